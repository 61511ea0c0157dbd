#include "engine.hpp"

#include "paths.hpp"
#include "wide.hpp"

namespace ricochet {

Outcome solve(const Puzzle& puzzle, const Limits& limits, Control& control, int threads) {
    const CpuPath* path = chosen_path();
    if (path != nullptr && path->accepts(puzzle)) return path->search(puzzle, limits, control, threads);
    return wide::search(puzzle, limits, control);
}

}  // namespace ricochet
