#include "strong/line_sweep.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

#include "strong/sweep_bits.hpp"

namespace ricochet::strong::RICOCHET_CPU_TARGET {

using namespace ::ricochet::RICOCHET_CPU_TARGET;

namespace {

using Bytes = Lanes<std::uint8_t, 32>;

/// Unpacks the distances of one triple, one byte for each spot.
void unpack(const FinishedTable& table, std::size_t triples, std::size_t triple, std::uint8_t* row) {
    constexpr std::size_t set_bytes = sizeof(StateSet), part_bytes = sizeof(std::uint32_t);
    for (std::size_t part = 0; part < set_bytes; part += part_bytes) {
        std::uint32_t in_all = ~std::uint32_t(0);
        Bytes distances{};
        for (int plane = 0; plane < table.used; ++plane) {
            std::uint32_t bits;
            std::memcpy(&bits, &table.planes[(plane * triples + triple) * set_bytes + part], part_bytes);
            in_all &= bits;
            const std::uint8_t bit = std::uint8_t(1 << plane);
            distances |= bytes_of_bits<Bytes>(bits) & bit;
        }
        distances |= bytes_of_bits<Bytes>(in_all);
        std::memcpy(row + part * 8, &distances, sizeof distances);
    }
}

/// Calls visit(y, z, triple) for all triples (x, ., .), including those with two helpers on one cell.
template <class Visit>
void each_triple(const TableSweep& table, int x, Visit&& visit) {
    for (int y = table.passes[0].is_sorted && table.passes.size() == 1 ? x + 1 : 0; y < table.spots; ++y) {
        for (int z = table.is_sorted ? y + 1 : 0; z < table.spots; ++z) visit(y, z, table.row(x, y) + z);
    }
}

/// The moves of the active robot off the spots of line states, for one triple.
class Leaving {
public:
    Leaving(LineSweep& sweep, LineScratch& scratch) : sweep_(sweep), scratch_(scratch) {
        row_[nowhere] = unsolvable;
        for (const LinePath& path : sweep.paths) {
            passed_.push_back(int(path.size()));
            ends_.push_back(end(path, int(path.size())));
        }
    }

    void seed(const std::array<int, 3>& helpers, std::size_t triple) {
        unpack(sweep_.free, sweep_.table.triples, triple, row_);
        for (const int helper : helpers) put(helper);
        std::uint8_t seeds[max_line_states];
        std::fill_n(seeds, max_line_states, unsolvable);
        const int line_states = int(sweep_.spots.size());
        std::size_t path = 0;
        for (int line_state = 0; line_state < line_states; ++line_state) {
            if (line_state == sweep_.goal_state) continue;
            seeds[line_state] = one_more(std::min(row_[ends_[path]], row_[ends_[path + 1]]));
            path += 2;
            ++scratch_.counts[row_[sweep_.spots[line_state]]];
        }
        const auto over = [&](Heading direction) { return row_[ends_[path + std::size_t(direction)]]; };
        const std::uint8_t upright = one_more(std::min(over(north), over(south)));
        const std::uint8_t level = one_more(std::min(over(east), over(west)));
        seeds[line_states] = upright;
        seeds[line_states + 1] = level;
        LineSet taken = 0;
        for (const int helper : helpers) taken |= sweep_.states_on[helper];
        for (LineSet left = taken; left != 0; left &= left - 1) seeds[std::countr_zero(left)] = unsolvable;
        scratch_.targets += (taken & sweep_.on_target) == 0;
        sweep_.leaving[triple] = {std::min(level, upright), level, upright};
        pack(seeds, sweep_.seeds + triple * sweep_.seed_planes);
        for (const int helper : helpers) take_away(helper);
    }

private:
    static constexpr int nowhere = row_size;

    static int end(const LinePath& path, int passed) {
        return passed == 0 || path[passed - 1] < 0 ? nowhere : path[passed - 1];
    }

    void put(int helper) {
        const auto& crossings = scratch_.crossings[helper];
        for (std::size_t i = 0; i < crossings.size(); i += 2) {
            const int path = crossings[i], place = crossings[i + 1];
            if (place >= passed_[path]) continue;
            passed_[path] = place;
            ends_[path] = end(sweep_.paths[path], place);
        }
    }

    void take_away(int helper) {
        const auto& crossings = scratch_.crossings[helper];
        for (std::size_t i = 0; i < crossings.size(); i += 2) {
            const LinePath& path = sweep_.paths[crossings[i]];
            passed_[crossings[i]] = int(path.size());
            ends_[crossings[i]] = end(path, int(path.size()));
        }
    }

    void pack(const std::uint8_t* seeds, LineSet* planes) const {
        for (int plane = 0; plane < sweep_.seed_planes; ++plane) {
            planes[plane] = 0;
            for (std::size_t first = 0; first < max_line_states; first += sizeof(Bytes)) {
                Bytes part;
                std::memcpy(&part, seeds + first, sizeof part);
                const std::uint8_t bit = std::uint8_t(1 << plane);
                planes[plane] |= bits_of_bytes(equal(part & bit, Bytes{} | bit)) << first;
            }
        }
    }

    LineSweep& sweep_;
    LineScratch& scratch_;
    std::vector<int> passed_, ends_;  // by path
    std::uint8_t row_[row_size + 1];
};

/// The sets of one pair, as in PairSweep.
class LinePair {
public:
    LinePair(LineSweep& sweep, LineScratch& scratch, const Pass& pass, int u, int v)
        : sweep_(sweep),
          scratch_(scratch),
          places_(sweep.table, pass, u, v) {
        places_.each(
            [&](int m, std::size_t triple) { scratch.before[m] = places_.is_fixed(m) ? 0 : sweep.known[triple]; });
        std::memset(scratch.after, 0, sizeof scratch.after);
        for (const int fixed : {u, v}) scratch.masks[fixed] = scratch.masks[outside];
        walk(sweep.table.helper_steps[pass.mover], scratch.masks.data(), scratch.before, scratch.after);
        for (const int fixed : {u, v}) scratch.masks[fixed] = sweep.states_on[fixed];
        if (places_.moves_active(pass)) move_active(u, v);
        scatter(sweep.states_on[u] | sweep.states_on[v]);
    }

private:
    /// Returns the index of the word for place m in 64 sets. Transposed, each lane then has 64 places of every line
    /// state.
    static int word(int m) { return m % 64 * 4 + m / 64; }

    void move_active(int u, int v) {
        auto* const before = reinterpret_cast<char*>(scratch_.turned_before);
        auto* const after = reinterpret_cast<char*>(scratch_.turned_after);
        for (int m = 0; m < max_spots; ++m) {
            const LineSet set = m < sweep_.table.spots ? scratch_.before[m] : 0;
            std::memcpy(before + word(m) * sizeof set, &set, sizeof set);
        }
        transpose_lanes(scratch_.turned_before);
        std::memset(after, 0, sizeof scratch_.turned_after);
        for (const int fixed : {u, v}) scratch_.places[fixed] = scratch_.places[outside];
        walk(sweep_.along, scratch_.places, scratch_.turned_before, scratch_.turned_after);
        for (const int fixed : {u, v}) scratch_.places[fixed] = sweep_.table.masks.of[0][fixed];
        transpose_lanes(scratch_.turned_after);
        for (int m = 0; m < sweep_.table.spots; ++m) {
            LineSet set;
            std::memcpy(&set, after + word(m) * sizeof set, sizeof set);
            scratch_.after[m] |= set;
        }
    }

    void scatter(LineSet taken) {
        const LineSet asked = (sweep_.same_above < LineSweep::max_distance ? sweep_.on_target : ~LineSet(0)) & ~taken;
        places_.each([&](int m, std::size_t triple) {
            const LineSet found = scratch_.after[m] & ~scratch_.before[m] & asked & ~sweep_.states_on[m];
            if (found == 0 || places_.is_fixed(m)) return;
            (places_.is_low(m) ? sweep_.low : sweep_.high)[triple] |= found;
        });
    }

    LineSweep& sweep_;
    LineScratch& scratch_;
    PairPlaces places_;
};

LineSet seeds_at(const LineSweep& sweep, std::size_t triple, int moves) {
    if (moves >= (1 << sweep.seed_planes) - 1) return 0;
    LineSet found = ~LineSet(0);
    for (int plane = 0; plane < sweep.seed_planes; ++plane) {
        const LineSet bits = sweep.seeds[triple * sweep.seed_planes + plane];
        found &= moves >> plane & 1 ? bits : ~bits;
    }
    return found;
}

/// Moves the bits of the first line states to their spots.
class Spots {
public:
    explicit Spots(const LineSweep& sweep) {
        for (const int spot : sweep.spots) in_use_[spot / 64] |= std::uint64_t(1) << spot % 64;
    }

    StateSet of(LineSet line_states) const {
        StateSet set{};
        for (int word = 0; word < 4; ++word) {
            set[word] = deposited(line_states, in_use_[word]);
            const int used = std::popcount(in_use_[word]);
            line_states = used == 64 ? 0 : line_states >> used;
        }
        return set;
    }

private:
    std::uint64_t in_use_[4] = {};
};

void seed(LineSweep& sweep, LineScratch& scratch, int x) {
    Leaving leaving(sweep, scratch);
    each_triple(sweep.table, x, [&](int y, int z, std::size_t triple) {
        if (x != y && x != z && y != z) return leaving.seed({x, y, z}, triple);
        std::fill_n(sweep.seeds + triple * sweep.seed_planes, sweep.seed_planes, ~LineSet(0));
        sweep.leaving[triple] = {unsolvable, unsolvable, unsolvable};
    });
}

void propagate(LineSweep& sweep, LineScratch& scratch, int u, const std::atomic<bool>& cancelled) {
    each_changed_pair(sweep.table, u, cancelled,
                      [&](const Pass& pass, int v) { LinePair(sweep, scratch, pass, u, v); });
}

LineSettled settle(LineSweep& sweep, int x, int moves) {
    LineSettled settled;
    const bool is_same = moves > sweep.same_above;
    const LineSet asked = is_same ? sweep.on_target : ~LineSet(0);
    const LineSet target_line_states[] = {LineSet(1) << sweep.goal_state, LineSet(1) << sweep.spots.size(),
                                          LineSet(2) << sweep.spots.size()};
    each_triple(sweep.table, x, [&](int y, int z, std::size_t triple) {
        LineSet found = sweep.low[triple] | sweep.high[triple];
        if (!is_same) {
            found |= seeds_at(sweep, triple, moves);
        } else if (moves > sweep.same_above + 1) {
            for (int i = 0; i < 3; ++i) found |= sweep.leaving[triple][i] == moves ? target_line_states[i] : 0;
        }
        const LineSet taken = sweep.states_on[x] | sweep.states_on[y] | sweep.states_on[z];
        found &= asked & ~sweep.known[triple] & ~taken;
        const LineSet known = sweep.known[triple] |= found;
        settled.is_open |= x != y && x != z && y != z && (~known & sweep.on_target & ~taken) != 0;
        if (found == 0) return;
        settled.any = true;
        mark_changed(sweep.table, x, y, z);
        const LineSet answers = found & ~sweep.no_answers;
        settled.answers += std::popcount(answers);
        settled.on_line += std::popcount(answers & ~sweep.on_target);
        for (int plane = 0; moves >> plane != 0; ++plane) {
            if (moves >> plane & 1) sweep.planes[plane][triple] |= answers;
        }
    });
    return settled;
}

void write(const LineSweep& sweep, int x, StateSet* planes, int used) {
    const Spots spots(sweep);
    const std::size_t triples = sweep.table.triples;
    const LineSet answers = ~sweep.no_answers;
    const bool is_same = sweep.same_above < LineSweep::max_distance;
    each_triple(sweep.table, x, [&](int, int, std::size_t triple) {
        StateSet free[max_planes], in_all = ~StateSet{};
        for (int plane = 0; plane < sweep.free.used; ++plane) {
            std::memcpy(&free[plane], &sweep.free.planes[(plane * triples + triple) * sizeof(StateSet)],
                        sizeof(StateSet));
            in_all &= free[plane];
        }
        const LineSet known = sweep.known[triple] & answers;
        const LineSet unsolved = (is_same ? sweep.on_target & answers : answers) & ~known;
        const StateSet same = ~spots.of(known | unsolved), none = spots.of(unsolved);
        for (int plane = 0; plane < used; ++plane) {
            const LineSet bits = plane < int(sweep.planes.size()) ? sweep.planes[plane][triple] : 0;
            const StateSet before = plane < sweep.free.used ? free[plane] : in_all;
            planes[plane * triples + triple] = (before & same) | spots.of(bits) | none;
        }
    });
}

}  // namespace

const LineCode& lines() {
    static const LineCode code{.seed = seed, .propagate = propagate, .settle = settle, .write = write};
    return code;
}

}  // namespace ricochet::strong::RICOCHET_CPU_TARGET
