// Sets of cells of as many boards as fit into one register, processed together.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstring>
#include <utility>

#include "kernel/model/cells.hpp"

namespace ricochet::RICOCHET_CPU_TARGET {

#if RICOCHET_SIDE == 16

/// The number of boards that are processed at once. It changes no result.
inline constexpr int boards_at_once = vectors_at_once;

/// The sets of several boards, one after the other, each in the layout of `Cells`.
using CellSets = Lanes<std::uint16_t, std::size_t(stride* boards_at_once)>;

/// A set for each board.
inline CellSets on_each(const Cells* cells) { return joined<CellSets>(cells); }

/// The set of one board.
inline Cells on_one(const CellSets& sets, int board) { return part<Cells>(sets, board); }

/// Sets bit i if the set of board i is not empty.
inline unsigned any_on(const CellSets& sets) { return any_in_each(sets); }

template <int by, std::size_t... lanes>
inline CellSets rotated_rows(const CellSets& sets, std::index_sequence<lanes...>) {
    return shuffled<int(lanes / stride * stride + (lanes + stride + by) % stride)...>(sets, sets);
}

/// Every row, moved `by` rows to the north. Rows that leave the board come in on the other side.
template <int by>
inline CellSets rotated_rows(const CellSets& sets) {
    return rotated_rows<by>(sets, std::make_index_sequence<sizeof(CellSets) / sizeof(Row)>());
}

#else

// A set of a wide board fills one register or more.
inline constexpr int boards_at_once = 1;
using CellSets = Cells;

inline CellSets on_each(const Cells* cells) { return *cells; }
inline Cells on_one(const CellSets& sets, int) { return sets; }
inline unsigned any_on(const CellSets& sets) { return any_bit(sets); }

template <int by>
[[gnu::always_inline]] inline CellSets rotated_rows(const CellSets& sets) {
    return moved_lanes<by, true>(sets);
}

#endif

/// The sets of several boards, by heading.
struct Waves {
    ByHeading<CellSets> of;
};

/// The same set for every board.
inline CellSets on_all(const Cells& cells) {
    Cells copies[boards_at_once];
    for (Cells& copy : copies) copy = cells;
    return on_each(copies);
}

/// Every cell moved `by` cells in a direction. Cells that leave the board to the east or west are lost. Those that
/// leave to the north or south come in on the other side.
template <Heading direction, int by>
inline CellSets moved_round(const CellSets& sets) {
    if constexpr (direction == east) return sets << by;
    if constexpr (direction == west) return sets >> by;
    if constexpr (direction == north) return rotated_rows<by>(sets);
    if constexpr (direction == south) return rotated_rows<-by>(sets);
}

/// A table of the sets that contain one cell.
class SingleCells {
public:
    constexpr SingleCells() : rows_{} {
        for (int column = 0; column < stride; ++column) rows_[column][stride - 1] = Row(Row(1) << column);
    }
    Cells operator[](unsigned cell) const {
        assert(cell < max_cells);
        Cells cells;
        std::memcpy(&cells, rows_[cell % stride] + (stride - 1 - cell / stride), sizeof(Cells));
        return cells;
    }

private:
    Row rows_[stride][2 * stride - 1];  // by column; the rows of a board begin so far before the cell as its row says
};

inline constexpr SingleCells single_cells;

}  // namespace ricochet::RICOCHET_CPU_TARGET
