// Everything that is written differently for different compilers: vectors whose lanes are worked on at once, and
// prefetching. The rest of the kernel is plain C++20, and with RICOCHET_PLAIN so is this.
//
// It is all in the namespace of its CPU target: code for one kind of processor shares nothing with code for another.
#pragma once

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

/// A vector of `count` numbers. Operators work lane by lane; a single number stands for that number in every lane.
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

/// The lanes at these places of both vectors, taken as one row.
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

/// Lane by lane, all bits where it holds, else none.
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

inline void prefetch(const void* place) { __builtin_prefetch(place); }
inline void prefetch_to_write(const void* place) { __builtin_prefetch(place, 1); }

#endif

/// How many vectors of 32 bytes one register holds.
#if defined(__AVX512BW__) && defined(__AVX512DQ__) && !defined(RICOCHET_PLAIN)
inline constexpr int vectors_at_once = 2;
#else
inline constexpr int vectors_at_once = 1;
#endif

/// So many vectors as one, the first one lowest.
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

/// The vector of that number among those in a register.
template <typename One, typename All>
inline One part(const All& all, int number) {
    One one;
    std::memcpy(&one, reinterpret_cast<const char*>(&all) + std::size_t(number) * sizeof(One), sizeof(One));
    return one;
}

/// Bit i tells whether vector i in a register has any bit.
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

/// Bytes with all bits set where the bit of their number is, others with none.
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

/// Bit i tells whether byte i is more than 0; none may be more than 128.
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

/// The lowest bits of `bits`, one after the other at those places where `places` has bits.
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

/// Bit i tells whether byte i has all bits set; it has all or none.
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

/// Interleaves the lower or the upper halves of each 16 bytes of both.
template <bool is_upper, typename Bytes, std::size_t... i>
inline Bytes interleaved(const Bytes& first, const Bytes& second, std::index_sequence<i...>) {
    return shuffled<int(i / 16 * 16 + i % 16 / 2 + (is_upper ? 8 : 0) + i % 2 * sizeof...(i))...>(first, second);
}

}  // namespace ricochet::RICOCHET_CPU_TARGET
