// The first bound: other robots can only make a robot stop somewhere on its slide, so it never needs fewer moves than
// if it may stop on every cell it passes.
#pragma once

#include <cstdint>

#include "kernel/bounds/bound.hpp"

namespace ricochet::RICOCHET_CPU_TARGET {

class FreeStopBound {
public:
    static constexpr std::uint64_t worthwhile_from = 0;

    void build(const BoundInput& input) { moves_ = &input.free_stop_moves; }
    void complete(unsigned) {}

    template <int robots>
    int of(State state, int slot) const {
        return moves_->from(cell_of(state, slot), memory_of(state, slot));
    }

    /// No move of another robot changes the bound.
    struct OtherMoves {
        int moves = 0;
        int after_other_move(unsigned, unsigned) const { return moves; }
    };

    template <int robots>
    OtherMoves other_moves(State state, int slot) const {
        return {of<robots>(state, slot)};
    }

private:
    const FreeStopMoves* moves_ = nullptr;
};

}  // namespace ricochet::RICOCHET_CPU_TARGET
