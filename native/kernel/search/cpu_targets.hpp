// The fast search as compiled for each CPU target.
#pragma once

#include <cstdint>
#include <span>

#include "kernel/platform/cpu.hpp"
#include "kernel/search/all_paths.hpp"
#include "kernel/search/fast_outcome.hpp"

namespace ricochet {

struct CpuTarget {
    const Cpu& cpu;
    bool (*accepts)(const Puzzle&);  // whether it can search such a puzzle
    void (*search)(const Puzzle&, const Limits&, Control&, int threads, FastOutcome&);
    AllPaths* (*find_all_paths)(const Puzzle&, const Limits&, Control&);  // the caller deletes it
    std::uint64_t (*count_sequences)(const Puzzle&, int depth);           // see count_sequences.hpp
};

/// In the order of `compiled_cpus`.
std::span<const CpuTarget> compiled_targets();

/// The target that `chosen_cpu` names, or null where it names none.
const CpuTarget* chosen_target();

}  // namespace ricochet
