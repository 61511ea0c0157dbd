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
        "already-seated": Reason("You have a seat already."),
        "table-full": Reason("The table is full. You are watching.", facts=("seats",)),
        "name-empty": Reason("Say your name first."),
        "name-too-long": Reason("A name has at most {most} characters."),
        "name-unreadable": Reason(
            "This name contains characters that cannot be displayed. Choose another one."
        ),
        "name-taken": Reason("Somebody at the table has this name. Choose another one.", facts=("name",)),
        "not-host": Reason("Only the host can do that."),
        "no-such-player": Reason("This player is no longer at the table."),
        "player-removed": Reason("The host has removed you from the table."),
        "seat-forgotten": Reason("The name on this seat has been deleted, and the seat is given up."),
        "room-locked": Reason("The host has locked the room. You can watch."),
        "room-closed": Reason("The host has closed the room."),
        "match-running": Reason("A match is under way."),
        "option-invalid": Reason("These options do not go together.", facts=("field",)),
        "board-picked": Reason("This board was picked by hand. Choose random panels to shuffle."),
        "wrong-phase": Reason("Too late: the round has moved on.", facts=("phase",)),
        "stale-round": Reason("That was meant for an earlier chip.", facts=("round", "current")),
        "joins-next-round": Reason("You play from the next chip on.", facts=("round",)),
        "bid-too-small": Reason("{least} is the least.", "R6.2", facts=("offered",)),
        "bid-too-large": Reason("{most} is the most.", facts=("offered",)),
        "bid-not-lower": Reason(
            "You said {standing} before. A bid can only go down.", "R6.2", facts=("offered",)
        ),
        "bidding-over": Reason("The sand has run out. No more bids.", "R6.2"),
        "too-soon": Reason("Not yet. Others are still thinking.", "R6.7", facts=("seconds",)),
        "consent-off": Reason("In this match the sand always runs to its end.", "R6.10"),
        "players-there": Reason("Somebody who plays this round is there.", "R6.12"),
        "not-your-turn": Reason("It is not your turn to show.", "R6.3"),
    }
)
"""By the codes that clients receive. A new refusal has its row here and is raised as ``GameError(code, **facts)``."""


class GameError(RefusalError):
    """A command that the match refuses; nothing has happened."""

    reasons: ClassVar[Mapping[str, Reason]] = REASONS
