"""What a person is told, in English, with what another language needs to say it in its own words."""

from collections.abc import Mapping
from typing import Self

from ricochetrobots.core.geometry import Robot

Fact = str | int | float | bool | None
"""A value of a refusal or in a sentence. A `Sentence` among the facts is a part of the longer one."""


class Sentence(str):
    """A sentence in English, or a part of one, which other languages find by its ``name``.

    Their words are the message of that name in locales/LANGUAGE.ftl, made with the same ``facts``. English stands here
    alone. Name and English are literals where a sentence is made, so that a test can read them there.

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
    """Make a sentence from its finished words."""
    again = Sentence(name, "{words}", words=words)
    again.facts = facts
    return again


def titled(robot: Robot) -> Sentence:
    """Return a robot as a word at the beginning of a sentence, e.g. ``Red``."""
    return Sentence("part-robot-title", "{title}", title=robot.colour.capitalize(), robot=robot)
