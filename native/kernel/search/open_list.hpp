// The open list: the states that have been reached but not yet expanded, in buckets.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "kernel/platform/memory_budget.hpp"
#include "kernel/search/closed_set.hpp"
#include "kernel/search/fast_outcome.hpp"

namespace ricochet::RICOCHET_CPU_TARGET {

/// Chunks of memory of one size, cut from larger slabs. A chunk may be returned to a different pool if both pools are
/// later cleared together.
class ChunkPool {
public:
    static constexpr std::size_t words = 128;
    static constexpr std::size_t size = words * sizeof(std::uint64_t);

    ChunkPool() = default;
    ChunkPool(const ChunkPool&) = delete;
    ChunkPool& operator=(const ChunkPool&) = delete;
    ~ChunkPool() { free_slabs(); }

    std::size_t bytes() const { return bytes_; }

    /// Returns null if this exhausts the budget.
    std::uint64_t* take(MemoryBudget& budget) {
        if (std::uint64_t* const chunk = given_) {
            given_ = linked(chunk);
            return chunk;
        }
        if (next_ == end_ && !next_slab(budget)) return nullptr;
        assert(next_ + words <= end_);
        std::uint64_t* const chunk = next_;
        next_ += words;
        return chunk;
    }

    void give(std::uint64_t* chunk) {
        assert(reinterpret_cast<std::uintptr_t>(chunk) % size == 0);
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

    /// Stores an address in the first word of a chunk, and reads it again.
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
    Slab* used_ = nullptr;  // the slab that chunks are being cut from
    std::uint64_t* next_ = nullptr;
    std::uint64_t* end_ = nullptr;
    std::uint64_t* given_ = nullptr;  // the first of the chunks that were returned
    std::size_t bytes_ = 0;

    bool next_slab(MemoryBudget& budget) {
        Slab* slab = used_ == nullptr ? first_ : used_->next;
        if (slab == nullptr) {
            std::size_t bytes = std::clamp(bytes_ / 4, first_size, largest_size);
            // Near its end, the budget is used up in small slabs.
            while (bytes > first_size && !budget.try_take(bytes)) bytes = std::max(bytes / 2, first_size);
            if (bytes == first_size && !budget.take(bytes)) return false;
            slab = static_cast<Slab*>(std::malloc(bytes));
            if (slab == nullptr) {
                budget.give_back(bytes);
                budget.exhaust();
                return false;
            }
            *slab = {nullptr, bytes};
            bytes_ += bytes;
            (used_ == nullptr ? first_ : used_->next) = slab;
        }
        used_ = slab;
        const std::uintptr_t begin = reinterpret_cast<std::uintptr_t>(slab);
        next_ = reinterpret_cast<std::uint64_t*>((begin + sizeof(Slab) + size - 1) / size * size);
        end_ = reinterpret_cast<std::uint64_t*>((begin + slab->bytes) / size * size);
        return true;
    }

    void free_slabs() {
        while (first_ != nullptr) {
            Slab* const next = first_->next;
            std::free(first_);
            first_ = next;
        }
    }
};

/// A stack of entries. The first word of each chunk has the address just past the last entry of the previous chunk.
class EntryStack {
public:
    bool empty() const { return top_ == nullptr; }

    /// Drops the entry if this exhausts the budget.
    [[gnu::always_inline]] inline void push(Entry entry, ChunkPool& chunks, MemoryBudget& budget) {
        if (place_in_chunk() == 0 && !begin_chunk(chunks, budget)) return;
        *top_++ = entry.bits;
    }

    Entry pop(ChunkPool& chunks) {
        assert(!empty());
        const Entry entry{*--top_};
        if (place_in_chunk() == sizeof(Entry)) {
            std::uint64_t* const chunk = top_ - 1;
            top_ = ChunkPool::linked(chunk);
            chunks.give(chunk);
        }
        return entry;
    }

private:
    std::uint64_t* top_ = nullptr;  // one past the last entry

    [[gnu::noinline]] bool begin_chunk(ChunkPool& chunks, MemoryBudget& budget) {
        std::uint64_t* const chunk = chunks.take(budget);
        if (chunk == nullptr) return false;
        ChunkPool::link(chunk, top_);
        top_ = chunk + 1;
        return true;
    }

    std::size_t place_in_chunk() const { return reinterpret_cast<std::uintptr_t>(top_) % ChunkPool::size; }
};

/// All open states: by f-cost (the least length of a path through the state), then by h-cost (a lower bound on the
/// moves left), then by shard.
class OpenList {
public:
    static constexpr int max_h = 15;  // stands for all higher h-costs too

    void clear() {
        for (int f = 0; f < f_costs; ++f) filled_[f] = made_[f] = 0;
    }

    /// Bit h is set if there may be entries with that f-cost and h-cost.
    unsigned filled(int f) const { return filled_[f]; }
    bool has_any_above(int f) const {
        for (int higher = f + 1; higher < f_costs; ++higher) {
            if (filled_[higher] != 0) return true;
        }
        return false;
    }
    void mark_empty(int f, int h) { filled_[f] &= std::uint16_t(~(1u << h)); }
    void mark_if_empty(int f, int h) {
        const EntryStack* const stacks = bucket(f, h);
        if (stacks == nullptr) return;
        const auto is_empty = [](const EntryStack& stack) { return stack.empty(); };
        if (std::all_of(stacks, stacks + ChunkPool::words, is_empty)) mark_empty(f, h);
    }

    /// An array with one stack for each shard, or null if nothing was ever put there.
    EntryStack* bucket(int f, int h) {
        assert(0 <= f && f < f_costs && 0 <= h && h <= max_h);
        return made_[f] >> h & 1 ? buckets_[f][h] : nullptr;
    }

    /// The bucket for states with these costs; the caller pushes to one of its stacks. Null if this exhausts the
    /// budget.
    EntryStack* bucket_to_fill(int f_cost, int g, ChunkPool& chunks, MemoryBudget& budget) {
        assert(0 <= g && g <= f_cost);
        const int f = std::min(f_cost, max_moves + 1), h = std::min(f_cost - g, max_h);
        const std::uint16_t bit = std::uint16_t(1u << h);
        if (!(made_[f] & bit) && !make_bucket(f, h, chunks, budget)) return nullptr;
        filled_[f] |= bit;
        return buckets_[f][h];
    }

    /// Takes every entry with an f-cost of at least `from` and calls `visit(entry, f)`, which may put it back. Only
    /// shard 0 may be in use.
    template <typename Visit>
    void take_all(int from, ChunkPool& chunks, Visit visit) {
        for (int f = max_moves + 1; f >= from; --f) {
            for (int h = 0; h <= max_h; ++h) {
                if (!(filled_[f] >> h & 1)) continue;
                EntryStack stack = buckets_[f][h][0];
                buckets_[f][h][0] = EntryStack();
                mark_empty(f, h);
                while (!stack.empty()) visit(stack.pop(chunks), f);
            }
        }
    }

private:
    static constexpr int f_costs = max_moves + 2;

    std::uint16_t filled_[f_costs], made_[f_costs];
    EntryStack* buckets_[f_costs][max_h + 1];

    /// A bucket occupies one chunk. Returns false if this exhausts the budget.
    bool make_bucket(int f, int h, ChunkPool& chunks, MemoryBudget& budget) {
        static_assert(ChunkPool::words * sizeof(EntryStack) <= ChunkPool::size);
        EntryStack* const bucket = reinterpret_cast<EntryStack*>(chunks.take(budget));
        if (bucket == nullptr) return false;
        for (std::size_t shard = 0; shard < ChunkPool::words; ++shard) bucket[shard] = EntryStack();
        buckets_[f][h] = bucket;
        made_[f] |= std::uint16_t(1u << h);
        return true;
    }
};

}  // namespace ricochet::RICOCHET_CPU_TARGET
