// One search for every puzzle.
#pragma once

#include "kernel/model/puzzle.hpp"

namespace ricochet {

/// Searches until a shortest path is found, no state is left or a limit is reached. The same puzzle gives the same
/// path everywhere. Throws std::invalid_argument where the environment asks for a CPU path that cannot be had.
Outcome solve(const Puzzle& puzzle, const Limits& limits, Control& control, int threads);

}  // namespace ricochet
