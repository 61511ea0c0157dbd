// The search for a shortest path on boards of at most 16x16 with four or five robots.
//
// A* over buckets of estimated length, last in first out within a bucket. A state is looked up in the table when it is
// taken out of its bucket, not when it is put in, and eight at a time, so that the memory can be asked in advance.
// The last three moves need no states: where three moves are left of the length that is tried, `Finish` says whether
// they suffice.
#pragma once

#include <algorithm>
#include <bit>
#include <chrono>
#include <cstdint>

#include "answer.hpp"
#include "blockers.hpp"
#include "board.hpp"
#include "finish.hpp"
#include "moves.hpp"
#include "near.hpp"
#include "puzzle.hpp"
#include "table.hpp"

namespace ricochet::RICOCHET_PATH {

/// What robots of one colour have ahead of them.
struct Goal {
    Near near;
    Ways ways;
    Blockers blockers;
};

/// The memory of a search, kept by its thread for the next one.
struct Workspace {
    static constexpr std::size_t kept_bytes = std::size_t(64) << 20;

    Budget budget;
    Table table;
    Stack buckets[most_moves + 2];
    Stack tests;
    Goal goals[most_colours];

    /// Empties everything, within a new limit.
    void start(std::size_t bytes) {
        const std::size_t own = sizeof(Workspace);
        budget.start(std::numeric_limits<std::size_t>::max());
        if (held() + own > bytes) release();
        budget.start(bytes);
        budget.take(own + held());
        table.clear(budget);
        for (Stack& bucket : buckets) bucket.clear();
        tests.clear();
    }

    /// Gives back what is too much to keep.
    void finish() {
        if (held() > kept_bytes) release();
    }

   private:
    std::size_t held() const {
        std::size_t bytes = table.bytes() + tests.bytes();
        for (const Stack& bucket : buckets) bytes += bucket.bytes();
        return bytes;
    }

    void release() {
        budget.start(std::numeric_limits<std::size_t>::max());
        budget.take(held());
        table.release(budget);
        tests.release(budget);
        for (Stack& bucket : buckets) bucket.release(budget);
    }
};

template <int robots>
class Search {
   public:
    Search(const Puzzle& of_puzzle, const Limits& of_limits, Control& of_control, Workspace& in_work)
        : puzzle(of_puzzle),
          limits(of_limits),
          control(of_control),
          work(in_work),
          board(of_puzzle),
          slots(of_puzzle, board),
          target(board.at(of_puzzle.target)),
          finish{board, slots, target} {}

    void run(Answer& answer) {
        start_time = Clock::now();
        try {
            work.start(limits.bytes);
            prepare();
            solve(answer);
        } catch (const OutOfBudget&) {
            answer.status = Status::limit;
        }
        answer.expanded = expanded;
        work.finish();
    }

   private:
    using Clock = std::chrono::steady_clock;
    static constexpr int lookahead = 3;
    static constexpr int batch = 8;
    static constexpr int blockers_from = 8;  // moves from which the second bound is worth its tables

    const Puzzle& puzzle;
    const Limits& limits;
    Control& control;
    Workspace& work;
    const Board board;
    const Slots slots;
    const unsigned target;
    const Finish<robots> finish;
    State start = 0;
    bool with_blockers = false;
    std::uint64_t expanded = 0;
    std::uint64_t next_look = 1024;
    Clock::time_point start_time;

    enum class Halt { none, limit };

    void prepare() {
        bool remembers[most_colours] = {}, wanted[most_colours] = {};
        Cells goal{};
        add(goal, target);
        for (int slot = 0; slot < slots.count; ++slot) {
            const unsigned cell = board.at(puzzle.robots[std::size_t(slots.robot[slot])]);
            const int colour = slots.colour[slot];
            int memory = unmoved;
            if (slot < slots.candidates) {
                // A robot that has not turned is still on the lines it started on.
                Cells source{};
                add(source, cell);
                const bool straight_there = cell == target || has(board.entered(source, colour).all(), target);
                memory = puzzle.ricochet_rule && straight_there ? unmoved : turned_once;
                wanted[colour] = true;
                remembers[colour] |= memory == unmoved;
            }
            start |= pack(cell, memory, slot);
        }
        for (int slot = 1; slot < slots.count; ++slot) sort_in(slot);
        for (int colour = 0; colour < most_colours; ++colour) {
            if (!wanted[colour]) continue;
            Goal& ahead = work.goals[colour];
            ahead.near.build(board, colour, target, remembers[colour]);
            ahead.ways.build(board, colour, target, ahead.near);
        }
    }

    /// Moves the robot of that slot to its place among robots of its kind before it.
    void sort_in(int slot) {
        while (slot > slots.first[slot] && cell_of(start, slot - 1) > cell_of(start, slot)) {
            const unsigned cells[2] = {cell_of(start, slot - 1), cell_of(start, slot)};
            const int memories[2] = {memory_of(start, slot - 1), memory_of(start, slot)};
            start &= ~(slot_mask(slot - 1) | slot_mask(slot));
            start |= pack(cells[1], memories[1], slot - 1) | pack(cells[0], memories[0], slot);
            --slot;
        }
    }

    Goal& goal_of(int slot) { return work.goals[slots.colour[slot]]; }

    int bound(State state) {
        int least = never;
        for (int slot = 0; slot < slots.candidates; ++slot) {
            Goal& goal = goal_of(slot);
            int moves = goal.near.moves[std::size_t(memory_of(state, slot))][cell_of(state, slot)];
            if (with_blockers && moves < least) {
                moves = std::max(moves, goal.blockers.template bound<robots>(state, slot));
            }
            least = std::min(least, moves);
        }
        return least;
    }

    bool solved_within_three(State state) {
        for (int slot = 0; slot < slots.candidates; ++slot) {
            Goal& goal = goal_of(slot);
            if (goal.near.moves[std::size_t(memory_of(state, slot))][cell_of(state, slot)] > lookahead) continue;
            if (finish.within_three(state, slot, goal.near, goal.ways)) return true;
        }
        return false;
    }

    void solve(Answer& answer) {
        const int least = bound(start);
        control.at_least = answer.at_least = least < never ? least : 0;
        if (least >= never) {
            answer.status = Status::unsolvable;
            return;
        }
        if (must_halt()) return;
        if (least <= lookahead) {
            for (int moves = least; moves <= lookahead; ++moves) {
                if (moves > limits.moves) return;
                ++expanded;
                if (show_end(at_start(), moves, answer)) return;
                control.at_least = answer.at_least = moves + 1;
            }
        }
        int length = std::max(least, lookahead + 1);
        put(start | State(no_last_move) << last_move_shift, 0, length);
        for (; length <= most_moves; ++length) {
            if (length == blockers_from || (length > blockers_from && !with_blockers)) add_blockers(length);
            control.at_least = answer.at_least = length;
            if (length > limits.moves) return;
            State end;
            if (search_bucket(length, end)) {
                if (end == 0) return;  // a limit
                show_path(end, length - lookahead, answer);
                return;
            }
            bool left = false;
            for (int later = length + 1; later < most_moves + 2 && !left; ++later) left = !work.buckets[later].empty();
            if (!left) {
                answer.status = Status::unsolvable;
                return;
            }
        }
        answer.too_deep = true;
    }

    void put(std::uint64_t entry, int moves, int length) {
        if (length > most_moves) length = most_moves + 1;
        Stack& bucket = work.buckets[length];
        bucket.reserve(1, work.budget);
        bucket.push(entry | std::uint64_t(2 * moves) << rank_shift);
    }

    /// Takes up the second bound and puts every waiting state where it now belongs.
    void add_blockers(int length) {
        for (int slot = 0; slot < slots.candidates; ++slot) {
            Goal& goal = goal_of(slot);
            if (slot == 0 || slots.colour[slot] != slots.colour[slot - 1]) {
                goal.blockers.build(board, slots.colour[slot], target, goal.near);
            }
        }
        with_blockers = true;
        for (int waiting = most_moves; waiting >= length; --waiting) {
            Stack& bucket = work.buckets[waiting];
            for (std::size_t i = bucket.size(); i > 0; --i) {
                const std::uint64_t entry = bucket.at(i - 1);
                const int moves = int(entry >> (rank_shift + 1));
                const int better = moves + bound(entry & state_mask);
                if (better <= waiting) continue;
                bucket.take(i - 1);
                put(entry & ~(~std::uint64_t(0) << rank_shift), moves, better);
            }
        }
    }

    /// Looks at every state of estimated `length`; true if one of them is solved (`end`) or a limit was met (0).
    bool search_bucket(int length, State& end) {
        Stack& bucket = work.buckets[length];
        Stack& tests = work.tests;
        std::uint64_t taken[batch];
        while (true) {
            const bool testing = !tests.empty();
            Stack& source = testing ? tests : bucket;
            int count = 0;
            while (count < batch && !source.empty()) {
                taken[count] = source.pop();
                work.table.prefetch(taken[count++] & state_mask);
            }
            if (count == 0) return false;
            for (int i = 0; i < count; ++i) {
                const State state = taken[i] & state_mask;
                const unsigned rank = unsigned(taken[i] >> rank_shift);
                if (!work.table.improve(state, testing ? rank | 1 : rank)) continue;
                ++expanded;
                if (testing) {
                    if (solved_within_three(state)) {
                        end = state;
                        tests.clear();
                        return true;
                    }
                    put(taken[i] & ~(~std::uint64_t(0) << rank_shift), int(rank / 2), length + 1);
                } else {
                    expand(taken[i], length);
                }
            }
            if (work.table.full()) work.table.grow(work.budget);
            if (expanded >= next_look && must_halt()) {
                end = 0;
                return true;
            }
        }
    }

    bool must_halt() {
        next_look = expanded + 1024;
        if (control.pulse) control.pulse();
        if (control.cancelled.load(std::memory_order_relaxed)) return true;
        if (expanded >= limits.expanded) return true;
        next_look = std::min(next_look, limits.expanded);
        const std::chrono::duration<double> passed = Clock::now() - start_time;
        return passed.count() >= limits.seconds;
    }

    void expand(std::uint64_t entry, int length) {
        const State state = entry & state_mask;
        const int moves = int(entry >> (rank_shift + 1)) + 1;
        const unsigned last = unsigned(entry >> last_move_shift & 31);
        Slides slides;
        Moves<robots>::find(board, slots, state, slides);
        const std::uint32_t useful = slides.legal & ~superfluous(state, last, slides);
        work.tests.reserve(4 * robots, work.budget);
        const OtherMoves others(*this, state);
        for (std::uint32_t rest = useful; rest != 0; rest &= rest - 1) {
            const int lane = std::countr_zero(rest);
            const int slot = lane / 4, direction = lane & 3;
            const bool led = slides.led >> lane & 1;
            int memory = memory_of(state, slot);
            if (slot < slots.candidates) {
                memory = after_move(memory, direction, led ? slides.heading[lane] : direction);
            }
            int now;
            const State child = slots.placed(state, slot, slides.to[lane], memory, now);
            const int left = others.known && slot > 0 ? others.bound(cell_of(state, slot), slides.to[lane]) : bound(child);
            if (left >= never) continue;
            const std::uint64_t how = led ? no_last_move : std::uint64_t(4 * now + direction);
            const std::uint64_t reached = child | how << last_move_shift;
            if (left <= lookahead && moves + lookahead == length) {
                work.tests.push(reached | std::uint64_t(2 * moves) << rank_shift);
            } else {
                put(reached, moves, std::max(length, moves + std::max(left, lookahead + 1)));
            }
        }
    }

    /// The bound after moves of the other robots, where one robot alone may take the target.
    struct OtherMoves {
        bool known;
        int near = 0;
        Blockers::View view{0, 0, nullptr};
        std::uint32_t standing = 0;

        OtherMoves(Search& search, State state) : known(search.slots.candidates == 1) {
            if (!known) return;
            Goal& goal = search.goal_of(0);
            near = goal.near.moves[std::size_t(memory_of(state, 0))][cell_of(state, 0)];
            if (!search.with_blockers) return;
            view = goal.blockers.view(cell_of(state, 0));
            if (view.related != nullptr) standing = Blockers::template standing<robots>(view, state, 0);
        }

        int bound(unsigned from, unsigned to) const {
            if (view.related == nullptr) return near;
            return std::max(near, view.bound(standing - view.related[from] + view.related[to]));
        }
    };

    /// The moves that need not be tried after the last one.
    ///
    /// A second move of one robot along the same axis: one move would have done, unless the robot must turn. And what
    /// `exchangeable` finds: of all last moves of shortest ways to a state, the one to the highest cell is never
    /// left out.
    std::uint32_t superfluous(State state, unsigned last, const Slides& slides) const {
        if (last == no_last_move) return 0;
        const int slot = int(last / 4), heading = int(last & 3);
        std::uint32_t again = 0;
        if (slot >= slots.candidates || memory_of(state, slot) == turned_once) {
            again = (5u << (heading & 1)) << 4 * slot & ~slides.led;
        }
        return again | Moves<robots>::exchangeable(board, state, slot, heading, slides);
    }

    /// Which robot stands in each slot, while a path is played.
    struct Played {
        State state;
        std::uint8_t robot[robots];
    };

    Played at_start() const {
        Played played{start, {}};
        for (int slot = 0; slot < robots; ++slot) {
            for (int r = 0; r < most_robots; ++r) {
                const int cell = puzzle.robots[std::size_t(r)];
                if (cell != not_in_play && board.at(cell) == cell_of(start, slot)) played.robot[slot] = std::uint8_t(r);
            }
        }
        return played;
    }

    /// Plays a lane; robots of equal kind stay in order.
    Played play(const Played& before, int lane, const Slides& slides) const {
        const int slot = lane / 4, direction = lane & 3;
        int memory = memory_of(before.state, slot);
        if (slot < slots.candidates) {
            memory = after_move(memory, direction, slides.led >> lane & 1 ? slides.heading[lane] : direction);
        }
        Played after = before;
        int now;
        after.state = slots.placed(before.state, slot, slides.to[lane], memory, now);
        if (now < slot) std::rotate(after.robot + now, after.robot + slot, after.robot + slot + 1);
        if (now > slot) std::rotate(after.robot + slot, after.robot + slot + 1, after.robot + now + 1);
        return after;
    }

    static Move move_of(const Played& before, int lane) {
        return {before.robot[lane / 4], std::uint8_t(lane & 3)};
    }

    bool is_solved(State state) const {
        for (int slot = 0; slot < slots.candidates; ++slot) {
            if (cell_of(state, slot) == target && memory_of(state, slot) == turned_once) return true;
        }
        return false;
    }

    /// Plays to the target in exactly that many moves, at most three; false if none do.
    bool show_end(const Played& from, int moves, Answer& answer) {
        if (moves == 0) {
            if (!is_solved(from.state)) return false;
            answer.status = Status::solved;
            return true;
        }
        Slides slides;
        Moves<robots>::find(board, slots, from.state, slides);
        for (std::uint32_t rest = slides.legal; rest != 0; rest &= rest - 1) {
            const int lane = std::countr_zero(rest);
            const Played after = play(from, lane, slides);
            int near = never;
            for (int slot = 0; slot < slots.candidates; ++slot) {
                near = std::min<int>(near, goal_of(slot).near.moves[std::size_t(memory_of(after.state, slot))]
                                                                   [cell_of(after.state, slot)]);
            }
            if (near > moves - 1) continue;
            answer.path[answer.length++] = move_of(from, lane);
            if (show_end(after, moves - 1, answer)) return true;
            --answer.length;
        }
        return false;
    }

    /// Plays to `end`, which is that many moves away, and from there to the target.
    void show_path(State end, int moves, Answer& answer) {
        State way[most_moves];
        way[moves] = end;
        for (int count = moves; count > 0; --count) way[count - 1] = state_before(way[count], count - 1);
        Played played = at_start();
        for (int count = 0; count < moves; ++count) {
            Slides slides;
            Moves<robots>::find(board, slots, played.state, slides);
            for (std::uint32_t rest = slides.legal; rest != 0; rest &= rest - 1) {
                const int lane = std::countr_zero(rest);
                const Played after = play(played, lane, slides);
                if (after.state != way[count + 1]) continue;
                answer.path[answer.length++] = move_of(played, lane);
                played = after;
                break;
            }
        }
        for (int left = 0; left <= lookahead; ++left) {
            if (show_end(played, left, answer)) break;
        }
    }

    /// A state that was looked at after that many moves and from which one move leads to `state`.
    State state_before(State state, int moves) const {
        for (int slot = 0; slot < robots; ++slot) {
            for (int heading = 0; heading < 4; ++heading) {
                State found = 0;
                cells_behind(state, slot, heading, [&](unsigned cell) {
                    const int last = slot < slots.candidates ? turned_once : unmoved;
                    const int first = slot < slots.candidates ? unmoved : memory_of(state, slot);
                    for (int memory = first; memory <= std::max(first, last) && found == 0; ++memory) {
                        int now;
                        const State before = slots.placed(state, slot, cell, memory, now);
                        if (work.table.rank(before) == 2 * moves && leads_to(before, state)) found = before;
                    }
                    return found == 0;
                });
                if (found != 0) return found;
            }
        }
        return 0;
    }

    bool leads_to(State before, State state) const {
        Slides slides;
        Moves<robots>::find(board, slots, before, slides);
        for (std::uint32_t rest = slides.legal; rest != 0; rest &= rest - 1) {
            if (play(Played{before, {}}, std::countr_zero(rest), slides).state == state) return true;
        }
        return false;
    }

    /// Visits every cell from which the robot of that slot could have come with that heading, until told to stop.
    template <typename Visit>
    void cells_behind(State state, int slot, int heading, Visit visit) const {
        unsigned cell = cell_of(state, slot);
        for (int steps = 4 * most_cells; steps > 0; --steps) {
            if (has(board.turning[slots.colour[slot]], cell)) heading = turned(heading, board.rising[cell]);
            if (!has(board.enter[heading], cell)) return;
            cell -= unsigned(step_of[heading]);
            for (int other = 0; other < robots; ++other) {
                if (other != slot && cell_of(state, other) == cell) return;
            }
            if (has(board.inside, cell) && !visit(cell)) return;
        }
    }
};

}  // namespace ricochet::RICOCHET_PATH
