"""Tasks of the planning domain ricochet-robots of the International Planning Competition 2023, as PDDL.

Source of the facts: domain.pddl and the problems in github.com/ipc2023-classical/domain-ricochet-robots.
``cell-X-Y`` is column X and row Y, from 1 in the north-west corner. ``robot-1`` to ``robot-5`` are the robots in the
order R G B Y S; the colours that some problems have in comments are not read. A goal with ``or`` lets any robot
reach the target. The domain has no ricochet rule (R5.2). Plans cost their moves: ``go-cost`` is 1, the others 0.
"""

import re
from collections.abc import Iterator

from ricochetrobots.core import Board, Cell, Direction, Robot, Target
from ricochetrobots.core.parts import MAX_SIDE, check_size
from ricochetrobots.formats.format import (
    Shown,
    Value,
    Written,
    completed,
    differences,
    puzzle_of,
    refuse,
)

SIDES = {direction.name.lower(): direction for direction in Direction}
MAX_DEPTH = 8
"""The deepest nesting of brackets; a task has five levels."""

_TOKEN = re.compile(r"\s*(?:;[^\n]*\s*)*([()]|[^\s();]+)?")
_CELL = re.compile(r"cell-([1-9][0-9]?)-([1-9][0-9]?)")
_ROBOT = re.compile(r"robot-([1-5])")
_START = re.compile(r"(?:\s+|;[^\n]*)*+\(\s*define\s+\(\s*problem\b", re.IGNORECASE)


class Word(str):
    """A word of the text, and its offset."""

    __slots__ = ("at",)
    at: int


Node = list["Node"] | Word
"""A word, or the parts between two brackets."""


class Pddl:
    """A puzzle on a board without diagonals."""

    def recognises(self, text: str) -> bool:
        """Return whether it begins as a problem does."""
        return _START.match(text) is not None

    def read(self, text: str) -> Shown:
        """Return the puzzle of a task. Raises InputError."""
        return _Task(text).value()

    def write(self, value: Value) -> Written:
        """Return the task of a puzzle and the parts that it lacks. Raises FormatLossError."""
        puzzle = puzzle_of(value)
        board, target = puzzle.board, puzzle.target
        cells = [Cell(cell) for cell in range(len(board.walls))]
        names = {cell: f"cell-{cell % board.width + 1}-{cell // board.width + 1}" for cell in cells}
        robots = {f"robot-{robot + 1}": puzzle.position.cell(robot) for robot in puzzle.position.in_play}
        taken = {*robots.values()}
        facts: list[str] = []
        blocked: list[str] = []
        for cell in cells:
            for name, way in SIDES.items():
                row, column = divmod(cell, board.width)
                edges = (row == 0, column == board.width - 1, row == board.height - 1, column == 0)
                if not edges[way]:
                    facts.append(f"(next {names[cell]} {names[board.ahead(cell, way)]} {name})")
                if board.wall(cell, way):
                    blocked.append(f"(blocked {names[cell]} {name})")
        facts += blocked
        facts += [f"(free {names[cell]})" for cell in cells if cell not in taken]
        facts += [f"(at {robot} {names[cell]})" for robot, cell in robots.items()]
        facts += ["(nothing-is-moving)", "(= (total-cost) 0)"]
        facts += ["(= (go-cost) 1)", "(= (step-cost) 0)", "(= (stop-cost) 0)"]
        wanted = robots if target.robot is None else (f"robot-{target.robot + 1}",)
        goals = " ".join(f"(at {robot} {names[target.cell]})" for robot in wanted)
        goal = f"(or {goals})" if target.robot is None else goals
        lines = [
            "(define (problem ricochet-robots)",
            "(:domain ricochet-robots)",
            "(:objects",
            f"    {' '.join(names.values())} - cell",
            f"    {' '.join(robots)} - robot",
            f"    {' '.join(SIDES)} - direction",
            ")",
            "(:init",
            *(f"    {fact}" for fact in facts),
            ")",
            f"(:goal (and {goal} (nothing-is-moving)))",
            "(:metric minimize (total-cost))",
            ")",
        ]
        text = "\n".join(lines) + "\n"
        return Written(text, differences(puzzle, self.read(text)))


class _Task:
    """The sections of a task."""

    def __init__(self, text: str) -> None:
        self.text = text
        define, *parts = _parsed(text)
        if define != "define":
            refuse("expected (define (problem", text)
        self.sections = {str(part[0]): part[1:] for part in parts if isinstance(part, list) and part}
        domain = self._section(":domain")
        if domain != ["ricochet-robots"]:
            refuse("the domain is not ricochet-robots", text)

    def value(self) -> Shown:
        """Return the puzzle. Raises InputError."""
        places = [self._place(word) for word in _words(self._section(":objects")) if _CELL.fullmatch(word)]
        width, height = (max((place[side] for place in places), default=0) for side in (0, 1))
        check_size(width, height)
        if len({*places}) != len(places) or len(places) != width * height:
            refuse("the cells do not fill a rectangle", self.text)
        masks = [0] * (width * height)
        robots: dict[Robot, Cell] = {}
        for fact in self._section(":init"):
            match fact:
                case [Word("next"), Word() as near, Word() as far, Word() as way]:
                    self._check_next(near, far, way, width)
                case [Word("blocked"), Word() as near, Word() as way]:
                    masks[self._cell(near, width, height)] |= 1 << self._way(way)
                case [Word("at"), Word() as name, Word() as near]:
                    if self._robot(name) in robots:
                        refuse(f"{name} is at two cells", self.text, name.at)
                    robots[self._robot(name)] = self._cell(near, width, height)
                case _:
                    pass  # free cells and costs follow from the others
        board = Board(width, height, tuple(masks))
        return completed(board, map(robots.get, Robot), self._target(width, height, robots))

    def _target(self, width: int, height: int, robots: dict[Robot, Cell]) -> Target:
        """Return the target: a place for one robot, or with ``or`` the same place for each robot."""
        goals = [part for part in self._section(":goal") if isinstance(part, list)]
        if len(goals) == 1 and goals[0][:1] == ["and"]:
            goals = [part for part in goals[0] if isinstance(part, list) and part != ["nothing-is-moving"]]
        is_any = len(goals) == 1 and goals[0][:1] == ["or"]
        if is_any:
            goals = [part for part in goals[0] if isinstance(part, list)]
        found: dict[Robot, Cell] = {}
        for goal in goals:
            match goal:
                case [Word("at"), Word() as name, Word() as near]:
                    found[self._robot(name)] = self._cell(near, width, height)
                case _:
                    refuse("the goal is not a robot at a cell", self.text, self.text.rfind(":goal"))
        if len({*found.values()}) != 1 or found.keys() != (robots.keys() if is_any else {*list(found)[:1]}):
            refuse(
                "the goal is not one robot, or any robot, at one cell", self.text, self.text.rfind(":goal")
            )
        robot, cell = next(iter(found.items()))
        return Target(cell, None if is_any else robot)

    def _section(self, name: str) -> list[Node]:
        if name not in self.sections:
            refuse(f"the section {name} is missing", self.text, len(self.text))
        return self.sections[name]

    def _check_next(self, near: Word, far: Word, way: Word, width: int) -> None:
        (x, y), (x_far, y_far) = self._place(near), self._place(far)
        step = {Direction.NORTH: (0, -1), Direction.EAST: (1, 0), Direction.SOUTH: (0, 1)}
        if (x_far - x, y_far - y) != step.get(self._way(way), (-1, 0)):
            refuse(f"{far} is not {way} of {near}", self.text, near.at)

    def _place(self, word: Word) -> tuple[int, int]:
        found = _CELL.fullmatch(word)
        if found is None or max(int(found[1]), int(found[2])) > MAX_SIDE:
            refuse(f"{word[:40]!r} is not a cell such as cell-3-4, up to {MAX_SIDE}", self.text, word.at)
        return int(found[1]), int(found[2])

    def _cell(self, word: Word, width: int, height: int) -> Cell:
        x, y = self._place(word)
        if x > width or y > height:
            refuse(f"{word} is not among the objects", self.text, word.at)
        return Cell((y - 1) * width + x - 1)

    def _robot(self, word: Word) -> Robot:
        found = _ROBOT.fullmatch(word)
        if found is None:
            refuse(f"{word[:40]!r} is not one of robot-1 to robot-5", self.text, word.at)
        return Robot(int(found[1]) - 1)

    def _way(self, word: Word) -> Direction:
        if word not in SIDES:
            refuse(f"{word[:40]!r} is not a direction", self.text, word.at)
        return SIDES[word]


def _parsed(text: str) -> list[Node]:
    """Return the one expression of a text. Raises UnreadableError."""
    opened: list[list[Node]] = [[]]
    at = 0
    while found := _TOKEN.match(text, at):
        at = found.end()
        sign = found[1]
        if sign is None:
            break
        start = found.start(1)
        if len(opened) == 1 and (sign != "(" or opened[0]):
            refuse("expected one expression in brackets", text, start)
        if sign == "(":
            if len(opened) > MAX_DEPTH:
                refuse("the brackets are nested too deeply", text, start)
            opened.append([])
        elif sign == ")":
            closed = opened.pop()
            opened[-1].append(closed)
        else:
            word = Word(sign.lower())
            word.at = start
            opened[-1].append(word)
    if len(opened) != 1 or not opened[0] or not isinstance(opened[0][0], list) or not opened[0][0]:
        refuse("a bracket is not closed", text, len(text))
    return opened[0][0]


def _words(nodes: list[Node]) -> Iterator[Word]:
    return (node for node in nodes if isinstance(node, Word))


PDDL = Pddl()
