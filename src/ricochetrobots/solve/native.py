"""The native engine: hands puzzles to the kernel as numbers, and makes values of what it answers."""

import math
import time
from weakref import WeakKeyDictionary

import ricochetrobots.solve._kernel as _kernel
from ricochetrobots.core import Board, Direction, Lean, Move, Puzzle, Robot
from ricochetrobots.solve.errors import CpuPathError
from ricochetrobots.solve.limits import Limits, Watch
from ricochetrobots.solve.solution import Found, Status

NO_ROBOT = -1
NO_MOVES_LIMIT = 2**31 - 1
NO_LIMIT = 2**64 - 1

MOVES = tuple(Move(robot, direction) for robot in Robot for direction in Direction)
"""Every move by the number that the kernel gives it."""

STATUSES = {status.value: status for status in Status}

_boards: WeakKeyDictionary[Board, _kernel.Board] = WeakKeyDictionary()


def search(puzzle: Puzzle, limits: Limits, watch: Watch, *, ricochet_rule: bool, threads: int) -> Found:
    """Search in the kernel, without the interpreter's lock; Ctrl-C ends it.

    Deterministic: the same puzzle gives the same path on every machine. Raises CpuPathError.
    """
    position, target = puzzle.position, puzzle.target
    board = kernel_board(position.board)
    seconds = math.inf
    poll = None
    if watch.deadline is not None and watch.clock is time.perf_counter:
        seconds = watch.deadline - time.perf_counter()
    elif watch.deadline is not None:
        poll = watch.stops  # a clock that the kernel cannot read
    if watch.cancel is not None or watch.progress is not None:
        poll = watch.stops
    status, path, at_least, expanded = _kernel.solve(
        board,
        tuple(NO_ROBOT if cell is None else cell for cell in position.robots),
        NO_ROBOT if target.robot is None else target.robot,
        target.cell,
        ricochet_rule,
        NO_MOVES_LIMIT if limits.max_moves is None else min(limits.max_moves, NO_MOVES_LIMIT),
        NO_LIMIT if limits.max_expanded is None else min(limits.max_expanded, NO_LIMIT),
        seconds,
        NO_LIMIT if limits.max_bytes is None else min(limits.max_bytes, NO_LIMIT),
        threads,
        poll,
    )
    solved = status == Status.SOLVED
    return Found(
        STATUSES[status], tuple(MOVES[move] for move in path) if solved else None, at_least, expanded
    )


def cpu_path() -> str:
    """Return the name of the CPU path of fast searches here. Raises CpuPathError."""
    try:
        return _kernel.cpu_path()
    except ValueError as fault:
        raise CpuPathError(str(fault)) from None


def compiled_paths() -> list[tuple[str, bool]]:
    """Return each CPU path that was compiled, the best first, and whether this processor can run it."""
    return _kernel.compiled_paths()


def kernel_board(board: Board) -> _kernel.Board:
    """Return the board as the kernel sees it, converted once. Raises CpuPathError."""
    found = _boards.get(board)
    if found is None:
        cpu_path()  # refuses before the first search
        diagonals = [(d.cell, int(d.robot), d.lean is Lean.RISING) for d in board.diagonals]
        found = _boards[board] = _kernel.Board(board.width, board.height, bytes(board.walls), diagonals)
    return found
