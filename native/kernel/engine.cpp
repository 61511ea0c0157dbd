#include "engine.hpp"

#include "paths.hpp"
#include "wide.hpp"

namespace ricochet {

Outcome solve(const Puzzle& puzzle, const Limits& limits, Control& control, int threads) {
    const CpuPath* path = chosen_path();
    if (path != nullptr && path->accepts(puzzle)) {
        Answer answer;
        path->search(puzzle, limits, control, threads, answer);
        if (!answer.too_deep) {
            return {answer.status, {answer.path, answer.path + answer.length}, answer.at_least, answer.expanded};
        }
    }
    return wide::search(puzzle, limits, control);
}

}  // namespace ricochet
