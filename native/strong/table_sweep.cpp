#include "strong/table_sweep.hpp"

#include <cstring>

#include "strong/sweep_bits.hpp"

namespace ricochet::strong::RICOCHET_CPU_TARGET {

using namespace ::ricochet::RICOCHET_CPU_TARGET;

namespace {

/// Transposes 256 x 256 bits: bit j of row i becomes bit i of row j. Destroys the content of `from`.
void transpose(StateSet* from, StateSet* to) {
    for (int group = 0; group < max_spots; group += 64) transpose_lanes(from + group);
    for (int i = 0; i < 64; ++i) {  // transpose the four lanes of four rows in the same way
        const StateSet a = from[i], b = from[64 + i], c = from[128 + i], d = from[192 + i];
        const StateSet even_ab = shuffled<0, 4, 2, 6>(a, b);
        const StateSet even_cd = shuffled<0, 4, 2, 6>(c, d);
        const StateSet odd_ab = shuffled<1, 5, 3, 7>(a, b);
        const StateSet odd_cd = shuffled<1, 5, 3, 7>(c, d);
        to[i] = shuffled<0, 1, 4, 5>(even_ab, even_cd);
        to[64 + i] = shuffled<0, 1, 4, 5>(odd_ab, odd_cd);
        to[128 + i] = shuffled<2, 3, 6, 7>(even_ab, even_cd);
        to[192 + i] = shuffled<2, 3, 6, 7>(odd_ab, odd_cd);
    }
}

/// The sets of one pair: the helpers u and v are fixed, and the third is on every other spot m in turn.
class PairSweep {
public:
    PairSweep(TableSweep& sweep, Scratch& scratch, const Pass& pass, int u, int v)
        : sweep_(sweep),
          scratch_(scratch),
          pass_(pass),
          places_(sweep, pass, u, v),
          u_(u),
          v_(v) {}

    void run() {
        gather();
        for (int page = 0; page < sweep_.pages; ++page) {
            StateSet* masks = scratch_.masks.of[page];
            masks[u_] = masks[v_] = masks[outside];
            std::memset(scratch_.after[page], 0, sweep_.spots * sizeof(StateSet));
            walk(sweep_.helper_steps[pass_.mover], masks, scratch_.before[page], scratch_.after[page]);
        }
        if (places_.moves_active(pass_)) move_active();
        scatter();
        for (int page = 0; page < sweep_.pages; ++page) {
            scratch_.masks.of[page][u_] = sweep_.masks.of[page][u_];
            scratch_.masks.of[page][v_] = sweep_.masks.of[page][v_];
        }
    }

private:
    void gather() {
        const int pages = sweep_.pages;
        places_.each([&](int m, std::size_t triple) {
            if (places_.is_fixed(m)) {
                for (int page = 0; page < pages; ++page) scratch_.before[page][m] = StateSet{};
                return;
            }
            const StateSet* from = sweep_.known + triple * pages;
            prefetch(from + ahead_of_use);
            prefetch_to_write((places_.is_low(m) ? sweep_.low : sweep_.high) + triple * pages);
            for (int page = 0; page < pages; ++page) scratch_.before[page][m] = from[page];
        });
    }

    void move_active() {
        StateSet* before = scratch_.turned_before;
        StateSet* after = scratch_.turned_after;
        for (int page = 0; page < sweep_.pages; ++page) {
            std::memcpy(after, scratch_.before[page], max_spots * sizeof(StateSet));
            transpose(after, before + page * max_spots);
        }
        std::memset(after, 0, sweep_.pages * max_spots * sizeof(StateSet));
        walk(sweep_.active_steps, scratch_.masks.of[0], before, after);
        for (int page = 0; page < sweep_.pages; ++page) {
            transpose(after + page * max_spots, before);
            for (int m = 0; m < sweep_.spots; ++m) scratch_.after[page][m] |= before[m];
        }
    }

    void scatter() {
        for (int page = 0; page < sweep_.pages; ++page) {
            const StateSet* masks = sweep_.masks.of[page];
            const StateSet* before = scratch_.before[page];
            const StateSet* after = scratch_.after[page];
            const StateSet places = sweep_.used[page] & ~(masks[u_] | masks[v_]);
            places_.each([&](int m, std::size_t triple) {
                const StateSet found = after[m] & ~before[m] & places & ~masks[m];
                if (!any(found) || places_.is_fixed(m)) return;
                StateSet* to = places_.is_low(m) ? sweep_.low : sweep_.high;
                to[triple * sweep_.pages + page] |= found;
                sweep_.touched[places_.row(m)].store(1, std::memory_order_relaxed);
            });
        }
    }

    TableSweep& sweep_;
    Scratch& scratch_;
    const Pass& pass_;
    PairPlaces places_;
    int u_;
    int v_;
};

}  // namespace

// Both functions may run at the same time for different u or x.

/// Finds the states that one more move solves, for all pairs (u, .) of all passes.
void propagate(TableSweep& sweep, Scratch& scratch, int u, const std::atomic<bool>& cancelled) {
    each_changed_pair(sweep, u, cancelled,
                      [&](const Pass& pass, int v) { PairSweep(sweep, scratch, pass, u, v).run(); });
}

/// Makes the states found in the rows (x, .) known, at distance `moves`.
Settled settle(TableSweep& sweep, int x, int moves) {
    Settled settled;
    for (int y = 0; y < sweep.spots; ++y) {
        auto& touched = sweep.touched[sweep.pair(x, y)];
        if (!touched.load(std::memory_order_relaxed)) continue;
        touched.store(0, std::memory_order_relaxed);
        for (int z = sweep.is_sorted ? y + 1 : 0; z < sweep.spots; ++z) {
            const std::size_t triple = sweep.row(x, y) + z;
            StateSet found[max_pages];
            bool found_any = false;
            for (int page = 0; page < sweep.pages; ++page) {
                const std::size_t at = triple * sweep.pages + page;
                found[page] = (sweep.low[at] | sweep.high[at]) & ~sweep.known[at];
                found_any |= any(found[page]);
            }
            if (!found_any) continue;
            settled.any = true;
            for (int page = 0; page < sweep.pages; ++page) {
                sweep.known[triple * sweep.pages + page] |= found[page];
            }
            mark_changed(sweep, x, y, z);
            const StateSet second = sweep.second_page;
            const StateSet answers = (found[0] & ~second) | (found[sweep.pages > 1] & second);
            settled.answers += size(answers);
            for (int plane = 0; moves >> plane != 0; ++plane) {
                if (moves >> plane & 1) sweep.planes[plane * sweep.triples + triple] |= answers;
            }
        }
    }
    return settled;
}

}  // namespace ricochet::strong::RICOCHET_CPU_TARGET
