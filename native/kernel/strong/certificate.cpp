#include "kernel/strong/certificate.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstring>
#include <memory>
#include <stdexcept>
#include <utility>
#include <vector>

#include "kernel/strong/faults.hpp"
#include "kernel/strong/memories_on_target.hpp"
#include "kernel/strong/share.hpp"
#include "kernel/strong/vortex_certificate.hpp"
#include "kernel/strong/ways.hpp"

namespace ricochet {

namespace {

constexpr int nowhere = row_size;  // an index behind a row, where no distance is

/// A way in which helpers can move: those of two roles are fixed, that of the third is anywhere.
struct Mover {
    int role;
    int first, second;  // the roles that are fixed
    bool is_sorted;     // these are alike: the first stands on the lower slot
};

std::vector<Mover> movers(int alike) {
    if (alike == 3) return {{2, 0, 1, true}};
    if (alike == 2) return {{0, 1, 2, true}, {2, 0, 1, false}};
    return {{0, 1, 2, false}, {1, 0, 2, false}, {2, 0, 1, false}};
}

class Check {
public:
    Check(const StrongQuestion& question, const StrongPlan& plan, const FinishedTable& table,
          const FinishedTable& beside, int threads, StrongControl& control)
        : question_(question),
          has_rule_(question.puzzle.ricochet_rule),
          plan_(plan),
          threads_(threads),
          control_(control),
          numbers_(plan),
          table_(table, plan.triples),
          beside_(beside, plan.triples),
          faults_(control),
          confirmed_(std::make_unique<std::atomic<std::uint64_t>[]>(plan.triples * words)) {
        for (int slot = 0; slot < plan.slots; ++slot) {
            if (question.stands[slot] == question.puzzle.target) goal_ = slot;
        }
        lay_out_ways();
    }

    std::optional<WrongDistance> find() {
        if (has_rule_) {
            on_goal_.find({*active_, ways_, numbers_, table_, beside_, goal_, plan_.slots, plan_.triples}, control_);
        }
        const auto all = movers(plan_.alike);
        std::vector<Block> blocks(threads_);
        std::atomic<std::uint64_t> done{0};
        share(threads_, control_, all.size() * plan_.slots, [&](int worker, std::size_t item) {
            const Mover& mover = all[item / plan_.slots];
            const int u = int(item % plan_.slots);
            for (int v = mover.is_sorted ? u + 1 : 0; v < plan_.slots; ++v) {
                if (u != v) move_helper(blocks[worker], mover, u, v);
            }
            control_.known = plan_.positions * ++done / (all.size() * plan_.slots);
        });
        std::vector<Active> workers(threads_, Active{{}, free_, {}});
        share(threads_, control_, plan_.slots, [&](int worker, std::size_t x) {
            numbers_.each(int(x), [&](const std::array<int, 3>& helpers, std::uint64_t triple) {
                check_triple(workers[worker], helpers, triple);
            });
        });
        return faults_.first();
    }

private:
    static constexpr int words = row_size / 64;

    using Stops = std::array<std::array<std::uint16_t, row_size>, 4>;  // by direction and slot
    using Ended = std::array<std::uint8_t, row_size + 1>;              // by the slot where a slide ends

    /// The distances of a triple: what the table says, what needs no move to be so, and those of an active robot that
    /// has come to rest along a row, or along a column.
    struct Seen {
        Row said, settled;
        Ended level, upright;
    };

    /// What one thread works with, where helpers move.
    struct Block {
        Taken taken;
        std::array<std::uint64_t, row_size> triples;  // by the mover's slot
        std::array<PlaneReader::Bits, row_size> planes;
        std::array<Row, row_size> rows;
    };

    /// And where the active robot moves.
    struct Active {
        Taken taken;
        Stops stops;
        Seen seen;
    };

    /// One slide of the active robot over a cell.
    struct Crossing {
        int slot;
        int direction;
    };

    void lay_out_ways() {
        active_ = std::make_unique<Ways>(question_.puzzle, question_.stands, question_.puzzle.target_robot);
        for (const int robot : plan_.helpers) ways_.emplace_back(question_.puzzle, question_.stands, robot);
        const int goal = question_.puzzle.target, width = question_.puzzle.width;
        for (int slot = 0; slot < plan_.slots; ++slot) {
            in_row_[slot] = question_.stands[slot] / width == goal / width;
            in_column_[slot] = question_.stands[slot] % width == goal % width;
            judged_[slot] = has_rule_ ? in_row_[slot] || in_column_[slot] : slot != goal_;
            if (judged_[slot]) judged_slots_.push_back(slot);
        }
        crossings_.resize(plan_.slots);
        for (const int direction : directions) {
            for (int slot = 0; slot < plan_.slots; ++slot) {
                const Way& way = active_->of(slot, direction);
                const int stop = Taken().stop(way);
                free_[direction][slot] = std::uint16_t(stop == none ? nowhere : stop);
                for (const int passed : way.slots) {
                    if (passed != on_diagonal && judged_[slot]) crossings_[passed].push_back({slot, direction});
                }
            }
        }
    }

    /// Moves one helper from everywhere to everywhere, and the active robot is anywhere.
    void move_helper(Block& block, const Mover& mover, int u, int v) {
        std::array<int, 3> helpers{};
        helpers[mover.first] = u;
        helpers[mover.second] = v;
        const auto each_place = [&](const auto& visit) {
            for (int m = 0; m < plan_.slots; ++m) {
                if (m != u && m != v) visit(m);
            }
        };
        each_place([&](int m) {
            helpers[mover.role] = m;
            block.triples[m] = numbers_.number(helpers);
            table_.copy(block.triples[m], block.planes[m]);
        });
        each_place([&](int m) { table_.unpack(block.planes[m], block.rows[m].data()); });
        block.taken.set(u, true);
        block.taken.set(v, true);
        each_place([&](int m) {
            Row least = least_after_moves(block, mover.role, m);
            least[u] = least[v] = least[m] = unsolvable;
            if (confirm(block.rows[m], least, block.triples[m])) return;
            helpers[mover.role] = m;
            judge(helpers, block.triples[m]);
        });
        block.taken.set(u, false);
        block.taken.set(v, false);
    }

    /// The least distance after a move of the helper from `start`. Where the active robot is in its way, it stops
    /// before.
    Row least_after_moves(const Block& block, int role, int start) const {
        Row least;
        least.fill(unsolvable);
        for (const int direction : directions) {
            const Way& way = ways_[role].of(start, direction);
            const std::size_t passed = block.taken.passed(way);
            const int stop = block.taken.stop(way);
            Row before;
            for (std::size_t i = 0; i < passed; ++i) {
                if (way.slots[i] != on_diagonal) before[way.slots[i]] = least[way.slots[i]];
            }
            if (stop != none) {
                const Row& row = block.rows[stop];
                for (int slot = 0; slot < row_size; ++slot) least[slot] = std::min(least[slot], row[slot]);
            }
            for (std::size_t i = passed; i-- > 0;) {  // what is passed twice stops the helper the first time
                const int slot = way.slots[i], end = stop_after(way, i);
                if (slot == on_diagonal) continue;
                least[slot] = end == none ? before[slot] : std::min(before[slot], block.rows[end][slot]);
            }
        }
        return least;
    }

    /// Notes for which slots a distance is one more than the least, and returns false if any is more than that.
    bool confirm(const Row& said, const Row& least, std::uint64_t triple) {
        Row equal;
        std::uint8_t above = 0;
        for (int slot = 0; slot < row_size; ++slot) {
            const std::uint8_t due = one_more(least[slot]);
            equal[slot] = std::uint8_t(due == said[slot]) & judged_[slot];
            above |= std::uint8_t(due < said[slot]) & judged_[slot];
        }
        for (int word = 0; word < words; ++word) {
            const std::uint64_t bits = packed(equal, word);
            auto& confirmed = confirmed_[triple * words + word];  // other threads may be here as well
            if (bits & ~confirmed.load(std::memory_order_relaxed)) confirmed.fetch_or(bits, std::memory_order_relaxed);
        }
        return above == 0;
    }

    static std::uint64_t packed(const Row& flags, int word) {
        std::uint64_t bits = 0;
        for (int byte = 0; byte < 8; ++byte) {
            std::uint64_t eight = 0;
            for (int i = 0; i < 8; ++i) eight |= std::uint64_t(flags[64 * word + 8 * byte + i]) << 8 * i;
            bits |= (eight * 0x0102040810204080) >> 56 << 8 * byte;
        }
        return bits;
    }

    /// Moves the active robot, and asks whether every slot is settled.
    void check_triple(Active& worker, const std::array<int, 3>& helpers, std::uint64_t triple) {
        const auto& [said, settled, level, upright] = see(worker, helpers, triple);
        Row least = least_after_slides(worker, helpers, level, upright);
        for (const int slot : helpers) least[slot] = unsolvable;
        bool is_right = confirm(said, least, triple);
        Row open;  // where a distance one less is still to be found
        for (int slot = 0; slot < row_size; ++slot) open[slot] = said[slot] != settled[slot];
        for (int word = 0; word < words; ++word) {
            is_right &= (packed(open, word) & ~confirmed_[triple * words + word]) == 0;
        }
        if (!is_right) judge(helpers, triple);
    }

    /// What the tables say of a triple.
    const Seen& see(Active& worker, const std::array<int, 3>& helpers, std::uint64_t triple) const {
        auto& [said, settled, level, upright] = worker.seen;
        table_.read(triple, said.data());
        level[nowhere] = upright[nowhere] = unsolvable;
        if (!has_rule_) {
            settled.fill(unsolvable);
            if (std::find(helpers.begin(), helpers.end(), goal_) == helpers.end()) settled[goal_] = 0;
            std::copy(said.begin(), said.end(), level.begin());
            std::copy(said.begin(), said.end(), upright.begin());
            return worker.seen;
        }
        Row& turned = settled;
        beside_.read(triple, turned.data());
        for (int slot = 0; slot < row_size; ++slot) {
            level[slot] = in_row_[slot] ? said[slot] : turned[slot];
            upright[slot] = in_column_[slot] ? said[slot] : turned[slot];
        }
        level[goal_] = on_goal_.level[triple];
        upright[goal_] = on_goal_.upright[triple];
        for (const int slot : judged_slots_) settled[slot] = unsolvable;
        return worker.seen;
    }

    /// The least distance after a move of the active robot. Of those slides that a helper can be in the way of, the
    /// ends are found anew.
    Row least_after_slides(Active& worker, const std::array<int, 3>& helpers, const Ended& level,
                           const Ended& upright) const {
        worker.taken.set(helpers, true);
        const auto& stops = worker.stops;
        for (const int helper : helpers) {
            for (const auto& [slot, direction] : crossings_[helper]) {
                const int stop = worker.taken.stop(active_->of(slot, direction));
                worker.stops[direction][slot] = std::uint16_t(stop == none ? nowhere : stop);
            }
        }
        Row least;
        least.fill(unsolvable);
        for (const int slot : judged_slots_) {
            least[slot] = std::min({level[stops[east][slot]], level[stops[west][slot]], upright[stops[north][slot]],
                                    upright[stops[south][slot]]});
        }
        for (const int helper : helpers) {
            for (const auto& [slot, direction] : crossings_[helper]) {
                worker.stops[direction][slot] = free_[direction][slot];
            }
        }
        worker.taken.set(helpers, false);
        return least;
    }

    /// Looks at every slot of a triple by itself, one move after the other.
    void judge(const std::array<int, 3>& helpers, std::uint64_t triple) {
        for (int slot = 0; slot < plan_.slots; ++slot) {
            faults_.compare(triple, slot, table_.at(triple, slot), due(helpers, triple, slot));
        }
    }

    std::uint8_t due(const std::array<int, 3>& helpers, std::uint64_t triple, int slot) const {
        if (std::find(helpers.begin(), helpers.end(), slot) != helpers.end()) return unsolvable;
        if (!judged_[slot]) return has_rule_ ? beside_.at(triple, slot) : 0;  // without the rule the target
        std::uint8_t least = unsolvable;
        Taken taken;
        taken.set(helpers, true);
        for (const int direction : directions) {
            const int stop = taken.stop(active_->of(slot, direction));
            if (stop != none) least = std::min(least, at_rest(triple, stop, direction));
        }
        taken.set(slot, true);
        for (int role = 0; role < 3; ++role) {
            taken.set(helpers[role], false);
            for (const int direction : directions) {
                const int stop = taken.stop(ways_[role].of(helpers[role], direction));
                if (stop != none) least = std::min(least, table_.at(moved(helpers, role, stop), slot));
            }
            taken.set(helpers[role], true);
        }
        return one_more(least);
    }

    /// The distance of an active robot that has come to rest there.
    std::uint8_t at_rest(std::uint64_t triple, int slot, int direction) const {
        if (!has_rule_) return table_.at(triple, slot);
        if (slot == goal_) return (is_level(direction) ? on_goal_.level : on_goal_.upright)[triple];
        return ((is_level(direction) ? in_row_ : in_column_)[slot] ? table_ : beside_).at(triple, slot);
    }

    std::uint64_t moved(std::array<int, 3> helpers, int role, int stop) const {
        helpers[role] = stop;
        return numbers_.number(helpers);
    }

    const StrongQuestion& question_;
    bool has_rule_;
    const StrongPlan& plan_;
    int threads_;
    StrongControl& control_;
    TripleNumbers numbers_;
    PlaneReader table_;
    PlaneReader beside_;
    Faults faults_;
    std::unique_ptr<std::atomic<std::uint64_t>[]> confirmed_;  // by triple and slot: a distance one less was found
    int goal_ = 0;
    std::unique_ptr<Ways> active_;
    std::vector<Ways> ways_;                        // of the helpers
    std::vector<std::vector<Crossing>> crossings_;  // by the slot that is crossed
    Stops free_{};                                  // on a board without helpers
    Row judged_{};  // set for slots whose distance is one more than the least after any move
    std::vector<int> judged_slots_;
    std::array<bool, row_size> in_row_{}, in_column_{};  // the target's
    MemoriesOnTarget on_goal_;
};

}  // namespace

std::optional<WrongDistance> find_wrong_distance(const StrongQuestion& question, const FinishedTable& table,
                                                 const FinishedTable& beside, int threads, StrongControl& control) {
    const StrongPlan plan = plan_strong(question);
    const bool is_vortex = question.puzzle.target_robot == any_robot;
    if (threads < 1) throw std::invalid_argument("a check needs a thread");
    if (!is_vortex && question.puzzle.ricochet_rule && plan.pages > 2) {
        throw std::invalid_argument("a diagonal turns the robot that the rule asks");
    }
    const auto check = [&](const FinishedTable& given) {
        if (given.used < 1 || given.used > max_planes || given.planes.size() < given.used * plan.plane_bytes) {
            throw std::invalid_argument("planes of wrong size");
        }
    };
    check(table);
    if (is_vortex || question.puzzle.ricochet_rule) check(beside);
    if (is_vortex) return find_wrong_distance_of_any(plan, table, beside, threads, control);
    return Check(question, plan, table, beside, threads, control).find();
}

}  // namespace ricochet
