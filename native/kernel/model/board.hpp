// A board in the form that the fast search uses: rows of `stride` cells, whatever its width.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <cstring>
#include <utility>

#include "kernel/model/cells.hpp"
#include "kernel/model/puzzle.hpp"

namespace ricochet::RICOCHET_CPU_TARGET {

/// Robots that no diagonal distinguishes are of one colour: 0 for all robots without diagonals of their own (R4.1).
inline constexpr int max_colours = max_robots;

/// A diagonal that turns robots of other colours.
struct TurningDiagonal {
    CellNumber cell;
    bool rising;
};

/// A byte for each cell of a row.
using RowBytes = Lanes<std::uint8_t, std::size_t(stride)>;

template <std::size_t... cells>
inline RowBytes columns(std::index_sequence<cells...>) {
    return lanes<RowBytes>(std::uint8_t(cells)...);
}

inline constexpr auto cells_of_row = std::make_index_sequence<std::size_t(stride)>();

#if RICOCHET_SIDE == 16
template <std::size_t... cells>
inline RowBytes bits_of_columns(std::index_sequence<cells...>) {
    return lanes<RowBytes>(std::uint8_t(1 << cells % 8)...);
}

/// All bits for each cell of a row that is in the set, otherwise none.
inline RowBytes bytes_of(Row row) {
    constexpr std::uint64_t each = 0x0101010101010101;
    const RowBytes bits = bits_of_columns(cells_of_row);
    using Halves = Lanes<std::uint64_t, 2>;
    return equal(RowBytes(lanes<Halves>((row & 255) * each, (row >> 8) * each)) & bits, bits);
}
#else
inline RowBytes bytes_of(Row row) { return bytes_of_bits<RowBytes>(row); }
#endif

/// The row moved by that many cells to the east, or to the west if the number is negative, with 255 in empty cells.
template <int by, std::size_t... cells>
inline RowBytes moved_row(const RowBytes& row, std::index_sequence<cells...>) {
    const RowBytes empty = RowBytes{} - std::uint8_t(1);
    constexpr int first = by > 0 ? by : 0, last = by > 0 ? stride : stride + by;
    return shuffled<(int(cells) >= first && int(cells) < last ? int(cells) - by : stride + int(cells))...>(row, empty);
}

/// The smallest byte of each cell and of the cells west of it, or east of it if `sign` is -1.
template <int sign>
inline RowBytes running_minimum(RowBytes row) {
    row = minimum(row, moved_row<sign>(row, cells_of_row));
    row = minimum(row, moved_row<2 * sign>(row, cells_of_row));
    row = minimum(row, moved_row<4 * sign>(row, cells_of_row));
    if constexpr (is_wide) row = minimum(row, moved_row<16 * sign>(row, cells_of_row));
    return minimum(row, moved_row<8 * sign>(row, cells_of_row));
}

/// Coordinates of each cell that ascend in the four directions.
constexpr std::array<FourNumbers, max_cells> coordinates() {
    std::array<FourNumbers, max_cells> found{};
    for (unsigned cell = 0; cell < max_cells; ++cell) {
        const auto by_column = CellNumber(cell % stride * stride + cell / stride);
        found[cell] = FourNumbers(CellNumber(-by_column)) | FourNumbers(cell) << number_bits |
                      FourNumbers(by_column) << 2 * number_bits | FourNumbers(CellNumber(-cell)) << 3 * number_bits;
    }
    return found;
}

class Board {
public:
    // One word for each cell, with a number for each direction.
    alignas(64) std::array<FourNumbers, max_cells> reach;  // distance to the wall, or onto the first diagonal
    alignas(64) static constexpr std::array<FourNumbers, max_cells> along = coordinates();  // see `slide_lengths`
    std::array<std::uint8_t, max_cells> onto_diagonal;  // bit d: `reach` ends on a diagonal

    Cells inside;            // cells where a robot can stop
    Cells diagonals;         // cells where no robot can stop
    ByHeading<Cells> enter;  // cells that can be entered with that heading
    ByHeading<Cells> wall;   // cells with a wall on that side
    ByHeading<Cells> free;   // cells whose neighbour on that side can hold a robot
    ByHeading<Cells> stop;   // cells on which a wall or a robot can stop a robot with that heading

    int turn_count[max_colours];
    std::array<TurningDiagonal, max_cells> turns[max_colours];  // the diagonals that turn a robot of that colour
    Cells turning[max_colours];
    ByRobot<int> colour_of;
    std::array<Robot, max_cells> diagonal_robot;  // only where there is a diagonal, as `rising`
    std::array<bool, max_cells> rising;

    explicit Board(const Puzzle& puzzle) {
        assert(puzzle.width <= stride && puzzle.height <= stride);
        width_ = puzzle.width;
        read_walls(puzzle);
        read_diagonals(puzzle);
        measure();
    }

    bool has_diagonals() const { return turn_count[0] > 0; }

    CellNumber at(int cell) const { return CellNumber(cell / width_ * stride + cell % width_); }

    int reach_of(unsigned cell, Heading direction) const {
        assert(cell < max_cells && direction <= west);
        return int(reach[cell] >> number_bits * int(direction) & one_number);
    }

    /// The cells, by heading, that a robot of that colour passes in one move from any of `sources`, including moves
    /// over diagonals.
    FourSets entered(const Cells& sources, int colour) const {
        return entered(FourSets{{sources, sources, sources, sources}}, colour);
    }

    /// The same, with the sources given by heading.
    FourSets entered(FourSets sources, int colour) const {
        FourSets reached;
        do {
            flood_all(sources.of, colour, reached);
        } while (carry_on(sources.of, reached, colour, false));
        return reached;
    }

    /// The cells, by the direction of the move, from which a robot of that colour passes over one of `goals`, including
    /// moves over diagonals. `goals` are given by heading.
    FourSets seeing(const FourSets& goals, int colour) const {
        ByHeading<Cells> from;
        for (const Heading d : headings) from[opposite(d)] = goals.of[d];
        FourSets back, seen;
        do {
            flood_all(from, colour, back);
        } while (carry_on(from, back, colour, true));
        for (const Heading d : headings) seen.of[d] = back.of[opposite(d)];
        return seen;
    }

    /// The cells, by heading, on which another robot makes a robot stop on one of `stops`.
    FourSets blocking(const FourSets& stops) const {
        return {{moved<north, 1>(stops.of[north] & free[north]), moved<east, 1>(stops.of[east] & free[east]),
                 moved<south, 1>(stops.of[south] & free[south]), moved<west, 1>(stops.of[west] & free[west])}};
    }

    /// The cells, by heading, on which another robot on one of `blockers` stops a robot.
    FourSets beside(const FourSets& blockers) const {
        return {{moved<south, 1>(blockers.of[north]) & free[north], moved<west, 1>(blockers.of[east]) & free[east],
                 moved<north, 1>(blockers.of[south]) & free[south], moved<east, 1>(blockers.of[west]) & free[west]}};
    }

private:
    int width_;

    void read_walls(const Puzzle& puzzle) {
        for (auto& side : wall) side = ~Cells{};
        inside = Cells{};
        for (int row = 0; row < puzzle.height; ++row) {
            ByHeading<Row> sides = {Row(-1), Row(-1), Row(-1), Row(-1)};
            Row open = 0;
            for (int column = 0; column < width_; ++column) {
                const unsigned mask = puzzle.walls[std::size_t(row * width_ + column)];
                for (const Heading d : headings) sides[d] &= Row(~((~mask >> int(d) & 1) << column));
                open |= Row(unsigned(mask != 15) << column);
            }
            for (const Heading d : headings) wall[d][row] = sides[d];
            inside[row] = open;
        }
        for (const int cell : puzzle.robots) {
            if (cell != not_in_play) add(inside, at(cell));  // even if the cell is walled in
        }
        for (const Heading d : headings) enter[d] = ~wall[opposite(d)];
    }

    void read_diagonals(const Puzzle& puzzle) {
        diagonals = Cells{};
        ByRobot<bool> has_own = {};
        for (const Diagonal& diagonal : puzzle.diagonals) {
            const auto cell = at(diagonal.cell);
            assert(!has(diagonals, cell));
            add(diagonals, cell);
            diagonal_robot[cell] = diagonal.robot;
            rising[cell] = diagonal.rising;
            has_own[diagonal.robot] = true;
        }
        inside &= ~diagonals;
        int colours = 1;
        for (const Robot robot : all_robots) colour_of[robot] = has_own[robot] ? colours++ : 0;
        for (int colour = 0; colour < max_colours; ++colour) {
            turn_count[colour] = 0;
            turning[colour] = Cells{};
            for (const Diagonal& diagonal : puzzle.diagonals) {
                if (colour_of[diagonal.robot] == colour) continue;
                turns[colour][std::size_t(turn_count[colour]++)] = {at(diagonal.cell), diagonal.rising};
                add(turning[colour], at(diagonal.cell));
            }
        }
        const Cells there = ~diagonals;
        free[north] = ~wall[north] & moved<south, 1>(there);
        free[east] = ~wall[east] & moved<west, 1>(there);
        free[south] = ~wall[south] & moved<north, 1>(there);
        free[west] = ~wall[west] & moved<east, 1>(there);
        for (const Heading d : headings) stop[d] = (wall[d] | free[d]) & inside;
    }

    void measure() {
        fill(onto_diagonal, 0);
        if (has_diagonals())
            measure_over_diagonals();
        else
            measure_to_walls();
    }

    /// Measures whole rows at once: every slide ends at a wall.
    void measure_to_walls() {
        const RowBytes column = columns(cells_of_row);
        const RowBytes column_from_east = RowBytes{} + std::uint8_t(stride - 1) - column;
        RowBytes to_south[stride];
        RowBytes length{};
        for (int row = stride - 1; row >= 0; --row)
            to_south[row] = length = (length + std::uint8_t(1)) & ~bytes_of(wall[south][row]);
        length = RowBytes{};
        for (int row = 0; row < stride; ++row) {
            length = (length + std::uint8_t(1)) & ~bytes_of(wall[north][row]);
            // The nearest wall has the smallest coordinate of the walls in that direction.
            const RowBytes walls_east = column | ~bytes_of(wall[east][row]);
            const RowBytes walls_west = column_from_east | ~bytes_of(wall[west][row]);
            store(row, length, running_minimum<-1>(walls_east) - column, to_south[row],
                  running_minimum<1>(walls_west) - column_from_east);
        }
    }

    /// Stores the lengths of a row, by direction, in `reach`.
    void store(int row, const RowBytes& to_north, const RowBytes& to_east, const RowBytes& to_south,
               const RowBytes& to_west) {
#if RICOCHET_SIDE == 16
        const auto low = [](const RowBytes& a, const RowBytes& b) {
            return shuffled<0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23>(a, b);
        };
        const auto high = [](const RowBytes& a, const RowBytes& b) {
            return shuffled<8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31>(a, b);
        };
        using Pairs = Lanes<std::uint16_t, 8>;
        const Pairs first[2] = {Pairs(low(to_north, to_east)), Pairs(high(to_north, to_east))};
        const Pairs second[2] = {Pairs(low(to_south, to_west)), Pairs(high(to_south, to_west))};
        Pairs words[4];
        for (int half = 0; half < 2; ++half) {
            words[2 * half] = shuffled<0, 8, 1, 9, 2, 10, 3, 11>(first[half], second[half]);
            words[2 * half + 1] = shuffled<4, 12, 5, 13, 6, 14, 7, 15>(first[half], second[half]);
        }
        std::memcpy(&reach[std::size_t(row * stride)], words, sizeof(words));
#else
        for (int column = 0; column < stride; ++column) {
            const auto i = std::size_t(column);
            reach[std::size_t(row * stride + column)] = four_numbers(to_north[i], to_east[i], to_south[i], to_west[i]);
        }
#endif
    }

    static FourNumbers four_numbers(FourNumbers first, FourNumbers second, FourNumbers third, FourNumbers fourth) {
        return first | second << number_bits | third << 2 * number_bits | fourth << 3 * number_bits;
    }

    void measure_over_diagonals() {
        ByHeading<std::uint8_t[max_cells]> lengths;
        const auto measure_one = [&](int cell, Heading d) {
            const int ahead = cell + step_of[d];
            if (has(wall[d], unsigned(cell))) {
                lengths[d][cell] = 0;
            } else if (has(diagonals, unsigned(ahead))) {
                lengths[d][cell] = 1;
                onto_diagonal[std::size_t(cell)] |= std::uint8_t(side_bit(d));
            } else {
                lengths[d][cell] = std::uint8_t(lengths[d][ahead] + 1);
                onto_diagonal[std::size_t(cell)] |= onto_diagonal[std::size_t(ahead)] & side_bit(d);
            }
        };
        for (int cell = 0; cell < max_cells; ++cell) {
            measure_one(cell, north);
            measure_one(cell, west);
        }
        for (int cell = max_cells - 1; cell >= 0; --cell) {
            measure_one(cell, east);
            measure_one(cell, south);
        }
        for (unsigned cell = 0; cell < max_cells; ++cell) {
            reach[cell] =
                four_numbers(lengths[north][cell], lengths[east][cell], lengths[south][cell], lengths[west][cell]);
        }
    }

    void flood_all(const ByHeading<Cells>& from, int colour, FourSets& reached) const {
        const Cells straight = ~turning[colour];
        reached.of[north] = flooded<north>(from[north], enter[north], enter[north] & straight);
        reached.of[east] = flooded<east>(from[east], enter[east], enter[east] & straight);
        reached.of[south] = flooded<south>(from[south], enter[south], enter[south] & straight);
        reached.of[west] = flooded<west>(from[west], enter[west], enter[west] & straight);
    }

    /// Makes every diagonal that was reached a source for the heading in which robots leave it. Returns whether any is
    /// new.
    bool carry_on(ByHeading<Cells>& from, const FourSets& reached, int colour, bool backward) const {
        bool more = false;
        for (int i = 0; i < turn_count[colour]; ++i) {
            const TurningDiagonal diagonal = turns[colour][std::size_t(i)];
            for (const Heading heading : headings) {
                if (!has(reached.of[heading], diagonal.cell)) continue;
                const Heading onward =
                    backward ? opposite(turned(opposite(heading), diagonal.rising)) : turned(heading, diagonal.rising);
                if (has(from[onward], diagonal.cell)) continue;
                add(from[onward], diagonal.cell);
                more = true;
            }
        }
        return more;
    }
};

}  // namespace ricochet::RICOCHET_CPU_TARGET
