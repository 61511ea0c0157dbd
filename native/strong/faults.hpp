// The faults of a table.
#pragma once

#include <cstdint>
#include <mutex>
#include <optional>

#include "strong/distances.hpp"
#include "strong/strong.hpp"

namespace ricochet::strong {

/// A position whose distance in the table (`stored`) is not the one that the rule requires (`due`). -1 means no
/// solution.
struct WrongDistance {
    std::uint64_t triple = 0;
    int spot = 0;
    int stored = 0;
    int due = 0;
};

/// The first fault that any thread finds. It ends the check.
class Faults {
public:
    explicit Faults(StrongControl& control) : control_(control) {}

    void compare(std::uint64_t triple, int spot, std::uint8_t stored, std::uint8_t due) {
        if (stored == due) return;
        const std::lock_guard locked(guard_);
        const auto moves = [](std::uint8_t distance) { return distance == unsolvable ? -1 : int(distance); };
        if (!first_) first_ = WrongDistance{.triple = triple, .spot = spot, .stored = moves(stored), .due = moves(due)};
        control_.cancelled = true;
    }

    const std::optional<WrongDistance>& first() const { return first_; }

private:
    StrongControl& control_;
    std::mutex guard_;
    std::optional<WrongDistance> first_;
};

}  // namespace ricochet::strong
