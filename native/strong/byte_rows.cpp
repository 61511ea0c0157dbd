#include "strong/byte_rows.hpp"

#include <algorithm>
#include <cstring>
#include <utility>

#include "kernel/platform/simd.hpp"

namespace ricochet::strong::RICOCHET_CPU_TARGET {

using namespace ::ricochet::RICOCHET_CPU_TARGET;

namespace {

using Bytes = Lanes<std::uint8_t, 32 * vectors_at_once>;

constexpr int lanes_at_once = sizeof(Bytes);
constexpr int rows_ahead = 6;  // for prefetching

Bytes load(const std::uint8_t* from) {
    Bytes bytes;
    std::memcpy(&bytes, from, sizeof bytes);
    return bytes;
}

void store(const Bytes& bytes, std::uint8_t* to) { std::memcpy(to, &bytes, sizeof bytes); }

Bytes one_more_in_each(const Bytes& bytes) {
    return minimum(bytes, Bytes{} | std::uint8_t(unsolvable - 1)) + std::uint8_t(1);
}

void unpack(const FinishedTable& table, std::uint64_t triples, const std::uint64_t* which, int count, int lanes,
            std::uint8_t* rows) {
    constexpr std::size_t set_bytes = row_size / 8, part_bytes = lanes_at_once / 8;
    const std::size_t plane_bytes = triples * set_bytes;
    const std::byte* const planes = table.planes.data();
    for (int i = 0; i < count; ++i, rows += lanes) {
        if (which[i] == absent) {
            std::memset(rows, unsolvable, lanes);
            continue;
        }
        const std::uint64_t later = i + rows_ahead < count ? which[i + rows_ahead] : absent;
        for (int plane = 0; later != absent && plane < table.used; ++plane) {
            prefetch(planes + plane * plane_bytes + later * set_bytes);
        }
        const std::byte* const first = planes + which[i] * set_bytes;
        for (int part = 0; part < lanes / lanes_at_once; ++part) {
            std::uint64_t in_all = ~std::uint64_t(0);
            Bytes distances{};
            for (int plane = 0; plane < table.used; ++plane) {
                std::uint64_t bits = 0;
                std::memcpy(&bits, first + plane * plane_bytes + part * part_bytes, part_bytes);
                in_all &= bits;
                const std::uint8_t bit = std::uint8_t(1 << plane);
                distances |= bytes_of_bits<Bytes>(bits) & bit;
            }
            store(distances | bytes_of_bits<Bytes>(in_all), rows + part * lanes_at_once);
        }
    }
}

/// Returns a vector with all bits set in one lane.
Bytes only(int lane) {
    alignas(group) static constexpr auto row = [] {
        std::array<std::uint8_t, 2 * lanes_at_once> found{};
        found[lanes_at_once] = 255;
        return found;
    }();
    return load(row.data() + lanes_at_once - lane);
}

template <int groups>
void bring_down_groups(const std::vector<SlideStep>& steps, const Obstacles& obstacles, const std::uint8_t* rows,
                       std::size_t stride, std::uint8_t* least) {
    constexpr int parts = groups * group / lanes_at_once;
    Bytes found[parts];  // the least distance of a robot that passes
    for (Bytes& part : found) part = Bytes{} | unsolvable;
    for (const auto [here, ahead] : steps) {
        const std::uint8_t* const row = here < 0 ? nullptr : rows + std::size_t(here) * stride;
        if (ahead == wall || (ahead >= 0 && obstacles.taken[ahead])) {
            for (int i = 0; i < parts; ++i) found[i] = here < 0 ? Bytes{} | unsolvable : load(row + i * lanes_at_once);
            continue;
        }
        const int lane = ahead < 0 ? -1 : obstacles.lane_of[ahead];
        Bytes in_lane{}, stops{};
        Bytes& part = found[lane < 0 ? 0 : lane / lanes_at_once];
        if (lane >= 0) {
            // In the lane where another robot stands ahead, a robot cannot start here, and a passing robot stops.
            in_lane = only(lane % lanes_at_once);
            stops = here < 0 ? in_lane : load(row + lane / lanes_at_once * lanes_at_once) & in_lane;
            part |= in_lane;
        }
        if (here >= 0) {
            std::uint8_t* const to = least + std::size_t(here) * groups * group;
            for (int i = 0; i < parts; ++i) {
                store(minimum(load(to + i * lanes_at_once), found[i]), to + i * lanes_at_once);
            }
        }
        part = (part & ~in_lane) | stops;
    }
}

void bring_down(const std::vector<SlideStep>& steps, const Obstacles& obstacles, const std::uint8_t* rows,
                std::size_t stride, int lanes, std::uint8_t* least) {
    switch (lanes / group) {
        case 1:
            return bring_down_groups<1>(steps, obstacles, rows, stride, least);
        case 2:
            return bring_down_groups<2>(steps, obstacles, rows, stride, least);
        case 3:
            return bring_down_groups<3>(steps, obstacles, rows, stride, least);
        default:
            return bring_down_groups<4>(steps, obstacles, rows, stride, least);
    }
}

void transpose(const std::uint8_t* from, int lanes, std::uint8_t* to) {
    constexpr int side = 16;  // of the squares that are transposed side by side
    constexpr std::make_index_sequence<lanes_at_once> places;
    for (int row = 0; row < lanes; row += side) {
        for (int first = 0; first < lanes; first += lanes_at_once) {
            Bytes rows[side], next[side];
            for (int i = 0; i < side; ++i) rows[i] = load(from + std::size_t(row + i) * lanes + first);
#pragma GCC unroll 4
            for (int round = 0; round < 4; ++round) {
#pragma GCC unroll 8
                for (int i = 0; i < side / 2; ++i) {
                    next[2 * i] = interleaved<false>(rows[i], rows[i + side / 2], places);
                    next[2 * i + 1] = interleaved<true>(rows[i], rows[i + side / 2], places);
                }
#pragma GCC unroll 16
                for (int i = 0; i < side; ++i) rows[i] = next[i];
            }
            for (int square = 0; square < lanes_at_once; square += side) {
                for (int i = 0; i < side; ++i) {
                    std::memcpy(to + std::size_t(first + square + i) * lanes + row,
                                reinterpret_cast<const char*>(&rows[i]) + square, side);
                }
            }
        }
    }
}

void compare(const std::uint8_t* stored, const std::uint8_t* least, const std::uint8_t* other, std::size_t bytes,
             std::uint64_t* equals, std::uint64_t* above) {
    for (std::size_t first = 0; first < bytes; first += group) {
        std::uint64_t is_equal = 0, is_above = 0;
        for (int part = 0; part < group; part += lanes_at_once) {
            const std::size_t at = first + part;
            const Bytes distances = load(stored + at),
                        due = one_more_in_each(minimum(load(least + at), load(other + at)));
            is_equal |= bits_of_bytes(equal(distances, due)) << part;
            is_above |= bits_of_bytes(less(due, distances)) << part;
        }
        equals[first / group] = is_equal;
        above[first / group] = is_above;
    }
}

bool bring_down_to(std::uint8_t* rows, const std::uint8_t* least, std::size_t bytes) {
    Bytes changed{};
    for (std::size_t at = 0; at < bytes; at += lanes_at_once) {
        const Bytes before = load(rows + at), after = minimum(before, one_more_in_each(load(least + at)));
        changed |= before ^ after;
        store(after, rows + at);
    }
    return any_in_each(changed) != 0;
}

}  // namespace

const RowCode& rows() {
    static const RowCode code{.unpack = unpack,
                              .bring_down = bring_down,
                              .transpose = transpose,
                              .compare = compare,
                              .bring_down_to = bring_down_to};
    return code;
}

}  // namespace ricochet::strong::RICOCHET_CPU_TARGET
