// The certificate of a table of the vortex: docs/strong.md.
#pragma once

#include <optional>

#include "strong/faults.hpp"

namespace ricochet {

/// As find_wrong_distance, for a target that takes any of four robots that are alike: everywhere the table has to say
/// the least distance of the four. `beside` is the table of one robot. Takes 256 bytes for each triple of each.
std::optional<WrongDistance> find_wrong_distance_of_any(const StrongPlan& plan, const FinishedTable& table,
                                                        const FinishedTable& beside, int threads,
                                                        StrongControl& control);

}  // namespace ricochet
