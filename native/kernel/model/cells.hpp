// Sets of cells, one bit for each cell, and the floods that compute slides.
//
// The model, the bounds and the search are compiled twice for each CPU target: for boards of at most 16x16 and, with
// RICOCHET_SIDE=32 and another namespace, for boards of at most 32x32.
#pragma once

#include <bit>
#include <cassert>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "kernel/model/puzzle.hpp"
#include "kernel/platform/simd.hpp"

namespace ricochet::RICOCHET_CPU_TARGET {

#ifndef RICOCHET_SIDE
#define RICOCHET_SIDE 16
#endif

inline constexpr int stride = RICOCHET_SIDE;  // of a row, whatever the width of the board
static_assert(stride == 16 || stride == 32);
inline constexpr bool is_wide = stride > 16;
inline constexpr int max_cells = stride * stride;

/// The number of a cell, and four of them in one word.
using CellNumber = std::conditional_t<is_wide, std::uint16_t, std::uint8_t>;
using FourNumbers = std::conditional_t<is_wide, std::uint64_t, std::uint32_t>;
inline constexpr int number_bits = 8 * sizeof(CellNumber);
inline constexpr FourNumbers one_number = CellNumber(-1);              // the bits of the first number
inline constexpr FourNumbers all_ones = FourNumbers(-1) / one_number;  // four times the number 1

/// Row r is element r; column c is its bit c.
using Row = std::conditional_t<is_wide, std::uint32_t, std::uint16_t>;
#if RICOCHET_SIDE == 16
using Cells = Lanes<Row, stride>;
#else
using Cells = LongLanes<Row, stride>;
#endif

inline constexpr ByHeading<int> step_of = {-stride, 1, stride, -1};

inline bool has(const Cells& cells, unsigned cell) {
    assert(cell < max_cells);
    return cells[cell / stride] >> (cell % stride) & 1;
}

inline void add(Cells& cells, unsigned cell) {
    assert(cell < max_cells);
    cells[cell / stride] |= Row(1u << cell % stride);
}

inline bool none(const Cells& cells) {
#if RICOCHET_SIDE == 16
    const auto words = Lanes<std::uint64_t, 4>(cells);
    return (words[0] | words[1] | words[2] | words[3]) == 0;
#else
    return !any_bit(cells);
#endif
}

inline bool same(const Cells& one, const Cells& other) { return none(one ^ other); }

/// Every cell of the set, moved `by` cells in a direction. Cells that leave the board are lost.
template <Heading direction, int by>
inline Cells moved(const Cells& cells) {
    if constexpr (direction == east) return cells << by;
    if constexpr (direction == west) return cells >> by;
#if RICOCHET_SIDE == 16
    constexpr auto from = [](int row) {
        const int source = direction == south ? row - by : row + by;
        return source < 0 || source > 15 ? 16 : source;
    };
    return shuffled<from(0), from(1), from(2), from(3), from(4), from(5), from(6), from(7), from(8), from(9), from(10),
                    from(11), from(12), from(13), from(14), from(15)>(cells, Cells{});
#else
    if constexpr (direction == north || direction == south) {
        return moved_lanes<direction == south ? -by : by, false>(cells);
    }
#endif
}

/// The cells reached from `sources` by sliding in one direction. `enter` has the cells that a robot can enter in that
/// direction. `pass` has those of them that it leaves in the same direction.
template <Heading direction>
inline Cells flooded(const Cells& sources, const Cells& enter, const Cells& pass) {
    Cells wave = sources, through = pass;
    wave |= through & moved<direction, 1>(wave);
    through &= moved<direction, 1>(through);
    wave |= through & moved<direction, 2>(wave);
    through &= moved<direction, 2>(through);
    wave |= through & moved<direction, 4>(wave);
    through &= moved<direction, 4>(through);
    wave |= through & moved<direction, 8>(wave);
    if constexpr (is_wide) {
        through &= moved<direction, 8>(through);
        wave |= through & moved<direction, 16>(wave);
    }
    return enter & moved<direction, 1>(wave);
}

/// One set for each direction.
struct FourSets {
    ByHeading<Cells> of;
    Cells all() const { return of[north] | of[east] | of[south] | of[west]; }
};

/// Sets all items of an array. A compiler that does not inline std::array::fill would share one copy of it among the
/// code for all processors.
template <typename Array>
inline void fill(Array& array, typename Array::value_type value) {
    for (auto& one : array) one = value;
}

/// Calls `visit` with each cell of the set, in ascending order.
template <typename Visit>
inline void for_each_cell(const Cells& cells, Visit visit) {
    std::uint64_t words[max_cells / 64];
    std::memcpy(words, &cells, sizeof words);
    for (unsigned word = 0; word < max_cells / 64; ++word) {
        for (std::uint64_t bits = words[word]; bits != 0; bits &= bits - 1) {
            visit(64 * word + unsigned(std::countr_zero(bits)));
        }
    }
}

}  // namespace ricochet::RICOCHET_CPU_TARGET
