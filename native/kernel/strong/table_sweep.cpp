#include "kernel/strong/table_sweep.hpp"

#include <bit>
#include <cstring>

namespace ricochet::RICOCHET_CPU_TARGET {
namespace {

constexpr int ahead_of_use = 4;  // sets, for prefetching

bool any(const StateSet& set) { return (set[0] | set[1] | set[2] | set[3]) != 0; }

int size(const StateSet& set) {
    return std::popcount(set[0]) + std::popcount(set[1]) + std::popcount(set[2]) + std::popcount(set[3]);
}

void walk(const std::vector<Step>& steps, const StateSet* masks, const StateSet* from, StateSet* to) {
    StateSet x{};
    for (const Step& step : steps) {
        const StateSet taken = masks[step.ahead];
        const StateSet goes_on = x & ~taken;
        to[step.to] |= goes_on;
        x = goes_on | (from[step.from] & taken);
    }
}

/// Swaps, in eight rows `stride` apart, the off-diagonal squares of 4, 2 and 1 rows; each lane on its own.
template <int stride>
void swap_squares(StateSet* first) {
    constexpr std::uint64_t masks[] = {0x00000000FFFFFFFF, 0x0000FFFF0000FFFF, 0x00FF00FF00FF00FF,
                                       0x0F0F0F0F0F0F0F0F, 0x3333333333333333, 0x5555555555555555};
    StateSet rows[8];
    for (int i = 0; i < 8; ++i) rows[i] = first[i * stride];
#pragma GCC unroll 3
    for (int half = 4; half > 0; half /= 2) {
        const int shift = half * stride;
        const std::uint64_t mask = masks[5 - std::countr_zero(unsigned(shift))];
#pragma GCC unroll 8
        for (int i = 0; i < 8; ++i) {
            if (i & half) continue;
            const StateSet moved = ((rows[i] >> shift) ^ rows[i + half]) & mask;
            rows[i + half] ^= moved;
            rows[i] ^= moved << shift;
        }
    }
    for (int i = 0; i < 8; ++i) first[i * stride] = rows[i];
}

/// Transposes 256 x 256 bits: bit j of row i becomes bit i of row j. Leaves `from` in disorder.
void transpose(StateSet* from, StateSet* to) {
    for (int group = 0; group < max_slots; group += 64) {
        for (int i = 0; i < 8; ++i) swap_squares<8>(from + group + i);
        for (int i = 0; i < 64; i += 8) swap_squares<1>(from + group + i);
    }
    for (int i = 0; i < 64; ++i) {  // the four lanes of four rows likewise
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

/// The sets of one pair: the helpers u and v fixed, the third on every other slot m in turn.
class PairSweep {
public:
    PairSweep(TableSweep& sweep, Scratch& scratch, const Pass& pass, int u, int v)
        : sweep_(sweep),
          scratch_(scratch),
          pass_(pass),
          u_(u),
          v_(v),
          low_(edge(pass.low, u)),
          middle_(edge(pass.middle, v)) {}

    void run() {
        gather();
        for (int page = 0; page < sweep_.pages; ++page) {
            StateSet* masks = scratch_.masks.of[page];
            masks[u_] = masks[v_] = masks[outside];
            std::memset(scratch_.after[page], 0, sweep_.slots * sizeof(StateSet));
            walk(sweep_.helper_steps[pass_.mover], masks, scratch_.before[page], scratch_.after[page]);
        }
        const bool is_even = (u_ + v_) % 2 == 0;
        if (pass_.active == Pass::Active::always || (pass_.active == Pass::Active::even && is_even)) {
            move_active();
        }
        scatter();
        for (int page = 0; page < sweep_.pages; ++page) {
            scratch_.masks.of[page][u_] = sweep_.masks.of[page][u_];
            scratch_.masks.of[page][v_] = sweep_.masks.of[page][v_];
        }
    }

private:
    int edge(Pass::Edge where, int fixed) const {
        return where == Pass::Edge::first ? 0 : where == Pass::Edge::last ? sweep_.slots : fixed;
    }

    /// Calls visit(m, number of the triple) for every place of the mover.
    template <class Visit>
    void each_place(Visit&& visit) const {
        const std::size_t* column = sweep_.columns.data() + sweep_.pair(u_, 0);
        const std::size_t* row = sweep_.rows.data() + sweep_.pair(u_, 0);
        for (int m = 0; m < low_; ++m) visit(m, column[m] + v_);
        for (int m = low_; m < middle_; ++m) visit(m, row[m] + v_);
        for (int m = middle_; m < sweep_.slots; ++m) visit(m, row[v_] + m);
    }

    void gather() {
        const int pages = sweep_.pages;
        each_place([&](int m, std::size_t triple) {
            if (m == u_ || m == v_) {
                for (int page = 0; page < pages; ++page) scratch_.before[page][m] = StateSet{};
                return;
            }
            const StateSet* from = sweep_.known + triple * pages;
            prefetch(from + ahead_of_use);
            prefetch_to_write((m < low_ ? sweep_.low : sweep_.high) + triple * pages);
            for (int page = 0; page < pages; ++page) scratch_.before[page][m] = from[page];
        });
    }

    void move_active() {
        StateSet* before = scratch_.turned_before;
        StateSet* after = scratch_.turned_after;
        for (int page = 0; page < sweep_.pages; ++page) {
            std::memcpy(after, scratch_.before[page], max_slots * sizeof(StateSet));
            transpose(after, before + page * max_slots);
        }
        std::memset(after, 0, sweep_.pages * max_slots * sizeof(StateSet));
        walk(sweep_.active_steps, scratch_.masks.of[0], before, after);
        for (int page = 0; page < sweep_.pages; ++page) {
            transpose(after + page * max_slots, before);
            for (int m = 0; m < sweep_.slots; ++m) scratch_.after[page][m] |= before[m];
        }
    }

    void scatter() {
        for (int page = 0; page < sweep_.pages; ++page) {
            const StateSet* masks = sweep_.masks.of[page];
            const StateSet* before = scratch_.before[page];
            const StateSet* after = scratch_.after[page];
            const StateSet places = sweep_.used[page] & ~(masks[u_] | masks[v_]);
            each_place([&](int m, std::size_t triple) {
                const StateSet found = after[m] & ~before[m] & places & ~masks[m];
                if (!any(found) || m == u_ || m == v_) return;
                StateSet* to = m < low_ ? sweep_.low : sweep_.high;
                to[triple * sweep_.pages + page] |= found;
                const std::size_t row = m < low_ ? sweep_.pair(m, u_) : sweep_.pair(u_, m < middle_ ? m : v_);
                sweep_.touched[row].store(1, std::memory_order_relaxed);
            });
        }
    }

    TableSweep& sweep_;
    Scratch& scratch_;
    const Pass& pass_;
    int u_;
    int v_;
    int low_;
    int middle_;
};

}  // namespace

// Each may run for different u or x at the same time.

/// Finds what one more move solves, for all pairs (u, .) of all passes.
void propagate(TableSweep& sweep, Scratch& scratch, int u, const std::atomic<bool>& cancelled) {
    for (const Pass& pass : sweep.passes) {
        for (int v = pass.is_sorted ? u + 1 : 0; v < sweep.slots && !cancelled; ++v) {
            auto& changed = sweep.changed[pass.changed][sweep.pair(u, v)];
            if (v == u || !changed.load(std::memory_order_relaxed)) continue;
            changed.store(0, std::memory_order_relaxed);
            PairSweep(sweep, scratch, pass, u, v).run();
        }
    }
}

/// Makes what was found in the rows (x, .) known, in so many moves.
Settled settle(TableSweep& sweep, int x, int moves) {
    Settled settled;
    const auto mark = [&](int which, int first, int second) {
        sweep.changed[sweep.changed_by[which]][sweep.pair(first, second)].store(1, std::memory_order_relaxed);
    };
    for (int y = 0; y < sweep.slots; ++y) {
        auto& touched = sweep.touched[sweep.pair(x, y)];
        if (!touched.load(std::memory_order_relaxed)) continue;
        touched.store(0, std::memory_order_relaxed);
        for (int z = sweep.is_sorted ? y + 1 : 0; z < sweep.slots; ++z) {
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
            mark(0, x, y);
            mark(1, x, z);
            mark(2, y, z);
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

}  // namespace ricochet::RICOCHET_CPU_TARGET
