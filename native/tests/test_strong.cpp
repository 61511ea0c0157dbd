// Tests every position of small random boards against distances found by trying all moves of all states.
#include <algorithm>
#include <array>
#include <cstring>
#include <memory>
#include <new>
#include <random>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

#include "check.hpp"
#include "naive.hpp"
#include "strong/certificate.hpp"
#include "strong/strong.hpp"

using namespace ricochet;
using namespace ricochet::strong;

namespace {

constexpr int unknown = -1;

/// The distances of all states of four robots, computed only with the slides of naive.hpp.
class Naive {
public:
    explicit Naive(const StrongQuestion& question) : puzzle_(question.puzzle), cells_(puzzle_.width * puzzle_.height) {
        for (const Robot robot : all_robots) {
            if (puzzle_.robots[robot] != not_in_play) robots_.push_back(robot);
        }
        may_stand_.resize(cells_);
        for (int cell : question.stands) may_stand_[cell] = true;
        distances_.assign(std::size_t(cells_) * cells_ * cells_ * cells_ * 4, unknown);
        std::vector<std::size_t> open;
        for (std::size_t state = 0; state < distances_.size(); ++state) {
            if (is_possible(state)) open.push_back(state);
        }
        for (int moves = 0; !open.empty(); ++moves) {
            std::vector<std::size_t> found, left;
            for (std::size_t state : open) (solved_by(state, moves) ? found : left).push_back(state);
            for (std::size_t state : found) distances_[state] = moves;
            if (found.empty() && moves > 0) break;
            open = std::move(left);
        }
    }

    /// Returns the state of the cells of all robots in play, in their order. The active robot has no memory yet.
    int distance(const std::array<int, 4>& cells) const { return distances_[pack(cells, 0)]; }
    const std::vector<Robot>& robots() const { return robots_; }

private:
    // Memory of the active robot (R5.3): 0 not moved, 1 last move ended level, 2 last move ended upright, 3 turned.
    std::size_t pack(const std::array<int, 4>& cells, int memory) const {
        std::size_t state = 0;
        for (int cell : cells) state = state * cells_ + cell;
        return state * 4 + memory;
    }

    std::array<int, 4> unpack(std::size_t state) const {
        std::array<int, 4> cells{};
        state /= 4;
        for (int i = 3; i >= 0; --i, state /= cells_) cells[i] = int(state % cells_);
        return cells;
    }

    bool is_possible(std::size_t state) const {
        const auto cells = unpack(state);
        for (int i = 0; i < 4; ++i) {
            if (!may_stand_[cells[i]]) return false;
            for (int j = 0; j < i; ++j) {
                if (cells[i] == cells[j]) return false;
            }
        }
        return true;
    }

    bool solved_by(std::size_t state, int moves) const {
        const auto cells = unpack(state);
        const int memory = int(state % 4);
        ByRobot<int> cell_of = none_in_play;
        for (int i = 0; i < 4; ++i) cell_of[robots_[i]] = cells[i];
        if (moves == 0) {
            return cell_of[puzzle_.target_robot] == puzzle_.target && (memory == 3 || !puzzle_.ricochet_rule);
        }
        for (int i = 0; i < 4; ++i) {
            for (const Heading direction : headings) {
                const auto made = naive::slide(puzzle_, cell_of, robots_[i], direction);
                if (!made) continue;
                auto moved = cells;
                moved[i] = made->end;
                int after = memory;
                if (robots_[i] == puzzle_.target_robot) after = remember(memory, direction, made->heading);
                if (distances_[pack(moved, after)] != unknown) return true;
            }
        }
        return false;
    }

    static int remember(int memory, Heading direction, Heading heading) {
        const auto axis = [](Heading direction) { return int(direction) % 2 == 1 ? 1 : 2; };
        return memory == 3 || (memory != 0 && memory != axis(direction)) ? 3 : axis(heading);
    }

    const Puzzle& puzzle_;
    int cells_;
    std::vector<Robot> robots_;
    std::vector<bool> may_stand_;
    std::vector<int> distances_;
};

/// The planes of a table, and the lookup that strong.hpp describes.
class Table {
public:
    Table(const StrongQuestion& question, int threads, const KnownTable* made_from = nullptr)
        : question_(question),
          plan_(plan_strong(question)),
          size_(max_planes * plan_.plane_bytes),
          bytes_(static_cast<std::byte*>(::operator new(size_, std::align_val_t(32)))) {
        std::memset(bytes_, 0x5A, size_);
        StrongControl control;
        outcome_ = solve_strong(question, {bytes_, size_}, threads, control, made_from);
        CHECK(outcome_.complete);
    }
    ~Table() { ::operator delete(bytes_, std::align_val_t(32)); }
    Table(const Table&) = delete;

    int distance(const ByRobot<int>& cell_of) const {
        const std::uint64_t bit = bit_of(cell_of);
        int distance = 0;
        for (int plane = 0; plane < outcome_.planes; ++plane) {
            const auto byte = std::to_integer<int>(bytes_[plane * plan_.plane_bytes + bit / 8]);
            distance |= (byte >> bit % 8 & 1) << plane;
        }
        return distance == (1 << outcome_.planes) - 1 ? unknown : distance;
    }

    /// Changes one bit of a distance.
    void spoil(const ByRobot<int>& cell_of, int plane) {
        const std::uint64_t bit = bit_of(cell_of);
        bytes_[plane * plan_.plane_bytes + bit / 8] ^= std::byte(1 << bit % 8);
    }

    bool operator==(const Table& other) const {
        return outcome_.distribution == other.outcome_.distribution &&
               std::memcmp(bytes_, other.bytes_, outcome_.planes * plan_.plane_bytes) == 0;
    }

    const StrongPlan& plan() const { return plan_; }
    const StrongOutcome& outcome() const { return outcome_; }
    FinishedTable finished() const { return {{bytes_, size_}, outcome_.planes}; }
    KnownTable known() const { return {finished(), outcome_.distribution}; }

private:
    std::uint64_t spot(int cell) const {
        const auto& stands = question_.stands;
        return std::lower_bound(stands.begin(), stands.end(), cell) - stands.begin();
    }

    std::uint64_t bit_of(const ByRobot<int>& cell_of) const {
        std::array<std::uint64_t, 3> at{};
        for (int role = 0; role < 3; ++role) at[role] = spot(cell_of[plan_.helpers[role]]);
        if (plan_.alike > 1 && at[1] > at[2]) std::swap(at[1], at[2]);
        if (plan_.alike == 3 && at[0] > at[1]) std::swap(at[0], at[1]);
        if (plan_.alike == 3 && at[1] > at[2]) std::swap(at[1], at[2]);
        const std::uint64_t n = plan_.spots, x = at[0], y = at[1], z = at[2];
        const std::uint64_t triple = plan_.alike > 1 ? place(plan_.alike, at) : (x * n + y) * n + z;
        return triple * 256 + spot(cell_of[active_robot(question_.puzzle)]);
    }

    /// Returns the number of a triple by counting its predecessors one by one.
    std::uint64_t place(int alike, const std::array<std::uint64_t, 3>& at) const {
        const std::uint64_t n = plan_.spots;
        std::uint64_t found = 0;
        for (std::uint64_t x = 0; x <= at[0]; ++x) {
            const std::uint64_t end = x == at[0] ? at[1] : n;
            for (std::uint64_t y = alike == 3 ? x + 1 : 0; y < end; ++y) found += n - y - 1;
        }
        return found + at[2] - at[1] - 1;
    }

    const StrongQuestion& question_;
    StrongPlan plan_;
    std::size_t size_;
    std::byte* bytes_;
    StrongOutcome outcome_;
};

StrongQuestion random_question(std::mt19937& random, int width, int height, int diagonals) {
    const auto below = [&](int count) { return int(random() % unsigned(count)); };
    StrongQuestion question;
    Puzzle& puzzle = question.puzzle = naive::empty_board(width, height);
    const int cells = width * height;
    for (int i = below(6); i > 0; --i) naive::add_random_wall(puzzle, random);
    std::vector<bool> free(cells, true);
    if (below(2) == 0) {  // a closed cell
        const int cell = below(cells);
        free[cell] = false;
        for (const Heading side : headings) naive::add_wall(puzzle, cell, side);
    }
    for (int i = 0; i < diagonals; ++i) {
        const int cell = below(cells);
        if (!free[cell]) continue;
        free[cell] = false;
        puzzle.diagonals.push_back({cell, Robot(below(4)), below(2) == 0});
    }
    for (int cell = 0; cell < cells; ++cell) {
        if (free[cell]) question.stands.push_back(cell);
    }
    puzzle.robots = {};
    puzzle.robots[Robot(below(max_robots))] = not_in_play;
    do puzzle.target_robot = Robot(below(max_robots - 1));
    while (puzzle.robots[puzzle.target_robot] == not_in_play);
    puzzle.target = question.stands[below(int(question.stands.size()))];
    puzzle.ricochet_rule = below(2) == 0;
    return question;
}

void agrees_with_the_naive_model(const StrongQuestion& question) {
    const Naive naive(question);
    const Table table(question, 1);
    CHECK(table == Table(question, 3));
    std::vector<std::uint64_t> counts(256);
    std::uint64_t positions = 0, wrong = 0;
    for (int a : question.stands) {
        for (int b : question.stands) {
            for (int c : question.stands) {
                for (int d : question.stands) {
                    if (a == b || a == c || a == d || b == c || b == d || c == d) continue;
                    ByRobot<int> cell_of{};
                    const std::array<int, 4> cells{a, b, c, d};
                    for (int i = 0; i < 4; ++i) cell_of[naive.robots()[i]] = cells[i];
                    const int expected = naive.distance(cells);
                    wrong += table.distance(cell_of) != expected;
                    ++positions;
                    if (expected != unknown) ++counts[expected];
                }
            }
        }
    }
    CHECK(wrong == 0);
    const int alike = table.plan().alike, orders = alike == 3 ? 6 : alike == 2 ? 2 : 1;
    CHECK(table.plan().positions * orders == positions);
    auto distribution = table.outcome().distribution;
    for (auto& count : distribution) count *= orders;
    distribution.resize(counts.size());
    CHECK(distribution == counts);
}

bool is_certified(const StrongQuestion& question, const Table& table, const Table& beside) {
    StrongControl one, two;
    const bool is_right = !find_wrong_distance(question, table.finished(), beside.finished(), 1, one);
    CHECK(is_right == !find_wrong_distance(question, table.finished(), beside.finished(), 2, two));
    return is_right;
}

/// The first robot whose cell is that one.
Robot first_on(const Puzzle& puzzle, int cell) {
    return Robot(std::ranges::find(puzzle.robots, cell) - puzzle.robots.begin());
}

/// Tests that a right table passes and that a table with any changed bit of any position fails.
void is_certified_until_it_is_spoiled(StrongQuestion question, std::mt19937& random) {
    StrongQuestion rests_on = question;
    if (question.puzzle.target_robot == any_robot) {
        rests_on.puzzle.target_robot = active_robot(question.puzzle);
    } else {
        question.puzzle.ricochet_rule &= plan_strong(question).pages <= 2;
        rests_on.puzzle.ricochet_rule = false;
    }
    Table table(question, 1);
    const Table beside(rests_on, 1);
    CHECK(is_certified(question, table, beside));
    const KnownTable made_from = beside.known();
    CHECK(table == Table(question, 2, &made_from));
    auto stands = question.stands;
    for (int i = 0; i < 20; ++i) {
        std::shuffle(stands.begin(), stands.end(), random);
        ByRobot<int> cell_of{};
        std::copy_n(stands.begin(), 4, cell_of.begin());
        if (question.puzzle.robots[Robot::silver] != not_in_play) {
            cell_of[Robot::silver] = cell_of[first_on(question.puzzle, not_in_play)];
        }
        const int plane = int(random() % unsigned(table.outcome().planes));
        table.spoil(cell_of, plane);
        CHECK(!is_certified(question, table, beside));
        table.spoil(cell_of, plane);
    }
}

/// If all four robots are alike, the distance to the vortex is that of the nearest robot.
void any_robot_is_the_nearest(StrongQuestion question, std::mt19937& random) {
    const Naive naive(question);
    question.puzzle.target_robot = any_robot;
    const Table table(question, 2);
    CHECK(table == Table(question, 1));
    std::uint64_t wrong = 0, positions = 0;
    std::vector<std::uint64_t> counts(256);
    for (int a : question.stands) {
        for (int b : question.stands) {
            for (int c : question.stands) {
                for (int d : question.stands) {
                    if (a >= b || b >= c || c >= d) continue;
                    std::array<int, 4> cells{a, b, c, d}, found{};
                    int nearest = unknown;
                    for (int turn = 0; turn < 4; ++turn, std::rotate(cells.begin(), cells.begin() + 1, cells.end())) {
                        const int distance = naive.distance(cells);
                        if (distance != unknown && (nearest == unknown || distance < nearest)) nearest = distance;
                        ByRobot<int> cell_of{};
                        for (int i = 0; i < 4; ++i) cell_of[naive.robots()[i]] = cells[i];
                        found[turn] = table.distance(cell_of);
                    }
                    wrong += std::count_if(found.begin(), found.end(), [&](int told) { return told != nearest; });
                    ++positions;
                    if (nearest != unknown) ++counts[nearest];
                }
            }
        }
    }
    CHECK(wrong == 0);
    CHECK(table.plan().positions == positions);
    auto distribution = table.outcome().distribution;
    distribution.resize(counts.size());
    CHECK(distribution == counts);
    is_certified_until_it_is_spoiled(question, random);
}

void what_no_table_answers_is_refused() {
    std::mt19937 random(1);
    const StrongQuestion good = random_question(random, 4, 4, 0);
    const auto refuses = [&](auto spoil) {
        StrongQuestion bad = good;
        spoil(bad);
        bool refused = false;
        try {
            plan_strong(bad);
        } catch (const std::invalid_argument&) {
            refused = true;
        }
        return refused;
    };
    CHECK(refuses([](StrongQuestion& q) {
        q.puzzle.target_robot = any_robot;
        q.puzzle.diagonals.push_back({0, first_on(q.puzzle, 0), true});
    }));
    CHECK(refuses([](StrongQuestion& q) { q.puzzle.robots = {}; }));
    CHECK(refuses([](StrongQuestion& q) { q.stands.resize(257, 15); }));
    CHECK(refuses([](StrongQuestion& q) { q.stands.resize(3); }));
    CHECK(refuses([](StrongQuestion& q) { q.puzzle.target = 99; }));
}

void a_cancelled_table_is_not_complete() {
    std::mt19937 random(2);
    const StrongQuestion question = random_question(random, 4, 4, 0);
    std::vector<std::byte> planes(max_planes * plan_strong(question).plane_bytes + 32);
    void* start = planes.data();
    std::size_t space = planes.size();
    std::align(32, planes.size() - 32, start, space);
    StrongControl control;
    control.cancelled = true;
    const std::span aligned(static_cast<std::byte*>(start), planes.size() - 32);
    const auto outcome = solve_strong(question, aligned, 2, control);
    CHECK(!outcome.complete);
}

}  // namespace

int main(int count, char** arguments) {
    const int boards = count > 1 ? std::stoi(arguments[1]) : 8;
    std::mt19937 random(20);
    for (int board = 0; board < boards; ++board) {
        const int width = 3 + int(random() % 3), height = width == 5 ? 3 : 3 + int(random() % 2);
        const int diagonals = board % 4 == 0 ? 0 : board % 4 + 1;
        const StrongQuestion question = random_question(random, width, height, diagonals);
        agrees_with_the_naive_model(question);
        is_certified_until_it_is_spoiled(question, random);
        if (diagonals == 0) any_robot_is_the_nearest(question, random);
    }
    what_no_table_answers_is_refused();
    a_cancelled_table_is_not_complete();
    return failures == 0 ? 0 : 1;
}
