"""The tasks that run as long as the server: one that dies is seen."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from ricochetrobots.core import parse_puzzle
from ricochetrobots.server.app import Application
from ricochetrobots.server.background import Background, Work
from ricochetrobots.server.cluster.notifications import Notifications
from ricochetrobots.server.cluster.presence import SharedPresence
from ricochetrobots.server.errors import ServerError
from ricochetrobots.server.ladder.ladder import Ladder
from ricochetrobots.server.log.turns import Turns
from ricochetrobots.server.operate.checking import Checking
from ricochetrobots.server.operate.retention import Retention
from ricochetrobots.server.operate.settings import Settings
from ricochetrobots.server.rooms.registry import Rooms
from ricochetrobots.server.rooms.tables import OpenTables
from ricochetrobots.server.socket.endpoint import Connections
from ricochetrobots.server.solving.pool import SolverPool
from ricochetrobots.server.solving.shared import SharedSolver, Workforce
from support.client import Client
from support.clock import ManualClock
from support.rooms import MEMORY, START
from support.solvers import SilentWorker


async def die(*_: object) -> None:
    raise RuntimeError("a planted fault")


async def end() -> None:
    return None


async def go_on() -> None:
    await asyncio.get_running_loop().create_future()


@dataclass(frozen=True)
class Planted:
    """A task of a server, the method that it runs, and what starts it if it does not run from the start."""

    name: str
    runs_in: type
    method: str
    shared: bool = False
    """Whether only servers on PostgreSQL have it."""
    trigger: Callable[[Application], Awaitable[object]] | None = None


async def ask(app: Application) -> object:
    return await app.services.solver.ask(parse_puzzle("2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2"))


async def write_to_a_locked_room(app: Application) -> None:
    """Take a turn in a room without a row, which waits like one whose row is locked."""
    await app.services.rooms.store.transact("nowhere", 0, lambda _: None)


TASKS = (
    Planted("sweeper", Rooms, "run"),
    Planted("stalled", Connections, "look_after"),
    Planted("checking", Checking, "run"),
    Planted("ladder", Ladder, "run"),
    Planted("retention", Retention, "run"),
    Planted("solving", SolverPool, "_work", trigger=ask),
    Planted("follower", Rooms, "follow", shared=True),
    Planted("quick chat", Rooms, "follow_sayings", shared=True),
    Planted("public tables", OpenTables, "run", shared=True),
    Planted("notifications", Notifications, "_run", shared=True),
    Planted("presence", SharedPresence, "_say", shared=True),
    Planted("store writer 0", Turns, "_write", shared=True),
    Planted("late turn", Turns, "_settle_late", shared=True, trigger=write_to_a_locked_room),
    Planted("desk 0", Workforce, "_work", shared=True),
    Planted("lease", Workforce, "_hold", shared=True, trigger=ask),
    Planted("answers", SharedSolver, "_listen", shared=True, trigger=ask),
    Planted("old results", SharedSolver, "_forget", shared=True),
)


def application(folder: Path, url: str) -> Application:
    """Return a server with everything that has a task."""
    settings = Settings(data=folder, tables=True, ladder="Club", keep_days=1)
    return Application(settings, clock=lambda _: ManualClock(START), url=url, worker=SilentWorker.start)


def url_of(shared: bool, request: pytest.FixtureRequest) -> str:
    return str(request.getfixturevalue("database")) if shared else MEMORY


@pytest.mark.parametrize("planted", TASKS, ids=lambda planted: planted.name)
def test_health_fails_once_a_task_of_the_server_has_died(
    tmp_path: Path,
    planted: Planted,
    request: pytest.FixtureRequest,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(planted.runs_in, planted.method, die)
    with Client(application(tmp_path, url_of(planted.shared, request))) as client:
        assert client.portal is not None
        if planted.trigger is not None:
            waiting = client.portal.start_task_soon(planted.trigger, client.application)
            while client.get("/health").status_code == 200:
                assert not waiting.done()
            waiting.cancel()
        answer = client.get("/health")
        assert (answer.status_code, answer.json()["code"]) == (503, "task-died")
        assert answer.json()["facts"] == {"task": planted.name}
        assert client.get("/api/today").status_code == 200, "the server still answers"
    assert "a planted fault" in caplog.text


@pytest.mark.parametrize("shared", [False, True], ids=["alone", "shared"])
def test_every_task_of_a_server_is_among_those_that_die_above(
    tmp_path: Path, shared: bool, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: set[str] = set()
    start = Background.start

    def noted(background: Background, name: str, work: Work, *, may_end: bool = False) -> asyncio.Task[None]:
        started.add(name)
        return start(background, name, work, may_end=may_end)

    monkeypatch.setattr(Background, "start", noted)
    with Client(application(tmp_path, url_of(shared, request))):
        pass
    first = {name for name in started if not name.endswith(tuple("123456789"))}
    known = {task.name for task in TASKS if task.trigger is None and (shared or not task.shared)}
    assert first == known


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("work", "may_end", "is_dead"),
    [(die, False, True), (die, True, True), (end, False, True), (end, True, False), (go_on, False, False)],
    ids=["dies", "dies although it may end", "ends too early", "may end", "goes on"],
)
async def test_a_task_dies_by_an_error_or_an_early_end(work: Work, may_end: bool, is_dead: bool) -> None:
    async with Background() as background:
        background.start("planted", work, may_end=may_end)
        background.start("other", go_on)
        for _ in range(3):
            await asyncio.sleep(0)
        if is_dead:
            with pytest.raises(ServerError, match="planted"):
                background.check()
        else:
            background.check()


async def fail_inside() -> None:
    async with Background() as background:
        background.start("other", go_on)
        raise KeyError("it")


@pytest.mark.anyio
async def test_an_error_of_the_block_stays_as_it_is() -> None:
    with pytest.raises(KeyError):
        await fail_inside()
