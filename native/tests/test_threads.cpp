// Searches by several threads, long enough that they start, and all paths after that: for sanitizers, too.

#include <memory>
#include <random>
#include <vector>

#include "check.hpp"
#include "kernel/paths.hpp"
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
    for (const CpuPath& path : compiled_paths()) {
        if (!path.is_supported()) continue;
        for (const unsigned seed : hard) {
            std::mt19937 generator(seed);
            const Puzzle puzzle = naive::random_puzzle(generator, 16);
            const int length = threads_agree(path, puzzle);
            if (seed == hard[2]) limits_hold(path, puzzle, length);
        }
        every_path_is_told(path);
    }
    return failures == 0 ? 0 : 1;
}
