"""The robots' letters as shapes, for pictures whose letters must not depend on a font."""

from ricochetrobots.core import Robot
from ricochetrobots.draw.markup import element, number

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
