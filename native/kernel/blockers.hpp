// A second bound: a robot that is to stop where no wall stops it needs another robot there, and that costs moves.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "board.hpp"
#include "moves.hpp"
#include "near.hpp"
#include "sharing.hpp"

namespace ricochet::RICOCHET_PATH {

/// A way of L moves to the target stops L times. Each stop beside no wall is paid for with a move of another
/// robot to the cell ahead of it, unless one stands there already or stood there for another stop. So at least
///
///     L + (fewest paid stops of a way of up to L moves, as far as they share no blocker)
///       - (robots that now stand on a cell that blocks on such a way)
///
/// moves are needed, for one L or another; the ways are those of a robot that may stop anywhere. The bound looks
/// at the four shortest L and counts a longer one by its length alone.
struct Blockers {
    static constexpr int lengths = 4;

    /// Cost: 2 to 4 us, and 2 us for each cell that is asked for.
    void build(const Board& of_board, int of_colour, const Near& of_near, const Sharing& of_sharing) {
        board = &of_board;
        colour = of_colour;
        near = &of_near;
        sharing = of_sharing;
        fill(known, false);
        count_paid_stops();
    }

    /// The bound for one cell of the robot, whatever the others do.
    struct View {
        int fewest;
        std::uint32_t paid;
        const std::uint32_t* related;  // null where the bound is `fewest` alone

        /// `standing`: the sum of `related` over the cells of the other robots.
        int bound(std::uint32_t standing) const {
            const std::uint32_t left = (paid | 0x80808080u) - standing;
            const std::uint32_t some = left >> 7 & 0x01010101u;  // by length, whether anything is left to pay for
            const std::uint32_t cost = (left & ((some << 7) - some)) + 0x03020100u;
            const std::uint32_t even = least(cost & 255u, cost >> 16 & 255u), odd = least(cost >> 8 & 255u, cost >> 24);
            return fewest + int(least(least(even, odd), std::uint32_t(lengths)));
        }
    };

    View view(unsigned cell) {
        const int fewest = near->moves[turned_once][cell];
        if (fewest == 0 || fewest + lengths >= int(near->within.size())) return {fewest, 0, nullptr};
        if (!known[cell]) relate(cell);
        return {fewest, paid[cell], related[cell].data()};
    }

    /// A number of moves below which the robot of that slot cannot reach the target.
    template <int robots>
    int bound(State state, int slot) {
        const View here = view(cell_of(state, slot));
        return here.related == nullptr ? here.fewest : here.bound(standing<robots>(here, state, slot));
    }

    template <int robots>
    static std::uint32_t standing(const View& here, State state, int slot) {
        std::uint32_t sum = 0;
        for (int other = 0; other < robots; ++other) {
            if (other != slot) sum += here.related[cell_of(state, other)];
        }
        return sum;
    }

   private:
    static constexpr int most_paid = 5;

    const Board* board;
    const Near* near;
    int colour;
    Sharing sharing;
    // Of each cell one byte for each length, from the fewest moves on.
    std::array<std::uint32_t, most_cells> paid;  // stops that must be paid for
    std::array<bool, most_cells> known;          // whether `related` has the row
    std::array<std::array<std::uint32_t, most_cells>, most_cells> related;  // 1 if a robot there may block on the way, 2 if twice

    void count_paid_stops() {
        fill(paid, 0);
        // From where the target is so many moves away: with no stop to pay for, and by those that need a blocker each.
        Cells unpaid = near->within[0], within[most_paid];
        for (Cells& cells : within) cells = near->within[0];
        for (int length = 1; length < near->layers + lengths; ++length) {
            Cells left = near->within_moves(length) & ~near->within_moves(std::max(0, length - lengths));
            const auto set_price = [&](const Cells& cells, int price) {
                for_each_cell(left & cells, [&](unsigned cell) {
                    const int place = length - near->moves[turned_once][cell];
                    paid[cell] |= std::uint32_t(price) << 8 * place;
                });
                left &= ~cells;
            };
            FourSets ends;
            for (int d = 0; d < 4; ++d) ends.of[d] = unpaid & board->wall[d];
            unpaid |= board->seeing(ends, colour).all() & board->inside;
            set_price(unpaid, 0);
            Cells one_less{};
            for (int stops = 0; stops < most_paid; ++stops) {
                for (int d = 0; d < 4; ++d) {
                    ends.of[d] = (within[stops] & (board->wall[d] | (board->free[d] & ~sharing.counted.of[d]))) |
                                 (one_less & sharing.counted.of[d]);
                }
                one_less = within[stops];
                within[stops] |= board->seeing(ends, colour).all() & board->inside;
                set_price(within[stops], std::max(stops, 1));
            }
            set_price(left, most_paid);
        }
    }

    /// Finds every cell on which a robot may block on a way from `cell` to the target, by the length of the way.
    void relate(unsigned cell) {
        const int fewest = near->moves[turned_once][cell];
        Cells there[lengths] = {};
        Cells reached{};
        add(reached, cell);
        for (int move = 1; move < fewest + lengths; ++move) {
            const FourSets ahead = board->entered(reached, colour);
            for (int more = 0; more < lengths; ++more) {
                const int left = fewest + more - move;
                if (left < 0) continue;
                const Cells& near_enough = near->within_moves(left);
                FourSets stops;
                for (int d = 0; d < 4; ++d) stops.of[d] = ahead.of[d] & near_enough;
                there[more] |= board->blocking(stops).all();
            }
            if (fewest + lengths - 1 - move < 0) break;
            reached |= ahead.all() & near->within_moves(fewest + lengths - 1 - move);
        }
        auto& row = related[cell];
        fill(row, 0);
        for (int more = 0; more < lengths; ++more) {
            for_each_cell(there[more], [&](unsigned blocker) { row[blocker] += 1u << 8 * more; });
            for_each_cell(there[more] & sharing.twice, [&](unsigned blocker) { row[blocker] += 1u << 8 * more; });
        }
        known[cell] = true;
    }
};

}  // namespace ricochet::RICOCHET_PATH
