#include "strong/helper_check.hpp"

#include <algorithm>
#include <atomic>

#include "strong/cpu_targets.hpp"

namespace ricochet::strong {

namespace {

std::vector<Mover> movers(int alike) {
    const Mover last{.role = 2, .first = 0, .second = 1, .is_sorted = alike == 3};
    if (alike == 3) return {last};
    const Mover first{.role = 0, .first = 1, .second = 2, .is_sorted = alike == 2};
    if (alike == 2) return {first, last};
    return {first, {.role = 1, .first = 0, .second = 2, .is_sorted = false}, last};
}

}  // namespace

HelperCheck::HelperCheck(const StrongQuestion& question, const StrongPlan& plan, const FinishedTable& table,
                         int threads, StrongControl& control)
    : question_(question),
      plan_(plan),
      threads_(threads),
      control_(control),
      code_(chosen_sweeps().rows()),
      numbers_(plan),
      given_(table),
      table_(table, plan.triples),
      faults_(control),
      active_(question.puzzle, question.stands, question.puzzle.target_robot),
      square_((plan.spots + group - 1) / group * group) {
    for (int spot = 0; spot < plan.spots; ++spot) {
        if (question.stands[spot] == question.puzzle.target) goal_ = spot;
    }
    for (int role = 0; role < 3; ++role) {
        ways_.emplace_back(question.puzzle, question.stands, plan.helpers[role]);
        steps_[role] = slide_steps(question.puzzle, question.stands, plan.helpers[role]);
    }
}

void HelperCheck::move_helpers() {
    const auto all = movers(plan_.alike);
    std::vector<Block> blocks(threads_, Block(plan_.spots, square_, lanes_));
    for (Block& block : blocks) block.active_lanes.lane_of = lane_of_;
    confirmed_.resize(2 * plan_.triples * words());
    std::uint64_t to_do = 0;
    for (const Mover& mover : all) to_do += std::uint64_t(plan_.spots) * (plan_.spots - 1) / (mover.is_sorted ? 2 : 1);
    std::atomic<std::uint64_t> blocks_done{0};
    share(threads_, control_, plan_.spots, [&](int worker, std::size_t item) {
        const int u = int(item);
        for (const Mover& mover : all) {
            for (int v = mover.is_sorted ? u + 1 : 0; v < plan_.spots && !control_.cancelled; ++v) {
                if (u == v) continue;
                move_helper(blocks[worker], mover, u, v);
                ++blocks_done;
            }
        }
        control_.known = std::uint64_t(double(plan_.positions) * double(blocks_done) / double(to_do));
    });
}

void HelperCheck::judge(const std::array<int, 3>& helpers, std::uint64_t triple) {
    for (int spot = 0; spot < plan_.spots; ++spot) {
        faults_.compare(triple, spot, table_.at(triple, spot), due(helpers, triple, spot));
    }
}

std::uint8_t HelperCheck::due(const std::array<int, 3>& helpers, std::uint64_t triple, int spot) const {
    if (std::find(helpers.begin(), helpers.end(), spot) != helpers.end()) return unsolvable;
    if (lane_of_[spot] < 0 || !is_in(judged_, lane_of_[spot])) return given(triple, spot);
    std::uint8_t least = unsolvable;
    Taken taken;
    taken.set(helpers, true);
    for (const Heading direction : headings) {
        const int stop = taken.stop(active_.of(spot, direction));
        if (stop != none) least = std::min(least, at_rest(helpers, triple, stop, direction));
    }
    taken.set(spot, true);
    for (int role = 0; role < 3; ++role) {
        taken.set(helpers[role], false);
        for (const Heading direction : headings) {
            const int stop = taken.stop(ways_[role].of(helpers[role], direction));
            if (stop != none) least = std::min(least, table_.at(moved(helpers, role, stop), spot));
        }
        taken.set(helpers[role], true);
    }
    return one_more(least);
}

std::uint64_t HelperCheck::moved(std::array<int, 3> helpers, int role, int stop) const {
    helpers[role] = stop;
    return numbers_.number(helpers);
}

void HelperCheck::move_helper(Block& block, const Mover& mover, int u, int v) {
    std::array<int, 3> helpers{};
    helpers[mover.first] = u;
    helpers[mover.second] = v;
    for (int m = 0; m < plan_.spots; ++m) {
        helpers[mover.role] = m;
        block.triples[m] = m == u || m == v ? absent : numbers_.number(helpers);
    }
    gather(block);
    for (Obstacles* obstacles : {&block.active_lanes, &block.mover_lanes})
        obstacles->taken[u] = obstacles->taken[v] = 1;
    block.least.fill(unsolvable);
    code_.bring_down(steps_[mover.role], block.active_lanes, block.rows.data(), lanes_, lanes_, block.least.data());
    const Rows& other = move_active(block, mover, u, v) ? block.back : block.least;
    for (Obstacles* obstacles : {&block.active_lanes, &block.mover_lanes})
        obstacles->taken[u] = obstacles->taken[v] = 0;
    code_.compare(block.rows.data(), block.least.data(), other.data(), std::size_t(plan_.spots) * lanes_,
                  block.equal.data(), block.above.data());
    // No other thread writes to the same half: one half is for movers that come before u in the triple. All other
    // movers of a triple have the same u, and one thread has all blocks of u.
    const bool is_low = plan_.alike < 3 && mover.role == 0;
    LaneSet asked = judged_;
    for (const int spot : {u, v}) leave_out(asked, spot);
    for (int m = 0; m < plan_.spots; ++m) {
        if (block.triples[m] == absent) continue;
        LaneSet of_mover = asked;
        leave_out(of_mover, m);
        const std::uint64_t first = block.triples[m] + (is_low || (plan_.alike == 3 && m < u) ? 0 : plan_.triples);
        std::uint64_t above = 0;
        for (int word = 0; word < words(); ++word) {
            confirmed_[first * words() + word] |= block.equal[m * words() + word] & of_mover[word];
            above |= block.above[m * words() + word] & of_mover[word];
        }
        if (above == 0) continue;
        helpers[mover.role] = m;
        judge(helpers, block.triples[m]);
    }
}

}  // namespace ricochet::strong
