#include <algorithm>
#include <array>

#include "strong/certificate_kinds.hpp"
#include "strong/helper_check.hpp"

namespace ricochet::strong {

namespace {

/// The check without the ricochet rule. It judges every place except the target.
class FreeCheck final : public HelperCheck {
public:
    FreeCheck(const StrongQuestion& question, const StrongPlan& plan, const FinishedTable& table, int threads,
              StrongControl& control)
        : HelperCheck(question, plan, table, threads, control),
          active_steps_(slide_steps(question.puzzle, question.stands, question.puzzle.target_robot)) {
        lanes_ = square_;
        for (int spot = 0; spot < plan.spots; ++spot) {
            lane_of_[spot] = std::int16_t(spot);
            if (spot != goal_) add(judged_, spot);
        }
    }

    std::optional<WrongDistance> find() {
        move_helpers();
        each_pair([&](int, int x, int y, int first, int end) {
            for (int z = first; z < end; ++z) {
                const std::array helpers{x, y, z};
                if (z != x && z != y && !is_settled(helpers, numbers_.number(helpers))) {
                    judge(helpers, numbers_.number(helpers));
                }
            }
        });
        return faults_.first();
    }

private:
    void gather(Block& block) const override {
        code_.unpack(given_, plan_.triples, block.triples.data(), plan_.spots, lanes_, block.rows.data());
    }

    bool move_active(Block& block, const Mover& mover, int u, int v) const override {
        // Of any three numbers, two are both even or both odd, so such pairs cover all triples.
        const bool is_due = plan_.alike == 3 ? (u + v) % 2 == 0 : mover.role == 0;
        if (!is_due) return false;
        code_.transpose(block.rows.data(), square_, block.active_rows.data());
        block.active_least.fill(unsolvable);
        code_.bring_down(active_steps_, block.mover_lanes, block.active_rows.data(), square_, square_,
                         block.active_least.data());
        code_.transpose(block.active_least.data(), square_, block.back.data());
        return true;
    }

    /// Returns whether a distance one less was found for every place except the target, whose distance must be 0.
    bool is_settled(const std::array<int, 3>& helpers, std::uint64_t triple) const {
        bool is_right = true;
        for (int word = 0; word < words(); ++word) {
            std::uint64_t in_any = 0, in_all = ~std::uint64_t(0);
            for (int plane = 0; plane < given_.used; ++plane) {
                const std::uint64_t bits = table_.word(triple, plane, word);
                in_any |= bits;
                in_all &= bits;
            }
            const std::uint64_t exists = word == plan_.spots / 64 ? (std::uint64_t(1) << plan_.spots % 64) - 1
                                                                  : (word < plan_.spots / 64 ? ~std::uint64_t(0) : 0);
            std::uint64_t right = confirmed(triple, word) | in_all;
            if (word == goal_ / 64) {
                const std::uint64_t goal = std::uint64_t(1) << goal_ % 64;
                const bool is_taken = std::find(helpers.begin(), helpers.end(), goal_) != helpers.end();
                right = (right & ~goal) | (goal & (is_taken ? in_all : ~in_any));
            }
            is_right &= (exists & ~right) == 0;
        }
        return is_right;
    }

    std::uint8_t given(std::uint64_t, int) const override { return 0; }

    std::uint8_t at_rest(const std::array<int, 3>&, std::uint64_t triple, int spot, Heading) const override {
        return table_.at(triple, spot);
    }

    std::vector<SlideStep> active_steps_;
};

}  // namespace

std::optional<WrongDistance> find_wrong_distance_free(const StrongQuestion& question, const StrongPlan& plan,
                                                      const FinishedTable& table, int threads, StrongControl& control) {
    return FreeCheck(question, plan, table, threads, control).find();
}

}  // namespace ricochet::strong
