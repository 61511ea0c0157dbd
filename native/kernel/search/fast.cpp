// The entry points of the fast search, compiled for each CPU target and size of boards, with RICOCHET_CPU_TARGET as the
// namespace.
#include <algorithm>
#include <chrono>
#include <optional>
#include <type_traits>

#include "kernel/model/count_sequences.hpp"
#include "kernel/search/all_paths_search.hpp"
#include "kernel/search/cpu_targets.hpp"
#include "kernel/search/fast_outcome.hpp"
#include "kernel/search/search.hpp"

namespace ricochet::RICOCHET_CPU_TARGET {

/// The workspace, and tables of a short search.
extern const std::size_t min_bytes;
const std::size_t min_bytes = is_wide ? 9'000'000 : 3'500'000;
static_assert(sizeof(Workspace) < (is_wide ? 8'500'000 : 3'200'000));

namespace {

struct KeptWorkspace final : KeptMemory {
    Workspace work;
};

Workspace& workspace() {
    const auto make = []() -> KeptMemory* { return new KeptWorkspace; };
    return static_cast<KeptWorkspace&>(kept_memory(&min_bytes, make)).work;
}

int robots_in_play(const Puzzle& puzzle) {
    int robots = 0;
    for (const int cell : puzzle.robots) robots += cell != not_in_play;
    return robots;
}

/// Calls `visit` with the number of robots as a constant.
template <typename Visit>
auto with_robots(const Puzzle& puzzle, Visit visit) {
    const int robots = robots_in_play(puzzle);
    if (robots == 3) return visit(std::integral_constant<int, 3>());
    if (robots == 4) return visit(std::integral_constant<int, 4>());
    return visit(std::integral_constant<int, 5>());
}

template <int robots>
void run(const Puzzle& puzzle, const Limits& limits, Control& control, int threads, FastOutcome& outcome) {
    using Clock = std::chrono::steady_clock;
    const auto began = Clock::now();
    Workspace& work = workspace();
    const bool kept_memory = work.keeps_memory();

    // 1. Search. The memory that several threads use depends on their speed. Their limit is lower, so that every search
    //    that they finish would also fit the whole limit on one thread.
    Limits first_limits = limits;
    if (threads > 1) first_limits.bytes -= limits.bytes / 4;
    std::optional<Search<robots>> search(std::in_place, puzzle, first_limits, control, work, Aim::one_path, threads);
    search->run(outcome);

    // 2. If memory ran out, search again with all of it on one thread. Memory kept from earlier searches counted too,
    //    whether it was needed or not.
    if (search->is_out_of_memory() && (threads > 1 || kept_memory)) {
        search.reset();  // with the memory of all its threads
        work.release();
        Limits rest = limits;
        rest.seconds -= std::chrono::duration<double>(Clock::now() - began).count();
        const int at_least = outcome.at_least;
        outcome = {};
        search.emplace(puzzle, rest, control, work, Aim::one_path, 1);
        search->run(outcome);
        // The second search may have run out of time before it got as far as the first.
        if (!search->is_out_of_memory()) outcome.at_least = std::max(outcome.at_least, at_least);
    }
    work.trim();
}

}  // namespace

bool accepts(const Puzzle& puzzle) {
    if (puzzle.width > stride || puzzle.height > stride) return false;
    const int robots = robots_in_play(puzzle);
    if (is_wide && robots == 5 && puzzle.target_robot == any_robot)
        return false;  // a state has no bits for their memories
    return robots >= 3;
}

void search(const Puzzle& puzzle, const Limits& limits, Control& control, int threads, FastOutcome& outcome) {
    with_robots(puzzle, [&](auto robots) { run<robots>(puzzle, limits, control, threads, outcome); });
}

std::uint64_t count_sequences(const Puzzle& puzzle, int depth) {
    const Board board(puzzle);
    const Slots slots(puzzle, board);
    State state{};
    for (const Slot slot : first_slots(slots.count)) {
        state = slots.with(state, slot, board.at(puzzle.robots[slots.robot[slot]]), unmoved);
    }
    return with_robots(puzzle, [&](auto robots) { return count_sequences<robots>(board, slots, state, depth); });
}

AllPaths* find_all_paths(const Puzzle& puzzle, const Limits& limits, Control& control) {
    return with_robots(puzzle,
                       [&](auto robots) -> AllPaths* { return new AllPathsSearch<robots>(puzzle, limits, control); });
}

}  // namespace ricochet::RICOCHET_CPU_TARGET
