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

    /// Slides a robot as a move does. Returns false if the move is not allowed (R3.3, R4.3, R4.4).
    template <typename MayEnter>
    bool move(Robot robot, Pose& pose, MayEnter may_enter) const {
        return slide(robot, pose, may_enter) > 0 && diagonal_at(pose.cell) == nullptr;
    }

    /// Returns, for each cell, the number of slides to a cell if robots could stop anywhere and passed diagonals, at
    /// most `most`.
    std::vector<int> slides_to(int cell, int most) const {
        std::vector<int> slides(walls_.size(), most);
        std::vector<int> reached{cell};
        slides[std::size_t(cell)] = 0;
        for (std::size_t next = 0; next < reached.size(); ++next) {
            const int from = reached[next];
            for (const Heading direction : headings) {
                for (Pose at{from, direction}; is_open(at);) {
                    at.cell = ahead(at);
                    if (slides[std::size_t(at.cell)] <= slides[std::size_t(from)] + 1) continue;
                    slides[std::size_t(at.cell)] = slides[std::size_t(from)] + 1;
                    reached.push_back(at.cell);
                }
            }
        }
        return slides;
    }

private:
    const std::vector<std::uint8_t>& walls_;
    ByHeading<int> step_;
    std::vector<const Diagonal*> diagonal_at_;
    std::size_t most_turns_;
};

}  // namespace ricochet
