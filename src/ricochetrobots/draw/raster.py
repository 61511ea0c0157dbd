"""Boards as PNG."""

import re
from collections.abc import Iterable

from ricochetrobots.core import Move
from ricochetrobots.core.errors import whole_number
from ricochetrobots.draw.scene import Shown
from ricochetrobots.draw.style import Theme
from ricochetrobots.draw.svg import board_svg
from ricochetrobots.extras import require_extra

MOST_PIXELS = 8192
"""The most pixels of a side. resvg ends the whole program if the memory for its picture is refused."""

_SIZE = re.compile(r'viewBox="\S+ \S+ (\S+) (\S+)"')


def board_png(
    shown: Shown | str,
    *,
    path: Iterable[Move | str] | str = (),
    width: int = 800,
    theme: Theme = "light",
    coordinates: bool = False,
) -> bytes:
    """Draw a board, a position or a puzzle, ``width`` pixels wide; the bytes are the same on every machine.

    The other arguments and the errors are those of `board_svg`. Raises ValueError unless the picture has 1 to 8192
    pixels on each side, and MissingExtraError without the extra png.
    """
    require_extra("png", "board_png()")
    from resvg_py import svg_to_bytes  # slow to import

    width = whole_number("width", width)
    svg = board_svg(shown, path=path, theme=theme, coordinates=coordinates, outlined=True)
    across, down = map(float, _SIZE.findall(svg)[0])
    height = round(width * down / across)
    if not (1 <= width <= MOST_PIXELS and 1 <= height <= MOST_PIXELS):
        raise ValueError(f"A picture has 1 to {MOST_PIXELS} pixels on each side, not {width} x {height}.")
    return bytes(svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True))
