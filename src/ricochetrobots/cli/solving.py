"""The command ``solve``."""

import sys
import threading
from typing import TYPE_CHECKING, Annotated, Self

import typer

from ricochetrobots.cli.console import (
    BAD_USE,
    STANDARD_STREAM,
    given,
    input_lines,
    is_plain_terminal,
    pointer,
    refusals,
    say,
    terminal_progress,
)
from ricochetrobots.cli.rules import NO_RICOCHET_HELP, read_position
from ricochetrobots.cli.text import said, t

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from ricochetrobots.cli.answers import Answer
    from ricochetrobots.core import InputError, Position, Puzzle, Target
    from ricochetrobots.solve import AllPaths, Solution


BYTES_IN_GB = 1_000_000_000
MOST_PATHS = 2**64 - 1
"""As far as the kernel counts."""

PATIENCE_SECONDS = 0.5


class Progress:
    """Says on a terminal, once a search has taken half a second, how far it is."""

    def __init__(self) -> None:
        self.is_shown = sys.stderr is not None and sys.stderr.isatty() and not is_plain_terminal()
        self._moves = 0

    def __enter__(self) -> Self:
        if self.is_shown:
            self._ended = threading.Event()
            self._thread = threading.Thread(target=self._show, daemon=True)
            self._thread.start()
        return self

    def __exit__(self, *fault: object) -> None:
        if self.is_shown:
            self._ended.set()
            self._thread.join()

    def at_least(self, moves: int) -> None:
        """Take note of a bound."""
        self._moves = moves

    def _show(self) -> None:
        if self._ended.wait(PATIENCE_SECONDS):
            return
        with terminal_progress(t("cli-at-least", moves="{task.completed}")) as shown:
            task = shown.add_task("", completed=self._moves)
            while not self._ended.wait(PATIENCE_SECONDS):
                shown.update(task, completed=self._moves)


@refusals()
def solve(
    puzzle: Annotated[
        str,
        typer.Argument(
            metavar="PUZZLE",
            help="A puzzle in notation, with --every-target also a position, or - for one on every line of input.",
        ),
    ],
    every_path: Annotated[
        bool, typer.Option("--all", help="Print every shortest path, by robot and direction.")
    ] = False,
    at_most: Annotated[int, typer.Option(min=1, help="The most paths to print with --all.")] = 1000,
    count: Annotated[bool, typer.Option("--count", help="Print how many shortest paths there are.")] = False,
    every_target: Annotated[
        bool,
        typer.Option("--every-target", help="Print target, moves and path for each target of the board."),
    ] = False,
    as_json: Annotated[
        bool,
        typer.Option("--json", help="Write a JSON object for each answer."),
    ] = False,
    engine: Annotated[
        str | None, typer.Option(metavar="NAME", help="The search: native where it is built, or reference.")
    ] = None,
    threads: Annotated[
        int, typer.Option(min=1, help="Processors to use for one puzzle or, with -, for so many at a time.")
    ] = 1,
    max_moves: Annotated[int | None, typer.Option(min=0, help="The longest path to look for.")] = None,
    max_expanded: Annotated[int | None, typer.Option(min=0, help="States whose moves are tried.")] = None,
    max_memory: Annotated[
        float | None, typer.Option(min=0, metavar="GB", help="Memory for the states met, in GB.")
    ] = None,
    time_limit: Annotated[
        float | None, typer.Option(min=0, help="Seconds to search for each puzzle.")
    ] = None,
    no_ricochet_rule: Annotated[bool, typer.Option("--no-ricochet-rule", help=NO_RICOCHET_HELP)] = False,
) -> None:
    """Print a shortest path. The exit status is 1 if there is none or a limit was reached first."""
    from dataclasses import replace
    from functools import partial

    from ricochetrobots.cli import answers
    from ricochetrobots.core import parse_puzzle
    from ricochetrobots.solve import LimitMetError, Limits, all_paths, find_engine, solve_many, solve_targets
    from ricochetrobots.solve import solve as search

    if every_path + count + every_target > 1:
        raise typer.BadParameter(t("cli-solve-one-of"))
    if (every_path or count) and threads > 1:
        raise typer.BadParameter(t("cli-solve-not-with"))
    find_engine(engine)  # refuse a wrong name before the first line is read
    limits = Limits(
        max_moves=max_moves,
        max_expanded=max_expanded,
        max_bytes=None if max_memory is None else int(max_memory * BYTES_IN_GB),
        seconds=time_limit,
        threads=threads,
    )
    ricochet_rule = not no_ricochet_rule

    def told(progress: Progress) -> Limits:
        return replace(limits, progress=progress.at_least) if progress.is_shown else limits

    def one(asked: "Puzzle") -> "Solution":
        with Progress() as progress:
            return search(asked, told(progress), ricochet_rule=ricochet_rule, engine=engine)

    def every(asked: "Puzzle") -> "AllPaths":
        with Progress() as progress:
            return all_paths(asked, told(progress), ricochet_rule=ricochet_rule, engine=engine)

    def counted(asked: "Puzzle") -> "tuple[AllPaths, int | None]":
        with Progress() as progress:
            found = all_paths(asked, told(progress), ricochet_rule=ricochet_rule, engine=engine)
            try:
                return found, found.count(MOST_PATHS)
            except LimitMetError:
                return found, None

    def to_target(position: "Position", target: "Target") -> "Iterable[Solution]":
        with Progress() as progress:
            return solve_targets(
                position, [target], told(progress), ricochet_rule=ricochet_rule, engine=engine
            ).values()

    def answer(text: str) -> "Iterator[Answer]":
        if every_target:
            return answers.every_target(read_position(text), to_target)
        asked = parse_puzzle(text)
        if every_path:
            return answers.all_paths(asked, every, at_most)
        if count:
            return answers.number_of_paths(asked, counted)
        return answers.shortest(asked, one)

    if puzzle == STANDARD_STREAM and threads > 1 and not every_target:
        alone = replace(limits, threads=1)
        many = partial(solve_many, limits=alone, threads=threads, ricochet_rule=ricochet_rule, engine=engine)
        raise typer.Exit(_answer_many(input_lines(), many, as_json=as_json))
    if puzzle == STANDARD_STREAM:
        raise typer.Exit(_answer_lines(input_lines(), answer, as_json=as_json))
    if as_json:
        raise typer.Exit(_answer_lines([given(puzzle)], answer, as_json=True))
    exit_status = 0
    for found in answer(given(puzzle)):
        if found.line is not None:
            typer.echo(found.line)
        if words := found.words() or found.note:
            say(words)
        exit_status = max(exit_status, found.exit_status)
    raise typer.Exit(exit_status)


NO_ANSWER = "-"
"""What stands for the answer to a line that has none, so that later answers stay beside their lines."""


class _Told:
    """Tells the answers to lines, and keeps the worst exit status of them."""

    def __init__(self, *, as_json: bool) -> None:
        self._as_json = as_json
        self.worst = 0

    def tell(self, number: int, found: "Iterable[Answer]") -> None:
        """Write each answer to a line as soon as it is known. Raises what finding it raises."""
        import json

        answered = False
        for answer in found:
            written = answer.line
            if self._as_json:
                written = None if answer.fields is None else json.dumps(answer.fields)
            if written is not None:
                typer.echo(written)
                answered = True
            words = answer.note or ("" if self._as_json or not answer.exit_status else answer.words())
            if words:
                say(words if self._as_json else t("cli-line", number=number, words=words))
            self.worst = max(self.worst, answer.exit_status)
        if not answered and not self._as_json:
            typer.echo(NO_ANSWER)

    def refuse(self, number: int, line: str, error: "InputError") -> None:
        """Write what is wrong with a line."""
        import json

        if self._as_json:
            fault = {
                "puzzle": line,
                "status": "error",
                "code": error.code,
                "message": str(error),
                "position": error.position,
            }
            typer.echo(json.dumps(fault))
        else:
            say(t("cli-line", number=number, words=said(error.sentence)))
            say(pointer(error.text, error.position))
            typer.echo(NO_ANSWER)
        self.worst = BAD_USE


def _answer_lines(
    lines: "Iterable[str]", answer: "Callable[[str], Iterator[Answer]]", *, as_json: bool
) -> int:
    """Answer each line as soon as the answer is known; return the worst exit status of them."""
    from ricochetrobots.core import InputError

    told = _Told(as_json=as_json)
    for number, line in enumerate(lines, 1):
        try:
            told.tell(number, answer(line))
        except InputError as error:
            told.refuse(number, line, error)
    return told.worst


def _answer_many(
    lines: "Iterable[str]", many: "Callable[[Iterator[Puzzle]], Iterator[Solution]]", *, as_json: bool
) -> int:
    """Answer lines in their order while later ones are read and searched; return the worst exit status of them."""
    from collections import deque

    from ricochetrobots.cli import answers
    from ricochetrobots.core import InputError, parse_puzzle

    told = _Told(as_json=as_json)
    waiting: deque[tuple[int, str, InputError | None]] = deque()

    def puzzles() -> "Iterator[Puzzle]":
        for number, line in enumerate(lines, 1):
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
            told.refuse(number, line, error)
            waiting.popleft()

    for solution in many(puzzles()):
        number, _, _ = waiting.popleft()
        told.tell(number, answers.of_solution(solution))
        refuse()
    return told.worst
