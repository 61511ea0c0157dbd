"""Run the experiments behind docs/reliability.md, one after the other, and say at the end what each has shown.

    python bench/experiments.py                 all of them, for hours
    python bench/experiments.py power races     those whose command has one of these words

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
MODULES = (
    "authority",
    "secrecy",
    "disconnects",
    "repeats",
    "races",
    "kills",
    "stalls",
    "clocks",
    "power",
    "fuzzing",
    "strangers",
    "bombs",
    "full",
    "old_games",
    "restarts",
    "oracle",
    "soak",
)
"""Those of tests/faults that are programs, in the size that was asked for."""
TESTS = ("tests/faults", "tests/server/test_two_servers.py")
LOADS = (
    "start.py",
    "bids.py",
    "bids.py --rounds 1 --rate 500 --rooms 500 --bids 30000",
    "bids.py --rounds 1 --rate 1000 --rooms 1000 --bids 60000",
    "shared.py",
    "crowd.py",
    "comeback.py",
    "stalled.py",
    "long_room.py",
    "takeover.py",
)


@dataclass(frozen=True)
class Ended:
    """What came of one."""

    command: str
    met: bool
    seconds: float
    rows: Sequence[str]


def commands() -> list[str]:
    """Return the commands, as somebody would type them."""
    tests = [f"pytest -q -n 0 --full {path}" for path in TESTS]
    modules = [f"python -m faults.{name}" for name in MODULES]
    return [*modules, *tests, *(f"python bench/load/{words}" for words in LOADS)]


def run(command: str) -> Ended:
    """Run one, letting its words through, and return what it came to: the rows of the tables it printed."""
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
    wanted = sys.argv[1:]
    ended = [run(each) for each in commands() if not wanted or any(word in each for word in wanted)]
    print("\n### All\n")
    for each in ended:
        print(f"{'met' if each.met else 'MISSED'}  {each.seconds:6.0f} s  {each.command}")
        for row in each.rows:
            print(f"        {row}")
    sys.exit(not all(each.met for each in ended))


if __name__ == "__main__":
    main()
