// Finds, from the closed states of a search, the moves between them.
#pragma once

#include <cassert>
#include <cstdint>

#include "kernel/search/closed_set.hpp"
#include "kernel/search/problem.hpp"

namespace ricochet::RICOCHET_CPU_TARGET {

template <int robots>
class Retrace {
public:
    Retrace(const Problem<robots>& problem, const ClosedSet& closed) : problem_(problem), closed_(closed) {}

    /// Visits the states that were expanded after `moves` moves and from which one move leads to `state`, until `visit`
    /// returns true. Returns whether it did. The order is always the same; a state may be visited twice.
    template <typename Visit>
    bool each_before(State state, int moves, Visit visit) const {
        assert(moves >= 0);
        const Slots& slots = problem_.slots;
        for (const Slot slot : first_slots(robots)) {
            for (const Heading heading : headings) {
                const bool found = each_cell_behind(state, slot, heading, [&](unsigned cell) {
                    const bool remembers = slots.is_candidate(slot);
                    for (int memory = 0; memory <= (remembers ? turned_once : 0); ++memory) {
                        Slot now;
                        const State before = slots.placed(state, slot, cell, memory, now);
                        if (!closed_.is_expanded(before, moves) || !leads_to(before, state)) continue;
                        if (visit(before)) return true;
                    }
                    return false;
                });
                if (found) return true;
            }
        }
        return false;
    }

private:
    const Problem<robots>& problem_;
    const ClosedSet& closed_;

    bool leads_to(State before, State state) const {
        Slides slides;
        problem_.find_moves(before, slides);
        for (std::uint32_t rest = slides.legal; rest != 0; rest &= rest - 1) {
            Slot now;
            if (problem_.child(before, std::countr_zero(rest), slides, now) == state) return true;
        }
        return false;
    }

    /// Visits every cell from which the robot in that slot could have come with that heading.
    template <typename Visit>
    bool each_cell_behind(State state, Slot slot, Heading heading, Visit visit) const {
        const Board& board = problem_.board;
        unsigned cell = cell_of(state, slot);
        for (int steps = 4 * max_cells; steps > 0; --steps) {
            if (has(board.turning[problem_.slots.colour[slot]], cell)) heading = turned(heading, board.rising[cell]);
            if (!has(board.enter[heading], cell)) return false;
            cell -= unsigned(step_of[heading]);
            for (const Slot other : first_slots(robots)) {
                if (other != slot && cell_of(state, other) == cell) return false;
            }
            if (has(board.inside, cell) && visit(cell)) return true;
        }
        return false;
    }
};

}  // namespace ricochet::RICOCHET_CPU_TARGET
