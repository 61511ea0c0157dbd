#include <algorithm>
#include <array>
#include <vector>

#include "strong/certificate_kinds.hpp"
#include "strong/helper_check.hpp"
#include "strong/memories_on_target.hpp"

namespace ricochet::strong {

namespace {

/// The check with the ricochet rule. It judges the target's row and column. Everywhere else, the table must agree with
/// the table without the rule.
class RuledCheck final : public HelperCheck {
public:
    RuledCheck(const StrongQuestion& question, const StrongPlan& plan, const FinishedTable& table,
               const FinishedTable& beside, int threads, StrongControl& control)
        : HelperCheck(question, plan, table, threads, control),
          free_(beside),
          beside_(beside, plan.triples),
          level_(plan.spots, goal_, code_),
          upright_(plan.spots, goal_, code_) {
        const int goal = question.puzzle.target, width = question.puzzle.width;
        lane_of_.fill(-1);
        outside_.fill(0);
        for (int spot = 0; spot < plan.spots; ++spot) {
            in_row_[spot] = question.stands[spot] / width == goal / width;
            in_column_[spot] = question.stands[spot] % width == goal % width;
            if (in_row_[spot] || in_column_[spot]) {
                add(judged_, int(judged_spots_.size()));
                lane_of_[spot] = std::int16_t(judged_spots_.size());
                judged_spots_.push_back(spot);
            } else {
                outside_[spot] = 255;
            }
        }
        lanes_ = (int(judged_spots_.size()) + group - 1) / group * group;
        rows_ = Rows(plan.triples * lanes_);
        crossings_.resize(plan.spots);
        for (const Heading direction : headings) {
            for (int lane = 0; lane < int(judged_spots_.size()); ++lane) {
                const Way& way = active_.of(judged_spots_[lane], direction);
                free_ends_[direction][lane] = end_at(Taken().stop(way), direction);
                for (const int passed : way.spots) {
                    if (passed != on_diagonal) crossings_[passed].push_back({.lane = lane, .direction = direction});
                }
            }
        }
    }

    std::optional<WrongDistance> find() {
        std::vector<Pair> pairs(threads_, Pair(square_, free_ends_));
        read(pairs);
        level_.settle(steps_, threads_, control_);
        upright_.settle(steps_, threads_, control_);
        move_helpers();
        move_active_robot(pairs);
        return faults_.first();
    }

private:
    /// The end of a slide of the active robot, as an index into `Pair::distances`: its spot in the table without the
    /// rule, `row_size` plus its lane in the table with the rule, or one of these.
    static constexpr int on_goal_level = 2 * row_size, on_goal_upright = on_goal_level + 1, nowhere = on_goal_level + 2;
    using Stops = ByHeading<std::array<std::uint16_t, row_size>>;  // by direction and lane

    /// The working memory of one thread, for all triples with the same two helpers.
    struct Pair {
        Pair(int square, const Stops& free_ends) : free(std::size_t(square) * square), ruled(free), stops(free_ends) {}

        std::array<std::uint64_t, row_size> triples{};  // by the third helper's spot
        Rows free, ruled;                               // rows by that spot
        Rows distances{nowhere + 1}, least{row_size};
        Taken taken;
        Stops stops;
    };

    /// A slide of the active robot that crosses a cell.
    struct Crossing {
        int lane;
        Heading direction;
    };

    std::uint16_t end_at(int stop, Heading direction) const {
        if (stop == none) return nowhere;
        if (stop == goal_) return is_level(direction) ? on_goal_level : on_goal_upright;
        return std::uint16_t((is_level(direction) ? in_row_ : in_column_)[stop] ? row_size + lane_of_[stop] : stop);
    }

    /// Calls visit(pair, helpers, triple) for each triple, after `unpack` has unpacked its rows.
    template <class Unpack, class Visit>
    void each_triple(std::vector<Pair>& pairs, const Unpack& unpack, const Visit& visit) {
        each_pair([&](int worker, int x, int y, int first, int end) {
            Pair& pair = pairs[worker];
            for (int z = first; z < end; ++z) pair.triples[z] = z == x || z == y ? absent : numbers_.number({x, y, z});
            unpack(pair, first, end - first);
            for (int z = first; z < end; ++z) {
                if (pair.triples[z] != absent) visit(pair, std::array{x, y, z}, pair.triples[z]);
            }
        });
    }

    void unpack(const FinishedTable& table, const Pair& pair, int first, int count, Rows& rows) const {
        code_.unpack(table, plan_.triples, &pair.triples[first], count, square_,
                     rows.data() + std::size_t(first) * square_);
    }

    /// Reads both tables. Compares them outside the target's row and column, keeps the distances inside, and finds
    /// those of a robot that leaves its target at once.
    void read(std::vector<Pair>& pairs) {
        const auto unpack_both = [&](Pair& pair, int first, int count) {
            unpack(free_, pair, first, count, pair.free);
            unpack(given_, pair, first, count, pair.ruled);
        };
        each_triple(pairs, unpack_both, [&](Pair& pair, const std::array<int, 3>& helpers, std::uint64_t triple) {
            const std::uint8_t* const free = pair.free.data() + std::size_t(helpers[2]) * square_;
            const std::uint8_t* const ruled = pair.ruled.data() + std::size_t(helpers[2]) * square_;
            std::uint8_t differs = 0;
            for (int spot = 0; spot < square_; ++spot) differs |= (free[spot] ^ ruled[spot]) & outside_[spot];
            for (int spot = 0; differs != 0 && spot < plan_.spots; ++spot) {
                if (outside_[spot]) faults_.compare(triple, spot, ruled[spot], free[spot]);
            }
            std::uint8_t* const row = rows_.data() + triple * lanes_;
            for (std::size_t lane = 0; lane < judged_spots_.size(); ++lane) row[lane] = ruled[judged_spots_[lane]];
            if (std::find(helpers.begin(), helpers.end(), goal_) == helpers.end())
                leave_goal(pair, helpers, free, ruled);
        });
    }

    /// Moves a robot off its target, for a robot that came there along its row and for one that came along its column.
    void leave_goal(Pair& pair, const std::array<int, 3>& helpers, const std::uint8_t* free,
                    const std::uint8_t* ruled) {
        std::uint8_t least_level = unsolvable, least_upright = unsolvable;
        pair.taken.set(helpers, true);
        for (const Heading direction : headings) {
            const int stop = pair.taken.stop(active_.of(goal_, direction));
            if (stop == none) continue;
            auto& straight = is_level(direction) ? least_level : least_upright;
            auto& across = is_level(direction) ? least_upright : least_level;
            straight = std::min(straight, one_more(ruled[stop]));
            across = std::min(across, one_more(free[stop]));
        }
        pair.taken.set(helpers, false);
        const auto put = [&](int a, int b, int c) {
            level_.put({helpers[a], helpers[b], helpers[c]}, least_level);
            upright_.put({helpers[a], helpers[b], helpers[c]}, least_upright);
        };
        put(0, 1, 2);
        if (plan_.alike > 1) put(0, 2, 1);
        if (plan_.alike < 3) return;
        put(1, 0, 2);
        put(1, 2, 0);
        put(2, 0, 1);
        put(2, 1, 0);
    }

    void gather(Block& block) const override {
        std::uint8_t* row = block.rows.data();
        for (int m = 0; m < plan_.spots; ++m, row += lanes_) {
            if (block.triples[m] == absent) {
                std::fill_n(row, lanes_, unsolvable);
            } else {
                std::copy_n(rows_.data() + block.triples[m] * lanes_, lanes_, row);
            }
        }
    }

    bool move_active(Block&, const Mover&, int, int) const override { return false; }

    /// Moves the active robot and checks whether every judged place is settled. Only slides that a helper can block get
    /// new ends.
    void move_active_robot(std::vector<Pair>& pairs) {
        const auto unpack_free = [&](Pair& pair, int first, int count) {
            unpack(free_, pair, first, count, pair.free);
        };
        each_triple(pairs, unpack_free, [&](Pair& pair, const std::array<int, 3>& helpers, std::uint64_t triple) {
            const std::uint8_t* const stored = rows_.data() + triple * lanes_;
            std::uint8_t* const distances = pair.distances.data();
            std::copy_n(pair.free.data() + std::size_t(helpers[2]) * square_, square_, distances);
            std::copy_n(stored, lanes_, distances + row_size);
            distances[on_goal_level] = level_.at(helpers);
            distances[on_goal_upright] = upright_.at(helpers);
            pair.taken.set(helpers, true);
            for (const int helper : helpers) {
                for (const auto& [lane, direction] : crossings_[helper]) {
                    const int stop = pair.taken.stop(active_.of(judged_spots_[lane], direction));
                    pair.stops[direction][lane] = end_at(stop, direction);
                }
            }
            for (std::size_t lane = 0; lane < judged_spots_.size(); ++lane) {
                pair.least.data()[lane] =
                    std::min(std::min(distances[pair.stops[north][lane]], distances[pair.stops[east][lane]]),
                             std::min(distances[pair.stops[south][lane]], distances[pair.stops[west][lane]]));
            }
            for (const int helper : helpers) {
                for (const auto& [lane, direction] : crossings_[helper]) {
                    pair.stops[direction][lane] = free_ends_[direction][lane];
                }
            }
            pair.taken.set(helpers, false);
            if (!is_settled(pair, helpers, triple, stored)) judge(helpers, triple);
        });
    }

    bool is_settled(const Pair& pair, const std::array<int, 3>& helpers, std::uint64_t triple,
                    const std::uint8_t* stored) const {
        LaneSet equal, above, asked = judged_;
        code_.compare(stored, pair.least.data(), pair.least.data(), lanes_, equal.data(), above.data());
        bool is_right = true;
        for (const int helper : helpers) {
            leave_out(asked, helper);
            is_right &= lane_of_[helper] < 0 || stored[lane_of_[helper]] == unsolvable;
        }
        for (int word = 0; word < words(); ++word) {
            is_right &= (asked[word] & (above[word] | ~(equal[word] | confirmed(triple, word)))) == 0;
        }
        return is_right;
    }

    std::uint8_t given(std::uint64_t triple, int spot) const override { return beside_.at(triple, spot); }

    std::uint8_t at_rest(const std::array<int, 3>& helpers, std::uint64_t triple, int spot,
                         Heading direction) const override {
        if (spot == goal_) return (is_level(direction) ? level_ : upright_).at(helpers);
        return ((is_level(direction) ? in_row_ : in_column_)[spot] ? table_ : beside_).at(triple, spot);
    }

    FinishedTable free_;                                 // the table without the rule, to unpack
    PlaneReader beside_;                                 // the same table, to read single distances
    std::array<bool, row_size> in_row_{}, in_column_{};  // by spot: whether it is in the target's
    std::array<std::uint8_t, row_size> outside_;
    std::vector<int> judged_spots_;                 // by lane
    std::vector<std::vector<Crossing>> crossings_;  // by the spot that the slide crosses
    Stops free_ends_{};                             // on a board without helpers
    Rows rows_{0};                                  // the judged lanes, by triple
    MemoryOnTarget level_, upright_;
};

}  // namespace

std::optional<WrongDistance> find_wrong_distance_ruled(const StrongQuestion& question, const StrongPlan& plan,
                                                       const FinishedTable& table, const FinishedTable& beside,
                                                       int threads, StrongControl& control) {
    return RuledCheck(question, plan, table, beside, threads, control).find();
}

}  // namespace ricochet::strong
