// The method of the public solvers of this game, written plainly: the measure of what the kernel gains.
//
// Iterative deepening over all moves, with the free-stop bound, a transposition table of the states that were searched
// in vain with so many moves left, and the other robots in ascending order. Only boards without diagonals.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "kernel/model/puzzle.hpp"

namespace ricochet {

class Yardstick {
public:
    static bool accepts(const Puzzle& puzzle) { return puzzle.diagonals.empty() && puzzle.target_robot != any_robot; }

    explicit Yardstick(const Puzzle& of_puzzle) : puzzle(of_puzzle) {
        cells[0] = puzzle.robots[std::size_t(puzzle.target_robot)];
        for (int robot = 0; robot < max_robots; ++robot) {
            if (robot == puzzle.target_robot || puzzle.robots[std::size_t(robot)] == not_in_play) continue;
            cells[std::size_t(count++)] = puzzle.robots[std::size_t(robot)];
        }
        std::sort(cells.begin() + 1, cells.begin() + count);
        measure_rays();
        measure_bound();
        entries.assign(1 << 12, {0, 0});
    }

    /// The number of moves of a shortest path, or -1 if it has more than `max_moves`.
    int solve(int max_moves) {
        for (int depth = 1; depth <= max_moves; ++depth) {
            if (search(cells, 0, depth)) return depth;
        }
        return -1;
    }

private:
    using Cells = std::array<int, max_robots>;
    struct Entry {
        std::uint64_t key;
        int left;
    };

    const Puzzle& puzzle;
    int count = 1;
    Cells cells{};  // the active robot's, then the others'
    std::vector<std::array<std::uint8_t, 4>> rays;
    std::vector<int> bound;
    std::vector<Entry> entries;
    std::size_t used = 0;

    int step(int direction) const {
        const int steps[4] = {-puzzle.width, 1, puzzle.width, -1};
        return steps[direction];
    }

    void measure_rays() {
        rays.resize(puzzle.walls.size());
        for (int cell = 0; cell < int(rays.size()); ++cell) {
            for (int d = 0; d < 4; ++d) {
                int at = cell;
                auto& length = rays[std::size_t(cell)][std::size_t(d)];
                while (!(puzzle.walls[std::size_t(at)] >> d & 1)) at += step(d), ++length;
            }
        }
    }

    void measure_bound() {
        bound.assign(rays.size(), 1000);
        std::vector<int> queue{puzzle.target};
        bound[std::size_t(puzzle.target)] = 0;
        for (std::size_t i = 0; i < queue.size(); ++i) {
            for (int d = 0; d < 4; ++d) {
                int at = queue[i];
                while (!(puzzle.walls[std::size_t(at)] >> d & 1)) {
                    at += step(d);
                    if (bound[std::size_t(at)] < 1000) continue;
                    bound[std::size_t(at)] = bound[std::size_t(queue[i])] + 1;
                    queue.push_back(at);
                }
            }
        }
    }

    /// `axes`: bit 0 when the active robot has moved upright, bit 1 when level.
    bool search(const Cells& at, int axes, int left) {
        const bool turned = axes == 3 || !puzzle.ricochet_rule;
        if (at[0] == puzzle.target && turned) return true;
        if (left == 0 || bound[std::size_t(at[0])] > left) return false;
        std::uint64_t key = std::uint64_t(axes) + 1;
        for (int i = 0; i < count; ++i) key = key << 10 | std::uint64_t(at[std::size_t(i)]);
        if (known(key, left)) return false;
        for (int robot = 0; robot < count; ++robot) {
            for (int d = 0; d < 4; ++d) {
                const int from = at[std::size_t(robot)];
                const int to = slide(at, from, d);
                if (to == from) continue;
                const Cells after = moved(at, robot, to);
                if (search(after, robot == 0 ? axes | (d % 2 == 0 ? 1 : 2) : axes, left - 1)) return true;
            }
        }
        return false;
    }

    int slide(const Cells& at, int from, int direction) const {
        int to = from;
        for (int n = rays[std::size_t(from)][std::size_t(direction)]; n > 0; --n) {
            const int ahead = to + step(direction);
            for (int i = 0; i < count; ++i) {
                if (at[std::size_t(i)] == ahead) return to;
            }
            to = ahead;
        }
        return to;
    }

    /// The others stay in order.
    Cells moved(Cells at, int robot, int to) const {
        int i = robot;
        if (robot > 0) {
            for (; i > 1 && at[std::size_t(i - 1)] > to; --i) at[std::size_t(i)] = at[std::size_t(i - 1)];
            for (; i + 1 < count && at[std::size_t(i + 1)] < to; ++i) at[std::size_t(i)] = at[std::size_t(i + 1)];
        }
        at[std::size_t(i)] = to;
        return at;
    }

    /// Tells whether the state was searched with so many moves left or more; from now on it was.
    bool known(std::uint64_t key, int left) {
        if (2 * used >= entries.size()) grow();
        Entry& entry = place(key);
        if (entry.key == key && entry.left >= left) return true;
        used += entry.key == 0;
        entry = {key, left};
        return false;
    }

    Entry& place(std::uint64_t key) {
        std::size_t i = std::size_t(key * 0x9E3779B97F4A7C15u >> 20) & (entries.size() - 1);
        while (entries[i].key != 0 && entries[i].key != key) i = (i + 1) & (entries.size() - 1);
        return entries[i];
    }

    void grow() {
        std::vector<Entry> old(entries.size() * 4, Entry{0, 0});
        old.swap(entries);
        for (const Entry& entry : old) {
            if (entry.key != 0) place(entry.key) = entry;
        }
    }
};

}  // namespace ricochet
