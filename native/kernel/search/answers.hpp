// What the thorough bound has answered in earlier searches for the same target.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "kernel/model/moves.hpp"
#include "kernel/model/puzzle.hpp"

namespace ricochet::RICOCHET_CPU_TARGET {

/// Remembers answers while one search after another has the same board, target and robots in play, as when puzzles are
/// generated or every first move is judged. A new answer replaces an older one in its place. The answer about a state
/// depends on nothing else, so a search expands the same states with and without this memory.
class Answers {
public:
    /// Prepares for a search. It remembers nothing until a second search has the same target.
    void start(const Puzzle& puzzle) {
        const bool is_same = is_for(puzzle);
        if (is_same && !remembers_) places_.fill({});
        remembers_ = is_same;
        if (!is_same) puzzle_ = puzzle;
    }

    bool remembers() const { return remembers_; }

    /// Returns whether it knows if the state needs more than `moves` moves, and sets the answer.
    bool find(State state, int moves, bool& refuted) const {
        const Place& place = places_[number_of(state, moves)];
        refuted = place.refuted;
        return place.bits == state.bits && place.moves == moves;
    }

    void add(State state, int moves, bool refuted) {
        assert(remembers_ && 0 < moves && moves < 256);
        places_[number_of(state, moves)] = {state.bits, std::uint8_t(moves), refuted};
    }

private:
    static constexpr int size_bits = 15;

    struct Place {
        std::uint64_t bits = 0;
        std::uint8_t moves = 0;  // no question is about 0 moves
        bool refuted = false;
    };

    Puzzle puzzle_;
    bool remembers_ = false;
    std::array<Place, std::size_t(1) << size_bits> places_;

    static std::size_t number_of(State state, int moves) {
        return (state.bits + std::uint64_t(moves)) * 0x9E3779B97F4A7C15 >> (64 - size_bits);
    }

    bool is_for(const Puzzle& puzzle) const {
        for (const Robot robot : all_robots) {
            if ((puzzle.robots[robot] == not_in_play) != (puzzle_.robots[robot] == not_in_play)) return false;
        }
        return puzzle.target == puzzle_.target && puzzle.target_robot == puzzle_.target_robot &&
               puzzle.width == puzzle_.width && puzzle.walls == puzzle_.walls && puzzle.diagonals == puzzle_.diagonals;
    }
};

}  // namespace ricochet::RICOCHET_CPU_TARGET
