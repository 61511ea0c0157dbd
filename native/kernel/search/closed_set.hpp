// The closed set: the states that a search has expanded or tested.
#pragma once

#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "kernel/platform/memory_budget.hpp"
#include "kernel/platform/simd.hpp"
#include "kernel/search/entry.hpp"

namespace ricochet::RICOCHET_CPU_TARGET {

/// A hash table of states with linear probing. For each state, it keeps the entry with the lowest cost. Once the budget
/// is exhausted, it must not be used before the next `clear`.
class alignas(64) ClosedTable {
public:
    /// Removes everything and starts small. `mask` has the bits that states use. Returns false if this exhausts the
    /// budget.
    bool clear(std::uint64_t mask, MemoryBudget& budget) {
        mask_ = mask;
        if (memory_.size() == 0 && !memory_.resize(smallest, budget)) return false;
        set_size(smallest);
        wipe();
        count_ = 0;
        return true;
    }

    std::size_t bytes() const { return memory_.bytes(); }
    void release(MemoryBudget& budget) { memory_.release(budget); }

    bool is_full() const { return 2 * count_ >= size_; }

    /// Returns false if this exhausts the budget.
    bool grow(MemoryBudget& budget) {
        assert(is_full());
        GrowableArray<Entry> old;
        if (!old.resize(size_, budget)) return false;
        std::memcpy(old.items(), memory_.items(), old.bytes());
        if (memory_.size() < size_ * growth) {
            memory_.release(budget);
            if (!memory_.resize(size_ * growth, budget)) return false;
        }
        set_size(size_ * growth);
        wipe();
        for (std::size_t i = 0; i < old.size(); ++i) {
            if (old.items()[i].bits != 0) *place(state_of(old.items()[i])) = old.items()[i];
        }
        old.release(budget);
        return true;
    }

    static constexpr int shard_bits = 7, shard_bits_of_active = 5;

    State state_of(Entry entry) const { return {entry.bits & mask_}; }

    /// A number from 0 to 127. It depends mostly on the cell of the robot in the first slot, so that states that can be
    /// queried together are in the same shard.
    static unsigned shard_of(State state) {
        constexpr int others = shard_bits - shard_bits_of_active;
        const std::uint64_t active = (state.bits & cell_mask) * multiplier >> (64 - shard_bits_of_active);
        return unsigned(active << others | state.bits * multiplier >> (64 - others));
    }

    void prefetch(State state) const { prefetch_to_write(&memory_.items()[home(state)]); }

    /// Keeps an entry and returns true if its state is new or had a higher cost. Of two entries with equal cost, it
    /// keeps the greater one, in whatever order they arrive. Requires a free place.
    bool improve(Entry entry) {
        assert(count_ + 1 < size_ && entry.bits != 0);
        Entry& kept = *place(state_of(entry));
        if (kept.bits == 0) {
            ++count_;
        } else if (kept.cost() <= entry.cost()) {
            if (kept.cost() == entry.cost() && kept.bits < entry.bits) kept = entry;
            return false;
        }
        kept = entry;
        return true;
    }

    /// Records whether the state of an entry has been expanded. Returns false if the table has a different cost for it.
    bool mark(Entry entry, bool is_expanded) {
        Entry& kept = *place(state_of(entry));
        if (kept.cost() != entry.cost()) return false;
        kept = is_expanded ? kept.expanded() : kept.unexpanded();
        return true;
    }

    /// The entry of a state, or an entry without bits.
    Entry entry(State state) const { return *place(state); }

    /// Calls `visit(entry)` for all entries.
    template <typename Visit>
    void each(Visit visit) const {
        for (std::size_t i = 0; i < size_; ++i) {
            if (memory_.items()[i].bits != 0) visit(memory_.items()[i]);
        }
    }

private:
    static constexpr std::uint64_t multiplier = 0x9E3779B97F4A7C15u;
    static constexpr std::size_t smallest = 1 << 11;
    static constexpr std::size_t growth = 4;

    std::size_t home(State state) const { return std::size_t(state.bits * multiplier << shard_bits >> shift_); }

    Entry* place(State state) const {
        Entry* const entries = memory_.items();
        std::size_t i = home(state);
        while (entries[i].bits != 0 && state_of(entries[i]) != state) i = (i + 1) & (size_ - 1);
        return &entries[i];
    }

    void set_size(std::size_t size) {
        assert(std::has_single_bit(size) && size <= memory_.size());
        size_ = size;
        shift_ = 64 - std::countr_zero(size);
    }

    void wipe() { std::memset(memory_.items(), 0, size_ * sizeof(Entry)); }

    GrowableArray<Entry> memory_;
    std::size_t size_ = 0;
    std::size_t count_ = 0;
    int shift_ = 0;
    std::uint64_t mask_ = state_mask;
};

/// All closed states: in one table at first, and sharded over many tables in a long search. The table of a shard is
/// small enough to stay in the processor's cache while the open states of the shard are processed. One thread at a time
/// uses a shard.
class ClosedSet {
public:
    static constexpr unsigned shards = 1 << ClosedTable::shard_bits;

    void clear(std::uint64_t mask, MemoryBudget& budget) {
        is_sharded_ = false;
        mask_ = mask;
        all_.clear(mask, budget);
    }

    bool is_sharded() const { return is_sharded_; }

    /// Moves every entry to the table of its shard, unless this exhausts the budget.
    void split(MemoryBudget& budget) {
        for (ClosedTable& table : tables_) {
            if (!table.clear(mask_, budget)) return;
        }
        is_sharded_ = true;
        all_.each([&](Entry entry) {
            ClosedTable& table = shard(shard_of(all_.state_of(entry)));
            if (!budget.is_exhausted() && (!table.is_full() || table.grow(budget))) table.improve(entry);
        });
    }

    unsigned shard_of(State state) const { return is_sharded_ ? ClosedTable::shard_of(state) : 0; }
    ClosedTable& shard(unsigned shard) {
        assert(shard < shards);
        return is_sharded_ ? tables_[shard] : all_;
    }

    /// Returns whether the state was expanded after `g` moves.
    bool is_expanded(State state, int g) const {
        const Entry found = (is_sharded_ ? tables_[ClosedTable::shard_of(state)] : all_).entry(state);
        return found.bits != 0 && found.cost().halves == 2 * unsigned(g);
    }

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
    std::uint64_t mask_ = state_mask;
    ClosedTable all_;
    ClosedTable tables_[shards];
};

}  // namespace ricochet::RICOCHET_CPU_TARGET
