// The hot part of strong tables as compiled for each CPU target.
#pragma once

#include <atomic>

#include "strong/byte_rows.hpp"
#include "strong/line_sweep.hpp"
#include "strong/table_sweep.hpp"

namespace ricochet {

struct SweepCode {
    void (*propagate)(TableSweep&, Scratch&, int u, const std::atomic<bool>& cancelled);  // see table_sweep.cpp
    Settled (*settle)(TableSweep&, int x, int moves);
    const LineCode& (*lines)();
    const RowCode& (*rows)();
};

/// The code for the chosen CPU target; where the environment names none, for the one that runs everywhere.
const SweepCode& chosen_sweeps();

}  // namespace ricochet
