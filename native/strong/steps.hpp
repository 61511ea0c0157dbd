// All moves on one board, as the steps that a sweep follows.
#pragma once

#include "strong/line_sweep.hpp"
#include "strong/strong.hpp"
#include "strong/table_sweep.hpp"

namespace ricochet::strong {

/// Fills in the parts of a sweep that depend only on its question: rows, passes, masks and steps. Returns the target's
/// spot.
int lay_out(const StrongQuestion& question, const StrongPlan& plan, TableSweep& sweep);

/// Fills in the parts of `sweep` that depend only on the question, except `table`. No diagonal may turn the active
/// robot.
void lay_out_lines(const StrongQuestion& question, LineSweep& sweep);

}  // namespace ricochet::strong
