// The general search: any board up to 32x32, one to five robots. Slower than the fast one, and its judge.
#pragma once

#include "kernel/model/puzzle.hpp"

namespace ricochet::wide {

/// Searches until a shortest path is found, no state is left or a limit is reached. One thread. The same puzzle
/// gives the same path and the same count everywhere. Some 30 bytes for each state met.
Outcome search(const Puzzle& puzzle, const Limits& limits, Control& control);

}  // namespace ricochet::wide
