// Takes states off the open list, looks them up in the closed set and expands them.
//
// A state is looked up when it is taken off the open list, not when it is put there. Several are looked up at a time,
// so that their memory can be prefetched. The last three moves need no states: if three moves of the searched length
// are left, `LastThreeMoves` decides whether they suffice.
#pragma once

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdint>

#include "kernel/search/commuting_moves.hpp"
#include "kernel/search/search_state.hpp"

namespace ricochet::RICOCHET_CPU_TARGET {

/// The maximum number of entries that are processed together.
inline constexpr int max_at_once = max_queried;

/// Pops the next few entries of a stack, prefetches their places in the table and calls `visit(entry)` for each.
template <int at_once, int robots, typename Visit>
void pop_some(SearchState<robots>& search, Worker& worker, EntryStack& stack, const ClosedTable& table, Visit visit) {
    Entry taken[at_once];
    int count = 0;
    for (; count < at_once && !stack.empty(); ++count) {
        taken[count] = stack.pop(worker.chunks);
        table.prefetch(search.state_of(taken[count]));
    }
    for (int i = 0; i < count; ++i) visit(taken[i]);
    worker.taken += std::uint64_t(count);
    if (worker.taken >= worker.next_check) search.check_limits(worker);
}

/// Pops the next few entries of a stack and calls `visit(entry)` for those that are better than the entries in the
/// table. All of them must belong in that table.
template <int at_once, int robots, typename Visit>
void take_some(SearchState<robots>& search, Worker& worker, EntryStack& stack, ClosedTable& table, Visit visit) {
    if (table.is_full() && !table.grow(search.work.budget)) return;
    pop_some<at_once>(search, worker, stack, table, [&](Entry entry) {
        if (table.improve(entry)) visit(entry);
    });
}

template <int robots>
void expand(SearchState<robots>& search, Worker& worker, Entry entry) {
    const Problem<robots>& problem = search.problem;
    const State state = search.state_of(entry);
    const int g = entry.cost().g() + 1;  // of the children
    Slides slides;
    problem.find_moves(state, slides);
    const std::uint32_t useful = slides.legal & ~redundant_lanes(problem, entry, slides);
    const int h_here = problem.slots.candidates == 1 ? problem.free_stop_moves(state) : 0;
    EntryStack* buckets[2] = {};  // of this f-cost and the next, where most children belong
    for (std::uint32_t rest = useful; rest != 0; rest &= rest - 1) {
        const int lane = std::countr_zero(rest);
        Slot now;
        const State child = problem.child(state, lane, slides, now);
        const int h = h_here > 0 && lane >= 4 ? h_here : problem.free_stop_moves(child);
        if (h >= unreachable) continue;
        const bool is_last = h <= lookahead && g + lookahead == search.f;
        const int f = is_last ? search.f : std::max(search.f, g + std::max(h, lookahead + 1));
        const Entry reached = new_entry(child, last_move_bits(problem, state, lane, now, slides), g);
        if (f <= search.f + 1) {
            EntryStack*& bucket = buckets[f - search.f];
            if (bucket == nullptr) bucket = worker.open.bucket_to_fill(f, g, worker.chunks, search.work.budget);
            search.put(worker, bucket, reached);
        } else {
            search.put(worker, reached, f);
        }
    }
}

/// Expands a state, or tests it if three moves of the length are left.
template <int robots>
void process(SearchState<robots>& search, Worker& worker, ClosedTable& table, Entry entry) {
    if (!search.count_expansion(worker)) return;
    if (search.f - entry.cost().g() > lookahead) {
        if (table.mark(entry, true)) expand(search, worker, entry);
    } else if (search.problem.is_solved_within_three(search.state_of(entry))) {
        worker.ends.push({search.state_of(entry).bits}, worker.chunks, search.work.budget);
    } else {
        search.put(worker, entry.expanded(), search.f + 1);
    }
}

/// Processes entries of one bucket, which must be in the table. An entry that the thorough bound refutes for this
/// f-cost waits for the next f-cost.
template <int robots>
void process_all(SearchState<robots>& search, Worker& worker, ClosedTable& table, const Entry* entries, int count) {
    assert(count <= max_at_once);
    constexpr std::uint64_t thorough_from = 5;  // expansions from which the thorough bound is worth its tables
    Problem<robots>& problem = search.problem;
    Answers& answers = search.work.answers;
    const bool is_sharded = search.work.closed.is_sharded();
    const bool remembers = answers.remembers() && !is_sharded;  // threads do not share answers
    State queried[max_at_once];
    int number_of[max_at_once];  // the index in `entries` of each queried state
    std::uint64_t deferred = 0;  // a bit for each queried state that has been deferred before
    int number = 0, left = 0;
    bool refuted[max_at_once] = {}, answered[max_at_once];
    if (worker.expanded >= thorough_from || is_sharded) {
        for (int i = 0; i < count; ++i) {
            const State state = search.state_of(entries[i]);
            const int moves = search.f - entries[i].cost().g();
            const bool is_deferred = !entries[i].is_new();
            if (moves <= lookahead) continue;
            if (!Thorough::is_worthwhile(problem.free_stop_moves(state), moves, is_deferred)) continue;
            if (remembers && answers.find(state, moves, refuted[i])) continue;
            refuted[i] = false;
            deferred |= std::uint64_t(is_deferred) << number;
            queried[number] = state;
            number_of[number++] = i;
            left = moves;
        }
        if (number > 0) {
            problem.build_thorough_bound();
            problem.refute(queried, number, left, deferred, answered);
        }
        for (int i = 0; i < number; ++i) {
            refuted[number_of[i]] = answered[i];
            if (remembers) answers.add(queried[i], left, answered[i]);
        }
    }
    EntryStack* next_bucket = nullptr;  // of the next f-cost and the last g-cost
    int next_g = -1;
    for (int i = 0; i < count; ++i) {
        if (refuted[i]) {
            if (!entries[i].is_new() && !table.mark(entries[i], false)) continue;  // a new entry is marked already
            if (const int g = entries[i].cost().g(); g != next_g) {
                next_bucket = worker.open.bucket_to_fill(search.f + 1, g, worker.chunks, search.work.budget);
                next_g = g;
            }
            search.put(worker, next_bucket, entries[i].expanded());
        } else {
            process(search, worker, table, entries[i]);
        }
    }
}

}  // namespace ricochet::RICOCHET_CPU_TARGET
