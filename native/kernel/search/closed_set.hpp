// The closed set: the states that a search has expanded or tested.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "kernel/model/moves.hpp"
#include "kernel/platform/memory_budget.hpp"
#include "kernel/platform/simd.hpp"

namespace ricochet::RICOCHET_CPU_TARGET {

/// A state and, in the bits that it does not use, the move by which it was reached (see commuting_moves.hpp) and its
/// g-cost: the moves from the start, counted in halves, and one half more if the state has not been expanded so far: it
/// is new, or was put off to a greater length. What is put off waits on the open list without that half, and so is
/// better than what the closed set has.
using Entry = std::uint64_t;

inline constexpr int last_move_shift = state_bits;
inline constexpr int g_cost_shift = state_bits + 5;
inline constexpr Entry not_expanded = Entry(1) << g_cost_shift;

/// A hash table of states with linear probing; of each state it keeps the entry of the lowest g-cost.
class alignas(64) ClosedTable {
public:
    /// Forgets everything; starts small. `mask`: the bits that states use.
    void clear(State mask, MemoryBudget& budget) {
        mask_ = mask;
        if (memory_.size() == 0) memory_.resize(smallest, budget);
        set_size(smallest);
        wipe();
        count_ = 0;
    }

    std::size_t bytes() const { return memory_.bytes(); }
    void release(MemoryBudget& budget) { memory_.release(budget); }

    bool is_full() const { return 2 * count_ >= size_; }

    void grow(MemoryBudget& budget) {
        GrowableArray<Entry> old;
        old.resize(size_, budget);
        std::memcpy(old.items(), memory_.items(), old.bytes());
        if (memory_.size() < size_ * growth) {
            memory_.release(budget);
            memory_.resize(size_ * growth, budget);
        }
        set_size(size_ * growth);
        wipe();
        for (std::size_t i = 0; i < old.size(); ++i) {
            if (old.items()[i] != 0) *place(old.items()[i] & mask_) = old.items()[i];
        }
        old.release(budget);
    }

    static constexpr int shard_bits = 7, shard_bits_of_active = 5;

    /// A number from 0 to 127. Most of it is given by the cell of the robot in the first slot, so that states that can
    /// be asked about together belong to the same shard.
    static unsigned shard_of(State state) {
        constexpr int others = shard_bits - shard_bits_of_active;
        const std::uint64_t active = (state & 0xFF) * multiplier >> (64 - shard_bits_of_active);
        return unsigned(active << others | state * multiplier >> (64 - others));
    }

    void prefetch(State state) const { prefetch_to_write(&memory_.items()[home(state)]); }

    /// Keeps an entry if its state is new or had a higher g-cost, and tells whether this is so. Of two entries of equal
    /// g-cost the greater one is kept, whichever comes first. Requires a table that is not full.
    bool improve(Entry entry) {
        Entry& kept = *place(entry & mask_);
        if (kept == 0) {
            ++count_;
        } else if (kept >> g_cost_shift <= entry >> g_cost_shift) {
            if (kept >> g_cost_shift == entry >> g_cost_shift && kept < entry) kept = entry;
            return false;
        }
        kept = entry;
        return true;
    }

    /// Says whether the state of an entry has been expanded: 0, or `not_expanded`. False if the table has a lower
    /// g-cost.
    bool mark(Entry entry, Entry expanded) {
        Entry& kept = *place(entry & mask_);
        if (kept >> g_cost_shift != entry >> g_cost_shift) return false;
        kept = (kept & ~not_expanded) | expanded;
        return true;
    }

    /// The entry of a state, or 0.
    Entry entry(State state) const { return *place(state); }

    /// The g-cost of a state in half moves, or -1.
    int g_cost(State state) const {
        const Entry found = entry(state);
        return found == 0 ? -1 : int(found >> g_cost_shift);
    }

    /// Calls `visit(entry)` for all entries.
    template <typename Visit>
    void each(Visit visit) const {
        for (std::size_t i = 0; i < size_; ++i) {
            if (memory_.items()[i] != 0) visit(memory_.items()[i]);
        }
    }

private:
    static constexpr std::uint64_t multiplier = 0x9E3779B97F4A7C15u;
    static constexpr std::size_t smallest = 1 << 11;
    static constexpr std::size_t growth = 4;

    std::size_t home(State state) const { return std::size_t(state * multiplier << shard_bits >> shift_); }

    Entry* place(State state) const {
        Entry* const entries = memory_.items();
        std::size_t i = home(state);
        while (entries[i] != 0 && (entries[i] & mask_) != state) i = (i + 1) & (size_ - 1);
        return &entries[i];
    }

    void set_size(std::size_t size) {
        size_ = size;
        shift_ = 64 - std::countr_zero(size);
    }

    void wipe() { std::memset(memory_.items(), 0, size_ * sizeof(Entry)); }

    GrowableArray<Entry> memory_;
    std::size_t size_ = 0;
    std::size_t count_ = 0;
    int shift_ = 0;
    State mask_ = state_mask;
};

/// All closed states: in one table at first, and in a long search sharded over many. Each of these is small enough to
/// stay in the processor's cache while the open states of its shard are processed, and is used by one thread at a time.
class ClosedSet {
public:
    static constexpr unsigned shards = 1 << ClosedTable::shard_bits;

    void clear(State mask, MemoryBudget& budget) {
        is_sharded_ = false;
        mask_ = mask;
        all_.clear(mask, budget);
    }

    bool is_sharded() const { return is_sharded_; }

    /// Moves every entry to the table of its shard.
    void split(MemoryBudget& budget) {
        for (ClosedTable& table : tables_) table.clear(mask_, budget);
        is_sharded_ = true;
        all_.each([&](Entry entry) {
            ClosedTable& table = shard(shard_of(entry & mask_));
            if (table.is_full()) table.grow(budget);
            table.improve(entry);
        });
    }

    unsigned shard_of(State state) const { return is_sharded_ ? ClosedTable::shard_of(state) : 0; }
    ClosedTable& shard(unsigned shard) { return is_sharded_ ? tables_[shard] : all_; }

    /// The g-cost of a state in half moves, or -1.
    int g_cost(State state) const { return (is_sharded_ ? tables_[ClosedTable::shard_of(state)] : all_).g_cost(state); }

    std::size_t bytes() const {
        std::size_t sum = all_.bytes();
        for (const ClosedTable& table : tables_) sum += table.bytes();
        return sum;
    }

    void release(MemoryBudget& budget) {
        all_.release(budget);
        for (ClosedTable& table : tables_) table.release(budget);
    }

private:
    bool is_sharded_ = false;
    State mask_ = state_mask;
    ClosedTable all_;
    ClosedTable tables_[shards];
};

}  // namespace ricochet::RICOCHET_CPU_TARGET
