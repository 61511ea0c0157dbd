// Code shared by the Python modules of the search, of strong tables and of environments.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <atomic>
#include <chrono>
#include <cstddef>
#include <exception>
#include <functional>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "kernel/model/faults.hpp"
#include "kernel/model/puzzle.hpp"
#include "kernel/platform/cpu.hpp"

namespace ricochet::binding {

namespace nb = nanobind;
using namespace nb::literals;

inline void check(bool is_right, const std::string& fault) {
    if (!is_right) throw std::invalid_argument(fault);
}

inline void check(Fault fault) { check(fault == Fault::none, describe(fault)); }

/// Returns a puzzle with no robots and no target yet.
inline Puzzle read_board(int width, int height, const nb::bytes& walls,
                         const std::vector<std::tuple<int, int, bool>>& diagonals) {
    check(chosen_cpu().fault.empty(), chosen_cpu().fault);
    Puzzle puzzle;
    puzzle.width = width;
    puzzle.height = height;
    const auto* masks = static_cast<const std::uint8_t*>(walls.data());
    puzzle.walls.assign(masks, masks + walls.size());
    for (const auto& [cell, robot, rising] : diagonals) {
        check(robot_of(robot) == Robot::silver ? Fault::diagonal_colour : Fault::none);
        puzzle.diagonals.push_back({cell, robot_of(robot), rising});
    }
    check(fault_of_board(puzzle));
    return puzzle;
}

using Robots = nb::typed<nb::tuple, std::optional<int>, nb::ellipsis>;

/// Places the robots of a puzzle. `robots` has a cell or None for each of five robots.
inline void place_robots(Puzzle& puzzle, const Robots& robots) {
    check(robots.size() == max_robots, "robots must have a cell or None for each of five robots");
    for (const Robot robot : all_robots) {
        const nb::handle place = robots[int(robot)];
        if (place.is_none()) continue;
        const int cell = nb::cast<int>(place);
        check(cell == not_in_play ? Fault::robot_off_board : Fault::none);
        puzzle.robots[robot] = cell;
    }
    check(fault_of_robots(puzzle));
}

/// Places the robots and the target, and reads the moves already made.
inline void place_task(Puzzle& puzzle, const Robots& robots, int target_robot, int target,
                       const std::vector<int>& made = {}) {
    place_robots(puzzle, robots);
    puzzle.target_robot = robot_of(target_robot);
    puzzle.target = target;
    for (const int move : made) {
        check(0 <= move && move < 4 * max_robots ? Fault::none : Fault::move_number);
        puzzle.made.push_back(move_of(move));
    }
    check(fault_of_task(puzzle));
}

/// The bytes of a Python object, valid as long as this object lives.
class Buffer {
public:
    explicit Buffer(nb::handle object, int flags = PyBUF_SIMPLE) {
        if (PyObject_GetBuffer(object.ptr(), &view_, flags) != 0) throw nb::python_error();
    }
    ~Buffer() { PyBuffer_Release(&view_); }
    Buffer(const Buffer&) = delete;
    Buffer& operator=(const Buffer&) = delete;

    std::span<std::byte> bytes() const { return {static_cast<std::byte*>(view_.buf), std::size_t(view_.len)}; }

private:
    Py_buffer view_;
};

/// Every 10 ms, while the kernel runs in the calling thread, checks for signals and calls `ends`. If `ends` returns
/// true, the run ends.
class PythonWatch {
public:
    template <class AnyControl>
    PythonWatch(AnyControl& control, std::function<bool()> ends)
        : cancelled_(control.cancelled),
          ends_(std::move(ends)) {
        if (!ends_) last_ = Clock::now();  // Python itself has just checked for signals
        control.pulse = [this] { check_python(); };
    }

    /// Calls `act` without the interpreter's lock. Rethrows any exception that Python raised meanwhile.
    template <typename Act>
    void run(Act act) {
        {
            nb::gil_scoped_release released;
            act();
        }
        if (fault_) std::rethrow_exception(fault_);
    }

private:
    using Clock = std::chrono::steady_clock;
    static constexpr auto pause = std::chrono::milliseconds(10);

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

}  // namespace ricochet::binding
