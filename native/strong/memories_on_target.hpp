// The memory of a robot on its target under the ricochet rule: the part of a check that is in no table.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <vector>

#include "strong/byte_rows.hpp"
#include "strong/share.hpp"

namespace ricochet::strong {

/// The distances of a robot on its target that last moved along its row, or along its column. They are the least
/// distances that obey the rule, given those of all other states. There is a row of lanes for each x and y, and a lane
/// for each z, of helpers in any order. It is `unsolvable` if two helpers would share a cell.
class MemoryOnTarget {
public:
    MemoryOnTarget(int spots, int goal, const RowCode& code)
        : spots_(spots),
          goal_(goal),
          lanes_((spots + group - 1) / group * group),
          code_(code),
          rows_(std::size_t(spots) * lanes_ * lanes_) {}

    std::uint8_t at(const std::array<int, 3>& helpers) const {
        return rows_.data()[(std::size_t(helpers[0]) * lanes_ + helpers[1]) * lanes_ + helpers[2]];
    }

    /// Sets the distance that needs no move of a helper.
    void put(const std::array<int, 3>& helpers, std::uint8_t distance) {
        rows_.data()[(std::size_t(helpers[0]) * lanes_ + helpers[1]) * lanes_ + helpers[2]] = distance;
    }

    /// Moves the helpers until no distance becomes less.
    void settle(const std::array<std::vector<SlideStep>, 3>& steps, int threads, StrongControl& control) {
        std::vector<Block> blocks(threads, Block(spots_, lanes_, goal_));
        std::atomic<bool> changes{true};
        while (changes && !control.cancelled) {
            changes = false;
            share(threads, control, spots_, [&](int worker, std::size_t x) {
                if (int(x) != goal_ && move_others(blocks[worker], steps, int(x))) changes = true;
            });
            share(threads, control, spots_, [&](int worker, std::size_t y) {
                if (int(y) != goal_ && move_first(blocks[worker], steps[0], int(y))) changes = true;
            });
        }
    }

private:
    /// The working memory of one thread.
    struct Block {
        Block(int spots, int lanes, int goal) : least(std::size_t(lanes) * lanes), turned(least), back(least) {
            for (int spot = 0; spot < spots; ++spot) obstacles.lane_of[spot] = std::int16_t(spot);
            obstacles.taken[goal] = true;
        }

        Obstacles obstacles;
        Rows least, turned, back;
    };

    /// Moves the second and the third helper, for every place of the other; the first is on x.
    bool move_others(Block& block, const std::array<std::vector<SlideStep>, 3>& steps, int x) {
        std::uint8_t* const rows = rows_.data() + std::size_t(x) * lanes_ * lanes_;
        block.obstacles.taken[x] = true;
        code_.transpose(rows, lanes_, block.turned.data());
        block.least.fill(unsolvable);
        code_.bring_down(steps[2], block.obstacles, block.turned.data(), lanes_, lanes_, block.least.data());
        code_.transpose(block.least.data(), lanes_, block.back.data());
        code_.bring_down(steps[1], block.obstacles, rows, lanes_, lanes_, block.back.data());
        block.obstacles.taken[x] = false;
        bool changes = false;
        for (int y = 0; y < spots_; ++y) {
            if (y != x && y != goal_) changes |= take(rows + y * lanes_, block.back.data() + y * lanes_, x, y);
        }
        return changes;
    }

    /// Moves the first helper, for every place of the third; the second is on y.
    bool move_first(Block& block, const std::vector<SlideStep>& steps, int y) {
        const std::size_t stride = std::size_t(lanes_) * lanes_;
        std::uint8_t* const rows = rows_.data() + std::size_t(y) * lanes_;
        block.least.fill(unsolvable);
        block.obstacles.taken[y] = true;
        code_.bring_down(steps, block.obstacles, rows, stride, lanes_, block.least.data());
        block.obstacles.taken[y] = false;
        bool changes = false;
        for (int x = 0; x < spots_; ++x) {
            if (x != y && x != goal_) changes |= take(rows + x * stride, block.least.data() + x * lanes_, x, y);
        }
        return changes;
    }

    bool take(std::uint8_t* row, std::uint8_t* least, int x, int y) {
        least[x] = least[y] = least[goal_] = unsolvable;
        return code_.bring_down_to(row, least, lanes_);
    }

    int spots_;
    int goal_;
    int lanes_;
    const RowCode& code_;
    Rows rows_;
};

}  // namespace ricochet::strong
