// All shortest paths on any board, found among the states that a search has expanded.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "kernel/general/counted_stack.hpp"
#include "kernel/general/state_space.hpp"
#include "kernel/search/all_paths.hpp"
#include "kernel/search/path_graph.hpp"
#include "kernel/search/random_walk.hpp"

namespace ricochet::general {

using portable::PathGraph;

/// States, by the fewest moves that reach them.
using Levels = std::vector<CountedStack<State>>;

class ListedPaths final : public AllPaths {
public:
    explicit ListedPaths(StateSpace space) : space_(std::move(space)) {}

    /// Finds the states of shortest paths among those of `levels` and counts the paths. The last level has the solved
    /// states. Returns false as soon as `is_over()` is true or the budget is exhausted.
    template <class IsOver>
    bool build(Levels& levels, MemoryBudget& budget, IsOver is_over) {
        moves = int(levels.size()) - 1;
        for (int steps = 1; !levels.empty(); levels.pop_back()) {
            CountedStack<State>& level = levels.back();
            for (; !level.empty(); ++steps) {
                if (steps % steps_between_checks == 0 && is_over()) return false;
                const State state = level.pop();
                const int at = int(levels.size()) - 1;
                count = at == moves ? 1 : paths_from(state, at);
                if (count == 0) continue;
                graph_.insert({state}, at, budget);
                if (budget.is_exhausted()) return false;
                graph_.find({state})->paths = count;
            }
        }
        line_.resize(std::size_t(moves));
        steps_.push_back({space_.start, branches(space_.start, 0)});
        return true;
    }

    bool next(Move* path) override {
        if (moves == 0) return !std::exchange(is_listed_, true);
        while (!steps_.empty()) {
            Step& here = steps_.back();
            if (here.branches.empty()) {
                steps_.pop_back();
                continue;
            }
            const Branch branch = here.branches.back();
            here.branches.pop_back();
            line_[steps_.size() - 1] = branch.move;
            if (int(steps_.size()) == moves) {
                std::copy(line_.begin(), line_.end(), path);
                return true;
            }
            Stands stands = here.stands;
            stands[branch.slot] = branch.end;
            steps_.push_back({stands, branches(stands, int(steps_.size()))});
        }
        return false;
    }

    std::optional<Walk> walk(const Puzzle& puzzle, Control& control) const override {
        const auto packed = [&](const Stands& stands) {  // unlike a state, not in order
            PackedPosition position{no_stands, 0};
            for (const Slot slot : first_slots(space_.count)) position.state |= pack(stands[slot], slot);
            return position;
        };
        const auto each_move = [&](PackedPosition from, int at, const VisitMove& visit) {
            const Stands stands = space_.stands(from.state);
            space_.moves(stands, [&](Slot slot, Heading, Stand end) {
                Stands after = stands;
                after[slot] = end;
                const PathGraph::Node* const node = graph_.find({space_.state(after)});
                visit(space_.robots[slot], packed(after), node != nullptr && node->moves == at + 1);
                return false;
            });
        };
        return random_walk(puzzle, packed(space_.start), moves, control, each_move);
    }

private:
    /// A move from one state of the graph to another.
    struct Branch {
        Move move;
        Slot slot;
        Stand end;
    };

    /// The stands of the robots at one step of the current path, and the moves still to be tried there, the next one
    /// last.
    struct Step {
        Stands stands;  // a robot keeps its slot
        std::vector<Branch> branches;
    };

    StateSpace space_;
    PathGraph graph_;
    std::vector<Step> steps_;
    std::vector<Move> line_;
    bool is_listed_ = false;  // whether `next` has returned the path of no moves

    /// Calls visit(slot, direction, stand, node) for each move that is on a path. `stand` and `node` are those after
    /// the move.
    template <class Visit>
    void each_branch(const Stands& stands, int at, Visit visit) const {
        space_.moves(stands, [&](Slot slot, Heading direction, Stand end) {
            Stands after = stands;
            after[slot] = end;
            const PathGraph::Node* const node = graph_.find({space_.state(after)});
            if (node != nullptr && node->moves == at + 1) visit(slot, direction, end, *node);
            return false;
        });
    }

    std::uint64_t paths_from(State state, int at) const {
        std::uint64_t paths = 0;
        each_branch(space_.stands(state), at, [&](Slot, Heading, Stand, const PathGraph::Node& node) {
            paths = portable::add_paths(paths, node.paths);
        });
        return paths;
    }

    std::vector<Branch> branches(const Stands& stands, int at) const {
        std::vector<Branch> found;
        each_branch(stands, at, [&](Slot slot, Heading direction, Stand end, const PathGraph::Node&) {
            found.push_back({{space_.robots[slot], direction}, slot, end});
        });
        std::sort(found.begin(), found.end(), [](const Branch& one, const Branch& other) {
            return std::pair(one.move.robot, one.move.direction) > std::pair(other.move.robot, other.move.direction);
        });
        return found;
    }
};

}  // namespace ricochet::general
