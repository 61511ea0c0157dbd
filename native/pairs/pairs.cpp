#include "pairs/pairs.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "kernel/model/slide.hpp"

namespace ricochet::pairs {
namespace {

/// The cells of a board, and which of them robots that stand still take.
class Ground {
public:
    const int width, cells;

    Ground(const Puzzle& puzzle, Robot active, Robot helper)
        : width(puzzle.width),
          cells(puzzle.width * puzzle.height),
          floor_(puzzle),
          taken_(puzzle.walls.size()) {
        for (const Robot robot : all_robots) {
            const int cell = puzzle.robots[robot];
            if (robot != active && robot != helper && cell != not_in_play) taken_[std::size_t(cell)] = true;
        }
    }

    /// Returns whether one of the two robots can stop on the cell.
    bool can_stop_on(int cell) const { return !taken_[std::size_t(cell)] && floor_.diagonal_at(cell) == nullptr; }

    /// Collects the cells that a robot slides over if no other robot of the two is in its way. Returns whether the
    /// slide ends.
    bool slide(Robot robot, Pose from, std::vector<int>& passed) const {
        passed.clear();
        return floor_.slide(robot, from, [&](int cell) {
            if (taken_[std::size_t(cell)]) return false;
            passed.push_back(cell);
            return true;
        }) != Floor::endless;
    }

private:
    const Floor floor_;
    std::vector<char> taken_;
};

/// The cells from which one of the two robots slides to a cell.
class Arrivals {
public:
    Arrivals(const Ground& ground, Robot robot)
        : width_(ground.width),
          words_(std::size_t(ground.cells + 63) / 64),
          free_(std::size_t(ground.cells)),
          stopped_(std::size_t(ground.cells)) {
        passed_.reserve(4 * std::size_t(ground.cells) * words_);
        std::vector<int> slide;
        for (int from = 0; from < ground.cells; ++from) {
            if (!ground.can_stop_on(from)) continue;
            for (const Heading direction : headings) {
                const bool ends = ground.slide(robot, {from, direction}, slide);
                if (!slide.empty()) add(ground, from, slide, ends);
            }
        }
    }

    /// Calls `visit(from)` for each slide that ends on the cell while the other robot is on `other`.
    template <typename Visit>
    void each(int cell, int other, Visit visit) const {
        for (const Free& slide : free_[std::size_t(cell)]) {
            if (!has_passed(slide.number, other)) visit(slide.from);
        }
        if (!is_next(cell, other)) return;
        for (const Stopped& slide : stopped_[std::size_t(cell)]) {
            if (slide.other == other) visit(slide.from);
        }
    }

private:
    struct Free {
        int from;
        std::size_t number;
    };
    struct Stopped {
        int other, from;
    };

    const int width_;
    const std::size_t words_;
    std::vector<std::uint64_t> passed_;          // by slide: a bit for each cell it passes, with its start
    std::vector<std::vector<Free>> free_;        // by cell: slides that end there if nothing is in the way
    std::vector<std::vector<Stopped>> stopped_;  // by cell: slides that another robot stops there

    /// Returns false for most cells that are not neighbours, which cannot stop a slide there.
    bool is_next(int cell, int other) const {
        const int apart = std::abs(cell - other);
        return apart == 1 || apart == width_;
    }

    bool has_passed(std::size_t number, int cell) const {
        return passed_[number * words_ + std::size_t(cell) / 64] >> (cell % 64) & 1;
    }

    void pass(std::size_t number, int cell) {
        passed_[number * words_ + std::size_t(cell) / 64] |= std::uint64_t(1) << (cell % 64);
    }

    void add(const Ground& ground, int from, const std::vector<int>& slide, bool ends) {
        const std::size_t number = passed_.size() / words_;
        passed_.resize(passed_.size() + words_);
        pass(number, from);
        int last = from;
        for (const int cell : slide) {
            if (!has_passed(number, cell)) {
                if (last != from && ground.can_stop_on(last)) stopped_[std::size_t(last)].push_back({cell, from});
                pass(number, cell);
            }
            last = cell;
        }
        if (ends && last != from && ground.can_stop_on(last)) free_[std::size_t(last)].push_back({from, number});
    }
};

/// The moves from each position to the target, and whether several shortest paths lead there.
class Distances {
public:
    explicit Distances(int cells) : cells_(cells), found_(std::size_t(cells) * std::size_t(cells), unknown) {}

    /// Notes a move from a position to one with that number of moves less one.
    void reach(int position, int moves, bool several) {
        auto& found = found_[std::size_t(position)];
        if (found == unknown) {
            found = std::uint8_t(2 * moves + several);
            reached_.push_back(position);
        } else if (found / 2 == moves) {
            found |= 1;
        }
    }

    /// Returns the positions that were reached since the last call.
    void take(std::vector<int>& positions) {
        positions.clear();
        positions.swap(reached_);
    }

    bool has_several(int position) const { return found_[std::size_t(position)] & 1; }

    std::vector<Pair> single(int least) const {
        std::vector<Pair> pairs;
        for (std::size_t position = 0; position < found_.size(); ++position) {
            const int found = found_[position];
            if (found == unknown || found % 2 == 1 || found / 2 < least) continue;
            pairs.push_back({int(position) / cells_, int(position) % cells_});
        }
        return pairs;
    }

private:
    static constexpr std::uint8_t unknown = 255;
    static_assert(2 * most_moves + 1 < unknown);

    const int cells_;
    std::vector<std::uint8_t> found_;  // by position: twice the moves, plus 1 if there are several shortest paths
    std::vector<int> reached_;
};

}  // namespace

std::vector<Pair> single_pairs(const Puzzle& puzzle, Robot helper, int least, int most) {
    assert(puzzle.target_robot != any_robot && helper != puzzle.target_robot && most <= most_moves);
    const Robot active = puzzle.target_robot;
    const Ground ground(puzzle, active, helper);
    if (!ground.can_stop_on(puzzle.target)) return {};
    const Arrivals of_active(ground, active), of_helper(ground, helper);
    const int cells = ground.cells;
    Distances distances(cells);
    for (int cell = 0; cell < cells; ++cell) {
        if (cell != puzzle.target && ground.can_stop_on(cell)) distances.reach(puzzle.target * cells + cell, 0, false);
    }
    std::vector<int> positions;
    for (int moves = 1; moves <= most; ++moves) {
        distances.take(positions);
        if (positions.empty()) break;
        for (const int position : positions) {
            const int at = position / cells, other = position % cells;
            const bool several = distances.has_several(position);
            of_active.each(at, other, [&](int from) { distances.reach(from * cells + other, moves, several); });
            of_helper.each(other, at, [&](int from) { distances.reach(at * cells + from, moves, several); });
        }
    }
    return distances.single(std::max(least, 1));
}

}  // namespace ricochet::pairs
