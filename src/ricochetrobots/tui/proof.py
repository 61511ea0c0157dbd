"""The private board of a player who proves bids, in a match where everybody scores (R6.16)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from ricochetrobots.core import Path, Puzzle, judge
from ricochetrobots.game import View
from ricochetrobots.game.commands import MoveRobot, PlaceBid
from ricochetrobots.tui.seen import bid_of
from ricochetrobots.tui.trial import Trial


@dataclass
class Proof:
    """The moves made for the puzzle of a round, and the paths that were bid, by their number of moves.

    The server does not store these paths, so the page keeps them until the player shows one.
    """

    puzzle: Puzzle
    trial: Trial = field(init=False)
    bids: dict[int, Path] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Begin at the markers."""
        self.trial = Trial(self.puzzle.position)

    @property
    def is_solved(self) -> bool:
        """Return whether the moves made solve the puzzle."""
        return judge(self.puzzle, self.trial.path).ok

    def is_lower(self, view: View) -> bool:
        """Return whether the moves made solve the puzzle and are fewer than the standing bid."""
        standing = bid_of(view, view.you)
        return self.is_solved and (standing is None or len(self.trial.path) < standing.moves)

    def bid(self, view: View) -> PlaceBid:
        """Return the bid of the moves made, and keep its path."""
        path = self.trial.path
        self.bids[len(path)] = path
        return PlaceBid(round=view.round, moves=len(path), path=str(path))

    def rest(self, view: View) -> list[MoveRobot]:
        """Return the moves of the proven path that the player has still to show.

        The list is empty unless the player shows now and has moved along that path so far.
        """
        shown = view.demonstration
        if shown is None or shown.moves is None or "move_robot" not in view.allowed_commands:
            return []
        made, path = Path(step.move for step in shown.steps), self.bids.get(shown.moves, Path())
        rest = path[len(made) :] if path[: len(made)] == made else Path()
        return [MoveRobot(round=view.round, move=str(move)) for move in rest]

    def lines(self, view: View, t: Callable[..., str], *, with_note: bool) -> Iterator[str]:
        """Yield the moves made and whether they can be bid; before the first move, how to prove a bid."""
        made, standing = self.trial.path, bid_of(view, view.you)
        if made:
            yield f"{t('move-count', moves=len(made))}: {made}"
        if self.is_solved and standing is not None and not self.is_lower(view):
            yield t("proof-longer", standing=standing.moves)
        elif self.is_solved:
            yield t("proof-solved", moves=len(made))
        elif standing is not None:
            yield t("proof-standing", moves=standing.moves)
        elif made:
            yield t("proof-title")
        elif with_note:
            yield t("proof-note")


def proves(view: View) -> bool:
    """Return whether the player can place a bid now, and must prove it."""
    return view.options.everybody_scores and "place_bid" in view.allowed_commands
