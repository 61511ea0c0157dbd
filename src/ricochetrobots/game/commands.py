"""What can be asked for at the table. ``decide`` turns a command into events or refuses it."""

from __future__ import annotations

from dataclasses import dataclass

from ricochetrobots.core import Optimum
from ricochetrobots.game.options import Mode, Options


@dataclass(frozen=True, kw_only=True)
class OpenMatch:
    """Open a match in an empty room."""

    mode: Mode
    options: Options


@dataclass(frozen=True, kw_only=True)
class TakeSeat:
    """Sit down under a name, or, from a seat once left, come back to it."""

    name: str


@dataclass(frozen=True, kw_only=True)
class LeaveSeat:
    """Leave the table; what was shown and won stays (R6.8)."""


@dataclass(frozen=True, kw_only=True)
class RenewSeat:
    """Get a new token for the own seat, so that nobody else sits on it, other devices of one's own included."""


@dataclass(frozen=True, kw_only=True)
class SetConsent:
    """Let one's play be used for statistics, without the name, or no longer; nobody's is unless they say so."""

    consents: bool


@dataclass(frozen=True, kw_only=True)
class SetOptions:
    """Agree on other options before the match; the host says them."""

    options: Options


@dataclass(frozen=True, kw_only=True)
class ShuffleBoard:
    """Lay another random board before the match; the host does it."""


@dataclass(frozen=True, kw_only=True)
class RemovePlayer:
    """Take the seat from another player for good; the host does it."""

    seat: int


@dataclass(frozen=True, kw_only=True)
class TransferHost:
    """Make another player at the table the host."""

    seat: int


@dataclass(frozen=True, kw_only=True)
class LockRoom:
    """Let nobody new sit down, and nobody in by the typed code; the host does it."""


@dataclass(frozen=True, kw_only=True)
class UnlockRoom:
    """Let people in again."""


@dataclass(frozen=True, kw_only=True)
class SetSpectatorDelay:
    """Have whoever watches see everything so much later; the host does it."""

    seconds: int


@dataclass(frozen=True, kw_only=True)
class RenewLink:
    """Have another link and code lead to the room; the ones before open nothing. The host does it."""


@dataclass(frozen=True, kw_only=True)
class CloseRoom:
    """End the match without a winner and send everybody away for good; the host does it."""


@dataclass(frozen=True, kw_only=True)
class StartMatch:
    """Shuffle the chips, place the robots and turn up the first chip (R2)."""


@dataclass(frozen=True, kw_only=True)
class PlaceBid:
    """Say a number of moves (R6.2)."""

    round: int
    moves: int


@dataclass(frozen=True, kw_only=True)
class Pass:
    """Say "nothing lower from me", before the first bid "I see no solution" (R6.10)."""

    round: int


@dataclass(frozen=True, kw_only=True)
class StartTimer:
    """Turn the sand timer because nobody has bid (R6.7)."""

    round: int


@dataclass(frozen=True, kw_only=True)
class ClaimSolution:
    """Say "found", alone, with or without a number (R7.4); the sand stops (R7.5)."""

    round: int
    moves: int | None = None


@dataclass(frozen=True, kw_only=True)
class MoveRobot:
    """Make one move of the demonstration; ``move`` as NOTATION.md writes it (``Rn``)."""

    round: int
    move: str


@dataclass(frozen=True, kw_only=True)
class GiveUp:
    """End the own demonstration without success (R6.8)."""

    round: int


@dataclass(frozen=True, kw_only=True)
class PutChipBack:
    """Have the chip put back and another turned up, because nobody who takes part is there (R6.12)."""

    round: int


@dataclass(frozen=True, kw_only=True)
class SayReady:
    """Ready for the next chip."""

    round: int


@dataclass(frozen=True, kw_only=True)
class PlayAgain:
    """Open the next match in the room with the same people; ``new_board`` lays another board."""

    new_board: bool = False


@dataclass(frozen=True, kw_only=True)
class Tick:
    """Time has passed: carry out whatever deadline has been reached. The server says it, nobody else."""


@dataclass(frozen=True, kw_only=True)
class MakeUpForOutage:
    """Put the deadline off: from ``began`` to ``ended`` (server's time) nobody was heard.

    The server says it, nobody else, and once for each outage.
    """

    began: float
    ended: float


@dataclass(frozen=True, kw_only=True)
class ReportOptimum:
    """Report what a search found of a finished round, its path included. The server says it, nobody else."""

    match: int
    round: int
    optimum: Optimum


@dataclass(frozen=True, kw_only=True)
class ForgetSeat:
    """Delete the name of a seat, whose player leaves. The server says it for its owner or for the operator."""

    seat: int


PlayerCommand = (
    TakeSeat
    | LeaveSeat
    | RenewSeat
    | SetConsent
    | SetOptions
    | ShuffleBoard
    | RemovePlayer
    | TransferHost
    | LockRoom
    | UnlockRoom
    | SetSpectatorDelay
    | RenewLink
    | CloseRoom
    | StartMatch
    | PlaceBid
    | Pass
    | StartTimer
    | ClaimSolution
    | MoveRobot
    | GiveUp
    | PutChipBack
    | SayReady
    | PlayAgain
)
"""What people in a room may ask for."""

Command = OpenMatch | PlayerCommand | Tick | MakeUpForOutage | ReportOptimum | ForgetSeat
