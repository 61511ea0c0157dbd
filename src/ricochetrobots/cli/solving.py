"""The command ``solve``."""

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from ricochetrobots.cli.console import STANDARD_STREAM, given, refusals, say
from ricochetrobots.cli.progress import Progress
from ricochetrobots.cli.rules import NO_RICOCHET_HELP, read_position
from ricochetrobots.cli.text import t

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ricochetrobots.cli.answers import Answer
    from ricochetrobots.core import Position, Puzzle, Target
    from ricochetrobots.solver import AllPaths, Solution


BYTES_IN_GB = 1_000_000_000
MOST_PATHS = 2**64 - 1
"""As far as the kernel counts."""


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

    from ricochetrobots.cli import answers, lines
    from ricochetrobots.core import parse_puzzle
    from ricochetrobots.solver import LimitMetError, Limits, all_paths, find_engine, solve_many, solve_targets

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

    shortest = lines.shortest(limits, ricochet_rule=ricochet_rule, engine=engine)

    def answer(text: str) -> "Iterator[Answer]":
        if every_target:
            return at_once(answers.every_target(read_position(text), to_target))
        if every_path:
            return at_once(answers.all_paths(parse_puzzle(text), every, at_most))
        if count:
            return at_once(answers.number_of_paths(parse_puzzle(text), counted))
        return shortest(text)

    def at_once(found: "Iterator[Answer]") -> "Iterator[Answer]":
        """Leave no answer waiting for the next one to be found."""
        sys.stdout.flush()
        for one in found:
            yield one
            sys.stdout.flush()

    if puzzle == STANDARD_STREAM and threads > 1 and not every_target:
        alone = replace(limits, threads=1)
        many = partial(solve_many, limits=alone, threads=threads, ricochet_rule=ricochet_rule, engine=engine)
        raise typer.Exit(lines.answer_many(many, as_json=as_json))
    if puzzle == STANDARD_STREAM:
        raise typer.Exit(lines.answer_lines(answer, as_json=as_json))
    if as_json:
        raise typer.Exit(lines.answer_lines(answer, as_json=True, lines=[given(puzzle)]))
    exit_status = 0
    for found in answer(given(puzzle)):
        if found.line is not None:
            typer.echo(found.line)
        if words := found.words() or found.note:
            say(words)
        exit_status = max(exit_status, found.exit_status)
    raise typer.Exit(exit_status)
