"""The words and keys of a rematch (R8.7): the invitation, the answers to it, and the way back in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import ceil

from ricochetrobots.game import Phase, View
from ricochetrobots.game.events import Answer
from ricochetrobots.tui.seen import seat_of

SECONDS_A_MINUTE = 60


def answer_of(view: View) -> Answer | None:
    """Return the person's answer to the invitation; None if no rematch waits for it or runs without the person."""
    seat = seat_of(view, view.you)
    if seat is None or "answer_invitation" not in view.allowed_commands:
        return None
    is_over = seat.invitation is Answer.ACCEPTED and view.until is None
    return None if is_over else seat.invitation


def lines(view: View, now: float, t: Callable[..., str]) -> Iterator[str]:
    """Yield who asks for a rematch, or who is in."""
    answer = answer_of(view)
    left = ceil((view.invited_until or now) - now)
    asker = seat_of(view, view.invited_by)
    if answer is Answer.ACCEPTED:
        players = [seat for seat in view.seats if not seat.left and seat.invitation is Answer.ACCEPTED]
        starts = view.until is not None and len(players) > 1 and left > 0
        yield f"{t('rematch-in')} {t('rematch-first-chip', clock=_clock(left)) if starts else t('rematch-waits')}"
        yield t("rematch-players", names=", ".join(seat.name for seat in players))
    elif answer is Answer.OPEN and asker is not None and view.phase is Phase.LOBBY:
        asks = t("rematch-asks", name=asker.name)
        yield f"{asks} · {_clock(left)}" if left > 0 else asks
    elif answer is not None:
        yield t("rematch-running")


def accept_message(view: View) -> str | None:
    """Return the name of the message for the key that accepts; None if there is nothing to accept."""
    match answer_of(view):
        case Answer.OPEN if view.phase is Phase.LOBBY:
            return "rematch-accept"
        case Answer.OPEN | Answer.DECLINED:
            return "rematch-join"
        case _:
            return None


def decline_message(view: View) -> str | None:
    """Return the name of the message for the key that declines; None if there is nothing to decline."""
    match answer_of(view):
        case Answer.OPEN if view.phase is Phase.LOBBY:
            return "rematch-not-now"
        case Answer.ACCEPTED if view.phase is Phase.LOBBY:
            return "rematch-out"
        case _:
            return None


def _clock(seconds: int) -> str:
    minutes, rest = divmod(seconds, SECONDS_A_MINUTE)
    return f"{minutes}:{rest:02}"
