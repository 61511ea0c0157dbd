// Long searches: the states of one length in sweeps over the shards, by one thread or several.
#pragma once

#include <atomic>
#include <bit>
#include <cstdint>
#include <memory>
#include <utility>

#include "kernel/platform/thread_team.hpp"
#include "kernel/search/expansion.hpp"
#include "kernel/search/workspace.hpp"

namespace ricochet::RICOCHET_CPU_TARGET {

/// A sweep goes over everything with so many moves left before the next sweep begins, so that what is found does not
/// depend on how many threads there are and which of them comes first. A shard belongs to one thread during a sweep:
/// threads need no locks.
template <int robots>
class Sweeps {
public:
    Sweeps(Expansion<robots>& expansion, Workspace& work, int workers)
        : expansion_(expansion),
          work_(work),
          workers_(workers) {}

    /// Splits the closed set and the open list into shards, and starts the threads.
    void start() {
        Worker& first = work_.worker;
        work_.closed.split(work_.budget);
        first.open.take_all(expansion_.length, first.chunks,
                            [&](Entry entry, int estimate) { expansion_.put(first, entry, estimate); });
        expansion_.problem.build_thorough_bound();
        if (workers_ > 1) {
            expansion_.problem.complete_tables();
            work_.budget.take(sizeof(Worker) * std::size_t(workers_ - 1));
            others_ = std::make_unique<Worker[]>(std::size_t(workers_ - 1));
            for (int number = 1; number < workers_; ++number) worker(number).start();
        }
        team_ = std::make_unique<ThreadTeam>(workers_);
    }

    /// The workers in use; one before `start`.
    int worker_count() const { return team_ == nullptr ? 1 : workers_; }
    Worker& worker(int number) { return number == 0 ? work_.worker : others_[number - 1]; }

    /// Searches the current length, those states first that have the fewest moves left, to its end; or, if `one_end` is
    /// enough, until the end of a sweep that found one. The first worker then has all ends.
    void search_length(bool one_end) {
        one_end_ = one_end;
        parts_end_ = 0;
        begin_sweep();
        team_->run([](void* sweeps, int worker) { static_cast<Sweeps*>(sweeps)->work(worker); },
                   [](void* sweeps) { static_cast<Sweeps*>(sweeps)->next_sweep(); }, this);
        for (int number = 1; number < workers_; ++number) {
            Worker& other = worker(number);
            while (!other.ends.empty()) {
                work_.worker.ends.push(other.ends.pop(other.chunks), work_.worker.chunks, work_.budget);
            }
        }
    }

private:
    static constexpr int batch = Expansion<robots>::max_at_once;  // states whose memory is prefetched at once
    static constexpr unsigned part = 8;                           // shards

    Expansion<robots>& expansion_;
    Workspace& work_;
    const int workers_;
    std::unique_ptr<Worker[]> others_;  // all but the first, which is work_.worker
    std::unique_ptr<ThreadTeam> team_;
    bool one_end_ = true;
    // The sweep that all threads are in: over some shards of what is open with so many moves left.
    int moves_left_ = 0;
    std::atomic<unsigned> next_shard_{0};
    unsigned end_shard_ = 0, parts_end_ = 0;
    bool is_over_ = false;

    void begin_sweep() {
        const int length = expansion_.length;
        unsigned filled = 0;
        for (int number = 0; number < workers_; ++number) filled |= worker(number).open.filled(length);
        is_over_ = filled == 0;
        if (is_over_) return;
        moves_left_ = std::countr_zero(filled);
        for (int number = 0; number < workers_; ++number) {
            worker(number).bucket = worker(number).open.bucket(length, moves_left_);
        }
        next_shard_ = 0;
        end_shard_ = ClosedSet::shards;
        if (moves_left_ == lookahead + 1) {
            // The children of these are tested after each part of the shards: one end may be enough.
            next_shard_ = parts_end_ % ClosedSet::shards;
            end_shard_ = parts_end_ = next_shard_ + part;
        }
    }

    void next_sweep() {
        bool has_end = false;
        for (int number = 0; number < workers_; ++number) {
            Worker& one = worker(number);
            one.open.mark_empty_if_so(expansion_.length, moves_left_);
            has_end |= !one.ends.empty();
        }
        begin_sweep();
        if (expansion_.halted || (has_end && one_end_)) is_over_ = true;
    }

    /// What one thread does until the length is searched.
    void work(int number) {
        while (!is_over_) {
            try {
                // One thread alone where the children may belong to the bucket that is swept.
                if (number == 0 || moves_left_ < OpenList::max_left) sweep(worker(number));
            } catch (const OutOfBudget&) {
                expansion_.halted = expansion_.is_out_of_memory = true;
            }
            team_->synchronize();
        }
    }

    /// Takes the shards one after the other. All that is open in a shard is put into its closed table before any of it
    /// is processed: of the moves that lead to a state after as many moves, the same one is kept whichever thread found
    /// it first.
    void sweep(Worker& worker_here) {
        for (unsigned shard; (shard = next_shard_++) < end_shard_;) {
            ClosedTable& table = work_.closed.shard(shard);
            EntryStack fresh;
            for (int from = 0; from < workers_; ++from) {
                EntryStack* const bucket = worker(from).bucket;
                if (bucket == nullptr || bucket[shard].empty()) continue;
                EntryStack stack = std::exchange(bucket[shard], EntryStack());
                while (!stack.empty()) {
                    if (expansion_.halted.load(std::memory_order_relaxed)) return;
                    expansion_.template take_some<batch>(worker_here, stack, table, [&](Entry entry) {
                        fresh.push(entry, worker_here.chunks, work_.budget);
                    });
                }
            }
            while (!fresh.empty()) {
                if (expansion_.halted.load(std::memory_order_relaxed)) return;
                Entry taken[batch];
                int count = 0;
                expansion_.template pop_some<batch>(worker_here, fresh, table, [&](Entry entry) {
                    const Entry kept = table.entry(expansion_.state_of(entry));
                    if (kept >> g_cost_shift == entry >> g_cost_shift) taken[count++] = kept;
                });
                expansion_.process_all(worker_here, table, taken, count);
            }
        }
    }
};

}  // namespace ricochet::RICOCHET_CPU_TARGET
