// A puzzle as plain numbers, and the input and output of a search. Clause numbers are those of docs/rules.md.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <vector>

#include "kernel/model/numbers.hpp"

namespace ricochet {

inline constexpr int max_side = 32;
inline constexpr Robot any_robot{-1};
inline constexpr int not_in_play = -1;
inline constexpr ByRobot<int> none_in_play = {not_in_play, not_in_play, not_in_play, not_in_play, not_in_play};

/// The memory of a robot under the ricochet rule (R5.3).
enum TurnMemory : std::uint8_t {
    unmoved,
    level,        // its last move ended along a row
    upright,      // its last move ended along a column
    turned_once,  // it has turned by 90 degrees after a move of its own; the rule requires no more
};

/// The memory of a robot after its next move (R5.3), which starts in `direction` and ends with `heading`.
constexpr TurnMemory after_move(int memory, Heading direction, Heading heading) {
    const TurnMemory across = is_level(direction) ? upright : level;
    if (memory == turned_once || memory == across) return turned_once;
    return is_level(heading) ? level : upright;
}

/// A diagonal lets the robot of its own colour pass and turns all others (R4).
struct Diagonal {
    int cell = 0;
    Robot robot = Robot::red;
    bool rising = false;
    bool operator==(const Diagonal&) const = default;
};

struct Move {
    Robot robot;
    Heading direction;
    bool operator==(const Move&) const = default;
};

/// The number of a move wherever it leaves the kernel or comes in, and the move of a number.
constexpr int number_of(Move move) { return 4 * int(move.robot) + int(move.direction); }
constexpr Move move_of(int number) { return {Robot(number / 4), Heading(number % 4)}; }

/// Cells are numbered row by row from the north-west corner. Every function of the kernel requires a puzzle without a
/// fault (`fault_of`).
struct Puzzle {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> walls;  // by cell: bit d is set for a wall on side d; the outer edge is closed
    std::vector<Diagonal> diagonals;
    ByRobot<int> robots = none_in_play;  // the cell of each robot, or not_in_play
    Robot target_robot = any_robot;
    int target = 0;
    bool ricochet_rule = true;  // R5.2
    std::vector<Move> made;     // legal moves already made from these cells; they count for R5.3
};

enum class Status { solved, unsolvable, limit };

/// The limits that a search does not exceed.
struct Limits {
    int moves = std::numeric_limits<int>::max();
    std::uint64_t expanded = std::numeric_limits<std::uint64_t>::max();
    double seconds = std::numeric_limits<double>::infinity();
    std::size_t bytes = std::numeric_limits<std::size_t>::max();
};

/// The shared state of a running search: any thread may cancel it and read its progress.
struct Control {
    std::atomic<bool> cancelled{false};  // the search notices it within 50 ms and then returns Status::limit
    std::atomic<int> at_least{0};        // no path of fewer moves exists
    std::function<void()> pulse;         // if set, the thread that called the search calls it every few ms
};

struct Outcome {
    Status status = Status::limit;
    std::vector<Move> path;      // a shortest path, if solved
    int at_least = 0;            // no path of fewer moves exists
    std::uint64_t expanded = 0;  // states whose moves were tried
};

}  // namespace ricochet
