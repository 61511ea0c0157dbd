"""Nobody is told how to win a chip that went back before it has been won or the match is over (R6.11)."""

from collections.abc import Iterable

from ricochetrobots.game import Match, evolve, view
from ricochetrobots.game.events import (
    ChipReturned,
    ChipTaken,
    ChipTurned,
    Event,
    MatchEnded,
    MatchOpened,
    OptimumFound,
)


class SecretKeeper:
    """Hears the events of a room one by one. It knows from them alone which rounds' paths must not be told."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self.chips: dict[int, str] = {}
        self.secret: dict[int, str] = {}

    def hear(self, event: Event) -> None:
        """Raise AssertionError if the event, or what anybody sees after it, holds a path too early."""
        self.match = evolve(self.match, event)
        match event:
            case MatchOpened():
                self.chips, self.secret = {}, {}
            case ChipTurned():
                self.chips[event.round] = event.chip
            case ChipReturned():
                self.secret[event.round] = self.chips[event.round]
            case ChipTaken():
                won = self.chips[event.round]
                self.secret = {number: chip for number, chip in self.secret.items() if chip != won}
            case MatchEnded():
                self.secret = {}
            case OptimumFound():
                assert event.round not in self.secret or event.optimum.path is None
                assert event.round not in self.secret or event.optimum.count is None
            case _:
                pass
        if self.secret:  # what is seen of finished rounds is the same for all (tests/game/test_view.py)
            for part in view(self.match, None).history:
                if part.round in self.secret:
                    assert part.steps == ()
                    assert part.optimum is None or part.optimum.path is None


def check_secrets(events: Iterable[Event]) -> None:
    """Raise AssertionError if one of a room's events, or a view after it, holds a path too early."""
    keeper = SecretKeeper()
    for event in events:
        keeper.hear(event)
