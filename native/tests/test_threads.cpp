// Searches by several threads, long enough that they start, and all paths after that: for sanitizers, too.

#include <memory>
#include <random>
#include <vector>

#include "check.hpp"
#include "kernel/general/general.hpp"
#include "kernel/platform/cpu_dispatch.hpp"
#include "naive.hpp"

using namespace ricochet;

namespace {

/// Puzzles of 12 to 20 moves that take more than 150,000 states, by the seed they are drawn with.
constexpr unsigned hard[] = {112, 778, 1443};
constexpr std::uint64_t threads_start = 100'000;

std::vector<Move> path_of(const Answer& answer) { return {answer.path, answer.path + answer.length}; }

int threads_agree(const CpuPath& path, const Puzzle& puzzle) {
    Answer alone;
    for (int threads = 1; threads <= 3; ++threads) {
        Control control;
        Answer found;
        path.search(puzzle, {}, control, threads, found);
        CHECK(found.status == Status::solved);
        CHECK(found.expanded > threads_start);  // or there was but one
        CHECK(naive::solves(puzzle, path_of(found)));
        if (threads == 1) alone = found;
        CHECK(path_of(found) == path_of(alone));
        CHECK(found.expanded == alone.expanded);
    }
    return alone.length;
}

void limits_hold(const CpuPath& path, const Puzzle& puzzle, int length) {
    Control control;
    Answer found;
    path.search(puzzle, {.expanded = threads_start + 30'000}, control, 2, found);
    CHECK(found.status == Status::limit && found.expanded <= threads_start + 30'000);
    path.search(puzzle, {.bytes = 4'000'000}, control, 2, found);
    CHECK(found.status == Status::limit);
    const int late = length - 1;  // by then two threads search
    control.pulse = [&] { control.cancelled = control.at_least >= late; };
    path.search(puzzle, {}, control, 2, found);
    CHECK(found.status == Status::limit && found.expanded > threads_start);
}

/// A hall, and from its floor a corridor to and fro, up to the target. Two robots must go all the way before the third can stop there.
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
    puzzle.target_robot = 0;
    puzzle.target = top * side + hall + 2;
    return puzzle;
}

/// Here more moves are left than piles are kept apart by.
void a_long_way_is_found(const CpuPath& path, const Outcome& expected) {
    std::uint64_t expanded = 0;
    for (int threads = 1; threads <= 3; ++threads) {
        Control control;
        Answer found;
        path.search(hall_and_corridor(), {}, control, threads, found);
        CHECK(found.status == Status::solved && found.length == int(expected.path.size()));
        CHECK(naive::solves(hall_and_corridor(), path_of(found)));
        CHECK(found.expanded > threads_start);
        if (threads == 1) expanded = found.expanded;
        CHECK(found.expanded == expanded);
    }
}

void every_path_is_told(const CpuPath& path) {
    std::mt19937 generator(3);
    int told = 0;
    for (int round = 0; round < 60; ++round) {
        const Puzzle puzzle = naive::random_puzzle(generator, 6);
        if (!path.accepts(puzzle)) continue;
        Control control;
        const std::unique_ptr<Ways> ways(path.find_ways(puzzle, {}, control));
        if (ways->status != Status::solved || ways->count > 500) continue;
        std::vector<Move> way(std::size_t(ways->moves));
        std::uint64_t count = 0;
        for (; ways->next(way.data()); ++count) CHECK(naive::solves(puzzle, way));
        CHECK(count == ways->count);
        told += int(count);
    }
    CHECK(told > 20);
}

}  // namespace

int main() {
    Control control;
    const Outcome long_way = wide::search(hall_and_corridor(), {}, control);
    CHECK(long_way.path.size() == 48);
    for (const CpuPath& path : compiled_paths()) {
        if (!path.is_supported()) continue;
        for (const unsigned seed : hard) {
            std::mt19937 generator(seed);
            const Puzzle puzzle = naive::random_puzzle(generator, 16);
            const int length = threads_agree(path, puzzle);
            if (seed == hard[2]) limits_hold(path, puzzle, length);
        }
        every_path_is_told(path);
        a_long_way_is_found(path, long_way);
    }
    return failures == 0 ? 0 : 1;
}
