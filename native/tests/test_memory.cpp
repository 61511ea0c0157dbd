// Tests that the memory of the general search stays below its limit, byte by byte. Sanitizers have their own operator
// new, so this is a separate program that is not built with them.

#include <cstdlib>
#include <new>

#include "check.hpp"
#include "kernel/general/general.hpp"
#include "naive.hpp"

using namespace ricochet;

namespace {

/// The bytes that are allocated, and their maximum so far.
std::size_t live_bytes = 0, peak_bytes = 0;

constexpr std::size_t front = alignof(std::max_align_t);

/// The size of each block is stored in front of it.
void* allocate(std::size_t size) {
    auto* block = static_cast<char*>(std::malloc(size + front));
    if (block == nullptr) std::abort();
    *reinterpret_cast<std::size_t*>(block) = size;
    live_bytes += size;
    if (live_bytes > peak_bytes) peak_bytes = live_bytes;
    return block + front;
}

void release(void* block) {
    if (block == nullptr) return;
    char* const whole = static_cast<char*>(block) - front;
    live_bytes -= *reinterpret_cast<std::size_t*>(whole);
    std::free(whole);
}

}  // namespace

void* operator new(std::size_t size) { return allocate(size); }
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return allocate(size); }
void operator delete(void* block) noexcept { release(block); }
void operator delete(void* block, std::size_t) noexcept { release(block); }
void operator delete(void* block, const std::nothrow_t&) noexcept { release(block); }

int main() {
    const Puzzle puzzle = naive::long_search(20);
    for (const std::size_t bytes : {0, 10'000, 100'000, 1'000'000, 5'000'000, 20'000'000}) {
        const std::size_t before = peak_bytes = live_bytes;
        Control control;
        const Outcome found = general::search(puzzle, {.bytes = bytes}, control);
        CHECK(found.status == Status::limit);
        CHECK(peak_bytes - before <= bytes);
        CHECK(bytes < 1'000'000 || found.expanded > bytes / 1000);  // and the search uses them
        CHECK(live_bytes == before);
    }
    return failures == 0 ? 0 : 1;
}
