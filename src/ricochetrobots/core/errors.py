"""Everything that the rules and the notation refuse, as one tree.

::

    RicochetError                 every refusal of this package
    ├── RefusalError              error               its code has a row in the table of a layer above
    ├── InputError                a text or a value that cannot be taken (also a ValueError)
    │   ├── UnreadableError       unreadable          it follows no form of the notation
    │   ├── IllegalError          illegal             it can be read, but a rule forbids it
    │   └── AmbiguousError        ambiguous           it could mean two things
    ├── MoveError                 a move that the board does not allow
    │   ├── BlockedMoveError      move-blocked        R3.3
    │   ├── DiagonalStopError     stops-on-diagonal   R4.3
    │   ├── EndlessSlideError     endless-slide       R4.4
    │   └── RobotNotInPlayError   robot-not-in-play   R3.1
    └── WrongTypeError            wrong-type          an argument of another type (also a TypeError)

The word in the middle is the stable ``code`` of the class: programs, the wire and translations go by it. The
layers above root their own errors here.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar, Literal, Self

from ricochetrobots.core.geometry import Cell, Direction, Robot
from ricochetrobots.core.sentence import Fact, Sentence, titled

MAX_QUOTED = 200
"""The most characters that an error repeats of what was given."""


class RicochetError(Exception):
    """Any refusal of this package; ``str()`` is a sentence for a person."""

    code: str = "error"
    """A stable word for programs."""
    clause: str | None = None
    """The clause of the rules that is broken, e.g. ``R3.3``."""
    facts: Mapping[str, Fact] = MappingProxyType({})
    """Further values for programs, and for the sentence in other languages."""

    @property
    def sentence(self) -> str:
        """What ``str()`` says; a `Sentence` where other languages have words for it."""
        return self._words()

    def __str__(self) -> str:
        return str(self._words())

    def _words(self) -> str:
        """Return the sentence: what the error was made with, or what a class makes of its facts."""
        return self.args[0] if self.args else ""


@dataclass(frozen=True)
class Reason:
    """An entry in a layer's table of refusals, whose key is the code."""

    sentence: str
    """English, with the names of facts in braces. Other languages have the message ``refused-CODE``."""
    clause: str | None = None
    facts: tuple[str, ...] = ()
    """The facts that the sentence does not name."""


class RefusalError(RicochetError):
    """A refusal whose code is in ``reasons``, the table of its layer.

    A class of its own fixes its ``code`` where somebody catches it by type.
    """

    reasons: ClassVar[Mapping[str, Reason]] = MappingProxyType({})

    def __init__(self, code: str | None = None, detail: str | None = None, /, **facts: Fact) -> None:
        """Refuse with a code from the table; ``detail`` replaces the table's sentence by a more precise one."""
        self.code = code or type(self).code
        super().__init__(self.code, detail)
        self.clause = self.reasons[self.code].clause
        self.facts = facts

    def _words(self) -> str:
        _, detail = self.args
        return detail or Sentence(f"refused-{self.code}", self.reasons[self.code].sentence, **self.facts)

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (type(self), self.args, vars(self))


def _restored(
    kind: type[RefusalError], args: tuple[object, ...], state: Mapping[str, object]
) -> RefusalError:
    error = kind.__new__(kind, *args)
    vars(error).update(state)
    return error


class InputError(RicochetError, ValueError):
    """A text or a value that cannot be taken.

    ``text`` is what was given and ``position`` the 0-based offset of the fault in it. Of a text of more than 200
    characters it is the part around the fault, with an ellipsis where something is left out. A fault found in a value
    that was not read from text carries that part of the value in notation.
    """

    code = "input"

    def __init__(self, sentence: Sentence, text: str, position: int, clause: str | None = None) -> None:
        text, position = _around(text, position)
        super().__init__(sentence, text, position, clause)
        self.text = text
        self.position = position
        self.clause = clause
        self.facts = {"text": text, "position": position}

    def within(self, text: str, offset: int) -> Self:
        """Return the same fault as part of the longer ``text`` that quotes this one at ``offset``."""
        return type(self)(self.args[0], text, offset + self.position, self.clause)


class UnreadableError(InputError):
    """The text follows no form of the notation."""

    code = "unreadable"


class IllegalError(InputError):
    """The text can be read, but what it says breaks a rule."""

    code = "illegal"


class AmbiguousError(InputError):
    """The text could mean two things."""

    code = "ambiguous"


class MoveError(RicochetError):
    """A move that is not allowed where the robots stand."""

    code = "move"

    def __init__(self, robot: Robot, direction: Direction | None = None) -> None:
        super().__init__(robot, direction)
        self.robot = robot
        self.direction = direction
        self.facts = {"robot": robot.letter} | ({} if direction is None else {"direction": direction.letter})


class BlockedMoveError(MoveError):
    """The robot is blocked at once; ``by`` is the robot in the way, or ``"wall"``."""

    code = "move-blocked"
    clause = "R3.3"

    def __init__(self, robot: Robot, direction: Direction, by: Robot | Literal["wall"]) -> None:
        super().__init__(robot, direction)
        self.args = (robot, direction, by)
        self.by = by
        self.facts = {**self.facts, "by": "wall" if by == "wall" else by.letter}

    def _words(self) -> Sentence:
        robot, direction, by = self.args
        return Sentence(
            "fault-move-blocked",
            "{who} cannot move {where}: {what} is in the way.",
            who=titled(robot),
            where=Sentence("part-where", "{where}", where=direction.name.lower(), direction=direction),
            what=Sentence("part-a-wall", "a wall")
            if by == "wall"
            else Sentence(
                "part-by-robot", "the {colour} robot", colour=Robot(by).colour, who=titled(Robot(by))
            ),
        )


class DiagonalStopError(MoveError):
    """The robot would come to rest on a diagonal, at ``cell``."""

    code = "stops-on-diagonal"
    clause = "R4.3"

    def __init__(self, robot: Robot, direction: Direction, cell: Cell) -> None:
        super().__init__(robot, direction)
        self.args = (robot, direction, cell)
        self.cell = cell

    def _words(self) -> Sentence:
        return Sentence(
            "fault-stops-on-diagonal",
            "{who} would end on a diagonal, which is not allowed.",
            who=titled(self.robot),
        )


class EndlessSlideError(MoveError):
    """The robot would bounce from diagonal to diagonal for ever."""

    code = "endless-slide"
    clause = "R4.4"

    def _words(self) -> Sentence:
        return Sentence(
            "fault-endless-slide",
            "{who} would slide for ever, which is not allowed.",
            who=titled(self.robot),
        )


class RobotNotInPlayError(MoveError):
    """The robot does not stand on the board."""

    code = "robot-not-in-play"
    clause = "R3.1"

    def _words(self) -> Sentence:
        return Sentence(
            "fault-robot-not-in-play",
            "The {colour} robot is not in play.",
            colour=self.robot.colour,
            who=titled(self.robot),
        )


class WrongTypeError(RicochetError, TypeError):
    """An argument is neither the value that a function takes nor its text. Only a mistake in a program causes it."""

    code = "wrong-type"

    def __init__(self, expected: str, found: str) -> None:
        super().__init__(expected, found)

    @classmethod
    def of(cls, expected: str, value: object) -> Self:
        """Return the error for a value that is not what was expected."""
        return cls(expected, described(value))

    def _words(self) -> str:
        expected, found = self.args
        return f"Expected {expected}, not {found}."


def described(value: object) -> str:
    """Return the type and the beginning of the ``repr`` of a value."""
    return "None" if value is None else f"{type(value).__name__} {value!r:.60}"


def quoted(text: str) -> str:
    """Return the text in quotes for a sentence, at most its first 200 characters."""
    return repr(text if len(text) <= MAX_QUOTED else text[: MAX_QUOTED - 1] + "…")


def _around(text: str, position: int) -> tuple[str, int]:
    """Return at most 200 characters of the text, from around that offset, and the offset in them."""
    if len(text) <= MAX_QUOTED:
        return text, position
    start = max(0, min(position - MAX_QUOTED // 2, len(text) - MAX_QUOTED))
    part = text[start : start + MAX_QUOTED]
    if start > 0:
        part = "…" + part[1:]
    if start + MAX_QUOTED < len(text):
        part = part[:-1] + "…"
    return part, position - start
