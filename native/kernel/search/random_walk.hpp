// A walker who makes random moves, and the chance that its moves are a shortest path. puzzles/surprise.py describes it.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "kernel/model/puzzle.hpp"
#include "kernel/search/all_paths.hpp"

namespace ricochet {

/// A position with the memories of R5.3, as the caller packs it: equal positions are equal numbers.
struct PackedPosition {
    std::uint64_t state;
    std::uint32_t robots;  // which of them is where, if `state` does not say it
    auto operator<=>(const PackedPosition&) const = default;
};

/// Receives the robot of a legal move, the position after it, and whether the move is on a shortest path.
using VisitMove = std::function<void(Robot, PackedPosition, bool)>;

/// Calls `visit` for each legal move of a position that is on a shortest path, `at` moves after the start.
using EachMove = std::function<void(PackedPosition, int at, const VisitMove& visit)>;

/// Walks over all shortest paths of a puzzle at once, paths of `moves` moves. Returns no value if it is cancelled.
std::optional<Walk> random_walk(const Puzzle& puzzle, PackedPosition start, int moves, Control& control,
                                const EachMove& each_move);

}  // namespace ricochet
