// The entry points of the kernel, which serve every puzzle.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "kernel/model/puzzle.hpp"
#include "kernel/search/all_paths.hpp"

namespace ricochet {

/// Searches until it finds a shortest path, has no state left or meets a limit. The same puzzle yields the same path on
/// every machine. Requires that the CPU target is available (`chosen_cpu`).
Outcome solve(const Puzzle& puzzle, const Limits& limits, Control& control, int threads);

/// Searches for all shortest paths, as `solve` does and under the same limits, on one thread.
std::unique_ptr<AllPaths> find_all_paths(const Puzzle& puzzle, const Limits& limits, Control& control);

/// Returns the number of sequences of exactly `depth` legal moves, or null if it was cancelled.
std::optional<std::uint64_t> count_sequences(const Puzzle& puzzle, int depth, Control& control);

}  // namespace ricochet
