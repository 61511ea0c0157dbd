// A second bound: a robot that is to stop where no wall stops it needs another robot there, and that costs moves.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>

#include "board.hpp"
#include "moves.hpp"
#include "near.hpp"

namespace ricochet::RICOCHET_PATH {

/// A way of L moves to the target stops L times. Each stop beside no wall is paid for with a move of another
/// robot to the cell ahead of it, unless one stands there already or stood there for another stop. So at least
///
///     L + (fewest paid stops of a way of up to L moves) - (stops that can share a blocker)
///       - (robots that now stand on a cell that blocks on such a way)
///
/// moves are needed, for one L or another; the ways are those of a robot that may stop anywhere. The bound looks
/// at the four shortest L and counts a longer one by its length alone.
struct Blockers {
    static constexpr int lengths = 4;

    /// `gap` is what `least_gap` finds, or less. Cost: some 5 us, and 2 us for each cell that is asked for.
    void build(const Board& of_board, int of_colour, unsigned target, const Near& of_near, int gap) {
        board = &of_board;
        colour = of_colour;
        near = &of_near;
        fill(known, false);
        fill(paid, 0);
        bool open = false;  // the target can be entered where no wall stops a robot
        for (int d = 0; d < 4; ++d) open |= has(board->enter[d], target) && has(board->free[d], target);
        const int shared_from = open ? gap : gap + 1;  // moves of a way that can share no blocker
        count_paid_stops(shared_from);
    }

    static constexpr int never_shared = most_cells;

    /// No more than the fewest moves between two stops of one robot on different cells beside one blocker, or
    /// `never_shared`: a robot that goes round a corner from one of them to the other could as well have stopped on the
    /// blocker's cell on the way, which saves two moves and has no more stops to pay for, so that such ways need no thought.
    /// With diagonals it may be unable to stop there. Then to go round takes three moves, unless a diagonal does it on
    /// the way.
    static int least_gap(const Board& board, int colour) {
        if (!board.has_diagonals()) return never_shared;
        for (int i = 0; i < board.turn_count[colour]; ++i) {
            for (int heading = 0; heading < 4; ++heading) {
                if (passes_blocker_twice(board, colour, board.turns[colour][std::size_t(i)], heading)) return 1;
            }
        }
        return board.turn_count[colour] > 0 ? 2 : 3;
    }

    /// The bound for one cell of the robot, whatever the others do.
    struct View {
        int fewest;
        std::uint32_t paid;
        const std::uint32_t* related;  // null where the bound is `fewest` alone

        /// `standing`: the sum of `related` over the cells of the other robots.
        int bound(std::uint32_t standing) const {
            const std::uint32_t left = (paid | 0x80808080u) - standing;
            const std::uint32_t positive = (left >> 7 & 0x01010101u) * 0x7F;
            const std::uint32_t cost = (left & positive) + 0x03020100u;
            const unsigned least = std::min(std::min(cost & 255, cost >> 8 & 255), std::min(cost >> 16 & 255, cost >> 24));
            return fewest + std::min(int(least), lengths);
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
    // Of each cell one byte for each length, from the fewest moves on.
    std::array<std::uint32_t, most_cells> paid;  // stops that must be paid for
    std::array<bool, most_cells> known;          // whether `related` has the row
    std::array<std::array<std::uint32_t, most_cells>, most_cells> related;  // 1 if a robot there may block on the way

    void count_paid_stops(int shared_from) {
        Cells within[most_paid];  // from where the target is so many moves away, by stops paid for at most
        for (auto& cells : within) cells = near->within[0];
        for (int length = 1; length < near->layers + lengths; ++length) {
            Cells farther[most_paid];
            for (int stops = 0; stops < most_paid; ++stops) {
                FourSets ends;
                for (int d = 0; d < 4; ++d) {
                    ends.of[d] = within[stops] & board->wall[d];
                    if (stops > 0) ends.of[d] |= within[stops - 1] & board->free[d];
                }
                farther[stops] = within[stops] | (board->seeing(ends, colour).all() & board->inside);
            }
            Cells left = near->within_moves(length);
            left &= ~near->within_moves(std::max(0, length - lengths));
            for (int stops = 0; stops <= most_paid; ++stops) {
                if (stops < most_paid) within[stops] = farther[stops];
                const Cells here = stops < most_paid ? left & farther[stops] : left;
                const int spared = std::max(0, length - shared_from);
                const int price = std::max(std::min(stops, 1), stops - spared);
                for_each_cell(here, [&](unsigned cell) {
                    const int place = length - near->moves[turned_once][cell];
                    paid[cell] |= std::uint32_t(price) << 8 * place;
                });
                left &= ~here;
            }
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
                there[more] |= moved<north, 1>(ahead.of[north] & board->free[north] & near_enough) |
                               moved<east, 1>(ahead.of[east] & board->free[east] & near_enough) |
                               moved<south, 1>(ahead.of[south] & board->free[south] & near_enough) |
                               moved<west, 1>(ahead.of[west] & board->free[west] & near_enough);
            }
            if (fewest + lengths - 1 - move < 0) break;
            reached |= ahead.all() & near->within_moves(fewest + lengths - 1 - move);
        }
        auto& row = related[cell];
        fill(row, 0);
        for (int more = 0; more < lengths; ++more) {
            for_each_cell(there[more], [&](unsigned blocker) { row[blocker] += 1u << 8 * more; });
        }
        known[cell] = true;
    }

    /// Tells whether one move through that diagonal leads from one side of some cell to another, heading into it.
    static bool passes_blocker_twice(const Board& board, int colour, Turn first_turn, int heading) {
        unsigned before[stride];  // cells on the way to the diagonal
        int count = 0;
        for (int cell = first_turn.cell; has(board.enter[heading], unsigned(cell));) {
            cell -= step_of[heading];
            if (has(board.turning[colour], unsigned(cell))) break;
            if (has(board.inside, unsigned(cell))) before[count++] = unsigned(cell);
        }
        int onward = turned(heading, first_turn.rising);
        int cell = first_turn.cell;
        for (int steps = 0; steps < most_cells && !has(board.wall[onward], unsigned(cell)); ++steps) {
            cell += step_of[onward];
            if (has(board.turning[colour], unsigned(cell))) {
                onward = turned(onward, board.rising[std::size_t(cell)]);
            } else if (has(board.free[onward], unsigned(cell))) {
                const int blocker = cell + step_of[onward];
                for (int k = 0; k < count; ++k) {
                    const int apart = std::abs(int(before[k]) - blocker);
                    if (int(before[k]) != cell && (apart == 1 || apart == stride)) return true;
                }
            }
        }
        return false;
    }
};

}  // namespace ricochet::RICOCHET_PATH
