// Computes where robots stop and which moves are legal, for all robots at once.
#pragma once

#include <bit>
#include <cassert>
#include <cstdint>
#include <cstring>

#include "envs/tables.hpp"
#include "kernel/platform/simd.hpp"

namespace ricochet::envs::RICOCHET_CPU_TARGET {

using namespace ::ricochet::RICOCHET_CPU_TARGET;
using ::ricochet::RICOCHET_CPU_TARGET::lanes;  // hides the number of lanes of a position

/// A number for each robot.
using RobotNumbers = Lanes<std::uint16_t, envs::lanes>;

inline RobotNumbers lane_numbers() {
    return RobotNumbers(lanes<Lanes<std::uint64_t, 2>>(0x0003'0002'0001'0000u, 0x0007'0006'0005'0004u));
}

/// All bits of the number of that robot.
inline RobotNumbers only(int robot) { return equal(lane_numbers(), RobotNumbers{} + std::uint16_t(robot)); }

/// A position in registers.
struct Robots {
    RobotNumbers by_column, by_row, sides;

    explicit Robots(const envs::Position& position) {
        std::memcpy(&by_column, &position.by_axis[0], sizeof by_column);
        std::memcpy(&by_row, &position.by_axis[1], sizeof by_row);
        std::memcpy(&sides, &position.sides, sizeof sides);
    }

    void write(envs::Position& position) const {
        std::memcpy(&position.by_axis[0], &by_column, sizeof by_column);
        std::memcpy(&position.by_axis[1], &by_row, sizeof by_row);
        std::memcpy(&position.sides, &sides, sizeof sides);
    }

    void put(int robot, Place place, std::uint16_t its_sides) {
        const RobotNumbers own = only(robot);
        by_column = (by_column & ~own) | (own & std::uint16_t(place));
        by_row = (by_row & ~own) | (own & std::uint16_t(place >> 16));
        sides = (sides & ~own) | (own & its_sides);
    }
};

struct Stop {
    Place place;
    int heading;  // the direction at the end of the slide
    bool is_refused;
};

/// The slides on one board.
class Slides {
public:
    Slides(const envs::Grid& grid, const CellData* board) : grid_(grid), board_(board) {}

    /// Returns where the robot on that place stops. The slide is refused if it would stop on a diagonal (R4.3) or never
    /// (R4.4). Requires a robot in play without a wall or a robot next to it in that direction (R3.3). If Clang calls
    /// it, the robots leave their registers.
    [[gnu::always_inline]] Stop stop(const Robots& robots, Place place, int robot, int direction) const {
        assert(0 <= envs::Grid::cell(place) && envs::Grid::cell(place) < grid_.cells);
        const CellData data = board_[envs::Grid::cell(place)];
        const int slide = int(data >> 8 * direction), reach = slide & envs::length_bits;
        const int free = unblocked(direction & 1 ? robots.by_row : robots.by_column, place, direction, reach);
        const Place end = place + free * grid_.steps[std::size_t(direction)];
        if (free == reach && (data >> (envs::onto_bits + direction) & 1)) {
            return bounce(robots, robot, end, heading_after(slide, robot, direction));
        }
        return {end, direction, false};
    }

    Legal legal(const Robots& robots) const {
        const RobotNumbers open = robots.sides & ~blocked(robots.by_row) & std::uint16_t(15);
        Legal moves = packed(open);
        const bool is_beside = any(robots.sides & std::uint16_t(1 << envs::beside_side));
        const RobotNumbers doubts = open & robots.sides >> int(is_beside ? envs::onto_sides : envs::refused_sides);
        if (any(doubts)) [[unlikely]]
            moves = settled(robots, moves, packed(doubts));
        return moves;
    }

private:
    const envs::Grid& grid_;
    const CellData* board_;

    [[gnu::noinline]] Legal settled(const Robots& robots, Legal moves, Legal doubtful) const {
        envs::Position position;
        robots.write(position);
        for (; doubtful != 0; doubtful &= doubtful - 1) {
            const int move = std::countr_zero(doubtful);
            if (stop(robots, position.place(move / 4), move / 4, move % 4).is_refused) moves &= ~(Legal(1) << move);
        }
        return moves;
    }

    static bool any(const RobotNumbers& numbers) {
        const auto words = Lanes<std::uint64_t, 2>(numbers);
        return (words[0] | words[1]) != 0;
    }

    /// Returns the numbers side by side, four bits each. They must be below 16.
    static Legal packed(const RobotNumbers& fours) {
        const auto words = Lanes<std::uint64_t, 2>(fours);
        return Legal(words[0] * 0x0001'0010'0100'1000 >> 48) | Legal(words[1]) << 16;
    }

    /// Returns how many of the next `reach` cells are free of robots, at these numbers along the axis of the slide. For
    /// a robot behind, beside or on the cell, the unsigned difference is larger than `reach`.
    static int unblocked(const RobotNumbers& others, Place place, int direction, int reach) {
        const int is_ascending = (direction + 1) >> 1 & 1;
        const auto from = std::uint16_t((place >> 16 * (direction & 1)) + is_ascending);
        const RobotNumbers between = (others - from) ^ std::uint16_t(is_ascending - 1);
        return std::min(reach, lowest(between & std::uint16_t(0x7FFF)));  // the highest bit does not count
    }

    /// Returns the moves that are blocked because another robot is next to the robot. Two edge cells with consecutive
    /// numbers in different rows are separated by walls. The upper bytes are without meaning.
    RobotNumbers blocked(const RobotNumbers& cells) const {
        const RobotNumbers one = neighbours(rotated<1>(cells) - cells), two = neighbours(rotated<2>(cells) - cells);
        return one | two | rotated<4>(one) >> 8 | rotated<3>(two) >> 8;
    }

    /// Returns for each robot the number of the robot that is `by` further, counting round. The lanes of no robot are
    /// without meaning.
    template <int by>
    static RobotNumbers rotated(const RobotNumbers& numbers) {
        if constexpr (shuffles_bytes) {
            return shuffled<by, (by + 1) % 5, (by + 2) % 5, (by + 3) % 5, (by + 4) % 5, 5, 6, 7>(numbers, numbers);
        }
        // Otherwise two shifts.
        const RobotNumbers none{};
        const RobotNumbers first = shuffled<by, by + 1, by + 2, by + 3, by + 4, by + 5, by + 6, by + 7>(numbers, none);
        const RobotNumbers last =
            shuffled<by + 3, by + 4, by + 5, by + 6, by + 7, by + 8, by + 9, by + 10>(none, numbers);
        const RobotNumbers is_last = less(RobotNumbers{} + std::uint16_t(4 - by), lane_numbers());
        return (first & ~is_last) | (last & is_last);
    }

    /// Returns from the differences between the cells of pairs of robots in which direction the first robot of each is
    /// blocked, and in the upper byte, in which the second is.
    RobotNumbers neighbours(const RobotNumbers& differences) const {
        const RobotNumbers row = RobotNumbers{} + std::uint16_t(grid_.width), cell = RobotNumbers{} + std::uint16_t(1);
        return (equal(differences, RobotNumbers{} - row) & std::uint16_t(side_bit(north) | 256 * side_bit(south))) |
               (equal(differences, cell) & std::uint16_t(side_bit(east) | 256 * side_bit(west))) |
               (equal(differences, row) & std::uint16_t(side_bit(south) | 256 * side_bit(north))) |
               (equal(differences, RobotNumbers{} - cell) & std::uint16_t(side_bit(west) | 256 * side_bit(east)));
    }

    static int heading_after(int slide, int robot, int heading) {
        if ((slide >> envs::robot_shift & envs::robot_mask) == robot) return heading;
        return int(turned(Heading(heading), slide >> envs::rising_shift & 1));
    }

    /// Continues a slide over a diagonal. Each slide between diagonals has one predecessor, so a slide that never ends
    /// repeats its first one.
    Stop bounce(const Robots& robots, int robot, Place place, int heading) const {
        const RobotNumbers own = only(robot) & envs::nowhere;  // it may pass its starting cell
        const Place first = place;
        const int first_heading = heading;
        do {
            const CellData data = board_[envs::Grid::cell(place)];
            const int slide = int(data >> 8 * heading), reach = slide & envs::length_bits;
            const RobotNumbers others = (heading & 1 ? robots.by_row : robots.by_column) | own;
            const int free = unblocked(others, place, heading, reach);
            place += free * grid_.steps[std::size_t(heading)];
            if (free != reach || !(data >> (envs::onto_bits + heading) & 1)) return {place, heading, free == 0};
            heading = heading_after(slide, robot, heading);
        } while (place != first || heading != first_heading);
        return {place, heading, true};
    }
};

}  // namespace ricochet::envs::RICOCHET_CPU_TARGET
