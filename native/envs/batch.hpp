// Many games at once. Each game plays one puzzle after another. envs/solving.py describes a game and is the reference:
// both produce the same observations, rewards and ends.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "envs/distances.hpp"
#include "envs/slides.hpp"

namespace ricochet::envs {

inline constexpr int actions = directions * max_robots;

/// The length of an observation: the robots' cells and memories, then the target's robot and cell.
inline constexpr int observed = 2 * max_robots + 2;

/// The planes of an observation, in this order. The planes that depend only on the board come first.
inline constexpr int wall_planes = 0, diagonal_planes = wall_planes + directions,
                     robot_planes = diagonal_planes + 2 * (max_robots - 1), memory_planes = robot_planes + max_robots,
                     target_planes = memory_planes + 3, planes = target_planes + max_robots;

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

/// The memory that a batch writes: for each game one element, or the number in the comment.
struct Buffers {
    std::span<std::int16_t> cells;   // observed
    std::span<std::uint8_t> planes;  // planes times the cells of a board; empty if not needed
    std::span<float> rewards;
    std::span<std::uint8_t> terminated, truncated;
    std::span<std::int8_t> legal;  // actions
    std::span<std::int16_t> optima;
    std::span<std::int16_t> distances;  // updated if they are the reward
    std::span<std::int32_t> numbers;    // of the current puzzles
};

class Batch {
public:
    Batch(Task task, const Buffers& buffers);

    std::size_t size() const { return games_.size(); }

    /// Begins the first episode of a seed. Episode k has the puzzle with number Chance(seed, k).below(puzzles).
    void reset(std::size_t game, std::uint64_t seed);

    /// Begins the next episode of a game's seed.
    void next(std::size_t game);

    /// Returns the first game whose action is not legal, or the number of games.
    std::size_t first_illegal(std::span<const std::int64_t> chosen) const;

    /// Makes a move in each game. A game that was over ignores its action and begins its next episode. A move that is
    /// not legal changes nothing, counts as a move and has the reward -1. Requires actions from 0 to 19.
    void step(std::span<const std::int64_t> chosen, Control& control);

private:
    struct alignas(64) Game {
        Robots robots;
        std::array<std::uint8_t, max_robots> memories;
        bool is_over;
        std::uint16_t target;
        std::uint16_t moves, made;  // all moves, and the legal ones
        std::int16_t distance;
        std::int8_t target_robot;
        std::int32_t number;
        Legal legal;
        const Slides* slides;
        std::uint64_t seed, episode;
    };

    void begin(std::size_t game);
    void move(std::size_t game, int action, Control& control);
    int distance(std::size_t game, Control& control);
    void write_legal(std::size_t game);
    void write_planes(std::size_t game);

    Task task_;
    Buffers out_;
    Grid grid_;
    std::vector<Slides> slides_;                           // by board
    std::vector<std::vector<std::uint8_t>> board_planes_;  // by board
    std::vector<Game> games_;
    std::vector<Move> made_;  // max_moves for each game, if distances are the reward
    Distances distances_;
};

}  // namespace ricochet::envs
