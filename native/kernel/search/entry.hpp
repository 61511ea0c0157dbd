// The search's record of a state that it has reached.
#pragma once

#include <algorithm>
#include <cassert>
#include <compare>
#include <cstdint>

#include "kernel/model/moves.hpp"
#include "kernel/search/fast_outcome.hpp"

namespace ricochet::RICOCHET_CPU_TARGET {

/// A g-cost, the number of moves from the start, counted in halves. It is one half more as long as the state has not
/// been expanded, because it is new or deferred to a greater f-cost. A deferred entry waits on the open list without
/// that half, so that it is better than the entry in the closed set.
struct Cost {
    unsigned halves;

    friend auto operator<=>(Cost, Cost) = default;
    int g() const { return int(halves / 2); }
};

/// A state and, in the bits that it does not use, its last move (see commuting_moves.hpp) and its cost.
struct Entry {
    std::uint64_t bits;

    static constexpr int last_move_shift = state_bits, cost_shift = state_bits + 5;
    static constexpr std::uint64_t not_expanded = std::uint64_t(1) << cost_shift;

    Cost cost() const { return {unsigned(bits >> cost_shift)}; }
    /// Whether an entry of the open list has never been deferred.
    bool is_new() const { return (bits & not_expanded) != 0; }
    Entry expanded() const { return {bits & ~not_expanded}; }
    Entry unexpanded() const { return {bits | not_expanded}; }
};

/// The longest path that fits the bits of a cost.
inline constexpr int longest = std::min(max_moves, (1 << (63 - Entry::cost_shift)) - 1);

/// The entry of a new state. `last_move` is the result of `last_move_bits`.
inline Entry new_entry(State state, std::uint64_t last_move, int g) {
    assert(0 <= g && g <= longest && (state.bits & ~state_mask) == 0);
    return Entry{state.bits | last_move | std::uint64_t(2 * g) << Entry::cost_shift}.unexpanded();
}

}  // namespace ricochet::RICOCHET_CPU_TARGET
