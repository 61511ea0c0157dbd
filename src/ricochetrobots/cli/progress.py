"""The progress of a search on a terminal."""

import threading
from typing import Self

from ricochetrobots.cli.console import terminal_progress, terminal_shows_progress
from ricochetrobots.cli.text import t

PATIENCE_SECONDS = 0.5


class Progress:
    """Shows the progress of a search that takes more than half a second.

    ``words`` formats the reported number, ``{task.completed}``; by default it is a lower bound on the moves.
    """

    def __init__(self, words: str | None = None) -> None:
        self.is_shown = terminal_shows_progress()
        self._words = words
        self._reported = 0

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
        self._reported = 0

    def report(self, number: int) -> None:
        """Store a new number."""
        self._reported = number

    def _show(self) -> None:
        if self._ended.wait(PATIENCE_SECONDS):
            return
        words = t("cli-at-least", moves="{task.completed}") if self._words is None else self._words
        with terminal_progress(words) as shown:
            task = shown.add_task("", completed=self._reported)
            while not self._ended.wait(PATIENCE_SECONDS):
                shown.update(task, completed=self._reported)
