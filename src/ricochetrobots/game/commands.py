"""The commands of a room. ``decide`` turns a command into events or refuses it."""

from __future__ import annotations

from collections.abc import Sized
from dataclasses import dataclass
from enum import StrEnum

from ricochetrobots.core import Optimum
from ricochetrobots.game.bot_seats import BotCharacter, BotLevel
from ricochetrobots.game.options import Mode, Options


@dataclass(frozen=True, kw_only=True)
class OpenMatch:
    """Open a match in an empty room."""

    mode: Mode
    options: Options


@dataclass(frozen=True, kw_only=True)
class TakeSeat:
    """Take a seat under a name, or return to a seat that the player left.

    ``program``: a program plays, so a new seat is marked as a bot (R9.7).
    """

    name: str
    program: bool = False


@dataclass(frozen=True, kw_only=True)
class LeaveSeat:
    """Leave the table; paths shown and chips won stay (R6.8)."""


@dataclass(frozen=True, kw_only=True)
class RenewSeat:
    """Get a new token for the player's seat; every other device loses the seat, even the player's own."""


@dataclass(frozen=True, kw_only=True)
class RenameSeat:
    """Give the player's seat another name, such as that of a team."""

    name: str


@dataclass(frozen=True, kw_only=True)
class SetConsent:
    """Give or withdraw consent to use the player's moves for statistics, without the name.

    Until then, the player does not consent.
    """

    consents: bool


@dataclass(frozen=True, kw_only=True)
class SetHandicap:
    """Set the handicap of a seat before the match (R6.15): the player's own or, by the host, anybody's."""

    seat: int
    handicap: float


@dataclass(frozen=True, kw_only=True)
class SetOptions:
    """Change the options before the match; only the host may."""

    options: Options


@dataclass(frozen=True, kw_only=True)
class ShuffleBoard:
    """Lay another random board before the match; only the host may."""


@dataclass(frozen=True, kw_only=True)
class AddBot:
    """Let a bot take a seat (R9.1); only the host may. `RemovePlayer` removes it."""

    character: BotCharacter
    level: BotLevel


@dataclass(frozen=True, kw_only=True)
class RemovePlayer:
    """Remove another player or a bot permanently; only the host may."""

    seat: int


@dataclass(frozen=True, kw_only=True)
class TransferHost:
    """Make another player at the table the host."""

    seat: int


@dataclass(frozen=True, kw_only=True)
class LockRoom:
    """Refuse new players, and entry by typed code; only the host may."""


@dataclass(frozen=True, kw_only=True)
class UnlockRoom:
    """Allow new players again."""


@dataclass(frozen=True, kw_only=True)
class SetSpectatorDelay:
    """Delay all events for spectators by ``seconds``; only the host may."""

    seconds: int


@dataclass(frozen=True, kw_only=True)
class SetQuickChat:
    """Allow quick chat at the table, or forbid it; only the host may."""

    on: bool


@dataclass(frozen=True, kw_only=True)
class RenewLink:
    """Replace the room's link and code; the old ones stop working. Only the host may."""


@dataclass(frozen=True, kw_only=True)
class CloseRoom:
    """End the match without a winner and close the room permanently; only the host may."""


@dataclass(frozen=True, kw_only=True)
class StartMatch:
    """Shuffle the chips, place the robots and turn up the first chip (R2)."""


@dataclass(frozen=True, kw_only=True)
class PlaceBid:
    """Bid a number of moves (R6.2).

    ``path`` proves the bid if everybody scores (R6.16), e.g. ``Rn Be``. Only the server sees it, and does not store it.
    """

    round: int
    moves: int
    path: str | None = None


class PassMeaning(StrEnum):
    """The declaration of a player who passes (R6.10)."""

    NO_SOLUTION = "no-solution"
    """Before the first bid."""
    NOTHING_LOWER = "nothing-lower"

    @classmethod
    def beside(cls, bids: Sized) -> PassMeaning:
        """Return what a pass means while these bids stand."""
        return cls.NOTHING_LOWER if bids else cls.NO_SOLUTION


@dataclass(frozen=True, kw_only=True)
class Pass:
    """Pass (R6.10). It is refused if it does not ``mean`` what a pass means now; None: whatever it means."""

    round: int
    means: PassMeaning | None = None


@dataclass(frozen=True, kw_only=True)
class StartTimer:
    """Turn the sand timer because nobody has bid (R6.7)."""

    round: int


@dataclass(frozen=True, kw_only=True)
class ClaimSolution:
    """Claim a solution in the solo game, with or without a number (R7.4); the sand stops (R7.5)."""

    round: int
    moves: int | None = None


@dataclass(frozen=True, kw_only=True)
class MoveRobot:
    """Make one move of the demonstration; ``move`` is in the notation of docs/notation.md (``Rn``)."""

    round: int
    move: str


@dataclass(frozen=True, kw_only=True)
class GiveUp:
    """End the player's demonstration without success (R6.8)."""

    round: int


@dataclass(frozen=True, kw_only=True)
class PutChipBack:
    """Return the chip and turn up another because no player of the round is present (R6.12)."""

    round: int


@dataclass(frozen=True, kw_only=True)
class ResumeRound:
    """Continue the paused round of a solo game; the sand runs on (R7.6). A match with bots goes on by itself (R9.6)."""

    round: int


@dataclass(frozen=True, kw_only=True)
class SayReady:
    """Declare that the player is ready for the next chip."""

    round: int


@dataclass(frozen=True, kw_only=True)
class AgreeToEnd:
    """Propose to end the match now, or agree to that (R8.11); not ``agrees``: decline, or withdraw the proposal."""

    agrees: bool = True


@dataclass(frozen=True, kw_only=True)
class PlayAgain:
    """Ask for a rematch: open the next match and invite the others (R8.7); ``new_board`` lays another board.

    It starts at once if no other person sits at the table.
    """

    new_board: bool = False


@dataclass(frozen=True, kw_only=True)
class AnswerInvitation:
    """Accept the invitation to a rematch, or decline it (R8.7). A player may change the answer before the start."""

    accept: bool


@dataclass(frozen=True, kw_only=True)
class Tick:
    """Apply every deadline that has passed. Only the server sends it."""


@dataclass(frozen=True, kw_only=True)
class MakeUpForOutage:
    """Extend the deadline by an outage, from ``began`` to ``ended`` in the server's time.

    Only the server sends it, once for each outage.
    """

    began: float
    ended: float


@dataclass(frozen=True, kw_only=True)
class ReportOptimum:
    """Report the shortest solution of a finished round, with its path. Only the server sends it."""

    match: int
    round: int
    optimum: Optimum


@dataclass(frozen=True, kw_only=True)
class ForgetSeat:
    """Delete the name of a seat and remove its player. The server sends it for the player or the operator."""

    seat: int


HostCommand = (
    AddBot
    | RemovePlayer
    | TransferHost
    | LockRoom
    | UnlockRoom
    | SetSpectatorDelay
    | SetQuickChat
    | RenewLink
    | CloseRoom
)
"""The commands of a host, at any time."""

PlayerCommand = (
    TakeSeat
    | LeaveSeat
    | RenewSeat
    | RenameSeat
    | SetConsent
    | SetHandicap
    | SetOptions
    | ShuffleBoard
    | HostCommand
    | StartMatch
    | PlaceBid
    | Pass
    | StartTimer
    | ClaimSolution
    | MoveRobot
    | GiveUp
    | PutChipBack
    | ResumeRound
    | SayReady
    | AgreeToEnd
    | PlayAgain
    | AnswerInvitation
)
"""The commands that people in a room may send."""

Command = OpenMatch | PlayerCommand | Tick | MakeUpForOutage | ReportOptimum | ForgetSeat
