"""A list of settings: up and down choose one, left and right change it, and so does a click."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from rich.style import Style as TextStyle
from rich.text import Text
from textual import events
from textual.binding import Binding
from textual.geometry import Size
from textual.message import Message
from textual.widget import Widget


@dataclass
class Choice:
    """A setting: its name, the words of its values, and the index of the chosen one."""

    name: str
    values: Sequence[str]
    index: int = 0
    note: str = ""


class Choices(Widget):
    """Settings with one value each."""

    can_focus = True

    DEFAULT_CSS = "Choices { width: 1fr; height: auto; }"
    BINDINGS: ClassVar = [
        Binding("up", "step(-1)", show=False),
        Binding("down", "step(1)", show=False),
        Binding("left", "turn(-1)", show=False),
        Binding("right", "turn(1)", show=False),
    ]

    class Changed(Message):
        """A setting has another value."""

    def __init__(self, choices: Sequence[Choice]) -> None:
        super().__init__()
        self.choices = choices
        self.row = 0

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return a line for each setting."""
        return len(self.choices)

    def render(self) -> Text:
        """Return the settings, with arrows around the value that the keys change."""
        width = max((len(choice.name) for choice in self.choices), default=0)
        lines = []
        for row, choice in enumerate(self.choices):
            is_here = row == self.row
            line = Text(f"{'>' if is_here else ' '} {choice.name:<{width}}  ", no_wrap=True)
            line.append(f"< {choice.values[choice.index]} >", TextStyle(bold=True, reverse=is_here))
            line.append(f"  {choice.note}")
            lines.append(line)
        return Text("\n").join(lines)

    def action_step(self, rows: int) -> None:
        """Choose the setting that many rows below."""
        self.row = (self.row + rows) % len(self.choices)
        self.refresh()

    def action_turn(self, steps: int) -> None:
        """Give the chosen setting its next or last value."""
        choice = self.choices[self.row]
        choice.index = (choice.index + steps) % len(choice.values)
        self.post_message(self.Changed())
        self.refresh()

    def on_click(self, event: events.Click) -> None:
        """Choose the setting that was clicked, and give it its next value."""
        if 0 <= event.y < len(self.choices):
            self.row = event.y
            self.action_turn(1)
