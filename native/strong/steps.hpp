// How everything on one board moves, as the steps that a sweep follows.
#pragma once

#include "strong/line_sweep.hpp"
#include "strong/strong.hpp"
#include "strong/table_sweep.hpp"

namespace ricochet {

/// Fills in everything of a sweep that its question decides: rows, passes, masks and steps. Returns the target's spot.
int lay_out(const StrongQuestion& question, const StrongPlan& plan, TableSweep& sweep);

/// Fills in what a question decides of the lines of its target, which no diagonal turns, but for `table`.
void lay_out_lines(const StrongQuestion& question, LineSweep& sweep);

}  // namespace ricochet
