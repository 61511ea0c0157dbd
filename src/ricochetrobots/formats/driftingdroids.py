"""The two texts of DriftingDroids: the id of a game on its panels, and the map of any game.

Source of the facts: github.com/smack42/DriftingDroids, src/driftingdroids/model/Board.java and CHANGES.txt.

An id such as ``0765+41+2E21BD0F+1C`` is hexadecimal, and a cell is ``16 * row + column``. It has four parts:

- the panels NW NE SE SW, where 0 to F mean 1A 2A 3A 4A 1B and so on to 4D;
- the number of robots, and the robot of the target (F for any);
- the cells of the robots in the order R G B Y S;
- the cell of the target.

DriftingDroids leaves out the diagonals of the panels, so an id with such a panel means a custom board without them.

A map such as ``!DriftingDroids_game!C6BE7E1B!AAAR5…!`` has a checksum (CRC-32) of its last part. That part is base64
of the length of the data in four bytes, and the deflated data. The data are big-endian: version 0, width and height,
the robots, and the panels. Then come the walls north, east, south and west with a byte for each cell, the targets, the
current target, and whether the board is a custom one.
"""

import base64
import binascii
import re
import struct
import zlib
from dataclasses import replace

from ricochetrobots.core import Board, Cell, Direction, Position, Puzzle, Robot, Symbol, Target, assemble
from ricochetrobots.core.parts import check_size
from ricochetrobots.formats.format import (
    FormatLossError,
    Shown,
    Value,
    Written,
    completed,
    differences,
    first_robots,
    parts_of,
    puzzle_of,
    refuse,
    shown_of,
)

FACES = tuple(f"{marking}{face}" for face in "ABCD" for marking in "1234")
SHAPES = (Symbol.MOON, Symbol.GEAR, Symbol.PLANET, Symbol.STAR, Symbol.VORTEX)
ANY_ROBOT = 0xF
NO_ROBOT = 255
NO_CELL = 0xFFFFFFFF

MAX_BYTES = 16_384
"""The most inflated bytes; a map of 32 x 32 cells with a target on each needs 10,300."""

_ID = re.compile(r"([0-9A-F]{4})\+([1-5])([0-4F])\+((?:[0-9A-F]{2})+)\+([0-9A-F]{2})")
_MAP = re.compile(r"!DriftingDroids_game!([0-9A-Fa-f]{1,8})!([A-Za-z0-9+/=]+)!")


class GameId:
    """The id of a puzzle whose target is printed on a board of panels."""

    def recognises(self, text: str) -> bool:
        """Return whether it looks like an id."""
        return re.match(r"[0-9A-F]{4}\+", text) is not None

    def read(self, text: str) -> Puzzle:
        """Return the puzzle of an id. Raises InputError."""
        found = _ID.fullmatch(text.strip())
        if found is None:
            refuse("a game id of DriftingDroids looks like 0765+41+2E21BD0F+1C", text)
        panels, count, wanted, cells, aim = found.groups()
        if len(cells) != 2 * int(count):
            refuse(f"the id has {len(cells) // 2} cells for {count} robots", text, found.start(4))
        nw, ne, se, sw = (FACES[int(digit, 16)] for digit in panels)
        board = assemble(nw, ne, se, sw)
        if board.diagonals:
            board = replace(board, diagonals=(), panels=None)
        target = Target(Cell(int(aim, 16)), None if wanted == "F" else Robot(int(wanted)))
        if target not in board.targets:
            refuse("this target is not printed on the board", text, found.start(5))
        robots = [Cell(int(cells[at : at + 2], 16)) for at in range(0, len(cells), 2)]
        return Puzzle(Position(board, (*robots, *(None,) * (len(Robot) - len(robots)))), target)

    def write(self, value: Value) -> Written:
        """Return the id of a puzzle and the parts that it lacks. Raises FormatLossError."""
        puzzle = puzzle_of(value)
        board, target = puzzle.board, puzzle.target
        if board.panels is None:
            raise FormatLossError(("a board that is not made of panels",))
        if target not in board.targets:
            raise FormatLossError(("a target that is not printed on the board",))
        count = first_robots(puzzle.position)
        panels = "".join(f"{FACES.index(name):X}" for name in board.panels)
        cells = "".join(f"{cell:02X}" for cell in puzzle.robots if cell is not None)
        wanted = ANY_ROBOT if target.robot is None else target.robot
        text = f"{panels}+{count}{wanted:X}+{cells}+{target.cell:02X}"
        return Written(text, differences(puzzle, self.read(text)))


class Map:
    """The map of a position or a puzzle on a board of any kind."""

    def recognises(self, text: str) -> bool:
        """Return whether it begins as a map does."""
        return text.lstrip().startswith("!DriftingDroids_game!")

    def read(self, text: str) -> Shown:
        """Return the value of a map. Raises InputError."""
        found = _MAP.fullmatch("".join(text.split()))
        if found is None:
            refuse("a map of DriftingDroids looks like !DriftingDroids_game!checksum!data!", text)
        if zlib.crc32(found[2].encode()) != int(found[1], 16):
            refuse("the checksum of the map is wrong", text, text.find("!", 1) + 1)
        try:
            return _read(_inflated(found[2]))
        except (struct.error, zlib.error, binascii.Error, IndexError) as fault:
            refuse(f"the map is damaged ({fault})", text, text.rfind("!", 0, -1) + 1)

    def write(self, value: Value) -> Written:
        """Return the map of a position or puzzle and the parts that it lacks. Raises FormatLossError."""
        shown = shown_of(value)
        if isinstance(shown, Board):
            raise FormatLossError(("a board without robots",))
        data = _data(shown)
        packed = base64.b64encode(struct.pack(">I", len(data)) + zlib.compress(data, 9)).decode()
        text = f"!DriftingDroids_game!{zlib.crc32(packed.encode()):08X}!{packed}!"
        return Written(text, differences(shown, self.read(text)))


class _Data:
    """Reads numbers one after the other. Raises struct.error at the end."""

    def __init__(self, data: bytes) -> None:
        self.data, self.at = data, 0

    def take(self, layout: str) -> tuple[int, ...]:
        """Return the numbers of that layout of the module struct."""
        numbers = struct.unpack_from(f">{layout}", self.data, self.at)
        self.at += struct.calcsize(f">{layout}")
        return numbers


def _inflated(packed: str) -> bytes:
    raw = base64.b64decode(packed, validate=True)
    (length,) = struct.unpack_from(">I", raw)
    data = zlib.decompressobj().decompress(raw[4:], MAX_BYTES + 1)
    if len(data) > MAX_BYTES or len(data) != length:
        raise zlib.error("the length of its data is wrong")
    return data


def _read(data: bytes) -> Shown:
    source = _Data(data)
    (version,) = source.take("B")
    if version:
        raise struct.error(f"version {version} is unknown")
    width, height = source.take("II")
    check_size(width, height)
    size = width * height
    (count,) = source.take("B")
    if not 1 <= count <= len(Robot):
        raise struct.error(f"it has {count} robots")
    robots = [Cell(cell) for cell in source.take(f"{count}I")]
    source.take("4B")  # the panels: `completed` finds them from the parts
    walls = [source.take(f"{size}B") for _ in Direction]
    masks = tuple(sum((walls[way][cell] != 0) << way for way in Direction) for cell in range(size))
    (goals,) = source.take("I")
    if goals > size:
        raise struct.error(f"it has {goals} targets")
    printed = [_target(source) for _ in range(goals)]
    current, _ = _target(source)
    board = Board(
        width, height, masks, [target for target, _ in printed], [SHAPES[shape] for _, shape in printed]
    )
    return completed(board, robots, None if current.cell == NO_CELL else current)


def _target(source: _Data) -> tuple[Target, int]:
    cell, robot, shape = source.take("IBB")
    if robot >= len(Robot) and robot != NO_ROBOT:
        raise struct.error(f"robot {robot} is unknown")
    return Target(Cell(cell), None if robot == NO_ROBOT else Robot(robot)), shape


def _data(shown: Position | Puzzle) -> bytes:
    board, robots, target = parts_of(shown)
    position = shown.position if isinstance(shown, Puzzle) else shown
    count = first_robots(position)
    faces = (0, 0, 0, 0) if board.panels is None else tuple(map(FACES.index, board.panels))
    walls = (bytes(mask >> way & 1 for mask in board.walls) for way in Direction)
    printed = zip(board.targets, board.symbols, strict=True)
    goals = {goal.cell: _goal(goal, symbol) for goal, symbol in printed}
    if target is None:
        current = struct.pack(">IBB", NO_CELL, 0, 0)
    else:
        current = _goal(target, board.symbol(target) or _shape(target))
        goals[target.cell] = current  # DriftingDroids has printed targets only, and one on a cell
    return b"".join(
        (
            struct.pack(">BIIB", 0, board.width, board.height, count),
            struct.pack(f">{count}I", *(cell for cell in robots if cell is not None)),
            bytes(faces),
            *walls,
            struct.pack(">I", len(goals)),
            *goals.values(),
            current,
            bytes([board.panels is None]),
        )
    )


def _goal(target: Target, symbol: Symbol) -> bytes:
    robot = NO_ROBOT if target.robot is None else target.robot
    return struct.pack(">IBB", target.cell, robot, SHAPES.index(symbol))


def _shape(target: Target) -> Symbol:
    return Symbol.VORTEX if target.robot is None else Symbol.MOON


GAME_ID = GameId()
MAP = Map()
