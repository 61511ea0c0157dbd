"""The widget that shows a board and reads the mouse."""

from __future__ import annotations

from rich.text import Text
from textual import events
from textual.geometry import Size
from textual.message import Message
from textual.widget import Widget

from ricochetrobots.core import Cell, Direction, Move, Robot, parse_board
from ricochetrobots.tui.drawing import Pen, Picture, cell_at, drawn, size_of

NO_BOARD = Picture(board=parse_board("2x2:"))


class BoardView(Widget):
    """A board. A click chooses a robot or moves the chosen one to a stop; a drag moves the robot where it began."""

    DEFAULT_CSS = "BoardView { width: auto; height: auto; }"

    class RobotChosen(Message):
        """The person chose a robot."""

        def __init__(self, robot: Robot) -> None:
            super().__init__()
            self.robot = robot

    class MoveMade(Message):
        """The person moved a robot; the move may be illegal."""

        def __init__(self, move: Move) -> None:
            super().__init__()
            self.move = move

    def __init__(self, pen: Pen) -> None:
        super().__init__()
        self.pen = pen
        self.picture = NO_BOARD
        self._pressed: Cell | None = None

    def show(self, picture: Picture, pen: Pen) -> None:
        """Show another picture, perhaps in another size."""
        before = size_of(self.picture.board, is_large=self.pen.is_large)
        self.picture, self.pen = picture, pen
        self.refresh(layout=before != size_of(picture.board, is_large=pen.is_large))

    def get_content_width(self, container: Size, viewport: Size) -> int:
        """Return the columns of the drawing."""
        return size_of(self.picture.board, is_large=self.pen.is_large)[0]

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return the lines of the drawing."""
        return size_of(self.picture.board, is_large=self.pen.is_large)[1]

    def render(self) -> Text:
        """Return the drawing."""
        return Text("\n").join(drawn(self.picture, self.pen))

    def on_mouse_down(self, event: events.MouseDown) -> None:
        """Remember where a click or a drag begins."""
        self._pressed = self._cell(event)

    def on_mouse_up(self, event: events.MouseUp) -> None:
        """Choose a robot, or move one."""
        pressed, self._pressed = self._pressed, None
        released = self._cell(event)
        if pressed is None or released is None:
            return
        robots = {cell: robot for robot, cell in self.picture.robots.items()}
        if pressed == released:
            self._click(pressed, robots.get(pressed))
        elif pressed in robots:
            self.post_message(self.MoveMade(Move(robots[pressed], self._direction(pressed, released))))

    def _click(self, cell: Cell, robot: Robot | None) -> None:
        if robot is not None:
            self.post_message(self.RobotChosen(robot))
            return
        move = next((move for move, stop in self.picture.stops.items() if stop == cell), None)
        if move is not None:
            self.post_message(self.MoveMade(move))

    def _direction(self, start: Cell, end: Cell) -> Direction:
        """Return the direction of a drag: that of its longer part."""
        (row, column), (to_row, to_column) = (divmod(cell, self.picture.board.width) for cell in (start, end))
        down, right = to_row - row, to_column - column
        if abs(right) > abs(down):
            return Direction.EAST if right > 0 else Direction.WEST
        return Direction.SOUTH if down > 0 else Direction.NORTH

    def _cell(self, event: events.MouseEvent) -> Cell | None:
        return cell_at(self.picture.board, event.x, event.y, is_large=self.pen.is_large)
