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

/// What the threads of one search share. `put`, `take_some`, `pop_some` and `process` may be called by several threads
/// at once, each with its own worker.
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

    /// Allows so many expansions to all workers together.
    void allow(std::uint64_t expansions) { allowed_ = expansions; }

    State state_of(Entry entry) const { return entry & problem.slots.mask; }
    static int moves_of(Entry entry) { return int(entry >> (g_cost_shift + 1)); }

    /// Puts an entry on the open list of a worker.
    void put(Worker& worker, Entry entry, int estimate) {
        EntryStack* const bucket = worker.open.bucket_to_fill(moves_of(entry), estimate, worker.chunks, work_.budget);
        bucket[work_.closed.shard_of(state_of(entry))].push(entry, worker.chunks, work_.budget);
    }

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

    /// Expands a state; or, where three moves are left of the length, tests it.
    void process(Worker& worker, Entry entry) {
        if (worker.expanded == worker.allowed && !allow_more(worker)) {
            halted = true;
            return;
        }
        ++worker.expanded;
        if (!is_tested(entry)) {
            expand(worker, entry);
        } else if (problem.is_solved_within_three(state_of(entry))) {
            worker.ends.push(state_of(entry), worker.chunks, work_.budget);
        } else {
            put(worker, entry ^ Entry(1) << g_cost_shift, length + 1);
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

    const Limits& limits_;
    Control& control_;
    Workspace& work_;
    const Clock::time_point start_time_ = Clock::now();
    std::atomic<std::uint64_t> allowed_{0};  // expansions that no thread has taken yet

    static bool is_tested(Entry entry) { return entry >> g_cost_shift & 1; }
    static Entry with_g_cost(Entry entry, int moves, bool tested) {
        return entry | Entry(2 * moves + tested) << g_cost_shift;
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
        const bool one_candidate = problem.slots.candidates == 1;
        const auto other_moves = one_candidate ? problem.other_moves(state, slides) : AllBounds::OtherMoves();
        EntryStack* next_length = nullptr;  // the bucket where most children belong
        for (std::uint32_t rest = useful; rest != 0; rest &= rest - 1) {
            const int lane = std::countr_zero(rest);
            int now;
            const State child = problem.child(state, lane, slides, now);
            const int left = one_candidate && lane >= 4 ? other_moves.after_other_move(lane) : problem.bound(child);
            if (left >= unreachable) continue;
            const bool tested = left <= lookahead && moves + lookahead == length;
            const int estimate = tested ? length : std::max(length, moves + std::max(left, lookahead + 1));
            const Entry reached = with_g_cost(child | last_move_bits(problem, state, lane, now, slides), moves, tested);
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
