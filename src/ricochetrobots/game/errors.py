"""Every refusal of the game: its code with the English sentence, the clause of the rules and the facts."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import ClassVar

from ricochetrobots.core.errors import Reason, RefusalError

REASONS: Mapping[str, Reason] = MappingProxyType(
    {
        "no-match": Reason("There is no match in this room."),
        "no-seat": Reason("You have no seat. Take one to play."),
        "already-seated": Reason("You already have a seat."),
        "table-full": Reason("The table is full. You are watching.", facts=("seats",)),
        "no-free-seat": Reason("All seats are taken.", facts=("seats",)),
        "name-empty": Reason("Enter your name first."),
        "name-too-long": Reason("A name can have at most {most} characters."),
        "name-unreadable": Reason(
            "This name contains characters that cannot be displayed. Choose another one."
        ),
        "name-without-letters": Reason("A name needs a letter, a digit or an emoji."),
        "name-taken": Reason("Somebody at the table has this name. Choose another one.", facts=("name",)),
        "not-host": Reason("Only the host can do that."),
        "no-such-player": Reason("This player is no longer at the table."),
        "player-removed": Reason("The host removed you from the table."),
        "seat-forgotten": Reason("The name on this seat was deleted, and the seat was given up."),
        "room-locked": Reason("The host locked the room. You can watch."),
        "room-closed": Reason("The host closed the room."),
        "invitation-open": Reason("You are not in this match. Answer the invitation first.", "R8.7"),
        "others-answering": Reason("The others can still answer the invitation.", "R8.7", facts=("seconds",)),
        "match-running": Reason("A match is in progress."),
        "option-invalid": Reason("These options do not go together.", facts=("field",)),
        "board-picked": Reason("You chose this board by hand, so it is not shuffled."),
        "wrong-phase": Reason("Too late: the round has moved on.", facts=("phase",)),
        "stale-round": Reason("That was for an earlier chip.", facts=("round", "current")),
        "joins-next-round": Reason("You play from the next chip.", facts=("round",)),
        "bid-too-small": Reason("The lowest bid is {least}.", "R6.2", facts=("offered",)),
        "bid-too-large": Reason("The highest bid is {most}.", facts=("offered",)),
        "bid-not-lower": Reason(
            "You already bid {standing}. You can only lower your bid.", "R6.2", facts=("offered",)
        ),
        "bid-unproven": Reason(
            "In this match, prove your bid: play it on your own board in {offered} moves.", "R6.16"
        ),
        "bidding-over": Reason("The sand has run out. Bidding is over.", "R6.2"),
        "pass-stale": Reason(
            "You passed before the first bid. Pass again if you find nothing lower.", "R6.10"
        ),
        "too-soon": Reason("Not yet. Others are still thinking.", "R6.7", facts=("seconds",)),
        "board-not-ready": Reason("Wait until the board is ready.", "R6.8", facts=("seconds",)),
        "consent-off": Reason("In this match the sand cannot end early.", "R6.10"),
        "players-there": Reason("A player in this round is still here.", "R6.12"),
        "not-your-turn": Reason("It is not your turn to show.", "R6.3"),
        "round-paused": Reason("The game is paused. Continue first.", "R7.6"),
    }
)
"""The reasons by the codes that clients receive. Raise one as ``GameError(code, **facts)``."""


class GameError(RefusalError):
    """The match refuses a command; nothing has changed."""

    reasons: ClassVar[Mapping[str, Reason]] = REASONS
