// The slide of one robot, cell by cell. The searches slide sets of robots at once, with code of their own.
#pragma once

#include <cstddef>
#include <vector>

#include "kernel/model/puzzle.hpp"

namespace ricochet {

/// A cell, and the direction in which a robot leaves it.
struct Pose {
    int cell;
    Heading heading;
};

/// The walls and diagonals of a board, which must outlive it.
class Floor {
public:
    static constexpr int endless = -1;

    explicit Floor(const Puzzle& board)
        : walls_(board.walls),
          step_{-board.width, 1, board.width, -1},
          diagonal_at_(board.walls.size()),
          most_turns_(4 * board.diagonals.size()) {
        for (const Diagonal& diagonal : board.diagonals) diagonal_at_[std::size_t(diagonal.cell)] = &diagonal;
    }

    const Diagonal* diagonal_at(int cell) const { return diagonal_at_[std::size_t(cell)]; }

    /// Returns whether no wall stops a robot.
    bool is_open(Pose from) const { return !has_side(walls_[std::size_t(from.cell)], from.heading); }

    /// Returns the next cell of a robot that no wall stops.
    int ahead(Pose from) const { return from.cell + step_[from.heading]; }

    /// Turns a robot that comes to a diagonal of another colour (R4.2).
    Pose turned_at(Pose at, Robot robot) const {
        const Diagonal* const diagonal = diagonal_at(at.cell);
        if (diagonal != nullptr && diagonal->robot != robot) at.heading = turned(at.heading, diagonal->rising);
        return at;
    }

    /// Returns the next pose of a robot that no wall stops. No two poses have the same next one.
    Pose next(Pose from, Robot robot) const { return turned_at({ahead(from), from.heading}, robot); }

    /// Slides a robot until a wall is ahead, or a cell that it may not enter. Returns how many cells it passes, or
    /// `endless` (R4.4): after more turns than there are diagonals and headings, one has repeated.
    template <typename MayEnter>
    int slide(Robot robot, Pose& pose, MayEnter may_enter) const {
        Pose at = pose;  // for registers
        int passed = 0;
        for (std::size_t turns = 0; is_open(at) && may_enter(ahead(at)); ++passed) {
            const Pose onto{ahead(at), at.heading};
            at = turned_at(onto, robot);
            if (at.heading != onto.heading && ++turns > most_turns_) return endless;
        }
        pose = at;
        return passed;
    }

private:
    const std::vector<std::uint8_t>& walls_;
    ByHeading<int> step_;
    std::vector<const Diagonal*> diagonal_at_;
    std::size_t most_turns_;
};

}  // namespace ricochet
