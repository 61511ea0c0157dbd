// How many moves a bot guesses a robot to need. It is no bound: it may be too high.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "kernel/model/puzzle.hpp"
#include "kernel/model/slide.hpp"

namespace ricochet::bots {

/// The cells of the robots, or not_in_play.
using Cells = ByRobot<std::int16_t>;

/// Guesses for one board and target, which must outlive it.
class Guesses {
public:
    static constexpr int most = 24;  // no guess is higher

    Guesses(const Puzzle& puzzle, const Floor& floor)
        : floor_(floor),
          target_(puzzle.target),
          taken_(puzzle.walls.size()),
          least_(puzzle.walls.size()),
          slides_(puzzle.walls.size()) {}

    /// Returns the number of slides from a cell to the target if robots could stop anywhere and passed diagonals.
    int slides_away(int cell) { return slides_between(cell, target_); }

    /// Returns the moves that a robot needs if each counts 1, each robot that must make way counts 1, and each stop
    /// without a wall or a robot counts as many moves as bring another robot there if that one could stop anywhere.
    int of(const Cells& robots, Robot robot) {
        for (const Robot other : all_robots) {
            if (other != robot && robots[other] >= 0) taken_[std::size_t(robots[other])] = 1;
        }
        const int guess = moves_of(robots, robot);
        for (const int cell : robots) {
            if (cell >= 0) taken_[std::size_t(cell)] = 0;
        }
        return guess;
    }

private:
    const Floor& floor_;
    const int target_;
    std::vector<std::uint8_t> taken_;        // whether another robot stands on a cell
    std::vector<int> least_;                 // the moves to each cell
    std::array<std::vector<int>, most> at_;  // by moves and slides to the target, the cells to go on from
    std::vector<std::vector<int>> slides_;   // by cell, the slides from all others to it, if known

    int moves_of(const Cells& robots, Robot robot) {
        std::fill(least_.begin(), least_.end(), most);
        for (auto& cells : at_) cells.clear();
        const auto reach = [&](int cell, int moves) {
            if (moves >= least_[std::size_t(cell)]) return;
            least_[std::size_t(cell)] = moves;
            const int in_all = moves + slides_away(cell);
            if (in_all < most) at_[std::size_t(in_all)].push_back(cell);
        };
        reach(robots[robot], 0);
        for (int in_all = 0; in_all < most; ++in_all) {
            for (std::size_t next = 0; next < at_[std::size_t(in_all)].size(); ++next) {
                const int from = at_[std::size_t(in_all)][next];
                const int moves = least_[std::size_t(from)];
                if (moves + slides_away(from) < in_all) continue;
                if (from == target_ && moves > 0) return moves;
                for (const Heading direction : headings) go_on(robots, robot, {from, direction}, moves + 1, reach);
            }
        }
        return most;
    }

    /// Reaches the cells on which a slide may end.
    template <typename Reach>
    void go_on(const Cells& robots, Robot robot, Pose at, int moves, Reach reach) {
        const int from = at.cell;
        for (int steps = 0; steps < 2 * max_side && floor_.is_open(at); ++steps) {
            const int ahead = floor_.ahead(at);
            if (taken_[std::size_t(ahead)] != 0) {
                if (at.cell != from) reach(at.cell, moves);
                ++moves;  // the robot there makes way
            }
            at = floor_.turned_at({ahead, at.heading}, robot);
            if (floor_.diagonal_at(at.cell) != nullptr) continue;
            const int help = floor_.is_open(at) ? help_at(robots, robot, floor_.ahead(at)) : 0;
            reach(at.cell, moves + help);
        }
    }

    /// Returns the moves that bring another robot to a cell if that one could stop anywhere.
    int help_at(const Cells& robots, Robot robot, int cell) {
        int least = most;
        for (const Robot other : all_robots) {
            const int from = robots[other];
            if (other != robot && from >= 0) least = std::min(least, slides_between(from, cell));
        }
        return least;
    }

    int slides_between(int from, int to) {
        auto& slides = slides_[std::size_t(to)];
        if (slides.empty()) slides = floor_.slides_to(to, most);
        return slides[std::size_t(from)];
    }
};

}  // namespace ricochet::bots
