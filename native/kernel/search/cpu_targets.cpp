#include "kernel/search/cpu_targets.hpp"

namespace ricochet {

#define RICOCHET_DECLARE(target)                                                    \
    namespace target {                                                              \
    bool accepts(const Puzzle&);                                                    \
    void search(const Puzzle&, const Limits&, Control&, int threads, FastOutcome&); \
    AllPaths* find_all_paths(const Puzzle&, const Limits&, Control&);               \
    std::uint64_t count_sequences(const Puzzle&, int depth);                        \
    }
RICOCHET_EACH_CPU(RICOCHET_DECLARE)

std::span<const CpuTarget> compiled_targets() {
#define RICOCHET_ENTRY(target) \
    {compiled_cpus()[cpu_##target], target::accepts, target::search, target::find_all_paths, target::count_sequences},
    static const CpuTarget targets[] = {RICOCHET_EACH_CPU(RICOCHET_ENTRY)};
    return targets;
}

const CpuTarget* chosen_target() {
    const CpuChoice& choice = chosen_cpu();
    return choice.cpu == nullptr ? nullptr : &compiled_targets()[choice.index()];
}

}  // namespace ricochet
