// The search as a WebAssembly module. A puzzle goes in and an answer comes out as numbers in `numbers`.
//
// In: width, height, the wall mask of each cell, the number of diagonals, each as cell, robot and 1 if it rises, the
// cells of five robots or -1, the target's robot or -1, its cell, and 1 if the ricochet rule holds. Out: the status
// (solved, unsolvable, limit), a number of moves below which no path exists, the states expanded (32 bits), the number
// of moves, each as 4 * robot + direction.
#include <algorithm>
#include <cstdint>

#include "kernel/engine.hpp"
#include "kernel/platform/thread_team.hpp"

namespace ricochet {

// WASI has no threads: a team of one.
struct ThreadTeam::Shared {
    Between between;
    void* context;
};

ThreadTeam::ThreadTeam(int) : shared_(new Shared) {}
ThreadTeam::~ThreadTeam() = default;

void ThreadTeam::run(Task task, Between between, void* context) {
    *shared_ = {between, context};
    task(context, 0);
}

void ThreadTeam::synchronize() { shared_->between(shared_->context); }

}  // namespace ricochet

/// The only thread never ends, so what it would destroy then stays.
extern "C" int __cxa_thread_atexit(void (*)(void*), void*, void*) { return 0; }

static std::int32_t numbers[4 * ricochet::max_side * ricochet::max_side + 16];

extern "C" [[clang::export_name("numbers")]] std::int32_t* numbers_address() { return numbers; }

extern "C" [[clang::export_name("solve")]] void solve_numbers(double seconds, std::uint32_t bytes) {
    const std::int32_t* in = numbers;
    ricochet::Puzzle puzzle;
    puzzle.width = *in++;
    puzzle.height = *in++;
    for (int cells = puzzle.width * puzzle.height; cells > 0; --cells) puzzle.walls.push_back(std::uint8_t(*in++));
    for (int count = *in++; count > 0; --count, in += 3) puzzle.diagonals.push_back({in[0], in[1], in[2] != 0});
    for (int& cell : puzzle.robots) cell = *in++;
    puzzle.target_robot = *in++;
    puzzle.target = *in++;
    puzzle.ricochet_rule = *in++ != 0;
    ricochet::Limits limits;
    limits.seconds = seconds;
    limits.bytes = bytes;
    ricochet::Control control;
    const ricochet::Outcome found = solve(puzzle, limits, control, 1);
    std::int32_t* out = numbers;
    *out++ = int(found.status);
    *out++ = found.at_least;
    *out++ = std::int32_t(found.expanded);
    *out++ = int(found.path.size());
    for (const ricochet::Move& move : found.path) *out++ = move.robot * 4 + move.direction;
}
