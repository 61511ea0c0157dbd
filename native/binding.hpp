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

#include "kernel/model/puzzle.hpp"
#include "kernel/platform/cpu.hpp"

namespace ricochet::binding {

namespace nb = nanobind;
using namespace nb::literals;

inline void check(bool is_right, const std::string& fault) {
    if (!is_right) throw std::invalid_argument(fault);
}

/// Returns a puzzle with no robots and no target yet.
inline Puzzle read_board(int width, int height, const nb::bytes& walls,
                         const std::vector<std::tuple<int, int, bool>>& diagonals) {
    check(chosen_cpu().fault.empty(), chosen_cpu().fault);
    check(1 <= width && width <= max_side && 1 <= height && height <= max_side, "a side is 1 to 32 cells");
    const int cells = width * height;
    check(walls.size() == std::size_t(cells), "walls has one byte for each cell");
    Puzzle puzzle;
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
    puzzle.robots.fill(not_in_play);
    return puzzle;
}

using Robots = nb::typed<nb::tuple, std::optional<int>, nb::ellipsis>;

/// Places the robots of a puzzle. `robots` has a cell or None for each of five robots.
inline void place_robots(Puzzle& puzzle, const Robots& robots) {
    check(robots.size() == max_robots, "robots must have a cell or None for each of five robots");
    bool is_any_in_play = false;
    for (int robot = 0; robot < max_robots; ++robot) {
        const nb::handle place = robots[robot];
        if (place.is_none()) continue;
        const int cell = nb::cast<int>(place);
        check(0 <= cell && cell < puzzle.width * puzzle.height, "a robot is off the board");
        puzzle.robots[robot] = cell;
        is_any_in_play = true;
    }
    check(is_any_in_play, "no robot is in play");
}

inline void place_target(Puzzle& puzzle, int target_robot, int target) {
    check(any_robot <= target_robot && target_robot < max_robots, "the target's robot does not exist");
    check(target_robot == any_robot || puzzle.robots[target_robot] != not_in_play, "the target's robot is not in play");
    check(0 <= target && target < puzzle.width * puzzle.height, "the target is off the board");
    puzzle.target_robot = target_robot;
    puzzle.target = target;
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
