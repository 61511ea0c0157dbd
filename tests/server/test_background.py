"""The tasks that run as long as the server: one that dies is seen."""

import asyncio
from pathlib import Path

import pytest

from ricochetrobots.server.app import Application
from ricochetrobots.server.background import Background, Work
from ricochetrobots.server.clock import ManualClock
from ricochetrobots.server.errors import ServerError
from ricochetrobots.server.operate.settings import Settings
from ricochetrobots.server.socket.endpoint import Connections
from support.client import Client
from support.rooms import MEMORY, START


async def die(*_: object) -> None:
    raise RuntimeError("a planted fault")


async def end() -> None:
    return None


async def go_on() -> None:
    await asyncio.get_running_loop().create_future()


def test_health_fails_once_a_task_of_the_server_has_died(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(Connections, "look_after", die)
    app = Application(Settings(data=tmp_path), clock=lambda _: ManualClock(START), url=MEMORY)
    with Client(app) as client:
        answer = client.get("/health")
        assert (answer.status_code, answer.json()["code"]) == (503, "task-died")
        assert answer.json()["facts"] == {"task": "stalled"}
        assert client.get("/api/today").status_code == 200, "the server still answers"
    assert "a planted fault" in caplog.text


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
