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
#include <limits>
#include <memory>

#include "answer.hpp"
#include "crew.hpp"
#include "order.hpp"
#include "problem.hpp"
#include "retrace.hpp"
#include "table.hpp"

namespace ricochet::RICOCHET_PATH {

/// What one thread has to do yet.
struct Waiting {
    static constexpr int rounds = 8;

    Stack buckets[most_moves + 2];  // by estimated length
    Stack parts[rounds];            // of the bucket that is searched, if threads search it together
    Stack* now = nullptr;           // the states of the length that is searched
    Stack tests;                    // states that may be solved within three moves
    Stack ends;                     // states that are
    std::uint64_t expanded = 0;
    std::uint64_t allowed = 0;  // to be expanded
    std::uint64_t next_look = 0;

    std::size_t bytes() const {
        std::size_t sum = tests.bytes() + ends.bytes();
        for (const Stack& part : parts) sum += part.bytes();
        for (const Stack& bucket : buckets) sum += bucket.bytes();
        return sum;
    }

    void clear() {
        for (Stack& bucket : buckets) bucket.clear();
        for (Stack& part : parts) part.clear();
        tests.clear();
        ends.clear();
        expanded = 0;
    }

    void release(Budget& budget) {
        for (Stack& bucket : buckets) bucket.release(budget);
        for (Stack& part : parts) part.release(budget);
        tests.release(budget);
        ends.release(budget);
    }
};

/// The memory of a search, kept by its thread for the next one.
struct Workspace {
    Budget budget;
    Table table;
    Waiting waiting;
    Goal goals[most_colours];

    /// Empties everything, within a new limit.
    void start(std::size_t bytes) {
        if (held() + sizeof(Workspace) > bytes) release();
        budget.start(bytes);
        budget.take(held() + sizeof(Workspace));
        table.clear(budget);
        waiting.clear();
    }

    /// Gives back what is too much to keep.
    void finish() {
        if (held() > kept_bytes) release();
    }

    void release() {
        budget.start(std::numeric_limits<std::size_t>::max());
        budget.take(held());
        table.release(budget);
        waiting.release(budget);
    }

   private:
    static constexpr std::size_t kept_bytes = std::size_t(64) << 20;

    std::size_t held() const { return table.bytes() + waiting.bytes(); }
};

/// How thorough a search is.
enum class Aim {
    one_path,
    every_path,  // keeps all that is needed to tell every shortest path
};

template <int robots>
class Search {
   public:
    Search(const Puzzle& puzzle, const Limits& of_limits, Control& of_control, Workspace& in_work, Aim of_aim, int threads)
        : problem(puzzle, in_work.goals),
          limits(of_limits),
          control(of_control),
          work(in_work),
          aim(of_aim),
          workers(threads) {}

    /// Searches. With every path as the aim, ends are left in `work.waiting` and what leads there in `work.table`.
    void run(Answer& answer) {
        start_time = Clock::now();
        try {
            work.start(limits.bytes);
            solve(answer);
        } catch (const OutOfBudget&) {
            answer.status = Status::limit;
        }
        answer.expanded = expanded_before + work.waiting.expanded;
        for (int i = 1; i < workers && others != nullptr; ++i) answer.expanded += others[i - 1].expanded;
    }

    Problem<robots> problem;

   private:
    using Clock = std::chrono::steady_clock;
    static constexpr int batch = 8;
    static constexpr int blockers_from = 8;  // moves from which the second bound is worth its tables
    static constexpr std::uint64_t threads_from = 100'000;  // expansions after which threads are worth their start
    static constexpr std::uint64_t look_every = 1024;

    const Limits& limits;
    Control& control;
    Workspace& work;
    const Aim aim;
    const int workers;

    std::uint64_t expanded_before = 0;
    Clock::time_point start_time;
    // All threads: work.waiting is that of the first.
    std::unique_ptr<Waiting[]> others;
    std::unique_ptr<Crew> crew;
    std::atomic<bool> halted{false};
    int length = 0;
    int round = 0;

    /// Tells whether what is begun is searched to its end, so that what is then known does not depend on the order.
    bool is_thorough() const { return aim == Aim::every_path || crew != nullptr; }

    void solve(Answer& answer) {
        const auto& start = problem.at_start();
        const int least = problem.bound(start.state);
        if (least >= never) {
            answer.status = Status::unsolvable;
            return;
        }
        control.at_least = answer.at_least = least;
        if (must_halt(work.waiting)) return;
        for (int moves = least; moves <= lookahead; ++moves) {
            if (moves > limits.moves || expanded_before == limits.expanded) return;
            ++expanded_before;
            if (problem.each_end(start, moves, answer.path, [] { return true; })) {
                answer.status = Status::solved;
                answer.length = moves;
                return;
            }
            control.at_least = answer.at_least = moves + 1;
        }
        length = std::max(least, lookahead + 1);
        work.waiting.allowed = limits.expanded - expanded_before;
        work.waiting.now = &work.waiting.buckets[length];
        put(work.waiting, start.state | State(no_last_move) << last_move_shift, 0, length);
        for (; length <= most_moves; ++length) {
            work.waiting.now = &work.waiting.buckets[length];
            if (length >= blockers_from && !problem.has_blockers()) add_blockers();
            control.at_least = answer.at_least = length;
            if (length > limits.moves) return;
            if (workers > 1 && crew == nullptr && problem.has_blockers() && work.waiting.expanded >= threads_from) {
                gather_crew();
            }
            search_level();
            if (halted) return;
            if (!work.waiting.ends.empty()) {
                answer.status = Status::solved;
                answer.length = length;
                if (aim == Aim::one_path) show_path(answer);
                return;
            }
            if (is_exhausted()) {
                answer.status = Status::unsolvable;
                return;
            }
        }
        answer.too_deep = true;
    }

    void put(Waiting& waiting, std::uint64_t entry, int moves, int estimate) {
        Stack& bucket = estimate == length ? *waiting.now : waiting.buckets[std::min(estimate, most_moves + 1)];
        bucket.reserve(1, work.budget);
        bucket.push(entry | std::uint64_t(2 * moves) << rank_shift);
    }

    static std::uint64_t without_rank(std::uint64_t entry) { return entry & ~(~std::uint64_t(0) << rank_shift); }

    /// Takes up the second bound and puts every waiting state where it now belongs.
    void add_blockers() {
        problem.add_blockers();
        for (int estimate = most_moves; estimate >= length; --estimate) {
            Stack& bucket = work.waiting.buckets[estimate];
            for (std::size_t i = bucket.size(); i > 0; --i) {
                const std::uint64_t entry = bucket.at(i - 1);
                const int moves = int(entry >> (rank_shift + 1));
                const int better = moves + problem.bound(entry & state_mask);
                if (better <= estimate) continue;
                bucket.take(i - 1);
                put(work.waiting, without_rank(entry), moves, better);
            }
        }
    }

    bool is_exhausted() const {
        for (int worker = 0; worker < (crew == nullptr ? 1 : workers); ++worker) {
            const Waiting& waiting = worker == 0 ? work.waiting : others[worker - 1];
            for (int later = length + 1; later < most_moves + 2; ++later) {
                if (!waiting.buckets[later].empty()) return false;
            }
        }
        return true;
    }

    void gather_crew() {
        problem.fill_tables();
        work.budget.take(sizeof(Waiting) * std::size_t(workers - 1));
        others = std::make_unique<Waiting[]>(std::size_t(workers - 1));
        const std::uint64_t share = (work.waiting.allowed - work.waiting.expanded) / std::uint64_t(workers);
        for (int i = 0; i < workers - 1; ++i) others[i].allowed = share;
        work.waiting.allowed = work.waiting.expanded + share;
        crew = std::make_unique<Crew>(workers);
    }

    /// Searches this length; with threads in rounds, each of which is searched to its end, until one finds an end.
    void search_level() {
        if (crew == nullptr) {
            search_alone();
            return;
        }
        crew->run([](void* search, int worker) { static_cast<Search*>(search)->split_bucket(worker); }, this);
        for (round = 0; round < Waiting::rounds && !halted; ++round) {
            crew->run([](void* search, int worker) { static_cast<Search*>(search)->search_together(worker); }, this);
            gather_ends();
            if (!work.waiting.ends.empty() && aim == Aim::one_path) return;
        }
    }

    /// Puts each state of a thread's bucket into the round that its hash decides.
    void split_bucket(int worker) {
        Waiting& waiting = waiting_of(worker);
        Stack& bucket = waiting.buckets[length];
        try {
            while (!bucket.empty()) {
                const std::uint64_t entry = bucket.pop();
                Stack& part = waiting.parts[Table::hash(entry & state_mask) % Waiting::rounds];
                part.reserve(1, work.budget);
                part.push(entry);
            }
            bucket.release(work.budget);
        } catch (const OutOfBudget&) {
            halted = true;
        }
    }

    Waiting& waiting_of(int worker) { return worker == 0 ? work.waiting : others[worker - 1]; }

    void gather_ends() {
        for (int worker = 1; worker < workers && crew != nullptr; ++worker) {
            Stack& ends = others[worker - 1].ends;
            work.waiting.ends.reserve(ends.size(), work.budget);
            while (!ends.empty()) work.waiting.ends.push(ends.pop());
        }
    }

    /// Looks at every state of this estimated length; without need to be thorough, until one is solved.
    void search_alone() {
        Waiting& waiting = work.waiting;
        while (search_batch<false>(waiting)) {
            if ((!waiting.ends.empty() && !is_thorough()) || halted) return;
            if (work.table.is_full()) work.table.grow(work.budget);
            if (waiting.expanded >= waiting.next_look && must_halt(waiting)) halted = true;
        }
    }

    /// The part of one thread in a level.
    void search_together(int worker) {
        Waiting& waiting = waiting_of(worker);
        Stack& bucket = waiting.parts[round];
        waiting.now = &bucket;
        constexpr std::size_t most = 256;
        std::uint64_t some[most];
        try {
            while (!halted.load(std::memory_order_relaxed)) {
                if (!search_batch<true>(waiting)) {
                    const std::size_t count = crew->take(some, most);
                    if (count == 0) return;
                    bucket.reserve(count, work.budget);
                    for (std::size_t i = 0; i < count; ++i) bucket.push(some[i]);
                }
                if (crew->is_hungry() && bucket.size() >= 2 * batch) {
                    const std::size_t count = std::min(most, bucket.size() / 2);
                    for (std::size_t i = 0; i < count; ++i) some[i] = bucket.pop();
                    crew->give(some, count);
                }
                if (crew->is_disturbing()) crew->step_aside();
                if (work.table.is_full()) {
                    crew->alone([](void* search) { static_cast<Search*>(search)->grow_table(); }, this);
                }
                if (waiting.expanded >= waiting.next_look && must_halt(waiting, worker == 0)) halted = true;
            }
        } catch (const OutOfBudget&) {
            halted = true;
        }
        crew->stop();
    }

    /// Grows the table if that is still needed; never throws.
    void grow_table() {
        try {
            if (work.table.is_full()) work.table.grow(work.budget);
        } catch (const OutOfBudget&) {
            halted = true;
        }
    }

    /// Looks at the next few states; false if there are none.
    template <bool together>
    bool search_batch(Waiting& waiting) {
        std::uint64_t taken[batch];
        const bool testing = !waiting.tests.empty();
        Stack& source = testing ? waiting.tests : *waiting.now;
        int count = 0;
        while (count < batch && !source.empty()) {
            taken[count] = source.pop();
            work.table.prefetch(taken[count++] & state_mask);
        }
        for (int i = 0; i < count; ++i) {
            const State state = taken[i] & state_mask;
            const unsigned rank = unsigned(taken[i] >> rank_shift);
            if (!work.table.template improve<together>(state, testing ? rank | 1 : rank)) continue;
            if (waiting.expanded == waiting.allowed) {
                halted = true;
                return true;
            }
            ++waiting.expanded;
            if (!testing) {
                expand(waiting, taken[i]);
            } else if (!problem.is_solved_within_three(state)) {
                put(waiting, without_rank(taken[i]), int(rank / 2), length + 1);
            } else {
                waiting.ends.reserve(1, work.budget);
                waiting.ends.push(state);
                if (!is_thorough()) break;
            }
        }
        return count > 0;
    }

    /// Tells whether a limit is met; the thread that called the search looks after its caller, too.
    bool must_halt(Waiting& waiting, bool is_caller = true) {
        waiting.next_look = waiting.expanded + look_every;
        if (is_caller && control.pulse) control.pulse();
        if (control.cancelled.load(std::memory_order_relaxed)) return true;
        const std::chrono::duration<double> passed = Clock::now() - start_time;
        return passed.count() >= limits.seconds;
    }

    void expand(Waiting& waiting, std::uint64_t entry) {
        const State state = entry & state_mask;
        const int moves = int(entry >> (rank_shift + 1)) + 1;
        const unsigned last = unsigned(entry >> last_move_shift & 31);
        Slides slides;
        problem.find_moves(state, slides);
        const std::uint32_t useful = slides.legal & ~superfluous(last);
        waiting.tests.reserve(4 * robots, work.budget);
        const OtherMoves other_moves(problem, state);
        for (std::uint32_t rest = useful; rest != 0; rest &= rest - 1) {
            const int lane = std::countr_zero(rest);
            int now;
            const State child = problem.child(state, lane, slides, now);
            const int left = other_moves.known && lane >= 4
                                 ? other_moves.bound(cell_of(state, lane / 4), slides.to[lane])
                                 : problem.bound(child);
            if (left >= never) continue;
            const std::uint64_t how = kept_of(problem, state, lane, now, slides);
            const std::uint64_t reached = child | how << last_move_shift;
            if (left <= lookahead && moves + lookahead == length) {
                waiting.tests.push(reached | std::uint64_t(2 * moves) << rank_shift);
            } else {
                put(waiting, reached, moves, std::max(length, moves + std::max(left, lookahead + 1)));
            }
        }
    }

    /// The bound after moves of the other robots, where one robot alone may take the target.
    struct OtherMoves {
        bool known;
        int near = 0;
        Blockers::View view{0, 0, nullptr};
        std::uint32_t standing = 0;

        OtherMoves(const Problem<robots>& problem, State state) : known(problem.slots.candidates == 1) {
            if (!known) return;
            near = problem.near_of(state, 0);
            if (!problem.has_blockers()) return;
            view = problem.goal_of(0).blockers.view(cell_of(state, 0));
            if (view.related != nullptr) standing = Blockers::template standing<robots>(view, state, 0);
        }

        int bound(unsigned from, unsigned to) const {
            if (view.related == nullptr) return near;
            return std::max(near, view.bound(standing - view.related[from] + view.related[to]));
        }
    };

    /// Plays to one of the ends, always the same, and from there to the target.
    void show_path(Answer& answer) {
        Stack& ends = work.waiting.ends;
        State end = ends.pop();
        while (!ends.empty()) end = std::min(end, ends.pop());
        const int moves = length - lookahead;
        State way[most_moves];
        way[moves] = end;
        const Retrace<robots> retrace{problem, work.table};
        for (int count = moves; count > 0; --count) {
            retrace.each_before(way[count], count - 1, [&](State before) {
                way[count - 1] = before;
                return true;
            });
        }
        auto played = problem.at_start();
        for (int count = 0; count < moves; ++count) {
            problem.each_move(played, [&](Move move, const auto& after) {
                if (after.state != way[count + 1]) return false;
                answer.path[count] = move;
                played = after;
                return true;
            });
        }
        problem.each_end(played, lookahead, answer.path + moves, [] { return true; });
    }
};

}  // namespace ricochet::RICOCHET_PATH
