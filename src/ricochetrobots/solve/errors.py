"""What a search or a table may refuse."""

from pathlib import Path
from typing import Literal

from ricochetrobots.core.errors import RicochetError, quoted


class EngineMissingError(RicochetError):
    """There is no engine of that name here."""

    code = "engine-missing"

    def __init__(self, name: str, present: tuple[str, ...]) -> None:
        super().__init__(name, present)
        self.name = name
        self.present = present

    def __str__(self) -> str:
        return f"The engine {quoted(self.name)} is not installed here; there is {' and '.join(self.present)}."


class CpuTargetError(RicochetError):
    """The environment asks the kernel for a CPU target that it does not have, or that this processor cannot run."""

    code = "cpu-target"

    def __init__(self, fault: str) -> None:
        super().__init__(fault)
        self.fault = fault

    def __str__(self) -> str:
        return f"RICOCHET_CPU cannot be followed: {self.fault}."


class LimitMetError(RicochetError):
    """A limit, or a cancel, ended a search that had begun to tell its answer."""

    code = "limit-met"

    def __str__(self) -> str:
        return "A limit was met before all shortest paths were known."


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

    def __str__(self) -> str:
        return (
            f"The table needs {self.needed / 1e9:.1f} GB of memory; {self.allowed / 1e9:.1f} GB are allowed."
        )


class TableCancelledError(TableError):
    """Somebody ended it before the table was complete."""

    code = "table-cancelled"

    def __str__(self) -> str:
        return "The table was cancelled before it was complete."


class TablePositionError(TableError):
    """The position is not one of the table."""

    code = "table-position"

    def __init__(self, board: str, robots: str) -> None:
        super().__init__(board, robots)
        self.board = board
        self.robots = robots

    def __str__(self) -> str:
        return f"The table is for the board {self.board} with the robots {self.robots}."


class TableFileError(TableError):
    """The file holds no table that can be trusted: ``fault`` says why."""

    code = "table-file"

    def __init__(self, path: Path, fault: Literal["foreign", "version", "damaged"]) -> None:
        super().__init__(path, fault)
        self.path = path
        self.fault = fault

    def __str__(self) -> str:
        why = {
            "foreign": "is no table of distances",
            "version": "is a table of another version; make it anew",
            "damaged": "is damaged; make it anew",
        }
        return f"The file {self.path} {why[self.fault]}."
