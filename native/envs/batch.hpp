// Many games at once. Each game plays one puzzle after another. envs/solving.py describes a game and is the reference:
// both produce the same observations, rewards and ends.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "envs/cpu_targets.hpp"
#include "envs/distances.hpp"
#include "envs/games.hpp"

namespace ricochet::envs {

enum class Reward { solved, moves, distance };

/// The puzzles to draw from, and the rules of the games.
struct Task {
    struct Drawn {
        std::size_t board;
        Puzzle puzzle;
        int optimum;
    };
    std::vector<Puzzle> boards;  // all of one size
    std::vector<Drawn> puzzles;
    int max_moves = 0;
    Reward reward = Reward::solved;
};

class Batch {
public:
    Batch(Task task, const Buffers& buffers);

    std::size_t size() const { return all_.games.size(); }

    /// Begins the first episode of a seed. Episode k has the puzzle with number Chance(seed, k).below(puzzles).
    void reset(std::size_t game, std::uint64_t seed);

    /// Begins the next episode of a game's seed.
    void next(std::size_t game);

    /// Returns whether all numbers are from 0 to 19.
    bool are_actions(std::span<const std::int64_t> chosen) const {
        return code_->are_actions(chosen.data(), chosen.size());
    }

    /// Returns the first game whose action is not legal, or the number of games. Requires actions.
    std::size_t first_illegal(std::span<const std::int64_t> chosen) const;

    /// Makes a move in each game. A game that was over ignores its action and begins its next episode. A move that is
    /// not legal changes nothing, counts as a move and has the reward -1. Requires actions.
    void step(std::span<const std::int64_t> chosen, Control& control);

private:
    /// A game at the start of a puzzle.
    struct Start {
        Game game;
        std::array<std::int16_t, observed> cells;
        std::int16_t optimum;
    };

    struct Episode {
        std::uint64_t seed, episode;
        std::int32_t number;
        std::int16_t distance;
        std::uint16_t made;  // legal moves
    };

    void begin(std::size_t game);
    void reward_distances(std::span<const std::int64_t> chosen, Control& control);
    int distance(std::size_t game, Control& control);
    void write_planes(std::size_t game);

    Task task_;
    const StepCode* code_ = &chosen_steps();
    Games all_;
    std::vector<CellData> cell_data_;                      // of one board after another
    std::vector<std::vector<std::uint8_t>> board_planes_;  // by board
    std::vector<Start> starts_;                            // by puzzle
    std::vector<Episode> episodes_;                        // by game

    // Only if distances are the reward:
    std::vector<Move> made_;            // max_moves for each game
    std::vector<std::uint8_t> moving_;  // whether the step makes a legal move, by game
    Distances distances_;
};

}  // namespace ricochet::envs
