#include "strong/certificate.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <stdexcept>
#include <vector>

#include "strong/byte_rows.hpp"
#include "strong/cpu_targets.hpp"
#include "strong/faults.hpp"
#include "strong/memories_on_target.hpp"
#include "strong/share.hpp"
#include "strong/vortex_certificate.hpp"
#include "strong/ways.hpp"

namespace ricochet::strong {

namespace {

/// A way in which helpers can move: the helpers of two roles are fixed; the third can be anywhere.
struct Mover {
    int role;
    int first, second;  // the roles that are fixed
    bool is_sorted;     // they are alike, and the first is on the lower spot
};

std::vector<Mover> movers(int alike) {
    if (alike == 3) return {{2, 0, 1, true}};
    if (alike == 2) return {{0, 1, 2, true}, {2, 0, 1, false}};
    return {{0, 1, 2, false}, {1, 0, 2, false}, {2, 0, 1, false}};
}

bool is_in(const std::array<std::uint64_t, 4>& set, int bit) { return set[bit / 64] >> bit % 64 & 1; }
void add(std::array<std::uint64_t, 4>& set, int bit) { set[bit / 64] |= std::uint64_t(1) << bit % 64; }
void remove(std::array<std::uint64_t, 4>& set, int bit) { set[bit / 64] &= ~(std::uint64_t(1) << bit % 64); }

/// The part that both checks share: the moves of the helpers, for all judged places of the active robot.
class Check {
public:
    Check(const StrongQuestion& question, const StrongPlan& plan, const FinishedTable& table, int threads,
          StrongControl& control)
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
    virtual ~Check() = default;

protected:
    using Lanes = std::array<std::uint64_t, 4>;  // a bit for each lane of a row

    /// The working memory of one thread: rows by the spot of the helper that moves, and rows by that of the active
    /// robot.
    struct Block {
        Block(int spots, int square, int lanes)
            : rows(std::size_t(square) * lanes),
              least(rows),
              active_rows(std::size_t(square) * square),
              active_least(active_rows),
              back(std::size_t(square) * std::max(square, lanes)) {
            triples.fill(absent);
            for (int spot = 0; spot < spots; ++spot) mover_lanes.lane_of[spot] = std::int16_t(spot);
        }

        std::array<std::uint64_t, row_size> triples;  // by the mover's spot
        std::array<std::uint64_t, row_size * row_size / group> equal, above;
        Obstacles active_lanes, mover_lanes;  // in the rows by a helper's spot, and in those by the active robot's spot
        Rows rows, least, active_rows, active_least, back;
    };

    /// Moves one helper from every spot, with the two fixed helpers on every pair of spots.
    void move_helpers() {
        const auto all = movers(plan_.alike);
        std::vector<Block> blocks(threads_, Block(plan_.spots, square_, lanes_));
        for (Block& block : blocks) block.active_lanes.lane_of = lane_of_;
        confirmed_.resize(2 * plan_.triples * words());
        std::uint64_t to_do = 0;
        for (const Mover& mover : all)
            to_do += std::uint64_t(plan_.spots) * (plan_.spots - 1) / (mover.is_sorted ? 2 : 1);
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

    /// Returns, as bits, whether a move of a helper leads to a distance that is one less.
    std::uint64_t confirmed(std::uint64_t triple, int word) const {
        return confirmed_[triple * words() + word] | confirmed_[(plan_.triples + triple) * words() + word];
    }

    /// Checks every spot of a triple separately, move by move.
    void judge(const std::array<int, 3>& helpers, std::uint64_t triple) {
        for (int spot = 0; spot < plan_.spots; ++spot) {
            faults_.compare(triple, spot, table_.at(triple, spot), due(helpers, triple, spot));
        }
    }

    /// Calls visit(worker, x, y, first, end) for each x and y of helpers (x, y, z). The bounds of z are `first` and
    /// `end`.
    template <class Visit>
    void each_pair(const Visit& visit) {
        share(threads_, control_, plan_.spots, [&](int worker, std::size_t item) {
            const int x = int(item);
            for (int y = plan_.alike == 3 ? x + 1 : 0; y < plan_.spots && !control_.cancelled; ++y) {
                if (x != y) visit(worker, x, y, plan_.alike == 1 ? 0 : y + 1, plan_.spots);
            }
        });
    }

    int words() const { return lanes_ / group; }

    void leave_out(Lanes& lanes, int spot) const {
        if (lane_of_[spot] >= 0) remove(lanes, lane_of_[spot]);
    }

    const StrongQuestion& question_;
    const StrongPlan& plan_;
    int threads_;
    StrongControl& control_;
    const RowCode& code_;
    TripleNumbers numbers_;
    FinishedTable given_;
    PlaneReader table_;
    Faults faults_;
    Ways active_;
    std::vector<Ways> ways_;                       // by role of the helpers
    std::array<std::vector<SlideStep>, 3> steps_;  // of the helpers, by role
    int goal_ = 0;
    int square_;  // the number of lanes that holds every spot
    int lanes_ = 0;
    std::array<std::int16_t, row_size> lane_of_{};  // by place of the active robot
    Lanes judged_{};  // the lanes whose distance must be one more than the least after any move

private:
    /// Reads the distances of a block into its rows.
    virtual void gather(Block& block) const = 0;
    /// Moves the active robot as well if this block covers that, in `active_rows`. Writes the least distances after its
    /// moves to `back` and returns whether it did.
    virtual bool move_active(Block& block, const Mover& mover, int u, int v) const = 0;
    /// Returns the right distance of a position that is not judged.
    virtual std::uint8_t given(std::uint64_t triple, int spot) const = 0;
    /// Returns the distance of an active robot that has stopped there.
    virtual std::uint8_t at_rest(const std::array<int, 3>& helpers, std::uint64_t triple, int spot,
                                 Heading direction) const = 0;

    std::uint8_t due(const std::array<int, 3>& helpers, std::uint64_t triple, int spot) const {
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

    std::uint64_t moved(std::array<int, 3> helpers, int role, int stop) const {
        helpers[role] = stop;
        return numbers_.number(helpers);
    }

    void move_helper(Block& block, const Mover& mover, int u, int v) {
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
        Lanes asked = judged_;
        for (const int spot : {u, v}) leave_out(asked, spot);
        for (int m = 0; m < plan_.spots; ++m) {
            if (block.triples[m] == absent) continue;
            Lanes of_mover = asked;
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

    std::vector<std::uint64_t> confirmed_;  // by triple and lane, in two halves: whether a distance one less was found
};

/// The check without the ricochet rule. It judges every place except the target.
class FreeCheck final : public Check {
public:
    FreeCheck(const StrongQuestion& question, const StrongPlan& plan, const FinishedTable& table, int threads,
              StrongControl& control)
        : Check(question, plan, table, threads, control),
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

/// The check with the ricochet rule. It judges the target's row and column. Everywhere else, the table must agree with
/// the table without the rule.
class RuledCheck final : public Check {
public:
    RuledCheck(const StrongQuestion& question, const StrongPlan& plan, const FinishedTable& table,
               const FinishedTable& beside, int threads, StrongControl& control)
        : Check(question, plan, table, threads, control),
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
                    if (passed != on_diagonal) crossings_[passed].push_back({lane, direction});
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
        Lanes equal, above, asked = judged_;
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

std::optional<WrongDistance> find_wrong_distance(const StrongQuestion& question, const FinishedTable& table,
                                                 const FinishedTable& beside, int threads, StrongControl& control) {
    const StrongPlan plan = plan_strong(question);
    const bool is_vortex = question.puzzle.target_robot == any_robot;
    if (threads < 1) throw std::invalid_argument("a check needs a thread");
    if (!is_vortex && question.puzzle.ricochet_rule && plan.turns_active) {
        throw std::invalid_argument("a diagonal turns the robot that must obey the ricochet rule");
    }
    const auto check = [&](const FinishedTable& given) {
        if (given.used < 1 || given.used > max_planes || given.planes.size() < given.used * plan.plane_bytes) {
            throw std::invalid_argument("the planes have the wrong size");
        }
    };
    check(table);
    if (is_vortex || question.puzzle.ricochet_rule) check(beside);
    if (is_vortex) return find_wrong_distance_of_any(plan, table, beside, threads, control);
    if (question.puzzle.ricochet_rule) return RuledCheck(question, plan, table, beside, threads, control).find();
    return FreeCheck(question, plan, table, threads, control).find();
}

}  // namespace ricochet::strong
