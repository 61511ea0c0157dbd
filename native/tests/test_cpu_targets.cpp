// Tests that equal puzzles get equal answers on every CPU target: the same moves, the same states expanded, the same
// paths in the same order. The digest of all answers is the same on every machine and with every compiler.

#include <cinttypes>
#include <memory>
#include <random>
#include <span>
#include <vector>

#include "check.hpp"
#include "kernel/general/general.hpp"
#include "kernel/search/cpu_targets.hpp"
#include "naive.hpp"

using namespace ricochet;

namespace {

constexpr int puzzles = 400, wide_puzzles = 50;
constexpr std::uint64_t max_expanded = 30'000;  // states
constexpr int listed = 20;                      // of all paths
/// They change with bench/signature.txt: for boards of up to 16x16, and of up to 32x32.
constexpr std::uint64_t expected_digest = 0xA347218BD8E4EF18, expected_wide_digest = 0x5FC0FBEB29FBC419;

/// An answer as a row of numbers.
using Numbers = std::vector<std::uint64_t>;

void add(Numbers& numbers, const Move* path, int length) {
    for (int i = 0; i < length; ++i) numbers.push_back(std::uint64_t(number_of(path[i])));
}

Numbers on_target(const CpuTarget& target, const Puzzle& puzzle) {
    Control control;
    FastOutcome outcome;
    target.search(puzzle, {.expanded = max_expanded}, control, 1, outcome);
    Numbers numbers{std::uint64_t(outcome.status), std::uint64_t(outcome.at_least), outcome.expanded};
    add(numbers, outcome.path, outcome.length);
    const std::unique_ptr<AllPaths> paths(target.find_all_paths(puzzle, {.expanded = max_expanded}, control));
    numbers.insert(numbers.end(), {std::uint64_t(paths->status), paths->count, paths->expanded});
    std::vector<Move> path(std::size_t(paths->moves));
    for (int i = 0; paths->status == Status::solved && i < listed && paths->next(path.data()); ++i) {
        add(numbers, path.data(), paths->moves);
    }
    numbers.push_back(target.count_sequences(puzzle, 2));
    return numbers;
}

Numbers by_general_search(const Puzzle& puzzle) {
    Control control;
    const Outcome found = general::search(puzzle, {.expanded = max_expanded / 10}, control);
    Numbers numbers{std::uint64_t(found.status), std::uint64_t(found.at_least), found.expanded};
    add(numbers, found.path.data(), int(found.path.size()));
    return numbers;
}

/// Compares the answers of all CPU targets and returns them, or nothing if the targets do not accept the puzzle.
Numbers on_each_target(std::span<const CpuTarget> targets, const Puzzle& puzzle) {
    const CpuTarget& last = targets.back();
    if (!last.accepts(puzzle)) return {};
    const Numbers expected = on_target(last, puzzle);
    for (const CpuTarget& target : targets.first(targets.size() - 1)) {
        if (target.cpu.is_supported()) CHECK(on_target(target, puzzle) == expected);
    }
    return expected;
}

void join(std::uint64_t& digest, const Numbers& numbers) {
    for (const std::uint64_t number : numbers) digest = (digest ^ number) * 0x100000001B3;
}

}  // namespace

int main() {
    std::mt19937 generator(20261122);
    std::uint64_t digest = 0, wide_digest = 0;
    int compared = 0, wide = 0;
    for (int round = 0; round < puzzles; ++round) {
        const Puzzle puzzle = naive::random_puzzle(generator, round % 2 == 0 ? 16 : 6);
        join(digest, by_general_search(puzzle));
        const Numbers answers = on_each_target(compiled_targets(), puzzle);
        join(digest, answers);
        compared += !answers.empty();
    }
    for (int round = 0; round < wide_puzzles; ++round) {
        const Numbers answers =
            on_each_target(compiled_wide_targets(), naive::random_puzzle(generator, round % 4 == 0 ? 8 : max_side));
        join(wide_digest, answers);
        wide += !answers.empty();
    }
    CHECK(compared > puzzles / 3 && wide > wide_puzzles / 3);
    CHECK(digest == expected_digest);
    CHECK(wide_digest == expected_wide_digest);
    std::printf("%d puzzles, %016" PRIx64 ", %016" PRIx64 "\n", puzzles, digest, wide_digest);
    return failures == 0 ? 0 : 1;
}
