#include "paths.hpp"

#include <cstdlib>
#include <stdexcept>

namespace ricochet {

// Each is fast.cpp compiled with RICOCHET_PATH set to that name; CMakeLists.txt says which there are.
#define RICOCHET_DECLARE(path)                                                        \
    namespace path {                                                                  \
    bool accepts(const Puzzle&);                                                      \
    void search(const Puzzle&, const Limits&, Control&, int threads, Answer&);        \
    Ways* find_ways(const Puzzle&, const Limits&, Control&);                          \
    std::uint64_t count(const Puzzle&, int depth);                                    \
    }
#ifdef RICOCHET_HAS_AVX512
RICOCHET_DECLARE(avx512)
#endif
#ifdef RICOCHET_HAS_AVX2
RICOCHET_DECLARE(avx2)
#endif
#ifdef RICOCHET_HAS_PORTABLE
RICOCHET_DECLARE(portable)
#endif
#undef RICOCHET_DECLARE

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
    {"avx512", runs_avx512, avx512::accepts, avx512::search, avx512::find_ways, avx512::count},
#endif
#ifdef RICOCHET_HAS_AVX2
    {"avx2", runs_avx2, avx2::accepts, avx2::search, avx2::find_ways, avx2::count},
#endif
#ifdef RICOCHET_HAS_PORTABLE
    {"portable", [] { return true; }, portable::accepts, portable::search, portable::find_ways, portable::count},
#endif
    {nullptr, nullptr, nullptr, nullptr, nullptr, nullptr},  // an array is never empty
};

}  // namespace

std::span<const CpuPath> compiled_paths() { return {std::begin(paths), std::end(paths) - 1}; }

const CpuPath* find_path(std::string_view name) {
    if (name == general_path) return nullptr;
    for (const CpuPath& path : compiled_paths()) {
        if (name.empty() && path.is_supported()) return &path;
        if (name == path.name) {
            if (path.is_supported()) return &path;
            throw std::invalid_argument("this processor cannot run the path " + std::string(name));
        }
    }
    if (name.empty()) return nullptr;
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
