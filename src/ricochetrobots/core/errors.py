"""The exceptions of the package, as one tree.

::

    RicochetError                 every error of this package
    ├── RefusalError              error               its code is in the table of a higher layer
    ├── InputError                an invalid text or value (also a ValueError)
    │   ├── UnreadableError       unreadable          it matches no form of the notation
    │   ├── IllegalError          illegal             it is readable, but a rule forbids it
    │   └── AmbiguousError        ambiguous           it has two meanings
    ├── MoveError                 a move that the board does not allow
    │   ├── BlockedMoveError      move-blocked        R3.3
    │   ├── DiagonalStopError     stops-on-diagonal   R4.3
    │   ├── EndlessSlideError     endless-slide       R4.4
    │   └── RobotNotInPlayError   robot-not-in-play   R3.1
    └── WrongTypeError            wrong-type          an argument of another type (also a TypeError)

The middle column is the stable ``code`` of the class, which programs, the wire and translations use. Higher layers
derive their errors from this tree.
"""

import operator
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar, Literal, Self

from ricochetrobots.core.geometry import Cell, Direction, Robot
from ricochetrobots.core.sentence import Fact, Sentence, titled

MAX_QUOTED = 200
"""The most characters of the input that an error quotes."""


class RicochetError(Exception):
    """Any error of this package; ``str()`` is a sentence for a person."""

    code: str = "error"
    """A stable word for programs."""
    clause: str | None = None
    """The clause of the rules that the input breaks, e.g. ``R3.3``."""
    facts: Mapping[str, Fact] = MappingProxyType({})
    """Further values for programs, and for the sentence in other languages."""

    @property
    def sentence(self) -> str:
        """The text of ``str()``; a `Sentence` if it can be translated."""
        return self._words()

    def __str__(self) -> str:
        return str(self._words())

    def _words(self) -> str:
        """Return the sentence that was passed in, or in subclasses one built from the facts."""
        return self.args[0] if self.args else ""


@dataclass(frozen=True)
class Reason:
    """An entry in a layer's table of refusals, keyed by code."""

    sentence: str
    """The English text, with the names of facts in braces. Its translations are the message ``refused-CODE``."""
    clause: str | None = None
    facts: tuple[str, ...] = ()
    """The facts that the sentence does not name."""


class RefusalError(RicochetError):
    """A refusal whose code is in ``reasons``, the table of its layer.

    A subclass sets its ``code`` if callers catch it by type.
    """

    reasons: ClassVar[Mapping[str, Reason]] = MappingProxyType({})

    def __init__(self, code: str | None = None, detail: str | None = None, /, **facts: Fact) -> None:
        """Use a code from the table; ``detail`` replaces the table's sentence with a more precise one."""
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
    """An invalid text or value.

    ``text`` is the input and ``position`` the 0-based offset of the fault in it. If the input has more than 200
    characters, ``text`` is the part around the fault, with an ellipsis for each omission. If the input is not text,
    ``text`` is the faulty part of the value in notation.
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
        """Return the same error for a longer ``text`` that contains this one at ``offset``."""
        return type(self)(self.args[0], text, offset + self.position, self.clause)


class UnreadableError(InputError):
    """The text matches no form of the notation."""

    code = "unreadable"


class IllegalError(InputError):
    """The text is readable, but its content breaks a rule."""

    code = "illegal"


class AmbiguousError(InputError):
    """The text has two meanings."""

    code = "ambiguous"


class MoveError(RicochetError):
    """A move that the rules do not allow in this position."""

    code = "move"

    def __init__(self, robot: Robot, direction: Direction | None = None) -> None:
        super().__init__(robot, direction)
        self.robot = robot
        self.direction = direction
        self.facts = {"robot": robot.letter} | ({} if direction is None else {"direction": direction.letter})


class BlockedMoveError(MoveError):
    """The robot cannot move a single cell; ``blocker`` is the robot in the way, or ``"wall"``."""

    code = "move-blocked"
    clause = "R3.3"

    def __init__(self, robot: Robot, direction: Direction, blocker: Robot | Literal["wall"]) -> None:
        super().__init__(robot, direction)
        self.args = (robot, direction, blocker)
        self.blocker = blocker
        self.facts = {**self.facts, "by": "wall" if blocker == "wall" else blocker.letter}

    def _words(self) -> Sentence:
        robot, direction, blocker = self.args
        return Sentence(
            "fault-move-blocked",
            "{who} cannot move {where}: {what} is in the way.",
            who=titled(robot),
            where=Sentence("part-where", "{where}", where=direction.name.lower(), direction=direction),
            what=Sentence("part-a-wall", "a wall")
            if blocker == "wall"
            else Sentence(
                "part-by-robot",
                "the {colour} robot",
                colour=Robot(blocker).colour,
                who=titled(Robot(blocker)),
            ),
        )


class DiagonalStopError(MoveError):
    """The robot would stop on a diagonal, at ``cell``."""

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
    """The robot would bounce between diagonals for ever."""

    code = "endless-slide"
    clause = "R4.4"

    def _words(self) -> Sentence:
        return Sentence(
            "fault-endless-slide",
            "{who} would slide for ever, which is not allowed.",
            who=titled(self.robot),
        )


class RobotNotInPlayError(MoveError):
    """The robot is not on the board."""

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
    """An argument is neither a value of the expected type nor its text. This is a bug in the caller."""

    code = "wrong-type"

    def __init__(self, expected: str, found: str) -> None:
        super().__init__(expected, found)

    @classmethod
    def of(cls, expected: str, value: object) -> Self:
        """Return the error for a value of an unexpected type."""
        return cls(expected, described(value))

    def _words(self) -> str:
        expected, found = self.args
        return f"Expected {expected}, not {found}."


def whole_number(name: str, value: object) -> int:
    """Return an argument of that name as an int. Raises WrongTypeError unless it is a whole number."""
    try:
        if not isinstance(value, bool):
            return operator.index(value)  # type: ignore[arg-type]  # it raises TypeError for other types
    except TypeError:
        pass
    raise WrongTypeError.of(f"a whole number for {name}", value)


def check_bool(name: str, value: object) -> None:
    """Raise WrongTypeError unless an argument of that name is True or False."""
    if not isinstance(value, bool):
        raise WrongTypeError.of(f"True or False for {name}", value)


def described(value: object) -> str:
    """Return the type and the beginning of the ``repr`` of a value."""
    return "None" if value is None else f"{type(value).__name__} {value!r:.60}"


def quoted(text: str) -> str:
    """Return the text in quotes for a sentence, at most its first 200 characters."""
    return repr(text if len(text) <= MAX_QUOTED else text[: MAX_QUOTED - 1] + "…")


def _around(text: str, position: int) -> tuple[str, int]:
    """Return at most 200 characters of the text around the offset, and the offset within them."""
    if len(text) <= MAX_QUOTED:
        return text, position
    start = max(0, min(position - MAX_QUOTED // 2, len(text) - MAX_QUOTED))
    part = text[start : start + MAX_QUOTED]
    if start > 0:
        part = "…" + part[1:]
    if start + MAX_QUOTED < len(text):
        part = part[:-1] + "…"
    return part, position - start
