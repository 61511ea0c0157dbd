// A state of the search in one word, and the computation of all its moves at once.
#pragma once

#include <bit>
#include <cassert>
#include <compare>
#include <cstdint>
#include <cstring>

#include "kernel/model/board.hpp"

namespace ricochet::RICOCHET_CPU_TARGET {

/// From the lowest bit: the cells, then memories of 2 bits. An `Entry` uses the remaining bits. There are five cells of
/// 8 bits and five memories; on wide boards, there are three to five cells of 10 bits and, from the other end, as many
/// memories as there are candidates.
///
/// A robot's place in this word is its slot. Robots that nothing distinguishes are of one kind. They have neighbouring
/// slots, in ascending order of their cells, so that it makes no difference which of them is where. Slots without a
/// robot are 0, and so is the memory of robots that are not candidates for the target.
struct State {
    std::uint64_t bits;

    friend auto operator<=>(State, State) = default;
    friend State operator|(State one, State other) { return {one.bits | other.bits}; }
};

inline constexpr int cell_bits = is_wide ? 10 : 8;
inline constexpr std::uint64_t cell_mask = (std::uint64_t(1) << cell_bits) - 1;
inline constexpr int state_bits = is_wide ? 52 : 50;
inline constexpr std::uint64_t state_mask = (std::uint64_t(1) << state_bits) - 1;

constexpr int cell_shift(Slot slot) { return cell_bits * int(slot); }
constexpr int memory_shift(Slot slot) { return is_wide ? state_bits - 2 * (int(slot) + 1) : 40 + 2 * int(slot); }
constexpr bool is_slot(Slot slot) { return 0 <= int(slot) && int(slot) < max_robots; }

inline unsigned cell_of(State state, Slot slot) {
    assert(is_slot(slot));
    return unsigned(state.bits >> cell_shift(slot) & cell_mask);
}

/// Only for candidates.
inline int memory_of(State state, Slot slot) { return int(state.bits >> memory_shift(slot) & 3); }
inline State pack(unsigned cell, int memory, Slot slot) {
    assert(cell <= cell_mask && unmoved <= memory && memory <= turned_once && is_slot(slot));
    return {std::uint64_t(cell) << cell_shift(slot) | std::uint64_t(unsigned(memory)) << memory_shift(slot)};
}

/// The state with a new cell and memory for the candidate in that slot. The robots of a kind may then be out of order.
inline State with_robot(State state, Slot slot, unsigned cell, int memory) {
    const std::uint64_t mask = cell_mask << cell_shift(slot) | std::uint64_t(3) << memory_shift(slot);
    return State{state.bits & ~mask} | pack(cell, memory, slot);
}

inline State with_cell(State state, Slot slot, unsigned cell) {
    assert(cell <= cell_mask && is_slot(slot));
    return {(state.bits & ~(cell_mask << cell_shift(slot))) | std::uint64_t(cell) << cell_shift(slot)};
}

/// The assignment of robots to slots.
class Slots {
public:
    int count = 0;
    int candidates = 0;   // the robots that may reach the target have the first slots
    BySlot<Robot> robot;  // at the start; later, robots of one kind may swap slots
    BySlot<int> colour;
    BySlot<Slot> first, last;  // the slots of its kind, both included
    std::uint64_t mask;        // the bits that states use

    Slots(const Puzzle& puzzle, const Board& board) {
        const auto add_kind = [&](bool candidate, int colour_wanted) {
            const int begin = count;
            for (const Robot r : all_robots) {
                if (puzzle.robots[r] == not_in_play || board.colour_of[r] != colour_wanted) continue;
                if ((puzzle.target_robot == any_robot || puzzle.target_robot == r) != candidate) continue;
                const Slot slot{count++};
                robot[slot] = r;
                colour[slot] = colour_wanted;
            }
            for (const Slot slot : Range<Slot>(begin, count)) first[slot] = Slot(begin), last[slot] = Slot(count - 1);
        };
        for (int colour_wanted = 0; colour_wanted < max_colours; ++colour_wanted) add_kind(true, colour_wanted);
        candidates = count;
        for (int colour_wanted = 0; colour_wanted < max_colours; ++colour_wanted) add_kind(false, colour_wanted);
        assert(0 < candidates && candidates <= count);
        room_ = place_of_room();
        mask = has_room() ? state_mask & ~(cell_mask << room_) : state_mask;
    }

    bool is_candidate(Slot slot) const { return int(slot) < candidates; }

    /// Returns whether there are bits for a cell that no state uses.
    bool has_room() const { return room_ != no_room; }

    /// Puts a cell into the bits of `has_room`, if there are any, and reads it again.
    std::uint64_t in_room(unsigned cell) const { return has_room() ? std::uint64_t(cell) << room_ : 0; }
    unsigned from_room(std::uint64_t entry) const { return unsigned(entry >> room_ & cell_mask); }

    /// The state with a new cell for the robot in that slot and, if it is a candidate, a new memory.
    State with(State state, Slot slot, unsigned cell, int memory) const {
        assert(int(slot) < count);
        return is_candidate(slot) ? with_robot(state, slot, cell, memory) : with_cell(state, slot, cell);
    }

    /// The state with a new cell and memory for the robot in that slot. `now` becomes its new slot.
    State placed(State state, Slot slot, unsigned cell, int memory, Slot& now) const {
        assert(is_slot(slot) && int(slot) < count);
        const Slot kind = first[slot];
        const int others = last[slot] - kind;
        if (others == 0) {
            now = slot;
            return with(state, slot, cell, memory);
        }
        if (is_candidate(slot)) return placed_candidate(state, slot, cell, memory, now);
        // Helpers have no memories, only cells. The lower cells keep their places; the higher ones move up.
        const int shift = cell_shift(kind);
        const auto cells = [](int count) { return (std::uint64_t(1) << cell_bits * count) - 1; };
        const std::uint64_t group = state.bits >> shift & cells(others + 1);
        const std::uint64_t rest = (group & cells(slot - kind)) | (group >> cell_bits & ~cells(slot - kind));
        const std::uint64_t padded = rest | ~cells(others);  // at most three cells: at least one robot is a candidate
        int place = 0;
        for (int i = 0; i < max_robots - 2; ++i) place += (padded >> cell_bits * i & cell_mask) < cell;
        const std::uint64_t low = cells(place);
        const std::uint64_t sorted =
            (rest & low) | std::uint64_t(cell) << cell_bits * place | (rest & ~low) << cell_bits;
        now = kind + place;
        assert(now <= last[slot]);
        return {state.bits ^ (group ^ sorted) << shift};
    }

private:
    static constexpr int no_room = -1;

    int room_;  // the first of the bits for a cell that no state uses

    int place_of_room() const {
        // The memories of robots that are not candidates, or the last cell.
        if constexpr (!is_wide) return candidates == 1 ? 42 : count < max_robots ? 32 : no_room;
        const int begin = cell_bits * count, end = memory_shift(Slot(candidates - 1));
        return begin + cell_bits <= end ? begin : no_room;
    }

    State placed_candidate(State state, Slot slot, unsigned cell, int memory, Slot& now) const {
        now = slot;
        const auto shift = [&](Slot from, Slot to) {
            state = with_robot(state, to, cell_of(state, from), memory_of(state, from));
        };
        while (now > first[slot] && cell_of(state, now - 1) > cell) shift(now - 1, now), --now;
        while (now < last[slot] && cell_of(state, now + 1) < cell) shift(now + 1, now), ++now;
        return with_robot(state, now, cell, memory);
    }
};

/// The lanes of the moves are numbered `4 * slot + direction`.
constexpr Heading direction_of(int lane) { return Heading(lane & 3); }
constexpr Slot slot_of(int lane) { return Slot(lane / 4); }

constexpr int first_lane(Slot slot) { return 4 * int(slot); }
constexpr std::uint32_t slot_lanes(Slot slot) { return 15u << first_lane(slot); }

/// The moves of each robot, by lane.
struct Slides {
    alignas(64) CellNumber length[32];  // of the straight part; 0 if the robot cannot move
    alignas(64) CellNumber to[32];
    Heading heading[20];      // at the end, if diagonals turned the robot
    std::uint32_t legal;      // lanes of legal moves
    std::uint32_t deflected;  // those of them that end beyond a diagonal

    Heading heading_of(int lane) const {
        assert(legal >> lane & 1);
        return deflected >> lane & 1 ? heading[lane] : direction_of(lane);
    }
};

/// Finds moves, with four numbers for each robot in one word.
template <int robots>
class Moves {
public:
    static constexpr std::size_t words = robots == 5 ? 8 : 4;
#if RICOCHET_SIDE == 16
    using Numbers = Lanes<CellNumber, 4 * words>;
    using Words = Lanes<FourNumbers, words>;
#else
    using Numbers = LongLanes<CellNumber, 4 * words>;
    using Words = LongLanes<FourNumbers, words>;
#endif

    /// Finds every move. Cost: some 10 ns.
    static void find(const Board& board, const Slots& slots, State state, Slides& slides) {
        assert(slots.count == robots);
        const Numbers length = slide_lengths(board, state);
        const Numbers to = cells(state) + offset(length);
        std::memcpy(slides.length, &length, sizeof length);
        std::memcpy(slides.to, &to, sizeof to);
        slides.legal = lanes_of(length);
        slides.deflected = 0;
        if (board.has_diagonals()) follow_diagonals(board, slots, state, slides);
    }

    /// A word of four lanes for each robot, computed from its cell.
    template <typename Word>
    static Words each(State state, Word word) {
        return each<0>(state, word);
    }

    /// The cell of each robot in its four lanes.
    static Numbers cells(State state) {
        return Numbers(each(state, [](unsigned cell) { return cell * all_ones; }));
    }

    /// The coordinates of each robot.
    static Numbers along(const Board& board, State state) {
        return Numbers(each(state, [&](unsigned cell) { return board.along[cell]; }));
    }

    /// Sets bit i if lane i is more than 0. No lane may be more than half of the highest number.
    static std::uint32_t lanes_of(const Numbers& numbers) {
#if RICOCHET_SIDE == 16
        return positive(numbers);
#else
        return positive_of_words(Words(numbers));
#endif
    }

    /// The number of cells that the robot in that slot would slide from `cell` up to a wall, a diagonal or a robot.
    static int free_ahead(const Board& board, State state, Slot slot, unsigned cell, Heading direction) {
        assert(is_slot(slot) && int(slot) < robots);
        const int shift = number_bits * int(direction);
        int length = board.reach_of(cell, direction);
        const FourNumbers behind = (board.along[cell] >> shift & one_number) + 1;
        for (const Slot other : first_slots(robots)) {
            if (other == slot) continue;
            const int ahead = int(((board.along[cell_of(state, other)] >> shift) - behind) & one_number);
            length = ahead < length ? ahead : length;
        }
        return length;
    }

    /// Follows a robot from the diagonal on `cell` to the end of its move. Returns false if it cannot stop there (R4.3)
    /// or anywhere (R4.4).
    static bool follow_diagonal(const Board& board, int colour, State state, Slot slot, unsigned& cell,
                                Heading& heading) {
        assert(has(board.diagonals, cell));
        for (int visits = 4 * max_cells; visits > 0; --visits) {
            if (board.colour_of[board.diagonal_robot[cell]] != colour) heading = turned(heading, board.rising[cell]);
            const int length = free_ahead(board, state, slot, cell, heading);
            if (length == 0) return false;
            cell += unsigned(length * step_of[heading]);
            if (!has(board.diagonals, cell)) return true;
        }
        return false;
    }

private:
#if RICOCHET_SIDE == 16
    template <int by, typename Word>
    static Words each(State state, Word word) {
        static_assert(by == 0);
        const auto at = [&](int slot) { return word(cell_of(state, Slot(slot))); };
        if constexpr (robots == 3) {
            return lanes<Words>(at(0), at(1), at(2), 0u);
        } else if constexpr (robots == 4) {
            return lanes<Words>(at(0), at(1), at(2), at(3));
        } else {
            return lanes<Words>(at(0), at(1), at(2), at(3), at(4), 0u, 0u, 0u);
        }
    }

    /// The words of the robots, rotated by `by` places. The unused places of the wide vector stay empty.
    template <int by>
    static Words rotated(Words words) {
        if constexpr (robots == 3) {
            return shuffled<by % 3, (1 + by) % 3, (2 + by) % 3, 3>(words, words);
        } else if constexpr (robots == 4) {
            return shuffled<by % 4, (1 + by) % 4, (2 + by) % 4, (3 + by) % 4>(words, words);
        } else {
            return shuffled<by % 5, (1 + by) % 5, (2 + by) % 5, (3 + by) % 5, (4 + by) % 5, 5, 6, 7>(words, words);
        }
    }

    /// The coordinates of the robots, rotated by `by` places.
    template <int by>
    static Numbers rotated_along(const Numbers& along, const Board&, State) {
        return Numbers(rotated<by>(Words(along)));
    }
#else
    /// The words of the robots, rotated by `by` places, and empty words in unused places.
    template <int by, typename Word>
    static Words each(State state, Word word) {
        FourNumbers found[words] = {};
        for (int slot = 0; slot < robots; ++slot) found[slot] = word(cell_of(state, Slot((slot + by) % robots)));
        return loaded<Words>(found);
    }

    template <int by>
    static Numbers rotated_along(const Numbers&, const Board& board, State state) {
        return Numbers(each<by>(state, [&](unsigned cell) { return board.along[cell]; }));
    }
#endif

    /// The length of each slide up to a wall, a diagonal or a robot.
    ///
    /// The coordinate of `Board::along` grows by one with each cell of a line, line after line. A robot further along
    /// the same line therefore has a difference of 1 to 15 (or 31). Any other robot has a difference, modulo 256 (or
    /// 65536), that is larger than the distance to the wall.
    static Numbers slide_lengths(const Board& board, State state) {
        const Numbers from = along(board, state);
        const Numbers behind = from + CellNumber(1);
        Numbers length = Numbers(each(state, [&](unsigned cell) { return board.reach[cell]; }));
        length = minimum(length, rotated_along<1>(from, board, state) - behind);
        length = minimum(length, rotated_along<2>(from, board, state) - behind);
        if constexpr (robots >= 4) length = minimum(length, rotated_along<3>(from, board, state) - behind);
        if constexpr (robots == 5) length = minimum(length, rotated_along<4>(from, board, state) - behind);
        return length;
    }

    /// The differences in cell number to the cells that far away in the directions of the four lanes.
    static Numbers offset(const Numbers& length) {
        constexpr int row_bits = is_wide ? 5 : 4;
        constexpr FourNumbers upright = 1 | FourNumbers(1) << 2 * number_bits, level = upright << number_bits;
        constexpr FourNumbers north_west = one_number | one_number << 3 * number_bits;
        const Words rows = Words(length) << row_bits & upright * FourNumbers((stride - 1) * stride);
        const Words columns = Words(length) & level * FourNumbers(stride - 1);
        const Numbers distance = Numbers(rows | columns);
        const Words backward = Words{} + north_west;
        return (distance ^ Numbers(backward)) - Numbers(backward);
    }

    static void follow_diagonals(const Board& board, const Slots& slots, State state, Slides& slides) {
        for (const Slot slot : first_slots(robots)) {
            const unsigned start = cell_of(state, slot);
            for (unsigned rest = board.onto_diagonal[start]; rest != 0; rest &= rest - 1) {
                const int lane = first_lane(slot) + std::countr_zero(rest);
                Heading heading = direction_of(lane);
                if (slides.length[lane] != board.reach_of(start, heading)) continue;
                unsigned cell = slides.to[lane];
                slides.deflected |= 1u << lane;
                if (follow_diagonal(board, slots.colour[slot], state, slot, cell, heading)) {
                    slides.to[lane] = CellNumber(cell);
                    slides.heading[lane] = heading;
                } else {
                    slides.legal &= ~(1u << lane);
                }
            }
        }
    }
};

}  // namespace ricochet::RICOCHET_CPU_TARGET
