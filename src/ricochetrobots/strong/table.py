"""The distance of every position of four robots on a board to one target, all of them exact.

A table is made once, kept in a file and then answers any position by one look-up. docs/strong.md has the method
and the format of the file.
"""

import json
import mmap
import os
import zlib
from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Self

from ricochetrobots.core import (
    Board,
    Position,
    Robot,
    Target,
    as_board,
    as_position,
    as_target,
    format_target,
    parse_board,
    parse_robot,
    parse_target,
)
from ricochetrobots.core.sentence import Sentence
from ricochetrobots.solver import Cancel, EngineMissingError
from ricochetrobots.strong.errors import (
    TableBesideError,
    TableCancelledError,
    TableFileError,
    TableMemoryError,
    TablePositionError,
    TableUnsupportedError,
    TableWrongError,
)
from ricochetrobots.strong.layout import MOST_CELLS, SET_BYTES, Layout

if TYPE_CHECKING:
    from ricochetrobots.strong._kernel import Question

MAGIC = b"ricochet strong\n"
VERSION = 1
PAGE = 4096
MOST_PLANES = 8
USUAL_PLANES = 5
"""Enough for distances up to 30."""
SETS_OF_LINES = 4
"""The memory for finding the distances that the ricochet rule changes."""
SETS_OF_DISTANCES = 8
"""The memory of one byte for each distance, while the nearest robot is found."""
CHUNK_BYTES = 1 << 20
NO_ROBOT = -1
CLOSED = mmap.mmap(-1, 1)
CLOSED.close()
MOST_KEPT = 2
"""How many closed tables' memory waits for the next: as many as one target has without and with the ricochet rule."""


class TableProgress(NamedTuple):
    """How far a table is: the distances up to ``moves`` are known, those of ``known`` of all ``positions``."""

    moves: int
    known: int
    positions: int


class StrongTable:
    """Every distance of a board to one target, as moves of a shortest path.

    Made by `strong_table` or `open_table`. Positions are counted with alike robots taken as one kind; without
    diagonals the three helpers are alike. ``distribution[n]`` counts those of distance ``n``.
    """

    def __init__(
        self,
        layout: Layout,
        data: mmap.mmap,
        offset: int,
        planes: int,
        distribution: tuple[int, ...],
        *,
        ricochet_rule: bool,
        memory: "TableMemory | None" = None,
    ) -> None:
        self._layout = layout
        self._data = data
        self._memory = memory
        self._offset = offset
        self._planes = planes
        self.distribution = distribution
        self.ricochet_rule = ricochet_rule

    @property
    def _chunks(self) -> range:
        """Where in the data each piece of the planes begins."""
        size = self._planes * self._layout.triples * SET_BYTES
        return range(self._offset, self._offset + size, CHUNK_BYTES)

    @property
    def board(self) -> Board:
        """The board."""
        return self._layout.board

    @property
    def target(self) -> Target:
        """The target that is reached; it asks for one robot."""
        return self._layout.target

    @property
    def robots(self) -> str:
        """The letters of the four robots, e.g. ``RGBY``."""
        return "".join(robot.letter for robot in self._layout.robots)

    @property
    def positions(self) -> int:
        """How many positions there are."""
        return self._layout.positions

    @property
    def unsolvable(self) -> int:
        """How many positions have no solution."""
        return self.positions - sum(self.distribution)

    @property
    def maximum(self) -> int | None:
        """The greatest distance, None if nothing can be solved."""
        return len(self.distribution) - 1 if self.distribution else None

    def distance(self, position: Position | str) -> int | None:
        """Return the moves of a shortest path, None if there is none. Raises TablePositionError.

        One look-up, a few microseconds.
        """
        position = as_position(position)
        if position.board != self.board or position.in_play != self._layout.robots:
            raise TablePositionError(str(self.board), self.robots)
        bit = self._layout.spots[position.cell(self._layout.active)]
        at = self._offset + self._layout.triple(position) * SET_BYTES + bit // 8
        size = self._layout.triples * SET_BYTES
        found = sum((self._data[at + plane * size] >> bit % 8 & 1) << plane for plane in range(self._planes))
        return None if found == (1 << self._planes) - 1 else found

    def hardest(self, limit: int = 10) -> tuple[Position, ...]:
        """Return positions at the greatest distance, in the order of the table, at most ``limit``.

        Reads the table until it has them: at worst all of it, about a second for the box's boards.
        """
        return () if self.maximum is None else tuple(islice(self.at(self.maximum), limit))

    def at(self, moves: int) -> Iterator[Position]:
        """Yield all positions at that distance, in the order of the table."""
        size = self._layout.triples * SET_BYTES
        for start in range(0, size, CHUNK_BYTES):
            length = min(CHUNK_BYTES, size - start)
            everywhere = (1 << 8 * length) - 1
            left = everywhere
            for plane in range(self._planes):
                first = self._offset + plane * size + start
                bits = int.from_bytes(self._data[first : first + length], "little")
                left &= bits if moves >> plane & 1 else bits ^ everywhere
            while left:
                bit = (left & -left).bit_length() - 1
                left &= left - 1
                position = self._layout.position(*divmod(8 * start + bit, MOST_CELLS))
                if not self._layout.is_vortex or position.cell(self._layout.active) == min(
                    cell for cell in position.robots if cell is not None
                ):
                    yield position

    def digest(self) -> str:
        """Return the SHA-256 of the planes, in hex: the same for equal tables, on every machine. About a second."""
        hashed = sha256()
        for start in self._chunks:
            hashed.update(self._data[start : min(start + CHUNK_BYTES, self._chunks.stop)])
        return hashed.hexdigest()

    def verify(
        self,
        beside: "StrongTable | None" = None,
        *,
        threads: int = 1,
        progress: Callable[[TableProgress], None] | None = None,
        cancel: Cancel | None = None,
    ) -> None:
        """Hold every distance to the rule that proves all of them, by code that shares nothing with the search.

        The rule: 0 on the target, and else one more than the least after any move (docs/strong.md). With the
        ricochet rule a table rests on the same one without it, and a table of the vortex on that of one robot: it is
        given as ``beside``, and proves nothing unless it was verified, too. Some two seconds of one processor for
        a board of the box without diagonals and 90 bytes for each triple; for the vortex 512.

        Raises TableWrongError for the first wrong distance, TableBesideError, TableUnsupportedError with the ricochet
        rule where a diagonal turns the robot, TableCancelledError, EngineMissingError.
        """
        layout = self._layout
        rests_on = self._rests_on(beside)
        if self.ricochet_rule and layout.bounces and not layout.is_vortex:
            raise TableUnsupportedError(
                Sentence(
                    "fault-table-turned",
                    "With the ricochet rule no table of a robot that diagonals turn can be verified.",
                )
            )
        try:
            from ricochetrobots.strong._kernel import find_wrong
        except ImportError:
            raise EngineMissingError("native", ("reference",)) from None

        def stops(_: int, known: int) -> bool:
            if progress is not None:
                progress(TableProgress(0, known, layout.positions))
            return cancel is not None and cancel.cancelled

        with memoryview(self._data) as data, memoryview(rests_on._data) as below:
            wrong = find_wrong(
                _question(layout, ricochet_rule=self.ricochet_rule),
                data[self._offset :],
                self._planes,
                below[rests_on._offset :],
                rests_on._planes,
                threads,
                stops,
            )
        if wrong is not None:
            triple, spot, recorded, due = wrong
            raise TableWrongError(
                str(layout.position(triple, spot)),
                recorded=None if recorded < 0 else recorded,
                due=None if due < 0 else due,
            )
        if cancel is not None and cancel.cancelled:
            raise TableCancelledError

    def _rests_on(self, beside: "StrongTable | None") -> "StrongTable":
        """Return the table that this one is verified beside, itself where it needs none."""
        if not (self.ricochet_rule or self._layout.is_vortex):
            return self
        if beside is None or not _fits(self._layout, beside, ricochet_rule=self.ricochet_rule):
            raise TableBesideError(any_robot=self._layout.is_vortex)
        return beside

    def save(self, path: Path) -> None:
        """Write the table to a file: all of it or, when that fails, nothing. Raises OSError."""
        checksum = 0
        for start in self._chunks:
            checksum = zlib.crc32(self._data[start : min(start + CHUNK_BYTES, self._chunks.stop)], checksum)
        header = json.dumps(
            {
                "board": str(self.board),
                "target": format_target(self.target, self.board),
                "robots": self.robots,
                "ricochet_rule": self.ricochet_rule,
                "planes": self._planes,
                "distribution": self.distribution,
                "crc32": checksum,
            }
        ).encode()
        head = b"".join((MAGIC, _numbers(VERSION, len(header), zlib.crc32(header)), header))
        draft = path.with_name(f".{path.name}.{os.getpid()}")
        try:
            with draft.open("xb") as file:
                file.write(head.ljust(_padded(len(head)), b"\0"))
                for start in self._chunks:
                    file.write(self._data[start : min(start + CHUNK_BYTES, self._chunks.stop)])
                file.flush()
                os.fsync(file.fileno())
            draft.replace(path)
        finally:
            draft.unlink(missing_ok=True)

    def close(self) -> None:
        """Give the memory or the file back; the table answers nothing more."""
        if self._memory is None:
            self._data.close()
        elif self._data is not CLOSED:
            self._memory.give(self._data)
            self._data = CLOSED

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class TableMemory:
    """Memory that tables made with it give back when they are closed, for the next of that size.

    What a process has touched once is there at once; new memory of that size costs up to a second for each table.
    """

    def __init__(self) -> None:
        self._kept: list[mmap.mmap] = []

    def take(self, size: int) -> mmap.mmap:
        """Return so many bytes, which may hold anything."""
        for index, data in enumerate(self._kept):
            if len(data) == size:
                return self._kept.pop(index)
        return _memory(size)

    def give(self, data: mmap.mmap) -> None:
        """Keep what was taken, if there is not enough already."""
        if len(self._kept) < MOST_KEPT:
            self._kept.append(data)
        else:
            data.close()

    def close(self) -> None:
        """Give all that is kept back to the system."""
        while self._kept:
            self._kept.pop().close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def strong_table(
    board: Board | str,
    target: Target | str,
    *,
    robots: str = "RGBY",
    ricochet_rule: bool = True,
    beside: StrongTable | None = None,
    memory: TableMemory | None = None,
    threads: int = 1,
    max_bytes: int | None = None,
    progress: Callable[[TableProgress], None] | None = None,
    cancel: Cancel | None = None,
) -> StrongTable:
    """Return the distances of all positions of these four robots on the board to the target.

    The same on every machine and for any number of ``threads``. A board of the box without diagonals takes some
    seven seconds of one core and 0.8 GB; `bytes_needed` says what others need. With the table ``beside`` that this one
    is verified beside (`StrongTable.verify`) it takes two seconds, since only what differs is searched. Its planes are
    in ``memory``, if given. ``progress`` is called every few milliseconds from the calling thread; the interpreter is
    free for other threads meanwhile.

    Raises TableUnsupportedError, TableMemoryError if it needs more than ``max_bytes``, TableBesideError,
    TableCancelledError, EngineMissingError where there is no kernel, InputError for letters that are no robots.
    """
    layout = _layout(board, target, robots)
    needed = _bytes_needed(layout, ricochet_rule=ricochet_rule)
    if max_bytes is not None and needed > max_bytes:
        raise TableMemoryError(needed=needed, allowed=max_bytes)
    if beside is not None and not _fits(layout, beside, ricochet_rule=ricochet_rule):
        raise TableBesideError(any_robot=layout.is_vortex)
    try:
        from ricochetrobots.strong._kernel import solve
    except ImportError:
        raise EngineMissingError("native", ("reference",)) from None

    def stops(moves: int, known: int) -> bool:
        if progress is not None:
            progress(TableProgress(moves, known, layout.positions))
        return cancel is not None and cancel.cancelled

    size = MOST_PLANES * layout.triples * SET_BYTES
    data = _memory(size) if memory is None else memory.take(size)
    try:
        found = solve(
            _question(layout, ricochet_rule=ricochet_rule),
            data,
            None if beside is None else memoryview(beside._data)[beside._offset :],
            0 if beside is None else beside._planes,
            () if beside is None else beside.distribution,
            threads,
            stops,
        )
        if found is None:
            raise TableCancelledError
    except BaseException:
        data.close()
        raise
    planes, distribution = found
    return StrongTable(
        layout, data, 0, planes, tuple(distribution), ricochet_rule=ricochet_rule, memory=memory
    )


def bytes_needed(
    board: Board | str, target: Target | str, *, robots: str = "RGBY", ricochet_rule: bool = True
) -> int:
    """Return the memory that `strong_table` takes, if no distance is above 30. Raises as it does."""
    return _bytes_needed(_layout(board, target, robots), ricochet_rule=ricochet_rule)


def _layout(board: Board | str, target: Target | str, robots: str) -> Layout:
    board = as_board(board)
    return Layout(board, as_target(target, board), _robots(robots))


def _fits(layout: Layout, beside: StrongTable, *, ricochet_rule: bool) -> bool:
    """Whether a table rests on the other one: without the rule, or of one robot for any."""
    its = beside._layout
    return (
        (its.board, its.target.cell, its.robots) == (layout.board, layout.target.cell, layout.robots)
        and (ricochet_rule or layout.is_vortex)
        and not its.is_vortex
        and its.active is layout.active
        and beside.ricochet_rule == (ricochet_rule and layout.is_vortex)
    )


def open_table(path: Path) -> StrongTable:
    """Return the table in a file. The file stays open and is read only where a look-up needs it.

    Reads it once to compare its checksum. Raises OSError, and TableFileError for a file that is no table, of
    another version or damaged.
    """
    with path.open("rb") as file:
        try:
            data = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        except ValueError:  # an empty file
            raise TableFileError(path, "foreign") from None
    try:
        return _read_table(path, data)
    except BaseException:
        data.close()
        raise


def _read_table(path: Path, data: mmap.mmap) -> StrongTable:
    start = len(MAGIC) + 12
    if data[: len(MAGIC)] != MAGIC:
        raise TableFileError(path, "foreign")
    numbers = data[len(MAGIC) : start]
    version, length, checksum = (int.from_bytes(numbers[at : at + 4], "little") for at in range(0, 12, 4))
    if version != VERSION:
        raise TableFileError(path, "version")
    header = data[start : start + length]
    if len(numbers) != 12 or len(header) != length or zlib.crc32(header) != checksum:
        raise TableFileError(path, "damaged")
    fields = json.loads(header)
    board = parse_board(fields["board"])
    layout = Layout(board, parse_target(fields["target"], board), _robots(fields["robots"]))
    offset = _padded(start + length)
    end = offset + fields["planes"] * layout.triples * SET_BYTES
    checksum = 0
    for at in range(offset, end, CHUNK_BYTES):
        checksum = zlib.crc32(data[at : min(at + CHUNK_BYTES, end)], checksum)
    if len(data) != end or checksum != fields["crc32"]:
        raise TableFileError(path, "damaged")
    return StrongTable(
        layout,
        data,
        offset,
        fields["planes"],
        tuple(fields["distribution"]),
        ricochet_rule=fields["ricochet_rule"],
    )


def _question(layout: Layout, *, ricochet_rule: bool) -> "Question":
    """Return what the kernel needs to know. Requires a kernel. Raises CpuTargetError."""
    from ricochetrobots.solver.native import board_numbers, cpu_target
    from ricochetrobots.strong._kernel import Question

    cpu_target()
    return Question(
        *board_numbers(layout.board),
        layout.stands,
        layout.robots,
        NO_ROBOT if layout.is_vortex else layout.active,
        layout.target.cell,
        ricochet_rule,
    )


def _bytes_needed(layout: Layout, *, ricochet_rule: bool) -> int:
    """Return the memory for the planes and, while the table is made, the sets for each triple."""
    sets = 3
    if ricochet_rule:
        sets = 3 * 4 if layout.bounces else SETS_OF_LINES
    if layout.is_vortex:
        sets = max(sets, SETS_OF_DISTANCES)
    return (USUAL_PLANES + sets) * layout.triples * SET_BYTES


def _memory(size: int) -> mmap.mmap:
    """Return zeros that take room only where something is written."""
    if not hasattr(mmap, "MADV_HUGEPAGE"):
        return mmap.mmap(-1, size)
    data = mmap.mmap(-1, size, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    data.madvise(mmap.MADV_HUGEPAGE)
    return data


def _robots(letters: str) -> tuple[Robot, ...]:
    return tuple(sorted({parse_robot(letter) for letter in letters}))


def _numbers(*numbers: int) -> bytes:
    return b"".join(number.to_bytes(4, "little") for number in numbers)


def _padded(size: int) -> int:
    return -(-size // PAGE) * PAGE
