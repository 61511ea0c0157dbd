#include "strong/ruled.hpp"

#include <algorithm>
#include <bit>
#include <memory>
#include <stdexcept>
#include <vector>

#include "strong/cpu_targets.hpp"
#include "strong/line_sweep.hpp"
#include "strong/share.hpp"
#include "strong/steps.hpp"

namespace ricochet::strong {

namespace {

class RuledSolver {
public:
    RuledSolver(const StrongQuestion& question, const StrongPlan& plan, const KnownTable& free, int threads,
                StrongControl& control)
        : plan_(plan),
          free_(free),
          threads_(threads),
          control_(control),
          known_(plan.triples),
          low_(plan.triples),
          high_(plan.triples) {
        lay_out(question, plan, sweep_.table);
        lay_out_lines(question, sweep_);
        sweep_.free = free.table;
        sweep_.seed_planes =
            std::bit_width(free.distribution.size() + 1);  // a seed is at most one more than a distance
        seeds_ = std::make_unique_for_overwrite<LineSet[]>(plan.triples * sweep_.seed_planes);
        leaving_ = std::make_unique_for_overwrite<std::array<std::uint8_t, 3>[]>(plan.triples);
        sweep_.known = known_.data();
        sweep_.low = low_.data();
        sweep_.high = high_.data();
        sweep_.seeds = seeds_.get();
        sweep_.leaving = leaving_.get();
        const std::size_t pairs = std::size_t(plan.spots) * plan.spots;
        for (Flags& flags : sweep_.table.changed) flags = std::make_unique<std::atomic<std::uint8_t>[]>(pairs);
    }

    StrongOutcome run(std::span<std::byte> planes) {
        std::vector<LineScratch> scratch(threads_, LineScratch(sweep_));
        share([&](int worker, int x) { code_.seed(sweep_, scratch[worker], x); });
        for (const LineScratch& some : scratch) {
            targets_ += some.targets;
            for (std::size_t i = 0; i < on_line_.size(); ++i) on_line_[i] += some.counts[i];
        }
        // Positions on the lines, not on the target, that are within `moves` moves only without the rule.
        std::uint64_t left = 0;
        for (int moves = 1;; ++moves) {
            if (moves > (1 << max_planes) - 2) throw std::overflow_error("a distance does not fit its planes");
            share([&](int worker, int u) { code_.propagate(sweep_, scratch[worker], u, control_.cancelled); });
            while (moves >> sweep_.planes.size() != 0) sweep_.planes.emplace_back(plan_.triples);
            control_.moves = moves;
            const LineSettled settled = settle(moves);
            if (control_.cancelled) return {};
            found_.resize(moves + 1);
            found_[moves] = settled.answers;
            const bool is_same = sweep_.same_above < LineSweep::max_distance;
            left += on_line_[moves] - settled.on_line;
            if (!is_same && left == 0) sweep_.same_above = moves;
            const bool is_late = moves > int(free_.distribution.size());  // no more seeds
            if ((is_late && !settled.any) || (is_same && !settled.is_open)) break;
        }
        StrongOutcome outcome;
        outcome.distribution = distribution();
        outcome.planes = std::max(1, int(std::bit_width(outcome.distribution.size())));
        auto* const sets = reinterpret_cast<StateSet*>(planes.data());
        share([&](int, int x) { code_.write(sweep_, x, sets, outcome.planes); });
        outcome.complete = !control_.cancelled;
        return outcome;
    }

private:
    void share(const std::function<void(int, int)>& work) {
        strong::share(threads_, control_, plan_.spots, [&](int worker, std::size_t x) { work(worker, int(x)); });
    }

    LineSettled settle(int moves) {
        std::vector<LineSettled> parts(threads_);
        share([&](int worker, int x) {
            const LineSettled row = code_.settle(sweep_, x, moves);
            parts[worker].answers += row.answers;
            parts[worker].on_line += row.on_line;
            parts[worker].any |= row.any;
            parts[worker].is_open |= row.is_open;
        });
        LineSettled all;
        for (const LineSettled& part : parts) {
            all.answers += part.answers;
            all.on_line += part.on_line;
            all.any |= part.any;
            all.is_open |= part.is_open;
        }
        return all;
    }

    std::vector<std::uint64_t> distribution() const {
        std::vector<std::uint64_t> counts = free_.distribution;
        counts.resize(std::max(counts.size(), found_.size()));
        for (std::size_t moves = 0; moves < counts.size(); ++moves) {
            if (int(moves) <= sweep_.same_above) counts[moves] -= on_line_[moves];
            if (moves < found_.size()) counts[moves] += found_[moves];
        }
        if (!counts.empty()) counts[0] -= targets_;
        while (!counts.empty() && counts.back() == 0) counts.pop_back();
        return counts;
    }

    const StrongPlan& plan_;
    const KnownTable& free_;
    int threads_;
    StrongControl& control_;
    const LineCode& code_ = chosen_sweeps().lines();
    LineSweep sweep_;
    std::vector<LineSet> known_, low_, high_;
    std::unique_ptr<LineSet[]> seeds_;
    std::unique_ptr<std::array<std::uint8_t, 3>[]> leaving_;
    std::array<std::uint64_t, 256> on_line_{};  // positions on the lines, not on the target, by their free distance
    std::uint64_t targets_ = 0;                 // the number of positions on the target
    std::vector<std::uint64_t> found_;          // by distance with the rule
};

}  // namespace

LineScratch::LineScratch(const LineSweep& sweep) : masks(sweep.states_on), crossings(sweep.table.spots) {
    std::copy(std::begin(sweep.table.masks.of[0]), std::end(sweep.table.masks.of[0]), places);
    for (std::size_t path = 0; path < sweep.paths.size(); ++path) {
        for (std::size_t place = 0; place < sweep.paths[path].size(); ++place) {
            const int spot = sweep.paths[path][place];
            if (spot >= 0) crossings[spot].insert(crossings[spot].end(), {int(path), int(place)});
        }
    }
}

bool has_lines(const StrongQuestion& question, const StrongPlan& plan) {
    const Puzzle& puzzle = question.puzzle;
    const auto is_on_line = [&](int cell) {
        return cell / puzzle.width == puzzle.target / puzzle.width ||
               cell % puzzle.width == puzzle.target % puzzle.width;
    };
    const auto line_states = std::count_if(question.stands.begin(), question.stands.end(), is_on_line) + 2;
    return !plan.turns_active && line_states <= max_line_states;
}

StrongOutcome solve_ruled(const StrongQuestion& question, const StrongPlan& plan, const KnownTable& free,
                          std::span<std::byte> planes, int threads, StrongControl& control) {
    return RuledSolver(question, plan, free, threads, control).run(planes);
}

}  // namespace ricochet::strong
