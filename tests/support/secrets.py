"""Nobody receives a path for a chip that went back before it is won or the match is over (R6.11)."""

from collections.abc import Iterable

from ricochetrobots.game import Match, View, evolve
from ricochetrobots.game.absence import NOBODY_GONE
from ricochetrobots.game.events import (
    ChipReturned,
    ChipTaken,
    ChipTurned,
    Event,
    MatchEnded,
    MatchOpened,
    OptimumFound,
)
from ricochetrobots.game.view import RoundPart, SharedView, own_view, round_part, shared_view
from ricochetrobots.wire.messages import SERVER_MESSAGES, NumberedEvent, Update
from ricochetrobots.wire.updates import UpdateWriter


class SecretKeeper:
    """Reads the events of a room one by one, and derives from them which rounds' paths are secret."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self.chips: dict[int, str] = {}
        self.secret: dict[int, str] = {}
        self._events: list[Event] = []
        self._writer = UpdateWriter()

    def hear(self, event: Event) -> None:
        """Raise AssertionError if the event, or a message sent after it, contains a path too early."""
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
            case OptimumFound() if event.match is None:  # of this match, not of one before it
                assert event.round not in self.secret or event.optimum.path is None
                assert event.round not in self.secret or event.optimum.count is None
            case _:
                pass
        self._events.append(event)
        history = tuple(round_part(self.match.board, played) for played in self.match.history)
        shared = shared_view(self.match, history)
        for viewer in (None, *(seat.number for seat in self.match.seats)):
            for part in self._sent(self.match, shared, viewer):
                if part.round in self.secret:
                    assert part.steps == ()
                    assert part.optimum is None or part.optimum.path is None

    def _sent(self, match: Match, shared: SharedView, viewer: int | None) -> tuple[RoundPart, ...]:
        """Return the finished rounds in the messages to one viewer, which contain no more than the view allows."""
        seq, now = len(self._events), self._events[-1].at
        self._writer.set_match(match, NOBODY_GONE)
        sent = self._writer.room_update(match, seq, self._events, now, None).update(
            seq - 1, self._writer.viewer_part(viewer)
        )
        event = NumberedEvent(seq=seq, event=self._events[-1])
        allowed_view = View(**vars(shared), **vars(own_view(match, viewer)))
        allowed = Update(seq=seq, now=now, events=(event,), view=allowed_view)
        assert sent == SERVER_MESSAGES.encode(allowed)
        update = SERVER_MESSAGES.decode(sent)
        assert isinstance(update, Update)
        return update.view.history


def check_secrets(events: Iterable[Event]) -> None:
    """Raise AssertionError if one of a room's events, or a view after it, contains a path too early."""
    keeper = SecretKeeper()
    for event in events:
        keeper.hear(event)
