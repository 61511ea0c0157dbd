// The thorough bound: a relaxation in which robots stay wherever they have been, and the helpers share a budget of
// moves. docs/solver.md proves it admissible.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>

#include "kernel/bounds/bound.hpp"
#include "kernel/bounds/free_slides.hpp"

namespace ricochet::RICOCHET_CPU_TARGET {

/// The cells where the active robot and its helpers (all other robots) can be after f moves of the active robot and u
/// moves of all helpers together. It assumes that no robot is in the way. Each robot can stop beside a wall and beside
/// every cell where another robot may be by then. If several states are queried together, each robot starts on its
/// cells in all of them.
class BudgetedRelaxation {
public:
    static constexpr int at_once = boards_at_once;

    /// The highest number of moves that can be queried.
    static constexpr int max_moves = 10;

    /// Of the deferred states with the most slack, only one in five would be refuted.
    static bool is_worthwhile(int fewest, int moves, bool is_deferred) {
        return moves - fewest <= (is_deferred ? max_slack - 1 : max_slack) && moves <= max_moves;
    }

    /// A group of states is more likely to be refuted at once if the moves are few, in all and beyond the quick bound.
    static int worth_joining(int fewest, int moves) { return moves - fewest < max_slack || moves <= 6 ? 4 : 2; }

    /// Cost: some 0.5 us.
    void build(const BoundInput& input) {
        board_ = &input.board;
        slots_ = &input.slots;
        free_stop_moves_ = &input.free_stop_moves;
        colour_ = input.colour;
        slides_ = input.slides;
        inside_ = on_all(board_->inside);
        for (const Heading d : headings) wall_.of[d] = on_all(board_->wall[d] & board_->inside);
        for (int moves = 0; moves <= max_moves; ++moves) {
            within_[std::size_t(moves)] = on_all(free_stop_moves_->within(moves));
        }
        build_ends(input.target);
    }

    /// Cost: 90 to 150 ns for each question, with diagonals up to 250.
    template <int robots>
    unsigned refuted(const Question* questions, int moves) const {
        assert(0 <= moves && moves <= max_moves && questions->count > 0);
        return all_questions & ~(board_->has_diagonals() ? possible<robots, true>(questions, moves)
                                                         : possible<robots, false>(questions, moves));
    }

private:
    static constexpr int max_slack = 4;  // between the quick bound and the moves that are worth a query

    /// A side of the target that has no wall: only a robot beside it stops another one on the target.
    struct OpenSide {
        CellSets ahead;  // the cell of the stopping robot
        CellSets lines;  // the cells from which one move reaches the target with that heading
    };

    const Board* board_ = nullptr;
    const Slots* slots_ = nullptr;
    const FreeStopMoves* free_stop_moves_ = nullptr;
    int colour_ = 0;
    std::array<FreeSlides*, max_colours> slides_;
    CellSets inside_;
    Waves wall_;
    std::array<CellSets, max_moves + 1> within_;  // by moves, the cells with at most that quick bound
    CellSets shut_lines_;                         // the cells from which one move ends on the target at a wall
    std::array<OpenSide, 4> open_sides_;
    int open_count_ = 0;

    void build_ends(unsigned target) {
        const Cells goal = single_cells[target];
        Cells shut{};
        open_count_ = 0;
        for (const Heading d : headings) {
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

    /// The cells on which a robot stops if others may be on `others`, by heading.
    [[gnu::always_inline]] inline Waves stopping(const CellSets& others) const {
        return {{moved_round<south, 1>(others) | wall_.of[north], moved_round<west, 1>(others) | wall_.of[east],
                 moved_round<north, 1>(others) | wall_.of[south], moved_round<east, 1>(others) | wall_.of[west]}};
    }

    [[gnu::always_inline]] static inline CellSets stops(const Waves& waves, const Waves& stopping) {
        const CellSets upright = or_and(waves.of[north] & stopping.of[north], waves.of[south], stopping.of[south]);
        return or_and(or_and(upright, waves.of[east], stopping.of[east]), waves.of[west], stopping.of[west]);
    }

    [[gnu::always_inline]] static inline void join(Waves& waves, const Waves& others) {
        for (const Heading d : headings) waves.of[d] |= others.of[d];
    }

    /// Helpers of one colour.
    struct Helpers {
        int colour;
        CellSets A, flooded;  // the cells where they may be, and those whose waves `later` has
        Waves first, later;   // of first moves, from S, and of later moves, from A
    };

    /// Sets bit i if k moves may suffice for question i. The letters are those of the proof in docs/solver.md.
    template <int robots, bool has_diagonals>
    [[gnu::flatten]] unsigned possible(const Question* questions, int k) const {
        const int h = fewest_moves(questions);
        const int last_u = std::min(k - h, k - 1);  // the active robot moves at least once
        if (last_u < 0) return 0;
        const FreeSlides& active_slides = *slides_[colour_];
        const CellSets start = cells(questions, 0);  // T(0, u)
        const Waves start_waves = has_diagonals ? waves_of(questions, 0, *slides_[colour_])
                                                : active_slides.entered<has_diagonals>(start, Waves{});
        CellSets T[max_moves];   // T(f, u) by f
        Waves waves[max_moves];  // of T(f, u)
        Helpers helpers[has_diagonals ? max_colours : 1];
        const int colours = place_helpers<robots, has_diagonals>(questions, helpers);  // 1 without diagonals
        CellSets S = helpers[0].A;
        for (int i = 1; i < colours; ++i) S |= helpers[i].A;
        CellSets A = S, K = S;  // A(u)
        unsigned found = 0;
        for (int u = 0;; ++u) {
            // 1. Compute T(f, u) and, along the way, Y.
            const Waves beside_A = stopping(A);
            CellSets fresh_so_far{}, Y = start;
            Waves wave = start_waves;
            Waves known = start_waves;  // an earlier T(f, u) has covered what follows the diagonals on these
            for (int f = 1; f < k - u; ++f) {
                const CellSets before = u == 0 ? start : T[f];
                const CellSets fresh =
                    stops(wave, beside_A) & within_[std::size_t(k - u - f)] & ~(fresh_so_far | before);
                fresh_so_far |= fresh;
                T[f] = before | fresh_so_far;
                if (f == k - u - 1) break;
                Y |= T[f] & within_[std::size_t(k - (u + 1) - f)];
                if (u == 0) {
                    wave = active_slides.entered<has_diagonals>(fresh, known);
                } else {
                    wave = waves[f];
                    if constexpr (has_diagonals) join(known, wave);
                    // Without diagonals, a flood of an empty set costs less than a branch that is often mispredicted.
                    if (!has_diagonals || any_on(fresh) != 0) {
                        join(wave, active_slides.entered<has_diagonals>(fresh, known));
                    }
                }
                if constexpr (has_diagonals) join(known, wave);
                waves[f] = wave;
            }
            // 2. Try one more move to the target, stopped by a wall or A(u).
            found |= ending(u == k - 1 ? start : T[k - u - 1], A);
            // 3. Stop if the budget of the helpers is used up.
            if (found == all_questions || u == last_u) return found;
            // 4. Compute A(u + 1).
            const Waves beside_any = stopping(A | Y);
            const Waves beside_later = u == 1 ? stopping(S | Y) : u == 2 ? stopping(K | Y) : beside_any;
            K = S;
            if (has_diagonals && u == 0) add_first_moves<robots>(questions, helpers);
            for (int i = 0; i < colours; ++i) {
                Helpers& some = helpers[i];
                if (u == 0) {
                    if (!has_diagonals) some.first = slides_[0]->template entered<false>(some.A, Waves{});
                    some.later = some.first;
                } else {
                    const CellSets fresh = some.A & ~some.flooded;
                    join(some.later, slides_[some.colour]->template entered<has_diagonals>(fresh, some.later));
                }
                some.flooded = some.A;
                const CellSets firsts = stops(some.first, beside_any) & inside_;
                K |= firsts;
                some.A |= firsts;
                if (u > 0) some.A |= stops(some.later, beside_later) & inside_;
                A |= some.A;
            }
        }
    }

    int fewest_moves(const Question* questions) const {
        int fewest = unreachable;
        for (int i = 0; i < at_once; ++i) {
            for (int state = 0; state < questions[i].count; ++state) {
                const unsigned cell = cell_of(questions[i].states[state], questions[i].slot);
                fewest = std::min(fewest, free_stop_moves_->from(cell));
            }
        }
        return fewest;
    }

    static constexpr unsigned all_questions = (1u << at_once) - 1;

    /// The slot of the active robot, or of the n-th helper.
    static Slot slot_of(const Question& question, int helper) {
        return helper == 0 ? question.slot : Slot(helper - (helper <= int(question.slot)));
    }

    /// The cells of the active robots, or of the n-th of their helpers.
    [[gnu::always_inline]] static inline CellSets cells(const Question* questions, int helper) {
        Cells found[at_once];
        for (int i = 0; i < at_once; ++i) {
            const auto [states, count, _] = questions[i];
            const Slot slot = slot_of(questions[i], helper);
            found[i] = single_cells[cell_of(states[0], slot)];
            for (int other = 1; other < count; ++other) found[i] |= single_cells[cell_of(states[other], slot)];
        }
        return on_each(found);
    }

    /// The cells that the active robots, or the n-th helper, pass in one move.
    [[gnu::always_inline]] static inline Waves waves_of(const Question* questions, int helper, FreeSlides& slides) {
        ByHeading<Cells[at_once]> found;
        for (int i = 0; i < at_once; ++i) {
            const auto [states, count, _] = questions[i];
            const Slot slot = slot_of(questions[i], helper);
            const FourSets& first = slides.entered_from(cell_of(states[0], slot));
            for (const Heading d : headings) found[d][i] = first.of[d];
            for (int other = 1; other < count; ++other) {
                const FourSets& also = slides.entered_from(cell_of(states[other], slot));
                for (const Heading d : headings) found[d][i] |= also.of[d];
            }
        }
        Waves waves;
        for (const Heading d : headings) waves.of[d] = on_each(found[d]);
        return waves;
    }

    template <int robots>
    [[gnu::always_inline]] inline void add_first_moves(const Question* questions, Helpers* helpers) const {
        int i = 0;
        for (int helper = 1; helper < robots; ++helper) {
            const int colour = slots_->colour[slot_of(questions[0], helper)];
            if (helpers[i].colour != colour) ++i;
            join(helpers[i].first, waves_of(questions, helper, *slides_[colour]));
        }
    }

    /// Returns the number of colours. Questions of one colour have helpers of the same colours, in the same order.
    template <int robots, bool has_diagonals>
    [[gnu::always_inline]] inline int place_helpers(const Question* questions, Helpers* helpers) const {
        const auto colour_of = [&](int helper) { return slots_->colour[slot_of(questions[0], helper)]; };
        int last = 0;
        helpers[0].colour = has_diagonals ? colour_of(1) : 0;
        helpers[0].A = cells(questions, 1);
        for (int helper = 2; helper < robots; ++helper) {
            const CellSets cell = cells(questions, helper);
            if (!has_diagonals || helpers[last].colour == colour_of(helper)) {
                helpers[last].A |= cell;
            } else {
                helpers[++last].colour = colour_of(helper);
                helpers[last].A = cell;
            }
        }
        for (int i = 0; i <= last; ++i) {
            helpers[i].flooded = helpers[i].A;
            helpers[i].first = helpers[i].later = Waves{};
        }
        return has_diagonals ? last + 1 : 1;
    }

    /// Sets bit i if one move from T may end on the target while helpers may be on A.
    [[gnu::always_inline]] inline unsigned ending(const CellSets& T, const CellSets& A) const {
        unsigned found = any_on(T & shut_lines_);
        for (int i = 0; i < open_count_; ++i) {
            const OpenSide& side = open_sides_[std::size_t(i)];
            const unsigned lined_up = any_on(T & side.lines);
            if (lined_up != 0) found |= lined_up & any_on(A & side.ahead);
        }
        return found;
    }
};

}  // namespace ricochet::RICOCHET_CPU_TARGET
