// What waits comes out again, each once, whatever is put there meanwhile.

#define RICOCHET_PATH tested

#include <cstdint>
#include <limits>
#include <vector>

#include "check.hpp"
#include "kernel/search/open_list.hpp"

using namespace ricochet;
using namespace ricochet::tested;

namespace {

struct Memory {
    Budget budget;
    Chunks chunks;

    explicit Memory(std::size_t bytes) { budget.start(bytes); }
    ~Memory() { chunks.release(budget); }
};

void last_in_is_first_out() {
    Memory memory(std::numeric_limits<std::size_t>::max());
    Pile pile, other;
    constexpr std::uint64_t count = 1000;  // some chunks
    for (std::uint64_t i = 0; i < count; ++i) {
        pile.push(i, memory.chunks, memory.budget);
        other.push(count + i, memory.chunks, memory.budget);
    }
    for (std::uint64_t i = count; i-- > 0;) CHECK(pile.pop(memory.chunks) == i);
    CHECK(pile.empty());
    for (std::uint64_t i = count; i-- > 0;) CHECK(other.pop(memory.chunks) == count + i);
}

void a_row_is_forgotten_only_when_it_is_empty() {
    Memory memory(std::numeric_limits<std::size_t>::max());
    Waiting waiting;
    waiting.clear();
    constexpr int moves = 2, length = 30;  // so many moves left that what follows is in the same row
    waiting.place(moves, length, memory.chunks, memory.budget)[5].push(1, memory.chunks, memory.budget);
    Pile* const row = waiting.row(length, Waiting::most_left);
    CHECK(waiting.filled(length) == 1u << Waiting::most_left);
    CHECK(row[5].pop(memory.chunks) == 1);
    waiting.place(moves + 1, length, memory.chunks, memory.budget)[4].push(2, memory.chunks, memory.budget);
    waiting.forget_if_empty(length, Waiting::most_left);
    CHECK(waiting.filled(length) == 1u << Waiting::most_left);
    CHECK(row[4].pop(memory.chunks) == 2);
    waiting.forget_if_empty(length, Waiting::most_left);
    CHECK(waiting.filled(length) == 0);
    CHECK(!waiting.anything_after(length - 1));
}

void memory_is_asked_for_within_the_budget() {
    Memory memory(100'000);
    Pile pile;
    std::uint64_t pushed = 0;
    try {
        for (;; ++pushed) pile.push(pushed, memory.chunks, memory.budget);
    } catch (const OutOfBudget&) {
    }
    CHECK(memory.chunks.bytes() <= 100'000);
    CHECK(pushed > 5'000);
    while (pushed > 0) CHECK(pile.pop(memory.chunks) == --pushed);
}

}  // namespace

int main() {
    last_in_is_first_out();
    a_row_is_forgotten_only_when_it_is_empty();
    memory_is_asked_for_within_the_budget();
    return failures == 0 ? 0 : 1;
}
