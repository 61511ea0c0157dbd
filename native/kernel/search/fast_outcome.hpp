// The outcome of a fast search in flat memory: code that is compiled for several CPU targets must not share templates.
#pragma once

#include <cstddef>
#include <cstdint>

#include "kernel/model/puzzle.hpp"

namespace ricochet {

inline constexpr int max_moves = 250;  // of a path that a fast search can find

/// The bytes that a fast search needs; with less the general search has to do.
inline constexpr std::size_t min_bytes = 3'500'000;

struct FastOutcome {
    Status status = Status::limit;
    bool too_deep = false;  // a path would have more than max_moves; the general search must find it
    int at_least = 0;
    std::uint64_t expanded = 0;
    int length = 0;
    Move path[max_moves];
};

}  // namespace ricochet
