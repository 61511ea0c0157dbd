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

template <int robots>
void run(const Puzzle& puzzle, const Limits& limits, Control& control, int threads, FastOutcome& outcome) {
    using Clock = std::chrono::steady_clock;
    static thread_local const std::unique_ptr<Workspace> work(new Workspace);
    const auto began = Clock::now();
    const bool kept_memory = work->keeps_memory();

    // 1. Search. The memory that several threads use depends on which is faster: they get so little that one alone
    // needs less than the limit.
    Limits first_limits = limits;
    if (threads > 1) first_limits.bytes -= limits.bytes / 4;
    Search<robots> first(puzzle, first_limits, control, *work, Aim::one_path, threads);
    first.run(outcome);

    // 2. If memory ran out, search again with all of it, on one thread. The memory kept from earlier searches counted
    // too, needed or not.
    if (first.is_out_of_memory() && (threads > 1 || kept_memory)) {
        work->release();
        Limits rest = limits;
        rest.seconds -= std::chrono::duration<double>(Clock::now() - began).count();
        const int at_least = outcome.at_least;
        outcome = {};
        Search<robots> second(puzzle, rest, control, *work, Aim::one_path, 1);
        second.run(outcome);
        // There may have been no time to come as far as before.
        if (!second.is_out_of_memory()) outcome.at_least = std::max(outcome.at_least, at_least);
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
    State state{};
    for (int slot = 0; slot < slots.count; ++slot) {
        const int robot = slots.robot[slot];
        state = with_robot(state, slot, board.at(puzzle.robots[std::size_t(robot)]), unmoved);
    }
    return slots.count == 5 ? count_sequences<5>(board, slots, state, depth)
                            : count_sequences<4>(board, slots, state, depth);
}

AllPaths* find_all_paths(const Puzzle& puzzle, const Limits& limits, Control& control) {
    if (all_in_play(puzzle)) return new AllPathsSearch<5>(puzzle, limits, control);
    return new AllPathsSearch<4>(puzzle, limits, control);
}

}  // namespace ricochet::RICOCHET_CPU_TARGET
