// Checks a finished table against the rule of distances, with code that shares nothing with the code that built it.
// docs/strong.md proves that a table that passes is right.
#pragma once

#include <optional>

#include "strong/faults.hpp"
#include "strong/strong.hpp"

namespace ricochet::strong {

/// Returns a wrong distance, if there is any. The result of a cancelled check means nothing. `beside` is the table of
/// the same board and target that `table` is based on. With the ricochet rule, it is the table of the same robot
/// without the rule. For the vortex, it is the table of one robot with the same rule. In other cases it is not read.
/// Memory: about 90 bytes for each triple, for the vortex 512. Throws std::bad_alloc, and std::invalid_argument as
/// plan_strong does and if a diagonal turns a robot that must obey the ricochet rule.
std::optional<WrongDistance> find_wrong_distance(const StrongQuestion& question, const FinishedTable& table,
                                                 const FinishedTable& beside, int threads, StrongControl& control);

}  // namespace ricochet::strong
