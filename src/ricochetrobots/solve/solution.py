"""What a search answers."""

from dataclasses import dataclass
from typing import NamedTuple, Protocol

from ricochetrobots.core import Move, Optimum, Path, Puzzle, Status
from ricochetrobots.solve.limits import Limits, Watch


@dataclass(frozen=True)
class Solution:
    """The answer to a puzzle.

    ``path`` is a shortest one when ``status`` is solved, else None. ``at_least`` is a number of moves below
    which no path exists: the length of the path when solved. ``expanded`` counts the states whose moves were
    tried, ``seconds`` is the time of the search alone, ``engine`` the name of the engine that answered.
    """

    puzzle: Puzzle
    status: Status
    path: Path | None
    at_least: int
    expanded: int
    seconds: float
    engine: str

    @property
    def moves(self) -> int | None:
        """Return the length of the path in moves (R3.2), None if there is none."""
        return None if self.path is None else len(self.path)

    @property
    def optimum(self) -> Optimum:
        """Return what it says of the puzzle, without the number of shortest paths."""
        return Optimum(
            status=self.status,
            moves=self.moves,
            at_least=self.at_least,
            path=None if self.path is None else str(self.path),
        )


class Found(NamedTuple):
    """What an engine answers; the fields are those of `Solution`."""

    status: Status
    path: Path | None
    at_least: int
    expanded: int


class Engine(Protocol):
    """A way to search.

    Finds a path of the fewest moves that obeys R5.1, and R5.2 unless ``ricochet_rule`` is off; says
    unsolvable only when no path of whatever length exists, and limit when one of ``limits`` or the ``watch``
    stopped it. It may use so many ``threads``, and need not. The path is always the same, for any number of
    threads. ``made`` are legal moves from the position that are made already and not part of the path; R5.3
    remembers them.
    """

    def __call__(
        self,
        puzzle: Puzzle,
        limits: Limits,
        watch: Watch,
        *,
        ricochet_rule: bool,
        threads: int = 1,
        made: tuple[Move, ...] = (),
    ) -> Found:
        """Search, and answer."""
        ...
