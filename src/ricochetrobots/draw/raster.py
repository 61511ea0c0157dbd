"""Boards as PNG."""

from collections.abc import Iterable

from ricochetrobots.core import Move
from ricochetrobots.core.extras import require_extra
from ricochetrobots.draw.scene import Shown
from ricochetrobots.draw.style import Theme
from ricochetrobots.draw.svg import board_svg


def board_png(
    shown: Shown | str,
    *,
    path: Iterable[Move | str] | str = (),
    width: int = 800,
    theme: Theme = "light",
    coordinates: bool = False,
) -> bytes:
    """Draw a board, a position or a puzzle, ``width`` pixels wide; the bytes are the same on every machine.

    The other arguments and the errors are those of `board_svg`. Raises MissingExtraError without the extra png.
    """
    require_extra("png", "board_png()")
    from resvg_py import svg_to_bytes  # slow to import

    svg = board_svg(shown, path=path, theme=theme, coordinates=coordinates, outlined=True)
    return bytes(svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True))
