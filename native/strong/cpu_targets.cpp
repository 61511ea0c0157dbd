#include "strong/cpu_targets.hpp"

#include "kernel/platform/cpu.hpp"

namespace ricochet::strong {

#define RICOCHET_DECLARE(target)                                                      \
    namespace target {                                                                \
    void propagate(TableSweep&, Scratch&, int u, const std::atomic<bool>& cancelled); \
    Settled settle(TableSweep&, int x, int moves);                                    \
    const LineCode& lines();                                                          \
    const RowCode& rows();                                                            \
    }
RICOCHET_EACH_CPU(RICOCHET_DECLARE)

const SweepCode& chosen_sweeps() {
#define RICOCHET_ENTRY(target) \
    {.propagate = target::propagate, .settle = target::settle, .lines = target::lines, .rows = target::rows},
    static const SweepCode targets[] = {RICOCHET_EACH_CPU(RICOCHET_ENTRY)};
    return targets[chosen_cpu().index()];
}

}  // namespace ricochet::strong
