// What a fast search answers, in flat memory: code that is compiled several times must not share templates.
#pragma once

#include <cstddef>
#include <cstdint>

#include "kernel/model/puzzle.hpp"

namespace ricochet {

inline constexpr int most_moves = 250;  // of a path that a fast search can find

/// What a fast search needs at least; with less the general one must do.
inline constexpr std::size_t least_bytes = 3'500'000;

struct Answer {
    Status status = Status::limit;
    bool too_deep = false;  // a path would have more than most_moves; another search must find it
    int at_least = 0;
    std::uint64_t expanded = 0;
    int length = 0;
    Move path[most_moves];
};

}  // namespace ricochet
