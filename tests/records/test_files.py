"""The file of a finished game becomes values."""

from pathlib import Path

import pytest

from ricochetrobots import read_game, solve
from ricochetrobots.core import UnreadableError, judge
from ricochetrobots.game import Match, Mode, Options, Phase, commands, deadline, decide, replay, view
from ricochetrobots.game.bot_seats import BotCharacter, BotLevel, BotPart
from ricochetrobots.game.events import Event
from ricochetrobots.game.match import Outcome
from ricochetrobots.records import files as finished
from ricochetrobots.records.values import FinishedSeat
from ricochetrobots.wire.http import GAME_EXPORT, GameExport


class Table:
    """A match of two players, played through `decide`."""

    def __init__(self) -> None:
        self.events: tuple[Event, ...] = ()
        self.match: Match | None = None
        self.now = 0.0

    def send(self, seat: int | None, command: commands.Command) -> None:
        happened = decide(self.match, command, seat=seat, now=self.now, seed=len(self.events), gone={})
        self.events += happened
        self.match = replay(happened, self.match)

    def wait(self) -> None:
        assert self.match is not None
        self.now = deadline(self.match) or self.now
        self.send(None, commands.Tick())


@pytest.fixture(scope="module")
def exported() -> bytes:
    """Return the file of a match that Jonas wins with one chip."""
    table = Table()
    options = Options(chips_to_win=1, gentle_start=False)
    table.send(None, commands.OpenMatch(mode=Mode.FRIENDS, options=options))
    for name in ("Mara", "Jonas"):
        table.send(None, commands.TakeSeat(name=name))
    table.send(0, commands.StartMatch())
    assert table.match is not None
    puzzle = table.match.puzzle_in_play
    assert puzzle is not None
    path = solve(puzzle).path
    assert path is not None
    table.send(1, commands.PlaceBid(round=1, moves=len(path)))
    table.wait()
    shown = table.match.demonstration
    assert shown is not None
    table.now = shown.opens or table.now
    for move in path:
        table.send(1, commands.MoveRobot(round=1, move=str(move)))
    assert table.match.phase is Phase.FINISHED
    return GAME_EXPORT.encode(GameExport(game="abc", events=table.events, view=view(table.match, None)))


def test_a_finished_game_has_players_rounds_and_positions(exported: bytes, tmp_path: Path) -> None:
    game = read_game(exported)
    assert (game.id, game.players, game.winners) == ("abc", ("Mara", "Jonas"), (1,))
    (played,) = game.rounds
    assert (played.number, played.seat, played.bid, played.outcome) == (1, 1, len(played.path), Outcome.TAKEN)
    assert judge(played.puzzle, played.path).ok
    positions = [*game.positions()]
    assert positions[0] == played.puzzle.position
    assert len(positions) == len(played.path) + 1
    assert positions[-1].robot_at(played.puzzle.target.cell) is not None
    file = tmp_path / "game.json"
    file.write_bytes(exported)
    assert read_game(file) == read_game(str(file)) == game


@pytest.mark.parametrize("stays", [False, True])
def test_a_bot_is_in_the_file_only_if_it_took_part_in_a_round(*, stays: bool) -> None:
    """R9.4. Pip leaves before the first round or during it; Nell sits down during it and leaves before the next."""
    table = Table()
    table.send(None, commands.OpenMatch(mode=Mode.FRIENDS, options=Options()))
    table.send(None, commands.TakeSeat(name="Mara"))
    table.send(0, commands.AddBot(character=BotCharacter.PIP, level=BotLevel.CASUAL))
    if not stays:
        table.send(0, commands.RemovePlayer(seat=1))
    table.send(0, commands.StartMatch())
    table.send(0, commands.AddBot(character=BotCharacter.NELL, level=BotLevel.CASUAL))
    table.send(0, commands.RemovePlayer(seat=2))
    if stays:
        table.send(0, commands.RemovePlayer(seat=1))
    table.send(0, commands.AgreeToEnd())
    assert table.match is not None
    assert table.match.phase is Phase.FINISHED
    export = GameExport(game="abc", events=table.events, view=view(table.match, None))
    game = read_game(GAME_EXPORT.encode(export))
    pip = FinishedSeat("Pip", bot=BotPart(character=BotCharacter.PIP, level=BotLevel.CASUAL))
    assert game.seats == (FinishedSeat("Mara"), pip if stays else FinishedSeat(""), FinishedSeat(""))
    assert game.has_bots is stays


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{}",
        b"\xff\xfe",
        b'{"format": "ricochetrobots-game-2"}',
        b'{"game": 7}',
        b"[" * 100_000,
        b'{"a":' + b"[" * 5000,
    ],
)
def test_anything_else_is_refused(content: bytes) -> None:
    with pytest.raises(UnreadableError, match="not the file of a finished game"):
        read_game(content)


def test_a_huge_file_is_not_read_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finished, "MOST_BYTES", 10)
    file = tmp_path / "game.json"
    file.write_bytes(b" " * 1000)
    with pytest.raises(UnreadableError, match="more than"):
        read_game(file)
