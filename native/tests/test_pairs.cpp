// Compares the pairs with a search of all moves of two robots, on small random boards with diagonals.

#include <map>
#include <random>
#include <utility>
#include <vector>

#include "check.hpp"
#include "naive.hpp"
#include "pairs/pairs.hpp"

using namespace ricochet;

namespace {

using Cells = std::pair<int, int>;

Puzzle random_board(std::mt19937& generator) {
    const int width = 3 + int(generator() % 3);
    const int height = 3 + int(generator() % 3);
    Puzzle puzzle = naive::empty_board(width, height);
    for (int walls = 0; walls < 4; ++walls) {
        const auto direction = Heading(generator() % 4);
        const int cell = int(generator() % puzzle.walls.size());
        const bool is_edge = has_side(puzzle.walls[std::size_t(cell)], direction);
        if (!is_edge) naive::add_wall(puzzle, cell, direction);
    }
    for (int diagonal = int(generator() % 3); diagonal > 0; --diagonal) {
        const int cell = int(generator() % puzzle.walls.size());
        const auto robot = Robot(generator() % 4);
        if (puzzle.diagonals.empty() || puzzle.diagonals[0].cell != cell) {
            puzzle.diagonals.push_back({cell, robot, generator() % 2 == 0});
        }
    }
    return puzzle;
}

bool has_diagonal(const Puzzle& puzzle, int cell) {
    for (const Diagonal& diagonal : puzzle.diagonals) {
        if (diagonal.cell == cell) return true;
    }
    return false;
}

/// Returns the fewest moves to the target, and how many paths have as many, or no moves if there is no path of `most`.
std::pair<int, int> shortest(const Puzzle& puzzle, Robot helper, Cells from, int most) {
    std::map<Cells, int> reached{{from, 1}}, seen = reached;
    for (int moves = 1; moves <= most; ++moves) {
        std::map<Cells, int> next;
        int solved = 0;
        for (const auto& [cells, paths] : reached) {
            for (int move = 0; move < 8; ++move) {
                auto robots = puzzle.robots;
                robots[puzzle.target_robot] = cells.first;
                robots[helper] = cells.second;
                const bool moves_helper = move >= 4;
                const auto made =
                    naive::slide(puzzle, robots, moves_helper ? helper : puzzle.target_robot, Heading(move % 4));
                if (!made) continue;
                const Cells after = moves_helper ? Cells{cells.first, made->end} : Cells{made->end, cells.second};
                if (seen.contains(after)) continue;
                next[after] += paths;
                if (after.first == puzzle.target) solved += paths;
            }
        }
        if (solved > 0) return {moves, solved};
        seen.insert(next.begin(), next.end());
        reached = next;
    }
    return {0, 0};
}

void pairs_are_those_of_a_plain_search() {
    constexpr int least = 2, most = 9;
    std::mt19937 generator(7);
    std::size_t found = 0;
    for (int round = 0; round < 60; ++round) {
        Puzzle puzzle = random_board(generator);
        const int cells = puzzle.width * puzzle.height;
        puzzle.target_robot = Robot(generator() % 4);
        puzzle.target = int(generator() % unsigned(cells));
        const auto helper = Robot((int(puzzle.target_robot) + 1 + int(generator() % 3)) % 4);
        const int third = int(generator() % unsigned(cells));
        if (!has_diagonal(puzzle, third)) puzzle.robots[Robot::silver] = third;
        std::vector<Cells> expected;
        for (int active = 0; active < cells; ++active) {
            for (int other = 0; other < cells; ++other) {
                bool is_free = active != other && active != puzzle.target;
                for (const int cell : {active, other}) {
                    is_free = is_free && cell != puzzle.robots[Robot::silver] && !has_diagonal(puzzle, cell);
                }
                if (!is_free) continue;
                const auto [moves, paths] = shortest(puzzle, helper, {active, other}, most);
                if (moves >= least && paths == 1) expected.push_back({active, other});
            }
        }
        std::vector<Cells> pairs;
        for (const pairs::Pair& pair : pairs::single_pairs(puzzle, helper, least, most)) {
            pairs.push_back({pair.active, pair.helper});
        }
        CHECK(pairs == expected);
        found += pairs.size();
    }
    CHECK(found > 100);
}

}  // namespace

int main() {
    pairs_are_those_of_a_plain_search();
    return failures == 0 ? 0 : 1;
}
