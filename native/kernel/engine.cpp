#include "kernel/engine.hpp"

#include <cassert>
#include <chrono>

#include "kernel/general/general.hpp"
#include "kernel/model/faults.hpp"
#include "kernel/search/all_paths.hpp"
#include "kernel/search/cpu_targets.hpp"

namespace ricochet {

namespace {

using Clock = std::chrono::steady_clock;

/// Returns the fast search, or null if only the general search can handle the puzzle within these limits.
const CpuTarget* fast_target(const Puzzle& puzzle, const Limits& limits) {
    const CpuTarget* target = chosen_target(puzzle);
    return target != nullptr && limits.bytes >= target->min_bytes ? target : nullptr;
}

/// Returns the limits that remain for the general search after the fast search gave up.
Limits what_is_left(Limits limits, std::uint64_t expanded, Clock::time_point began) {
    limits.expanded -= expanded;
    limits.seconds -= std::chrono::duration<double>(Clock::now() - began).count();
    return limits;
}

}  // namespace

Outcome solve(const Puzzle& puzzle, const Limits& limits, Control& control, int threads) {
    assert(fault_of(puzzle) == Fault::none && threads >= 1);
    const CpuTarget* target = fast_target(puzzle, limits);
    if (target == nullptr) return general::search(puzzle, limits, control);
    const auto began = Clock::now();
    FastOutcome fast;
    target->search(puzzle, limits, control, threads, fast);
    if (!fast.too_deep) {
        return {fast.status, {fast.path, fast.path + fast.length}, fast.at_least, fast.expanded};
    }
    Outcome found = general::search(puzzle, what_is_left(limits, fast.expanded, began), control);
    found.expanded += fast.expanded;
    return found;
}

AllPaths::~AllPaths() = default;

std::unique_ptr<AllPaths> find_all_paths(const Puzzle& puzzle, const Limits& limits, Control& control) {
    assert(fault_of(puzzle) == Fault::none);
    const CpuTarget* target = fast_target(puzzle, limits);
    if (target == nullptr) return general::find_all_paths(puzzle, limits, control);
    const auto began = Clock::now();
    std::unique_ptr<AllPaths> fast(target->find_all_paths(puzzle, limits, control));
    if (!fast->too_deep) return fast;
    const std::uint64_t expanded = fast->expanded;
    fast.reset();
    auto found = general::find_all_paths(puzzle, what_is_left(limits, expanded, began), control);
    found->expanded += expanded;
    return found;
}

std::optional<std::uint64_t> count_sequences(const Puzzle& puzzle, int depth, Control& control) {
    assert(fault_of(puzzle) == Fault::none && depth >= 0);
    return general::count_sequences(puzzle, depth, chosen_target(puzzle), control);
}

}  // namespace ricochet
