// The memory of a fast search.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>

#include "kernel/platform/memory_budget.hpp"
#include "kernel/search/closed_set.hpp"
#include "kernel/search/open_list.hpp"
#include "kernel/search/problem.hpp"

namespace ricochet::RICOCHET_CPU_TARGET {

/// What one thread works with.
struct Worker {
    OpenList open;
    ChunkPool chunks;
    EntryStack ends;               // states from which three moves solve the puzzle
    EntryStack* bucket = nullptr;  // by shard, the open states of the sweep that all threads are in
    std::uint64_t expanded = 0;
    std::uint64_t allowed = 0;     // expansions up to which it need not ask
    std::uint64_t taken = 0;       // entries taken off the open list
    std::uint64_t next_check = 0;  // of the limits, by entries taken

    void start() {
        chunks.clear();
        open.clear();
        ends = EntryStack();
        expanded = allowed = taken = next_check = 0;
    }
};

/// The memory of a search, kept by its thread for the next one.
struct Workspace {
    MemoryBudget budget;
    ClosedSet closed;
    Worker worker;
    Goal goals[max_colours];

    /// Empties everything, within a new limit.
    void start(std::size_t bytes, State mask) {
        if (held() + sizeof(Workspace) > bytes) release();
        budget.start(bytes);
        budget.take(held() + sizeof(Workspace));
        worker.start();
        closed.clear(mask, budget);
    }

    /// Tells whether there is any memory of the searches before.
    bool keeps_memory() const { return held() > 0; }

    /// Releases memory above `kept_bytes`.
    void trim() {
        if (held() > kept_bytes) release();
    }

    void release() {
        budget.start(std::numeric_limits<std::size_t>::max());
        budget.take(held());
        closed.release(budget);
        worker.chunks.release(budget);
    }

private:
    static constexpr std::size_t kept_bytes = std::size_t(64) << 20;

    std::size_t held() const { return closed.bytes() + worker.chunks.bytes(); }
};

}  // namespace ricochet::RICOCHET_CPU_TARGET
