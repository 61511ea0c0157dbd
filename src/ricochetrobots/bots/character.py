"""The characters of bots: at the same level they differ in temperament."""

from collections.abc import Mapping
from typing import NamedTuple

from ricochetrobots.game.bot_seats import BotCharacter


class Character(NamedTuple):
    """A temperament, in relation to the level.

    ``speed`` multiplies the looks in a second, ``checking`` the time before a bid. ``patience``: lines of thought
    without success until the next ones are longer. ``stops``: seconds without a shorter path after which the
    bot says "nothing lower".
    """

    speed: float
    checking: float
    patience: int
    stops: float


CHARACTERS: Mapping[BotCharacter, Character] = {
    BotCharacter.PIP: Character(1.0, 0.4, 4, 10.0),
    BotCharacter.OTTO: Character(1.0, 1.0, 8, 20.0),
    BotCharacter.NELL: Character(1.0, 1.8, 12, 25.0),
    BotCharacter.JUNO: Character(1.0, 0.7, 3, 45.0),
    BotCharacter.BRAM: Character(0.7, 1.2, 30, 40.0),
    BotCharacter.VERA: Character(1.3, 0.7, 20, 15.0),
}
