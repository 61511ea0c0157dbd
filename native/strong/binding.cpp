// The Python module of strong tables. It takes and returns plain values; ricochetrobots/strong/table.py gives them
// meaning.

#include "binding.hpp"

#include <optional>
#include <span>

#include "strong/certificate.hpp"
#include "strong/strong.hpp"

using namespace ricochet;
using namespace ricochet::strong;
using namespace ricochet::binding;

namespace {

using Counts = std::vector<std::uint64_t>;
using Poll = std::optional<nb::typed<nb::callable, bool(int, std::uint64_t)>>;

StrongQuestion make_question(int width, int height, const nb::bytes& walls,
                             const std::vector<std::tuple<int, int, bool>>& diagonals, const std::vector<int>& stands,
                             const std::vector<int>& robots, int target_robot, int target, bool ricochet_rule) {
    StrongQuestion question{.puzzle = read_board(width, height, walls, diagonals), .stands = stands};
    Puzzle& puzzle = question.puzzle;
    for (int cell : stands) check(0 <= cell && cell < width * height, "a cell to stand on is off the board");
    for (int robot : robots) {
        check(0 <= robot && robot < max_robots, "a robot does not exist");
        puzzle.robots[Robot(robot)] = stands.empty() ? 0 : stands[0];
    }
    check(-1 <= target_robot && target_robot < max_robots ? Fault::none : Fault::target_robot);
    check(0 <= target && target < width * height ? Fault::none : Fault::target_off_board);
    puzzle.target_robot = robot_of(target_robot);
    puzzle.target = target;
    puzzle.ricochet_rule = ricochet_rule;
    return question;
}

/// Calls `act` without the interpreter's lock, and every 10 ms checks for signals and calls `poll`.
template <typename Act>
void run_watched(StrongControl& control, const Poll& poll, Act act) {
    const auto ends = [&] { return nb::cast<bool>((*poll)(control.moves.load(), control.known.load())); };
    PythonWatch(control, poll ? std::function<bool()>(ends) : nullptr).run(act);
}

std::optional<std::tuple<int, Counts>> solve(const StrongQuestion& question, nb::object planes,
                                             std::optional<nb::object> base, int base_used,
                                             const Counts& base_distribution, int threads, const Poll& poll) {
    const Buffer buffer(planes, PyBUF_WRITABLE);
    std::optional<Buffer> base_buffer;
    if (base) base_buffer.emplace(*base);
    const KnownTable known{.table = {.planes = base ? base_buffer->bytes() : std::span<std::byte>(), .used = base_used},
                           .distribution = base_distribution};
    StrongControl control;
    StrongOutcome outcome;
    run_watched(control, poll,
                [&] { outcome = solve_strong(question, buffer.bytes(), threads, control, base ? &known : nullptr); });
    if (!outcome.complete) return std::nullopt;
    return std::tuple(outcome.planes, outcome.distribution);
}

std::optional<std::tuple<std::uint64_t, int, int, int>> find_wrong(const StrongQuestion& question, nb::object planes,
                                                                   int used, nb::object base, int base_used,
                                                                   int threads, const Poll& poll) {
    const Buffer table(planes), base_table(base);
    StrongControl control;
    std::optional<WrongDistance> wrong;
    run_watched(control, poll, [&] {
        wrong = find_wrong_distance(question, {.planes = table.bytes(), .used = used},
                                    {.planes = base_table.bytes(), .used = base_used}, threads, control);
    });
    if (!wrong) return std::nullopt;
    return std::tuple(wrong->triple, wrong->spot, wrong->stored, wrong->due);
}

}  // namespace

NB_MODULE(_kernel, m) {
    m.doc() = "Tables of all distances. Private: use ricochetrobots.strong.";

    nb::class_<StrongQuestion>(m, "Question", "The subject of one table.")
        .def(
            "__init__",
            [](StrongQuestion* self, int width, int height, const nb::bytes& walls,
               const std::vector<std::tuple<int, int, bool>>& diagonals, const std::vector<int>& stands,
               const std::vector<int>& robots, int target_robot, int target, bool ricochet_rule) {
                new (self) StrongQuestion(make_question(width, height, walls, diagonals, stands, robots, target_robot,
                                                        target, ricochet_rule));
            },
            "width"_a, "height"_a, "walls"_a, "diagonals"_a, "stands"_a, "robots"_a, "target_robot"_a, "target"_a,
            "ricochet_rule"_a,
            "Takes a board as `ricochetrobots.solver._kernel.KernelBoard` does, the cells where a robot may stop, "
            "the\n"
            "numbers of the robots in play, the target's robot (-1 for any) and its cell. Raises ValueError.");

    m.def("solve", &solve, "question"_a, "planes"_a, "base"_a.none(), "base_used"_a, "base_distribution"_a, "threads"_a,
          "poll"_a.none(),
          "Fill the planes with all distances. Return the number of planes used and the number of positions by\n"
          "distance, or None if ``poll`` ended the run.\n\n"
          "``planes`` is a buffer of eight planes, aligned to 32 bytes. Plane j has bit j of every distance,\n"
          "at bit ``triple * 256 + place of the active robot's cell in stands``; all bits are set if there is no\n"
          "solution. ``base`` has the planes of the table that this one is built from, if it exists: with the\n"
          "ricochet rule, the same table without it; for any robot, the table of one robot. ``poll`` is called every\n"
          "10 ms with a number of moves and the number of known positions; if it returns True, the run ends. Raises\n"
          "ValueError, OverflowError, MemoryError.");

    m.def("find_wrong", &find_wrong, "question"_a, "planes"_a, "used"_a, "base"_a, "base_used"_a, "threads"_a,
          "poll"_a.none(),
          "Return a wrong distance of a table as triple, place of the active robot, the table's distance and the\n"
          "right one (-1: no solution), or None if there is none. ``base`` has the planes of the table that this one\n"
          "rests on. ``poll`` is called with 0 and the number of positions checked. Raises ValueError, MemoryError.");
}
