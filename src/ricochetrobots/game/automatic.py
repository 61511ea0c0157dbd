"""Automatic events: the next chip, the sand, and the effects of time and absence (R6.7, R6.10, R6.12, R7.3)."""

from __future__ import annotations

from math import ceil
from typing import assert_never

from ricochetrobots.core import format_target
from ricochetrobots.game import setup
from ricochetrobots.game.absence import (
    bots_declare_at,
    bots_thinking,
    changed_pace,
    demonstrator_is_away_at,
    everybody_agrees_to_end,
    host_changes_at,
    may_go_on,
    next_host,
    nobody_is_waited_for,
    pauses_at,
    time_is_up_at,
)
from ricochetrobots.game.commands import MakeUpForOutage
from ricochetrobots.game.context import Context
from ricochetrobots.game.demonstration import close_bidding, fail, lay_chip
from ricochetrobots.game.events import (
    ChipReturned,
    ChipTurned,
    DeadlineExtended,
    EndReason,
    Events,
    FailureReason,
    HostChanged,
    MatchStarted,
    PaceChanged,
    PlayerPassed,
    ReturnReason,
    RoundPaused,
    RoundResumed,
    ThinkingLapsed,
    TimerReason,
    TimerStarted,
)
from ricochetrobots.game.evolve import replay
from ricochetrobots.game.match import Match, Phase, Round
from ricochetrobots.game.options import Mode
from ricochetrobots.game.scoring import chips_in_all, chips_to_win, end_as_it_stands

OUTAGE_SECONDS = 2.0
USABLE_SECONDS = 8.0
"""The shortest time from an extension to the deadline: players reconnect within 0.5 to 8 s."""


def turn_chip(match: Match, context: Context) -> ChipTurned:
    """Turn up another chip; in the solo game this starts the sand (R6.1, R7.1)."""
    options = match.options
    seconds = options.timer_in_force if match.mode is Mode.ALONE else options.no_bid_seconds
    chip = format_target(setup.draw_chip(match, context.chance), match.board)
    return ChipTurned(at=context.now, round=match.round_number + 1, chip=chip, until=context.now + seconds)


def start_match(match: Match, context: Context) -> Events:
    """Place the robots and turn up the first chip (R2)."""
    position = setup.place_robots(match.board, match.options, context.chance)
    started: Events = (
        MatchStarted(
            at=context.now,
            position=str(position),
            chips_to_win=chips_to_win(match),
            chips_in_all=chips_in_all(match),
        ),
    )
    return (*started, turn_chip(replay(started, match), context))


def run_sand(match: Match, this: Round, reason: TimerReason, seat: int | None, now: float) -> TimerStarted:
    """Turn the sand timer for a seat, or automatically if ``seat`` is None."""
    until = now + match.options.timer_in_force
    return TimerStarted(at=now, round=this.number, reason=reason, seat=seat, until=until)


def go_on_unless_waiting(match: Match, context: Context) -> Events:
    """Turn up the next chip, end the bidding or start the rematch, once all required players agree (R6.10, R8.7).

    If all agree to end the match, it ends (R8.11); if people wait only for bots, or no longer, the pace changes (R9.5).
    """
    if everybody_agrees_to_end(match, context.gone):
        return end_match(match, context.now)
    if not nobody_is_waited_for(match, context.gone):
        return _change_pace(match, context)
    if match.phase is Phase.LOBBY:
        return start_match(match, context)
    if match.phase is Phase.RESULT:
        return (turn_chip(match, context),)
    return close_bidding(match, context.now)


def end_match(match: Match, now: float) -> Events:
    """Return the end of a match as it stands, because all agree to it (R8.11); a chip in play goes back."""
    reason = ReturnReason.MATCH_ENDED
    back: Events = ()
    if match.puzzle_in_play is not None:
        back = (ChipReturned(at=now, round=match.round_number, reason=reason, until=None),)
    return (*back, end_as_it_stands(match, EndReason.AGREED, now))


def _change_pace(match: Match, context: Context) -> Events:
    """Let the sand and the bots' clocks run faster while people wait only for bots, and then as before (R9.5)."""
    this, now, pace = match.round, context.now, changed_pace(match, context.gone)
    if this is None or pace is None:
        return ()
    until = match.until
    if until is not None:
        until = now + (until - now) * this.clock.pace / pace
    return (PaceChanged(at=now, round=this.number, pace=pace, until=until),)


def _bots_declare(match: Match, this: Round, context: Context) -> Events:
    """Let the bots declare for which people have waited long enough, and close the bidding (R9.5)."""
    now = context.now
    passed: Events = tuple(
        PlayerPassed(at=now, round=this.number, seat=seat.number)
        for seat in bots_thinking(match, context.gone)
    )
    return (*passed, *go_on_unless_waiting(replay(passed, match), context))


def tick(match: Match, context: Context) -> Events:
    """Return the events of all deadlines that have passed."""
    changed: Events = ()
    now, gone = context.now, context.gone
    due, host = host_changes_at(match, gone), next_host(match, gone)
    if due is not None and now >= due and host is not None:
        changed = (HostChanged(at=now, seat=host),)
    after = replay(changed, match)
    waiting_over = go_on_unless_waiting(after, context)
    return (*changed, *(waiting_over or _time_is_up(after, context)))


def resumed(this: Round, now: float) -> RoundResumed:
    """Return the end of a pause: the deadline that stood still runs on with the time that was left (R7.6, R9.6)."""
    left = None if this.pause is None else this.pause.left
    return RoundResumed(at=now, round=this.number, until=None if left is None else now + left)


def make_up_for_outage(match: Match, outage: MakeUpForOutage, now: float) -> Events:
    """Extend a deadline that was running when the outage began, by the outage's length in whole seconds.

    The new deadline is at least `USABLE_SECONDS` from now. An outage of up to `OUTAGE_SECONDS` changes nothing.
    """
    lost = outage.ended - outage.began
    if lost <= OUTAGE_SECONDS or match.until is None or match.until <= outage.began:
        return ()
    seconds = ceil(lost)
    until = max(match.until + seconds, now + USABLE_SECONDS)
    return (DeadlineExtended(at=now, round=match.round_number, until=until, seconds=seconds),)


def _time_is_up(match: Match, context: Context) -> Events:
    now = context.now
    this, due, phase = match.round, time_is_up_at(match), match.phase
    late = due is not None and now >= due
    if phase is Phase.LOBBY:
        return start_match(match, context) if late else ()
    if this is None:
        return ()
    if may_go_on(match, context.gone):
        return (resumed(this, now),)
    declare = bots_declare_at(match)
    if not late and declare is not None and now >= declare:
        return _bots_declare(match, this, context)
    if not late and pauses_at(match, context.gone) is not None:
        return (RoundPaused(at=now, round=this.number),)
    match phase:
        case Phase.FINISHED:
            return ()
        case Phase.SHOWING:
            away = demonstrator_is_away_at(match, context.gone)
            if match.demonstration is None:
                return ()
            if away is not None and now >= away and (due is None or away < due):
                return fail(match, match.demonstration, FailureReason.AWAY, now)
            return fail(match, match.demonstration, FailureReason.TIME, now) if late else ()
        case Phase.THINKING | Phase.BIDDING | Phase.RESULT if not late:
            return ()
        case Phase.RESULT:
            return (turn_chip(match, context),)
        case Phase.THINKING if match.mode is Mode.FRIENDS:
            return (ThinkingLapsed(at=now, round=this.number),)
        case Phase.BIDDING:
            return close_bidding(match, now)
        case Phase.THINKING:
            if this.timer_run < match.options.solo_timer_runs:
                return (run_sand(match, this, TimerReason.SECOND_RUN, None, now),)
            return lay_chip(match, False, now)
        case _:
            assert_never(phase)
