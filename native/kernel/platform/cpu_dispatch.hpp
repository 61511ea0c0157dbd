// The fast search is compiled once for each kind of processor; one of these is chosen when the program runs.
#pragma once

#include <atomic>
#include <span>
#include <string>
#include <string_view>

#include "kernel/model/puzzle.hpp"
#include "kernel/search/all_paths.hpp"
#include "kernel/search/fast_outcome.hpp"

namespace ricochet {

struct TableSweep;
struct Scratch;
struct Settled;
struct RowCode;
struct LineCode;

/// The fast search, and the sweeps of the strong solver, as compiled for one kind of processor. All targets give equal
/// answers.
struct CpuTarget {
    const char* name;
    bool (*is_supported)();          // whether this processor can run it
    bool (*accepts)(const Puzzle&);  // whether it is made for such a puzzle
    void (*search)(const Puzzle&, const Limits&, Control&, int threads, FastOutcome&);
    AllPaths* (*find_all_paths)(const Puzzle&, const Limits&, Control&);                  // to be deleted by the caller
    std::uint64_t (*count_sequences)(const Puzzle&, int depth);                           // see count_sequences.hpp
    void (*propagate)(TableSweep&, Scratch&, int u, const std::atomic<bool>& cancelled);  // see table_sweep.cpp
    Settled (*settle)(TableSweep&, int x, int moves);
    const LineCode& (*lines)();  // see line_sweep.hpp
    const RowCode& (*rows)();    // see byte_rows.hpp
};

/// The name by which the environment asks for no fast search at all.
inline constexpr std::string_view general_name = "general";

/// The targets in this program, the best first; the last runs everywhere.
std::span<const CpuTarget> compiled_targets();

/// Returns the target of that name, the best one if the name is empty, or null for `general_name`. Throws
/// std::invalid_argument for a target that is not in this program or not for this processor.
const CpuTarget* find_target(std::string_view name);

/// Returns what find_target finds for the environment variable RICOCHET_CPU, which is read once.
const CpuTarget* chosen_target();

/// The same, for what every CPU target has; where it is null, the last.
const CpuTarget& target_of_tables();

}  // namespace ricochet
