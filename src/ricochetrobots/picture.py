"""The pictures of values in notebooks.

`draw` is above the packages of these values, so ``ricochetrobots`` registers it here.
"""

from typing import Protocol


class Widget(Protocol):
    """A widget for notebooks that shows ``step`` of the ``moves`` of a path; it has a picture for each step."""

    step: int
    moves: list[str]
    pictures: list[str]


class Illustrator(Protocol):
    """The interface of a package that draws a board, a position or a puzzle, and a path from it."""

    def svg(self, shown: object, path: object) -> str:
        """Return the picture after the path."""
        ...

    def html(self, shown: object, path: object, caption: str) -> str:
        """Return the picture after the path with a sentence below it."""
        ...

    def widget(self, shown: object, path: object) -> Widget:
        """Return a widget that steps through the path."""
        ...


drawing: Illustrator | None = None


def draw_with(chosen: Illustrator) -> None:
    """Let it draw all values from now on."""
    global drawing
    drawing = chosen


def drawn(shown: object, path: object = "") -> str | None:
    """Return the SVG of a value after a path, or None if nothing can draw; then a notebook shows the text."""
    return None if drawing is None else drawing.svg(shown, path)


def captioned(shown: object, path: object, caption: str) -> str | None:
    """Return the HTML of a picture and a sentence, or None if nothing can draw."""
    return None if drawing is None else drawing.html(shown, path, caption)


def stepped(shown: object, path: object) -> Widget:
    """Return a widget that steps through a path. Raises RuntimeError if nothing can draw."""
    if drawing is None:
        raise RuntimeError("No drawing is set.")
    return drawing.widget(shown, path)
