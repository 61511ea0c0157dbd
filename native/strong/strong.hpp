// The exact distance of every position of four robots to one target. docs/strong.md describes the method.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "kernel/model/puzzle.hpp"

namespace ricochet::strong {

/// The subject of a table. It matters which of the puzzle's robots are in play, but not where they are.
struct StrongQuestion {
    Puzzle puzzle;            // the robot that its target requires is active; the other three are helpers
    std::vector<int> stands;  // the cells where a robot may stop, ascending; at most 256
};

inline constexpr int max_planes = 8;

/// The layout of a table and the memory needed to build it.
///
/// A spot is the index of a cell in `stands`. Helpers that no diagonal distinguishes are alike: they are in ascending
/// order. A triple of the helpers' spots x, y, z has a number. If all three are alike, it is the index of the triple
/// among those with x < y < z. If y and z are alike, it is x * C(n, 2) + the index of (y, z). Otherwise it is (x * n +
/// y) * n + z.
struct StrongPlan {
    int spots = 0;
    std::array<Robot, 3> helpers{};  // in the order x, y, z
    int alike = 1;                   // how many helpers are alike: the last ones
    int pages = 1;                   // sets kept for each triple
    bool turns_active = false;       // a diagonal turns the active robot
    std::uint64_t triples = 0;
    std::uint64_t positions = 0;  // positions that differ only by alike robots count once
    std::uint64_t plane_bytes = 0;
    std::uint64_t working_bytes = 0;  // besides the planes
};

/// The shared state while a table is built. Any thread may use everything except the pulse.
struct StrongControl {
    std::atomic<bool> cancelled{false};   // noticed within 50 ms
    std::atomic<int> moves{0};            // all shorter distances are known
    std::atomic<std::uint64_t> known{0};  // positions whose distance is known
    std::function<void()> pulse;          // if set, the thread that called solve_strong calls it every few ms
};

struct StrongOutcome {
    bool complete = false;                    // if false, it was cancelled and the planes mean nothing
    int planes = 0;                           // the number of planes used
    std::vector<std::uint64_t> distribution;  // positions by their distance
};

/// The planes of a table, in the format of solve_strong.
struct FinishedTable {
    std::span<const std::byte> planes;
    int used = 0;
};

/// A finished table that another table is built from.
struct KnownTable {
    FinishedTable table;
    std::vector<std::uint64_t> distribution;
};

/// Returns the active robot. If the target accepts any robot, all four are alike and it is the first in play.
Robot active_robot(const Puzzle& puzzle);

/// Plans a table. Throws std::invalid_argument for a question that no table can answer.
StrongPlan plan_strong(const StrongQuestion& question);

/// Fills `planes`, which has max_planes * plane_bytes bytes, aligned to 32 bytes. Plane j has bit j of every distance.
/// It has a set of 32 bytes for each triple, with a bit for each spot of the active robot, lowest bit first. Positions
/// that cannot be solved, or do not exist, have all bits set in the planes used. Throws std::invalid_argument as
/// plan_strong does, std::overflow_error if a distance does not fit, and std::bad_alloc.
///
/// `beside` is the table that this one is built from, if it exists. With the ricochet rule, it is the table of the same
/// robot without the rule. For the vortex, it is the table of one robot with the same rule. If `beside` is null, that
/// table is built first.
StrongOutcome solve_strong(const StrongQuestion& question, std::span<std::byte> planes, int threads,
                           StrongControl& control, const KnownTable* beside = nullptr);

}  // namespace ricochet::strong
