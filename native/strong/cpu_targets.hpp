// The hot part of strong tables, compiled for each CPU target.
#pragma once

#include <atomic>

#include "strong/byte_rows.hpp"
#include "strong/line_sweep.hpp"
#include "strong/table_sweep.hpp"

namespace ricochet::strong {

struct SweepCode {
    void (*propagate)(TableSweep&, Scratch&, int u, const std::atomic<bool>& cancelled);  // see table_sweep.cpp
    Settled (*settle)(TableSweep&, int x, int moves);
    const LineCode& (*lines)();
    const RowCode& (*rows)();
};

/// The code for the chosen CPU target. If the environment disables the fast search, it is the target that runs on every
/// processor.
const SweepCode& chosen_sweeps();

}  // namespace ricochet::strong
