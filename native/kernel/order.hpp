// Moves that need not be tried.
#pragma once

#include <cstdint>

#include "problem.hpp"
#include "table.hpp"

namespace ricochet::RICOCHET_PATH {

/// What a state keeps of the lane that led there from `before` and put its robot into slot `now`: its robot and heading; or
/// `no_last_move` where diagonals led it, or where the robot had to turn yet: if it comes back along the same axis to
/// where it was, it may have turned meanwhile.
template <int robots>
inline unsigned kept_of(const Problem<robots>& problem, State before, int lane, int now, const Slides& slides) {
    const int slot = lane / 4;
    const bool had_to_turn = slot < problem.slots.candidates && memory_of(before, slot) != turned_once;
    return had_to_turn || slides.led >> lane & 1 ? no_last_move : unsigned(4 * now + (lane & 3));
}

/// The lanes that need not be tried after `last`, which `kept_of` told: those of its robot along the same axis. One move
/// would have done.
///
/// Moves of two robots that could as well be made the other way round are tried in both orders: to tell them apart costs as
/// much as it saves, since their state is found in the table anyway.
inline std::uint32_t superfluous(unsigned last) {
    return last == no_last_move ? 0 : (5u << (last & 1)) << 4 * (last / 4);
}

}  // namespace ricochet::RICOCHET_PATH
