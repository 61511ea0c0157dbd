// The slides of a robot over a board without others, and where others stop it. The check of a table uses it, step by
// step.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "kernel/model/puzzle.hpp"
#include "strong/byte_rows.hpp"
#include "strong/distances.hpp"

namespace ricochet::strong {

inline constexpr int none = -1;
inline constexpr int on_diagonal = -2;

/// A cell and the direction in which a robot leaves it.
struct Leaving {
    int cell;
    Heading direction;
};

inline Heading turned(Heading direction, const Diagonal& diagonal) {
    switch (direction) {
        case north:
            return diagonal.rising ? east : west;
        case east:
            return diagonal.rising ? north : south;
        case south:
            return diagonal.rising ? west : east;
        default:
            return diagonal.rising ? south : north;
    }
}

inline bool is_at_wall(const Puzzle& puzzle, const Leaving& from) {
    return has_side(puzzle.walls[from.cell], from.direction);
}

/// Returns the next cell of a robot that no wall stops.
inline Leaving after(const Puzzle& puzzle, Robot robot, Leaving from) {
    from.cell += from.direction == north  ? -puzzle.width
                 : from.direction == east ? 1
                 : from.direction == west ? -1
                                          : puzzle.width;
    for (const Diagonal& diagonal : puzzle.diagonals) {
        if (diagonal.cell == from.cell && diagonal.robot != robot) from.direction = turned(from.direction, diagonal);
    }
    return from;
}

/// Returns the spot of each cell, or `on_diagonal` if no robot can stop there.
inline std::vector<int> spots_of_cells(const Puzzle& puzzle, const std::vector<int>& stands) {
    std::vector<int> spot_of(puzzle.walls.size(), on_diagonal);
    for (std::size_t spot = 0; spot < stands.size(); ++spot) spot_of[stands[spot]] = int(spot);
    return spot_of;
}

/// The spots that a robot passes, on a board without others, until a wall stops it.
struct Way {
    std::vector<int> spots;
    bool is_endless = false;  // nothing stops the robot (R4.4); `spots` then has one round
};

/// The ways of one robot from each spot in each direction.
class Ways {
public:
    Ways(const Puzzle& puzzle, const std::vector<int>& stands, Robot robot) : ways_(stands.size() * 4) {
        const std::vector<int> spot_of = spots_of_cells(puzzle, stands);
        for (std::size_t spot = 0; spot < stands.size(); ++spot) {
            for (const Heading start : headings) {
                Way& way = ways_[spot * 4 + std::size_t(start)];
                Leaving at{.cell = stands[spot], .direction = start};
                while (!is_at_wall(puzzle, at) && !way.is_endless) {
                    at = after(puzzle, robot, at);
                    way.spots.push_back(spot_of[at.cell]);
                    way.is_endless = at.cell == stands[spot] && at.direction == start;
                }
            }
        }
    }

    const Way& of(int spot, Heading direction) const { return ways_[std::size_t(spot) * 4 + std::size_t(direction)]; }

private:
    std::vector<Way> ways_;
};

/// Returns all slides of one robot in every direction, for RowCode::bring_down. Each cell and direction has at most one
/// predecessor, so slides that have joined stay together to their end. A ring is listed twice, because a slide on it
/// can end anywhere.
inline std::vector<SlideStep> slide_steps(const Puzzle& puzzle, const std::vector<int>& stands, Robot robot) {
    const std::vector<int> spot_of = spots_of_cells(puzzle, stands);
    const int count = int(puzzle.walls.size()) * 4;
    std::vector<int> next(count, none), before(count, none);
    for (int node = 0; node < count; ++node) {
        const Leaving from{.cell = node / 4, .direction = Heading(node % 4)};
        if (is_at_wall(puzzle, from)) continue;
        const auto [cell, direction] = after(puzzle, robot, from);
        next[node] = cell * 4 + int(direction);
        before[next[node]] = node;
    }
    std::vector<SlideStep> steps;
    std::vector<bool> is_listed(count);
    const auto list_from = [&](int end, int rounds) {
        for (int round = 0; round < rounds; ++round) {
            int node = end;
            do {
                is_listed[node] = true;
                const int ahead = next[node] == none ? wall : spot_of[next[node] / 4];
                steps.push_back({.here = std::int16_t(spot_of[node / 4]), .ahead = std::int16_t(ahead)});
                node = before[node];
            } while (node != none && node != end);
        }
    };
    for (int node = 0; node < count; ++node) {
        if (next[node] == none) list_from(node, 1);
    }
    for (int node = 0; node < count; ++node) {
        if (!is_listed[node]) list_from(node, 2);
    }
    return steps;
}

/// Returns where a robot stops after it has passed that many spots of its way, or `none` (R3.3, R4.3).
inline int stop_after(const Way& way, std::size_t passed) {
    return passed == 0 || way.spots[passed - 1] == on_diagonal ? none : way.spots[passed - 1];
}

/// The set of spots that robots occupy.
class Taken {
public:
    void set(const std::array<int, 3>& spots, bool value) {
        for (int spot : spots) taken_[spot] = value;
    }
    void set(int spot, bool value) { taken_[spot] = value; }

    /// Returns how many spots of the way a robot passes.
    std::size_t passed(const Way& way) const {
        std::size_t count = 0;
        while (count < way.spots.size() && !is_taken(way.spots[count])) ++count;
        return count;
    }

    int stop(const Way& way) const {
        const std::size_t count = passed(way);
        return count == way.spots.size() && way.is_endless ? none : stop_after(way, count);
    }

private:
    bool is_taken(int spot) const { return spot != on_diagonal && taken_[spot]; }

    std::array<bool, row_size> taken_{};
};

}  // namespace ricochet::strong
