// Tests the slides of environments against the naive rules, and a batch on boards of many sizes.

#include <random>
#include <vector>

#include "check.hpp"
#include "envs/batch.hpp"
#include "envs/slides.hpp"
#include "naive.hpp"

using namespace ricochet;

namespace {

constexpr int rounds = 2000, largest = 12, steps = 60;

void slides_agree(const Puzzle& puzzle) {
    const envs::Grid grid(puzzle.width, puzzle.height);
    const auto board = envs::cell_data(puzzle);
    const envs::Position position = envs::position_of(puzzle.robots, grid, board.data());
    const envs::portable::Slides slides(grid, board.data());
    const envs::portable::Robots robots(position);
    const envs::Legal legal = slides.legal(robots);
    for (int move = 0; move < envs::actions; ++move) {
        const auto [robot, direction] = move_of(move);
        const bool in_play = puzzle.robots[robot] != not_in_play;
        const auto made = in_play ? naive::slide(puzzle, puzzle.robots, robot, direction) : std::nullopt;
        CHECK(made.has_value() == bool(legal >> move & 1));
        if (!made) continue;
        const envs::portable::Stop stop = slides.stop(robots, position.place(int(robot)), int(robot), int(direction));
        CHECK(!stop.is_refused && stop.place == grid.place(made->end) && Heading(stop.heading) == made->heading);
    }
}

/// Legal actions lead to the positions of `naive::play`, and the buffers contain them.
void batch_agrees(const Puzzle& puzzle, envs::Reward reward, int games, std::mt19937& generator) {
    const std::size_t cells = puzzle.walls.size();
    std::vector<std::int16_t> observed(games * envs::observed), optima(games), distances(games);
    std::vector<std::uint8_t> planes(games * envs::planes * cells), terminated(games), truncated(games);
    std::vector<float> rewards(games);
    std::vector<std::int8_t> legal(games * envs::actions);
    std::vector<std::int32_t> numbers(games);
    envs::Batch batch({{puzzle}, {{0, puzzle, 1}}, 20, reward},
                      {observed, planes, rewards, terminated, truncated, legal, optima, distances, numbers});
    std::vector<naive::Node> nodes(games, {puzzle.robots, {}});
    for (int step = 0; step < steps; ++step) {
        std::vector<std::int64_t> chosen(games);
        std::vector<bool> was_over(games);
        for (int game = 0; game < games; ++game) {
            std::vector<std::int64_t> allowed;
            for (int action = 0; action < envs::actions; ++action) {
                if (legal[game * envs::actions + action]) allowed.push_back(action);
            }
            was_over[game] = terminated[game] || truncated[game];
            if (!allowed.empty())
                chosen[game] = allowed[generator() % allowed.size()];
            else if (!was_over[game])
                return;  // no robot can move from the start
        }
        Control control;
        batch.step(chosen, control);
        for (int game = 0; game < games; ++game) {
            const auto [moved, direction] = move_of(int(chosen[game]));
            const auto after = naive::play(puzzle, nodes[game], moved, direction);
            if (was_over[game]) {
                nodes[game] = {puzzle.robots, {}};
                CHECK(rewards[game] == 0);
            } else if (after) {
                nodes[game] = *after;
                const bool is_solved = naive::is_solved(puzzle, *after);
                if (reward == envs::Reward::distance) {
                    CHECK(!terminated[game] || distances[game] == 0 || distances[game] == envs::farthest);
                    CHECK((distances[game] == 0) == is_solved);
                } else {
                    CHECK(rewards[game] == float(is_solved));
                    CHECK(terminated[game] || !is_solved);
                }
            } else {
                CHECK(false);
            }
            for (const Robot robot : all_robots) {
                const int cell = nodes[game].robots[robot];
                CHECK(observed[game * envs::observed + int(robot)] == cell);
                if (cell == not_in_play) continue;
                CHECK(planes[(game * envs::planes + envs::robot_planes + int(robot)) * cells + cell] == 1);
            }
        }
    }
}

}  // namespace

int main() {
    std::mt19937 generator(24);
    for (int round = 0; round < rounds; ++round) {
        Puzzle puzzle = naive::random_puzzle(generator, round % 4 == 0 ? max_side : largest);
        puzzle.ricochet_rule = true;
        slides_agree(puzzle);
        if (round % 100 == 1) batch_agrees(puzzle, envs::Reward::distance, 5, generator);
        if (round % 10 == 0) batch_agrees(puzzle, envs::Reward::solved, 70, generator);
    }
    return failures != 0;
}
