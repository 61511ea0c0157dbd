"""Generate the numbers and lists of the rules for the browser: web/rules/constants.js."""

from __future__ import annotations

import json
from dataclasses import fields
from typing import get_args

import msgspec

from ricochetrobots.core import CHIPS, EDITIONS, PANELS, TieBreak
from ricochetrobots.game import Options
from ricochetrobots.game.absence import CATCHING_UP_PACE, CATCHING_UP_SECONDS, DEMONSTRATOR_GONE_SECONDS
from ricochetrobots.game.bids import MOST_BID
from ricochetrobots.game.bot_seats import BotCharacter, BotLevel
from ricochetrobots.game.commands import PlayerCommand, PutChipBack
from ricochetrobots.game.match import LEAST_BID
from ricochetrobots.game.names import MAX_MARKS, MAX_NAME_LENGTH
from ricochetrobots.game.options import HANDICAPS, RANGES, SPECTATOR_DELAYS
from ricochetrobots.game.scoring import (
    CHIPS_BY_PLAYERS,
    SHORT_CHIPS_BY_PLAYERS,
    SHORT_CHIPS_IN_ALL,
)
from ricochetrobots.game.setup import EASY_MOVES, GENTLE_CHIPS
from ricochetrobots.puzzles.grading import GRADES, SURPRISE_WEIGHT, UNUSUAL, USUAL_SURPRISE
from ricochetrobots.puzzles.themes import Theme
from ricochetrobots.puzzles.wanted import LONGEST
from ricochetrobots.wire.http import CODE_LENGTH, LAST_HINT
from ricochetrobots.wire.messages import PHRASES, REACTIONS, SAYINGS_PER_SEAT, VERSION
from ricochetrobots.wire.wire_format import tag


def turn_commands() -> list[str]:
    """Return the commands of a round that a page does not offer while it still shows earlier events."""
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
        "The commands of a round that a page does not offer while it still shows earlier events.",
        turn_commands(),
    ),
    "HANDICAPS": ("The handicaps that a seat may carry, in moves (R6.15).", HANDICAPS),
    "BOT_CHARACTERS": ("The characters of bots (R9.1).", tuple(BotCharacter)),
    "BOT_LEVELS": ("The levels of bots, the weakest first.", tuple(BotLevel)),
    "SPECTATOR_DELAYS": (
        "The delays for spectators that a host may choose, in seconds.",
        SPECTATOR_DELAYS,
    ),
    "REACTIONS": ("The faces of quick chat.", REACTIONS),
    "PHRASES": ("The words of quick chat.", PHRASES),
    "SAYINGS_AT_ONCE": (
        "The number of words of quick chat that a player may say at once, and the seconds until each further one.",
        {"count": SAYINGS_PER_SEAT[0], "seconds": SAYINGS_PER_SEAT[1]},
    ),
    "MAX_NAME_LENGTH": ("The most characters of a player's name.", MAX_NAME_LENGTH),
    "MAX_MARKS": ("The most combining marks on one letter of a name.", MAX_MARKS),
    "CODE_LENGTH": ("The number of letters and digits of a room code.", CODE_LENGTH),
    "LAST_HINT": ("The grade of the hint that reveals a whole path.", LAST_HINT),
    "CHIPS": ("The number of chips in a match (R2.1).", CHIPS),
    "CHIPS_BY_PLAYERS": (
        "The number of chips that wins, by the number of players (R8.1); with more players, all are played (R8.2).",
        CHIPS_BY_PLAYERS,
    ),
    "SHORT_CHIPS_BY_PLAYERS": (
        "The same for a short match (R8.8).",
        SHORT_CHIPS_BY_PLAYERS,
    ),
    "SHORT_CHIPS_IN_ALL": (
        "The number of chips played in a short match with more players (R8.8).",
        SHORT_CHIPS_IN_ALL,
    ),
    "EDITIONS": (
        "Every edition and its special rules, in the order of the rules.",
        (*EDITIONS.values(),),
    ),
    "DIAGONAL_PANELS": (
        "The panels with coloured diagonals (R1.6).",
        [name for name, panel in PANELS.items() if panel.has_diagonals],
    ),
    "TIE_BREAKS": ("The tie-breaks for equal bids (R6.4).", (*TieBreak,)),
    "RANGES": (
        "The ranges of numeric options, including both ends.",
        {**RANGES},
    ),
    "GENTLE": (
        "A gentle start: the number of easy chips, and the most moves in which one robot alone reaches such a chip.",
        {"chips": GENTLE_CHIPS, "moves": EASY_MOVES},
    ),
    "AWAY_SECONDS": (
        "The seconds in which an absent player can return to a demonstration (R6.12).",
        DEMONSTRATOR_GONE_SECONDS,
    ),
    "CATCHING_UP": (
        "How fast the sand and the bots' clocks run while people wait only for bots, and for how many seconds (R9.5).",
        {"pace": CATCHING_UP_PACE, "seconds": CATCHING_UP_SECONDS},
    ),
    "GRADES": ("The scores of difficulty at which the next grade of a puzzle begins.", GRADES),
    "SURPRISE_WEIGHT": ("The weight of a bit of surprise in a score.", SURPRISE_WEIGHT),
    "USUAL_SURPRISE": ("The usual surprise of a puzzle in bits, and more for each move.", USUAL_SURPRISE),
    "UNUSUAL": ("As many bits beyond the usual, a path is well hidden or plain to see.", UNUSUAL),
    "THEMES": ("The themes of puzzles.", (*Theme,)),
    "LONGEST": ("More moves than any puzzle of an edition takes.", LONGEST),
    "DEFAULTS": ("The default options of a match.", Options()),
}
"""The constants for the browser: the name, a sentence about it, and the value of each."""


def rules_module() -> str:
    """Return web/rules/constants.js."""
    lines = [
        "// Generated by python -m ricochetrobots.web.generate from the rules in core and game; do not edit.",
        "",
    ]
    for name, (words, value) in FACTS.items():
        text = json.dumps(msgspec.to_builtins(value, str_keys=True), indent=2, ensure_ascii=False)
        lines += [f"/** {words} */", f"export const {name} = /** @type {{const}} */ ({text});", ""]
    return "\n".join(lines)
