"""The command ``board``."""

import os
import sys
from pathlib import Path
from typing import Literal

from ricochetrobots.cli.arguments import UsageError
from ricochetrobots.cli.console import (
    STANDARD_STREAM,
    given,
    has_unicode,
    is_plain_terminal,
    say,
    write,
    write_json,
)
from ricochetrobots.cli.text import t, translated
from ricochetrobots.core import Board, MoveError, Position, Puzzle, parse_path, parse_value
from ricochetrobots.core import Path as Moves

NO_MOVES = Moves()


def board(
    *,
    text: str,
    path: str,
    svg: str | None,
    theme: Literal["light", "dark"],
    coordinates: bool,
    colour: bool | None,
    plain: bool | None,
    as_json: bool,
) -> None:
    """Draw a board, a position or a puzzle in the terminal or as a picture."""
    text = given(text)
    shown = parse_value(text)
    moves = parse_path(path)
    if not isinstance(shown, Board):
        _check_path(shown.position if isinstance(shown, Puzzle) else shown, moves)
    elif moves:
        raise UsageError("cli-board-no-path", "--path")
    if svg is None:
        drawn = in_terminal(shown, moves, colour=colour, plain=plain)
    else:
        from ricochetrobots.draw.svg import board_svg

        drawn = board_svg(shown, path=moves, theme=theme, coordinates=coordinates, title=text) + "\n"
    file = None if svg is None or svg == STANDARD_STREAM else Path(svg)
    if file is not None:
        file.write_text(drawn, "utf-8")
    if as_json:
        write_json(
            {"shown": str(shown), "path": str(moves), "file": svg}
            if file
            else {"shown": str(shown), "path": str(moves), "drawing": drawn}
        )
    elif file is None:
        write(drawn, end="")
    else:
        say(t("cli-board-wrote", file=str(file)))


def in_terminal(
    shown: Board | Position | Puzzle,
    path: Moves = NO_MOVES,
    *,
    colour: bool | None = None,
    plain: bool | None = None,
) -> str:
    """Return a drawing for the terminal, by default with the colours and characters that it has."""
    from ricochetrobots.draw.terminal import board_text

    ascii_only = not has_unicode() if plain is None else plain
    return board_text(shown, path=path, colour=_colour(colour), ascii_only=ascii_only)


def _check_path(position: Position, path: Moves) -> None:
    """Raise UsageError for the first illegal move of the path."""
    for number, move in enumerate(path, 1):
        try:
            position = position.play(move)
        except MoveError as error:
            why, clause = translated(error.sentence), error.clause or ""
            raise UsageError(
                "cli-board-move-fault", number=number, move=str(move), why=why, clause=clause
            ) from None


def _colour(requested: bool | None) -> bool:
    """Return the requested setting, or by default whether standard output is a terminal with colours."""
    if requested is not None:
        return requested
    terminal = sys.stdout is not None and sys.stdout.isatty()
    return terminal and not os.environ.get("NO_COLOR") and not is_plain_terminal()
