// Times the kernel and the yardstick side by side, puzzle by puzzle. bench/run.py feeds it and makes sense of its
// lines.
//
//   measure threads repeats yardstick_repeats cpu|wall < puzzles
//
// A puzzle is a line of numbers: width, height, a wall mask for each cell, the number of diagonals, each as cell,
// robot and 1 if it rises, the cells of five robots or -1, the target's robot or -1, its cell, and 1 if the ricochet
// rule holds. For each line it prints the length, the states expanded, and the microseconds of the kernel and of the
// yardstick, each the best of its repeats; without repeats of the yardstick, or where that cannot search, 0. Times are
// the processor's, of one thread, or those that passed. All puzzles are gone through before one is repeated,
// so that a moment in which the machine was busy does not fall on all repeats of one.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#include "kernel/engine.hpp"
#include "yardstick.hpp"

using namespace ricochet;

namespace {

/// Microseconds: of this thread's processor, or those that passed.
double now(bool of_processor) {
#ifdef CLOCK_THREAD_CPUTIME_ID
    if (of_processor) {
        timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return double(time.tv_sec) * 1e6 + double(time.tv_nsec) / 1e3;
    }
#endif
    using Micro = std::chrono::duration<double, std::micro>;
    return Micro(std::chrono::steady_clock::now().time_since_epoch()).count();
}

Puzzle read_puzzle(const std::string& line) {
    std::istringstream numbers(line);
    const auto next = [&] {
        int number = 0;
        if (!(numbers >> number)) {
            std::fprintf(stderr, "a line ends too soon\n");
            std::exit(2);
        }
        return number;
    };
    Puzzle puzzle;
    puzzle.width = next();
    puzzle.height = next();
    for (int i = puzzle.width * puzzle.height; i > 0; --i) puzzle.walls.push_back(std::uint8_t(next()));
    for (int i = next(); i > 0; --i) {
        Diagonal diagonal;
        diagonal.cell = next();
        diagonal.robot = decltype(diagonal.robot)(next());
        diagonal.rising = next() != 0;
        puzzle.diagonals.push_back(diagonal);
    }
    for (int& cell : puzzle.robots) cell = next();
    puzzle.target_robot = decltype(puzzle.target_robot)(next());  // an int in older kernels
    puzzle.target = next();
    puzzle.ricochet_rule = next() != 0;
    return puzzle;
}

struct Timed {
    Puzzle puzzle;
    std::string line;
    Outcome outcome{};
    double kernel = 0, yardstick = 0;  // microseconds, or 0 before the first

    int length() const { return outcome.status == Status::solved ? int(outcome.path.size()) : -1; }
};

template <typename Search>
void time_one(double& best, bool of_processor, Search search) {
    const double began = now(of_processor);
    search();
    const double passed = now(of_processor) - began;
    best = best == 0 ? passed : std::min(best, passed);
}

void time_kernel(Timed& timed, int threads, bool of_processor) {
    time_one(timed.kernel, of_processor, [&] {
        Control control;
        timed.outcome = solve(timed.puzzle, Limits{}, control, threads);
    });
}

void time_yardstick(Timed& timed, bool of_processor) {
    const int length = timed.length();
    if (!Yardstick::accepts(timed.puzzle) || length < 0) return;
    time_one(timed.yardstick, of_processor, [&] {
        if (Yardstick(timed.puzzle).solve(length) != length) {
            std::fprintf(stderr, "kernel and yardstick disagree: %s\n", timed.line.c_str());
            std::exit(1);
        }
    });
}

}  // namespace

int main(int count, char** words) {
    if (count != 5) {
        std::fprintf(stderr, "usage: measure threads repeats yardstick_repeats cpu|wall < puzzles\n");
        return 2;
    }
    const int threads = std::atoi(words[1]), repeats = std::atoi(words[2]), yardstick_repeats = std::atoi(words[3]);
    const bool of_processor = words[4] == std::string("cpu");
    std::vector<Timed> all;
    for (std::string line; std::getline(std::cin, line);) all.push_back({read_puzzle(line), line});
    for (int round = 0; round < std::max(repeats, yardstick_repeats); ++round) {
        for (Timed& timed : all) {
            if (round < repeats) time_kernel(timed, threads, of_processor);
            if (round < yardstick_repeats) time_yardstick(timed, of_processor);
        }
    }
    for (const Timed& timed : all) {
        const auto expanded = static_cast<unsigned long long>(timed.outcome.expanded);
        std::printf("%d %llu %.2f %.2f\n", timed.length(), expanded, timed.kernel, timed.yardstick);
    }
}
