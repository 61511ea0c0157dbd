// The entry points of the fast search, compiled once for each CPU target with RICOCHET_CPU_TARGET as the namespace.
#include <algorithm>
#include <chrono>
#include <memory>

#include "kernel/model/count_sequences.hpp"
#include "kernel/search/all_paths_search.hpp"
#include "kernel/search/fast_outcome.hpp"
#include "kernel/search/search.hpp"

namespace ricochet::RICOCHET_CPU_TARGET {

static_assert(sizeof(Workspace) < min_bytes);

bool accepts(const Puzzle& puzzle) {
    int robots = 0;
    for (const int cell : puzzle.robots) robots += cell != not_in_play;
    return puzzle.width <= stride && puzzle.height <= stride && robots >= 4;
}

namespace {

bool all_in_play(const Puzzle& puzzle) {
    bool all = true;
    for (const int cell : puzzle.robots) all &= cell != not_in_play;
    return all;
}

/// Searches, and tells whether the limit of memory ended it.
template <int robots>
bool ends_for_memory(const Puzzle& puzzle, const Limits& limits, Control& control, Workspace& work, int threads,
                     FastOutcome& outcome) {
    Search<robots> search(puzzle, limits, control, work, Aim::one_path, threads);
    search.run(outcome);
    return search.is_out_of_memory();
}

template <int robots>
void run(const Puzzle& puzzle, const Limits& limits, Control& control, int threads, FastOutcome& outcome) {
    using Clock = std::chrono::steady_clock;
    static thread_local const std::unique_ptr<Workspace> work(new Workspace);
    const auto began = Clock::now();
    const bool keeps_memory = work->keeps_memory();
    // What several threads take depends on which is faster: they get so little that one alone needs less than the
    // limit.
    Limits first = limits;
    if (threads > 1) first.bytes -= limits.bytes / 4;
    if (ends_for_memory<robots>(puzzle, first, control, *work, threads, outcome) && (threads > 1 || keeps_memory)) {
        // What is kept of the searches before counts, too, needed or not.
        work->release();
        Limits left = limits;
        left.seconds -= std::chrono::duration<double>(Clock::now() - began).count();
        const int at_least = outcome.at_least;
        outcome = {};
        if (!ends_for_memory<robots>(puzzle, left, control, *work, 1, outcome)) {
            outcome.at_least = std::max(outcome.at_least, at_least);  // there may have been no time for as much
        }
    }
    work->trim();
}

}  // namespace

void search(const Puzzle& puzzle, const Limits& limits, Control& control, int threads, FastOutcome& outcome) {
    all_in_play(puzzle) ? run<5>(puzzle, limits, control, threads, outcome)
                        : run<4>(puzzle, limits, control, threads, outcome);
}

std::uint64_t count_sequences(const Puzzle& puzzle, int depth) {
    const Board board(puzzle);
    const Slots slots(puzzle, board);
    State state = 0;
    for (int slot = 0; slot < slots.count; ++slot) {
        state |= pack(board.at(puzzle.robots[std::size_t(slots.robot[slot])]), unmoved, slot);
    }
    return slots.count == 5 ? count_sequences<5>(board, slots, state, depth)
                            : count_sequences<4>(board, slots, state, depth);
}

AllPaths* find_all_paths(const Puzzle& puzzle, const Limits& limits, Control& control) {
    if (all_in_play(puzzle)) return new AllPathsSearch<5>(puzzle, limits, control);
    return new AllPathsSearch<4>(puzzle, limits, control);
}

}  // namespace ricochet::RICOCHET_CPU_TARGET
