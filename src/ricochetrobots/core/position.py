"""Positions with their moves, and puzzles."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Self

from ricochetrobots.core.board import (
    NO_DIAGONAL,
    WANTED,
    Board,
    cell_from,
    check_target,
    read_cell,
    read_target,
    target_from,
    write_target,
)
from ricochetrobots.core.errors import (
    IllegalError,
    InputError,
    RobotNotInPlayError,
    UnreadableError,
    WrongTypeError,
)
from ricochetrobots.core.geometry import ROBOT_LETTERS, Cell, Direction, Robot, RobotLetter
from ricochetrobots.core.move import Move, Path, Slide, as_move, route_of, slide, stop_of
from ricochetrobots.core.notation import BoardReader, as_board, plain_board
from ricochetrobots.core.parts import Target, cell_names, set_fields
from ricochetrobots.core.reader import TO_URL, as_robot
from ricochetrobots.core.sentence import Sentence, titled
from ricochetrobots.picture import drawn


@dataclass(frozen=True, init=False)
class Position:
    """A board and the cell of each robot.

    ``robots`` is a tuple of five in the order of `Robot`; None marks a robot that is not in play. Robots may stand
    on targets. The board and the cells may be text. Raises WrongTypeError if ``robots`` is not a tuple or a cell is not
    a whole number. Raises IllegalError if no robot is in play, two share a cell, or one is off the board, on a closed
    cell (R1.4) or on a diagonal (R4.3).
    """

    board: Board
    robots: tuple[Cell | None, ...]

    def __init__(self, board: Board | str, robots: tuple[Cell | str | None, ...]) -> None:
        if not isinstance(robots, tuple):
            raise WrongTypeError.of("a tuple of cells for the robots of a position", robots)
        fields = vars(self)
        fields["board"] = board if type(board) is Board else as_board(board)
        fields["robots"] = robots
        if len(robots) != len(Robot):
            raise IllegalError(
                Sentence("fault-places", "A position has {places} places for robots.", places=len(Robot)),
                "",
                0,
            )
        if not self._is_sound():
            fields["robots"] = tuple(
                cell_from(cell, self.board) if isinstance(cell, str) else cell for cell in robots
            )
            self._find_fault()

    def _is_sound(self) -> bool:
        """Return whether every robot is on an allowed cell. This fast check does not name the fault."""
        taken = [cell for cell in self.robots if cell is not None]
        cells = set(taken)
        return (
            0 < len(taken) == len(cells)
            and set(map(type, taken)) == {int}
            and min(cells) >= 0
            and max(cells) < len(self.board.walls)
            and self.board.barred.isdisjoint(cells)
        )

    def _find_fault(self) -> None:
        """Raise the error that names the fault."""
        board, robots = self.board, self.robots
        for robot, cell in zip(Robot, robots, strict=True):
            if cell is None:
                continue
            if not isinstance(cell, int) or isinstance(cell, bool):
                raise WrongTypeError.of(f"a whole number for the cell of the {robot.colour} robot", cell)
            if not 0 <= cell < len(board.walls):
                raise IllegalError(
                    Sentence("fault-cell-nowhere", "Cell number {number} is not on the board.", number=cell),
                    str(cell),
                    0,
                )
            if fault := board.standing_fault(cell):
                clause, why = fault
                raise IllegalError(
                    Sentence(
                        "fault-robot-there",
                        "The {colour} robot cannot stand on {cell}, which {why}.",
                        colour=robot.colour,
                        who=titled(robot),
                        cell=board.name(cell),
                        why=why,
                    ),
                    f"{robot}{board.name(cell)}",
                    0,
                    clause,
                )
            first = Robot(robots.index(cell))
            if first is not robot:
                raise IllegalError(
                    Sentence(
                        "fault-two-robots",
                        "The {colour} and the {other_colour} robot are both on {cell}.",
                        colour=first.colour,
                        who=titled(first),
                        other_colour=robot.colour,
                        other=titled(robot),
                        cell=board.name(cell),
                    ),
                    f"{robot}{board.name(cell)}",
                    0,
                    "R2.2",
                )
        if not self.in_play:
            raise IllegalError(Sentence("fault-no-robots", "No robot is in play."), "", 0)

    @classmethod
    def of(cls, board: Board | str, **cells: Cell | str) -> Self:
        """Return the position with these robots, by their letters. Raises as the class does.

        >>> print(Position.of("5x5:", R="a1", G="e1"))
        5x5: Ra1 Ge1
        """
        places: list[Cell | str | None] = [None] * len(Robot)
        for letter, cell in cells.items():
            places[as_robot(letter)] = cell
        return cls(board, tuple(places))

    def __getitem__(self, robot: Robot | str) -> Cell:
        """Return the robot's cell, as `cell` does. Raises RobotNotInPlayError."""
        return self.cell(robot)

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"parse_position({str(self)!r})"

    def _repr_svg_(self) -> str | None:
        return drawn(self)

    @property
    def in_play(self) -> tuple[Robot, ...]:
        """Return the robots on the board, in their order."""
        return tuple(robot for robot in Robot if self.robots[robot] is not None)

    @cached_property
    def _text(self) -> str:
        names = cell_names(self.board.width, self.board.height)
        robots = [
            letter + names[cell]
            for letter, cell in zip(ROBOT_LETTERS, self.robots, strict=True)
            if cell is not None
        ]
        return " ".join((str(self.board), *robots))

    @cached_property
    def cell_names(self) -> Mapping[RobotLetter, str]:
        """The names of the cells where the robots stand, keyed by the robots' letters."""
        return {robot.letter: self.board.name(self.cell(robot)) for robot in self.in_play}

    def cell(self, robot: Robot | str) -> Cell:
        """Return the robot's cell. Raises RobotNotInPlayError."""
        robot = as_robot(robot)
        cell = self.robots[robot]
        if cell is None:
            raise RobotNotInPlayError(robot)
        return cell

    def robot_at(self, cell: Cell | str) -> Robot | None:
        """Return the robot on that cell, if any."""
        cell = cell_from(cell, self.board)
        return Robot(self.robots.index(cell)) if cell in self.robots else None

    def place(self, robot: Robot | str, cell: Cell | str) -> Self:
        """Return the position with the robot moved to that cell. Raises IllegalError as the class does."""
        robot = as_robot(robot)
        if type(cell) is not int:
            cell = cell_from(cell, self.board)
        return type(self)(self.board, (*self.robots[:robot], cell, *self.robots[robot + 1 :]))

    def slide(self, move: Move | str) -> Slide:
        """Return the slide that the move causes (R3, R4).

        Raises BlockedMoveError (R3.3), DiagonalStopError (R4.3), EndlessSlideError (R4.4) or RobotNotInPlayError,
        and UnreadableError for a text that is not a move.
        """
        return slide(self.board, self.robots, as_move(move))

    def play(self, move: Move | str) -> Self:
        """Return the position after the move. Raises as `slide` does.

        >>> from ricochetrobots.core import parse_position
        >>> print(parse_position("5x5: Ra1 Ge1").play("Re"))
        5x5: Rd1 Ge1
        """
        move = as_move(move)
        stop = stop_of(self.board, self.robots, move)
        return self._moved(move.robot, self.slide(move).end if stop is None else stop)

    def _moved(self, robot: Robot, cell: Cell) -> Self:
        """Return the position with a robot where it may stand, which is not checked again."""
        moved = object.__new__(type(self))
        robots, fields = self.robots, vars(moved)
        fields["board"] = self.board
        fields["robots"] = (*robots[:robot], cell, *robots[robot + 1 :])
        return moved

    def legal_moves(self) -> tuple[Move, ...]:
        """Return the legal moves, ordered by robot (red to silver) and direction (north, east, south, west)."""
        board, robots = self.board, self.robots
        walls, steps, straight, routes = board.walls, board.steps, board.straight, board.routes
        legal: list[Move] = []
        for robot, cell in enumerate(robots):
            if cell is None:
                continue
            at = 4 * cell
            for heading, move in _NO_WALL[robot][walls[cell]]:
                if cell + steps[heading] in robots:
                    continue
                if straight[at + heading] != NO_DIAGONAL:
                    key = (at + heading) * _ROBOTS + robot
                    route = routes.get(key)
                    if route is None:
                        route = routes[key] = route_of(board, cell, move)
                    if not route.isdisjoint(robots) and stop_of(board, robots, move) is None:
                        continue
                legal.append(move)
        return tuple(legal)

    def stops(self) -> dict[Move, Cell]:
        """Return the cell where each legal move ends, in the order of `legal_moves`."""
        ends = ((move, stop_of(self.board, self.robots, move)) for moves in _MOVES for move in moves)
        return {move: end for move, end in ends if end is not None}

    def trace(self, path: Iterable[Move | str] | str) -> tuple[Slide, ...]:
        """Return the slides of consecutive moves. Raises as `slide` does at the first illegal move."""
        position = self
        slides: list[Slide] = []
        for move in Path(path):
            slides.append(position.slide(move))
            position = position._moved(move.robot, slides[-1].end)
        return tuple(slides)


@dataclass(frozen=True, init=False)
class Puzzle:
    """A position and the target to reach from it (R5); both may be text.

    The target need not be printed on the board. Raises IllegalError if no robot can stop there (R1.4, R4.3) or
    the target's robot is not in play (R5.1).
    """

    position: Position
    target: Target

    def __init__(self, position: Position | str, target: Target | str) -> None:
        position = as_position(position)
        set_fields(self, position=position, target=target_from(target, position.board))
        board, robot = position.board, self.target.robot
        check_target(board, self.target)
        if robot is not None and self.position.robots[robot] is None:
            raise IllegalError(
                Sentence(
                    "fault-target-robot",
                    "The target requires the {colour} robot, which is not in play.",
                    colour=robot.colour,
                    who=titled(robot),
                ),
                write_target(self.target, board),
                0,
                "R5.1",
            )

    @property
    def board(self) -> Board:
        """Return the board of the position."""
        return self.position.board

    @property
    def robots(self) -> tuple[Cell | None, ...]:
        """Return the cells of the robots, in the order of `Robot`."""
        return self.position.robots

    def play(self, move: Move | str) -> Self:
        """Return the puzzle after the move, which no longer counts for R5.3. Raises as `Position.play` does."""
        return type(self)(self.position.play(move), self.target)

    def __str__(self) -> str:
        return f"{self.position} {write_target(self.target, self.position.board)}"

    def __repr__(self) -> str:
        return f"parse_puzzle({str(self)!r})"

    def _repr_svg_(self) -> str | None:
        return drawn(self)


_ROBOTS = len(Robot)
_MOVES = [[Move(robot, direction) for direction in Direction] for robot in Robot]
_NO_WALL = [
    [
        [(heading, move) for heading, move in enumerate(moves) if not walls >> heading & 1]
        for walls in range(16)
    ]
    for moves in _MOVES
]
"""For each robot, the directions and moves without a wall of this mask."""


def parse_position(text: str) -> Position:
    """Read a board and the robots on it, in any order, e.g. ``4C3A2C1C Rc4 Gn12 Bj5 Ya2``.

    This takes 6 us if the board is cached. ``parse_puzzle(text).position`` reads the position of a puzzle.
    """
    found = _plain_position(text.split(" ")) if isinstance(text, str) else None
    if found is not None:
        return found
    return PositionReader(text).whole_position()


def parse_puzzle(text: str) -> Puzzle:
    """Read a position and a target, e.g. ``4C3A2C1C Rc4 Gn12 Bj5 Ya2 >Re15``.

    This takes 7 us if the board is cached and 20 us for a new board of panels.
    """
    found = _plain_puzzle(text) if isinstance(text, str) else None
    return found or PositionReader(text).whole_puzzle()


def parse_value(text: str) -> Board | Position | Puzzle:
    """Read a puzzle if the text has a target, a position if it has robots but no target, else a board.

    >>> parse_value("5x4:#d1 Ra1")
    parse_position('5x4:#d1 Ra1')
    """
    reader = PositionReader(text)
    if ">" in reader.plain:
        return parse_puzzle(text)
    return parse_position(text) if " " in reader.plain else reader.whole(reader.board())


def as_value(value: Board | Position | Puzzle | str) -> Board | Position | Puzzle:
    """Return the board, position or puzzle, read if it is text. Raises InputError and WrongTypeError."""
    if isinstance(value, Board | Position | Puzzle):
        return value
    if isinstance(value, str):
        return parse_value(value)
    raise WrongTypeError.of("a board, a position, a puzzle or its text", value)


def format_url(value: Board | Position | Puzzle | Path | str) -> str:
    """Write a value for a web address.

    >>> format_url(parse_position("5x4:#d1 Ra1"))
    '5x4:!d1_Ra1'
    """
    if isinstance(value, str) and not value[:1].isdigit():
        value = Path(value)
    return str(value if isinstance(value, Path) else as_value(value)).translate(TO_URL)


def as_position(position: Position | str) -> Position:
    """Return the position, read if it is text. Raises InputError and WrongTypeError."""
    if isinstance(position, Position):
        return position
    if isinstance(position, str):
        return parse_position(position)
    raise WrongTypeError.of("a position, such as puzzle.position, or its text", position)


def as_puzzle(puzzle: Puzzle | str) -> Puzzle:
    """Return the puzzle, read if it is text. Raises InputError and WrongTypeError."""
    if isinstance(puzzle, Puzzle):
        return puzzle
    if isinstance(puzzle, str):
        return parse_puzzle(puzzle)
    raise WrongTypeError.of("a puzzle, such as Puzzle(position, target), or its text", puzzle)


def _plain_puzzle(text: str) -> Puzzle | None:
    """Return the puzzle of a valid text quickly, or None; then the reader finds the fault.

    With a reader three times as fast as `PositionReader`, ``ricochet solve --json -`` still took 14 % more CPU without
    this. A property test in tests/core/test_notation.py holds both to the same answers.
    """
    *words, wanted = text.split(" ")
    position = _plain_position(words) if wanted[:1] == ">" else None
    if position is None:
        return None
    try:
        cells = _cells_of(position.board.width, position.board.height)
        return Puzzle(position, Target(cells[wanted[2:]], WANTED[wanted[1]]))
    except (InputError, IndexError, KeyError):
        return None


def _plain_position(words: list[str]) -> Position | None:
    """Return the position of valid words quickly, or None; then the reader finds the fault."""
    try:
        board = plain_board(words[0])
        cells = _cells_of(board.width, board.height)
        places = {word[0]: cells[word[1:]] for word in words[1:]}
        robots = tuple(map(places.get, ROBOT_LETTERS))
        if len(words) - 1 + robots.count(None) != len(robots):  # an unknown or repeated robot
            return None
        return Position(board, robots)
    except (InputError, IndexError, KeyError):
        return None


@cache
def _cells_of(width: int, height: int) -> Mapping[str, Cell]:
    """Return the cells of a board, keyed by name."""
    return {name: Cell(cell) for cell, name in enumerate(cell_names(width, height))}


class PositionReader(BoardReader):
    """Reads positions and puzzles."""

    def position(self) -> Position:
        """Read a board and the robots on it, in any order."""
        board = self.board()
        cells: dict[Robot, Cell] = {}
        offsets: dict[str, int] = {}
        more = True
        while more:
            self.skip(" ", Sentence("part-next-robot", "a space and a robot with its cell"))
            start = self.at
            robot = self.robot()
            self.once(
                cells,
                robot,
                read_cell(self, board),
                start,
                Sentence("part-the-robot", "The {colour} robot", colour=robot.colour, who=titled(robot)),
            )
            offsets[self.plain[start : self.at]] = start
            more = self.sees(" ") and not self.sees(" >")
        with self.placing(start, offsets):
            return Position(board, tuple(map(cells.get, Robot)))

    def whole_position(self) -> Position:
        """Read a position and nothing after it."""
        position = self.position()
        if self.sees(" >"):
            sentence = Sentence("fault-target", "This is a puzzle. For a position, leave out its target.")
            raise UnreadableError(sentence, self.text, self.at)
        return self.whole(position)

    def whole_puzzle(self) -> Puzzle:
        """Read a puzzle and nothing after it."""
        return self.whole(self.puzzle())

    def puzzle(self) -> Puzzle:
        """Read a position and a target."""
        position = self.position()
        self.skip(" ", Sentence("part-next-target", "a space and a target such as >Re15"))
        start = self.at
        target = read_target(self, position.board)
        with self.placing(start):
            return Puzzle(position, target)
