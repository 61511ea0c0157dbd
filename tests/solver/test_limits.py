"""The limits of a search, its progress and its cancellation."""

import gc
import math
import signal
import subprocess
import sys
import threading
from typing import Any

import pytest

from ricochetrobots.core import Status, WrongTypeError, parse_puzzle
from ricochetrobots.solver import NO_LIMITS, Cancel, Limits, Watch, solve
from support.engines import NATIVE_ONLY, engines
from support.puzzles import read_puzzles

pytestmark = pytest.mark.slow

LONG = "16x16: Ra1 Gp1 Ba16 Yp16 Sh1 >Rh8"
WIDE = "20x20: Ra1 Gt1 Ba20 Yt20 Sk1 >Rj10"
HARDEST = "3A2B1A4B Rc5 Ga14 Bb5 Yb14 >Bm7"
EASY = "2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2"
MANY_BYTES = 500_000_000
"""Ends a search that nothing else has ended, so that a fault does not exhaust the memory."""

both_sizes = pytest.mark.parametrize("text", [LONG, WIDE])


@engines
@both_sizes
@pytest.mark.parametrize("max_expanded", [0, 1, 10, 333])
def test_max_expanded(engine: str, text: str, max_expanded: int) -> None:
    solution = solve(parse_puzzle(text), Limits(max_expanded=max_expanded), engine=engine)
    assert solution.status is Status.LIMIT
    assert solution.path is None
    assert solution.expanded <= max_expanded


@engines
@both_sizes
@pytest.mark.parametrize("max_bytes", [0, 100_000, 3_000_000])
def test_max_bytes(engine: str, text: str, max_bytes: int) -> None:
    solution = solve(parse_puzzle(text), Limits(max_bytes=max_bytes), engine=engine)
    assert solution.status is Status.LIMIT


def taken_and_expanded(text: str, limits: str) -> tuple[int, int]:
    """Return the memory that a process takes for one search, and the states that it expands."""
    script = f"""
import resource
from ricochetrobots.core import parse_puzzle
from ricochetrobots.solver import Limits, solve
solve(parse_puzzle({EASY!r}))
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
expanded = solve(parse_puzzle({text!r}), Limits({limits}), engine="native").expanded
print((resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) * 1024, expanded)
"""
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    taken, expanded = map(int, ran.stdout.split())
    return taken, expanded


@pytest.mark.long
@NATIVE_ONLY
@pytest.mark.parametrize(
    ("text", "allowed"), [(LONG, 20_000_000), (WIDE, 20_000_000), (HARDEST, 100_000_000)]
)
def test_memory_of_the_process_stays_below_max_bytes(text: str, allowed: int) -> None:
    taken, expanded = taken_and_expanded(text, f"max_bytes={allowed}")
    assert taken <= allowed
    assert expanded > allowed // 1000, "it makes use of what it may take"


@NATIVE_ONLY
@pytest.mark.parametrize("text", [LONG, pytest.param(HARDEST, marks=pytest.mark.long)])
@pytest.mark.parametrize("threads", [*(pytest.param(n, marks=pytest.mark.long) for n in (1, 2, 3)), 4])
def test_several_threads_stay_within_max_bytes(text: str, threads: int) -> None:
    """If memory runs out, one thread searches again. The other threads have then released theirs."""
    allowed = 100_000_000
    taken, expanded = taken_and_expanded(text, f"max_bytes={allowed}, threads={threads}")
    assert taken <= allowed
    assert expanded > allowed // 1000


@NATIVE_ONLY
def test_a_thread_keeps_at_most_64_mib_after_searches_of_every_kind() -> None:
    """The kinds are three to five robots on boards of either size."""
    texts = [
        f"{side}:{robots}"
        for side, corner, target in (("16x16", "a16", "h8"), ("20x20", "a20", "j10"))
        for robots in (
            f" Ra1 Gb1 B{corner} >R{target}",
            f" Ra1 Gb1 B{corner} Yd1 >R{target}",
            f" Ra1 Gb1 B{corner} Yd1 Sk1 >R{target}",
        )
    ]
    script = f"""
from pathlib import Path
from ricochetrobots.core import parse_puzzle
from ricochetrobots.solver import Limits, solve
def resident():
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096
puzzles = [parse_puzzle(text) for text in {texts!r}]
for puzzle in puzzles:
    solve(puzzle, Limits(max_expanded=5), engine="native")
before = resident()
expanded = [solve(puzzle, Limits(max_bytes=30_000_000), engine="native").expanded for puzzle in puzzles]
print(resident() - before, min(expanded))
"""
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    kept, expanded = map(int, ran.stdout.split())
    assert kept <= 64 * 2**20
    assert expanded > 30_000, "every search needs its 30 MB, so that all together exceed 64 MiB"


@engines
def test_no_time_at_all(engine: str) -> None:
    solution = solve(parse_puzzle(LONG), Limits(seconds=0), engine=engine)
    assert (solution.status, solution.path) == (Status.LIMIT, None)


@engines
def test_at_least_says_how_far_a_limited_search_came(engine: str) -> None:
    for line in [line for line in read_puzzles() if line.moves <= 4][:10]:
        for max_moves in range(line.moves):
            solution = solve(parse_puzzle(line.puzzle), Limits(max_moves=max_moves), engine=engine)
            assert solution.status is Status.LIMIT
            assert max_moves < solution.at_least <= line.moves


@engines
def test_progress_tells_ever_larger_bounds(engine: str) -> None:
    line = next(line for line in read_puzzles() if line.moves == 9)
    bounds: list[int] = []
    solution = solve(parse_puzzle(line.puzzle), Limits(progress=bounds.append), engine=engine)
    assert solution.moves == solution.at_least == 9
    assert bounds == sorted(set(bounds))
    assert not bounds or bounds[-1] <= 9
    if engine == "reference":
        assert bounds[-1] == 9


@engines
@both_sizes
def test_what_progress_raises_ends_the_search(engine: str, text: str) -> None:
    def refuse(at_least: int) -> None:
        raise LookupError(at_least)

    with pytest.raises(LookupError):
        solve(parse_puzzle(text), Limits(progress=refuse, max_bytes=MANY_BYTES), engine=engine)


@engines
@both_sizes
def test_cancel_before_the_search(engine: str, text: str) -> None:
    cancel = Cancel()
    cancel.cancel()
    solution = solve(parse_puzzle(text), Limits(cancel=cancel, max_bytes=MANY_BYTES), engine=engine)
    assert solution.status is Status.LIMIT
    assert solution.expanded == 0


@engines
@both_sizes
def test_cancel_from_another_thread(engine: str, text: str) -> None:
    cancel = Cancel()
    has_begun = threading.Event()

    def wait_and_cancel() -> None:
        has_begun.wait()
        cancel.cancel()

    other = threading.Thread(target=wait_and_cancel)
    other.start()
    solution = solve(
        parse_puzzle(text),
        Limits(cancel=cancel, progress=lambda at_least: has_begun.set(), max_bytes=MANY_BYTES),
        engine=engine,
    )
    other.join()
    assert solution.status is Status.LIMIT


@engines
@both_sizes
def test_ctrl_c_ends_a_search(engine: str, text: str) -> None:
    """Another thread presses the key. It cannot continue until the search releases the interpreter's lock."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    interval = sys.getswitchinterval()
    begins = threading.Lock()
    begins.acquire()

    def press() -> None:
        with begins:
            signal.raise_signal(signal.SIGINT)

    other = threading.Thread(target=press)
    other.start()
    puzzle = parse_puzzle(text)
    try:
        with pytest.raises(KeyboardInterrupt):  # noqa: PT012
            sys.setswitchinterval(0.1)
            gc.disable()  # Python drops an exception raised in a callback of the collector
            begins.release()
            solve(puzzle, Limits(max_bytes=MANY_BYTES), engine=engine)
    finally:
        gc.enable()
        sys.setswitchinterval(interval)
        signal.signal(signal.SIGINT, before)
        other.join()


@NATIVE_ONLY
@pytest.mark.parametrize("max_expanded", [20_001, 33_333])
def test_max_expanded_is_exact_for_any_number_of_threads(max_expanded: int) -> None:
    found = [
        solve(parse_puzzle(LONG), Limits(max_expanded=max_expanded, threads=threads), engine="native")
        for threads in (1, 2, 3, 4)
    ]
    assert {solution.expanded for solution in found} == {max_expanded}
    assert len({(solution.status, solution.at_least) for solution in found}) == 1


@engines
def test_threads_change_nothing(engine: str) -> None:
    line = next(line for line in read_puzzles() if line.moves == 8)
    one, two = (solve(parse_puzzle(line.puzzle), Limits(threads=n), engine=engine) for n in (1, 2))
    assert one.moves == two.moves == 8


@pytest.mark.parametrize(
    "limits",
    [
        {"threads": 0},
        {"max_moves": -1},
        {"max_expanded": -1},
        {"max_bytes": -1},
        {"seconds": -1},
        {"seconds": math.nan},
    ],
)
def test_limits_that_mean_nothing_are_refused_by_name(limits: dict[str, Any]) -> None:
    (name,) = limits
    with pytest.raises(ValueError, match=f"{name} must be"):
        Limits(**limits)


@pytest.mark.parametrize("limits", [{"threads": None}, {"max_moves": 2.5}, {"max_bytes": "1"}])
def test_a_limit_of_another_type_is_refused_by_name(limits: dict[str, Any]) -> None:
    with pytest.raises(WrongTypeError, match=next(iter(limits))):
        Limits(**limits)


def test_without_limits_a_search_goes_on_until_it_knows() -> None:
    assert Limits() == NO_LIMITS
    assert not Watch().stops(1)
