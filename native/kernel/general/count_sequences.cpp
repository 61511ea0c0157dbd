// Counts sequences of moves on any board. Targets do not matter.

#include <limits>

#include "kernel/general/general.hpp"
#include "kernel/general/state_space.hpp"

namespace ricochet::general {
namespace {

constexpr int depth_of_fast = 4;  // about 200 us

class Count {
public:
    Count(const Puzzle& puzzle, const CpuTarget* fast, Control& control)
        : puzzle_(puzzle),
          fast_(fast),
          control_(control),
          budget_(std::numeric_limits<std::size_t>::max()),
          space_(puzzle, budget_) {}

    std::optional<std::uint64_t> from_start(int depth) {
        const std::uint64_t counted = from(space_.start, depth);
        if (control_.cancelled) return std::nullopt;
        return counted;
    }

private:
    Puzzle puzzle_;
    const CpuTarget* fast_;
    Control& control_;
    MemoryBudget budget_;
    StateSpace space_;

    std::uint64_t from(const Stands& stands, int depth) {
        if (depth == 0) return 1;
        if (depth == depth_of_fast && is_over()) return 0;
        if (fast_ != nullptr && depth <= depth_of_fast) return by_fast(stands, depth);
        std::uint64_t sum = 0;
        space_.moves(stands, [&](Slot slot, Heading, Stand end) {
            Stands after = stands;
            after[slot] = end;
            sum += depth == 1 ? 1 : from(after, depth - 1);
            return false;
        });
        return sum;
    }

    std::uint64_t by_fast(const Stands& stands, int depth) {
        for (const Slot slot : first_slots(space_.count)) {
            puzzle_.robots[space_.robots[slot]] = cell_of(stands[slot]);
        }
        return fast_->count_sequences(puzzle_, depth);
    }

    bool is_over() {
        if (control_.pulse) control_.pulse();
        return control_.cancelled;
    }
};

}  // namespace

std::optional<std::uint64_t> count_sequences(const Puzzle& puzzle, int depth, const CpuTarget* fast, Control& control) {
    return Count(puzzle, fast, control).from_start(depth);
}

}  // namespace ricochet::general
