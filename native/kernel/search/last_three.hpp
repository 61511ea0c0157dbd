// The last three moves of a path, without the table.
#pragma once

#include <array>
#include <cstdint>

#include "kernel/bounds/free_stop_bound.hpp"
#include "kernel/model/board.hpp"
#include "kernel/model/moves.hpp"

namespace ricochet::RICOCHET_PATH {

/// Which cells matter to the last one or two moves of a robot from a cell to the target. A move of another robot
/// helps only if it ends on a cell that blocks on the way, or leaves the way.
struct LastMoves {
    struct Relevance {
        Cells cells;    // blocking on the way or on it
        Cells leaving;  // on it
    };

    void build(const Board& of_board, int of_colour, unsigned target, const Near& of_near) {
        board = &of_board;
        colour = of_colour;
        near = &of_near;
        for (auto& bits : known) bits = Cells{};
        Cells goal{};
        add(goal, target);
        const FourSets seen = board->seeing({{goal, goal, goal, goal}}, colour);
        fill(entry, 0);
        for (int d = 0; d < 4; ++d) {
            for_each_cell(seen.of[d] & board->inside, [&](unsigned cell) { entry[cell] |= std::uint8_t(1 << d); });
        }
        beside = board->blocking({{goal, goal, goal, goal}}).all();
        lines = near->within_moves(1);
    }

    /// Bit d: a move in direction d goes over the target.
    std::array<std::uint8_t, most_cells> entry;

    const Relevance& of(unsigned cell, int moves) {
        Relevance& found = relevance[moves - 1][cell];
        if (!has(known[moves - 1], cell)) {
            Cells source{};
            add(source, cell);
            FourSets way = board->entered(source, colour);
            found.leaving = way.all();
            if (moves == 1) {
                found.leaving &= lines;
                for (auto& cells : way.of) cells &= near->within[0];
                found.cells = board->blocking(way).all();
            } else {
                found.leaving |= lines;
                for (auto& cells : way.of) cells &= lines;
                found.cells = board->blocking(way).all() | beside;
            }
            add(known[moves - 1], cell);
        }
        return found;
    }

   private:
    const Board* board;
    const Near* near;
    int colour;
    Cells beside;  // the cells next to the target on which a robot can block
    Cells lines;   // the cells that see the target, and the target
    Cells known[2];
    std::array<Relevance, most_cells> relevance[2];
};

/// Tells exactly whether the robot of a slot can take the target within so many moves; three only where one is not enough,
/// which a search knows before it asks. Slots need not be in order.
template <int robots>
struct Finish {
    const Board& board;
    const Slots& slots;
    unsigned target;

    bool within_one(State state, int slot, const Near& near, const LastMoves& last_moves) const {
        const unsigned cell = cell_of(state, slot);
        const int memory = memory_of(state, slot);
        if (near.moves[std::size_t(memory)][cell] > 1) return false;
        for (unsigned rest = last_moves.entry[cell]; rest != 0; rest &= rest - 1) {
            const int direction = std::countr_zero(rest);
            const int length = Moves<robots>::free_ahead(board, state, slot, cell, direction);
            unsigned end = cell + unsigned(length * step_of[direction]);
            int heading = direction;
            if (has(board.diagonals, end) &&
                !Moves<robots>::led_on(board, slots.colour[slot], state, slot, end, heading)) {
                continue;
            }
            if (end == target && length > 0 && after_move(memory, direction, heading) == turned_once) return true;
        }
        return false;
    }

    bool within_two(State state, int slot, const Near& near, LastMoves& last_moves) const {
        if (within_one(state, slot, near, last_moves)) return true;
        Slides slides;
        Moves<robots>::find(board, slots, state, slides);
        for (unsigned rest = slides.legal >> 4 * slot & 15; rest != 0; rest &= rest - 1) {
            const State after = played(state, slot, 4 * slot + std::countr_zero(rest), slides);
            if (within_one(after, slot, near, last_moves)) return true;
        }
        const unsigned cell = cell_of(state, slot);
        if (near.moves[std::size_t(memory_of(state, slot))][cell] > 1) return false;
        const LastMoves::Relevance& relevance = last_moves.of(cell, 1);
        return any_helper(state, slot, slides, &relevance,
                          [&](State after) { return within_one(after, slot, near, last_moves); });
    }

    bool within_three(State state, int slot, const Near& near, LastMoves& last_moves) const {
        Slides slides;
        Moves<robots>::find(board, slots, state, slides);
        for (unsigned rest = slides.legal >> 4 * slot & 15; rest != 0; rest &= rest - 1) {
            const State after = played(state, slot, 4 * slot + std::countr_zero(rest), slides);
            const int left = near.moves[std::size_t(memory_of(after, slot))][cell_of(after, slot)];
            if (left <= 2 && within_two(after, slot, near, last_moves)) return true;
        }
        const unsigned cell = cell_of(state, slot);
        const int fewest = near.moves[std::size_t(memory_of(state, slot))][cell];
        if (fewest > 2) return false;
        const LastMoves::Relevance* const relevance = fewest == 2 ? &last_moves.of(cell, 2) : nullptr;
        return any_helper(state, slot, slides, relevance,
                          [&](State after) { return within_two(after, slot, near, last_moves); });
    }

    State played(State state, int slot, int lane, const Slides& slides) const {
        const int memory = after_move(memory_of(state, slot), lane & 3, slides.heading_of(lane));
        return (state & ~slot_mask(slot)) | pack(slides.to[lane], memory, slot);
    }

   private:
    /// Tells whether `solves` holds after a move of another robot; without relevance all of them are tried.
    template <typename Solves>
    bool any_helper(State state, int slot, const Slides& slides, const LastMoves::Relevance* relevance,
                    Solves solves) const {
        for (int helper = 0; helper < robots; ++helper) {
            if (helper == slot) continue;
            const bool leaves = relevance == nullptr || has(relevance->leaving, cell_of(state, helper));
            for (unsigned rest = slides.legal >> 4 * helper & 15; rest != 0; rest &= rest - 1) {
                const int lane = 4 * helper + std::countr_zero(rest);
                if (!leaves && !has(relevance->cells, slides.to[lane])) continue;
                const unsigned to = slides.to[lane];
                if (solves((state & ~(State(255) << 8 * helper)) | State(to) << 8 * helper)) return true;
            }
        }
        return false;
    }
};

}  // namespace ricochet::RICOCHET_PATH
