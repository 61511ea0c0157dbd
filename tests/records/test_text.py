"""The text record of a finished game holds the same game as its JSON, and refuses anything else by line."""

import random
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from ricochetrobots import read_game, write_game
from ricochetrobots.core import IllegalError, InputError, UnreadableError
from ricochetrobots.game import replay, view
from ricochetrobots.game.bot_seats import BotCharacter, BotLevel, BotPart
from ricochetrobots.game.events import EndReason, FailureReason, MatchEnded, MatchOpened, OptimumFound
from ricochetrobots.game.record import RecordedBid, record_rounds
from ricochetrobots.records import text as game_text
from ricochetrobots.records.files import game_of
from ricochetrobots.records.values import FinishedGame, FinishedSeat
from ricochetrobots.server.log.export import export_game
from ricochetrobots.wire.http import GAME_EXPORT, GameExport
from support.finished_match import finished_match
from support.playthrough import FOLDER, played

RECORD = Path(__file__).parents[2] / "golden/record.txt"
PLAYTHROUGHS = sorted(FOLDER.glob("*.txt"))


def exports(path: Path) -> Iterator[GameExport]:
    """Yield each finished match of a playthrough as the server publishes it."""
    first = 0
    events = played(path)
    for number, event in enumerate(events):
        if isinstance(event, MatchOpened):
            first = number
        if isinstance(event, MatchEnded):
            last = number + 1
            while last < len(events) and isinstance(events[last], OptimumFound):
                last += 1
            found = [late for late in events[number + 1 : last] if isinstance(late, OptimumFound)]
            yield export_game("Zk3T0bq1x", events[:first], events[first : number + 1], found)


@pytest.fixture(scope="module")
def games() -> list[FinishedGame]:
    """Return the finished matches of all playthroughs."""
    found = [read_game(GAME_EXPORT.encode(export)) for path in PLAYTHROUGHS for export in exports(path)]
    assert len(found) > 10
    return found


@pytest.fixture
def text() -> str:
    return RECORD.read_text("utf-8")


def test_every_playthrough_is_the_same_game_in_both_forms(games: list[FinishedGame]) -> None:
    for game in games:
        again = read_game(write_game(game).encode())
        assert again == replace(game, events=())
        assert [*again.positions()] == [*game.positions()]


def test_the_playthroughs_contain_every_kind_of_line(games: list[FinishedGame]) -> None:
    text = "".join(map(write_game, games))
    parts = (
        "Mode: alone",
        "\nBot ",
        "\nChip: returned",
        "\nChip: face-down",
        " gave-up",
        " left\n",
        ": agreed\n",
    )
    for part in parts:
        assert part in text


def test_a_claim_has_no_number(text: str) -> None:
    game = read_game(text.encode())
    claim, shown = RecordedBid(seat=0, moves=None, seconds=0.0), game.rounds[1].demonstrations[0]
    failed = replace(shown, moves=None, failure=FailureReason.MOVES_USED)
    claimed = replace(game.rounds[1], bids=(claim,), demonstrations=(failed,))
    game = replace(game, rounds=(game.rounds[0], claimed, game.rounds[2]))
    assert read_game(write_game(game).encode()) == game


def test_the_record_on_file_is_one_game(text: str) -> None:
    game = read_game(RECORD)
    assert write_game(game) == text == write_game(game_of(finished_match()))
    assert game.players == ("Mara", "Jonas", "Pip")
    assert game.has_bots
    assert [played.seat for played in game.rounds] == [1, None, 1]
    assert game.rounds[0].bids[:2] == (
        RecordedBid(seat=0, moves=9, seconds=8.25),
        RecordedBid(seat=1, moves=8, seconds=14.5),
    )


def test_lines_may_end_differently(text: str) -> None:
    game = read_game(text.encode())
    assert read_game(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode()) == game
    assert read_game(text.replace("\n\n", "\n").rstrip("\n").encode()) == game


@pytest.mark.parametrize("name", ["", " two  words ", "Zoë 🙂", "a: b", "Seat 1: x", "\u2028", "\x0b"])
def test_a_name_stays_as_it_is(text: str, name: str) -> None:
    game = read_game(text.encode())
    renamed = replace(game, seats=(FinishedSeat(name), *game.seats[1:]))
    assert read_game(write_game(renamed).encode()) == renamed


def test_a_name_of_two_lines_is_not_written(text: str) -> None:
    game = read_game(text.encode())
    with pytest.raises(ValueError, match="one line"):
        write_game(replace(game, seats=(FinishedSeat("Mara\nWinners: 1"), *game.seats[1:])))


@pytest.mark.parametrize(
    ("old", "new", "kind", "line"),
    [
        ("Ricochet Robots record 1", "Ricochet Robots record 2", UnreadableError, 1),
        ("Mode: friends\n", "", UnreadableError, 3),
        ("Edition: 2013", "Edition: 2014", UnreadableError, 4),
        ("Started: 2026", "Started: soon", UnreadableError, 6),
        ("Started: 2026-11-26", "Started: 2026-13-26", UnreadableError, 6),
        ("Seat 1: Jonas", "Seat 2: Jonas", UnreadableError, 9),
        ("Handicap 1: 0.5", "Handicap 7: 0.5", IllegalError, 11),
        ("Handicap 1: 0.5", "Handicap 1: 7", UnreadableError, 11),
        ("Bot 2: pip 2", "Bot 2: deep blue", UnreadableError, 12),
        ("Series: 2", "Series: 4", UnreadableError, 13),
        ("Wins 1: 1", "Wins 3: 1", IllegalError, 15),
        ("Wins 1: 1", "Wins 1: one", UnreadableError, 15),
        ("Winners: 1", "Winners: 9", IllegalError, 17),
        ("Winners: 1", "Winners: 1 1", IllegalError, 17),
        ("Bid 0: 9 after 8.25 s", "Bid 5: 9 after 8.25 s", IllegalError, 22),
        ("Bid 0: 9 after 8.25 s", "Bid 0: nine", UnreadableError, 22),
        ("Bid 0: 9 after 8.25 s", "Bid 0: 9 after 8.25 s\n?", UnreadableError, 23),
        ("Score: 0 1 0", "Score: 1 0 0", IllegalError, 30),
    ],
)
def test_a_fault_has_its_code_and_its_line(
    text: str, old: str, new: str, kind: type[InputError], line: int
) -> None:
    assert old in text
    with pytest.raises(kind) as caught:
        read_game(text.replace(old, new, 1).encode())
    assert (caught.value.code, caught.value.facts["line"]) == (kind.code, line)
    assert f"Line {line} of the record" in str(caught.value)


def test_a_path_that_cannot_be_played_is_illegal(text: str) -> None:
    shown = next(line for line in text.splitlines() if line.startswith("Shown") and "solved" in line)
    back = shown + " " + shown[-2:]
    with pytest.raises(IllegalError) as caught:
        read_game(text.replace(shown, back, 1).encode())
    assert caught.value.clause == "R3.3"


@pytest.mark.parametrize(
    "content", [b"Ricochet Robots record ", b"Ricochet Robots record 1\n\xff", b"Ricochet"]
)
def test_the_beginning_alone_is_unreadable(content: bytes) -> None:
    with pytest.raises(UnreadableError):
        read_game(content)


def test_the_size_is_limited(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_text, "MOST_BYTES", 100)
    with pytest.raises(UnreadableError, match="at most"):
        read_game(text.encode())


def test_damaged_records_are_refused_or_read_but_never_crash(text: str) -> None:
    source = random.Random(26)
    lines = text.splitlines()
    for _ in range(400):
        damaged = list(lines)
        for _ in range(source.randint(1, 3)):
            at = source.randrange(len(damaged))
            match source.randrange(4):
                case 0:
                    del damaged[at]
                case 1:
                    damaged.insert(at, source.choice(lines))
                case 2:
                    cut = source.randrange(len(damaged[at]) + 1)
                    damaged[at] = damaged[at][:cut]
                case _:
                    cut = source.randrange(len(damaged[at]) + 1)
                    damaged[at] = damaged[at][:cut] + source.choice("9- :xR\u0661\x00") + damaged[at][cut:]
        with suppress(InputError):
            game = read_game("\n".join(damaged).encode())
            assert read_game(write_game(game).encode()) == game


def test_events_before_the_first_chip_are_no_round() -> None:
    export = next(exports(FOLDER / "R8.1-two-players.txt"))
    late = [event for event in export.events if type(event).__name__ != "ChipTurned"]
    assert record_rounds(late) == ()
    with pytest.raises(UnreadableError, match="contradict"):
        game_of(replace(export, events=tuple(late)))


def test_a_bot_is_marked_in_the_record(text: str) -> None:
    game = read_game(text.encode())
    assert game.seats[2].bot == BotPart(character=BotCharacter.PIP, level=BotLevel.CASUAL)
    people = replace(game, seats=tuple(replace(seat, bot=None) for seat in game.seats))
    assert not read_game(write_game(people).encode()).has_bots


def test_a_program_is_marked_as_a_bot_without_a_level(text: str) -> None:
    """R9.7"""
    with_program = text.replace("Bot 2: pip 2", "Bot 2: program")
    game = read_game(with_program.encode())
    assert game.seats[2].bot == BotPart()
    assert game.has_bots
    assert write_game(game) == with_program


def test_a_match_that_the_players_agreed_to_end_says_so() -> None:
    """R8.11"""
    (export,) = exports(FOLDER / "R8.11-ending-now.txt")
    game = game_of(export)
    assert game.reason is EndReason.AGREED
    assert read_game(write_game(game).encode()).reason is EndReason.AGREED


def test_an_export_has_the_rounds_of_its_events() -> None:
    for path in PLAYTHROUGHS:
        for export in exports(path):
            assert export.rounds == record_rounds(export.events)
            assert export.view == view(replay(export.events), None)
            assert [one.round for one in export.rounds] == [one.round for one in export.view.history]
