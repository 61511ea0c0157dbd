"""Boards: walls, targets and diagonals, without robots (R1).

The module has more than 400 lines because the fast validation of a board stands next to the slow one that names the
fault. Both must change together.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Self

from ricochetrobots.core.errors import IllegalError, WrongTypeError
from ricochetrobots.core.geometry import Cell, Direction, Robot, Symbol
from ricochetrobots.core.parts import (
    CELL_NAME,
    COLUMN_NAME,
    LEANS,
    MARK,
    Diagonal,
    Target,
    as_symbol,
    cell_names,
    cell_on,
    check_size,
    set_fields,
)
from ricochetrobots.core.reader import ROBOTS, Reader, as_direction
from ricochetrobots.core.sentence import Sentence
from ricochetrobots.picture import drawn

ALL_WALLS = 0b1111
NO_DIAGONAL = 255
MARKINGS = {"1": Robot.GREEN, "2": Robot.BLUE, "3": Robot.RED, "4": Robot.YELLOW}
"""The colour marking of a panel by the first character of its name (R1.2)."""
WANTED: Mapping[str, Robot | None] = {**ROBOTS, "*": None}


@dataclass(frozen=True, init=False)
class Board:
    """A board of ``width`` x ``height`` spaces; immutable, hashable, equal by value.

    ``walls`` has one mask for each cell, with the bit ``1 << direction`` set for each closed side. Both cells next to a
    wall have its bit. The outer edge and every side of a ``closed`` cell are walls; no robot enters such a cell (R1.4).
    ``symbols`` are the pictures of ``targets``, in the same order. ``panels`` names the four panels in the order
    NW NE SE SW if ``assemble`` made the board. `build` makes a board from single walls. Each part may be text, e.g.
    ``>Re15`` for a target.

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

    def __init__(
        self,
        width: int,
        height: int,
        walls: tuple[int, ...],
        targets: Iterable[Target | str] = (),
        symbols: Iterable[Symbol | str] = (),
        diagonals: Iterable[Diagonal | str] = (),
        closed: Iterable[Cell | str] = (),
        panels: tuple[str, str, str, str] | None = None,
    ) -> None:
        check_size(width, height)
        set_fields(self, width=width, height=height, walls=walls, panels=panels)
        set_fields(self, closed=frozenset(self._cell(cell) for cell in closed))
        set_fields(self, diagonals=tuple(sorted(self._diagonal(diagonal) for diagonal in diagonals)))
        printed = [target_from(target, self) for target in targets], [*map(as_symbol, symbols)]
        if len(printed[0]) != len(printed[1]):
            raise IllegalError(Sentence("fault-symbols", "Every target has one symbol."), "", 0, "R1.5")
        ordered = sorted(zip(*printed, strict=True), key=lambda pair: pair[0].cell)
        set_fields(self, targets=tuple(target for target, _ in ordered))
        set_fields(self, symbols=tuple(symbol for _, symbol in ordered))
        if not (self._walls_are_sound() and self._pieces_are_sound()):
            self._check_walls()
            self._check_pieces()

    @classmethod
    def build(
        cls,
        width: int,
        height: int,
        *,
        walls: Iterable[tuple[Cell | str, Direction | str]] = (),
        targets: Iterable[tuple[Target | str, Symbol | str]] = (),
        diagonals: Iterable[Diagonal | str] = (),
        closed: Iterable[Cell | str] = (),
        panels: tuple[str, str, str, str] | None = None,
    ) -> Self:
        """Return the board with these walls, given from either side. The edge and closed cells add their own walls."""
        check_size(width, height)
        masks = [0] * (width * height)
        for cell, direction in _edge(width, height):
            masks[cell] |= 1 << direction
        shut = frozenset(cell_on(cell, width, height) for cell in closed)
        enclosing = ((cell, direction) for cell in shut for direction in Direction)
        given = ((cell_on(cell, width, height), as_direction(direction)) for cell, direction in walls)
        for cell, direction in (*given, *enclosing):
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
            shut,
            panels,
        )

    def _walls_are_sound(self) -> bool:
        """Return whether the walls break no rule, in 5 us; `_check_walls` names the fault."""
        size = len(self.walls)
        if size != self.width * self.height:
            return False
        try:
            masks = int.from_bytes(bytes(self.walls), "little")
        except (TypeError, ValueError):
            return False
        cells, edge = _frame(self.width, self.height)
        row = 8 * self.width
        return (
            not masks & ~(cells * ALL_WALLS)
            and masks & edge == edge
            and not (masks >> Direction.EAST ^ masks >> 8 + Direction.WEST) & cells >> 8
            and not (masks >> Direction.SOUTH ^ masks >> row + Direction.NORTH) & cells >> row
            and all(0 <= cell < size and self.walls[cell] == ALL_WALLS for cell in self.closed)
        )

    def _pieces_are_sound(self) -> bool:
        """Return whether targets and diagonals break no rule; `_check_pieces` names the fault."""
        cells, robots = [target.cell for target in self.targets], [target.robot for target in self.targets]
        crossed = self._diagonal_by_cell.keys()
        return (
            all(0 <= cell < len(self.walls) for cell in cells)
            and self.barred.isdisjoint(cells)
            and len(set(cells)) == len(cells)
            and Robot.SILVER not in robots
            and [robot is None for robot in robots] == [symbol is Symbol.VORTEX for symbol in self.symbols]
            and len(crossed) == len(self.diagonals)
            and self.closed.isdisjoint(crossed)
            and (not crossed or (min(crossed) >= 0 and max(crossed) < len(self.walls)))
            and Robot.SILVER not in [diagonal.robot for diagonal in self.diagonals]
        )

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"parse_board({str(self)!r})"

    def _repr_svg_(self) -> str | None:
        return drawn(self)

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
                write_target(target, self)[1:] + ("" if symbol is Symbol.VORTEX else symbol[0])
                for target, symbol in zip(self.targets, self.symbols, strict=True)
            ),
            *(f"{diagonal.robot}{self.name(diagonal.cell)}{diagonal.lean}" for diagonal in self.diagonals),
        ]
        return f"{self.width}x{self.height}:{','.join(parts)}"

    @cached_property
    def _hash(self) -> int:
        return hash((self.width, self.walls))  # only numbers, so the hash is equal in every process

    @cached_property
    def _symbol_by_target(self) -> dict[Target, Symbol]:
        return dict(zip(self.targets, self.symbols, strict=True))

    @cached_property
    def _diagonal_by_cell(self) -> dict[Cell, Diagonal]:
        return {diagonal.cell: diagonal for diagonal in self.diagonals}

    @cached_property
    def reach(self) -> bytes:
        """For each cell and direction, at ``4 * cell + direction``, the number of cells to the next wall."""
        reach = bytearray(len(Direction) * len(self.walls))
        for at, beyond, _ in self._open_sides():
            reach[at] = reach[beyond] + 1
        return bytes(reach)

    @cached_property
    def straight(self) -> bytes:
        """Like `reach`, but to the first diagonal, which is counted; `NO_DIAGONAL` if the wall comes first."""
        straight = bytearray([NO_DIAGONAL] * len(Direction) * len(self.walls))
        for at, beyond, ahead in self._open_sides() if self.diagonals else ():
            if ahead in self._diagonal_by_cell:
                straight[at] = 1
            elif straight[beyond] != NO_DIAGONAL:
                straight[at] = straight[beyond] + 1
        return bytes(straight)

    @cached_property
    def bounces(self) -> dict[int, tuple[Robot, tuple[Direction, ...]]]:
        """The robot that passes each diagonal, and where the others turn by heading, by the diagonal's cell (R4)."""
        return {
            diagonal.cell: (diagonal.robot, tuple(map(diagonal.lean.turn, Direction)))
            for diagonal in self.diagonals
        }

    @cached_property
    def routes(self) -> dict[int, set[int]]:
        """A cache of `move.route_of`, which `Position.legal_moves` fills: 20 entries for each cell."""
        return {}

    def _open_sides(self) -> Iterator[tuple[int, int, int]]:
        """Yield ``4 * cell + direction`` of each side without a wall, the same of the cell ahead, and that cell.

        The side of the cell ahead comes first, so a table can be filled from it.
        """
        cells = range(len(self.walls))
        for direction, step in zip(Direction, self.steps, strict=True):
            for cell in cells if step < 0 else reversed(cells):
                if not self.walls[cell] >> direction & 1:
                    yield 4 * cell + direction, 4 * (cell + step) + direction, cell + step

    @property
    def markings(self) -> tuple[Robot, Robot, Robot, Robot] | None:
        """Return the colour markings NW NE SE SW (R1.2), or None for a custom board."""
        if self.panels is None:
            return None
        nw, ne, se, sw = (MARKINGS[panel[0]] for panel in self.panels)
        return nw, ne, se, sw

    def wall(self, cell: Cell | str, direction: Direction | str) -> bool:
        """Return whether a wall closes that side of the cell."""
        if type(cell) is not int or type(direction) is not Direction or not 0 <= cell < len(self.walls):
            cell, direction = cell_from(cell, self), as_direction(direction)
        return bool(self.walls[cell] >> direction & 1)

    @cached_property
    def steps(self) -> tuple[int, int, int, int]:
        """The number to add to a cell for its neighbour in each direction."""
        return -self.width, 1, self.width, -1

    def step(self, direction: Direction | str) -> int:
        """Return the number to add to a cell for its neighbour in that direction."""
        return self.steps[as_direction(direction)]

    def ahead(self, cell: Cell | str, direction: Direction | str) -> Cell:
        """Return the neighbour. The result is meaningless across the outer edge."""
        if type(cell) is not int or type(direction) is not Direction:
            cell, direction = cell_from(cell, self), as_direction(direction)
        return Cell(cell + self.steps[direction])

    def diagonal_at(self, cell: Cell | str) -> Diagonal | None:
        """Return the diagonal across that cell, if there is one."""
        return self._diagonal_by_cell.get(cell if type(cell) is int else cell_from(cell, self))

    def symbol(self, target: Target | str) -> Symbol | None:
        """Return the picture of a target, or None if the board does not show this target."""
        return self._symbol_by_target.get(target_from(target, self))

    def starting_cells(self) -> tuple[Cell, ...]:
        """Return the cells without target, diagonal or closure, where robots may start, in order (R2.2)."""
        taken = {target.cell for target in self.targets} | self.barred
        return tuple(cell for cell in map(Cell, range(self.width * self.height)) if cell not in taken)

    def inner_walls(self) -> Iterator[tuple[Cell, Direction]]:
        """Yield each wall between two open cells as an east or south side, ordered by cell."""
        edge = set(_edge(self.width, self.height))
        for cell in map(Cell, range(len(self.walls))):
            for side in ((cell, Direction.EAST), (cell, Direction.SOUTH)):
                if self.wall(*side) and side not in edge and not {cell, self.ahead(*side)} & self.closed:
                    yield side

    def name(self, cell: Cell | str) -> str:
        """Return the name of a cell, e.g. ``c4``: column from the west, row from the north."""
        if type(cell) is not int or not 0 <= cell < len(self.walls):
            cell = cell_from(cell, self)
        return cell_names(self.width, self.height)[cell]

    def cell(self, name: str) -> Cell:
        """Return the cell with that name. Raises UnreadableError, or IllegalError if it is off the board."""
        if not isinstance(name, str):
            raise WrongTypeError.of("the name of a cell", name)
        return cell_on(name, self.width, self.height)

    def _cell(self, cell: Cell | str) -> Cell:
        return cell_on(cell, self.width, self.height)

    def _diagonal(self, diagonal: Diagonal | str) -> Diagonal:
        if isinstance(diagonal, Diagonal):
            return diagonal
        reader = Reader(diagonal)
        robot, cell = reader.robot(), read_cell(reader, self)
        return reader.whole(Diagonal(cell, robot, reader.one(LEANS, MARK)))

    @cached_property
    def barred(self) -> frozenset[Cell]:
        """The cells on which no robot can stand; `standing_fault` returns the reason."""
        return self.closed | self._diagonal_by_cell.keys()

    def standing_fault(self, cell: Cell | str) -> tuple[str, Sentence] | None:
        """Return why no robot can stand there, as a clause and the end of a sentence, or None if one can."""
        cell = cell_from(cell, self)
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
            # A pair across the end of a row is two outer edges, which the loop above found closed.
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
            text = write_target(target, self)
            if (target.robot is None) is not (symbol is Symbol.VORTEX):
                raise IllegalError(
                    Sentence("fault-vortex-any", "The vortex, and no other target, accepts any robot."),
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


def cell_from(cell: Cell | str, board: Board) -> Cell:
    """Return the cell, read if it is text. Raises InputError and WrongTypeError."""
    cell = cell_on(cell, board.width, board.height)
    _check_on_board(cell, board.width, board.height)
    return cell


def read_cell(reader: Reader, board: Board) -> Cell:
    """Read a cell of that board."""
    found = CELL_NAME.match(reader.plain, reader.at)
    if found is None:
        if column := COLUMN_NAME.match(reader.plain, reader.at):
            reader.at = column.end()
        reader.refuse(Sentence("part-cell", "a cell such as c4"))
    with reader.placing(reader.at):
        cell = board.cell(found[0])
    reader.at = found.end()
    return cell


def read_target(reader: Reader, board: Board) -> Target:
    """Read a target that may lie on that board."""
    start = reader.at
    reader.skip(">", Sentence("part-target", "a target such as >Re15"))
    robot = reader.one(WANTED, Sentence("part-wanted", "a robot (R, G, B or Y) or * for the vortex"))
    target = Target(read_cell(reader, board), robot)
    with reader.placing(start):
        check_target(board, target)
    return target


def target_from(target: Target | str, board: Board) -> Target:
    """Return the target, read if it is text. Raises InputError and WrongTypeError."""
    if isinstance(target, Target):
        return target
    if not isinstance(target, str):
        raise WrongTypeError.of("a target or its text", target)
    reader = Reader(target)
    return reader.whole(read_target(reader, board))


def write_target(target: Target, board: Board) -> str:
    """Write a target of that board, e.g. ``>Re15``, or the vortex ``>*h5``."""
    return f">{'*' if target.robot is None else target.robot.letter}{board.name(target.cell)}"


def check_target(board: Board, target: Target) -> None:
    """Raise IllegalError, with the target in notation, if it cannot be a target on this board."""
    _check_on_board(target.cell, board.width, board.height)
    if target.robot is Robot.SILVER:
        raise IllegalError(
            Sentence("fault-target-silver", "No target belongs to the silver robot."),
            write_target(target, board),
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
            write_target(target, board),
            0,
            clause,
        )


def _step(direction: Direction, width: int) -> int:
    return (-width, 1, width, -1)[direction]


@cache
def _frame(width: int, height: int) -> tuple[int, int]:
    """Return the lowest bit of every cell and the sides on the outer edge, with a byte for each cell."""
    cells = int.from_bytes(bytes([1]) * (width * height), "little")
    return cells, sum(1 << 8 * cell + direction for cell, direction in _edge(width, height))


def _edge(width: int, height: int) -> Iterator[tuple[Cell, Direction]]:
    for column in range(width):
        yield Cell(column), Direction.NORTH
        yield Cell((height - 1) * width + column), Direction.SOUTH
    for row in range(height):
        yield Cell(row * width), Direction.WEST
        yield Cell(row * width + width - 1), Direction.EAST


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
