"""The report of an experiment: a row for each goal, and an exit status."""

import argparse
import logging
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import NoReturn


@dataclass(frozen=True)
class Verdict:
    """The measured result beside its goal."""

    experiment: str
    goal: str
    shown: str
    met: bool

    def __str__(self) -> str:
        return f"| {self.experiment} | {self.goal} | {self.shown} | {'met' if self.met else 'MISSED'} |"


@contextmanager
def quiet(logger: str) -> Iterator[None]:
    """Silence a logger for the length of the block, since an experiment causes its faults on purpose."""
    named = logging.getLogger(logger)
    before = named.level
    named.setLevel(logging.CRITICAL + 1)
    try:
        yield
    finally:
        named.setLevel(before)


Show = Callable[[int, int], Sequence[Verdict]]
"""Runs an experiment of a size, from a seed."""


def run(what: str | None, show: Show, *, size: int) -> NoReturn:
    """Run an experiment by the command line, print its verdicts, and exit with their status."""
    parser = argparse.ArgumentParser(description=what, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("size", type=int, nargs="?", default=size)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    load = os.getloadavg()[0]
    begun = time.perf_counter()
    verdicts = show(options.size, options.seed)
    spent = time.perf_counter() - begun
    print(
        f"size {options.size}, seed {options.seed}, {spent:.0f} s, load {load:.1f} on {os.cpu_count()} processors\n"
    )
    print("| experiment | goal | shown | verdict |\n| --- | --- | --- | --- |")
    print("\n".join(map(str, verdicts)), flush=True)
    sys.exit(not all(verdict.met for verdict in verdicts))
