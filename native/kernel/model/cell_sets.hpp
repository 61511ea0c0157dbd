// Sets of cells of as many boards as fit into one register, worked on in step.
#pragma once

#include <cstddef>
#include <cstring>
#include <utility>

#include "kernel/model/cells.hpp"

namespace ricochet::RICOCHET_CPU_TARGET {

/// The number of boards that are computed at once. It changes no result.
inline constexpr int boards_at_once = vectors_at_once;

/// The sets of one board after the other, each as in `Cells`.
using CellSets = Lanes<std::uint16_t, std::size_t(stride* boards_at_once)>;

/// By heading.
struct Waves {
    CellSets of[4];
};

/// A set for each board.
inline CellSets on_each(const Cells* cells) { return joined<CellSets>(cells); }

/// The same set for every board.
inline CellSets on_all(const Cells& cells) {
    Cells copies[boards_at_once];
    for (Cells& copy : copies) copy = cells;
    return on_each(copies);
}

/// The set of one board.
inline Cells on_one(const CellSets& sets, int board) { return part<Cells>(sets, board); }

/// Bit i tells whether the set of board i has any cell.
inline unsigned any_on(const CellSets& sets) { return any_in_each(sets); }

template <int by, std::size_t... lanes>
inline CellSets rotated_rows(const CellSets& sets, std::index_sequence<lanes...>) {
    return shuffled<int(lanes / stride * stride + (lanes + stride + by) % stride)...>(sets, sets);
}

/// Every cell moved `by` cells in a direction; what leaves the 16x16 cells is lost to the east and west, and comes back
/// on the other side to the north and south.
template <int direction, int by>
inline CellSets moved_round(const CellSets& sets) {
    if constexpr (direction == east) return sets << by;
    if constexpr (direction == west) return sets >> by;
    if constexpr (direction == north) return rotated_rows<by>(sets, std::make_index_sequence<sizeof(CellSets) / 2>());
    if constexpr (direction == south) return rotated_rows<-by>(sets, std::make_index_sequence<sizeof(CellSets) / 2>());
}

/// The set of one cell.
class SingleCells {
public:
    constexpr SingleCells() : rows_{} {
        for (int cell = 0; cell < max_cells; ++cell) rows_[cell][cell / stride] = std::uint16_t(1 << cell % stride);
    }
    Cells operator[](unsigned cell) const {
        Cells cells;
        std::memcpy(&cells, rows_[cell], sizeof(Cells));
        return cells;
    }

private:
    alignas(32) std::uint16_t rows_[max_cells][stride];
};

inline constexpr SingleCells single_cells;

}  // namespace ricochet::RICOCHET_CPU_TARGET
