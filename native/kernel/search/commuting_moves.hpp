// Moves that need not be tried, as another way leads to the same state in no more moves.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>

#include "kernel/search/closed_set.hpp"
#include "kernel/search/problem.hpp"

namespace ricochet::RICOCHET_PATH {

/// What an entry keeps of the move that led there from `before` and put its robot into slot `now`: that slot, the heading at the
/// end and, where the state leaves room for it, the cell it came from. Nothing where the robot had to turn yet: if it comes back
/// along the same axis to where it was, it may have turned meanwhile.
template <int robots>
inline Entry kept_of(const Problem<robots>& problem, State before, int lane, int now, const Slides& slides) {
    const int slot = lane / 4;
    const unsigned from = cell_of(before, slot);
    const bool had_to_turn = slot < problem.slots.candidates && memory_of(before, slot) != turned_once;
    if (had_to_turn) return 0;
    const unsigned last = 1 + 4 * unsigned(now) + unsigned(slides.heading_of(lane));
    return Entry(last) << last_move_shift | problem.slots.in_room(from);
}

/// Two moves, one after the other, of two robots that do not touch each other lead to the same state in either order.
///
/// Prior is the one of the robot whose slot is of an earlier kind or, within a kind, the one that ends on the lower cell. It need not
/// be tried after the other. Nothing is missed: of all last moves of shortest ways to a state the least prior is never left out,
/// as in the other order a still less prior one would come last. So robots that may take the target move as early as they can.
template <int robots>
class MadeBefore {
   public:
    /// The move before led to `state` from that cell.
    MadeBefore(const Problem<robots>& of_problem, State in_state, int slot, int heading, unsigned from)
        : problem(of_problem), state(in_state), moved_slot(slot), moved_heading(heading), start(from) {}

    /// The lanes whose moves would have been possible before it and are prior to it. Cost: some 5 ns.
    std::uint32_t lanes(const Slides& slides) const {
        const Slots& slots = problem.slots;
        const Board& board = problem.board;
        const unsigned end = cell_of(state, moved_slot);
        Bytes length, to;
        std::memcpy(&length, slides.length, sizeof(length));
        std::memcpy(&to, slides.to, sizeof(to));
        const Bytes cells = Bytes(Moves<robots>::each(state, [](unsigned cell) { return cell * 0x01010101u; }));
        const Bytes along = Bytes(Moves<robots>::each(state, [&](unsigned cell) { return board.along[cell]; }));
        const Bytes step = Bytes(Words{} + 0xFF1001F0u);
        // The robot of the other move stood on its way before.
        Bytes touch = less(Bytes(Words{} + board.along[start]) - along - 1, length);
        // The other one stops it now, or would not have been stopped by it, or would have met it on its way.
        const Bytes stopped = equal(to + step, all(end));
        touch |= equal(cells, all(end + unsigned(step_of[moved_heading])));
        each_stretch(board, slots.colour[moved_slot], end, moved_heading, start, [&](const Stretch& stretch) {
            touch |= ~less(all(stretch.span), to - stretch.low) & equal((to ^ stretch.low) & stretch.line, Bytes{});
            return false;
        });
        const std::uint32_t below = (1u << 4 * slots.first[moved_slot]) - 1;
        const std::uint32_t kind = ((16u << 4 * slots.last[moved_slot]) - 1) & ~(15u << 4 * moved_slot) & ~below;
        const std::uint32_t apart = slides.legal & ~positive(touch & 1) &
                                    (below | (kind & positive(less(to, all(end)) & 1)));
        std::uint32_t found = apart & ~slides.led & ~positive(stopped & 1);
        for (std::uint32_t rest = apart & slides.led; rest != 0; rest &= rest - 1) {
            const int lane = std::countr_zero(rest);
            if (!touches_on_its_way(lane, slides)) found |= 1u << lane;
        }
        return found;
    }

   private:
    using Bytes = typename Moves<robots>::Bytes;
    using Words = typename Moves<robots>::Words;

    const Problem<robots>& problem;
    const State state;
    const int moved_slot, moved_heading;
    const unsigned start;

    static Bytes all(unsigned cell) { return Bytes{} + std::uint8_t(cell); }

    /// Cells side by side: those whose number is up to `span` more than `low` and that have the bits of `line` in common.
    struct Stretch {
        std::uint8_t low, span, line;
        bool has(unsigned cell) const { return std::uint8_t(cell - low) <= span && ((cell ^ low) & line) == 0; }
    };

    /// Visits the way of a robot from one cell to another where it ends with that heading, one straight part after the other, until
    /// `visit` returns true; tells whether it did.
    template <typename Visit>
    static bool each_stretch(const Board& board, int colour, unsigned to, int heading, unsigned from, Visit visit) {
        for (int back = opposite(heading);;) {
            const int between = ((board.along[from] >> 8 * back) - (board.along[to] >> 8 * back) - 1) & 255;
            const int straight = board.reach_of(to, back);
            const unsigned next = between < straight ? from : to + unsigned(straight * step_of[back]);
            const unsigned low = std::min(next, to), span = std::max(next, to) - low;
            if (visit(Stretch{std::uint8_t(low), std::uint8_t(span), std::uint8_t(back % 2 == 1 ? 0 : stride - 1)})) return true;
            if (between < straight) return false;
            if (has(board.turning[colour], next)) back = turned(back, board.rising[next]);
            to = next;
        }
    }

    /// The same as for straight ways, for one that diagonals lead.
    bool touches_on_its_way(int lane, const Slides& slides) const {
        const int slot = lane / 4, heading = slides.heading[lane];
        const unsigned from = cell_of(state, slot), to = slides.to[lane];
        if (slot < problem.slots.candidates && memory_of(state, slot) != turned_once) return true;
        if (to + unsigned(step_of[heading]) == cell_of(state, moved_slot)) return true;
        return each_stretch(problem.board, problem.slots.colour[slot], to, heading, from,
                            [&](const Stretch& stretch) { return stretch.has(start); });
    }
};

/// The move that an entry keeps.
struct Last {
    bool known;
    int slot, heading;

    explicit Last(Entry entry) {
        const int kept = int(entry >> last_move_shift & 31);
        known = kept > 0, slot = (kept - 1) / 4, heading = (kept - 1) & 3;
    }

    /// The lanes of its robot along the same axis: one move would have done.
    std::uint32_t along() const { return (5u << (heading & 1)) << 4 * slot; }
};

/// The lanes that need not be tried from an entry.
template <int robots>
inline std::uint32_t superfluous(const Problem<robots>& problem, Entry entry, const Slides& slides) {
    const Slots& slots = problem.slots;
    const Last last(entry);
    if (!last.known) return 0;
    const bool any_prior = slots.last[last.slot] > 0;  // not to a move of the one robot of the target
    if (!any_prior || !slots.leave_room()) return last.along();
    const MadeBefore<robots> made_before(problem, entry & slots.mask, last.slot, last.heading, slots.from_room(entry));
    return last.along() | made_before.lanes(slides);
}

}  // namespace ricochet::RICOCHET_PATH
