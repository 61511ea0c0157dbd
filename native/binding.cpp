// The door to Python, and the only file that knows it. Plain values go in and out; solver/native.py gives them meaning.
// ricochetrobots.core has checked the rules of a puzzle; here only what would break the search is checked.

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <atomic>
#include <chrono>
#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <tuple>
#include <vector>

#include "kernel/engine.hpp"
#include "kernel/platform/cpu_dispatch.hpp"
#include "kernel/search/all_paths.hpp"
#include "kernel/strong/certificate.hpp"
#include "kernel/strong/strong.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace ricochet;

namespace {

using Clock = std::chrono::steady_clock;
using Robots = nb::typed<nb::tuple, std::optional<int>, nb::ellipsis>;
using Poll = std::optional<nb::typed<nb::callable, bool(int)>>;
using Found = nb::typed<nb::tuple, nb::str, nb::typed<nb::list, int>, int, std::uint64_t>;

constexpr auto pause = std::chrono::milliseconds(10);

/// A board that is converted once and searched many times: a puzzle without its robots and its target.
struct KernelBoard {
    Puzzle puzzle;
};

void check(bool is_right, const char* fault) {
    if (!is_right) throw std::invalid_argument(fault);
}

KernelBoard make_board(int width, int height, const nb::bytes& walls,
                       const std::vector<std::tuple<int, int, bool>>& diagonals) {
    check(1 <= width && width <= max_side && 1 <= height && height <= max_side, "a side is 1 to 32 cells");
    const int cells = width * height;
    check(walls.size() == std::size_t(cells), "walls has one byte for each cell");
    KernelBoard board;
    Puzzle& puzzle = board.puzzle;
    puzzle.width = width;
    puzzle.height = height;
    const auto* masks = static_cast<const std::uint8_t*>(walls.data());
    puzzle.walls.assign(masks, masks + cells);
    for (int cell = 0; cell < cells; ++cell) {
        const int edge = (cell < width) << north | (cell % width == width - 1) << east |
                         (cell >= cells - width) << south | (cell % width == 0) << west;
        check((puzzle.walls[cell] & edge) == edge, "the outer edge is open");
    }
    for (const auto& [cell, robot, rising] : diagonals) {
        check(0 <= cell && cell < cells, "a diagonal is off the board");
        check(0 <= robot && robot < max_robots, "a diagonal has the colour of no robot");
        puzzle.diagonals.push_back({cell, robot, rising});
    }
    return board;
}

/// Serves Python while a search runs in the thread that asked for it: signals, and `ends`, which tells whether Python
/// wants the search to end.
class PythonWatch {
public:
    template <class AnyControl>
    PythonWatch(AnyControl& control, std::function<bool()> ends)
        : cancelled_(control.cancelled),
          ends_(std::move(ends)) {
        if (!ends_) last_ = Clock::now();  // Python itself has just looked for signals
        control.pulse = [this] { check_python(); };
    }

    void rethrow() const {
        if (fault_) std::rethrow_exception(fault_);
    }

private:
    void check_python() {
        const auto now = Clock::now();
        if (now - last_ < pause || fault_) return;
        last_ = now;
        nb::gil_scoped_acquire held;
        try {
            if (PyErr_CheckSignals() != 0) throw nb::python_error();
            if (ends_ && ends_()) cancelled_ = true;
        } catch (...) {
            fault_ = std::current_exception();
            cancelled_ = true;
        }
    }

    std::atomic<bool>& cancelled_;
    std::function<bool()> ends_;
    Clock::time_point last_;
    std::exception_ptr fault_;
};

Puzzle make_puzzle(const KernelBoard& board, const Robots& robots, int target_robot, int target, bool ricochet_rule,
                   const std::vector<int>& made) {
    Puzzle puzzle = board.puzzle;
    const int cells = puzzle.width * puzzle.height;
    check(robots.size() == max_robots, "robots has a cell or None for each of five robots");
    bool in_play = false;
    for (int robot = 0; robot < max_robots; ++robot) {
        const nb::handle said = robots[robot];
        const int cell = said.is_none() ? not_in_play : nb::cast<int>(said);
        check(said.is_none() || (0 <= cell && cell < cells), "a robot is off the board");
        puzzle.robots[robot] = cell;
        in_play |= cell != not_in_play;
    }
    check(in_play, "no robot is in play");
    check(any_robot <= target_robot && target_robot < max_robots, "the target asks for no robot there is");
    check(target_robot == any_robot || puzzle.robots[target_robot] != not_in_play,
          "the robot asked for is not in play");
    check(0 <= target && target < cells, "the target is off the board");
    for (const int move : made) {
        check(0 <= move && move < 4 * max_robots, "a move made is no move");
        puzzle.made.push_back({std::uint8_t(move / 4), std::uint8_t(move % 4)});
    }
    puzzle.target_robot = target_robot;
    puzzle.target = target;
    puzzle.ricochet_rule = ricochet_rule;
    return puzzle;
}

constexpr const char* status_names[] = {"solved", "unsolvable", "limit"};

/// Calls `act` without the interpreter's lock; now and then looks for signals and calls `poll`.
template <typename Act>
void run_watched(Control& control, const Poll& poll, Act act) {
    const auto ends = [&] { return nb::cast<bool>((*poll)(control.at_least.load(std::memory_order_relaxed))); };
    PythonWatch watch(control, poll ? std::function<bool()>(ends) : nullptr);
    {
        nb::gil_scoped_release released;
        act();
    }
    watch.rethrow();
}

nb::list as_list(std::span<const Move> path) {
    nb::list moves;
    for (const Move& move : path) moves.append(nb::int_(move.robot * 4 + move.direction));
    return moves;
}

Found solve_board(const KernelBoard& board, const Robots& robots, int target_robot, int target, bool ricochet_rule,
                  const std::vector<int>& made, int max_moves, std::uint64_t max_expanded, double seconds,
                  std::uint64_t max_bytes, int threads, Poll poll) {
    check(threads >= 1, "a search needs a thread");
    const Puzzle puzzle = make_puzzle(board, robots, target_robot, target, ricochet_rule, made);
    const Limits limits{max_moves, max_expanded, seconds, std::size_t(max_bytes)};
    Control control;
    Outcome found;
    run_watched(control, poll, [&] { found = solve(puzzle, limits, control, threads); });
    return Found(nb::make_tuple(status_names[int(found.status)], as_list(found.path), found.at_least, found.expanded));
}

std::uint64_t count_board_sequences(const KernelBoard& board, const Robots& robots, int depth) {
    check(depth >= 0, "a depth is 0 or more");
    const Puzzle puzzle = make_puzzle(board, robots, any_robot, 0, false, {});
    Control control;
    std::optional<std::uint64_t> found;
    run_watched(control, std::nullopt, [&] { found = count_sequences(puzzle, depth, control); });
    return found.value();
}

/// All shortest paths of one puzzle, together with the puzzle.
class AllPathsOf {
public:
    AllPathsOf(const KernelBoard& board, const Robots& robots, int target_robot, int target, bool ricochet_rule,
               int max_moves, std::uint64_t max_expanded, double seconds, std::uint64_t max_bytes, Poll poll)
        : puzzle_(make_puzzle(board, robots, target_robot, target, ricochet_rule, {})) {
        const Limits limits{max_moves, max_expanded, seconds, std::size_t(max_bytes)};
        run_watched(control_, poll, [&] { paths_ = find_all_paths(puzzle_, limits, control_); });
        path_.resize(std::size_t(paths_->moves));
    }

    const AllPaths& paths() const { return *paths_; }

    std::optional<nb::typed<nb::list, int>> next() {
        if (paths_->status != Status::solved || !paths_->next(path_.data())) return std::nullopt;
        return nb::typed<nb::list, int>(as_list(path_));
    }

private:
    Puzzle puzzle_;
    Control control_;
    std::unique_ptr<AllPaths> paths_;
    std::vector<Move> path_;
};

using Counts = std::vector<std::uint64_t>;
using StrongPoll = std::optional<nb::typed<nb::callable, bool(int, std::uint64_t)>>;

/// The bytes of a Python object, for as long as this lives.
class Buffer {
public:
    explicit Buffer(nb::handle object, int how = PyBUF_SIMPLE) {
        if (PyObject_GetBuffer(object.ptr(), &view_, how) != 0) throw nb::python_error();
    }
    ~Buffer() { PyBuffer_Release(&view_); }
    Buffer(const Buffer&) = delete;

    std::span<std::byte> bytes() const { return {static_cast<std::byte*>(view_.buf), std::size_t(view_.len)}; }

private:
    Py_buffer view_;
};

StrongQuestion strong_question(const KernelBoard& board, const std::vector<int>& stands, const std::vector<int>& robots,
                               int target_robot, int target, bool ricochet_rule) {
    StrongQuestion question{board.puzzle, stands};
    Puzzle& puzzle = question.puzzle;
    const int cells = puzzle.width * puzzle.height;
    for (int cell : stands) check(0 <= cell && cell < cells, "a cell to stand on is off the board");
    puzzle.robots.fill(not_in_play);
    for (int robot : robots) {
        check(0 <= robot && robot < max_robots, "a robot is no robot");
        puzzle.robots[robot] = stands.empty() ? 0 : stands[0];
    }
    check(any_robot <= target_robot && target_robot < max_robots, "the target asks for no robot there is");
    puzzle.target_robot = target_robot;
    puzzle.target = target;
    puzzle.ricochet_rule = ricochet_rule;
    return question;
}

std::optional<std::tuple<int, Counts>> solve_strong_board(const KernelBoard& board, const std::vector<int>& stands,
                                                          const std::vector<int>& robots, int target_robot, int target,
                                                          bool ricochet_rule, nb::object planes,
                                                          std::optional<nb::object> beside, int beside_used,
                                                          const Counts& beside_distribution, int threads,
                                                          StrongPoll poll) {
    const StrongQuestion question = strong_question(board, stands, robots, target_robot, target, ricochet_rule);
    const Buffer buffer(planes, PyBUF_WRITABLE);
    std::optional<Buffer> below;
    if (beside) below.emplace(*beside);
    const KnownTable known{{below ? below->bytes() : std::span<std::byte>(), beside_used}, beside_distribution};
    StrongControl control;
    const auto ends = [&] { return nb::cast<bool>((*poll)(control.moves.load(), control.known.load())); };
    PythonWatch watch(control, poll ? std::function<bool()>(ends) : nullptr);
    StrongOutcome outcome;
    {
        nb::gil_scoped_release released;
        outcome = solve_strong(question, buffer.bytes(), threads, control, below ? &known : nullptr);
    }
    watch.rethrow();
    if (!outcome.complete) return std::nullopt;
    return std::tuple(outcome.planes, outcome.distribution);
}

std::optional<std::tuple<std::uint64_t, int, int, int>> check_strong_table(
    const KernelBoard& board, const std::vector<int>& stands, const std::vector<int>& robots, int target_robot,
    int target, bool ricochet_rule, nb::object planes, int used, nb::object beside, int beside_used, int threads,
    StrongPoll poll) {
    const StrongQuestion question = strong_question(board, stands, robots, target_robot, target, ricochet_rule);
    const Buffer table(planes), rests_on(beside);
    StrongControl control;
    const auto ends = [&] { return nb::cast<bool>((*poll)(0, control.known.load())); };
    PythonWatch watch(control, poll ? std::function<bool()>(ends) : nullptr);
    std::optional<WrongDistance> wrong;
    {
        nb::gil_scoped_release released;
        wrong = find_wrong_distance(question, {table.bytes(), used}, {rests_on.bytes(), beside_used}, threads, control);
    }
    watch.rethrow();
    if (!wrong) return std::nullopt;
    return std::tuple(wrong->triple, wrong->slot, wrong->said, wrong->due);
}

}  // namespace

NB_MODULE(_kernel, m) {
    m.doc() = "The native search. Private: use ricochetrobots.solver.";

    nb::class_<KernelBoard>(m, "KernelBoard", "A board as the search sees it, made once for many puzzles.")
        .def(
            "__init__",
            [](KernelBoard* self, int width, int height, const nb::bytes& walls,
               const std::vector<std::tuple<int, int, bool>>& diagonals) {
                new (self) KernelBoard(make_board(width, height, walls, diagonals));
            },
            "width"_a, "height"_a, "walls"_a, "diagonals"_a,
            "``walls`` has a byte for each cell with the bit ``1 << direction`` for each closed side; a diagonal\n"
            "is its cell, the number of its robot and whether it rises to the east. Raises ValueError.");

    m.def("solve", &solve_board, "board"_a, "robots"_a, "target_robot"_a, "target"_a, "ricochet_rule"_a, "made"_a,
          "max_moves"_a, "max_expanded"_a, "seconds"_a, "max_bytes"_a, "threads"_a, "poll"_a.none(),
          "Return status, path, a number of moves below which no path exists, and states expanded.\n\n"
          "``robots`` has a cell for each of five robots, None for one that is not in play; ``target_robot`` is -1\n"
          "for any. A move is ``robot * 4 + direction``; ``made`` are legal ones made from there already. The\n"
          "status is solved, unsolvable or limit. Runs without the GIL in the calling thread; every 10 ms it looks\n"
          "for signals and calls ``poll`` with the bound so far, which ends it by returning True. What these raise\n"
          "ends the search and is raised here. Raises ValueError, also where RICOCHET_CPU asks for a CPU\n"
          "target that is not available.");

    m.def("count_sequences", &count_board_sequences, "board"_a, "robots"_a, "depth"_a,
          "Return how many sequences of exactly so many moves there are.\n\n"
          "Each move more takes twenty times as long. Looks for signals as `solve` does. Raises ValueError.");

    nb::class_<AllPathsOf>(m, "AllPaths", "All shortest paths of a puzzle, each once, by robot and direction.")
        .def(nb::init<const KernelBoard&, const Robots&, int, int, bool, int, std::uint64_t, double, std::uint64_t,
                      Poll>(),
             "board"_a, "robots"_a, "target_robot"_a, "target"_a, "ricochet_rule"_a, "max_moves"_a, "max_expanded"_a,
             "seconds"_a, "max_bytes"_a, "poll"_a.none(), "Searches as `solve` does. Raises ValueError.")
        .def("next", &AllPathsOf::next, "Return the next path, or None after the last.")
        .def_prop_ro("status", [](const AllPathsOf& self) { return status_names[int(self.paths().status)]; })
        .def_prop_ro("moves", [](const AllPathsOf& self) { return self.paths().moves; })
        .def_prop_ro(
            "count", [](const AllPathsOf& self) { return self.paths().count; },
            "The number of paths; 2**64 - 1 is that many or more.")
        .def_prop_ro("at_least", [](const AllPathsOf& self) { return self.paths().at_least; })
        .def_prop_ro("expanded", [](const AllPathsOf& self) { return self.paths().expanded; });

    m.def(
        "cpu_target",
        []() -> std::string {
            const CpuTarget* target = chosen_target();
            return target == nullptr ? std::string(general_name) : target->name;
        },
        "Return the name of the CPU target that fast searches run on here. Raises ValueError as `solve` does.");

    m.def(
        "compiled_targets",
        [] {
            std::vector<std::tuple<std::string, bool>> found;
            for (const CpuTarget& target : compiled_targets()) found.emplace_back(target.name, target.is_supported());
            return found;
        },
        "Return each CPU target in this program, the best first, and whether this processor can run it.");

    m.def("strong", &solve_strong_board, "board"_a, "stands"_a, "robots"_a, "target_robot"_a, "target"_a,
          "ricochet_rule"_a, "planes"_a, "beside"_a.none(), "beside_used"_a, "beside_distribution"_a, "threads"_a,
          "poll"_a.none(),
          "Fill planes with all distances; return those used and the positions by distance, None if it was ended.\n\n"
          "``planes`` is a buffer of eight planes, aligned to 32 bytes. Plane j has bit j of every distance,\n"
          "at bit ``triple * 256 + place of the active robot's cell in stands``; all bits are set where there is no\n"
          "solution. ``beside`` are the planes of the table that this one is made from, if it is there: with the\n"
          "ricochet rule the same without it, for any robot that of one. ``poll`` is called every 10 ms with a\n"
          "number of moves and of positions that are known, and ends it by returning True. Raises ValueError,\n"
          "OverflowError, MemoryError.");

    m.def(
        "check_strong", &check_strong_table, "board"_a, "stands"_a, "robots"_a, "target_robot"_a, "target"_a,
        "ricochet_rule"_a, "planes"_a, "used"_a, "beside"_a, "beside_used"_a, "threads"_a, "poll"_a.none(),
        "Return a wrong distance of a table as triple, place of the active robot, what the table says and what is\n"
        "due, -1 for no solution; None if there is none. ``beside`` are the planes of the table that this one rests\n"
        "on: with the ricochet rule the same without it, for any robot that of one. ``poll`` is called with 0 and the\n"
        "positions seen. Raises ValueError, MemoryError.");
}
