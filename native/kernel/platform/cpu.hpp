// The hot code is compiled once for each CPU target (a kind of processor), in the namespace RICOCHET_CPU_TARGET. The
// program chooses one target when it runs. All targets return equal answers.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

// CMakeLists.txt defines the targets. RICOCHET_EACH_CPU expands `each(target)` for every target, best first.
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
    bool (*is_supported)();  // whether this processor can run the target
};

/// The CPU targets in this program, by `CpuIndex`: best first. The last one runs on every processor.
std::span<const Cpu, cpu_count> compiled_cpus();

/// The name that, in the environment variable, disables the fast search.
inline constexpr std::string_view general_name = "general";

struct CpuChoice {
    const Cpu* cpu = nullptr;  // null for `general_name`
    std::string fault;         // the reason why the choice is not available, or empty

    /// The index of the target, or of the last target if `cpu` is null.
    std::size_t index() const;
};

/// Chooses the target of that name, or the best one if the name is empty.
CpuChoice choose_cpu(std::string_view name);

/// The choice of the environment variable RICOCHET_CPU, which is read once.
const CpuChoice& chosen_cpu();

}  // namespace ricochet
