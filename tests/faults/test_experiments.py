"""Short runs of the experiments in docs/reliability.md: they meet their goals, and would find a fault."""

import asyncio
import runpy
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from faults import (
    authority,
    clocks,
    disconnects,
    full,
    fuzzing,
    hangups,
    kills,
    live_puzzles,
    old_games,
    power,
    races,
    repeats,
    secrecy,
    soak,
    stalls,
    strangers,
)
from ricochetrobots.game import Match
from ricochetrobots.game.events import (
    BiddingClosed,
    BidPlaced,
    DeadlineExtended,
    Event,
    TimerReason,
    TimerStarted,
)
from ricochetrobots.server.clock import SystemClock
from ricochetrobots.server.rooms.replies import Replies
from ricochetrobots.server.rooms.room_state import RoomState
from ricochetrobots.wire.messages import NumberedEvent
from support.postgresql import database, postgresql, reused
from support.server import LiveServer
from support.verdicts import Verdict

pytestmark = pytest.mark.slow

__all__ = ["database", "postgresql", "reused"]

SHORT: Sequence[tuple[Callable[[int, int], Sequence[Verdict]], int]] = (
    (authority.show, 1),
    (secrecy.show, 12),
    (repeats.show, 400),
    (clocks.show, 6),
    (power.show, 6),
    (fuzzing.show, 1_000),
    (strangers.show, 100),
    (live_puzzles.show, 5),
    (full.show, 1),
    (old_games.show, 3),
    (soak.show, 80),
)


@pytest.mark.long_cases(
    "faults.authority-",
    "faults.full-",
    "faults.fuzzing-",
    "faults.live_puzzles-",
    "faults.old_games-",
    "faults.soak-",
    "faults.strangers-",
)
@pytest.mark.parametrize(("show", "size"), SHORT, ids=lambda value: getattr(value, "__module__", ""))
def test_what_is_shown(show: Callable[[int, int], Sequence[Verdict]], size: int) -> None:
    for verdict in show(size, 1):
        assert verdict.met, verdict


def test_every_program_here_is_among_the_experiments() -> None:
    here = Path(__file__).parent
    programs = {path.stem for path in here.glob("*.py") if 'if __name__ == "__main__"' in path.read_text()}
    listed = runpy.run_path(str(here.parents[1] / "bench" / "experiments.py"))["MODULES"]
    assert programs - {Path(__file__).stem} == set(listed)


@pytest.mark.long
def test_disconnects(live_server: LiveServer) -> None:
    _, _, wrong = asyncio.run(disconnects.disconnect(live_server, 12, 1))
    assert wrong == []


def test_races_on_two_servers(database: str) -> None:
    for verdict in asyncio.run(races.race(database, 36, 0, 1)):
        assert verdict.met, verdict


@pytest.mark.long
def test_hangups() -> None:
    verdicts = [verdict for verdict in hangups.show(3, 1) if not verdict.goal.startswith("honest")]
    assert verdicts
    for verdict in verdicts:  # the time of pictures depends on the load of the machine
        assert verdict.met, verdict


@pytest.mark.long
def test_kills_lose_nothing() -> None:
    verdicts = [verdict for verdict in kills.show(1, 1) if verdict.goal.startswith("nothing")]
    assert len(verdicts) == 4
    for verdict in verdicts:  # the time depends on the load of the machine
        assert verdict.met, verdict


@pytest.mark.long
def test_stalls() -> None:
    for verdict in stalls.show(1, 1):
        assert "0 faults" in verdict.shown, verdict


@pytest.mark.long
def test_a_command_that_is_not_declared_is_found() -> None:
    table = dict(authority.declared(authority.AMONG_FRIENDS, authority.ALONE))
    del table["pass", "bidding"]
    table["close_room", "lobby"] |= {"p"}
    _, wrong = asyncio.run(authority.compare(table))
    assert "pass by w in bidding is not declared" in wrong
    assert "close_room by p in lobby: declared True" in wrong


def test_a_path_shown_too_early_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "withholds", lambda *_: False)
    _, differing = asyncio.run(secrecy.differences(range(1, 9)))
    assert differing == ["path, seed 1", "path, seed 7"]


def test_what_spectators_are_informed_too_early_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RoomState, "seen_from", lambda *_: None)
    _, differing = asyncio.run(secrecy.differences(range(4, 5)))
    assert differing == ["late, seed 4"]


def test_a_second_effect_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Replies, "find", lambda *_: None)
    assert not repeats.show(40, 1)[0].met


def test_a_clock_that_follows_the_wall_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SystemClock, "now", lambda self: self._wall())
    assert not clocks.show(2, 1)[0].met


def test_what_a_kill_does_wrong_is_found() -> None:
    """The checks of E4, E6 and E7 find a lost bid, a bid that took effect twice, and a missed deadline."""
    bid = BidPlaced(at=10.0, round=1, seat=0, moves=9)
    turned = TimerStarted(at=10.0, round=1, reason=TimerReason.FIRST_BID, seat=0, until=15.0)
    closing = BiddingClosed(at=15.1, round=1, order=(0,))
    afterwards = DeadlineExtended(at=20.0, round=1, until=140.0, seconds=3)

    def judged(*log: Event, answers: dict[int, tuple[int, int]]) -> kills.Shown:
        shown = kills.Shown("E4", 2.0)
        numbered = [NumberedEvent(seq=seq, event=event) for seq, event in enumerate(log, 1)]
        kills.judge(shown, kills.Table([], answers), numbered, killed=12.0, ready=13.0)
        return shown

    assert judged(bid, turned, closing, afterwards, answers={2: (0, 9)}).wrong == []
    for wrong in (
        judged(bid, turned, closing, answers={2: (0, 9), 3: (1, 8)}),
        judged(bid, turned, bid, closing, answers={2: (0, 9)}),
        judged(bid, turned, replace(closing, at=14.9), answers={2: (0, 9)}),
        judged(bid, turned, closing, closing, answers={2: (0, 9)}),
        judged(bid, turned, replace(bid, at=15.0, moves=8), closing, answers={2: (0, 9)}),
    ):
        assert len(wrong.wrong) == 1
    assert not judged(bid, turned, replace(closing, at=15.3), answers={2: (0, 9)}).verdicts()[1].met
    late = replace(turned, until=11.9)  # it was killed before it had closed the bidding
    assert judged(bid, late, replace(closing, at=13.1), answers={2: (0, 9)}).errors == [pytest.approx(0.2)]
