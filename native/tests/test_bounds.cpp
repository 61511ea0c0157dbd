// Tests every bound against the exact distance of every state of many small boards, and shows which guards it needs.
//
//   test_bounds         also against tables of every position of boards of 8x8
//   test_bounds whole   and of one board of 16x16 (two minutes)

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <memory>
#include <random>
#include <string>

#include "check.hpp"
#include "strong/strong.hpp"
#include "universe.hpp"

using namespace tested_model;

namespace {

int states_compared = 0;
int refuted_in_time = 0, refutable = 0;

template <int robots>
void moves_are_those_of_the_naive_model(const Puzzle& puzzle, const Universe<robots>& universe) {
    const Problem<robots>& problem = universe.problem;
    for (std::size_t i = 0; i < universe.states.size(); i += 199) {
        const State state = universe.states[i];
        Slides slides;
        problem.find_moves(state, slides);
        ByRobot<int> cells = none_in_play;
        for (const Slot slot : first_slots(robots)) {
            const unsigned cell = cell_of(state, slot);
            cells[problem.slots.robot[slot]] = int(cell / stride) * puzzle.width + int(cell % stride);
        }
        for (int lane = 0; lane < 4 * robots; ++lane) {
            const auto made = naive::slide(puzzle, cells, problem.slots.robot[slot_of(lane)], direction_of(lane));
            CHECK(made.has_value() == bool(slides.legal >> lane & 1));
            if (!made) continue;
            CHECK(problem.board.at(made->end) == slides.to[lane]);
            CHECK(made->heading == slides.heading_of(lane));
        }
    }
}

/// Checks that the thorough bound refutes none of some states at one distance. Counts how many it refutes for one move
/// less. The other states of a call must not change an answer.
template <int robots>
class Asked {
public:
    explicit Asked(const Problem<robots>& problem) : problem_(problem) {}
    ~Asked() { ask(); }

    void add(State state, int distance) {
        if (distance != distance_ || count_ == at_once) ask();
        distance_ = distance;
        states_[count_++] = state;
    }

private:
    static constexpr int at_once = max_queried;

    const Problem<robots>& problem_;
    State states_[at_once];
    int count_ = 0, distance_ = 0;

    void ask() {
        bool refuted[at_once];
        for (int more = 0; more <= 1 && distance_ + more <= Thorough::max_moves; ++more) {
            if (distance_ == 0) break;  // no search asks about a solved position
            problem_.refute(states_, count_, distance_ + more, 0, refuted);
            for (int i = 0; i < count_; ++i) CHECK(!refuted[i]);
        }
        if (distance_ > 1 && distance_ <= Thorough::max_moves + 1) {
            problem_.refute(states_, count_, distance_ - 1, 0, refuted);
            for (int i = 0; i < count_; ++i) {
                bool alone;
                problem_.refute(&states_[i], 1, distance_ - 1, 0, &alone);
                CHECK(refuted[i] == alone);
                refuted_in_time += refuted[i];
            }
            refutable += count_;
        }
        count_ = 0;
    }
};

/// The quick bound and the thorough one are admissible, and three moves are judged exactly.
template <int robots>
void holds_everywhere(const Puzzle& puzzle) {
    Universe<robots> universe(puzzle);
    Problem<robots>& problem = universe.problem;
    problem.build_thorough_bound();
    states_compared += int(universe.states.size());
    moves_are_those_of_the_naive_model(puzzle, universe);
    Asked<robots> asked(problem);
    for (std::size_t i = 0; i < universe.states.size(); ++i) {
        CHECK(problem.free_stop_moves(universe.states[i]) <= universe.distance[i]);
        if (universe.distance[i] < far_away) asked.add(universe.states[i], universe.distance[i]);
        if (universe.distance[i] <= 1) continue;  // the search finds such states earlier
        CHECK(problem.is_solved_within_three(universe.states[i]) == (universe.distance[i] <= lookahead));
    }
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
#if RICOCHET_SIDE == 32
        holds_everywhere<3>(random_puzzle(generator, 3, width, height, with_diagonals));
        Puzzle small_vortex = random_puzzle(generator, 3, some(3, 5), 3, with_diagonals);
        small_vortex.target_robot = any_robot;
        holds_everywhere<3>(small_vortex);
#endif
    }
}

/// On all boards of a register, the cells that robots pass are those that `Board` finds on a single board, with any
/// diagonals. Cells after known diagonals need not be found twice.
void free_slides_are_those_of_the_board() {
    std::mt19937 generator(20261123);
    const auto one_in = [&](unsigned count) { return generator() % count == 0; };
    const auto some_of = [&](const Cells& from) {
        Cells some{};
        for_each_cell(from, [&](unsigned cell) {
            if (one_in(40)) add(some, cell);
        });
        return some;
    };
    int on_diagonals = 0;
    for (int round = 0; round < rounds; ++round) {
        Puzzle puzzle = random_puzzle(generator, 4, stride, round % 2 == 0 ? stride : 9, false);
        const unsigned rarity = round % 4 == 3 ? 2 : 12;  // a dense board has more than a hundred diagonals
        for (int cell = 0; cell < puzzle.width * puzzle.height; ++cell) {
            const bool is_taken = cell == puzzle.target || std::ranges::count(puzzle.robots, cell) > 0;
            if (!is_taken && one_in(rarity)) puzzle.diagonals.push_back({cell, Robot(generator() % 4), one_in(2)});
        }
        const Board board(puzzle);
        const auto slides = std::make_unique<FreeSlides>();
        for (const int colour : board.colour_of) {
            slides->build(board, colour);
            Cells first[boards_at_once], second[boards_at_once];
            for (int i = 0; i < boards_at_once; ++i)
                first[i] = some_of(board.inside), second[i] = some_of(board.inside);
            const Waves one = slides->entered<true>(on_each(first), Waves{});
            const Waves other = slides->entered<true>(on_each(second), one);
            for (int i = 0; i < boards_at_once; ++i) {
                const FourSets alone = board.entered(first[i], colour);
                const FourSets both = board.entered(first[i] | second[i], colour);
                for (const Heading d : headings) {
                    CHECK(same(on_one(one.of[d], i), alone.of[d]));
                    CHECK(same(on_one(one.of[d] | other.of[d], i), both.of[d]));
                    on_diagonals += !none(alone.of[d] & board.turning[colour]);
                }
            }
            for_each_cell(some_of(board.inside), [&](unsigned cell) {
                const FourSets& found = slides->entered_from(cell);
                const FourSets expected = board.entered(single_cells[cell], colour);
                for (const Heading d : headings) CHECK(same(found.of[d], expected.of[d]));
            });
        }
    }
    CHECK(on_diagonals > 0);
}

/// A puzzle with robot 0 in the corner of a board of nine cells, where only other robots are in its way.
Puzzle corner(int target) {
    Puzzle puzzle = drawn({"R..", "...", "GBY"});
    puzzle.target = target;
    return puzzle;
}

void free_stop_moves_need_the_memory_of_the_robot() {
    // The straight move to the target does not count (R5.2): the bound with memory is more than 1, the bound without is
    // 1.
    Puzzle puzzle = corner(2);
    const OwnedProblem<4> by_rule(puzzle);
    CHECK(by_rule.problem.free_stop_moves(by_rule.problem.start().state) > 1);
    puzzle.ricochet_rule = false;
    const OwnedProblem<4> without(puzzle);
    CHECK(without.problem.free_stop_moves(without.problem.start().state) == 1);
    CHECK(naive::shortest(puzzle, 1000).moves == 1);
    // A robot that must turn in any case needs no memory.
    const OwnedProblem<4> elsewhere(corner(4));
    CHECK(memory_of(elsewhere.problem.start().state, Slot(0)) == turned_once);
}

void free_stop_moves_are_no_more_than_a_bound() {
    // The target is one move away for a robot that may stop anywhere, but nothing stops it there.
    Puzzle puzzle = corner(1);
    puzzle.ricochet_rule = false;
    const Universe<4> universe(puzzle);
    const State start = universe.problem.start().state;
    CHECK(universe.problem.free_stop_moves(start) == 1);
    CHECK(universe.distance_of(start) > 1);
}

/// Builds a table of every position of a random board and checks every `every`-th position of each triple.
void no_position_of_a_table_is_refuted(std::mt19937& generator, int side, int walls, unsigned every) {
    strong::StrongQuestion question;
    Puzzle& puzzle = question.puzzle = naive::empty_board(side, side);
    for (; walls > 0; --walls) naive::add_random_wall(puzzle, generator);
    for (int cell = 0; cell < side * side; ++cell) question.stands.push_back(cell);
    puzzle.robots = {0, 1, 2, 3, not_in_play};
    puzzle.target_robot = Robot::red;
    puzzle.target = int(generator() % puzzle.walls.size());
    puzzle.ricochet_rule = false;
    const strong::StrongPlan plan = strong::plan_strong(question);
    const std::unique_ptr<std::byte[], void (*)(std::byte*)> planes(
        static_cast<std::byte*>(::operator new(strong::max_planes * plan.plane_bytes, std::align_val_t(32))),
        [](std::byte* bytes) { ::operator delete(bytes, std::align_val_t(32)); });
    std::memset(planes.get(), 0, strong::max_planes * plan.plane_bytes);
    strong::StrongControl control;
    const strong::StrongOutcome outcome =
        solve_strong(question, {planes.get(), strong::max_planes * plan.plane_bytes}, 1, control);
    OwnedProblem<4> owned(puzzle);
    owned.problem.build_thorough_bound();
    Asked<4> asked(owned.problem);
    const unsigned n = unsigned(plan.spots);
    std::uint64_t triple = 0;
    for (unsigned x = 0; x < n; ++x) {
        for (unsigned y = x + 1; y < n; ++y) {
            for (unsigned z = y + 1; z < n; ++z, ++triple) {
                for (unsigned active = generator() % every; active < n; active += every) {
                    if (active == x || active == y || active == z) continue;
                    const std::uint64_t bit = triple * 256 + active;
                    int distance = 0;
                    for (int plane = 0; plane < outcome.planes; ++plane) {
                        const auto byte = std::to_integer<int>(planes[plane * plan.plane_bytes + bit / 8]);
                        distance |= (byte >> bit % 8 & 1) << plane;
                    }
                    if (distance == (1 << outcome.planes) - 1) continue;
                    const auto at = [&](unsigned slot) { return owned.problem.board.at(int(slot)); };
                    const State state = pack(at(active), turned_once, Slot(0)) | pack(at(x), unmoved, Slot(1)) |
                                        pack(at(y), unmoved, Slot(2)) | pack(at(z), unmoved, Slot(3));
                    CHECK(owned.problem.free_stop_moves(state) <= distance);
                    asked.add(state, distance);
                    ++states_compared;
                }
            }
        }
    }
}

/// The cost of the target if the cost of a mover and the cost of the robot that stops it are added. This counts a move
/// that both need twice.
int added_cost(const Puzzle& puzzle) {
    const int cells = int(puzzle.walls.size());
    std::vector<int> helpers(std::size_t(cells), far_away), active = helpers;
    for (const Robot robot : Range<Robot>(0, 4)) {
        (robot == puzzle.target_robot ? active : helpers)[std::size_t(puzzle.robots[robot])] = 0;
    }
    const auto relax = [&](std::vector<int>& cost) {
        bool more = false;
        for (int from = 0; from < cells; ++from) {
            for (const Heading d : headings) {
                if (cost[std::size_t(from)] == far_away) break;
                for (int at = from; !has_side(puzzle.walls[std::size_t(at)], d);) {
                    at = naive::ahead(puzzle, at, d);
                    const bool at_wall = has_side(puzzle.walls[std::size_t(at)], d);
                    const int stopper = at_wall ? 0 : helpers[std::size_t(naive::ahead(puzzle, at, d))];
                    const int sum = cost[std::size_t(from)] + 1 + stopper;
                    if (sum < cost[std::size_t(at)]) cost[std::size_t(at)] = sum, more = true;
                }
            }
        }
        return more;
    };
    while (relax(helpers)) {
    }
    while (relax(active)) {
    }
    return active[std::size_t(puzzle.target)];
}

/// With added costs, the relaxation refutes states that can be solved. With a shared budget, it does not.
void costs_of_helpers_must_not_be_added() {
    std::mt19937 generator(3);
    int too_high = 0, compared = 0;
    for (int round = 0; round < rounds; ++round) {
        Puzzle puzzle = random_puzzle(generator, 4, 5, 5, false);
        puzzle.ricochet_rule = false;
        Universe<4> universe(puzzle);
        universe.problem.build_thorough_bound();
        for (std::size_t i = round % 7; i < universe.states.size(); i += 97) {
            const State state = universe.states[i];
            if (universe.distance[i] < 2 || universe.distance[i] > Thorough::max_moves) continue;
            for (const Slot slot : first_slots(4)) {
                const unsigned cell = cell_of(state, slot);
                puzzle.robots[universe.problem.slots.robot[slot]] = int(cell / stride * 5 + cell % stride);
            }
            ++compared;
            bool refuted;
            universe.problem.refute(&state, 1, universe.distance[i], 0, &refuted);
            CHECK(!refuted);
            too_high += added_cost(puzzle) > universe.distance[i];
        }
    }
    std::printf("the added cost is too high for %d of %d states\n", too_high, compared);
    CHECK(too_high > 0);
}

/// The moves of other robots that first make a state solvable in one or two more moves. Counts those that are relevant
/// by their end only or by their start only, and those that are missed.
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
            const int fewest = problem.free_stop_moves(state);
            if (fewest < 1 || fewest > 2 || universe.distance[i] != fewest + 1) continue;
            constexpr Slot only{0};
            const LastMovesTables::Relevance& relevance =
                problem.goal_of(only).last_moves.of(cell_of(state, only), fewest);
            Slides slides;
            problem.find_moves(state, slides);
            for (std::uint32_t rest = slides.legal & ~15u; rest != 0; rest &= rest - 1) {
                const int lane = std::countr_zero(rest);
                Slot now;
                if (universe.distance_of(problem.child(state, lane, slides, now)) != fewest) continue;
                Helpful& kind = helpful[fewest - 1];
                const bool ends = has(relevance.cells, slides.to[lane]);
                const bool starts = has(relevance.leaving, cell_of(state, slot_of(lane)));
                ++kind.found;
                kind.by_end += ends && !starts;
                kind.by_start += starts && !ends;
                kind.missed += !starts && !ends;
            }
        }
    }
    for (const Helpful& kind : helpful) {
        CHECK(kind.missed == 0);
        CHECK(kind.by_end > 0 && kind.by_start > 0);  // neither half alone would suffice
    }
}

}  // namespace

int main(int count, char** words) {
    all_hold_on_every_state_of_small_boards();
    free_slides_are_those_of_the_board();
    free_stop_moves_need_the_memory_of_the_robot();
    free_stop_moves_are_no_more_than_a_bound();
    std::mt19937 generator(16);
    for (int round = 0; round < rounds / 10; ++round) no_position_of_a_table_is_refuted(generator, 8, 6 + round, 7);
    if (count > 1 && words[1] == std::string("whole")) no_position_of_a_table_is_refuted(generator, 16, 40, 1);
    costs_of_helpers_must_not_be_added();
    no_helpful_move_is_irrelevant();
    CHECK(refuted_in_time > refutable / 10);
    std::printf("%d states compared, %d of %d refuted for one move less\n", states_compared, refuted_in_time,
                refutable);
    return failures == 0 ? 0 : 1;
}
