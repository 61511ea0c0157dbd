"""The notation of docs/notation.md as a file format."""

import re

from ricochetrobots.core import Board, Move, Path, Position, Puzzle, parse_path, parse_value
from ricochetrobots.formats.format import FormatLossError, Value, Written, refuse
from ricochetrobots.solver import Solution

MAX_NOTATION = 30_000
"""The most characters of a value: a path of 10,000 moves. The longest board has 20,000."""


class Notation:
    """A board, a position, a puzzle or a path."""

    def recognises(self, text: str) -> bool:
        """Return whether the text begins like notation, and not like an id of DriftingDroids such as 4A9B+."""
        return re.match(r"[1-4][A-D](?![0-9A-F]{2}\+)|[0-9]+x[0-9]+:|[RGBYS][nesw]", text) is not None

    def read(self, text: str) -> Value:
        """Return the value of a text. Raises InputError."""
        text = text.removesuffix("\n")
        if len(text) > MAX_NOTATION:
            refuse(f"notation has at most {MAX_NOTATION} characters", text, MAX_NOTATION)
        return parse_value(text) if text[:1].isdigit() else parse_path(text)

    def write(self, value: Value) -> Written:
        """Return the text of a value and the parts that it lacks. Raises FormatLossError."""
        match value:
            case Board() | Position() | Puzzle() | Path():
                return Written(str(value))
            case Move():
                return Written(str(value), ("the difference between a move and a path of one move",))
            case Solution(path=Path() as path):
                return Written(str(path), ("the puzzle of a solution",))
            case _:
                raise FormatLossError((f"a {type(value).__name__.lower()}",))


NOTATION = Notation()
