"""Time the kernel beside the yardstick and write down the ratios.

    python bench/run.py                      every set, printed as bench/results.md has it
    python bench/run.py classic long         these sets
    python bench/run.py long --peer "cmd"    another program beside them: it reads a puzzle a line in notation and
                                             prints a length a line, as soon as it knows it

Every ratio is of times taken side by side in one run, so that it says something on a busy machine too; the times alone
do not. Build, sets and runs take some four minutes.
"""

import argparse
import platform
import shlex
import statistics
import subprocess
import time
from collections import defaultdict
from pathlib import Path
from typing import NamedTuple

from sets import SETS, numbers, puzzles, random_puzzles

from ricochetrobots.core import Puzzle, parse_puzzle
from ricochetrobots.solve import solve

ROOT = Path(__file__).parent.parent
BUILD = ROOT / "build/bench"
GOALS = {"classic": (8, 15), "long": (11, 20), "hard": (20, 40)}
"""At least so many times as fast as the yardstick, and the aim."""
MIXED = ("diagonals", "five", "both")
SAMPLES = (1_000, 6_000)
"""Puzzles of each kind that are compared at equal length: of a thousand too few are long for a steady mean."""
SPANS = {"all": range(2, 18), "2 to 8 moves": range(2, 9), "from 10": range(10, 18)}
AT_MOST = {
    ("diagonals", "all"): 2,
    ("five", "2 to 8 moves"): 2.5,
    ("five", "from 10"): 4,
    ("both", "all"): 5,
}
"""Times as long as a classic puzzle of equal length."""
FEWEST = 5
"""Puzzles of one length that are compared, at least."""


class Timed(NamedTuple):
    """One puzzle: its length in moves, states expanded, and microseconds."""

    moves: int
    expanded: int
    kernel: float
    yardstick: float


def build() -> Path:
    """Return the program that times, built as the product is."""
    configure = [
        "cmake",
        "-S",
        str(ROOT),
        "-B",
        str(BUILD),
        "-DRICOCHET_BENCH=ON",
        "-DCMAKE_BUILD_TYPE=Release",
    ]
    subprocess.run(configure, check=True, stdout=subprocess.DEVNULL)
    subprocess.run(
        ["cmake", "--build", str(BUILD), "--target", "measure", "-j2"], check=True, stdout=subprocess.DEVNULL
    )
    return BUILD / "measure"


def measure(asked: list[Puzzle], *, threads: int = 1, repeats: int = 5, yardstick: int = 0) -> list[Timed]:
    """Time each puzzle, the best of so many repeats."""
    lines = "\n".join(map(numbers, asked)) + "\n"
    command = [str(BUILD / "measure"), str(threads), str(repeats), str(yardstick)]
    output = subprocess.run(command, input=lines, capture_output=True, text=True, check=True).stdout
    return [Timed(int(a), int(b), float(c), float(d)) for a, b, c, d in map(str.split, output.splitlines())]


def mean(values: list[float]) -> float:
    return statistics.fmean(values) if values else float("nan")


def by_moves(timed: list[Timed]) -> dict[int, list[float]]:
    found = defaultdict(list)
    for one in timed:
        found[one.moves].append(one.kernel)
    return found


def at_equal_length(one: list[Timed], other: list[Timed], span: range) -> str:
    """Say how many times as long one takes as the other, weighted by how often each length comes in it."""
    ones, others = by_moves(one), by_moves(other)
    shared = [n for n in span if len(ones[n]) >= FEWEST and len(others[n]) >= FEWEST]
    weights = {n: len(ones[n]) for n in shared}
    ratio = sum(weights[n] * mean(ones[n]) for n in shared) / sum(
        weights[n] * mean(others[n]) for n in shared
    )
    return f"{ratio:.2f}x ({sum(weights.values())})"


def compare_at_equal_length() -> None:
    """Print a row for each kind with diagonals or five robots."""
    columns = [(sample, span) for sample in SAMPLES for span in SPANS]
    heads = [f"{span}, of {sample:,}" for sample, span in columns]
    print(
        f"\n| against classic (puzzles) | {' | '.join(heads)} |\n| --- |{' --- |' * len(heads)}", flush=True
    )
    classic = measure(random_puzzles("classic", max(SAMPLES)), repeats=3)
    for kind in MIXED:
        timed = measure(random_puzzles(kind, max(SAMPLES)), repeats=3)
        cells = []
        for sample, span in columns:
            cell = at_equal_length(timed[:sample], classic[:sample], SPANS[span])
            most = AT_MOST.get((kind, span))
            cells.append(cell if most is None else f"{cell}, at most {most}x")
        print(f"| {kind} | {' | '.join(cells)} |", flush=True)


def against_yardstick(name: str) -> list[Timed]:
    few = name == "hard"
    timed = measure(puzzles(name), repeats=3 if few else 5, yardstick=1 if few else 3)
    kernel, yardstick = mean([one.kernel for one in timed]), mean([one.yardstick for one in timed])
    least, aim = GOALS[name]
    figures = f"{kernel / 1000:.3f} | {yardstick / 1000:.2f} | {yardstick / kernel:.1f}x"
    print(f"| {name} | {len(timed)} | {figures} | {least}x | {aim}x |", flush=True)
    return timed


def two_threads(name: str) -> float:
    """Return how many times as fast two threads are as one, which take turns."""
    best: dict[int, list[Timed]] = {}
    for _ in range(4):
        for threads in (1, 2):
            timed = measure(puzzles(name), threads=threads, repeats=1)
            best[threads] = [
                min(pair, key=lambda one: one.kernel)
                for pair in zip(timed, best.get(threads, timed), strict=True)
            ]
    one, two = (mean([timed.kernel for timed in best[threads]]) for threads in (1, 2))
    return one / two


def peer(command: str, names: list[str]) -> None:
    """Time another program on the sets, from a puzzle's line to its answer."""
    print(f"\n| set | `{command}`, mean ms | kernel, mean ms | wrong |\n| --- | --- | --- | --- |")
    for name in names:
        timed = measure(puzzles(name))
        with subprocess.Popen(
            shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as other:
            assert other.stdin is not None
            assert other.stdout is not None
            seconds, wrong = 0.0, 0
            for puzzle, one in zip(puzzles(name), timed, strict=True):
                began = time.perf_counter()
                print(str(puzzle), file=other.stdin, flush=True)
                answer = other.stdout.readline()
                seconds += time.perf_counter() - began
                wrong += answer.strip() != str(one.moves)
            other.stdin.close()
        kernel = mean([one.kernel for one in timed]) / 1000
        print(f"| {name} | {seconds / len(timed) * 1000:.3f} | {kernel:.3f} | {wrong} |")


def call_overhead() -> float:
    """Return the microseconds of `solve` beyond those of the kernel, on a puzzle of two moves."""
    puzzle = parse_puzzle("2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2")
    rounds = []
    for _ in range(50):
        began = time.perf_counter()
        for _ in range(100):
            solve(puzzle)
        rounds.append((time.perf_counter() - began) * 1e4)
    return min(rounds) - measure([puzzle], repeats=2000)[0].kernel


def commit() -> str:
    found = subprocess.run(
        ["git", "describe", "--always", "--dirty"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return found.stdout.strip() or "unknown"


def processor() -> str:
    for line in Path("/proc/cpuinfo").read_text().splitlines() if Path("/proc/cpuinfo").exists() else []:
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.processor()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("sets", nargs="*", choices=[[], *SETS], metavar="SET", help=", ".join(SETS))
    parser.add_argument("--peer", metavar="COMMAND")
    asked = parser.parse_args()
    names = asked.sets or list(SETS)
    build()
    if asked.peer:
        peer(asked.peer, names)
        return
    from ricochetrobots.solve import _kernel

    print(f"Commit {commit()}, {_kernel.cpu_target()}, {processor()}, {time.strftime('%Y-%m-%d')}.\n")
    print("| set | puzzles | kernel, mean ms | yardstick, mean ms | ratio | at least | aim |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    timed = {name: against_yardstick(name) for name in GOALS if name in names}
    for name in ("hard", "long"):
        if name in timed:
            print(
                f"\nTwo threads on `{name}`: {two_threads(name):.2f}x one thread (at least 1.8x on `hard`)."
            )
    if "classic" in timed and not {*MIXED}.isdisjoint(names):
        compare_at_equal_length()
    if "classic" in timed and "vortex" in names:
        ratio = mean([one.kernel for one in measure(puzzles("vortex"))]) / mean(
            [one.kernel for one in timed["classic"]]
        )
        print(f"\nVortex: mean {ratio:.2f} of the classic mean (at most 1, aim 0.5).")
    print(f"\nA call of `solve` from Python beyond the search: {call_overhead():.1f} us (at most 20, aim 5).")


if __name__ == "__main__":
    main()
