"""A process that solves puzzles for another one: ``python -m ricochetrobots.solve.worker``.

Each line on standard input is a `Question` as JSON. Two lines on standard output answer it, each an `Answer`: the
first as soon as a path is known, the second with the number of paths too. It ends when its input ends. Whoever
started it may kill it at any moment, and after the first line still has something.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from typing import TextIO

from ricochetrobots.core import parse_puzzle
from ricochetrobots.solve import count_ways, solve

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
    that length, None if they were not counted; there are more if it is ``ways_capped``.
    """

    status: str
    path: str | None
    at_least: int
    ways: int | None
    ways_capped: bool


NOTHING_KNOWN = Answer(status="limit", path=None, at_least=0, ways=None, ways_capped=False)
"""The answer where nobody could look for a path."""


def answers(question: Question) -> Iterator[Answer]:
    """Solve the puzzle within its limits, then count the paths. Raises InputError for one that cannot be read."""
    solution = solve(
        parse_puzzle(question.puzzle),
        max_expanded=question.max_expanded,
        max_bytes=question.max_bytes,
        time_limit=question.seconds,
    )
    path = None if solution.path is None else str(solution.path)
    found = Answer(
        status=solution.status.value, path=path, at_least=solution.at_least, ways=None, ways_capped=False
    )
    yield found
    if path is None:
        yield found
        return
    ways = count_ways(
        solution,
        at_most=question.max_ways + 1,
        max_expanded=question.max_expanded,
        max_bytes=question.max_bytes,
        time_limit=question.seconds,
    )
    if ways is None:
        yield found
    else:
        yield replace(found, ways=min(ways, question.max_ways), ways_capped=ways > question.max_ways)


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
