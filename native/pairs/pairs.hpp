// The positions from which two robots alone have a single shortest path. puzzles/pairs.py describes them and is the
// reference: both return the same positions in the same order.
#pragma once

#include <vector>

#include "kernel/model/puzzle.hpp"

namespace ricochet::pairs {

inline constexpr int most_moves = 120;

/// The cells of the robot that the target requires and of its helper.
struct Pair {
    int active, helper;
};

/// Returns the pairs of cells from which these two robots, while all others stand still, have exactly one shortest path
/// without the ricochet rule (R5.1), if it has `least` to `most` moves. They are in ascending order. A slide back to
/// its own start is no move. The puzzle requires a robot for its target; where the two robots are in it does not
/// matter. Requires `most` <= `most_moves`. Cost: about 1 ms for a board of 16x16.
std::vector<Pair> single_pairs(const Puzzle& puzzle, Robot helper, int least, int most);

}  // namespace ricochet::pairs
