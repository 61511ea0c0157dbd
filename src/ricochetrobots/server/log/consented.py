"""Finished games for research, without any data that shows who played, when or where."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from ricochetrobots.game import Match
from ricochetrobots.game.events import ConsentChanged, Event, SeatForgotten, SeatRenamed, SeatRenewed
from ricochetrobots.server.log.names import NamingEvent
from ricochetrobots.wire.http import ConsentedGame, GameExport

TIMES = ("at", "until", "opens")
"""Fields of events that are times."""
OF_PEOPLE = ConsentChanged | SeatForgotten | SeatRenamed | SeatRenewed
"""Events that concern people rather than play."""


def consented(game: GameExport, match: Match) -> ConsentedGame | None:
    """Return a published game without names and dates, or None unless every person who had a seat in it consents now.

    ``match`` is the current match of the game's room: players can withdraw their consent.
    """
    consent = {seat.number for seat in match.seats if seat.consents}
    seats = {seat.seat for seat in game.view.seats if seat.bot is None}
    if not seats or not seats <= consent:
        return None
    return ConsentedGame(events=tuple(_anonymous(game.events)))


def _anonymous(events: Iterable[Event]) -> Iterable[Event]:
    began = None
    for event in events:
        began = event.at if began is None else began
        if isinstance(event, OF_PEOPLE):
            continue
        times = {name: getattr(event, name, None) for name in TIMES}
        moved = {name: round(time - began, 3) for name, time in times.items() if time is not None}
        plain: Event = replace(event, **moved)
        yield replace(plain, name="") if isinstance(plain, NamingEvent) else plain
