// The states that a search has looked at.
#pragma once

#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>

#include "kernel/model/moves.hpp"
#include "kernel/platform/simd.hpp"

namespace ricochet::RICOCHET_PATH {

/// A state and, in the bits that it does not use, how it was reached last (see order.hpp) and its rank: twice the moves to it, and
/// one more if it was only tested.
using Entry = std::uint64_t;

inline constexpr int last_move_shift = state_bits;
inline constexpr int rank_shift = state_bits + 5;

/// Thrown where the next piece of memory would not be within the limit.
struct OutOfBudget {};

/// The bytes that a search may still take.
class Budget {
   public:
    void start(std::size_t limit) { limit_ = limit, used_ = 0; }
    void take(std::size_t bytes) {
        if (used_ + bytes > limit_) throw OutOfBudget();
        if ((used_ += bytes) <= limit_) return;
        used_ -= bytes;
        throw OutOfBudget();
    }
    void give(std::size_t bytes) { used_ -= bytes; }

   private:
    std::size_t limit_ = 0;
    std::atomic<std::size_t> used_ = 0;
};

/// Flat memory that only grows and keeps what is in it. Throws OutOfBudget.
template <typename Item>
class Block {
   public:
    Block() = default;
    Block(const Block&) = delete;
    Block& operator=(const Block&) = delete;
    ~Block() { std::free(items_); }

    Item* items() const { return items_; }
    std::size_t size() const { return size_; }
    std::size_t bytes() const { return size_ * sizeof(Item); }

    /// While it moves, both the old and the new place count.
    void resize(std::size_t size, Budget& budget) {
        budget.take(size * sizeof(Item));
        void* const memory = std::realloc(items_, size * sizeof(Item));
        if (memory == nullptr) throw OutOfBudget();
        budget.give(bytes());
        items_ = static_cast<Item*>(memory);
        size_ = size;
    }

    void release(Budget& budget) {
        budget.give(bytes());
        std::free(items_);
        items_ = nullptr;
        size_ = 0;
    }

   private:
    Item* items_ = nullptr;
    std::size_t size_ = 0;
};

/// The states looked at, each with its entry of the lowest rank.
class alignas(64) Table {
   public:
    /// Forgets everything; starts small. `mask`: the bits that states use.
    void clear(State mask, Budget& budget) {
        mask_ = mask;
        if (memory_.size() == 0) memory_.resize(smallest, budget);
        set_size(smallest);
        wipe();
        count_ = 0;
    }

    std::size_t bytes() const { return memory_.bytes(); }
    void release(Budget& budget) { memory_.release(budget); }

    bool is_full() const { return 2 * count_ >= size_; }

    void grow(Budget& budget) {
        Block<Entry> old;
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

    static constexpr int shard_bits = 7;

    /// A number from 0 to 127 that says nothing of a state's place in a table.
    static unsigned shard_of(State state) { return unsigned(state * multiplier >> (64 - shard_bits)); }

    void prefetch(State state) const { prefetch_to_write(&memory_.items()[home(state)]); }

    /// Keeps an entry if its state is new or its rank was higher, and tells whether it is so. Of two of equal rank the greater one is
    /// kept, whichever comes first. Needs a table that is not full.
    bool improve(Entry entry) {
        Entry& kept = *place(entry & mask_);
        if (kept == 0) {
            ++count_;
        } else if (kept >> rank_shift <= entry >> rank_shift) {
            if (kept >> rank_shift == entry >> rank_shift && kept < entry) kept = entry;
            return false;
        }
        kept = entry;
        return true;
    }

    /// The entry of a state, or 0.
    Entry entry(State state) const { return *place(state); }

    /// The rank of a state, or -1.
    int rank(State state) const {
        const Entry found = entry(state);
        return found == 0 ? -1 : int(found >> rank_shift);
    }

    /// Calls `visit(entry)` for all of them.
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

    Block<Entry> memory_;
    std::size_t size_ = 0;
    std::size_t count_ = 0;
    int shift_ = 0;
    State mask_ = state_mask;
};

/// All states looked at: at first in one table, from some number on spread over many, each of which is small enough to stay near
/// the processor while what waits for it is looked at, and is used by one thread at a time.
class Seen {
   public:
    static constexpr unsigned shards = 1 << Table::shard_bits;

    void clear(State mask, Budget& budget) {
        is_spread_ = false;
        mask_ = mask;
        all_.clear(mask, budget);
    }

    bool is_spread() const { return is_spread_; }

    void spread(Budget& budget) {
        for (Table& table : tables_) table.clear(mask_, budget);
        is_spread_ = true;
        all_.each([&](Entry entry) {
            Table& table = shard(shard_of(entry & mask_));
            if (table.is_full()) table.grow(budget);
            table.improve(entry);
        });
    }

    unsigned shard_of(State state) const { return is_spread_ ? Table::shard_of(state) : 0; }
    Table& shard(unsigned shard) { return is_spread_ ? tables_[shard] : all_; }
    int rank(State state) const { return (is_spread_ ? tables_[Table::shard_of(state)] : all_).rank(state); }

    std::size_t bytes() const {
        std::size_t sum = all_.bytes();
        for (const Table& table : tables_) sum += table.bytes();
        return sum;
    }

    void release(Budget& budget) {
        all_.release(budget);
        for (Table& table : tables_) table.release(budget);
    }

   private:
    bool is_spread_ = false;
    State mask_ = state_mask;
    Table all_;
    Table tables_[shards];
};

}  // namespace ricochet::RICOCHET_PATH
