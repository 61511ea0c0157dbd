// The fast search is compiled once for each kind of processor; here one of these is chosen when the program runs.
#pragma once

#include <atomic>
#include <span>
#include <string>
#include <string_view>

#include "kernel/model/puzzle.hpp"
#include "kernel/search/all_paths.hpp"
#include "kernel/search/fast_outcome.hpp"

namespace ricochet {

struct Sweep;
struct Scratch;
struct Settled;

/// The fast search, and the hot part of tables, as compiled for one kind of processor. All of them give equal answers.
struct CpuPath {
    const char* name;
    bool (*is_supported)();              // whether this processor can run it
    bool (*accepts)(const Puzzle&);      // whether it is made for such a puzzle
    void (*search)(const Puzzle&, const Limits&, Control&, int threads, Answer&);
    Ways* (*find_ways)(const Puzzle&, const Limits&, Control&);  // to be deleted by the caller
    std::uint64_t (*count)(const Puzzle&, int depth);            // sequences of exactly so many moves
    void (*spread)(Sweep&, Scratch&, int u, const std::atomic<bool>& cancelled);  // see sweep.cpp
    Settled (*settle)(Sweep&, int x, int moves);
};

/// The name by which the environment asks for no fast search at all.
inline constexpr std::string_view general_path = "general";

/// Those in this program, the best first; the last runs everywhere.
std::span<const CpuPath> compiled_paths();

/// Returns the one of that name, the best one if the name is empty, or null for `general_path`. Throws
/// std::invalid_argument for a name that is not in this program or not for this processor.
const CpuPath* find_path(std::string_view name);

/// Returns what find_path finds for the environment variable RICOCHET_CPU, which is read once.
const CpuPath* chosen_path();

}  // namespace ricochet
