#include "envs/batch.hpp"

#include <algorithm>
#include <cstring>
#include <utility>

#include "kernel/model/chance.hpp"

namespace ricochet::envs {

namespace {

constexpr std::int16_t nowhere = -1;  // in an observation, the cell of a robot that is not in play

/// Returns four bytes of 0 or 1 for four moves, the first in the lowest byte.
constexpr std::uint32_t spread(Legal moves) { return moves * 0x00204081 & 0x01010101; }

std::vector<std::uint8_t> planes_of(const Puzzle& board) {
    const std::size_t cells = board.walls.size();
    std::vector<std::uint8_t> found(robot_planes * cells);
    for (std::size_t cell = 0; cell < cells; ++cell) {
        for (std::size_t side = 0; side < directions; ++side) {
            found[(wall_planes + side) * cells + cell] = board.walls[cell] >> side & 1;
        }
    }
    for (const Diagonal& diagonal : board.diagonals) {
        const int plane = diagonal_planes + 2 * diagonal.robot + (diagonal.rising ? 0 : 1);
        found[std::size_t(plane) * cells + std::size_t(diagonal.cell)] = 1;
    }
    return found;
}

/// How many games ahead memory is prefetched.
constexpr std::size_t ahead = 8;

}  // namespace

Batch::Batch(Task task, const Buffers& buffers)
    : task_(std::move(task)),
      out_(buffers),
      grid_(task_.boards[0].width, task_.boards[0].height),
      games_(buffers.rewards.size()) {
    for (const Puzzle& board : task_.boards) {
        slides_.emplace_back(board, grid_);
        board_planes_.push_back(planes_of(board));
    }
    if (task_.reward == Reward::distance) made_.resize(games_.size() * std::size_t(task_.max_moves));
    for (std::size_t game = 0; game < games_.size(); ++game) reset(game, game);
}

void Batch::reset(std::size_t game, std::uint64_t seed) {
    games_[game].seed = seed;
    games_[game].episode = 0;
    begin(game);
}

void Batch::next(std::size_t game) {
    ++games_[game].episode;
    begin(game);
}

std::size_t Batch::first_illegal(std::span<const std::int64_t> chosen) const {
    for (std::size_t game = 0; game < games_.size(); ++game) {
        if (!games_[game].is_over && !(games_[game].legal >> chosen[game] & 1)) return game;
    }
    return games_.size();
}

void Batch::step(std::span<const std::int64_t> chosen, Control& control) {
    for (std::size_t game = 0; game < games_.size(); ++game) {
        if (const std::size_t later = game + ahead; later < games_.size()) {
            const Game& soon = games_[later];
            const int cell = soon.robots[std::size_t(chosen[later] / directions)];
            if (cell < grid_.cells) soon.slides->prefetch(cell);
        }
        if (games_[game].is_over) {
            next(game);
        } else {
            move(game, int(chosen[game]), control);
        }
    }
}

void Batch::begin(std::size_t number) {
    Game& game = games_[number];
    game.number = std::int32_t(Chance(game.seed, game.episode).below(task_.puzzles.size()));
    const Task::Drawn& drawn = task_.puzzles[std::size_t(game.number)];
    game.slides = &slides_[drawn.board];
    game.target_robot = std::int8_t(drawn.puzzle.target_robot);
    game.target = std::uint16_t(drawn.puzzle.target);
    game.distance = std::int16_t(drawn.optimum);
    game.moves = game.made = 0;
    game.is_over = false;
    std::int16_t* cells = &out_.cells[number * observed];
    for (std::size_t robot = 0; robot < max_robots; ++robot) {
        const int cell = drawn.puzzle.robots[robot];
        game.robots[robot] = std::uint16_t(cell == not_in_play ? grid_.cells : cell);
        game.memories[robot] = unmoved;
        cells[robot] = cell == not_in_play ? nowhere : std::int16_t(cell);
        cells[max_robots + robot] = unmoved;
    }
    cells[2 * max_robots] = std::int16_t(game.target_robot);
    cells[2 * max_robots + 1] = std::int16_t(game.target);
    out_.rewards[number] = 0;
    out_.terminated[number] = out_.truncated[number] = 0;
    out_.optima[number] = std::int16_t(drawn.optimum);
    out_.distances[number] = std::int16_t(drawn.optimum);
    out_.numbers[number] = game.number;
    game.legal = game.slides->legal(game.robots);
    write_legal(number);
    if (!out_.planes.empty()) write_planes(number);
}

void Batch::move(std::size_t number, int action, Control& control) {
    Game& game = games_[number];
    const int robot = action / directions, direction = action % directions;
    const bool is_legal = game.legal >> action & 1;
    bool is_solved = false;
    if (is_legal) {
        const Stop stop = game.slides->stop(game.robots, robot, direction);
        const int memory = after_move(game.memories[std::size_t(robot)], direction, stop.heading);
        if (!out_.planes.empty()) {
            const auto cells = std::size_t(grid_.cells);
            std::uint8_t* all = &out_.planes[number * planes * cells];
            const int before = game.memories[std::size_t(robot)], from = game.robots[std::size_t(robot)];
            all[std::size_t(robot_planes + robot) * cells + std::size_t(from)] = 0;
            all[std::size_t(robot_planes + robot) * cells + std::size_t(stop.cell)] = 1;
            if (before != unmoved) all[std::size_t(memory_planes + before - level) * cells + std::size_t(from)] = 0;
            all[std::size_t(memory_planes + memory - level) * cells + std::size_t(stop.cell)] = 1;
        }
        game.robots[std::size_t(robot)] = std::uint16_t(stop.cell);
        game.memories[std::size_t(robot)] = std::uint8_t(memory);
        std::int16_t* cells = &out_.cells[number * observed];
        cells[robot] = std::int16_t(stop.cell);
        cells[max_robots + robot] = std::int16_t(memory);
        is_solved = stop.cell == game.target && memory == turned_once &&
                    (game.target_robot == any_robot || game.target_robot == robot);
        game.legal = game.slides->legal(game.robots);
        write_legal(number);
    }
    ++game.moves;
    float reward = is_legal ? float(is_solved) : -1;
    if (task_.reward == Reward::moves) reward = -1;
    if (task_.reward == Reward::distance && is_legal) {
        made_[number * std::size_t(task_.max_moves) + game.made++] = {std::uint8_t(robot), std::uint8_t(direction)};
        const int left = is_solved ? 0 : distance(number, control);
        reward = float(game.distance - left);
        game.distance = std::int16_t(left);
        out_.distances[number] = game.distance;
    }
    out_.rewards[number] = reward;
    const bool is_stuck = game.legal == 0;
    out_.terminated[number] = is_solved || is_stuck;
    out_.truncated[number] = !is_solved && !is_stuck && game.moves >= task_.max_moves;
    game.is_over = is_solved || is_stuck || game.moves >= task_.max_moves;
}

int Batch::distance(std::size_t number, Control& control) {
    const Game& game = games_[number];
    std::uint64_t position = 0;
    for (std::size_t robot = 0; robot < max_robots; ++robot) {
        position = position << 12 | std::uint64_t(game.robots[robot] % 1024) << 2 | game.memories[robot];
    }
    const std::span made(&made_[number * std::size_t(task_.max_moves)], game.made);
    return distances_.after(task_.puzzles[std::size_t(game.number)].puzzle, made, std::uint32_t(game.number), position,
                            control);
}

void Batch::write_legal(std::size_t number) {
    Game& game = games_[number];
    std::int8_t* all = &out_.legal[number * actions];
    for (int robot = 0; robot < max_robots; ++robot) {
        const std::uint32_t four = spread(game.legal >> 4 * robot & 15);
        for (int direction = 0; direction < directions; ++direction) {
            all[directions * robot + direction] = std::int8_t(four >> 8 * direction);
        }
    }
}

void Batch::write_planes(std::size_t number) {
    const Game& game = games_[number];
    const auto cells = std::size_t(grid_.cells);
    std::uint8_t* all = &out_.planes[number * planes * cells];
    const auto& board = board_planes_[task_.puzzles[std::size_t(game.number)].board];
    std::copy(board.begin(), board.end(), all);
    std::fill(all + board.size(), all + planes * cells, std::uint8_t(0));
    for (std::size_t robot = 0; robot < max_robots; ++robot) {
        if (game.robots[robot] < cells) all[(robot_planes + robot) * cells + game.robots[robot]] = 1;
    }
    const int plane = target_planes + (game.target_robot == any_robot ? max_robots - 1 : game.target_robot);
    all[std::size_t(plane) * cells + game.target] = 1;
}

}  // namespace ricochet::envs
