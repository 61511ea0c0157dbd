#include "kernel/engine.hpp"

#include <chrono>

#include "kernel/general/general.hpp"
#include "kernel/platform/cpu_dispatch.hpp"
#include "kernel/search/all_paths.hpp"

namespace ricochet {

Outcome solve(const Puzzle& puzzle, const Limits& limits, Control& control, int threads) {
    using Clock = std::chrono::steady_clock;
    const CpuPath* path = chosen_path();
    if (path == nullptr || limits.bytes < least_bytes || !path->accepts(puzzle)) {
        return wide::search(puzzle, limits, control);
    }
    const auto began = Clock::now();
    Answer answer;
    path->search(puzzle, limits, control, threads, answer);
    if (!answer.too_deep) {
        return {answer.status, {answer.path, answer.path + answer.length}, answer.at_least, answer.expanded};
    }
    Limits left = limits;
    left.expanded -= answer.expanded;
    left.seconds -= std::chrono::duration<double>(Clock::now() - began).count();
    Outcome found = wide::search(puzzle, left, control);
    found.expanded += answer.expanded;
    return found;
}

Ways::~Ways() = default;

std::unique_ptr<Ways> find_ways(const Puzzle& puzzle, const Limits& limits, Control& control) {
    const CpuPath* path = chosen_path();
    if (path == nullptr || !path->accepts(puzzle)) return nullptr;
    return std::unique_ptr<Ways>(path->find_ways(puzzle, limits, control));
}

}  // namespace ricochet
