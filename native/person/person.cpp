#include "person/person.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace ricochet::person {
namespace {

/// SplitMix64 (Steele, Lea and Flood 2014), as puzzles/chance.py has it.
class Chance {
public:
    explicit Chance(std::uint64_t seed) : state_(mixed(seed) ^ mixed(mixed(0) + step)) {}

    /// A number from 0 to `end - 1`; `end` has at most 32 bits.
    std::uint64_t below(std::uint64_t end) {
        state_ += step;
        const std::uint64_t bits = mixed(state_);
        return ((bits >> 32) * end + ((bits & 0xFFFFFFFF) * end >> 32)) >> 32;
    }

private:
    static constexpr std::uint64_t step = 0x9E3779B97F4A7C15;

    static std::uint64_t mixed(std::uint64_t value) {
        value = (value ^ value >> 30) * 0xBF58476D1CE4E5B9;
        value = (value ^ value >> 27) * 0x94D049BB133111EB;
        return value ^ value >> 31;
    }

    std::uint64_t state_;
};

constexpr int nobody = -1;

/// A line of thought: the moves that the person has made in mind.
struct Line {
    std::array<int, max_robots> robots;
    std::array<TurnMemory, max_robots> memories{};
    int length = 0;
    int last = nobody;        // the robot that moved last
    bool last_level = false;  // whether its slide ended along a row
};

struct Slide {
    std::uint64_t upto;  // the attention to this slide and to all before it
    int robot, direction, end, heading;
};

class Person {
public:
    Person(const Puzzle& puzzle, const Model& model)
        : puzzle_(puzzle),
          model_(model),
          step_{-puzzle.width, 1, puzzle.width, -1} {
        const std::size_t cells = puzzle.walls.size();
        occupied_.assign(cells, 0);
        diagonal_at_.assign(cells, nullptr);
        for (const Diagonal& diagonal : puzzle.diagonals) diagonal_at_[std::size_t(diagonal.cell)] = &diagonal;
        for (const int far : slides_away()) pulls_.push_back(model.pull[std::size_t(std::min(far, pulls - 1))]);
        start_.robots = puzzle.robots;
        for (int robot = 0; robot < max_robots; ++robot) {
            if (puzzle.robots[std::size_t(robot)] != not_in_play) in_play_.push_back(robot);
        }
    }

    Effort search(Chance chance, int optimum, int looks) {
        Effort effort;
        int failed = 0, since = 0;
        std::vector<std::pair<int, Line>> memory;
        Line line = start_;
        for (int look = 0; look < looks; ++look) {
            const int longest = std::min(model_.longest_line, model_.first_line + failed / model_.patience);
            const bool goes_on = line.length < longest && go_on(line, since, chance);
            ++since;
            if (!goes_on) {
                ++failed;
                line = start_;
                if (!memory.empty() && chance.below(2) != 0) line = memory[chance.below(memory.size())].second;
            } else if (solves(line)) {
                ++effort.solved;
                effort.shortest += line.length == optimum;
                memory.clear();
                line = start_;
                failed = since = 0;
            } else if (may_take(line.last)) {
                remember(memory, line);
            }
        }
        return effort;
    }

private:
    bool may_take(int robot) const { return puzzle_.target_robot == any_robot || puzzle_.target_robot == robot; }

    bool solves(const Line& line) const {
        const auto robot = std::size_t(line.last);
        return may_take(line.last) && line.robots[robot] == puzzle_.target &&
               (!puzzle_.ricochet_rule || line.memories[robot] == turned_once);
    }

    void remember(std::vector<std::pair<int, Line>>& memory, const Line& line) const {
        const int pull = pulls_[std::size_t(line.robots[std::size_t(line.last)])];
        if (int(memory.size()) < model_.memory) {
            memory.emplace_back(pull, line);
            return;
        }
        if (memory.empty()) return;
        const auto weakest = std::min_element(
            memory.begin(), memory.end(), [](const auto& one, const auto& other) { return one.first < other.first; });
        if (weakest->first <= pull) *weakest = {pull, line};
    }

    /// Makes the line a slide longer; false if nothing draws the eye.
    bool go_on(Line& line, int since, Chance& chance) {
        for (const int robot : in_play_) occupied_[std::size_t(line.robots[std::size_t(robot)])] = 1;
        std::array<Slide, 4 * max_robots> slides;
        std::size_t count = 0;
        std::uint64_t total = 0;
        for (const int robot : in_play_) {
            const int attention = attention_to(line, robot, since);
            if (attention == 0) continue;
            const int start = line.robots[std::size_t(robot)];
            occupied_[std::size_t(start)] = 0;
            for (int direction = 0; direction < 4; ++direction) {
                if (robot == line.last && is_level(direction) == line.last_level) continue;
                int cell = start, heading = direction;
                if (!slide(robot, cell, heading)) continue;
                const int pull = may_take(robot) ? pulls_[std::size_t(cell)] : model_.helper_pull;
                total += std::uint64_t(attention) * std::uint64_t(pull);
                slides[count++] = {total, robot, direction, cell, heading};
            }
            occupied_[std::size_t(start)] = 1;
        }
        for (const int robot : in_play_) occupied_[std::size_t(line.robots[std::size_t(robot)])] = 0;
        if (count == 0) return false;
        const std::uint64_t drawn = chance.below(total);
        const Slide made =
            *std::find_if(slides.begin(), slides.begin() + count, [&](const Slide& one) { return drawn < one.upto; });
        const auto robot = std::size_t(made.robot);
        line.robots[robot] = made.end;
        line.memories[robot] = after_move(line.memories[robot], made.direction, made.heading);
        ++line.length;
        line.last = made.robot;
        line.last_level = is_level(made.heading);
        return true;
    }

    int attention_to(const Line& line, int robot, int since) const {
        int attention = model_.active;
        if (!may_take(robot)) {
            if (since < model_.helpers_after) return 0;
            const int cell = line.robots[std::size_t(robot)], width = puzzle_.width;
            const bool on_line = cell % width == puzzle_.target % width || cell / width == puzzle_.target / width;
            attention = on_line ? model_.on_line : model_.helper;
        }
        return robot == line.last ? attention * model_.same : attention;
    }

    /// Slides a robot; false where the move is not allowed (R3.3, R4.3, R4.4).
    bool slide(int robot, int& cell, int& heading) const {
        std::size_t bounces = 0;
        bool moved = false;
        for (;;) {
            if (puzzle_.walls[std::size_t(cell)] >> heading & 1) break;
            const int ahead = cell + step_[heading];
            if (occupied_[std::size_t(ahead)]) break;
            cell = ahead;
            moved = true;
            const Diagonal* diagonal = diagonal_at_[std::size_t(cell)];
            if (diagonal != nullptr && diagonal->robot != robot) {
                heading = turned(heading, diagonal->rising);
                if (++bounces > 4 * puzzle_.diagonals.size()) return false;
            }
        }
        return moved && diagonal_at_[std::size_t(cell)] == nullptr;
    }

    /// For each cell the number of slides to the target if robots could stop anywhere.
    std::vector<int> slides_away() const {
        const std::size_t cells = puzzle_.walls.size();
        std::vector<int> far(cells, int(cells));
        std::vector<int> reached{puzzle_.target};
        far[std::size_t(puzzle_.target)] = 0;
        for (std::size_t next = 0; next < reached.size(); ++next) {
            const int from = reached[next];
            for (int direction = 0; direction < 4; ++direction) {
                for (int at = from; !(puzzle_.walls[std::size_t(at)] >> direction & 1);) {
                    at += step_[direction];
                    if (far[std::size_t(at)] <= far[std::size_t(from)] + 1) continue;
                    far[std::size_t(at)] = far[std::size_t(from)] + 1;
                    reached.push_back(at);
                }
            }
        }
        return far;
    }

    const Puzzle& puzzle_;
    const Model& model_;
    const int step_[4];
    std::vector<int> pulls_;
    std::vector<int> in_play_;
    std::vector<std::uint8_t> occupied_;
    std::vector<const Diagonal*> diagonal_at_;
    Line start_;
};

}  // namespace

Effort look_for_path(const Puzzle& puzzle, const Model& model, int optimum, std::uint64_t seed, int looks) {
    return Person(puzzle, model).search(Chance(seed), optimum, looks);
}

}  // namespace ricochet::person
