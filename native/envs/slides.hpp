// Computes where robots stop, on boards of up to 32x32, from tables by cell.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "kernel/model/puzzle.hpp"
#include "kernel/platform/simd.hpp"

namespace ricochet::envs {

inline constexpr int directions = 4;

/// The cells of all robots. For a robot that is not in play, it is the board's number of cells.
using Robots = std::array<std::uint16_t, max_robots>;

/// The legal moves: bit 4 * robot + direction is set for each.
using Legal = std::uint32_t;

struct Stop {
    int cell;     // or `refused`
    int heading;  // the direction at the end of the slide
};

inline constexpr int refused = -1;

/// The data that all boards of one size share.
class Grid {
public:
    const int cells;
    const std::array<int, directions> steps;

    Grid(int width, int height)
        : cells(width * height),
          steps{-width, 1, width, -1},
          along_(std::size_t(directions * (cells + 1)), nowhere),
          beside_(std::size_t(2 * cells + 1)) {
        for (int cell = 0; cell < cells; ++cell) {
            const int by_column = cell % width * height + cell / width;
            const int along[directions] = {-by_column, cell, by_column, -cell};
            for (int d = 0; d < directions; ++d) along_[place(cell, d)] = std::uint16_t(along[d]);
        }
        for (int d = 0; d < directions; ++d) {
            beside_[std::size_t(cells + steps[std::size_t(d)])] |= std::uint8_t(1 << d | 16 << (d ^ 2));
        }
    }

    /// Returns how many of the next `reach` cells are free of robots. For a robot behind, beside or on the cell, the
    /// unsigned difference is larger than `reach`.
    int unblocked(const Robots& robots, int cell, int direction, int reach) const {
        const int from = along_[place(cell, direction)] + 1;
        auto free = std::uint16_t(reach);
        for (const int other : robots) free = std::min(free, std::uint16_t(along_[place(other, direction)] - from));
        return free;
    }

    /// Returns the moves that are blocked because another robot is next to the robot. Two edge cells with consecutive
    /// numbers in different rows are separated by walls.
    Legal blocked(const Robots& robots) const {
        Legal moves = 0;
        for (int one = 0; one < max_robots; ++one) {
            for (int other = one + 1; other < max_robots; ++other) {
                const Legal pair = beside_[std::size_t(cells + robots[std::size_t(other)] - robots[std::size_t(one)])];
                moves |= (pair & 15) << 4 * one | pair >> 4 << 4 * other;
            }
        }
        return moves;
    }

private:
    static constexpr std::uint16_t nowhere = 0x8000;  // never within reach of a cell

    std::vector<std::uint16_t> along_;  // by direction and cell: coordinates that ascend in that direction
    std::vector<std::uint8_t> beside_;  // by difference of cells: bit d if the second is next, 4 + d the other way

    std::size_t place(int cell, int direction) const { return std::size_t(direction * (cells + 1) + cell); }
};

/// The slides on one board.
class Slides {
public:
    /// The grid must have the size of the board and outlive this object.
    Slides(const Puzzle& board, const Grid& grid)
        : grid_(&grid),
          sides_(board.walls.size() + 1),
          reach_(board.walls.size() * directions),
          diagonals_(board.diagonals),
          diagonal_at_(board.walls.size(), none) {
        for (std::size_t number = 0; number < diagonals_.size(); ++number) {
            diagonal_at_[std::size_t(diagonals_[number].cell)] = std::int16_t(number);
        }
        for (int cell = 0; cell < grid.cells; ++cell) {
            for (int direction = 0; direction < directions; ++direction) measure(board, cell, direction);
        }
        for (int cell = 0; cell < grid.cells; ++cell) {
            for (int direction = 0; direction < directions; ++direction) mark_doubts(cell, direction);
        }
    }

    /// Returns where the robot stops, or `refused` if it would stop on a diagonal (R4.3) or never (R4.4). Requires a
    /// robot in play without a wall or a robot next to it in that direction (R3.3).
    Stop stop(const Robots& robots, int robot, int direction) const {
        const int cell = robots[std::size_t(robot)];
        const int reach = reach_[std::size_t(cell * directions + direction)];
        const int free = grid_->unblocked(robots, cell, direction, reach & length_bits);
        if (free == reach - onto_diagonal) return bounce(robots, robot, direction);
        return {cell + free * grid_->steps[std::size_t(direction)], direction};
    }

    /// Prefetches the memory that `stop` reads for a robot on that cell.
    void prefetch(int cell) const { portable::prefetch(&reach_[std::size_t(cell * directions)]); }

    Legal legal(const Robots& robots) const {
        Legal open = 0, onto = 0, hard = 0;
        unsigned all = 0;
        for (int robot = 0; robot < max_robots; ++robot) {
            const unsigned sides = sides_[robots[std::size_t(robot)]];
            open |= (sides & 15) << 4 * robot;
            onto |= (sides >> 4 & 15) << 4 * robot;
            hard |= (sides >> 8 & 15) << 4 * robot;
            all |= sides;
        }
        Legal moves = open & ~grid_->blocked(robots);
        for (Legal doubtful = moves & (all & beside_diagonal ? onto : hard); doubtful != 0; doubtful &= doubtful - 1) {
            const int move = std::countr_zero(doubtful);
            if (stop(robots, move / directions, move % directions).cell == refused) moves &= ~(Legal(1) << move);
        }
        return moves;
    }

    const Grid& grid() const { return *grid_; }

private:
    static constexpr int length_bits = 63, onto_diagonal = 64, beside_diagonal = 1 << 12;
    static constexpr std::int16_t none = -1;

    const Grid* grid_;
    /// By cell: bit d if side d is open, bit 4 + d if `reach_` ends on a diagonal, and bit 8 + d if behind that there
    /// is a wall or another diagonal. A move that only has bit 4 + d is legal unless a robot stands beside a diagonal.
    std::vector<std::uint16_t> sides_;
    std::vector<std::uint8_t> reach_;  // by cell and direction: cells to the wall, or onto the first diagonal
    std::vector<Diagonal> diagonals_;
    std::vector<std::int16_t> diagonal_at_;

    bool has_diagonal(int cell) const { return diagonal_at_[std::size_t(cell)] != none; }

    void measure(const Puzzle& board, int cell, int direction) {
        int at = cell, far = 0;
        while ((far == 0 || !has_diagonal(at)) && !(board.walls[std::size_t(at)] >> direction & 1)) {
            at += grid_->steps[std::size_t(direction)];
            ++far;
        }
        const bool is_onto = far > 0 && has_diagonal(at);
        sides_[std::size_t(cell)] |= std::uint16_t((far > 0) << direction | is_onto << (4 + direction));
        reach_[std::size_t(cell * directions + direction)] = std::uint8_t(is_onto ? far | onto_diagonal : far);
    }

    void mark_doubts(int cell, int direction) {
        auto& sides = sides_[std::size_t(cell)];
        if (!(sides >> (4 + direction) & 1)) return;
        const int reach = reach_[std::size_t(cell * directions + direction)] & length_bits;
        const int diagonal = cell + reach * grid_->steps[std::size_t(direction)];
        const auto is_left = [&](int heading) {
            const int behind = sides_[std::size_t(diagonal)];
            return (behind >> heading & 1) && !(behind >> (4 + heading) & 1);
        };
        const bool rising = diagonals_[std::size_t(diagonal_at_[std::size_t(diagonal)])].rising;
        if (!is_left(direction) || !is_left(turned(direction, rising))) sides |= std::uint16_t(1 << (8 + direction));
        if (reach == 1) sides |= beside_diagonal;
    }

    int heading_after(int cell, int robot, int heading) const {
        const Diagonal& diagonal = diagonals_[std::size_t(diagonal_at_[std::size_t(cell)])];
        return diagonal.robot == robot ? heading : turned(heading, diagonal.rising);
    }

    /// Continues a slide over diagonals. With more bounces than there are diagonals and directions, one has repeated
    /// (R4.4).
    Stop bounce(Robots robots, int robot, int direction) const {
        int cell = robots[std::size_t(robot)], heading = direction;
        robots[std::size_t(robot)] = std::uint16_t(grid_->cells);  // it may pass its starting cell
        for (std::size_t bounces = 0; bounces <= directions * diagonals_.size(); ++bounces) {
            const int reach = reach_[std::size_t(cell * directions + heading)];
            const int free = grid_->unblocked(robots, cell, heading, reach & length_bits);
            cell += free * grid_->steps[std::size_t(heading)];
            if (free != reach - onto_diagonal) return {has_diagonal(cell) ? refused : cell, heading};
            heading = heading_after(cell, robot, heading);
        }
        return {refused, heading};
    }
};

}  // namespace ricochet::envs
