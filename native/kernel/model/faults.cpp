#include "kernel/model/faults.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>

#include "kernel/model/slide.hpp"

namespace ricochet {

namespace {

struct Description {
    const char *code, *sentence;
};

constexpr Description descriptions[] = {
    {"none", "Nothing is wrong."},
    {"size", "A side has 1 to 32 cells."},
    {"wall-count", "The walls need one byte for each cell."},
    {"wall-sides", "A cell has more than four sides."},
    {"open-edge", "The outer edge is open."},
    {"one-sided-wall", "A wall is closed on one side only."},
    {"diagonal-off-board", "A diagonal is off the board."},
    {"diagonal-colour", "A diagonal is neither red, green, blue nor yellow."},
    {"two-diagonals", "Two diagonals are on one cell."},
    {"no-robot", "No robot is in play."},
    {"robot-off-board", "A robot is off the board."},
    {"robot-on-diagonal", "A robot is on a diagonal."},
    {"two-robots", "Two robots are on one cell."},
    {"target-robot", "The target's robot does not exist."},
    {"target-robot-not-in-play", "The target's robot is not in play."},
    {"target-off-board", "The target is off the board."},
    {"move-number", "A move already made has a number that no move has."},
    {"illegal-move", "A move already made is not legal."},
    {"numbers-cut-off", "The numbers end before the puzzle."},
};
static_assert(std::size(descriptions) == std::size_t(Fault::count));

bool is_on_board(const Puzzle& puzzle, int cell) { return 0 <= cell && cell < puzzle.width * puzzle.height; }

bool has_diagonal(const Puzzle& puzzle, int cell) {
    return std::any_of(puzzle.diagonals.begin(), puzzle.diagonals.end(),
                       [&](const Diagonal& diagonal) { return diagonal.cell == cell; });
}

bool exists(Robot robot) { return 0 <= int(robot) && int(robot) < max_robots; }

/// Moves a robot. Returns false if the move is not legal (R3.3, R4.3, R4.4).
bool make_move(const Floor& floor, ByRobot<int>& robots, Move move) {
    Pose at{robots[move.robot], move.direction};
    robots[move.robot] = not_in_play;  // it may pass its starting cell
    const auto is_free = [&](int cell) { return std::find(robots.begin(), robots.end(), cell) == robots.end(); };
    const bool is_legal = floor.move(move.robot, at, is_free);
    robots[move.robot] = at.cell;
    return is_legal;
}

}  // namespace

const char* code_of(Fault fault) { return descriptions[std::size_t(fault)].code; }

std::string describe(Fault fault) {
    return std::string(code_of(fault)) + ": " + descriptions[std::size_t(fault)].sentence;
}

Fault fault_of_board(const Puzzle& puzzle) {
    const int width = puzzle.width, height = puzzle.height;
    if (width < 1 || max_side < width || height < 1 || max_side < height) return Fault::size;
    const int cells = width * height;
    if (puzzle.walls.size() != std::size_t(cells)) return Fault::wall_count;
    for (int cell = 0; cell < cells; ++cell) {
        const int edge = (cell < width ? side_bit(north) : 0) | (cell % width == width - 1 ? side_bit(east) : 0) |
                         (cell >= cells - width ? side_bit(south) : 0) | (cell % width == 0 ? side_bit(west) : 0);
        const int walls = puzzle.walls[std::size_t(cell)];
        if (walls > 15) return Fault::wall_sides;
        if ((walls & edge) != edge) return Fault::open_edge;
        const auto differs = [&](Heading direction, int neighbour) {
            return !has_side(edge, direction) &&
                   has_side(walls, direction) != has_side(puzzle.walls[std::size_t(neighbour)], opposite(direction));
        };
        if (differs(east, cell + 1) || differs(south, cell + width)) return Fault::one_sided_wall;
    }
    std::array<bool, max_side * max_side> taken{};
    for (const Diagonal& diagonal : puzzle.diagonals) {
        if (!is_on_board(puzzle, diagonal.cell)) return Fault::diagonal_off_board;
        if (!exists(diagonal.robot)) return Fault::diagonal_colour;
        if (taken[std::size_t(diagonal.cell)]) return Fault::two_diagonals;
        taken[std::size_t(diagonal.cell)] = true;
    }
    return Fault::none;
}

Fault fault_of_robots(const Puzzle& puzzle) {
    const auto& robots = puzzle.robots;
    bool is_any_in_play = false;
    for (auto robot = robots.begin(); robot != robots.end(); ++robot) {
        if (*robot == not_in_play) continue;
        is_any_in_play = true;
        if (!is_on_board(puzzle, *robot)) return Fault::robot_off_board;
        if (has_diagonal(puzzle, *robot)) return Fault::robot_on_diagonal;
        if (std::find(robots.begin(), robot, *robot) != robot) return Fault::two_robots;
    }
    return is_any_in_play ? Fault::none : Fault::no_robot;
}

Fault fault_of_task(const Puzzle& puzzle) {
    if (const Fault fault = fault_of_robots(puzzle); fault != Fault::none) return fault;
    if (puzzle.target_robot != any_robot) {
        if (!exists(puzzle.target_robot)) return Fault::target_robot;
        if (puzzle.robots[puzzle.target_robot] == not_in_play) return Fault::target_robot_not_in_play;
    }
    if (!is_on_board(puzzle, puzzle.target)) return Fault::target_off_board;
    if (puzzle.made.empty()) return Fault::none;
    const Floor floor(puzzle);
    ByRobot<int> robots = puzzle.robots;
    for (const Move& move : puzzle.made) {
        if (!exists(move.robot) || move.direction > west) return Fault::move_number;
        if (robots[move.robot] == not_in_play || !make_move(floor, robots, move)) return Fault::illegal_move;
    }
    return Fault::none;
}

Fault fault_of(const Puzzle& puzzle) {
    const Fault fault = fault_of_board(puzzle);
    return fault == Fault::none ? fault_of_task(puzzle) : fault;
}

}  // namespace ricochet
