// The bounds of the fast search.
#pragma once

#include "kernel/bounds/blocker_bound.hpp"
#include "kernel/bounds/free_stop_bound.hpp"

namespace ricochet::RICOCHET_CPU_TARGET {

using AllBounds = Bounds<FreeStopBound, BlockerBound>;

}  // namespace ricochet::RICOCHET_CPU_TARGET
