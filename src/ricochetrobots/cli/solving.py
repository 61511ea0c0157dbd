"""The command ``solve``."""

import sys
import threading
import time
from typing import TYPE_CHECKING, Annotated, Self

import typer

from ricochetrobots.cli.console import (
    BAD_USE,
    STANDARD_STREAM,
    TerminalLine,
    given,
    input_lines,
    plural,
    refusals,
    say,
)
from ricochetrobots.cli.rules import NO_RICOCHET_HELP, read_position

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from ricochetrobots.cli.answers import Answer
    from ricochetrobots.core import Position, Puzzle, Target
    from ricochetrobots.solve import Solution, Ways


BYTES_IN_GB = 1_000_000_000
MOST_PATHS = 2**64 - 1
"""As far as the kernel counts."""

PATIENCE_SECONDS = 0.5


class Progress:
    """Says on a terminal, once a search has taken half a second, how far it is."""

    def __init__(self) -> None:
        self.is_shown = sys.stderr.isatty()
        self._moves = 0
        self._began = time.monotonic()
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._show, daemon=True)

    def __enter__(self) -> Self:
        if self.is_shown:
            self._thread.start()
        return self

    def __exit__(self, *fault: object) -> None:
        self._ended.set()
        if self.is_shown:
            self._thread.join()

    def at_least(self, moves: int) -> None:
        """Take note of a bound."""
        self._moves = moves

    def _show(self) -> None:
        line = TerminalLine()
        while not self._ended.wait(PATIENCE_SECONDS):
            seconds = time.monotonic() - self._began
            line.show(f"at least {plural(self._moves, 'move')}, {seconds:.0f} s")
        line.clear()


@refusals()
def solve(
    puzzle: Annotated[
        str,
        typer.Argument(
            metavar="PUZZLE",
            help="A puzzle in notation, with --every-target also a position, or - to read it from standard input.",
        ),
    ],
    all_paths: Annotated[
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
        typer.Option("--json", help="Write a JSON object for each answer; - reads a puzzle on every line."),
    ] = False,
    engine: Annotated[
        str | None, typer.Option(metavar="NAME", help="The search: native where it is built, or reference.")
    ] = None,
    threads: Annotated[int, typer.Option(min=1, help="Processors to use for one puzzle.")] = 1,
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
    from ricochetrobots.cli import answers
    from ricochetrobots.core import parse_puzzle
    from ricochetrobots.solve import LimitMetError, every_way, find_engine, solve_targets
    from ricochetrobots.solve import solve as search

    if all_paths + count + every_target > 1:
        raise typer.BadParameter("choose one of --all, --count and --every-target.")
    if (all_paths or count) and (threads > 1 or max_moves is not None):
        raise typer.BadParameter("--threads and --max-moves do not go with --all or --count.")
    find_engine(engine)  # refuse a wrong name before the first line is read
    max_bytes = None if max_memory is None else int(max_memory * BYTES_IN_GB)

    def one(asked: "Puzzle") -> "Solution":
        with Progress() as progress:
            return search(
                asked,
                engine=engine,
                threads=threads,
                max_moves=max_moves,
                max_expanded=max_expanded,
                max_bytes=max_bytes,
                time_limit=time_limit,
                ricochet_rule=not no_ricochet_rule,
                progress=progress.at_least if progress.is_shown else None,
            )

    def ways(asked: "Puzzle", progress: "Progress") -> "Ways":
        return every_way(
            asked,
            engine=engine,
            max_expanded=max_expanded,
            max_bytes=max_bytes,
            time_limit=time_limit,
            ricochet_rule=not no_ricochet_rule,
            progress=progress.at_least if progress.is_shown else None,
        )

    def each_way(asked: "Puzzle") -> "Ways":
        with Progress() as progress:
            return ways(asked, progress)

    def counted(asked: "Puzzle") -> "tuple[Ways, int | None]":
        with Progress() as progress:
            found = ways(asked, progress)
            try:
                return found, found.count(MOST_PATHS)
            except LimitMetError:
                return found, None

    def to_target(position: "Position", target: "Target") -> "Iterable[Solution]":
        with Progress() as progress:
            return solve_targets(
                position,
                [target],
                engine=engine,
                threads=threads,
                max_moves=max_moves,
                max_expanded=max_expanded,
                max_bytes=max_bytes,
                time_limit=time_limit,
                ricochet_rule=not no_ricochet_rule,
                progress=progress.at_least if progress.is_shown else None,
            ).values()

    def answer(text: str) -> "Iterator[Answer]":
        if every_target:
            return answers.every_target(read_position(text), to_target)
        asked = parse_puzzle(text)
        if all_paths:
            return answers.all_paths(asked, each_way, at_most)
        if count:
            return answers.number_of_paths(asked, counted)
        return answers.shortest(asked, one)

    if as_json:
        raise typer.Exit(_answer_lines(input_lines() if puzzle == STANDARD_STREAM else [puzzle], answer))
    exit_status = 0
    for found in answer(given(puzzle)):
        if found.line is not None:
            typer.echo(found.line)
        if found.words or found.note:
            say(found.words or found.note)
        exit_status = max(exit_status, found.exit_status)
    raise typer.Exit(exit_status)


def _answer_lines(lines: "Iterable[str]", answer: "Callable[[str], Iterator[Answer]]") -> int:
    """Answer each line with JSON objects as soon as they are known; return the worst exit status of them."""
    import json

    from ricochetrobots.core import InputError

    worst = 0
    for line in lines:
        try:
            for found in answer(line):
                if found.fields is not None:
                    typer.echo(json.dumps(found.fields))
                if found.note:
                    say(found.note)
                worst = max(worst, found.exit_status)
        except InputError as error:
            fault = {
                "puzzle": line,
                "status": "error",
                "code": error.code,
                "message": str(error),
                "position": error.position,
            }
            typer.echo(json.dumps(fault))
            worst = BAD_USE
    return worst
