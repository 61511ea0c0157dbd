"""Analysis: read a position, search in the background, and step through all shortest paths."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path as File
from typing import ClassVar

from rich.style import Style as TextStyle
from rich.text import Text

from ricochetrobots import formats
from ricochetrobots.core import (
    Board,
    InputError,
    Move,
    Path,
    Position,
    Puzzle,
    Robot,
    Status,
    Target,
    reached,
)
from ricochetrobots.core.sentence import Sentence
from ricochetrobots.solver import Cancel, LimitMetError, Limits, all_paths
from ricochetrobots.tui.ask import AskPage
from ricochetrobots.tui.background import in_background, on_screen
from ricochetrobots.tui.page import BACK, TRIAL_KEYS, Key, TrialPage, bindings
from ricochetrobots.tui.trial import Trial

LISTED_PATHS = 1000
MAX_BYTES = 1 << 30
"""The memory of a search."""
LONGEST_NAME = 1000
"""The longest text that may be the name of a file."""
EXAMPLE = "4C3A2C1C Rc4 Gn12 Bj5 Ya2 >Re15"


class AskPosition(AskPage):
    """Asks for a position in any format, or for a file with one."""

    TITLE_MESSAGE = "analyse-ask"
    NOTE_MESSAGE = "tui-position-note"

    async def open(self, text: str) -> AnalysisPage:
        """Return the analysis of the position. Raises InputError and OSError."""
        return AnalysisPage(read_position(text))


def read_position(text: str) -> Position | Puzzle:
    """Return the position or puzzle of a text or of the file with that name.

    Raises InputError if the text is neither, and OSError if the file cannot be read.
    """
    file = File(text).expanduser() if len(text) <= LONGEST_NAME and text.isprintable() else None
    if file is not None and file.is_file():
        with file.open(encoding="utf-8", errors="replace") as opened:
            text = opened.read(formats.MAX_CHARACTERS + 1).strip()
    value = formats.read(text)
    if isinstance(value, Board) or not isinstance(value, Position | Puzzle):
        raise _NoRobotsError(text)
    return value


class _NoRobotsError(InputError):
    """The text has no robots."""

    code = "no-robots"

    def __init__(self, text: str) -> None:
        super().__init__(Sentence("fault-no-robots", "No robot is in play."), text, 0)


@dataclass(frozen=True)
class SearchResult:
    """The result of a search; ``paths`` has at most one more than `LISTED_PATHS`."""

    status: Status
    moves: int | None
    paths: tuple[Path, ...]


def search(puzzle: Puzzle, limits: Limits) -> SearchResult:
    """Return the shortest paths of a puzzle."""
    paths = all_paths(puzzle, limits)
    try:
        return SearchResult(paths.status, paths.moves, tuple(islice(paths, LISTED_PATHS + 1)))
    except LimitMetError:
        return SearchResult(Status.LIMIT, None, ())


class AnalysisPage(TrialPage):
    """A position, all shortest paths to one target, and moves to try."""

    KEYS: ClassVar = (
        *TRIAL_KEYS,
        Key("", "[ ]", "", "tui-step"),
        Key("left_square_bracket", "", "back"),
        Key("right_square_bracket", "", "forward"),
        Key("n", "n", "next", "tui-next-solution"),
        Key("N", "", "previous"),
        Key("c", "c", "chip", "analyse-choose-chip"),
        Key("t", "t", "stop", "tui-stop"),
        BACK,
    )
    BINDINGS: ClassVar = bindings(KEYS)

    def __init__(self, shown: Position | Puzzle) -> None:
        super().__init__()
        position = shown.position if isinstance(shown, Puzzle) else shown
        self._targets = _targets(position, shown.target if isinstance(shown, Puzzle) else None)
        self._trial = Trial(position)
        self._chip = 0
        self._found: SearchResult | None = None
        self._shown = 0
        """The index of the path that the steps follow."""
        self._at_least = 0
        self._cancel = Cancel()

    @property
    def tried(self) -> Trial:
        """Return the moves made from the position."""
        return self._trial

    @property
    def _puzzle(self) -> Puzzle | None:
        return Puzzle(self._trial.start, self._targets[self._chip]) if self._targets else None

    def on_mount(self) -> None:
        """Begin to search."""
        self._begin()

    def on_unmount(self) -> None:
        """End the search."""
        self._cancel.cancel()

    def show_state(self) -> None:
        """Show the position, the moves and the state of the search."""
        trial, puzzle = self._trial, self._puzzle
        last = trial.slides[-1] if trial.slides else None
        target = None if puzzle is None else puzzle.target
        self.show_board(trial.position, target, trial.start, last)
        lines = [] if target is None else [self.target_words(trial.position, target)]
        if trial.slides:
            lines.append(f"{self.t('move-count', moves=len(trial.slides))}: {trial.path}")
        if puzzle is not None and trial.slides and reached(puzzle, trial.slides) is not None:
            lines.append(self.t("analyse-reached", moves=len(trial.slides)))
        self.show_text(self.t("analyse"), [*lines, self.fault])
        self.show_aside(self._result())
        self.show_keys()

    def key_label(self, key: Key) -> str:
        """Leave out the keys that do nothing now."""
        if (key.action == "stop" and self._found is not None) or (
            key.action == "chip" and len(self._targets) < 2
        ):
            return ""
        if key.message in ("tui-step", "tui-next-solution") and not (self._found and self._found.paths):
            return ""
        return super().key_label(key)

    def move(self, move: Move) -> None:
        """Try a move. Raises MoveError."""
        self._trial.play(move)

    def _result(self) -> Iterator[Text | str]:
        found = self._found
        if not self._targets:
            return
        if found is None:
            yield (
                self.t("practise-searching")
                if not self._at_least
                else self.t("analyse-at-least", moves=self._at_least)
            )
            return
        if found.status is Status.UNSOLVABLE:
            yield self.t("analyse-unsolvable")
        elif found.moves is None:
            yield self.t("analyse-stopped", moves=self._at_least)
        else:
            yield self.t("analyse-shortest", moves=found.moves)
            more = len(found.paths) > LISTED_PATHS
            yield self.t(
                "analyse-solutions-more" if more else "analyse-solutions",
                count=min(len(found.paths), LISTED_PATHS),
            )
            for index, path in enumerate(found.paths[:LISTED_PATHS]):
                yield Text(str(path), TextStyle(reverse=index == self._shown))

    def _begin(self) -> None:
        """Search for the paths to the chosen target."""
        self._cancel.cancel()
        self._cancel = Cancel()
        self._found, self._shown, self._at_least = None, 0, 0
        self.show()
        if (puzzle := self._puzzle) is not None:
            self.run_worker(self._search(puzzle, self._cancel), exclusive=True)

    async def _search(self, puzzle: Puzzle, cancel: Cancel) -> None:
        def report(at_least: int) -> None:
            if cancel is self._cancel and self._found is None and self.is_mounted:
                self._at_least = at_least
                self.show()

        limits = Limits(max_bytes=MAX_BYTES, cancel=cancel, progress=on_screen(report))
        self._found = await in_background(lambda: search(puzzle, limits))
        self.show()

    def _step(self, moves: int) -> None:
        """Show the chosen path, that many moves further."""
        if self._found is None or not self._found.paths:
            return
        path, made = self._found.paths[self._shown], self._trial.path
        at = len(made) if made == path[: len(made)] else 0
        self._trial.show(path, min(max(at + moves, 0), len(path)))
        self.fault = ""
        self.show()

    def _choose_path(self, step: int) -> None:
        if self._found is not None and self._found.paths:
            self._shown = (self._shown + step) % min(len(self._found.paths), LISTED_PATHS)
            self._trial.restart()
            self._step(0)

    def action_forward(self) -> None:
        """Show the next move of the path."""
        self._step(1)

    def action_back(self) -> None:
        """Take back a move of the path."""
        self._step(-1)

    def action_next(self) -> None:
        """Choose the next path."""
        self._choose_path(1)

    def action_previous(self) -> None:
        """Choose the path before."""
        self._choose_path(-1)

    def action_chip(self) -> None:
        """Choose the next target and search again."""
        if len(self._targets) > 1:
            self._chip = (self._chip + 1) % len(self._targets)
            self._begin()

    def action_stop(self) -> None:
        """End the search, and keep what it has proved."""
        self._cancel.cancel()


def _targets(position: Position, wanted: Target | None) -> tuple[Target, ...]:
    """Return the wanted target, then those printed on the board whose robot is in play."""
    robots: set[Robot | None] = {None, *position.in_play}
    printed = (target for target in position.board.targets if target.robot in robots)
    first = () if wanted is None else (wanted,)
    return (*first, *(target for target in printed if target != wanted))
