"""Output input line by line. Flush the answers once every line that has arrived is answered."""

import errno
import json
import sys
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from ricochetrobots.cli import answers
from ricochetrobots.cli.answers import Output
from ricochetrobots.cli.console import BAD_USE, NO_ANSWER, input_lines, pointer, say
from ricochetrobots.cli.progress import Progress
from ricochetrobots.cli.text import t, translated
from ricochetrobots.core import InputError, Puzzle, parse_puzzle
from ricochetrobots.solver import Limits, Solution
from ricochetrobots.solver import solve as search

MAX_WAIT_SECONDS = 0.01
"""The longest time that a search delays the answers written before it."""


class AnswerWriter:
    """Writes the answers to lines and keeps their worst exit status."""

    def __init__(self, *, as_json: bool) -> None:
        if sys.stdout is None:
            raise OSError(errno.EBADF, "there is none")
        self._write = sys.stdout.write
        self._as_json = as_json
        self.flush = sys.stdout.flush
        self.worst = 0

    def answer(self, number: int, found: Iterable[Output]) -> None:
        """Write the answers to a line. An exception of the search passes through."""
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
        """Report an invalid line."""
        if self._as_json:
            fault = {
                "puzzle": line,
                "status": "error",
                "code": error.code,
                "message": str(error),
                "clause": error.clause,
                "place": error.text,
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
    answer: Callable[[str], Iterator[Output]], *, as_json: bool, lines: Iterable[str] | None = None
) -> int:
    """Output each line, by default of standard input, and return the worst exit status.

    Flush the answers before waiting for the next line. A slow ``answer`` must flush standard output itself, as
    `shortest` does.
    """
    writer = AnswerWriter(as_json=as_json)
    for number, line in enumerate(input_lines(writer.flush) if lines is None else lines, 1):
        try:
            writer.answer(number, answer(line))
        except InputError as error:
            writer.refuse(number, line, error)
    writer.flush()
    return writer.worst


def shortest(
    limits: Limits, *, ricochet_rule: bool = True, engine: str | None = None
) -> Callable[[str], Iterator[Output]]:
    """Return a function that answers a line with a shortest path and shows progress on a terminal."""
    progress = Progress()
    flushed = time.monotonic()

    def at_least(moves: int) -> None:
        """Flush earlier answers while a long search reports its bounds."""
        nonlocal flushed
        now = time.monotonic()
        if now - flushed > MAX_WAIT_SECONDS:
            sys.stdout.flush()
            flushed = now
        progress.report(moves)

    watched = replace(limits, progress=at_least)

    def one(puzzle: Puzzle) -> Solution:
        with progress:
            return search(puzzle, watched, ricochet_rule=ricochet_rule, engine=engine)

    return lambda line: answers.shortest(parse_puzzle(line), one)


def answer_many(many: Callable[[Iterator[Puzzle]], Iterator[Solution]], *, as_json: bool) -> int:
    """Output lines in order, search later lines meanwhile, and return the worst exit status."""
    writer = AnswerWriter(as_json=as_json)
    waiting: deque[tuple[int, str, InputError | None]] = deque()

    def puzzles() -> Iterator[Puzzle]:
        for number, line in enumerate(input_lines(writer.flush), 1):
            try:
                puzzle = parse_puzzle(line)
            except InputError as error:
                waiting.append((number, line, error))
                refuse()
            else:
                waiting.append((number, line, None))
                yield puzzle

    def refuse() -> None:
        """Report the invalid lines that have no unanswered line before them."""
        while waiting:
            number, line, error = waiting[0]
            if error is None:
                return
            writer.refuse(number, line, error)
            waiting.popleft()

    for solution in many(puzzles()):
        number, _, _ = waiting.popleft()
        writer.answer(number, answers.of_solution(solution))
        refuse()
        writer.flush()  # the next search may be slow
    writer.flush()
    return writer.worst
