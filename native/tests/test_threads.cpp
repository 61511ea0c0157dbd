// Tests searches that are long enough to start several threads, and then lists all shortest paths. Also runs with
// sanitizers.

#include <algorithm>
#include <memory>
#include <random>
#include <vector>

#include "check.hpp"
#include "kernel/general/general.hpp"
#include "kernel/search/cpu_targets.hpp"
#include "naive.hpp"

using namespace ricochet;

namespace {

/// Puzzles of 15, 22 and 21 moves that take more than 40,000 states, by the seed that draws them.
constexpr unsigned hard[] = {304, 336, 739};
constexpr std::uint64_t threads_start = 20'000;

std::vector<Move> path_of(const FastOutcome& outcome) { return {outcome.path, outcome.path + outcome.length}; }

int threads_agree(const CpuTarget& target, const Puzzle& puzzle) {
    FastOutcome alone;
    for (int threads = 1; threads <= 3; ++threads) {
        Control control;
        FastOutcome found;
        target.search(puzzle, {}, control, threads, found);
        CHECK(found.status == Status::solved);
        CHECK(found.expanded > threads_start);  // otherwise only one thread searched
        CHECK(naive::solves(puzzle, path_of(found)));
        if (threads == 1) alone = found;
        CHECK(path_of(found) == path_of(alone));
        CHECK(found.expanded == alone.expanded);
    }
    return alone.length;
}

/// The limit of expansions means the same on any number of threads, and is used up to the last one.
void expansions_mean_the_same(const CpuTarget& target, const Puzzle& puzzle) {
    Control control;
    FastOutcome whole;
    target.search(puzzle, {}, control, 1, whole);
    for (std::uint64_t allowed :
         {threads_start + 1, threads_start + 1000, threads_start + 7777, whole.expanded - 1, whole.expanded}) {
        FastOutcome alone;
        for (int threads = 1; threads <= 4; ++threads) {
            FastOutcome found;
            target.search(puzzle, {.expanded = allowed}, control, threads, found);
            CHECK(found.expanded == allowed);
            CHECK(found.status == (allowed < whole.expanded ? Status::limit : Status::solved));
            if (threads == 1) alone = found;
            CHECK(found.at_least == alone.at_least && path_of(found) == path_of(alone));
        }
    }
}

void limits_hold(const CpuTarget& target, const Puzzle& puzzle, int length) {
    Control control;
    const auto search = [&](const Limits& limits) {
        FastOutcome found;
        target.search(puzzle, limits, control, 2, found);
        CHECK(found.status == Status::limit);
        return found.expanded;
    };
    CHECK(search({.expanded = threads_start + 20'000}) == threads_start + 20'000);
    search({.bytes = 4'000'000});
    const int late = length - 1;  // by then, two threads are searching
    control.pulse = [&] { control.cancelled = control.at_least >= late; };
    CHECK(search({}) > threads_start);
}

/// Within a limit of bytes, several threads find what one thread finds. So does a thread that keeps memory from a
/// longer search.
void memory_means_the_same(const CpuTarget& target, const Puzzle& puzzle) {
    int solved = 0, limited = 0;
    for (std::size_t more = 1'500'000; more < 8'500'000; more += 1'000'000) {
        const std::size_t bytes = target.min_bytes + more;
        FastOutcome alone;
        for (const int threads : {1, 2, 3, 1}) {
            Control control;
            FastOutcome found;
            target.search(puzzle, {.bytes = bytes}, control, threads, found);
            if (threads == 1) {
                FastOutcome longer;
                target.search(puzzle, {}, control, threads, longer);
            }
            if (alone.expanded == 0) {
                alone = found;
                ++(found.status == Status::solved ? solved : limited);
            }
            CHECK(found.status == alone.status && found.at_least == alone.at_least);
            CHECK(path_of(found) == path_of(alone) && found.expanded == alone.expanded);
        }
    }
    CHECK(solved > 0 && limited > 0);
}

/// A hall with a winding corridor from its floor up to the target. Two robots must go the whole distance before the
/// third can stop there.
Puzzle hall_and_corridor() {
    constexpr int side = 16, hall = 3, top = 8;
    Puzzle puzzle = naive::empty_board(side, side);
    for (int row = 0; row < side - 1; ++row) {
        naive::add_wall(puzzle, row * side + hall - 1, east);
        const int gap = row < top ? 0 : row % 2 == 0 ? side - 1 : hall;
        for (int column = hall; column < side; ++column) {
            if (column != gap) naive::add_wall(puzzle, row * side + column, south);
        }
    }
    puzzle.robots = {0, hall - 1, 10, side * 4 + 1, not_in_play};
    puzzle.target_robot = Robot::red;
    puzzle.target = top * side + hall + 2;
    return puzzle;
}

/// The h-cost exceeds the buckets of the open list.
void a_long_path_is_found(const CpuTarget& target, const Outcome& expected) {
    std::uint64_t expanded = 0;
    for (int threads = 1; threads <= 3; ++threads) {
        Control control;
        FastOutcome found;
        target.search(hall_and_corridor(), {}, control, threads, found);
        CHECK(found.status == Status::solved && found.length == int(expected.path.size()));
        CHECK(naive::solves(hall_and_corridor(), path_of(found)));
        CHECK(found.expanded > threads_start);
        if (threads == 1) expanded = found.expanded;
        CHECK(found.expanded == expanded);
    }
}

void all_paths_are_listed(const CpuTarget& target) {
    std::mt19937 generator(3);
    int listed = 0;
    for (int round = 0; round < 60; ++round) {
        const Puzzle puzzle = naive::random_puzzle(generator, 6);
        if (!target.accepts(puzzle)) continue;
        Control control;
        const std::unique_ptr<AllPaths> paths(target.find_all_paths(puzzle, {}, control));
        if (paths->status != Status::solved || paths->count > 500) continue;
        std::vector<Move> path(std::size_t(paths->moves));
        std::uint64_t count = 0;
        for (; paths->next(path.data()); ++count) CHECK(naive::solves(puzzle, path));
        CHECK(count == paths->count);
        listed += int(count);
    }
    CHECK(listed > 20);
}

}  // namespace

int main() {
    Control control;
    const Outcome long_path = general::search(hall_and_corridor(), {}, control);
    CHECK(long_path.path.size() == 48);
    for (const CpuTarget& target : compiled_targets()) {
        if (!target.cpu.is_supported()) continue;
        for (const unsigned seed : hard) {
            std::mt19937 generator(seed);
            const Puzzle puzzle = naive::random_puzzle(generator, 16);
            const int length = threads_agree(target, puzzle);
            expansions_mean_the_same(target, puzzle);
            if (seed == hard[2]) limits_hold(target, puzzle, length);
            if (seed == hard[0]) memory_means_the_same(target, puzzle);
        }
        all_paths_are_listed(target);
        a_long_path_is_found(target, long_path);
    }
    // The search for boards of up to 32x32 is the same code, so one target and one puzzle are enough.
    const auto wide = compiled_wide_targets();
    const CpuTarget& target =
        *std::ranges::find_if(wide, [](const CpuTarget& each) { return each.cpu.is_supported(); });
    std::mt19937 generator(hard[0]);
    threads_agree(target, naive::random_puzzle(generator, 16));
    all_paths_are_listed(target);
    a_long_path_is_found(target, long_path);
    return failures == 0 ? 0 : 1;
}
