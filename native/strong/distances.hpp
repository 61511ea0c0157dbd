// A finished table with one byte for each distance. Code that uses it does not depend on how the table was built.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "strong/strong.hpp"

namespace ricochet::strong {

/// The number of each triple as defined by StrongPlan, found by counting all triples.
class TripleNumbers {
public:
    explicit TripleNumbers(const StrongPlan& plan) : spots_(plan.spots), alike_(plan.alike) {
        first_.resize(std::size_t(spots_) * spots_);
        std::uint64_t next = 0;
        for (int x = 0; x < spots_; ++x) {
            for (int y = alike_ == 3 ? x + 1 : 0; y < spots_; ++y) {
                const int least = least_last(y);
                first_[std::size_t(x) * spots_ + y] = next - least;
                next += spots_ - least;
            }
        }
    }

    /// Returns the number of a triple. Helpers that are alike may be in any order.
    std::uint64_t number(std::array<int, 3> helpers) const {
        auto& [x, y, z] = helpers;
        if (alike_ > 1 && y > z) std::swap(y, z);
        if (alike_ == 3 && x > y) {
            std::swap(x, y);
            if (y > z) std::swap(y, z);
        }
        return ascending(x, y, z);
    }

    /// The same for helpers that are in order.
    std::uint64_t ascending(int x, int y, int z) const { return first_[std::size_t(x) * spots_ + y] + z; }

    /// Calls visit(helpers, number) for each triple (x, ., .) in which no two helpers share a cell.
    template <class Visit>
    void each(int x, Visit&& visit) const {
        for (int y = alike_ == 3 ? x + 1 : 0; y < spots_; ++y) {
            for (int z = least_last(y); z < spots_; ++z) {
                const std::array helpers{x, y, z};
                if (x != y && x != z && y != z) visit(helpers, ascending(x, y, z));
            }
        }
    }

private:
    int least_last(int y) const { return alike_ == 1 ? 0 : y + 1; }

    int spots_;
    int alike_;
    std::vector<std::uint64_t> first_;  // by (x, y): the number that (x, y, 0) would have
};

inline constexpr int row_size = 256;
inline constexpr std::uint8_t unsolvable = 255;  // also if the position does not exist

inline std::uint8_t one_more(std::uint8_t distance) {
    return std::uint8_t(std::min(distance, std::uint8_t(unsolvable - 1)) + 1);  // in the way that vectors compute it
}

/// Reads distances from planes.
class PlaneReader {
public:
    PlaneReader(const FinishedTable& table, std::uint64_t triples)
        : planes_(table.planes),
          used_(table.used),
          plane_bytes_(triples * bytes) {
        for (int byte = 0; byte < 256; ++byte) {
            for (int bit = 0; bit < 8; ++bit) spread_[byte] |= std::uint64_t(byte >> bit & 1) << 8 * bit;
        }
    }

    void read(std::uint64_t triple, std::uint8_t* row) const {
        for (int group = 0; group < bytes; ++group) {
            std::uint64_t eight = 0;
            std::byte in_all{0xFF};
            for (int plane = 0; plane < used_; ++plane) {
                const std::byte byte = planes_[plane * plane_bytes_ + triple * bytes + group];
                eight |= spread_[std::to_integer<int>(byte)] << plane;
                in_all &= byte;
            }
            eight |= spread_[std::to_integer<int>(in_all)] * unsolvable;
            for (int i = 0; i < 8; ++i) row[8 * group + i] = std::uint8_t(eight >> 8 * i);
        }
    }

    /// Returns 64 of the bits of a triple in one plane.
    std::uint64_t word(std::uint64_t triple, int plane, int number) const {
        std::uint64_t bits;
        std::memcpy(&bits, &planes_[plane * plane_bytes_ + triple * bytes + number * sizeof bits], sizeof bits);
        return bits;
    }

    std::uint8_t at(std::uint64_t triple, int spot) const {
        int found = 0;
        for (int plane = 0; plane < used_; ++plane) {
            const std::byte byte = planes_[plane * plane_bytes_ + triple * bytes + spot / 8];
            found |= std::to_integer<int>(byte >> spot % 8 & std::byte{1}) << plane;
        }
        return found == (1 << used_) - 1 ? unsolvable : std::uint8_t(found);
    }

private:
    static constexpr int bytes = row_size / 8;  // of a triple in a plane

    std::span<const std::byte> planes_;
    int used_;
    std::uint64_t plane_bytes_;
    std::array<std::uint64_t, 256> spread_{};  // bit i moved to byte i
};

/// All distances of a table in memory, one row for each triple.
class Distances {
public:
    /// Throws std::bad_alloc.
    Distances(const FinishedTable& table, std::uint64_t triples)
        : triples_(triples),
          bytes_(std::make_unique_for_overwrite<std::uint8_t[]>(triples * row_size)) {
        const PlaneReader reader(table, triples);
        for (std::uint64_t triple = 0; triple < triples; ++triple) reader.read(triple, row(triple));
    }

    std::uint8_t* row(std::uint64_t triple) { return bytes_.get() + triple * row_size; }
    const std::uint8_t* row(std::uint64_t triple) const { return bytes_.get() + triple * row_size; }

    /// Writes planes in the format that the constructor reads.
    void pack(std::span<std::byte> planes, int used) const {
        constexpr std::uint64_t lowest = 0x0101010101010101, gather = 0x0102040810204080;  // bit 8 * i to 56 + i
        const std::uint64_t groups = triples_ * (row_size / 8);
        for (std::uint64_t group = 0; group < groups; ++group) {
            std::uint64_t eight = 0;
            for (int i = 0; i < 8; ++i) eight |= std::uint64_t(bytes_[8 * group + i]) << 8 * i;
            for (int plane = 0; plane < used; ++plane) {
                planes[plane * groups + group] = std::byte((eight >> plane & lowest) * gather >> 56);
            }
        }
    }

private:
    std::uint64_t triples_;
    std::unique_ptr<std::uint8_t[]> bytes_;
};

}  // namespace ricochet::strong
