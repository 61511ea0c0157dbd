"""Answers what comes line by line: what is written waits until all that has come is answered."""

import errno
import json
import sys
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from ricochetrobots.cli import answers
from ricochetrobots.cli.answers import Answer
from ricochetrobots.cli.console import BAD_USE, input_lines, pointer, say
from ricochetrobots.cli.progress import Progress
from ricochetrobots.cli.text import t, translated
from ricochetrobots.core import InputError, Puzzle, parse_puzzle
from ricochetrobots.solver import Limits, Solution
from ricochetrobots.solver import solve as search

MAX_WAIT_SECONDS = 0.01
"""What is written may wait so long for a search before it is flushed."""
NO_ANSWER = "-"
"""What stands for the answer to a line that has none, so that later answers stay beside their lines."""


class Reporter:
    """Tells the answers to lines, and keeps the worst exit status of them."""

    def __init__(self, *, as_json: bool) -> None:
        if sys.stdout is None:
            raise OSError(errno.EBADF, "there is none")
        self._write = sys.stdout.write
        self._as_json = as_json
        self.flush = sys.stdout.flush
        self.worst = 0

    def tell(self, number: int, found: Iterable[Answer]) -> None:
        """Write each answer to a line. Raises what finding it raises."""
        answered = False
        for answer in found:
            written = answer.line
            if self._as_json:
                written = None if answer.fields is None else json.dumps(answer.fields)
            if written is not None:
                self._write(f"{written}\n")
                answered = True
            words = answer.note or ("" if self._as_json or not answer.exit_status else answer.words())
            if words:
                self.flush()
                say(words if self._as_json else t("cli-line", number=number, words=words))
            self.worst = max(self.worst, answer.exit_status)
        if not answered and not self._as_json:
            self._write(f"{NO_ANSWER}\n")

    def refuse(self, number: int, line: str, error: InputError) -> None:
        """Write what is wrong with a line."""
        if self._as_json:
            fault = {
                "puzzle": line,
                "status": "error",
                "code": error.code,
                "message": str(error),
                "position": error.position,
            }
            self._write(f"{json.dumps(fault)}\n")
        else:
            self.flush()
            say(t("cli-line", number=number, words=translated(error.sentence)))
            say(pointer(error.text, error.position))
            self._write(f"{NO_ANSWER}\n")
        self.worst = BAD_USE


def answer_lines(
    answer: Callable[[str], Iterator[Answer]], *, as_json: bool, lines: Iterable[str] | None = None
) -> int:
    """Answer each line, of standard input if no other are given; return the worst exit status of them.

    No answer waits longer than until the next line is waited for. Whatever may take its time on the way has to flush
    standard output, as `shortest` does.
    """
    report = Reporter(as_json=as_json)
    for number, line in enumerate(input_lines(report.flush) if lines is None else lines, 1):
        try:
            report.tell(number, answer(line))
        except InputError as error:
            report.refuse(number, line, error)
    report.flush()
    return report.worst


def shortest(
    limits: Limits, *, ricochet_rule: bool = True, engine: str | None = None
) -> Callable[[str], Iterator[Answer]]:
    """Return what answers a line with a shortest path, and shows on a terminal how far it is."""
    progress = Progress()
    flushed = time.monotonic()

    def at_least(moves: int) -> None:
        """Leave no answer waiting for a search that takes longer: its bound goes up on the way."""
        nonlocal flushed
        now = time.monotonic()
        if now - flushed > MAX_WAIT_SECONDS:
            sys.stdout.flush()
            flushed = now
        progress.at_least(moves)

    watched = replace(limits, progress=at_least)

    def one(puzzle: Puzzle) -> Solution:
        with progress:
            return search(puzzle, watched, ricochet_rule=ricochet_rule, engine=engine)

    return lambda line: answers.shortest(parse_puzzle(line), one)


def answer_many(many: Callable[[Iterator[Puzzle]], Iterator[Solution]], *, as_json: bool) -> int:
    """Answer lines in their order while later ones are read and searched; return the worst exit status of them."""
    report = Reporter(as_json=as_json)
    waiting: deque[tuple[int, str, InputError | None]] = deque()

    def puzzles() -> Iterator[Puzzle]:
        for number, line in enumerate(input_lines(report.flush), 1):
            try:
                puzzle = parse_puzzle(line)
            except InputError as error:
                waiting.append((number, line, error))
                refuse()
            else:
                waiting.append((number, line, None))
                yield puzzle

    def refuse() -> None:
        """Refuse the lines for which no answer has to come first."""
        while waiting:
            number, line, error = waiting[0]
            if error is None:
                return
            report.refuse(number, line, error)
            waiting.popleft()

    for solution in many(puzzles()):
        number, _, _ = waiting.popleft()
        report.tell(number, answers.of_solution(solution))
        refuse()
        report.flush()  # the next one may take its time
    report.flush()
    return report.worst
