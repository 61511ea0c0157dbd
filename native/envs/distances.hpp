// The exact number of moves to the target, after the moves of a game.
#pragma once

#include <cstdint>
#include <span>
#include <unordered_map>

#include "kernel/engine.hpp"

namespace ricochet::envs {

/// More moves than any puzzle of a box needs (docs/maxima.md). Also stands for the distance if there is no solution.
inline constexpr int farthest = 31;

/// Searches for distances, and caches up to a million of them.
class Distances {
public:
    /// Returns how many moves are left. `position` identifies the robots' cells and memories within the puzzle with
    /// that number. Cost: for a new position, a search of about 0.1 to 1 ms.
    int after(const Puzzle& puzzle, std::span<const Move> made, std::uint32_t number, std::uint64_t position,
              Control& control) {
        const Key key{position, number};
        if (const auto found = known_.find(key); found != known_.end()) return found->second;
        Puzzle now = puzzle;
        now.made.assign(made.begin(), made.end());
        const Outcome outcome = solve(now, {.moves = farthest - 1}, control, 1);
        const int distance = outcome.status == Status::solved ? int(outcome.path.size()) : farthest;
        if (control.cancelled) return distance;
        if (known_.size() == most) known_.clear();
        known_.emplace(key, std::uint8_t(distance));
        return distance;
    }

private:
    struct Key {
        std::uint64_t position;
        std::uint32_t number;
        bool operator==(const Key&) const = default;
    };
    struct Hash {
        std::size_t operator()(const Key& key) const {
            const std::uint64_t mixed = (key.position ^ std::uint64_t(key.number) << 40) * 0x9E3779B97F4A7C15;
            return std::size_t(mixed ^ mixed >> 32);
        }
    };
    static constexpr std::size_t most = 1 << 20;

    std::unordered_map<Key, std::uint8_t, Hash> known_;
};

}  // namespace ricochet::envs
