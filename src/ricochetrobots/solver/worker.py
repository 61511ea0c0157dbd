"""A process that solves puzzles for another one: ``python -m ricochetrobots.solver.worker``.

Each line on standard input is a `Question` as JSON. Two lines on standard output answer it, each an `Optimum`: the
first as soon as a path is known, the second with the number of paths too. It ends when its input ends. Whoever
started it may kill it at any moment, and after the first line still has something.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import TextIO

from ricochetrobots.core import Optimum, Status
from ricochetrobots.solver import Limits, analyse

NICENESS = 5
"""Solving waits for whatever else the machine has to do."""


@dataclass(frozen=True, kw_only=True)
class Question:
    """A puzzle (docs/notation.md), and how far to go: ``seconds`` for a path, and as many again to count them all."""

    puzzle: str
    seconds: float
    max_expanded: int
    max_bytes: int
    max_count: int


NOTHING_KNOWN = Optimum(status=Status.LIMIT, moves=None, at_least=0)
"""The answer where nobody could look for a path."""


def answers(question: Question) -> Iterator[Optimum]:
    """Yield what is found, as `analyse` does. Raises InputError for a puzzle that cannot be read."""
    limits = Limits(
        seconds=question.seconds, max_expanded=question.max_expanded, max_bytes=question.max_bytes
    )
    return analyse(question.puzzle, limits, question.max_count)


def read_answer(line: str | bytes) -> Optimum:
    """Read a line of the output. Raises ValueError, TypeError or KeyError if it is none."""
    fields = json.loads(line)
    return Optimum(**fields | {"status": Status(fields["status"])})


def serve(questions: TextIO, told: TextIO) -> None:
    """Answer one question after the other until there are no more."""
    for line in questions:
        for answer in answers(Question(**json.loads(line))):
            print(json.dumps(asdict(answer)), file=told, flush=True)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in the terminal is meant for who started this
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    serve(sys.stdin, sys.stdout)
