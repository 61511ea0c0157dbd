#include "envs/batch.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "kernel/model/chance.hpp"

namespace ricochet::envs {

namespace {

constexpr std::int16_t not_observed = -1;  // in an observation, the cell of a robot that is not in play

std::vector<std::uint8_t> planes_of(const Puzzle& board) {
    const std::size_t cells = board.walls.size();
    std::vector<std::uint8_t> found(robot_planes * cells);
    for (std::size_t cell = 0; cell < cells; ++cell) {
        for (std::size_t side = 0; side < directions; ++side) {
            found[(wall_planes + side) * cells + cell] = board.walls[cell] >> side & 1;
        }
    }
    for (const Diagonal& diagonal : board.diagonals) {
        const int plane = diagonal_planes + 2 * int(diagonal.robot) + (diagonal.rising ? 0 : 1);
        found[std::size_t(plane) * cells + std::size_t(diagonal.cell)] = 1;
    }
    return found;
}

}  // namespace

Batch::Batch(Task task, const Buffers& buffers)
    : task_(std::move(task)),
      all_{.grid = Grid(task_.boards[0].width, task_.boards[0].height),
           .max_moves = task_.max_moves,
           .each_move_costs = task_.reward == Reward::moves,
           .games = std::vector<Game>(buffers.rewards.size()),
           .allowed = std::vector<Legal>(buffers.rewards.size()),
           .over = std::vector<std::uint32_t>(buffers.rewards.size()),
           .out = buffers},
      episodes_(buffers.rewards.size()) {
    for (const Puzzle& board : task_.boards) {
        const auto data = cell_data(board);
        cell_data_.insert(cell_data_.end(), data.begin(), data.end());
        board_planes_.push_back(planes_of(board));
    }
    for (const Task::Drawn& drawn : task_.puzzles) {
        const Puzzle& puzzle = drawn.puzzle;
        Start start{};
        start.optimum = std::int16_t(drawn.optimum);
        start.game.board = &cell_data_[drawn.board * std::size_t(all_.grid.cells)];
        start.game.position = position_of(puzzle.robots, all_.grid, start.game.board);
        start.game.target = std::uint16_t(puzzle.target);
        start.game.target_robot = puzzle.target_robot;
        for (std::size_t robot = 0; robot < max_robots; ++robot) {
            const int cell = puzzle.robots[Robot(robot)];
            start.cells[robot] = cell == not_in_play ? not_observed : std::int16_t(cell);
            start.cells[max_robots + robot] = unmoved;
        }
        start.cells[2 * max_robots] = std::int16_t(puzzle.target_robot);
        start.cells[2 * max_robots + 1] = std::int16_t(puzzle.target);
        starts_.push_back(start);
    }
    if (task_.reward == Reward::distance) {
        made_.resize(size() * std::size_t(task_.max_moves));
        moving_.resize(size());
    }
    for (std::size_t game = 0; game < size(); ++game) reset(game, game);
}

void Batch::reset(std::size_t game, std::uint64_t seed) {
    episodes_[game].seed = seed;
    episodes_[game].episode = 0;
    begin(game);
}

void Batch::next(std::size_t game) {
    ++episodes_[game].episode;
    begin(game);
}

std::size_t Batch::first_illegal(std::span<const std::int64_t> chosen) const {
    assert(are_actions(chosen));
    if (code_->are_allowed(all_, chosen.data())) return size();
    std::size_t game = 0;
    while (all_.allowed[game] >> chosen[game] & 1) ++game;
    return game;
}

void Batch::step(std::span<const std::int64_t> chosen, Control& control) {
    assert(are_actions(chosen));
    const bool has_distances = task_.reward == Reward::distance;
    if (has_distances) {
        for (std::size_t game = 0; game < size(); ++game) {
            moving_[game] = !all_.games[game].is_over && (all_.allowed[game] >> chosen[game] & 1);
        }
    }
    code_->step(all_, chosen.data());
    for (const std::uint32_t game : std::span(all_.over).first(all_.over_count)) next(game);
    if (has_distances) reward_distances(chosen, control);
}

void Batch::begin(std::size_t number) {
    Episode& episode = episodes_[number];
    episode.number = std::int32_t(Chance(episode.seed, episode.episode).below(starts_.size()));
    const Start& start = starts_[std::size_t(episode.number)];
    episode.distance = start.optimum;
    episode.made = 0;
    all_.games[number] = start.game;
    std::copy(start.cells.begin(), start.cells.end(), &all_.out.cells[number * observed]);
    all_.out.rewards[number] = 0;
    all_.out.terminated[number] = all_.out.truncated[number] = 0;
    all_.out.optima[number] = all_.out.distances[number] = start.optimum;
    all_.out.numbers[number] = episode.number;
    all_.allowed[number] = code_->write_legal(all_, number);
    if (!all_.out.planes.empty()) write_planes(number);
}

/// Replaces the rewards of the legal moves of a step.
void Batch::reward_distances(std::span<const std::int64_t> chosen, Control& control) {
    for (std::size_t game = 0; game < size(); ++game) {
        if (!moving_[game]) continue;
        Episode& episode = episodes_[game];
        made_[game * std::size_t(task_.max_moves) + episode.made++] = move_of(int(chosen[game]));
        const int left = all_.out.rewards[game] == 1 ? 0 : distance(game, control);
        all_.out.rewards[game] = float(episode.distance - left);
        all_.out.distances[game] = episode.distance = std::int16_t(left);
    }
}

int Batch::distance(std::size_t number, Control& control) {
    const Game& game = all_.games[number];
    const Episode& episode = episodes_[number];
    std::uint64_t position = 0;
    for (int robot = 0; robot < max_robots; ++robot) {
        const auto cell = std::uint64_t(Grid::cell(game.position.place(robot)) % 1024);
        position = position << 12 | cell << 2 | (game.memories >> 2 * robot & 3);
    }
    const std::span made(&made_[number * std::size_t(task_.max_moves)], episode.made);
    return distances_.after(task_.puzzles[std::size_t(episode.number)].puzzle, made, std::uint32_t(episode.number),
                            position, control);
}

void Batch::write_planes(std::size_t number) {
    const Game& game = all_.games[number];
    const auto cells = std::size_t(all_.grid.cells);
    std::uint8_t* all = &all_.out.planes[number * planes * cells];
    const auto& board = board_planes_[task_.puzzles[std::size_t(episodes_[number].number)].board];
    std::copy(board.begin(), board.end(), all);
    std::fill(all + board.size(), all + planes * cells, std::uint8_t(0));
    for (std::size_t robot = 0; robot < max_robots; ++robot) {
        const std::size_t cell = game.position.by_axis[1][robot];
        if (cell < cells) all[(robot_planes + robot) * cells + cell] = 1;
    }
    const int plane = target_planes + (game.target_robot == any_robot ? max_robots - 1 : int(game.target_robot));
    all[std::size_t(plane) * cells + game.target] = 1;
}

}  // namespace ricochet::envs
