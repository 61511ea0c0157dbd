#include "kernel/platform/cpu.hpp"

#include <cstdlib>

#if defined(RICOCHET_HAS_AVX2) || defined(RICOCHET_HAS_AVX512)
#define RICOCHET_READS_FEATURES
#include <cpuid.h>
#endif

namespace ricochet {

namespace {

#ifdef RICOCHET_READS_FEATURES

/// The bits that the processor sets for its instructions, and the registers that the system saves (Intel's manual,
/// volume 2, CPUID and XGETBV). Compilers have a function for this, but Zig's always returns false.
struct Features {
    unsigned basic = 0, extended = 0, saved = 0;

    Features() {
        unsigned a = 0, b = 0, c = 0, d = 0;
        if (__get_cpuid(1, &a, &b, &c, &d)) basic = c;
        if (__get_cpuid_count(7, 0, &a, &b, &c, &d)) extended = b;
        if (basic & 1u << 27) asm("xgetbv" : "=a"(saved), "=d"(d) : "c"(0));
    }

    bool have_avx2() const {
        constexpr unsigned fma_popcnt = 1u << 12 | 1u << 23, bmi_avx2_bmi2 = 1u << 3 | 1u << 5 | 1u << 8,
                           avx_state = 0x06;
        return have(basic, fma_popcnt) && have(extended, bmi_avx2_bmi2) && have(saved, avx_state);
    }

    bool have_avx512() const {
        constexpr unsigned f_dq_bw_vl = 1u << 16 | 1u << 17 | 1u << 30 | 1u << 31, avx512_state = 0xe6;
        return have_avx2() && have(extended, f_dq_bw_vl) && have(saved, avx512_state);
    }

private:
    static bool have(unsigned bits, unsigned all) { return (bits & all) == all; }
};
#endif

#ifdef RICOCHET_HAS_AVX2
bool runs_avx2() { return Features().have_avx2(); }
#endif
#ifdef RICOCHET_HAS_AVX512
bool runs_avx512() { return Features().have_avx512(); }
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
