// The state that all parts and threads of one search share.
#pragma once

#include <algorithm>
#include <atomic>
#include <cassert>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "kernel/platform/memory_budget.hpp"
#include "kernel/platform/thread_team.hpp"
#include "kernel/search/answers.hpp"
#include "kernel/search/closed_set.hpp"
#include "kernel/search/open_list.hpp"
#include "kernel/search/problem.hpp"

namespace ricochet::RICOCHET_CPU_TARGET {

/// The goal of a search.
enum class Aim {
    one_path,
    all_paths,  // keep everything that is needed to list every shortest path
};

/// The working memory of one thread.
struct Worker {
    OpenList open;
    ChunkPool chunks;
    EntryStack ends;               // states from which three moves solve the puzzle
    EntryStack* bucket = nullptr;  // by shard, the open states of the current sweep
    std::uint64_t expanded = 0;
    std::uint64_t allowed = 0;     // expansions that it may make in all, as far as it knows
    bool shares = false;           // whether it holds a part of the shared allowance
    std::uint64_t taken = 0;       // entries taken off the open list
    std::uint64_t next_check = 0;  // of the limits, by entries taken

    void start() {
        chunks.clear();
        open.clear();
        ends = EntryStack();
        expanded = allowed = taken = next_check = 0;
        shares = false;
    }
};

/// The memory of a search. Its thread keeps it for the next search.
struct Workspace {
    MemoryBudget budget;
    ClosedSet closed;
    Worker worker;  // of the thread that called the search
    Goal goals[max_colours];
    Answers answers;

    /// Empties everything and sets a new limit.
    void start(std::size_t bytes, std::uint64_t mask) {
        const std::size_t limit = bytes - spare(bytes);
        if (held() + sizeof(Workspace) > limit) release();
        budget.start(limit);
        budget.take(held() + sizeof(Workspace));
        worker.start();
        closed.clear(mask, budget);
    }

    /// Returns whether it holds memory from earlier searches.
    bool keeps_memory() const { return held() > 0; }

    /// Releases what it holds if a thread may not keep so much.
    void trim() {
        if (held() + sizeof(Workspace) > kept_bytes) release();
    }

    void release() {
        budget.start(std::numeric_limits<std::size_t>::max());
        budget.take(held());
        closed.release(budget);
        worker.chunks.release(budget);
    }

private:
    /// What a limit leaves for the gaps between pieces of memory and for the stacks of threads, which no budget counts.
    static constexpr std::size_t spare(std::size_t bytes) {
        return bytes > sizeof(Workspace) ? (bytes - sizeof(Workspace)) / 12 : 0;
    }

    static constexpr std::size_t kept_bytes = std::size_t(64) << 20;

    std::size_t held() const { return closed.bytes() + worker.chunks.bytes(); }
};

/// The state of one search. Several threads may use it at once, each with its own worker.
template <int robots>
struct SearchState {
    Problem<robots> problem;
    const Limits& limits;
    Control& control;
    Workspace& work;
    const Aim aim;
    int f = 0;  // the current f-cost: the length of the paths that are searched

    SearchState(const Puzzle& puzzle, const Limits& limits_, Control& control_, Workspace& work_, Aim aim_)
        : problem(puzzle, work_.goals),
          limits(limits_),
          control(control_),
          work(work_),
          aim(aim_) {
        work.answers.start(puzzle);
    }

    State state_of(Entry entry) const { return {entry.bits & problem.slots.mask}; }

    /// Puts an entry on the open list of a worker.
    void put(Worker& worker, Entry entry, int f_cost) {
        assert(f_cost >= f);
        put(worker, worker.open.bucket_to_fill(f_cost, entry.cost().g(), worker.chunks, work.budget), entry);
    }
    void put(Worker& worker, EntryStack* bucket, Entry entry) {
        if (bucket == nullptr) return;  // the budget is exhausted
        bucket[work.closed.shard_of(state_of(entry))].push(entry, worker.chunks, work.budget);
    }

    /// Returns whether the search must end: it has met a limit, was cancelled or ran out of memory.
    bool has_ended() const { return has_ended_.load(std::memory_order_relaxed) || work.budget.is_exhausted(); }

    /// Ends the search if it was cancelled or has met its time limit. The thread that called the search also calls the
    /// pulse.
    void check_limits(Worker& worker) {
        worker.next_check = worker.taken + check_interval;
        if (&worker == &work.worker && control.pulse) control.pulse();
        const std::chrono::duration<double> passed = Clock::now() - start_time_;
        if (control.cancelled.load(std::memory_order_relaxed) || passed.count() >= limits.seconds) has_ended_ = true;
    }

    /// From now on, several workers share the expansions that the first worker may still make.
    void share_allowance() {
        Worker& first = work.worker;
        shared_allowance_.share(first.allowed - first.expanded);
        first.allowed = first.expanded;
    }

    /// Counts an expansion. If no more are allowed, ends the search and returns false.
    bool count_expansion(Worker& worker) {
        assert(worker.expanded <= worker.allowed);
        if (worker.expanded == worker.allowed && !allow_more(worker)) {
            has_ended_ = true;
            return false;
        }
        ++worker.expanded;
        return true;
    }

    /// Returns the expansions that the worker did not make to the shared allowance. Every worker calls it when it has
    /// no more work, because others may wait for them.
    void return_allowance(Worker& worker) {
        if (!worker.shares) return;
        worker.shares = false;
        shared_allowance_.give_back(worker.allowed - worker.expanded);
        worker.allowed = worker.expanded;
    }

private:
    using Clock = std::chrono::steady_clock;
    static constexpr std::uint64_t check_interval = 8192;
    static constexpr std::uint64_t shared_at_once = 1024;

    const Clock::time_point start_time_ = Clock::now();
    std::atomic<bool> has_ended_{false};
    Allowance shared_allowance_;  // empty while one worker searches

    [[gnu::noinline]] bool allow_more(Worker& worker) {
        return_allowance(worker);
        const std::uint64_t more = shared_allowance_.take(shared_at_once);
        worker.shares = more > 0;
        worker.allowed += more;
        return worker.shares;
    }
};

}  // namespace ricochet::RICOCHET_CPU_TARGET
