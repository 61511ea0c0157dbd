// The Python module of the search. It takes and returns plain values; solver/native.py gives them meaning.
// ricochetrobots.core has already checked a puzzle against the rules. The kernel checks what would break a search.

#include "binding.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <span>
#include <string>

#include "bots/thinking.hpp"
#include "envs/slides.hpp"
#include "kernel/engine.hpp"
#include "kernel/search/all_paths.hpp"
#include "pairs/pairs.hpp"

using namespace ricochet;
using namespace ricochet::binding;

namespace {

using Poll = std::optional<nb::typed<nb::callable, bool(int)>>;
using Found = nb::typed<nb::tuple, nb::str, nb::typed<nb::list, int>, int, std::uint64_t>;

/// The tables with which `fewest_moves` plays paths.
struct PlayedBoard {
    envs::Grid grid;
    std::vector<envs::CellData> cells;

    explicit PlayedBoard(const Puzzle& board) : grid(board.width, board.height), cells(envs::cell_data(board)) {}
};

/// A board that is converted once and searched many times.
struct KernelBoard {
    Puzzle puzzle;                                // without robots and a target
    std::unique_ptr<const PlayedBoard> played{};  // made when first needed
};

/// The input of one search.
struct Query {
    Puzzle puzzle;
    Limits limits;
};

Query make_query(const KernelBoard& board, const Robots& robots, int target_robot, int target, bool ricochet_rule,
                 const std::vector<int>& made, int max_moves, std::uint64_t max_expanded, double seconds,
                 std::uint64_t max_bytes) {
    Query query{board.puzzle, {max_moves, max_expanded, seconds, std::size_t(max_bytes)}};
    Puzzle& puzzle = query.puzzle;
    place_task(puzzle, robots, target_robot, target, made);
    puzzle.ricochet_rule = ricochet_rule;
    return query;
}

/// Returns after how many moves a path solves the puzzle, or 0 if it does not. A slide that leads back to its start
/// counts as blocked.
int moves_to_solve(const PlayedBoard& board, const envs::Position& start, Robot target_robot, int target,
                   std::span<const std::uint8_t> path) {
    const envs::portable::Slides slides(board.grid, board.cells.data());
    envs::portable::Robots robots(start);
    ByRobot<envs::Place> places;
    for (const Robot robot : all_robots) places[robot] = start.place(int(robot));
    ByRobot<TurnMemory> memories{};
    for (std::size_t made = 0; made < path.size(); ++made) {
        const auto [robot, direction] = move_of(path[made]);
        envs::Place& place = places[robot];
        if (envs::Grid::cell(place) == envs::nowhere) return 0;
        const envs::portable::Stop stop = slides.stop(robots, place, int(robot), int(direction));
        if (stop.is_refused || stop.place == place) return 0;
        place = stop.place;
        robots.put(int(robot), place, 0);
        TurnMemory& memory = memories[robot];
        memory = after_move(memory, direction, Heading(stop.heading));
        const bool may_take = target_robot == any_robot || target_robot == robot;
        if (may_take && envs::Grid::cell(place) == target && memory == turned_once) return int(made) + 1;
    }
    return 0;
}

int fewest_moves(KernelBoard& board, const Robots& robots, int target_robot, int target,
                 const nb::typed<nb::list, nb::bytes>& paths, int enough) {
    if (!board.played) board.played = std::make_unique<const PlayedBoard>(board.puzzle);
    Puzzle puzzle = board.puzzle;
    place_task(puzzle, robots, target_robot, target);
    const PlayedBoard& played = *board.played;
    const envs::Position start = envs::position_of(puzzle.robots, played.grid, played.cells.data());
    int fewest = 0;
    for (const nb::handle item : paths) {
        const auto path = nb::cast<nb::bytes>(item);
        const std::span moves(static_cast<const std::uint8_t*>(path.data()), path.size());
        for (const std::uint8_t move : moves) check(move < 4 * max_robots, "a move of a path is not a move");
        const int found = moves_to_solve(played, start, puzzle.target_robot, target, moves);
        if (found != 0 && (fewest == 0 || found < fewest)) fewest = found;
        if (fewest != 0 && fewest <= enough) break;
    }
    return fewest;
}

/// By status; solver/exchange.py has the same list.
constexpr std::array status_names{"solved", "unsolvable", "limit"};

using Words = std::vector<std::string>;

std::tuple<int, Words, Words> exchanged_numbers() {
    Words faults;
    for (int fault = 0; fault < int(Fault::count); ++fault) faults.emplace_back(code_of(Fault(fault)));
    return {max_robots, Words(status_names.begin(), status_names.end()), faults};
}

/// Calls `act` without the interpreter's lock, and every 10 ms checks for signals and calls `poll`.
template <typename Act>
void run_watched(Control& control, const Poll& poll, Act act) {
    const auto ends = [&] { return nb::cast<bool>((*poll)(control.at_least.load(std::memory_order_relaxed))); };
    PythonWatch(control, poll ? std::function<bool()>(ends) : nullptr).run(act);
}

nb::list as_list(std::span<const Move> path) {
    nb::list moves;
    for (const Move& move : path) moves.append(nb::int_(number_of(move)));
    return moves;
}

Found solve_query(const Query& query, int threads, const Poll& poll) {
    check(threads >= 1, "a search needs a thread");
    Control control;
    Outcome found;
    run_watched(control, poll, [&] { found = solve(query.puzzle, query.limits, control, threads); });
    return Found(nb::make_tuple(status_names[int(found.status)], as_list(found.path), found.at_least, found.expanded));
}

using PairOf = std::tuple<int, int>;

std::vector<PairOf> single_pairs_of(const KernelBoard& board, const Robots& robots, int target_robot, int target,
                                    int helper, int least, int most) {
    check(0 <= target_robot && target_robot < max_robots, "the target requires no robot");
    check(0 <= helper && helper < max_robots && helper != target_robot, "the helper is not another robot");
    check(0 <= most && most <= pairs::most_moves, "the moves are out of range");
    Puzzle puzzle = board.puzzle;
    place_task(puzzle, robots, target_robot, target);
    std::vector<PairOf> found;
    const nb::gil_scoped_release released;
    for (const pairs::Pair& pair : pairs::single_pairs(puzzle, Robot(helper), least, most)) {
        found.emplace_back(pair.active, pair.helper);
    }
    return found;
}

std::uint64_t count_board_sequences(const KernelBoard& board, const Robots& robots, int depth) {
    check(depth >= 0, "a depth is 0 or more");
    Puzzle puzzle = board.puzzle;
    place_robots(puzzle, robots);
    puzzle.ricochet_rule = false;
    Control control;
    std::optional<std::uint64_t> found;
    run_watched(control, std::nullopt, [&] { found = count_sequences(puzzle, depth, control); });
    return found.value();
}

using FindOf = std::tuple<int, nb::typed<nb::list, int>>;

using ThinkingOf = nb::typed<nb::tuple, nb::typed<nb::list, FindOf>, int, bool>;

ThinkingOf think_of(const Query& query, int weight, int noise, int slips, int notices, std::uint64_t seed, int most) {
    check(16 <= weight && weight <= 1'000 && 0 <= noise && noise <= 1'000, "a habit is out of range");
    bots::Thinking thinking;
    {
        const nb::gil_scoped_release released;
        thinking = bots::think(query.puzzle, {weight, noise, slips, notices}, seed, most);
    }
    nb::typed<nb::list, FindOf> finds;
    for (const bots::Find& find : thinking.finds) finds.append(nb::make_tuple(find.positions, as_list(find.path)));
    return nb::make_tuple(finds, thinking.positions, thinking.is_over);
}

/// All shortest paths of one puzzle, together with the puzzle.
class AllPathsOf {
public:
    AllPathsOf(const Query& query, const Poll& poll) : puzzle_(query.puzzle) {
        run_watched(control_, poll, [&] { paths_ = find_all_paths(puzzle_, query.limits, control_); });
        path_.resize(std::size_t(paths_->moves));
    }

    const AllPaths& paths() const { return *paths_; }

    std::tuple<double, int> walk() {
        check(paths_->status == Status::solved, "the puzzle is not solved");
        std::optional<Walk> found;
        run_watched(control_, std::nullopt, [&] { found = paths_->walk(puzzle_, control_); });
        return {found.value().surprise(), found.value().movers};
    }

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

}  // namespace

NB_MODULE(_kernel, m) {
    m.doc() = "The native search. Private: use ricochetrobots.solver.";

    nb::class_<KernelBoard>(m, "KernelBoard", "A board in the form that the search uses, built once for many puzzles.")
        .def(
            "__init__",
            [](KernelBoard* self, int width, int height, const nb::bytes& walls,
               const std::vector<std::tuple<int, int, bool>>& diagonals) {
                new (self) KernelBoard{read_board(width, height, walls, diagonals)};
            },
            "width"_a, "height"_a, "walls"_a, "diagonals"_a,
            "``walls`` has a byte for each cell, with bit ``1 << direction`` set for each closed side. A diagonal\n"
            "is its cell, the number of its robot and whether it rises to the east. Raises ValueError, also if\n"
            "RICOCHET_CPU names a CPU target that is not available.");

    nb::class_<Query>(m, "Query", "The input of one search: a puzzle and the limits.")
        .def(
            "__init__",
            [](Query* self, const KernelBoard& board, const Robots& robots, int target_robot, int target,
               bool ricochet_rule, const std::vector<int>& made, int max_moves, std::uint64_t max_expanded,
               double seconds, std::uint64_t max_bytes) {
                new (self) Query(make_query(board, robots, target_robot, target, ricochet_rule, made, max_moves,
                                            max_expanded, seconds, max_bytes));
            },
            "board"_a, "robots"_a, "target_robot"_a, "target"_a, "ricochet_rule"_a, "made"_a, "max_moves"_a,
            "max_expanded"_a, "seconds"_a, "max_bytes"_a,
            "``robots`` has a cell for each of the five robots, None if it is not in play. ``target_robot`` is -1\n"
            "for any. A move is ``robot * 4 + direction``. ``made`` lists the legal moves already made. Raises\n"
            "ValueError.");

    m.def("solve", &solve_query, "query"_a, "threads"_a, "poll"_a.none(),
          "Return status, path, a lower bound on the moves of any path, and the number of states expanded.\n\n"
          "The status is solved, unsolvable or limit. It runs without the GIL in the calling thread. Every 10 ms it\n"
          "checks for signals and calls ``poll`` with the bound so far; if ``poll`` returns True, the search ends.\n"
          "An exception from either ends the search and propagates to the caller. Raises ValueError.");

    m.def("fewest_moves", &fewest_moves, "board"_a, "robots"_a, "target_robot"_a, "target"_a, "paths"_a, "enough"_a,
          "Return the fewest moves after which one of the paths solves the puzzle (R5.2), or 0 if none does.\n\n"
          "Each byte of a path is a move. It stops at a path of at most ``enough`` moves. Raises ValueError.");

    m.def("single_pairs", &single_pairs_of, "board"_a, "robots"_a, "target_robot"_a, "target"_a, "helper"_a, "least"_a,
          "most"_a,
          "Return the cells of two robots from which they alone have a single shortest path (puzzles/pairs.py).\n\n"
          "Each pair has the cell of ``target_robot`` and of ``helper``. Runs without the GIL. Raises ValueError.");

    m.def("count_sequences", &count_board_sequences, "board"_a, "robots"_a, "depth"_a,
          "Return how many sequences of exactly ``depth`` moves there are.\n\n"
          "Each further move takes up to twenty times as long. Checks for signals as `solve` does.\n"
          "Raises ValueError.");

    m.def(
        "think", &think_of, "query"_a, "weight"_a, "noise"_a, "slips"_a, "notices"_a, "seed"_a, "most"_a,
        "Return the paths that a bot believes in, each with the positions until then, all positions, and whether the\n"
        "search is over (bots/thinking.py, which names the habits). Runs without the GIL. Raises ValueError.");

    nb::class_<AllPathsOf>(m, "AllPaths", "All shortest paths of a puzzle, each once, ordered by robot and direction.")
        .def(nb::init<const Query&, const Poll&>(), "query"_a, "poll"_a.none(),
             "Searches as `solve` does. Raises ValueError.")
        .def("next", &AllPathsOf::next, "Return the next path, or None after the last.")
        .def("walk", &AllPathsOf::walk,
             "Return the surprise of the puzzle in bits (puzzles/surprise.py), and the least number of robots that a\n"
             "path moves. Checks for signals as `solve` does. Raises ValueError if the puzzle is not solved.")
        .def_prop_ro("status", [](const AllPathsOf& self) { return status_names[int(self.paths().status)]; })
        .def_prop_ro("moves", [](const AllPathsOf& self) { return self.paths().moves; })
        .def_prop_ro(
            "count", [](const AllPathsOf& self) { return self.paths().count; },
            "The number of paths; 2**64 - 1 stands for that many or more.")
        .def_prop_ro("at_least", [](const AllPathsOf& self) { return self.paths().at_least; })
        .def_prop_ro("expanded", [](const AllPathsOf& self) { return self.paths().expanded; });

    m.def("exchanged_numbers", &exchanged_numbers,
          "Return how many robots there are, and the statuses and the codes of faults by number.");

    m.def(
        "cpu_target",
        []() -> std::string {
            const CpuChoice& choice = chosen_cpu();
            check(choice.fault.empty(), choice.fault);
            return choice.cpu == nullptr ? std::string(general_name) : choice.cpu->name;
        },
        "Return the name of the CPU target that fast searches use on this processor. Raises ValueError if\n"
        "RICOCHET_CPU names a CPU target that is not available.");

    m.def(
        "compiled_targets",
        [] {
            std::vector<std::tuple<std::string, bool>> found;
            for (const Cpu& cpu : compiled_cpus()) found.emplace_back(cpu.name, cpu.is_supported());
            return found;
        },
        "Return each CPU target in this program, best first, and whether this processor can run it.");
}
