"""The exact distance of every position of four robots on a board to one target.

A table is made once and stored in a file. Then one look-up returns the distance of any position. docs/strong.md has
the method and the format of the file.
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
    WrongTypeError,
    as_board,
    as_position,
    as_target,
    format_target,
    parse_board,
    parse_robot,
    parse_target,
)
from ricochetrobots.core.errors import check_bool, whole_number
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
from ricochetrobots.strong.layout import MOST_CELLS, SET_BYTES, TableLayout

if TYPE_CHECKING:
    from ricochetrobots.strong._kernel import Question

MAGIC = b"ricochet strong\n"
VERSION = 1
PAGE = 4096
MOST_PLANES = 8
USUAL_PLANES = 5
"""The usual number of planes, enough for distances up to 30."""
SETS_OF_LINES = 4
"""The sets for each triple that the search for distances changed by the ricochet rule needs."""
SETS_OF_DISTANCES = 8
"""The sets for each triple that hold one byte for each distance, while the nearest robot is found."""
CHUNK_BYTES = 1 << 20
NO_ROBOT = -1
CLOSED = mmap.mmap(-1, 1)
CLOSED.close()
MOST_KEPT = 2
"""The most closed tables whose memory is kept for the next: a target has two, without and with the ricochet rule."""


class TableProgress(NamedTuple):
    """The progress of a table: the distances up to ``moves``, those of ``known`` of all ``positions``, are known."""

    moves: int
    known: int
    positions: int


class StrongTable:
    """The distance of every position of a board to one target, in moves of a shortest path.

    `strong_table` and `open_table` return it. Positions that differ only by an exchange of alike robots count once;
    without diagonals, the three helpers are alike. ``distribution[n]`` is the number of positions at distance ``n``.
    """

    def __init__(
        self,
        layout: TableLayout,
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
        """The offset in the data of each chunk of the planes."""
        size = self._planes * self._layout.triples * SET_BYTES
        return range(self._offset, self._offset + size, CHUNK_BYTES)

    @property
    def board(self) -> Board:
        """The board."""
        return self._layout.board

    @property
    def target(self) -> Target:
        """The target of the table, for one robot or the vortex."""
        return self._layout.target

    @property
    def robots(self) -> str:
        """The letters of the four robots, e.g. ``RGBY``."""
        return "".join(robot.letter for robot in self._layout.robots)

    @property
    def positions(self) -> int:
        """The number of positions."""
        return self._layout.positions

    @property
    def unsolvable(self) -> int:
        """The number of positions without a solution."""
        return self.positions - sum(self.distribution)

    @property
    def maximum(self) -> int | None:
        """The greatest distance, None if no position can be solved."""
        return len(self.distribution) - 1 if self.distribution else None

    def distance(self, position: Position | str) -> int | None:
        """Return the moves of a shortest path, None if there is none. Raises TablePositionError.

        Cost: one look-up, a few microseconds.
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

        Cost: reading the table until they are found, at worst all of it; about a second for a board of the box.
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
        """Return the SHA-256 of the planes, in hexadecimal; equal tables have the same on every machine.

        Cost: about a second.
        """
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
        """Check every distance by the rule that proves all of them, with code that shares nothing with the search.

        The rule: the distance is 0 on the target, otherwise one more than the least after any move (docs/strong.md).
        A table with the ricochet rule depends on the same one without it, and a table of the vortex on that of one
        robot. Give that table as ``beside``; the check proves nothing unless that table was verified too. Cost: some
        two seconds of one processor for a board of the box without diagonals, and 90 bytes for each triple, or 512
        for the vortex.

        Raises TableWrongError for the first wrong distance, TableBesideError, TableUnsupportedError for a table with
        the ricochet rule if a diagonal turns the robot, TableCancelledError and EngineMissingError.
        """
        layout = self._layout
        rests_on = self._rests_on(beside)
        if self.ricochet_rule and layout.bounces and not layout.is_vortex:
            raise TableUnsupportedError(
                Sentence(
                    "fault-table-turned",
                    "A table with the ricochet rule cannot be verified if a diagonal turns its robot.",
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
        """Return the table that is needed to verify this one; itself if it needs none."""
        if not (self.ricochet_rule or self._layout.is_vortex):
            return self
        if beside is None or not _fits(self._layout, beside, ricochet_rule=self.ricochet_rule):
            raise TableBesideError(any_robot=self._layout.is_vortex)
        return beside

    def save(self, path: Path) -> None:
        """Write the table to a file; if that fails, write nothing. Raises OSError."""
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
        """Release the memory or the file. The table cannot be used afterwards."""
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
    """Memory that tables reuse: a closed table returns its memory for the next table of that size.

    Memory that the process has used before is available at once; new memory costs up to a second for each table.
    """

    def __init__(self) -> None:
        self._kept: list[mmap.mmap] = []

    def take(self, size: int) -> mmap.mmap:
        """Return memory of that size, with arbitrary content."""
        for index, data in enumerate(self._kept):
            if len(data) == size:
                return self._kept.pop(index)
        return _memory(size)

    def give(self, data: mmap.mmap) -> None:
        """Keep memory for the next table, or release it if enough is kept."""
        if len(self._kept) < MOST_KEPT:
            self._kept.append(data)
        else:
            data.close()

    def close(self) -> None:
        """Release all memory that is kept."""
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

    The table is the same on every machine and for any number of ``threads``. A board of the box without diagonals
    takes some seven seconds of one core and 0.8 GB; `bytes_needed` returns the memory for other boards. With
    ``beside``, the table that is needed to verify this one (`StrongTable.verify`), it takes two seconds, since only
    the differences are searched. ``memory`` provides the memory for the planes. ``progress`` is called every few
    milliseconds in the calling thread; the interpreter is free for other threads meanwhile.

    Raises TableUnsupportedError, TableMemoryError if it needs more than ``max_bytes``, TableBesideError,
    TableCancelledError, EngineMissingError without a kernel, and InputError for letters that are not robots.
    """
    layout = _layout(board, target, robots)
    check_bool("ricochet_rule", ricochet_rule)
    threads = whole_number("threads", threads)
    needed = _bytes_needed(layout, ricochet_rule=ricochet_rule)
    if max_bytes is not None:
        max_bytes = whole_number("max_bytes", max_bytes)
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
    """Return the bytes of memory that `strong_table` needs if no distance is above 30. Raises as it does."""
    return _bytes_needed(_layout(board, target, robots), ricochet_rule=ricochet_rule)


def _layout(board: Board | str, target: Target | str, robots: str) -> TableLayout:
    board = as_board(board)
    return TableLayout(board, as_target(target, board), _robots(robots))


def _fits(layout: TableLayout, beside: StrongTable, *, ricochet_rule: bool) -> bool:
    """Return whether this table depends on ``beside``: the one without the rule, or of one robot for the vortex."""
    its = beside._layout
    return (
        (its.board, its.target.cell, its.robots) == (layout.board, layout.target.cell, layout.robots)
        and (ricochet_rule or layout.is_vortex)
        and not its.is_vortex
        and its.active is layout.active
        and beside.ricochet_rule == (ricochet_rule and layout.is_vortex)
    )


def open_table(path: Path | str) -> StrongTable:
    """Return the table in a file. The file stays open; a look-up reads only the part that it needs.

    Opening reads all of it once to compare its checksum. Raises OSError, and TableFileError for a file that is not a
    table, is of another version, or is damaged.
    """
    path = as_file(path)
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
    layout = TableLayout(board, parse_target(fields["target"], board), _robots(fields["robots"]))
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


def _question(layout: TableLayout, *, ricochet_rule: bool) -> "Question":
    """Return the question in the kernel's form. Requires a kernel. Raises CpuTargetError."""
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


def _bytes_needed(layout: TableLayout, *, ricochet_rule: bool) -> int:
    """Return the bytes of the planes and, while the table is made, of the sets for each triple."""
    sets = 3
    if ricochet_rule:
        sets = 3 * 4 if layout.bounces else SETS_OF_LINES
    if layout.is_vortex:
        sets = max(sets, SETS_OF_DISTANCES)
    return (USUAL_PLANES + sets) * layout.triples * SET_BYTES


def _memory(size: int) -> mmap.mmap:
    """Return memory filled with zeros, which occupies space only where it is written."""
    if not hasattr(mmap, "MADV_HUGEPAGE"):
        return mmap.mmap(-1, size)
    data = mmap.mmap(-1, size, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    data.madvise(mmap.MADV_HUGEPAGE)
    return data


def _robots(letters: str) -> tuple[Robot, ...]:
    if not isinstance(letters, str):
        raise WrongTypeError.of("the letters of the robots", letters)
    return tuple(sorted({parse_robot(letter) for letter in letters}))


def as_file(path: Path | str) -> Path:
    """Return the path of a file. Raises WrongTypeError for a value that is none."""
    if not isinstance(path, str | os.PathLike):
        raise WrongTypeError.of("the path of a file", path)
    return Path(path)


def _numbers(*numbers: int) -> bytes:
    return b"".join(number.to_bytes(4, "little") for number in numbers)


def _padded(size: int) -> int:
    return -(-size // PAGE) * PAGE
