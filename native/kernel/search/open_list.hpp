// The open list: the states that have been reached and not yet expanded, in buckets.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "kernel/platform/memory_budget.hpp"
#include "kernel/search/closed_set.hpp"
#include "kernel/search/fast_outcome.hpp"

namespace ricochet::RICOCHET_CPU_TARGET {

/// Chunks of memory of one size, cut from larger slabs. A chunk may be given to another pool than the one it was taken
/// from, as long as both pools are cleared before either is used again. Throws OutOfBudget.
class ChunkPool {
public:
    static constexpr std::size_t words = 128;
    static constexpr std::size_t size = words * sizeof(std::uint64_t);

    ChunkPool() = default;
    ChunkPool(const ChunkPool&) = delete;
    ChunkPool& operator=(const ChunkPool&) = delete;
    ~ChunkPool() { free_slabs(); }

    std::size_t bytes() const { return bytes_; }

    std::uint64_t* take(MemoryBudget& budget) {
        if (std::uint64_t* const chunk = given_) {
            given_ = linked(chunk);
            return chunk;
        }
        if (next_ == end_) next_slab(budget);
        std::uint64_t* const chunk = next_;
        next_ += words;
        return chunk;
    }

    void give(std::uint64_t* chunk) {
        link(chunk, given_);
        given_ = chunk;
    }

    /// Takes back every chunk at once.
    void clear() {
        given_ = nullptr;
        used_ = nullptr;
        next_ = end_ = nullptr;
    }

    void release(MemoryBudget& budget) {
        budget.give_back(bytes_);
        free_slabs();
        first_ = nullptr;
        bytes_ = 0;
        clear();
    }

    /// Keeps an address in the first word of a chunk, and reads it again.
    static void link(std::uint64_t* chunk, std::uint64_t* to) { *chunk = reinterpret_cast<std::uintptr_t>(to); }
    static std::uint64_t* linked(const std::uint64_t* chunk) {
        return reinterpret_cast<std::uint64_t*>(std::uintptr_t(*chunk));
    }

private:
    static constexpr std::size_t first_size = std::size_t(64) << 10, largest_size = std::size_t(16) << 20;

    struct Slab {
        Slab* next;
        std::size_t bytes;
    };

    Slab* first_ = nullptr;
    Slab* used_ = nullptr;  // the last one that chunks are taken from
    std::uint64_t* next_ = nullptr;
    std::uint64_t* end_ = nullptr;
    std::uint64_t* given_ = nullptr;  // the first of the chunks that were given back
    std::size_t bytes_ = 0;

    void next_slab(MemoryBudget& budget) {
        Slab* slab = used_ == nullptr ? first_ : used_->next;
        if (slab == nullptr) {
            std::size_t bytes = std::clamp(bytes_ / 4, first_size, largest_size);
            while (!budget.try_take(bytes)) {  // the last of the budget is used up in small slabs
                if (bytes == first_size) throw OutOfBudget();
                bytes = std::max(bytes / 2, first_size);
            }
            slab = static_cast<Slab*>(std::malloc(bytes));
            if (slab == nullptr) throw OutOfBudget();
            *slab = {nullptr, bytes};
            bytes_ += bytes;
            (used_ == nullptr ? first_ : used_->next) = slab;
        }
        used_ = slab;
        const std::uintptr_t begin = reinterpret_cast<std::uintptr_t>(slab);
        next_ = reinterpret_cast<std::uint64_t*>((begin + sizeof(Slab) + size - 1) / size * size);
        end_ = reinterpret_cast<std::uint64_t*>((begin + slab->bytes) / size * size);
    }

    void free_slabs() {
        while (first_ != nullptr) {
            Slab* const next = first_->next;
            std::free(first_);
            first_ = next;
        }
    }
};

/// Entries, last in, first out. The first word of each chunk leads to the place behind the last entry of the chunk
/// before.
class EntryStack {
public:
    bool empty() const { return top_ == nullptr; }

    void push(Entry entry, ChunkPool& chunks, MemoryBudget& budget) {
        if (place_in_chunk() == 0) begin_chunk(chunks, budget);
        *top_++ = entry;
    }

    Entry pop(ChunkPool& chunks) {
        const Entry entry = *--top_;
        if (place_in_chunk() == sizeof(Entry)) {
            std::uint64_t* const chunk = top_ - 1;
            top_ = ChunkPool::linked(chunk);
            chunks.give(chunk);
        }
        return entry;
    }

private:
    std::uint64_t* top_ = nullptr;  // behind the last entry

    void begin_chunk(ChunkPool& chunks, MemoryBudget& budget) {
        std::uint64_t* const chunk = chunks.take(budget);
        ChunkPool::link(chunk, top_);
        top_ = chunk + 1;
    }

    std::size_t place_in_chunk() const { return reinterpret_cast<std::uintptr_t>(top_) % ChunkPool::size; }
};

/// Everything that is open: by f-cost (estimated length), then by h-cost (how many moves of that are left), then by
/// shard.
class OpenList {
public:
    static constexpr int max_left = 15;  // stands for more moves, too

    void clear() {
        for (int length = 0; length < lengths; ++length) filled_[length] = made_[length] = 0;
    }

    /// Bit h tells whether there may be entries of that length with h moves left.
    unsigned filled(int length) const { return filled_[length]; }
    bool anything_after(int length) const {
        for (int later = length + 1; later < lengths; ++later) {
            if (filled_[later] != 0) return true;
        }
        return false;
    }
    void mark_empty(int length, int left) { filled_[length] &= std::uint16_t(~(1u << left)); }
    void mark_empty_if_so(int length, int left) {
        const EntryStack* const stacks = bucket(length, left);
        if (stacks == nullptr) return;
        const auto is_empty = [](const EntryStack& stack) { return stack.empty(); };
        if (std::all_of(stacks, stacks + ChunkPool::words, is_empty)) mark_empty(length, left);
    }

    /// A stack for each shard; null if nothing was ever put there.
    EntryStack* bucket(int length, int left) { return made_[length] >> left & 1 ? buckets_[length][left] : nullptr; }

    /// The bucket of a state that is reached after so many moves and has that estimated length. The caller pushes to
    /// one of its stacks.
    EntryStack* bucket_to_fill(int moves, int estimate, ChunkPool& chunks, MemoryBudget& budget) {
        const int length = std::min(estimate, max_moves + 1), left = std::min(estimate - moves, max_left);
        const std::uint16_t bit = std::uint16_t(1u << left);
        if (!(made_[length] & bit)) make_bucket(length, left, chunks, budget);
        filled_[length] |= bit;
        return buckets_[length][left];
    }

    /// Takes every entry out and calls `visit(entry, estimate)`, which may put it back. Shard 0 must be the only one in
    /// use.
    template <typename Visit>
    void take_all(int from, ChunkPool& chunks, Visit visit) {
        for (int length = max_moves + 1; length >= from; --length) {
            for (int left = 0; left <= max_left; ++left) {
                if (!(filled_[length] >> left & 1)) continue;
                EntryStack stack = buckets_[length][left][0];
                buckets_[length][left][0] = EntryStack();
                mark_empty(length, left);
                while (!stack.empty()) visit(stack.pop(chunks), length);
            }
        }
    }

private:
    static constexpr int lengths = max_moves + 2;

    std::uint16_t filled_[lengths], made_[lengths];
    EntryStack* buckets_[lengths][max_left + 1];

    /// A bucket takes one chunk.
    void make_bucket(int length, int left, ChunkPool& chunks, MemoryBudget& budget) {
        static_assert(sizeof(EntryStack) == sizeof(std::uint64_t));
        EntryStack* const bucket = reinterpret_cast<EntryStack*>(chunks.take(budget));
        for (std::size_t shard = 0; shard < ChunkPool::words; ++shard) bucket[shard] = EntryStack();
        buckets_[length][left] = bucket;
        made_[length] |= std::uint16_t(1u << left);
    }
};

}  // namespace ricochet::RICOCHET_CPU_TARGET
