#include "kernel/platform/cpu.hpp"

#include <cstdlib>

namespace ricochet {

namespace {

#ifdef RICOCHET_HAS_AVX2
bool runs_avx2() {
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
           __builtin_cpu_supports("popcnt") && __builtin_cpu_supports("fma");
}
#endif
#ifdef RICOCHET_HAS_AVX512
bool runs_avx512() {
    return runs_avx2() && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
           __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512dq");
}
#endif
bool runs_portable() { return true; }

#define RICOCHET_CPU_ENTRY(target) Cpu{#target, runs_##target},
constexpr Cpu cpus[cpu_count] = {RICOCHET_EACH_CPU(RICOCHET_CPU_ENTRY)};

}  // namespace

std::span<const Cpu, cpu_count> compiled_cpus() { return cpus; }

std::size_t CpuChoice::index() const { return cpu == nullptr ? cpu_portable : std::size_t(cpu - cpus); }

CpuChoice choose_cpu(std::string_view name) {
    if (name == general_name) return {};
    std::string known(general_name);
    for (const Cpu& cpu : cpus) {
        if ((name.empty() || name == cpu.name) && cpu.is_supported()) return {&cpu, ""};
        if (name == cpu.name) return {nullptr, "this processor cannot run the CPU target " + std::string(name)};
        known += std::string(", ") + cpu.name;
    }
    return {nullptr, "there is no CPU target " + std::string(name) + " here, only " + known};
}

const CpuChoice& chosen_cpu() {
    static const CpuChoice choice = [] {
        const char* const name = std::getenv("RICOCHET_CPU");
        return choose_cpu(name == nullptr ? "" : name);
    }();
    return choice;
}

}  // namespace ricochet
