// Times the kernel and the yardstick side by side, puzzle by puzzle. bench/run.py feeds it and makes sense of its lines.
//
//   measure threads repeats yardstick_repeats < puzzles
//
// A puzzle is a line of numbers: width, height, a wall mask for each cell, the number of diagonals, each as cell,
// robot and 1 if it rises, the cells of five robots or -1, the target's robot or -1, and its cell. For each line it
// prints the length, the states expanded, and the microseconds of the kernel and of the yardstick, each the best of
// its repeats; without repeats of the yardstick, or where that cannot search, 0.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <sstream>
#include <string>

#include "kernel/engine.hpp"
#include "yardstick.hpp"

using namespace ricochet;

namespace {

using Clock = std::chrono::steady_clock;

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
        diagonal.robot = next();
        diagonal.rising = next() != 0;
        puzzle.diagonals.push_back(diagonal);
    }
    for (int& cell : puzzle.robots) cell = next();
    puzzle.target_robot = next();
    puzzle.target = next();
    return puzzle;
}

template <typename Search>
double best_of(int repeats, Search search) {
    double best = 0;
    for (int i = 0; i < repeats; ++i) {
        const auto began = Clock::now();
        search();
        const double passed = std::chrono::duration<double, std::micro>(Clock::now() - began).count();
        best = i == 0 ? passed : std::min(best, passed);
    }
    return best;
}

}  // namespace

int main(int count, char** words) {
    if (count != 4) {
        std::fprintf(stderr, "usage: measure threads repeats yardstick_repeats < puzzles\n");
        return 2;
    }
    const int threads = std::atoi(words[1]), repeats = std::atoi(words[2]), yardstick_repeats = std::atoi(words[3]);
    for (std::string line; std::getline(std::cin, line);) {
        const Puzzle puzzle = read_puzzle(line);
        Outcome outcome;
        const double kernel = best_of(repeats, [&] {
            Control control;
            outcome = solve(puzzle, Limits{}, control, threads);
        });
        const int length = outcome.status == Status::solved ? int(outcome.path.size()) : -1;
        double yardstick = 0;
        if (Yardstick::accepts(puzzle) && length >= 0) {
            yardstick = best_of(yardstick_repeats, [&] {
                if (Yardstick(puzzle).solve(length) != length) {
                    std::fprintf(stderr, "kernel and yardstick disagree: %s\n", line.c_str());
                    std::exit(1);
                }
            });
        }
        std::printf("%d %llu %.2f %.2f\n", length, static_cast<unsigned long long>(outcome.expanded), kernel, yardstick);
        std::fflush(stdout);
    }
}
