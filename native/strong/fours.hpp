// The positions of four robots that are alike, each once.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "strong/distances.hpp"

namespace ricochet::strong {

/// The place of a distance in a table.
struct Place {
    std::uint64_t triple;
    int spot;
};

/// Visits all sets of four spots, tile by tile. The side^4 sets of a tile touch a few bytes in each of 4 * side^3 rows:
/// a megabyte, which stays in the cache. In the order of the spots, nearly every access would miss the cache.
class Fours {
public:
    explicit Fours(const StrongPlan& plan)
        : numbers_(plan),
          spots_(plan.spots),
          tiles_((plan.spots + side - 1) / side) {}

    /// The number of items of work. `each` does one item.
    std::size_t items() const { return std::size_t(tiles_) * tiles_; }

    /// Calls visit(places) for the four places of each set whose two lowest spots are in the item's tiles.
    template <class Visit>
    void each(std::size_t item, Visit&& visit) const {
        const int i = int(item) / tiles_, j = int(item) % tiles_;
        for (int k = j; k < tiles_; ++k) {
            for (int l = k; l < tiles_; ++l) each_of_tile(i, j, k, l, visit);
        }
    }

private:
    static constexpr int side = 16;

    template <class Visit>
    void each_of_tile(int i, int j, int k, int l, Visit&& visit) const {
        const auto end = [&](int tile) { return std::min(spots_, side * (tile + 1)); };
        for (int a = side * i; a < end(i); ++a) {
            for (int b = std::max(a + 1, side * j); b < end(j); ++b) {
                for (int c = std::max(b + 1, side * k); c < end(k); ++c) {
                    const std::uint64_t abc = numbers_.number({a, b, c});
                    for (int d = std::max(c + 1, side * l); d < end(l); ++d) {
                        visit(std::array<Place, 4>{Place{.triple = abc, .spot = d},
                                                   Place{.triple = numbers_.ascending(a, b, d), .spot = c},
                                                   Place{.triple = numbers_.ascending(a, c, d), .spot = b},
                                                   Place{.triple = numbers_.ascending(b, c, d), .spot = a}});
                    }
                }
            }
        }
    }

    TripleNumbers numbers_;
    int spots_;
    int tiles_;
};

}  // namespace ricochet::strong
