"""Run the experiments behind docs/reliability.md one after the other, and print the verdict of each at the end.

The command takes hours. With words it runs only the experiments whose command contains one of them. ``--short``
takes a few minutes and shows little more than that each experiment runs.

::

    python bench/experiments.py
    python bench/experiments.py power races
    python bench/experiments.py --short

The exit status is 0 if all goals were met.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
MODULES = {
    "authority": 1,
    "secrecy": 12,
    "disconnects": 12,
    "repeats": 400,
    "races": 36,
    "kills": 1,
    "stalls": 1,
    "clocks": 6,
    "power": 6,
    "fuzzing": 1_000,
    "strangers": 100,
    "live_puzzles": 5,
    "hangups": 3,
    "bombs": 3,
    "full": 2,
    "old_games": 1,
    "restarts": 2,
    "oracle": 10,
    "simulation": 20,
    "soak": 80,
}
"""The programs in tests/faults; each has its full size by default, and here a small one."""
TESTS = {
    "--full tests/faults/test_damage.py": "tests/faults/test_damage.py",
    "--full tests/faults/test_simulation.py -k planted": "--full tests/faults/test_simulation.py -k replies",
    "--full tests/server/test_two_servers.py": "--full tests/server/test_two_servers.py -k continues",
}
"""The arguments of pytest, and those of a short run."""
LOADS = {
    "start.py": "--games 50 --overdue 20",
    "bids.py": "--rooms 4 --bids 100 --rounds 1",
    "floor.py": "--bids 100",
    "bids.py --rounds 1 --rate 500 --rooms 500 --bids 30000": "--rooms 20 --bids 200",
    "bids.py --rounds 1 --rate 1000 --rooms 1000 --bids 60000": "--rooms 20 --bids 200",
    "notify.py": "--seconds 1",
    "many.py": "--rooms 20 --bids 200 --rate 50",
    "shared.py": "--rooms 4 --rate 50 --bids 100",
    "crowd.py": "--watchers 50",
    "comeback.py": "--sockets 50",
    "stalled.py": "--stalled 5 --good 120",
    "long_room.py": "--events 2000",
    "lateness.py": "--rooms 10 --events 2000",
    "takeover.py": "--kills 1",
}
"""The programs in bench/load, and the arguments of a short run of each."""


@dataclass(frozen=True)
class Ended:
    """The outcome of one experiment."""

    command: str
    met: bool
    seconds: float
    rows: Sequence[str]


def commands(*, short: bool) -> list[str]:
    """Return the commands, as typed in a shell."""
    modules = [f"python -m faults.{name}" + (f" {size}" if short else "") for name, size in MODULES.items()]
    tests = [f"pytest -q -n 0 {small if short else words}" for words, small in TESTS.items()]
    loads = [f"python bench/load/{words}" + (f" {small}" if short else "") for words, small in LOADS.items()]
    return [*modules, *tests, *loads]


def run(command: str) -> Ended:
    """Run one experiment, pass on its output, and return its outcome: the rows of the tables that it printed."""
    print(f"\n### {command}\n", flush=True)
    program, *words = command.split()
    whole = [str(Path(sys.executable).with_name(program)), *words]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "tests")}
    begun, rows = time.perf_counter(), []
    with subprocess.Popen(whole, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        for line in running.stdout:
            print(line, end="", flush=True)
            if line.startswith("| ") and not line.startswith("| ---"):
                rows.append(line.strip())
    return Ended(command, running.returncode == 0, time.perf_counter() - begun, rows)


def main() -> None:
    wanted = [word for word in sys.argv[1:] if word != "--short"]
    chosen = [
        each
        for each in commands(short="--short" in sys.argv)
        if not wanted or any(word in each for word in wanted)
    ]
    ended = [run(each) for each in chosen]
    print("\n### All\n")
    for each in ended:
        print(f"{'met' if each.met else 'MISSED'}  {each.seconds:6.0f} s  {each.command}")
        for row in each.rows:
            print(f"        {row}")
    sys.exit(not all(each.met for each in ended))


if __name__ == "__main__":
    main()
