// A state of the search in one word, and all moves from it at once.
#pragma once

#include <bit>
#include <compare>
#include <cstdint>
#include <cstring>

#include "kernel/model/board.hpp"

namespace ricochet::RICOCHET_CPU_TARGET {

/// From the lowest bit: five cells of 8 bits, then five memories of 2 bits. An `Entry` uses the remaining bits.
///
/// A robot's place in this word is its slot. Robots that nothing tells apart are of one kind. They have neighbouring
/// slots, in ascending order of their cells, so that it makes no difference which of them is where. Slots without a
/// robot are 0, and so is the memory of robots that may not take the target.
struct State {
    std::uint64_t bits;

    friend auto operator<=>(State, State) = default;
    friend State operator|(State one, State other) { return {one.bits | other.bits}; }
};

inline constexpr int state_bits = 50;
inline constexpr std::uint64_t state_mask = (std::uint64_t(1) << state_bits) - 1;

inline unsigned cell_of(State state, int slot) { return state.bits >> 8 * slot & 255; }
inline int memory_of(State state, int slot) { return int(state.bits >> (40 + 2 * slot) & 3); }
inline State pack(unsigned cell, int memory, int slot) {
    return {std::uint64_t(cell) << 8 * slot | std::uint64_t(unsigned(memory)) << (40 + 2 * slot)};
}

/// The state in which the robot of that slot has that cell and memory. Robots of a kind may get out of order.
inline State with_robot(State state, int slot, unsigned cell, int memory) {
    const std::uint64_t mask = std::uint64_t(255) << 8 * slot | std::uint64_t(3) << (40 + 2 * slot);
    return State{state.bits & ~mask} | pack(cell, memory, slot);
}

inline State with_cell(State state, int slot, unsigned cell) {
    return {(state.bits & ~(std::uint64_t(255) << 8 * slot)) | std::uint64_t(cell) << 8 * slot};
}

/// Which robot stands in which slot.
class Slots {
public:
    int count = 0;
    int candidates = 0;     // the robots that may take the target have the first slots
    int robot[max_robots];  // at the start: robots of one kind may change slots
    int colour[max_robots];
    int first[max_robots], last[max_robots];  // the slots of its kind, both included
    std::uint64_t mask;                       // the bits that states use

    Slots(const Puzzle& puzzle, const Board& board) {
        const auto add_kind = [&](bool candidate, int colour_wanted) {
            const int begin = count;
            for (int r = 0; r < max_robots; ++r) {
                if (puzzle.robots[std::size_t(r)] == not_in_play || board.colour_of[r] != colour_wanted) continue;
                if ((puzzle.target_robot == any_robot || puzzle.target_robot == r) != candidate) continue;
                robot[count] = r;
                colour[count++] = colour_wanted;
            }
            for (int slot = begin; slot < count; ++slot) first[slot] = begin, last[slot] = count - 1;
        };
        for (int colour_wanted = 0; colour_wanted < max_colours; ++colour_wanted) add_kind(true, colour_wanted);
        candidates = count;
        for (int colour_wanted = 0; colour_wanted < max_colours; ++colour_wanted) add_kind(false, colour_wanted);
        room_ = candidates == 1 ? 42 : count < max_robots ? 32 : no_room;  // memories of all others, or the last cell
        mask = has_room() ? state_mask & ~(std::uint64_t(255) << room_) : state_mask;
    }

    /// Returns whether there are eight bits that no state uses.
    bool has_room() const { return room_ != no_room; }

    /// Puts a cell into these bits, if there are any, and reads it again.
    std::uint64_t in_room(unsigned cell) const { return has_room() ? std::uint64_t(cell) << room_ : 0; }
    unsigned from_room(std::uint64_t entry) const { return unsigned(entry >> room_ & 255); }

    /// The state in which the robot of that slot has that cell and memory instead; `now` becomes its new slot.
    State placed(State state, int slot, unsigned cell, int memory, int& now) const {
        const int kind = first[slot], others = last[slot] - kind;
        if (others == 0) {
            now = slot;
            return with_robot(state, slot, cell, memory);
        }
        if (slot < candidates) return placed_candidate(state, slot, cell, memory, now);
        // No memories, only cells: those below keep their places, those above move up.
        const int shift = 8 * kind;
        const auto bytes = [](int count) { return (std::uint64_t(1) << 8 * count) - 1; };
        const std::uint64_t group = state.bits >> shift & bytes(others + 1);
        const std::uint64_t rest = (group & bytes(slot - kind)) | (group >> 8 & ~bytes(slot - kind));
        const std::uint64_t padded = rest | ~bytes(others);  // at most three: at least one robot may take the target
        int place = 0;
        for (int i = 0; i < max_robots - 2; ++i) place += (padded >> 8 * i & 255) < cell;
        const std::uint64_t low = bytes(place);
        const std::uint64_t sorted = (rest & low) | std::uint64_t(cell) << 8 * place | (rest & ~low) << 8;
        now = kind + place;
        return {state.bits ^ (group ^ sorted) << shift};
    }

private:
    static constexpr int no_room = -1;

    int room_;  // the first of eight bits that no state uses

    State placed_candidate(State state, int slot, unsigned cell, int memory, int& now) const {
        now = slot;
        const auto shift = [&](int from, int to) {
            state = with_robot(state, to, cell_of(state, from), memory_of(state, from));
        };
        while (now > first[slot] && cell_of(state, now - 1) > cell) shift(now - 1, now), --now;
        while (now < last[slot] && cell_of(state, now + 1) < cell) shift(now + 1, now), ++now;
        return with_robot(state, now, cell, memory);
    }
};

/// The moves of each robot, lane `4 * slot + direction`.
struct Slides {
    alignas(32) std::uint8_t length[32];  // of the straight part; 0 where the move is refused
    alignas(32) std::uint8_t to[32];
    std::uint8_t heading[20];  // at the end, where diagonals turned it
    std::uint32_t legal;       // lanes that can be played
    std::uint32_t deflected;   // those of them that end beyond a diagonal

    int heading_of(int lane) const { return deflected >> lane & 1 ? heading[lane] : lane & 3; }
};

/// Finds moves, with four lanes of one byte for each robot in one word.
template <int robots>
class Moves {
public:
    static constexpr int width = robots == 4 ? 16 : 32;
    using Bytes = Lanes<std::uint8_t, width>;
    using Words = Lanes<std::uint32_t, width / 4>;

    /// Finds every move. Cost: some 10 ns.
    static void find(const Board& board, const Slots& slots, State state, Slides& slides) {
        const Bytes length = slide_lengths(board, state);
        const Bytes to = Bytes(each(state, [](unsigned cell) { return cell * 0x01010101u; })) + offset(length);
        std::memcpy(slides.length, &length, width);
        std::memcpy(slides.to, &to, width);
        slides.legal = positive(length);
        slides.deflected = 0;
        if (board.has_diagonals()) follow_diagonals(board, slots, state, slides);
    }

    /// A word of four lanes for each robot, made of its cell.
    template <typename Word>
    static Words each(State state, Word word) {
        if constexpr (robots == 4) {
            return lanes<Words>(word(cell_of(state, 0)), word(cell_of(state, 1)), word(cell_of(state, 2)),
                                word(cell_of(state, 3)));
        } else {
            return lanes<Words>(word(cell_of(state, 0)), word(cell_of(state, 1)), word(cell_of(state, 2)),
                                word(cell_of(state, 3)), word(cell_of(state, 4)), 0u, 0u, 0u);
        }
    }

    /// The number of cells that the robot of that slot, if it were on `cell`, slides until a wall, a diagonal or a
    /// robot.
    static int free_ahead(const Board& board, State state, int slot, unsigned cell, int direction) {
        const int shift = 8 * direction;
        int length = int(board.reach[cell] >> shift & 255);
        const unsigned behind = (board.along[cell] >> shift & 255) + 1;
        for (int other = 0; other < robots; ++other) {
            if (other == slot) continue;
            const int ahead = int(((board.along[cell_of(state, other)] >> shift) - behind) & 255);
            length = ahead < length ? ahead : length;
        }
        return length;
    }

    /// Follows a robot from the diagonal on `cell` to where it ends; false if it can stop nowhere (R4.3, R4.4).
    static bool follow_diagonal(const Board& board, int colour, State state, int slot, unsigned& cell, int& heading) {
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
    /// Robots in ring order, each moved on by `by` places; the unused places of the wide vector hold nothing.
    template <int by>
    static Words rotated(Words words) {
        if constexpr (robots == 4) {
            return shuffled<by % 4, (1 + by) % 4, (2 + by) % 4, (3 + by) % 4>(words, words);
        } else {
            return shuffled<by % 5, (1 + by) % 5, (2 + by) % 5, (3 + by) % 5, (4 + by) % 5, 5, 6, 7>(words, words);
        }
    }

    /// The length of each slide until a wall, a diagonal or a robot.
    ///
    /// The coordinate of `Board::along` grows by one with each cell of a line, line after line, so that a robot further
    /// on in the same line has a difference of 1 to 15. Any other robot has a difference, modulo 256, that is larger
    /// than the distance to the wall.
    static Bytes slide_lengths(const Board& board, State state) {
        const Words along = each(state, [&](unsigned cell) { return board.along[cell]; });
        const Bytes behind = Bytes(along) + 1;
        Bytes length = Bytes(each(state, [&](unsigned cell) { return board.reach[cell]; }));
        length = minimum(length, Bytes(rotated<1>(along)) - behind);
        length = minimum(length, Bytes(rotated<2>(along)) - behind);
        length = minimum(length, Bytes(rotated<3>(along)) - behind);
        if constexpr (robots == 5) length = minimum(length, Bytes(rotated<4>(along)) - behind);
        return length;
    }

    /// The differences to a cell that far away in the directions of the four lanes.
    static Bytes offset(Bytes length) {
        const Words rows = Words(length) << 4 & 0x00F000F0u;
        const Words columns = Words(length) & 0x0F000F00u;
        const Bytes distance = Bytes(rows | columns);
        const Words backward = Words{} + 0xFF0000FFu;  // north and west
        return (distance ^ Bytes(backward)) - Bytes(backward);
    }

    static void follow_diagonals(const Board& board, const Slots& slots, State state, Slides& slides) {
        for (int slot = 0; slot < robots; ++slot) {
            const unsigned start = cell_of(state, slot);
            for (unsigned rest = board.onto_diagonal[start]; rest != 0; rest &= rest - 1) {
                int heading = std::countr_zero(rest);
                const int lane = 4 * slot + heading;
                if (slides.length[lane] != board.reach_of(start, heading)) continue;
                unsigned cell = slides.to[lane];
                slides.deflected |= 1u << lane;
                if (follow_diagonal(board, slots.colour[slot], state, slot, cell, heading)) {
                    slides.to[lane] = std::uint8_t(cell);
                    slides.heading[lane] = std::uint8_t(heading);
                } else {
                    slides.legal &= ~(1u << lane);
                }
            }
        }
    }
};

}  // namespace ricochet::RICOCHET_CPU_TARGET
