// How many sequences of moves there are ("perft"): the touchstone of how moves are found.
#pragma once

#include <bit>
#include <cstdint>

#include "kernel/model/moves.hpp"

namespace ricochet::RICOCHET_CPU_TARGET {

/// The number of sequences of exactly `depth` legal moves; targets play no part. Cost: some 20 ns for each sequence of
/// one move less.
template <int robots>
std::uint64_t count_sequences(const Board& board, const Slots& slots, State state, int depth) {
    if (depth == 0) return 1;
    Slides slides;
    Moves<robots>::find(board, slots, state, slides);
    if (depth == 1) return std::uint64_t(std::popcount(slides.legal));
    std::uint64_t sum = 0;
    for (std::uint32_t rest = slides.legal; rest != 0; rest &= rest - 1) {
        const int lane = std::countr_zero(rest);
        int now;
        const State after = slots.placed(state, lane / 4, slides.to[lane], unmoved, now);
        sum += count_sequences<robots>(board, slots, after, depth - 1);
    }
    return sum;
}

}  // namespace ricochet::RICOCHET_CPU_TARGET
