"""The script that fits a bot to people finds the speed of bots that it is given as people."""

import runpy
from pathlib import Path
from types import SimpleNamespace

import pytest

from ricochetrobots import random_puzzle
from ricochetrobots.bots import BotCharacter, BotLevel
from ricochetrobots.bots.level import LEVELS
from ricochetrobots.game import Mode, Options, commands, decide, replay
from ricochetrobots.game.events import Event

fit = SimpleNamespace(**runpy.run_path(str(Path(__file__).parents[2] / "bench" / "fit_bots.py")))
PUZZLES = [random_puzzle(seed, edition="2013") for seed in range(60)]


@pytest.mark.long
def test_it_finds_the_speed_of_the_players() -> None:
    person = LEVELS[BotLevel.REGULAR]._replace(positions=fit.SPEEDS[6])
    observed = fit.modelled(PUZZLES, person)
    found = fit.fitted(observed)
    assert found.positions == person.positions
    assert fit.distance(observed, fit.modelled(PUZZLES, found)) < 0.1
    assert len(list(fit.rows(observed, observed))) == 18


def test_it_reads_the_first_bid_the_last_one_and_the_failure_of_each_person() -> None:
    events: list[Event] = []

    def act(command: commands.Command, seat: int | None, now: float) -> None:
        match = replay(events) if events else None
        events.extend(decide(match, command, seat=seat, now=now, seed=len(events)))

    act(commands.OpenMatch(mode=Mode.FRIENDS, options=Options()), None, 0)
    act(commands.TakeSeat(name="Ada"), None, 1)
    act(commands.TakeSeat(name="Ben"), None, 1)
    act(commands.AddBot(character=BotCharacter.PIP, level=BotLevel.BEGINNER), 0, 1)
    act(commands.StartMatch(), 0, 10)
    act(commands.PlaceBid(round=1, moves=9), 0, 25)
    act(commands.PlaceBid(round=1, moves=7), 0, 40)
    act(commands.PlaceBid(round=1, moves=8), 2, 41)
    act(commands.Tick(), None, 90)
    act(commands.GiveUp(round=1), 0, 95)
    (ada, ben) = fit.played(events)
    assert (ada.first, ada.bid, ada.failed) == (15, 7, True)
    assert ben == fit.Played(ada.puzzle, None, None, None)
    assert fit.failures([ada, ben]) == 1
