"""A process that solves puzzles for another one: ``python -m ricochetrobots.solve.worker``.

Each line on standard input is a `Question` as JSON, each line on standard output the `Answer` to it, in the same
order. It ends when its input ends. Whoever started it may kill it at any moment.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from dataclasses import asdict, dataclass
from typing import TextIO

from ricochetrobots.core import format_path, parse_puzzle
from ricochetrobots.solve import solve

NICENESS = 5
"""Solving waits for whatever else the machine has to do."""


@dataclass(frozen=True, kw_only=True)
class Question:
    """A puzzle (docs/notation.md), and how far to go: ``seconds`` for a way, and as many again to count the ways."""

    puzzle: str
    seconds: float
    max_expanded: int
    max_bytes: int
    max_ways: int


@dataclass(frozen=True, kw_only=True)
class Answer:
    """What was found: ``status`` is solved, unsolvable or limit.

    ``path`` is a shortest one, None unless solved. No path is shorter than ``at_least``. ``ways`` counts the paths of
    that length, None if they were not counted; there may be more if it is ``ways_capped``.
    """

    status: str
    path: str | None
    at_least: int
    ways: int | None
    ways_capped: bool


NOTHING_KNOWN = Answer(status="limit", path=None, at_least=0, ways=None, ways_capped=False)
"""The answer where nobody could look for a path."""


def answer(question: Question) -> Answer:
    """Solve the puzzle within its limits. Raises InputError for a puzzle that cannot be read."""
    solution = solve(
        parse_puzzle(question.puzzle),
        max_expanded=question.max_expanded,
        max_bytes=question.max_bytes,
        time_limit=question.seconds,
    )
    path = None if solution.path is None else format_path(solution.path)
    return Answer(
        status=solution.status.value, path=path, at_least=solution.at_least, ways=None, ways_capped=False
    )


def serve(questions: TextIO, answers: TextIO) -> None:
    """Answer one question after the other until there are no more."""
    for line in questions:
        print(json.dumps(asdict(answer(Question(**json.loads(line))))), file=answers, flush=True)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in the terminal is meant for who started this
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    serve(sys.stdin, sys.stdout)
