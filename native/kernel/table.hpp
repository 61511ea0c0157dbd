// The states that a search has seen, and the stacks of those that it has not looked at yet.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "moves.hpp"

namespace ricochet::RICOCHET_PATH {

/// In the upper bits of a state: how it was reached last, and after how many moves.
inline constexpr int last_move_shift = state_bits;
inline constexpr unsigned no_last_move = 31;
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

/// Last in, first out.
class Stack {
   public:
    bool empty() const { return count_ == 0; }
    std::size_t size() const { return count_; }
    std::size_t bytes() const { return memory_.bytes(); }
    void clear() { count_ = 0; }
    void release(Budget& budget) { memory_.release(budget), count_ = 0; }
    std::uint64_t pop() { return memory_.items()[--count_]; }
    std::uint64_t at(std::size_t i) const { return memory_.items()[i]; }

    /// Takes one out of the middle; the last takes its place.
    void take(std::size_t i) { memory_.items()[i] = memory_.items()[--count_]; }

    /// Makes room for so many more.
    void reserve(std::size_t more, Budget& budget) {
        if (count_ + more > memory_.size()) memory_.resize((count_ + more) * 2, budget);
    }
    void push(std::uint64_t entry) { memory_.items()[count_++] = entry; }

   private:
    Block<std::uint64_t> memory_;
    std::size_t count_ = 0;
};

/// Every state looked at with its lowest rank: twice the moves to it, and one more if it was only tested.
class Table {
   public:
    /// Forgets everything; starts small.
    void clear(Budget& budget) {
        if (memory_.size() == 0) memory_.resize(smallest, budget);
        set_size(smallest);
        wipe();
        count_ = 0;
    }

    std::size_t bytes() const { return memory_.bytes(); }
    void release(Budget& budget) { memory_.release(budget); }

    bool is_full() const { return 2 * count_.load(std::memory_order_relaxed) >= size_; }

    void grow(Budget& budget) {
        Block<std::uint64_t> old;
        old.resize(size_, budget);
        __builtin_memcpy(old.items(), memory_.items(), old.bytes());
        if (memory_.size() < size_ * growth) {
            memory_.release(budget);
            memory_.resize(size_ * growth, budget);
        }
        set_size(size_ * growth);
        wipe();
        for (std::size_t i = 0; i < old.size(); ++i) {
            if (old.items()[i] != 0) *place(old.items()[i] & state_mask) = old.items()[i];
        }
        old.release(budget);
    }

    /// A number that says nothing of a state's place in the table, however large that is.
    static unsigned hash(State state) { return unsigned(state * multiplier >> 20); }

    void prefetch(State state) const { __builtin_prefetch(&memory_.items()[home(state)], 1); }

    /// Keeps the state with that rank if it is new or its rank was higher; tells whether it did.
    template <bool together>
    bool improve(State state, unsigned rank) {
        const std::uint64_t wanted = state | std::uint64_t(rank) << rank_shift;
        if constexpr (!together) {
            std::uint64_t* const entry = place(state);
            if (*entry == 0) {
                count_.store(count_.load(std::memory_order_relaxed) + 1, std::memory_order_relaxed);
            } else if (*entry >> rank_shift <= rank) {
                return false;
            }
            *entry = wanted;
            return true;
        } else {
            for (std::size_t i = home(state);; i = (i + 1) & (size_ - 1)) {
                const std::atomic_ref<std::uint64_t> entry(memory_.items()[i]);
                std::uint64_t found = entry.load(std::memory_order_relaxed);
                while (found == 0 || (found & state_mask) == state) {
                    if (found != 0 && found >> rank_shift <= rank) return false;
                    if (!entry.compare_exchange_weak(found, wanted, std::memory_order_relaxed)) continue;
                    if (found == 0) count_.fetch_add(1, std::memory_order_relaxed);
                    return true;
                }
            }
        }
    }

    /// The rank of a state, or -1.
    int rank(State state) const {
        const std::uint64_t entry = *place(state);
        return entry == 0 ? -1 : int(entry >> rank_shift);
    }

   private:
    static constexpr std::uint64_t multiplier = 0x9E3779B97F4A7C15u;
    static constexpr std::size_t smallest = 1 << 11;
    static constexpr std::size_t growth = 4;

    std::size_t home(State state) const { return std::size_t(state * multiplier >> shift_); }

    std::uint64_t* place(State state) const {
        std::uint64_t* const entries = memory_.items();
        std::size_t i = home(state);
        while (entries[i] != 0 && (entries[i] & state_mask) != state) i = (i + 1) & (size_ - 1);
        return &entries[i];
    }

    void set_size(std::size_t size) {
        size_ = size;
        shift_ = 64 - __builtin_ctzll(size);
    }

    void wipe() { __builtin_memset(memory_.items(), 0, size_ * sizeof(std::uint64_t)); }

    Block<std::uint64_t> memory_;
    std::size_t size_ = 0;
    std::atomic<std::size_t> count_ = 0;
    int shift_ = 0;
};

}  // namespace ricochet::RICOCHET_PATH
