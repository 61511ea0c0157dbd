// The hot part of strong.cpp: one sweep over all sets of a table. Compiled once for each CPU target.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "kernel/platform/simd.hpp"

namespace ricochet::strong {

inline constexpr int max_spots = 256;  // the most cells where a robot may stop
inline constexpr int max_pages = 4;
inline constexpr int transit = max_spots;    // stands for every cell that robots only pass
inline constexpr int outside = transit + 1;  // stands for everything behind a wall
inline constexpr int transit_row = max_pages * max_spots;

/// 256 bits: in a table, one for each state of the active robot; transposed, one for each spot of a helper. The
/// alignment is the same for every processor. Templates would drop it, so do not use it in a std::array.
using StateSet [[gnu::aligned(32)]] = ::ricochet::RICOCHET_CPU_TARGET::Lanes<std::uint64_t, 4>;

/// One cell of a slide. A slide is walked from its far end to its near end. On the way, x is the set of the obstacle's
/// places for which a passing robot reaches a solved state. For a robot that starts here (`to`), they are the same
/// places, except those on the next cell (`ahead`), because then it cannot move (R3.3). If the obstacle is there, a
/// passing robot stops here (`from`). All moves on any board are lists of such steps.
struct Step {
    std::uint16_t from;
    std::uint16_t ahead;
    std::uint16_t to;
};

/// Two helpers (u, v) are fixed and one moves. The sets of its places m are in row (m, u) at v for m below `low`. From
/// there to below `middle`, they are in row (u, m) at v. All others are in row (u, v) at m.
struct Pass {
    enum class Edge : std::uint8_t { first, at_fixed, last };
    enum class Active : std::uint8_t { never, even, always };
    Edge low;        // at_fixed is u
    Edge middle;     // at_fixed is v
    bool is_sorted;  // if true, u < v; otherwise all u != v
    Active active;   // the pairs for which the active robot moves as well
    int mover;       // an index into TableSweep::helper_steps
    int changed;     // an index into TableSweep::changed
};

/// For each page, the bits of the states in which the active robot is on a spot.
struct PageMasks {
    StateSet of[max_pages][outside + 1] = {};
};

using Flags = std::unique_ptr<std::atomic<std::uint8_t>[]>;

/// The state that the threads share. Page p of the helpers x, y, z is set number (row(x, y) + z) * pages + p.
struct TableSweep {
    int spots = 0;
    int pages = 1;
    std::size_t triples = 0;
    std::vector<std::size_t> rows;
    std::vector<std::size_t> columns;  // the same numbers, by y and x
    bool is_sorted = false;            // if true, y < z; otherwise all z

    PageMasks masks;
    StateSet used[max_pages] = {};
    StateSet second_page{};  // the spots whose answers are in page 1 instead of page 0

    std::vector<Step> helper_steps[3];
    std::vector<Step> active_steps;
    std::vector<Pass> passes;

    StateSet* known = nullptr;   // solved in the sweeps so far
    StateSet* low = nullptr;     // found in this sweep by moving the first helper
    StateSet* high = nullptr;    // found in this sweep by moving another
    StateSet* planes = nullptr;  // plane j has bit j of every answer

    std::array<int, 3> changed_by{};  // the flags for (x, y), (x, z), (y, z)
    Flags changed[3];                 // by pair: a state became known in the last sweep
    Flags touched;                    // by (x, y): a state was found in this sweep

    std::size_t row(int x, int y) const { return rows[pair(x, y)]; }
    std::size_t pair(int x, int y) const { return std::size_t(x) * spots + y; }
};

/// The working memory of one thread.
struct Scratch {
    explicit Scratch(const TableSweep& sweep) : masks(sweep.masks) {}

    PageMasks masks;  // those of TableSweep, except that the two fixed helpers stop everything
    StateSet before[max_pages][transit + 1] = {};  // the known states, one set for each place of the mover
    StateSet after[max_pages][transit + 1] = {};   // the states found
    StateSet turned_before[transit_row + 1] = {};  // both transposed: one set for each state of the active robot
    StateSet turned_after[transit_row + 1] = {};
};

/// The distances that became known.
struct Settled {
    std::uint64_t answers = 0;
    bool any = false;  // including states that are not answers
};

}  // namespace ricochet::strong
