"""Replay: a finished game from a file or a link, round by round and move by move."""

from __future__ import annotations

from typing import ClassVar

from rich.style import Style as TextStyle
from rich.text import Text

from ricochetrobots.client.link import PAGE_SCHEMES, read_address
from ricochetrobots.client.playing import fetch_game
from ricochetrobots.records.files import read_game
from ricochetrobots.records.values import FinishedGame, FinishedRound
from ricochetrobots.tui.analysis import AnalysisPage
from ricochetrobots.tui.ask import AskPage
from ricochetrobots.tui.background import in_background
from ricochetrobots.tui.page import BACK, BoardPage, Key, bindings


class AskGame(AskPage):
    """Asks for the file or the link of a finished game."""

    TITLE_MESSAGE = "replay-label"
    NOTE_MESSAGE = "tui-replay-note"

    async def open(self, text: str) -> ReplayPage:
        """Return the replay of the game. Raises UnreadableError, UnreachableError and OSError."""
        return ReplayPage(await in_background(lambda: load_game(text)))


def load_game(text: str) -> FinishedGame:
    """Return the finished game of a link such as ``https://play.example.org/games/ID``, or of a file.

    Raises UnreadableError, UnreachableError for a server that does not answer, and OSError.
    """
    parts = read_address(text)
    if parts is None or parts.scheme not in PAGE_SCHEMES:
        return read_game(text)
    path = parts.path if parts.path.endswith((".json", ".txt")) else f"{parts.path.rstrip('/')}.json"
    return fetch_game(f"{parts.scheme}://{parts.netloc}{path}")


class ReplayPage(BoardPage):
    """The rounds of a finished game."""

    KEYS: ClassVar = (
        Key("", "[ ]", "", "tui-step"),
        *(Key(key, "", "back") for key in ("left_square_bracket", "left")),
        *(Key(key, "", "forward") for key in ("right_square_bracket", "right")),
        Key("n", "n", "next", "tui-next-round"),
        Key("N", "", "previous"),
        *(Key(key, "", action) for key, action in (("down", "next"), ("up", "previous"))),
        Key("a", "a", "analyse", "practise-analyse"),
        BACK,
    )
    BINDINGS: ClassVar = bindings(KEYS)

    def __init__(self, game: FinishedGame) -> None:
        super().__init__()
        self._game = game
        self._index = 0
        self._moves = 0

    @property
    def _round(self) -> FinishedRound | None:
        return self._game.rounds[self._index] if self._game.rounds else None

    def show_state(self) -> None:
        """Show the round after some of its moves."""
        played = self._round
        winners = ", ".join(self._game.players[seat] for seat in self._game.winners)
        if played is None:
            self.show_text(self.t("replay-label"), [self.t("final-nobody")])
            return
        path = played.path[: self._moves]
        start, target = played.puzzle.position, played.puzzle.target
        slides = start.trace(path)
        position = list(played.positions())[self._moves]
        self.show_board(position, target, start, slides[-1] if slides else None, with_stops=False)
        place = self.t("replay-place", move=self._moves, moves=len(played.path))
        self.show_text(
            f"{self.t('replay-of', round=played.number)} · {place}",
            [self.target_words(start, target), self._outcome(played), str(path)],
        )
        self.show_aside(
            [
                *(Text(self._line(each), TextStyle(reverse=each is played)) for each in self._game.rounds),
                self.t(
                    "final-shared" if len(self._game.winners) > 1 else "final-wins",
                    names=winners,
                    name=winners,
                    you="no",
                )
                if winners
                else self.t("final-nobody"),
            ]
        )

    def _outcome(self, played: FinishedRound) -> str:
        if played.seat is None:
            return self.t("round-returned")
        taken = self.t("phase-taken", you="no", name=self._game.players[played.seat])
        if played.bid is None:
            return f"{taken} {self.t('alone-shown', moves=len(played.path))}"
        return f"{taken}. {self.t('result-shown', bid=played.bid, moves=len(played.path))}"

    def _line(self, played: FinishedRound) -> str:
        """Return a round for the list: its number, the length of its path, and the player."""
        who = self.t("round-returned") if played.seat is None else self._game.players[played.seat]
        return f"{played.number} {who} {len(played.path) or ''}".rstrip()

    def _turn(self, rounds: int) -> None:
        if self._game.rounds:
            self._index = (self._index + rounds) % len(self._game.rounds)
            self._moves = 0
            self.show()

    def _step(self, moves: int) -> None:
        if (played := self._round) is not None:
            self._moves = min(max(self._moves + moves, 0), len(played.path))
            self.show()

    def action_forward(self) -> None:
        """Show the next move."""
        self._step(1)

    def action_back(self) -> None:
        """Take back a move."""
        self._step(-1)

    def action_next(self) -> None:
        """Show the next round."""
        self._turn(1)

    def action_previous(self) -> None:
        """Show the round before."""
        self._turn(-1)

    def action_analyse(self) -> None:
        """Open the analysis of the round's puzzle."""
        if (played := self._round) is not None:
            self.app.push_screen(AnalysisPage(played.puzzle))
