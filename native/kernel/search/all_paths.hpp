// All shortest paths of a puzzle, listed one after the other.
#pragma once

#include <cstdint>

#include "kernel/model/puzzle.hpp"

namespace ricochet {

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
};

}  // namespace ricochet
