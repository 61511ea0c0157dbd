#include "strong/steps.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "kernel/model/slide.hpp"

namespace ricochet::strong {

namespace {

constexpr TurnMemory memories[] = {turned_once, unmoved, level, upright};

/// Returns the page of a memory if each has its own. The page of `turned_once` comes first.
int page_of(TurnMemory memory) { return memory == turned_once ? 0 : memory + 1; }

TurnMemory along(Heading heading) { return is_level(heading) ? level : upright; }
TurnMemory across(Heading heading) { return is_level(heading) ? upright : level; }

/// The poses that a robot passes one after the other, from the far end to the near end.
struct Track {
    std::vector<Pose> poses;
    bool is_ring;  // the last pose leads to the first: only another robot can end such a slide (R4.4)
};

class Tracks {
public:
    /// Builds all tracks of one robot on a board without others. A node is the number of a pose. Every node is on
    /// exactly one track: slides can be reversed, so no two tracks ever meet.
    Tracks(const Puzzle& puzzle, Robot robot) : floor_(puzzle), robot_(robot) {
        const int nodes = 4 * puzzle.width * puzzle.height;
        std::vector<int> behind(nodes, none);
        for (int node = 0; node < nodes; ++node) {
            if (ahead(node) != none) behind[ahead(node)] = node;
        }
        std::vector<bool> is_done(nodes);
        const auto add = [&](int end) {
            Track track{.poses = {}, .is_ring = ahead(end) != none};
            for (int node = end; node != none && !is_done[node]; node = behind[node]) {
                is_done[node] = true;
                track.poses.push_back(pose_of(node));
            }
            tracks_.push_back(std::move(track));
        };
        for (int node = 0; node < nodes; ++node) {
            if (ahead(node) == none) add(node);
        }
        for (int node = 0; node < nodes; ++node) {
            if (!is_done[node]) add(node);
        }
    }

    auto begin() const { return tracks_.begin(); }
    auto end() const { return tracks_.end(); }

private:
    static constexpr int none = -1;

    static Pose pose_of(int node) { return {.cell = node / 4, .heading = Heading(node % 4)}; }

    int ahead(int node) const {
        const Pose from = pose_of(node);
        if (!floor_.is_open(from)) return none;
        const auto [cell, heading] = floor_.next(from, robot_);
        return 4 * cell + int(heading);
    }

    const Floor floor_;
    Robot robot_;
    std::vector<Track> tracks_;
};

/// The bit of each state (a memory and a spot) of the active robot: page * max_spots + place. States that have equal
/// distances wherever the helpers stand share one bit.
class States {
public:
    explicit States(const StrongPlan& plan) {
        for (const TurnMemory memory : memories) {
            const int page = plan.pages == max_pages ? page_of(memory) : 0;
            for (int spot = 0; spot < plan.spots; ++spot) bits_[memory][spot] = page * max_spots + spot;
        }
    }

    int bit(int memory, int spot) const { return bits_[memory][spot]; }

private:
    std::array<std::array<int, max_spots>, std::size(memories)> bits_{};
};

/// Writes the tracks of one robot as steps.
class Writer {
public:
    Writer(const std::vector<int>& spot_of, int transit_place, std::vector<Step>& steps)
        : spot_of_(spot_of),
          transit_place_(transit_place),
          steps_(steps) {}

    /// `from(spot, heading)` is the set of a robot that stops there. `to(spot, heading)` has all sets of a robot that
    /// starts there.
    template <class From, class To>
    void write(const Track& track, From from, To to) {
        int ahead = outside;
        if (track.is_ring) {  // start with nothing solved; the first round meets every obstacle, so the second is
                              // complete
            add(transit_place_, outside, transit_place_);
            ahead = spot(track.poses.back());
        }
        for (int round = 0; round < (track.is_ring ? 2 : 1); ++round) {
            for (const Pose& pose : track.poses) {
                const int here = spot(pose);
                if (here == transit) {
                    add(transit_place_, ahead, transit_place_);
                } else {
                    std::vector<int> starts = to(here, pose.heading);
                    std::sort(starts.begin(), starts.end());
                    starts.erase(std::unique(starts.begin(), starts.end()), starts.end());
                    for (const int start : starts) add(from(here, pose.heading), ahead, start);
                }
                ahead = here;
            }
        }
    }

private:
    int spot(const Pose& pose) const { return spot_of_[pose.cell] < 0 ? transit : spot_of_[pose.cell]; }

    void add(int from, int ahead, int to) {
        steps_.push_back({.from = std::uint16_t(from), .ahead = std::uint16_t(ahead), .to = std::uint16_t(to)});
    }

    const std::vector<int>& spot_of_;
    int transit_place_;
    std::vector<Step>& steps_;
};

void write_helper(const Tracks& tracks, const std::vector<int>& spot_of, std::vector<Step>& steps) {
    Writer writer(spot_of, transit, steps);
    for (const Track& track : tracks) {
        writer.write(
            track, [](int spot, Heading) { return spot; }, [](int spot, Heading) { return std::vector{spot}; });
    }
}

void write_active(const Tracks& tracks, const States& states, const std::vector<int>& spot_of,
                  std::vector<Step>& steps) {
    Writer writer(spot_of, transit_row, steps);
    for (const Track& track : tracks) {
        // A robot that starts across its last move has turned. Any other robot remembers the axis along which its move
        // ends. If that makes no difference on the whole track, both are written as one.
        const bool is_one = std::all_of(track.poses.begin(), track.poses.end(), [&](const Pose& pose) {
            const int spot = spot_of[pose.cell];
            return spot < 0 || states.bit(along(pose.heading), spot) == states.bit(turned_once, spot);
        });
        writer.write(
            track, [&](int spot, Heading) { return states.bit(turned_once, spot); },
            [&](int spot, Heading heading) {
                std::vector starts{states.bit(turned_once, spot), states.bit(across(heading), spot)};
                if (is_one) starts.push_back(states.bit(unmoved, spot));
                if (is_one) starts.push_back(states.bit(along(heading), spot));
                return starts;
            });
        if (is_one) continue;
        writer.write(
            track, [&](int spot, Heading heading) { return states.bit(along(heading), spot); },
            [&](int spot, Heading heading) {
                return std::vector{states.bit(unmoved, spot), states.bit(along(heading), spot)};
            });
    }
}

void add_bit(StateSet& set, int place) { set[place / 64] |= std::uint64_t(1) << place % 64; }

void fill_masks(const States& states, TableSweep& sweep) {
    for (int page = 0; page < sweep.pages; ++page) sweep.masks.of[page][outside] = ~StateSet{};
    for (const TurnMemory memory : memories) {
        for (int spot = 0; spot < sweep.spots; ++spot) {
            const int bit = states.bit(memory, spot), page = bit / max_spots, place = bit % max_spots;
            add_bit(sweep.masks.of[page][spot], place);
            add_bit(sweep.used[page], place);
            if (memory == unmoved && page == 1) add_bit(sweep.second_page, place);
        }
    }
}

void place_rows(int alike, TableSweep& sweep) {
    const std::size_t n = sweep.spots;
    sweep.rows.resize(n * n);
    sweep.columns.resize(n * n);
    std::size_t next = 0;
    for (std::size_t x = 0; x < n; ++x) {
        for (std::size_t y = alike == 3 ? x + 1 : 0; y < n; ++y) {
            const std::size_t first = alike == 1 ? 0 : y + 1;  // the lowest z
            sweep.rows[x * n + y] = sweep.columns[y * n + x] = next - first;
            next += n - first;
        }
    }
    sweep.is_sorted = alike > 1;
}

void choose_passes(int alike, TableSweep& sweep) {
    using enum Pass::Edge;
    using enum Pass::Active;
    if (alike == 3) {
        // Of any three numbers, two are both even or both odd, so moving the active robot for such pairs covers all
        // triples.
        sweep.changed_by = {0, 0, 0};
        sweep.passes = {
            {.low = at_fixed, .middle = at_fixed, .is_sorted = true, .active = even, .mover = 2, .changed = 0}};
    } else if (alike == 2) {
        sweep.changed_by = {0, 0, 1};
        sweep.passes = {
            {.low = first, .middle = at_fixed, .is_sorted = false, .active = never, .mover = 2, .changed = 0},
            {.low = last, .middle = last, .is_sorted = true, .active = always, .mover = 0, .changed = 1}};
    } else {
        sweep.changed_by = {0, 1, 2};
        sweep.passes = {{.low = first, .middle = first, .is_sorted = false, .active = always, .mover = 2, .changed = 0},
                        {.low = first, .middle = last, .is_sorted = false, .active = never, .mover = 1, .changed = 1},
                        {.low = last, .middle = last, .is_sorted = false, .active = never, .mover = 0, .changed = 2}};
    }
}

std::vector<int> spots_of_cells(const StrongQuestion& question) {
    std::vector<int> spot_of(question.puzzle.walls.size(), -1);
    for (std::size_t spot = 0; spot < question.stands.size(); ++spot) spot_of[question.stands[spot]] = int(spot);
    return spot_of;
}

bool passes(const Track& track, int cell) {
    return std::any_of(track.poses.begin(), track.poses.end(), [&](const Pose& pose) { return pose.cell == cell; });
}

/// Returns the spots that a robot passes when it leaves a cell.
LinePath path_from(const Tracks& tracks, const std::vector<int>& spot_of, int cell, Heading heading) {
    for (const Track& track : tracks) {
        const auto start = std::find_if(track.poses.begin(), track.poses.end(),
                                        [&](const Pose& pose) { return pose.cell == cell && pose.heading == heading; });
        if (start == track.poses.end()) continue;
        LinePath path;
        for (auto pose = start; pose != track.poses.begin();) path.push_back(spot_of[(--pose)->cell]);
        return path;
    }
    return {};
}

}  // namespace

int lay_out(const StrongQuestion& question, const StrongPlan& plan, TableSweep& sweep) {
    const Puzzle& puzzle = question.puzzle;
    const std::vector<int> spot_of = spots_of_cells(question);
    sweep.spots = plan.spots;
    sweep.pages = plan.pages;
    sweep.triples = plan.triples;
    place_rows(plan.alike, sweep);
    choose_passes(plan.alike, sweep);

    const Tracks tracks(puzzle, puzzle.target_robot);
    const States states(plan);
    fill_masks(states, sweep);
    write_active(tracks, states, spot_of, sweep.active_steps);
    for (int role = 0; role < 3; ++role) {
        write_helper(Tracks(puzzle, plan.helpers[role]), spot_of, sweep.helper_steps[role]);
    }
    return spot_of[puzzle.target];
}

void lay_out_lines(const StrongQuestion& question, LineSweep& sweep) {
    const Puzzle& puzzle = question.puzzle;
    const std::vector<int> spot_of = spots_of_cells(question);
    const Tracks tracks(puzzle, puzzle.target_robot);
    const int goal = spot_of[puzzle.target];

    std::vector<std::optional<Heading>> across_of(question.stands.size());  // by spot
    for (const Track& track : tracks) {
        if (!passes(track, puzzle.target)) continue;
        for (const auto& [cell, heading] : track.poses) {
            if (spot_of[cell] >= 0) across_of[spot_of[cell]] = is_level(heading) ? north : east;
        }
    }
    std::vector<int> state_of(question.stands.size(), -1);
    for (std::size_t spot = 0; spot < question.stands.size(); ++spot) {
        if (!across_of[spot] && int(spot) != goal) continue;
        state_of[spot] = int(sweep.spots.size());
        sweep.spots.push_back(int(spot));
    }
    const int line_states = int(sweep.spots.size());
    sweep.goal_state = state_of[goal];
    sweep.no_answers = LineSet(3) << line_states;
    sweep.on_target = LineSet(1) << sweep.goal_state | sweep.no_answers;
    sweep.states_on.assign(outside + 1, 0);
    sweep.states_on[outside] = ~LineSet(0);
    for (int line_state = 0; line_state < line_states; ++line_state) {
        const int spot = sweep.spots[line_state];
        sweep.states_on[spot] = line_state == sweep.goal_state ? sweep.on_target : LineSet(1) << line_state;
        if (line_state == sweep.goal_state) continue;
        for (const Heading heading : {*across_of[spot], opposite(*across_of[spot])}) {
            sweep.paths.push_back(path_from(tracks, spot_of, question.stands[spot], heading));
        }
    }
    for (const Heading heading : headings) {
        sweep.paths.push_back(path_from(tracks, spot_of, puzzle.target, heading));
    }

    Writer writer(spot_of, transit_state, sweep.along);
    const auto arrived = [&](int spot, Heading heading) {
        return spot == goal ? line_states + (is_level(heading) ? 0 : 1) : state_of[spot];
    };
    for (const Track& track : tracks) {
        if (!passes(track, puzzle.target)) continue;
        writer.write(track, arrived,
                     [&](int spot, Heading heading) { return std::vector{state_of[spot], arrived(spot, heading)}; });
    }
}

}  // namespace ricochet::strong
