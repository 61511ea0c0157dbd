// The hot code is compiled once for each CPU target, a kind of processor, with RICOCHET_CPU_TARGET as its namespace.
// One target is chosen when the program runs. All targets give equal answers.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

// CMakeLists.txt defines which targets there are. RICOCHET_EACH_CPU expands `each(target)` for every one, the best
// first.
#ifdef RICOCHET_HAS_AVX512
#define RICOCHET_AVX512(each) each(avx512)
#else
#define RICOCHET_AVX512(each)
#endif
#ifdef RICOCHET_HAS_AVX2
#define RICOCHET_AVX2(each) each(avx2)
#else
#define RICOCHET_AVX2(each)
#endif
#define RICOCHET_EACH_CPU(each) RICOCHET_AVX512(each) RICOCHET_AVX2(each) each(portable)

namespace ricochet {

#define RICOCHET_CPU_INDEX(target) cpu_##target,
enum CpuIndex : std::size_t { RICOCHET_EACH_CPU(RICOCHET_CPU_INDEX) cpu_count };

struct Cpu {
    const char* name;
    bool (*is_supported)();  // whether this processor can run it
};

/// The CPU targets in this program, by `CpuIndex`: the best first, and last the one that runs everywhere.
std::span<const Cpu, cpu_count> compiled_cpus();

/// The name by which the environment disables the fast search.
inline constexpr std::string_view general_name = "general";

struct CpuChoice {
    const Cpu* cpu = nullptr;  // null for `general_name`
    std::string fault;         // why the choice is not available here, or empty

    /// The index of the target; of the last one where `cpu` is null.
    std::size_t index() const;
};

/// Chooses the target of that name, or the best one if the name is empty.
CpuChoice choose_cpu(std::string_view name);

/// The choice of the environment variable RICOCHET_CPU, which is read once.
const CpuChoice& chosen_cpu();

}  // namespace ricochet
