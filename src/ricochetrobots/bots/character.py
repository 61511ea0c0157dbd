"""The characters of bots: at the same level they differ in temperament."""

from collections.abc import Mapping
from typing import NamedTuple

from ricochetrobots.game.bot_seats import BotCharacter


class Character(NamedTuple):
    """A temperament, in relation to the level.

    ``speed`` multiplies the positions in a second, ``checking`` the time before a bid. ``weight`` is added to that of
    the level: the higher, the sooner the bot believes in a long path. ``stops``: seconds without a shorter path after
    which the bot says "nothing lower".
    """

    speed: float
    checking: float
    weight: int
    stops: float


CHARACTERS: Mapping[BotCharacter, Character] = {
    BotCharacter.PIP: Character(1.0, 0.6, 0, 20.0),
    BotCharacter.OTTO: Character(1.0, 1.0, 0, 30.0),
    BotCharacter.NELL: Character(1.0, 1.4, 0, 40.0),
    BotCharacter.JUNO: Character(1.0, 0.8, 12, 60.0),
    BotCharacter.BRAM: Character(0.8, 1.1, -4, 60.0),
    BotCharacter.VERA: Character(1.3, 0.8, 0, 20.0),
}
