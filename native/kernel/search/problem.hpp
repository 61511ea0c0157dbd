// One puzzle in the form that a search uses: the start, the bounds, and the code that plays moves.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <utility>

#include "kernel/bounds/all_bounds.hpp"
#include "kernel/bounds/free_stop_moves.hpp"
#include "kernel/model/board.hpp"
#include "kernel/model/moves.hpp"
#include "kernel/model/puzzle.hpp"
#include "kernel/search/last_three.hpp"

namespace ricochet::RICOCHET_CPU_TARGET {

/// The number of last moves of a path, for which no states are kept.
inline constexpr int lookahead = 3;

/// The maximum number of states in one call of `Problem::refute`.
inline constexpr int max_queried = 32;

/// The tables for robots of one colour. Only `slides` is used for robots that may not reach the target.
struct Goal {
    FreeStopMoves free_stop_moves;
    LastMovesTables last_moves;
    FreeSlides slides;
    Thorough thorough;
};

template <int robots>
class Problem {
public:
    const Board board;
    const Slots slots;
    const unsigned target;

    /// A state while a path is played, and the robot in each slot.
    struct Played {
        State state;
        BySlot<Robot, robots> robot;
    };

    /// `goals` has room for each colour.
    Problem(const Puzzle& puzzle, Goal* goals)
        : board(puzzle),
          slots(puzzle, board),
          target(board.at(puzzle.target)),
          goals_(goals),
          last_three_{board, slots, target} {
        assert(slots.count == robots);
        bool has_memory[max_colours] = {};
        start_ = {};
        for (const Slot slot : first_slots(robots)) {
            const unsigned cell = board.at(puzzle.robots[slots.robot[slot]]);
            const int colour = slots.colour[slot];
            int memory = unmoved;
            if (slots.is_candidate(slot)) {
                // A robot that has not turned is still on the lines where it started.
                Cells source{};
                add(source, cell);
                const bool straight_there = cell == target || has(board.entered(source, colour).all(), target);
                memory = puzzle.ricochet_rule && straight_there ? unmoved : turned_once;
                has_memory[colour] |= memory == unmoved;
            }
            start_.state = slots.with(start_.state, slot, cell, memory);
            start_.robot[slot] = slots.robot[slot];
        }
        for (const Slot slot : first_slots(robots)) sort_in(slot);
        for_each_goal([&](Goal& goal, int colour) {
            goal.free_stop_moves.build(board, colour, target, has_memory[colour]);
            goal.last_moves.build(board, colour, target, goal.free_stop_moves);
        });
        for (const Move& move : puzzle.made) make(move);
    }

    const Played& start() const { return start_; }
    Goal& goal_of(Slot slot) const {
        assert(is_slot(slot) && int(slot) < robots);
        return goals_[slots.colour[slot]];
    }

    void find_moves(State state, Slides& slides) const { Moves<robots>::find(board, slots, state, slides); }

    /// The fewest moves that any candidate needs if it may stop anywhere, or `unreachable`.
    int free_stop_moves(State state) const {
        if (slots.candidates == 1) return free_stop_moves(state, Slot(0));
        int fewest = unreachable;
        for (const Slot slot : first_slots(slots.candidates)) fewest = std::min(fewest, free_stop_moves(state, slot));
        return fewest;
    }

    int free_stop_moves(State state, Slot slot) const {
        return goal_of(slot).free_stop_moves.from(cell_of(state, slot), memory_of(state, slot));
    }

    /// Prepares the thorough bound. Cost: about 2 us.
    void build_thorough_bound() {
        if (has_thorough_bound_) return;
        has_thorough_bound_ = true;
        std::array<FreeSlides*, max_colours> slides{};
        for (const Slot slot : first_slots(robots)) {
            const int colour = slots.colour[slot];
            if (slides[std::size_t(colour)] == nullptr) goals_[colour].slides.build(board, colour);
            slides[std::size_t(colour)] = &goals_[colour].slides;
        }
        for_each_goal([&](Goal& goal, int colour) {
            goal.thorough.build({board, slots, colour, target, goal.free_stop_moves, slides});
        });
    }

    /// For each state, sets whether the thorough bound proves that it needs more than `moves` moves. It first asks
    /// about some states together if their active robot is on the same cell. Bit i of `deferred` is set if state i has
    /// been deferred before: it is seldom refuted again, so it is asked about alone.
    void refute(const State* states, int count, int moves, std::uint64_t deferred, bool* refuted) const {
        assert(0 < count && count <= max_queried && has_thorough_bound_);
        if (slots.candidates > 1) {
            for (int i = 0; i < count; ++i) refuted[i] = is_refuted(states[i], moves);
            return;
        }
        State sorted[max_queried];
        int number[max_queried];  // the index in `states` of each sorted state
        Question together[max_queried], alone[max_queried];
        int groups = 0, grouped = 0, others = 0;
        for (std::uint64_t left = (std::uint64_t(1) << count) - 1; left != 0;) {
            const int first = std::countr_zero(left);
            const unsigned cell = cell_of(states[first], only);
            const bool is_deferred = (deferred >> first & 1) != 0;
            const int most = is_deferred ? 1 : Thorough::worth_joining(goal_of(only).free_stop_moves.from(cell), moves);
            Question& group = together[groups++] = {sorted + grouped, 0, only};
            for (std::uint64_t rest = is_deferred ? left : left & ~deferred; rest != 0 && group.count < most;
                 rest &= rest - 1) {
                const int i = std::countr_zero(rest);
                if (cell_of(states[i], only) != cell) continue;
                sorted[grouped] = states[i];
                number[grouped++] = i;
                ++group.count;
                left &= ~(std::uint64_t(1) << i);
            }
        }
        ask(together, groups, moves, [&](const Question& group, bool is_refuted) {
            for (int i = 0; i < group.count; ++i) {
                refuted[number[group.states + i - sorted]] = is_refuted;
                if (!is_refuted && group.count > 1) alone[others++] = {group.states + i, 1, only};
            }
        });
        ask(alone, others, moves,
            [&](const Question& one, bool is_refuted) { refuted[number[one.states - sorted]] = is_refuted; });
    }

    /// Fills every table that is otherwise filled on demand, so that threads only read.
    void complete_tables() {
        for (const Slot slot : first_slots(robots)) goal_of(slot).slides.complete(board.inside);
        for_each_goal([&](Goal& goal, int) {
            for_each_cell(board.inside, [&](unsigned cell) {
                if (goal.free_stop_moves.from(cell) <= 1) goal.last_moves.of(cell, 1);
                if (goal.free_stop_moves.from(cell) <= 2) goal.last_moves.of(cell, 2);
            });
        });
    }

    bool is_solved(State state) const {
        for (const Slot slot : first_slots(slots.candidates)) {
            if (cell_of(state, slot) == target && memory_of(state, slot) == turned_once) return true;
        }
        return false;
    }

    /// Exact, except that it may return false for a state that one move solves.
    bool is_solved_within_three(State state) const {
        for (const Slot slot : first_slots(slots.candidates)) {
            Goal& goal = goal_of(slot);
            if (free_stop_moves(state, slot) > lookahead) continue;
            if (last_three_.within_three(state, slot, goal.free_stop_moves, goal.last_moves)) return true;
        }
        return false;
    }

    /// Exact.
    bool is_solved_within_two(State state) const {
        for (const Slot slot : first_slots(slots.candidates)) {
            Goal& goal = goal_of(slot);
            if (free_stop_moves(state, slot) > 2) continue;
            if (last_three_.within_two(state, slot, goal.free_stop_moves, goal.last_moves)) return true;
        }
        return false;
    }

    /// The state after the move of a lane. `now` becomes the slot of its robot.
    State child(State state, int lane, const Slides& slides, Slot& now) const {
        assert(slides.legal >> lane & 1);
        const Slot slot = slot_of(lane);
        int memory = memory_of(state, slot);
        if (slots.is_candidate(slot)) memory = after_move(memory, direction_of(lane), slides.heading_of(lane));
        return slots.placed(state, slot, slides.to[lane], memory, now);
    }

    /// Plays the move of a lane and keeps robots of one kind in order.
    Played play(const Played& before, int lane, const Slides& slides) const {
        Played after = before;
        Slot now;
        const Slot slot = slot_of(lane);
        after.state = child(before.state, lane, slides, now);
        if (now < slot) std::rotate(&after.robot[now], &after.robot[slot], &after.robot[slot] + 1);
        if (now > slot) std::rotate(&after.robot[slot], &after.robot[slot] + 1, &after.robot[now] + 1);
        return after;
    }

    static Move move_of(const Played& before, int lane) { return {before.robot[slot_of(lane)], direction_of(lane)}; }

    /// Calls `visit(move, played)` for each legal move, ordered by robot and direction, until `visit` returns true.
    /// Returns whether it did.
    template <typename Visit>
    bool each_move(const Played& from, Visit visit) const {
        Slides slides;
        find_moves(from.state, slides);
        for (const Robot robot : all_robots) {
            for (const Slot slot : first_slots(robots)) {
                if (from.robot[slot] != robot) continue;
                for (std::uint32_t rest = slides.legal & slot_lanes(slot); rest != 0; rest &= rest - 1) {
                    const int lane = std::countr_zero(rest);
                    if (visit(move_of(from, lane), play(from, lane, slides))) return true;
                }
            }
        }
        return false;
    }

    /// Calls `visit()` for each path of exactly `moves` moves to the target that passes no solved state, until `visit`
    /// returns true. Returns whether it did. `path` has the moves during each call.
    template <typename Visit>
    bool each_end(const Played& from, int moves, Move* path, Visit visit) const {
        assert(moves >= 0);
        if (is_solved(from.state)) return moves == 0 && visit();
        if (moves == 0) return false;
        return each_move(from, [&](Move move, const Played& after) {
            if (free_stop_moves(after.state) > moves - 1) return false;
            if (moves == 3 && !is_solved_within_two(after.state)) return false;
            *path = move;
            return each_end(after, moves - 1, path + 1, visit);
        });
    }

    /// Finds a path as `each_end` does. Returns false if there is none.
    bool find_end(const Played& from, int moves, Move* path) const {
        return each_end(from, moves, path, [] { return true; });
    }

private:
    static constexpr Slot only{0};  // of a single candidate

    Goal* const goals_;
    const LastThreeMoves<robots> last_three_;
    Played start_;

    bool has_thorough_bound_ = false;

    /// Answers these questions about the only candidate and calls `visit(question, is_refuted)` for each.
    template <typename Visit>
    void ask(const Question* questions, int count, int moves, Visit visit) const {
        constexpr int at_once = Thorough::at_once;
        for (int i = 0; i < count; i += at_once) {
            Question some[at_once];
            for (int j = 0; j < at_once; ++j) some[j] = questions[std::min(i + j, count - 1)];
            const unsigned refuted = goal_of(only).thorough.template refuted<robots>(some, moves);
            for (int j = 0; j < at_once && i + j < count; ++j) visit(some[j], (refuted >> j & 1) != 0);
        }
    }

    /// Returns, for several candidates, whether each of them needs more than `moves` moves.
    bool is_refuted(State state, int moves) const {
        constexpr int at_once = Thorough::at_once;
        for (Slot slot{0}; slots.is_candidate(slot);) {
            Question questions[at_once];
            int asked = 0;
            const Slot first = slot;
            for (; slots.is_candidate(slot) && asked < at_once && slots.colour[slot] == slots.colour[first]; ++slot) {
                if (free_stop_moves(state, slot) <= moves) questions[asked++] = {&state, 1, slot};
            }
            if (asked == 0) continue;
            for (; asked < at_once; ++asked) questions[asked] = questions[0];
            const unsigned refuted = goal_of(first).thorough.template refuted<robots>(questions, moves);
            if (refuted != (1u << at_once) - 1) return false;
        }
        return true;
    }

    /// Calls `visit` for each colour of candidates. Candidates of one colour have neighbouring slots.
    template <typename Visit>
    void for_each_goal(Visit visit) {
        for (const Slot slot : first_slots(slots.candidates)) {
            if (slot == Slot(0) || slots.colour[slot] != slots.colour[slot - 1])
                visit(goal_of(slot), slots.colour[slot]);
        }
    }

    /// Moves the robot in that slot to its place among the robots of its kind in lower slots.
    void sort_in(Slot slot) {
        State& state = start_.state;
        for (; slot > slots.first[slot] && cell_of(state, slot - 1) > cell_of(state, slot); --slot) {
            const State before = state;
            state = slots.with(state, slot - 1, cell_of(before, slot), memory_of(before, slot));
            state = slots.with(state, slot, cell_of(before, slot - 1), memory_of(before, slot - 1));
            std::swap(start_.robot[slot - 1], start_.robot[slot]);
        }
    }

    void make(Move wanted) {
        Played after = start_;
        [[maybe_unused]] const bool is_legal = each_move(start_, [&](Move move, const Played& played) {
            after = played;
            return move == wanted;
        });
        assert(is_legal);
        start_ = after;
    }
};

}  // namespace ricochet::RICOCHET_CPU_TARGET
