// What a lower bound on the moves to the target offers, and how several bounds are combined.
//
// A bound is an admissible heuristic: it never says more than the moves that are needed. To add one, write it in a file
// of its own and name it in all_bounds.hpp; the search and the tests take it up from there.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>

#include "kernel/bounds/free_stop_moves.hpp"
#include "kernel/model/board.hpp"
#include "kernel/model/moves.hpp"

namespace ricochet::RICOCHET_CPU_TARGET {

/// What bounds are built from: the robots of one colour and their target. It outlives them.
struct BoundInput {
    const Board& board;
    int colour;
    unsigned target;
    const FreeStopMoves& free_stop_moves;
};

/// A bound on the moves that the robot of one slot needs to reach the target.
///
/// - `worthwhile_from`: the expansions from which the bound gains more than its tables cost; 0 if it is always in use.
/// - `build(input)`: gets it ready for another puzzle. Tables can be left until they are asked for.
/// - `complete(cell)`: fills every table that a robot on that cell could ask for; from then on threads only read.
/// - `of<robots>(state, slot)`: the bound.
/// - `other_moves<robots>(state, slot)`: what the bounds after all moves of other robots from that state have in
///   common. Its `after_other_move(from, to)` equals `of` the state after such a move; made without arguments it
///   answers 0.
template <typename T>
concept Bound = requires(T bound, const BoundInput& input, State state, int slot, unsigned cell) {
    { T::worthwhile_from } -> std::convertible_to<std::uint64_t>;
    { bound.build(input) } -> std::same_as<void>;
    { bound.complete(cell) } -> std::same_as<void>;
    { bound.template of<4>(state, slot) } -> std::same_as<int>;
    { bound.template of<5>(state, slot) } -> std::same_as<int>;
    { bound.template other_moves<4>(state, slot) } -> std::same_as<typename T::OtherMoves>;
    { bound.template other_moves<5>(state, slot) } -> std::same_as<typename T::OtherMoves>;
    { typename T::OtherMoves{}.after_other_move(cell, cell) } -> std::same_as<int>;
};

/// The maximum of several bounds, the cheapest first, as far as they are in use.
template <Bound... Each>
class Bounds : private Each... {
public:
    /// Puts the bounds to use that are worthwhile after so many expansions; tells whether one of them is new.
    bool build(const BoundInput& input, std::uint64_t expanded) {
        bool any = false;
        ((any |= build_one<Each>(input, expanded)), ...);
        return any;
    }

    /// Puts only those to use that always are.
    void start(const BoundInput& input) {
        for (bool& used : in_use_) used = false;
        build(input, 0);
    }

    void complete(unsigned cell) { ((in_use<Each>() ? Each::complete(cell) : void()), ...); }

    /// The maximum for the robot of that slot; or, as soon as a bound is not below `enough`, the maximum so far.
    template <int robots>
    int of(State state, int slot, int enough) {
        int highest = 0;
        const auto raise = [&](int bound) { highest = std::max(highest, bound); };
        ((in_use<Each>() && highest < enough ? raise(Each::template of<robots>(state, slot)) : void()), ...);
        return highest;
    }

    /// What the bounds after all moves of other robots from a state have in common.
    class OtherMoves : private Each::OtherMoves... {
    public:
        OtherMoves() = default;

        /// The maximum after the move of that lane. Equals `of` the state after it.
        int after_other_move(int lane) const {
            const unsigned from = cell_of(state_, lane / 4), to = slides_->to[lane];
            int highest = 0;
            ((highest = std::max(highest, Each::OtherMoves::after_other_move(from, to))), ...);
            return highest;
        }

    private:
        friend Bounds;

        OtherMoves(State state, const Slides& slides, const typename Each::OtherMoves&... each)
            : Each::OtherMoves(each)...,
              state_(state),
              slides_(&slides) {}

        State state_ = 0;
        const Slides* slides_ = nullptr;
    };

    /// `slides` are the moves from `state`, and outlive what is returned.
    template <int robots>
    OtherMoves other_moves(State state, int slot, const Slides& slides) {
        return {state, slides, other_moves_of<Each, robots>(state, slot)...};
    }

    /// Calls `visit.operator()<B>()` for each bound.
    template <typename Visit>
    static void for_each(Visit visit) {
        (visit.template operator()<Each>(), ...);
    }

    template <typename B>
    B& get() {
        return *this;
    }

private:
    std::array<bool, sizeof...(Each)> in_use_{};

    template <typename B>
    static constexpr std::size_t index() {
        std::size_t found = 0;
        (void)((std::same_as<B, Each> || (++found, false)) || ...);
        return found;
    }

    template <typename B>
    bool in_use() const {
        return B::worthwhile_from == 0 || in_use_[index<B>()];
    }

    template <typename B>
    bool build_one(const BoundInput& input, std::uint64_t expanded) {
        bool& used = in_use_[index<B>()];
        if (used || expanded < B::worthwhile_from) return false;
        B::build(input);
        used = true;
        return true;
    }

    template <typename B, int robots>
    typename B::OtherMoves other_moves_of(State state, int slot) {
        if (!in_use<B>()) return {};
        return B::template other_moves<robots>(state, slot);
    }
};

}  // namespace ricochet::RICOCHET_CPU_TARGET
