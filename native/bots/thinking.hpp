// How a bot looks for a path. bots/thinking.py describes it and is the reference: both find the same paths.
#pragma once

#include <cstdint>
#include <vector>

#include "kernel/model/puzzle.hpp"

namespace ricochet::bots {

/// The habits of a bot, with the names from bots/thinking.py.
struct Habits {
    int weight, noise, slips, notices;
};

/// A path that a bot believes in, and the number of positions that it had looked at before.
struct Find {
    int positions;
    std::vector<Move> path;
};

/// What a bot has found, the positions that it has looked at, and whether nothing is left to look at.
struct Thinking {
    std::vector<Find> finds;
    int positions;
    bool is_over;
};

/// Looks at `most` positions at most. Each path is shorter than the one before. Cost: about 2 us for each position.
Thinking think(const Puzzle& puzzle, const Habits& habits, std::uint64_t seed, int most);

}  // namespace ricochet::bots
