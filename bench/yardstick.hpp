// The method of the public solvers of this game, written to be fast: the measure of what the kernel gains.
//
// Iterative deepening over all moves, with the free-stop bound, a transposition table of the states that were searched
// in vain with so many moves left, and the other robots in ascending order. As in the fastest of them, only the active
// robot moves where the bound equals the moves left, no robot goes straight back, robots are marked on the board, the
// last move needs no entry, and an entry of the table has eight bytes. Only boards of up to 16x16 without diagonals.
#pragma once

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "kernel/model/puzzle.hpp"

namespace ricochet {

class Yardstick {
public:
    static bool accepts(const Puzzle& puzzle) {
        return puzzle.diagonals.empty() && puzzle.target_robot != any_robot && puzzle.walls.size() <= 256;
    }

    explicit Yardstick(const Puzzle& puzzle)
        : target_(puzzle.target),
          ricochet_rule_(puzzle.ricochet_rule),
          steps_{-puzzle.width, 1, puzzle.width, -1} {
        for (std::size_t cell = 0; cell < puzzle.walls.size(); ++cell) grid_[cell] = puzzle.walls[cell];
        const auto active = puzzle.robots.begin() + int(puzzle.target_robot);
        put(*active);
        for (auto robot = puzzle.robots.begin(); robot != puzzle.robots.end(); ++robot) {
            if (robot != active && *robot != not_in_play) put(*robot);
        }
        measure_bound();
        entries_.assign(1 << 11, 0);
    }

    /// The number of moves of a shortest path, or -1 if it has more than `max_moves`.
    int solve(int max_moves) {
        for (int depth = 1; depth <= max_moves; ++depth) {
            if (search(0, no_move, depth)) return depth;
        }
        return -1;
    }

private:
    static constexpr std::uint8_t robot_here = 16;
    static constexpr int no_move = -1;
    static constexpr int left_bits = 8;

    const int target_;
    const bool ricochet_rule_;
    const int steps_[4];
    int count_ = 0;
    int cells_[max_robots] = {};             // the active robot's, then the others'
    std::array<std::uint8_t, 256> grid_{};   // walls, and whether a robot is there
    std::array<std::uint8_t, 256> bound_{};  // moves of a robot that may stop anywhere
    std::vector<std::uint64_t> entries_;     // a state, and in the lowest bits the moves left; 0 where there is none
    std::size_t used_ = 0;

    void put(int cell) {
        cells_[count_++] = cell;
        grid_[std::size_t(cell)] |= robot_here;
    }

    void measure_bound() {
        bound_.fill(255);
        std::vector<int> queue{target_};
        bound_[std::size_t(target_)] = 0;
        for (std::size_t i = 0; i < queue.size(); ++i) {
            for (int d = 0; d < 4; ++d) {
                int at = queue[i];
                while (!(grid_[std::size_t(at)] >> d & 1)) {
                    at += steps_[d];
                    if (bound_[std::size_t(at)] < 255) continue;
                    bound_[std::size_t(at)] = std::uint8_t(bound_[std::size_t(queue[i])] + 1);
                    queue.push_back(at);
                }
            }
        }
    }

    /// `axes`: bit 0 when the active robot has moved upright, bit 1 when level. `undoing`: the move that takes the last
    /// one back.
    bool search(int axes, int undoing, int left) {
        const bool turned = axes == 3 || !ricochet_rule_;
        if (cells_[0] == target_ && turned) return true;
        const int bound = bound_[std::size_t(cells_[0])];
        if (left == 0 || bound > left) return false;
        if (left > 1 && is_known(axes, left)) return false;
        const int moving = bound == left ? 1 : count_;
        for (int robot = 0; robot < moving; ++robot) {
            for (int d = 0; d < 4; ++d) {
                const int from = cells_[robot];
                if (grid_[std::size_t(from)] >> d & 1) continue;
                if (grid_[std::size_t(from + steps_[d])] & robot_here || 4 * robot + d == undoing) continue;
                const int to = slide(from, d);
                move(robot, from, to);
                const int axes_after = robot == 0 ? axes | (d % 2 == 0 ? 1 : 2) : axes;
                // Going back may complete a turn.
                const int back = robot > 0 || turned ? 4 * robot + (d ^ 2) : no_move;
                const bool found = search(axes_after, back, left - 1);
                move(robot, to, from);
                if (found) return true;
            }
        }
        return false;
    }

    int slide(int from, int direction) const {
        int to = from + steps_[direction];
        while (!(grid_[std::size_t(to)] >> direction & 1)) {
            if (grid_[std::size_t(to + steps_[direction])] & robot_here) break;
            to += steps_[direction];
        }
        return to;
    }

    void move(int robot, int from, int to) {
        grid_[std::size_t(from)] ^= robot_here;
        grid_[std::size_t(to)] ^= robot_here;
        cells_[robot] = to;
    }

    /// Returns whether the state was searched with at least this many moves left, and records it.
    bool is_known(int axes, int left) {
        if (2 * used_ >= entries_.size()) grow();
        const std::uint64_t key = this->key(axes) << left_bits;
        std::uint64_t& entry = place(key);
        if (entry == 0) {
            ++used_;
        } else if (int(entry & 255) >= left) {
            return true;
        }
        entry = key | std::uint64_t(left);
        return false;
    }

    /// The state: the other robots in ascending order, in one word that is not 0.
    std::uint64_t key(int axes) const {
        std::uint64_t a = std::uint64_t(cells_[1]), b = std::uint64_t(cells_[2]), c = std::uint64_t(cells_[3]);
        if (a > b) std::swap(a, b);
        if (b > c) std::swap(b, c);
        if (a > b) std::swap(a, b);
        std::uint64_t d = std::uint64_t(cells_[4]);
        if (count_ == max_robots) {
            if (c > d) std::swap(c, d);
            if (b > c) std::swap(b, c);
            if (a > b) std::swap(a, b);
        }
        return std::uint64_t(axes + 1) << 40 | std::uint64_t(cells_[0]) << 32 | a << 24 | b << 16 | c << 8 | d;
    }

    std::uint64_t& place(std::uint64_t key) {
        std::size_t i = std::size_t(key * 0x9E3779B97F4A7C15u >> 24) & (entries_.size() - 1);
        while (entries_[i] != 0 && (entries_[i] ^ key) >> left_bits != 0) i = (i + 1) & (entries_.size() - 1);
        return entries_[i];
    }

    void grow() {
        std::vector<std::uint64_t> old(entries_.size() * 4);
        old.swap(entries_);
        for (const std::uint64_t entry : old) {
            if (entry != 0) place(entry & ~std::uint64_t(255)) = entry;
        }
    }
};

}  // namespace ricochet
