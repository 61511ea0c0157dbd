// The Python module of environments. It takes and returns plain values; envs/batch.py gives them meaning.

#include "binding.hpp"

#include <array>
#include <memory>
#include <span>

#include "envs/batch.hpp"

using namespace ricochet;
using namespace ricochet::binding;

namespace {

using BoardNumbers = std::tuple<int, int, nb::bytes, std::vector<std::tuple<int, int, bool>>>;
using PuzzleNumbers = std::tuple<int, Robots, int, int, int>;

envs::Task make_task(const std::vector<BoardNumbers>& boards, const std::vector<PuzzleNumbers>& puzzles, int max_moves,
                     int reward) {
    check(!puzzles.empty(), "there is no puzzle");
    check(1 <= max_moves && max_moves <= 10'000, "a game has 1 to 10000 moves");
    check(0 <= reward && reward <= int(envs::Reward::distance), "the reward does not exist");
    envs::Task task;
    task.max_moves = max_moves;
    task.reward = envs::Reward(reward);
    for (const auto& [width, height, walls, diagonals] : boards) {
        task.boards.push_back(read_board(width, height, walls, diagonals));
        check(width == task.boards[0].width && height == task.boards[0].height, "the boards differ in size");
    }
    for (const auto& [board, robots, target_robot, target, optimum] : puzzles) {
        check(0 <= board && board < int(boards.size()), "the board of a puzzle does not exist");
        envs::Task::Drawn drawn{std::size_t(board), task.boards[std::size_t(board)], optimum};
        place_task(drawn.puzzle, robots, target_robot, target);
        task.puzzles.push_back(std::move(drawn));
    }
    return task;
}

/// A batch, with the Python objects whose memory it writes.
class HeldBatch {
public:
    HeldBatch(const std::vector<BoardNumbers>& boards, const std::vector<PuzzleNumbers>& puzzles, int max_moves,
              int reward, const std::vector<nb::object>& buffers) {
        envs::Task task = make_task(boards, puzzles, max_moves, reward);
        const std::size_t cells = task.boards[0].walls.size();
        check(buffers.size() == held_.size(), "a batch has nine buffers");
        for (std::size_t i = 0; i < held_.size(); ++i) {
            held_[i] = std::make_unique<Buffer>(buffers[i], PyBUF_WRITABLE);
        }
        const std::size_t games = held_[rewards]->bytes().size() / sizeof(float);
        const bool has_planes = !held_[planes]->bytes().empty();
        batch_ = std::make_unique<envs::Batch>(
            std::move(task),
            envs::Buffers{items<std::int16_t>(0, games * envs::observed),
                          items<std::uint8_t>(planes, has_planes ? games * envs::planes * cells : 0),
                          items<float>(rewards, games), items<std::uint8_t>(3, games), items<std::uint8_t>(4, games),
                          items<std::int8_t>(5, games * envs::actions), items<std::int16_t>(6, games),
                          items<std::int16_t>(7, games), items<std::int32_t>(8, games)});
    }

    void reset(nb::object seeds) {
        const Buffer buffer(seeds);
        const auto all = read<std::uint64_t>(buffer);
        for (std::size_t game = 0; game < all.size(); ++game) batch_->reset(game, all[game]);
    }

    void next(nb::object games) {
        const Buffer buffer(games);
        const auto all = read<std::uint8_t>(buffer);
        for (std::size_t game = 0; game < all.size(); ++game) {
            if (all[game]) batch_->next(game);
        }
    }

    int step(nb::object actions, bool refuses_illegal) {
        const Buffer buffer(actions);
        const auto chosen = read<std::int64_t>(buffer);
        check(batch_->are_actions(chosen), "an action must be from 0 to 19");
        if (refuses_illegal) {
            const std::size_t first = batch_->first_illegal(chosen);
            if (first < batch_->size()) return int(first);
        }
        Control control;
        PythonWatch(control, nullptr).run([&] { batch_->step(chosen, control); });
        return -1;
    }

private:
    static constexpr std::size_t planes = 1, rewards = 2;

    std::array<std::unique_ptr<Buffer>, 9> held_;
    std::unique_ptr<envs::Batch> batch_;

    template <class Item>
    std::span<Item> items(std::size_t number, std::size_t count) const {
        const auto bytes = held_[number]->bytes();
        check(bytes.size() == count * sizeof(Item), "a buffer does not have the size that the batch needs");
        return {reinterpret_cast<Item*>(bytes.data()), count};
    }

    /// Returns the items of an argument, one for each game.
    template <class Item>
    std::span<const Item> read(const Buffer& buffer) const {
        const auto bytes = buffer.bytes();
        check(bytes.size() == batch_->size() * sizeof(Item), "an argument does not have one item for each game");
        return {reinterpret_cast<const Item*>(bytes.data()), batch_->size()};
    }
};

}  // namespace

NB_MODULE(_kernel, m) {
    m.doc() = "Many games at once. Private: use ricochetrobots.envs.";

    nb::class_<HeldBatch>(m, "Batch", "Games that write their observations into buffers.")
        .def(nb::init<const std::vector<BoardNumbers>&, const std::vector<PuzzleNumbers>&, int, int,
                      const std::vector<nb::object>&>(),
             "boards"_a, "puzzles"_a, "max_moves"_a, "reward"_a, "buffers"_a,
             "A board has the arguments of `solver._kernel.KernelBoard`. A puzzle has the number of its board, its\n"
             "robots, the target's robot (-1 for any) and cell, and the optimum. ``reward``: 0 for solved, 1 for\n"
             "moves, 2 for distance. The buffers are contiguous and stay alive: cells (int16, 12 for each game),\n"
             "planes (uint8, 25 for each cell, or empty), rewards (float32), terminated and truncated (uint8), legal\n"
             "(int8, 20 for each game), optima and distances (int16), and numbers of puzzles (int32). Game k begins\n"
             "with seed k. Raises ValueError.")
        .def("reset", &HeldBatch::reset, "seeds"_a, "Begin the first episode of a seed (uint64) in each game.")
        .def("next", &HeldBatch::next, "games"_a, "Begin the next episode in each game whose byte is not 0.")
        .def("step", &HeldBatch::step, "actions"_a, "refuses_illegal"_a,
             "Make a move (int64) in each game, or begin the next episode of a game that is over. Return -1.\n\n"
             "If ``refuses_illegal`` is set and an action is illegal, return its game's number and change nothing.\n"
             "Runs without the GIL and checks for signals while it searches for distances. Raises ValueError.");
}
