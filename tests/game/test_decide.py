"""The guarantees of `decide` and `evolve` to their callers."""

import random
from itertools import pairwise
from pathlib import Path
from typing import get_args

import pytest

from ricochetrobots.core import RicochetError, parse_board
from ricochetrobots.game import Match, Mode, Options, PanelChoice, commands, decide, evolve, replay
from ricochetrobots.game.events import ChipTurned, MatchStarted, PlayerReady, ThinkingLapsed
from ricochetrobots.game.permissions import PERMISSIONS
from support.playthrough import FOLDER, played

FILES = sorted(FOLDER.glob("*.txt"))
PICKED = Options(panels=PanelChoice.PICKED, board="2A3C4A1C")


def lobby(options: Options = PICKED) -> Match:
    opened = decide(None, commands.OpenMatch(mode=Mode.FRIENDS, options=options), seat=None, now=0, seed=0)
    seated = decide(replay(opened), commands.TakeSeat(name="Mara"), seat=None, now=1, seed=0)
    return replay((*opened, *seated))


def started(seed: int) -> tuple[str, str]:
    position, chip = decide(lobby(), commands.StartMatch(), seat=0, now=2, seed=seed)
    assert isinstance(position, MatchStarted)
    assert isinstance(chip, ChipTurned)
    return position.position, chip.chip


def test_chance_is_the_seed_and_nothing_else() -> None:
    state = random.getstate()
    assert started(1) == started(1)
    assert len({started(seed) for seed in range(20)}) == 20
    assert len({started(seed)[1] for seed in range(200)}) == len(parse_board("2A3C4A1C").targets)
    assert random.getstate() == state


def test_a_refusal_changes_nothing() -> None:
    match = lobby()
    with pytest.raises(RicochetError):
        decide(match, commands.PlaceBid(round=1, moves=2), seat=0, now=2, seed=0)
    assert match == lobby()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_times_do_not_run_backwards(path: Path) -> None:
    assert all(before.at <= after.at for before, after in pairwise(played(path)))


def test_a_room_begins_with_a_match() -> None:
    with pytest.raises(ValueError, match="at least one event"):
        replay([])
    with pytest.raises(ValueError, match="opens a match"):
        replay([PlayerReady(at=0, round=1, seat=0)])
    with pytest.raises(ValueError, match="chip is turned up"):
        evolve(lobby(), ThinkingLapsed(at=0, round=1))


def test_every_command_of_a_player_at_the_table_has_a_permission() -> None:
    assert {*PERMISSIONS, commands.TakeSeat} == set(get_args(commands.PlayerCommand))
