#include "kernel/strong/vortex_certificate.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "kernel/strong/share.hpp"

namespace ricochet {

std::optional<WrongDistance> find_wrong_distance_of_any(const StrongPlan& plan, const FinishedTable& table,
                                                        const FinishedTable& beside, int threads,
                                                        StrongControl& control) {
    Faults faults(control);
    const TripleNumbers numbers(plan);
    const Distances all(table, plan.triples), of_one(beside, plan.triples);
    share(threads, control, plan.slots, [&](int, std::size_t x) {
        numbers.each(int(x), [&](const std::array<int, 3>& helpers, std::uint64_t triple) {
            const auto [a, b, c] = helpers;
            const auto compare = [&](std::uint64_t number, int slot, std::uint8_t due) {
                faults.compare(number, slot, all.row(number)[slot], due);
            };
            for (const int slot : helpers) compare(triple, slot, unsolvable);
            for (int d = c + 1; d < plan.slots; ++d) {
                const std::pair<std::uint64_t, int> places[] = {{triple, d},
                                                                {numbers.number({a, b, d}), c},
                                                                {numbers.number({a, c, d}), b},
                                                                {numbers.number({b, c, d}), a}};
                std::uint8_t least = unsolvable;
                for (const auto& [number, slot] : places) least = std::min(least, of_one.row(number)[slot]);
                for (const auto& [number, slot] : places) compare(number, slot, least);
            }
            control.known += plan.slots - c - 1;
        });
    });
    return faults.first();
}

}  // namespace ricochet
