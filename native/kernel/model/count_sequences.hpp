// The number of sequences of moves ("perft"), a test of the move generator.
#pragma once

#include <bit>
#include <cstdint>

#include "kernel/model/moves.hpp"

namespace ricochet::RICOCHET_CPU_TARGET {

/// The number of sequences of exactly `depth` legal moves. Targets do not matter. Cost: about 20 ns for each sequence
/// of `depth - 1` moves.
template <int robots>
std::uint64_t count_sequences(const Board& board, const Slots& slots, State state, int depth) {
    if (depth == 0) return 1;
    Slides slides;
    Moves<robots>::find(board, slots, state, slides);
    if (depth == 1) return std::uint64_t(std::popcount(slides.legal));
    std::uint64_t sum = 0;
    for (std::uint32_t rest = slides.legal; rest != 0; rest &= rest - 1) {
        const int lane = std::countr_zero(rest);
        Slot now;
        const State after = slots.placed(state, slot_of(lane), slides.to[lane], unmoved, now);
        sum += count_sequences<robots>(board, slots, after, depth - 1);
    }
    return sum;
}

}  // namespace ricochet::RICOCHET_CPU_TARGET
