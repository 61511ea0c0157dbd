// The same method as src/ricochetrobots/solver/reference.py, state for state: A* over the states of a puzzle. The
// heuristic is the number of moves that a robot still needs if it may stop anywhere on its slide. It is consistent: one
// move lowers it by at most one. A state is therefore first expanded after as few moves as possible.

#include "kernel/general/general.hpp"

#include <algorithm>
#include <cassert>
#include <chrono>
#include <limits>
#include <memory>
#include <utility>

#include "kernel/general/counted_stack.hpp"
#include "kernel/general/listed_paths.hpp"
#include "kernel/general/state_space.hpp"
#include "kernel/platform/simd.hpp"

namespace ricochet::general {
namespace {

/// A state that was reached, and the shortest known path to it: its length and the origin of its last move.
struct Node {
    State state;
    std::uint32_t moves;
    std::uint16_t from;  // the stand of the robot that moved, before that move
    std::uint8_t slot;   // of that robot in the state
};
static_assert(sizeof(Node) == 16);

/// Every state that was reached, in hash tables with linear probing. There are many tables, so little memory is held
/// twice while one grows.
class NodeStore {
public:
    explicit NodeStore(MemoryBudget& budget) : budget_(budget) {
        for (Table& table : tables_) resize(table, smallest);
    }

    /// Prefetches the memory where a state is looked up.
    void prefetch(State state) const {
        const Table& table = table_of(state);
        portable::prefetch_to_write(&table.nodes[home(table, state)]);
    }

    /// Returns the node of a state. Requires that the state was reached.
    const Node& of(State state) const {
        const Table& table = table_of(state);
        const Node& found = table.nodes[place(table, state)];
        assert(found.state == state);
        return found;
    }

    /// Keeps a node and returns true if its state is new or was reached only by more moves.
    bool improve(const Node& node) {
        if (budget_.is_exhausted()) return false;  // a table may be full
        Table& table = tables_[hash(node.state) >> (64 - table_bits)];
        Node& kept = table.nodes[place(table, node.state)];
        if (kept.state != 0) {
            if (kept.moves <= node.moves) return false;
            kept = node;
            return true;
        }
        kept = node;
        if (++table.count > table.size() / 4 * 3) resize(table, 2 * table.size());
        return true;
    }

private:
    static constexpr int table_bits = 6;
    static constexpr std::size_t smallest = 16;

    struct Table {
        std::unique_ptr<Node[]> nodes;
        std::size_t mask = 0;
        int shift = 0;  // from a hash to a place
        std::size_t count = 0;

        std::size_t size() const { return mask + 1; }
    };

    MemoryBudget& budget_;
    std::array<Table, 1 << table_bits> tables_;

    static std::uint64_t hash(State state) { return state * 0x9E3779B97F4A7C15u; }
    static std::size_t home(const Table& table, State state) {
        return std::size_t(hash(state) << table_bits >> table.shift);
    }
    const Table& table_of(State state) const { return tables_[hash(state) >> (64 - table_bits)]; }

    /// The place of the state in the table, or the free place for it.
    static std::size_t place(const Table& table, State state) {
        std::size_t at = home(table, state);
        while (table.nodes[at].state != 0 && table.nodes[at].state != state) at = (at + 1) & table.mask;
        return at;
    }

    void resize(Table& table, std::size_t size) {
        if (!budget_.take(size * sizeof(Node))) return;
        const std::size_t before = table.nodes == nullptr ? 0 : table.size();
        const std::unique_ptr<Node[]> old = std::exchange(table.nodes, std::make_unique<Node[]>(size));
        table.mask = size - 1;
        table.shift = 64 - std::countr_zero(size);
        for (std::size_t i = 0; i < before; ++i) {
            if (old[i].state != 0) table.nodes[place(table, old[i].state)] = old[i];
        }
        budget_.give_back(before * sizeof(Node));
    }
};

/// The open list: states by the estimated length of a path through them (f-cost). Among equals, the last one in is the
/// first one out.
class BucketQueue {
public:
    explicit BucketQueue(MemoryBudget& budget) : budget_(budget) {}

    void push(int total, State state) {
        while (int(buckets_.size()) <= total) {
            // A vector that grows briefly holds both old and new items.
            if (!budget_.take(3 * sizeof(CountedStack<State>))) return;
            buckets_.emplace_back(budget_);
        }
        buckets_[total].push(state);
        min_total_ = std::min(min_total_, total);
    }

    /// Returns the lowest total of all states, or `none` if the queue is empty.
    int min_total() {
        while (min_total_ < int(buckets_.size()) && buckets_[min_total_].empty()) ++min_total_;
        return min_total_ < int(buckets_.size()) ? min_total_ : none;
    }

    /// Returns a state with the lowest total. Requires that min_total() was called and found one.
    State pop() {
        assert(min_total_ < int(buckets_.size()));
        return buckets_[min_total_].pop();
    }

    /// Calls visit(state) with the state that `pop` will return next unless others are pushed first.
    template <class Visit>
    void look_ahead(Visit visit) const {
        const CountedStack<State>& bucket = buckets_[min_total_];
        if (!bucket.empty()) visit(bucket[bucket.size() - 1]);
    }

    static constexpr int none = std::numeric_limits<int>::max();

private:
    MemoryBudget& budget_;
    std::vector<CountedStack<State>> buckets_;
    int min_total_ = 0;
};

class Search {
public:
    /// Keeps `found` correct at all times, so that it is valid whenever the search ends.
    Search(const Puzzle& puzzle, const Limits& limits, Control& control, Outcome& found)
        : limits_(limits),
          control_(control),
          found_(found),
          budget_(limits.bytes),
          space_(puzzle, budget_) {}

    /// Finds a shortest path.
    void find_path() {
        NodeStore nodes(budget_);
        run(nodes, [&](State state, int, int bound) {
            if (bound > 0) return Next::expand;
            found_.path = path_to(nodes, state);
            found_.status = Status::solved;
            return Next::stop;
        });
    }

    /// Finds all shortest paths, or returns null if there are none or a limit is met first.
    std::unique_ptr<AllPaths> find_all_paths() {
        Levels levels;
        expand_all_of_shortest_paths(levels);
        if (found_.status != Status::solved) return nullptr;
        found_.status = Status::limit;
        auto paths = std::make_unique<ListedPaths>(std::move(space_));
        if (!paths->build(levels, budget_, [&] { return is_over(); })) return nullptr;
        found_.status = Status::solved;
        return paths;
    }

private:
    using Clock = std::chrono::steady_clock;

    /// What to do with a state that was taken off the open list.
    enum class Next { expand, leave, stop };

    void expand_all_of_shortest_paths(Levels& levels) {
        NodeStore nodes(budget_);
        bool is_solved = false;
        run(nodes, [&](State state, int moves, int bound) {
            while (int(levels.size()) <= moves) levels.emplace_back(budget_);
            levels[moves].push(state);
            if (bound > 0) return Next::expand;
            is_solved = true;
            max_total_ = moves;
            return Next::leave;
        });
        if (is_solved && found_.status == Status::unsolvable) found_.status = Status::solved;
    }

    /// Calls take(state, moves made so far, bound) with the states of the open list until `take` stops it or a limit is
    /// met. If no state with a total of at most max_total_ is left, the puzzle is unsolvable.
    template <class Take>
    void run(NodeStore& nodes, Take take) {
        if (budget_.is_exhausted()) return;
        BucketQueue open(budget_);
        const State start = space_.state(space_.start);
        nodes.improve({start, 0, 0, 0});
        if (space_.bound(start) < unreachable) open.push(space_.bound(start), start);
        int total;
        for (int steps = 0; (total = open.min_total()) <= max_total_; ++steps) {
            if (total > found_.at_least) {
                found_.at_least = total;
                control_.at_least.store(total, std::memory_order_relaxed);
            }
            if (total > limits_.moves || budget_.is_exhausted()) return;
            if (steps % steps_between_checks == 0 && is_over()) return;
            const State state = open.pop();
            open.look_ahead([&](State next) { nodes.prefetch(next); });
            const int bound = space_.bound(state);
            const int moves = total - bound;
            if (int(nodes.of(state).moves) < moves) continue;  // a shorter path has reached it since
            const Next next = take(state, moves, bound);
            if (next == Next::stop) return;
            if (next == Next::leave) continue;
            if (found_.expanded >= limits_.expanded) return;
            ++found_.expanded;
            expand(nodes, open, state, moves + 1);
        }
        if (!budget_.is_exhausted()) found_.status = Status::unsolvable;
    }

    /// Prefetches the memory of all successors before it looks up the first of them.
    void expand(NodeStore& nodes, BucketQueue& open, State state, int moves) {
        std::array<Node, max_robots * directions> reached;
        int count = 0;
        const Stands stands = space_.stands(state);
        space_.moves(stands, [&](Slot slot, Heading, Stand end) {
            const auto from = std::uint16_t(stands[slot]);
            const State after = space_.moved(state, slot, end);
            nodes.prefetch(after);
            reached[count++] = {after, std::uint32_t(moves), from, std::uint8_t(slot)};
            return false;
        });
        for (int i = 0; i < count; ++i) {
            const int bound = space_.bound(reached[i].state);
            if (bound >= unreachable || moves + bound > max_total_) continue;
            if (nodes.improve(reached[i])) open.push(moves + bound, reached[i].state);
        }
    }

    bool is_over() {
        if (control_.pulse) control_.pulse();
        if (control_.cancelled.load(std::memory_order_relaxed)) return true;
        return std::chrono::duration<double>(Clock::now() - began_).count() >= limits_.seconds;
    }

    std::vector<Move> path_to(const NodeStore& nodes, State state) const {
        std::vector<State> states;
        for (Node node = nodes.of(state); node.moves > 0; node = nodes.of(state)) {
            states.push_back(state);
            Slot slot{node.slot};
            state = space_.moved(state, slot, Stand(node.from));
        }
        std::vector<Move> path;
        Stands stands = space_.start;
        for (; !states.empty(); states.pop_back()) {
            space_.moves(stands, [&](Slot slot, Heading direction, Stand end) {
                Stands after = stands;
                after[slot] = end;
                if (space_.state(after) != states.back()) return false;
                path.push_back({space_.robots[slot], direction});
                stands = after;
                return true;
            });
        }
        return path;
    }

    const Clock::time_point began_ = Clock::now();
    const Limits& limits_;
    Control& control_;
    Outcome& found_;
    MemoryBudget budget_;
    StateSpace space_;
    int max_total_ = BucketQueue::none - 1;  // longer paths are not searched
};

/// The listing of a search that found nothing.
class NoPaths final : public AllPaths {
public:
    bool next(Move*) override { return false; }
    std::optional<Walk> walk(const Puzzle&, Control&) const override { return std::nullopt; }
};

}  // namespace

Outcome search(const Puzzle& puzzle, const Limits& limits, Control& control) {
    Outcome found;
    found.at_least = control.at_least;  // the bound that an earlier search proved
    Search(puzzle, limits, control, found).find_path();
    return found;
}

std::unique_ptr<AllPaths> find_all_paths(const Puzzle& puzzle, const Limits& limits, Control& control) {
    Outcome found;
    found.at_least = control.at_least;
    std::unique_ptr<AllPaths> paths = Search(puzzle, limits, control, found).find_all_paths();
    if (paths == nullptr) paths = std::make_unique<NoPaths>();
    paths->status = found.status;
    paths->expanded = found.expanded;
    paths->at_least = found.at_least;
    return paths;
}

}  // namespace ricochet::general
