// The certificate of a table of the vortex (docs/strong.md).
#pragma once

#include <optional>

#include "strong/faults.hpp"

namespace ricochet::strong {

/// Like find_wrong_distance, for a target that accepts any of four alike robots. Everywhere, the table must have the
/// least distance of the four. `beside` is the table of one robot. Memory: 256 bytes for each triple of both tables.
std::optional<WrongDistance> find_wrong_distance_of_any(const StrongPlan& plan, const FinishedTable& table,
                                                        const FinishedTable& beside, int threads,
                                                        StrongControl& control);

}  // namespace ricochet::strong
