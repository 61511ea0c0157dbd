"""How a bot looks for a path: it takes up one position after another, and remembers them all.

The bot takes up the position next that seems nearest: its moves so far, and, with a weight, the moves that it guesses
are left. The weight makes it believe in a long path first; after each path it falls, and the bot looks for a shorter
one, until nothing is left that could be shorter. A guess is noisy. The bot also misjudges slides, so it may believe in
a path that does not lead to the target.

All numbers are whole, so the kernel's copy of this search (`native/bots`), which is some hundred times as fast, finds
the same paths.
"""

from collections.abc import Iterator, Sequence
from heapq import heapify, heappop, heappush
from typing import NamedTuple

from ricochetrobots.core import Board, Cell, Direction, Move, MoveError, Path, Puzzle, Robot
from ricochetrobots.core.move import Slide, slide
from ricochetrobots.puzzles.chance import Chance
from ricochetrobots.solver.engines import ENGINES

UNIT = 16
"""A move, in the unit of weights and noise."""
MOST_GUESSED = 24
"""No guess is higher."""
SLIP_SCALE = 1_000_000
LONGEST_SLIDE = 64
"""No guess follows a slide any farther."""
FRESH, TURNED = 2, 3
"""The memory of a robot for R5.3 before its first move, and once it has ricocheted; 0 and 1 are axes."""


class Habits(NamedTuple):
    """The habits of a bot.

    ``weight``: what a move counts that is guessed to be left, in `UNIT` for a move made. ``noise``: less than this is
    added to the count of a position. ``slips``: misjudged slides in a million; one ends a cell early, or where it would
    end if the other robots had not moved. ``notices``: the paths with such a slide that the bot rejects, in a hundred.
    """

    weight: int = UNIT
    noise: int = 0
    slips: int = 0
    notices: int = 0


class Find(NamedTuple):
    """A path that a bot believes in, and the number of positions that it had taken up until then."""

    positions: int
    path: Path


class Thinking(NamedTuple):
    """The paths found, each shorter than the last; the positions taken up; whether nothing is left to look at."""

    finds: list[Find]
    positions: int
    is_over: bool


def think(puzzle: Puzzle, habits: Habits, *, seed: int, most: int, ricochet_rule: bool = True) -> Thinking:
    """Let a bot take up at most this many positions of a puzzle.

    A seed gives the same paths on every machine, and more positions only add paths. Cost: 0.1 ms for each position with
    the kernel, otherwise 3 to 12 ms. Every position reached is remembered. Raises CpuTargetError.
    """
    if "native" in ENGINES:
        from ricochetrobots.solver import native  # missing without a kernel

        finds, positions, is_over = native.think(
            puzzle, habits, seed=seed, most=most, ricochet_rule=ricochet_rule
        )
        return Thinking([Find(*find) for find in finds], positions, is_over)
    return Thinker(puzzle, habits, seed, ricochet_rule=ricochet_rule).think(most)


class Seen(NamedTuple):
    """A position that the bot remembers, and how it came there.

    ``axes`` has for each robot that may take the chip the axis on which its last move ended, `FRESH` or `TURNED`.
    ``before`` is the number of the position before the last move, -1 at the start; ``expected``: what the guess about
    that one leaves.
    """

    robots: tuple[Cell | None, ...]
    axes: tuple[int, ...]
    before: int = -1
    move: Move | None = None
    moves: int = 0
    bound: int = 0
    expected: int = 0
    noise: int = 0
    slipped: bool = False


class Thinker:
    """One bot that thinks about one puzzle."""

    def __init__(self, puzzle: Puzzle, habits: Habits, seed: int, *, ricochet_rule: bool = True) -> None:
        position, self._target = puzzle.position, puzzle.target
        self._board, self._in_play, self._habits = position.board, position.in_play, habits
        self._ricochet_rule = ricochet_rule
        self._chance = Chance(seed)
        self._weight = habits.weight
        self._shortest = 2**30
        self._seen: list[Seen] = []
        self._guesses: dict[int, int] = {}
        self._open: list[tuple[int, int]] = []
        self._fewest: dict[tuple[object, ...], int] = {}
        self._finds: list[Find] = []
        self._slides: dict[Cell, Sequence[int]] = {}
        self._start = Seen(position.robots, (FRESH,) * len(Robot))
        self._remember(self._start._replace(bound=self._bound(self._start)))

    def think(self, most: int) -> Thinking:
        """Take up at most this many positions."""
        positions = 0
        while self._open and positions < most:
            _, at = heappop(self._open)
            seen = self._seen[at]
            if seen.moves + seen.bound >= self._shortest or self._fewest[_key(seen)] < seen.moves:
                continue
            if at not in self._guesses:  # a closer look may show that it is farther away
                expected = max(seen.bound, seen.expected)
                self._guesses[at] = self._guess(seen)
                if self._guesses[at] > expected:
                    heappush(self._open, (self._order(at), at))
                    continue
            positions += 1
            self._take_up(at, positions)
        return Thinking(self._finds, positions, not self._open)

    def _take_up(self, at: int, positions: int) -> None:
        """Try all moves of a position."""
        seen = self._seen[at]
        for made, slipped in self._moves(seen):
            robot = made.move.robot
            robots = (*seen.robots[:robot], made.end, *seen.robots[robot + 1 :])
            axes = seen.axes
            if self._may_take(robot):
                axes = (*axes[:robot], axis_after(axes[robot], made), *axes[robot + 1 :])
            moves = seen.moves + 1
            expected = self._guesses[at] - 1
            following = Seen(
                robots, axes, at, made.move, moves, expected=expected, slipped=seen.slipped or slipped
            )
            if self._solves(following, robot):
                if moves < self._shortest and not self._notices(following):
                    self._believe(following, positions)
                continue
            bound = self._bound(following)
            if moves + bound < self._shortest:
                self._remember(following._replace(bound=bound))

    def _moves(self, seen: Seen) -> Iterator[tuple[Slide, bool]]:
        """Yield the slides of a position as the bot judges them, and whether it misjudges them."""
        for robot in self._in_play:
            for direction in Direction:
                try:
                    made = slide(self._board, seen.robots, Move(robot, direction))
                except MoveError:
                    continue
                judged = made
                if self._habits.slips and self._chance.below(SLIP_SCALE) < self._habits.slips:
                    judged = self._misjudged(seen, made)
                yield judged, judged.end != made.end

    def _misjudged(self, seen: Seen, made: Slide) -> Slide:
        """Return the slide as one that stops a cell early, or that overlooks the others' moves."""
        robot = made.move.robot
        if self._chance.below(2) == 0:
            short = made.cells[-2]
            stops = short != seen.robots[robot] and self._board.diagonal_at(short) is None
            return Slide(made.move, made.cells[:-1], made.heading) if stops else made
        before, others = self._start.robots, (*seen.robots[:robot], None, *seen.robots[robot + 1 :])
        try:
            wrong = slide(self._board, (*before[:robot], seen.robots[robot], *before[robot + 1 :]), made.move)
        except MoveError:
            return made
        return made if wrong.end in others else wrong

    def _may_take(self, robot: Robot) -> bool:
        return self._target.robot is None or self._target.robot is robot

    def _solves(self, seen: Seen, robot: Robot) -> bool:
        there = self._may_take(robot) and seen.robots[robot] == self._target.cell
        return there and (not self._ricochet_rule or seen.axes[robot] == TURNED)

    def _notices(self, seen: Seen) -> bool:
        return seen.slipped and self._chance.below(100) < self._habits.notices

    def _believe(self, last: Seen, positions: int) -> None:
        """Believe in a path, and look only for shorter ones from now on."""
        self._shortest = last.moves
        moves: list[Move] = []
        at = last
        while at.move is not None:
            moves.append(at.move)
            at = self._seen[at.before]
        self._finds.append(Find(positions, Path(reversed(moves))))
        self._weight = (self._weight + UNIT) // 2 if len(self._finds) == 1 else UNIT
        left = (number for _, number in self._open)
        shorter = [
            number for number in left if self._seen[number].moves + self._seen[number].bound < self._shortest
        ]
        self._open = [(self._order(number), number) for number in shorter]
        heapify(self._open)

    def _order(self, at: int) -> int:
        """Return the rank of a position among those that are left: the lowest is taken up next."""
        seen = self._seen[at]
        left = max(seen.bound, self._guesses.get(at, seen.expected))
        return UNIT * seen.moves + self._weight * left + seen.noise

    def _remember(self, seen: Seen) -> None:
        key = _key(seen)
        if self._fewest.get(key, self._shortest) <= seen.moves:
            return
        self._fewest[key] = seen.moves
        noise = self._chance.below(self._habits.noise) if self._habits.noise else 0
        self._seen.append(seen._replace(noise=noise))
        at = len(self._seen) - 1
        heappush(self._open, (self._order(at), at))

    def _least_moves(self, seen: Seen, robot: Robot) -> int:
        """Return the fewest moves that the ricochet rule demands of a robot (R5.4)."""
        axis = seen.axes[robot]
        return 0 if not self._ricochet_rule or axis == TURNED else 2 if axis == FRESH else 1

    def _takers(self, seen: Seen) -> Iterator[tuple[Robot, Cell]]:
        for robot in self._in_play:
            cell = seen.robots[robot]
            if self._may_take(robot) and cell is not None:
                yield robot, cell

    def _bound(self, seen: Seen) -> int:
        """Return the fewest moves to the target if robots could stop anywhere and passed diagonals."""
        away = self._slides_to(self._target.cell)
        return min(max(away[cell], self._least_moves(seen, robot)) for robot, cell in self._takers(seen))

    def _guess(self, seen: Seen) -> int:
        """Return the moves that the bot guesses a position to need; it may be too many."""
        return min(
            max(self._guess_for(seen, robot), self._least_moves(seen, robot))
            for robot, _ in self._takers(seen)
        )

    def _guess_for(self, seen: Seen, robot: Robot) -> int:
        """Return the moves that a robot needs, by a count that may be too high.

        Each of its moves counts 1, and so does each robot that must make way. A stop without a wall or a robot counts
        as many moves as bring another robot there if that one could stop anywhere.
        """
        others = {cell for other, cell in enumerate(seen.robots) if other != robot and cell is not None}
        away = self._slides_to(self._target.cell)
        least: dict[Cell, int] = {}
        cells: list[list[Cell]] = [[] for _ in range(MOST_GUESSED)]

        def reach(cell: Cell, moves: int) -> None:
            if moves >= least.get(cell, MOST_GUESSED):
                return
            least[cell] = moves
            if moves + away[cell] < MOST_GUESSED:
                cells[moves + away[cell]].append(cell)

        start = seen.robots[robot]
        if start is not None:
            reach(start, 0)
        for in_all, reached in enumerate(cells):
            for cell in reached:
                moves = least[cell]
                if moves + away[cell] < in_all:
                    continue
                if cell == self._target.cell and moves > 0:
                    return moves
                for direction in Direction:
                    for stop, more in self._stops(robot, cell, direction, others):
                        reach(stop, moves + 1 + more)
        return MOST_GUESSED

    def _stops(
        self, robot: Robot, start: Cell, heading: Direction, others: set[Cell]
    ) -> Iterator[tuple[Cell, int]]:
        """Yield the cells on which a slide may end, each with the moves of other robots that this takes."""
        walls, steps = self._board.walls, self._board.steps
        at, more = start, 0
        for _ in range(LONGEST_SLIDE):
            if walls[at] >> heading & 1:
                return
            ahead = Cell(at + steps[heading])
            if ahead in others:
                if at != start:
                    yield at, more
                more += 1  # the robot there makes way
            at = ahead
            diagonal = self._board.diagonal_at(at)
            if diagonal is not None:
                heading = heading if diagonal.robot is robot else diagonal.lean.turn(heading)
                continue
            if walls[at] >> heading & 1:
                yield at, more
            else:
                there = self._slides_to(Cell(at + steps[heading]))
                yield at, more + min((there[cell] for cell in others), default=MOST_GUESSED)

    def _slides_to(self, cell: Cell) -> Sequence[int]:
        if cell not in self._slides:
            self._slides[cell] = [min(slides, MOST_GUESSED) for slides in slides_away(self._board, cell)]
        return self._slides[cell]


def _key(seen: Seen) -> tuple[object, ...]:
    return seen.robots, seen.axes


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
