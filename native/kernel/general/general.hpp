// The general search, for any board up to 32x32 and one to five robots. It is slower than the fast search, and tests
// compare the fast search with it.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "kernel/model/puzzle.hpp"
#include "kernel/search/all_paths.hpp"
#include "kernel/search/cpu_targets.hpp"

namespace ricochet::general {

/// Searches on one thread until it finds a shortest path, has no state left or meets a limit. The same puzzle yields
/// the same path and the same count on every machine. Memory: 30 to 50 bytes for each state that is reached.
Outcome search(const Puzzle& puzzle, const Limits& limits, Control& control);

/// Searches for all shortest paths under the same limits. Counting and listing them takes about as long again.
std::unique_ptr<AllPaths> find_all_paths(const Puzzle& puzzle, const Limits& limits, Control& control);

/// Returns the number of sequences of exactly `depth` legal moves, or null if it was cancelled. If `fast` is not null,
/// it counts the last moves.
std::optional<std::uint64_t> count_sequences(const Puzzle& puzzle, int depth, const CpuTarget* fast, Control& control);

}  // namespace ricochet::general
