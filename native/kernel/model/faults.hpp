// What the kernel requires of a puzzle. ricochetrobots.core refuses the same puzzles, and says more about them.
#pragma once

#include <string>

#include "kernel/model/puzzle.hpp"

namespace ricochet {

/// WebAssembly returns these numbers. solver/exchange.py has the same list.
enum class Fault {
    none,
    size,
    wall_count,
    wall_sides,
    open_edge,
    one_sided_wall,
    diagonal_off_board,
    diagonal_colour,
    two_diagonals,
    no_robot,
    robot_off_board,
    robot_on_diagonal,
    two_robots,
    target_robot,
    target_robot_not_in_play,
    target_off_board,
    move_number,
    illegal_move,
    numbers_cut_off,  // only WebAssembly: the numbers end before the puzzle
    count
};

/// Returns the code of a fault, which never changes.
const char* code_of(Fault fault);

/// Returns the code of a fault and a sentence: "open-edge: The outer edge is open."
std::string describe(Fault fault);

/// Returns what is wrong with the size, the walls and the diagonals.
Fault fault_of_board(const Puzzle& puzzle);

/// Returns what is wrong with the robots. Requires a board without a fault.
Fault fault_of_robots(const Puzzle& puzzle);

/// Returns what is wrong with the robots, the target and the moves already made. Requires a board without a fault.
Fault fault_of_task(const Puzzle& puzzle);

/// Returns what is wrong with a puzzle. Without a fault, every function of the kernel accepts it and ends.
Fault fault_of(const Puzzle& puzzle);

}  // namespace ricochet
