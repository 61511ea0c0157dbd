"""Errors of tables of all distances."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, assert_never

from ricochetrobots.core.errors import RicochetError
from ricochetrobots.core.sentence import Sentence
from ricochetrobots.runs import FileBusyError

if TYPE_CHECKING:
    from pathlib import Path


class TableError(RicochetError):
    """A table of all distances cannot be made, read or used."""

    code = "table"


class TableUnsupportedError(TableError):
    """No table can hold the distances of this puzzle."""

    code = "table-unsupported"


class TableMemoryError(TableError):
    """The table needs more memory than is allowed."""

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
    """The caller cancelled the table before it was complete."""

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
    """A distance in a table violates the rule of distances. None means that there is no solution."""

    code = "table-wrong"

    def __init__(self, position: str, *, recorded: int | None, due: int | None) -> None:
        super().__init__(position, recorded, due)
        self.position = position
        self.recorded = recorded
        self.due = due

    def _words(self) -> Sentence:
        return Sentence(
            "fault-table-wrong",
            "The table is wrong: for {position} it has {recorded} moves instead of {due}.",
            position=self.position,
            recorded="-" if self.recorded is None else str(self.recorded),
            due="-" if self.due is None else str(self.due),
        )


class TableBesideError(TableError):
    """The table can be verified only with the help of another, which was not given."""

    code = "table-beside"

    def __init__(self, *, any_robot: bool) -> None:
        super().__init__(any_robot)
        self.any_robot = any_robot

    def _words(self) -> Sentence:
        if self.any_robot:
            return Sentence(
                "fault-table-beside-one",
                "To verify a table of the vortex, give that of one robot for the same space and rule (beside).",
            )
        return Sentence(
            "fault-table-beside-free",
            "To verify a table with the ricochet rule, give the same table without it (beside).",
        )


class TableFileError(TableError):
    """The file contains no valid table; ``fault`` is the reason."""

    code = "table-file"

    def __init__(self, path: Path, fault: Literal["foreign", "version", "damaged"]) -> None:
        super().__init__(path, fault)
        self.path = path
        self.fault = fault

    def _words(self) -> Sentence:
        file = str(self.path)
        match self.fault:
            case "foreign":
                return Sentence(
                    "fault-table-foreign", "The file {file} is not a table of distances.", file=file
                )
            case "version":
                return Sentence(
                    "fault-table-version",
                    "The file {file} is a table of another version; create it again.",
                    file=file,
                )
            case "damaged":
                return Sentence(
                    "fault-table-damaged", "The file {file} is damaged; create it again.", file=file
                )
        assert_never(self.fault)


class TableBusyError(FileBusyError, TableError):
    """Another run is adding to the file of tables."""

    code = "table-busy"
