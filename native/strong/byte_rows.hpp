// The hot part of certificates: distances as rows of bytes, which vectors work on. Compiled once for each CPU target.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "strong/distances.hpp"

namespace ricochet {

/// One cell that a robot slides over, and the next; cells follow each other from the far end to the near one.
struct SlideStep {
    std::int16_t here;   // a spot; negative where no robot can stand
    std::int16_t ahead;  // likewise, or `wall`
};
inline constexpr int wall = -1;

/// The obstacles of a sliding robot.
struct Obstacles {
    std::array<std::uint8_t, row_size> taken{};  // by spot, whether another robot stands there
    std::array<std::int16_t, row_size> lane_of;  // by spot, the lane of a row in which one stands there; negative: none
};

/// Rows are lanes of a byte, as many as a multiple of `group`, at most `row_size`.
inline constexpr int group = 64;

/// Memory for rows, aligned as vectors like it.
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
    /// Unpacks the distances of these triples, a row of so many lanes each, in order; a row of `unsolvable` for a
    /// triple `absent`.
    void (*unpack)(const FinishedTable& table, std::uint64_t triples, const std::uint64_t* which, int count, int lanes,
                   std::uint8_t* rows);

    /// Brings `least`, rows by the spot where a robot starts, down to the least distance after any slide of it, given
    /// those by the spot where it stops, `stride` bytes apart. In each lane another robot is in its way.
    void (*bring_down)(const std::vector<SlideStep>& steps, const Obstacles& obstacles, const std::uint8_t* rows,
                       std::size_t stride, int lanes, std::uint8_t* least);

    /// Writes lane i of row j as lane j of row i, as many rows as lanes.
    void (*transpose)(const std::uint8_t* from, int lanes, std::uint8_t* to);

    /// Tells for each lane, by bits, whether a distance is one more than the lesser of two, and whether it is more.
    void (*compare)(const std::uint8_t* said, const std::uint8_t* least, const std::uint8_t* other, std::size_t bytes,
                    std::uint64_t* equal, std::uint64_t* above);

    /// Brings rows down to one more than `least`, and returns whether any distance became less.
    bool (*bring_down_to)(std::uint8_t* rows, const std::uint8_t* least, std::size_t bytes);
};

inline constexpr std::uint64_t absent = ~std::uint64_t(0);

}  // namespace ricochet
