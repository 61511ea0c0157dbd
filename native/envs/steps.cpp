#include <cstring>

#include "envs/cpu_targets.hpp"
#include "envs/slides.hpp"

namespace ricochet::envs::RICOCHET_CPU_TARGET {

namespace {

/// How many games ahead memory is prefetched.
constexpr std::size_t ahead = 16;

/// How many robots stop before the first of their games goes on.
constexpr std::size_t at_once = 32;

/// `after_move` by memory, direction and heading, of which only the axes count: two bits each.
constexpr std::uint32_t memories_after_moves() {
    std::uint32_t found = 0;
    for (int i = 0; i < 16; ++i)
        found |= std::uint32_t(after_move(i >> 2, Heading(i >> 1 & 1), Heading(i & 1))) << 2 * i;
    return found;
}

int memory_after(int memory, int direction, int heading) {
    constexpr std::uint32_t after = memories_after_moves();
    return after >> 2 * (memory << 2 | (direction & 1) << 1 | (heading & 1)) & 3;
}

/// Writes a byte of 0 or 1 for each move.
void write_bytes(std::int8_t* bytes, Legal moves) {
    using Bytes = Lanes<std::uint8_t, 16>;
    using Halves = Lanes<std::uint64_t, 2>;
    constexpr std::uint64_t each_byte = 0x01'01'01'01'01'01'01'01;
    const auto spread = Bytes(lanes<Halves>((moves & 255) * each_byte, (moves >> 8 & 255) * each_byte));
    const auto bits = Bytes(Halves{} + 0x80'40'20'10'08'04'02'01u);
    const Bytes each = minimum(spread & bits, Bytes{} + std::uint8_t(1));
    std::memcpy(bytes, &each, sizeof each);
    const std::uint32_t last = (moves >> 16) * 0x00204081 & 0x01010101;
    std::memcpy(bytes + sizeof each, &last, sizeof last);
}

/// A step of all games. It has its own copies of the addresses: bytes that it writes could otherwise change them, as
/// far as the compiler knows.
class Step {
public:
    explicit Step(Games& all)
        : grid_(all.grid),
          count_(all.games.size()),
          max_moves_(all.max_moves),
          each_move_costs_(all.each_move_costs),
          games_(all.games.data()),
          allowed_(all.allowed.data()),
          over_(all.over.data()),
          out_(all.out) {}

    /// Returns how many games were over.
    std::size_t run(const std::int64_t* chosen) {
        std::size_t over = 0;
        Stop stops[at_once];
        for (std::size_t first = 0; first < count_; first += at_once) {
            const std::size_t end = std::min(count_, first + at_once);
            for (std::size_t number = first; number < end; ++number) {
                prefetch_game(number + ahead, chosen);
                stops[number - first] = stop(number, unsigned(chosen[number]));
            }
            for (std::size_t number = first; number < end; ++number) {
                if (games_[number].is_over) {
                    over_[over++] = std::uint32_t(number);
                } else {
                    act(number, unsigned(chosen[number]), stops[number - first]);
                }
            }
        }
        return over;
    }

private:
    const Grid grid_;
    const std::size_t count_;
    const int max_moves_;
    const bool each_move_costs_;
    Game* const games_;
    Legal* const allowed_;
    std::uint32_t* const over_;
    const Buffers out_;

    /// Prefetches the memory that `stop` reads.
    void prefetch_game(std::size_t number, const std::int64_t* chosen) const {
        if (number >= count_) return;
        const Game& game = games_[number];
        const int cell = game.position.by_axis[1][std::size_t(chosen[number]) / directions];
        if (cell < grid_.cells) prefetch(&game.board[cell]);
    }

    /// Returns where a robot stops, and prefetches the memory that `move` reads. If the game is over or the action is
    /// not legal, the stop is without meaning.
    Stop stop(std::size_t number, unsigned action) const {
        const Game& game = games_[number];
        if (game.is_over || !(allowed_[number] >> action & 1)) return {};
        const int robot = int(action / directions);
        const Stop found =
            Slides(grid_, game.board)
                .stop(Robots(game.position), game.position.place(robot), robot, int(action % directions));
        prefetch(&game.board[Grid::cell(found.place)]);
        return found;
    }

    void act(std::size_t number, unsigned action, const Stop& stop) {
        Game& game = games_[number];
        Legal legal = allowed_[number];
        const bool is_legal = legal >> action & 1;
        bool is_solved = false;
        if (is_legal) {
            is_solved = move(number, int(action / directions), int(action % directions), stop, legal);
        }
        const bool is_stuck = legal == 0, is_last = ++game.moves >= max_moves_;
        out_.rewards[number] = each_move_costs_ || !is_legal ? -1 : float(is_solved);
        out_.terminated[number] = is_solved | is_stuck;
        out_.truncated[number] = !(is_solved | is_stuck) & is_last;
        game.is_over = is_solved | is_stuck | is_last;
        allowed_[number] = game.is_over ? ~Legal(0) : legal;
    }

    /// Makes a legal move and returns whether it solves the puzzle.
    bool move(std::size_t number, int robot, int direction, const Stop& stop, Legal& legal) {
        Game& game = games_[number];
        const Slides slides(grid_, game.board);
        Robots robots(game.position);
        const Place from = game.position.place(robot);
        const int cell = Grid::cell(stop.place), before = game.memories >> 2 * robot & 3;
        const int memory = memory_after(before, direction, stop.heading);
        robots.put(robot, stop.place, sides_for(game.board[cell], robot));
        robots.write(game.position);
        game.memories = std::uint16_t(game.memories ^ (before ^ memory) << 2 * robot);
        std::int16_t* const cells = &out_.cells[number * observed];
        cells[robot] = std::int16_t(cell);
        cells[max_robots + robot] = std::int16_t(memory);
        if (!out_.planes.empty()) move_on_planes(number, robot, Grid::cell(from), before, cell, memory);
        legal = slides.legal(robots);
        write_bytes(&out_.legal[number * actions], legal);
        return (cell == game.target) & (memory == turned_once) &
               ((game.target_robot == any_robot) | (game.target_robot == Robot(robot)));
    }

    void move_on_planes(std::size_t number, int robot, int from, int before, int to, int after) {
        const auto cells = std::size_t(grid_.cells);
        std::uint8_t* const first = &out_.planes[number * planes * cells];
        const auto at = [&](int plane, int cell) -> std::uint8_t& {
            return first[std::size_t(plane) * cells + std::size_t(cell)];
        };
        at(robot_planes + robot, from) = 0;
        at(robot_planes + robot, to) = 1;
        if (before != unmoved) at(memory_planes + before - level, from) = 0;
        at(memory_planes + after - level, to) = 1;
    }
};

void step(Games& all, const std::int64_t* chosen) { all.over_count = Step(all).run(chosen); }

Legal write_legal(const Games& all, std::size_t number) {
    const Game& game = all.games[number];
    const Legal legal = Slides(all.grid, game.board).legal(Robots(game.position));
    write_bytes(&all.out.legal[number * actions], legal);
    return legal;
}

bool are_actions(const std::int64_t* chosen, std::size_t count) {
    std::uint64_t outside = 0;  // its highest bit is set if a number is below 0 or above the last action
    for (std::size_t i = 0; i < count; ++i) {
        outside |= std::uint64_t(chosen[i]) | (std::uint64_t(actions - 1) - std::uint64_t(chosen[i]));
    }
    return !(outside >> 63);
}

bool are_allowed(const Games& all, const std::int64_t* chosen) {
    std::uint32_t common = 1;
    for (std::size_t i = 0; i < all.games.size(); ++i) common &= all.allowed[i] >> std::uint32_t(chosen[i]);
    return common & 1;
}

}  // namespace

extern const StepCode step_code;
const StepCode step_code{step, write_legal, are_actions, are_allowed};

}  // namespace ricochet::envs::RICOCHET_CPU_TARGET
