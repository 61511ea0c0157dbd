// The general search: any board up to 32x32, one to five robots. Slower than the fast search, and its judge.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "kernel/model/puzzle.hpp"
#include "kernel/search/all_paths.hpp"
#include "kernel/search/cpu_targets.hpp"

namespace ricochet::general {

/// Searches until a shortest path is found, no state is left or a limit is met, on one thread. The same puzzle
/// gives the same path and the same count everywhere. Memory: 30 to 50 bytes for each state that is reached.
Outcome search(const Puzzle& puzzle, const Limits& limits, Control& control);

/// Searches for all shortest paths, under the same limits. Counting and listing take about as long again.
std::unique_ptr<AllPaths> find_all_paths(const Puzzle& puzzle, const Limits& limits, Control& control);

/// Returns how many sequences of exactly `depth` legal moves there are; null once it is cancelled. The last moves are
/// counted by `fast`, unless that is null.
std::optional<std::uint64_t> count_sequences(const Puzzle& puzzle, int depth, const CpuTarget* fast, Control& control);

}  // namespace ricochet::general
