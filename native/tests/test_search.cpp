// The searches against the twin of naive.hpp, and what each limit promises.

#include <random>
#include <stdexcept>
#include <thread>

#include "check.hpp"
#include "kernel/engine.hpp"
#include "kernel/general/general.hpp"
#include "kernel/platform/cpu_dispatch.hpp"
#include "naive.hpp"

using namespace ricochet;

namespace {

Outcome run_wide(const Puzzle& puzzle, const Limits& limits = {}) {
    Control control;
    return wide::search(puzzle, limits, control);
}

void agrees_with_the_twin() {
    std::mt19937 generator(20261121);
    int solved = 0, unsolvable = 0, longer = 0, by_fast = 0;
    for (int round = 0; round < 400; ++round) {
        const Puzzle puzzle = naive::random_puzzle(generator, round % 4 == 0 ? 12 : 5);
        const naive::Answer answer = naive::shortest(puzzle, 2000);
        const Limits limits{.expanded = 20'000};
        const Outcome found = run_wide(puzzle, limits);
        if (answer.status == Status::limit) {
            ++longer;
            CHECK(found.status != Status::solved || static_cast<int>(found.path.size()) > answer.moves);
            if (found.status == Status::limit) continue;
        } else {
            ++(answer.status == Status::solved ? solved : unsolvable);
            CHECK(found.status == answer.status);
            CHECK(found.status != Status::solved || static_cast<int>(found.path.size()) == answer.moves);
        }
        if (found.status == Status::solved) {
            CHECK(naive::solves(puzzle, found.path));
            CHECK(found.at_least == static_cast<int>(found.path.size()));
        }
        for (const CpuPath& path : compiled_paths()) {
            if (!path.is_supported() || !path.accepts(puzzle)) continue;
            Control control;
            Answer fast;
            path.search(puzzle, {}, control, 1, fast);
            if (fast.too_deep) continue;
            ++by_fast;
            CHECK(fast.status == found.status);
            CHECK(fast.length == static_cast<int>(found.path.size()));
            CHECK(fast.status != Status::solved || naive::solves(puzzle, {fast.path, fast.path + fast.length}));
        }
    }
    CHECK(solved > 50 && unsolvable > 10 && longer > 10);  // each kind is asked about
    CHECK(compiled_paths().empty() || by_fast > 100);
}

void equal_puzzles_give_equal_paths() {
    std::mt19937 generator(7);
    for (int round = 0; round < 20; ++round) {
        const Puzzle puzzle = naive::random_puzzle(generator, 8);
        const Limits limits{.expanded = 2000};
        const Outcome one = run_wide(puzzle, limits), other = run_wide(puzzle, limits);
        CHECK(one.path == other.path && one.expanded == other.expanded);
    }
}

void a_slide_may_come_back_and_may_not_go_on_for_ever() {
    // Four diagonals around which robot 0 turns for ever, unless robot 1 stands on the ring (R4.4).
    Puzzle puzzle = naive::empty_board(4, 4);
    puzzle.diagonals = {{0, 3, true}, {3, 3, false}, {12, 3, false}, {15, 3, true}};
    puzzle.robots[0] = 1;
    puzzle.target_robot = 0;
    puzzle.target = 2;
    puzzle.ricochet_rule = false;
    CHECK(!naive::slide(puzzle, puzzle.robots, 0, east));
    CHECK(naive::shortest(puzzle, 1000).status == run_wide(puzzle).status);
    puzzle.robots[1] = 4;
    CHECK(naive::slide(puzzle, puzzle.robots, 0, east));
    CHECK(naive::shortest(puzzle, 1000).moves == static_cast<int>(run_wide(puzzle).path.size()));
}

void each_limit_holds() {
    const Puzzle puzzle = naive::long_search(20);
    Outcome found = run_wide(puzzle, {.expanded = 1000});
    CHECK(found.status == Status::limit && found.expanded == 1000);
    found = run_wide(puzzle, {.seconds = 0});
    CHECK(found.status == Status::limit && found.expanded == 0);

    std::mt19937 generator(3);
    for (int round = 0; round < 40; ++round) {
        const Puzzle any = naive::random_puzzle(generator, 6);
        if (naive::shortest(any, 2000).status == Status::limit) continue;
        const Outcome whole = run_wide(any);
        if (whole.status != Status::solved || whole.path.empty()) continue;
        const int moves = static_cast<int>(whole.path.size());
        CHECK(run_wide(any, {.moves = moves}).status == Status::solved);
        found = run_wide(any, {.moves = moves - 1});
        CHECK(found.status == Status::limit && found.path.empty() && found.at_least == moves);
        CHECK(run_wide(any, {.expanded = whole.expanded}).status == Status::solved);
        if (whole.expanded > 0) CHECK(run_wide(any, {.expanded = whole.expanded - 1}).status == Status::limit);
    }
}

void a_search_is_cancelled_at_once() {
    const Puzzle puzzle = naive::long_search(20);
    Control control;
    int pulses = 0;
    control.pulse = [&] {
        if (++pulses == 5) control.cancelled = true;
    };
    const Outcome found = wide::search(puzzle, {}, control);
    CHECK(found.status == Status::limit && pulses == 5);

    Control shared;
    std::thread other([&] {
        while (shared.at_least == 0) std::this_thread::yield();
        shared.cancelled = true;
    });
    CHECK(solve(puzzle, {}, shared, 1).status == Status::limit);
    other.join();
}

void threads_search_together() {
    const Puzzle puzzle = naive::long_search(16);
    for (const CpuPath& path : compiled_paths()) {
        if (!path.is_supported()) continue;
        for (const std::uint64_t expanded : {20'000, 100'000}) {
            Control control;
            Answer found;
            path.search(puzzle, {.expanded = expanded}, control, 2, found);
            CHECK(found.status == Status::limit);
            CHECK(found.expanded > expanded / 2 && found.expanded <= expanded);
        }
    }
}

void paths_are_found_by_name() {
    CHECK(find_path(general_path) == nullptr);
    for (const CpuPath& path : compiled_paths()) {
        if (path.is_supported()) CHECK(find_path(path.name) == &path);
    }
    bool refused = false;
    try {
        find_path("steam");
    } catch (const std::invalid_argument&) {
        refused = true;
    }
    CHECK(refused);
}

}  // namespace

int main() {
    agrees_with_the_twin();
    equal_puzzles_give_equal_paths();
    a_slide_may_come_back_and_may_not_go_on_for_ever();
    each_limit_holds();
    a_search_is_cancelled_at_once();
    threads_search_together();
    paths_are_found_by_name();
    return failures == 0 ? 0 : 1;
}
