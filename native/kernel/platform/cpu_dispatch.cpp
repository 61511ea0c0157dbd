#include "kernel/platform/cpu_dispatch.hpp"

#include <cstdlib>
#include <stdexcept>

namespace ricochet {

// Each is fast.cpp and sweep.cpp compiled with RICOCHET_PATH set to that name; CMakeLists.txt says which there are.
#define RICOCHET_DECLARE(path)                                                 \
    namespace path {                                                           \
    bool accepts(const Puzzle&);                                               \
    void search(const Puzzle&, const Limits&, Control&, int threads, Answer&); \
    Ways* find_ways(const Puzzle&, const Limits&, Control&);                   \
    std::uint64_t count(const Puzzle&, int depth);                             \
    void spread(Sweep&, Scratch&, int u, const std::atomic<bool>& cancelled);  \
    Settled settle(Sweep&, int x, int moves);                                  \
    }
#define RICOCHET_PATH_OF(path, runs) \
    {#path, runs, path::accepts, path::search, path::find_ways, path::count, path::spread, path::settle}
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
           __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512dq") &&
           __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
           __builtin_cpu_supports("popcnt") && __builtin_cpu_supports("fma");
}
#endif
#ifdef RICOCHET_HAS_AVX2
bool runs_avx2() {
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
           __builtin_cpu_supports("popcnt") && __builtin_cpu_supports("fma");
}
#endif

const CpuPath paths[] = {
#ifdef RICOCHET_HAS_AVX512
    RICOCHET_PATH_OF(avx512, runs_avx512),
#endif
#ifdef RICOCHET_HAS_AVX2
    RICOCHET_PATH_OF(avx2, runs_avx2),
#endif
    RICOCHET_PATH_OF(portable, [] { return true; }),
};

}  // namespace

std::span<const CpuPath> compiled_paths() { return paths; }

const CpuPath* find_path(std::string_view name) {
    if (name == general_path) return nullptr;
    for (const CpuPath& path : compiled_paths()) {
        if (name.empty() && path.is_supported()) return &path;
        if (name == path.name) {
            if (path.is_supported()) return &path;
            throw std::invalid_argument("this processor cannot run the path " + std::string(name));
        }
    }
    std::string known(general_path);
    for (const CpuPath& path : compiled_paths()) known += std::string(", ") + path.name;
    throw std::invalid_argument("there is no path " + std::string(name) + " here, only " + known);
}

const CpuPath* chosen_path() {
    static const CpuPath* const path = [] {
        const char* asked = std::getenv("RICOCHET_CPU");
        return find_path(asked == nullptr ? "" : asked);
    }();
    return path;
}

}  // namespace ricochet
