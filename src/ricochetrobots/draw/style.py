"""Colours, shapes and measures, read from ``style.json`` for one theme."""

import json
from functools import cache
from pathlib import Path
from typing import Literal, get_args

from ricochetrobots.core import Robot

Theme = Literal["light", "dark"]
Value = str | float | list[float] | dict[str, "Value"] | None

SOURCE = Path(__file__).with_name("style.json")


@cache
def _source() -> dict[str, Value]:
    source: dict[str, Value] = json.loads(SOURCE.read_text("utf-8"))
    return source


class Style:
    """The values of ``style.json`` by their names, joined by dots; colours of one theme.

    All lengths are in cells. Raises ValueError for an unknown theme, and KeyError if the names lead to no value of
    the requested kind.
    """

    def __init__(self, theme: Theme, *, outlined: bool = False) -> None:
        if theme not in get_args(Theme):
            raise ValueError(f"theme must be {' or '.join(map(repr, get_args(Theme)))}, not {theme!r}.")
        self.theme = theme
        self.outlined = outlined
        """True to draw letters as shapes, which need no font."""

    def measure(self, names: str) -> float:
        """Return one of the measures, e.g. ``frame.width``."""
        return self.number(f"measures.{names}")

    def colour(self, name: str) -> str:
        """Return a colour that belongs to no robot, e.g. ``cell``."""
        return self.text(f"colours.{name}.{self.theme}")

    def of(self, robot: Robot, name: str) -> str:
        """Return one of a robot's colours: ``fill``, ``letter``, ``tint`` or ``deep``."""
        return self.text(f"robots.{robot.letter}.{name}.{self.theme}")

    def number(self, names: str) -> float:
        """Return a number. Raises KeyError."""
        value = self._value(names)
        if not isinstance(value, int | float):
            raise KeyError(names)
        return value

    def numbers(self, names: str) -> list[float]:
        """Return a list of numbers. Raises KeyError."""
        value = self._value(names)
        if not isinstance(value, list):
            raise KeyError(names)
        return value

    def text(self, names: str) -> str:
        """Return a text: a colour, or the data of a path. Raises KeyError."""
        value = self._value(names)
        if not isinstance(value, str):
            raise KeyError(names)
        return value

    def _value(self, names: str) -> Value:
        value: Value = _source()
        for name in names.split("."):
            if not isinstance(value, dict) or name not in value:
                raise KeyError(names)
            value = value[name]
        return value


def mixed(colour: str, share: float, other: str) -> str:
    """Return the ``#rrggbb`` with ``share`` of one colour and the rest of the other."""
    pairs = ((int(colour[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(share * one + (1 - share) * two):02X}" for one, two in pairs)
