// The hot part of strong.cpp: one sweep over all sets of a table. Compiled once for each CPU target.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "kernel/platform/simd.hpp"

namespace ricochet {

inline constexpr int max_spots = 256;  // cells where a robot may stand
inline constexpr int max_pages = 4;
inline constexpr int transit = max_spots;    // stands for every cell that robots only pass
inline constexpr int outside = transit + 1;  // stands for what is behind a wall
inline constexpr int transit_row = max_pages * max_spots;

/// 256 bits. In a table one for each state of the active robot; transposed, one for each spot of a helper. Aligned
/// alike for every processor, which templates would forget: no std::array of it.
using StateSet [[gnu::aligned(32)]] = RICOCHET_CPU_TARGET::Lanes<std::uint64_t, 4>;

/// One cell of a slide; slides are walked from their far end to their near one. Meanwhile x is the set of the
/// obstacle's places for which a robot that comes by reaches a solved state. For a robot that starts here (`to`) these
/// are the same places, except that it cannot move (R3.3) where the next cell (`ahead`) is taken; one that comes by
/// stops here then (`from`). Everything that moves, on any board, is a list of such steps.
struct Step {
    std::uint16_t from;
    std::uint16_t ahead;
    std::uint16_t to;
};

/// Two helpers (u, v) are fixed and one moves. The sets of its places m lie in row (m, u) at
/// v for m below `low`; from there below `middle` in row (u, m) at v; and all others in row (u, v) at m.
struct Pass {
    enum class Edge : std::uint8_t { first, at_fixed, last };
    enum class Active : std::uint8_t { never, even, always };
    Edge low;        // at_fixed is u
    Edge middle;     // at_fixed is v
    bool is_sorted;  // u < v; else all u != v
    Active active;   // for which pairs the active robot moves as well
    int mover;       // whose steps: an index to TableSweep::helper_steps
    int changed;     // whose flags: an index to TableSweep::changed
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
    std::vector<std::size_t> columns;  // the same, by y and x
    bool is_sorted = false;            // y < z; else all z

    PageMasks masks;
    StateSet used[max_pages] = {};
    StateSet second_page{};  // the spots whose answers are in page 1, not 0

    std::vector<Step> helper_steps[3];
    std::vector<Step> active_steps;
    std::vector<Pass> passes;

    StateSet* known = nullptr;   // solved in so many moves
    StateSet* low = nullptr;     // found in this sweep by moving the first helper
    StateSet* high = nullptr;    // found in this sweep by moving another
    StateSet* planes = nullptr;  // plane j has bit j of every answer

    std::array<int, 3> changed_by{};  // the flags for (x, y), (x, z), (y, z)
    Flags changed[3];                 // something became known in the last sweep
    Flags touched;                    // by (x, y): something was found in this sweep

    std::size_t row(int x, int y) const { return rows[pair(x, y)]; }
    std::size_t pair(int x, int y) const { return std::size_t(x) * spots + y; }
};

/// The working memory of one thread.
struct Scratch {
    explicit Scratch(const TableSweep& sweep) : masks(sweep.masks) {}

    PageMasks masks;  // those of TableSweep, except that nothing gets past the two fixed helpers
    StateSet before[max_pages][transit + 1] = {};  // what is known, one set for each place of the mover
    StateSet after[max_pages][transit + 1] = {};   // what is found
    StateSet turned_before[transit_row + 1] = {};  // both transposed: one set for each state of the active robot
    StateSet turned_after[transit_row + 1] = {};
};

/// The distances that became known.
struct Settled {
    std::uint64_t answers = 0;
    bool any = false;  // also where it is no answer
};

}  // namespace ricochet
