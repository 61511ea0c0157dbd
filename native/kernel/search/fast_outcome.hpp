// The outcome of a fast search in flat memory, because code compiled for several CPU targets must not share templates.
#pragma once

#include <cstdint>

#include "kernel/model/puzzle.hpp"

namespace ricochet {

inline constexpr int max_moves = 250;  // the longest path that a fast search can find

struct FastOutcome {
    Status status = Status::limit;
    bool too_deep = false;  // any path has more than max_moves, so only the general search can find it
    int at_least = 0;
    std::uint64_t expanded = 0;
    int length = 0;
    Move path[max_moves];
};

}  // namespace ricochet
