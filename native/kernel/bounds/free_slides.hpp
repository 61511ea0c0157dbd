// Slides of robots that nobody is in the way of, of many robots and on several boards at once.
#pragma once

#include <array>
#include <cstdint>

#include "kernel/model/board.hpp"
#include "kernel/model/cell_sets.hpp"

namespace ricochet::RICOCHET_CPU_TARGET {

/// What robots of one colour pass. Faster than `Board::entered`, and equal to it on each board.
class FreeSlides {
public:
    /// Diagonals that may turn the robots of one colour.
    static constexpr int max_turns = 64;

    void build(const Board& board, int colour) {
        board_ = &board;
        colour_ = colour;
        const Cells straight = ~board.turning[colour];
        for (int d = 0; d < 4; ++d) enter_.of[d] = on_all(board.enter[d]);
        build_through<north>(board.enter[north] & straight);
        build_through<east>(board.enter[east] & straight);
        build_through<south>(board.enter[south] & straight);
        build_through<west>(board.enter[west] & straight);
        turning_ = on_all(board.turning[colour]);
        build_turns();
    }

    /// By heading, the cells over which robots on `sources` go in one move.
    template <bool has_diagonals>
    [[gnu::always_inline]] inline Waves entered(const CellSets& sources) const {
        if constexpr (!has_diagonals) return straight(sources, through_[0]);
        return turned_too(sources);
    }

private:
    const Board* board_ = nullptr;
    int colour_ = 0;
    Waves enter_;
    Waves through_[4];  // cells that can be entered with that heading and left again with it, 1, 2, 4 and 8 in a row
    CellSets turning_;
    std::array<std::uint8_t, max_cells> number_;  // of a diagonal
    FourSets onward_[max_turns][4];  // by its number and the heading that leads onto it, what is passed after it

    template <int direction>
    void build_through(Cells run) {
        CellSets through = on_all(run);
        through_[0].of[direction] = through;
        through &= moved_round<direction, 1>(through);
        through_[1].of[direction] = through;
        through &= moved_round<direction, 2>(through);
        through_[2].of[direction] = through;
        through &= moved_round<direction, 4>(through);
        through_[3].of[direction] = through;
    }

    void build_turns() {
        for (int i = 0; i < board_->turn_count[colour_]; ++i) {
            const TurningDiagonal diagonal = board_->turns[colour_][std::size_t(i)];
            number_[diagonal.cell] = std::uint8_t(i);
            for (int heading = 0; heading < 4; ++heading) {
                FourSets out{};
                add(out.of[turned(heading, diagonal.rising)], diagonal.cell);
                onward_[i][heading] = board_->entered(out, colour_);
            }
        }
    }

    template <int direction>
    [[gnu::always_inline]] inline CellSets flooded(CellSets wave, const CellSets& enter) const {
        wave = or_and(wave, through_[0].of[direction], moved_round<direction, 1>(wave));
        wave = or_and(wave, through_[1].of[direction], moved_round<direction, 2>(wave));
        wave = or_and(wave, through_[2].of[direction], moved_round<direction, 4>(wave));
        wave = or_and(wave, through_[3].of[direction], moved_round<direction, 8>(wave));
        return enter & moved_round<direction, 1>(wave);
    }

    /// As far as the first diagonal. The walls at the edge stop what comes back on the other side of the board.
    [[gnu::always_inline]] inline Waves straight(const CellSets& sources, const Waves& enter) const {
        Waves waves;
        waves.of[north] = flooded<north>(sources, enter.of[north]);
        waves.of[south] = flooded<south>(sources, enter.of[south]);
        waves.of[west] = flooded<west>(sources, enter.of[west]);
        // To the east a carry runs through: adding the first cell of each slide clears the run that it is in.
        const CellSets run = through_[0].of[east], first = run & moved_round<east, 1>(sources);
        waves.of[east] = first | (run & ~(run + first));
        return waves;
    }

    [[gnu::noinline]] Waves turned_too(const CellSets& sources) const {
        if (any_on(sources) == 0) return Waves{};
        Waves waves = straight(sources, enter_);
        const CellSets last = sources | (waves.of[east] & ~turning_);
        waves.of[east] |= enter_.of[east] & moved_round<east, 1>(last);
        CellSets hit = turning_ & (waves.of[north] | waves.of[east] | waves.of[south] | waves.of[west]);
        if (any_on(hit) == 0) return waves;
        Cells more[4][boards_at_once];
        for (int one = 0; one < boards_at_once; ++one) {
            Cells found[4] = {};
            for (int heading = 0; heading < 4; ++heading) {
                for_each_cell(on_one(waves.of[heading] & turning_, one), [&](unsigned cell) {
                    const FourSets& onward = onward_[number_[cell]][heading];
                    for (int d = 0; d < 4; ++d) found[d] |= onward.of[d];
                });
            }
            for (int d = 0; d < 4; ++d) more[d][one] = found[d];
        }
        for (int d = 0; d < 4; ++d) waves.of[d] |= on_each(more[d]);
        return waves;
    }
};

}  // namespace ricochet::RICOCHET_CPU_TARGET
