#include "strong/strong.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <memory>
#include <new>
#include <stdexcept>

#include "strong/cpu_targets.hpp"
#include "strong/distances.hpp"
#include "strong/fours.hpp"
#include "strong/ruled.hpp"
#include "strong/share.hpp"
#include "strong/steps.hpp"
#include "strong/table_sweep.hpp"

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace ricochet::strong {

namespace {

std::uint64_t choose(std::uint64_t n, int k) {
    std::uint64_t result = 1;
    for (int i = 0; i < k; ++i) result = n < std::uint64_t(k) ? 0 : result * (n - i) / (i + 1);
    return result;
}

/// Memory for many sets. It must be cleared, chunk by chunk, before it is used.
class Sets {
public:
    explicit Sets(std::uint64_t count)
        : chunks_((count * sizeof(StateSet) + chunk - 1) / chunk),
          sets_(static_cast<StateSet*>(::operator new(chunk* chunks_, std::align_val_t(chunk)))) {
#ifdef __linux__
        madvise(sets_, chunks_ * chunk, MADV_HUGEPAGE);  // only advice: nothing depends on it
#endif
    }
    ~Sets() { ::operator delete(sets_, std::align_val_t(chunk)); }
    Sets(const Sets&) = delete;
    Sets& operator=(const Sets&) = delete;

    StateSet* data() const { return sets_; }
    std::size_t chunks() const { return chunks_; }
    void clear(std::size_t index) { std::fill_n(reinterpret_cast<char*>(sets_) + index * chunk, chunk, 0); }

private:
    static constexpr std::size_t chunk = std::size_t(1) << 21;

    std::size_t chunks_;
    StateSet* sets_;
};

class Solver {
public:
    Solver(const StrongQuestion& question, const StrongPlan& plan, std::span<std::byte> planes, int threads,
           StrongControl& control)
        : plan_(plan),
          threads_(threads),
          control_(control),
          known_(plan.triples * plan.pages),
          low_(plan.triples * plan.pages),
          high_(plan.triples * plan.pages) {
        goal_ = lay_out(question, plan, sweep_);
        sweep_.known = known_.data();
        sweep_.low = low_.data();
        sweep_.high = high_.data();
        sweep_.planes = reinterpret_cast<StateSet*>(planes.data());
        for (Flags& flags : sweep_.changed) flags = make_flags();
        sweep_.touched = make_flags();
    }

    StrongOutcome run() {
        for (Sets* sets : {&known_, &low_, &high_}) {
            share(sets->chunks(), [&](int, std::size_t index) { sets->clear(index); });
        }
        share(plan_.spots, [&](int, std::size_t x) { place_target(int(x)); });
        std::vector<Scratch> scratch(threads_, Scratch(sweep_));
        StrongOutcome outcome;
        for (int moves = 0;; ++moves) {
            if (moves > max_distance) throw std::overflow_error("a distance does not fit its planes");
            if (moves > 0) {
                share(plan_.spots, [&](int worker, std::size_t u) {
                    code_.propagate(sweep_, scratch[worker], int(u), control_.cancelled);
                });
            }
            control_.moves = moves;
            if (std::has_single_bit(unsigned(moves))) clear_plane(std::countr_zero(unsigned(moves)));
            const Settled settled = settle(moves);
            if (control_.cancelled) return {};
            if (!settled.any) break;
            outcome.distribution.push_back(settled.answers);
        }
        auto& distribution = outcome.distribution;
        while (!distribution.empty() && distribution.back() == 0) distribution.pop_back();
        outcome.planes = std::max(1, int(std::bit_width(distribution.size())));  // all bits set mean no distance
        if (distribution.empty()) clear_plane(0);
        share(plan_.spots, [&](int, std::size_t part) { mark_unsolvable(part, outcome.planes); });
        outcome.complete = !control_.cancelled;
        return outcome;
    }

private:
    static constexpr int max_distance = (1 << max_planes) - 2;

    Flags make_flags() const { return std::make_unique<std::atomic<std::uint8_t>[]>(plan_.spots * plan_.spots); }

    void share(std::size_t items, const std::function<void(int, std::size_t)>& work) {
        strong::share(threads_, control_, items, work);
    }

    /// Clears a plane before its first use, because it may contain anything.
    void clear_plane(int plane) {
        StateSet* const first = sweep_.planes + plane * plan_.triples;
        share(plan_.spots, [&](int, std::size_t part) {
            std::fill(first + plan_.triples * part / plan_.spots, first + plan_.triples * (part + 1) / plan_.spots,
                      StateSet{});
        });
    }

    /// Marks the target as solved in 0 moves, for every triple (x, ., .) that leaves it free.
    void place_target(int x) {
        for (int y = plan_.alike == 3 ? x + 1 : 0; y < plan_.spots; ++y) {
            for (int z = plan_.alike > 1 ? y + 1 : 0; z < plan_.spots; ++z) {
                if (x == y || x == z || y == z || x == goal_ || y == goal_ || z == goal_) continue;
                sweep_.low[(sweep_.row(x, y) + z) * plan_.pages] |= sweep_.masks.of[0][goal_];
                sweep_.touched[sweep_.pair(x, y)] = 1;
            }
        }
    }

    Settled settle(int moves) {
        std::vector<Settled> parts(threads_);
        share(plan_.spots, [&](int worker, std::size_t x) {
            const Settled row = code_.settle(sweep_, int(x), moves);
            parts[worker].answers += row.answers;
            parts[worker].any |= row.any;
            control_.known += row.answers;
        });
        Settled all;
        for (const Settled& part : parts) {
            all.answers += part.answers;
            all.any |= part.any;
        }
        return all;
    }

    /// Sets all bits of all positions that did not become known, in one part of the table. There are as many parts as
    /// spots.
    void mark_unsolvable(std::size_t part, int planes) {
        const std::size_t first = plan_.triples * part / plan_.spots;
        const std::size_t end = plan_.triples * (part + 1) / plan_.spots;
        const StateSet second = sweep_.second_page;
        for (std::size_t triple = first; triple < end; ++triple) {
            const StateSet* known = sweep_.known + triple * plan_.pages;
            const StateSet unsolved = ~((known[0] & ~second) | (known[plan_.pages > 1] & second));
            for (int plane = 0; plane < planes; ++plane) {
                sweep_.planes[plane * plan_.triples + triple] |= unsolved;
            }
        }
    }

    const StrongPlan& plan_;
    int threads_;
    StrongControl& control_;
    const SweepCode& code_ = chosen_sweeps();
    Sets known_;
    Sets low_;
    Sets high_;
    TableSweep sweep_;
    int goal_;
};

/// Turns the table of the active robot into that of any robot: all four are alike, and the nearest one counts.
StrongOutcome least_of_all_robots(const StrongPlan& plan, const FinishedTable& of_one, std::span<std::byte> planes,
                                  int threads, StrongControl& control) {
    using Counts = std::array<std::uint64_t, row_size>;
    Distances distances(of_one, plan.triples);
    const Fours fours(plan);
    std::vector<Counts> counts(threads);
    share(threads, control, fours.items(), [&](int worker, std::size_t item) {
        fours.each(item, [&](const std::array<Place, 4>& places) {
            std::uint8_t least = unsolvable;
            for (const auto& [triple, spot] : places) least = std::min(least, distances.row(triple)[spot]);
            for (const auto& [triple, spot] : places) distances.row(triple)[spot] = least;
            ++counts[worker][least];
        });
    });
    StrongOutcome outcome;
    if (control.cancelled) return outcome;
    Counts all{};
    for (const Counts& some : counts) {
        for (std::size_t i = 0; i < all.size(); ++i) all[i] += some[i];
    }
    std::size_t end = unsolvable;
    while (end > 0 && all[end - 1] == 0) --end;
    outcome.distribution.assign(all.begin(), all.begin() + std::ptrdiff_t(end));
    outcome.planes = std::max(1, int(std::bit_width(end)));
    distances.pack(planes, outcome.planes);
    outcome.complete = true;
    return outcome;
}

}  // namespace

Robot active_robot(const Puzzle& puzzle) {
    if (puzzle.target_robot != any_robot) return puzzle.target_robot;
    const auto in_play = [](int cell) { return cell != not_in_play; };
    return Robot(std::find_if(puzzle.robots.begin(), puzzle.robots.end(), in_play) - puzzle.robots.begin());
}

StrongPlan plan_strong(const StrongQuestion& question) {
    const Puzzle& puzzle = question.puzzle;
    const auto& stands = question.stands;
    const auto check = [](bool is_right, const char* fault) {
        if (!is_right) throw std::invalid_argument(fault);
    };
    const auto absent = std::count(puzzle.robots.begin(), puzzle.robots.end(), not_in_play);
    check(max_robots - absent == 4, "a table is for four robots");
    check(puzzle.target_robot == any_robot || puzzle.robots[puzzle.target_robot] != not_in_play,
          "the target's robot is not in play");
    check(4 <= stands.size() && stands.size() <= max_spots, "a table is for 4 to 256 cells to stand on");
    check(std::is_sorted(stands.begin(), stands.end()) &&
              std::adjacent_find(stands.begin(), stands.end()) == stands.end(),
          "the cells to stand on are not ascending");
    check(std::binary_search(stands.begin(), stands.end(), puzzle.target), "nothing can stand on the target");

    const auto any_diagonal = [&](auto holds) {
        return std::any_of(puzzle.diagonals.begin(), puzzle.diagonals.end(), holds);
    };
    std::vector<Robot> apart, alike;
    const Robot active = active_robot(puzzle);
    for (const Robot robot : all_robots) {
        if (robot == active || puzzle.robots[robot] == not_in_play) continue;
        const bool is_coloured = any_diagonal([&](const Diagonal& d) { return d.robot == robot; });
        (is_coloured ? apart : alike).push_back(robot);
    }
    check(puzzle.target_robot != any_robot ||
              (alike.size() == 3 && !any_diagonal([&](const Diagonal& d) { return d.robot == active; })),
          "a table for any robot is for four that no diagonal tells apart");
    StrongPlan plan;
    plan.spots = int(stands.size());
    plan.alike = std::max(1, int(alike.size()));
    std::copy(alike.begin(), alike.end(), std::copy(apart.begin(), apart.end(), plan.helpers.begin()));
    plan.turns_active = any_diagonal([&](const Diagonal& d) { return d.robot != active; });
    plan.pages = puzzle.ricochet_rule && !has_lines(question, plan) ? max_pages : 1;
    const std::uint64_t n = stands.size();
    plan.triples = plan.alike == 3 ? choose(n, 3) : plan.alike == 2 ? n * choose(n, 2) : n * n * n;
    plan.positions = n * (n - 1) * (n - 2) * (n - 3) / (plan.alike == 3 ? 6 : plan.alike);
    if (puzzle.target_robot == any_robot) plan.positions /= 4;
    plan.plane_bytes = plan.triples * sizeof(StateSet);
    const int for_lines = puzzle.ricochet_rule && plan.pages == 1 ? 4 : 0;  // the total that solve_ruled needs
    const int for_bytes = puzzle.target_robot == any_robot ? 8 : 0;  // one byte instead of one bit for each distance
    const int sets = std::max({3 * plan.pages, for_lines, for_bytes});
    plan.working_bytes = sets * plan.plane_bytes;
    return plan;
}

StrongOutcome solve_strong(const StrongQuestion& question, std::span<std::byte> planes, int threads,
                           StrongControl& control, const KnownTable* beside) {
    const StrongPlan plan = plan_strong(question);
    if (threads < 1) throw std::invalid_argument("a table needs a thread");
    if (planes.size() != max_planes * plan.plane_bytes) throw std::invalid_argument("the planes have the wrong size");
    if (reinterpret_cast<std::uintptr_t>(planes.data()) % sizeof(StateSet) != 0) {
        throw std::invalid_argument("the planes are not aligned");
    }
    if (beside != nullptr && (beside->table.used < 1 || beside->table.used > max_planes ||
                              beside->table.planes.size() < beside->table.used * plan.plane_bytes)) {
        throw std::invalid_argument("the planes have the wrong size");
    }
    const auto known = [&](const StrongOutcome& outcome) {
        return KnownTable{.table = {.planes = planes, .used = outcome.planes}, .distribution = outcome.distribution};
    };
    if (question.puzzle.target_robot == any_robot) {
        if (beside != nullptr) return least_of_all_robots(plan, beside->table, planes, threads, control);
        StrongQuestion of_one = question;
        of_one.puzzle.target_robot = active_robot(question.puzzle);
        const StrongOutcome outcome = solve_strong(of_one, planes, threads, control);
        if (!outcome.complete) return outcome;
        return least_of_all_robots(plan, known(outcome).table, planes, threads, control);
    }
    const bool rests_on_other = question.puzzle.ricochet_rule && plan.pages == 1;
    if (rests_on_other && beside != nullptr) return solve_ruled(question, plan, *beside, planes, threads, control);
    const StrongOutcome outcome = Solver(question, plan, planes, threads, control).run();
    if (!rests_on_other || !outcome.complete) return outcome;
    return solve_ruled(question, plan, known(outcome), planes, threads, control);
}

}  // namespace ricochet::strong
