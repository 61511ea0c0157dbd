"""The hardest positions of whole boxes: for each board and target how many positions are at each distance.

docs/maxima.md tells what was found. Every table is verified before its summary is kept.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path
from typing import BinaryIO, Self

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
from ricochetrobots.solver import Cancel
from ricochetrobots.strong.errors import TableBusyError, TableFileError
from ricochetrobots.strong.table import StrongTable, TableMemory, TableProgress, strong_table

HEADER = "board\ttarget\tricochet_rule\tmaximum\tdistribution\tunsolvable\thardest\tdigest\n"
"""``distribution`` has the positions at distance 0, 1, 2 and so on, with spaces; ``digest`` is that of the table."""


CONNECT_SECONDS = 10


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
        """Sum a table up. Reads all of it: about a second."""
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
        """Return what a line says. Raises ValueError for any other line."""
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
    """Yield the boards of a box that no diagonals are on: 96 in 1999, 486 in 2013."""
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
    """Make and verify the tables without and with the ricochet rule, and return what they come to.

    Some 10 seconds of one processor and 1.2 GB for a board of the box, for the vortex more and 2.6 GB. Raises as
    `strong_table` and `StrongTable.verify` do.
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


def kept_maxima(file: Path) -> list[Maximum]:
    """Return what a file holds, without a last line that was cut off. A line that comes again counts once.

    Raises OSError, and TableFileError for another or a damaged file, also where two lines differ on one table.
    """
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
    file: Path,
    *,
    threads: int = 1,
    scheduler: str | None = None,
    progress: Callable[[TableProgress], None] | None = None,
    cancel: Cancel | None = None,
) -> Iterator[Maximum]:
    """Add to a file what is missing of these boards' targets, and yield it as it is added.

    Whatever ends it, what is in the file stays right, and the next run goes on from there; of two runs at once the
    second is refused. With the address of a Dask scheduler its workers make the tables, one pair each at a time with so
    many ``threads``, and the file is the same; ``progress`` and ``cancel`` are for tables that are made here. Raises
    TableBusyError, raises as `maxima_of` and `kept_maxima` do, OSError where no scheduler answers, and ImportError
    without the extra ``dask``.
    """
    with file.open("a+b") as lines, TableMemory() as memory:
        _lock(lines, file)
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
            made = _made_by_workers(missing, scheduler, threads)
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


def _lock(lines: BinaryIO, file: Path) -> None:
    """Keep others from adding to the file as long as it is open here; where a system knows no such locks, nobody does.

    Raises TableBusyError where another does already, and OSError where the file's disk takes no locks.
    """
    try:
        import fcntl
    except ModuleNotFoundError:  # on Windows
        return
    try:
        fcntl.flock(lines, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise TableBusyError(file) from None
    except OSError as fault:
        raise OSError(fault.errno, fault.strerror, str(file)) from None


def _made_by_workers(
    targets: Sequence[tuple[Board, Target]], scheduler: str, threads: int
) -> Iterator[tuple[Maximum, Maximum]]:
    """Yield the maxima in the order of the targets, whichever worker is first.

    What a worker had not handed over when it died is made again by another.
    """
    from distributed import Client, as_completed

    with Client(scheduler, timeout=CONNECT_SECONDS) as client:  # type: ignore[no-untyped-call]  # distributed has no types
        futures = [
            client.submit(_maxima_of_text, str(board), format_target(target, board), threads)
            for board, target in targets
        ]
        place = {future.key: index for index, future in enumerate(futures)}
        found: dict[int, tuple[Maximum, Maximum]] = {}
        following = 0
        for future, pair in as_completed(futures, with_results=True):  # type: ignore[no-untyped-call]  # distributed has no types
            future.release()  # else the scheduler would have it made again if its worker died
            found[place[future.key]] = pair
            while following in found:
                yield found.pop(following)
                following += 1


def _maxima_of_text(board: str, target: str, threads: int) -> tuple[Maximum, Maximum]:
    """The work of one task."""
    read = parse_board(board)
    return maxima_of(read, parse_target(target, read), threads=threads)


def _end_of_last_line(file: Path) -> int:
    return file.read_bytes().rfind(b"\n") + 1
