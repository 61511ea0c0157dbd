// A board of at most 16x16 as the fast search sees it, in rows of 16 cells whatever its width.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>

#include "kernel/model/cells.hpp"
#include "kernel/model/puzzle.hpp"

namespace ricochet::RICOCHET_CPU_TARGET {

constexpr int opposite(int direction) { return direction ^ 2; }

/// Robots that no diagonal tells apart are of one colour: 0 for all robots that have no diagonal of their own (R4.1).
inline constexpr int max_colours = max_robots;

/// A diagonal as it turns robots of other colours.
struct TurningDiagonal {
    std::uint8_t cell;
    bool rising;
};

class Board {
public:
    // One word for each cell, with one byte for each direction.
    alignas(64) std::array<std::uint32_t, max_cells> reach;  // cells to the wall, or onto the first diagonal
    alignas(64) std::array<std::uint32_t, max_cells> along;  // see `slide_lengths` in moves.hpp
    std::array<std::uint8_t, max_cells> onto_diagonal;       // bit d: `reach` ends on a diagonal

    Cells inside;     // cells where a robot can stand
    Cells diagonals;  // where none can
    Cells enter[4];   // cells that can be entered with that heading
    Cells wall[4];    // cells with a wall on that side
    Cells free[4];    // cells whose neighbour on that side can hold a robot
    Cells stop[4];    // cells on which a robot with that heading can be stopped, by wall or robot

    int turn_count[max_colours];
    std::array<TurningDiagonal, max_cells> turns[max_colours];  // the diagonals that turn a robot of that colour
    Cells turning[max_colours];
    int colour_of[max_robots];
    std::array<std::int8_t, max_cells> diagonal_robot;  // -1 where there is none
    std::array<bool, max_cells> rising;

    explicit Board(const Puzzle& puzzle) {
        width_ = puzzle.width;
        read_walls(puzzle);
        read_diagonals(puzzle);
        measure();
    }

    bool has_diagonals() const { return turn_count[0] > 0; }

    std::uint8_t at(int cell) const { return std::uint8_t(cell / width_ * stride + cell % width_); }

    int reach_of(unsigned cell, int direction) const { return reach[cell] >> 8 * direction & 255; }

    /// The cells, by heading, over which a robot of that colour goes in one move from any of `sources`, diagonals
    /// included.
    FourSets entered(const Cells& sources, int colour) const {
        return entered(FourSets{{sources, sources, sources, sources}}, colour);
    }

    /// The same where the sources are given by heading.
    FourSets entered(FourSets sources, int colour) const {
        FourSets reached;
        do {
            flood_all(sources.of, colour, reached);
        } while (carry_on(sources.of, reached, colour, false));
        return reached;
    }

    /// The cells, by the direction of the move, from which a robot of that colour goes over one of `goals`, which are
    /// given by heading; diagonals included.
    FourSets seeing(const FourSets& goals, int colour) const {
        Cells from[4];
        for (int d = 0; d < 4; ++d) from[opposite(d)] = goals.of[d];
        FourSets back, seen;
        do {
            flood_all(from, colour, back);
        } while (carry_on(from, back, colour, true));
        for (int d = 0; d < 4; ++d) seen.of[d] = back.of[opposite(d)];
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
            std::uint16_t sides[4] = {0xFFFF, 0xFFFF, 0xFFFF, 0xFFFF}, open = 0;
            for (int column = 0; column < width_; ++column) {
                const unsigned mask = puzzle.walls[std::size_t(row * width_ + column)];
                for (int d = 0; d < 4; ++d) sides[d] &= std::uint16_t(~((~mask >> d & 1) << column));
                open |= std::uint16_t((mask != 15) << column);
            }
            for (int d = 0; d < 4; ++d) wall[d][row] = sides[d];
            inside[row] = open;
        }
        for (const int cell : puzzle.robots) {
            if (cell != not_in_play) add(inside, at(cell));  // also one that is walled in
        }
        for (int d = 0; d < 4; ++d) enter[d] = ~wall[opposite(d)];
    }

    void read_diagonals(const Puzzle& puzzle) {
        diagonals = Cells{};
        fill(diagonal_robot, -1);
        bool has_own[max_robots] = {};
        for (const Diagonal& diagonal : puzzle.diagonals) {
            const auto cell = at(diagonal.cell);
            add(diagonals, cell);
            diagonal_robot[cell] = std::int8_t(diagonal.robot);
            rising[cell] = diagonal.rising;
            has_own[diagonal.robot] = true;
        }
        inside &= ~diagonals;
        int colours = 1;
        for (int robot = 0; robot < max_robots; ++robot) colour_of[robot] = has_own[robot] ? colours++ : 0;
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
        for (int d = 0; d < 4; ++d) stop[d] = (wall[d] | free[d]) & inside;
    }

    void measure() {
        fill(onto_diagonal, 0);
        std::uint8_t lengths[4][max_cells];
        const auto measure_one = [&](int cell, int d) {
            const int ahead = cell + step_of[d];
            if (has(wall[d], unsigned(cell))) {
                lengths[d][cell] = 0;
            } else if (has_diagonals() && diagonal_robot[std::size_t(ahead)] >= 0) {
                lengths[d][cell] = 1;
                onto_diagonal[std::size_t(cell)] |= std::uint8_t(1 << d);
            } else {
                lengths[d][cell] = std::uint8_t(lengths[d][ahead] + 1);
                onto_diagonal[std::size_t(cell)] |= onto_diagonal[std::size_t(ahead)] & (1 << d);
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
            const auto by_column = std::uint8_t(cell % stride * stride + cell / stride);
            reach[cell] =
                lengths[0][cell] | lengths[1][cell] << 8 | lengths[2][cell] << 16 | unsigned(lengths[3][cell]) << 24;
            along[cell] =
                std::uint8_t(-by_column) | cell << 8 | unsigned(by_column) << 16 | unsigned(std::uint8_t(-cell)) << 24;
        }
    }

    void flood_all(const Cells (&from)[4], int colour, FourSets& reached) const {
        const Cells straight = ~turning[colour];
        reached.of[north] = flooded<north>(from[north], enter[north], enter[north] & straight);
        reached.of[east] = flooded<east>(from[east], enter[east], enter[east] & straight);
        reached.of[south] = flooded<south>(from[south], enter[south], enter[south] & straight);
        reached.of[west] = flooded<west>(from[west], enter[west], enter[west] & straight);
    }

    /// Makes every diagonal that was reached a source of the heading in which it is left; tells whether one is new.
    bool carry_on(Cells (&from)[4], const FourSets& reached, int colour, bool backward) const {
        bool more = false;
        for (int i = 0; i < turn_count[colour]; ++i) {
            const TurningDiagonal diagonal = turns[colour][std::size_t(i)];
            for (int heading = 0; heading < 4; ++heading) {
                if (!has(reached.of[heading], diagonal.cell)) continue;
                const int onward =
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
