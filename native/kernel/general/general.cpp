// The same method as src/ricochetrobots/solve/reference.py, state for state: A* over the states of a puzzle, with
// the number of moves that a robot still needs if it may stop anywhere on its slide as the heuristic. It is consistent:
// one move lowers it by one at most, so a state is expanded after as few moves as possible the first time.

#include "kernel/general/general.hpp"

#include <algorithm>
#include <bitset>
#include <chrono>
#include <utility>

#include "kernel/general/counted_stack.hpp"

namespace ricochet::general {
namespace {

constexpr int memories = 4;
constexpr int directions = 4;
constexpr int max_cells = max_side * max_side;
constexpr int stand_bits = 12;
constexpr int unreachable = 1 << 30;  // more moves than any path has
constexpr std::uint32_t none = ~0U;
constexpr int steps_between_checks = 512;
constexpr std::size_t small_change = 1 << 14;  // bytes for what is not worth counting, such as the path

static_assert(max_cells * memories == 1 << stand_bits && max_robots * stand_bits <= 64);

constexpr bool is_level(int direction) { return direction & 1; }

constexpr TurnMemory after_move(int before, int direction, int heading) {
    if (before == (is_level(direction) ? upright : level) || before == turned_once) return turned_once;
    return is_level(heading) ? level : upright;
}

/// Where a robot stands and what is remembered of it: cell * memories + memory.
using Stand = int;
using Stands = std::array<Stand, max_robots>;
using Occupied = std::bitset<max_cells>;

/// A board as the robots of one kind slide over it: chains of steps, each a cell and the direction in which it is left.
/// That is not the direction of coming where a diagonal turns the robots (R4.2).
class SlideGraph {
public:
    /// `own` is the robot whose diagonals do not turn it (R4.1), or any_robot where all of them do.
    SlideGraph(const Puzzle& puzzle, int own)
        : ahead_(puzzle.walls.size() * directions, wall),
          before_(ahead_),
          diagonal_(puzzle.walls.size()) {
        std::vector<int> bounce(puzzle.walls.size(), 0);  // heading ^ bounce is the direction after it
        for (const Diagonal& diagonal : puzzle.diagonals) {
            diagonal_[diagonal.cell] = true;
            if (diagonal.robot != own) bounce[diagonal.cell] = diagonal.rising ? 1 : 3;
        }
        const int steps[directions] = {-puzzle.width, 1, puzzle.width, -1};
        for (int step = 0; step < int(ahead_.size()); ++step) {
            const int cell = step / directions, heading = step % directions;
            if (puzzle.walls[cell] >> heading & 1) continue;
            const int entered = cell + steps[heading];
            ahead_[step] = entered * directions + (heading ^ bounce[entered]);
            before_[ahead_[step]] = step;
        }
    }

    /// Returns the stand after a slide between the occupied cells, or -1 where the move is refused: the robot has
    /// not moved (R3.3), would stop on a diagonal (R4.3) or never stops (R4.4).
    Stand slide(Stand from, int direction, const Occupied& others) const {
        const int start = from / memories * directions + direction;
        int step = start;
        int left = int(ahead_.size());
        for (int next; (next = ahead_[step]) != wall && !others[next / directions]; step = next) {
            if (left-- == 0) return -1;
        }
        const int cell = step / directions;
        if (step == start || diagonal_[cell]) return -1;
        return cell * memories + after_move(from % memories, direction, step % directions);
    }

    /// Returns for each stand the moves to `goal` of a robot that is alone and may stop anywhere on its slide, or
    /// `unreachable`. Other robots can only make it stop somewhere on its slide, so it never needs fewer.
    std::vector<int> fewest_moves(Stand goal) const {
        std::vector<int> moves(ahead_.size(), unreachable);
        std::vector<Stand> queue;
        queue.reserve(moves.size());
        queue.push_back(goal);
        moves[goal] = 0;
        for (std::size_t taken = 0; taken < queue.size(); ++taken) {
            const Stand to = queue[taken];
            for (int heading = 0; heading < directions; ++heading) {
                const int last = to / memories * directions + heading;
                for (int step = before_[last]; step != wall; step = before_[step]) {
                    for (int memory = 0; memory < memories; ++memory) {
                        const Stand from = step / directions * memories + memory;
                        if (moves[from] != unreachable ||
                            after_move(memory, step % directions, heading) != to % memories) {
                            continue;
                        }
                        moves[from] = moves[to] + 1;
                        queue.push_back(from);
                    }
                    if (step == last) break;
                }
            }
        }
        return moves;
    }

    /// The bytes that the tables of a board take while they are made, with those of fewest_moves.
    static std::size_t bytes(std::size_t cells) { return cells * (4 * directions * sizeof(int) + sizeof(int) + 1); }

private:
    static constexpr int wall = -1;
    std::vector<int> ahead_;
    std::vector<int> before_;
    std::vector<char> diagonal_;
};

/// The states of one puzzle and the moves between them.
///
/// Robots that differ neither in the diagonals that let them pass nor in whether the target asks for them are of one
/// kind. They stand side by side in a state, in ascending order, so that it makes no difference which of them is where.
class StateSpace {
public:
    StateSpace(const Puzzle& puzzle, MemoryBudget& budget) {
        budget.take(small_change);
        std::array<bool, max_robots> has_diagonals{};
        for (const Diagonal& diagonal : puzzle.diagonals) has_diagonals[diagonal.robot] = true;
        const auto own = [&](int robot) { return has_diagonals[robot] ? robot : any_robot; };
        const auto wanted = [&](int robot) { return puzzle.target_robot == any_robot || puzzle.target_robot == robot; };
        const auto kind = [&](int robot) { return std::pair(!wanted(robot), own(robot)); };

        for (int robot = 0; robot < max_robots; ++robot) {
            if (puzzle.robots[robot] != not_in_play) robots[count++] = robot;
        }
        std::stable_sort(robots.begin(), robots.begin() + count,
                         [&](int one, int other) { return kind(one) < kind(other); });
        const Stand goal = puzzle.target * memories + turned_once;
        graphs_.reserve(max_robots);
        fewest_.reserve(max_robots);
        for (int slot = 0; slot < count; ++slot) {
            const int robot = robots[slot];
            const bool begins = slot == 0 || kind(robots[slot - 1]) != kind(robot);
            first_[slot] = begins ? slot : first_[slot - 1];
            if (begins) {
                budget.take(SlideGraph::bytes(puzzle.walls.size()));
                graphs_.emplace_back(puzzle, own(robot));
                if (wanted(robot)) fewest_.push_back(graphs_.back().fewest_moves(goal));
            }
            kind_[slot] = int(graphs_.size()) - 1;
            wanted_ += wanted(robot);
            start[slot] =
                puzzle.robots[robot] * memories + (wanted(robot) && puzzle.ricochet_rule ? unmoved : turned_once);
        }
        for (const Move& move : puzzle.made) {
            const Stands from = start;
            moves(from, [&](int slot, int direction, const Stands& after) {
                if (robots[slot] != move.robot || direction != move.direction) return false;
                start = after;
                return true;
            });
        }
    }

    /// Returns the state in which each robot has its stand.
    std::uint64_t state(Stands stands) const {
        for (int slot = 0; slot < count; ++slot) {
            for (int at = slot; at > first_[slot] && stands[at - 1] > stands[at]; --at) {
                std::swap(stands[at - 1], stands[at]);
            }
        }
        std::uint64_t packed = 0;
        for (int slot = 0; slot < count; ++slot) {
            packed |= std::uint64_t(stands[slot]) << slot * stand_bits;
        }
        return packed;
    }

    Stands stands(std::uint64_t state) const {
        Stands found{};
        for (int slot = 0; slot < count; ++slot) {
            found[slot] = Stand(state >> slot * stand_bits & ((1 << stand_bits) - 1));
        }
        return found;
    }

    /// Returns a lower bound on the moves to the target; 0 where it is reached.
    int bound(std::uint64_t state) const {
        int lowest = unreachable;
        const Stands found = stands(state);
        for (int slot = 0; slot < wanted_; ++slot) {
            lowest = std::min(lowest, fewest_[kind_[slot]][found[slot]]);
        }
        return lowest;
    }

    /// Calls visit(slot, direction, stands after it) for each legal move until it returns true.
    template <class Visit>
    void moves(const Stands& from, Visit visit) const {
        Occupied occupied;
        for (int slot = 0; slot < count; ++slot) occupied.set(from[slot] / memories);
        for (int slot = 0; slot < count; ++slot) {
            occupied.reset(from[slot] / memories);
            for (int direction = 0; direction < directions; ++direction) {
                const Stand end = graphs_[kind_[slot]].slide(from[slot], direction, occupied);
                if (end < 0) continue;
                Stands after = from;
                after[slot] = end;
                if (visit(slot, direction, after)) return;
            }
            occupied.set(from[slot] / memories);
        }
    }

    int count = 0;                         // robots in play
    std::array<int, max_robots> robots{};  // by slot; the wanted ones first
    Stands start{};

private:
    int wanted_ = 0;
    std::array<int, max_robots> first_{};   // by slot: the first slot of its kind
    std::array<int, max_robots> kind_{};    // by slot
    std::vector<SlideGraph> graphs_;        // by kind
    std::vector<std::vector<int>> fewest_;  // by kind; the wanted kinds come first
};

/// Every state that was reached, each with the shortest known path to it.
class NodeStore {
public:
    struct Node {
        std::uint64_t state;
        std::uint32_t parent;
        int moves;
    };

    explicit NodeStore(MemoryBudget& budget) : budget_(budget), nodes_(budget) { resize(1024); }

    Node& operator[](std::uint32_t index) { return nodes_[index]; }

    /// Returns the number of the node of that state; `is_new` tells whether it was made by this call.
    std::pair<std::uint32_t, bool> find_or_add(std::uint64_t state, std::uint32_t parent, int moves) {
        std::size_t place = home(state);
        for (; slots_[place] != none; place = (place + 1) & mask_) {
            if (nodes_[slots_[place]].state == state) return {slots_[place], false};
        }
        if (nodes_.size() + 1 == none) throw OutOfBudget{};
        const auto index = std::uint32_t(nodes_.size());
        nodes_.push({state, parent, moves});
        slots_[place] = index;
        if (nodes_.size() > (mask_ + 1) / 4 * 3) resize(2 * (mask_ + 1));
        return {index, true};
    }

private:
    std::size_t home(std::uint64_t key) const {
        key = (key ^ key >> 30) * 0xbf58476d1ce4e5b9U;
        key = (key ^ key >> 27) * 0x94d049bb133111ebU;
        return (key ^ key >> 31) & mask_;
    }

    /// Rebuilds the table from the nodes, so that there are never two tables at once.
    void resize(std::size_t size) {
        if (!slots_.empty()) budget_.give_back(slots_.size() * sizeof(std::uint32_t));
        budget_.take(size * sizeof(std::uint32_t));
        std::vector<std::uint32_t>().swap(slots_);
        slots_.assign(size, none);
        mask_ = size - 1;
        for (std::uint32_t index = 0; index < nodes_.size(); ++index) {
            std::size_t place = home(nodes_[index].state);
            while (slots_[place] != none) place = (place + 1) & mask_;
            slots_[place] = index;
        }
    }

    MemoryBudget& budget_;
    CountedStack<Node> nodes_;
    std::vector<std::uint32_t> slots_;  // open addressing; the number of a node, or none
    std::size_t mask_ = 0;
};

/// The open list: nodes by the estimated length of a path through them (f-cost), and among equals the last in first
/// out.
class BucketQueue {
public:
    explicit BucketQueue(MemoryBudget& budget) : budget_(budget) {}

    void push(int total, std::uint32_t node) {
        while (int(buckets_.size()) <= total) {
            // A vector that grows holds old and new items for a moment.
            budget_.take(3 * sizeof(CountedStack<std::uint32_t>));
            buckets_.emplace_back(budget_);
        }
        buckets_[total].push(node);
        min_total_ = std::min(min_total_, total);
    }

    /// Returns the lowest total of all nodes, or `unreachable` where none is left.
    int min_total() {
        while (min_total_ < int(buckets_.size()) && buckets_[min_total_].empty()) ++min_total_;
        return min_total_ < int(buckets_.size()) ? min_total_ : unreachable;
    }

    std::uint32_t pop() { return buckets_[min_total()].pop(); }

private:
    MemoryBudget& budget_;
    std::vector<CountedStack<std::uint32_t>> buckets_;
    int min_total_ = 0;
};

class Search {
public:
    /// Keeps `found` true at all times, so that it holds whenever the search ends.
    Search(const Puzzle& puzzle, const Limits& limits, Control& control, Outcome& found)
        : limits_(limits),
          control_(control),
          found_(found),
          budget_(limits.bytes),
          space_(puzzle, budget_) {}

    void run() {
        NodeStore nodes(budget_);
        BucketQueue open(budget_);
        add(nodes, open, space_.state(space_.start), none, 0);
        int total;
        for (int steps = 0; (total = open.min_total()) != unreachable; ++steps) {
            if (total > found_.at_least) {
                found_.at_least = total;
                control_.at_least.store(total, std::memory_order_relaxed);
            }
            if (total > limits_.moves || (steps % steps_between_checks == 0 && is_over())) return;
            const std::uint32_t index = open.pop();
            const NodeStore::Node node = nodes[index];
            const int bound = space_.bound(node.state);
            if (node.moves + bound < total) continue;  // it was reached again by a shorter path
            if (bound == 0) {
                found_.path = path_to(nodes, index);
                found_.status = Status::solved;
                return;
            }
            if (found_.expanded >= limits_.expanded) return;
            ++found_.expanded;
            space_.moves(space_.stands(node.state), [&](int, int, const Stands& after) {
                add(nodes, open, space_.state(after), index, node.moves + 1);
                return false;
            });
        }
        found_.status = Status::unsolvable;
    }

private:
    using Clock = std::chrono::steady_clock;

    void add(NodeStore& nodes, BucketQueue& open, std::uint64_t state, std::uint32_t parent, int moves) {
        const auto [index, is_new] = nodes.find_or_add(state, parent, moves);
        if (!is_new) {
            NodeStore::Node& node = nodes[index];
            if (moves >= node.moves) return;
            node.moves = moves;
            node.parent = parent;
        }
        const int bound = space_.bound(state);
        if (bound != unreachable) open.push(moves + bound, index);
    }

    bool is_over() {
        if (control_.pulse) control_.pulse();
        if (control_.cancelled.load(std::memory_order_relaxed)) return true;
        return std::chrono::duration<double>(Clock::now() - began_).count() >= limits_.seconds;
    }

    std::vector<Move> path_to(NodeStore& nodes, std::uint32_t index) const {
        std::vector<std::uint64_t> states;
        for (; nodes[index].parent != none; index = nodes[index].parent) states.push_back(nodes[index].state);
        std::vector<Move> path;
        Stands stands = space_.start;
        for (; !states.empty(); states.pop_back()) {
            space_.moves(stands, [&](int slot, int direction, const Stands& after) {
                if (space_.state(after) != states.back()) return false;
                path.push_back({std::uint8_t(space_.robots[slot]), std::uint8_t(direction)});
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
};

}  // namespace

Outcome search(const Puzzle& puzzle, const Limits& limits, Control& control) {
    Outcome found;
    found.at_least = control.at_least;  // what an earlier search has found out
    try {
        Search(puzzle, limits, control, found).run();
    } catch (const OutOfBudget&) {  // found has status limit, and how far the search came
    }
    return found;
}

}  // namespace ricochet::general
