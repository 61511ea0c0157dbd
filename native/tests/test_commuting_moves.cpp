// Tests the moves that are left out because of the last move: with and without them, every state is reached after
// equally many moves.

#include <functional>
#include <random>

#include "check.hpp"
#include "kernel/engine.hpp"
#include "universe.hpp"

using namespace tested_model;

namespace {

/// The record of a move, and the moves that the search omits after it.
using Kept = std::function<std::uint64_t(const Problem<4>&, State before, int lane, Slot now, const Slides&)>;
using LeftOut = std::function<std::uint32_t(const Problem<4>&, Entry, const Slides&)>;

struct Pruning {
    Kept kept;
    LeftOut left_out;
};

std::uint32_t same_axis_only(const Problem<4>&, Entry entry, const Slides&) {
    const LastMove last(entry);
    return last.known ? last.same_axis() : 0;
}

const Pruning of_the_search{last_move_bits<4>, redundant_lanes<4>};
const Pruning nothing_left_out{last_move_bits<4>, [](const Problem<4>&, Entry, const Slides&) { return 0u; }};

/// Records a move as if no robot had to turn.
std::uint64_t without_turning(const Problem<4>& problem, State before, int lane, Slot now, const Slides& slides) {
    const State turned = with_robot(before, slot_of(lane), cell_of(before, slot_of(lane)), turned_once);
    return last_move_bits(problem, turned, lane, now, slides);
}

/// Records a move as if a robot that turns with it had turned before.
std::uint64_t turned_with_the_move(const Problem<4>& problem, State before, int lane, Slot now, const Slides& slides) {
    Slot slot;
    const State after = problem.child(before, lane, slides, slot);
    const bool must_turn = problem.slots.is_candidate(slot) && memory_of(after, slot) != turned_once;
    return must_turn ? 0 : without_turning(problem, before, lane, now, slides);
}

/// Records a move as if a deflected move were straight.
std::uint64_t deflected_is_straight(const Problem<4>& problem, State before, int lane, Slot now, const Slides& slides) {
    Slides straight = slides;
    straight.deflected = 0;
    return last_move_bits(problem, before, lane, now, straight);
}

Slot slot_on(State state, unsigned cell) {
    Slot slot{0};
    while (cell_of(state, slot) != cell) ++slot;
    return slot;
}

/// Plays a lane after the last move. Returns, by trying, whether the two moves lead to the same state in the other
/// order.
bool commute(const Problem<4>& problem, Entry entry, int lane, const Slides& slides) {
    const Slots& slots = problem.slots;
    const State state{entry.bits & slots.mask};
    const LastMove last(entry);
    const unsigned from = slots.from_room(entry.bits), end = cell_of(state, last.slot);
    Slot now;
    const State wanted = problem.child(state, lane, slides, now);
    const State before = slots.placed(state, last.slot, from, memory_of(state, last.slot), now);
    const auto moved_to = [&](State of, unsigned cell, unsigned to, const auto& visit) {
        Slides all;
        problem.find_moves(of, all);
        const Slot slot = slot_on(of, cell);
        for (std::uint32_t rest = all.legal & slot_lanes(slot); rest != 0; rest &= rest - 1) {
            const int other = std::countr_zero(rest);
            if (all.to[other] == to && visit(problem.child(of, other, all, now))) return true;
        }
        return false;
    };
    return moved_to(before, cell_of(state, slot_of(lane)), slides.to[lane], [&](State between) {
        return moved_to(between, from, end, [&](State after) { return after == wanted; });
    });
}

/// Returns whether a lane precedes the last move in canonical order.
bool precedes(const Problem<4>& problem, Entry entry, int lane, const Slides& slides) {
    const Slots& slots = problem.slots;
    const LastMove last(entry);
    const unsigned end = cell_of({entry.bits & slots.mask}, last.slot);
    return std::pair(slots.first[slot_of(lane)], unsigned(slides.to[lane])) < std::pair(slots.first[last.slot], end);
}

/// Omits both orders of moves that commute.
std::uint32_t either_order(const Problem<4>& problem, Entry entry, const Slides& slides) {
    std::uint32_t found = same_axis_only(problem, entry, slides);
    if (found == 0) return 0;
    for (std::uint32_t rest = slides.legal & ~found; rest != 0; rest &= rest - 1) {
        const int lane = std::countr_zero(rest);
        if (slot_of(lane) != LastMove(entry).slot && commute(problem, entry, lane, slides)) found |= 1u << lane;
    }
    return found;
}

using Moves4 = std::unordered_map<State, int, StateHash>;

/// Returns the number of moves to each state that is reached from the start, layer by layer. Within a layer the order
/// is random, so that any of the moves that lead to a state may be kept.
Moves4 moves_to(const Problem<4>& problem, const Pruning& pruning, std::mt19937& generator) {
    Moves4 found{{problem.start().state, 0}};
    std::vector<Entry> layer{{problem.start().state.bits}};
    for (int moves = 1; !layer.empty(); ++moves) {
        std::shuffle(layer.begin(), layer.end(), generator);
        std::vector<Entry> next;
        for (const Entry entry : layer) {
            const State state{entry.bits & problem.slots.mask};
            Slides slides;
            problem.find_moves(state, slides);
            for (std::uint32_t rest = slides.legal & ~pruning.left_out(problem, entry, slides); rest != 0;
                 rest &= rest - 1) {
                const int lane = std::countr_zero(rest);
                Slot now;
                const State child = problem.child(state, lane, slides, now);
                if (!found.try_emplace(child, moves).second) continue;
                next.push_back({child.bits | pruning.kept(problem, state, lane, now, slides)});
            }
        }
        layer = std::move(next);
    }
    return found;
}

/// Returns the fewest moves to a solved state.
int shortest(const Problem<4>& problem, const Moves4& moves_to) {
    int least = far_away;
    for (const auto& [state, moves] : moves_to) {
        if (problem.is_solved(state)) least = std::min(least, moves);
    }
    return least;
}

/// In every third puzzle, any robot may reach the target. A state of a wide board has no room for the last move then.
Puzzle any_puzzle(std::mt19937& generator, int round) {
    Puzzle puzzle = random_puzzle(generator, 4, 4, 3 + round % 3 % 2, round % 2 == 1);
    if (!is_wide && round % 3 == 0) puzzle.target_robot = any_robot;
    return puzzle;
}

/// Each guard is needed. Without any one guard of `last_move_bits`, or with both orders omitted, some states and some
/// solutions take more moves.
void what_the_search_leaves_out_is_not_missed() {
    std::mt19937 generator(20261123);
    const Pruning guards_left_out[] = {{without_turning, same_axis_only},
                                       {turned_with_the_move, same_axis_only},
                                       {deflected_is_straight, same_axis_only},
                                       {last_move_bits<4>, either_order}};
    constexpr int guards = std::size(guards_left_out);
    int states = 0, missed[guards] = {}, longer[guards] = {};
    for (int round = 0; round < 40 + rounds; ++round) {
        const OwnedProblem<4> whole(any_puzzle(generator, round));
        const Problem<4>& problem = whole.problem;
        const Moves4 all = moves_to(problem, nothing_left_out, generator);
        CHECK(moves_to(problem, of_the_search, generator) == all);
        states += int(all.size());
        for (int guard = 0; guard < guards; ++guard) {
            const Moves4 some = moves_to(problem, guards_left_out[guard], generator);
            missed[guard] += some != all;
            longer[guard] += shortest(problem, some) > shortest(problem, all);
        }
    }
    CHECK(states > 1000 * rounds);
    for (const int count : missed) CHECK(count > 0);
    for (const int count : longer) CHECK(count > 0);
}

/// Tries every move after every other move: the omitted moves commute. Without diagonals, every commuting move is
/// omitted, except if robots stop side by side, because a wall may have stopped them too.
void moves_are_left_out_where_they_commute() {
    std::mt19937 generator(20261125);
    int straight = 0, beside = 0, can_be = 0, are = 0, deflected = 0, deflected_before = 0;
    for (int round = 0; round < rounds; ++round) {
        const OwnedProblem<4> whole(any_puzzle(generator, round));
        const Problem<4>& problem = whole.problem;
        const auto compare = [&](const Problem<4>&, Entry entry, const Slides& slides) {
            const LastMove last(entry);
            if (!last.known) return 0u;
            const unsigned end = cell_of({entry.bits & problem.slots.mask}, last.slot),
                           from = problem.slots.from_room(entry.bits);
            const std::uint32_t left_out = redundant_lanes(problem, entry, slides) & ~last.same_axis();
            CHECK((left_out & ~slides.legal) == 0);
            for (std::uint32_t rest = slides.legal & ~slot_lanes(last.slot); rest != 0; rest &= rest - 1) {
                const int lane = std::countr_zero(rest);
                const bool is_left_out = left_out >> lane & 1;
                const bool could_be = precedes(problem, entry, lane, slides) && commute(problem, entry, lane, slides);
                CHECK(could_be || !is_left_out);
                if (!could_be) continue;
                if (problem.board.has_diagonals()) {
                    ++can_be;
                    are += is_left_out;
                    deflected += is_left_out && slides.deflected >> lane & 1;
                    deflected_before += is_left_out && end / stride != from / stride && end % stride != from % stride;
                } else if (!is_left_out) {
                    ++beside;
                    CHECK(slides.to[lane] + unsigned(step_of[direction_of(lane)]) == end ||
                          end + unsigned(step_of[last.heading]) == cell_of({entry.bits}, slot_of(lane)));
                } else {
                    ++straight;
                }
            }
            return 0u;
        };
        moves_to(problem, {last_move_bits<4>, compare}, generator);
    }
    CHECK(straight > 1000 && beside > 0 && deflected > 100 && deflected_before > 100 && 10 * are > 9 * can_be);
}

/// Tests many starts on small boards, most of them with a robot that must turn.
void lengths_are_exact() {
    std::mt19937 generator(20261124);
    int turning = 0;
    for (int round = 0; round < 10 * rounds; ++round) {
        const Puzzle puzzle = random_puzzle(generator, 4, 3 + round % 3, 4, round % 2 == 1);
        const OwnedProblem<4> whole(puzzle);
        const int exact = shortest(whole.problem, moves_to(whole.problem, nothing_left_out, generator));
        Control control;
        const Outcome found = solve(puzzle, {}, control, 1);
        CHECK(found.status == (exact == far_away ? Status::unsolvable : Status::solved));
        CHECK(exact == far_away || int(found.path.size()) == exact);
        turning += puzzle.ricochet_rule && exact > lookahead + 2 && exact != far_away;
    }
    CHECK(turning > 0);
}

}  // namespace

int main() {
    lengths_are_exact();
    what_the_search_leaves_out_is_not_missed();
    moves_are_left_out_where_they_commute();
    return failures == 0 ? 0 : 1;
}
