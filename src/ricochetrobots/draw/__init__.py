"""Pictures of boards, positions and paths in the same style as the browser.

>>> from ricochetrobots.draw import board_text
>>> print(board_text("3x2:b1e Ra1 >Rc2", path="Rs", colour=False, ascii_only=True))
     a   b   c
   +-------+---+
 1 |(r)    |   |
   |   .   |   |
 2 | R      >r |
   +-----------+
<BLANKLINE>
"""

from ricochetrobots.draw.graph import position_graph
from ricochetrobots.draw.heat import heat_svg, stops_of
from ricochetrobots.draw.raster import board_png
from ricochetrobots.draw.stepper import path_widget
from ricochetrobots.draw.svg import board_svg
from ricochetrobots.draw.terminal import board_text

__all__ = [
    "board_png",
    "board_svg",
    "board_text",
    "heat_svg",
    "path_widget",
    "position_graph",
    "stops_of",
]
