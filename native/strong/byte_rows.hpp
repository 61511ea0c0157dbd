// The hot part of certificates: distances as rows of bytes, which vectors process. Compiled once for each CPU target.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "strong/distances.hpp"

namespace ricochet::strong {

/// One cell of a slide and the cell after it. Steps are listed from the far end of the slide to the near end.
struct SlideStep {
    std::int16_t here;   // a spot; negative if no robot can stop there
    std::int16_t ahead;  // likewise for the next cell, or `wall`
};
inline constexpr int wall = -1;

/// The obstacles of a sliding robot.
struct Obstacles {
    std::array<std::uint8_t, row_size> taken{};  // by spot, whether a robot stands there in every lane
    std::array<std::int16_t, row_size> lane_of;  // by spot, the lane of a row in which one stands there, or negative
};

/// A row consists of lanes of one byte. Their number is a multiple of `group`, at most `row_size`.
inline constexpr int group = 64;

/// Memory for rows, aligned for vectors.
class Rows {
public:
    explicit Rows(std::size_t bytes, std::uint8_t all = unsolvable)
        : groups_((bytes + group - 1) / group, Group(all)) {}

    std::uint8_t* data() { return groups_.data()->lanes; }
    const std::uint8_t* data() const { return groups_.data()->lanes; }
    void fill(std::uint8_t all) { std::fill(groups_.begin(), groups_.end(), Group(all)); }

private:
    struct alignas(group) Group {
        explicit Group(std::uint8_t all) { std::fill_n(lanes, group, all); }
        std::uint8_t lanes[group];
    };

    std::vector<Group> groups_;
};

struct RowCode {
    /// Unpacks the distances of these triples in order, each into a row of `lanes` lanes. A triple `absent` yields a
    /// row of `unsolvable`.
    void (*unpack)(const FinishedTable& table, std::uint64_t triples, const std::uint64_t* which, int count, int lanes,
                   std::uint8_t* rows);

    /// Lowers `least`, whose rows are by the spot where a robot starts, to the least distance after any of its slides.
    /// `rows` has the distances by the spot where it stops, `stride` bytes apart. In each lane, a different place of
    /// another robot is in its way.
    void (*bring_down)(const std::vector<SlideStep>& steps, const Obstacles& obstacles, const std::uint8_t* rows,
                       std::size_t stride, int lanes, std::uint8_t* least);

    /// Writes lane i of row j as lane j of row i. There are as many rows as lanes.
    void (*transpose)(const std::uint8_t* from, int lanes, std::uint8_t* to);

    /// Sets a bit in `equal` for each lane whose distance is one more than the lesser of `least` and `other`. Sets a
    /// bit in `above` for each lane whose distance is greater than that.
    void (*compare)(const std::uint8_t* stored, const std::uint8_t* least, const std::uint8_t* other, std::size_t bytes,
                    std::uint64_t* equal, std::uint64_t* above);

    /// Lowers rows to one more than `least`. Returns whether any distance became less.
    bool (*bring_down_to)(std::uint8_t* rows, const std::uint8_t* least, std::size_t bytes);
};

inline constexpr std::uint64_t absent = ~std::uint64_t(0);

}  // namespace ricochet::strong
