// How a robot slides over a board without others, and where others stop it: for what checks a table, step by step.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "kernel/model/puzzle.hpp"
#include "kernel/strong/distances.hpp"

namespace ricochet {

inline constexpr int none = -1;
inline constexpr int on_diagonal = -2;
inline constexpr int directions[] = {north, east, south, west};

inline bool is_level(int direction) { return direction == east || direction == west; }

/// What a robot passes on a board without others, slot by slot, until a wall stops it.
struct Way {
    std::vector<int> slots;
    bool is_endless = false;  // nothing stops it (R4.4); then it is listed once
};

/// The ways of one robot from each slot in each direction.
class Ways {
public:
    Ways(const Puzzle& puzzle, const std::vector<int>& stands, int robot) : ways_(stands.size() * 4) {
        std::vector<int> slot_of(puzzle.walls.size(), on_diagonal);
        for (std::size_t slot = 0; slot < stands.size(); ++slot) slot_of[stands[slot]] = int(slot);
        for (std::size_t slot = 0; slot < stands.size(); ++slot) {
            for (const int start : directions) {
                Way& way = ways_[slot * 4 + start];
                int cell = stands[slot], direction = start;
                while ((puzzle.walls[cell] >> direction & 1) == 0 && !way.is_endless) {
                    cell += direction == north  ? -puzzle.width
                            : direction == east ? 1
                            : direction == west ? -1
                                                : puzzle.width;
                    for (const Diagonal& diagonal : puzzle.diagonals) {
                        if (diagonal.cell == cell && diagonal.robot != robot) direction = turned(direction, diagonal);
                    }
                    way.slots.push_back(slot_of[cell]);
                    way.is_endless = cell == stands[slot] && direction == start;
                }
            }
        }
    }

    const Way& of(int slot, int direction) const { return ways_[std::size_t(slot) * 4 + direction]; }

private:
    static int turned(int direction, const Diagonal& diagonal) {
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

    std::vector<Way> ways_;
};

/// Where a robot stops that has come past so many slots of its way: R3.3, R4.3.
inline int stop_after(const Way& way, std::size_t passed) {
    return passed == 0 || way.slots[passed - 1] == on_diagonal ? none : way.slots[passed - 1];
}

/// Which slots are taken.
class Taken {
public:
    void set(const std::array<int, 3>& slots, bool value) {
        for (int slot : slots) taken_[slot] = value;
    }
    void set(int slot, bool value) { taken_[slot] = value; }

    /// How many slots of the way a robot comes past.
    std::size_t passed(const Way& way) const {
        std::size_t count = 0;
        while (count < way.slots.size() && !is_taken(way.slots[count])) ++count;
        return count;
    }

    int stop(const Way& way) const {
        const std::size_t count = passed(way);
        return count == way.slots.size() && way.is_endless ? none : stop_after(way, count);
    }

private:
    bool is_taken(int slot) const { return slot != on_diagonal && taken_[slot]; }

    std::array<bool, row_size> taken_{};
};

}  // namespace ricochet
