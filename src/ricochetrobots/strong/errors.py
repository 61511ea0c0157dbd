"""Errors of tables of all distances."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, assert_never

from ricochetrobots.core.errors import RicochetError
from ricochetrobots.core.sentence import Sentence

if TYPE_CHECKING:
    from pathlib import Path


class TableError(RicochetError):
    """A table of all distances that cannot be made, read or asked."""

    code = "table"


class TableUnsupportedError(TableError):
    """No table answers such a question."""

    code = "table-unsupported"


class TableMemoryError(TableError):
    """Making the table takes more bytes than are allowed."""

    code = "table-memory"

    def __init__(self, *, needed: int, allowed: int) -> None:
        super().__init__(needed, allowed)
        self.needed = needed
        self.allowed = allowed

    def _words(self) -> Sentence:
        return Sentence(
            "fault-table-memory",
            "The table needs {needed:.1f} GB of memory; {allowed:.1f} GB are allowed.",
            needed=self.needed / 1e9,
            allowed=self.allowed / 1e9,
        )


class TableCancelledError(TableError):
    """Somebody ended it before the table was complete."""

    code = "table-cancelled"

    def _words(self) -> Sentence:
        return Sentence("fault-table-cancelled", "The table was cancelled before it was complete.")


class TablePositionError(TableError):
    """The table does not contain the position."""

    code = "table-position"

    def __init__(self, board: str, robots: str) -> None:
        super().__init__(board, robots)
        self.board = board
        self.robots = robots

    def _words(self) -> Sentence:
        return Sentence(
            "fault-table-position",
            "The table is for the board {board} with the robots {robots}.",
            board=self.board,
            robots=self.robots,
        )


class TableWrongError(TableError):
    """A distance in a table is not what the rule of distances asks for; None is no solution."""

    code = "table-wrong"

    def __init__(self, position: str, *, recorded: int | None, due: int | None) -> None:
        super().__init__(position, recorded, due)
        self.position = position
        self.recorded = recorded
        self.due = due

    def _words(self) -> Sentence:
        return Sentence(
            "fault-table-wrong",
            "The table is wrong: of {position} it says {recorded} moves, and {due} are due.",
            position=self.position,
            recorded="-" if self.recorded is None else str(self.recorded),
            due="-" if self.due is None else str(self.due),
        )


class TableBesideError(TableError):
    """The table can only be verified beside another, which was not given."""

    code = "table-beside"

    def __init__(self, *, any_robot: bool) -> None:
        super().__init__(any_robot)
        self.any_robot = any_robot

    def _words(self) -> Sentence:
        if self.any_robot:
            return Sentence(
                "fault-table-beside-one",
                "A table of the vortex is verified beside that of one robot for the same space, with the same rule.",
            )
        return Sentence(
            "fault-table-beside-free",
            "A table with the ricochet rule is verified beside the same one without it.",
        )


class TableFileError(TableError):
    """The file holds no table that can be trusted: ``fault`` says why."""

    code = "table-file"

    def __init__(self, path: Path, fault: Literal["foreign", "version", "damaged"]) -> None:
        super().__init__(path, fault)
        self.path = path
        self.fault = fault

    def _words(self) -> Sentence:
        file = str(self.path)
        match self.fault:
            case "foreign":
                return Sentence("fault-table-foreign", "The file {file} is no table of distances.", file=file)
            case "version":
                return Sentence(
                    "fault-table-version",
                    "The file {file} is a table of another version; make it anew.",
                    file=file,
                )
            case "damaged":
                return Sentence("fault-table-damaged", "The file {file} is damaged; make it anew.", file=file)
        assert_never(self.fault)


class TableBusyError(TableError):
    """Another run adds to the file at this moment."""

    code = "table-busy"

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.path = path

    def _words(self) -> Sentence:
        return Sentence(
            "fault-table-busy",
            "Another run adds to the file {file}; let it end first.",
            file=str(self.path),
        )
