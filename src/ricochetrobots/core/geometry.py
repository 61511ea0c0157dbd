"""The basic values of the game: cells, directions, robots and symbols."""

from enum import IntEnum, StrEnum
from typing import Literal, NewType

Cell = NewType("Cell", int)
"""A space of a board as ``row * width + column``; row 0 is north, column 0 is west."""


DIRECTION_LETTERS = "nesw"


class Direction(IntEnum):
    """A direction of movement (R3.1), in clockwise order: adding one is a quarter turn."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3

    def __str__(self) -> str:
        return self.letter

    @property
    def letter(self) -> str:
        """Return the letter of the notation: ``n``, ``e``, ``s`` or ``w``."""
        return DIRECTION_LETTERS[self]

    @property
    def opposite(self) -> "Direction":
        """Return the opposite direction."""
        return Direction(self ^ 2)

    @property
    def is_horizontal(self) -> bool:
        """Return whether the direction runs along a row."""
        return self in (Direction.EAST, Direction.WEST)


RobotLetter = Literal["R", "G", "B", "Y", "S"]
ROBOT_LETTERS: tuple[RobotLetter, ...] = ("R", "G", "B", "Y", "S")


class Robot(IntEnum):
    """One of the five robots, in the order of the notation."""

    RED = 0
    GREEN = 1
    BLUE = 2
    YELLOW = 3
    SILVER = 4
    """The fifth robot (R2.3); black in the English box."""

    def __str__(self) -> str:
        return self.letter

    @property
    def letter(self) -> RobotLetter:
        """Return the letter of the notation: ``R``, ``G``, ``B``, ``Y`` or ``S``."""
        return ROBOT_LETTERS[self]

    @property
    def colour(self) -> str:
        """Return the colour as a word, e.g. ``red``."""
        return self.name.lower()


class Symbol(StrEnum):
    """The picture on a target (R1.5)."""

    MOON = "moon"
    GEAR = "gear"
    PLANET = "planet"
    STAR = "star"
    VORTEX = "vortex"


def column_name(column: int) -> str:
    """Return the name of a column, where 0 is the westmost: ``a`` to ``z``, then ``aa``, ``ab``."""
    first, last = divmod(column, 26)
    return (chr(ord("a") + first - 1) if first else "") + chr(ord("a") + last)
