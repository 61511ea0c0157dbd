// The thorough bound: a relaxation in which robots stay wherever they have been, and the helpers share a budget of
// moves. docs/solver.md has its proof.
#pragma once

#include <algorithm>
#include <array>

#include "kernel/bounds/bound.hpp"
#include "kernel/bounds/free_slides.hpp"

namespace ricochet::RICOCHET_CPU_TARGET {

/// Where the active robot and its helpers, all the others, can be after f moves of the active robot and u moves of all
/// helpers together, if nobody is in the way and each robot can stop beside a wall and beside every cell where another
/// one may be by then. Of several states that are asked about together each robot is in all of its places from the
/// start.
class BudgetedRelaxation {
public:
    static constexpr int at_once = boards_at_once;

    /// More moves than that cannot be asked about.
    static constexpr int max_moves = 10;

    static bool is_worthwhile(int fewest, int moves) { return moves - fewest <= max_slack && moves <= max_moves; }

    /// The fewer moves there are, and the fewer beyond the quick bound, the more often several states are refuted at
    /// once.
    static int worth_joining(int fewest, int moves) { return moves - fewest < max_slack || moves <= 6 ? 4 : 1; }

    /// Cost: some 0.5 us.
    void build(const BoundInput& input) {
        board_ = &input.board;
        slots_ = &input.slots;
        free_stop_moves_ = &input.free_stop_moves;
        colour_ = input.colour;
        slides_ = input.slides;
        inside_ = on_all(board_->inside);
        for (int d = 0; d < 4; ++d) wall_.of[d] = on_all(board_->wall[d] & board_->inside);
        for (int moves = 0; moves <= max_moves; ++moves) {
            within_[std::size_t(moves)] = on_all(free_stop_moves_->within(moves));
        }
        build_ends(input.target);
    }

    /// Cost: 90 to 150 ns for each question, with diagonals up to 250.
    template <int robots>
    unsigned refuted(const Question* questions, int moves) const {
        return all_questions & ~(board_->has_diagonals() ? possible<robots, true>(questions, moves)
                                                         : possible<robots, false>(questions, moves));
    }

private:
    static constexpr int max_slack = 4;  // between the quick bound and the moves that are worth asking about

    /// A side of the target where a robot is needed to stop another one there.
    struct OpenSide {
        CellSets ahead;  // the cell where it is needed
        CellSets lines;  // the cells from which one move leads to the target with that heading
    };

    const Board* board_ = nullptr;
    const Slots* slots_ = nullptr;
    const FreeStopMoves* free_stop_moves_ = nullptr;
    int colour_ = 0;
    std::array<FreeSlides*, max_colours> slides_;
    CellSets inside_;
    Waves wall_;
    std::array<CellSets, max_moves + 1> within_;  // the cells that so many moves lead from to the target, at least
    CellSets shut_lines_;                         // the cells from which a wall stops one move at the target
    std::array<OpenSide, 4> open_sides_;
    int open_count_ = 0;

    void build_ends(unsigned target) {
        const Cells goal = single_cells[target];
        Cells shut{};
        open_count_ = 0;
        for (int d = 0; d < 4; ++d) {
            FourSets end{};
            end.of[d] = goal;
            const Cells lines = board_->seeing(end, colour_).all() & board_->inside;
            if (has(board_->wall[d], target)) {
                shut |= lines;
            } else if (has(board_->free[d], target)) {
                const Cells ahead = board_->blocking(end).all();
                open_sides_[std::size_t(open_count_++)] = {on_all(ahead), on_all(lines)};
            }
        }
        shut_lines_ = on_all(shut);
    }

    /// By heading, where a robot stops if others may be on `others`.
    [[gnu::always_inline]] inline Waves stopping(const CellSets& others) const {
        return {{moved_round<south, 1>(others) | wall_.of[north], moved_round<west, 1>(others) | wall_.of[east],
                 moved_round<north, 1>(others) | wall_.of[south], moved_round<east, 1>(others) | wall_.of[west]}};
    }

    [[gnu::always_inline]] static inline CellSets stops(const Waves& waves, const Waves& stopping) {
        const CellSets upright = or_and(waves.of[0] & stopping.of[0], waves.of[2], stopping.of[2]);
        return or_and(or_and(upright, waves.of[1], stopping.of[1]), waves.of[3], stopping.of[3]);
    }

    [[gnu::always_inline]] static inline void join(Waves& waves, const Waves& others) {
        for (int d = 0; d < 4; ++d) waves.of[d] |= others.of[d];
    }

    /// Helpers of one colour.
    struct Helpers {
        int colour;
        CellSets held, flooded;  // the cells they may hold, and those of them that `later` starts from
        Waves first, later;      // of first moves, from where they stand, and of all moves
    };

    /// Bit i: whether so many moves may do for question i.
    template <int robots, bool has_diagonals>
    [[gnu::flatten]] unsigned possible(const Question* questions, int moves) const {
        int fewest = unreachable;
        for (int i = 0; i < at_once; ++i) {
            for (int state = 0; state < questions[i].count; ++state) {
                const unsigned cell = cell_of(questions[i].states[state], questions[i].slot);
                fewest = std::min(fewest, free_stop_moves_->from(cell));
            }
        }
        const int slack = std::min(moves - fewest, moves - 1);  // the active robot moves at least once
        if (slack < 0) return 0;
        const FreeSlides& active_slides = *slides_[colour_];
        const CellSets start = cells(questions, 0);
        CellSets reached[max_moves];  // by moves of the active robot, as far as it can still come to the target
        Waves waves[max_moves];       // from there
        const Waves from_start = has_diagonals ? waves_of(questions, 0, *slides_[colour_])
                                               : active_slides.entered<has_diagonals>(start, Waves{});
        Helpers helpers[has_diagonals ? max_colours : 1];
        const int colours = place_helpers<robots, has_diagonals>(questions, helpers);  // 1 without diagonals
        CellSets helpers_start = helpers[0].held;
        for (int i = 1; i < colours; ++i) helpers_start |= helpers[i].held;
        CellSets held = helpers_start, after_one = helpers_start;
        unsigned found = 0;
        for (int spent = 0;; ++spent) {
            const int own = moves - spent;
            const Waves beside = stopping(held);
            CellSets so_far{}, in_time = start;  // of this round, and where the next move of a helper may find it
            Waves wave = from_start;
            Waves known = from_start;  // what follows its diagonals was met by as few moves, or fewer
            for (int move = 1; move < own; ++move) {
                const CellSets before = spent == 0 ? start : reached[move];
                const CellSets fresh = stops(wave, beside) & within_[std::size_t(own - move)] & ~(so_far | before);
                so_far |= fresh;
                const CellSets now = before | so_far;
                reached[move] = now;
                if (move == own - 1) break;
                in_time |= now & within_[std::size_t(own - 1 - move)];
                if (spent == 0) {
                    wave = active_slides.entered<has_diagonals>(fresh, known);
                } else {
                    wave = waves[move];
                    if constexpr (has_diagonals) join(known, wave);
                    if (any_on(fresh) != 0) join(wave, active_slides.entered<has_diagonals>(fresh, known));
                }
                if constexpr (has_diagonals) join(known, wave);
                waves[move] = wave;
            }
            found |= ending(own == 1 ? start : reached[own - 1], held);
            if (found == all_questions || spent == slack) return found;
            // One more move of a helper. What stops the later move of a robot depends on how many the others have made.
            const int next = spent + 1;
            const Waves by_all = stopping(held | in_time);
            const Waves by_some = next == 2   ? stopping(helpers_start | in_time)
                                  : next == 3 ? stopping(after_one | in_time)
                                              : by_all;
            after_one = helpers_start;
            if (has_diagonals && next == 1) add_first_moves<robots>(questions, helpers);
            for (int i = 0; i < colours; ++i) {
                Helpers& some = helpers[i];
                if (next == 1) {
                    if (!has_diagonals) some.first = slides_[0]->template entered<false>(some.held, Waves{});
                    some.later = some.first;
                } else {
                    const CellSets fresh = some.held & ~some.flooded;
                    join(some.later, slides_[some.colour]->template entered<has_diagonals>(fresh, some.later));
                }
                some.flooded = some.held;
                const CellSets firsts = stops(some.first, by_all) & inside_;
                after_one |= firsts;
                some.held |= firsts;
                if (next > 1) some.held |= stops(some.later, by_some) & inside_;
                held |= some.held;
            }
        }
    }

    static constexpr unsigned all_questions = (1u << at_once) - 1;

    /// The slot of the active robot, or of the n-th helper.
    static int slot_of(const Question& question, int helper) {
        return helper == 0 ? question.slot : helper - (helper <= question.slot);
    }

    /// The cells of the active robots, or of the n-th of their helpers.
    [[gnu::always_inline]] static inline CellSets cells(const Question* questions, int helper) {
        Cells found[at_once];
        for (int i = 0; i < at_once; ++i) {
            const auto [states, count, _] = questions[i];
            const int slot = slot_of(questions[i], helper);
            found[i] = single_cells[cell_of(states[0], slot)];
            for (int other = 1; other < count; ++other) found[i] |= single_cells[cell_of(states[other], slot)];
        }
        return on_each(found);
    }

    /// What the active robots pass in one move, or the n-th of their helpers.
    [[gnu::always_inline]] static inline Waves waves_of(const Question* questions, int helper, FreeSlides& slides) {
        Cells found[4][at_once];
        for (int i = 0; i < at_once; ++i) {
            const auto [states, count, _] = questions[i];
            const int slot = slot_of(questions[i], helper);
            const FourSets& first = slides.entered_from(cell_of(states[0], slot));
            for (int d = 0; d < 4; ++d) found[d][i] = first.of[d];
            for (int other = 1; other < count; ++other) {
                const FourSets& also = slides.entered_from(cell_of(states[other], slot));
                for (int d = 0; d < 4; ++d) found[d][i] |= also.of[d];
            }
        }
        Waves waves;
        for (int d = 0; d < 4; ++d) waves.of[d] = on_each(found[d]);
        return waves;
    }

    template <int robots>
    [[gnu::always_inline]] inline void add_first_moves(const Question* questions, Helpers* helpers) const {
        int i = 0;
        for (int helper = 1; helper < robots; ++helper) {
            const int colour = slots_->colour[helper - (helper <= questions[0].slot)];
            if (helpers[i].colour != colour) ++i;
            join(helpers[i].first, waves_of(questions, helper, *slides_[colour]));
        }
    }

    /// Returns the number of colours. Questions of one colour have helpers of the same colours, in the same order.
    template <int robots, bool has_diagonals>
    [[gnu::always_inline]] inline int place_helpers(const Question* questions, Helpers* helpers) const {
        const auto colour_of = [&](int helper) { return slots_->colour[helper - (helper <= questions[0].slot)]; };
        int last = 0;
        helpers[0].colour = has_diagonals ? colour_of(1) : 0;
        helpers[0].held = cells(questions, 1);
        for (int helper = 2; helper < robots; ++helper) {
            const CellSets cell = cells(questions, helper);
            if (!has_diagonals || helpers[last].colour == colour_of(helper)) {
                helpers[last].held |= cell;
            } else {
                helpers[++last].colour = colour_of(helper);
                helpers[last].held = cell;
            }
        }
        for (int i = 0; i <= last; ++i) {
            helpers[i].flooded = helpers[i].held;
            helpers[i].first = helpers[i].later = Waves{};
        }
        return has_diagonals ? last + 1 : 1;
    }

    /// Bit i: whether one move from `last` may end on the target, if helpers may be on `held`.
    [[gnu::always_inline]] inline unsigned ending(const CellSets& last, const CellSets& held) const {
        unsigned found = any_on(last & shut_lines_);
        for (int i = 0; i < open_count_; ++i) {
            const OpenSide& side = open_sides_[std::size_t(i)];
            found |= any_on(last & side.lines) & any_on(held & side.ahead);
        }
        return found;
    }
};

}  // namespace ricochet::RICOCHET_CPU_TARGET
