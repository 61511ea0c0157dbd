// One puzzle as a search sees it: the start, the bounds, and how a path is played.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>

#include "kernel/bounds/blocker_bound.hpp"
#include "kernel/bounds/free_stop_bound.hpp"
#include "kernel/model/board.hpp"
#include "kernel/model/moves.hpp"
#include "kernel/model/puzzle.hpp"
#include "kernel/search/last_three.hpp"

namespace ricochet::RICOCHET_PATH {

/// Moves before the end of a path that need no states.
inline constexpr int lookahead = 3;

/// What robots of one colour have ahead of them.
struct Goal {
    Near near;
    LastMoves last_moves;
    Blockers blockers;
};

template <int robots>
class Problem {
   public:
    const Board board;
    const Slots slots;
    const unsigned target;

    /// Which robot stands in each slot, while a path is played.
    struct Played {
        State state;
        std::uint8_t robot[robots];
    };

    Problem(const Puzzle& puzzle, Goal* some_goals)
        : board(puzzle), slots(puzzle, board), target(board.at(puzzle.target)), goals(some_goals),
          finish{board, slots, target} {
        bool remembers[most_colours] = {}, wanted[most_colours] = {};
        begin = {0, {}};
        for (int slot = 0; slot < slots.count; ++slot) {
            const unsigned cell = board.at(puzzle.robots[std::size_t(slots.robot[slot])]);
            const int colour = slots.colour[slot];
            int memory = unmoved;
            if (slot < slots.candidates) {
                // A robot that has not turned is still on the lines it started on.
                Cells source{};
                add(source, cell);
                const bool straight_there = cell == target || has(board.entered(source, colour).all(), target);
                memory = puzzle.ricochet_rule && straight_there ? unmoved : turned_once;
                wanted[colour] = true;
                remembers[colour] |= memory == unmoved;
            }
            begin.state |= pack(cell, memory, slot);
            begin.robot[slot] = std::uint8_t(slots.robot[slot]);
        }
        for (int slot = 1; slot < slots.count; ++slot) sort_in(slot);
        for (int colour = 0; colour < most_colours; ++colour) {
            if (!wanted[colour]) continue;
            Goal& goal = goals[colour];
            goal.near.build(board, colour, target, remembers[colour]);
            goal.last_moves.build(board, colour, target, goal.near);
        }
        for (const Move& move : puzzle.made) make(move);
    }

    const Played& at_start() const { return begin; }
    Goal& goal_of(int slot) const { return goals[slots.colour[slot]]; }
    bool has_blockers() const { return with_blockers; }

    void find_moves(State state, Slides& slides) const { Moves<robots>::find(board, slots, state, slides); }

    /// Moves needed if the robots that may take the target could stop anywhere; or `never`.
    int near(State state) const {
        int least = never;
        for (int slot = 0; slot < slots.candidates; ++slot) least = std::min(least, near_of(state, slot));
        return least;
    }

    int near_of(State state, int slot) const {
        return goal_of(slot).near.moves[std::size_t(memory_of(state, slot))][cell_of(state, slot)];
    }

    /// No fewer moves solve it; or `never`.
    int bound(State state) const {
        int least = never;
        for (int slot = 0; slot < slots.candidates; ++slot) {
            int moves = near_of(state, slot);
            if (with_blockers && moves < least) {
                moves = std::max(moves, goal_of(slot).blockers.template bound<robots>(state, slot));
            }
            least = std::min(least, moves);
        }
        return least;
    }

    /// Takes up the second bound.
    void add_blockers() {
        for_each_goal([&](Goal& goal, int colour) {
            goal.blockers.build(board, colour, goal.near, Sharing(board, colour));
        });
        with_blockers = true;
    }

    /// Fills every table that is else filled when it is asked for, so that threads only read.
    void fill_tables() {
        for_each_goal([&](Goal& goal, int) {
            for_each_cell(board.inside, [&](unsigned cell) {
                if (goal.near.moves[turned_once][cell] <= 1) goal.last_moves.of(cell, 1);
                if (goal.near.moves[turned_once][cell] <= 2) goal.last_moves.of(cell, 2);
                if (with_blockers && goal.near.moves[turned_once][cell] < never) goal.blockers.view(cell);
            });
        });
    }

    bool is_solved(State state) const {
        for (int slot = 0; slot < slots.candidates; ++slot) {
            if (cell_of(state, slot) == target && memory_of(state, slot) == turned_once) return true;
        }
        return false;
    }

    bool is_solved_within_three(State state) const {
        for (int slot = 0; slot < slots.candidates; ++slot) {
            Goal& goal = goal_of(slot);
            if (near_of(state, slot) <= lookahead && finish.within_three(state, slot, goal.near, goal.last_moves)) return true;
        }
        return false;
    }

    /// The state after a lane, and the new slot of its robot.
    State child(State state, int lane, const Slides& slides, int& now) const {
        const int slot = lane / 4;
        int memory = memory_of(state, slot);
        if (slot < slots.candidates) memory = after_move(memory, lane & 3, slides.heading_of(lane));
        return slots.placed(state, slot, slides.to[lane], memory, now);
    }

    /// Plays a lane; robots of equal kind stay in order.
    Played play(const Played& before, int lane, const Slides& slides) const {
        Played after = before;
        int now;
        const int slot = lane / 4;
        after.state = child(before.state, lane, slides, now);
        if (now < slot) std::rotate(after.robot + now, after.robot + slot, after.robot + slot + 1);
        if (now > slot) std::rotate(after.robot + slot, after.robot + slot + 1, after.robot + now + 1);
        return after;
    }

    static Move move_of(const Played& before, int lane) {
        return {before.robot[lane / 4], std::uint8_t(lane & 3)};
    }

    /// Calls `visit(move, played)` for each legal move, by robot and direction, until it returns true; tells whether it did.
    template <typename Visit>
    bool each_move(const Played& from, Visit visit) const {
        Slides slides;
        find_moves(from.state, slides);
        for (int robot = 0; robot < most_robots; ++robot) {
            for (int slot = 0; slot < robots; ++slot) {
                if (from.robot[slot] != robot) continue;
                for (unsigned rest = slides.legal >> 4 * slot & 15; rest != 0; rest &= rest - 1) {
                    const int lane = 4 * slot + std::countr_zero(rest);
                    if (visit(move_of(from, lane), play(from, lane, slides))) return true;
                }
            }
        }
        return false;
    }

    /// Calls `visit()` for each way to the target of exactly so many moves, none of which passes a solved state, with
    /// the moves in `path`, until it returns true; tells whether it did.
    template <typename Visit>
    bool each_end(const Played& from, int moves, Move* path, Visit visit) const {
        if (is_solved(from.state)) return moves == 0 && visit();
        if (moves == 0) return false;
        return each_move(from, [&](Move move, const Played& after) {
            if (near(after.state) > moves - 1) return false;
            *path = move;
            return each_end(after, moves - 1, path + 1, visit);
        });
    }

   private:
    Goal* const goals;
    const Finish<robots> finish;
    Played begin;
    bool with_blockers = false;

    template <typename Visit>
    void for_each_goal(Visit visit) {
        for (int slot = 0; slot < slots.candidates; ++slot) {
            if (slot == 0 || slots.colour[slot] != slots.colour[slot - 1]) visit(goal_of(slot), slots.colour[slot]);
        }
    }

    /// Moves the robot of that slot to its place among robots of its kind before it.
    void sort_in(int slot) {
        State& state = begin.state;
        for (; slot > slots.first[slot] && cell_of(state, slot - 1) > cell_of(state, slot); --slot) {
            const State lower = pack(cell_of(state, slot), memory_of(state, slot), slot - 1);
            const State upper = pack(cell_of(state, slot - 1), memory_of(state, slot - 1), slot);
            state = (state & ~(slot_mask(slot - 1) | slot_mask(slot))) | lower | upper;
            std::swap(begin.robot[slot - 1], begin.robot[slot]);
        }
    }

    void make(Move wanted) {
        Played after = begin;
        each_move(begin, [&](Move move, const Played& played) {
            after = played;
            return move == wanted;
        });
        begin = after;
    }
};

}  // namespace ricochet::RICOCHET_PATH
