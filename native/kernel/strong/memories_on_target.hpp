// What the ricochet rule remembers of a robot on its target: the part of a check that no table has.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "kernel/strong/distances.hpp"
#include "kernel/strong/ways.hpp"

namespace ricochet {

/// The distances of a robot on its target that last moved along its row or its column, by triple: the least that obey
/// the rule, given those of all other states.
struct MemoriesOnTarget {
    struct Given {
        const Ways& active;
        const std::vector<Ways>& helpers;
        const TripleNumbers& numbers;
        const PlaneReader& table;
        const PlaneReader& beside;  // without the rule
        int goal;
        int slots;
        std::uint64_t triples;
    };

    void find(const Given& given, StrongControl& control) {
        level.assign(given.triples, unsolvable);
        upright = level;
        Taken taken;
        taken.set(given.goal, true);
        const auto each_beside = [&](const auto& visit) {
            for (int x = 0; x < given.slots && !control.cancelled; ++x) {
                if (control.pulse) control.pulse();
                given.numbers.each(x, [&](const std::array<int, 3>& helpers, std::uint64_t triple) {
                    if (std::find(helpers.begin(), helpers.end(), given.goal) != helpers.end()) return;
                    taken.set(helpers, true);
                    visit(helpers, triple);
                    taken.set(helpers, false);
                });
            }
        };
        each_beside([&](const std::array<int, 3>&, std::uint64_t triple) {
            for (const int direction : directions) {
                const int stop = taken.stop(given.active.of(given.goal, direction));
                if (stop == none) continue;
                auto& straight = (is_level(direction) ? level : upright)[triple];
                auto& across = (is_level(direction) ? upright : level)[triple];
                straight = std::min(straight, one_more(given.table.at(triple, stop)));
                across = std::min(across, one_more(given.beside.at(triple, stop)));
            }
        });
        bool changes = true;
        while (changes && !control.cancelled) {
            changes = false;
            each_beside([&](std::array<int, 3> helpers, std::uint64_t triple) {
                std::uint8_t least_level = level[triple], least_upright = upright[triple];
                for (int role = 0; role < 3; ++role) {
                    const int start = helpers[role];
                    for (const int direction : directions) {
                        const int stop = taken.stop(given.helpers[role].of(start, direction));
                        if (stop == none) continue;
                        helpers[role] = stop;
                        const std::uint64_t next = given.numbers.number(helpers);
                        least_level = std::min(least_level, one_more(level[next]));
                        least_upright = std::min(least_upright, one_more(upright[next]));
                    }
                    helpers[role] = start;
                }
                changes |= least_level != level[triple] || least_upright != upright[triple];
                level[triple] = least_level;
                upright[triple] = least_upright;
            });
        }
    }

    std::vector<std::uint8_t> level, upright;
};

}  // namespace ricochet
