// A second bound: a robot that is to stop where no wall stops it needs another robot there, and that costs moves.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "kernel/bounds/free_stop_bound.hpp"
#include "kernel/bounds/shared_blockers.hpp"
#include "kernel/model/board.hpp"
#include "kernel/model/moves.hpp"

namespace ricochet::RICOCHET_PATH {

/// A way of L moves to the target stops L times. Each stop beside no wall is paid for with a move of another
/// robot to the cell ahead of it, unless one stands there already or stood there for another stop. So at least
///
///     L + (paid stops of the way, as far as they share no blocker) - (robots that now stand on a cell that blocks on it)
///
/// moves are needed, for one way or another; the ways are those of a robot that may stop anywhere. A robot helps only on ways
/// that it blocks on: if the fewest paid stops of those are one more than of all ways, one such robot gains nothing, and two gain
/// one. The bound looks at the four shortest L and counts a longer one by its length alone.
struct Blockers {
    static constexpr int lengths = 4;

    /// Of each of so many lengths, from the fewest moves on, one number of 16 bits.
    using EachLength = std::uint64_t;
    static constexpr EachLength ones = 0x0001000100010001u;

    /// Cost: 2 to 6 us, and 1 to 4 us for each cell that is asked for.
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
        EachLength paid;
        const EachLength* related;  // null where the bound is `fewest` alone

        /// `standing`: the sum of `related` over the cells of the other robots.
        int bound(EachLength standing) const {
            EachLength gain = 0;
            for (int more = most_more; more >= 0; --more) {
                gain = (gain - some(gain)) + (standing >> 4 * more & 15 * ones);
            }
            const EachLength left = (paid | ones << 15) - gain;
            const EachLength any = left >> 15 & ones;
            const EachLength cost = (left & ((any << 15) - any)) + 0x0003000200010000u;
            const EachLength least_of_two = std::min(cost & 0xFFFF, cost >> 16 & 0xFFFF);
            const EachLength least_of_others = std::min(cost >> 32 & 0xFFFF, cost >> 48);
            return fewest + int(std::min(std::min(least_of_two, least_of_others), EachLength(lengths)));
        }

       private:
        /// By length, 1 where a number is more than 0.
        static EachLength some(EachLength numbers) { return (numbers + 0x7FFF * ones) >> 15 & ones; }
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
    static EachLength standing(const View& here, State state, int slot) {
        EachLength sum = 0;
        for (int other = 0; other < robots; ++other) {
            if (other != slot) sum += here.related[cell_of(state, other)];
        }
        return sum;
    }

   private:
    static constexpr int most_paid = 5;  // no way is counted with more
    static constexpr int most_more = 2;  // nor any robot as one that blocks on ways of more paid stops than so many above the fewest

    /// By the number of stops that need a blocker each, with so many at most.
    using ByStops = std::array<Cells, most_paid + 1>;

    /// By heading, the stops of ways: by how much longer than the shortest they are at most, then by their paid stops above the fewest.
    using Stops = FourSets[lengths][most_more + 1];

    const Board* board;
    const Near* near;
    int colour;
    Sharing sharing;
    std::array<ByStops, 24> left;             // by moves that are left, where the target can be reached from
    std::array<EachLength, most_cells> paid;  // stops that must be paid for
    std::array<bool, most_cells> known;       // whether `related` has the row
    // Four bits for each number of paid stops above the fewest: 1 if a robot there may block on a way with so many, 2 if twice.
    std::array<std::array<EachLength, most_cells>, most_cells> related;

    int price(unsigned cell, int more) const { return int(paid[cell] >> 16 * more & 15); }

    Cells left_with(int moves, int stops) const {
        return stops < 0 ? Cells{} : left[std::size_t(moves)][std::size_t(std::min(stops, most_paid))];
    }

    /// The stops that need no blocker of their own.
    Cells uncounted(int heading) const {
        return board->wall[heading] | (board->free[heading] & ~sharing.counted.of[heading]);
    }

    void count_paid_stops() {
        fill(paid, 0);
        fill(left[0], near->within[0]);
        Cells unpaid = near->within[0];  // from where there is a way with no stop to pay for
        for (int length = 1; length < near->layers + lengths && length < int(left.size()); ++length) {
            Cells open = near->within_moves(length) & ~near->within_moves(std::max(0, length - lengths));
            const auto set_price = [&](const Cells& cells, int price) {
                for_each_cell(open & cells, [&](unsigned cell) {
                    paid[cell] |= EachLength(unsigned(price)) << 16 * (length - near->moves[turned_once][cell]);
                });
                open &= ~cells;
            };
            FourSets ends;
            for (int d = 0; d < 4; ++d) ends.of[d] = unpaid & board->wall[d];
            unpaid |= board->seeing(ends, colour).all() & board->inside;
            set_price(unpaid, 0);
            for (int stops = 0; stops <= most_paid; ++stops) {
                for (int d = 0; d < 4; ++d) {
                    ends.of[d] = (left_with(length - 1, stops) & uncounted(d)) |
                                 (left_with(length - 1, stops - 1) & sharing.counted.of[d]);
                }
                const Cells now = left_with(length - 1, stops) | (board->seeing(ends, colour).all() & board->inside);
                left[std::size_t(length)][std::size_t(stops)] = now;
                if (stops < most_paid) set_price(now, std::max(stops, 1));
            }
            set_price(open, most_paid);
        }
    }

    /// Finds every cell on which a robot may block on a way from `cell` to the target.
    void relate(unsigned cell) {
        Stops stops = {};
        find_stops(cell, stops);
        auto& row = related[cell];
        fill(row, 0);
        for (int more = 0; more < lengths; ++more) {
            Cells done{};
            for (int above = 0; above <= most_more; ++above) {
                const Cells there = board->blocking(stops[more][above]).all() & ~done;
                const EachLength one = EachLength(1) << (16 * more + 4 * above);
                for_each_cell(there, [&](unsigned blocker) { row[blocker] += one; });
                for_each_cell(there & sharing.twice, [&](unsigned blocker) { row[blocker] += one; });
                done |= there;
            }
        }
        known[cell] = true;
    }

    /// Those of all ways from `cell`; those with the most paid stops stand for any number, and have those of the others among them.
    void find_stops(unsigned cell, Stops& stops) const {
        const int fewest = near->moves[turned_once][cell];
        int most_before = 0;
        for (int more = 0; more < lengths; ++more) {
            most_before = std::max(most_before, std::min(price(cell, more) + most_more - 1, most_paid));
        }
        Cells anyhow{};
        add(anyhow, cell);
        ByStops reached;
        fill(reached, anyhow);
        for (int move = 1; move < fewest + lengths; ++move) {
            const int least_more = std::max(0, move - fewest);
            const FourSets all = board->entered(anyhow, colour);
            for (int more = least_more; more < lengths; ++more) {
                const Cells& ends = near->within_moves(fewest + more - move);
                for (int d = 0; d < 4; ++d) stops[more][most_more].of[d] |= all.of[d] & ends;
            }
            anyhow |= all.all() & board->inside;
            for (int before = most_before; before >= 0; --before) {
                const FourSets ahead = board->entered(reached[std::size_t(before)], colour);
                for (int d = 0; d < 4; ++d) {
                    const Cells counted = ahead.of[d] & sharing.counted.of[d], others = ahead.of[d] & uncounted(d);
                    for (int more = least_more; more < lengths; ++more) {
                        const int moves = fewest + more - move;
                        for (int above = 0; above < most_more; ++above) {
                            const int after = price(cell, more) + above - before;
                            stops[more][above].of[d] |=
                                (counted & left_with(moves, after - 1)) | (others & left_with(moves, after));
                        }
                    }
                    reached[std::size_t(before)] |= others;
                    if (before < most_before) reached[std::size_t(before + 1)] |= counted;
                }
            }
        }
    }
};

}  // namespace ricochet::RICOCHET_PATH
