// Every bound against the exact distance of every state of many small boards, and where each of them stops holding.

#include <cstdint>
#include <limits>
#include <memory>
#include <random>

#include "check.hpp"
#include "universe.hpp"

using namespace tested_model;

namespace {

/// Expansions after which every bound is in use.
constexpr std::uint64_t all_worthwhile = std::numeric_limits<std::uint64_t>::max();

int states_compared = 0;

/// The number of states of the universe for which the bound is not admissible.
template <int robots, typename Bound>
int too_high(const Universe<robots>& universe, Bound bound) {
    int wrong = 0;
    for (std::size_t i = 0; i < universe.states.size(); ++i) wrong += bound(universe.states[i]) > universe.distance[i];
    return wrong;
}

/// The same for the blocker bound with these shared blockers, for a puzzle with one candidate.
template <int robots>
int too_high_with(const Universe<robots>& universe, const SharedBlockers& shared) {
    const auto blockers = std::make_unique<BlockerBound>();
    const Problem<robots>& problem = universe.problem;
    const BoundInput input{problem.board, problem.slots.colour[0], problem.target, problem.goal_of(0).free_stop_moves};
    blockers->build(input, shared);
    return too_high(universe, [&](State state) { return blockers->template of<robots>(state, 0); });
}

template <int robots>
void moves_are_those_of_the_naive_model(const Puzzle& puzzle, const Universe<robots>& universe) {
    const Problem<robots>& problem = universe.problem;
    for (std::size_t i = 0; i < universe.states.size(); i += 199) {
        const State state = universe.states[i];
        Slides slides;
        problem.find_moves(state, slides);
        std::array<int, max_robots> cells{};
        cells.fill(not_in_play);
        for (int slot = 0; slot < robots; ++slot) {
            const unsigned cell = cell_of(state, slot);
            cells[std::size_t(problem.slots.robot[slot])] = int(cell / stride) * puzzle.width + int(cell % stride);
        }
        for (int lane = 0; lane < 4 * robots; ++lane) {
            const auto made = naive::slide(puzzle, cells, problem.slots.robot[lane / 4], lane % 4);
            CHECK(made.has_value() == bool(slides.legal >> lane & 1));
            if (!made) continue;
            CHECK(problem.board.at(made->end) == slides.to[lane]);
            CHECK(made->heading == slides.heading_of(lane));
        }
    }
}

/// All bounds that the search composes, each by itself, and their maximum.
template <int robots>
void bounds_are_admissible(const Universe<robots>& universe) {
    const Problem<robots>& problem = universe.problem;
    CHECK(too_high(universe, [&](State state) { return problem.bound(state); }) == 0);
    AllBounds::for_each([&]<typename Bound>() {
        CHECK(too_high(universe, [&](State state) {
                  int lowest = unreachable;
                  for (int slot = 0; slot < problem.slots.candidates; ++slot) {
                      Bound& bound = problem.goal_of(slot).bounds.template get<Bound>();
                      lowest = std::min(lowest, bound.template of<robots>(state, slot));
                  }
                  return lowest;
              }) == 0);
    });
}

int other_moves_compared = 0;

/// All bounds that the search composes, each by itself, and their maximum: what one says after a move of another robot
/// is what it says of the state after that move.
template <int robots>
void bounds_after_other_moves_are_equal(const Universe<robots>& universe) {
    const Problem<robots>& problem = universe.problem;
    if (problem.slots.candidates > 1) return;
    AllBounds& bounds = problem.goal_of(0).bounds;
    for (std::size_t i = 0; i < universe.states.size(); i += 3) {
        const State state = universe.states[i];
        Slides slides;
        problem.find_moves(state, slides);
        const auto after_all = problem.other_moves(state, slides);
        for (std::uint32_t rest = slides.legal & ~15u; rest != 0; rest &= rest - 1) {
            const int lane = std::countr_zero(rest);
            int now;
            const State child = problem.child(state, lane, slides, now);
            CHECK(after_all.after_other_move(lane) == bounds.template of<robots>(child, 0, unreachable));
            AllBounds::for_each([&]<typename Bound>() {
                Bound& bound = bounds.template get<Bound>();
                const auto after = bound.template other_moves<robots>(state, 0);
                const unsigned from = cell_of(state, lane / 4);
                CHECK(after.after_other_move(from, slides.to[lane]) == bound.template of<robots>(child, 0));
            });
            ++other_moves_compared;
        }
    }
    AllBounds::for_each([]<typename Bound>() { CHECK(typename Bound::OtherMoves{}.after_other_move(0, 0) == 0); });
}

/// The bounds are admissible, those that are in use from the start and all of them; three moves are judged exactly.
template <int robots>
void holds_everywhere(const Puzzle& puzzle) {
    Universe<robots> universe(puzzle);
    states_compared += int(universe.states.size());
    moves_are_those_of_the_naive_model(puzzle, universe);
    CHECK(too_high(universe, [&](State state) { return universe.problem.bound(state); }) == 0);
    for (std::size_t i = 0; i < universe.states.size(); ++i) {
        if (universe.distance[i] <= 1) continue;  // such states are found before
        CHECK(universe.problem.is_solved_within_three(universe.states[i]) == (universe.distance[i] <= lookahead));
    }
    universe.problem.build_bounds(all_worthwhile);
    bounds_are_admissible(universe);
    bounds_after_other_moves_are_equal(universe);
}

void all_hold_on_every_state_of_small_boards() {
    std::mt19937 generator(20261122);
    const auto some = [&](int from, int to) { return from + int(generator() % unsigned(to - from + 1)); };
    for (int round = 0; round < rounds; ++round) {
        const bool with_diagonals = round % 2 == 1;
        const int width = some(3, 5), height = some(3, with_diagonals ? 4 : 5);
        holds_everywhere<4>(random_puzzle(generator, 4, width, height, with_diagonals));
        holds_everywhere<5>(random_puzzle(generator, 5, some(3, 4), 3, with_diagonals));
        Puzzle vortex = random_puzzle(generator, 4, 3, 3, with_diagonals);
        vortex.target_robot = any_robot;
        holds_everywhere<4>(vortex);
    }
}

/// The puzzle in which robot 0 stands in the corner of a board of nine cells, with nothing but others in its way.
Puzzle corner(int target) {
    Puzzle puzzle = drawn({"R..", "...", "GBY"});
    puzzle.target = target;
    return puzzle;
}

void free_stop_moves_need_the_memory_of_the_robot() {
    // Straight to the target is one move, but does not count (R5.2): the number with memory says so, that without does
    // not.
    Puzzle puzzle = corner(2);
    const OwnedProblem<4> by_rule(puzzle);
    CHECK(by_rule.problem.free_stop_moves(by_rule.problem.start().state) > 1);
    puzzle.ricochet_rule = false;
    const OwnedProblem<4> without(puzzle);
    CHECK(without.problem.free_stop_moves(without.problem.start().state) == 1);
    CHECK(naive::shortest(puzzle, 1000).moves == 1);
    // A robot that must turn in any case needs no memory.
    const OwnedProblem<4> elsewhere(corner(4));
    CHECK(memory_of(elsewhere.problem.start().state, 0) == turned_once);
}

void free_stop_moves_are_no_more_than_a_bound() {
    // The target is one move away for a robot that may stop anywhere. Nothing stops it there.
    Puzzle puzzle = corner(1);
    puzzle.ricochet_rule = false;
    const Universe<4> universe(puzzle);
    const State start = universe.problem.start().state;
    CHECK(universe.problem.free_stop_moves(start) == 1);
    CHECK(universe.distance_of(start) > 1);
}

/// A puzzle of robot `robot` on a board of four columns, without the ricochet rule; a digit is the walls of a cell.
Puzzle walled(const std::vector<std::vector<int>>& walls, int robot, int target, std::vector<Diagonal> diagonals) {
    Puzzle puzzle = naive::empty_board(4, int(walls.size()));
    for (std::size_t row = 0; row < walls.size(); ++row) {
        for (std::size_t column = 0; column < 4; ++column) {
            puzzle.walls[4 * row + column] = std::uint8_t(walls[row][column]);
        }
    }
    puzzle.target_robot = robot;
    puzzle.target = target;
    puzzle.diagonals = std::move(diagonals);
    puzzle.ricochet_rule = false;
    for (int r = 0, cell = 0; r < 4; ++cell) {
        bool taken = cell == target;
        for (const Diagonal& diagonal : puzzle.diagonals) taken |= diagonal.cell == cell;
        if (!taken) puzzle.robots[std::size_t(r++)] = cell;
    }
    return puzzle;
}

enum class Needed { counted, twice };

/// The bound is not admissible on a board if that part of the shared blockers is left out.
void one_blocker_may_serve_two_stops(const Puzzle& puzzle, Needed needed) {
    const Universe<4> universe(puzzle);
    const Board& board = universe.problem.board;
    SharedBlockers shared(board, universe.problem.slots.colour[0]);
    CHECK(too_high_with(universe, shared) == 0);
    if (needed == Needed::twice) shared.twice = Cells{};
    for (int d = 0; d < 4 && needed == Needed::counted; ++d) shared.counted.of[d] = board.free[d];
    CHECK(too_high_with(universe, shared) > 0);
}

void what_is_shared_must_not_be_counted() {
    // Three moves round a corner: a diagonal of the robot's own colour lets it pass and does not let it stop.
    one_blocker_may_serve_two_stops(
        walled({{13, 1, 1, 3}, {13, 0, 0, 6}, {9, 0, 2, 11}, {14, 12, 6, 14}}, 0, 9, {{0, 0, true}, {4, 0, true}}),
        Needed::counted);
    // Two moves, by a diagonal that turns the robot.
    one_blocker_may_serve_two_stops(walled({{9, 1, 5, 3}, {8, 0, 1, 2}, {8, 6, 8, 2}, {12, 5, 4, 6}}, 2, 11,
                                           {{12, 0, true}, {13, 2, true}, {15, 3, true}}),
                                    Needed::counted);
    // The same beside a robot that stands on c3 from the start: from a3 east to b3, north round b6 to c6, south to c4.
    one_blocker_may_serve_two_stops(
        walled({{9, 1, 3, 11}, {8, 0, 0, 2}, {8, 2, 10, 10}, {8, 0, 0, 2}, {12, 4, 4, 6}, {13, 5, 5, 7}}, 0, 10,
               {{1, 3, true}}),
        Needed::twice);
    // On c2: from a2 east to b2, north to b7, round c7 to c3.
    one_blocker_may_serve_two_stops(
        walled({{11, 9, 1, 3}, {8, 0, 0, 2}, {8, 0, 0, 2}, {8, 0, 0, 2}, {8, 2, 10, 10}, {12, 4, 4, 6}, {13, 5, 5, 7}},
               0, 18, {{2, 3, false}}),
        Needed::twice);
    // In one move beside a robot that comes to c2 from c8, over a diagonal of its own: from b2 round b7 and c7 to c3.
    one_blocker_may_serve_two_stops(walled({{13, 5, 1, 7},
                                            {9, 1, 0, 3},
                                            {8, 0, 0, 2},
                                            {8, 0, 0, 2},
                                            {8, 0, 0, 2},
                                            {8, 2, 10, 10},
                                            {12, 4, 4, 6},
                                            {13, 5, 5, 7}},
                                           0, 22, {{5, 3, true}, {6, 3, false}}),
                                    Needed::counted);
    // One move from one side of the blocker to another.
    one_blocker_may_serve_two_stops(
        walled({{9, 1, 1, 3}, {10, 8, 0, 2}, {8, 0, 0, 6}, {12, 4, 4, 7}}, 0, 9, {{6, 2, false}, {5, 2, true}}),
        Needed::counted);
    // From a4 or so east to b4, beside a robot on c4; north over b2, round by b1 and c1, and south over c2 to c3 beside
    // it.
    Puzzle puzzle = walled({{9, 1, 1, 3}, {8, 0, 0, 2}, {8, 0, 0, 2}, {8, 0, 0, 2}, {12, 4, 4, 6}}, 0, 10,
                           {{5, 0, true}, {6, 0, true}, {15, 0, true}, {1, 1, true}, {2, 1, false}});
    naive::add_wall(puzzle, 9, east);
    naive::add_wall(puzzle, 10, east);
    naive::add_wall(puzzle, 13, south);
    naive::add_wall(puzzle, 14, south);
    one_blocker_may_serve_two_stops(puzzle, Needed::counted);
}

void without_diagonals_every_stop_counts() {
    std::mt19937 generator(7);
    for (int round = 0; round < rounds; ++round) {
        const Universe<4> universe(random_puzzle(generator, 4, 3 + round % 3, 4, false));
        const Board& board = universe.problem.board;
        const SharedBlockers shared(board, 0);
        for (int d = 0; d < 4; ++d) CHECK(same(shared.counted.of[d], board.free[d]));
        CHECK(none(shared.twice));
        CHECK(too_high_with(universe, shared) == 0);
    }
}

/// A robot that blocks only on paths with one paid stop more than the fewest gains nothing by itself, two of them gain
/// one, and so do three where there are two stops more: the bound is too high if they do not count, and too low if they
/// count in full.
void robots_gain_on_paths_with_more_stops() {
    constexpr auto one_kind = 15 * BlockerBound::ones;
    for (const unsigned seed : {69, 173, 280, 460}) {
        std::mt19937 generator(seed);
        Universe<4> universe(random_puzzle(generator, 4, 4, 4, seed % 2 == 1));
        universe.problem.build_bounds(all_worthwhile);
        BlockerBound& blockers = universe.problem.goal_of(0).bounds.get<BlockerBound>();
        const auto bound = [&](auto counted) {
            return [&blockers, counted](State state) {
                const BlockerBound::View view = blockers.view(cell_of(state, 0));
                return view.helping == nullptr ? view.fewest
                                               : view.bound(counted(BlockerBound::helpers<4>(view, state, 0)));
            };
        };
        const auto all = bound([](auto sum) { return sum; });
        const auto in_full =
            bound([](auto sum) { return (sum & one_kind) + (sum >> 4 & one_kind) + (sum >> 8 & one_kind); });
        CHECK(too_high(universe, all) == 0);
        CHECK(too_high(universe, bound([](auto sum) { return sum & one_kind; })) > 0);
        CHECK(too_high(universe, bound([](auto sum) { return sum & (one_kind | one_kind << 4); })) > 0);
        int higher = 0;
        for (const State state : universe.states) {
            CHECK(all(state) >= in_full(state));
            higher += all(state) > in_full(state);
        }
        CHECK(higher > 100);
    }
}

/// The moves of other robots that make a state solvable in one or two more moves, which it is not yet: how many are
/// relevant because of where they end and because of where they start, and how many are missed.
struct Helpful {
    int found = 0, by_end = 0, by_start = 0, missed = 0;
};

void no_helpful_move_is_irrelevant() {
    std::mt19937 generator(11);
    Helpful helpful[2];
    for (int round = 0; round < rounds; ++round) {
        Universe<4> universe(random_puzzle(generator, 4, 4, 3 + round % 2, round % 2 == 1));
        const Problem<4>& problem = universe.problem;
        for (std::size_t i = 0; i < universe.states.size(); ++i) {
            const State state = universe.states[i];
            const int fewest = problem.free_stop_moves(state, 0);
            if (fewest < 1 || fewest > 2 || universe.distance[i] != fewest + 1) continue;
            const LastMovesTables::Relevance& relevance = problem.goal_of(0).last_moves.of(cell_of(state, 0), fewest);
            Slides slides;
            problem.find_moves(state, slides);
            for (std::uint32_t rest = slides.legal & ~15u; rest != 0; rest &= rest - 1) {
                const int lane = std::countr_zero(rest);
                int now;
                if (universe.distance_of(problem.child(state, lane, slides, now)) != fewest) continue;
                Helpful& kind = helpful[fewest - 1];
                const bool ends = has(relevance.cells, slides.to[lane]);
                const bool starts = has(relevance.leaving, cell_of(state, lane / 4));
                ++kind.found;
                kind.by_end += ends && !starts;
                kind.by_start += starts && !ends;
                kind.missed += !starts && !ends;
            }
        }
    }
    for (const Helpful& kind : helpful) {
        CHECK(kind.missed == 0);
        CHECK(kind.by_end > 0 && kind.by_start > 0);  // neither half would do alone
    }
}

}  // namespace

int main() {
    all_hold_on_every_state_of_small_boards();
    free_stop_moves_need_the_memory_of_the_robot();
    free_stop_moves_are_no_more_than_a_bound();
    what_is_shared_must_not_be_counted();
    without_diagonals_every_stop_counts();
    robots_gain_on_paths_with_more_stops();
    no_helpful_move_is_irrelevant();
    CHECK(other_moves_compared > 1000 * rounds);
    std::printf("%d states and %d other moves compared\n", states_compared, other_moves_compared);
    return failures == 0 ? 0 : 1;
}
