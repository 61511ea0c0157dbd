"""The notation of docs/notation.md as a file format."""

from ricochetrobots.core import Board, Move, Path, Position, Puzzle, parse_path, parse_value
from ricochetrobots.formats.format import FormatLossError, Value, Written
from ricochetrobots.solver import Solution


class Notation:
    """Boards, positions, puzzles and paths, one in a text."""

    def recognises(self, text: str) -> bool:
        """Return whether it begins as the notation does."""
        return text[:1] in {*"123456789RGBYS"}

    def read(self, text: str) -> Value:
        """Return the value of a text. Raises InputError."""
        text = text.removesuffix("\n")
        return parse_value(text) if text[:1].isdigit() else parse_path(text)

    def write(self, value: Value) -> Written:
        """Return the text of a value and what it lacks."""
        match value:
            case Board() | Position() | Puzzle() | Path():
                return Written(str(value))
            case Move():
                return Written(str(value), ("that this is a move and not a path of one move",))
            case Solution(path=Path() as path):
                return Written(str(path), ("the puzzle of a solution",))
            case _:
                raise FormatLossError((f"a {type(value).__name__.lower()}",))


NOTATION = Notation()
