// The bound of every search: the moves that a robot needs if it may stop on every cell of its way.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>

#include "kernel/model/board.hpp"
#include "kernel/model/moves.hpp"

namespace ricochet::RICOCHET_PATH {

inline constexpr std::uint8_t never = 200;

/// Other robots can only make a robot stop somewhere on its way, so it never needs fewer moves than this.
struct Near {
    alignas(64) std::array<std::array<std::uint8_t, most_cells>, 4> moves;  // by memory and cell; or `never`
    std::array<Cells, 24> within;  // the cells from which the target is that many moves away at most, once turned
    int layers;                    // in use; the last is all cells from which it can be reached at all

    /// `remembers` tells whether any memory but `turned_once` can occur.
    void build(const Board& board, int colour, unsigned target, bool remembers) {
        auto& plain = moves[turned_once];
        fill(plain, never);
        plain[target] = 0;
        within[0] = Cells{};
        add(within[0], target);
        Cells reached = within[0], last = reached;
        layers = 1;
        for (int count = 1;; ++count) {
            const Cells seen = board.seeing(stops(board, last, last), colour).all() & board.inside & ~reached;
            if (none(seen)) break;
            for_each_cell(seen, [&](unsigned cell) { plain[cell] = std::uint8_t(count); });
            reached |= seen;
            last = seen;
            if (count < int(within.size())) within[std::size_t(count)] = reached, layers = count + 1;
        }
        if (remembers) build_memories(board, colour);
    }

    const Cells& within_moves(int count) const { return within[std::size_t(count < layers ? count : layers - 1)]; }

   private:
    /// By heading, where a move can end.
    static FourSets stops(const Board& board, const Cells& upright_ends, const Cells& level_ends) {
        return {{upright_ends & board.stop[north], level_ends & board.stop[east], upright_ends & board.stop[south],
                 level_ends & board.stop[west]}};
    }

    void build_memories(const Board& board, int colour) {
        for (int memory = unmoved; memory < turned_once; ++memory) fill(moves[std::size_t(memory)], never);
        Cells done[4] = {};  // by memory: cells whose number is known
        for (int count = 0, idle = 0; idle < 2; ++count) {
            Cells turned_set{};
            for (unsigned cell = 0; cell < most_cells; ++cell) {
                if (moves[turned_once][cell] <= count) add(turned_set, cell);
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
                    moves[std::size_t(memory)][cell] = std::uint8_t(count + 1);
                });
                done[memory] |= fresh;
            }
            idle = more ? 0 : idle + 1;
        }
    }
};

}  // namespace ricochet::RICOCHET_PATH
