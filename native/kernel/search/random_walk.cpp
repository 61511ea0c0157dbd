#include "kernel/search/random_walk.hpp"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <tuple>
#include <vector>

namespace ricochet {
namespace {

/// How often the walker makes a move, compared with others: puzzles/surprise.py has the same numbers.
constexpr int weight_of_same_robot = 4, weight_of_active_robot = 2;
constexpr std::size_t places_between_checks = 256;

/// The combinations of robots that have moved on the way to a place: bit m is set if a path moves the robots of mask m.
using Movers = std::uint32_t;
static_assert(1 << max_robots <= 32);
constexpr Movers nobody_moved = 1;

/// Adds a robot to each combination.
Movers with_mover(Movers movers, Robot robot) {
    constexpr ByRobot<Movers> have = {0xAAAAAAAA, 0xCCCCCCCC, 0xF0F0F0F0, 0xFF00FF00, 0xFFFF0000};
    return (movers & have[robot]) | (movers & ~have[robot]) << (1 << int(robot));
}

/// The number of robots in the smallest combination.
int fewest_movers(Movers movers) {
    int fewest = max_robots;
    for (; movers != 0; movers &= movers - 1) {
        fewest = std::min(fewest, std::popcount(unsigned(std::countr_zero(movers))));
    }
    return fewest;
}

/// Where the walker may be after some moves.
struct Place {
    PackedPosition position;
    Robot last;     // the robot that moved last, or any_robot
    double chance;  // that it is here, if it is still on a shortest path
    Movers movers;

    auto key() const { return std::tie(position, last); }
};

/// Joins the ways that lead to one place.
void join(std::vector<Place>& places) {
    // With the chances in order, equal places have equal sums on every machine. std::sort would take 1 kB of
    // WebAssembly.
    const auto before = [](const Place& one, const Place& other) {
        return std::tuple(one.key(), one.chance) < std::tuple(other.key(), other.chance);
    };
    std::make_heap(places.begin(), places.end(), before);
    std::sort_heap(places.begin(), places.end(), before);
    std::size_t kept = 0;
    for (std::size_t at = 1; at < places.size(); ++at) {
        if (places[kept].key() == places[at].key()) {
            places[kept].chance += places[at].chance;
            places[kept].movers |= places[at].movers;
        } else {
            places[++kept] = places[at];
        }
    }
    places.resize(std::min(places.size(), kept + 1));
}

bool is_over(Control& control) {
    if (control.pulse) control.pulse();
    return control.cancelled.load(std::memory_order_relaxed);
}

}  // namespace

std::optional<Walk> random_walk(const Puzzle& puzzle, PackedPosition start, int moves, Control& control,
                                const EachMove& each_move) {
    const Robot last = puzzle.made.empty() ? any_robot : puzzle.made.back().robot;
    Walk found;
    std::vector<Place> places{{start, last, 1, nobody_moved}}, next;
    std::size_t visited = 0;
    for (int at = 0; at < moves; ++at) {
        next.clear();
        for (const Place& from : places) {
            if (visited++ % places_between_checks == 0 && is_over(control)) return std::nullopt;
            const std::size_t first = next.size();
            int all = 0;
            each_move(from.position, at, [&](Robot robot, PackedPosition after, bool leads_on) {
                const bool may_take = puzzle.target_robot == any_robot || puzzle.target_robot == robot;
                const int weight =
                    (robot == from.last ? weight_of_same_robot : 1) * (may_take ? weight_of_active_robot : 1);
                all += weight;
                if (leads_on) next.push_back({after, robot, double(weight), with_mover(from.movers, robot)});
            });
            for (std::size_t i = first; i < next.size(); ++i) next[i].chance *= from.chance / all;
        }
        join(next);
        double chance = 0;  // that this move keeps the walker on a shortest path
        for (const Place& here : next) chance += here.chance;
        assert(0 < chance && chance < 1 + 1e-9);
        for (Place& here : next) here.chance /= chance;
        int exponent = 0;
        found.chance = std::frexp(found.chance * chance, &exponent);
        found.halvings -= exponent;
        places.swap(next);
    }
    Movers movers = 0;
    for (const Place& end : places) movers |= end.movers;
    found.movers = fewest_movers(movers);
    return found;
}

}  // namespace ricochet
