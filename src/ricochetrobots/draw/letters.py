"""The robots' letters, numbers and the names of columns as shapes, for pictures that must not depend on a font."""

import json
from functools import cache
from pathlib import Path

from ricochetrobots.core import Robot
from ricochetrobots.draw.markup import element, number, text
from ricochetrobots.draw.style import Style

GLYPHS = Path(__file__).with_name("glyphs.json")
"""The width and the outline of each character in thousandths of the font's size, made by tools/glyphs.py."""

STROKES = {
    Robot.RED: "M-.19,-.02V-.64H.01A.16,.16 0 0 1 .01,-.31H-.19M.02,-.31L.2,-.02",
    Robot.GREEN: "M.2,-.53A.24,.29 0 1 0 .235,-.33H.05",
    Robot.BLUE: "M-.18,-.075V-.645H.01A.14,.135 0 0 1 .01,-.375H-.18M.01,-.375H.03A.15,.15 0 0 1 .03,-.075H-.18",
    Robot.YELLOW: "M-.22,-.66L0,-.33L.22,-.66M0,-.33V0",
    Robot.SILVER: "M.19,-.55C.12,-.67 -.2,-.69 -.2,-.51C-.2,-.3 .21,-.42 .21,-.2C.21,-.02 -.12,-.02 -.21,-.15",
}
"""The lines of each letter in a font of size 1: its middle and baseline at 0, capitals 0.72 high."""
WEIGHT = 0.15


def outlined_letter(robot: Robot, y: float, size: float, colour: str) -> str:
    """Draw the robot's letter, centred, with its baseline at ``y``."""
    return element(
        "path",
        d=STROKES[robot],
        transform=f"translate(0 {number(y)}) scale({number(size)})",
        fill="none",
        stroke=colour,
        stroke_width=WEIGHT,
    )


def written(style: Style, content: str, x: float, y: float, size: float, colour: str, weight: str) -> str:
    """Write numbers or names of columns, centred on ``x`` with the baseline at ``y``, as text or outlined."""
    if not style.outlined:
        return text(content, x, y, size, fill=colour, font_weight=weight)
    glyphs = [_glyphs()[character] for character in content]
    scale = size / 1000
    left = x - scale * sum(width for width, _ in glyphs) / 2
    drawn = []
    for width, outline in glyphs:
        place = f"translate({number(left)} {number(y)}) scale({scale:.6g} {-scale:.6g})"
        drawn.append(element("path", d=outline, transform=place))
        left += scale * width
    return element("g", *drawn, fill=colour)


@cache
def _glyphs() -> dict[str, tuple[int, str]]:
    glyphs: dict[str, tuple[int, str]] = json.loads(GLYPHS.read_text(encoding="utf-8"))
    return glyphs
