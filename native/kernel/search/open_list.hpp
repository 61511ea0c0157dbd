// Where states wait until they are looked at.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "kernel/search/closed_set.hpp"
#include "kernel/search/fast_outcome.hpp"

namespace ricochet::RICOCHET_PATH {

/// Pieces of memory of one size. Whoever has one may give it to another `Chunks` than the one it came from, as long as both are
/// cleared before either is used again. Throws OutOfBudget.
class Chunks {
   public:
    static constexpr std::size_t words = 128;
    static constexpr std::size_t size = words * sizeof(std::uint64_t);

    Chunks() = default;
    Chunks(const Chunks&) = delete;
    Chunks& operator=(const Chunks&) = delete;
    ~Chunks() { free_blocks(); }

    std::size_t bytes() const { return bytes_; }

    std::uint64_t* take(Budget& budget) {
        if (std::uint64_t* const chunk = given_) {
            given_ = linked(chunk);
            return chunk;
        }
        if (next_ == end_) next_block(budget);
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

    void release(Budget& budget) {
        budget.give(bytes_);
        free_blocks();
        first_ = nullptr;
        bytes_ = 0;
        clear();
    }

    static void link(std::uint64_t* chunk, std::uint64_t* to) { *chunk = reinterpret_cast<std::uintptr_t>(to); }
    static std::uint64_t* linked(const std::uint64_t* chunk) {
        return reinterpret_cast<std::uint64_t*>(std::uintptr_t(*chunk));
    }

   private:
    static constexpr std::size_t first_size = std::size_t(64) << 10, largest_size = std::size_t(16) << 20;

    struct Block {
        Block* next;
        std::size_t bytes;
    };

    Block* first_ = nullptr;
    Block* used_ = nullptr;  // the last one that chunks are taken from
    std::uint64_t* next_ = nullptr;
    std::uint64_t* end_ = nullptr;
    std::uint64_t* given_ = nullptr;
    std::size_t bytes_ = 0;

    void next_block(Budget& budget) {
        Block* block = used_ == nullptr ? first_ : used_->next;
        if (block == nullptr) {
            const std::size_t bytes = std::clamp(bytes_, first_size, largest_size);
            budget.take(bytes);
            block = static_cast<Block*>(std::malloc(bytes));
            if (block == nullptr) throw OutOfBudget();
            *block = {nullptr, bytes};
            bytes_ += bytes;
            (used_ == nullptr ? first_ : used_->next) = block;
        }
        used_ = block;
        const std::uintptr_t begin = reinterpret_cast<std::uintptr_t>(block);
        next_ = reinterpret_cast<std::uint64_t*>((begin + sizeof(Block) + size - 1) / size * size);
        end_ = reinterpret_cast<std::uint64_t*>((begin + block->bytes) / size * size);
    }

    void free_blocks() {
        while (first_ != nullptr) {
            Block* const next = first_->next;
            std::free(first_);
            first_ = next;
        }
    }
};

/// Last in, first out. The first word of each chunk leads to the place behind the last entry of the chunk before.
class Pile {
   public:
    bool empty() const { return top_ == nullptr; }

    void push(std::uint64_t entry, Chunks& chunks, Budget& budget) {
        if (place_in_chunk() == 0) begin_chunk(chunks, budget);
        *top_++ = entry;
    }

    std::uint64_t pop(Chunks& chunks) {
        const std::uint64_t entry = *--top_;
        if (place_in_chunk() == sizeof(std::uint64_t)) {
            std::uint64_t* const chunk = top_ - 1;
            top_ = Chunks::linked(chunk);
            chunks.give(chunk);
        }
        return entry;
    }

   private:
    std::uint64_t* top_ = nullptr;  // behind the last entry

    void begin_chunk(Chunks& chunks, Budget& budget) {
        std::uint64_t* const chunk = chunks.take(budget);
        Chunks::link(chunk, top_);
        top_ = chunk + 1;
    }

    std::size_t place_in_chunk() const { return reinterpret_cast<std::uintptr_t>(top_) % Chunks::size; }
};

/// All that waits: by estimated length, then by how many moves of that are left, then by shard.
class Waiting {
   public:
    static constexpr int most_left = 15;  // and more

    void clear() {
        for (int length = 0; length < lengths; ++length) filled_[length] = made_[length] = 0;
    }

    /// Bit by bit, whether something waits with so many moves left of that length.
    unsigned filled(int length) const { return filled_[length]; }
    bool anything_after(int length) const {
        for (int later = length + 1; later < lengths; ++later) {
            if (filled_[later] != 0) return true;
        }
        return false;
    }
    void forget(int length, int left) { filled_[length] &= std::uint16_t(~(1u << left)); }
    void forget_if_empty(int length, int left) {
        const Pile* const piles = row(length, left);
        if (piles == nullptr) return;
        if (std::all_of(piles, piles + Chunks::words, [](const Pile& pile) { return pile.empty(); })) forget(length, left);
    }

    /// By shard; null if there has never been any.
    Pile* row(int length, int left) { return made_[length] >> left & 1 ? rows_[length][left] : nullptr; }

    /// By shard, where what is reached after so many moves and has that estimate belongs. The caller puts something there.
    Pile* place(int moves, int estimate, Chunks& chunks, Budget& budget) {
        const int length = std::min(estimate, most_moves + 1), left = std::min(estimate - moves, most_left);
        const std::uint16_t bit = std::uint16_t(1u << left);
        if (!(made_[length] & bit)) make_row(length, left, chunks, budget);
        filled_[length] |= bit;
        return rows_[length][left];
    }

    /// Takes everything out and calls `visit(entry, estimate)`, which may put it in again; from shard 0, the only one until then.
    template <typename Visit>
    void take_all(int from, Chunks& chunks, Visit visit) {
        for (int length = most_moves + 1; length >= from; --length) {
            for (int left = 0; left <= most_left; ++left) {
                if (!(filled_[length] >> left & 1)) continue;
                Pile pile = rows_[length][left][0];
                rows_[length][left][0] = Pile();
                forget(length, left);
                while (!pile.empty()) visit(pile.pop(chunks), length);
            }
        }
    }

   private:
    static constexpr int lengths = most_moves + 2;

    std::uint16_t filled_[lengths], made_[lengths];
    Pile* rows_[lengths][most_left + 1];

    /// A row takes one chunk.
    void make_row(int length, int left, Chunks& chunks, Budget& budget) {
        static_assert(sizeof(Pile) == sizeof(std::uint64_t));
        Pile* const row = reinterpret_cast<Pile*>(chunks.take(budget));
        for (std::size_t shard = 0; shard < Chunks::words; ++shard) row[shard] = Pile();
        rows_[length][left] = row;
        made_[length] |= std::uint16_t(1u << left);
    }
};

}  // namespace ricochet::RICOCHET_PATH
