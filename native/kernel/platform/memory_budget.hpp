// Memory that counts, byte by byte, against the limit of a search.
#pragma once

#include <atomic>
#include <cassert>
#include <cstddef>
#include <cstdlib>

#include "kernel/platform/simd.hpp"

namespace ricochet::RICOCHET_CPU_TARGET {

/// The bytes that a search may still allocate. Any thread may use it. Once it has refused a piece of memory, the budget
/// is exhausted. The data that needed the piece was dropped, so the search must end.
class MemoryBudget {
public:
    MemoryBudget() = default;
    explicit MemoryBudget(std::size_t limit) : limit_(limit) {}

    /// Starts again with nothing allocated.
    void start(std::size_t limit) { limit_ = limit, used_ = 0, is_exhausted_ = false; }

    bool is_exhausted() const { return is_exhausted_.load(std::memory_order_relaxed); }
    void exhaust() { is_exhausted_ = true; }

    /// Takes these bytes if enough are left; otherwise returns false. This does not exhaust the budget.
    bool try_take(std::size_t bytes) {
        if (used_ + bytes > limit_) return false;
        if ((used_ += bytes) <= limit_) return true;
        used_ -= bytes;
        return false;
    }

    /// Takes these bytes if enough are left; otherwise exhausts the budget and returns false.
    bool take(std::size_t bytes) {
        if (try_take(bytes)) return true;
        exhaust();
        return false;
    }
    void give_back(std::size_t bytes) {
        assert(bytes <= used_);
        used_ -= bytes;
    }

private:
    std::size_t limit_ = 0;
    std::atomic<std::size_t> used_ = 0;
    std::atomic<bool> is_exhausted_ = false;
};

/// Flat memory for trivial items. It only grows and keeps its content.
template <typename Item>
class GrowableArray {
public:
    GrowableArray() = default;
    GrowableArray(const GrowableArray&) = delete;
    GrowableArray& operator=(const GrowableArray&) = delete;
    ~GrowableArray() { std::free(items_); }

    Item* items() const { return items_; }
    std::size_t size() const { return size_; }
    std::size_t bytes() const { return size_ * sizeof(Item); }

    /// Changes nothing and returns false if this exhausts the budget. While the items move, both the old and the new
    /// memory count.
    [[nodiscard]] bool resize(std::size_t size, MemoryBudget& budget) {
        if (size == size_) return true;  // `realloc` may return null for no bytes
        if (!budget.take(size * sizeof(Item))) return false;
        void* const memory = std::realloc(items_, size * sizeof(Item));
        if (memory == nullptr) {
            budget.give_back(size * sizeof(Item));
            budget.exhaust();
            return false;
        }
        budget.give_back(bytes());
        items_ = static_cast<Item*>(memory);
        size_ = size;
        return true;
    }

    void release(MemoryBudget& budget) {
        budget.give_back(bytes());
        std::free(items_);
        items_ = nullptr;
        size_ = 0;
    }

private:
    Item* items_ = nullptr;
    std::size_t size_ = 0;
};

}  // namespace ricochet::RICOCHET_CPU_TARGET
