// Sets of cells of a board of at most 16x16, one bit for each cell, and the floods that slides are made of.
#pragma once

#include <bit>
#include <cstdint>

#include "kernel/model/puzzle.hpp"
#include "kernel/platform/simd.hpp"

namespace ricochet::RICOCHET_CPU_TARGET {

inline constexpr int stride = 16;  // of a row, whatever the width of the board
inline constexpr int max_cells = stride * stride;

/// Row r is element r, column c its bit c.
using Cells = Lanes<std::uint16_t, stride>;

constexpr int step_of[4] = {-stride, 1, stride, -1};

inline bool has(const Cells& cells, unsigned cell) { return cells[cell / stride] >> (cell % stride) & 1; }

inline void add(Cells& cells, unsigned cell) { cells[cell / stride] |= std::uint16_t(1u << cell % stride); }

inline bool none(const Cells& cells) {
    const auto words = Lanes<std::uint64_t, 4>(cells);
    return (words[0] | words[1] | words[2] | words[3]) == 0;
}

inline bool same(const Cells& one, const Cells& other) { return none(one ^ other); }

/// Every cell of the set, moved `by` cells in a direction; what leaves the 16x16 cells is lost.
template <int direction, int by>
inline Cells moved(const Cells& cells) {
    if constexpr (direction == east) return cells << by;
    if constexpr (direction == west) return cells >> by;
    constexpr auto from = [](int row) {
        const int source = direction == south ? row - by : row + by;
        return source < 0 || source > 15 ? 16 : source;
    };
    return shuffled<from(0), from(1), from(2), from(3), from(4), from(5), from(6), from(7), from(8), from(9), from(10),
                    from(11), from(12), from(13), from(14), from(15)>(cells, Cells{});
}

/// The cells reached from `sources` by going on in a direction. `enter` are the cells that can be entered in that
/// direction, `pass` those of them that are left in the same direction.
template <int direction>
inline Cells flooded(const Cells& sources, const Cells& enter, const Cells& pass) {
    Cells wave = sources, through = pass;
    wave |= through & moved<direction, 1>(wave);
    through &= moved<direction, 1>(through);
    wave |= through & moved<direction, 2>(wave);
    through &= moved<direction, 2>(through);
    wave |= through & moved<direction, 4>(wave);
    through &= moved<direction, 4>(through);
    wave |= through & moved<direction, 8>(wave);
    return enter & moved<direction, 1>(wave);
}

/// One set for each direction.
struct FourSets {
    Cells of[4];
    Cells all() const { return of[0] | of[1] | of[2] | of[3]; }
};

/// Sets all items of an array. std::array::fill would be shared by code for all processors wherever a compiler does not
/// inline it.
template <typename Array>
inline void fill(Array& array, typename Array::value_type value) {
    for (auto& one : array) one = value;
}

/// Calls `visit` with each cell of the set, in ascending order.
template <typename Visit>
inline void for_each_cell(const Cells& cells, Visit visit) {
    const auto words = Lanes<std::uint64_t, 4>(cells);
    for (unsigned word = 0; word < 4; ++word) {
        for (std::uint64_t bits = words[word]; bits != 0; bits &= bits - 1) {
            visit(64 * word + unsigned(std::countr_zero(bits)));
        }
    }
}

}  // namespace ricochet::RICOCHET_CPU_TARGET
