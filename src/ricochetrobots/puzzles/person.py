"""A model of a person who looks for a path: a search with little memory and limited patience, drawn to the target.

The person follows one line of moves after another. Most looks go to the chip's robot, and to the robot that moved
last. Other robots are considered after a while, above all those on the target's row or column. A slide that ends
nearer to the target is seen more often. Lines are short at first and grow longer after failures. The person remembers
the few positions on the way that are nearest to the target. Half of the lines start there, the others at the starting
position.

All numbers are whole, so the kernel's copy of this search (`native/person`), which is some hundred times as fast,
gives the same counts.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ricochetrobots.core import (
    Board,
    Cell,
    Direction,
    Move,
    MoveError,
    Path,
    Puzzle,
    Robot,
    RobotNotInPlayError,
)
from ricochetrobots.core.move import Slide, slide
from ricochetrobots.puzzles.chance import Chance
from ricochetrobots.solver.engines import ENGINES

LOOKS = 2_000
"""The number of slides that the person looks at for one score."""


class Model(NamedTuple):
    """The parameters of a person.

    ``memory``: positions remembered. ``first_line`` and ``longest_line``: moves of a line of thought at first and at
    most; after ``patience`` lines without success, the next ones are one move longer. In the first ``helpers_after``
    looks, only the chip's robot moves. ``active``, ``helper`` and ``on_line``: attention to the chip's robot, to
    another, and to another on the row or column of the target; ``same`` multiplies it for the robot moved last.
    ``pull``: attention to where a slide of the chip's robot ends, by the number of slides from there to the target if
    robots could stop anywhere; ``helper_pull`` for any other.
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
"""The person that measures difficulty."""


class Effort(NamedTuple):
    """The effort of a person: ``looks``, how often they led to the target, and how often in the fewest moves."""

    looks: int
    solved: int
    shortest: int


class LineOfThought(NamedTuple):
    """A line of thought: the robots' cells, its moves, the robot moved last (or -1), its axis, and R5.3's memory.

    ``last_axis`` is the axis of that robot's last slide, and ``last_start`` the cell where it began. Turning back along
    the axis helps only from a slide that began on the target: a robot that came there without a ricochet leaves and
    returns (R5.2). ``axes`` has for each robot the axis on which its last move ended, 0 north and south, 1 east and
    west, `FRESH` before its first move, and `TURNED` once it has ricocheted.
    """

    robots: tuple[Cell | None, ...]
    moves: tuple[Move, ...]
    last: int
    last_axis: int
    axes: tuple[int, ...]
    last_start: int

    def cell(self, robot: Robot) -> Cell:
        """Return the cell of a robot in play."""
        cell = self.robots[robot]
        if cell is None:
            raise RobotNotInPlayError(robot)
        return cell


FRESH, TURNED = 2, 3
FEWEST_MOVES = 2
"""The length of the shortest path of any puzzle (R5.4)."""


def look_for_path(
    puzzle: Puzzle, optimum: int, *, seed: int = 0, looks: int = LOOKS, ricochet_rule: bool = True
) -> Effort:
    """Let a person look for paths of the puzzle, whose shortest has ``optimum`` moves.

    The person starts again after each success. A seed gives the same effort on every machine. Cost: 0.3 ms with the
    kernel, otherwise 80 ms. Raises CpuTargetError.
    """
    if "native" in ENGINES:
        from ricochetrobots.solver import native  # missing without a kernel

        numbers = REFERENCE.numbers
        counts = native.look_for_path(
            puzzle, numbers, optimum, seed=seed, looks=looks, ricochet_rule=ricochet_rule
        )
        return Effort(looks, *counts)
    return Person(puzzle, optimum, REFERENCE, ricochet_rule=ricochet_rule).search(Chance(seed), looks)


def easiest_path(puzzle: Puzzle, paths: Iterable[Path]) -> Path:
    """Return the path that a person is most likely to see; of several, the first. Raises ValueError for no path."""
    person = Person(puzzle, 0, REFERENCE, ricochet_rule=True)
    return max(paths, key=person.chance_of)


class Person:
    """One person who looks for paths of one puzzle."""

    def __init__(
        self,
        puzzle: Puzzle,
        optimum: int,
        model: Model,
        *,
        ricochet_rule: bool = True,
    ) -> None:
        position, self._target = puzzle.position, puzzle.target
        self._board = position.board
        self._optimum = optimum
        self._model = model
        self._ricochet_rule = ricochet_rule
        self._in_play = position.in_play
        self._pulls = [
            model.pull[min(far, len(model.pull) - 1)] for far in slides_away(self._board, self._target.cell)
        ]
        self._start = LineOfThought(position.robots, (), NOBODY, 0, (FRESH,) * len(Robot), NOBODY)

    def search(self, chance: Chance, looks: int) -> Effort:
        """Look at this many slides, and count the successes."""
        model = self._model
        solved = shortest = failed = since = 0
        memory: list[tuple[int, LineOfThought]] = []
        line = self._start
        for _ in range(looks):
            longest = min(model.longest_line, model.first_line + failed // model.patience)
            found = self._next(line, since, chance) if len(line.moves) < longest else None
            since += 1
            if found is None:
                failed += 1
                line = self._next_start(memory, chance)
                continue
            line, robot = found
            if self._solves(line, robot):
                solved += 1
                shortest += len(line.moves) == self._optimum
                memory, line, failed, since = [], self._start, 0, 0
            elif self._may_take(robot):
                self._remember(memory, line, robot)
        return Effort(looks, solved, shortest)

    def _next_start(self, memory: Sequence[tuple[int, LineOfThought]], chance: Chance) -> LineOfThought:
        """Return where the next line of thought starts."""
        return memory[chance.below(len(memory))][1] if memory and chance.below(2) else self._start

    def _may_take(self, robot: Robot) -> bool:
        return self._target.robot is None or self._target.robot is robot

    def _solves(self, line: LineOfThought, robot: Robot) -> bool:
        there = self._may_take(robot) and line.robots[robot] == self._target.cell
        return there and (not self._ricochet_rule or line.axes[robot] == TURNED)

    def _remember(self, memory: list[tuple[int, LineOfThought]], line: LineOfThought, robot: Robot) -> None:
        """Remember the position in place of the one farthest from the target, unless that one is nearer."""
        cell = line.cell(robot)
        kept = (self._pulls[cell], line)
        if len(memory) < self._model.memory:
            memory.append(kept)
            return
        weakest = min(range(len(memory)), key=lambda at: memory[at][0])
        if memory[weakest][0] <= kept[0]:
            memory[weakest] = kept

    def chance_of(self, path: Path) -> float:
        """Return the chance that a line of thought with all robots follows this path from the start to its end."""
        line, chance = self._start, 1.0
        for move in path:
            slides = self._slides(line, self._model.helpers_after)
            weight, made = next(((weight, made) for weight, made in slides if made.move == move), (0, None))
            if made is None:
                return 0.0
            chance *= weight / sum(weight for weight, _ in slides)
            line = _longer(line, made)
        return chance

    def _next(self, line: LineOfThought, since: int, chance: Chance) -> tuple[LineOfThought, Robot] | None:
        """Return the line with one more slide, or None if no slide attracts attention."""
        slides = self._slides(line, since)
        if not slides:
            return None
        drawn = chance.below(sum(weight for weight, _ in slides))
        for weight, made in slides:
            if drawn < weight:
                return _longer(line, made), made.move.robot
            drawn -= weight
        raise AssertionError("the weights add up to more than was drawn")

    def _slides(self, line: LineOfThought, since: int) -> list[tuple[int, Slide]]:
        """Return the slides that may follow a line, each with the attention that it attracts."""
        slides = []
        for robot in self._in_play:
            attention = self._attention(line, robot, since)
            if attention == 0:
                continue
            for direction in Direction:
                turns_back = robot == line.last and direction % 2 == line.last_axis
                if turns_back and line.last_start != self._target.cell:
                    continue
                try:
                    made = slide(self._board, line.robots, Move(robot, direction))
                except MoveError:
                    continue
                pull = self._pulls[made.end] if self._may_take(robot) else self._model.helper_pull
                slides.append((attention * pull, made))
        return slides

    def _attention(self, line: LineOfThought, robot: Robot, since: int) -> int:
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


def _longer(line: LineOfThought, made: Slide) -> LineOfThought:
    """Return the line with one more slide."""
    robot = made.move.robot
    robots = (*line.robots[:robot], made.end, *line.robots[robot + 1 :])
    axes = (*line.axes[:robot], axis_after(line.axes[robot], made), *line.axes[robot + 1 :])
    return LineOfThought(robots, (*line.moves, made.move), robot, made.heading % 2, axes, made.cells[0])


def axis_after(axis: int, made: Slide) -> int:
    """Return what a robot remembers for R5.3 after a slide: the axis on which it ends, or that it has ricocheted."""
    turned = axis in (TURNED, 1 - made.move.direction % 2)
    return TURNED if turned else made.heading % 2


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
