"""The hardest positions of whole boxes: for each board and target, the number of positions at each distance.

docs/maxima.md has the results. Every table is verified before its summary is stored.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Self

from ricochetrobots.core import (
    Board,
    Edition,
    Robot,
    Target,
    all_boards,
    as_board,
    as_target,
    format_target,
    parse_board,
    parse_target,
)
from ricochetrobots.runs import lock, made_by_workers
from ricochetrobots.solver import Cancel
from ricochetrobots.strong.errors import TableBusyError, TableFileError
from ricochetrobots.strong.table import StrongTable, TableMemory, TableProgress, as_file, strong_table

HEADER = "board\ttarget\tricochet_rule\tmaximum\tdistribution\tunsolvable\thardest\tdigest\n"
"""``distribution`` has the positions at distance 0, 1, 2 and so on, with spaces; ``digest`` is that of the table."""


@dataclass(frozen=True)
class Maximum:
    """The result of one table; ``str`` is its line."""

    board: str
    target: str
    ricochet_rule: bool
    distribution: tuple[int, ...]
    unsolvable: int
    hardest: str
    digest: str

    @classmethod
    def of(cls, table: StrongTable) -> Self:
        """Return the summary of a table. Cost: reading all of it, about a second."""
        (hardest,) = table.hardest(1) or (None,)
        return cls(
            str(table.board),
            format_target(table.target, table.board),
            table.ricochet_rule,
            table.distribution,
            table.unsolvable,
            "-" if hardest is None else str(hardest),
            table.digest(),
        )

    @classmethod
    def parse(cls, line: str) -> Self:
        """Return the summary in a line. Raises ValueError for any other line."""
        board, target, rule, maximum, distribution, unsolvable, hardest, digest = line.rstrip("\n").split(
            "\t"
        )
        counts = tuple(map(int, distribution.split()))
        found = cls(board, target, {"yes": True, "no": False}[rule], counts, int(unsolvable), hardest, digest)
        if str(found) != line.rstrip("\n") or maximum != found.maximum:
            raise ValueError(line)
        return found

    @property
    def maximum(self) -> str:
        """The greatest distance, ``-`` if nothing can be solved."""
        return str(len(self.distribution) - 1) if self.distribution else "-"

    @property
    def about(self) -> tuple[str, str, bool]:
        """The board, the target and the rule that identify the table."""
        return self.board, self.target, self.ricochet_rule

    def __str__(self) -> str:
        return "\t".join(
            (
                self.board,
                self.target,
                "yes" if self.ricochet_rule else "no",
                self.maximum,
                " ".join(map(str, self.distribution)),
                str(self.unsolvable),
                self.hardest,
                self.digest,
            )
        )


def plain_boards(edition: Edition | str) -> Iterator[Board]:
    """Yield the boards of a box that have no diagonals: 96 in 1999, 486 in 2013."""
    return (board for board in all_boards(edition) if not board.diagonals)


def maxima_of(
    board: Board | str,
    target: Target | str,
    *,
    memory: TableMemory | None = None,
    threads: int = 1,
    progress: Callable[[TableProgress], None] | None = None,
    cancel: Cancel | None = None,
) -> tuple[Maximum, Maximum]:
    """Make and verify the tables without and with the ricochet rule, and return their summaries.

    Cost for a board of the box: some 10 seconds of one processor and 1.2 GB; for the vortex, more time and 2.9 GB.
    Raises as `strong_table` and `StrongTable.verify` do.
    """
    board = as_board(board)
    target = as_target(target, board)
    with ExitStack() as kept:

        def make(about: Target, *, ricochet_rule: bool, beside: StrongTable | None) -> StrongTable:
            table = strong_table(
                board,
                about,
                ricochet_rule=ricochet_rule,
                beside=beside,
                memory=memory,
                threads=threads,
                progress=progress,
                cancel=cancel,
            )
            kept.enter_context(table)
            table.verify(beside, threads=threads, cancel=cancel)
            return table

        one = replace(target, robot=Robot.RED) if target.robot is None else target
        free = make(one, ricochet_rule=False, beside=None)
        ruled = make(one, ricochet_rule=True, beside=free)
        if target.robot is None:
            free = make(target, ricochet_rule=False, beside=free)
            ruled = make(target, ricochet_rule=True, beside=ruled)
        return Maximum.of(free), Maximum.of(ruled)


def kept_maxima(file: Path | str) -> list[Maximum]:
    """Return the summaries in a file, each once, without a last line that was cut off.

    Raises OSError, and TableFileError for another or a damaged file, also if two lines contradict each other.
    """
    file = as_file(file)
    header, *lines = file.read_bytes().decode(errors="replace").splitlines(keepends=True) or [HEADER]
    if not (header == HEADER if lines else HEADER.startswith(header)):
        raise TableFileError(file, "foreign")
    try:
        rows = list(dict.fromkeys(Maximum.parse(line) for line in lines if line.endswith("\n")))
    except (ValueError, KeyError):
        raise TableFileError(file, "damaged") from None
    if len({row.about for row in rows}) < len(rows):
        raise TableFileError(file, "damaged")
    return rows


def keep_maxima(
    boards: Iterable[Board | str],
    file: Path | str,
    *,
    threads: int = 1,
    scheduler: str | None = None,
    progress: Callable[[TableProgress], None] | None = None,
    cancel: Cancel | None = None,
) -> Iterator[Maximum]:
    """Add the missing summaries of these boards' targets to a file, and yield each one when it is added.

    However a run ends, the file stays valid, and the next run continues from there. A second run at the same time is
    refused. With the address of a Dask scheduler, its workers make the tables: each makes one pair at a time with
    ``threads`` threads, and the file is the same. ``progress`` and ``cancel`` apply only to tables that are made
    here. Raises TableBusyError, the errors of `maxima_of` and `kept_maxima`, NoSchedulerError, and MissingExtraError
    without the extra ``dask``.
    """
    file = as_file(file)
    with file.open("a+b") as lines, TableMemory() as memory:
        lock(lines, file, TableBusyError)
        there = {kept.about for kept in kept_maxima(file)}
        missing = [
            (board, target)
            for board in map(as_board, boards)
            for target in board.targets
            if not {(str(board), format_target(target, board), rule) for rule in (False, True)} <= there
        ]
        made: Iterator[tuple[Maximum, Maximum]]
        if scheduler is None:
            made = (
                maxima_of(board, target, memory=memory, threads=threads, progress=progress, cancel=cancel)
                for board, target in missing
            )
        else:
            tasks = [(str(board), format_target(target, board), threads) for board, target in missing]
            made = made_by_workers(_maxima_of_text, tasks, scheduler)
        whole = _end_of_last_line(file)
        lines.truncate(whole)
        if whole == 0:
            lines.write(HEADER.encode())
        for pair in made:
            for found in pair:
                if found.about not in there:
                    lines.write(f"{found}\n".encode())
                    lines.flush()
                    yield found


def _maxima_of_text(board: str, target: str, threads: int) -> tuple[Maximum, Maximum]:
    """The work of one task."""
    read = parse_board(board)
    return maxima_of(read, parse_target(target, read), threads=threads)


def _end_of_last_line(file: Path) -> int:
    return file.read_bytes().rfind(b"\n") + 1
