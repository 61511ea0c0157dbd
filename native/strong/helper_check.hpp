// The part that the checks of one robot share: the moves of the helpers, for all judged places of the active robot.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "strong/byte_rows.hpp"
#include "strong/distances.hpp"
#include "strong/faults.hpp"
#include "strong/share.hpp"
#include "strong/strong.hpp"
#include "strong/ways.hpp"

namespace ricochet::strong {

/// A bit for each lane of a row.
using LaneSet = std::array<std::uint64_t, 4>;

inline bool is_in(const LaneSet& set, int lane) { return set[lane / 64] >> lane % 64 & 1; }
inline void add(LaneSet& set, int lane) { set[lane / 64] |= std::uint64_t(1) << lane % 64; }
inline void remove(LaneSet& set, int lane) { set[lane / 64] &= ~(std::uint64_t(1) << lane % 64); }

/// A way in which helpers can move: the helpers of two roles are fixed; the third can be anywhere.
struct Mover {
    int role;
    int first, second;  // the roles that are fixed
    bool is_sorted;     // they are alike, and the first is on the lower spot
};

/// A check judges some places of the active robot, says what their distances are without a move of a helper, and what
/// those of all other places are.
class HelperCheck {
public:
    HelperCheck(const StrongQuestion& question, const StrongPlan& plan, const FinishedTable& table, int threads,
                StrongControl& control);
    virtual ~HelperCheck() = default;

protected:
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
    void move_helpers();

    /// Returns, as bits, whether a move of a helper leads to a distance that is one less.
    std::uint64_t confirmed(std::uint64_t triple, int word) const {
        return confirmed_[triple * words() + word] | confirmed_[(plan_.triples + triple) * words() + word];
    }

    /// Checks every spot of a triple separately, move by move.
    void judge(const std::array<int, 3>& helpers, std::uint64_t triple);

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

    void leave_out(LaneSet& lanes, int spot) const {
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
    LaneSet judged_{};  // the lanes whose distance must be one more than the least after any move

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

    std::uint8_t due(const std::array<int, 3>& helpers, std::uint64_t triple, int spot) const;

    std::uint64_t moved(std::array<int, 3> helpers, int role, int stop) const;

    void move_helper(Block& block, const Mover& mover, int u, int v);

    std::vector<std::uint64_t> confirmed_;  // by triple and lane, in two halves: whether a distance one less was found
};

}  // namespace ricochet::strong
