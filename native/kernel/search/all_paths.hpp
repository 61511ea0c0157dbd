// All shortest paths of a puzzle, listed one after the other.
#pragma once

#include <cmath>
#include <cstdint>
#include <optional>

#include "kernel/model/puzzle.hpp"

namespace ricochet {

/// What `AllPaths::walk` finds: a walker makes a shortest path with the chance chance / 2^halvings.
struct Walk {
    double chance = 1;
    int halvings = 0;
    int movers = 0;  // the least number of robots that a shortest path moves

    /// The surprise of the puzzle, in bits. Not for WebAssembly, where the logarithm would take 1 kB.
    double surprise() const { return halvings - std::log2(chance); }
};

/// The result of a search for all shortest paths. They are ordered by robot and direction: red before green, north
/// before east.
class AllPaths {
public:
    virtual ~AllPaths();

    Status status = Status::limit;
    int moves = 0;            // of each path
    std::uint64_t count = 0;  // of paths; 2^64 - 1 stands for that many or more
    std::uint64_t expanded = 0;
    int at_least = 0;
    bool too_deep = false;  // set by a fast search: paths have over max_moves, so only the general search finds them
    virtual bool next(Move* path) = 0;

    /// Requires that the puzzle, the one searched, is solved. Returns no value if it is cancelled (`random_walk.hpp`).
    virtual std::optional<Walk> walk(const Puzzle& puzzle, Control& control) const = 0;
};

}  // namespace ricochet
