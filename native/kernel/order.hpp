// Moves that need not be tried.
#pragma once

#include <cstdint>

#include "problem.hpp"
#include "table.hpp"

namespace ricochet::RICOCHET_PATH {

/// The lanes that need not be tried after the last move, which was lane `last` and led by no diagonal, or `no_last_move`: those
/// of its robot along the same axis. One move would have done, unless the robot must turn or is led by diagonals.
///
/// Moves of two robots that could as well be made the other way round are tried in both orders: to tell them apart costs as
/// much as it saves, since their state is found in the table anyway.
template <int robots>
inline std::uint32_t superfluous(const Problem<robots>& problem, State state, unsigned last, const Slides& slides) {
    if (last == no_last_move) return 0;
    const int slot = int(last / 4), heading = int(last & 3);
    if (slot < problem.slots.candidates && memory_of(state, slot) != turned_once) return 0;
    return (5u << (heading & 1)) << 4 * slot & ~slides.led;
}

}  // namespace ricochet::RICOCHET_PATH
