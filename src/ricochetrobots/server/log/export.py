"""A finished game for publication: enough to replay it anywhere (docs/protocol.md)."""

from __future__ import annotations

from collections.abc import Sequence

from ricochetrobots.game import replay, view
from ricochetrobots.game.events import (
    Answer,
    Event,
    HandicapSet,
    InvitationAnswered,
    OptimumFound,
    PlayerLeft,
    PlayerSeated,
)
from ricochetrobots.game.record import record_rounds
from ricochetrobots.wire.http import GameExport


def export_game(
    game: str, seated: Sequence[Event], events: Sequence[Event], found: Sequence[OptimumFound] = ()
) -> GameExport:
    """Return the record of the match that ``events`` lead to; it can be read without earlier events.

    ``seated`` are the earlier events of the room by which matches were opened and won, options changed, and players
    took and left seats, or set a handicap. ``found`` are the optima of its rounds that were published after its end,
    perhaps during the next match (R6.11).
    """
    opened, *played = events
    events = [opened, *_seated_before(seated, opened), *played, *found]
    return GameExport(
        game=game,
        events=tuple(events),
        view=view(replay(events), None),
        rounds=record_rounds(events),
    )


def _seated_before(seated: Sequence[Event], opened: Event) -> list[Event]:
    """Return the events that seat the players who kept their seats from earlier matches."""
    events: list[Event] = []
    at = opened.at
    for seat in replay([*seated, opened]).seats if seated else ():
        events.append(
            PlayerSeated(at=at, seat=seat.number, name=seat.name, plays_from=1, bot=seat.bot, wins=seat.wins)
        )
        if seat.invitation is Answer.OPEN:
            events.append(InvitationAnswered(at=at, seat=seat.number, answer=seat.invitation, plays_from=1))
        if seat.handicap:
            events.append(HandicapSet(at=at, seat=seat.number, handicap=seat.handicap))
        if seat.left:
            events.append(PlayerLeft(at=at, seat=seat.number))
    return events
