"""The levels of bots: how fast a person looks, how much the person remembers, and how often it errs.

`docs/bots.md` has the measured strength of each level.
"""

from collections.abc import Mapping
from typing import NamedTuple

from ricochetrobots.game.bot_seats import BotLevel
from ricochetrobots.puzzles.person import Slips


class Level(NamedTuple):
    """The limits of a person.

    ``looks``: slides looked at in a second. ``memory``: positions remembered. ``helpers``: seconds until robots other
    than the chip's are considered. ``slips``: misjudged slides. ``miscounts``: wrong counts, in a hundred paths.
    ``checking``: seconds for each move of a path, in which the person goes through it again before bidding it.
    """

    looks: int
    memory: int
    helpers: float
    slips: Slips
    miscounts: int
    checking: float


LEVELS: Mapping[BotLevel, Level] = {
    BotLevel.BEGINNER: Level(6, 2, 8.0, Slips(4_000, 30), 6, 2.0),
    BotLevel.CASUAL: Level(14, 3, 6.0, Slips(2_500, 40), 4, 1.6),
    BotLevel.REGULAR: Level(34, 4, 5.0, Slips(1_500, 50), 3, 1.3),
    BotLevel.STRONG: Level(90, 5, 4.0, Slips(600, 60), 2, 1.0),
    BotLevel.EXPERT: Level(260, 6, 3.0, Slips(200, 75), 1, 0.8),
    BotLevel.MASTER: Level(800, 8, 2.0, Slips(30, 90), 0, 0.6),
}
"""The six levels that are a person's, the weakest first."""
