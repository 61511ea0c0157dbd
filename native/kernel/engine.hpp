// One search for every puzzle.
#pragma once

#include "kernel/model/puzzle.hpp"

namespace ricochet {

/// Searches until a shortest path is found, no state is left or a limit is met. The same puzzle gives the same path
/// everywhere. Throws std::invalid_argument where the environment asks for a CPU target that is not available.
Outcome solve(const Puzzle& puzzle, const Limits& limits, Control& control, int threads);

}  // namespace ricochet
