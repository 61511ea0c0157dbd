// The interface of lower bounds on the moves to the target.
//
// A bound is admissible: it never says more than the moves that are needed. There are two kinds. A quick one says a
// number for every state that is reached. A thorough one is asked about states that are taken off the open list,
// several at a time, and only whether so many moves may do.
#pragma once

#include <array>
#include <concepts>

#include "kernel/bounds/free_slides.hpp"
#include "kernel/bounds/free_stop_moves.hpp"
#include "kernel/model/board.hpp"
#include "kernel/model/moves.hpp"

namespace ricochet::RICOCHET_CPU_TARGET {

/// The input of bounds: the robots of one colour and their target. It outlives them.
struct BoundInput {
    const Board& board;
    const Slots& slots;
    int colour;
    unsigned target;
    const FreeStopMoves& free_stop_moves;
    std::array<FreeSlides*, max_colours> slides;  // of all colours that robots have
};

/// One or several states, and the slot of the robot that is to take the target.
struct Question {
    const State* states;
    int count;
    int slot;
};

/// - `at_once`: the questions that are answered together, all of them about candidates of one colour; answers do not
///   depend on it.
/// - `build(input)`: gets it ready for another puzzle.
/// - `is_worthwhile(fewest, moves)`: whether to ask about `moves` where the quick bound says `fewest`.
/// - `worth_joining(fewest, moves)`: how many states in which the robot is on the same cell are worth one question.
/// - `refuted<robots>(questions, moves)`: bit i is set if in each state of question i the robot needs more than so many
///   moves. It may be missing for several states and set for each of them alone, but not the other way round. Threads
///   may ask at the same time.
template <typename T>
concept ThoroughBound =
    requires(T bound, const T asked, const BoundInput& input, const Question* questions, int moves) {
        { T::at_once } -> std::convertible_to<int>;
        { bound.build(input) } -> std::same_as<void>;
        { T::is_worthwhile(moves, moves) } -> std::same_as<bool>;
        { T::worth_joining(moves, moves) } -> std::same_as<int>;
        { asked.template refuted<4>(questions, moves) } -> std::same_as<unsigned>;
        { asked.template refuted<5>(questions, moves) } -> std::same_as<unsigned>;
    };

}  // namespace ricochet::RICOCHET_CPU_TARGET
