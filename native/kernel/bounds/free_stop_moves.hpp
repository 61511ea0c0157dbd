// The number of moves that a robot needs if it may stop on every cell it passes.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>

#include "kernel/model/board.hpp"
#include "kernel/model/moves.hpp"

namespace ricochet::RICOCHET_CPU_TARGET {

/// More moves than any bound returns: the target cannot be reached. `far` stands for that many moves or more.
inline constexpr std::uint8_t unreachable = 200, far = unreachable - 1;

/// The limit on layers of cells, numbered by moves from 0. Cells that need more moves are in the last layer.
inline constexpr int max_layers = 24;

/// The number of moves from every cell to the target, for robots of one colour. Each is alone on the board and may stop
/// anywhere on its slide.
class FreeStopMoves {
public:
    /// `has_memory` is whether any memory other than `turned_once` can occur. Cost: a few us.
    void build(const Board& board, int colour, unsigned target, bool has_memory) {
        auto& plain = moves_[turned_once];
        fill(plain, unreachable);
        plain[target] = 0;
        within_[0] = Cells{};
        add(within_[0], target);
        Cells reached = within_[0], last = reached;
        layers_ = 1;
        for (int count = 1;; ++count) {
            const Cells seen = board.seeing(stops(board, last, last), colour).all() & board.inside & ~reached;
            if (none(seen)) break;
            for_each_cell(seen, [&](unsigned cell) { plain[cell] = std::uint8_t(std::min<int>(count, far)); });
            reached |= seen;
            last = seen;
            if (count < max_layers) within_[std::size_t(count)] = reached, layers_ = count + 1;
        }
        if (has_memory) build_memories(board, colour);
    }

    /// The moves from a cell, or `unreachable`.
    int from(unsigned cell, int memory = turned_once) const {
        assert(cell < max_cells && unmoved <= memory && memory <= turned_once);
        return moves_[std::size_t(memory)][cell];
    }

    /// The number of layers in use. The last layer has all cells from which the target can be reached.
    int layers() const { return layers_; }

    /// The cells from which a robot that has turned needs at most `moves` moves.
    const Cells& within(int moves) const {
        assert(moves >= 0);
        return within_[std::min(std::size_t(moves), std::size_t(layers_ - 1))];
    }

private:
    alignas(64) std::array<std::array<std::uint8_t, max_cells>, 4> moves_;  // by memory and cell
    std::array<Cells, max_layers> within_;
    int layers_;

    /// The cells on which a move can end, by heading.
    static FourSets stops(const Board& board, const Cells& upright_ends, const Cells& level_ends) {
        return {{upright_ends & board.stop[north], level_ends & board.stop[east], upright_ends & board.stop[south],
                 level_ends & board.stop[west]}};
    }

    void build_memories(const Board& board, int colour) {
        for (int memory = unmoved; memory < turned_once; ++memory) fill(moves_[std::size_t(memory)], unreachable);
        Cells done[4] = {};  // by memory: the cells whose number of moves is known
        for (int count = 0, idle = 0; idle < 2; ++count) {
            Cells turned_set{};
            for (unsigned cell = 0; cell < max_cells; ++cell) {
                if (moves_[turned_once][cell] <= count) add(turned_set, cell);
            }
            const FourSets across = board.seeing(stops(board, turned_set, turned_set), colour);
            const FourSets on = board.seeing(stops(board, done[upright], done[level]), colour);
            const Cells found[3] = {
                on.all(),
                across.of[north] | across.of[south] | on.of[east] | on.of[west],
                across.of[east] | across.of[west] | on.of[north] | on.of[south],
            };
            bool more = !same(turned_set, done[turned_once]);
            done[turned_once] = turned_set;
            for (int memory = unmoved; memory < turned_once; ++memory) {
                const Cells fresh = found[memory] & board.inside & ~done[memory];
                more |= !none(fresh);
                for_each_cell(fresh, [&](unsigned cell) {
                    moves_[std::size_t(memory)][cell] = std::uint8_t(std::min<int>(count + 1, far));
                });
                done[memory] |= fresh;
            }
            idle = more ? 0 : idle + 1;
        }
    }
};

}  // namespace ricochet::RICOCHET_CPU_TARGET
