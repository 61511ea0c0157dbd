// The general search: any board up to 32x32, one to five robots. Slower than the fast search, and its judge.
#pragma once

#include "kernel/model/puzzle.hpp"

namespace ricochet::general {

/// Searches until a shortest path is found, no state is left or a limit is met, on one thread. The same puzzle
/// gives the same path and the same count everywhere. Memory: 30 to 50 bytes for each state that is reached.
Outcome search(const Puzzle& puzzle, const Limits& limits, Control& control);

}  // namespace ricochet::general
