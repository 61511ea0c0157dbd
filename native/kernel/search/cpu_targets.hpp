// The fast search, compiled for each CPU target and for two sizes of boards.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "kernel/platform/cpu.hpp"
#include "kernel/search/all_paths.hpp"
#include "kernel/search/fast_outcome.hpp"

namespace ricochet {

struct CpuTarget {
    const Cpu& cpu;
    std::size_t min_bytes;           // with fewer, the general search runs instead
    bool (*accepts)(const Puzzle&);  // whether it can search the puzzle
    void (*search)(const Puzzle&, const Limits&, Control&, int threads, FastOutcome&);
    AllPaths* (*find_all_paths)(const Puzzle&, const Limits&, Control&);  // the caller deletes it
    std::uint64_t (*count_sequences)(const Puzzle&, int depth);           // see count_sequences.hpp
};

/// For boards of at most 16x16, in the order of `compiled_cpus`.
std::span<const CpuTarget> compiled_targets();

/// For boards of at most 32x32, in the same order. Empty in a build without RICOCHET_HAS_WIDE.
std::span<const CpuTarget> compiled_wide_targets();

/// The working memory of a fast search.
struct KeptMemory {
    virtual ~KeptMemory();
};

/// Returns what `make` made for this thread. A thread keeps the memory of one kind, that of its last search, and so
/// never that of several kinds. `kind` is any address that differs for each kind. Not inline, so that code compiled for
/// any CPU target can use it.
KeptMemory& kept_memory(const void* kind, KeptMemory* (*make)());

/// The search of the target that `chosen_cpu` names, or null if it names none or if only the general search can handle
/// the puzzle.
const CpuTarget* chosen_target(const Puzzle& puzzle);

}  // namespace ricochet
