"""Messages for people, in English, with the facts that translations need."""

from collections.abc import Mapping
from typing import Self

from ricochetrobots.core.geometry import Robot

Fact = str | int | float | bool | None
"""A value in an error or a sentence. A `Sentence` among the facts is a part of the longer sentence."""


class Sentence(str):
    """A sentence in English, or a part of one, which translations find by its ``name``.

    A translation is the message with that name in locales/LANGUAGE.ftl, formatted with the same ``facts``. English is
    only in the code. Callers pass name and English as literals, which a test extracts from the source.

    >>> Sentence("fault-not-in-play", "The {colour} robot is not in play.", colour="red")
    'The red robot is not in play.'
    """

    name: str
    facts: Mapping[str, Fact]

    def __new__(cls, name: str, english: str, /, **facts: Fact) -> Self:
        """Make the sentence by ``english.format(**facts)``."""
        self = super().__new__(cls, english.format(**facts))
        self.name, self.facts = name, facts
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (self.name, str(self), self.facts)


def _again(name: str, words: str, facts: Mapping[str, Fact]) -> Sentence:
    """Make a sentence from its formatted text."""
    again = Sentence(name, "{words}", words=words)
    again.facts = facts
    return again


def titled(robot: Robot) -> Sentence:
    """Return the robot's colour as the first word of a sentence, e.g. ``Red``."""
    return Sentence("part-robot-title", "{title}", title=robot.colour.capitalize(), robot=robot)
