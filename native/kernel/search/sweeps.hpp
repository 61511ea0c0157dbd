// Long searches: one or several threads process the states of one f-cost in sweeps over the shards.
#pragma once

#include <atomic>
#include <bit>
#include <cassert>
#include <cstdint>
#include <memory>
#include <utility>

#include "kernel/platform/thread_team.hpp"
#include "kernel/search/expansion.hpp"

namespace ricochet::RICOCHET_CPU_TARGET {

/// A sweep processes all states of one h-cost before the next sweep begins, so its results depend neither on the number
/// of threads nor on their speed. A shard belongs to one thread during a sweep, so threads need no locks.
template <int robots>
class Sweeps {
public:
    Sweeps(SearchState<robots>& search, int workers) : search_(search), workers_(workers) { assert(workers >= 1); }

    /// Splits the closed set and the open list into shards, and starts the threads.
    void start() {
        Worker& first = worker(0);
        search_.work.closed.split(search_.work.budget);
        first.open.take_all(search_.f, first.chunks, [&](Entry entry, int f) { search_.put(first, entry, f); });
        search_.problem.build_thorough_bound();
        if (workers_ > 1) {
            search_.problem.complete_tables();
            search_.work.budget.take(sizeof(Worker) * std::size_t(workers_ - 1));
            if (search_.has_ended()) return;
            others_ = std::make_unique<Worker[]>(std::size_t(workers_ - 1));
            for (int number = 1; number < workers_; ++number) worker(number).start();
            search_.share_allowance();
        }
        team_ = std::make_unique<ThreadTeam>(workers_);
    }

    /// The number of workers in use: one before `start`.
    int worker_count() const { return team_ == nullptr ? 1 : workers_; }
    Worker& worker(int number) {
        assert(0 <= number && number < workers_);
        return number == 0 ? search_.work.worker : others_[number - 1];
    }

    /// Searches the current f-cost, lowest h-cost first, to its end. For one path, it stops after a sweep that found an
    /// end. Afterwards the first worker has all ends.
    void search_f_cost() {
        assert(team_ != nullptr);
        parts_end_ = 0;
        begin_sweep();
        team_->run([](void* sweeps, int worker) { static_cast<Sweeps*>(sweeps)->work(worker); },
                   [](void* sweeps) { static_cast<Sweeps*>(sweeps)->next_sweep(); }, this);
        for (int number = 1; number < workers_; ++number) {
            Worker& other = worker(number);
            while (!other.ends.empty()) {
                worker(0).ends.push(other.ends.pop(other.chunks), worker(0).chunks, search_.work.budget);
            }
        }
    }

private:
    static constexpr unsigned part = 8;  // shards

    SearchState<robots>& search_;
    const int workers_;
    std::unique_ptr<Worker[]> others_;  // all but the first
    std::unique_ptr<ThreadTeam> team_;
    // The current sweep of all threads, over some shards of the open states of one h-cost.
    int h_ = 0;
    std::atomic<unsigned> next_shard_{0};
    unsigned end_shard_ = 0, parts_end_ = 0;
    bool is_over_ = false;

    void begin_sweep() {
        unsigned filled = 0;
        for (int number = 0; number < workers_; ++number) filled |= worker(number).open.filled(search_.f);
        is_over_ = filled == 0;
        if (is_over_) return;
        h_ = std::countr_zero(filled);
        for (int number = 0; number < workers_; ++number) {
            worker(number).bucket = worker(number).open.bucket(search_.f, h_);
        }
        next_shard_ = 0;
        end_shard_ = ClosedSet::shards;
        if (h_ == lookahead + 1) {
            // The children of these states are tested after each part of the shards, because one end may suffice.
            next_shard_ = parts_end_ % ClosedSet::shards;
            end_shard_ = parts_end_ = next_shard_ + part;
        }
    }

    void next_sweep() {
        bool has_end = false;
        for (int number = 0; number < workers_; ++number) {
            worker(number).open.mark_if_empty(search_.f, h_);
            has_end |= !worker(number).ends.empty();
        }
        begin_sweep();
        if (search_.has_ended() || (has_end && search_.aim == Aim::one_path)) is_over_ = true;
    }

    /// The work of one thread until the f-cost has been searched.
    void work(int number) {
        while (!is_over_) {
            // At the highest h-cost, only one thread works, because children may go into the bucket that is being
            // swept.
            if (number == 0 || h_ < OpenList::max_h) sweep(worker(number));
            search_.return_allowance(worker(number));
            team_->synchronize();
        }
    }

    /// Processes shards one after the other. It enters all open states of a shard into its closed table before it
    /// processes any of them. If several moves lead to a state at the same cost, the table therefore keeps the same
    /// one, whichever thread found it first.
    void sweep(Worker& here) {
        for (unsigned shard; (shard = next_shard_++) < end_shard_;) {
            ClosedTable& table = search_.work.closed.shard(shard);
            EntryStack fresh;
            for (int from = 0; from < workers_; ++from) {
                EntryStack* const bucket = worker(from).bucket;
                if (bucket == nullptr || bucket[shard].empty()) continue;
                EntryStack stack = std::exchange(bucket[shard], EntryStack());
                while (!stack.empty()) {
                    if (search_.has_ended()) return;
                    take_some<max_at_once>(search_, here, stack, table,
                                           [&](Entry entry) { fresh.push(entry, here.chunks, search_.work.budget); });
                }
            }
            while (!fresh.empty()) {
                if (search_.has_ended()) return;
                Entry taken[max_at_once];
                int count = 0;
                pop_some<max_at_once>(search_, here, fresh, table, [&](Entry entry) {
                    const Entry kept = table.entry(search_.state_of(entry));
                    if (kept.cost() == entry.cost()) taken[count++] = kept;
                });
                process_all(search_, here, table, taken, count);
            }
        }
    }
};

}  // namespace ricochet::RICOCHET_CPU_TARGET
