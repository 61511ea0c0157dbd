// Moves that need not be tried because another path reaches the same state in no more moves.
#pragma once

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdint>
#include <cstring>

#include "kernel/search/entry.hpp"
#include "kernel/search/problem.hpp"

namespace ricochet::RICOCHET_CPU_TARGET {

/// The part of an entry that records the last move, which is that of a lane from `before` and put its robot into slot
/// `now`. It has that slot, the heading at the end and, if states leave room, the robot's previous cell. It is 0 if the
/// robot had yet to turn: when such a robot comes back along the same axis, it may have turned meanwhile.
template <int robots>
inline std::uint64_t last_move_bits(const Problem<robots>& problem, State before, int lane, Slot now,
                                    const Slides& slides) {
    const Slot slot = slot_of(lane);
    const unsigned from = cell_of(before, slot);
    const bool had_to_turn = problem.slots.is_candidate(slot) && memory_of(before, slot) != turned_once;
    if (had_to_turn) return 0;
    const unsigned last = 1 + unsigned(first_lane(now)) + unsigned(slides.heading_of(lane));
    return std::uint64_t(last) << Entry::last_move_shift | problem.slots.in_room(from);
}

/// Two consecutive moves of two robots that do not touch each other lead to the same state in either order.
///
/// In canonical order, the first move is that of the robot whose slot is of an earlier kind. Within a kind, it is the
/// move that ends on the lower cell. A move need not be tried after a move that it precedes in this order. No shortest
/// path is lost. Consider all last moves of shortest paths to a state: the earliest in canonical order is never left
/// out, because swapping it would make a still earlier move the last. Robots that may reach the target therefore move
/// as early as they can.
template <int robots>
class CommutingMoves {
public:
    /// The last move was that of the robot in `slot`, from the cell `from`, and led to `state`.
    CommutingMoves(const Problem<robots>& problem, State state, Slot slot, Heading heading, unsigned from)
        : problem_(problem),
          state_(state),
          last_slot_(slot),
          last_heading_(heading),
          last_from_(from) {
        assert(is_slot(slot) && int(slot) < robots && heading <= west && from < max_cells);
    }

    /// The lanes whose moves commute with the last move and precede it in canonical order. Cost: about 5 ns.
    std::uint32_t lanes(const Slides& slides) const {
        const Slots& slots = problem_.slots;
        const Board& board = problem_.board;
        const unsigned end = cell_of(state_, last_slot_);
        Numbers length, to;
        std::memcpy(&length, slides.length, sizeof(length));
        std::memcpy(&to, slides.to, sizeof(to));
        const Numbers cells = Moves<robots>::cells(state_);
        const Numbers along = Moves<robots>::along(board, state_);
        const Numbers step = Numbers(Words{} + one_step);
        // Before the last move, its robot stood on the other robot's path.
        Numbers touch = less(Numbers(Words{} + board.along[last_from_]) - along - one, length);
        // Now it stops the other robot. Or the other robot stopped it before moving, or ends on its path.
        const Numbers stopped = equal(to + step, all(end));
        touch |= equal(cells, all(end + unsigned(step_of[last_heading_])));
        each_stretch(board, slots.colour[last_slot_], end, last_heading_, last_from_, [&](const Stretch& stretch) {
            touch |= ~less(all(stretch.span), to - stretch.low) & equal((to ^ stretch.low) & stretch.line, Numbers{});
            return false;
        });
        const std::uint32_t below = (1u << first_lane(slots.first[last_slot_])) - 1;
        const std::uint32_t kind =
            ((1u << first_lane(slots.last[last_slot_] + 1)) - 1) & ~slot_lanes(last_slot_) & ~below;
        const std::uint32_t apart =
            slides.legal & ~lanes_of(touch & one) & (below | (kind & lanes_of(less(to, all(end)) & one)));
        std::uint32_t found = apart & ~slides.deflected & ~lanes_of(stopped & one);
        for (std::uint32_t rest = apart & slides.deflected; rest != 0; rest &= rest - 1) {
            const int lane = std::countr_zero(rest);
            if (!touches_when_deflected(lane, slides)) found |= 1u << lane;
        }
        return found;
    }

private:
    using Numbers = typename Moves<robots>::Numbers;
    using Words = typename Moves<robots>::Words;
    static constexpr CellNumber one = 1;
    static constexpr FourNumbers one_step = FourNumbers(CellNumber(-stride)) | FourNumbers(1) << number_bits |
                                            FourNumbers(stride) << 2 * number_bits | one_number << 3 * number_bits;

    const Problem<robots>& problem_;
    const State state_;
    const Slot last_slot_;
    const Heading last_heading_;
    const unsigned last_from_;

    static Numbers all(unsigned cell) { return Numbers{} + CellNumber(cell); }
    static std::uint32_t lanes_of(const Numbers& numbers) { return Moves<robots>::lanes_of(numbers); }

    /// Cells of one line: their number is at most `span` more than `low`, and they share the bits of `line` with `low`.
    struct Stretch {
        CellNumber low, span, line;
        bool has(unsigned cell) const { return CellNumber(cell - low) <= span && ((cell ^ low) & line) == 0; }
    };

    /// Visits the straight stretches of a robot's path from one cell to another, where it ends with that heading, until
    /// `visit` returns true. Returns whether it did.
    template <typename Visit>
    static bool each_stretch(const Board& board, int colour, unsigned to, Heading heading, unsigned from, Visit visit) {
        for (Heading back = opposite(heading);;) {
            const int shift = number_bits * int(back);
            const int between = int(((board.along[from] >> shift) - (board.along[to] >> shift) - 1) & one_number);
            const int straight = board.reach_of(to, back);
            const unsigned next = between < straight ? from : to + unsigned(straight * step_of[back]);
            const unsigned low = std::min(next, to), span = std::max(next, to) - low;
            const unsigned line = is_level(back) ? 0 : stride - 1;
            if (visit(Stretch{CellNumber(low), CellNumber(span), CellNumber(line)})) return true;
            if (between < straight) return false;
            if (has(board.turning[colour], next)) back = turned(back, board.rising[next]);
            to = next;
        }
    }

    /// Returns whether the robot of a deflected lane would have touched the robot of the last move, or touches it now.
    bool touches_when_deflected(int lane, const Slides& slides) const {
        const Slot slot = slot_of(lane);
        const Heading heading = slides.heading[lane];
        const unsigned from = cell_of(state_, slot), to = slides.to[lane];
        if (problem_.slots.is_candidate(slot) && memory_of(state_, slot) != turned_once) return true;
        if (to + unsigned(step_of[heading]) == cell_of(state_, last_slot_)) return true;
        return each_stretch(problem_.board, problem_.slots.colour[slot], to, heading, from,
                            [&](const Stretch& stretch) { return stretch.has(last_from_); });
    }
};

/// The last move that an entry records.
struct LastMove {
    bool known;
    Slot slot;
    Heading heading;

    explicit LastMove(Entry entry) {
        const int kept = int(entry.bits >> Entry::last_move_shift & 31);
        known = kept > 0, slot = slot_of(kept - 1), heading = direction_of(kept - 1);
    }

    /// The lanes of its robot along the same axis: one move would have sufficed.
    std::uint32_t same_axis() const {
        assert(known && is_slot(slot));
        return (5u << int(is_level(heading))) << first_lane(slot);
    }
};

/// The lanes that need not be tried from an entry.
template <int robots>
inline std::uint32_t redundant_lanes(const Problem<robots>& problem, Entry entry, const Slides& slides) {
    const Slots& slots = problem.slots;
    const LastMove last(entry);
    if (!last.known) return 0;
    const bool any_earlier = slots.last[last.slot] > Slot(0);  // no move precedes those of a single candidate
    if (!any_earlier || !slots.has_room()) return last.same_axis();
    const CommutingMoves<robots> commuting(problem, {entry.bits & slots.mask}, last.slot, last.heading,
                                           slots.from_room(entry.bits));
    return last.same_axis() | commuting.lanes(slides);
}

}  // namespace ricochet::RICOCHET_CPU_TARGET
