// Tests the searches against the naive model, and the effect of each limit.

#include <algorithm>
#include <bit>
#include <cmath>
#include <memory>
#include <random>
#include <thread>
#include <utility>
#include <vector>

#include "check.hpp"
#include "kernel/engine.hpp"
#include "kernel/general/general.hpp"
#include "kernel/search/cpu_targets.hpp"
#include "naive.hpp"

using namespace ricochet;

namespace {

/// The fast searches that this processor can run, for boards of either size.
std::vector<CpuTarget> fast_searches() {
    std::vector<CpuTarget> found;
    for (const auto targets : {compiled_targets(), compiled_wide_targets()}) {
        for (const CpuTarget& target : targets) {
            if (target.cpu.is_supported()) found.push_back(target);
        }
    }
    return found;
}

#ifdef RICOCHET_SANITIZE
constexpr int rounds = 60;
#else
constexpr int rounds = 150;
#endif

Outcome run_general(const Puzzle& puzzle, const Limits& limits = {}) {
    Control control;
    return general::search(puzzle, limits, control);
}

/// Returns how many fast searches answered.
int fast_searches_agree(const Puzzle& puzzle, const Outcome& found) {
    int answered = 0;
    for (const CpuTarget& target : fast_searches()) {
        if (!target.accepts(puzzle)) continue;
        Control control;
        FastOutcome fast;
        target.search(puzzle, {}, control, 1, fast);
        if (fast.too_deep) continue;
        ++answered;
        CHECK(fast.status == found.status);
        CHECK(fast.length == int(found.path.size()));
        CHECK(fast.status != Status::solved || naive::solves(puzzle, {fast.path, fast.path + fast.length}));
    }
    return answered;
}

void agrees_with_the_naive_model() {
    std::mt19937 generator(20261121);
    int solved = 0, unsolvable = 0, longer = 0, by_fast = 0;
    for (int round = 0; round < 400; ++round) {
        const Puzzle puzzle = naive::random_puzzle(generator, round % 4 == 0 ? 12 : 5);
        const naive::Found known = naive::shortest(puzzle, 2000);
        const Limits limits{.expanded = 20'000};
        const Outcome found = run_general(puzzle, limits);
        if (known.status == Status::limit) {
            ++longer;
            CHECK(found.status != Status::solved || int(found.path.size()) > known.moves);
            if (found.status == Status::limit) continue;
        } else {
            ++(known.status == Status::solved ? solved : unsolvable);
            CHECK(found.status == known.status);
            CHECK(found.status != Status::solved || int(found.path.size()) == known.moves);
        }
        if (found.status == Status::solved) {
            CHECK(naive::solves(puzzle, found.path));
            CHECK(found.at_least == int(found.path.size()));
        }
        by_fast += fast_searches_agree(puzzle, found);
    }
    CHECK(solved > 50 && unsolvable > 10 && longer > 10);  // each kind occurs
    CHECK(by_fast > 200);
}

void wide_boards_agree_with_the_naive_model() {
    std::mt19937 generator(20261123);
    int solved = 0, with_diagonals = 0;
    for (int round = 0; round < 150; ++round) {
        const Puzzle puzzle = naive::random_puzzle(generator, max_side);
        const naive::Found known = naive::shortest(puzzle, 400);
        const Outcome found = run_general(puzzle, {.moves = known.moves, .expanded = 20'000});
        if (known.status != Status::solved) continue;
        CHECK(int(found.path.size()) == known.moves && naive::solves(puzzle, found.path));
        ++solved;
        with_diagonals += !puzzle.diagonals.empty();
    }
    CHECK(solved > 10 && with_diagonals > 5);
}

void fast_searches_agree_on_wide_boards() {
    std::mt19937 generator(20261126);
    int answered = 0, longest = 0;
    bool seen[max_robots + 1][2] = {};  // by number of robots, and whether there are diagonals
    for (int round = 0; round < 4 * rounds; ++round) {
        const Puzzle puzzle = naive::random_puzzle(generator, max_side);
        if (puzzle.width <= 16 && puzzle.height <= 16) continue;
        const Outcome found = run_general(puzzle, {.expanded = 20'000});
        if (found.status == Status::limit) continue;
        const int answers = fast_searches_agree(puzzle, found);
        answered += answers;
        if (answers == 0) continue;
        longest = std::max(longest, int(found.path.size()));
        const auto in_play = std::ranges::count_if(puzzle.robots, [](int cell) { return cell != not_in_play; });
        seen[in_play][!puzzle.diagonals.empty()] = true;
    }
    CHECK(answered > rounds && longest > 9);
    for (int robots = 3; robots <= max_robots; ++robots) CHECK(seen[robots][0] && seen[robots][1]);
}

void equal_puzzles_give_equal_paths() {
    std::mt19937 generator(7);
    for (int round = 0; round < 20; ++round) {
        const Puzzle puzzle = naive::random_puzzle(generator, 8);
        const Limits limits{.expanded = 2000};
        const Outcome one = run_general(puzzle, limits), other = run_general(puzzle, limits);
        CHECK(one.path == other.path && one.expanded == other.expanded);
    }
}

void a_slide_may_come_back_but_not_go_on_for_ever() {
    // Four diagonals around which the red robot slides for ever unless the green one is on the ring (R4.4).
    Puzzle puzzle = naive::empty_board(4, 4);
    puzzle.diagonals = {
        {0, Robot::yellow, true}, {3, Robot::yellow, false}, {12, Robot::yellow, false}, {15, Robot::yellow, true}};
    puzzle.robots[Robot::red] = 1;
    puzzle.target_robot = Robot::red;
    puzzle.target = 2;
    puzzle.ricochet_rule = false;
    CHECK(!naive::slide(puzzle, puzzle.robots, Robot::red, east));
    CHECK(naive::shortest(puzzle, 1000).status == run_general(puzzle).status);
    for (const int cell : {4, 8, 13, 14, 7, 11}) {  // on the ring; some of them are right behind a diagonal (R4.3)
        puzzle.robots[Robot::green] = cell;
        CHECK(naive::slide(puzzle, puzzle.robots, Robot::red, east).has_value() ==
              (cell == 4 || cell == 13 || cell == 11));
        CHECK(naive::shortest(puzzle, 1000).status == run_general(puzzle).status);
        CHECK(naive::shortest(puzzle, 1000).moves == int(run_general(puzzle).path.size()));
    }
}

void each_limit_holds() {
    const Puzzle puzzle = naive::long_search(20);
    Outcome found = run_general(puzzle, {.expanded = 1000});
    CHECK(found.status == Status::limit && found.expanded == 1000);
    found = run_general(puzzle, {.seconds = 0});
    CHECK(found.status == Status::limit && found.expanded == 0);

    std::mt19937 generator(3);
    for (int round = 0; round < 40; ++round) {
        const Puzzle any = naive::random_puzzle(generator, 6);
        if (naive::shortest(any, 2000).status == Status::limit) continue;
        const Outcome whole = run_general(any);
        if (whole.status != Status::solved || whole.path.empty()) continue;
        const int moves = int(whole.path.size());
        CHECK(run_general(any, {.moves = moves}).status == Status::solved);
        found = run_general(any, {.moves = moves - 1});
        CHECK(found.status == Status::limit && found.path.empty() && found.at_least == moves);
        CHECK(run_general(any, {.expanded = whole.expanded}).status == Status::solved);
        if (whole.expanded > 0) CHECK(run_general(any, {.expanded = whole.expanded - 1}).status == Status::limit);
    }
}

void a_search_is_cancelled_at_once() {
    const Puzzle puzzle = naive::long_search(20);
    Control control;
    int pulses = 0;
    control.pulse = [&] {
        if (++pulses == 5) control.cancelled = true;
    };
    const Outcome found = general::search(puzzle, {}, control);
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
    for (const CpuTarget& target : fast_searches()) {
        for (const std::uint64_t expanded : {20'000, 100'000}) {
            Control control;
            FastOutcome found;
            target.search(puzzle, {.expanded = expanded}, control, 2, found);
            CHECK(found.status == Status::limit);
            CHECK(found.expanded > expanded / 2 && found.expanded <= expanded);
        }
    }
}

void cpu_targets_are_found_by_name() {
    const CpuChoice none = choose_cpu(general_name);
    CHECK(none.cpu == nullptr && none.fault.empty());
    for (const Cpu& cpu : compiled_cpus()) {
        const CpuChoice choice = choose_cpu(cpu.name);
        CHECK(cpu.is_supported() ? choice.cpu == &cpu && choice.fault.empty() : !choice.fault.empty());
    }
    CHECK(!choose_cpu("steam").fault.empty());
}

/// Returns the first of all shortest paths.
std::vector<std::vector<Move>> listed(AllPaths& paths) {
    std::vector<std::vector<Move>> found;
    std::vector<Move> path(std::size_t(paths.moves));
    while (found.size() < 300 && paths.next(path.data())) found.push_back(path);
    return found;
}

/// What a walker makes of these paths, all that begin with the moves already made.
Walk walk_along(const Puzzle& puzzle, const std::vector<std::vector<Move>>& paths) {
    double chance = 0;
    int movers = max_robots;
    for (const std::vector<Move>& path : paths) {
        naive::Node node{puzzle.robots, {}};
        double of_path = 1;
        unsigned moved = 0;
        Robot last = any_robot;
        std::size_t made = 0;
        for (const Move& move : path) {
            const bool is_made = made++ < puzzle.made.size();
            double all = 0;
            const auto weight = [&](Robot robot) {
                return (robot == last ? 4 : 1) * (naive::is_wanted(puzzle, robot) ? 2 : 1);
            };
            for (const Robot robot : all_robots) {
                for (const Heading direction : headings) {
                    if (naive::play(puzzle, node, robot, direction)) all += weight(robot);
                }
            }
            if (!is_made) of_path *= weight(move.robot) / all;
            node = *naive::play(puzzle, node, move.robot, move.direction);
            last = move.robot;
            if (!is_made) moved |= 1u << int(last);
        }
        chance += of_path;
        movers = std::min(movers, std::popcount(moved));
    }
    return {chance, 0, movers};
}

void walks_agree_with_the_paths() {
    std::mt19937 generator(20261129);
    int compared = 0, by_fast = 0, on_target = 0;
    for (int round = 0; round < 300; ++round) {
        Puzzle puzzle = naive::random_puzzle(generator, round % 4 == 0 ? 12 : round % 4 == 1 ? max_side : 5);
        if (round % 5 == 0 && puzzle.target_robot != any_robot && puzzle.robots[puzzle.target_robot] >= 0) {
            puzzle.target = puzzle.robots[puzzle.target_robot];
            ++on_target;
        }
        Control control;
        const Limits limits{.expanded = 5'000};
        const auto paths = general::find_all_paths(puzzle, limits, control);
        if (paths->status != Status::solved || paths->count >= 300) continue;
        const Walk known = walk_along(puzzle, listed(*paths));
        const auto agrees = [&](const AllPaths& found) {
            const Walk walk = found.walk(puzzle, control).value();
            CHECK(std::abs(walk.surprise() - known.surprise()) < 1e-9 && walk.movers == known.movers);
        };
        agrees(*paths);
        ++compared;
        for (const CpuTarget& target : fast_searches()) {
            if (!target.accepts(puzzle)) continue;
            const std::unique_ptr<AllPaths> fast(target.find_all_paths(puzzle, {}, control));
            if (fast->too_deep) continue;
            agrees(*fast);
            ++by_fast;
        }
        if (paths->moves == 0) continue;
        auto rest = listed(*find_all_paths(puzzle, {}, control));
        puzzle.made = {rest[0][0]};
        std::erase_if(rest, [&](const std::vector<Move>& path) { return path[0] != puzzle.made[0]; });
        const Walk after = walk_along(puzzle, rest), walk = *find_all_paths(puzzle, {}, control)->walk(puzzle, control);
        CHECK(std::abs(walk.surprise() - after.surprise()) < 1e-9 && walk.movers == after.movers);
    }
    CHECK(compared > 100 && by_fast > 60 && on_target > 10);
    std::mt19937 same(934);
    const Puzzle many = naive::random_puzzle(same, 16);  // 1,000 states are on 224 shortest paths
    Control control;
    const auto paths = find_all_paths(many, {}, control);
    control.cancelled = true;
    CHECK(!paths->walk(many, control));
}

void all_paths_are_those_of_the_fast_searches() {
    std::mt19937 generator(29);
    int compared = 0, wide = 0, several = 0;
    for (int round = 0; round < 200; ++round) {
        const Puzzle puzzle = naive::random_puzzle(generator, round % 4 == 0 ? 12 : round % 4 == 1 ? max_side : 5);
        Control control;
        const Limits limits{.expanded = 5'000};
        const auto paths = general::find_all_paths(puzzle, limits, control);
        if (paths->status == Status::limit) continue;
        const auto found = listed(*paths);
        CHECK(found.size() == std::min<std::uint64_t>(paths->count, 300));
        several += found.size() > 1;
        for (const CpuTarget& target : {compiled_targets().back(), compiled_wide_targets().back()}) {
            if (!target.accepts(puzzle)) continue;
            Control other;
            const std::unique_ptr<AllPaths> fast(target.find_all_paths(puzzle, limits, other));
            if (fast->status == Status::limit) continue;
            ++compared;
            wide += puzzle.width > 16 || puzzle.height > 16;
            CHECK(paths->status == fast->status && paths->moves == fast->moves && paths->count == fast->count);
            CHECK(paths->at_least == fast->at_least || paths->status == Status::unsolvable);
            CHECK(found == listed(*fast));
        }
    }
    CHECK(compared > 60 && wide > 10 && several > 10);
}

void each_limit_holds_for_all_paths() {
    const Puzzle puzzle = naive::long_search(20);
    const auto find = [&](const Limits& limits) {
        Control control;
        const auto paths = find_all_paths(puzzle, limits, control);
        CHECK(paths->status == Status::limit && paths->count == 0 && !paths->next(nullptr));
        return paths->expanded;
    };
    CHECK(find({.expanded = 1000}) == 1000);
    CHECK(find({.seconds = 0}) == 0);
    CHECK(find({.bytes = 500'000}) > 0);
    const std::uint64_t by_moves = find({.moves = 2});
    CHECK(by_moves < 100);
    Control control;
    control.pulse = [&] { control.cancelled = true; };
    CHECK(find_all_paths(puzzle, {}, control)->status == Status::limit);
}

/// A search for all paths can be cancelled while it counts them, after it has expanded every state.
void counting_paths_can_be_cancelled() {
    std::mt19937 generator(934);
    const Puzzle puzzle = naive::random_puzzle(generator, 16);  // 1,000 states are on 224 shortest paths
    for (const CpuTarget& target : fast_searches()) {
        if (!target.accepts(puzzle)) continue;
        Control control;
        int pulses = 0;
        control.pulse = [&] { ++pulses; };
        const std::unique_ptr<AllPaths> whole(target.find_all_paths(puzzle, {}, control));
        CHECK(whole->status == Status::solved);
        const int last = std::exchange(pulses, 0);
        control.pulse = [&] { control.cancelled = ++pulses == last; };
        const std::unique_ptr<AllPaths> found(target.find_all_paths(puzzle, {}, control));
        CHECK(found->expanded == whole->expanded);  // the search itself had ended
        CHECK(found->status == Status::limit && found->count == 0 && !found->next(nullptr));
    }
}

void sequences_are_counted_alike() {
    std::mt19937 generator(31);
    int by_fast = 0;
    for (int round = 0; round < 20; ++round) {
        const Puzzle puzzle = naive::random_puzzle(generator, round % 2 == 0 ? 6 : max_side);
        Control control;
        for (const int depth : {0, 1, 3, 5}) {
            const auto alone = general::count_sequences(puzzle, depth, nullptr, control);
            for (const CpuTarget& target : fast_searches()) {
                if (!target.accepts(puzzle)) continue;
                CHECK(alone == general::count_sequences(puzzle, depth, &target, control));
                ++by_fast;
            }
        }
        control.cancelled = true;
        CHECK(!count_sequences(puzzle, 3, control));
    }
    CHECK(by_fast > 0);
}

}  // namespace

int main() {
    agrees_with_the_naive_model();
    wide_boards_agree_with_the_naive_model();
    fast_searches_agree_on_wide_boards();
    equal_puzzles_give_equal_paths();
    a_slide_may_come_back_but_not_go_on_for_ever();
    each_limit_holds();
    a_search_is_cancelled_at_once();
    threads_search_together();
    cpu_targets_are_found_by_name();
    walks_agree_with_the_paths();
    all_paths_are_those_of_the_fast_searches();
    each_limit_holds_for_all_paths();
    counting_paths_can_be_cancelled();
    sequences_are_counted_alike();
    return failures == 0 ? 0 : 1;
}
