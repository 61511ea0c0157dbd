// The three kinds of certificates (docs/strong.md): each for some questions. certificate.cpp chooses.
#pragma once

#include <optional>

#include "strong/faults.hpp"
#include "strong/strong.hpp"

namespace ricochet::strong {

/// For a question without the ricochet rule (free_certificate.cpp).
std::optional<WrongDistance> find_wrong_distance_free(const StrongQuestion& question, const StrongPlan& plan,
                                                      const FinishedTable& table, int threads, StrongControl& control);

/// For a question with the ricochet rule (ruled_certificate.cpp). `beside` is the same table without the rule.
std::optional<WrongDistance> find_wrong_distance_ruled(const StrongQuestion& question, const StrongPlan& plan,
                                                       const FinishedTable& table, const FinishedTable& beside,
                                                       int threads, StrongControl& control);

/// For a target that accepts any of four alike robots (vortex_certificate.cpp). Everywhere, the table must have the
/// least distance of the four. `beside` is the table of one robot. Memory: 256 bytes for each triple of both tables.
std::optional<WrongDistance> find_wrong_distance_of_any(const StrongPlan& plan, const FinishedTable& table,
                                                        const FinishedTable& beside, int threads,
                                                        StrongControl& control);

}  // namespace ricochet::strong
