// The exact distance of every position of four robots to one target. docs/strong.md has the method.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "kernel/model/puzzle.hpp"

namespace ricochet {

/// The subject of a table. The puzzle's robots in play count, and their places do not.
struct StrongQuestion {
    Puzzle puzzle;            // the robot that its target asks for is the active one, the other three are helpers
    std::vector<int> stands;  // the cells where a robot may stand, ascending; at most 256
};

inline constexpr int max_planes = 8;

/// How a table is laid out and what it takes to make it.
///
/// A spot is the place of a cell in `stands`. Helpers that no diagonal tells apart are alike: they stand in
/// ascending order. A triple of spots x, y, z of the helpers has a number: its place among those with x < y < z if
/// all three are alike, x * C(n, 2) + the place of (y, z) if those two are, else (x * n + y) * n + z.
struct StrongPlan {
    int spots = 0;
    std::array<int, 3> helpers{};  // robots, in the order x, y, z
    int alike = 1;                 // how many of them are: the last ones
    int pages = 1;                 // sets kept for each triple
    bool turns_active = false;     // a diagonal turns the active robot
    std::uint64_t triples = 0;
    std::uint64_t positions = 0;  // where it makes no difference which of alike robots is where
    std::uint64_t plane_bytes = 0;
    std::uint64_t working_bytes = 0;  // besides the planes
};

/// The shared state while a table is made. Any thread may use everything but the pulse.
struct StrongControl {
    std::atomic<bool> cancelled{false};   // seen within 50 ms
    std::atomic<int> moves{0};            // all shorter distances are known
    std::atomic<std::uint64_t> known{0};  // positions whose distance is known
    std::function<void()> pulse;          // if set, the thread that asked for the table calls it every few ms
};

struct StrongOutcome {
    bool complete = false;                    // else it was cancelled, and the planes mean nothing
    int planes = 0;                           // used
    std::vector<std::uint64_t> distribution;  // positions by their distance
};

/// The planes of a table, as solve_strong fills them.
struct FinishedTable {
    std::span<const std::byte> planes;
    int used = 0;
};

/// A finished table that another is made from.
struct KnownTable {
    FinishedTable table;
    std::vector<std::uint64_t> distribution;
};

/// The active robot. Where the target takes any, it is the first: four robots that are alike, of which the nearest
/// goes.
int active_robot(const Puzzle& puzzle);

/// Throws std::invalid_argument for a question that no table answers.
StrongPlan plan_strong(const StrongQuestion& question);

/// Fills `planes`: max_planes * plane_bytes, aligned to 32 bytes. Plane j has bit j of every distance:
/// a set of 32 bytes for each triple, its lowest bit first, and in it a bit for each spot of the active
/// robot. Positions that cannot be solved, or do not exist, have all bits set in the planes used. Throws
/// std::invalid_argument as plan_strong does, std::overflow_error if a distance does not fit, std::bad_alloc.
///
/// `beside` is what it is made from, if that is known: with the ricochet rule the table of the same robot without it,
/// for the vortex that of one robot with the same rule. Where it is null it is made first.
StrongOutcome solve_strong(const StrongQuestion& question, std::span<std::byte> planes, int threads,
                           StrongControl& control, const KnownTable* beside = nullptr);

}  // namespace ricochet
