"""The command ``solve``."""

import sys
import threading
import time
from typing import TYPE_CHECKING, Annotated, Self

import typer

from ricochetrobots.cli.manners import (
    BAD_USE,
    NO,
    STANDARD_STREAM,
    TerminalLine,
    given,
    input_lines,
    plural,
    refusals,
    say,
)
from ricochetrobots.cli.rules import NO_RICOCHET_HELP, PUZZLE_HELP

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ricochetrobots.core import Puzzle
    from ricochetrobots.solve import Solution


BYTES_IN_GB = 1_000_000_000
PATIENCE_SECONDS = 0.5


class _Progress:
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
    puzzle: Annotated[str, typer.Argument(metavar="PUZZLE", help=PUZZLE_HELP)],
    as_json: Annotated[
        bool, typer.Option("--json", help="Write a JSON object for each puzzle; - reads one on every line.")
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
    from ricochetrobots.core import format_path, parse_puzzle
    from ricochetrobots.solve import Status, find_engine
    from ricochetrobots.solve import solve as search

    find_engine(engine)  # refuse a wrong name before the first line is read

    def solver(asked: "Puzzle") -> "Solution":
        with _Progress() as progress:
            return search(
                asked,
                engine=engine,
                threads=threads,
                max_moves=max_moves,
                max_expanded=max_expanded,
                max_bytes=None if max_memory is None else int(max_memory * BYTES_IN_GB),
                time_limit=time_limit,
                ricochet_rule=not no_ricochet_rule,
                progress=progress.at_least if progress.is_shown else None,
            )

    if as_json:
        raise typer.Exit(_solve_lines(input_lines() if puzzle == STANDARD_STREAM else [puzzle], solver))
    solution = solver(parse_puzzle(given(puzzle)))
    effort = f"{plural(solution.expanded, 'state')} in {solution.seconds:.2f} s"
    if solution.path is not None:
        typer.echo(format_path(solution.path))
        say(f"{plural(len(solution.path), 'move')}; {effort}.")
        return
    unsolvable = solution.status is Status.UNSOLVABLE
    say(f"{'No path solves it' if unsolvable else 'Not solved within the limit'}; {effort}.")
    raise typer.Exit(NO)


def _solve_lines(lines: "Iterable[str]", solver: "Callable[[Puzzle], Solution]") -> int:
    """Answer each line with a JSON object as soon as it is known; return the worst exit status of them."""
    import json

    from ricochetrobots.core import InputError, format_path, format_puzzle, parse_puzzle

    worst = 0
    for line in lines:
        answer: dict[str, str | int | float | None]
        try:
            solution = solver(parse_puzzle(line))
        except InputError as error:
            answer = {
                "puzzle": line,
                "status": "error",
                "code": error.code,
                "message": str(error),
                "position": error.position,
            }
            worst = BAD_USE
        else:
            answer = {
                "puzzle": format_puzzle(solution.puzzle),
                "status": solution.status,
                "moves": solution.moves,
                "path": None if solution.path is None else format_path(solution.path),
                "at_least": solution.at_least,
                "expanded": solution.expanded,
                "seconds": round(solution.seconds, 6),
                "engine": solution.engine,
            }
            worst = max(worst, 0 if solution.path is not None else NO)
        typer.echo(json.dumps(answer))
    return worst
