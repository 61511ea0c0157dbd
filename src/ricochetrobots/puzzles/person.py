"""A person who looks for a path: a search with little memory, an eye for the target, and fading patience.

The person follows one line of moves after another. Most looks go to the robot that the chip asks for, and to the robot
that moved last; other robots enter after a while, those on the target's lines first. A slide that ends nearer to the
target is likelier to be seen. Lines start short and grow with each attempt that fails. Of the positions on the way the
person remembers the few nearest to the target, and starts half of the lines there, the others from the board.

Everything is whole numbers, so that the kernel's copy of this search, which is some hundred times as fast, counts the
same (`native/person`).
"""

from collections.abc import Sequence
from typing import NamedTuple

from ricochetrobots.core import Board, Cell, Direction, Move, MoveError, Puzzle, Robot, RobotNotInPlayError
from ricochetrobots.core.move import slide
from ricochetrobots.puzzles.chance import Chance
from ricochetrobots.solver.engines import ENGINES

LOOKS = 2_000
"""Slides that the person looks at for one score."""


class Model(NamedTuple):
    """The numbers of a person.

    ``memory``: positions remembered. ``first_line`` and ``longest_line``: moves of a line of thought at first and at
    most; after ``patience`` lines without success, the next are a move longer. For the first ``helpers_after`` looks
    only the chip's robot moves. ``active``, ``helper`` and ``on_line``: attention to the chip's robot, to another, and
    to another on the row or column of the target; ``same`` multiplies it for the robot moved last. ``pull``: attention
    to where a slide of the chip's robot ends, by the number of slides from there to the target if robots could stop
    anywhere; ``helper_pull`` for any other.
    """

    memory: int = 4
    first_line: int = 3
    longest_line: int = 20
    patience: int = 8
    helpers_after: int = 12
    active: int = 9
    helper: int = 1
    on_line: int = 2
    same: int = 3
    helper_pull: int = 8
    pull: tuple[int, ...] = (64, 40, 24, 12, 6, 3, 2)

    @property
    def numbers(self) -> list[int]:
        """Return the numbers in the order of the kernel."""
        *numbers, pull = self
        return [*numbers, *pull]


REFERENCE = Model()
"""The person by whom difficulty is measured."""


class Effort(NamedTuple):
    """The effort of a person: ``looks``, and how often they led to the target, and to it in the fewest moves."""

    looks: int
    solved: int
    shortest: int


class Line(NamedTuple):
    """A line of thought: the robots' cells, its length, the robot moved last (or -1), its axis, and R5.3's memory.

    ``last_axis`` is the axis of that robot's last slide, along which it need not look again. ``axes`` has for each
    robot the axis on which its last move ended, 0 north and south, 1 east and west, `FRESH` before its first move, and
    `TURNED` once it has ricocheted.
    """

    robots: tuple[Cell | None, ...]
    length: int
    last: int
    last_axis: int
    axes: tuple[int, ...]

    def cell(self, robot: Robot) -> Cell:
        """Return the cell of a robot in play."""
        cell = self.robots[robot]
        if cell is None:
            raise RobotNotInPlayError(robot)
        return cell


FRESH, TURNED = 2, 3


def look_for_path(
    puzzle: Puzzle, optimum: int, *, seed: int = 0, looks: int = LOOKS, ricochet_rule: bool = True
) -> Effort:
    """Let a person look for a path of the puzzle, whose shortest has ``optimum`` moves, again after each success.

    A seed gives the same effort on every machine. Cost: 0.3 ms with the kernel, which counts the same, else 80 ms.
    Raises CpuTargetError.
    """
    if "native" in ENGINES:
        from ricochetrobots.solver import native  # which is not there without a kernel

        numbers = REFERENCE.numbers
        counts = native.look_for_path(
            puzzle, numbers, optimum, seed=seed, looks=looks, ricochet_rule=ricochet_rule
        )
        return Effort(looks, *counts)
    return Person(puzzle, optimum, REFERENCE, ricochet_rule=ricochet_rule).search(Chance(seed), looks)


class Person:
    """One person before one puzzle."""

    def __init__(self, puzzle: Puzzle, optimum: int, model: Model, *, ricochet_rule: bool) -> None:
        position, self._target = puzzle.position, puzzle.target
        self._board = position.board
        self._optimum = optimum
        self._model = model
        self._ricochet_rule = ricochet_rule
        self._in_play = position.in_play
        self._pulls = [
            model.pull[min(far, len(model.pull) - 1)] for far in slides_away(self._board, self._target.cell)
        ]
        self._start = Line(position.robots, 0, NOBODY, 0, (FRESH,) * len(Robot))

    def search(self, chance: Chance, looks: int) -> Effort:
        """Look at so many slides, and count the successes."""
        model = self._model
        solved = shortest = failed = since = 0
        memory: list[tuple[int, Line]] = []
        line = self._start
        for _ in range(looks):
            longest = min(model.longest_line, model.first_line + failed // model.patience)
            found = self._next(line, since, chance) if line.length < longest else None
            since += 1
            if found is None:
                failed += 1
                line = self._start
                if memory and chance.below(2):
                    line = memory[chance.below(len(memory))][1]
                continue
            line, robot = found
            if self._solves(line, robot):
                solved += 1
                shortest += line.length == self._optimum
                memory, line, failed, since = [], self._start, 0, 0
            elif self._may_take(robot):
                self._remember(memory, line, robot)
        return Effort(looks, solved, shortest)

    def _may_take(self, robot: Robot) -> bool:
        return self._target.robot is None or self._target.robot is robot

    def _solves(self, line: Line, robot: Robot) -> bool:
        there = self._may_take(robot) and line.robots[robot] == self._target.cell
        return there and (not self._ricochet_rule or line.axes[robot] == TURNED)

    def _remember(self, memory: list[tuple[int, Line]], line: Line, robot: Robot) -> None:
        """Keep the position instead of the one farthest from the target, if that is not nearer."""
        cell = line.cell(robot)
        kept = (self._pulls[cell], line)
        if len(memory) < self._model.memory:
            memory.append(kept)
            return
        weakest = min(range(len(memory)), key=lambda at: memory[at][0])
        if memory[weakest][0] <= kept[0]:
            memory[weakest] = kept

    def _next(self, line: Line, since: int, chance: Chance) -> tuple[Line, Robot] | None:
        """Return the line with one more slide, or None if nothing draws the eye."""
        slides, total = [], 0
        for robot in self._in_play:
            attention = self._attention(line, robot, since)
            if attention == 0:
                continue
            for direction in Direction:
                if robot == line.last and direction % 2 == line.last_axis:
                    continue
                try:
                    made = slide(self._board, line.robots, Move(robot, direction))
                except MoveError:
                    continue
                pull = self._pulls[made.end] if self._may_take(robot) else self._model.helper_pull
                total += attention * pull
                slides.append((total, made))
        if not slides:
            return None
        drawn = chance.below(total)
        made = next(made for upto, made in slides if drawn < upto)
        robot = made.move.robot
        before, axis = line.axes[robot], made.heading % 2
        turned = before == TURNED or before == 1 - made.move.direction % 2
        robots = (*line.robots[:robot], made.end, *line.robots[robot + 1 :])
        axes = (*line.axes[:robot], TURNED if turned else axis, *line.axes[robot + 1 :])
        return Line(robots, line.length + 1, robot, axis, axes), robot

    def _attention(self, line: Line, robot: Robot, since: int) -> int:
        model = self._model
        attention = model.active
        if not self._may_take(robot):
            if since < model.helpers_after:
                return 0
            attention = model.on_line if self._is_on_line(line.cell(robot)) else model.helper
        return attention * model.same if robot == line.last else attention

    def _is_on_line(self, cell: Cell) -> bool:
        width, target = self._board.width, self._target.cell
        return cell % width == target % width or cell // width == target // width


NOBODY = -1


def slides_away(board: Board, target: Cell) -> Sequence[int]:
    """Return for each cell the number of slides to the target if robots could stop anywhere and passed diagonals."""
    far = [len(board.walls)] * len(board.walls)
    far[target] = 0
    reached = [target]
    for cell in reached:
        for direction in Direction:
            at = cell
            while not board.walls[at] >> direction & 1:
                at = Cell(at + board.steps[direction])
                if far[at] > far[cell] + 1:
                    far[at] = far[cell] + 1
                    reached.append(at)
    return far
