// The changes of a table by the ricochet rule, where no diagonal turns the active robot. docs/strong.md has the method.
// line_sweep.cpp, the hot part of it, is compiled once for each CPU target.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "strong/distances.hpp"
#include "strong/table_sweep.hpp"

namespace ricochet {

/// A bit for each line state, a state of the active robot on its target's row or column. The first are those of its
/// spots, ascending, where it has not moved or came along the line; the last two are those of the target after it came
/// there along its row, and along its column.
using LineSet = std::uint64_t;
inline constexpr int max_line_states = 64;
inline constexpr int transit_state = max_line_states;

/// The spots that the active robot passes when it leaves a spot, on a board without others; -1 where none can stand.
using LinePath = std::vector<int>;

/// The state that the threads share. The sets of a triple have its number.
struct LineSweep {
    TableSweep table;                // its steps of helpers, passes, rows and flags; its sets are not used
    std::vector<int> spots;          // of the first line states
    int goal_state = 0;              // of the target's spot
    std::vector<Step> along;         // steps between line states, of the active robot
    std::vector<LinePath> paths;     // for each of `spots` but the target two, across its line; then the
                                     // target's, by direction
    std::vector<LineSet> states_on;  // by spot; [transit] has none, [outside] all
    LineSet on_target = 0;           // the line states of the target
    LineSet no_answers = 0;          // the last two line states

    FinishedTable free;  // the table without the rule
    int seed_planes = 1;

    LineSet* known = nullptr;  // solved in so many moves
    LineSet* low = nullptr;    // found in this sweep by moving the first helper
    LineSet* high = nullptr;   // found in this sweep by other moves
    LineSet* seeds = nullptr;  // `seed_planes` for each triple: distances by turning at once, all bits set for none
    std::array<std::uint8_t, 3>* leaving = nullptr;  // distances by leaving the target's line states without turning,
                                                     // from what the free table says of where that ends
    std::vector<std::vector<LineSet>> planes;        // plane j has bit j of every answer

    /// All line states that are not on the target are known to have the distances of the free table above that.
    int same_above = max_distance;
    static constexpr int max_distance = 255;
};

/// The working memory of one thread.
struct LineScratch {
    explicit LineScratch(const LineSweep& sweep);

    std::vector<LineSet> masks;               // states_on, except that nothing gets past the two fixed helpers
    std::vector<std::vector<int>> crossings;  // by spot: paths and places on them, in turn
    StateSet places[outside + 1] = {};        // likewise, of the places of a helper
    LineSet before[transit + 1] = {};
    LineSet after[transit + 1] = {};
    StateSet turned_before[transit_state + 1] = {};
    StateSet turned_after[transit_state + 1] = {};
    std::array<std::uint64_t, 256> counts{};  // of positions on the line, not on the target, by their free distance
    std::uint64_t targets = 0;                // of positions on the target
};

/// The distances that became known.
struct LineSettled {
    std::uint64_t answers = 0;
    std::uint64_t on_line = 0;  // of these, not on the target
    bool any = false;           // also where it is no answer
    bool is_open = false;       // a line_state of the target is not known
};

struct LineCode {
    /// Finds for all triples (x, ., .) what a robot comes to that turns at once.
    void (*seed)(LineSweep&, LineScratch&, int x);
    /// Finds what one more move solves, for all pairs (u, .) of all passes.
    void (*propagate)(LineSweep&, LineScratch&, int u, const std::atomic<bool>& cancelled);
    /// Makes what was found in the rows (x, .) known, in so many moves.
    LineSettled (*settle)(LineSweep&, int x, int moves);
    /// Writes the planes of the table for all triples (x, ., .).
    void (*write)(const LineSweep&, int x, StateSet* planes, int used);
};

}  // namespace ricochet
