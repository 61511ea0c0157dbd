"""The progress of a search on a terminal."""

import threading
from typing import Self

from ricochetrobots.cli.console import terminal_progress, terminal_shows_progress
from ricochetrobots.cli.text import t

PATIENCE_SECONDS = 0.5


class Progress:
    """Shows the progress of a search that takes more than half a second."""

    def __init__(self) -> None:
        self.is_shown = terminal_shows_progress()
        self._moves = 0

    def __enter__(self) -> Self:
        if self.is_shown:
            self._ended = threading.Event()
            self._thread = threading.Thread(target=self._show, daemon=True)
            self._thread.start()
        return self

    def __exit__(self, *fault: object) -> None:
        if self.is_shown:
            self._ended.set()
            self._thread.join()
        self._moves = 0

    def at_least(self, moves: int) -> None:
        """Store a new lower bound."""
        self._moves = moves

    def _show(self) -> None:
        if self._ended.wait(PATIENCE_SECONDS):
            return
        with terminal_progress(t("cli-at-least", moves="{task.completed}")) as shown:
            task = shown.add_task("", completed=self._moves)
            while not self._ended.wait(PATIENCE_SECONDS):
                shown.update(task, completed=self._moves)
