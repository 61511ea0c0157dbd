"""The result of a finished match for the ladder, computed from the log of its room."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import aclosing

from ricochetrobots.game import Match, evolve
from ricochetrobots.game.events import ChipTurned, EndReason, MatchEnded, MatchStarted
from ricochetrobots.server.log.members import GameResult, MemberScore, MemberSeat, RatingVerdict
from ricochetrobots.server.log.records import GameRow
from ricochetrobots.server.rooms.registry import Rooms

FEWEST_PLACES = 2


async def judge(rooms: Rooms, game: GameRow) -> GameResult | None:
    """Return the result of a finished match, None if its room has no such match; 30 us for each event of its room.

    A seat counts for a place that held it when the match started, so nobody can wait for a good moment. A player who
    leaves keeps the chips (R8.6), and the match counts.

    Raises RoomSetAsideError, NoSuchRoomError and StorageUnavailableError.
    """
    room = await rooms.get(game.room)
    held = await rooms.store.members.seats(game.room)
    match: Match | None = None
    playing: frozenset[int] = frozenset()
    claimed: dict[int, str] = {}
    with_bots = False
    async with aclosing(rooms.history(room)) as events:
        async for numbered in events:
            event = numbered.event
            match = evolve(match, event)
            if isinstance(event, MatchStarted):
                playing = frozenset(seat.number for seat in match.seats if seat.sits)
                claimed = _claimed_before(numbered.seq, held, playing)
                with_bots = False
            if isinstance(event, ChipTurned):
                with_bots = with_bots or not all(seat.is_person for seat in match.playing)
            if isinstance(event, MatchEnded) and rooms.tokens.game_id(game.room, match.number) == game.id:
                scores = tuple(
                    MemberScore(place, len(match.seat(seat).chips)) for seat, place in claimed.items()
                )
                closed = event.reason is EndReason.CLOSED
                verdict = _verdict(match, scores, closed=closed, with_bots=with_bots)
                listed = scores if verdict is not RatingVerdict.NOT_LISTED else ()
                return GameResult(game.id, event.at, verdict, listed, len(playing) - len(scores))
    return None


def _claimed_before(seq: int, held: Iterable[MemberSeat], playing: frozenset[int]) -> dict[int, str]:
    """Return the places that held the playing seats before event ``seq``, by seat."""
    return {claim.seat: claim.place for claim in held if claim.seq < seq and claim.seat in playing}


def _verdict(
    match: Match, scores: tuple[MemberScore, ...], *, closed: bool, with_bots: bool
) -> RatingVerdict:
    if closed or not scores:
        return RatingVerdict.NOT_LISTED
    if with_bots:
        return RatingVerdict.WITH_BOTS
    if len(scores) < FEWEST_PLACES:
        return RatingVerdict.NOT_LISTED
    if any(seat.handicap for seat in match.seats):
        return RatingVerdict.WITH_HANDICAPS
    return RatingVerdict.RATED
