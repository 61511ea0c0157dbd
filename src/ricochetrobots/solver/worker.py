"""A process that solves puzzles for another one: ``python -m ricochetrobots.solver.worker``.

Each line on standard input is a `Question` as JSON. Two lines on standard output answer it, each an `Optimum`: the
first as soon as a path is known, the second with the number of paths. The process ends when its input ends. Its
parent may kill it at any time and use the first line.
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
"""The lower priority with which the process yields to all other work on the machine."""


@dataclass(frozen=True, kw_only=True)
class Question:
    """A puzzle (docs/notation.md) and the limits: ``seconds`` to find a path, and as many again to count all paths."""

    puzzle: str
    seconds: float
    max_expanded: int
    max_bytes: int
    max_count: int


NOTHING_KNOWN = Optimum(status=Status.LIMIT, moves=None, at_least=0)
"""The answer if no search took place."""


def answers(question: Question) -> Iterator[Optimum]:
    """Yield the optimum as `analyse` does. Raises InputError for a puzzle that cannot be read."""
    limits = Limits(
        seconds=question.seconds, max_expanded=question.max_expanded, max_bytes=question.max_bytes
    )
    return analyse(question.puzzle, limits, question.max_count)


def read_answer(line: str | bytes) -> Optimum:
    """Decode a line of the output. Raises ValueError, TypeError or KeyError if it is not an answer."""
    fields = json.loads(line)
    return Optimum(**fields | {"status": Status(fields["status"])})


def serve(questions: TextIO, replies: TextIO) -> None:
    """Answer one question after another until the input ends."""
    for line in questions:
        for answer in answers(Question(**json.loads(line))):
            print(json.dumps(asdict(answer)), file=replies, flush=True)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in the terminal is meant for the parent
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    serve(sys.stdin, sys.stdout)
