// The search as a WebAssembly module. The buffer `numbers` carries a puzzle in and an answer out.
//
// In: width, height, the wall mask of each cell, the number of diagonals, then each diagonal as cell, robot and 1 if it
// rises. Then the cells of five robots (-1: not in play), the target's robot (-1: any), its cell, 1 if the ricochet
// rule applies, the most moves of a path, the number of moves already made, and these moves as 4 * robot + direction.
//
// Out: the status (0 solved, 1 unsolvable, 2 limit), a lower bound on the moves of any path, the number of states
// expanded (32 bits), the number of moves, then each move as 4 * robot + direction. `find_all_paths` writes the number
// of paths (lower and upper 32 bits) instead of the moves, and `next_path` only the moves. `walk` writes the status and
// the bound, then the length of the shortest paths, the least number of robots that one moves, and a walker's chance to
// make one as chance / 2^halvings: the halvings, an unused number, and the chance in 64 bits. `think` writes the
// positions, 1 if it is over and the number of finds, then for each the positions until then, the number of its moves,
// and these. If the puzzle has a fault, all of them write -1 and the number of the fault (faults.hpp).
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <iterator>
#include <memory>
#include <vector>

#include "bots/thinking.hpp"
#include "kernel/engine.hpp"
#include "kernel/model/faults.hpp"

using namespace ricochet;

namespace {

std::int32_t numbers[4 * max_side * max_side + 64];

/// Reads a puzzle and finds its fault.
struct Reader {
    Puzzle puzzle;
    Limits limits;
    const std::int32_t* in = numbers;
    Fault fault;

    Reader() : fault(read()) {}

private:
    /// Returns whether that many items of some numbers each are left.
    bool has(std::int32_t count, std::ptrdiff_t each) const {
        return count >= 0 && count <= (std::end(numbers) - in) / each;
    }

    Fault read() {
        puzzle.width = *in++;
        puzzle.height = *in++;
        if (puzzle.width < 1 || puzzle.width > max_side || puzzle.height < 1 || puzzle.height > max_side) {
            return Fault::size;
        }
        for (int count = puzzle.width * puzzle.height; count > 0; --count, ++in) {
            puzzle.walls.push_back(std::uint8_t(std::min<std::uint32_t>(std::uint32_t(*in), 255)));
        }
        const int diagonals = *in++;
        if (!has(diagonals, 3)) return Fault::numbers_cut_off;
        for (int i = 0; i < diagonals; ++i, in += 3) puzzle.diagonals.push_back({in[0], robot_of(in[1]), in[2] != 0});
        constexpr int others = max_robots + 5;
        if (!has(others, 1)) return Fault::numbers_cut_off;
        for (int& cell : puzzle.robots) cell = *in++;
        puzzle.target_robot = robot_of(*in++);
        puzzle.target = *in++;
        puzzle.ricochet_rule = *in++ != 0;
        limits.moves = *in++;
        const int made = *in++;
        if (!has(made, 1)) return Fault::numbers_cut_off;
        for (int i = 0; i < made; ++i, ++in) {
            if (*in < 0 || *in >= 4 * max_robots) return Fault::move_number;
            puzzle.made.push_back(move_of(*in));
        }
        return fault_of(puzzle);
    }
};

/// Writes moves behind their number.
void write_moves(std::int32_t* out, const Move* path, std::size_t count) {
    *out++ = std::int32_t(count);
    for (const Move* move = path; move != path + count; ++move) *out++ = number_of(*move);
}

/// Writes that the puzzle of a question has a fault. Returns false if it has none.
bool refuses(const Reader& asked) {
    if (asked.fault == Fault::none) return false;
    numbers[0] = -1;
    numbers[1] = int(asked.fault);
    return true;
}

/// Is called with each new number of moves below which no path exists.
extern "C" [[clang::import_module("env"), clang::import_name("report")]] void report(int at_least);

/// A search that reports its progress.
struct Question : Reader {
    Control control;
    int reported = 0;

    explicit Question(std::uint32_t bytes) {
        limits.bytes = bytes;
        control.pulse = [this] {
            const int at_least = control.at_least.load(std::memory_order_relaxed);
            if (at_least > reported) report(reported = at_least);
        };
    }
};

struct Listing {
    std::unique_ptr<AllPaths> paths;
    std::vector<Move> path;
} listing;

}  // namespace

extern "C" {

[[clang::export_name("numbers")]] std::int32_t* numbers_address() { return numbers; }

[[clang::export_name("solve")]] void solve_numbers(std::uint32_t bytes) {
    Question asked(bytes);
    if (refuses(asked)) return;
    const Outcome found = solve(asked.puzzle, asked.limits, asked.control, 1);
    numbers[0] = int(found.status);
    numbers[1] = found.at_least;
    numbers[2] = std::int32_t(found.expanded);
    write_moves(numbers + 3, found.path.data(), found.path.size());
}

[[clang::export_name("find_all_paths")]] void find_all_paths_of_numbers(std::uint32_t bytes) {
    listing = {};
    Question asked(bytes);
    if (refuses(asked)) return;
    listing.paths = find_all_paths(asked.puzzle, asked.limits, asked.control);
    const AllPaths& found = *listing.paths;
    listing.path.resize(std::size_t(found.moves));
    numbers[0] = int(found.status);
    numbers[1] = found.at_least;
    numbers[2] = std::int32_t(found.expanded);
    numbers[3] = std::int32_t(found.count);
    numbers[4] = std::int32_t(found.count >> 32);
}

[[clang::export_name("next_path")]] bool next_path() {
    if (listing.paths == nullptr || !listing.paths->next(listing.path.data())) return false;
    write_moves(numbers, listing.path.data(), listing.path.size());
    return true;
}

[[clang::export_name("walk")]] void walk_of_numbers(std::uint32_t bytes) {
    Question asked(bytes);
    if (refuses(asked)) return;
    const auto paths = find_all_paths(asked.puzzle, asked.limits, asked.control);
    numbers[0] = int(paths->status);
    numbers[1] = paths->at_least;
    if (paths->status != Status::solved) return;
    const Walk walk = *paths->walk(asked.puzzle, asked.control);
    numbers[2] = paths->moves;
    numbers[3] = walk.movers;
    numbers[4] = walk.halvings;
    std::memcpy(numbers + 6, &walk.chance, sizeof(walk.chance));
}

[[clang::export_name("think")]] void think_of_numbers(int weight, int noise, int slips, int notices, std::uint32_t seed,
                                                      int most) {
    const Reader asked;
    if (refuses(asked)) return;
    const auto thinking = bots::think(asked.puzzle, {weight, noise, slips, notices}, seed, most);
    numbers[0] = thinking.positions;
    numbers[1] = thinking.is_over;
    numbers[2] = std::int32_t(thinking.finds.size());
    std::int32_t* out = numbers + 3;
    for (const bots::Find& find : thinking.finds) {
        *out++ = find.positions;
        write_moves(out, find.path.data(), find.path.size());
        out += 1 + find.path.size();
    }
}
}
