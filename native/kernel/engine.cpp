#include "kernel/engine.hpp"

#include <chrono>

#include "kernel/general/general.hpp"
#include "kernel/platform/cpu_dispatch.hpp"
#include "kernel/search/all_paths.hpp"

namespace ricochet {

Outcome solve(const Puzzle& puzzle, const Limits& limits, Control& control, int threads) {
    using Clock = std::chrono::steady_clock;
    const CpuTarget* target = chosen_target();
    if (target == nullptr || limits.bytes < min_bytes || !target->accepts(puzzle)) {
        return general::search(puzzle, limits, control);
    }
    const auto began = Clock::now();
    FastOutcome fast;
    target->search(puzzle, limits, control, threads, fast);
    if (!fast.too_deep) {
        return {fast.status, {fast.path, fast.path + fast.length}, fast.at_least, fast.expanded};
    }
    Limits left = limits;
    left.expanded -= fast.expanded;
    left.seconds -= std::chrono::duration<double>(Clock::now() - began).count();
    Outcome found = general::search(puzzle, left, control);
    found.expanded += fast.expanded;
    return found;
}

AllPaths::~AllPaths() = default;

std::unique_ptr<AllPaths> find_all_paths(const Puzzle& puzzle, const Limits& limits, Control& control) {
    const CpuTarget* target = chosen_target();
    if (target == nullptr || !target->accepts(puzzle)) return nullptr;
    return std::unique_ptr<AllPaths>(target->find_all_paths(puzzle, limits, control));
}

}  // namespace ricochet
