"""Write down for the browser what the rules say in numbers and lists: web/net/rules.js."""

from __future__ import annotations

import json
from dataclasses import fields
from typing import get_args

import msgspec

from ricochetrobots.core import CHIPS, EDITIONS, PANELS, TieBreak
from ricochetrobots.game import Options
from ricochetrobots.game.absence import DEMONSTRATOR_GONE_SECONDS
from ricochetrobots.game.bids import LEAST_BID, MOST_BID
from ricochetrobots.game.commands import PlayerCommand, PutChipBack
from ricochetrobots.game.names import MAX_NAME_LENGTH
from ricochetrobots.game.options import RANGES, SPECTATOR_DELAYS
from ricochetrobots.game.scoring import CHIPS_BY_PLAYERS, SHORT_CHIPS_BY_PLAYERS, SHORT_CHIPS_IN_ALL
from ricochetrobots.game.setup import EASY_MOVES, GENTLE_CHIPS
from ricochetrobots.protocol.http import CODE_LENGTH, LAST_HINT
from ricochetrobots.protocol.messages import VERSION
from ricochetrobots.protocol.wire_format import tag


def turn_commands() -> list[str]:
    """Return the commands of a turn in a round, which nobody may give while the table waits for the board."""
    kinds: tuple[type, ...] = get_args(PlayerCommand)
    return [
        tag(kind)
        for kind in kinds
        if kind is not PutChipBack and "round" in {field.name for field in fields(kind)}
    ]


FACTS: dict[str, tuple[str, object]] = {
    "PROTOCOL": ("The protocol version that this page speaks.", VERSION),
    "BIDS": ("The numbers that can be bid (R6.2).", {"least": LEAST_BID, "most": MOST_BID}),
    "TURN_COMMANDS": (
        "The commands that nobody may give while the table waits for the board to be seen.",
        turn_commands(),
    ),
    "SPECTATOR_DELAYS": (
        "How many seconds later than the players spectators may see a match.",
        SPECTATOR_DELAYS,
    ),
    "MAX_NAME_LENGTH": ("How long a player's name may be.", MAX_NAME_LENGTH),
    "CODE_LENGTH": ("The number of letters and digits of a room code.", CODE_LENGTH),
    "LAST_HINT": ("The grade of the hint that is a whole path.", LAST_HINT),
    "CHIPS": ("The chips of a match (R2.1).", CHIPS),
    "CHIPS_BY_PLAYERS": (
        "How many chips win, by the number of players (R8.1); with more players all are played (R8.2).",
        CHIPS_BY_PLAYERS,
    ),
    "SHORT_CHIPS_BY_PLAYERS": (
        "The same for a short match (R8.8).",
        SHORT_CHIPS_BY_PLAYERS,
    ),
    "SHORT_CHIPS_IN_ALL": (
        "The chips that are played in a short match with more players (R8.8).",
        SHORT_CHIPS_IN_ALL,
    ),
    "EDITIONS": (
        "Every edition and what is special about it, in the order of the rules.",
        (*EDITIONS.values(),),
    ),
    "DIAGONAL_PANELS": (
        "The panels with coloured diagonals (R1.6).",
        [name for name, panel in PANELS.items() if panel.has_diagonals],
    ),
    "TIE_BREAKS": ("Who demonstrates first among equal bids (R6.4).", (*TieBreak,)),
    "RANGES": (
        "The numbers that an option may be, ends included.",
        {**RANGES},
    ),
    "GENTLE": (
        "A gentle start: how many chips are easy, and in how many moves one robot alone reaches such a chip.",
        {"chips": GENTLE_CHIPS, "moves": EASY_MOVES},
    ),
    "AWAY_SECONDS": (
        "How long an absent player has to return to a demonstration (R6.12).",
        DEMONSTRATOR_GONE_SECONDS,
    ),
    "DEFAULTS": ("The options of a match where nothing else is agreed.", Options()),
}
"""The constants for the browser: the name, a sentence about it, and the value of each."""


def rules_module() -> str:
    """Return web/net/rules.js."""
    lines = [
        "// Made by python -m ricochetrobots.protocol.schema from the rules in core and game: do not edit.",
        "",
    ]
    for name, (words, value) in FACTS.items():
        text = json.dumps(msgspec.to_builtins(value, str_keys=True), indent=2, ensure_ascii=False)
        lines += [f"/** {words} */", f"export const {name} = /** @type {{const}} */ ({text});", ""]
    return "\n".join(lines)
