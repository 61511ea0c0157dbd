// Memory that is counted byte by byte against the limit of a search.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdlib>

#include "kernel/platform/simd.hpp"

namespace ricochet::RICOCHET_CPU_TARGET {

/// Thrown where the next piece of memory would exceed the limit; a search turns it into Status::limit.
struct OutOfBudget {};

/// The bytes that a search may still take. Any thread may use it.
class MemoryBudget {
public:
    MemoryBudget() = default;
    explicit MemoryBudget(std::size_t limit) : limit_(limit) {}

    /// Begins again, with nothing taken.
    void start(std::size_t limit) { limit_ = limit, used_ = 0; }

    /// Tells whether there were so many; if not, nothing is taken.
    bool try_take(std::size_t bytes) {
        if (used_ + bytes > limit_) return false;
        if ((used_ += bytes) <= limit_) return true;
        used_ -= bytes;
        return false;
    }

    /// Throws OutOfBudget.
    void take(std::size_t bytes) {
        if (!try_take(bytes)) throw OutOfBudget();
    }
    void give_back(std::size_t bytes) { used_ -= bytes; }

private:
    std::size_t limit_ = 0;
    std::atomic<std::size_t> used_ = 0;
};

/// Flat memory for trivial items that only grows and keeps what is in it. Throws OutOfBudget.
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

    /// While the items move, both the old and the new place count.
    void resize(std::size_t size, MemoryBudget& budget) {
        budget.take(size * sizeof(Item));
        void* const memory = std::realloc(items_, size * sizeof(Item));
        if (memory == nullptr) throw OutOfBudget();
        budget.give_back(bytes());
        items_ = static_cast<Item*>(memory);
        size_ = size;
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
