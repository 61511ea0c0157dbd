// Builds a table with the ricochet rule from the table without it.
#pragma once

#include <span>

#include "strong/strong.hpp"

namespace ricochet::strong {

/// Returns whether everything that the rule changes is on the target's row and column, in few enough places.
bool has_lines(const StrongQuestion& question, const StrongPlan& plan);

/// Fills `planes` as solve_strong does, for a question that has lines. `free` may be stored in the same planes.
StrongOutcome solve_ruled(const StrongQuestion& question, const StrongPlan& plan, const KnownTable& free,
                          std::span<std::byte> planes, int threads, StrongControl& control);

}  // namespace ricochet::strong
