"""The native engine: convert puzzles to numbers for the kernel, and convert the kernel's answers to values."""

import math
import time
from collections.abc import Callable, Iterable, Sequence
from weakref import WeakKeyDictionary

from ricochetrobots.core import Board, Direction, Lean, Move, Path, Position, Puzzle, Robot, Status
from ricochetrobots.solver import _kernel
from ricochetrobots.solver.errors import CpuTargetError
from ricochetrobots.solver.limits import NO_LIMITS, Limits, Watch, deadline
from ricochetrobots.solver.solution import Found, FoundPaths

NO_ROBOT = -1
NO_MOVES_LIMIT = 2**31 - 1
NO_LIMIT = 2**64 - 1

MOVES = tuple(Move(robot, direction) for robot in Robot for direction in Direction)
"""Every move by the number that the kernel gives it."""

STATUSES = {status.value: status for status in Status}

_boards: WeakKeyDictionary[Board, _kernel.KernelBoard] = WeakKeyDictionary()


def search(puzzle: Puzzle, watch: Watch, *, ricochet_rule: bool, made: tuple[Move, ...] = ()) -> Found:
    """Search in the kernel, without the interpreter's lock; Ctrl-C ends it.

    The path is deterministic: it is the same on every machine. Raises CpuTargetError.
    """
    word, path, at_least, expanded = _kernel.solve(
        _query(puzzle, watch, ricochet_rule, made), watch.limits.threads, _poll(watch)
    )
    status = STATUSES[word]
    return Found(status, _path(path) if status is Status.SOLVED else None, at_least, expanded)


def find_all_paths(puzzle: Puzzle, watch: Watch, *, ricochet_rule: bool) -> FoundPaths:
    """Search for all shortest paths in the kernel; each is listed once.

    A count of 2**64 - 1 means that many or more. Raises CpuTargetError.
    """
    found = _kernel.AllPaths(_query(puzzle, watch, ricochet_rule), _poll(watch))
    paths = (_path(path) for path in iter(found.next, None))
    return FoundPaths(STATUSES[found.status], found.moves, found.count, paths)


def walk(puzzle: Puzzle, limits: Limits, *, ricochet_rule: bool) -> tuple[int, float, int] | None:
    """Return the moves, the surprise and the least movers of the shortest paths (`puzzles.surprise`).

    Return None if the limits allow no solution. Ctrl-C ends it. Raises CpuTargetError.
    """
    found = _kernel.AllPaths(_query(puzzle, Watch(limits, deadline(limits)), ricochet_rule), None)
    return (found.moves, *found.walk()) if STATUSES[found.status] is Status.SOLVED else None


def fewest_moves(puzzle: Puzzle, paths: list[bytes], *, enough: int) -> int:
    """Return the fewest moves after which one of these paths solves the puzzle (R5.2), or 0 if none does.

    Each byte of a path is a move, as `path_bytes` writes it. A path of at most ``enough`` moves ends the trial. Cost:
    0.1 us for each path. Raises CpuTargetError.
    """
    board, target = kernel_board(puzzle.board), puzzle.target
    robot = NO_ROBOT if target.robot is None else target.robot
    return _kernel.fewest_moves(board, puzzle.robots, robot, target.cell, paths, enough)


def path_bytes(path: Iterable[Move]) -> bytes:
    """Return the path as `fewest_moves` needs it."""
    return bytes(move.robot * len(Direction) + move.direction for move in path)


def single_pairs(puzzle: Puzzle, helper: Robot, least: int, most: int) -> list[tuple[int, int]]:
    """Return the cells from which two robots alone have a single shortest path (`puzzles.pairs`).

    Raises ValueError if the target requires no robot, CpuTargetError.
    """
    board, target = kernel_board(puzzle.board), puzzle.target
    robot = NO_ROBOT if target.robot is None else target.robot
    return _kernel.single_pairs(board, puzzle.robots, robot, target.cell, helper, least, most)


def count_sequences(position: Position, depth: int) -> int:
    """Return how many sequences of exactly ``depth`` legal moves there are, as `core.count_sequences` does.

    The kernel tries every sequence of ``depth - 1`` moves, so each further move multiplies the time by about twenty.
    Ctrl-C ends it. Raises ValueError when ``depth`` is negative, CpuTargetError.
    """
    return _kernel.count_sequences(kernel_board(position.board), position.robots, depth)


def think(
    puzzle: Puzzle, habits: Sequence[int], *, seed: int, most: int, ricochet_rule: bool
) -> tuple[list[tuple[int, Path]], int, bool]:
    """Return the paths that a bot believes in, all positions, and whether its search is over (`bots.thinking`).

    ``habits`` has the numbers of `bots.thinking.Habits`. Raises CpuTargetError.
    """
    query = _query(puzzle, Watch(NO_LIMITS, None), ricochet_rule)
    weight, noise, slips, notices = habits
    finds, positions, is_over = _kernel.think(query, weight, noise, slips, notices, seed, most)
    return [(before, _path(path)) for before, path in finds], positions, is_over


def _path(numbers: Sequence[int]) -> Path:
    return Path(map(MOVES.__getitem__, numbers))


def _query(puzzle: Puzzle, watch: Watch, ricochet_rule: bool, made: tuple[Move, ...] = ()) -> _kernel.Query:
    position, target, limits = puzzle.position, puzzle.target, watch.limits
    return _kernel.Query(
        kernel_board(position.board),
        position.robots,
        NO_ROBOT if target.robot is None else target.robot,
        target.cell,
        ricochet_rule,
        [move.robot * len(Direction) + move.direction for move in made],
        NO_MOVES_LIMIT if limits.max_moves is None else min(limits.max_moves, NO_MOVES_LIMIT),
        NO_LIMIT if limits.max_expanded is None else min(limits.max_expanded, NO_LIMIT),
        math.inf if watch.deadline is None else watch.deadline - time.perf_counter(),
        NO_LIMIT if limits.max_bytes is None else min(limits.max_bytes, NO_LIMIT),
    )


def _poll(watch: Watch) -> Callable[[int], bool] | None:
    """Return the function that the kernel calls every 10 ms, None if it would do nothing."""
    return watch.stops if watch.limits.cancel is not None or watch.limits.progress is not None else None


def cpu_target() -> str:
    """Return the name of the CPU target of fast searches here. Raises CpuTargetError."""
    try:
        return _kernel.cpu_target()
    except ValueError as fault:
        raise CpuTargetError(str(fault)) from None


def compiled_targets() -> list[tuple[str, bool]]:
    """Return each compiled CPU target, the best first, and whether this processor can run it."""
    return _kernel.compiled_targets()


def board_numbers(board: Board) -> tuple[int, int, bytes, list[tuple[int, int, bool]]]:
    """Return width, height, walls and diagonals in the kernel's form."""
    diagonals: list[tuple[int, int, bool]] = [
        (d.cell, int(d.robot), d.lean is Lean.RISING) for d in board.diagonals
    ]
    return board.width, board.height, bytes(board.walls), diagonals


def kernel_board(board: Board) -> _kernel.KernelBoard:
    """Return the board in the kernel's form, converted once. Raises CpuTargetError."""
    found = _boards.get(board)
    if found is None:
        cpu_target()  # raises before the first search
        found = _boards[board] = _kernel.KernelBoard(*board_numbers(board))
    return found
