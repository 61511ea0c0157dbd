// The interface of lower bounds on the moves to the target.
//
// A bound is admissible: it never exceeds the number of moves needed. There are two kinds. The quick bound computes a
// number for every state that is reached. The thorough bound is queried for states taken off the open list, several at
// a time. It only answers whether a given number of moves may suffice.
#pragma once

#include <array>
#include <concepts>

#include "kernel/bounds/free_slides.hpp"
#include "kernel/bounds/free_stop_moves.hpp"
#include "kernel/model/board.hpp"
#include "kernel/model/moves.hpp"

namespace ricochet::RICOCHET_CPU_TARGET {

/// The input of bounds: the robots of one colour and their target. It must outlive the bounds.
struct BoundInput {
    const Board& board;
    const Slots& slots;
    int colour;
    unsigned target;
    const FreeStopMoves& free_stop_moves;
    std::array<FreeSlides*, max_colours> slides;  // by colour, for all colours of the robots in play
};

/// One or several states, and the slot of the robot that must reach the target.
struct Question {
    const State* states;
    int count;
    Slot slot;
};

/// - `at_once`: the number of questions answered together, all of them about candidates of one colour. It changes no
///   answer.
/// - `build(input)`: prepares the bound for another puzzle.
/// - `is_worthwhile(fewest, moves, is_deferred)`: whether to ask about `moves` if the quick bound is `fewest`. A
/// deferred
///   state is known to need at least `moves` moves.
/// - `worth_joining(fewest, moves)`: how many states with the robot on the same cell are worth joining in one question.
/// - `refuted<robots>(questions, moves)`: bit i is set if the robot needs more than `moves` moves in every state of
///   question i. The bit may be clear for several states together and set for each of them alone, but never the other
///   way round. Several threads may call it at the same time.
template <typename T>
concept ThoroughBound =
    requires(T bound, const T asked, const BoundInput& input, const Question* questions, int moves) {
        { T::at_once } -> std::convertible_to<int>;
        { bound.build(input) } -> std::same_as<void>;
        { T::is_worthwhile(moves, moves, true) } -> std::same_as<bool>;
        { T::worth_joining(moves, moves) } -> std::same_as<int>;
        { asked.template refuted<4>(questions, moves) } -> std::same_as<unsigned>;
        { asked.template refuted<5>(questions, moves) } -> std::same_as<unsigned>;
    };

}  // namespace ricochet::RICOCHET_CPU_TARGET
