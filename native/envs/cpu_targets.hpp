// The hot part of batches, compiled for each CPU target.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "envs/games.hpp"

namespace ricochet::envs {

struct StepCode {
    /// Makes a move in each game. Lists the games that were over and leaves them as they are.
    void (*step)(Games&, const std::int64_t* chosen);

    /// Returns the legal moves of a game, and writes them to the buffer.
    Legal (*write_legal)(const Games&, std::size_t game);

    /// Returns whether each number is an action.
    bool (*are_actions)(const std::int64_t* chosen, std::size_t count);

    /// Returns whether each action is allowed. Requires actions.
    bool (*are_allowed)(const Games&, const std::int64_t* chosen);
};

/// The code for the chosen CPU target. If the environment disables the fast search, it is the target that runs on every
/// processor.
const StepCode& chosen_steps();

}  // namespace ricochet::envs
