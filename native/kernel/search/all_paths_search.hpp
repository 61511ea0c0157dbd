// Every shortest path, from what a thorough search leaves behind.
#pragma once

#include <cstdint>
#include <limits>
#include <memory>

#include "kernel/search/all_paths.hpp"
#include "kernel/search/closed_set.hpp"
#include "kernel/search/problem.hpp"
#include "kernel/search/retrace.hpp"
#include "kernel/search/search.hpp"

namespace ricochet::RICOCHET_PATH {

/// The states of all shortest paths, with the number of paths from each to the target.
class Crossings {
   public:
    struct Crossing {
        State state;  // 0 where there is none
        int moves;    // from the start
        std::uint64_t paths;
    };

    std::size_t size() const { return count_; }

    Crossing* find(State state) const {
        for (std::size_t i = home(state);; i = (i + 1) & (memory_.size() - 1)) {
            Crossing& found = memory_.items()[i];
            if (found.state == state) return &found;
            if (found.state == 0) return nullptr;
        }
    }

    /// Tells whether it is new.
    bool insert(State state, int moves, Budget& budget) {
        if (2 * (count_ + 1) > memory_.size()) grow(budget);
        std::size_t i = home(state);
        for (; memory_.items()[i].state != 0; i = (i + 1) & (memory_.size() - 1)) {
            if (memory_.items()[i].state == state) return false;
        }
        memory_.items()[i] = {state, moves, 0};
        ++count_;
        return true;
    }

   private:
    Block<Crossing> memory_;
    std::size_t count_ = 0;

    std::size_t home(State state) const {
        return std::size_t(state * 0x9E3779B97F4A7C15u >> 32) & (memory_.size() - 1);
    }

    void grow(Budget& budget) {
        Block<Crossing> old;
        old.resize(memory_.size(), budget);
        for (std::size_t i = 0; i < old.size(); ++i) old.items()[i] = memory_.items()[i];
        memory_.resize(std::max<std::size_t>(64, 4 * old.size()), budget);
        for (std::size_t i = 0; i < memory_.size(); ++i) memory_.items()[i].state = 0;
        count_ = 0;
        for (std::size_t i = 0; i < old.size(); ++i) {
            if (old.items()[i].state == 0) continue;
            insert(old.items()[i].state, old.items()[i].moves, budget);
            find(old.items()[i].state)->paths = old.items()[i].paths;
        }
        old.release(budget);
    }
};

template <int robots>
class Every final : public Ways {
   public:
    Every(const Puzzle& puzzle, const Limits& limits, Control& control)
        : work(new Workspace), search(puzzle, limits, control, *work, Aim::every_path, 1) {
        Answer answer;
        search.run(answer);
        status = answer.status;
        expanded = answer.expanded;
        at_least = answer.at_least;
        if (status != Status::solved) return;
        moves = answer.length;
        tail = std::min(moves, lookahead);
        try {
            collect();
        } catch (const OutOfBudget&) {
            status = Status::limit;
            return;
        }
        work->release();
        crossed[0] = {problem().at_start(), 0};
        depth = 0;
    }

    bool next(Move* path) override {
        while (end_at >= end_count) {
            if (depth < 0 || !advance()) return false;
        }
        const int before = moves - tail;
        for (int i = 0; i < before; ++i) path[i] = line[i];
        for (int i = 0; i < tail; ++i) path[before + i] = ends.items()[end_at * std::size_t(tail) + std::size_t(i)];
        ++end_at;
        return true;
    }

   private:
    using Played = typename Problem<robots>::Played;
    struct Crossed {
        Played played;
        int next_move;  // of those from here, counted as they come
    };

    const std::unique_ptr<Workspace> work;
    Search<robots> search;
    Crossings crossings;
    int tail = 0;
    // The path that is being told: what was crossed, and all ends from the last crossing.
    Crossed crossed[most_moves];
    Move line[most_moves];
    int depth = -1;
    Budget unbounded;
    Block<Move> ends;
    std::size_t end_count = 0, end_at = 0;

    const Problem<robots>& problem() const { return search.problem; }

    /// Goes back from all ends to the start, then counts forward.
    void collect() {
        Block<State> queue;
        std::size_t queued = 0;
        const auto reach = [&](State state, int at) {
            if (!crossings.insert(state, at, work->budget)) return;
            if (queued == queue.size()) queue.resize(2 * queued + 64, work->budget);
            queue.items()[queued++] = state;
        };
        const int before = moves - tail;
        if (before == 0) reach(problem().at_start().state, 0);
        Worker& worker = work->worker;
        while (!worker.ends.empty()) reach(worker.ends.pop(worker.chunks), before);
        const Retrace<robots> retrace{problem(), work->seen};
        for (std::size_t i = 0; i < queued; ++i) {
            const State state = queue.items()[i];
            const int at = crossings.find(state)->moves;
            if (at == 0) continue;
            retrace.each_before(state, at - 1, [&](State earlier) {
                reach(earlier, at - 1);
                return false;
            });
        }
        for (std::size_t i = 0; i < queued; ++i) {
            Crossings::Crossing& here = *crossings.find(queue.items()[i]);
            here.paths = count_from(here);
        }
        count = crossings.find(problem().at_start().state)->paths;
        queue.release(work->budget);
    }

    std::uint64_t count_from(const Crossings::Crossing& here) const {
        std::uint64_t paths = 0;
        const Played played{here.state, {}};
        if (here.moves == moves - tail) {
            Move path[lookahead];
            problem().each_end(played, tail, path, [&] { return ++paths == 0; });
            return paths;
        }
        Slides slides;
        problem().find_moves(here.state, slides);
        for (std::uint32_t rest = slides.legal; rest != 0; rest &= rest - 1) {
            int now;
            const auto* const after = crossings.find(problem().child(here.state, std::countr_zero(rest), slides, now));
            if (after == nullptr || after->moves != here.moves + 1) continue;
            const std::uint64_t sum = paths + after->paths;
            paths = sum < paths ? std::numeric_limits<std::uint64_t>::max() : sum;
        }
        return paths;
    }

    /// Goes on to the next crossing from which the target is reached without another one; false if there is none.
    bool advance() {
        while (depth >= 0) {
            Crossed& here = crossed[depth];
            if (depth == moves - tail) {
                --depth;
                return list_ends(here.played);
            }
            int number = 0;
            const bool found = problem().each_move(here.played, [&](Move move, const Played& after) {
                if (number++ < here.next_move) return false;
                const auto* const crossing = crossings.find(after.state);
                if (crossing == nullptr || crossing->moves != depth + 1) return false;
                line[depth] = move;
                crossed[depth + 1] = {after, 0};
                return true;
            });
            here.next_move = number;
            depth += found ? 1 : -1;
        }
        return false;
    }

    bool list_ends(const Played& from) {
        unbounded.start(std::numeric_limits<std::size_t>::max());
        end_count = end_at = 0;
        Move path[lookahead];
        problem().each_end(from, tail, path, [&] {
            if ((end_count + 1) * std::size_t(tail) > ends.size()) {
                ends.resize(2 * ends.size() + 64 * std::size_t(tail), unbounded);
            }
            for (int i = 0; i < tail; ++i) ends.items()[end_count * std::size_t(tail) + std::size_t(i)] = path[i];
            ++end_count;
            return false;
        });
        return end_count > 0;
    }
};

}  // namespace ricochet::RICOCHET_PATH
