// The search for a shortest path.
//
// A* by f-cost and, among equals, by h-cost, lowest first. The last length therefore need not be searched to its end.
#pragma once

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdint>

#include "kernel/model/puzzle.hpp"
#include "kernel/search/expansion.hpp"
#include "kernel/search/fast_outcome.hpp"
#include "kernel/search/retrace.hpp"
#include "kernel/search/search_state.hpp"
#include "kernel/search/sweeps.hpp"

namespace ricochet::RICOCHET_CPU_TARGET {

template <int robots>
class Search {
public:
    Search(const Puzzle& puzzle, const Limits& limits, Control& control, Workspace& work, Aim aim, int threads)
        : search_(puzzle, limits, control, work, aim),
          sweeps_(search_, threads) {}

    /// Searches. If the aim is all paths, it leaves the ends in the worker of its workspace and the states that lead to
    /// them in the closed set.
    void run(FastOutcome& outcome) {
        search(outcome);
        for (int number = 0; number < sweeps_.worker_count(); ++number) {
            outcome.expanded += sweeps_.worker(number).expanded;
        }
    }

    const Problem<robots>& problem() const { return search_.problem; }

    /// Returns whether the work that follows the search must end: it has met a limit, was cancelled or ran out of
    /// memory. Calls the pulse.
    bool must_end() {
        search_.check_limits(search_.work.worker);
        return search_.has_ended();
    }

    /// Returns whether the search ended because memory had run out.
    bool is_out_of_memory() const { return search_.work.budget.is_exhausted(); }

private:
    // The number of states that are taken off the open list at a time. A larger batch hides more memory latency, and
    // more states can be queried together. But in a short search it expands more states than needed.
    static constexpr int batch = 8, large_batch = max_at_once;
    static constexpr std::uint64_t large_batches_from = 400;  // expansions
    static constexpr std::uint64_t sharded_from = 20'000;     // expansions from which sharding is worth its cost

    SearchState<robots> search_;
    Sweeps<robots> sweeps_;

    /// Leaves the status at `limit` if a limit ends the search.
    void search(FastOutcome& outcome) {
        search_.work.start(search_.limits.bytes, problem().slots.mask);
        Worker& worker = search_.work.worker;
        const auto& start = problem().start();

        // 1. The h-cost of the start is a lower bound on the length.
        const int h = problem().free_stop_moves(start.state);
        if (h >= unreachable) {
            outcome.status = Status::unsolvable;
            return;
        }
        set_at_least(outcome, h);
        search_.check_limits(worker);
        if (search_.has_ended()) return;

        // 2. Lengths up to three need no states: try all paths. From two moves on, a faster test shows whether any path
        // is so short.
        bool may_be_short = true;
        for (int moves = h; moves <= lookahead; ++moves) {
            if (moves > search_.limits.moves || outcome.expanded == search_.limits.expanded) return;
            ++outcome.expanded;
            if (moves > 1) may_be_short = may_be_short && problem().is_solved_within_three(start.state);
            if (may_be_short && problem().find_end(start, moves, outcome.path)) {
                outcome.status = Status::solved;
                outcome.length = moves;
                return;
            }
            set_at_least(outcome, moves + 1);
        }

        // 3. Put the start on the open list.
        int& f = search_.f;
        f = std::max(h, lookahead + 1);
        worker.allowed = search_.limits.expanded - outcome.expanded;
        search_.put(worker, {start.state.bits}, f);

        // 4. Search one f-cost after the other until one has a path to the target or no state is open.
        for (; f <= longest; ++f) {
            set_at_least(outcome, f);
            if (f > search_.limits.moves) return;
            if (!search_.work.closed.is_sharded()) search_alone();
            if (search_.work.closed.is_sharded() && !search_.has_ended()) sweeps_.search_f_cost();
            if (search_.has_ended()) return;
            if (!worker.ends.empty()) {
                outcome.status = Status::solved;
                outcome.length = f;
                if (search_.aim == Aim::one_path) show_path(outcome);
                return;
            }
            if (is_exhausted()) {
                outcome.status = Status::unsolvable;
                return;
            }
        }
        outcome.too_deep = true;
    }

    void set_at_least(FastOutcome& outcome, int moves) {
        assert(moves >= outcome.at_least);
        search_.control.at_least = outcome.at_least = moves;
    }

    bool is_exhausted() {
        for (int number = 0; number < sweeps_.worker_count(); ++number) {
            if (sweeps_.worker(number).open.has_any_above(search_.f)) return false;
        }
        return true;
    }

    /// Processes every state of this f-cost, lowest h-cost first. Stops when the search is worth sharding or, for one
    /// path, when a state is solved.
    void search_alone() {
        Worker& worker = search_.work.worker;
        ClosedTable& table = search_.work.closed.shard(0);
        while (const unsigned filled = worker.open.filled(search_.f)) {
            const int h = std::countr_zero(filled);
            EntryStack& stack = *worker.open.bucket(search_.f, h);
            Entry taken[large_batch];
            int count = 0;
            const auto keep = [&](Entry entry) { taken[count++] = entry; };
            if (worker.expanded < large_batches_from) {
                take_some<batch>(search_, worker, stack, table, keep);
            } else {
                take_some<large_batch>(search_, worker, stack, table, keep);
            }
            process_all(search_, worker, table, taken, count);
            if (stack.empty()) worker.open.mark_empty(search_.f, h);
            if (search_.has_ended() || (!worker.ends.empty() && search_.aim == Aim::one_path)) return;
            if (worker.expanded >= sharded_from) {
                sweeps_.start();
                return;
            }
        }
    }

    /// Plays a path to one of the ends, always the same one, and from there to the target.
    void show_path(FastOutcome& outcome) {
        EntryStack& ends = search_.work.worker.ends;
        const auto pop_end = [&] { return search_.state_of(ends.pop(search_.work.worker.chunks)); };
        State end = pop_end();
        while (!ends.empty()) end = std::min(end, pop_end());
        const int moves = search_.f - lookahead;
        State passed[max_moves];
        passed[moves] = end;
        const Retrace<robots> retrace(problem(), search_.work.closed);
        for (int g = moves; g > 0; --g) {
            [[maybe_unused]] const bool is_reached = retrace.each_before(passed[g], g - 1, [&](State before) {
                passed[g - 1] = before;
                return true;
            });
            assert(is_reached);
        }
        auto played = problem().start();
        for (int g = 0; g < moves; ++g) {
            [[maybe_unused]] const bool is_made = problem().each_move(played, [&](Move move, const auto& after) {
                if (after.state != passed[g + 1]) return false;
                outcome.path[g] = move;
                played = after;
                return true;
            });
            assert(is_made);
        }
        [[maybe_unused]] const bool is_solved = problem().find_end(played, lookahead, outcome.path + moves);
        assert(is_solved);
    }
};

}  // namespace ricochet::RICOCHET_CPU_TARGET
