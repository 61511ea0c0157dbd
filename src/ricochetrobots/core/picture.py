"""How values show themselves in notebooks. The room that draws is above this one, so the package sets it here."""

from collections.abc import Callable

Drawing = Callable[[object, object], str]

drawing: Drawing | None = None
"""Returns the SVG of a board, position or puzzle after a path."""


def drawn(shown: object, path: object = "") -> str | None:
    """Return the SVG of a value after a path, or None if nothing can draw; then a notebook shows the text."""
    return None if drawing is None else drawing(shown, path)
