"""The levels of bots: how fast a person takes up positions and checks a path, and how often it errs.

`docs/bots.md` has the measured strength of each level.
"""

from collections.abc import Mapping
from typing import NamedTuple

from ricochetrobots.bots.thinking import Habits
from ricochetrobots.game.bot_seats import BotLevel


class Level(NamedTuple):
    """The limits of a person.

    ``positions``: taken up in a second. ``checking``: seconds for each move of a path, in which the person goes through
    it before bidding it. ``miscounts``: wrong counts, in a hundred paths.
    """

    positions: int
    checking: float
    miscounts: int
    habits: Habits


LEVELS: Mapping[BotLevel, Level] = {
    BotLevel.BEGINNER: Level(1, 12.0, 40, Habits(72, 64, 2_000, 30)),
    BotLevel.CASUAL: Level(2, 10.0, 25, Habits(60, 56, 1_800, 40)),
    BotLevel.REGULAR: Level(4, 8.0, 12, Habits(48, 44, 1_300, 50)),
    BotLevel.STRONG: Level(8, 6.0, 8, Habits(36, 28, 800, 60)),
    BotLevel.EXPERT: Level(15, 5.0, 6, Habits(28, 20, 400, 75)),
    BotLevel.MASTER: Level(30, 4.0, 2, Habits(20, 16, 100, 90)),
}
"""The six levels that are a person's, the weakest first."""
