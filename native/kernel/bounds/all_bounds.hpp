// The bounds of the fast search: `FreeStopMoves` is the quick one.
#pragma once

#include "kernel/bounds/bound.hpp"
#include "kernel/bounds/budgeted_relaxation.hpp"

namespace ricochet::RICOCHET_CPU_TARGET {

using Thorough = BudgetedRelaxation;
static_assert(ThoroughBound<Thorough>);

}  // namespace ricochet::RICOCHET_CPU_TARGET
