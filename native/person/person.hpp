// A model of a person who looks for a path. puzzles/person.py describes it and is the reference: both produce the same
// counts.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "kernel/model/puzzle.hpp"

namespace ricochet::person {

inline constexpr int pulls = 7;
inline constexpr int most_moves = 32;  // the longest line of thought

/// The parameters of the model, with the names and in the order of puzzles/person.py.
struct Model {
    int memory, first_line, longest_line, patience, helpers_after;
    int active, helper, on_line, same, helper_pull;
    std::array<int, pulls> pull;
};

/// A model as it comes into the kernel.
using Numbers = std::array<int, sizeof(Model) / sizeof(int)>;
constexpr Model model_of(const Numbers& numbers) { return std::bit_cast<Model>(numbers); }

/// The number of looks that led to the target, and of those that did so in the fewest moves.
struct Effort {
    int solved = 0;
    int shortest = 0;
};

/// Makes `looks` looks, each at one slide, and starts again after each success. Cost: about 0.15 us for each look.
Effort look_for_path(const Puzzle& puzzle, const Model& model, int optimum, std::uint64_t seed, int looks);

}  // namespace ricochet::person
