// The data from which slides are computed, on boards of up to 32x32: what one size shares, what one board has, and what
// a position has. Every CPU target uses the same data.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "kernel/model/puzzle.hpp"

namespace ricochet::envs {

inline constexpr int directions = 4;

/// The legal moves: bit 4 * robot + direction is set for each.
using Legal = std::uint32_t;

/// A 16-bit number for each robot. The last three lanes belong to no robot.
inline constexpr int lanes = 8;
using Numbers = std::array<std::uint16_t, lanes>;

/// The number of a robot that is not in play: no robot meets it, in either direction.
inline constexpr std::uint16_t nowhere = 0x4000;

/// Both numbers of a cell: the one by column is the lower half.
using Place = std::int32_t;

/// A position. Cells have two numbers: those in `by_axis[1]` count row by row, and those in `by_axis[0]` column by
/// column. So the cells of a slide in direction d have consecutive numbers in `by_axis[d % 2]`.
struct Position {
    alignas(16) std::array<Numbers, 2> by_axis;
    alignas(16) Numbers sides;  // see `SideBit`; 0 for a robot that is not in play

    Place place(int robot) const { return by_axis[1][std::size_t(robot)] << 16 | by_axis[0][std::size_t(robot)]; }
};

/// The data that all boards of one size share.
struct Grid {
    int width, height, cells;
    std::array<Place, directions> steps;

    Grid(int columns, int rows)
        : width(columns),
          height(rows),
          cells(columns * rows),
          steps{-columns * one_row - 1, one_row + rows, columns * one_row + 1, -one_row - rows} {}

    Place place(int cell) const { return cell * one_row + cell % width * height + cell / width; }
    static int cell(Place place) { return place >> 16; }

private:
    static constexpr int one_row = 1 << 16;
};

/// The data about a cell. Byte d is about the slide in direction d: the number of cells to the wall, or onto the first
/// diagonal, whose robot and lean follow. The upper half has the bits of `CellBit`.
using CellData = std::uint64_t;

inline constexpr int length_bits = 31, robot_shift = 5, robot_mask = 3, rising_shift = 7;

/// The first of the bits about the four directions.
enum CellBit {
    open_bits = 32,    // no wall is next to the cell
    onto_bits = 36,    // the slide reaches a diagonal
    beside_bit = 40,   // a diagonal is next to the cell; not one of four
    refused_bits = 44  // 4 * robot further: on a board without others, the slide of this robot is not legal
};

/// The bits about the cell of a robot, the first of four each. `sides_for` takes them from the data about the cell.
enum SideBit { open_sides = 0, onto_sides = 4, beside_side = 8, refused_sides = 12 };

inline std::uint16_t sides_for(CellData data, int robot) {
    return std::uint16_t((data >> open_bits & 0x1FF) | (data >> (refused_bits + 4 * robot) & 15) << refused_sides);
}

/// The data about all cells of a board.
std::vector<CellData> cell_data(const Puzzle& board);

/// The position with robots on these cells.
Position position_of(const ByRobot<int>& robots, const Grid& grid, const CellData* board);

}  // namespace ricochet::envs
