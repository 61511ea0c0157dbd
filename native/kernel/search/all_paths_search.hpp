// All shortest paths, built from the ends and the closed states that a search keeps.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>

#include "kernel/platform/memory_budget.hpp"
#include "kernel/search/all_paths.hpp"
#include "kernel/search/fast_outcome.hpp"
#include "kernel/search/path_graph.hpp"
#include "kernel/search/problem.hpp"
#include "kernel/search/random_walk.hpp"
#include "kernel/search/retrace.hpp"
#include "kernel/search/search.hpp"

namespace ricochet::RICOCHET_CPU_TARGET {

template <int robots>
class AllPathsSearch final : public AllPaths {
public:
    AllPathsSearch(const Puzzle& puzzle, const Limits& limits, Control& control)
        : work_(new Workspace),
          search_(puzzle, limits, control, *work_, Aim::all_paths, 1) {
        FastOutcome outcome;
        search_.run(outcome);
        status = outcome.status;
        expanded = outcome.expanded;
        at_least = outcome.at_least;
        too_deep = outcome.too_deep;
        if (status != Status::solved) return;
        moves = outcome.length;
        tail_ = std::min(moves, lookahead);
        if (!build_graph()) {
            status = Status::limit;
            count = 0;
            return;
        }
        work_->release();
        steps_[0] = {problem().start(), 0};
        depth_ = 0;
    }

    bool next(Move* path) override {
        while (next_end_ >= end_count_) {
            if (depth_ < 0 || !advance()) return false;
        }
        const int before = moves - tail_;
        for (int i = 0; i < before; ++i) path[i] = line_[i];
        for (int i = 0; i < tail_; ++i) path[before + i] = ends_[next_end_][i];
        ++next_end_;
        return true;
    }

    std::optional<Walk> walk(const Puzzle& puzzle, Control& control) const override {
        const auto each_move = [&](PackedPosition from, int at, const VisitMove& visit) {
            problem().each_move(unpack(from), [&](Move move, const Played& after) {
                visit(move.robot, pack(after), is_on_path(after, at + 1));
                return false;
            });
        };
        return random_walk(puzzle, pack(problem().start()), moves, control, each_move);
    }

private:
    using Played = typename Problem<robots>::Played;

    /// A state on the current path.
    struct Step {
        Played played;
        int next_move;  // the index of the next move to try from here
    };

    const std::unique_ptr<Workspace> work_;
    Search<robots> search_;
    PathGraph graph_;  // up to the last three moves
    static constexpr int robot_bits = 3;
    static_assert(max_robots < 1 << robot_bits);
    int tail_ = 0;  // the number of last moves, which are not in the graph
    // The current path of a depth-first search in the graph, and all its ends from its last state in the graph.
    Step steps_[max_moves];
    Move line_[max_moves];
    int depth_ = -1;
    static constexpr int max_ends = 4 * robots * 4 * robots * 4 * robots;
    static_assert(lookahead == 3);
    Move ends_[max_ends][lookahead];
    int end_count_ = 0, next_end_ = 0;

    const Problem<robots>& problem() const { return search_.problem(); }

    static constexpr std::size_t states_between_checks = 256;  // a few ms at most

    /// Walks back from all ends to the start and counts the paths. Returns false if it meets a limit first.
    bool build_graph() {
        GrowableArray<State> queue;
        std::size_t queued = 0;
        const auto reach = [&](State state, int at) {
            if (!graph_.insert(state, at, work_->budget)) return;
            if (queued == queue.size() && !queue.resize(2 * queued + 64, work_->budget)) return;
            queue.items()[queued++] = state;
        };
        const int before = moves - tail_;
        if (before == 0) reach(problem().start().state, 0);
        Worker& worker = work_->worker;
        while (!worker.ends.empty()) {
            reach({worker.ends.pop(worker.chunks).bits}, before);
        }
        const Retrace<robots> retrace(problem(), work_->closed);
        for (std::size_t i = 0; i < queued; ++i) {
            if (i % states_between_checks == 0 && search_.must_end()) return false;
            const State state = queue.items()[i];
            const int at = graph_.find(state)->moves;
            if (at == 0) continue;
            retrace.each_before(state, at - 1, [&](State earlier) {
                reach(earlier, at - 1);
                return false;
            });
        }
        if (search_.must_end()) return false;
        for (std::size_t i = 0; i < queued; ++i) {
            if ((i + 1) % states_between_checks == 0 && search_.must_end()) return false;
            PathGraph::Node& here = *graph_.find(queue.items()[i]);
            here.paths = count_from(here);
        }
        count = graph_.find(problem().start().state)->paths;
        queue.release(work_->budget);
        return true;
    }

    std::uint64_t count_from(const PathGraph::Node& here) const {
        std::uint64_t paths = 0;
        const Played played{here.state, {}};
        if (here.moves == moves - tail_) {
            Move path[lookahead];
            problem().each_end(played, tail_, path, [&] { return ++paths == 0; });
            return paths;
        }
        Slides slides;
        problem().find_moves(here.state, slides);
        for (std::uint32_t rest = slides.legal; rest != 0; rest &= rest - 1) {
            Slot now;
            const auto* const after = graph_.find(problem().child(here.state, std::countr_zero(rest), slides, now));
            if (after == nullptr || after->moves != here.moves + 1) continue;
            paths = add_paths(paths, after->paths);
        }
        return paths;
    }

    static PackedPosition pack(const Played& played) {
        std::uint32_t packed = 0;
        for (const Robot robot : played.robot) packed = packed << robot_bits | std::uint32_t(robot);
        return {played.state.bits, packed};
    }

    static Played unpack(PackedPosition position) {
        Played played{{position.state}, {}};
        for (Slot slot{robots - 1}; slot >= Slot(0); --slot, position.robots >>= robot_bits) {
            played.robot[slot] = Robot(position.robots & ((1 << robot_bits) - 1));
        }
        return played;
    }

    /// Returns whether a state is on a shortest path after that number of moves.
    bool is_on_path(const Played& played, int at) const {
        if (at <= moves - tail_) {
            const auto* const node = graph_.find(played.state);
            return node != nullptr && node->moves == at;
        }
        Move path[lookahead];
        return problem().find_end(played, moves - at, path);
    }

    /// Advances to the next state from which only the last moves are missing, and lists these moves. Returns false if
    /// there is no such state.
    bool advance() {
        while (depth_ >= 0) {
            Step& here = steps_[depth_];
            if (depth_ == moves - tail_) {
                --depth_;
                return list_ends(here.played);
            }
            int number = 0;
            const bool found = problem().each_move(here.played, [&](Move move, const Played& after) {
                if (number++ < here.next_move) return false;
                if (!is_on_path(after, depth_ + 1)) return false;
                line_[depth_] = move;
                steps_[depth_ + 1] = {after, 0};
                return true;
            });
            here.next_move = number;
            depth_ += found ? 1 : -1;
        }
        return false;
    }

    bool list_ends(const Played& from) {
        end_count_ = next_end_ = 0;
        Move path[lookahead];
        problem().each_end(from, tail_, path, [&] {
            for (int i = 0; i < tail_; ++i) ends_[end_count_][i] = path[i];
            ++end_count_;
            return false;
        });
        return end_count_ > 0;
    }
};

}  // namespace ricochet::RICOCHET_CPU_TARGET
