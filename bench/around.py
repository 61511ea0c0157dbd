"""The costs around the fast search: calls from Python, the command, and the general search."""

import random
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from sets import KINDS, puzzles, random_puzzle, random_puzzles

from ricochetrobots.core import Position, Puzzle, format_target, parse_puzzle
from ricochetrobots.core.panels import assembled
from ricochetrobots.solver import Limits, solve, solve_targets

MANY = 10_000
"""So many puzzles that the start of a command is negligible."""
GENERAL_STATES = 300_000
SIDE = 32
DIAGONALS = 200
DAYS = range(20)
"""Seeds of positions and evenings."""


def around_the_search(kernel_time: Callable[[Puzzle], float]) -> None:
    """Print a line for each figure. ``kernel_time`` returns the microseconds of a search alone."""
    again, anew = reading()
    print(
        f"\nA call of `solve` from Python beyond the search: {call(kernel_time):.1f} us (at most 8, aim 4)."
    )
    print(
        f"\nReading a puzzle again: {again:.0f} us (at most 10, aim 3); on a new board: {anew:.0f} us (60, 25)."
    )
    start = command([])
    few, many = puzzles("classic"), random_puzzles("classic", MANY)
    print(
        f"\n`ricochet solve --json -`, classic puzzles/s on one core (at least 5,000, aim 8,000): "
        f"{len(few) / command(few):,.0f} of {len(few):,} with its start of {start * 1e3:.0f} ms, "
        f"{len(many) / (command(many) - start):,.0f} of {len(many):,} without it; the searches alone, as `solve` "
        f"makes them, {len(few) / searches(few):,.0f} and {len(many) / searches(many):,.0f}."
    )
    puzzle = f"{SIDE}x{SIDE}, five robots, {DIAGONALS} diagonals"
    print(f"\nGeneral search, {puzzle}: {general():.2f} M states/s (at least 1, aim 2).")


def call(kernel_time: Callable[[Puzzle], float]) -> float:
    """Return the microseconds of `solve` beyond those of the kernel, on a puzzle of two moves."""
    puzzle = parse_puzzle("2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2")
    return best_time(lambda: solve(puzzle), 100, 50) - kernel_time(puzzle)


def best_time(work: Callable[[], object], times: int, rounds: int) -> float:
    """Return the microseconds per call, in the best of several rounds."""
    found = []
    for _ in range(rounds):
        began = time.process_time()
        for _ in range(times):
            work()
        found.append((time.process_time() - began) / times * 1e6)
    return min(found)


def reading() -> tuple[float, float]:
    """Return the microseconds of reading a puzzle again, and of reading one with a new board."""
    lines = {str(puzzle).split()[0]: str(puzzle) for puzzle in puzzles("classic")}
    anew = []
    assembled.cache_clear()
    for line in lines.values():
        began = time.process_time()
        parse_puzzle(line)
        anew.append((time.process_time() - began) * 1e6)
    line = next(iter(lines.values()))
    return best_time(lambda: parse_puzzle(line), 20, 50), sorted(anew)[len(anew) // 2]


def command(puzzles: list[Puzzle]) -> float:
    """Return the seconds of a processor that the command takes for these puzzles, its start included."""
    lines = "".join(f"{puzzle}\n" for puzzle in puzzles)
    program = [str(Path(sys.executable).with_name("ricochet")), "solve", "--json", "-"]
    times = []
    for _ in range(5):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(program, input=lines, capture_output=True, text=True, check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        times.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return min(times)


def searches(puzzles: list[Puzzle]) -> float:
    """Return the seconds of a processor that the searches alone take."""

    def all_of_them() -> None:
        for puzzle in puzzles:
            solve(puzzle)

    return best_time(all_of_them, 1, 3) / 1e6


def general() -> float:
    """Return the million states that the general search expands in a second, on the first random puzzle with enough.

    All five robots may take the target: on such a board, only the general search can handle that.
    """
    rng = random.Random(7)
    names = [f"{column}{row}" for row in range(1, SIDE + 1) for column in _columns()]
    while True:
        cells = rng.sample(names, DIAGONALS + 6)
        diagonals = ",".join(f"{rng.choice('RGBY')}{cell}{rng.choice('/' + chr(92))}" for cell in cells[6:])
        robots = " ".join(f"{robot}{cell}" for robot, cell in zip("RGBYS", cells, strict=False))
        puzzle = parse_puzzle(f"{SIDE}x{SIDE}:{diagonals} {robots} >*{cells[5]}")
        began = time.process_time()
        solution = solve(puzzle, Limits(max_expanded=GENERAL_STATES))
        if solution.expanded == GENERAL_STATES:
            return GENERAL_STATES / (time.process_time() - began) / 1e6


def day() -> None:
    """Print the gain from a known board: for the targets of a position, and for the rounds of an evening."""
    together, alone, evening, afresh = (
        statistics.fmean(times) * 1e3 for times in zip(*map(_one_day, DAYS), strict=True)
    )
    print(
        f"\nSeventeen targets of a position, one after the other, ms: {together:.2f} by `solve_targets`, {alone:.2f} "
        f"by single calls, each of which reads the board and makes its tables; an evening of seventeen rounds as the "
        f"solver's process reads them: {evening:.2f}, with a fresh board for each {afresh:.2f}."
    )


def _one_day(seed: int) -> tuple[float, ...]:
    """Return the seconds of all targets of a position and of an evening on a board, together and afresh."""
    position, targets, evening = _lines_of_day(seed)

    def afresh(lines: list[str]) -> None:
        for line in lines:
            assembled.cache_clear()
            solve(line)

    works: list[Callable[[], object]] = [
        lambda: solve_targets(position),
        lambda: afresh(targets),
        lambda: [solve(line) for line in evening],
        lambda: afresh(evening),
    ]
    return tuple(best_time(work, 1, 5) / 1e6 for work in works)


def _lines_of_day(seed: int) -> tuple[str, list[str], list[str]]:
    """Return a position, its puzzles and those of an evening, as text, so that nothing else caches the board."""
    rng = random.Random(seed)
    position = random_puzzle(rng, KINDS["classic"]).position
    board = position.board
    targets = [f"{position} {format_target(target, board)}" for target in board.targets]
    evening = [Position(board, (*rng.sample(board.starting_cells(), 4), None)) for _ in board.targets]
    return (
        str(position),
        targets,
        [
            f"{start} {format_target(target, board)}"
            for start, target in zip(evening, board.targets, strict=True)
        ],
    )


def _columns() -> list[str]:
    letters = "abcdefghijklmnopqrstuvwxyz"
    return [*letters, *(f"a{letter}" for letter in letters)][:SIDE]
