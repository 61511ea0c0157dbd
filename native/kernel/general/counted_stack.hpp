// A stack that grows without copying and counts its bytes against a limit.
#pragma once

#include <cassert>
#include <cstddef>
#include <memory>
#include <vector>

#include "kernel/platform/memory_budget.hpp"

namespace ricochet::general {

using portable::MemoryBudget;

/// A stack in chunks. Items never move, and popping releases memory.
template <typename Item>
class CountedStack {
public:
    explicit CountedStack(MemoryBudget& budget) : budget_(&budget) {}

    /// Drops the item if this exhausts the budget.
    void push(const Item& item) {
        if (size_ == chunks_.size() * per_chunk) {
            if (!budget_->take(chunk_bytes)) return;
            chunks_.emplace_back(new Item[per_chunk]);  // filled as items are pushed
        }
        (*this)[size_++] = item;
    }
    Item pop() {
        assert(!empty());
        const Item last = (*this)[--size_];
        if (size_ + 2 * per_chunk <= chunks_.size() * per_chunk) {  // one spare chunk is kept
            chunks_.pop_back();
            budget_->give_back(chunk_bytes);
        }
        return last;
    }
    Item& operator[](std::size_t index) {
        assert(index < chunks_.size() * per_chunk);
        return chunks_[index / per_chunk][index % per_chunk];
    }
    const Item& operator[](std::size_t index) const { return chunks_[index / per_chunk][index % per_chunk]; }
    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }

private:
    static constexpr std::size_t per_chunk = 2048;
    // The vector of chunks doubles as it grows, so it briefly holds three pointers for each chunk.
    static constexpr std::size_t chunk_bytes = per_chunk * sizeof(Item) + 3 * sizeof(void*);

    MemoryBudget* budget_;
    std::vector<std::unique_ptr<Item[]>> chunks_;
    std::size_t size_ = 0;
};

}  // namespace ricochet::general
