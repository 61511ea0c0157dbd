#include "kernel/search/cpu_targets.hpp"

#include <memory>

namespace ricochet {

#define RICOCHET_DECLARE(target)                                                    \
    namespace target {                                                              \
    extern const std::size_t min_bytes;                                             \
    bool accepts(const Puzzle&);                                                    \
    void search(const Puzzle&, const Limits&, Control&, int threads, FastOutcome&); \
    AllPaths* find_all_paths(const Puzzle&, const Limits&, Control&);               \
    std::uint64_t count_sequences(const Puzzle&, int depth);                        \
    }
RICOCHET_EACH_CPU(RICOCHET_DECLARE)

#define RICOCHET_ENTRY(target, name)                                                   \
    {compiled_cpus()[cpu_##target], name::min_bytes,      name::accepts, name::search, \
     name::find_all_paths,          name::count_sequences},

std::span<const CpuTarget> compiled_targets() {
#define RICOCHET_NARROW_ENTRY(target) RICOCHET_ENTRY(target, target)
    static const CpuTarget targets[] = {RICOCHET_EACH_CPU(RICOCHET_NARROW_ENTRY)};
    return targets;
}

#ifdef RICOCHET_HAS_WIDE
#define RICOCHET_DECLARE_WIDE(target) RICOCHET_DECLARE(wide_##target)
RICOCHET_EACH_CPU(RICOCHET_DECLARE_WIDE)

std::span<const CpuTarget> compiled_wide_targets() {
#define RICOCHET_WIDE_ENTRY(target) RICOCHET_ENTRY(target, wide_##target)
    static const CpuTarget targets[] = {RICOCHET_EACH_CPU(RICOCHET_WIDE_ENTRY)};
    return targets;
}
#else
std::span<const CpuTarget> compiled_wide_targets() { return {}; }
#endif

KeptMemory::~KeptMemory() = default;

KeptMemory& kept_memory(const void* kind, KeptMemory* (*make)()) {
    static thread_local std::unique_ptr<KeptMemory> kept;
    static thread_local const void* kept_kind = nullptr;
    if (kept_kind != kind) {
        kept.reset();  // before there is another
        kept_kind = nullptr;
        kept.reset(make());
        kept_kind = kind;
    }
    return *kept;
}

const CpuTarget* chosen_target(const Puzzle& puzzle) {
    const CpuChoice& choice = chosen_cpu();
    if (choice.cpu == nullptr) return nullptr;
    for (const auto targets : {compiled_targets(), compiled_wide_targets()}) {
        if (!targets.empty() && targets[choice.index()].accepts(puzzle)) return &targets[choice.index()];
    }
    return nullptr;
}

}  // namespace ricochet
