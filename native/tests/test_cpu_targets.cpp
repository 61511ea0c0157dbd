// Equal puzzles get equal answers from every path: the same moves, the same states expanded, the same ways in the same order.
// The number that stands for all of them is the same on every machine and with every compiler.

#include <cinttypes>
#include <memory>
#include <random>
#include <vector>

#include "check.hpp"
#include "kernel/general/general.hpp"
#include "kernel/platform/cpu_dispatch.hpp"
#include "naive.hpp"

using namespace ricochet;

namespace {

constexpr int puzzles = 400;
constexpr std::uint64_t enough = 30'000;  // states
constexpr int told = 20;                  // of all ways
/// Changes with bench/signature.txt.
constexpr std::uint64_t expected_digest = 0xe17935437ed4227c;

/// An answer as a row of numbers.
using Numbers = std::vector<std::uint64_t>;

void add(Numbers& numbers, const Move* path, int length) {
    for (int i = 0; i < length; ++i) numbers.push_back(std::uint64_t(path[i].robot * 4 + path[i].direction));
}

Numbers by_path(const CpuPath& path, const Puzzle& puzzle) {
    Control control;
    Answer answer;
    path.search(puzzle, {.expanded = enough}, control, 1, answer);
    Numbers numbers{std::uint64_t(answer.status), std::uint64_t(answer.at_least), answer.expanded};
    add(numbers, answer.path, answer.length);
    const std::unique_ptr<Ways> ways(path.find_ways(puzzle, {.expanded = enough}, control));
    numbers.insert(numbers.end(), {std::uint64_t(ways->status), ways->count, ways->expanded});
    std::vector<Move> way(std::size_t(ways->moves));
    for (int i = 0; ways->status == Status::solved && i < told && ways->next(way.data()); ++i) {
        add(numbers, way.data(), ways->moves);
    }
    numbers.push_back(path.count(puzzle, 2));
    return numbers;
}

Numbers by_general_search(const Puzzle& puzzle) {
    Control control;
    const Outcome found = wide::search(puzzle, {.expanded = enough / 10}, control);
    Numbers numbers{std::uint64_t(found.status), std::uint64_t(found.at_least), found.expanded};
    add(numbers, found.path.data(), int(found.path.size()));
    return numbers;
}

}  // namespace

int main() {
    std::mt19937 generator(20261122);
    std::uint64_t digest = 0;
    int compared = 0;
    for (int round = 0; round < puzzles; ++round) {
        const Puzzle puzzle = naive::random_puzzle(generator, round % 2 == 0 ? 16 : 6);
        Numbers numbers = by_general_search(puzzle);
        const CpuPath& last = compiled_paths().back();
        if (last.accepts(puzzle)) {
            const Numbers expected = by_path(last, puzzle);
            for (const CpuPath& path : compiled_paths()) {
                if (!path.is_supported() || &path == &last) continue;
                CHECK(by_path(path, puzzle) == expected);
            }
            numbers.insert(numbers.end(), expected.begin(), expected.end());
            ++compared;
        }
        for (const std::uint64_t number : numbers) digest = (digest ^ number) * 0x100000001B3;
    }
    CHECK(compared > puzzles / 3);
    CHECK(digest == expected_digest);
    std::printf("%d puzzles, %016" PRIx64 "\n", puzzles, digest);
    return failures == 0 ? 0 : 1;
}
