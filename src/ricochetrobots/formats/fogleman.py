"""The state that github.com/fogleman/Ricochet passes to its solver, as JSON or as Python prints it.

Source of the facts: model.py (`Game.export`) and ricochet.c of that repository. ``grid`` has a mask for each of the
256 cells (row by row from the north-west): 1, 2, 4 and 8 for walls north, east, south and west, and 16 for a robot.
``robots`` are the cells of the robots in the order R G B Y and, in later versions, V for silver. ``robot`` is the
number of the one that must reach the cell ``token``.
"""

import json

from ricochetrobots.core import Board, Cell, Robot, Target
from ricochetrobots.core.panels import BOARD_SIDE
from ricochetrobots.formats.format import (
    FormatLossError,
    Shown,
    Value,
    Written,
    completed,
    differences,
    first_robots,
    puzzle_of,
    refuse,
)

WALLS = 0b1111
ROBOT = 0x10
NUMBERS_OF_ROBOTS = (4, 5)


class Fogleman:
    """A puzzle of four or five robots on 16 x 16 cells."""

    def recognises(self, text: str) -> bool:
        """Return whether it begins as an object does and names a grid."""
        start = text.lstrip()
        return start[:1] == "{" and ('"grid"' in start or "'grid'" in start)

    def read(self, text: str) -> Shown:
        """Return the puzzle of a state. Raises InputError."""
        state = _object(text)
        grid, robots = _numbers(state, "grid", text), _numbers(state, "robots", text)
        (robot,), (token,) = _numbers(state, "robot", text), _numbers(state, "token", text)
        if len(grid) != BOARD_SIDE**2 or not all(0 <= mask < 2 * ROBOT for mask in grid):
            refuse("grid must have 256 numbers from 0 to 31", text, _place(text, "grid"))
        if len(robots) not in NUMBERS_OF_ROBOTS:
            refuse("robots must have 4 or 5 numbers", text, _place(text, "robots"))
        if {cell for cell, mask in enumerate(grid) if mask & ROBOT} != {*robots}:
            refuse("grid and robots disagree about the robots", text, _place(text, "robots"))
        if not 0 <= robot < len(robots):
            refuse("robot must be the number of a robot", text, _place(text, "robot"))
        board = Board(BOARD_SIDE, BOARD_SIDE, tuple(mask & WALLS for mask in grid))
        return completed(board, map(Cell, robots), Target(Cell(token), Robot(robot)))

    def write(self, value: Value) -> Written:
        """Return the state of a puzzle and the parts that it lacks. Raises FormatLossError."""
        puzzle = puzzle_of(value)
        board, target = puzzle.board, puzzle.target
        if (board.width, board.height) != (BOARD_SIDE, BOARD_SIDE):
            raise FormatLossError(("a board that is not 16 x 16",))
        if target.robot is None:
            raise FormatLossError(("a target for any robot",))
        if first_robots(puzzle.position) not in NUMBERS_OF_ROBOTS:
            raise FormatLossError(("a position of fewer than 4 robots",))
        robots = [cell for cell in puzzle.robots if cell is not None]
        grid = [mask | ROBOT * (cell in robots) for cell, mask in enumerate(board.walls)]
        state = {"grid": grid, "robot": int(target.robot), "token": target.cell, "robots": robots}
        text = json.dumps(state)
        return Written(text, differences(puzzle, self.read(text)))


def _object(text: str) -> dict[str, object]:
    printed = text if '"' in text else text.replace("'", '"')
    try:
        state = json.loads(printed)
    except RecursionError:
        refuse("it is nested too deeply", text)
    except json.JSONDecodeError as fault:
        refuse(fault.msg, text, fault.pos)
    except ValueError as fault:
        refuse(str(fault), text)
    if not isinstance(state, dict):
        refuse("an object is missing", text)
    return state


def _numbers(state: dict[str, object], name: str, text: str) -> list[int]:
    """Return the whole numbers of a field; one number counts as a list of one."""
    found = state.get(name)
    numbers = [number for number in (found if isinstance(found, list) else [found]) if type(number) is int]
    if len(numbers) != (len(found) if isinstance(found, list) else 1):
        refuse(f"{name} must be whole numbers", text, _place(text, name))
    if isinstance(found, list) is not (name in ("grid", "robots")):
        refuse(f"{name} has the wrong shape", text, _place(text, name))
    return numbers


def _place(text: str, name: str) -> int:
    return max(0, text.find(name))


FOGLEMAN = Fogleman()
