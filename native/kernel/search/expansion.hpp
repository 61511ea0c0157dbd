// How states are taken off the open list, looked up in the closed set and expanded.
//
// A state is looked up when it is taken off the open list, not when it is put there, and several at a time, so that
// their memory can be prefetched. The last three moves need no states: where three moves are left of the length that is
// searched, `LastThreeMoves` says whether they suffice.
#pragma once

#include <algorithm>
#include <atomic>
#include <bit>
#include <chrono>
#include <cstdint>

#include "kernel/model/puzzle.hpp"
#include "kernel/search/closed_set.hpp"
#include "kernel/search/commuting_moves.hpp"
#include "kernel/search/open_list.hpp"
#include "kernel/search/problem.hpp"
#include "kernel/search/workspace.hpp"

namespace ricochet::RICOCHET_CPU_TARGET {

/// What the threads of one search share. `put`, `take_some`, `pop_some` and `process_all` may be called by several
/// threads at once, each with its own worker.
template <int robots>
class Expansion {
public:
    Expansion(const Puzzle& puzzle, const Limits& limits, Control& control, Workspace& work)
        : problem(puzzle, work.goals),
          limits_(limits),
          control_(control),
          work_(work) {}

    Problem<robots> problem;
    int length = 0;  // the estimated length (f-cost) that is searched
    std::atomic<bool> halted{false};
    std::atomic<bool> is_out_of_memory{false};

    /// Allows so many expansions to all workers together.
    void allow(std::uint64_t expansions) { allowed_ = expansions; }

    State state_of(Entry entry) const { return entry & problem.slots.mask; }
    static int moves_of(Entry entry) { return int(entry >> (g_cost_shift + 1)); }

    /// Puts an entry on the open list of a worker.
    void put(Worker& worker, Entry entry, int estimate) {
        EntryStack* const bucket = worker.open.bucket_to_fill(moves_of(entry), estimate, worker.chunks, work_.budget);
        bucket[work_.closed.shard_of(state_of(entry))].push(entry, worker.chunks, work_.budget);
    }

    /// Entries that are processed together, at most.
    static constexpr int max_at_once = Problem<robots>::max_asked;

    /// Takes the next few entries off a stack, all of which belong into that table, and calls `visit(entry)` for those
    /// that are better than what the table has.
    template <int at_once, typename Visit>
    void take_some(Worker& worker, EntryStack& stack, ClosedTable& table, Visit visit) {
        if (table.is_full()) table.grow(work_.budget);
        pop_some<at_once>(worker, stack, table, [&](Entry entry) {
            if (table.improve(entry)) visit(entry);
        });
    }

    /// Calls `visit(entry)` for the next few entries of a stack, whose places in the table have been prefetched.
    template <int at_once, typename Visit>
    void pop_some(Worker& worker, EntryStack& stack, const ClosedTable& table, Visit visit) {
        Entry taken[at_once];
        int count = 0;
        for (; count < at_once && !stack.empty(); ++count) {
            taken[count] = stack.pop(worker.chunks);
            table.prefetch(state_of(taken[count]));
        }
        for (int i = 0; i < count; ++i) visit(taken[i]);
        worker.taken += std::uint64_t(count);
        if (worker.taken >= worker.next_check && must_halt(worker)) halted = true;
    }

    /// Processes entries of one bucket, which the table has. Those that cannot be solved within the length by the
    /// thorough bound wait for the next one.
    void process_all(Worker& worker, ClosedTable& table, const Entry* entries, int count) {
        State asked[max_at_once];
        int number = 0, left = 0;
        bool is_asked[max_at_once] = {}, refuted[max_at_once];
        if (worker.expanded >= thorough_from || work_.closed.is_sharded()) {
            for (int i = 0; i < count; ++i) {
                const State state = state_of(entries[i]);
                const int moves = length - moves_of(entries[i]);
                is_asked[i] = moves > lookahead && Thorough::is_worthwhile(problem.free_stop_moves(state), moves);
                if (is_asked[i]) asked[number++] = state, left = moves;
            }
            if (number > 0) {
                problem.build_thorough_bound();
                problem.refute(asked, number, left, refuted);
            }
        }
        number = 0;
        for (int i = 0; i < count; ++i) {
            if (is_asked[i] && refuted[number++]) {
                if (table.mark(entries[i], not_expanded)) put(worker, entries[i] & ~not_expanded, length + 1);
            } else {
                process(worker, table, entries[i]);
            }
        }
    }

    /// Tells whether a limit is met. The thread that called the search also calls the pulse.
    bool must_halt(Worker& worker) {
        worker.next_check = worker.taken + check_interval;
        if (&worker == &work_.worker && control_.pulse) control_.pulse();
        if (control_.cancelled.load(std::memory_order_relaxed)) return true;
        const std::chrono::duration<double> passed = Clock::now() - start_time_;
        return passed.count() >= limits_.seconds;
    }

private:
    using Clock = std::chrono::steady_clock;
    static constexpr std::uint64_t check_interval = 8192;
    static constexpr std::uint64_t allowed_at_once = 1024;
    static constexpr std::uint64_t thorough_from = 5;  // expansions from which the thorough bound is worth its tables

    const Limits& limits_;
    Control& control_;
    Workspace& work_;
    const Clock::time_point start_time_ = Clock::now();
    std::atomic<std::uint64_t> allowed_{0};  // expansions that no thread has taken yet

    /// Expands a state; or, where three moves are left of the length, tests it.
    void process(Worker& worker, ClosedTable& table, Entry entry) {
        if (worker.expanded == worker.allowed && !allow_more(worker)) {
            halted = true;
            return;
        }
        ++worker.expanded;
        if (length - moves_of(entry) > lookahead) {
            if (table.mark(entry, 0)) expand(worker, entry);
        } else if (problem.is_solved_within_three(state_of(entry))) {
            worker.ends.push(state_of(entry), worker.chunks, work_.budget);
        } else {
            put(worker, entry & ~not_expanded, length + 1);
        }
    }

    bool allow_more(Worker& worker) {
        std::uint64_t rest = allowed_.load(std::memory_order_relaxed);
        while (
            !allowed_.compare_exchange_weak(rest, rest - std::min(rest, allowed_at_once), std::memory_order_relaxed)) {
        }
        worker.allowed += std::min(rest, allowed_at_once);
        return rest > 0;
    }

    void expand(Worker& worker, Entry entry) {
        const State state = state_of(entry);
        const int moves = moves_of(entry) + 1;
        Slides slides;
        problem.find_moves(state, slides);
        const std::uint32_t useful = slides.legal & ~redundant_lanes(problem, entry, slides);
        const int here = problem.slots.candidates == 1 ? problem.free_stop_moves(state) : 0;
        EntryStack* next_length = nullptr;  // the bucket where most children belong
        for (std::uint32_t rest = useful; rest != 0; rest &= rest - 1) {
            const int lane = std::countr_zero(rest);
            int now;
            const State child = problem.child(state, lane, slides, now);
            const int left = here > 0 && lane >= 4 ? here : problem.free_stop_moves(child);
            if (left >= unreachable) continue;
            const bool is_last = left <= lookahead && moves + lookahead == length;
            const int estimate = is_last ? length : std::max(length, moves + std::max(left, lookahead + 1));
            const Entry reached = child | last_move_bits(problem, state, lane, now, slides) | not_expanded |
                                  Entry(2 * moves) << g_cost_shift;
            if (estimate == length + 1) {
                if (next_length == nullptr) {
                    next_length = worker.open.bucket_to_fill(moves, estimate, worker.chunks, work_.budget);
                }
                next_length[work_.closed.shard_of(child)].push(reached, worker.chunks, work_.budget);
            } else {
                put(worker, reached, estimate);
            }
        }
    }
};

}  // namespace ricochet::RICOCHET_CPU_TARGET
