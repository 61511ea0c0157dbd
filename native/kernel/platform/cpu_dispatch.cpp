#include "kernel/platform/cpu_dispatch.hpp"

#include <cstdlib>
#include <stdexcept>

namespace ricochet {

// Each is fast.cpp, table_sweep.cpp, line_sweep.cpp and byte_rows.cpp compiled with RICOCHET_CPU_TARGET set to that
// name; CMakeLists.txt says which there are.
#define RICOCHET_DECLARE(target)                                                      \
    namespace target {                                                                \
    bool accepts(const Puzzle&);                                                      \
    void search(const Puzzle&, const Limits&, Control&, int threads, FastOutcome&);   \
    AllPaths* find_all_paths(const Puzzle&, const Limits&, Control&);                 \
    std::uint64_t count_sequences(const Puzzle&, int depth);                          \
    void propagate(TableSweep&, Scratch&, int u, const std::atomic<bool>& cancelled); \
    Settled settle(TableSweep&, int x, int moves);                                    \
    const LineCode& lines();                                                          \
    const RowCode& rows();                                                            \
    }
#define RICOCHET_ENTRY_POINTS(target, runs)                                                              \
    CpuTarget {                                                                                          \
        #target, runs, target::accepts, target::search, target::find_all_paths, target::count_sequences, \
            target::propagate, target::settle, target::lines, target::rows                               \
    }
#ifdef RICOCHET_HAS_AVX512
RICOCHET_DECLARE(avx512)
#endif
#ifdef RICOCHET_HAS_AVX2
RICOCHET_DECLARE(avx2)
#endif
RICOCHET_DECLARE(portable)

namespace {

#ifdef RICOCHET_HAS_AVX512
bool runs_avx512() {
    return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
           __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx2") &&
           __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt") &&
           __builtin_cpu_supports("fma");
}
#endif
#ifdef RICOCHET_HAS_AVX2
bool runs_avx2() {
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
           __builtin_cpu_supports("popcnt") && __builtin_cpu_supports("fma");
}
#endif

const CpuTarget targets[] = {
#ifdef RICOCHET_HAS_AVX512
    RICOCHET_ENTRY_POINTS(avx512, runs_avx512),
#endif
#ifdef RICOCHET_HAS_AVX2
    RICOCHET_ENTRY_POINTS(avx2, runs_avx2),
#endif
    RICOCHET_ENTRY_POINTS(portable, [] { return true; }),
};

}  // namespace

std::span<const CpuTarget> compiled_targets() { return targets; }

const CpuTarget* find_target(std::string_view name) {
    if (name == general_name) return nullptr;
    for (const CpuTarget& target : compiled_targets()) {
        if (name.empty() && target.is_supported()) return &target;
        if (name == target.name) {
            if (target.is_supported()) return &target;
            throw std::invalid_argument("this processor cannot run the CPU target " + std::string(name));
        }
    }
    std::string known(general_name);
    for (const CpuTarget& target : compiled_targets()) known += std::string(", ") + target.name;
    throw std::invalid_argument("there is no CPU target " + std::string(name) + " here, only " + known);
}

const CpuTarget* chosen_target() {
    static const CpuTarget* const target = [] {
        const char* asked = std::getenv("RICOCHET_CPU");
        return find_target(asked == nullptr ? "" : asked);
    }();
    return target;
}

const CpuTarget& target_of_tables() {
    const CpuTarget* target = chosen_target();
    return target == nullptr ? compiled_targets().back() : *target;
}

}  // namespace ricochet
