// One search for every puzzle.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "kernel/model/puzzle.hpp"
#include "kernel/search/all_paths.hpp"

namespace ricochet {

/// Searches until a shortest path is found, no state is left or a limit is met. The same puzzle gives the same path
/// everywhere. Requires a CPU target that is available (`chosen_cpu`).
Outcome solve(const Puzzle& puzzle, const Limits& limits, Control& control, int threads);

/// Searches for all shortest paths, as `solve` does and under the same limits, on one thread.
std::unique_ptr<AllPaths> find_all_paths(const Puzzle& puzzle, const Limits& limits, Control& control);

/// Returns how many sequences of exactly `depth` legal moves there are; null once it is cancelled.
std::optional<std::uint64_t> count_sequences(const Puzzle& puzzle, int depth, Control& control);

}  // namespace ricochet
