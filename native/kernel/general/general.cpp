// The same method as src/ricochetrobots/solve/reference.py, state for state: A* over the states of a puzzle, with
// the number of moves that a robot still needs if it may stop anywhere on its way as the bound. One move lowers
// that by one at most, so the first time a state is taken up is by a shortest way.

#include "kernel/general/general.hpp"

#include <algorithm>
#include <bitset>
#include <chrono>
#include <utility>

#include "kernel/general/storage.hpp"

namespace ricochet::wide {
namespace {

constexpr int turns = 4;
constexpr int directions = 4;
constexpr int most_cells = most_side * most_side;
constexpr int stand_bits = 12;
constexpr int never = 1 << 30;  // a number of moves that no path has
constexpr std::uint32_t none = ~0U;
constexpr int steps_between_checks = 512;
constexpr std::size_t small_change = 1 << 14;  // bytes for what is not worth counting, such as the path

static_assert(most_cells * turns == 1 << stand_bits && most_robots * stand_bits <= 64);

/// What the ricochet rule remembers of a robot (R5.3).
enum Turn : int {
    unmoved,
    level,    // its last move ended along a row
    upright,  // its last move ended along a column
    turned,   // it has turned by 90 degrees after a move of its own; nothing more is asked
};

constexpr bool is_horizontal(int direction) { return direction & 1; }

constexpr Turn turn_after(int before, int direction, int heading) {
    if (before == (is_horizontal(direction) ? upright : level) || before == turned) return turned;
    return is_horizontal(heading) ? level : upright;
}

/// Where a robot stands and how it came there: cell * turns + turn.
using Stand = int;
using Stands = std::array<Stand, most_robots>;
using Occupied = std::bitset<most_cells>;

/// A board as the robots of one kind slide over it: a chain of steps, each a cell and the direction in which it is
/// left, which is another than that of coming where a diagonal turns them (R4.2).
class Slides {
public:
    /// `own` is the robot whose diagonals do not turn it (R4.1), or any_robot where all of them do.
    Slides(const Puzzle& puzzle, int own)
        : ahead_(puzzle.walls.size() * directions, wall), before_(ahead_), diagonal_(puzzle.walls.size()) {
        std::vector<int> bounce(puzzle.walls.size(), 0);  // heading ^ bounce is the direction after it
        for (const Diagonal& diagonal : puzzle.diagonals) {
            diagonal_[diagonal.cell] = true;
            if (diagonal.robot != own) bounce[diagonal.cell] = diagonal.rising ? 1 : 3;
        }
        const int ways[directions] = {-puzzle.width, 1, puzzle.width, -1};
        for (int step = 0; step < static_cast<int>(ahead_.size()); ++step) {
            const int cell = step / directions, heading = step % directions;
            if (puzzle.walls[cell] >> heading & 1) continue;
            const int entered = cell + ways[heading];
            ahead_[step] = entered * directions + (heading ^ bounce[entered]);
            before_[ahead_[step]] = step;
        }
    }

    /// Returns the stand after a slide between the occupied cells, or -1 where the move is refused: the robot has
    /// not moved (R3.3), would stop on a diagonal (R4.3) or never stops (R4.4).
    Stand slide(Stand from, int direction, const Occupied& others) const {
        const int start = from / turns * directions + direction;
        int step = start;
        int left = static_cast<int>(ahead_.size());
        for (int next; (next = ahead_[step]) != wall && !others[next / directions]; step = next) {
            if (left-- == 0) return -1;
        }
        const int cell = step / directions;
        if (step == start || diagonal_[cell]) return -1;
        return cell * turns + turn_after(from % turns, direction, step % directions);
    }

    /// Returns for each stand the moves to `goal` of a robot alone that may stop anywhere on its way. Other robots
    /// can only make it stop somewhere on its way, so it never needs fewer. `never`, where even that fails.
    std::vector<int> fewest_moves(Stand goal) const {
        std::vector<int> moves(ahead_.size(), never);
        std::vector<Stand> queue;
        queue.reserve(moves.size());
        queue.push_back(goal);
        moves[goal] = 0;
        for (std::size_t taken = 0; taken < queue.size(); ++taken) {
            const Stand to = queue[taken];
            for (int heading = 0; heading < directions; ++heading) {
                const int last = to / turns * directions + heading;
                for (int step = before_[last]; step != wall; step = before_[step]) {
                    for (int turn = 0; turn < turns; ++turn) {
                        const Stand from = step / directions * turns + turn;
                        if (moves[from] != never || turn_after(turn, step % directions, heading) != to % turns) {
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

    /// What the tables of a board take while they are made, with those of fewest_moves.
    static std::size_t bytes(std::size_t cells) { return cells * (4 * directions * sizeof(int) + sizeof(int) + 1); }

private:
    static constexpr int wall = -1;
    std::vector<int> ahead_;
    std::vector<int> before_;
    std::vector<char> diagonal_;
};

/// The states of one puzzle and the moves between them.
///
/// Robots that differ in nothing, neither in the diagonals that let them pass nor in whether the target asks for
/// them, are of one kind. They stand side by side in a state, in ascending order, so that it makes no difference
/// which of them is where.
class Space {
public:
    Space(const Puzzle& puzzle, Budget& budget) {
        budget.take(small_change);
        std::array<bool, most_robots> has_diagonals{};
        for (const Diagonal& diagonal : puzzle.diagonals) has_diagonals[diagonal.robot] = true;
        const auto own = [&](int robot) { return has_diagonals[robot] ? robot : any_robot; };
        const auto wanted = [&](int robot) {
            return puzzle.target_robot == any_robot || puzzle.target_robot == robot;
        };
        const auto kind = [&](int robot) { return std::pair(!wanted(robot), own(robot)); };

        for (int robot = 0; robot < most_robots; ++robot) {
            if (puzzle.robots[robot] != not_in_play) robots[count++] = robot;
        }
        std::stable_sort(robots.begin(), robots.begin() + count,
                         [&](int one, int other) { return kind(one) < kind(other); });
        const Stand goal = puzzle.target * turns + turned;
        slides_.reserve(most_robots);
        fewest_.reserve(most_robots);
        for (int slot = 0; slot < count; ++slot) {
            const int robot = robots[slot];
            const bool begins = slot == 0 || kind(robots[slot - 1]) != kind(robot);
            first_[slot] = begins ? slot : first_[slot - 1];
            if (begins) {
                budget.take(Slides::bytes(puzzle.walls.size()));
                slides_.emplace_back(puzzle, own(robot));
                if (wanted(robot)) fewest_.push_back(slides_.back().fewest_moves(goal));
            }
            kind_[slot] = static_cast<int>(slides_.size()) - 1;
            wanted_ += wanted(robot);
            start[slot] = puzzle.robots[robot] * turns + (wanted(robot) && puzzle.ricochet_rule ? unmoved : turned);
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
            packed |= static_cast<std::uint64_t>(stands[slot]) << slot * stand_bits;
        }
        return packed;
    }

    Stands stands(std::uint64_t state) const {
        Stands found{};
        for (int slot = 0; slot < count; ++slot) {
            found[slot] = static_cast<Stand>(state >> slot * stand_bits & ((1 << stand_bits) - 1));
        }
        return found;
    }

    /// Returns a number of moves below which the target cannot be reached; 0 where it is reached.
    int bound(std::uint64_t state) const {
        int least = never;
        const Stands found = stands(state);
        for (int slot = 0; slot < wanted_; ++slot) {
            least = std::min(least, fewest_[kind_[slot]][found[slot]]);
        }
        return least;
    }

    /// Calls visit(slot, direction, stands after it) for each legal move until it answers true.
    template <class Visit>
    void moves(const Stands& from, Visit visit) const {
        Occupied occupied;
        for (int slot = 0; slot < count; ++slot) occupied.set(from[slot] / turns);
        for (int slot = 0; slot < count; ++slot) {
            occupied.reset(from[slot] / turns);
            for (int direction = 0; direction < directions; ++direction) {
                const Stand end = slides_[kind_[slot]].slide(from[slot], direction, occupied);
                if (end < 0) continue;
                Stands after = from;
                after[slot] = end;
                if (visit(slot, direction, after)) return;
            }
            occupied.set(from[slot] / turns);
        }
    }

    int count = 0;                          // robots in play
    std::array<int, most_robots> robots{};  // by slot; the wanted ones first
    Stands start{};

private:
    int wanted_ = 0;
    std::array<int, most_robots> first_{};  // by slot: the first slot of its kind
    std::array<int, most_robots> kind_{};   // by slot
    std::vector<Slides> slides_;            // by kind
    std::vector<std::vector<int>> fewest_;  // by kind; the wanted kinds come first
};

/// Every state met, each with the best way to it that is known.
class Memory {
public:
    struct Node {
        std::uint64_t state;
        std::uint32_t parent;
        int moves;
    };

    explicit Memory(Budget& budget) : budget_(budget), nodes_(budget) { resize(1024); }

    Node& operator[](std::uint32_t index) { return nodes_[index]; }

    /// Returns the number of the node of that state; `is_new` tells whether it was made just now.
    std::pair<std::uint32_t, bool> find_or_add(std::uint64_t state, std::uint32_t parent, int moves) {
        std::size_t place = home(state);
        for (; slots_[place] != none; place = (place + 1) & mask_) {
            if (nodes_[slots_[place]].state == state) return {slots_[place], false};
        }
        if (nodes_.size() + 1 == none) throw OutOfBytes{};
        const auto index = static_cast<std::uint32_t>(nodes_.size());
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

    /// Makes the table anew from the nodes, so that two of them never exist at once.
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

    Budget& budget_;
    Chunks<Node> nodes_;
    std::vector<std::uint32_t> slots_;  // open addressing; the number of a node, or none
    std::size_t mask_ = 0;
};

/// Nodes to be taken up, by the least length of a path through them; the last in is the first out.
class Queue {
public:
    explicit Queue(Budget& budget) : budget_(budget) {}

    void push(int total, std::uint32_t node) {
        while (static_cast<int>(buckets_.size()) <= total) {
            budget_.take(3 * sizeof(Chunks<std::uint32_t>));  // a vector that grows holds old and new for a moment
            buckets_.emplace_back(budget_);
        }
        buckets_[total].push(node);
        least_ = std::min(least_, total);
    }

    /// Returns the least total of all nodes, or `never` where none is left.
    int least() {
        while (least_ < static_cast<int>(buckets_.size()) && buckets_[least_].empty()) ++least_;
        return least_ < static_cast<int>(buckets_.size()) ? least_ : never;
    }

    std::uint32_t pop() { return buckets_[least()].pop(); }

private:
    Budget& budget_;
    std::vector<Chunks<std::uint32_t>> buckets_;
    int least_ = 0;
};

class Search {
public:
    /// Keeps `found` true at all times, so that it holds when the search is broken off.
    Search(const Puzzle& puzzle, const Limits& limits, Control& control, Outcome& found)
        : limits_(limits), control_(control), found_(found), budget_(limits.bytes), space_(puzzle, budget_) {}

    void run() {
        Memory memory(budget_);
        Queue queue(budget_);
        add(memory, queue, space_.state(space_.start), none, 0);
        int total;
        for (int steps = 0; (total = queue.least()) != never; ++steps) {
            if (total > found_.at_least) {
                found_.at_least = total;
                control_.at_least.store(total, std::memory_order_relaxed);
            }
            if (total > limits_.moves || (steps % steps_between_checks == 0 && is_over())) return;
            const std::uint32_t index = queue.pop();
            const Memory::Node node = memory[index];
            const int bound = space_.bound(node.state);
            if (node.moves + bound < total) continue;  // it was met again by a shorter way
            if (bound == 0) {
                found_.path = path_to(memory, index);
                found_.status = Status::solved;
                return;
            }
            if (found_.expanded >= limits_.expanded) return;
            ++found_.expanded;
            space_.moves(space_.stands(node.state), [&](int, int, const Stands& after) {
                add(memory, queue, space_.state(after), index, node.moves + 1);
                return false;
            });
        }
        found_.status = Status::unsolvable;
    }

private:
    using Clock = std::chrono::steady_clock;

    void add(Memory& memory, Queue& queue, std::uint64_t state, std::uint32_t parent, int moves) {
        const auto [index, is_new] = memory.find_or_add(state, parent, moves);
        if (!is_new) {
            Memory::Node& node = memory[index];
            if (moves >= node.moves) return;
            node.moves = moves;
            node.parent = parent;
        }
        const int bound = space_.bound(state);
        if (bound != never) queue.push(moves + bound, index);
    }

    bool is_over() {
        if (control_.pulse) control_.pulse();
        if (control_.cancelled.load(std::memory_order_relaxed)) return true;
        return std::chrono::duration<double>(Clock::now() - began_).count() >= limits_.seconds;
    }

    std::vector<Move> path_to(Memory& memory, std::uint32_t index) const {
        std::vector<std::uint64_t> states;
        for (; memory[index].parent != none; index = memory[index].parent) states.push_back(memory[index].state);
        std::vector<Move> path;
        Stands stands = space_.start;
        for (; !states.empty(); states.pop_back()) {
            space_.moves(stands, [&](int slot, int direction, const Stands& after) {
                if (space_.state(after) != states.back()) return false;
                path.push_back({static_cast<std::uint8_t>(space_.robots[slot]),
                                static_cast<std::uint8_t>(direction)});
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
    Budget budget_;
    Space space_;
};

}  // namespace

Outcome search(const Puzzle& puzzle, const Limits& limits, Control& control) {
    Outcome found;
    found.at_least = control.at_least;  // what a search before this one has found out
    try {
        Search(puzzle, limits, control, found).run();
    } catch (const OutOfBytes&) {  // found says limit, and how far it came
    }
    return found;
}

}  // namespace ricochet::wide
