"""The record of a match's rounds: every bid with its time, and every demonstration with its path."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from ricochetrobots.game.events import (
    BiddingClosed,
    BidPlaced,
    ChipLaid,
    ChipTaken,
    ChipTurned,
    DemonstrationFailed,
    DemonstrationStarted,
    Event,
    FailureReason,
    RobotMoved,
    SolutionClaimed,
)


@dataclass(frozen=True, kw_only=True)
class RecordedBid:
    """A bid, or a claim in a solo game (R7.4), ``seconds`` after the chip was turned up.

    A player's last bid is the one that stands. ``moves`` is None for a claim without a number.
    """

    seat: int
    moves: int | None
    seconds: float


@dataclass(frozen=True, kw_only=True)
class RecordedDemonstration:
    """A demonstration of the bid ``moves``: its path in notation, and why it failed, None if it succeeded.

    The path is empty if the player made no move, or had left before the bid's turn came (R6.13).
    """

    seat: int
    moves: int | None
    path: str
    failure: FailureReason | None


@dataclass(frozen=True, kw_only=True)
class RecordedRound:
    """The bids of a round as they were placed, and the demonstrations as they were shown.

    ``order`` has the seats in the order of demonstration (R6.3, R6.4); it is empty if bidding never closed.
    """

    round: int
    bids: tuple[RecordedBid, ...] = ()
    order: tuple[int, ...] = ()
    demonstrations: tuple[RecordedDemonstration, ...] = ()


def record_rounds(events: Iterable[Event]) -> tuple[RecordedRound, ...]:
    """Return the record of the rounds of one match, in the order in which they were played; 1 us for each event.

    Times are rounded to milliseconds. A round that did not end is included.
    """
    recorder = _Recorder()
    for event in events:
        if recorder.rounds or isinstance(event, ChipTurned):
            recorder.take(event)
    return tuple(recorder.rounds)


class _Recorder:
    def __init__(self) -> None:
        self.rounds: list[RecordedRound] = []
        self._turned_at = 0.0
        self._moves: list[str] = []

    def take(self, event: Event) -> None:
        match event:
            case ChipTurned():
                self.rounds.append(RecordedRound(round=event.round))
                self._turned_at, self._moves = event.at, []
            case BidPlaced() | SolutionClaimed():
                seconds = max(0.0, round(event.at - self._turned_at, 3))
                self._bid(RecordedBid(seat=event.seat, moves=event.moves, seconds=seconds))
            case BiddingClosed():
                self.rounds[-1] = replace(self.rounds[-1], order=event.order)
            case DemonstrationStarted():
                self._moves = []
            case RobotMoved():
                self._moves.append(event.move)
            case DemonstrationFailed():
                self._shown(event.seat, " ".join(self._moves), event.reason)
            case ChipTaken():
                self._shown(event.seat, event.path, None)
            case ChipLaid(path=str() as path, face_up=True):
                self._shown(event.seat, path, None)

    def _bid(self, bid: RecordedBid) -> None:
        last = self.rounds[-1]
        self.rounds[-1] = replace(last, bids=(*last.bids, bid))

    def _shown(self, seat: int, path: str, failure: FailureReason | None) -> None:
        last = self.rounds[-1]
        moves = next((bid.moves for bid in reversed(last.bids) if bid.seat == seat), None)
        shown = RecordedDemonstration(seat=seat, moves=moves, path=path, failure=failure)
        self.rounds[-1] = replace(last, demonstrations=(*last.demonstrations, shown))
        self._moves = []
