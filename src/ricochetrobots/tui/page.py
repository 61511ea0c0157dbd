"""The frame of every page: a title, the content, some lines of text, and the keys."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ClassVar, NamedTuple, cast

from rich.cells import cell_len
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal, ScrollableContainer, VerticalScroll
from textual.markup import escape
from textual.screen import Screen
from textual.widgets import Static

from ricochetrobots.core import (
    Move,
    Position,
    RicochetError,
    Robot,
    Slide,
    Target,
    parse_move,
    parse_robot,
)
from ricochetrobots.draw.terminal import ASCII, SYMBOLS
from ricochetrobots.tui.board import BoardView
from ricochetrobots.tui.drawing import Pen, Picture
from ricochetrobots.tui.host import Host
from ricochetrobots.tui.trial import Trial
from ricochetrobots.words.fluent import in_language, words

LARGE_WIDTH = 100
LARGE_LINES = 40
"""From this size on, the board is drawn with two lines for each row."""
PARTS = "#title, #aside, #status, #keys, BoardView"
"""The widgets that show the state of a page with a board."""
NO_SYMBOL = "*"
"""Stands for the symbol of a target that is not printed on the board."""


class Key(NamedTuple):
    """A key of a page: its name for Textual, how it is shown, the action, and the message that names it.

    A key without a message works but is not listed; one without an action is listed for several others.
    """

    key: str
    shown: str
    action: str
    message: str = ""


BACK = Key("escape", "Esc", "leave", "back")
ROBOT_KEYS = tuple(Key(robot.letter.lower(), "", f"choose('{robot.letter}')") for robot in Robot)
MOVE_KEYS = tuple(
    Key(key, "", f"slide('{direction}')")
    for key, direction in zip(("up", "right", "down", "left"), "nesw", strict=True)
)
HAND_KEYS = (
    Key("", "r g b y s, ←↑↓→", "", "tui-move"),
    *ROBOT_KEYS,
    *MOVE_KEYS,
    Key("tab", "", "next_robot"),
)

TRIAL_KEYS = (
    *HAND_KEYS,
    Key("u", "u", "undo", "undo"),
    Key("U", "", "redo"),
    Key("x", "x", "restart", "start-over"),
)


def bindings(keys: Iterable[Key]) -> list[BindingType]:
    """Return the keys as Textual binds them. Keys of the hand come before those that move the focus."""
    return [Binding(key.key, key.action, show=False, priority=key.key == "tab") for key in keys if key.key]


def shown(text: str, ascii_only: bool) -> str:
    """Return a text with the signs of the board that the terminal has."""
    return text.translate(ASCII) if ascii_only else text


class TerminalPage(Screen[None]):
    """A page. Subclasses give ``KEYS`` and ``content``, and write with ``show_text``."""

    KEYS: ClassVar[tuple[Key, ...]] = (BACK,)
    BINDINGS: ClassVar = bindings(KEYS)

    @property
    def words(self) -> Host:
        """Return the app, which has the language and the settings."""
        return cast(Host, self.app)

    def t(self, name: str, /, **values: str | float) -> str:
        """Return the message ``name`` in the language of the app."""
        return words(self.words.language, name, **values)

    def compose(self) -> ComposeResult:
        """Lay out the frame."""
        yield Static(id="title")
        with Container(id="content"):
            yield from self.content()
        yield Static(id="status")
        yield Static(id="keys")

    def content(self) -> ComposeResult:
        """Yield the widgets between the title and the lines of text."""
        return iter(())

    def show_text(self, title: str, lines: Iterable[Text | str] = ()) -> None:
        """Show the title, and the lines of text that are not empty."""
        line = shown(title, self.words.ascii_only)
        self.query_one("#title", Static).update(Text(line, no_wrap=True, overflow="ellipsis"))
        joined = Text("\n").join(line if isinstance(line, Text) else Text(line) for line in lines if line)
        self.query_one("#status", Static).update(joined)

    def show_keys(self) -> None:
        """List the keys again, since the language or the allowed keys have changed."""
        self.query_one("#keys", Static).update(self._key_line())

    def on_resize(self) -> None:
        """Break the lines of the keys where the terminal ends."""
        self.show_keys()

    def key_label(self, key: Key) -> str:
        """Return the name of a key's effect, or nothing if the key does nothing now."""
        return self.t(key.message) if key.message else ""

    def sentence_of(self, fault: Exception) -> str:
        """Return why something failed."""
        if isinstance(fault, RicochetError):
            return in_language(self.words.language, fault.sentence)
        if isinstance(fault, OSError):
            return self.t("cli-file-fault", file=str(fault.filename or ""), why=fault.strerror or str(fault))
        raise fault

    def _key_line(self) -> str:
        """Return the listed keys as markup, without a line break between a key and its name."""
        lines, room = [""], self.app.size.width - 2
        left = room
        for key in self.KEYS:
            if not (label := self.key_label(key)):
                continue
            name = shown(key.shown, self.words.ascii_only)
            needed = cell_len(f"{name} {label}  ")
            if needed - 2 > left:
                lines.append("")
                left = room
            left -= needed
            words = f"[b]{escape(name)}[/b] {escape(label)}"
            lines[-1] += f"[@click=screen.{key.action}]{words}[/]  " if key.action else f"{words}  "
        return "\n".join(lines)

    def action_leave(self) -> None:
        """Go back to the page before."""
        self.dismiss()


class BoardPage(TerminalPage):
    """A page with a board, and a column of text beside it. A robot is chosen by its letter and moved by arrows."""

    KEYS: ClassVar[tuple[Key, ...]] = (*HAND_KEYS, BACK)
    BINDINGS: ClassVar = bindings(KEYS)

    def __init__(self) -> None:
        super().__init__()
        self.chosen: Robot | None = None
        self.fault = ""
        """Why the last thing that the person did is not possible."""

    def content(self) -> ComposeResult:
        """Yield the board and the column beside it."""
        with Horizontal():
            with ScrollableContainer(id="table", can_focus=False):
                yield BoardView(self.pen)
            with VerticalScroll(id="side", can_focus=False):
                yield Static(id="aside")

    @property
    def pen(self) -> Pen:
        """Return how to draw the board at the size of the terminal."""
        size = self.app.size
        is_large = size.width >= LARGE_WIDTH and size.height >= LARGE_LINES
        return Pen(is_large, self.words.ascii_only, self.words.style)

    def on_mount(self) -> None:
        """Show the page."""
        self.show()

    def on_resize(self) -> None:
        """Draw the board in the size that fits."""
        super().on_resize()
        self.set_class(self.pen.is_large, "large")
        self.show()

    def show(self) -> None:
        """Show the state of the page, unless its widgets are gone because the person has left it."""
        if len(self.query(PARTS)) == PARTS.count(",") + 1:
            self.show_state()

    def show_state(self) -> None:
        """Show the state of the page. Subclasses call the functions that show its parts."""

    def move(self, move: Move) -> None:
        """Carry out a move of the person. Raises RicochetError."""

    def show_aside(self, lines: Iterable[Text | str]) -> None:
        """Show the column beside the board."""
        joined = Text("\n").join(line if isinstance(line, Text) else Text(line) for line in lines)
        self.query_one("#aside", Static).update(joined)

    def show_board(
        self,
        position: Position,
        target: Target | None,
        start: Position | None = None,
        last: Slide | None = None,
        *,
        with_stops: bool = True,
    ) -> None:
        """Show a position; ``start`` is the one before the moves made."""
        robots = {robot: position.cell(robot) for robot in position.in_play}
        if self.chosen not in robots:
            self.chosen = None
        before = {} if start is None else {robot: start.cell(robot) for robot in start.in_play}
        stops = position.stops() if with_stops else {}
        picture = Picture(
            board=position.board,
            robots=robots,
            target=target,
            markers={robot: cell for robot, cell in before.items() if robots.get(robot) != cell},
            stops={move: cell for move, cell in stops.items() if move.robot is self.chosen},
            chosen=self.chosen,
            last=last,
        )
        self.query_one(BoardView).show(picture, self.pen)

    def robot_name(self, robot: Robot) -> str:
        """Return the robot's colour."""
        return self.t("robot-name", robot=robot.letter)

    def target_words(self, position: Position, target: Target) -> str:
        """Return the target with its robot and cell, as a sentence."""
        symbol = position.board.symbol(target)
        sign = NO_SYMBOL if symbol is None else SYMBOLS[symbol]
        sign = shown(sign, self.words.ascii_only)
        robot = "any" if target.robot is None else target.robot.letter
        return self.t("phase-target", robot=robot, target=sign, cell=position.board.name(target.cell))

    def do(self, command: Move) -> None:
        """Carry out a move, or show why it is impossible."""
        self.fault = ""
        try:
            self.move(command)
        except RicochetError as refused:
            self.fault = self.sentence_of(refused)
        self.show()

    @on(BoardView.RobotChosen)
    def _robot_chosen(self, message: BoardView.RobotChosen) -> None:
        self.chosen, self.fault = message.robot, ""
        self.show()

    @on(BoardView.MoveMade)
    def _move_made(self, message: BoardView.MoveMade) -> None:
        self.chosen = message.move.robot
        self.do(message.move)

    def action_choose(self, letter: str) -> None:
        """Choose the robot of that letter."""
        robot = parse_robot(letter)
        if robot in self.query_one(BoardView).picture.robots:
            self.chosen, self.fault = robot, ""
            self.show()

    def action_next_robot(self) -> None:
        """Choose the next robot."""
        robots = sorted(self.query_one(BoardView).picture.robots)
        if robots:
            after = [robot for robot in robots if self.chosen is not None and robot > self.chosen]
            self.chosen, self.fault = (after or robots)[0], ""
            self.show()

    def action_slide(self, direction: str) -> None:
        """Move the chosen robot."""
        if self.chosen is None:
            self.fault = self.t("choose-robot")
            self.show()
            return
        self.do(parse_move(f"{self.chosen.letter}{direction}"))


class TrialPage(BoardPage):
    """A page on which a person tries moves and takes them back. Subclasses give ``tried``."""

    KEYS: ClassVar[tuple[Key, ...]] = (*TRIAL_KEYS, BACK)
    BINDINGS: ClassVar = bindings(KEYS)

    @property
    def tried(self) -> Trial | None:
        """Return the moves that the person tries now."""
        return None

    def action_undo(self) -> None:
        """Take back the last move."""
        self._change(Trial.undo)

    def action_redo(self) -> None:
        """Make the move again that was taken back last."""
        self._change(Trial.redo)

    def action_restart(self) -> None:
        """Take back all moves."""
        self._change(Trial.restart)

    def _change(self, change: Callable[[Trial], None]) -> None:
        if (trial := self.tried) is not None:
            change(trial)
            self.fault = ""
            self.show()
