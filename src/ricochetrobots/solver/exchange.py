"""The meaning of the numbers that the kernel exchanges with Python and, in WebAssembly, with the browser.

The kernel has the same lists, which a test compares. The browser's copy is generated. A place in a list is the number,
so a new name goes to the end.
"""

from ricochetrobots.core import Robot, Status

ROBOTS = tuple(robot.letter for robot in Robot)
STATUSES = tuple(status.value for status in Status)
FAULTS = (
    "none",
    "size",
    "wall-count",
    "wall-sides",
    "open-edge",
    "one-sided-wall",
    "diagonal-off-board",
    "diagonal-colour",
    "two-diagonals",
    "no-robot",
    "robot-off-board",
    "robot-on-diagonal",
    "two-robots",
    "target-robot",
    "target-robot-not-in-play",
    "target-off-board",
    "move-number",
    "illegal-move",
    "numbers-cut-off",
)
"""The faults of a puzzle. Their codes begin the messages of ValueError (`_kernel`)."""
