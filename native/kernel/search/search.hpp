// The search for a shortest path on boards of at most 16x16 with four or five robots.
//
// A* by estimated length (f-cost), and within a length those states first that have the fewest moves left (h-cost): the
// last length need not be searched to its end.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>

#include "kernel/model/puzzle.hpp"
#include "kernel/search/expansion.hpp"
#include "kernel/search/fast_outcome.hpp"
#include "kernel/search/retrace.hpp"
#include "kernel/search/sweeps.hpp"
#include "kernel/search/workspace.hpp"

namespace ricochet::RICOCHET_CPU_TARGET {

/// How thorough a search is.
enum class Aim {
    one_path,
    all_paths,  // keeps all that is needed to list every shortest path
};

template <int robots>
class Search {
public:
    Search(const Puzzle& puzzle, const Limits& limits, Control& control, Workspace& work, Aim aim, int threads)
        : limits_(limits),
          control_(control),
          work_(work),
          aim_(aim),
          expansion_(puzzle, limits, control, work),
          sweeps_(expansion_, work, threads) {}

    /// Searches. If the aim is all paths, it leaves the ends in the worker of its workspace, and what leads there in
    /// the closed set.
    void run(FastOutcome& outcome) {
        try {
            work_.start(limits_.bytes, problem().slots.mask);
            solve(outcome);
        } catch (const OutOfBudget&) {
            outcome.status = Status::limit;
            expansion_.is_out_of_memory = true;
        }
        outcome.expanded = expanded_before_;
        for (int number = 0; number < sweeps_.worker_count(); ++number) {
            outcome.expanded += sweeps_.worker(number).expanded;
        }
    }

    const Problem<robots>& problem() const { return expansion_.problem; }

    /// Tells whether the limit that ended the search was that of memory.
    bool is_out_of_memory() const { return expansion_.is_out_of_memory; }

private:
    // States that are taken off the open list at a time. With more of them memory is waited for less, and more of them
    // can be asked about together; but of a short search more is done than was needed.
    static constexpr int batch = 8, large_batch = Expansion<robots>::max_at_once;
    static constexpr std::uint64_t large_batches_from = 400;  // expansions
    static constexpr std::uint64_t sharded_from = 20'000;     // expansions from which shards are worth their start

    const Limits& limits_;
    Control& control_;
    Workspace& work_;
    const Aim aim_;
    Expansion<robots> expansion_;
    Sweeps<robots> sweeps_;
    std::uint64_t expanded_before_ = 0;  // without states

    void solve(FastOutcome& outcome) {
        Worker& worker = work_.worker;
        const auto& start = problem().start();
        const int bound = problem().free_stop_moves(start.state);
        if (bound >= unreachable) {
            outcome.status = Status::unsolvable;
            return;
        }
        control_.at_least = outcome.at_least = bound;
        if (expansion_.must_halt(worker)) return;
        for (int moves = bound; moves <= lookahead; ++moves) {
            if (moves > limits_.moves || expanded_before_ == limits_.expanded) return;
            ++expanded_before_;
            if (problem().each_end(start, moves, outcome.path, [] { return true; })) {
                outcome.status = Status::solved;
                outcome.length = moves;
                return;
            }
            control_.at_least = outcome.at_least = moves + 1;
        }
        int& length = expansion_.length;
        length = std::max(bound, lookahead + 1);
        expansion_.allow(limits_.expanded - expanded_before_);
        expansion_.put(worker, start.state, length);
        for (; length <= max_moves; ++length) {
            control_.at_least = outcome.at_least = length;
            if (length > limits_.moves) return;
            if (!work_.closed.is_sharded()) search_alone();
            if (work_.closed.is_sharded()) sweeps_.search_length(aim_ == Aim::one_path);
            if (expansion_.halted) return;
            if (!worker.ends.empty()) {
                outcome.status = Status::solved;
                outcome.length = length;
                if (aim_ == Aim::one_path) show_path(outcome);
                return;
            }
            if (is_exhausted()) {
                outcome.status = Status::unsolvable;
                return;
            }
        }
        outcome.too_deep = true;
    }

    bool is_exhausted() {
        for (int number = 0; number < sweeps_.worker_count(); ++number) {
            if (sweeps_.worker(number).open.anything_after(expansion_.length)) return false;
        }
        return true;
    }

    /// Processes every state of this estimated length, those with the fewest moves left first, until one is solved or,
    /// for all paths, to the end; or until the search is worth sharding.
    void search_alone() {
        Worker& worker = work_.worker;
        ClosedTable& table = work_.closed.shard(0);
        const int length = expansion_.length;
        while (const unsigned filled = worker.open.filled(length)) {
            const int fewest = std::countr_zero(filled);
            EntryStack& stack = *worker.open.bucket(length, fewest);
            Entry taken[large_batch];
            int count = 0;
            const auto keep = [&](Entry entry) { taken[count++] = entry; };
            if (worker.expanded < large_batches_from) {
                expansion_.template take_some<batch>(worker, stack, table, keep);
            } else {
                expansion_.template take_some<large_batch>(worker, stack, table, keep);
            }
            expansion_.process_all(worker, table, taken, count);
            if (stack.empty()) worker.open.mark_empty(length, fewest);
            if (expansion_.halted || (!worker.ends.empty() && aim_ == Aim::one_path)) return;
            if (worker.expanded >= sharded_from) {
                sweeps_.start();
                return;
            }
        }
    }

    /// Plays to one of the ends, always the same, and from there to the target.
    void show_path(FastOutcome& outcome) {
        EntryStack& ends = work_.worker.ends;
        State end = ends.pop(work_.worker.chunks);
        while (!ends.empty()) end = std::min(end, ends.pop(work_.worker.chunks));
        const int moves = expansion_.length - lookahead;
        State passed[max_moves];
        passed[moves] = end;
        const Retrace<robots> retrace(problem(), work_.closed);
        for (int count = moves; count > 0; --count) {
            retrace.each_before(passed[count], count - 1, [&](State before) {
                passed[count - 1] = before;
                return true;
            });
        }
        auto played = problem().start();
        for (int count = 0; count < moves; ++count) {
            problem().each_move(played, [&](Move move, const auto& after) {
                if (after.state != passed[count + 1]) return false;
                outcome.path[count] = move;
                played = after;
                return true;
            });
        }
        problem().each_end(played, lookahead, outcome.path + moves, [] { return true; });
    }
};

}  // namespace ricochet::RICOCHET_CPU_TARGET
