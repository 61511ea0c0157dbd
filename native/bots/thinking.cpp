#include "bots/thinking.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <functional>
#include <limits>
#include <queue>
#include <unordered_map>
#include <utility>

#include "bots/guesses.hpp"
#include "kernel/model/chance.hpp"
#include "kernel/model/faults.hpp"
#include "kernel/model/slide.hpp"

namespace ricochet::bots {
namespace {

constexpr int unit = 16;
constexpr int slip_scale = 1'000'000;
constexpr int nothing = -1;

/// A position that the bot remembers, and how it came there.
struct Seen {
    Cells robots;
    ByRobot<TurnMemory> memories{};  // of the robots that may take the chip
    std::int32_t before = nothing;   // the position before the last move
    Move move{};
    std::int16_t moves = 0;
    std::int16_t bound = 0;
    std::int16_t noise = 0;
    std::int16_t guess = 0;  // of the moves that are left; at first what the position before leaves to expect
    bool is_judged = false;  // whether the guess is of this position
    bool slipped = false;    // whether a slide on the way was misjudged
};

class Search {
public:
    Search(const Puzzle& puzzle, const Habits& habits, std::uint64_t seed)
        : puzzle_(puzzle),
          habits_(habits),
          chance_(seed),
          floor_(puzzle),
          guesses_(puzzle, floor_),
          weight_(habits.weight) {
        assert(fault_of(puzzle) == Fault::none && habits.weight >= unit);
        occupied_.assign(puzzle.walls.size(), 0);
        Seen start;
        std::copy(puzzle.robots.begin(), puzzle.robots.end(), start.robots.begin());
        for (const Robot robot : all_robots) {
            if (puzzle.robots[robot] != not_in_play) in_play_.push_back(robot);
        }
        start.bound = std::int16_t(bound_of(start));
        remember(start);
    }

    Thinking think(int most) {
        int looked_at = 0;
        while (!open_.empty() && looked_at < most) {
            const int at = open_.top().second;
            open_.pop();
            Seen& seen = seen_[std::size_t(at)];
            if (seen.moves + seen.bound >= shortest_ || fewest_.at(key_of(seen)) < seen.moves) continue;
            if (!seen.is_judged) {  // a closer look may show that it is farther away
                const int expected = std::max(seen.bound, seen.guess);
                seen.guess = std::int16_t(guess_of(seen));
                seen.is_judged = true;
                if (seen.guess > expected) {
                    open_.emplace(order_of(seen), at);
                    continue;
                }
            }
            look_at(at, looked_at++);
        }
        return {std::move(finds_), looked_at, open_.empty()};
    }

private:
    bool may_take(Robot robot) const { return puzzle_.target_robot == any_robot || puzzle_.target_robot == robot; }

    /// Tries all moves of a position.
    void look_at(int at, int positions) {
        const Seen from = seen_[std::size_t(at)];
        for (const Robot robot : in_play_) {
            for (const Heading direction : headings) {
                const int start = from.robots[robot];
                for (const Robot other : in_play_) occupied_[std::size_t(from.robots[other])] = other != robot;
                Pose end{start, direction};
                const bool slides = slide(robot, end);
                for (const Robot other : in_play_) occupied_[std::size_t(from.robots[other])] = 0;
                if (!slides) continue;
                Seen next = from;
                if (habits_.slips != 0 && int(chance_.below(slip_scale)) < habits_.slips) {
                    next.slipped |= misjudge(from, robot, direction, end);
                }
                next.robots[robot] = std::int16_t(end.cell);
                if (may_take(robot)) {
                    TurnMemory& memory = next.memories[robot];
                    memory = after_move(memory, direction, end.heading);
                }
                next.before = at;
                next.guess = std::int16_t(from.guess - 1);
                next.is_judged = false;
                next.move = {robot, direction};
                ++next.moves;
                if (solves(next, robot)) {
                    if (next.moves < shortest_ && !notices(next)) believe(next, positions);
                    continue;
                }
                next.bound = std::int16_t(bound_of(next));
                if (next.moves + next.bound < shortest_) remember(next);
            }
        }
    }

    bool solves(const Seen& seen, Robot robot) const {
        return may_take(robot) && seen.robots[robot] == puzzle_.target &&
               (!puzzle_.ricochet_rule || seen.memories[robot] == turned_once);
    }

    bool notices(const Seen& seen) { return seen.slipped && int(chance_.below(100)) < habits_.notices; }

    void believe(const Seen& last, int positions) {
        shortest_ = last.moves;
        std::vector<Move> path{last.move};
        for (int at = last.before; seen_[std::size_t(at)].before != nothing; at = seen_[std::size_t(at)].before) {
            path.push_back(seen_[std::size_t(at)].move);
        }
        finds_.push_back({positions + 1, {path.rbegin(), path.rend()}});
        weight_ = finds_.size() == 1 ? (weight_ + unit) / 2 : unit;
        Open before;
        std::swap(before, open_);
        for (; !before.empty(); before.pop()) {
            const Seen& seen = seen_[std::size_t(before.top().second)];
            if (seen.moves + seen.bound < shortest_) open_.emplace(order_of(seen), before.top().second);
        }
    }

    /// Returns the rank of a position among those that are left: the lowest is looked at next.
    int order_of(const Seen& seen) const {
        return unit * seen.moves + weight_ * std::max(seen.bound, seen.guess) + seen.noise;
    }

    /// Returns the moves that the bot guesses a position to need.
    int guess_of(const Seen& seen) {
        int least = Guesses::most;
        for (const Robot robot : in_play_) {
            if (!may_take(robot)) continue;
            const int guess = guesses_.of(seen.robots, robot);
            least = std::min(least, std::max(guess, least_moves(seen.memories[robot])));
        }
        return least;
    }

    /// The fewest moves that the ricochet rule demands of a robot with that memory (R5.4).
    int least_moves(TurnMemory memory) const {
        return !puzzle_.ricochet_rule || memory == turned_once ? 0 : memory == unmoved ? 2 : 1;
    }

    void remember(Seen& seen) {
        const auto [known, is_new] = fewest_.try_emplace(key_of(seen), seen.moves);
        if (!is_new && known->second <= seen.moves) return;
        known->second = seen.moves;
        if (habits_.noise != 0) seen.noise = std::int16_t(chance_.below(std::uint64_t(habits_.noise)));
        open_.emplace(order_of(seen), int(seen_.size()));
        seen_.push_back(seen);
    }

    std::uint64_t key_of(const Seen& seen) const {
        std::uint64_t key = 0;
        for (const Robot robot : in_play_) {
            key = key << 12 | std::uint64_t(seen.robots[robot]) << 2 | seen.memories[robot];
        }
        return key;
    }

    /// Returns the fewest moves to the target if robots could stop anywhere and passed diagonals.
    int bound_of(const Seen& seen) {
        int least = Guesses::most;
        for (const Robot robot : in_play_) {
            if (!may_take(robot)) continue;
            const int away = guesses_.slides_away(seen.robots[robot]);
            least = std::min(least, std::max(away, least_moves(seen.memories[robot])));
        }
        return least;
    }

    /// Lets the bot stop a slide one cell early, or overlook that other robots have moved. Returns whether it does.
    bool misjudge(const Seen& from, Robot robot, Heading direction, Pose& end) {
        const int start = from.robots[robot];
        const Pose right = end;
        if (chance_.below(2) == 0) {
            const int cell = floor_.ahead({end.cell, opposite(end.heading)});
            if (cell == start || floor_.diagonal_at(cell) != nullptr) return false;
            end.cell = cell;
            return true;
        }
        for (const Robot other : in_play_) occupied_[std::size_t(puzzle_.robots[other])] = other != robot;
        Pose wrong{start, direction};
        const bool slides = slide(robot, wrong);
        for (const Robot other : in_play_) occupied_[std::size_t(puzzle_.robots[other])] = 0;
        const auto stands_there = [&](Robot other) { return other != robot && from.robots[other] == wrong.cell; };
        if (!slides || std::any_of(in_play_.begin(), in_play_.end(), stands_there)) return false;
        end = wrong;
        return end.cell != right.cell;
    }

    /// Slides a robot. Returns false if the move is not allowed (R3.3, R4.3, R4.4).
    bool slide(Robot robot, Pose& at) const {
        return floor_.move(robot, at, [&](int cell) { return !occupied_[std::size_t(cell)]; });
    }

    using Open = std::priority_queue<std::pair<int, int>, std::vector<std::pair<int, int>>, std::greater<>>;

    const Puzzle& puzzle_;
    const Habits habits_;
    Chance chance_;
    const Floor floor_;
    Guesses guesses_;
    int weight_;
    int shortest_ = std::numeric_limits<int>::max() / 2;  // the moves of the shortest path found
    std::vector<Robot> in_play_;
    std::vector<std::uint8_t> occupied_;
    std::vector<Seen> seen_;
    std::unordered_map<std::uint64_t, int> fewest_;  // the moves to each position remembered
    Open open_;                                      // by order, then by age
    std::vector<Find> finds_;
};

}  // namespace

Thinking think(const Puzzle& puzzle, const Habits& habits, std::uint64_t seed, int most) {
    return Search(puzzle, habits, seed).think(most);
}

}  // namespace ricochet::bots
