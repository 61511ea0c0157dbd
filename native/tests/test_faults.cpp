// Tests that the kernel names what is wrong with a puzzle.

#include <functional>
#include <random>

#include "check.hpp"
#include "kernel/engine.hpp"
#include "kernel/model/faults.hpp"
#include "naive.hpp"

using namespace ricochet;

namespace {

/// A puzzle that is right: red moves east, then south onto d1 of a board of four by four cells.
Puzzle right_puzzle() {
    Puzzle puzzle = naive::empty_board(4, 4);
    puzzle.diagonals = {{5, Robot::green, true}};
    puzzle.robots = {0, 12, not_in_play, not_in_play, not_in_play};
    puzzle.target_robot = Robot::red;
    puzzle.target = 15;
    puzzle.made = {{Robot::red, east}};
    return puzzle;
}

void each_fault_is_named() {
    struct Case {
        Fault fault;
        std::function<void(Puzzle&)> spoil;
    };
    const Case cases[] = {
        {Fault::none, [](Puzzle&) {}},
        {Fault::size, [](Puzzle& puzzle) { puzzle.width = 0; }},
        {Fault::size, [](Puzzle& puzzle) { puzzle.height = max_side + 1; }},
        {Fault::size, [](Puzzle& puzzle) { puzzle.width = puzzle.height = 1 << 20; }},
        {Fault::wall_count, [](Puzzle& puzzle) { puzzle.walls.pop_back(); }},
        {Fault::wall_sides, [](Puzzle& puzzle) { puzzle.walls[5] |= 16; }},
        {Fault::open_edge, [](Puzzle& puzzle) { puzzle.walls[3] &= ~side_bit(east); }},
        {Fault::one_sided_wall, [](Puzzle& puzzle) { puzzle.walls[9] |= side_bit(west); }},
        {Fault::one_sided_wall, [](Puzzle& puzzle) { puzzle.walls[9] |= side_bit(south); }},
        {Fault::diagonal_off_board, [](Puzzle& puzzle) { puzzle.diagonals[0].cell = 16; }},
        {Fault::diagonal_colour, [](Puzzle& puzzle) { puzzle.diagonals[0].robot = any_robot; }},
        {Fault::two_diagonals, [](Puzzle& puzzle) { puzzle.diagonals.push_back({5, Robot::green, false}); }},
        {Fault::two_diagonals, [](Puzzle& puzzle) { puzzle.diagonals.resize(20'000, {9, Robot::green, false}); }},
        {Fault::no_robot, [](Puzzle& puzzle) { puzzle.robots = none_in_play; }},
        {Fault::robot_off_board, [](Puzzle& puzzle) { puzzle.robots[Robot::green] = 16; }},
        {Fault::robot_on_diagonal, [](Puzzle& puzzle) { puzzle.robots[Robot::green] = 5; }},
        {Fault::two_robots, [](Puzzle& puzzle) { puzzle.robots[Robot::green] = puzzle.robots[Robot::red]; }},
        {Fault::target_robot, [](Puzzle& puzzle) { puzzle.target_robot = robot_of(256); }},
        {Fault::target_robot_not_in_play, [](Puzzle& puzzle) { puzzle.target_robot = Robot::blue; }},
        {Fault::target_off_board, [](Puzzle& puzzle) { puzzle.target = -1; }},
        {Fault::move_number, [](Puzzle& puzzle) { puzzle.made[0].robot = robot_of(max_robots); }},
        {Fault::move_number, [](Puzzle& puzzle) { puzzle.made[0].direction = Heading(4); }},
        {Fault::illegal_move, [](Puzzle& puzzle) { puzzle.made[0].direction = north; }},
        {Fault::illegal_move, [](Puzzle& puzzle) { puzzle.made[0].robot = Robot::blue; }},
    };
    for (const Case& each : cases) {
        Puzzle puzzle = right_puzzle();
        each.spoil(puzzle);
        CHECK(fault_of(puzzle) == each.fault);
    }
    CHECK(describe(Fault::open_edge) == "open-edge: The outer edge is open.");
}

/// The moves already made are legal exactly if the naive model can play them.
void legal_moves_are_those_of_the_naive_model() {
    std::mt19937 generator(20261128);
    int legal = 0, illegal = 0;
    for (int round = 0; round < 200; ++round) {
        Puzzle puzzle = naive::random_puzzle(generator, round % 2 == 0 ? 5 : 12);
        CHECK(fault_of(puzzle) == Fault::none);
        naive::Node node{puzzle.robots, {}};
        for (int made = 0; made < 30; ++made) {
            const Move move{Robot(generator() % max_robots), Heading(generator() % 4)};
            const auto after = naive::play(puzzle, node, move.robot, move.direction);
            Puzzle next = puzzle;
            next.made.push_back(move);
            CHECK((fault_of(next) == Fault::none) == after.has_value());
            ++(after ? legal : illegal);
            if (!after) continue;
            puzzle = next;
            node = *after;
        }
    }
    CHECK(legal > 1000 && illegal > 1000);
}

}  // namespace

int main() {
    each_fault_is_named();
    legal_moves_are_those_of_the_naive_model();
    return failures == 0 ? 0 : 1;
}
