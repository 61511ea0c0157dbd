// The states that are on shortest paths.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "kernel/model/moves.hpp"
#include "kernel/platform/memory_budget.hpp"

namespace ricochet::RICOCHET_CPU_TARGET {

/// The sum of two numbers of paths; 2^64 - 1 stands for that many or more.
inline std::uint64_t add_paths(std::uint64_t one, std::uint64_t other) {
    const std::uint64_t sum = one + other;
    return sum < one ? std::numeric_limits<std::uint64_t>::max() : sum;
}

/// The states of all shortest paths, each with its number of paths to the target.
class PathGraph {
public:
    struct Node {
        State state;  // without bits if the node is empty
        int moves;    // from the start
        std::uint64_t paths;
    };

    Node* find(State state) const {
        assert(count_ > 0 && 2 * count_ <= nodes_.size());
        for (std::size_t i = home(state);; i = (i + 1) & (nodes_.size() - 1)) {
            Node& found = nodes_.items()[i];
            if (found.state == state) return &found;
            if (found.state.bits == 0) return nullptr;
        }
    }

    /// Returns true if the state is new. If this exhausts the budget, it drops the state and returns false.
    bool insert(State state, int moves, MemoryBudget& budget) {
        if (2 * (count_ + 1) > nodes_.size() && !grow(budget)) return false;
        assert(moves >= 0 && state.bits != 0);
        std::size_t i = home(state);
        for (; nodes_.items()[i].state.bits != 0; i = (i + 1) & (nodes_.size() - 1)) {
            if (nodes_.items()[i].state == state) return false;
        }
        nodes_.items()[i] = {state, moves, 0};
        ++count_;
        return true;
    }

private:
    GrowableArray<Node> nodes_;
    std::size_t count_ = 0;

    std::size_t home(State state) const {
        return std::size_t(state.bits * 0x9E3779B97F4A7C15u >> 32) & (nodes_.size() - 1);
    }

    bool grow(MemoryBudget& budget) {
        GrowableArray<Node> old;
        if (!old.resize(nodes_.size(), budget)) return false;
        for (std::size_t i = 0; i < old.size(); ++i) old.items()[i] = nodes_.items()[i];
        if (!nodes_.resize(std::max<std::size_t>(64, 4 * old.size()), budget)) return false;
        for (std::size_t i = 0; i < nodes_.size(); ++i) nodes_.items()[i].state = {};
        count_ = 0;
        for (std::size_t i = 0; i < old.size(); ++i) {
            if (old.items()[i].state.bits == 0) continue;
            insert(old.items()[i].state, old.items()[i].moves, budget);
            find(old.items()[i].state)->paths = old.items()[i].paths;
        }
        old.release(budget);
        return true;
    }
};

}  // namespace ricochet::RICOCHET_CPU_TARGET
