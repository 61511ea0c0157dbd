"""Time the kernel beside the yardstick and print the ratios.

Without words the command prints every figure as Markdown for bench/results.md, and with words the figures of these
sets. ``--kernel`` times the kernel of a commit instead (c5f4a2f or later). ``--peer`` times another program too. That
program reads one puzzle per line in notation, and prints each length on a line at once.

::

    python bench/run.py
    python bench/run.py classic long
    python bench/run.py --kernel COMMIT
    python bench/run.py long --peer "cmd"

Times are processor times of one thread. A ratio compares times that were measured alternately in one run, so it
is valid on a busy machine too; a time alone is not.
"""

import argparse
import platform
import random
import shlex
import statistics
import subprocess
import time
from collections import defaultdict
from pathlib import Path
from shutil import copytree, rmtree
from typing import NamedTuple

from around import around_the_search, day
from sets import LENGTHS, SEED, SETS, numbers, puzzles, random_puzzles

from ricochetrobots.core import Puzzle

ROOT = Path(__file__).parent.parent
BUILD = ROOT / "build/bench"
GOALS = {
    "classic": ("15x", "4x"),
    "long": ("35x", ""),
    "hard": ("25x", ""),
    "lengths": ("1.3x, at 4 and 5 moves of 2.2x,", ""),
}
"""The least ratios to the yardstick: of the means, and of the medians."""
BESIDE = "puzzles | kernel, mean us | kernel, median us | yardstick, mean | yardstick, median"
CHOICES = (*SETS, "around", "day")
"""The sets, the costs around the search, and the puzzles of a server's day."""
MIXED = ("diagonals", "five", "both")
SAMPLES = (1_000, 6_000)
"""The puzzles of each kind, compared at equal length. A thousand have too few long ones for a stable mean.
"""
SPANS = {"all": range(2, 18), "2 to 8 moves": range(2, 9), "from 10 moves": range(10, 18)}
AT_MOST = {
    ("diagonals", "all"): ("1.9x", "1.5x"),
    ("five", "all"): ("1.6x", "1.2x"),
    ("both", "all"): ("3x", "2x"),
    ("both", "from 10 moves"): ("4x", "2.5x"),
}
"""The goal and the aim for the time, as multiples of that of a classic puzzle of equal length."""
RESAMPLES = 2_000
FEWEST = 5
"""The least number of puzzles of one length for a comparison."""


class Timed(NamedTuple):
    """One puzzle: its length in moves, states expanded, and microseconds."""

    moves: int
    expanded: int
    kernel: float
    yardstick: float


def build(kernel: str | None) -> Path:
    """Return the measuring program, built like the product, with the kernel of that commit or of this checkout."""
    source, made = ROOT, BUILD
    if kernel is not None:
        made = ROOT / "build" / f"bench-{kernel}"
        source = made / "source"
        rmtree(source, ignore_errors=True)
        copytree(ROOT / "bench", source / "bench")
        files = subprocess.run(
            ["git", "archive", kernel, "CMakeLists.txt", "native"], cwd=ROOT, check=True, capture_output=True
        ).stdout
        subprocess.run(["tar", "-x", "-C", str(source)], input=files, check=True)
    configure = [
        "cmake",
        "-S",
        str(source),
        "-B",
        str(made),
        "-DRICOCHET_BENCH=ON",
        "-DCMAKE_BUILD_TYPE=Release",
    ]
    subprocess.run(configure, check=True, stdout=subprocess.DEVNULL)
    subprocess.run(
        ["cmake", "--build", str(made), "--target", "measure", "-j2"], check=True, stdout=subprocess.DEVNULL
    )
    return made / "measure"


class Measure:
    """The measuring program."""

    def __init__(self, program: Path) -> None:
        self._program = program

    def __call__(
        self,
        puzzles: list[Puzzle],
        *,
        threads: int | None = None,
        repeats: int = 5,
        yardstick: int = 0,
        ricochet_rule: bool = True,
    ) -> list[Timed]:
        """Measure each puzzle, the best of several repeats, in processor time unless threads are compared."""
        lines = "\n".join(numbers(puzzle, ricochet_rule=ricochet_rule) for puzzle in puzzles) + "\n"
        clock = "cpu" if threads is None else "wall"
        command = [str(self._program), str(threads or 1), str(repeats), str(yardstick), clock]
        output = subprocess.run(command, input=lines, capture_output=True, text=True, check=True).stdout
        return [
            Timed(int(a), int(b), float(c), float(d)) for a, b, c, d in map(str.split, output.splitlines())
        ]


def mean(values: list[float]) -> float:
    return statistics.fmean(values) if values else float("nan")


def by_moves(timed: list[Timed]) -> dict[int, list[float]]:
    found = defaultdict(list)
    for one in timed:
        found[one.moves].append(one.kernel)
    return found


def at_equal_length(one: list[Timed], other: list[Timed], span: range) -> str:
    """Return two cells: the number of puzzles, and the ratio of the times, weighted by the frequency of each length."""
    ones, others = by_moves(one), by_moves(other)
    shared = [n for n in span if len(ones[n]) >= FEWEST and len(others[n]) >= FEWEST]
    weights = {n: len(ones[n]) for n in shared}
    ratio = sum(weights[n] * mean(ones[n]) for n in shared) / sum(
        weights[n] * mean(others[n]) for n in shared
    )
    return f"{sum(weights.values()):,} | {ratio:.2f}x"


def compare_at_equal_length(measure: Measure) -> None:
    """Print the rows of each kind with diagonals or five robots."""
    print("\n| kind | lengths | sample | puzzles | time, classic = 1 | goal, at most | aim |", flush=True)
    print(f"|{' --- |' * 7}")
    classic = measure(random_puzzles("classic", max(SAMPLES)), repeats=3)
    for kind in MIXED:
        timed = measure(random_puzzles(kind, max(SAMPLES)), repeats=3)
        for sample in SAMPLES:
            for span, lengths in SPANS.items():
                found = at_equal_length(timed[:sample], classic[:sample], lengths)
                goal, aim = AT_MOST.get((kind, span), ("-", "-"))
                print(f"| {kind} | {span} | {sample:,} | {found} | {goal} | {aim} |", flush=True)


def beside_yardstick(timed: list[Timed]) -> str:
    """Return the cells of a row: the mean and the median of both, and the ratio of each."""
    kernel, yardstick = [one.kernel for one in timed], [one.yardstick for one in timed]
    middle = statistics.median
    return (
        f"{len(timed)} | {mean(kernel):,.1f} | {middle(kernel):,.1f} | "
        f"{mean(yardstick):,.1f} | {middle(yardstick):,.1f} | "
        f"{mean(yardstick) / mean(kernel):.1f}x | {middle(yardstick) / middle(kernel):.1f}x"
    )


def interval_of_means(timed: list[Timed]) -> tuple[float, float]:
    """Return the 95 % bootstrap interval of the ratio of means: puzzles are drawn with replacement from the sample."""
    chance, ratios = random.Random(SEED), []
    for _ in range(RESAMPLES):
        drawn = chance.choices(timed, k=len(timed))
        ratios.append(sum(one.yardstick for one in drawn) / sum(one.kernel for one in drawn))
    cuts = statistics.quantiles(ratios, n=40)
    return cuts[0], cuts[-1]


def against_yardstick(measure: Measure, names: list[str]) -> dict[str, list[Timed]]:
    """Print a row for each set, then one for each length."""
    print(f"| set | {BESIDE} | ratio of means | ratio of medians | goal of means | goal of medians |")
    print(f"|{' --- |' * 10}")
    timed: dict[str, list[Timed]] = {}
    for name, goal in GOALS.items():
        if name not in names:
            continue
        few = name in ("hard", "lengths")
        for rule in (True, False):
            found = measure(puzzles(name), repeats=3, yardstick=1 if few else 3, ricochet_rule=rule)
            if name == "lengths":
                timed[name] = found
                break
            timed.setdefault(name, found)
            shown, goals = (name, goal) if rule else (f"{name}, no ricochet rule", ("", ""))
            print(f"| {shown} | {beside_yardstick(found)} | {' | '.join(goals)} |", flush=True)
            if name == "hard":
                break
    if "classic" in timed:
        low, high = interval_of_means(timed["classic"])
        print(f"\nRatio of means on `classic`, 95 % bootstrap interval: {low:.1f}x to {high:.1f}x.")
    if "lengths" in timed:
        print(f"\nEvery length has a goal of {GOALS['lengths'][0]} and an aim of 3x:\n")
        print(f"| moves | {BESIDE} | ratio, mean | ratio, median |\n|{' --- |' * 8}")
        for length in LENGTHS:
            of_length = [one for one in timed["lengths"] if one.moves == length]
            print(f"| {length} | {beside_yardstick(of_length)} |", flush=True)
    return timed


def two_threads(measure: Measure, name: str) -> float:
    """Return the speedup of two threads over one, measured alternately."""
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


def peer(measure: Measure, command: str, names: list[str]) -> None:
    """Measure another program on the sets, from a puzzle's line to its answer."""
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
    parser.add_argument("sets", nargs="*", choices=[[], *CHOICES], metavar="SET", help=", ".join(CHOICES))
    parser.add_argument("--kernel", metavar="COMMIT")
    parser.add_argument("--peer", metavar="COMMAND")
    arguments = parser.parse_args()
    names = arguments.sets or list(SETS)
    measure = Measure(build(arguments.kernel))
    if arguments.peer:
        peer(measure, arguments.peer, names)
        return
    from ricochetrobots.solver import _kernel

    which = arguments.kernel or commit()
    print(f"Commit {which}, {_kernel.cpu_target()}, {processor()}, {time.strftime('%Y-%m-%d')}.\n")
    timed = against_yardstick(measure, names)
    for name in ("hard", "long"):
        if name in timed:
            ratio = two_threads(measure, name)
            print(f"\nTwo threads on `{name}`: {ratio:.2f}x one thread (at least 1.8x on `hard`).")
    if not {*MIXED}.isdisjoint(names):
        compare_at_equal_length(measure)
    if "vortex" in names:
        vortex, classic = (
            mean([one.kernel for one in measure(puzzles(kind))]) for kind in ("vortex", "classic")
        )
        print(f"\nVortex: mean {vortex / classic:.2f} of the classic mean (at most 0.7, aim 0.4).")
    if arguments.kernel is None:
        if not arguments.sets or "around" in names:
            around_the_search(lambda puzzle: measure([puzzle], repeats=2000)[0].kernel)
        if not arguments.sets or "day" in names:
            day()


if __name__ == "__main__":
    main()
