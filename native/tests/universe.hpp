// Every state of a small puzzle with its exact distance, to test bounds and omitted moves. The headers of the fast
// search are compiled into the test as a separate CPU target.
#pragma once

#define RICOCHET_CPU_TARGET tested

#include <algorithm>
#include <functional>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "kernel/search/commuting_moves.hpp"
#include "kernel/search/problem.hpp"
#include "naive.hpp"

namespace tested_model {

using namespace ricochet;
using namespace ricochet::tested;

inline constexpr int far_away = 1000;

/// The number of puzzles that a test draws. With sanitizers, each takes ten times as long.
#ifdef RICOCHET_SANITIZE
inline constexpr int rounds = 6;
#else
inline constexpr int rounds = 40;
#endif

struct StateHash {
    std::size_t operator()(State state) const { return std::hash<std::uint64_t>()(state.bits); }
};

/// A problem that owns the tables it points to.
template <int robots>
struct OwnedProblem {
    std::unique_ptr<Goal[]> goals{new Goal[max_colours]};
    Problem<robots> problem;

    explicit OwnedProblem(const Puzzle& puzzle) : problem(puzzle, goals.get()) {}
};

template <int robots>
class Universe : public OwnedProblem<robots> {
public:
    using OwnedProblem<robots>::problem;
    std::vector<State> states;
    std::vector<int> distance;  // of each state, or far_away

    /// Finds all placements of the robots, each robot with its initial memory, and all states that can follow.
    explicit Universe(const Puzzle& puzzle) : OwnedProblem<robots>(puzzle) {
        std::vector<unsigned> cells;
        for_each_cell(problem.board.inside, [&](unsigned cell) { cells.push_back(cell); });
        place(cells, Slot(0), {});
        for (std::size_t i = 0; i < states.size(); ++i) {
            Slides slides;
            problem.find_moves(states[i], slides);
            after_.push_back({});
            for (std::uint32_t rest = slides.legal; rest != 0; rest &= rest - 1) {
                const int lane = std::countr_zero(rest);
                Slot now;
                const int child = add(problem.child(states[i], lane, slides, now));
                after_[i].push_back(child);
            }
        }
        measure();
    }

    int distance_of(State state) const { return distance[std::size_t(index_.at(state))]; }

private:
    std::unordered_map<State, int, StateHash> index_;
    std::vector<std::vector<int>> after_;

    int add(State state) {
        const auto [found, is_new] = index_.try_emplace(state, int(states.size()));
        if (is_new) states.push_back(state);
        return found->second;
    }

    void place(const std::vector<unsigned>& cells, Slot slot, State state) {
        if (slot == Slot(robots)) {
            add(state);
            return;
        }
        for (const unsigned cell : cells) {
            bool is_free = true;
            for (Slot other{0}; other < slot; ++other) {
                is_free &= cell_of(state, other) != cell;
                is_free &= other < problem.slots.first[slot] || cell_of(state, other) < cell;
            }
            const int memory = problem.slots.is_candidate(slot) ? memory_of(problem.start().state, slot) : unmoved;
            if (is_free) place(cells, slot + 1, state | pack(cell, memory, slot));
        }
    }

    void measure() {
        distance.assign(states.size(), far_away);
        for (std::size_t i = 0; i < states.size(); ++i) {
            if (problem.is_solved(states[i])) distance[i] = 0;
        }
        for (int moves = 0, more = true; more; ++moves) {
            more = false;
            for (std::size_t i = 0; i < states.size(); ++i) {
                if (distance[i] != far_away) continue;
                for (const int child : after_[i]) {
                    if (distance[std::size_t(child)] != moves) continue;
                    distance[i] = moves + 1;
                    more = true;
                    break;
                }
            }
        }
    }
};

/// Returns a puzzle from text: a robot's letter, `*` for the target or `.` for each cell. The caller adds walls and
/// diagonals.
inline Puzzle drawn(const std::vector<std::string>& rows) {
    Puzzle puzzle = naive::empty_board(int(rows[0].size()), int(rows.size()));
    for (std::size_t row = 0; row < rows.size(); ++row) {
        for (std::size_t column = 0; column < rows[row].size(); ++column) {
            const int cell = int(row) * puzzle.width + int(column);
            const auto robot = std::string("RGBYS").find(rows[row][column]);
            if (robot != std::string::npos) puzzle.robots[Robot(robot)] = cell;
            if (rows[row][column] == '*') puzzle.target = cell;
        }
    }
    puzzle.target_robot = Robot::red;
    return puzzle;
}

/// Returns a random puzzle with `robots` robots on a board of that size.
inline Puzzle random_puzzle(std::mt19937& generator, int robots, int width, int height, bool with_diagonals) {
    const auto below = [&](int count) { return int(generator() % unsigned(count)); };
    Puzzle puzzle = naive::empty_board(width, height);
    const int cells = width * height;
    for (int walls = below(cells); walls > 0; --walls) naive::add_random_wall(puzzle, generator);
    std::vector<int> free;
    for (int cell = 0; cell < cells; ++cell) free.push_back(cell);
    const auto take = [&] {
        const int which = below(int(free.size()));
        const int cell = free[std::size_t(which)];
        free.erase(free.begin() + which);
        return cell;
    };
    for (int count = with_diagonals ? 1 + below(4) : 0; count > 0; --count) {
        puzzle.diagonals.push_back({take(), Robot(below(4)), below(2) == 1});
    }
    puzzle.target = free[std::size_t(below(int(free.size())))];
    for (const Robot robot : Range<Robot>(0, robots)) puzzle.robots[robot] = take();
    puzzle.target_robot = Robot(below(std::min(robots, 4)));
    puzzle.ricochet_rule = below(2) == 1;
    if (puzzle.ricochet_rule) {
        // Put the robot on the target, so that it must turn wherever else it is placed.
        for (int& cell : puzzle.robots) {
            if (cell == puzzle.target) cell = puzzle.robots[puzzle.target_robot];
        }
        puzzle.robots[puzzle.target_robot] = puzzle.target;
    }
    return puzzle;
}

}  // namespace tested_model
