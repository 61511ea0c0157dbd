// The parts of sweeps: slides over sets, the transposition of squares of bits, and the sets of a pass. Compiled once
// for each CPU target.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "strong/table_sweep.hpp"

namespace ricochet::strong::RICOCHET_CPU_TARGET {

using namespace ::ricochet::RICOCHET_CPU_TARGET;

inline constexpr int ahead_of_use = 4;  // sets, for prefetching

inline bool any(const StateSet& set) { return (set[0] | set[1] | set[2] | set[3]) != 0; }

inline int size(const StateSet& set) {
    return std::popcount(set[0]) + std::popcount(set[1]) + std::popcount(set[2]) + std::popcount(set[3]);
}

template <typename Set>
void walk(const std::vector<Step>& steps, const Set* masks, const Set* from, Set* to) {
    Set x{};
    for (const Step& step : steps) {
        const Set taken = masks[step.ahead];
        const Set goes_on = x & ~taken;
        to[step.to] |= goes_on;
        x = goes_on | (from[step.from] & taken);
    }
}

/// In eight rows `stride` apart, swaps the off-diagonal squares of 4, 2 and 1 rows. Treats each lane separately.
template <int stride>
void swap_squares(StateSet* first) {
    constexpr std::uint64_t masks[] = {0x00000000FFFFFFFF, 0x0000FFFF0000FFFF, 0x00FF00FF00FF00FF,
                                       0x0F0F0F0F0F0F0F0F, 0x3333333333333333, 0x5555555555555555};
    StateSet rows[8];
    for (int i = 0; i < 8; ++i) rows[i] = first[i * stride];
#pragma GCC unroll 3
    for (int half = 4; half > 0; half /= 2) {
        const int shift = half * stride;
        const std::uint64_t mask = masks[5 - std::countr_zero(unsigned(shift))];
#pragma GCC unroll 8
        for (int i = 0; i < 8; ++i) {
            if (i & half) continue;
            const StateSet moved = ((rows[i] >> shift) ^ rows[i + half]) & mask;
            rows[i + half] ^= moved;
            rows[i] ^= moved << shift;
        }
    }
    for (int i = 0; i < 8; ++i) first[i * stride] = rows[i];
}

/// Transposes 64 x 64 bits in each lane of 64 sets.
inline void transpose_lanes(StateSet* sets) {
    for (int i = 0; i < 8; ++i) swap_squares<8>(sets + i);
    for (int i = 0; i < 64; i += 8) swap_squares<1>(sets + i);
}

/// The places of the sets of one pair: the helpers u and v are fixed, and the third is on every other spot m in turn.
class PairPlaces {
public:
    PairPlaces(const TableSweep& sweep, const Pass& pass, int u, int v)
        : sweep_(sweep),
          u_(u),
          v_(v),
          low_(edge(pass.low, u)),
          middle_(edge(pass.middle, v)) {}

    /// Calls visit(m, number of the triple) for every spot m, including u and v.
    template <class Visit>
    void each(Visit&& visit) const {
        const std::size_t* column = sweep_.columns.data() + sweep_.pair(u_, 0);
        const std::size_t* row = sweep_.rows.data() + sweep_.pair(u_, 0);
        for (int m = 0; m < low_; ++m) visit(m, column[m] + v_);
        for (int m = low_; m < middle_; ++m) visit(m, row[m] + v_);
        for (int m = middle_; m < sweep_.spots; ++m) visit(m, row[v_] + m);
    }

    bool is_fixed(int m) const { return m == u_ || m == v_; }
    bool is_low(int m) const { return m < low_; }
    std::size_t row(int m) const { return is_low(m) ? sweep_.pair(m, u_) : sweep_.pair(u_, m < middle_ ? m : v_); }

    /// Returns whether the active robot moves as well.
    bool moves_active(const Pass& pass) const {
        return pass.active == Pass::Active::always || (pass.active == Pass::Active::even && (u_ + v_) % 2 == 0);
    }

private:
    int edge(Pass::Edge where, int fixed) const {
        return where == Pass::Edge::first ? 0 : where == Pass::Edge::last ? sweep_.spots : fixed;
    }

    const TableSweep& sweep_;
    int u_;
    int v_;
    int low_;
    int middle_;
};

/// Calls run(pass, v) for those pairs (u, v) of all passes in which some state became known in the last sweep.
template <class Run>
void each_changed_pair(TableSweep& sweep, int u, const std::atomic<bool>& cancelled, Run&& run) {
    for (const Pass& pass : sweep.passes) {
        for (int v = pass.is_sorted ? u + 1 : 0; v < sweep.spots && !cancelled; ++v) {
            auto& changed = sweep.changed[pass.changed][sweep.pair(u, v)];
            if (v == u || !changed.load(std::memory_order_relaxed)) continue;
            changed.store(0, std::memory_order_relaxed);
            run(pass, v);
        }
    }
}

/// Records that a state of the triple x, y, z became known.
inline void mark_changed(TableSweep& sweep, int x, int y, int z) {
    const auto mark = [&](int which, int first, int second) {
        sweep.changed[sweep.changed_by[which]][sweep.pair(first, second)].store(1, std::memory_order_relaxed);
    };
    mark(0, x, y);
    mark(1, x, z);
    mark(2, y, z);
}

}  // namespace ricochet::strong::RICOCHET_CPU_TARGET
