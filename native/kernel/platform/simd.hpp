// The code that differs between compilers: vectors, whose lanes are processed at once, and prefetching. The rest of the
// kernel is plain C++20, and with RICOCHET_PLAIN this file is too.
//
// Everything is in the namespace of its CPU target, so code for one kind of processor shares nothing with code for
// another.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <utility>

#if defined(__AVX512F__) && !defined(RICOCHET_PLAIN)
#include <immintrin.h>
#endif

#ifndef RICOCHET_CPU_TARGET
#define RICOCHET_CPU_TARGET portable
#endif

namespace ricochet::RICOCHET_CPU_TARGET {

static_assert(std::endian::native == std::endian::little,
              "vectors are cast between lanes of different widths, lowest byte first");

#ifdef RICOCHET_PLAIN

/// A vector of `count` numbers. Operators work lane by lane. A single number stands for a vector with that number in
/// every lane.
template <typename Lane, std::size_t count>
struct alignas(count * sizeof(Lane)) Lanes {
    Lane lane[count];

    Lanes() = default;
    Lanes(Lane all) {
        for (Lane& one : lane) one = all;
    }
    /// The same bytes, as lanes of another width.
    template <typename Other, std::size_t other_count>
    explicit Lanes(const Lanes<Other, other_count>& other) {
        static_assert(sizeof(lane) == sizeof(other.lane));
        std::memcpy(lane, other.lane, sizeof(lane));
    }

    Lane& operator[](std::size_t i) { return lane[i]; }
    Lane operator[](std::size_t i) const { return lane[i]; }

    template <typename Operation>
    static Lanes of_each(const Lanes& a, const Lanes& b, Operation operation) {
        Lanes found;
        for (std::size_t i = 0; i < count; ++i) found.lane[i] = Lane(operation(a.lane[i], b.lane[i]));
        return found;
    }

    friend Lanes operator&(const Lanes& a, const Lanes& b) {
        return of_each(a, b, [](Lane x, Lane y) { return x & y; });
    }
    friend Lanes operator|(const Lanes& a, const Lanes& b) {
        return of_each(a, b, [](Lane x, Lane y) { return x | y; });
    }
    friend Lanes operator^(const Lanes& a, const Lanes& b) {
        return of_each(a, b, [](Lane x, Lane y) { return x ^ y; });
    }
    friend Lanes operator+(const Lanes& a, const Lanes& b) {
        return of_each(a, b, [](Lane x, Lane y) { return x + y; });
    }
    friend Lanes operator-(const Lanes& a, const Lanes& b) {
        return of_each(a, b, [](Lane x, Lane y) { return x - y; });
    }
    friend Lanes operator<<(const Lanes& a, int by) {
        return of_each(a, a, [by](Lane x, Lane) { return x << by; });
    }
    friend Lanes operator>>(const Lanes& a, int by) {
        return of_each(a, a, [by](Lane x, Lane) { return x >> by; });
    }
    friend Lanes operator~(const Lanes& a) {
        return of_each(a, a, [](Lane x, Lane) { return ~x; });
    }
    friend Lanes& operator&=(Lanes& a, const Lanes& b) { return a = a & b; }
    friend Lanes& operator|=(Lanes& a, const Lanes& b) { return a = a | b; }
    friend Lanes& operator^=(Lanes& a, const Lanes& b) { return a = a ^ b; }
};

/// The lanes at these places of the two vectors, which count as one row.
template <int... places, typename Lane, std::size_t count>
inline Lanes<Lane, count> shuffled(const Lanes<Lane, count>& one, const Lanes<Lane, count>& other) {
    static_assert(sizeof...(places) == count);
    Lanes<Lane, count> found;
    std::size_t next = 0;
    ((found[next++] = std::size_t(places) < count ? one[places] : other[std::size_t(places) - count]), ...);
    return found;
}

/// Lane by lane, the smaller number.
template <typename Lane, std::size_t count>
inline Lanes<Lane, count> minimum(const Lanes<Lane, count>& a, const Lanes<Lane, count>& b) {
    return Lanes<Lane, count>::of_each(a, b, [](Lane x, Lane y) { return x < y ? x : y; });
}

/// Lane by lane, all bits if the comparison holds, otherwise none.
template <typename Lane, std::size_t count>
inline Lanes<Lane, count> less(const Lanes<Lane, count>& a, const Lanes<Lane, count>& b) {
    return Lanes<Lane, count>::of_each(a, b, [](Lane x, Lane y) { return x < y ? -1 : 0; });
}
template <typename Lane, std::size_t count>
inline Lanes<Lane, count> equal(const Lanes<Lane, count>& a, const Lanes<Lane, count>& b) {
    return Lanes<Lane, count>::of_each(a, b, [](Lane x, Lane y) { return x == y ? -1 : 0; });
}

/// a | (b & c)
template <typename Any>
inline Any or_and(const Any& a, const Any& b, const Any& c) {
    return a | (b & c);
}

/// A vector of these numbers.
template <typename Any, typename... Numbers>
inline Any lanes(Numbers... numbers) {
    Any found;
    std::size_t next = 0;
    ((found[next++] = numbers), ...);
    return found;
}

/// A vector that may be longer than a register.
template <typename Lane, std::size_t count>
using LongLanes = Lanes<Lane, count>;

/// A vector of the numbers in an array.
template <typename Any, typename Lane>
inline Any loaded(const Lane* numbers) {
    Any found;
    std::memcpy(&found, numbers, sizeof found);
    return found;
}

/// Lane i gets the content of lane `i + by`, or of the lane at the other end if `is_round`. Otherwise lanes without
/// such a source become empty.
template <int by, bool is_round, typename Lane, std::size_t count>
inline Lanes<Lane, count> moved_lanes(const Lanes<Lane, count>& all) {
    Lanes<Lane, count> found{};
    for (int i = 0; i < int(count); ++i) {
        const int source = i + by, inside = (source + int(count)) % int(count);
        if (is_round || source == inside) found[std::size_t(i)] = all[std::size_t(inside)];
    }
    return found;
}

/// Whether any bit is set.
template <typename Lane, std::size_t count>
inline bool any_bit(const Lanes<Lane, count>& all) {
    Lane found = 0;
    for (const Lane one : all.lane) found |= one;
    return found != 0;
}

/// Prefetches memory that will soon be read, or written.
inline void prefetch(const void*) {}
inline void prefetch_to_write(const void*) {}

#else

template <typename Lane, std::size_t count>
using Lanes [[gnu::vector_size(count * sizeof(Lane))]] = Lane;

template <int... places, typename Any>
inline Any shuffled(const Any& one, const Any& other) {
#if __has_builtin(__builtin_shufflevector)
    return __builtin_shufflevector(one, other, places...);
#else
    return __builtin_shuffle(one, other, Any{places...});  // GCC 11
#endif
}

template <typename Any>
inline Any minimum(const Any& a, const Any& b) {
    return a < b ? a : b;
}

template <typename Any>
inline Any less(const Any& a, const Any& b) {
    return Any(a < b);
}
template <typename Any>
inline Any equal(const Any& a, const Any& b) {
    return Any(a == b);
}

/// a | (b & c)
template <typename Any>
inline Any or_and(const Any& a, const Any& b, const Any& c) {
#ifdef __AVX512F__
    if constexpr (sizeof(Any) == sizeof(__m512i))
        return Any(_mm512_ternarylogic_epi64(__m512i(a), __m512i(b), __m512i(c), 0xF8));
#endif
    return a | (b & c);
}

template <typename Any, typename... Numbers>
inline Any lanes(Numbers... numbers) {
    return Any{numbers...};
}

/// A vector that may be longer than a register, as an array of registers. Compilers divide longer vectors themselves,
/// but some do so lane by lane.
template <typename Lane, std::size_t count>
struct LongLanes {
#ifdef __AVX512F__
    static constexpr std::size_t register_bytes = 64;
#elif defined(__AVX2__)
    static constexpr std::size_t register_bytes = 32;
#else
    static constexpr std::size_t register_bytes = 16;
#endif
    static constexpr std::size_t in_part = std::min(count, register_bytes / sizeof(Lane)), parts = count / in_part;
    using Part = Lanes<Lane, in_part>;
    Part part[parts];

    LongLanes() = default;
    LongLanes(Lane all) {
        for (Part& one : part) one = Part{} + all;
    }
    /// The same bytes, as lanes of another width.
    template <typename Other, std::size_t other_count>
    explicit LongLanes(const LongLanes<Other, other_count>& other) {
        for (std::size_t i = 0; i < parts; ++i) part[i] = Part(other.part[i]);
    }

    Lane& operator[](std::size_t i) { return reinterpret_cast<Lane*>(part)[i]; }
    Lane operator[](std::size_t i) const { return reinterpret_cast<const Lane*>(part)[i]; }

    template <typename Operation>
    [[gnu::always_inline]] static inline LongLanes of_each(const LongLanes& a, const LongLanes& b,
                                                           Operation operation) {
        LongLanes found;
#pragma GCC unroll 8
        for (std::size_t i = 0; i < parts; ++i) found.part[i] = operation(a.part[i], b.part[i]);
        return found;
    }

    friend LongLanes operator&(const LongLanes& a, const LongLanes& b) {
        return of_each(a, b, [](const Part& x, const Part& y) { return x & y; });
    }
    friend LongLanes operator|(const LongLanes& a, const LongLanes& b) {
        return of_each(a, b, [](const Part& x, const Part& y) { return x | y; });
    }
    friend LongLanes operator^(const LongLanes& a, const LongLanes& b) {
        return of_each(a, b, [](const Part& x, const Part& y) { return x ^ y; });
    }
    friend LongLanes operator+(const LongLanes& a, const LongLanes& b) {
        return of_each(a, b, [](const Part& x, const Part& y) { return x + y; });
    }
    friend LongLanes operator-(const LongLanes& a, const LongLanes& b) {
        return of_each(a, b, [](const Part& x, const Part& y) { return x - y; });
    }
    friend LongLanes operator<<(const LongLanes& a, int by) {
        return of_each(a, a, [by](const Part& x, const Part&) { return x << by; });
    }
    friend LongLanes operator>>(const LongLanes& a, int by) {
        return of_each(a, a, [by](const Part& x, const Part&) { return x >> by; });
    }
    friend LongLanes operator~(const LongLanes& a) {
        return of_each(a, a, [](const Part& x, const Part&) { return ~x; });
    }
    friend LongLanes& operator&=(LongLanes& a, const LongLanes& b) { return a = a & b; }
    friend LongLanes& operator|=(LongLanes& a, const LongLanes& b) { return a = a | b; }
    friend LongLanes& operator^=(LongLanes& a, const LongLanes& b) { return a = a ^ b; }
};

template <typename Lane, std::size_t count>
inline LongLanes<Lane, count> minimum(const LongLanes<Lane, count>& a, const LongLanes<Lane, count>& b) {
    using Part = typename LongLanes<Lane, count>::Part;
    return LongLanes<Lane, count>::of_each(a, b, [](const Part& x, const Part& y) { return minimum(x, y); });
}
template <typename Lane, std::size_t count>
inline LongLanes<Lane, count> less(const LongLanes<Lane, count>& a, const LongLanes<Lane, count>& b) {
    using Part = typename LongLanes<Lane, count>::Part;
    return LongLanes<Lane, count>::of_each(a, b, [](const Part& x, const Part& y) { return less(x, y); });
}
template <typename Lane, std::size_t count>
inline LongLanes<Lane, count> equal(const LongLanes<Lane, count>& a, const LongLanes<Lane, count>& b) {
    using Part = typename LongLanes<Lane, count>::Part;
    return LongLanes<Lane, count>::of_each(a, b, [](const Part& x, const Part& y) { return equal(x, y); });
}
template <typename Lane, std::size_t count>
inline LongLanes<Lane, count> or_and(const LongLanes<Lane, count>& a, const LongLanes<Lane, count>& b,
                                     const LongLanes<Lane, count>& c) {
    LongLanes<Lane, count> found;
#pragma GCC unroll 8
    for (std::size_t i = 0; i < found.parts; ++i) found.part[i] = or_and(a.part[i], b.part[i], c.part[i]);
    return found;
}

template <typename Part, typename Lane, std::size_t... i>
inline Part loaded_part(const Lane* numbers, std::index_sequence<i...>) {
    return Part{numbers[i]...};
}

/// A vector of the numbers in an array.
template <typename Any, typename Lane>
inline Any loaded(const Lane* numbers) {
    Any found;
    for (std::size_t i = 0; i < Any::parts; ++i) {
        found.part[i] =
            loaded_part<typename Any::Part>(numbers + i * Any::in_part, std::make_index_sequence<Any::in_part>());
    }
    return found;
}

/// Part `part` of the result of `moved_lanes`.
template <int by, bool is_round, int part, typename Any, std::size_t... lane>
[[gnu::always_inline]] inline typename Any::Part moved_part(const Any& all, std::index_sequence<lane...>) {
    constexpr int in_part = int(Any::in_part), parts = int(Any::parts);
    constexpr int begin = part * in_part + by + parts * in_part, first = begin / in_part - parts;
    constexpr int offset = begin % in_part;
    const auto source = [&](int number) {
        if (number < 0 || number >= parts) return is_round ? all.part[(number + parts) % parts] : typename Any::Part{};
        return all.part[number];
    };
    if constexpr (offset == 0) {
        return source(first);
    } else {
        return shuffled<offset + int(lane)...>(source(first), source(first + 1));
    }
}

template <int by, bool is_round, typename Any, std::size_t... part>
[[gnu::always_inline]] inline Any moved_lanes(const Any& all, std::index_sequence<part...>) {
    Any found;
    ((found.part[part] = moved_part<by, is_round, int(part)>(all, std::make_index_sequence<Any::in_part>())), ...);
    return found;
}

/// Lane i gets the content of lane `i + by`, or of the lane at the other end if `is_round`. Otherwise lanes without
/// such a source become empty.
template <int by, bool is_round, typename Lane, std::size_t count>
[[gnu::always_inline]] inline LongLanes<Lane, count> moved_lanes(const LongLanes<Lane, count>& all) {
    return moved_lanes<by, is_round>(all, std::make_index_sequence<LongLanes<Lane, count>::parts>());
}

/// Whether any bit is set.
template <typename Lane, std::size_t count>
inline bool any_bit(const LongLanes<Lane, count>& all) {
    auto found = all.part[0];
#pragma GCC unroll 8
    for (std::size_t i = 1; i < all.parts; ++i) found |= all.part[i];
    constexpr std::size_t words = sizeof(found) / 8;
    const auto word = Lanes<std::uint64_t, words>(found);
    std::uint64_t any = 0;
#pragma GCC unroll 8
    for (std::size_t i = 0; i < words; ++i) any |= word[i];
    return any != 0;
}

inline void prefetch(const void* place) { __builtin_prefetch(place); }
inline void prefetch_to_write(const void* place) { __builtin_prefetch(place, 1); }

#endif

/// The number of vectors of 32 bytes in one register.
#if defined(__AVX512BW__) && defined(__AVX512DQ__) && !defined(RICOCHET_PLAIN)
inline constexpr int vectors_at_once = 2;
#else
inline constexpr int vectors_at_once = 1;
#endif

/// Joins `vectors_at_once` vectors into one, the first one lowest.
template <typename All, typename One>
inline All joined(const One* vectors) {
    static_assert(sizeof(All) == vectors_at_once * sizeof(One));
    All all;
#if !defined(RICOCHET_PLAIN) && __has_builtin(__builtin_shufflevector)
    if constexpr (vectors_at_once == 2) {
        static_assert(sizeof(One) / sizeof(vectors[0][0]) == 16);
        return __builtin_shufflevector(vectors[0], vectors[1], 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16,
                                       17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31);
    }
#endif
    std::memcpy(&all, vectors, sizeof(All));
    return all;
}

/// Returns the vector with that number from a register.
template <typename One, typename All>
inline One part(const All& all, int number) {
    One one;
    std::memcpy(&one, reinterpret_cast<const char*>(&all) + std::size_t(number) * sizeof(One), sizeof(One));
    return one;
}

/// Sets bit i if vector i of a register has any bit set.
template <typename All>
inline unsigned any_in_each(const All& all) {
    if constexpr (vectors_at_once == 1) {
        const auto words = Lanes<std::uint64_t, sizeof(All) / 8>(all);
        return (words[0] | words[1] | words[2] | words[3]) != 0;
    }
#if defined(__AVX512BW__) && defined(__AVX512DQ__) && !defined(RICOCHET_PLAIN)
    const unsigned words = _mm512_test_epi64_mask(__m512i(all), __m512i(all));
    return unsigned((words & 15) != 0) | unsigned(words >> 4 != 0) << 1;
#endif
}

/// Returns a vector in which byte i has all bits set if bit i of `bits` is set, and none otherwise.
template <typename Bytes>
inline Bytes bytes_of_bits(std::uint64_t bits) {
#if defined(__AVX512BW__) && !defined(RICOCHET_PLAIN)
    if constexpr (sizeof(Bytes) == sizeof(__m512i)) return Bytes(_mm512_movm_epi8(bits));
#endif
    Bytes found;
    for (std::size_t first = 0; first < sizeof(Bytes); first += 32) {
        using Some = Lanes<std::uint8_t, 32>;
        const Some spread = Some(Lanes<std::uint32_t, 8>{} | std::uint32_t(bits >> first));
        const Some in_place = shuffled<0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 18, 18, 18, 18, 18, 18, 18, 18,
                                       19, 19, 19, 19, 19, 19, 19, 19>(spread, spread);
        const Some own = Some(Lanes<std::uint64_t, 4>{} | std::uint64_t(0x8040201008040201));
        const Some part = equal(in_place & own, own);
        std::memcpy(reinterpret_cast<char*>(&found) + first, &part, sizeof part);
    }
    return found;
}

/// Sets bit i if byte i is more than 0. No byte may be more than 128.
template <typename Bytes>
inline std::uint32_t positive(const Bytes& bytes) {
    std::uint32_t found = 0;
#if defined(__SSE2__) && !defined(RICOCHET_PLAIN)
    const auto signs = Bytes(bytes != 0);
    Lanes<char, 16> parts[sizeof(Bytes) / 16];
    std::memcpy(parts, &signs, sizeof(Bytes));
    for (std::size_t i = 0; i < sizeof(Bytes) / 16; ++i) {
        found |= std::uint32_t(__builtin_ia32_pmovmskb128(parts[i])) << 16 * i;
    }
#else
    const auto words = Lanes<std::uint32_t, sizeof(Bytes) / 4>(bytes);
    for (std::size_t i = 0; i < sizeof(Bytes) / 4; ++i) {
        const std::uint32_t ones = (words[i] + 0x7F7F7F7Fu) >> 7 & 0x01010101u;
        found |= (ones * 0x00204081u >> 21 & 15) << 4 * i;  // the four ones side by side
    }
#endif
    return found;
}

/// Sets bit i if lane i of 16 bits is more than 0. No lane may be more than 2^15.
template <typename Words>
inline std::uint32_t positive_of_words(const Words& words) {
    std::uint32_t found = 0;
    for (std::size_t i = 0; i < sizeof(Words) / 8; ++i) {
        const std::uint64_t ones = (words[i] + 0x7FFF7FFF7FFF7FFF) >> 15 & 0x0001000100010001;
        found |= std::uint32_t(ones * 0x0001000200040008 >> 48 & 15) << 4 * i;  // the four ones side by side
    }
    return found;
}

/// Distributes the lowest bits of `bits`, one after the other, to the places where `places` has bits.
inline std::uint64_t deposited(std::uint64_t bits, std::uint64_t places) {
#if defined(__BMI2__) && !defined(RICOCHET_PLAIN)
    return __builtin_ia32_pdep_di(bits, places);
#else
    std::uint64_t found = 0;
    for (; places != 0; places &= places - 1, bits >>= 1) {
        if (bits & 1) found |= places & (0 - places);
    }
    return found;
#endif
}

/// Sets bit i if byte i has all bits set. Each byte must have all bits set or none.
template <typename Bytes>
inline std::uint64_t bits_of_bytes(const Bytes& bytes) {
#if defined(__AVX512BW__) && !defined(RICOCHET_PLAIN)
    if constexpr (sizeof(Bytes) == sizeof(__m512i)) return _mm512_movepi8_mask(__m512i(bytes));
#endif
    std::uint64_t found = 0;
    for (std::size_t first = 0; first < sizeof(Bytes); first += 32) {
        Lanes<std::uint8_t, 32> part;
        std::memcpy(&part, reinterpret_cast<const char*>(&bytes) + first, sizeof part);
        found |= std::uint64_t(positive(part & std::uint8_t(1))) << first;
    }
    return found;
}

/// Whether the processor has an instruction for any shuffle of 16 bytes.
#if defined(__SSE2__) && !defined(__SSSE3__) && !defined(RICOCHET_PLAIN)
inline constexpr bool shuffles_bytes = false;
#else
inline constexpr bool shuffles_bytes = true;
#endif

/// Returns the lowest of eight numbers below 2^15.
inline int lowest(const Lanes<std::uint16_t, 8>& numbers) {
    using Signed = Lanes<std::int16_t, 8>;
#if defined(__SSE4_1__) && !defined(RICOCHET_PLAIN)
    return __builtin_ia32_phminposuw128(Signed(numbers))[0];
#else
    const Signed none{};
    auto found = Signed(numbers);
    found = minimum(found, shuffled<4, 5, 6, 7, 8, 9, 10, 11>(found, none));  // the upper lanes no longer count
    found = minimum(found, shuffled<2, 3, 4, 5, 6, 7, 8, 9>(found, none));
    return minimum(found, shuffled<1, 2, 3, 4, 5, 6, 7, 8>(found, none))[0];
#endif
}

/// Interleaves the lower or the upper halves of each 16 bytes of the two vectors.
template <bool is_upper, typename Bytes, std::size_t... i>
inline Bytes interleaved(const Bytes& first, const Bytes& second, std::index_sequence<i...>) {
    return shuffled<int(i / 16 * 16 + i % 16 / 2 + (is_upper ? 8 : 0) + i % 2 * sizeof...(i))...>(first, second);
}

}  // namespace ricochet::RICOCHET_CPU_TARGET
