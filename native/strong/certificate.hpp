// Holds a finished table to the rule of distances, by code that shares nothing with what made it. docs/strong.md has
// the proof that a table which passes is right.
#pragma once

#include <optional>

#include "strong/faults.hpp"
#include "strong/strong.hpp"

namespace ricochet {

/// Returns a wrong distance, if there is any; what it returns for a cancelled check means nothing. `beside` is the
/// table that another rests on, of the same board and target: with the ricochet rule that of the same robot without it,
/// for the vortex that of one robot with the same rule; else it is not read. Takes some 90 bytes for each triple, for
/// the vortex 512. Throws std::invalid_argument as plan_strong does, and where a diagonal turns the robot that the
/// ricochet rule asks; std::bad_alloc.
std::optional<WrongDistance> find_wrong_distance(const StrongQuestion& question, const FinishedTable& table,
                                                 const FinishedTable& beside, int threads, StrongControl& control);

}  // namespace ricochet
