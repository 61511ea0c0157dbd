#include "person/person.hpp"

#include <algorithm>
#include <cassert>
#include <utility>
#include <vector>

#include "kernel/model/chance.hpp"
#include "kernel/model/faults.hpp"
#include "kernel/model/slide.hpp"

namespace ricochet::person {
namespace {

constexpr Robot nobody{-1};

/// A line of thought: the moves that the person has imagined.
struct Line {
    ByRobot<int> robots;
    ByRobot<TurnMemory> memories{};
    std::array<Move, most_moves> moves;
    int length = 0;
    Robot last = nobody;      // the robot that moved last
    int last_start = -1;      // the cell where its slide began
    bool last_level = false;  // whether its slide ended along a row
};

struct Slide {
    std::uint64_t upto;  // the sum of the attention to this slide and to all earlier ones
    Robot robot;
    Heading direction;
    Pose end;
};

class Person {
public:
    Person(const Puzzle& puzzle, const Model& model) : puzzle_(puzzle), model_(model), floor_(puzzle) {
        assert(fault_of(puzzle) == Fault::none && model.longest_line <= most_moves && model.patience > 0);
        occupied_.assign(puzzle.walls.size(), 0);
        for (const int far : floor_.slides_to(puzzle.target, pulls - 1)) pulls_.push_back(model.pull[std::size_t(far)]);
        start_.robots = puzzle.robots;
        for (const Robot robot : all_robots) {
            if (puzzle.robots[robot] != not_in_play) in_play_.push_back(robot);
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
                line = next_start(memory, chance);
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
    Line next_start(const std::vector<std::pair<int, Line>>& memory, Chance& chance) const {
        return !memory.empty() && chance.below(2) != 0 ? memory[chance.below(memory.size())].second : start_;
    }

    bool may_take(Robot robot) const { return puzzle_.target_robot == any_robot || puzzle_.target_robot == robot; }

    bool solves(const Line& line) const {
        return may_take(line.last) && line.robots[line.last] == puzzle_.target &&
               (!puzzle_.ricochet_rule || line.memories[line.last] == turned_once);
    }

    void remember(std::vector<std::pair<int, Line>>& memory, const Line& line) const {
        const int pull = pulls_[std::size_t(line.robots[line.last])];
        if (int(memory.size()) < model_.memory) {
            memory.emplace_back(pull, line);
            return;
        }
        if (memory.empty()) return;
        const auto weakest = std::min_element(
            memory.begin(), memory.end(), [](const auto& one, const auto& other) { return one.first < other.first; });
        if (weakest->first <= pull) *weakest = {pull, line};
    }

    /// Adds a slide to the line. Returns false if no slide attracts attention.
    bool go_on(Line& line, int since, Chance& chance) {
        for (const Robot robot : in_play_) occupied_[std::size_t(line.robots[robot])] = 1;
        std::array<Slide, 4 * max_robots> slides;
        std::size_t count = 0;
        std::uint64_t total = 0;
        for (const Robot robot : in_play_) {
            const int attention = attention_to(line, robot, since);
            if (attention == 0) continue;
            const int start = line.robots[robot];
            occupied_[std::size_t(start)] = 0;
            for (const Heading direction : headings) {
                const bool turns_back = robot == line.last && is_level(direction) == line.last_level;
                if (turns_back && line.last_start != puzzle_.target) continue;
                Pose end{start, direction};
                if (!slide(robot, end)) continue;
                const int pull = may_take(robot) ? pulls_[std::size_t(end.cell)] : model_.helper_pull;
                total += std::uint64_t(attention) * std::uint64_t(pull);
                slides[count++] = {total, robot, direction, end};
            }
            occupied_[std::size_t(start)] = 1;
        }
        for (const Robot robot : in_play_) occupied_[std::size_t(line.robots[robot])] = 0;
        if (count == 0) return false;
        const std::uint64_t drawn = chance.below(total);
        const Slide made =
            *std::find_if(slides.begin(), slides.begin() + count, [&](const Slide& one) { return drawn < one.upto; });
        const Robot robot = made.robot;
        line.last_start = line.robots[robot];
        line.robots[robot] = made.end.cell;
        line.moves[std::size_t(line.length)] = {robot, made.direction};
        line.memories[robot] = after_move(line.memories[robot], made.direction, made.end.heading);
        ++line.length;
        line.last = robot;
        line.last_level = is_level(made.end.heading);
        return true;
    }

    int attention_to(const Line& line, Robot robot, int since) const {
        int attention = model_.active;
        if (!may_take(robot)) {
            if (since < model_.helpers_after) return 0;
            const int cell = line.robots[robot], width = puzzle_.width;
            const bool on_line = cell % width == puzzle_.target % width || cell / width == puzzle_.target / width;
            attention = on_line ? model_.on_line : model_.helper;
        }
        return robot == line.last ? attention * model_.same : attention;
    }

    /// Slides a robot. Returns false if the move is not allowed (R3.3, R4.3, R4.4).
    bool slide(Robot robot, Pose& at) const {
        return floor_.move(robot, at, [&](int cell) { return !occupied_[std::size_t(cell)]; });
    }

    const Puzzle& puzzle_;
    const Model& model_;
    const Floor floor_;
    std::vector<int> pulls_;
    std::vector<Robot> in_play_;
    std::vector<std::uint8_t> occupied_;
    Line start_;
};

}  // namespace

Effort look_for_path(const Puzzle& puzzle, const Model& model, int optimum, std::uint64_t seed, int looks) {
    return Person(puzzle, model).search(Chance(seed), optimum, looks);
}

}  // namespace ricochet::person
