"""The answers of a search."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from ricochetrobots.core import Move, Optimum, Path, Puzzle, Status
from ricochetrobots.picture import Widget, captioned, drawn, stepped
from ricochetrobots.solver.limits import Watch


@dataclass(frozen=True)
class Solution:
    """The answer to a puzzle.

    ``path`` is a shortest one when ``status`` is solved, else None. ``at_least`` is a number of moves below which no
    path exists; it is the length of the path when solved. ``expanded`` is the number of states whose moves were
    tried, ``seconds`` the time of the search alone, and ``engine`` the name of the engine that answered.
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

    def _repr_svg_(self) -> str | None:
        return drawn(self.puzzle, self.path or Path())

    def _repr_html_(self) -> str | None:
        words = self.status.value if self.path is None else f"{len(self.path)} moves: {self.path}"
        return captioned(self.puzzle, self.path or Path(), words)

    def widget(self) -> Widget:
        """Return a widget for notebooks that steps through the path.

        Raises MissingExtraError without the extra notebook.
        """
        return stepped(self.puzzle, self.path or Path())

    @property
    def optimum(self) -> Optimum:
        """Return the optimum of the puzzle, without the number of shortest paths."""
        return Optimum(
            status=self.status,
            moves=self.moves,
            at_least=self.at_least,
            path=None if self.path is None else str(self.path),
        )


class Found(NamedTuple):
    """The answer of an engine; the fields are those of `Solution`."""

    status: Status
    path: Path | None
    at_least: int
    expanded: int


@dataclass(frozen=True)
class FoundPaths:
    """The kernel's answer to a search for all shortest paths.

    ``moves`` is the length of each and ``count`` their number, both 0 unless ``status`` is solved. ``paths`` can be
    iterated once.
    """

    status: Status
    moves: int
    count: int
    paths: Iterator[Path]


class Engine(Protocol):
    """A kind of search.

    It finds a shortest path that obeys R5.1, and R5.2 unless ``ricochet_rule`` is off. Its status is unsolvable only
    if no path of any length exists, and limit if the ``watch`` or one of its limits stopped it. It may use up to the
    allowed number of threads. The path is the same for any number of threads. ``made`` are legal moves that were made
    from the position before; they are not part of the path, but count for R5.3.
    """

    def __call__(
        self, puzzle: Puzzle, watch: Watch, *, ricochet_rule: bool, made: tuple[Move, ...] = ()
    ) -> Found:
        """Search, and return the answer."""
        ...
