"""The present players, the players for whom the match waits, and the effects of an absence (R6.10, R6.12).

Absence is an argument, like time and chance: ``gone`` maps a seat to its absence, in the server's time. An absence is
not stored; only the events that follow from it are.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from ricochetrobots.game.events import Answer
from ricochetrobots.game.match import Match, Phase, Round, Seat
from ricochetrobots.game.options import Mode


class Absence(NamedTuple):
    """A player's absence: when it began, and whether the player is connected but ``elsewhere``, on another page."""

    since: float
    elsewhere: bool = False


Gone = Mapping[int, Absence]
"""The absence of each seat. A seat that is missing from the mapping is present."""
NOBODY_GONE: Gone = MappingProxyType({})

LOADING_AGAIN_SECONDS = 2
"""A connection restored within this time does not count as lost: a page was reloaded, or the network failed briefly."""
DEMONSTRATOR_GONE_SECONDS = 20
HOST_GONE_SECONDS = 30
CATCHING_UP_PACE = 8
"""How fast the sand and the bots' clocks run while people wait only for bots (R9.5)."""
CATCHING_UP_SECONDS = 8
"""Nobody waits longer for a bot (R9.5)."""


def deadline(match: Match, gone: Gone = NOBODY_GONE) -> float | None:
    """Return when `Tick` is due, or None if no deadline is running. A time in the past means now."""
    if match.closed:
        return None
    dues = [time_is_up_at(match), bots_declare_at(match), pauses_at(match, gone)]
    if gone:
        dues += [demonstrator_is_away_at(match, gone), host_changes_at(match, gone)]
    if (
        nobody_is_waited_for(match, gone)
        or everybody_agrees_to_end(match, gone)
        or changed_pace(match, gone) is not None
        or may_go_on(match, gone)
    ):
        dues.append(max((absence.since for absence in gone.values()), default=0.0))
    return min((due for due in dues if due is not None), default=None)


def time_is_up_at(match: Match) -> float | None:
    """Return when the current phase ends automatically.

    A result stays while no person sits at the table (R9.3). A rematch starts only with two players or more (R8.7).
    """
    sitting = 0 if match.host is None else sum(seat.sits for seat in match.seats)
    if sitting < {Phase.RESULT: 1, Phase.LOBBY: 2}.get(match.phase, 0):
        return None
    return match.until


def pauses_at(match: Match, gone: Gone) -> float | None:
    """Return when a game pauses because nobody is there who plays alone (R7.6) or with the server's bots (R9.6)."""
    this = match.round
    if this is None or this.pause is not None or match.phase in (Phase.LOBBY, Phase.FINISHED):
        return None
    if match.mode is Mode.ALONE:
        if match.phase is Phase.RESULT:
            return None
        return next(
            (gone[seat.number].since for seat in match.seats if seat.sits and seat.number in gone), None
        )
    if all(seat.may_be_absent for seat in match.playing):
        return None
    people = _people_playing(match)
    if any(seat.number not in gone for seat in people):
        return None
    return max((gone[seat.number].since for seat in people), default=0.0)


def may_go_on(match: Match, gone: Gone) -> bool:
    """Return whether a paused match with bots goes on because a person who plays is there again (R9.6)."""
    this = match.round
    if match.mode is Mode.ALONE or this is None or this.pause is None:
        return False
    return any(seat.number not in gone for seat in _people_playing(match))


def _people_playing(match: Match) -> tuple[Seat, ...]:
    """Return the seats of the people who take part in the round or, after it, in the next one."""
    if match.phase is Phase.RESULT:
        return tuple(seat for seat in match.seats if seat.sits and seat.is_person)
    return tuple(seat for seat in match.playing if seat.is_person)


def demonstrator_is_away_at(match: Match, gone: Gone) -> float | None:
    """Return when the demonstration fails because its player was absent for 20 s of it (R6.12, R6.13).

    A game that pauses waits instead (R7.6, R9.6), and a bot of the server is never absent (R9.3).
    """
    demonstration = match.demonstration
    if demonstration is None or demonstration.seat not in gone or match.mode is Mode.ALONE:
        return None
    paused = match.round is not None and match.round.pause is not None
    if paused or pauses_at(match, gone) is not None or not match.seat(demonstration.seat).may_be_absent:
        return None
    return max(gone[demonstration.seat].since, demonstration.at) + DEMONSTRATOR_GONE_SECONDS


def host_changes_at(match: Match, gone: Gone) -> float | None:
    """Return when another player becomes host, or None if the host is connected or nobody else is (R6.12)."""
    host = match.host
    if host is None or _is_connected(host, gone) or next_host(match, gone) is None:
        return None
    return gone[host].since + HOST_GONE_SECONDS


def next_host(match: Match, gone: Gone) -> int | None:
    """Return the next connected seat after the host's; a player on another page counts as connected (R6.12)."""
    people = [seat.number for seat in match.seats if seat.sits and seat.is_person]
    connected = [number for number in people if _is_connected(number, gone)]
    there = [number for number in connected if number != match.host]
    after = [number for number in there if match.host is not None and number > match.host]
    return next(iter((*after, *there)), None)


def _is_connected(seat_number: int, gone: Gone) -> bool:
    absence = gone.get(seat_number)
    return absence is None or absence.elsewhere


def is_there(seat: Seat, gone: Gone) -> bool:
    """Return whether the seat's player is a person at the table, connected and on the room's page."""
    return seat.sits and seat.is_person and seat.number not in gone


def players_there(match: Match, gone: Gone) -> tuple[Seat, ...]:
    """Return the present seats that take part in the current round."""
    return tuple(seat for seat in match.playing if is_there(seat, gone))


def required_for_ready(match: Match, gone: Gone) -> tuple[Seat, ...]:
    """Return the seats whose "ready" turns up the next chip.

    These are the present seats that take part; if there are none, all present seats (R6.12).
    """
    others = tuple(seat for seat in match.seats if is_there(seat, gone))
    return players_there(match, gone) or others


def may_be_ready(match: Match, seat: Seat, gone: Gone) -> bool:
    """Return whether the seat may send "ready": it takes part in the round, or the match waits for it instead.

    Nobody waits for the "ready" of a bot (R9.3).
    """
    return seat.is_person and (match.takes_part(seat) or seat in required_for_ready(match, gone))


def may_put_chip_back(match: Match, seat: Seat, gone: Gone) -> bool:
    """Return whether the seat may return the chip: it does not take part, and all who do are absent (R6.12).

    A bot never counts as present (R9.3).
    """
    return seat.is_person and seat.sits and not match.takes_part(seat) and not players_there(match, gone)


def players_answering(match: Match, gone: Gone) -> tuple[Seat, ...]:
    """Return the connected players who have not answered the invitation to the rematch, on any page (R8.7)."""
    return tuple(
        seat
        for seat in match.seats
        if seat.invitation is Answer.OPEN and not seat.left and _is_connected(seat.number, gone)
    )


def may_end_early(match: Match) -> bool:
    """Return whether passes may end the round (R6.10). If everybody scores, a bid lets the sand run out (R6.16)."""
    has_bids = match.round is not None and bool(match.round.bids)
    return match.options.consent and not (has_bids and match.options.everybody_scores)


def nobody_is_waited_for(match: Match, gone: Gone) -> bool:
    """Return whether all required players have passed (R6.10), are ready, or have answered an invitation (R8.7)."""
    if match.phase is Phase.LOBBY:
        return time_is_up_at(match) is not None and not players_answering(match, gone)
    if match.phase is Phase.RESULT:
        required = required_for_ready(match, gone)
        return bool(required) and all(seat.ready for seat in required)
    somebody = any(seat.may_be_absent and seat.number not in gone for seat in match.playing)
    return somebody and _people_have_declared(match, gone) and not bots_thinking(match, gone)


def _round_of_bids(match: Match) -> Round | None:
    """Return the round in which bids may be placed now, None in any other phase and in a pause."""
    bidding = match.phase in (Phase.THINKING, Phase.BIDDING)
    return None if not bidding or match.round is None or match.round.pause is not None else match.round


def _people_have_declared(match: Match, gone: Gone) -> bool:
    """Return whether every person who takes part and is present has declared, and passes count now (R6.10)."""
    this = _round_of_bids(match)
    if this is None or match.mode is Mode.ALONE or not (this.passed or this.bids) or not may_end_early(match):
        return False
    return all(this.has_declared(seat.number) for seat in players_there(match, gone))


def bots_thinking(match: Match, gone: Gone) -> tuple[Seat, ...]:
    """Return the bots that take part, are not absent, and have not declared that their search is over (R9.3, R9.7)."""
    this = match.round
    return tuple(
        seat
        for seat in match.playing
        if not seat.is_person
        and not (seat.may_be_absent and seat.number in gone)
        and (this is None or not this.has_declared(seat.number))
    )


def changed_pace(match: Match, gone: Gone) -> int | None:
    """Return the pace at which the sand and the bots' clocks are to run from now on, None if it stays (R9.5)."""
    this = _round_of_bids(match)
    if this is None:
        return None
    people = players_there(match, gone)
    waits = bool(people and bots_thinking(match, gone)) and _people_have_declared(match, gone)
    pace = CATCHING_UP_PACE if waits else 1
    return None if pace == this.clock.pace else pace


def bots_declare_at(match: Match) -> float | None:
    """Return when the bots declare because people have waited long enough for them (R9.5)."""
    this = _round_of_bids(match)
    return None if this is None or this.clock.pace == 1 else this.clock.since + CATCHING_UP_SECONDS


def everybody_agrees_to_end(match: Match, gone: Gone) -> bool:
    """Return whether all people who sit at the table and are there agree to end the match (R8.11); bots always do."""
    if match.phase in (Phase.LOBBY, Phase.FINISHED):
        return False
    people = [seat.number for seat in match.seats if is_there(seat, gone)]
    return bool(match.ending and people) and all(number in match.ending for number in people)
