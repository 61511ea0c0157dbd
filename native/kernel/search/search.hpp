// The search for a shortest path on boards of at most 16x16 with four or five robots.
//
// A* by estimated length, and within a length those first that have the fewest moves left: the last length need not be
// searched to its end. A state is looked up in the table when it is taken out of its pile, not when it is put there, and
// several at a time, so that the memory can be asked in advance. The last three moves need no states: where three moves
// are left of the length that is tried, `Finish` says whether they suffice.
#pragma once

#include <algorithm>
#include <atomic>
#include <bit>
#include <chrono>
#include <cstdint>
#include <limits>
#include <memory>
#include <utility>

#include "kernel/platform/thread_team.hpp"
#include "kernel/search/closed_set.hpp"
#include "kernel/search/commuting_moves.hpp"
#include "kernel/search/fast_outcome.hpp"
#include "kernel/search/open_list.hpp"
#include "kernel/search/problem.hpp"
#include "kernel/search/retrace.hpp"

namespace ricochet::RICOCHET_PATH {

/// What one thread has, and has to do yet.
struct Worker {
    Waiting waiting;
    Chunks chunks;
    Pile ends;            // states that may be solved within three moves, and are
    Pile* row = nullptr;  // by shard, what waits for the sweep that all threads are in
    std::uint64_t expanded = 0;
    std::uint64_t allowed = 0;    // to be expanded
    std::uint64_t looked_at = 0;  // entries taken out
    std::uint64_t next_look = 0;  // at the clock

    void start() {
        chunks.clear();
        waiting.clear();
        ends = Pile();
        expanded = allowed = looked_at = next_look = 0;
    }
};

/// The memory of a search, kept by its thread for the next one.
struct Workspace {
    Budget budget;
    Seen seen;
    Worker worker;
    Goal goals[most_colours];

    /// Empties everything, within a new limit.
    void start(std::size_t bytes, State mask) {
        if (held() + sizeof(Workspace) > bytes) release();
        budget.start(bytes);
        budget.take(held() + sizeof(Workspace));
        worker.start();
        seen.clear(mask, budget);
    }

    /// Gives back what is too much to keep.
    void finish() {
        if (held() > kept_bytes) release();
    }

    void release() {
        budget.start(std::numeric_limits<std::size_t>::max());
        budget.take(held());
        seen.release(budget);
        worker.chunks.release(budget);
    }

   private:
    static constexpr std::size_t kept_bytes = std::size_t(64) << 20;

    std::size_t held() const { return seen.bytes() + worker.chunks.bytes(); }
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

    /// Searches. With every path as the aim, ends are left in `work.worker` and what leads there in `work.seen`.
    void run(Answer& answer) {
        start_time = Clock::now();
        try {
            work.start(limits.bytes, problem.slots.mask);
            solve(answer);
        } catch (const OutOfBudget&) {
            answer.status = Status::limit;
        }
        answer.expanded = expanded_before;
        for (int number = 0; number < worker_count(); ++number) answer.expanded += worker_of(number).expanded;
    }

    Problem<robots> problem;

   private:
    using Clock = std::chrono::steady_clock;
    static constexpr int batch = 8, large_batch = 32;  // states that memory is asked for at once
    static constexpr std::uint64_t blockers_from = 100;  // expansions from which the second bound is worth its tables
    static constexpr std::uint64_t spread_from = 100'000;  // expansions from which a spread table is worth its start
    static constexpr unsigned part = 8;  // shards
    static constexpr std::uint64_t look_every = 8192;
    static constexpr std::uint64_t allowed_at_once = 1024;

    const Limits& limits;
    Control& control;
    Workspace& work;
    const Aim aim;
    const int workers;

    std::uint64_t expanded_before = 0;
    Clock::time_point start_time;
    int length = 0;
    // All threads: work.worker is the first.
    std::unique_ptr<Worker[]> others;
    std::unique_ptr<Crew> crew;
    std::atomic<bool> halted{false};
    std::atomic<std::uint64_t> allowed{0};  // expansions that no thread has taken yet
    // The sweep that all threads are in: over some shards of what waits with so many moves left.
    int moves_left = 0;
    std::atomic<unsigned> next_shard{0};
    unsigned end_shard = 0, parts_end = 0;
    bool level_is_over = false;

    Worker& worker_of(int number) { return number == 0 ? work.worker : others[number - 1]; }
    int worker_count() const { return crew == nullptr ? 1 : workers; }

    void solve(Answer& answer) {
        const auto& start = problem.at_start();
        const int least = problem.bound(start.state);
        if (least >= never) {
            answer.status = Status::unsolvable;
            return;
        }
        control.at_least = answer.at_least = least;
        if (must_halt(work.worker)) return;
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
        allowed = limits.expanded - expanded_before;
        put(work.worker, start.state, length);
        for (; length <= most_moves; ++length) {
            if (!problem.has_blockers() && work.worker.expanded >= blockers_from * unsigned(problem.slots.candidates)) {
                add_blockers();
            }
            control.at_least = answer.at_least = length;
            if (length > limits.moves) return;
            if (!work.seen.is_spread()) search_alone();
            if (work.seen.is_spread()) search_together();
            if (halted) return;
            if (!work.worker.ends.empty()) {
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

    State state_of(Entry entry) const { return entry & problem.slots.mask; }
    static int moves_of(Entry entry) { return int(entry >> (rank_shift + 1)); }
    static bool is_tested(Entry entry) { return entry >> rank_shift & 1; }
    static Entry with_rank(Entry entry, int moves, bool tested) {
        return entry | Entry(2 * moves + tested) << rank_shift;
    }

    void put(Worker& worker, Entry entry, int estimate) {
        Pile* const row = worker.waiting.place(moves_of(entry), estimate, worker.chunks, work.budget);
        row[work.seen.shard_of(state_of(entry))].push(entry, worker.chunks, work.budget);
    }

    /// Takes up the second bound and puts every waiting state where it now belongs.
    void add_blockers() {
        problem.add_blockers();
        work.worker.waiting.take_all(length, work.worker.chunks, [&](Entry entry, int estimate) {
            put(work.worker, entry, std::max(estimate, moves_of(entry) + problem.bound(state_of(entry))));
        });
    }

    bool is_exhausted() {
        for (int number = 0; number < worker_count(); ++number) {
            if (worker_of(number).waiting.anything_after(length)) return false;
        }
        return true;
    }

    /// Looks at every state of this estimated length, those with the fewest moves left first, until one is solved or, for
    /// every path, to the end; or until the table is better spread.
    void search_alone() {
        Worker& worker = work.worker;
        Table& table = work.seen.shard(0);
        while (const unsigned filled = worker.waiting.filled(length)) {
            const int fewest = std::countr_zero(filled);
            Pile& pile = *worker.waiting.row(length, fewest);
            take_some<batch>(worker, pile, table, [&](Entry entry) { look_at(worker, entry); });
            if (pile.empty()) worker.waiting.forget(length, fewest);
            if (halted || (!worker.ends.empty() && aim == Aim::one_path)) return;
            if (worker.expanded >= spread_from) {
                spread();
                return;
            }
        }
    }

    void spread() {
        Worker& first = work.worker;
        work.seen.spread(work.budget);
        first.waiting.take_all(length, first.chunks,
                               [&](Entry entry, int estimate) { put(first, entry, estimate); });
        if (workers > 1) {
            problem.fill_tables();
            work.budget.take(sizeof(Worker) * std::size_t(workers - 1));
            others = std::make_unique<Worker[]>(std::size_t(workers - 1));
            for (int number = 1; number < workers; ++number) worker_of(number).start();
        }
        crew = std::make_unique<Crew>(workers);
    }

    /// As `search_alone`, with all threads. In sweeps that go over everything with so many moves left before the next begins, so
    /// that what is found does not depend on how many threads there are and which of them comes first.
    void search_together() {
        parts_end = 0;
        begin_sweep();
        crew->run([](void* search, int worker) { static_cast<Search*>(search)->sweep_level(worker); },
                  [](void* search) { static_cast<Search*>(search)->next_sweep(); }, this);
        for (int number = 1; number < workers; ++number) {
            Worker& other = worker_of(number);
            while (!other.ends.empty()) work.worker.ends.push(other.ends.pop(other.chunks), work.worker.chunks, work.budget);
        }
    }

    void begin_sweep() {
        unsigned filled = 0;
        for (int number = 0; number < workers; ++number) filled |= worker_of(number).waiting.filled(length);
        level_is_over = filled == 0;
        if (level_is_over) return;
        moves_left = std::countr_zero(filled);
        for (int number = 0; number < workers; ++number) {
            worker_of(number).row = worker_of(number).waiting.row(length, moves_left);
        }
        next_shard = 0;
        end_shard = Seen::shards;
        if (moves_left == lookahead + 1) {
            // What these lead to is tested after each part of them: one may do.
            next_shard = parts_end % Seen::shards;
            end_shard = parts_end = next_shard + part;
        }
    }

    void next_sweep() {
        bool has_end = false;
        for (int number = 0; number < workers; ++number) {
            Worker& worker = worker_of(number);
            worker.waiting.forget_if_empty(length, moves_left);
            has_end |= !worker.ends.empty();
        }
        begin_sweep();
        if (halted || (has_end && aim == Aim::one_path)) level_is_over = true;
    }

    void sweep_level(int number) {
        while (!level_is_over) {
            try {
                // One thread alone where what is found may belong to what is swept.
                if (number == 0 || moves_left < Waiting::most_left) sweep(worker_of(number));
            } catch (const OutOfBudget&) {
                halted = true;
            }
            crew->meet();
        }
    }

    /// Takes the shards one after the other. What waits there is first kept in the table, and looked at when all of it is: of the moves that
    /// lead to a state after as many moves, the same one is kept whichever thread found it first.
    void sweep(Worker& worker) {
        for (unsigned shard; (shard = next_shard++) < end_shard;) {
            Table& table = work.seen.shard(shard);
            Pile fresh;
            for (int from = 0; from < workers; ++from) {
                Pile* const row = worker_of(from).row;
                if (row == nullptr || row[shard].empty()) continue;
                Pile pile = std::exchange(row[shard], Pile());
                while (!pile.empty()) {
                    if (halted.load(std::memory_order_relaxed)) return;
                    take_some<large_batch>(worker, pile, table,
                                           [&](Entry entry) { fresh.push(entry, worker.chunks, work.budget); });
                }
            }
            while (!fresh.empty()) {
                if (halted.load(std::memory_order_relaxed)) return;
                pop_some<large_batch>(worker, fresh, table, [&](Entry entry) {
                    const Entry kept = table.entry(state_of(entry));
                    if (kept >> rank_shift == entry >> rank_shift) look_at(worker, kept);
                });
            }
        }
    }

    /// Takes the next few entries out of a pile, all of which belong into that table, and calls `visit(entry)` for those that are
    /// better than what the table has.
    template <int at_once, typename Visit>
    void take_some(Worker& worker, Pile& pile, Table& table, Visit visit) {
        if (table.is_full()) table.grow(work.budget);
        pop_some<at_once>(worker, pile, table, [&](Entry entry) {
            if (table.improve(entry)) visit(entry);
        });
    }

    /// Calls `visit(entry)` for the next few entries of a pile, for which the memory of the table was asked in advance.
    template <int at_once, typename Visit>
    void pop_some(Worker& worker, Pile& pile, const Table& table, Visit visit) {
        Entry taken[at_once];
        int count = 0;
        for (; count < at_once && !pile.empty(); ++count) {
            taken[count] = pile.pop(worker.chunks);
            table.prefetch(state_of(taken[count]));
        }
        for (int i = 0; i < count; ++i) visit(taken[i]);
        worker.looked_at += std::uint64_t(count);
        if (worker.looked_at >= worker.next_look && must_halt(worker)) halted = true;
    }

    void look_at(Worker& worker, Entry entry) {
        if (worker.expanded == worker.allowed && !allow_more(worker)) {
            halted = true;
            return;
        }
        ++worker.expanded;
        if (!is_tested(entry)) {
            expand(worker, entry);
        } else if (problem.is_solved_within_three(state_of(entry))) {
            worker.ends.push(state_of(entry), worker.chunks, work.budget);
        } else {
            put(worker, entry ^ Entry(1) << rank_shift, length + 1);
        }
    }

    bool allow_more(Worker& worker) {
        std::uint64_t rest = allowed.load(std::memory_order_relaxed);
        while (!allowed.compare_exchange_weak(rest, rest - std::min(rest, allowed_at_once), std::memory_order_relaxed)) {
        }
        worker.allowed += std::min(rest, allowed_at_once);
        return rest > 0;
    }

    /// Tells whether a limit is met; the thread that called the search looks after its caller, too.
    bool must_halt(Worker& worker) {
        worker.next_look = worker.looked_at + look_every;
        if (&worker == &work.worker && control.pulse) control.pulse();
        if (control.cancelled.load(std::memory_order_relaxed)) return true;
        const std::chrono::duration<double> passed = Clock::now() - start_time;
        return passed.count() >= limits.seconds;
    }

    void expand(Worker& worker, Entry entry) {
        const State state = state_of(entry);
        const int moves = moves_of(entry) + 1;
        Slides slides;
        problem.find_moves(state, slides);
        const std::uint32_t useful = slides.legal & ~superfluous(problem, entry, slides);
        const OtherMoves other_moves(problem, state, slides);
        Pile* next_length = nullptr;  // where most of what is found belongs
        for (std::uint32_t rest = useful; rest != 0; rest &= rest - 1) {
            const int lane = std::countr_zero(rest);
            int now;
            const State child = problem.child(state, lane, slides, now);
            const int left = other_moves.known && lane >= 4 ? other_moves.bound(lane) : problem.bound(child);
            if (left >= never) continue;
            const bool tested = left <= lookahead && moves + lookahead == length;
            const int estimate = tested ? length : std::max(length, moves + std::max(left, lookahead + 1));
            const Entry reached = with_rank(child | kept_of(problem, state, lane, now, slides), moves, tested);
            if (estimate == length + 1) {
                if (next_length == nullptr) next_length = worker.waiting.place(moves, estimate, worker.chunks, work.budget);
                next_length[work.seen.shard_of(child)].push(reached, worker.chunks, work.budget);
            } else {
                put(worker, reached, estimate);
            }
        }
    }

    /// The bound after a move of another robot, where one robot alone may take the target.
    struct OtherMoves {
        const State state;
        const Slides& slides;
        bool known;
        int near = 0;
        Blockers::View view{};
        Blockers::EachLength standing = 0;

        OtherMoves(const Problem<robots>& problem, State in_state, const Slides& of_slides)
            : state(in_state), slides(of_slides), known(problem.slots.candidates == 1) {
            if (!known) return;
            near = problem.near_of(state, 0);
            if (!problem.has_blockers()) return;
            view = problem.goal_of(0).blockers.view(cell_of(state, 0));
            if (view.related != nullptr) standing = Blockers::template standing<robots>(view, state, 0);
        }

        int bound(int lane) const {
            if (view.related == nullptr) return near;
            const Blockers::EachLength* const related = view.related;
            return std::max(near, view.bound(standing - related[cell_of(state, lane / 4)] + related[slides.to[lane]]));
        }
    };

    /// Plays to one of the ends, always the same, and from there to the target.
    void show_path(Answer& answer) {
        Pile& ends = work.worker.ends;
        State end = ends.pop(work.worker.chunks);
        while (!ends.empty()) end = std::min(end, ends.pop(work.worker.chunks));
        const int moves = length - lookahead;
        State way[most_moves];
        way[moves] = end;
        const Retrace<robots> retrace{problem, work.seen};
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
