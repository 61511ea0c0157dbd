// The second bound: a robot that is to stop where no wall stops it needs another robot there, and that costs moves.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "kernel/bounds/bound.hpp"
#include "kernel/bounds/shared_blockers.hpp"

namespace ricochet::RICOCHET_CPU_TARGET {

/// A path of L moves to the target stops L times. Each stop beside no wall is paid for with a move of another robot to
/// the cell ahead of it, unless a robot stands there already or stood there for another stop. So at least
///
///     L + (its paid stops, as far as they share no blocker) - (robots that now stand on a cell that blocks on it)
///
/// moves are needed, for at least one of the paths of a robot that may stop anywhere. A robot helps only on paths that
/// it blocks on: if these have at least one paid stop more than the fewest of all paths, one such robot gains nothing,
/// and two gain one. The bound looks at the four shortest L and counts a longer path by its length alone.
class BlockerBound {
public:
    /// Cost of building: 2 to 6 us, and 1 to 4 us for each cell that is asked for.
    static constexpr std::uint64_t worthwhile_from = 100;

    static constexpr int lengths = 4;

    /// One number of 16 bits for each of so many lengths, from the fewest moves on.
    using EachLength = std::uint64_t;
    static constexpr EachLength ones = 0x0001000100010001u;

    void build(const BoundInput& input) { build(input, SharedBlockers(input.board, input.colour)); }

    void build(const BoundInput& input, const SharedBlockers& shared) {
        board_ = &input.board;
        colour_ = input.colour;
        moves_ = &input.free_stop_moves;
        shared_ = shared;
        fill(is_known_, false);
        count_paid_stops();
    }

    void complete(unsigned cell) {
        if (moves_->from(cell) < unreachable) view(cell);
    }

    /// The bound for one cell of the robot, wherever the others are.
    struct View {
        int fewest = 0;
        EachLength paid = 0;
        const EachLength* helping = nullptr;  // null where the bound is `fewest` alone

        /// `helpers`: the sum of `helping` over the cells of the other robots.
        int bound(EachLength helpers) const {
            EachLength gain = 0;
            for (int more = max_more; more >= 0; --more) {
                gain = (gain - is_positive(gain)) + (helpers >> 4 * more & 15 * ones);
            }
            const EachLength left = (paid | ones << 15) - gain;
            const EachLength any = left >> 15 & ones;
            const EachLength cost = (left & ((any << 15) - any)) + 0x0003000200010000u;
            const EachLength min_of_first = std::min(cost & 0xFFFF, cost >> 16 & 0xFFFF);
            const EachLength min_of_last = std::min(cost >> 32 & 0xFFFF, cost >> 48);
            return fewest + int(std::min(std::min(min_of_first, min_of_last), EachLength(lengths)));
        }

    private:
        /// By length, 1 where a number is more than 0.
        static EachLength is_positive(EachLength numbers) { return (numbers + 0x7FFF * ones) >> 15 & ones; }
    };

    View view(unsigned cell) {
        const int fewest = moves_->from(cell);
        if (fewest == 0 || fewest + lengths >= max_layers) return {fewest, 0, nullptr};
        if (!is_known_[cell]) find_helping(cell);
        return {fewest, paid_[cell], helping_[cell].data()};
    }

    template <int robots>
    static EachLength helpers(const View& view, State state, int slot) {
        EachLength sum = 0;
        for (int other = 0; other < robots; ++other) {
            if (other != slot) sum += view.helping[cell_of(state, other)];
        }
        return sum;
    }

    template <int robots>
    int of(State state, int slot) {
        const View here = view(cell_of(state, slot));
        return here.helping == nullptr ? here.fewest : here.bound(helpers<robots>(here, state, slot));
    }

    /// A move of another robot changes one summand of `helpers`.
    struct OtherMoves {
        View view;
        EachLength before = 0;

        int after_other_move(unsigned from, unsigned to) const {
            if (view.helping == nullptr) return view.fewest;
            return view.bound(before - view.helping[from] + view.helping[to]);
        }
    };

    template <int robots>
    OtherMoves other_moves(State state, int slot) {
        const View here = view(cell_of(state, slot));
        return {here, here.helping == nullptr ? 0 : helpers<robots>(here, state, slot)};
    }

private:
    static constexpr int max_paid = 5;  // paths with more paid stops count as if they had so many
    static constexpr int max_more = 2;  // as do robots that block only on paths with more paid stops above the fewest

    /// Cells by the number of stops that need a blocker each, with so many at most.
    using ByStops = std::array<Cells, max_paid + 1>;

    /// By heading, the stops of paths: by how much longer than the shortest these are at most, then by their paid stops
    /// above the fewest.
    using Stops = FourSets[lengths][max_more + 1];

    const Board* board_;
    const FreeStopMoves* moves_;
    int colour_;
    SharedBlockers shared_;
    std::array<ByStops, max_layers> left_;    // by moves that are left, where the target can be reached from
    std::array<EachLength, max_cells> paid_;  // stops that must be paid for
    std::array<bool, max_cells> is_known_;    // whether `helping_` has the row
    // By the robot's cell and another's: four bits for each number of paid stops above the fewest, which are 1 if the
    // other may block on a path with so many, and 2 if it may do so twice.
    std::array<std::array<EachLength, max_cells>, max_cells> helping_;

    int price(unsigned cell, int more) const { return int(paid_[cell] >> 16 * more & 15); }

    Cells left_with(int moves, int stops) const {
        return stops < 0 ? Cells{} : left_[std::size_t(moves)][std::size_t(std::min(stops, max_paid))];
    }

    /// The stops that need no blocker of their own.
    Cells uncounted(int heading) const {
        return board_->wall[heading] | (board_->free[heading] & ~shared_.counted.of[heading]);
    }

    void count_paid_stops() {
        fill(paid_, 0);
        fill(left_[0], moves_->within(0));
        Cells unpaid = moves_->within(0);  // from where there is a path with no stop to pay for
        for (int length = 1; length < moves_->layers() + lengths && length < max_layers; ++length) {
            Cells open = moves_->within(length) & ~moves_->within(std::max(0, length - lengths));
            const auto set_price = [&](const Cells& cells, int price) {
                for_each_cell(open & cells, [&](unsigned cell) {
                    paid_[cell] |= EachLength(unsigned(price)) << 16 * (length - moves_->from(cell));
                });
                open &= ~cells;
            };
            FourSets ends;
            for (int d = 0; d < 4; ++d) ends.of[d] = unpaid & board_->wall[d];
            unpaid |= board_->seeing(ends, colour_).all() & board_->inside;
            set_price(unpaid, 0);
            for (int stops = 0; stops <= max_paid; ++stops) {
                for (int d = 0; d < 4; ++d) {
                    ends.of[d] = (left_with(length - 1, stops) & uncounted(d)) |
                                 (left_with(length - 1, stops - 1) & shared_.counted.of[d]);
                }
                const Cells now = left_with(length - 1, stops) | (board_->seeing(ends, colour_).all() & board_->inside);
                left_[std::size_t(length)][std::size_t(stops)] = now;
                if (stops < max_paid) set_price(now, std::max(stops, 1));
            }
            set_price(open, max_paid);
        }
    }

    /// Finds every cell on which a robot may block on a path from `cell` to the target.
    void find_helping(unsigned cell) {
        Stops stops = {};
        find_stops(cell, stops);
        auto& row = helping_[cell];
        fill(row, 0);
        for (int more = 0; more < lengths; ++more) {
            Cells done{};
            for (int above = 0; above <= max_more; ++above) {
                const Cells there = board_->blocking(stops[more][above]).all() & ~done;
                const EachLength one = EachLength(1) << (16 * more + 4 * above);
                for_each_cell(there, [&](unsigned blocker) { row[blocker] += one; });
                for_each_cell(there & shared_.twice, [&](unsigned blocker) { row[blocker] += one; });
                done |= there;
            }
        }
        is_known_[cell] = true;
    }

    /// Finds the stops of all paths from `cell`. Those with the most paid stops stand for any number, and include the
    /// others.
    void find_stops(unsigned cell, Stops& stops) const {
        const int fewest = moves_->from(cell);
        int max_before = 0;
        for (int more = 0; more < lengths; ++more) {
            max_before = std::max(max_before, std::min(price(cell, more) + max_more - 1, max_paid));
        }
        Cells anyhow{};
        add(anyhow, cell);
        ByStops reached;
        fill(reached, anyhow);
        for (int move = 1; move < fewest + lengths; ++move) {
            const int min_more = std::max(0, move - fewest);
            const FourSets all = board_->entered(anyhow, colour_);
            for (int more = min_more; more < lengths; ++more) {
                const Cells& ends = moves_->within(fewest + more - move);
                for (int d = 0; d < 4; ++d) stops[more][max_more].of[d] |= all.of[d] & ends;
            }
            anyhow |= all.all() & board_->inside;
            for (int before = max_before; before >= 0; --before) {
                const FourSets ahead = board_->entered(reached[std::size_t(before)], colour_);
                for (int d = 0; d < 4; ++d) {
                    const Cells counted = ahead.of[d] & shared_.counted.of[d], others = ahead.of[d] & uncounted(d);
                    for (int more = min_more; more < lengths; ++more) {
                        const int moves = fewest + more - move;
                        for (int above = 0; above < max_more; ++above) {
                            const int after = price(cell, more) + above - before;
                            stops[more][above].of[d] |=
                                (counted & left_with(moves, after - 1)) | (others & left_with(moves, after));
                        }
                    }
                    reached[std::size_t(before)] |= others;
                    if (before < max_before) reached[std::size_t(before + 1)] |= counted;
                }
            }
        }
    }
};

}  // namespace ricochet::RICOCHET_CPU_TARGET
