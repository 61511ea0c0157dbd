// Tests that each entry of the open list is removed exactly once, whatever is added meanwhile.

#define RICOCHET_CPU_TARGET tested

#include <cstdint>
#include <limits>
#include <vector>

#include "check.hpp"
#include "kernel/search/open_list.hpp"

using namespace ricochet;
using namespace ricochet::tested;

namespace {

struct Arena {
    MemoryBudget budget;
    ChunkPool chunks;

    explicit Arena(std::size_t bytes) { budget.start(bytes); }
    ~Arena() { chunks.release(budget); }
};

void last_in_is_first_out() {
    Arena memory(std::numeric_limits<std::size_t>::max());
    EntryStack stack, other;
    constexpr std::uint64_t count = 1000;  // some chunks
    for (std::uint64_t i = 0; i < count; ++i) {
        stack.push({i}, memory.chunks, memory.budget);
        other.push({count + i}, memory.chunks, memory.budget);
    }
    for (std::uint64_t i = count; i-- > 0;) CHECK(stack.pop(memory.chunks).bits == i);
    CHECK(stack.empty());
    for (std::uint64_t i = count; i-- > 0;) CHECK(other.pop(memory.chunks).bits == count + i);
}

void a_bucket_is_marked_empty_only_when_it_is() {
    Arena memory(std::numeric_limits<std::size_t>::max());
    OpenList open;
    open.clear();
    constexpr int f = 30, g = 2;  // the h-cost is so high that children go into the same bucket
    open.bucket_to_fill(f, g, memory.chunks, memory.budget)[5].push({1}, memory.chunks, memory.budget);
    EntryStack* const bucket = open.bucket(f, OpenList::max_h);
    CHECK(open.filled(f) == 1u << OpenList::max_h);
    CHECK(bucket[5].pop(memory.chunks).bits == 1);
    open.bucket_to_fill(f, g + 1, memory.chunks, memory.budget)[4].push({2}, memory.chunks, memory.budget);
    open.mark_if_empty(f, OpenList::max_h);
    CHECK(open.filled(f) == 1u << OpenList::max_h);
    CHECK(bucket[4].pop(memory.chunks).bits == 2);
    open.mark_if_empty(f, OpenList::max_h);
    CHECK(open.filled(f) == 0);
    CHECK(!open.has_any_above(f - 1));
}

void memory_stays_within_the_budget() {
    Arena memory(100'000);
    EntryStack stack;
    std::uint64_t pushed = 0;
    for (;; ++pushed) {
        stack.push({pushed}, memory.chunks, memory.budget);
        if (memory.budget.is_exhausted()) break;  // the last entry was dropped
    }
    CHECK(memory.chunks.bytes() <= 100'000);
    CHECK(pushed > 5'000);
    while (pushed > 0) CHECK(stack.pop(memory.chunks).bits == --pushed);
    CHECK(stack.empty());
}

}  // namespace

int main() {
    last_in_is_first_out();
    a_bucket_is_marked_empty_only_when_it_is();
    memory_stays_within_the_budget();
    return failures == 0 ? 0 : 1;
}
