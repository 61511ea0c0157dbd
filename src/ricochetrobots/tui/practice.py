"""Practise: choose a kind of puzzle, solve it with hints, and see the shortest paths."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import ClassVar

from textual.app import ComposeResult

from ricochetrobots.core import Move, Path, Robot, reached
from ricochetrobots.puzzles import NothingFoundError, Theme, Wanted, generate
from ricochetrobots.puzzles.daily import day_of, puzzle_of
from ricochetrobots.puzzles.generation import Graded
from ricochetrobots.puzzles.surprise import likeliest_path
from ricochetrobots.puzzles.wanted import ImpossibleError
from ricochetrobots.solver import all_paths, solve
from ricochetrobots.tui.analysis import AnalysisPage
from ricochetrobots.tui.background import in_background
from ricochetrobots.tui.choices import Choice, Choices
from ricochetrobots.tui.page import BACK, TRIAL_KEYS, Key, TerminalPage, TrialPage, bindings
from ricochetrobots.tui.settings import CHOICE_KEYS
from ricochetrobots.tui.trial import Trial

GRADES = range(1, 6)
LENGTHS = (range(2, 5), range(5, 8), range(8, 11), range(11, 31))
LISTED_PATHS = 200
HINTS = 5
SPARE_MOVES = 2
"""The first hint allows this many moves more than the shortest path has."""


class PracticeSettings(TerminalPage):
    """Grade, moves and theme of the puzzles."""

    KEYS: ClassVar = (*CHOICE_KEYS, Key("enter", "Enter", "start", "practise-start"), BACK)
    BINDINGS: ClassVar = bindings(KEYS)

    def content(self) -> ComposeResult:
        """Yield the settings."""
        everything = self.t("analyse-any")
        grades = [self.t("practise-grade", grade=grade) for grade in GRADES]
        lengths = [self.t("practise-moves-ends", least=each[0], most=each[-1]) for each in LENGTHS[:-1]]
        longest = self.t("practise-moves-open", least=LENGTHS[-1][0])
        themes = [self.t("practise-theme", theme=theme.value) for theme in Theme]
        yield Choices(
            [
                Choice(self.t("practise-how-hard"), [everything, *grades]),
                Choice(self.t("practise-moves"), [everything, *lengths, longest]),
                Choice(self.t("practise-themes"), [everything, *themes]),
            ]
        )

    def on_mount(self) -> None:
        """Show the page."""
        self.show_text(self.t("practise-title"))

    def action_start(self) -> None:
        """Open a puzzle of this kind."""
        grade, length, theme = (choice.index for choice in self.query_one(Choices).choices)
        try:
            wanted = Wanted(
                edition="2013",
                grade=GRADES[grade - 1] if grade else None,
                moves=LENGTHS[length - 1] if length else None,
                themes=frozenset([tuple(Theme)[theme - 1]]) if theme else frozenset(),
            )
        except ImpossibleError:
            self.show_text(self.t("practise-title"), [self.t("practise-nothing")])
            return
        self.show_text(self.t("practise-title"))
        self.app.push_screen(PracticePage(lambda seed: next(generate(wanted, seed=seed))))


class PracticePage(TrialPage):
    """Puzzles, one after the other: ``find`` returns one for a seed, or raises NothingFoundError."""

    KEYS: ClassVar = (
        *TRIAL_KEYS,
        Key("h", "h", "hint", "practise-hint"),
        Key("n", "n", "next", "practise-next"),
        Key("space", "", "next"),
        Key("a", "a", "analyse", "practise-analyse"),
        BACK,
    )
    BINDINGS: ClassVar = bindings(KEYS)

    def __init__(self, find: Callable[[int], Graded]) -> None:
        super().__init__()
        self._find = find
        self._found: Graded | None = None
        self._trial: Trial | None = None
        self._paths: tuple[Path, ...] = ()
        self._seen_first = Path()
        self._hints = 0

    def on_mount(self) -> None:
        """Start to generate the first puzzle."""
        self.action_next()

    @property
    def heading(self) -> str:
        """Return the name of the page."""
        return self.t("practise-title")

    @property
    def tried(self) -> Trial | None:
        """Return the moves made from the puzzle."""
        return self._trial

    @property
    def is_solved(self) -> bool:
        """Return whether the moves made solve the puzzle."""
        found, trial = self._found, self._trial
        return found is not None and trial is not None and reached(found.puzzle, trial.slides) is not None

    def show_state(self) -> None:
        """Show the puzzle, or a message until it is generated."""
        found, trial = self._found, self._trial
        if found is None or trial is None:
            self.show_text(self.heading, [self.fault or self.t("practise-searching")])
            self.show_aside([])
            return
        position, target = trial.position, found.puzzle.target
        last = trial.slides[-1] if trial.slides else None
        self.show_board(position, target, trial.start, last, with_stops=not self.is_solved)
        title = f"{self.heading} · {self.t('practise-grade', grade=found.difficulty.grade)}"
        lines = [self.target_words(position, target), self._moves(trial)]
        lines += list(self._verdict(found, trial)) if self.is_solved else [self._hint(found)]
        self.show_text(title, [*lines, self.fault])
        self.show_aside(self._solutions(found) if self.is_solved or self._hints == HINTS else [])

    def move(self, move: Move) -> None:
        """Make a move. Raises MoveError."""
        if self._trial is not None and not self.is_solved:
            self._trial.play(move)

    def _moves(self, trial: Trial) -> str:
        made = self.t("move-count", moves=len(trial.slides))
        return f"{made}: {trial.path}" if trial.slides else self.t("show-none")

    def _verdict(self, found: Graded, trial: Trial) -> Iterator[str]:
        over = len(trial.slides) - (found.solution.moves or 0)
        yield self.t("practise-verdict", over=max(over, 0))
        if hidden := found.difficulty.hidden:
            yield self.t("path-hidden" if hidden > 0 else "path-plain", moves=found.difficulty.moves)
        yield self.t("practise-paths", paths=len(self._paths) if len(self._paths) <= LISTED_PATHS else 0)

    def _hint(self, found: Graded) -> str:
        """Return the last requested hint."""
        path = self._seen_first
        movers = {move.robot for move in path}
        match self._hints:
            case 0:
                return ""
            case 1:
                return self.t("practise-hint-bound", moves=len(path) + SPARE_MOVES)
            case 2:
                return self._movers_hint(movers, found.puzzle.target.robot)
            case 3:
                return self.t("hint-robot", robot=path[0].robot.letter)
            case 4:
                return self.t("hint-move", move=str(path[0]))
            case _:
                return self.t("hint-path", moves=str(path))

    def _movers_hint(self, movers: set[Robot], required: Robot | None) -> str:
        if len(movers) == 1:
            return self.t("practise-hint-alone", robot=next(iter(movers)).letter)
        names = ", ".join(self.robot_name(robot) for robot in sorted(movers - {required}))
        return self.t("practise-hint-movers" if required is None else "practise-hint-also", robots=names)

    def _solutions(self, found: Graded) -> Iterator[str]:
        """Yield the shortest paths and the themes."""
        yield self.t("analyse-shortest", moves=found.solution.moves or 0)
        for path in self._paths[:LISTED_PATHS]:
            yield str(path)
        for theme in sorted(found.themes):
            yield self.t("practise-theme", theme=theme.value)

    async def _search(self) -> None:
        """Find the next puzzle in the background."""
        seed = self.words.next_seed()

        def make() -> tuple[Graded, tuple[Path, ...], Path]:
            found = self._find(seed)
            _ = found.difficulty, found.themes  # computed here, and only once
            paths = tuple(islice(all_paths(found.puzzle), LISTED_PATHS + 1))
            return found, paths, likeliest_path(found.puzzle, paths)

        try:
            found, self._paths, self._seen_first = await in_background(make)
        except NothingFoundError:
            self.fault = self.t("practise-nothing")
        else:
            self._found, self._trial = found, Trial(found.puzzle.position)
            self.chosen = found.puzzle.target.robot
        self.show()

    def action_next(self) -> None:
        """Show another puzzle."""
        self._found = self._trial = None
        self._hints, self.fault = 0, ""
        self.show()
        self.run_worker(self._search(), exclusive=True)

    def action_hint(self) -> None:
        """Give the next hint."""
        if not self.is_solved:
            self._hints = min(self._hints + 1, HINTS)
            self.show()

    def action_analyse(self) -> None:
        """Open the analysis of the puzzle."""
        if self._found is not None:
            self.app.push_screen(AnalysisPage(self._found.puzzle))


class TodayPage(PracticePage, inherit_bindings=False):
    """The puzzle of the day, which is the same for everybody."""

    KEYS: ClassVar = tuple(key for key in PracticePage.KEYS if key.action != "next")
    BINDINGS: ClassVar = bindings(KEYS)

    def __init__(self) -> None:
        super().__init__(lambda _: Graded(solve(puzzle_of(self._day).puzzle)))
        self._day = day_of(0)

    def on_mount(self) -> None:
        """Set the day; then Textual calls the method of the class above, which starts the search."""
        self._day = day_of(self.words.clock())

    @property
    def heading(self) -> str:
        """Return the name of the page with the date."""
        return f"{self.t('tui-today')} · {self._day.isoformat()}"
