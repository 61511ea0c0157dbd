// Storage that grows without copying and is counted byte by byte against a limit.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace ricochet {

/// Thrown by what would go beyond the limit of bytes; a search turns it into Status::limit.
struct OutOfBytes {};

class Budget {
public:
    explicit Budget(std::size_t limit) : left_(limit) {}

    void take(std::size_t bytes) {
        if (bytes > left_) throw OutOfBytes{};
        left_ -= bytes;
    }
    void give_back(std::size_t bytes) { left_ += bytes; }

private:
    std::size_t left_;
};

/// A stack in chunks. Elements never move, and popping gives memory back.
template <class T>
class Chunks {
public:
    explicit Chunks(Budget& budget) : budget_(&budget) {}

    void push(const T& value) {
        if (size_ == chunks_.size() * per_chunk) {
            budget_->take(chunk_bytes);
            chunks_.emplace_back(new T[per_chunk]);  // filled as elements are pushed
        }
        (*this)[size_++] = value;
    }
    T pop() {
        const T last = (*this)[--size_];
        if (size_ + 2 * per_chunk <= chunks_.size() * per_chunk) {  // keep one spare chunk at hand
            chunks_.pop_back();
            budget_->give_back(chunk_bytes);
        }
        return last;
    }
    T& operator[](std::size_t index) { return chunks_[index / per_chunk][index % per_chunk]; }
    const T& operator[](std::size_t index) const { return chunks_[index / per_chunk][index % per_chunk]; }
    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }

private:
    static constexpr std::size_t per_chunk = 2048;
    // The list of chunks doubles as it grows, so that for a moment it holds three pointers for each chunk.
    static constexpr std::size_t chunk_bytes = per_chunk * sizeof(T) + 3 * sizeof(void*);

    Budget* budget_;
    std::vector<std::unique_ptr<T[]>> chunks_;
    std::size_t size_ = 0;
};

}  // namespace ricochet
