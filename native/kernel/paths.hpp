// The fast search is compiled once for each kind of processor; here one of these is chosen when the program runs.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "answer.hpp"
#include "puzzle.hpp"
#include "ways.hpp"

namespace ricochet {

/// The fast search as compiled for one kind of processor. All of them give equal answers.
struct CpuPath {
    const char* name;
    bool (*is_supported)();              // whether this processor can run it
    bool (*accepts)(const Puzzle&);      // whether it is made for such a puzzle
    void (*search)(const Puzzle&, const Limits&, Control&, int threads, Answer&);
    Ways* (*find_ways)(const Puzzle&, const Limits&, Control&);  // to be deleted by the caller
    std::uint64_t (*count)(const Puzzle&, int depth);            // sequences of exactly so many moves
};

/// The name by which the environment asks for no fast search at all.
inline constexpr std::string_view general_path = "general";

/// Those in this program, the best first; none where the compiler cannot make them.
std::span<const CpuPath> compiled_paths();

/// Returns the one of that name, the best one if the name is empty, or null for `general_path` and where there is
/// none. Throws std::invalid_argument for a name that is not in this program or not for this processor.
const CpuPath* find_path(std::string_view name);

/// Returns what find_path finds for the environment variable RICOCHET_CPU, which is read once.
const CpuPath* chosen_path();

}  // namespace ricochet
