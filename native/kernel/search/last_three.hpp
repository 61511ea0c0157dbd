// The last three moves of a path, for which no states are kept.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

#include "kernel/bounds/free_stop_moves.hpp"
#include "kernel/model/board.hpp"
#include "kernel/model/moves.hpp"

namespace ricochet::RICOCHET_CPU_TARGET {

/// Tables of the cells that matter for the last one or two moves of a robot to the target. A move of another robot
/// helps only if it ends on a cell that blocks the robot on its path, or leaves that path.
class LastMovesTables {
public:
    struct Relevance {
        Cells cells;    // cells that block the robot on its path
        Cells leaving;  // cells on its path
    };

    void build(const Board& board, int colour, unsigned target, const FreeStopMoves& free_stop_moves) {
        board_ = &board;
        colour_ = colour;
        moves_ = &free_stop_moves;
        for (auto& bits : known_) bits = Cells{};
        Cells goal{};
        add(goal, target);
        const FourSets seen = board.seeing({{goal, goal, goal, goal}}, colour);
        fill(over_target, 0);
        for (const Heading d : headings) {
            for_each_cell(seen.of[d] & board.inside,
                          [&](unsigned cell) { over_target[cell] |= std::uint8_t(side_bit(d)); });
        }
        beside_ = board.blocking({{goal, goal, goal, goal}}).all();
        lines_ = free_stop_moves.within(1);
    }

    /// For each cell, bit d is set if a move from there in direction d passes over the target.
    std::array<std::uint8_t, max_cells> over_target;

    /// The relevant cells for one or two moves from a cell.
    const Relevance& of(unsigned cell, int moves) {
        assert(moves == 1 || moves == 2);
        Relevance& found = relevance_[moves - 1][cell];
        if (!has(known_[moves - 1], cell)) {
            Cells source{};
            add(source, cell);
            FourSets passed = board_->entered(source, colour_);
            found.leaving = passed.all();
            if (moves == 1) {
                found.leaving &= lines_;
                for (auto& cells : passed.of) cells &= moves_->within(0);
                found.cells = board_->blocking(passed).all();
            } else {
                found.leaving |= lines_;
                for (auto& cells : passed.of) cells &= lines_;
                found.cells = board_->blocking(passed).all() | beside_;
            }
            add(known_[moves - 1], cell);
        }
        return found;
    }

private:
    const Board* board_;
    const FreeStopMoves* moves_;
    int colour_;
    Cells beside_;  // the cells next to the target on which a robot can block
    Cells lines_;   // the target and the cells from which a robot sees it
    Cells known_[2];
    std::array<Relevance, max_cells> relevance_[2];
};

/// Decides exactly whether the robot in a slot can reach the target within a number of moves. `within_three` is exact
/// only if one move does not suffice, which a search has checked before. Slots need not be in order.
template <int robots>
class LastThreeMoves {
public:
    LastThreeMoves(const Board& board, const Slots& slots, unsigned target)
        : board_(board),
          slots_(slots),
          target_(target) {}

    bool within_three(State state, Slot slot, const FreeStopMoves& free_stop_moves, LastMovesTables& tables) const {
        Slides slides;
        Moves<robots>::find(board_, slots_, state, slides);
        for (std::uint32_t rest = slides.legal & slot_lanes(slot); rest != 0; rest &= rest - 1) {
            const State after = played(state, slot, std::countr_zero(rest), slides);
            const int left = free_stop_moves.from(cell_of(after, slot), memory_of(after, slot));
            if (left <= 2 && within_two(after, slot, free_stop_moves, tables)) return true;
        }
        const unsigned cell = cell_of(state, slot);
        const int fewest = free_stop_moves.from(cell, memory_of(state, slot));
        if (fewest > 2) return false;
        const auto* const relevance = fewest == 2 ? &tables.of(cell, 2) : nullptr;
        return any_helper(state, slot, slides, relevance,
                          [&](State after) { return within_two(after, slot, free_stop_moves, tables); });
    }

    /// Exact, also where one move suffices.
    bool within_two(State state, Slot slot, const FreeStopMoves& free_stop_moves, LastMovesTables& tables) const {
        if (within_one(state, slot, free_stop_moves, tables)) return true;
        Slides slides;
        Moves<robots>::find(board_, slots_, state, slides);
        for (std::uint32_t rest = slides.legal & slot_lanes(slot); rest != 0; rest &= rest - 1) {
            const State after = played(state, slot, std::countr_zero(rest), slides);
            if (within_one(after, slot, free_stop_moves, tables)) return true;
        }
        const unsigned cell = cell_of(state, slot);
        if (free_stop_moves.from(cell, memory_of(state, slot)) > 1) return false;
        return any_helper(state, slot, slides, &tables.of(cell, 1),
                          [&](State after) { return within_one(after, slot, free_stop_moves, tables); });
    }

private:
    const Board& board_;
    const Slots& slots_;
    const unsigned target_;

    bool within_one(State state, Slot slot, const FreeStopMoves& free_stop_moves, const LastMovesTables& tables) const {
        const unsigned cell = cell_of(state, slot);
        const int memory = memory_of(state, slot);
        if (free_stop_moves.from(cell, memory) > 1) return false;
        for (unsigned rest = tables.over_target[cell]; rest != 0; rest &= rest - 1) {
            const Heading direction{std::uint8_t(std::countr_zero(rest))};
            const int length = Moves<robots>::free_ahead(board_, state, slot, cell, direction);
            unsigned end = cell + unsigned(length * step_of[direction]);
            Heading heading = direction;
            if (has(board_.diagonals, end) &&
                !Moves<robots>::follow_diagonal(board_, slots_.colour[slot], state, slot, end, heading)) {
                continue;
            }
            if (end == target_ && length > 0 && after_move(memory, direction, heading) == turned_once) return true;
        }
        return false;
    }

    State played(State state, Slot slot, int lane, const Slides& slides) const {
        const int memory = after_move(memory_of(state, slot), direction_of(lane), slides.heading_of(lane));
        return with_robot(state, slot, slides.to[lane], memory);
    }

    /// Returns whether `solves` is true after some move of another robot. Without `relevance`, it tries every such
    /// move.
    template <typename Solves>
    bool any_helper(State state, Slot slot, const Slides& slides, const LastMovesTables::Relevance* relevance,
                    Solves solves) const {
        for (const Slot helper : first_slots(robots)) {
            if (helper == slot) continue;
            const bool leaves = relevance == nullptr || has(relevance->leaving, cell_of(state, helper));
            for (std::uint32_t rest = slides.legal & slot_lanes(helper); rest != 0; rest &= rest - 1) {
                const int lane = std::countr_zero(rest);
                if (!leaves && !has(relevance->cells, slides.to[lane])) continue;
                if (solves(with_cell(state, helper, slides.to[lane]))) return true;
            }
        }
        return false;
    }
};

}  // namespace ricochet::RICOCHET_CPU_TARGET
