"""The command ``board``."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from ricochetrobots.cli.console import (
    BAD_USE,
    STANDARD_STREAM,
    given,
    has_unicode,
    is_plain_terminal,
    refusals,
    say,
)
from ricochetrobots.cli.text import said, t

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ricochetrobots.core import Move, Position


@refusals()
def board(
    text: Annotated[
        str,
        typer.Argument(metavar="TEXT", help="A board, a position or a puzzle in notation, or - to read it."),
    ],
    path: Annotated[str, typer.Option(help='Moves to show, such as "Rn Be".')] = "",
    svg: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="Write a picture there instead, or with - to standard output."),
    ] = None,
    theme: Annotated[Literal["light", "dark"], typer.Option(help="The colours of the picture.")] = "light",
    coordinates: Annotated[
        bool, typer.Option("--coordinates", help="Name columns and rows in the picture.")
    ] = False,
    colour: Annotated[
        bool | None,
        typer.Option(help="Colours in the terminal; by itself where it has them.", show_default=False),
    ] = None,
    plain: Annotated[
        bool | None,
        typer.Option(
            "--ascii/--unicode",
            help="Characters of the drawing; by itself what the terminal has.",
            show_default=False,
        ),
    ] = None,
) -> None:
    """Draw a board, a position or a puzzle in the terminal, or as a picture.

    A robot is its capital letter, a target its robot's letter and symbol (* is the vortex), with > before the
    one asked for. /b/ is a diagonal that blue passes. With --path the robots stand where it leads; arrows
    show the way, numbers the stops and (r) where a robot started.
    """
    from ricochetrobots.core import Board, Puzzle, parse_path
    from ricochetrobots.draw.scene import read_shown

    text = given(text)
    shown = read_shown(text)
    moves = parse_path(path)
    if not isinstance(shown, Board):
        _check_path(shown.position if isinstance(shown, Puzzle) else shown, moves)
    elif moves:
        raise typer.BadParameter(t("cli-board-no-path"), param_hint="--path")
    if svg is None:
        from ricochetrobots.draw.terminal import board_text

        drawn = board_text(
            shown,
            path=moves,
            colour=_colour(colour),
            ascii_only=not has_unicode() if plain is None else plain,
        )
        typer.echo(drawn, nl=False, color=True)
        return
    from ricochetrobots.draw.svg import board_svg

    drawn = board_svg(shown, path=moves, theme=theme, coordinates=coordinates, title=text)
    if svg == STANDARD_STREAM:
        typer.echo(drawn)
    else:
        Path(svg).write_text(drawn + "\n", "utf-8")
        say(t("cli-board-wrote", file=svg))


def _check_path(position: "Position", path: "Sequence[Move]") -> None:
    """Say which move of the path is refused, if one is, and end."""
    from ricochetrobots.core import MoveError

    for number, move in enumerate(path, 1):
        try:
            position = position.play(move)
        except MoveError as error:
            fault = t(
                "cli-board-move-fault",
                number=number,
                move=str(move),
                why=said(error.sentence),
                clause=error.clause or "",
            )
            say(t("cli-error", what=fault))
            raise typer.Exit(BAD_USE) from None


def _colour(asked: bool | None) -> bool:
    """Return whether to colour; unless it is said, where standard output is a terminal that knows colours."""
    if asked is not None:
        return asked
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and not is_plain_terminal()
