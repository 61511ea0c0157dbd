// A person who looks for a path. puzzles/person.py describes the model and is its reference: both count the same.
#pragma once

#include <array>
#include <cstdint>

#include "kernel/model/puzzle.hpp"

namespace ricochet::person {

inline constexpr int pulls = 7;

/// The numbers of the model, as puzzles/person.py names them.
struct Model {
    int memory, first_line, longest_line, patience, helpers_after;
    int active, helper, on_line, same, helper_pull;
    std::array<int, pulls> pull;
};

/// How many of the looks led to the target, and to it in the fewest moves.
struct Effort {
    int solved = 0;
    int shortest = 0;
};

/// Looks at so many slides, again from the start after each success. Cost: some 0.15 us for each look.
Effort look_for_path(const Puzzle& puzzle, const Model& model, int optimum, std::uint64_t seed, int looks);

}  // namespace ricochet::person
