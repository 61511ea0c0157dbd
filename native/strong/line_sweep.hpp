// The changes that the ricochet rule makes to a table if no diagonal turns the active robot. docs/strong.md describes
// the method. line_sweep.cpp, its hot part, is compiled once for each CPU target.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "strong/distances.hpp"
#include "strong/table_sweep.hpp"

namespace ricochet::strong {

/// A bit for each line state: a state of the active robot on its target's row or column. The first states are those of
/// the spots of both lines, ascending, with a robot that has not moved or came along the line. The last two are those
/// of the target after the robot came along its row and after it came along its column.
using LineSet = std::uint64_t;
inline constexpr int max_line_states = 64;
inline constexpr int transit_state = max_line_states;

/// The spots that the active robot passes when it leaves a spot on a board without others. A cell where no robot can
/// stop is -1.
using LinePath = std::vector<int>;

/// The state that the threads share. The sets of a triple are at the index of its number.
struct LineSweep {
    TableSweep table;                // only its helper steps, passes, rows and flags are used, not its sets
    std::vector<int> spots;          // of the first line states
    int goal_state = 0;              // of the target's spot
    std::vector<Step> along;         // the steps of the active robot between line states
    std::vector<LinePath> paths;     // two across the line for each of `spots` except the
                                     // target's; then the target's, by direction
    std::vector<LineSet> states_on;  // by spot; [transit] is empty, [outside] has all
    LineSet on_target = 0;           // the line states of the target
    LineSet no_answers = 0;          // the last two line states

    FinishedTable free;  // the table without the rule
    int seed_planes = 1;

    LineSet* known = nullptr;  // solved in the sweeps so far
    LineSet* low = nullptr;    // found in this sweep by moving the first helper
    LineSet* high = nullptr;   // found in this sweep by other moves
    LineSet* seeds = nullptr;  // `seed_planes` by triple: distances if turning at once; all bits set mean none
    std::array<std::uint8_t, 3>* leaving = nullptr;  // distances of a robot that leaves the target's line states
                                                     // without turning, from the free table
    std::vector<std::vector<LineSet>> planes;        // plane j has bit j of every answer

    /// All line states that are not on the target have the distances of the free table if these are above this number.
    int same_above = max_distance;
    static constexpr int max_distance = 255;
};

/// The working memory of one thread.
struct LineScratch {
    explicit LineScratch(const LineSweep& sweep);

    std::vector<LineSet> masks;               // states_on, except that the two fixed helpers stop everything
    std::vector<std::vector<int>> crossings;  // by spot: alternately a path and a place on it
    StateSet places[outside + 1] = {};        // the masks of a helper's places, with the same exception
    LineSet before[transit + 1] = {};
    LineSet after[transit + 1] = {};
    StateSet turned_before[transit_state + 1] = {};
    StateSet turned_after[transit_state + 1] = {};
    std::array<std::uint64_t, 256> counts{};  // of positions on the lines, not on the target, by their free distance
    std::uint64_t targets = 0;                // the number of positions on the target
};

/// The distances that became known.
struct LineSettled {
    std::uint64_t answers = 0;
    std::uint64_t on_line = 0;  // those of them that are not on the target
    bool any = false;           // including states that are not answers
    bool is_open = false;       // a line state of the target is not yet known
};

struct LineCode {
    /// Computes the distances of a robot that turns at once, for all triples (x, ., .).
    void (*seed)(LineSweep&, LineScratch&, int x);
    /// Finds the states that one more move solves, for all pairs (u, .) of all passes.
    void (*propagate)(LineSweep&, LineScratch&, int u, const std::atomic<bool>& cancelled);
    /// Makes the states found in the rows (x, .) known, at distance `moves`.
    LineSettled (*settle)(LineSweep&, int x, int moves);
    /// Writes the planes of the table for all triples (x, ., .).
    void (*write)(const LineSweep&, int x, StateSet* planes, int used);
};

}  // namespace ricochet::strong
