// Random numbers that are the same on every machine: SplitMix64 (Steele, Lea and Flood 2014), as in puzzles/chance.py.
#pragma once

#include <cstdint>

namespace ricochet {

/// The random numbers for one index of a seed.
class Chance {
public:
    explicit Chance(std::uint64_t seed, std::uint64_t index = 0) : state_(mixed(seed) ^ mixed(mixed(index) + step)) {}

    /// Returns a number from 0 to `end - 1`. `end` has at most 32 bits.
    std::uint64_t below(std::uint64_t end) {
        state_ += step;
        const std::uint64_t bits = mixed(state_);
        return ((bits >> 32) * end + ((bits & 0xFFFFFFFF) * end >> 32)) >> 32;
    }

private:
    static constexpr std::uint64_t step = 0x9E3779B97F4A7C15;

    static constexpr std::uint64_t mixed(std::uint64_t value) {
        value = (value ^ value >> 30) * 0xBF58476D1CE4E5B9;
        value = (value ^ value >> 27) * 0x94D049BB133111EB;
        return value ^ value >> 31;
    }

    std::uint64_t state_;
};

}  // namespace ricochet
