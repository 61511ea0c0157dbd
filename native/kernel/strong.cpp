#include "strong.hpp"

#include <algorithm>
#include <bit>
#include <functional>
#include <memory>
#include <new>
#include <stdexcept>
#include <thread>

#include "paths.hpp"
#include "sweep.hpp"

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace ricochet {

#define RICOCHET_DECLARE(path)                                                         \
    namespace path {                                                                   \
    void spread(Sweep&, Scratch&, int u, const std::atomic<bool>& cancelled);          \
    Settled settle(Sweep&, int x, int moves);                                          \
    }
#ifdef RICOCHET_HAS_AVX512
RICOCHET_DECLARE(avx512)
#endif
#ifdef RICOCHET_HAS_AVX2
RICOCHET_DECLARE(avx2)
#endif
RICOCHET_DECLARE(portable)
#undef RICOCHET_DECLARE

namespace {

SweepPath chosen_sweep() {
    const CpuPath* path = chosen_path();
    const std::string_view name = path == nullptr ? "" : path->name;
#ifdef RICOCHET_HAS_AVX512
    if (name == "avx512") return {avx512::spread, avx512::settle};
#endif
#ifdef RICOCHET_HAS_AVX2
    if (name == "avx2") return {avx2::spread, avx2::settle};
#endif
    return {portable::spread, portable::settle};
}

std::uint64_t choose(std::uint64_t n, int k) {
    std::uint64_t result = 1;
    for (int i = 0; i < k; ++i) result = n < std::uint64_t(k) ? 0 : result * (n - i) / (i + 1);
    return result;
}

bool is_level(int direction) { return direction == east || direction == west; }

/// What the ricochet rule remembers of the active robot (R5.3): the axis of its last move, or that it has turned.
enum Memory { turned, unmoved, level, upright };
constexpr Memory memories[] = {turned, unmoved, level, upright};

/// The ways of one robot over the board without others: each is a list of nodes from its far end to its near one.
/// A node is a cell and the direction in which it is left.
class Ways {
public:
    struct Node {
        int cell;
        int heading;
    };
    struct Way {
        std::vector<Node> nodes;
        bool endless;  // it leads from its last node to its first: only robots in the way end it (R4.4)
    };

    Ways(const StrongQuestion& question, int robot) : puzzle_(question.puzzle) {
        // A slide can be run backwards, so every node comes after one other at most: ways never meet.
        const int count = 4 * puzzle_.width * puzzle_.height;
        std::vector<int> before(count, -1);
        for (int node = 0; node < count; ++node) {
            if (const int next = after(node, robot); next >= 0) before[next] = node;
        }
        std::vector<bool> done(count);
        const auto add = [&](int last) {
            Way way{{}, after(last, robot) >= 0};
            for (int node = last; node >= 0 && !done[node]; node = before[node]) {
                done[node] = true;
                way.nodes.push_back({node / 4, node % 4});
            }
            ways_.push_back(std::move(way));
        };
        for (int node = 0; node < count; ++node) {
            if (after(node, robot) < 0) add(node);
        }
        for (int node = 0; node < count; ++node) {
            if (!done[node]) add(node);
        }
    }

    const std::vector<Way>& all() const { return ways_; }

private:
    int after(int node, int robot) const {
        const int steps[] = {-puzzle_.width, 1, puzzle_.width, -1};
        int heading = node % 4;
        if (puzzle_.walls[node / 4] >> heading & 1) return -1;
        const int cell = node / 4 + steps[heading];
        for (const Diagonal& diagonal : puzzle_.diagonals) {
            if (diagonal.cell == cell && diagonal.robot != robot) heading = diagonal.rising ? heading ^ 1 : 3 - heading;
        }
        return 4 * cell + heading;
    }

    const Puzzle& puzzle_;
    std::vector<Way> ways_;
};

/// Where the states of the active robot, a slot and a memory each, have their bits. States with equal distances
/// for all places of the helpers share one.
class States {
public:
    States(const StrongQuestion& question, const std::vector<int>& slot_of, const Ways& ways) {
        const Puzzle& puzzle = question.puzzle;
        const int slots = int(question.stands.size());
        const int goal = slot_of[puzzle.target];
        for (const Memory memory : memories) {
            for (int slot = 0; slot < slots; ++slot) bit[memory][slot] = slot;
        }
        if (!puzzle.ricochet_rule) return;
        const bool bounces = std::any_of(puzzle.diagonals.begin(), puzzle.diagonals.end(),
                                         [&](const Diagonal& d) { return d.robot != puzzle.target_robot; });
        if (bounces) {
            pages = 4;
            for (const Memory memory : memories) {
                for (int slot = 0; slot < slots; ++slot) bit[memory][slot] = memory * most_slots + slot;
            }
            return;
        }
        // On straight ways the rule can only change an answer where the robot stands on the row or column of the
        // target and has not left it: elsewhere any way to the target turns, and once turned nothing more is asked.
        pages = 2;
        std::vector<bool> taken(most_slots);
        const auto own_bit = [&](int slot) { taken[slot] = true; return most_slots + slot; };
        for (const Ways::Way& way : ways.all()) {
            if (std::none_of(way.nodes.begin(), way.nodes.end(), [&](auto node) { return node.cell == puzzle.target; })) {
                continue;
            }
            for (const auto& [cell, heading] : way.nodes) {
                const int slot = slot_of[cell];
                if (slot < 0 || slot == goal) continue;
                bit[unmoved][slot] = bit[is_level(heading) ? level : upright][slot] = own_bit(slot);
            }
        }
        bit[unmoved][goal] = own_bit(goal);
        for (const Memory memory : {level, upright}) {  // on the target all four differ
            bit[memory][goal] = own_bit(int(std::find(taken.begin(), taken.end(), false) - taken.begin()));
        }
    }

    int pages = 1;
    std::array<std::array<int, most_slots>, 4> bit{};  // by memory and slot; page * most_slots + place
};

/// Memory for many sets, zeros at first.
class Sets {
public:
    explicit Sets(std::uint64_t count) : bytes_(std::size_t((count * sizeof(Set) + chunk - 1) / chunk * chunk)) {
        sets_ = static_cast<Set*>(::operator new(bytes_, std::align_val_t(chunk)));
#ifdef __linux__
        madvise(sets_, bytes_, MADV_HUGEPAGE);  // a wish; nothing depends on it
#endif
    }
    ~Sets() { ::operator delete(sets_, std::align_val_t(chunk)); }
    Sets(const Sets&) = delete;
    Sets& operator=(const Sets&) = delete;

    Set* data() const { return sets_; }
    std::size_t chunks() const { return bytes_ / chunk; }
    void clear(std::size_t index) { std::fill_n(reinterpret_cast<char*>(sets_) + index * chunk, chunk, 0); }

private:
    static constexpr std::size_t chunk = std::size_t(1) << 21;

    std::size_t bytes_;
    Set* sets_;
};

class Solver {
public:
    Solver(const StrongQuestion& question, const StrongPlan& plan, std::span<std::byte> planes, int threads,
           StrongControl& control)
        : question_(question), plan_(plan), threads_(threads), control_(control),
          known_(plan.triples * plan.pages), low_(plan.triples * plan.pages), high_(plan.triples * plan.pages) {
        sweep_.slots = plan.slots;
        sweep_.pages = plan.pages;
        sweep_.triples = plan.triples;
        sweep_.known = known_.data();
        sweep_.low = low_.data();
        sweep_.high = high_.data();
        sweep_.planes = reinterpret_cast<Set*>(planes.data());
        for (Flags& flags : sweep_.changed) flags = make_flags();
        sweep_.touched = make_flags();
        lay_out();
        set_steps();
        for (Sets* sets : {&known_, &low_, &high_}) {
            share(sets->chunks(), [&](int, std::size_t index) { sets->clear(index); });
        }
    }

    StrongOutcome run() {
        std::vector<Scratch> scratch(threads_, Scratch(sweep_));
        StrongOutcome outcome;
        share(plan_.slots, [&](int, std::size_t x) { place_target(int(x)); });
        for (int moves = 0;; ++moves) {
            if (moves > 0) {
                share(plan_.slots, [&](int worker, std::size_t u) {
                    path_.spread(sweep_, scratch[worker], int(u), control_.cancelled);
                });
            }
            if (control_.cancelled) return outcome;
            if (moves >> most_planes != 0) throw std::overflow_error("a distance of more than 255 moves");
            control_.moves = moves;
            std::vector<Settled> settled(threads_);
            share(plan_.slots, [&](int worker, std::size_t x) {
                const Settled row = path_.settle(sweep_, int(x), moves);
                settled[worker].answers += row.answers;
                settled[worker].any |= row.any;
                control_.known += row.answers;
            });
            std::uint64_t answers = 0;
            bool any = false;
            for (const Settled& part : settled) {
                answers += part.answers;
                any |= part.any;
            }
            if (control_.cancelled) return outcome;
            if (!any) break;
            outcome.distribution.push_back(answers);
        }
        while (!outcome.distribution.empty() && outcome.distribution.back() == 0) outcome.distribution.pop_back();
        outcome.planes = std::max(1, int(std::bit_width(outcome.distribution.size())));
        if (outcome.planes > most_planes) throw std::overflow_error("a distance of more than 254 moves");
        mark_unsolvable(outcome.planes);
        outcome.complete = !control_.cancelled;
        return outcome;
    }

private:
    /// Calls work(worker, item) for every item, the lowest first, on all threads; leaves some out if cancelled.
    void share(std::size_t items, const std::function<void(int, std::size_t)>& work) {
        std::atomic<std::size_t> next{0};
        const auto run = [&](int worker) {
            for (std::size_t item = next++; item < items && !control_.cancelled; item = next++) {
                work(worker, item);
                if (worker == 0 && control_.pulse) control_.pulse();
            }
        };
        std::vector<std::jthread> others;
        for (int worker = 1; worker < threads_; ++worker) others.emplace_back(run, worker);
        run(0);
    }

    Flags make_flags() const { return std::make_unique<std::atomic<std::uint8_t>[]>(plan_.slots * plan_.slots); }

    void lay_out() {
        using enum Pass::Bound;
        using enum Pass::Active;
        const std::uint64_t n = plan_.slots;
        sweep_.rows.resize(n * n);
        std::uint64_t row = 0;
        for (std::uint64_t x = 0; x < n; ++x) {
            for (std::uint64_t y = plan_.alike == 3 ? x + 1 : 0; y < n; ++y) {
                const std::uint64_t first = plan_.alike == 1 ? 0 : y + 1;
                sweep_.rows[x * n + y] = row - first;  // z is added, so the sum is never below 0
                row += n - first;
            }
        }
        sweep_.sorted = plan_.alike > 1;
        const auto changed_by = [&](int xy, int xz, int yz) {
            sweep_.changed_by[0] = xy, sweep_.changed_by[1] = xz, sweep_.changed_by[2] = yz;
        };
        if (plan_.alike == 3) {
            // Of three numbers two are both even or both odd: moving the active robot for such pairs reaches all.
            changed_by(0, 0, 0);
            sweep_.passes = {{at_fixed, at_fixed, true, even, 2, 0}};
        } else if (plan_.alike == 2) {
            changed_by(0, 0, 1);
            sweep_.passes = {{first, at_fixed, false, no, 2, 0}, {last, last, true, all, 0, 1}};
        } else {
            changed_by(0, 1, 2);
            sweep_.passes = {{first, first, false, all, 2, 0}, {first, last, false, no, 1, 1},
                             {last, last, false, no, 0, 2}};
        }
    }

    void set_steps() {
        const Puzzle& puzzle = question_.puzzle;
        std::vector<int> slot_of(puzzle.walls.size(), -1);
        for (int slot = 0; slot < plan_.slots; ++slot) slot_of[question_.stands[slot]] = slot;
        const Ways ways(question_, puzzle.target_robot);
        const States states(question_, slot_of, ways);

        for (int page = 0; page < plan_.pages; ++page) sweep_.masks.of[page][outside] = ~Set{};
        for (const Memory memory : memories) {
            for (int slot = 0; slot < plan_.slots; ++slot) {
                const int bit = states.bit[memory][slot];
                const int page = bit / most_slots, place = bit % most_slots;
                sweep_.masks.of[page][slot][place / 64] |= std::uint64_t(1) << place % 64;
                sweep_.used[page][place / 64] |= std::uint64_t(1) << place % 64;
                if (memory == unmoved && page == 1) sweep_.second_page[place / 64] |= std::uint64_t(1) << place % 64;
            }
        }
        goal_ = slot_of[puzzle.target];

        const auto add = [&](std::vector<Step>& steps, const Ways::Way& way, int passing, auto from, auto to) {
            const auto slot = [&](Ways::Node node) { return slot_of[node.cell] < 0 ? transit : slot_of[node.cell]; };
            int ahead = outside;
            if (way.endless) {  // nothing beyond the first round is solved; the second knows all that stops the first
                steps.push_back({std::uint16_t(passing), outside, std::uint16_t(passing)});
                ahead = slot(way.nodes.back());
            }
            for (int round = 0; round < (way.endless ? 2 : 1); ++round) {
                for (const Ways::Node& node : way.nodes) {
                    const int here = slot(node);
                    if (here == transit) {
                        steps.push_back({std::uint16_t(passing), std::uint16_t(ahead), std::uint16_t(passing)});
                    } else {
                        std::vector<int> targets = to(here, node.heading);
                        std::sort(targets.begin(), targets.end());
                        targets.erase(std::unique(targets.begin(), targets.end()), targets.end());
                        for (const int target : targets) {
                            steps.push_back({std::uint16_t(from(here, node.heading)), std::uint16_t(ahead),
                                             std::uint16_t(target)});
                        }
                    }
                    ahead = here;
                }
            }
        };

        for (int role = 0; role < 3; ++role) {
            const Ways helper_ways(question_, plan_.helpers[role]);
            for (const Ways::Way& way : helper_ways.all()) {
                if (is_shut(way, slot_of)) continue;
                add(sweep_.helper_steps[role], way, transit, [](int slot, int) { return slot; },
                    [](int slot, int) { return std::vector{slot}; });
            }
        }
        const auto& bit = states.bit;
        const auto along = [](int heading) { return is_level(heading) ? level : upright; };
        const auto across = [](int heading) { return is_level(heading) ? upright : level; };
        for (const Ways::Way& way : ways.all()) {
            if (is_shut(way, slot_of)) continue;
            // A robot that starts across its last move has turned, else it remembers the axis on which it ends.
            const bool alike = std::all_of(way.nodes.begin(), way.nodes.end(), [&](const Ways::Node& node) {
                const int slot = slot_of[node.cell];
                return slot < 0 || bit[along(node.heading)][slot] == bit[turned][slot];
            });
            add(sweep_.active_steps, way, transit_row, [&](int slot, int) { return bit[turned][slot]; },
                [&](int slot, int heading) {
                    std::vector targets{bit[turned][slot], bit[across(heading)][slot]};
                    if (alike) targets.insert(targets.end(), {bit[unmoved][slot], bit[along(heading)][slot]});
                    return targets;
                });
            if (alike) continue;
            add(sweep_.active_steps, way, transit_row,
                [&](int slot, int heading) { return bit[along(heading)][slot]; },
                [&](int slot, int heading) { return std::vector{bit[unmoved][slot], bit[along(heading)][slot]}; });
        }
    }

    static bool is_shut(const Ways::Way& way, const std::vector<int>& slot_of) {
        return way.nodes.size() == 1 && slot_of[way.nodes[0].cell] < 0;
    }

    /// Makes the target solved by 0 moves, for every triple (x, ., .) that leaves it free.
    void place_target(int x) {
        for (int y = plan_.alike == 3 ? x + 1 : 0; y < plan_.slots; ++y) {
            for (int z = plan_.alike > 1 ? y + 1 : 0; z < plan_.slots; ++z) {
                if (x == y || x == z || y == z || x == goal_ || y == goal_ || z == goal_) continue;
                low_.data()[(sweep_.row(x, y) + z) * plan_.pages] |= sweep_.masks.of[0][goal_];
                sweep_.touched[sweep_.pair(x, y)] = 1;
            }
        }
    }

    void mark_unsolvable(int planes) {
        const Set second = sweep_.second_page;
        share(plan_.slots, [&](int, std::size_t part) {
            const std::uint64_t n = plan_.slots, first = plan_.triples * part / n, end = plan_.triples * (part + 1) / n;
            for (std::uint64_t triple = first; triple < end; ++triple) {
                const Set* known = sweep_.known + triple * plan_.pages;
                const Set solved = plan_.pages == 1 ? known[0] : (known[0] & ~second) | (known[1] & second);
                for (int plane = 0; plane < planes; ++plane) sweep_.planes[plane * plan_.triples + triple] |= ~solved;
            }
        });
    }

    const StrongQuestion& question_;
    const StrongPlan& plan_;
    int threads_;
    StrongControl& control_;
    SweepPath path_ = chosen_sweep();
    Sets known_;
    Sets low_;
    Sets high_;
    Sweep sweep_;
    int goal_ = 0;
};

}  // namespace

StrongPlan plan_strong(const StrongQuestion& question) {
    const Puzzle& puzzle = question.puzzle;
    const auto& stands = question.stands;
    const auto fail = [](const char* why) { throw std::invalid_argument(why); };
    if (puzzle.target_robot == any_robot) fail("the target asks for any robot");
    if (std::count(puzzle.robots.begin(), puzzle.robots.end(), not_in_play) != most_robots - 4) fail("not four robots");
    if (puzzle.robots[puzzle.target_robot] == not_in_play) fail("the target's robot is not in play");
    if (stands.size() < 4 || stands.size() > most_slots) fail("not 4 to 256 cells to stand on");
    if (!std::is_sorted(stands.begin(), stands.end())) fail("the cells to stand on are not in order");
    if (std::adjacent_find(stands.begin(), stands.end()) != stands.end()) fail("a cell to stand on is there twice");
    if (!std::binary_search(stands.begin(), stands.end(), puzzle.target)) fail("nothing can stand on the target");

    const auto is_coloured = [&](int robot) {
        return std::any_of(puzzle.diagonals.begin(), puzzle.diagonals.end(),
                           [&](const Diagonal& diagonal) { return diagonal.robot == robot; });
    };
    std::vector<int> apart, alike;
    for (int robot = 0; robot < most_robots; ++robot) {
        if (robot == puzzle.target_robot || puzzle.robots[robot] == not_in_play) continue;
        (is_coloured(robot) ? apart : alike).push_back(robot);
    }
    StrongPlan plan;
    plan.slots = int(stands.size());
    plan.alike = alike.empty() ? 1 : int(alike.size());
    apart.insert(apart.end(), alike.begin(), alike.end());
    std::copy(apart.begin(), apart.end(), plan.helpers.begin());
    const bool bounces = std::any_of(puzzle.diagonals.begin(), puzzle.diagonals.end(),
                                     [&](const Diagonal& d) { return d.robot != puzzle.target_robot; });
    plan.pages = !puzzle.ricochet_rule ? 1 : bounces ? 4 : 2;
    const std::uint64_t n = plan.slots;
    plan.triples = plan.alike == 3 ? choose(n, 3) : plan.alike == 2 ? n * choose(n, 2) : n * n * n;
    plan.positions = n * (n - 1) * (n - 2) * (n - 3) / (plan.alike == 3 ? 6 : plan.alike == 2 ? 2 : 1);
    plan.plane_bytes = plan.triples * sizeof(Set);
    plan.working_bytes = 3 * plan.pages * plan.triples * sizeof(Set);
    return plan;
}

StrongOutcome solve_strong(const StrongQuestion& question, std::span<std::byte> planes, int threads,
                           StrongControl& control) {
    const StrongPlan plan = plan_strong(question);
    if (threads < 1) throw std::invalid_argument("not one thread");
    if (planes.size() != most_planes * plan.plane_bytes) throw std::invalid_argument("planes of another size");
    if (reinterpret_cast<std::uintptr_t>(planes.data()) % sizeof(Set) != 0) throw std::invalid_argument("planes not aligned");
    return Solver(question, plan, planes, threads, control).run();
}

}  // namespace ricochet
