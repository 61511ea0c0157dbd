// The states of a puzzle on any board, and the moves between them.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "kernel/model/puzzle.hpp"
#include "kernel/platform/memory_budget.hpp"
#include "kernel/platform/simd.hpp"

namespace ricochet::general {

using portable::Lanes;
using portable::MemoryBudget;

inline constexpr int memories = 4;
inline constexpr int directions = 4;
inline constexpr int stand_bits = 12;
inline constexpr int unreachable = 1 << 14;  // more moves than a robot has stands
inline constexpr int steps_between_checks = 512;
inline constexpr std::size_t small_change = 1 << 14;  // bytes for small things that are not counted, such as the path

static_assert(max_side * max_side * memories == 1 << stand_bits && max_robots * stand_bits < 64);

/// The cell of a robot and the memory of its moves.
enum class Stand : int {};
constexpr Stand stand_on(int cell, int memory) { return Stand(cell * memories + memory); }
constexpr int cell_of(Stand stand) { return int(stand) / memories; }
constexpr int memory_of(Stand stand) { return int(stand) % memories; }

using Stands = BySlot<Stand>;

/// A number for each stand.
class ByStand {
public:
    ByStand(std::size_t cells, std::uint16_t number) : numbers_(cells * memories, number) {}
    std::uint16_t& operator[](Stand stand) { return numbers_[std::size_t(stand)]; }
    std::uint16_t operator[](Stand stand) const { return numbers_[std::size_t(stand)]; }

private:
    std::vector<std::uint16_t> numbers_;
};

/// A cell and the direction in which a robot leaves it.
enum class Step : int {};
constexpr Step step_from(int cell, Heading heading) { return Step(cell * directions + int(heading)); }
constexpr int cell_of(Step step) { return int(step) / directions; }
constexpr Heading heading_of(Step step) { return Heading(int(step) % directions); }

/// The stands of all robots in play, slot by slot. One more bit ensures that no state is 0.
using State = std::uint64_t;

inline constexpr State no_stands = State(1) << max_robots * stand_bits;
constexpr int stand_shift(Slot slot) { return stand_bits * int(slot); }
constexpr State pack(Stand stand, Slot slot) {
    assert(0 <= int(stand) && int(stand) < 1 << stand_bits && 0 <= int(slot) && int(slot) < max_robots);
    return State(stand) << stand_shift(slot);
}
constexpr State slot_mask(Slot slot) { return pack(Stand((1 << stand_bits) - 1), slot); }
constexpr Stand stand_of(State state, Slot slot) { return Stand((state & slot_mask(slot)) >> stand_shift(slot)); }

/// The cells of all robots but one, or the board's number of cells for a robot that is not in play.
using Others = std::array<int, max_robots - 1>;

/// The slides of the robots of one kind over a board: chains of steps. If a diagonal turns the robot on the cell of a
/// step (R4.2), it entered with another heading. No two steps lead to the same step, so each is on one chain. Places
/// number the steps so that those of a chain are consecutive.
class SlideGraph {
public:
    /// `own` is the robot whose diagonals do not turn it (R4.1), or any_robot if all diagonals turn these robots.
    SlideGraph(const Puzzle& puzzle, Robot own)
        : lines_(puzzle.walls.size() + 1),
          steps_(puzzle.walls.size() * directions) {
        std::vector<std::uint8_t> bounce(puzzle.walls.size());  // heading ^ bounce is the direction after the diagonal
        std::vector<std::uint8_t> has_diagonal(puzzle.walls.size());
        for (const Diagonal& diagonal : puzzle.diagonals) {
            has_diagonal[diagonal.cell] = true;
            if (diagonal.robot != own) bounce[diagonal.cell] = diagonal.rising ? 1 : 3;
        }
        const ByHeading<int> by = {-puzzle.width, 1, puzzle.width, -1};
        std::vector<Step> next(steps_.size(), wall);
        std::vector<std::uint8_t> is_next(steps_.size());
        for (int number = 0; number < int(next.size()); ++number) {
            const int cell = cell_of(Step(number));
            const Heading heading = heading_of(Step(number));
            if (has_side(puzzle.walls[cell], heading)) continue;
            const int entered = cell + by[heading];
            next[number] = step_from(entered, Heading(int(heading) ^ bounce[entered]));
            is_next[int(next[number])] = true;
        }
        for (std::uint16_t& place : lines_.back().place) place = nowhere;
        int place = 0;
        const auto number_chain = [&](Step first) {
            const int begin = place;
            Step step = first;
            do {
                const int cell = cell_of(step);
                lines_[cell].place[heading_of(step)] = std::uint16_t(place);
                steps_[place++] = std::uint16_t(int(step) | (has_diagonal[cell] ? is_diagonal : 0));
                step = std::exchange(next[int(step)], numbered);
            } while (step != wall && step != first);
            steps_[begin] |= is_first;
            for (int at = begin; at < place; ++at) {
                const Heading heading = heading_of(step_at(at));
                Line& line = lines_[cell_of(step_at(at))];
                line.end[heading] = std::uint16_t(place);
                if (step == first) line.rings |= std::uint64_t(side_bit(heading));
            }
        };
        for (int number = 0; number < int(next.size()); ++number) {
            if (!is_next[number]) number_chain(Step(number));
        }
        for (int number = 0; number < int(next.size()); ++number) {  // only rings remain
            if (next[number] != numbered) number_chain(Step(number));
        }
        assert(place == int(steps_.size()));
    }

    /// Calls visit(direction, stand after the move) for each legal move of a robot on `from` until `visit` returns
    /// true. Returns whether it did. A move is not legal if the robot would not move (R3.3), would stop on a diagonal
    /// (R4.3) or would never stop (R4.4).
    template <class Visit>
    bool moves(Stand from, const Others& others, Visit visit) const {
        const Line& line = lines_[cell_of(from)];
        const ByDirection stops = places_of_stops(line, others);
        for (const Heading direction : headings) {
            int place = stops[direction];
            if (line.rings >> int(direction) & 1)
                place = stop_on_ring(line.place[direction], line.end[direction], others);
            if (place == line.place[direction] || steps_[place] & is_diagonal) continue;
            const Step step = step_at(place);
            const int memory = after_move(memory_of(from), direction, heading_of(step));
            if (visit(direction, stand_on(cell_of(step), memory))) return true;
        }
        return false;
    }

    /// Returns, for each stand, the number of moves to `goal` of a robot that is alone, or `unreachable`. The robot may
    /// stop on its slide wherever there is no diagonal. Other robots can only make it stop somewhere on its slide, so
    /// it never needs fewer moves.
    ByStand fewest_moves(Stand goal) const {
        const std::size_t cells = lines_.size() - 1;
        ByStand moves(cells, unreachable);
        std::vector<Stand> queue;
        queue.reserve(cells * memories);
        queue.push_back(goal);
        moves[goal] = 0;
        for (std::size_t taken = 0; taken < queue.size(); ++taken) {
            const Stand to = queue[taken];
            const Line& line = lines_[cell_of(to)];
            for (const Heading heading : headings) {
                const int last = line.place[heading];
                int place = last;
                while (!(steps_[place] & is_first) || line.rings >> int(heading) & 1) {
                    place = (steps_[place] & is_first ? line.end[heading] : place) - 1;
                    const Step step = step_at(place);
                    const bool may_stand = !(steps_[place] & is_diagonal);
                    for (int memory = 0; may_stand && memory < memories; ++memory) {
                        const Stand from = stand_on(cell_of(step), memory);
                        if (moves[from] != unreachable ||
                            after_move(memory, heading_of(step), heading) != memory_of(to)) {
                            continue;
                        }
                        moves[from] = std::uint16_t(moves[to] + 1);
                        queue.push_back(from);
                    }
                    if (place == last) break;
                }
            }
        }
        return moves;
    }

    /// The memory of the tables of a board while they are built, including those of fewest_moves.
    static std::size_t bytes(std::size_t cells) {
        return (cells + 1) * sizeof(Line) + cells * (2 + directions * (1 + sizeof(int) + 2 * sizeof(std::uint16_t)));
    }

private:
    /// A number for each direction.
    using ByDirection = ByHeading<std::uint16_t>;

    /// The places of the steps of a cell.
    struct Line {
        ByDirection place{};      // of each step
        ByDirection end{};        // one past the last place of its chain
        std::uint64_t rings = 0;  // bit d: its chain has no end (R4.4)
    };

    static constexpr Step wall{-1}, numbered{-2};
    static constexpr std::uint16_t nowhere = 0xFFFF;
    static constexpr std::uint16_t is_diagonal = 1 << 15, is_first = 1 << 14;

    std::vector<Line> lines_;           // by cell
    std::vector<std::uint16_t> steps_;  // by place: the step, and the flags above

    Step step_at(int place) const { return Step(steps_[place] & (is_first - 1)); }

    /// The place where a slide stops, by direction: before the nearest robot, or at the end of its chain.
    ByDirection places_of_stops(const Line& line, const Others& others) const {
        using Words = Lanes<std::uint64_t, 2>;
        using Places = Lanes<std::uint16_t, 8>;  // of two cells
        using Signed = Lanes<std::int16_t, 8>;
        const auto word = [](const ByDirection& numbers) { return std::bit_cast<std::uint64_t>(numbers); };
        const auto both = [](std::uint64_t one, std::uint64_t other) { return portable::lanes<Words>(one, other); };
        // The count of cells passed starts at the least signed number, because vectors of the oldest processors compare
        // only signed numbers.
        const Places from = Places(both(word(line.place), word(line.place))) + std::uint16_t(0x8001);
        Signed passed = Signed(Places(both(word(line.end), word(line.end))) - from);
        for (int i = 0; i < max_robots - 1; i += 2) {
            Words places = both(word(lines_[others[i]].place), word(lines_[others[i + 1]].place));
            for (int turn = 0; turn < directions; ++turn) {  // the slide may meet a robot with any heading
                passed = portable::minimum(passed, Signed(Places(places) - from));
                places = places >> 16 | places << 48;
            }
        }
        const Words halves = Words(passed);
        passed = portable::minimum(passed, Signed(both(halves[1], halves[0])));
        const Places stops = Places(passed) + from - std::uint16_t(1);
        return std::bit_cast<ByDirection>(std::uint64_t(Words(stops)[0]));
    }

    int stop_on_ring(int from, int end, const Others& others) const {
        int begin = from;
        while (!(steps_[begin] & is_first)) --begin;
        int place = from;
        do {
            const int next = place + 1 == end ? begin : place + 1;
            if (std::find(others.begin(), others.end(), cell_of(step_at(next))) != others.end()) return place;
            place = next;
        } while (place != from);
        return from;
    }
};

/// The states of one puzzle and the moves between them.
///
/// Robots are of one kind if the same diagonals let them pass and the target requires all of them or none. They are
/// neighbours in a state, in ascending order, so that it makes no difference which of them is where.
class StateSpace {
public:
    /// The object must not be used if this exhausts the budget.
    StateSpace(const Puzzle& puzzle, MemoryBudget& budget) : nobody_(int(puzzle.walls.size())) {
        if (!budget.take(small_change)) return;
        ByRobot<bool> has_diagonals{};
        for (const Diagonal& diagonal : puzzle.diagonals) has_diagonals[diagonal.robot] = true;
        const auto own = [&](Robot robot) { return has_diagonals[robot] ? robot : any_robot; };
        const auto wanted = [&](Robot robot) {
            return puzzle.target_robot == any_robot || puzzle.target_robot == robot;
        };
        const auto kind = [&](Robot robot) { return std::pair(!wanted(robot), own(robot)); };

        for (const Robot robot : all_robots) {
            if (puzzle.robots[robot] != not_in_play) robots[Slot(count++)] = robot;
        }
        std::stable_sort(robots.begin(), robots.begin() + count,
                         [&](Robot one, Robot other) { return kind(one) < kind(other); });
        const Stand goal = stand_on(puzzle.target, turned_once);
        graphs_.reserve(max_robots);
        fewest_.reserve(max_robots);
        for (const Slot slot : first_slots(count)) {
            const Robot robot = robots[slot];
            const bool begins = slot == Slot(0) || kind(robots[slot - 1]) != kind(robot);
            first_[slot] = begins ? slot : first_[slot - 1];
            for (Slot same = first_[slot]; same <= slot; ++same) last_[same] = slot;
            if (begins) {
                if (!budget.take(SlideGraph::bytes(puzzle.walls.size()))) return;
                graphs_.emplace_back(puzzle, own(robot));
                if (wanted(robot)) fewest_.push_back(graphs_.back().fewest_moves(goal));
            }
            kind_[slot] = int(graphs_.size()) - 1;
            wanted_ += wanted(robot);
            start[slot] = stand_on(puzzle.robots[robot], wanted(robot) && puzzle.ricochet_rule ? unmoved : turned_once);
        }
        for (const Move& move : puzzle.made) {
            [[maybe_unused]] bool is_legal = false;
            moves(start, [&](Slot slot, Heading direction, Stand end) {
                if (robots[slot] != move.robot || direction != move.direction) return false;
                start[slot] = end;
                return is_legal = true;
            });
            assert(is_legal);
        }
    }

    /// Returns the state in which each robot has its stand.
    State state(Stands stands) const {
        for (const Slot slot : first_slots(count)) {
            for (Slot at = slot; at > first_[slot] && stands[at - 1] > stands[at]; --at) {
                std::swap(stands[at - 1], stands[at]);
            }
        }
        State packed = no_stands;
        for (const Slot slot : first_slots(count)) packed |= pack(stands[slot], slot);
        return packed;
    }

    Stands stands(State state) const {
        Stands found{};
        for (const Slot slot : first_slots(count)) found[slot] = stand_of(state, slot);
        return found;
    }

    /// Returns the state in which the robot in `slot` has the stand `to` instead. `slot` becomes its new slot.
    State moved(State state, Slot& slot, Stand to) const {
        state &= ~slot_mask(slot);
        for (; slot > first_[slot] && stand_of(state, slot - 1) > to; --slot) {
            state += (state & slot_mask(slot - 1)) * ((1 << stand_bits) - 1);
        }
        for (; slot < last_[slot] && stand_of(state, slot + 1) < to; ++slot) {
            const State after = state & slot_mask(slot + 1);
            state = state - after + (after >> stand_bits);
        }
        return state | pack(to, slot);
    }

    /// Returns a lower bound on the moves to the target, 0 if the target is reached.
    int bound(State state) const {
        int lowest = unreachable;
        for (const Slot slot : first_slots(wanted_)) {
            lowest = std::min<int>(lowest, fewest_[kind_[slot]][stand_of(state, slot)]);
        }
        return lowest;
    }

    /// Calls visit(slot, direction, stand after the move) for each legal move until `visit` returns true.
    template <class Visit>
    void moves(const Stands& from, Visit visit) const {
        for (const Slot slot : first_slots(count)) {
            Others others;
            others.fill(nobody_);
            int found = 0;
            for (const Slot other : first_slots(count)) {
                if (other != slot) others[found++] = cell_of(from[other]);
            }
            const auto visit_slot = [&](Heading direction, Stand end) { return visit(slot, direction, end); };
            if (graphs_[kind_[slot]].moves(from[slot], others, visit_slot)) return;
        }
    }

    int count = 0;           // robots in play
    BySlot<Robot> robots{};  // those that the target requires come first
    Stands start{};

private:
    const int nobody_;  // stands for the cell of a robot that is not in play
    int wanted_ = 0;
    BySlot<Slot> first_{}, last_{};  // the first and the last slot of its kind
    BySlot<int> kind_{};
    std::vector<SlideGraph> graphs_;  // by kind
    std::vector<ByStand> fewest_;     // by kind; the kinds that the target requires come first
};

}  // namespace ricochet::general
