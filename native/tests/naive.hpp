// A naive model: the rules cell by cell, a plain breadth-first search, and random puzzles. It shares only the values of
// puzzle.hpp with the kernel.
#pragma once

#include <map>
#include <optional>
#include <random>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

#include "kernel/model/puzzle.hpp"

namespace naive {

using namespace ricochet;

inline Heading opposite(Heading direction) { return Heading((int(direction) + 2) % 4); }

inline int ahead(const Puzzle& puzzle, int cell, Heading direction) {
    const int steps[4] = {-puzzle.width, 1, puzzle.width, -1};
    return cell + steps[int(direction)];
}

/// Returns a board that has only its edge.
inline Puzzle empty_board(int width, int height) {
    Puzzle puzzle;
    puzzle.width = width;
    puzzle.height = height;
    puzzle.walls.assign(width * height, 0);
    for (int column = 0; column < width; ++column) {
        puzzle.walls[column] |= side_bit(north);
        puzzle.walls[(height - 1) * width + column] |= side_bit(south);
    }
    for (int row = 0; row < height; ++row) {
        puzzle.walls[row * width] |= side_bit(west);
        puzzle.walls[row * width + width - 1] |= side_bit(east);
    }
    return puzzle;
}

inline void add_wall(Puzzle& puzzle, int cell, Heading direction) {
    if (has_side(puzzle.walls[cell], direction)) return;
    puzzle.walls[cell] |= side_bit(direction);
    puzzle.walls[ahead(puzzle, cell, direction)] |= side_bit(naive::opposite(direction));
}

/// Draws the numbers one by one, because the compiler chooses the order in which it evaluates arguments.
inline void add_random_wall(Puzzle& puzzle, std::mt19937& generator) {
    const auto direction = Heading(generator() % 4);
    const int cell = int(generator() % puzzle.walls.size());
    add_wall(puzzle, cell, direction);
}

struct Slide {
    int end;
    Heading heading;
};

inline std::optional<Slide> slide(const Puzzle& puzzle, const ByRobot<int>& robots, Robot robot, Heading direction) {
    int cell = robots[robot], steps = 0;
    Heading heading = direction;
    const auto diagonal_at = [&](int where) -> const Diagonal* {
        for (const Diagonal& diagonal : puzzle.diagonals) {
            if (diagonal.cell == where) return &diagonal;
        }
        return nullptr;
    };
    std::set<std::pair<int, Heading>> seen;
    while (!has_side(puzzle.walls[cell], heading)) {
        const int next = ahead(puzzle, cell, heading);
        bool taken = false;
        for (const Robot other : all_robots) taken |= other != robot && robots[other] == next;
        if (taken) break;
        cell = next;
        ++steps;
        const Diagonal* diagonal = diagonal_at(cell);
        if (diagonal != nullptr && diagonal->robot != robot) {
            const Heading rising[4] = {east, north, west, south}, falling[4] = {west, south, east, north};
            heading = diagonal->rising ? rising[int(heading)] : falling[int(heading)];
            if (!seen.insert({cell, heading}).second) return std::nullopt;  // R4.4
        }
    }
    if (steps == 0 || diagonal_at(cell) != nullptr) return std::nullopt;  // R3.3, R4.3
    return Slide{cell, heading};
}

/// The memory of R5.3: the axis along which the last move ended (-1 before the first) and whether the robot has
/// turned.
struct History {
    int axis = -1;
    bool turned = false;
    auto operator<=>(const History&) const = default;
};

struct Node {
    ByRobot<int> robots;
    ByRobot<History> history;
    auto operator<=>(const Node&) const = default;
};

inline bool is_wanted(const Puzzle& puzzle, Robot robot) {
    return puzzle.target_robot == any_robot || puzzle.target_robot == robot;
}

inline bool is_solved(const Puzzle& puzzle, const Node& node) {
    for (const Robot robot : all_robots) {
        if (is_wanted(puzzle, robot) && node.robots[robot] == puzzle.target &&
            (node.history[robot].turned || !puzzle.ricochet_rule)) {
            return true;
        }
    }
    return false;
}

inline std::optional<Node> play(const Puzzle& puzzle, Node node, Robot robot, Heading direction) {
    if (node.robots[robot] == not_in_play) return std::nullopt;
    const auto made = slide(puzzle, node.robots, robot, direction);
    if (!made) return std::nullopt;
    History& history = node.history[robot];
    if (is_wanted(puzzle, robot)) {
        history.turned |= history.axis != -1 && history.axis != int(direction) % 2;
        history.axis = int(made->heading) % 2;
    }
    node.robots[robot] = made->end;
    return node;
}

/// Returns whether these moves are all legal and reach the target as the rules require.
inline bool solves(const Puzzle& puzzle, const std::vector<Move>& path) {
    Node node{puzzle.robots, {}};
    for (const Move& move : path) {
        const auto after = play(puzzle, node, move.robot, move.direction);
        if (!after) return false;
        node = *after;
    }
    return is_solved(puzzle, node);
}

struct Found {
    Status status;
    int moves;
};

/// Searches layer by layer. Beyond `max_states` states, it gives up and returns status limit with a number of moves
/// that do not suffice.
inline Found shortest(const Puzzle& puzzle, std::size_t max_states) {
    std::set<Node> seen{{puzzle.robots, {}}};
    std::vector<Node> layer(seen.begin(), seen.end());
    for (int moves = 0; !layer.empty(); ++moves) {
        std::vector<Node> next;
        for (const Node& node : layer) {
            if (is_solved(puzzle, node)) return {Status::solved, moves};
            for (const Robot robot : all_robots) {
                for (const Heading direction : headings) {
                    const auto after = play(puzzle, node, robot, direction);
                    if (after && seen.insert(*after).second) next.push_back(*after);
                }
            }
        }
        if (seen.size() > max_states) return {Status::limit, moves};
        layer = std::move(next);
    }
    return {Status::unsolvable, 0};
}

/// Returns a puzzle of any kind on a board with sides of at most `max_side`. The same generator yields the same puzzle
/// on every machine.
inline Puzzle random_puzzle(std::mt19937& generator, int max_side) {
    const auto below = [&](int count) { return int(generator() % count); };
    const int height = 2 + below(max_side - 1), width = 2 + below(max_side - 1);
    Puzzle puzzle = empty_board(width, height);
    const int cells = puzzle.width * puzzle.height;
    for (int walls = below(cells); walls > 0; --walls) add_random_wall(puzzle, generator);
    std::vector<int> free;
    const bool with_diagonals = below(2);
    for (int cell = 0; cell < cells; ++cell) {
        const int left = cells - cell + int(free.size());
        if (with_diagonals && left > max_robots && below(8) == 0) {
            puzzle.diagonals.push_back({cell, Robot(below(4)), below(2) == 1});
        } else {
            free.push_back(cell);
        }
    }
    puzzle.target = free[below(int(free.size()))];
    std::vector<Robot> in_play;
    for (const Robot robot : all_robots) {
        if (free.empty()) break;
        if (below(4) == 0 && (robot != Robot::silver || !in_play.empty())) continue;
        const int which = below(int(free.size()));
        puzzle.robots[robot] = free[which];
        free.erase(free.begin() + which);
        in_play.push_back(robot);
    }
    const int who = below(int(in_play.size()) + 1);
    puzzle.target_robot = who == 0 || in_play[who - 1] == Robot::silver ? any_robot : in_play[who - 1];
    puzzle.ricochet_rule = below(3) != 0;
    return puzzle;
}

/// Returns a puzzle with the target in the middle of a bare board. It takes very many moves, if there is a solution.
inline Puzzle long_search(int side) {
    Puzzle puzzle = empty_board(side, side);
    puzzle.robots = {0, side - 1, side * (side - 1), side * side - 1, side / 2};
    puzzle.target_robot = Robot::red;
    puzzle.target = (side / 2 - 1) * side + side / 2 - 1;
    return puzzle;
}

}  // namespace naive
