// Where a robot may stop more than once beside one other robot.
#pragma once

#include "kernel/model/board.hpp"

namespace ricochet::RICOCHET_CPU_TARGET {

/// A robot that may stop anywhere can stop on several sides of one cell, beside the same blocker. It could as well go
/// on from the first of these stops to the blocker's own cell, and from there back over the last of them. That takes at
/// most two stops more, and spares the moves in between and the blocker. So a path that shares a blocker need not be
/// considered, except
///
/// - where the robot cannot go on like this: none stops on a diagonal, or where only a robot on one could stop it;
/// - with one stop in between, if the blocker need not come because it stands there from the start;
/// - with none in between.
///
/// In fewer than three moves only diagonals lead from one side of a cell to another: without diagonals there is no
/// exception.
class SharedBlockers {
public:
    /// By heading, the stops beside no wall that need a blocker each, on all paths that need be considered.
    FourSets counted;
    /// Where a blocker that stands there from the start may serve two of them.
    Cells twice;

    SharedBlockers() = default;

    /// Cost: some 0.5 us for each diagonal.
    SharedBlockers(const Board& board, int colour) : twice{} {
        for (int d = 0; d < 4; ++d) counted.of[d] = board.free[d];
        if (!board.has_diagonals()) return;
        Cells always{};  // where a blocker may serve any number of stops
        for (int i = 0; i < board.turn_count[colour]; ++i) {
            for (int heading = 0; heading < 4; ++heading) {
                find_shared(board, colour, board.turns[colour][std::size_t(i)], heading, always);
            }
        }
        FourSets not_on;  // stops from which the robot cannot go on, or over which it cannot come back
        for (int d = 0; d < 4; ++d) not_on.of[d] = ~board.stop[d];
        not_on = board.beside(not_on);
        for (int d = 0; d < 4; ++d) {
            not_on.of[d] |= board.free[d] & ~board.stop[opposite(d)];
            not_on.of[d] &= board.inside;
        }
        // Three stops may share it: a path that goes on from the second still has the first, and needs the blocker for
        // that.
        always |= twice & board.blocking(not_on).all();
        const FourSets beside_always = board.beside({{always, always, always, always}});
        for (int d = 0; d < 4; ++d) counted.of[d] &= ~(not_on.of[d] | beside_always.of[d]);
    }

private:
    /// Finds what is shared over that diagonal, entered with that heading, in one or two moves.
    void find_shared(const Board& board, int colour, TurningDiagonal diagonal, int heading, Cells& always) {
        FourSets in{}, out{};
        add(in.of[heading], diagonal.cell);
        add(out.of[turned(heading, diagonal.rising)], diagonal.cell);
        const Cells before = board.seeing(in, colour).all() & board.inside;
        const FourSets after = board.entered(out, colour);
        always |= shared(board, before, after);
        FourSets ends;
        Cells stops{};
        for (int d = 0; d < 4; ++d) {
            ends.of[d] = before & board.stop[d];
            stops |= after.of[d] & board.stop[d];
        }
        twice |= shared(board, board.seeing(ends, colour).all() & board.inside, after);
        twice |= shared(board, before, board.entered(stops, colour));
    }

    /// The blockers of stops on the cells of `first` that also serve a stop on `last`, given by heading, on another
    /// side.
    static Cells shared(const Board& board, const Cells& first, const FourSets& last) {
        const FourSets firsts = board.blocking({{first, first, first, first}});
        FourSets lasts;
        for (int d = 0; d < 4; ++d) lasts.of[d] = last.of[d] & board.inside;
        lasts = board.blocking(lasts);
        Cells found{};
        for (int d = 0; d < 4; ++d) {
            found |= firsts.of[d] & (lasts.of[(d + 1) & 3] | lasts.of[(d + 2) & 3] | lasts.of[(d + 3) & 3]);
        }
        return found;
    }
};

}  // namespace ricochet::RICOCHET_CPU_TARGET
