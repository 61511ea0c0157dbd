#include <algorithm>
#include <array>
#include <atomic>
#include <stdexcept>

#include "strong/certificate_kinds.hpp"
#include "strong/fours.hpp"
#include "strong/share.hpp"

namespace ricochet::strong {

std::optional<WrongDistance> find_wrong_distance_of_any(const StrongPlan& plan, const FinishedTable& table,
                                                        const FinishedTable& beside, int threads,
                                                        StrongControl& control) {
    Faults faults(control);
    const TripleNumbers numbers(plan);
    const Distances all(table, plan.triples), of_one(beside, plan.triples);
    const auto compare = [&](std::uint64_t triple, int spot, std::uint8_t due) {
        faults.compare(triple, spot, all.row(triple)[spot], due);
    };
    share(threads, control, plan.spots, [&](int, std::size_t x) {
        numbers.each(int(x), [&](const std::array<int, 3>& helpers, std::uint64_t triple) {
            for (const int spot : helpers) compare(triple, spot, unsolvable);
        });
    });
    const Fours fours(plan);
    std::atomic<std::uint64_t> seen{0};
    share(threads, control, fours.items(), [&](int, std::size_t item) {
        std::uint64_t here = 0;
        fours.each(item, [&](const std::array<Place, 4>& places) {
            std::uint8_t least = unsolvable;
            for (const auto& [triple, spot] : places) least = std::min(least, of_one.row(triple)[spot]);
            for (const auto& [triple, spot] : places) compare(triple, spot, least);
            ++here;
        });
        seen += here;
        control.known += here;
    });
    if (!control.cancelled && seen != plan.positions) throw std::logic_error("a certificate left positions out");
    return faults.first();
}

}  // namespace ricochet::strong
