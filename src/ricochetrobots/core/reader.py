"""Read a text from left to right. `move` and `notation` build on this reader."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import NoReturn, TypeVar

from ricochetrobots.core.errors import AmbiguousError, IllegalError, UnreadableError, WrongTypeError
from ricochetrobots.core.geometry import Direction, Robot
from ricochetrobots.core.sentence import Sentence

K = TypeVar("K")
T = TypeVar("T")

DIRECTIONS: Mapping[str, Direction] = {direction.letter: direction for direction in Direction}
ROBOTS: Mapping[str, Robot] = {robot.letter: robot for robot in Robot}

TO_URL = str.maketrans(" #/\\", "_!~-")
"""The replacements for characters that web addresses do not allow."""

_FROM_URL = str.maketrans("_!~-", " #/\\")


class Reader:
    """Reads one text, and raises an error at the first offset that does not match.

    ``text`` is the input, ``plain`` the input with the web address characters replaced, and ``at`` the offset of the
    next character.
    """

    def __init__(self, text: str) -> None:
        if not isinstance(text, str):
            raise WrongTypeError.of("a text", text)
        self.text = text
        self.plain = text.translate(_FROM_URL)
        self.at = 0

    def whole(self, value: T) -> T:
        """Return the value if the text ends here. Raises UnreadableError otherwise."""
        if self.at < len(self.text):
            self.refuse(Sentence("part-end", "the end"))
        return value

    def refuse(self, expected: Sentence) -> NoReturn:
        """Raise UnreadableError at the current offset."""
        ended = self.at >= len(self.text)
        found = Sentence("part-end", "the end") if ended else repr(self.text[self.at])
        raise UnreadableError(
            Sentence(
                "fault-unexpected", "Expected {expected}, found {found}.", expected=expected, found=found
            ),
            self.text,
            self.at,
        )

    def sees(self, literal: str) -> bool:
        """Return whether ``literal`` comes next."""
        return self.plain.startswith(literal, self.at)

    def skip(self, literal: str, expected: Sentence) -> None:
        """Skip ``literal``, which must come next."""
        if not self.sees(literal):
            self.refuse(expected)
        self.at += len(literal)

    def one(self, choices: Mapping[str, T], expected: Sentence) -> T:
        """Read one character and return its value in ``choices``."""
        character = self.plain[self.at : self.at + 1]
        if character not in choices:
            self.refuse(expected)
        self.at += 1
        return choices[character]

    def once(self, table: dict[K, T], key: K, value: T, start: int, what: Sentence) -> None:
        """Store the value read since ``start`` under ``key``.

        Raises AmbiguousError or UnreadableError if the key already has a value.
        """
        if key not in table:
            table[key] = value
        elif table[key] == value:
            raise UnreadableError(
                Sentence("fault-twice", "{what} is given twice.", what=what), self.text, start
            )
        else:
            raise AmbiguousError(
                Sentence("fault-twice-unlike", "{what} is given twice, with different values.", what=what),
                self.text,
                start,
            )

    @contextmanager
    def placing(self, start: int, parts: Mapping[str, int] | None = None) -> Iterator[None]:
        """Add the offset to an IllegalError: that of the part it quotes, or ``start``."""
        try:
            yield
        except IllegalError as error:
            raise error.within(self.text, (parts or {}).get(error.text, start)) from None

    def direction(self) -> Direction:
        """Read a direction."""
        return self.one(DIRECTIONS, Sentence("part-direction", "a direction (n, e, s or w)"))

    def robot(self) -> Robot:
        """Read a robot."""
        return self.one(ROBOTS, Sentence("part-robot", "a robot (R, G, B, Y or S)"))


def parse_direction(text: str) -> Direction:
    """Read a direction, e.g. ``e``."""
    reader = Reader(text)
    return reader.whole(reader.direction())


def parse_robot(text: str) -> Robot:
    """Read a robot, e.g. ``G``."""
    reader = Reader(text)
    return reader.whole(reader.robot())


def as_direction(direction: Direction | str) -> Direction:
    """Return the direction, read if it is text. Raises InputError and WrongTypeError."""
    if isinstance(direction, Direction):
        return direction
    if isinstance(direction, str):
        return parse_direction(direction)
    raise WrongTypeError.of("a direction or its letter", direction)


def as_robot(robot: Robot | str) -> Robot:
    """Return the robot, read if it is text. Raises InputError and WrongTypeError."""
    if isinstance(robot, Robot):
        return robot
    if isinstance(robot, str):
        return parse_robot(robot)
    raise WrongTypeError.of("a robot or its letter", robot)
