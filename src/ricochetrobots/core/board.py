"""Boards: walls, targets and diagonals, without robots (R1)."""

import re
from collections.abc import Iterable, Iterator, Set
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, cached_property
from typing import Self

from ricochetrobots.core.errors import IllegalError, UnreadableError, quoted
from ricochetrobots.core.geometry import Cell, Direction, Robot, Symbol, column_name
from ricochetrobots.core.sentence import Sentence

MIN_SIDE = 2
MAX_SIDE = 32
CELL_NAME = re.compile(r"([a-z]{1,2})([1-9][0-9]?)")
COLUMNS = {column_name(column): column for column in range(MAX_SIDE)}
ALL_WALLS = 0b1111
MARKINGS = {"1": Robot.GREEN, "2": Robot.BLUE, "3": Robot.RED, "4": Robot.YELLOW}
"""The colour marking of a panel by the first character of its name (R1.2)."""


class Lean(StrEnum):
    """How a diagonal lies, north at the top."""

    RISING = "/"
    FALLING = "\\"

    def turn(self, heading: Direction) -> Direction:
        """Return the direction in which a robot goes on that bounces here (R4.2)."""
        return Direction(heading ^ 1 if self is Lean.RISING else 3 - heading)


@dataclass(frozen=True)
class Target:
    """A target space (R1.5) and the robot it asks for; ``None`` is the vortex, which takes any robot."""

    cell: Cell
    robot: Robot | None


@dataclass(frozen=True, order=True)
class Diagonal:
    """A coloured barrier across a space (R4); only the robot of its colour passes through."""

    cell: Cell
    robot: Robot
    lean: Lean


@dataclass(frozen=True)
class Board:
    """A board of ``width`` x ``height`` spaces; immutable, hashable, equal by value.

    ``walls`` has one mask for each cell with the bit ``1 << direction`` for each closed side. A wall is in
    the masks of both its cells, the outer edge is wall, and so is every side of a ``closed`` cell, which no
    robot enters (R1.4). ``symbols`` are the pictures of ``targets``, in the same order. ``panels`` names the
    four panels in the order NW NE SE SW if the board was put together by ``assemble``. `build` makes a board
    from single walls.

    Raises IllegalError when the parts contradict each other or a rule.
    """

    width: int
    height: int
    walls: tuple[int, ...]
    targets: tuple[Target, ...] = ()
    symbols: tuple[Symbol, ...] = ()
    diagonals: tuple[Diagonal, ...] = ()
    closed: frozenset[Cell] = frozenset()
    panels: tuple[str, str, str, str] | None = None

    @classmethod
    def build(
        cls,
        width: int,
        height: int,
        *,
        walls: Iterable[tuple[Cell, Direction]] = (),
        targets: Iterable[tuple[Target, Symbol]] = (),
        diagonals: Iterable[Diagonal] = (),
        closed: Iterable[Cell] = (),
        panels: tuple[str, str, str, str] | None = None,
    ) -> Self:
        """Return the board with these walls, each given from either side, besides edge and closed cells."""
        _check_size(width, height)
        masks = [0] * (width * height)
        for cell, direction in _edge(width, height):
            masks[cell] |= 1 << direction
        closed = frozenset(closed)
        enclosing = ((cell, direction) for cell in closed for direction in Direction)
        for cell, direction in (*walls, *enclosing):
            _check_on_board(cell, width, height)
            if not masks[cell] >> direction & 1:
                masks[cell] |= 1 << direction
                masks[cell + _step(direction, width)] |= 1 << direction.opposite
        printed = tuple(targets)
        return cls(
            width,
            height,
            tuple(masks),
            tuple(target for target, _ in printed),
            tuple(symbol for _, symbol in printed),
            tuple(diagonals),
            closed,
            panels,
        )

    @classmethod
    def of_sound_parts(
        cls,
        width: int,
        height: int,
        *,
        walls: tuple[int, ...],
        targets: Iterable[tuple[Target, Symbol]],
        diagonals: Iterable[Diagonal],
        closed: frozenset[Cell],
        panels: tuple[str, str, str, str],
    ) -> Self:
        """Return the board that the class makes of these parts, which are known to break no rule.

        Takes 10 us instead of 300 for 16 x 16: for boards put together from what was looked through before.
        """
        board = object.__new__(cls)
        vars(board).update(
            width=width,
            height=height,
            walls=walls,
            diagonals=tuple(sorted(diagonals)),
            closed=closed,
            panels=panels,
        )
        board._enter(targets)
        return board

    def _enter(self, printed: Iterable[tuple[Target, Symbol]]) -> None:
        """Take the targets and their symbols, by cell."""
        ordered = sorted(printed, key=lambda pair: pair[0].cell)
        vars(self).update(
            targets=tuple(target for target, _ in ordered), symbols=tuple(symbol for _, symbol in ordered)
        )

    def __post_init__(self) -> None:
        _check_size(self.width, self.height)
        if len(self.targets) != len(self.symbols):
            raise IllegalError(Sentence("fault-symbols", "Every target has one symbol."), "", 0, "R1.5")
        self._enter(zip(self.targets, self.symbols, strict=True))
        vars(self).update(diagonals=tuple(sorted(self.diagonals)))
        self._check_walls()
        self._check_pieces()

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"parse_board({str(self)!r})"

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _text(self) -> str:
        if self.panels is not None:
            return "".join(self.panels)
        parts = [
            *(f"{self.name(cell)}{direction}" for cell, direction in self.inner_walls()),
            *(f"#{self.name(cell)}" for cell in sorted(self.closed)),
            *(
                format_target(target, self)[1:] + ("" if symbol is Symbol.VORTEX else symbol[0])
                for target, symbol in zip(self.targets, self.symbols, strict=True)
            ),
            *(f"{diagonal.robot}{self.name(diagonal.cell)}{diagonal.lean}" for diagonal in self.diagonals),
        ]
        return f"{self.width}x{self.height}:{','.join(parts)}"

    @cached_property
    def _hash(self) -> int:
        return hash((self.width, self.walls))  # numbers alone: the same in every process

    @cached_property
    def _symbol_by_target(self) -> dict[Target, Symbol]:
        return dict(zip(self.targets, self.symbols, strict=True))

    @cached_property
    def _diagonal_by_cell(self) -> dict[Cell, Diagonal]:
        return {diagonal.cell: diagonal for diagonal in self.diagonals}

    @property
    def markings(self) -> tuple[Robot, Robot, Robot, Robot] | None:
        """Return the colour markings NW NE SE SW (R1.2), or None for a custom board."""
        if self.panels is None:
            return None
        nw, ne, se, sw = (MARKINGS[panel[0]] for panel in self.panels)
        return nw, ne, se, sw

    def wall(self, cell: Cell, direction: Direction) -> bool:
        """Tell whether that side of the cell is closed by a wall."""
        return bool(self.walls[cell] >> direction & 1)

    def step(self, direction: Direction) -> int:
        """Return what must be added to a cell to get its neighbour in that direction."""
        return _step(direction, self.width)

    def ahead(self, cell: Cell, direction: Direction) -> Cell:
        """Return the neighbour; meaningful only where the outer edge does not lie between."""
        return Cell(cell + _step(direction, self.width))

    def diagonal_at(self, cell: Cell) -> Diagonal | None:
        """Return the diagonal across that cell, if there is one."""
        return self._diagonal_by_cell.get(cell)

    def symbol(self, target: Target) -> Symbol | None:
        """Return the picture of a target, or None if this board has no such target printed."""
        return self._symbol_by_target.get(target)

    def starting_cells(self) -> tuple[Cell, ...]:
        """Return where a robot may start, in order: no target, no diagonal, not closed (R2.2)."""
        taken = {target.cell for target in self.targets} | self.closed | self._diagonal_by_cell.keys()
        return tuple(cell for cell in map(Cell, range(self.width * self.height)) if cell not in taken)

    def inner_walls(self) -> Iterator[tuple[Cell, Direction]]:
        """Yield each wall between two cells that are not closed, as an east or south side, by cell."""
        edge = set(_edge(self.width, self.height))
        for cell in map(Cell, range(len(self.walls))):
            for side in ((cell, Direction.EAST), (cell, Direction.SOUTH)):
                if self.wall(*side) and side not in edge and not {cell, self.ahead(*side)} & self.closed:
                    yield side

    def name(self, cell: Cell) -> str:
        """Return the name of a cell, e.g. ``c4``: column from the west, row from the north."""
        return cell_names(self.width, self.height)[cell]

    def cell(self, name: str) -> Cell:
        """Return the cell with that name. Raises UnreadableError, or IllegalError if it is off the board."""
        found = CELL_NAME.fullmatch(name)
        if found is None:
            raise UnreadableError(
                Sentence(
                    "fault-no-cell", "{cell} is no cell: write column and row, such as c4.", cell=quoted(name)
                ),
                name,
                0,
            )
        column, row = COLUMNS.get(found[1], MAX_SIDE), int(found[2]) - 1
        if column >= self.width or row >= self.height:
            corner = self.name(Cell(self.width * self.height - 1))
            raise IllegalError(
                Sentence(
                    "fault-off-board",
                    "There is no cell {cell} on this board, which ends at {corner}.",
                    cell=name,
                    corner=corner,
                ),
                name,
                0,
            )
        return Cell(row * self.width + column)

    def may_stand(self, cells: Set[Cell]) -> bool:
        """Tell whether robots may stand on all of these cells, one at least: `standing_fault` says why not on one."""
        return (
            min(cells) >= 0
            and max(cells) < len(self.walls)
            and self.closed.isdisjoint(cells)
            and self._diagonal_by_cell.keys().isdisjoint(cells)
        )

    def standing_fault(self, cell: Cell) -> tuple[str, Sentence] | None:
        """Return why nothing can stand there, as a clause and the end of a sentence; None if it can."""
        if cell in self.closed:
            return "R1.4", Sentence("part-closed", "is closed")
        if cell in self._diagonal_by_cell:
            return "R4.3", Sentence("part-diagonal-there", "holds a diagonal, where no robot may stop")
        return None

    def _check_walls(self) -> None:
        if len(self.walls) != self.width * self.height:
            raise IllegalError(Sentence("fault-masks", "A board has one wall mask for each cell."), "", 0)
        for cell in self.closed:
            _check_on_board(cell, self.width, self.height)
            if self.walls[cell] != ALL_WALLS:
                raise IllegalError(
                    Sentence(
                        "fault-closed-open", "The closed cell {cell} has an open side.", cell=self.name(cell)
                    ),
                    self.name(cell),
                    0,
                    "R1.4",
                )
        for index, mask in enumerate(self.walls):
            if not 0 <= mask <= ALL_WALLS:
                raise IllegalError(
                    Sentence(
                        "fault-mask", "A wall mask is 0 to {most}, not {mask}.", most=ALL_WALLS, mask=mask
                    ),
                    self.name(Cell(index)),
                    0,
                )
        for cell, direction in _edge(self.width, self.height):
            if not self.wall(cell, direction):
                raise IllegalError(
                    Sentence("fault-edge-open", "The outer edge is open at {cell}.", cell=self.name(cell)),
                    self.name(cell),
                    0,
                    "R1.4",
                )
        for near, far in ((Direction.EAST, Direction.WEST), (Direction.SOUTH, Direction.NORTH)):
            # Over the end of a row both sides are the outer edge, which was just seen to be shut.
            for index, (here, there) in enumerate(
                zip(self.walls, self.walls[self.step(near) :], strict=False)
            ):
                if here >> near & 1 != there >> far & 1:
                    side = f"{self.name(Cell(index))}{near}"
                    raise IllegalError(
                        Sentence(
                            "fault-wall-one-sided",
                            "The wall {wall} is not a wall from its other side.",
                            wall=side,
                        ),
                        side,
                        0,
                    )

    def _check_pieces(self) -> None:
        for diagonal, before in zip(self.diagonals, (None, *self.diagonals), strict=False):
            _check_on_board(diagonal.cell, self.width, self.height)
            name = self.name(diagonal.cell)
            text = f"{diagonal.robot}{name}{diagonal.lean}"
            if diagonal.robot is Robot.SILVER:
                raise IllegalError(
                    Sentence("fault-diagonal-silver", "No diagonal has the silver robot's colour."),
                    text,
                    0,
                    "R2.3",
                )
            if diagonal.cell in self.closed:
                raise IllegalError(
                    Sentence(
                        "fault-diagonal-closed", "A diagonal lies on {cell}, which is closed.", cell=name
                    ),
                    text,
                    0,
                    "R1.4",
                )
            if before is not None and before.cell == diagonal.cell:
                raise IllegalError(
                    Sentence("fault-two-diagonals", "Two diagonals lie on {cell}.", cell=name), text, 0
                )
        for index, (target, symbol) in enumerate(zip(self.targets, self.symbols, strict=True)):
            check_target(self, target)
            text = format_target(target, self)
            if (target.robot is None) is not (symbol is Symbol.VORTEX):
                raise IllegalError(
                    Sentence("fault-vortex-any", "The vortex and no other target takes any robot."),
                    text,
                    0,
                    "R1.5",
                )
            if index > 0 and self.targets[index - 1].cell == target.cell:
                raise IllegalError(
                    Sentence("fault-two-targets", "Two targets lie on {cell}.", cell=self.name(target.cell)),
                    text,
                    0,
                )


@cache
def cell_names(width: int, height: int) -> tuple[str, ...]:
    """Return the names of all cells of a board of that size, in their order."""
    return tuple(f"{column_name(column)}{row + 1}" for row in range(height) for column in range(width))


def format_target(target: Target, board: Board) -> str:
    """Write a target of that board, e.g. ``>Re15``, or the vortex ``>*h5``."""
    return f">{'*' if target.robot is None else target.robot.letter}{board.name(target.cell)}"


def check_target(board: Board, target: Target) -> None:
    """Raise IllegalError, with the target in notation, if it cannot be a target on this board."""
    _check_on_board(target.cell, board.width, board.height)
    if target.robot is Robot.SILVER:
        raise IllegalError(
            Sentence("fault-target-silver", "No target is the silver robot's own."),
            format_target(target, board),
            0,
            "R2.3",
        )
    if fault := board.standing_fault(target.cell):
        clause, why = fault
        raise IllegalError(
            Sentence(
                "fault-target-there",
                "The target cannot be on {cell}, which {why}.",
                cell=board.name(target.cell),
                why=why,
            ),
            format_target(target, board),
            0,
            clause,
        )


def _step(direction: Direction, width: int) -> int:
    return (-width, 1, width, -1)[direction]


def _edge(width: int, height: int) -> Iterator[tuple[Cell, Direction]]:
    for column in range(width):
        yield Cell(column), Direction.NORTH
        yield Cell((height - 1) * width + column), Direction.SOUTH
    for row in range(height):
        yield Cell(row * width), Direction.WEST
        yield Cell(row * width + width - 1), Direction.EAST


def _check_size(width: int, height: int) -> None:
    if not (MIN_SIDE <= width <= MAX_SIDE and MIN_SIDE <= height <= MAX_SIDE):
        text = f"{width}x{height}"
        raise IllegalError(
            Sentence(
                "fault-size",
                "A board is {least} to {most} cells wide and high, not {size}.",
                least=MIN_SIDE,
                most=MAX_SIDE,
                size=text,
            ),
            text,
            0,
        )


def _check_on_board(cell: Cell, width: int, height: int) -> None:
    if not 0 <= cell < width * height:
        raise IllegalError(
            Sentence(
                "fault-cell-number",
                "Cell number {number} is not on a board of {size}.",
                number=cell,
                size=f"{width}x{height}",
            ),
            str(cell),
            0,
        )
