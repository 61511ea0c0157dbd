"""Requirements for generated puzzles, and the panels and robots from which to deal them."""

from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property, lru_cache

from ricochetrobots.core import (
    Board,
    Cell,
    Direction,
    Edition,
    Move,
    Puzzle,
    Robot,
    WrongTypeError,
    as_edition,
)
from ricochetrobots.core.move import stop_of
from ricochetrobots.puzzles.boards import (
    FIRST_EDITION,
    KEPT_BOARDS,
    USUAL_ROBOTS,
    deal_board,
    deal_position,
    panels_of,
    starting_cells,
)
from ricochetrobots.puzzles.chance import Chance
from ricochetrobots.puzzles.grading import FEWEST_MOVES, GRADES, grades_of
from ricochetrobots.puzzles.themes import Theme

LONGEST = 30
"""More moves than any puzzle of an edition takes."""
PROVED_LONGEST = 25
"""The most moves of four robots on a board of the 1999 box, as docs/maxima.md proves."""
LEAPS = 4
"""One in this many changes puts a robot on a random cell; the others move it."""
SEVERAL_MOVERS = frozenset({Theme.BLOCKER, Theme.WAIT})
"""The themes of which each path moves two robots or more."""
ROBOTS = tuple(Robot)
MOVES = [[Move(robot, direction) for direction in Direction] for robot in Robot]

Numbers = range | int | None
"""The numbers that are allowed; None allows all."""


class ImpossibleError(ValueError):
    """No puzzle can meet the requirements.

    ``fields`` names those of `Wanted` that make it so. ``possible`` has the numbers that the field may have, if only
    one field is at fault.
    """

    def __init__(self, why: str, *fields: str, possible: range | None = None) -> None:
        super().__init__(why)
        self.fields = fields
        self.possible = possible


@dataclass(frozen=True, kw_only=True)
class Wanted:
    """Requirements for generated puzzles; None sets no requirement.

    ``moves`` are the allowed lengths of the shortest path, and ``paths`` the allowed numbers of shortest paths.
    ``movers`` are the allowed numbers of robots that a shortest path moves at least. ``direct``: whether the robot
    can slide onto its target at once, which does not count (R5.2). All shortest paths have all ``themes``. ``grade``
    is the allowed grades of `difficulty`, 1 to 5, and ``surprise`` its allowed surprise, rounded to whole bits.
    ``diagonals``: True for boards with diagonals (R1.6), False for boards without. The theme "diagonal" requires boards
    with diagonals, and "fifth-robot" requires all five robots.
    The themes or their names may be any collection; the value stores a frozenset. Raises ImpossibleError, which is a
    ValueError, if no puzzle can meet all requirements, UnreadableError for an unknown edition, and WrongTypeError.
    """

    edition: Edition | str = FIRST_EDITION
    diagonals: bool | None = None
    robots: int = USUAL_ROBOTS
    moves: Numbers = None
    paths: Numbers = None
    movers: Numbers = None
    direct: bool | None = None
    themes: Collection[Theme | str] = frozenset()
    grade: Numbers = None
    surprise: Numbers = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "edition", as_edition(self.edition))
        if not isinstance(self.robots, int) or isinstance(self.robots, bool):
            raise WrongTypeError.of("a number for robots", self.robots)
        for name, choice in {"diagonals": self.diagonals, "direct": self.direct}.items():
            if not isinstance(choice, bool | None):
                raise WrongTypeError.of(f"True, False or None for {name}", choice)
        if self.robots not in range(1, len(Robot) + 1):
            raise ImpossibleError(
                f"A puzzle has 1 to {len(Robot)} robots, not {self.robots}.",
                "robots",
                possible=range(1, len(Robot) + 1),
            )
        if isinstance(self.themes, str) or not isinstance(self.themes, Collection):
            raise WrongTypeError.of("a collection of the names of themes", self.themes)
        object.__setattr__(self, "themes", frozenset(map(_as_theme, self.themes)))
        if Theme.DIAGONAL in self.themes and self.diagonals is False:
            raise ImpossibleError("Without diagonals no robot bounces off one.", "diagonals", "themes")
        try:
            robots = self.deal.robots
        except ValueError as fault:
            chosen = "themes" if self.diagonals is None else "diagonals"
            raise ImpossibleError(str(fault), "edition", chosen) from None
        most = {"moves": self._longest, "movers": robots, "grade": len(GRADES) + 1}
        given = {"moves": self.moves, "paths": self.paths, "movers": self.movers}
        given |= {"grade": self.grade, "surprise": self.surprise}
        for name, numbers in given.items():
            if not isinstance(numbers, Numbers):
                raise WrongTypeError.of(f"a number or a range for {name}", numbers)
            allowed = range(1, 2) if numbers is None else as_range(numbers)
            if not allowed or allowed[-1] < 1 or allowed[0] > most.get(name, allowed[0]):
                least = FEWEST_MOVES if name == "moves" else 1
                possible = range(least, most[name] + 1) if name in most else None
                shown = f"{least} to {most[name]}" if name in most else "1 or more"
                raise ImpossibleError(
                    f"No such puzzle has {name} = {numbers}; only {shown} are possible.",
                    name,
                    possible=possible,
                )
        self._check_movers()
        self._check_grade()

    @property
    def _longest(self) -> int:
        """The most moves that a puzzle with these panels and robots may take."""
        is_proved = self.deal.robots == USUAL_ROBOTS and {*self.deal.panels} <= {*FIRST_EDITION.panels}
        return PROVED_LONGEST if is_proved else LONGEST

    def _check_grade(self) -> None:
        """Raise ValueError if no puzzle with these numbers of moves has the grade."""
        if self.grade is None or self.moves is None:
            return
        grades, moves = as_range(self.grade), as_range(self.moves)
        possible = {
            grade for one in range(FEWEST_MOVES, LONGEST + 1) if one in moves for grade in grades_of(one)
        }
        if possible.isdisjoint(grades):
            raise ImpossibleError(
                f"No puzzle with moves = {self.moves} has grade = {self.grade}; "
                f"only {min(possible)} to {max(possible)} are possible.",
                "moves",
                "grade",
            )

    def _check_movers(self) -> None:
        """Raise ValueError if the themes, or the length of the path, do not allow the number of movers."""
        several = frozenset(self.themes) & SEVERAL_MOVERS
        fewest = 2 if several else 1
        if fewest > (self.deal.robots if self.movers is None else as_range(self.movers)[-1]):
            raise ImpossibleError(
                f"Only a puzzle with several movers has the themes {', '.join(sorted(several))}.",
                "themes",
                "robots" if self.movers is None else "movers",
            )
        if self.movers is not None:
            fewest = max(fewest, as_range(self.movers)[0])
        # The robot that takes the chip needs two moves (R5.4), and each other mover at least one.
        if self.moves is not None and as_range(self.moves)[-1] < fewest + 1:
            causes = [name for name, cause in {"movers": self.movers, "themes": several}.items() if cause]
            raise ImpossibleError(
                f"No puzzle with these requirements has fewer than {fewest + 1} moves.", "moves", *causes
            )

    @cached_property
    def deal(self) -> "Deal":
        """Return the panels and robots from which a random puzzle is dealt."""
        diagonals = True if Theme.DIAGONAL in self.themes else self.diagonals
        return Deal(
            panels=panels_of(self.edition, diagonals),
            with_diagonals=diagonals is True,
            robots=len(Robot) if Theme.FIFTH_ROBOT in self.themes else self.robots,
            vortex=Theme.VORTEX in self.themes,
        )


@dataclass(frozen=True)
class Deal:
    """The panels, the number of robots, and whether the vortex is the only target."""

    panels: tuple[str, ...]
    with_diagonals: bool
    robots: int
    vortex: bool

    def puzzle(self, chance: Chance) -> Puzzle | None:
        """Deal a puzzle; return None if the board lacks the required target."""
        board = deal_board(chance, self.panels, with_diagonals=self.with_diagonals)
        position = deal_position(chance, board, robots=self.robots)
        targets = [
            target
            for target in board.targets
            if (target.robot is None or (not self.vortex and position.robots[target.robot] is not None))
        ]
        return Puzzle(position, chance.choice(targets)) if targets else None

    def changed(self, puzzle: Puzzle, chance: Chance) -> Puzzle | None:
        """Return the puzzle after a random slide or, now and then, with a robot put elsewhere.

        Return None if the robot cannot be there.
        """
        board, robots = puzzle.board, puzzle.robots
        robot = chance.choice(ROBOTS[: self.robots])
        if chance.below(LEAPS) == 0:
            cell: Cell | None = chance.choice(starting_cells(board))
            is_free = cell not in robots
        else:
            cell = stop_of(board, robots, chance.choice(MOVES[robot]))
            is_free = cell not in _target_cells(board)
        if cell is None or not is_free:
            return None
        return Puzzle(puzzle.position.place(robot, cell), puzzle.target)


@lru_cache(KEPT_BOARDS)
def _target_cells(board: Board) -> frozenset[Cell]:
    """Return the cells on which a robot may stop but not start (R2.2)."""
    return frozenset(target.cell for target in board.targets)


def _as_theme(name: Theme | str) -> Theme:
    if not isinstance(name, str):
        raise WrongTypeError.of("the names of themes", name)
    if name not in list(Theme):
        raise ValueError(f"There is no theme {name!r}. The themes are {', '.join(Theme)}.")
    return Theme(name)


def as_range(numbers: range | int) -> range:
    """Return the numbers as an ascending range, whose ends are the least and the greatest number."""
    if isinstance(numbers, int):
        return range(numbers, numbers + 1)
    return numbers if numbers.step > 0 else numbers[::-1]
