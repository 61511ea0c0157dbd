"""The command ``strong``: the distance of every position of a board."""

import sys
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ricochetrobots.cli.console import NO, given, is_plain_terminal, refusals, say, terminal_progress
from ricochetrobots.cli.rules import NO_RICOCHET_HELP
from ricochetrobots.cli.text import t

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ricochetrobots.solver.strong import StrongTable, TableProgress

BYTES_IN_GB = 1_000_000_000


@refusals()
def strong(
    board: Annotated[
        str | None,
        typer.Argument(
            metavar="BOARD", help="A board in notation; with --look-up a position, or - to read it."
        ),
    ] = None,
    target: Annotated[
        str | None, typer.Argument(metavar="TARGET", help='A target, such as ">Rm2" or ">*m2".')
    ] = None,
    output: Annotated[
        Path | None,
        typer.Option(
            "--output",
            "--out",
            "-o",
            metavar="FILE",
            help="Keep the table in that file; with --box a directory.",
        ),
    ] = None,
    look_up: Annotated[
        Path | None,
        typer.Option("--look-up", metavar="FILE", help="Print the distance of a position from that table."),
    ] = None,
    verify: Annotated[
        Path | None,
        typer.Option(
            "--verify",
            metavar="FILE",
            help="Hold every distance in that table to the rule that proves all of them.",
        ),
    ] = None,
    beside: Annotated[
        Path | None,
        typer.Option(
            "--beside",
            metavar="FILE",
            help="The table that it rests on: that without the ricochet rule or, for the vortex, that of one robot.",
        ),
    ] = None,
    box: Annotated[
        str | None,
        typer.Option(
            "--box",
            metavar="EDITION",
            help="Find the maximum of every target of every board without diagonals, and go on where it was ended.",
        ),
    ] = None,
    scheduler: Annotated[
        str | None,
        typer.Option(
            "--scheduler",
            metavar="ADDRESS",
            help="With --box, have the workers of that Dask scheduler make the tables.",
        ),
    ] = None,
    threads: Annotated[int | None, typer.Option(min=1, help="Processors to use.")] = None,
    max_memory: Annotated[
        float, typer.Option(min=0, metavar="GB", help="Refuse what needs more memory, in GB.")
    ] = 12,
    no_ricochet_rule: Annotated[bool, typer.Option("--no-ricochet-rule", help=NO_RICOCHET_HELP)] = False,
    hardest: Annotated[int, typer.Option(min=0, help="How many of the hardest positions to print.")] = 3,
    as_json: Annotated[bool, typer.Option("--json", help="Write one JSON object instead of lines.")] = False,
) -> None:
    """Find the distance of every position of four robots to one target of a board.

    Prints how many positions there are at each distance, and the hardest ones. With --look-up prints the distance
    of one position; the exit status is 1 if it has no solution.
    """
    from ricochetrobots.core import parse_board, parse_position, parse_target
    from ricochetrobots.solver.strong import open_table, strong_table

    if verify is not None:
        if board is not None:
            raise typer.BadParameter(t("cli-strong-verify-alone"), param_hint="BOARD")
        _verify(verify, beside, threads or _processors())
        return
    if box is not None:
        if board is not None:
            raise typer.BadParameter(t("cli-strong-box-alone"), param_hint="BOARD")
        if output is None:
            raise typer.BadParameter(t("cli-strong-box-where"), param_hint="--out")
        _find_maxima(box, output, scheduler, threads)
        return
    if scheduler is not None:
        raise typer.BadParameter(t("cli-strong-scheduler-nothing"), param_hint="--scheduler")
    if beside is not None:
        raise typer.BadParameter(t("cli-strong-beside-nothing"), param_hint="--beside")
    if board is None:
        raise typer.BadParameter(t("cli-strong-board"), param_hint="BOARD")
    if look_up is not None:
        if target is not None:
            raise typer.BadParameter(t("cli-strong-knows"), param_hint="TARGET")
        with open_table(look_up) as table:
            _answer(table.distance(parse_position(given(board))))
        return
    if target is None:
        raise typer.BadParameter(t("cli-strong-target"), param_hint="TARGET")
    read = parse_board(board)
    asked = parse_target(target, read)
    began = time.perf_counter()
    with _bar() as draw:
        table = strong_table(
            read,
            asked,
            ricochet_rule=not no_ricochet_rule,
            threads=threads or _processors(),
            max_bytes=int(max_memory * BYTES_IN_GB),
            progress=draw,
        )
    with table:
        seconds = time.perf_counter() - began
        if output is not None:
            table.save(output)
        _report(table, hardest=hardest, seconds=seconds, as_json=as_json)


def _verify(file: Path, beside: Path | None, threads: int) -> None:
    from contextlib import ExitStack

    from ricochetrobots.solver.strong import open_table

    began = time.perf_counter()
    with ExitStack() as opened:
        table = opened.enter_context(open_table(file))
        rests_on = None if beside is None else opened.enter_context(open_table(beside))
        with _bar() as draw:
            table.verify(rests_on, threads=threads, progress=draw)
        say(t("cli-strong-verified", positions=table.positions, seconds=time.perf_counter() - began))


def _find_maxima(box: str, where: Path, scheduler: str | None, threads: int | None) -> None:
    from importlib.util import find_spec

    from ricochetrobots.core import edition
    from ricochetrobots.solver.maxima import keep_maxima, plain_boards

    if scheduler is not None and find_spec("distributed") is None:
        raise typer.BadParameter(t("cli-strong-scheduler-dask"), param_hint="--scheduler")
    boards = plain_boards(edition(box))
    where.mkdir(parents=True, exist_ok=True)
    with _bar() as draw:
        for found in keep_maxima(
            boards,
            where / f"maxima-{box}.tsv",
            threads=threads or (_processors() if scheduler is None else 1),
            scheduler=scheduler,
            progress=draw,
        ):
            rule = "R5.2" if found.ricochet_rule else "-"
            typer.echo(f"{found.board} {found.target:5} {rule:4} {found.maximum:>2} {found.hardest}")


def _answer(distance: int | None) -> None:
    if distance is None:
        say(t("cli-not-solved-end", why=t("cli-no-path")))
        raise typer.Exit(NO)
    typer.echo(distance)


def _report(table: "StrongTable", *, hardest: int, seconds: float, as_json: bool) -> None:
    import json

    from ricochetrobots.core import format_target

    hardest_positions = list(map(str, table.hardest(hardest)))
    if as_json:
        answer = {
            "board": str(table.board),
            "target": format_target(table.target, table.board),
            "robots": table.robots,
            "ricochet_rule": table.ricochet_rule,
            "positions": table.positions,
            "distribution": table.distribution,
            "unsolvable": table.unsolvable,
            "maximum": table.maximum,
            "hardest": hardest_positions,
            "seconds": round(seconds, 3),
        }
        typer.echo(json.dumps(answer))
        return
    for moves, count in enumerate(table.distribution):
        typer.echo(f"{moves:>3} {count:>13}")
    if table.unsolvable:
        typer.echo(f"  - {table.unsolvable:>13}")
    for line in hardest_positions:
        typer.echo(line)
    if table.maximum is None:
        say(t("cli-strong-none", positions=table.positions, seconds=seconds))
    else:
        say(t("cli-strong-most", positions=table.positions, moves=table.maximum, seconds=seconds))


def _processors() -> int:
    """Return how many processors this process may use."""
    import os

    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def _bar() -> "Iterator[Callable[[TableProgress], None] | None]":
    """Show a bar on a terminal; give what draws it anew, or None where nobody looks."""
    if sys.stderr is None or not sys.stderr.isatty() or is_plain_terminal():
        yield None
        return
    with terminal_progress("{task.percentage:.0f}% {task.description}", bar=True) as shown:
        task = shown.add_task("")

        def draw(now: "TableProgress") -> None:
            description = t("cli-move-count", moves=now.moves)
            shown.update(task, total=now.positions, completed=now.known, description=description)

        yield draw
