// Moves that are left out because of the move before: with them and without them every state is reached after as many moves.

#include <functional>
#include <random>

#include "check.hpp"
#include "kernel/engine.hpp"
#include "universe.hpp"

using namespace tested_whole;

namespace {

/// What a search keeps of a move, to leave out what is superfluous after it.
using Kept = std::function<unsigned(const Problem<4>&, State before, int lane, int now, const Slides&)>;

unsigned nothing(const Problem<4>&, State, int, int, const Slides&) { return no_last_move; }

/// As if no robot had to turn.
unsigned without_turning(const Problem<4>&, State, int lane, int now, const Slides& slides) {
    return slides.led >> lane & 1 ? no_last_move : unsigned(4 * now + (lane & 3));
}

/// As if a robot that turns with this move had turned before.
unsigned turned_with_the_move(const Problem<4>& problem, State before, int lane, int now, const Slides& slides) {
    int slot;
    const State after = problem.child(before, lane, slides, slot);
    const bool must_turn = slot < problem.slots.candidates && memory_of(after, slot) != turned_once;
    return must_turn ? no_last_move : without_turning(problem, before, lane, now, slides);
}

/// As if a move that diagonals led were straight.
unsigned led_is_straight(const Problem<4>& problem, State before, int lane, int now, const Slides& slides) {
    Slides straight = slides;
    straight.led = 0;
    return kept_of(problem, before, lane, now, straight);
}

using Moves4 = std::unordered_map<State, int>;

/// The number of moves to each state that is reached from the start, layer by layer; within a layer in any order, so that any of
/// the moves that lead to a state may be the one that is kept.
Moves4 moves_to(const Problem<4>& problem, const Kept& kept, std::mt19937& generator) {
    Moves4 found{{problem.at_start().state, 0}};
    std::vector<std::pair<State, unsigned>> layer{{problem.at_start().state, no_last_move}};
    for (int moves = 1; !layer.empty(); ++moves) {
        std::shuffle(layer.begin(), layer.end(), generator);
        std::vector<std::pair<State, unsigned>> next;
        for (const auto& [state, last] : layer) {
            Slides slides;
            problem.find_moves(state, slides);
            for (std::uint32_t rest = slides.legal & ~superfluous(last); rest != 0; rest &= rest - 1) {
                const int lane = std::countr_zero(rest);
                int now;
                const State child = problem.child(state, lane, slides, now);
                if (!found.try_emplace(child, moves).second) continue;
                next.emplace_back(child, kept(problem, state, lane, now, slides));
            }
        }
        layer = std::move(next);
    }
    return found;
}

/// The fewest moves to a solved state.
int shortest(const Problem<4>& problem, const Moves4& moves_to) {
    int least = far_away;
    for (const auto& [state, moves] : moves_to) {
        if (problem.is_solved(state)) least = std::min(least, moves);
    }
    return least;
}

/// Where it stops holding: without each of the guards of `kept_of` some states take more moves, and some solutions.
void what_the_search_leaves_out_is_not_missed() {
    std::mt19937 generator(20261123);
    const Kept guards_left_out[] = {without_turning, turned_with_the_move, led_is_straight};
    int states = 0, missed[3] = {}, longer[3] = {};
    for (int round = 0; round < 40 + rounds; ++round) {
        const Whole<4> whole(random_puzzle(generator, 4, 4, 3 + round % 3 % 2, round % 2 == 1));
        const Problem<4>& problem = whole.problem;
        const Moves4 all = moves_to(problem, nothing, generator);
        CHECK(moves_to(problem, kept_of<4>, generator) == all);
        states += int(all.size());
        for (int guard = 0; guard < 3; ++guard) {
            const Moves4 some = moves_to(problem, guards_left_out[guard], generator);
            missed[guard] += some != all;
            longer[guard] += shortest(problem, some) > shortest(problem, all);
        }
    }
    CHECK(states > 1000 * rounds);
    for (const int count : missed) CHECK(count > 0);
    for (const int count : longer) CHECK(count > 0);
}

/// Many starts on small boards, most of them with a robot that must turn.
void lengths_are_exact() {
    std::mt19937 generator(20261124);
    int turning = 0;
    for (int round = 0; round < 10 * rounds; ++round) {
        const Puzzle puzzle = random_puzzle(generator, 4, 3 + round % 3, 4, round % 2 == 1);
        const Whole<4> whole(puzzle);
        const int exact = shortest(whole.problem, moves_to(whole.problem, nothing, generator));
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
    return failures == 0 ? 0 : 1;
}
