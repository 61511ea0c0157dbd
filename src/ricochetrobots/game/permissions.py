"""The preconditions of commands: one `Permission` per command, for `decide` and `allowed_commands`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import inf

from ricochetrobots.game import commands
from ricochetrobots.game.absence import (
    NOBODY_GONE,
    Gone,
    may_be_ready,
    may_end_early,
    may_put_chip_back,
    players_answering,
)
from ricochetrobots.game.bot_seats import BotCharacter
from ricochetrobots.game.context import Context
from ricochetrobots.game.errors import GameError
from ricochetrobots.game.match import LEAST_BID, Match, Phase, Round, Seat
from ricochetrobots.game.options import Mode, PanelChoice


@dataclass(frozen=True, kw_only=True)
class Permission:
    """The preconditions of a command, which do not depend on any argument except the round."""

    phases: tuple[Phase, ...] = tuple(Phase)
    mode: Mode | None = None
    host: bool = False
    """Only the host may send it."""
    invited: bool = False
    """A player who has not accepted the invitation to the rematch may send it too (R8.7)."""
    refusal: Callable[[Match, Context], GameError | None] = lambda match, context: None
    """Return why a command is refused although its phase, mode and sender are right."""
    done: Callable[[Match, Seat], bool] = lambda match, seat: False
    """Return whether the command would change nothing."""
    never_changes: Callable[[Match, Seat], bool] = lambda match, seat: False
    """Return whether the command would change nothing with any argument."""

    def why_not(self, match: Match, context: Context, number: int | None = None) -> GameError | None:
        """Return why a command is refused, or None; ``number`` is the round that it names.

        A bid during a demonstration is refused as too late, not for the wrong phase.
        """
        if not self.invited and not context.player.sits:
            return GameError("invitation-open")
        if self.mode not in (None, match.mode) or (number is not None and match.round is None):
            return GameError("wrong-phase", phase=match.phase)
        if number not in (None, match.round_number):
            return GameError("stale-round", round=number, current=match.round_number)
        if match.phase not in self.phases:
            too_late = match.phase is Phase.SHOWING and Phase.BIDDING in self.phases
            return GameError("bidding-over") if too_late else GameError("wrong-phase", phase=match.phase)
        if self.host and context.player.number != match.host:
            return GameError("not-host")
        return self.refusal(match, context)


def why_not_sit(match: Match, seat: Seat | None) -> GameError | None:
    """Return why a person cannot take or return to a seat, or None."""
    if seat is not None:
        return turned_away(match, seat.number) if seat.left else GameError("already-seated")
    if match.locked:
        return GameError("room-locked")
    places = 1 if match.mode is Mode.ALONE else match.options.seats
    taken = len(match.seats) if match.mode is Mode.ALONE else sum(not seat.left for seat in match.seats)
    return GameError("table-full", seats=places) if taken >= places else None


def turned_away(match: Match, number: int | None) -> GameError | None:
    """Return why a connection must be closed, or None; ``number`` is its seat, None for a spectator."""
    if match.closed:
        return GameError("room-closed")
    seat = match.find_seat(number)
    if seat is not None and seat.removed:
        return GameError("player-removed")
    return GameError("seat-forgotten") if seat is not None and seat.forgotten else None


def in_time(match: Match, now: float) -> bool:
    """Return whether the deadline is in the future; a command at the deadline is too late (R6.2)."""
    return match.until is None or now < match.until


def present_round(match: Match) -> Round:
    """Return the current round. Raises GameError before the first."""
    if match.round is None:
        raise GameError("wrong-phase", phase=match.phase)
    return match.round


def other_players(match: Match, seat: Seat) -> list[int]:
    """Return the numbers of the other seats whose players sit at the table, bots included."""
    return [other.number for other in match.seats if not other.left and other.number != seat.number]


def other_people(match: Match, seat: Seat) -> list[int]:
    """Return the numbers of the other seats whose players sit at the table and are no bots."""
    return [number for number in other_players(match, seat) if match.seat(number).is_person]


def _cannot_start(match: Match, context: Context) -> GameError | None:
    until = match.invited_until
    if until is None or context.now >= until or not players_answering(match, context.gone):
        return None
    return GameError("others-answering", seconds=until - context.now)


def _cannot_answer(match: Match, context: Context) -> GameError | None:
    decided = match.phase is not Phase.LOBBY and context.player.sits
    return GameError("wrong-phase", phase=match.phase) if match.invited_until is None or decided else None


def _cannot_shuffle(match: Match, _: Context) -> GameError | None:
    return GameError("board-picked") if match.options.panels is PanelChoice.PICKED else None


def _cannot_bid(match: Match, context: Context) -> GameError | None:
    if not match.takes_part(context.player):
        return GameError("joins-next-round", round=match.round_number)
    if present_round(match).pause is not None:
        return GameError("round-paused")
    late = match.phase is Phase.BIDDING and not in_time(match, context.now)
    return GameError("bidding-over") if late else None


def _cannot_pass(match: Match, context: Context) -> GameError | None:
    fault = _cannot_bid(match, context)
    return fault or (None if may_end_early(match) else GameError("consent-off"))


def _cannot_start_timer(match: Match, context: Context) -> GameError | None:
    if present_round(match).pause is not None:
        return GameError("round-paused")
    if present_round(match).may_start_timer or match.until is None or context.now >= match.until:
        return None
    return GameError("too-soon", seconds=match.until - context.now)


def _cannot_claim(match: Match, context: Context) -> GameError | None:
    if present_round(match).pause is not None:
        return GameError("round-paused")
    return None if in_time(match, context.now) else GameError("bidding-over")


def _cannot_show(match: Match, context: Context) -> GameError | None:
    shown = match.demonstration
    mine = shown is not None and shown.seat == context.player.number
    if mine and present_round(match).pause is not None:
        return GameError("round-paused")
    return None if mine and in_time(match, context.now) else GameError("not-your-turn")


def _cannot_put_back(match: Match, context: Context) -> GameError | None:
    return None if may_put_chip_back(match, context.player, context.gone) else GameError("players-there")


def _cannot_be_ready(match: Match, context: Context) -> GameError | None:
    counts = may_be_ready(match, context.player, context.gone)
    return None if counts else GameError("joins-next-round", round=match.round_number)


def _at_least_bid(match: Match, seat: Seat) -> bool:
    bid = present_round(match).bid(seat.number)
    return bid is not None and bid.moves <= LEAST_BID


def _stuck(match: Match, _: Seat) -> bool:
    return match.position is None or not match.position.legal_moves()


def _alone_at_table(match: Match, seat: Seat) -> bool:
    return not other_players(match, seat)


def _all_bots_sit(match: Match, _: Seat) -> bool:
    return {seat.bot.character for seat in match.seats if seat.bot and not seat.left} == {*BotCharacter}


def _only_person(match: Match, seat: Seat) -> bool:
    return not other_people(match, seat)


def _cannot_add_bot(match: Match, _: Context) -> GameError | None:
    places = match.options.seats
    return (
        GameError("no-free-seat", seats=places)
        if places <= sum(not one.left for one in match.seats)
        else None
    )


_LOBBY = (Phase.LOBBY,)
_THINKING = (Phase.THINKING,)
_BIDDING = (Phase.THINKING, Phase.BIDDING)
_SHOWING = (Phase.SHOWING,)
_PLAYING = (*_BIDDING, *_SHOWING, Phase.RESULT)
_ANSWERING = (Phase.LOBBY, *_PLAYING)
_HOST = Permission(host=True)
_ANYBODY = Permission(invited=True)

PERMISSIONS: Mapping[type[commands.PlayerCommand], Permission] = {
    commands.StartMatch: Permission(phases=_LOBBY, host=True, refusal=_cannot_start),
    commands.SetOptions: Permission(phases=_LOBBY, host=True),
    commands.ShuffleBoard: Permission(phases=_LOBBY, host=True, refusal=_cannot_shuffle),
    commands.SetHandicap: Permission(phases=_LOBBY, mode=Mode.FRIENDS),
    commands.ClaimSolution: Permission(phases=_THINKING, mode=Mode.ALONE, refusal=_cannot_claim),
    commands.PlaceBid: Permission(
        phases=_BIDDING, mode=Mode.FRIENDS, refusal=_cannot_bid, never_changes=_at_least_bid
    ),
    commands.Pass: Permission(
        phases=_BIDDING,
        mode=Mode.FRIENDS,
        refusal=_cannot_pass,
        never_changes=lambda match, seat: present_round(match).has_declared(seat.number),
    ),
    commands.StartTimer: Permission(phases=_THINKING, mode=Mode.FRIENDS, refusal=_cannot_start_timer),
    commands.MoveRobot: Permission(phases=_SHOWING, refusal=_cannot_show, never_changes=_stuck),
    commands.GiveUp: Permission(phases=_SHOWING, refusal=_cannot_show),
    commands.ResumeRound: Permission(
        phases=(*_THINKING, *_SHOWING),
        mode=Mode.ALONE,
        done=lambda match, seat: present_round(match).pause is None,
    ),
    commands.PutChipBack: Permission(
        phases=(*_BIDDING, *_SHOWING), mode=Mode.FRIENDS, refusal=_cannot_put_back
    ),
    commands.SayReady: Permission(
        phases=(Phase.RESULT,), refusal=_cannot_be_ready, done=lambda match, seat: seat.ready
    ),
    commands.AgreeToEnd: Permission(phases=_PLAYING, mode=Mode.FRIENDS),
    commands.PlayAgain: Permission(phases=(Phase.FINISHED,), invited=True),
    commands.AnswerInvitation: Permission(phases=_ANSWERING, invited=True, refusal=_cannot_answer),
    commands.AddBot: Permission(
        phases=_ANSWERING, mode=Mode.FRIENDS, host=True, refusal=_cannot_add_bot, never_changes=_all_bots_sit
    ),
    commands.RemovePlayer: Permission(host=True, never_changes=_alone_at_table),
    commands.TransferHost: Permission(host=True, never_changes=_only_person),
    commands.LockRoom: Permission(host=True, done=lambda match, seat: match.locked),
    commands.UnlockRoom: Permission(host=True, done=lambda match, seat: not match.locked),
    commands.SetSpectatorDelay: _HOST,
    commands.SetQuickChat: Permission(mode=Mode.FRIENDS, host=True),
    commands.RenewLink: _HOST,
    commands.CloseRoom: _HOST,
    commands.RenewSeat: _ANYBODY,
    commands.RenameSeat: Permission(mode=Mode.FRIENDS, invited=True),
    commands.SetConsent: _ANYBODY,
    commands.LeaveSeat: _ANYBODY,
}
"""The permission of each command of a seated player, in the order in which a view lists them."""

_LISTED = {
    (phase, mode): tuple(
        (re.sub(r"\B(?=[A-Z])", "_", kind.__name__).lower(), permission)
        for kind, permission in PERMISSIONS.items()
        if phase in permission.phases and permission.mode in (None, mode)
    )
    for phase in Phase
    for mode in Mode
}
"""The names and permissions of the commands of each phase; with them a view takes 10 us."""


def allowed_commands(match: Match, viewer: int | None, gone: Gone = NOBODY_GONE) -> tuple[str, ...]:
    """Return the names of the commands that `decide` would accept with some argument, before the deadline.

    ``viewer`` is the seat that would send them, None for a spectator. Commands that change nothing are omitted.
    """
    if match.closed:
        return ()
    seat = match.find_seat(viewer)
    if seat is None or seat.left:
        return () if why_not_sit(match, seat) else ("take_seat",)
    context = Context(seat=seat, now=-inf, seed=0, gone=gone)
    is_host = seat.number == match.host
    return tuple(
        name
        for name, permission in _LISTED[match.phase, match.mode]
        if (is_host or not permission.host)
        and (seat.sits or permission.invited)
        and not permission.refusal(match, context)
        and not permission.done(match, seat)
        and not permission.never_changes(match, seat)
    )
