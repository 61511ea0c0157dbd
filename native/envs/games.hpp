// The games of a batch, as the code of every CPU target plays them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "envs/tables.hpp"

namespace ricochet::envs {

inline constexpr int actions = directions * max_robots;

/// The length of an observation: the robots' cells and memories, then the target's robot and cell.
inline constexpr int observed = 2 * max_robots + 2;

/// The planes of an observation, in this order. The planes that depend only on the board come first.
inline constexpr int wall_planes = 0, diagonal_planes = wall_planes + directions,
                     robot_planes = diagonal_planes + 2 * (max_robots - 1), memory_planes = robot_planes + max_robots,
                     target_planes = memory_planes + 3, planes = target_planes + max_robots;

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

/// The part of a game that a step reads and writes: one cache line.
struct alignas(64) Game {
    Position position;
    const CellData* board;
    std::uint16_t target, moves;
    std::uint16_t memories;  // two bits for each robot, the first lowest
    Robot target_robot;
    bool is_over;
};

struct Games {
    Grid grid;
    int max_moves;
    bool each_move_costs;  // the reward is -1 for each move, else 1 for the last
    std::vector<Game> games;
    std::vector<Legal> allowed;       // the legal moves of each game, or all if it is over
    std::vector<std::uint32_t> over;  // the games that were over before the last step
    std::size_t over_count = 0;
    Buffers out;
};

}  // namespace ricochet::envs
