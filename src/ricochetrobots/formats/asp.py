"""The facts of the ASP Competition's Ricochet Robots, and those of clingo's example.

Sources of the facts: benchmark-tool/benchmarks/telingo/*.asp in github.com/potassco/clingo-vs-telingo-planning, and
examples/clingo/robots/board.lp in github.com/potassco/clingo. Columns and rows count from 1, and ``(1,1)`` is the
north-west corner.

| fact | meaning |
| --- | --- |
| ``dim(1..16)`` or ``dim(1)`` to ``dim(16)`` | the board has 16 rows and columns |
| ``barrier(X,Y,D)``, ``barrier(X,Y,DX,DY)`` | a wall beside a cell; the direction has a name or is a step |
| ``pos(C,X,Y)``, ``initial_pos(C,X,Y)`` | a robot |
| ``target(C,X,Y)`` | the current target |
| ``available_target(C,S,X,Y)`` | a printed target (read only) |
| ``robot(C)``, ``length(N)`` | no part of a value; a planner needs ``length``, so append it |
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple, TypeVar

from ricochetrobots.core import Board, Cell, Direction, Robot, Symbol, Target
from ricochetrobots.core.parts import MAX_SIDE, check_size
from ricochetrobots.formats.format import (
    FormatLossError,
    Shown,
    Value,
    Written,
    completed,
    differences,
    parts_of,
    refuse,
    shown_of,
)

COLOURS = {robot.colour: robot for robot in Robot}
SIDES = {direction.name.lower(): direction for direction in Direction}
STEPS = {"0,-1": Direction.NORTH, "1,0": Direction.EAST, "0,1": Direction.SOUTH, "-1,0": Direction.WEST}
SYMBOLS = {"moon": Symbol.MOON, "sun": Symbol.GEAR, "saturn": Symbol.PLANET, "star": Symbol.STAR}

T = TypeVar("T")

_SPACE = re.compile(r"(?:\s+|%[^\n]*)*+")
_FIRST = re.compile(r"(dim|barrier|pos|initial_pos|target|available_target|length|robot)\(")
_FACT = re.compile(r"([a-z_]{1,20})\(([a-z0-9_,.; -]{1,200})\)\s*\.")


class Asp:
    """A square board without diagonals, with robots and a target of one robot."""

    def recognises(self, text: str) -> bool:
        """Return whether it begins with one of the facts."""
        start = _SPACE.match(text)
        at = 0 if start is None else start.end()
        return _FIRST.match(text, at) is not None

    def read(self, text: str) -> Shown:
        """Return the value of facts. Raises InputError."""
        facts = _Facts(text)
        at = 0
        while True:
            space = _SPACE.match(text, at)
            at = at if space is None else space.end()
            if at == len(text):
                return facts.value()
            found = _FACT.match(text, at)
            if found is None:
                refuse("expected a fact such as barrier(2,1,east).", text, at)
            facts.add(found[1], re.sub(r"\s", "", found[2]).split(","), at)
            at = found.end()

    def write(self, value: Value) -> Written:
        """Return the facts of a value and the parts that they lack. Raises FormatLossError."""
        shown = shown_of(value)
        board, robots, target = parts_of(shown)
        if board.width != board.height:
            raise FormatLossError(("a board that is not square",))
        if target is not None and target.robot is None:
            raise FormatLossError(("a target for any robot",))

        def place(cell: Cell) -> str:
            row, column = divmod(cell, board.width)
            return f"{column + 1},{row + 1}"

        lines = [f"dim(1..{board.width})."]
        for cell, mask in enumerate(board.walls):
            row, column = divmod(cell, board.width)
            for side, limit in ((Direction.EAST, column), (Direction.SOUTH, row)):
                if mask >> side & 1 and limit + 1 < board.width:
                    lines.append(f"barrier({place(Cell(cell))},{side.name.lower()}).")
        for robot, stand in zip(Robot, robots, strict=True):
            if stand is not None:
                lines.append(f"pos({robot.colour},{place(stand)}).")
        if target is not None and target.robot is not None:
            lines.append(f"target({target.robot.colour},{place(target.cell)}).")
        text = "\n".join(lines) + "\n"
        return Written(text, differences(shown, self.read(text)))


class _Place(NamedTuple):
    """A cell by column and row, and the offset of its fact."""

    x: int
    y: int
    at: int


@dataclass
class _Facts:
    """The facts read so far. Coordinates become cells at the end, since the size may come last."""

    text: str
    side: int = 0
    walls: list[tuple[_Place, Direction]] = field(default_factory=list)
    robots: dict[Robot, _Place] = field(default_factory=dict)
    targets: list[tuple[Robot, _Place]] = field(default_factory=list)
    printed: list[tuple[Robot, Symbol, _Place]] = field(default_factory=list)

    def add(self, name: str, terms: list[str], at: int) -> None:
        """Add the fact at that offset. Raises UnreadableError."""
        adders: dict[tuple[str, int], Callable[[list[str], int], None]] = {
            ("dim", 1): self._dim,
            ("barrier", 3): lambda terms, at: self._barrier(terms, self._one(SIDES, terms[2], at), at),
            ("barrier", 4): lambda terms, at: self._barrier(
                terms, self._one(STEPS, ",".join(terms[2:]), at), at
            ),
            ("pos", 3): self._pos,
            ("initial_pos", 3): self._pos,
            ("target", 3): self._target,
            ("available_target", 4): self._available,
            ("length", 1): lambda terms, at: None,
            ("robot", 1): lambda terms, at: None,
        }
        if (name, len(terms)) not in adders:
            refuse(f"there is no fact {name}/{len(terms)}", self.text, at)
        adders[name, len(terms)](terms, at)

    def value(self) -> Shown:
        """Return the value of all facts. Raises InputError."""
        side = self.side
        if not side:
            refuse("it has no fact dim with the size of the board", self.text, len(self.text))
        check_size(side, side)

        def cell(place: _Place) -> Cell:
            if not (1 <= place.x <= side and 1 <= place.y <= side):
                refuse(f"({place.x},{place.y}) is not on the board", self.text, place.at)
            return Cell((place.y - 1) * side + place.x - 1)

        board = Board.build(
            side,
            side,
            walls=[(cell(place), way) for place, way in self.walls if not self._is_edge(place, way)],
            targets=[(Target(cell(place), robot), symbol) for robot, symbol, place in self.printed],
        )
        robots = [cell(self.robots[robot]) if robot in self.robots else None for robot in Robot]
        targets = [Target(cell(place), robot) for robot, place in self.targets]
        return completed(board, robots, targets[0] if targets else None)

    def _is_edge(self, place: _Place, way: Direction) -> bool:
        edges = {Direction.NORTH: place.y == 1, Direction.WEST: place.x == 1}
        return edges.get(way, (place.y if way is Direction.SOUTH else place.x) == self.side)

    def _dim(self, terms: list[str], at: int) -> None:
        first, _, last = terms[0].partition("..")
        if self._number(first, at) > self._number(last or first, at):
            refuse(f"{terms[0]!r} is an empty range", self.text, at)
        self.side = max(self.side, self._number(last or first, at))

    def _barrier(self, terms: list[str], way: Direction, at: int) -> None:
        self.walls.append((self._place(terms, at), way))

    def _pos(self, terms: list[str], at: int) -> None:
        robot = self._one(COLOURS, terms[0], at)
        if robot in self.robots:
            refuse(f"the {robot.colour} robot is given twice", self.text, at)
        self.robots[robot] = self._place(terms[1:], at)

    def _target(self, terms: list[str], at: int) -> None:
        if self.targets:
            refuse("a second target is given", self.text, at)
        self.targets.append((self._one(COLOURS, terms[0], at), self._place(terms[1:], at)))

    def _available(self, terms: list[str], at: int) -> None:
        robot, symbol = self._one(COLOURS, terms[0], at), self._one(SYMBOLS, terms[1], at)
        self.printed.append((robot, symbol, self._place(terms[2:], at)))

    def _place(self, terms: list[str], at: int) -> _Place:
        return _Place(self._number(terms[0], at), self._number(terms[1], at), at)

    def _number(self, term: str, at: int) -> int:
        number = int(term) if re.fullmatch(r"[0-9]{1,2}", term) else 0
        if not 1 <= number <= MAX_SIDE:
            refuse(f"{term!r} is not a number from 1 to {MAX_SIDE}", self.text, at)
        return number

    def _one(self, choices: dict[str, T], term: str, at: int) -> T:
        if term not in choices:
            refuse(f"{term!r} is not one of {', '.join(choices)}", self.text, at)
        return choices[term]


ASP = Asp()
