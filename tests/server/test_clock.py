"""Clocks of the server on a machine whose clocks the test sets."""

import asyncio
import logging
from collections.abc import Callable

import pytest

from ricochetrobots.server.clock import AgreedClock, Clock, SystemClock
from support.clock import ManualClock
from support.virtual import run_virtually


class Machine:
    """A wall clock and a monotonic clock set by hand."""

    def __init__(self) -> None:
        self.wall, self.monotonic = 1_000.0, 5.0

    def clock(self, not_before: float = 0.0) -> SystemClock:
        return SystemClock(not_before, lambda: self.wall, lambda: self.monotonic)

    def pass_time(self, seconds: float) -> None:
        self.wall += seconds
        self.monotonic += seconds


def test_time_starts_at_the_wall_clock_and_follows_the_monotonic_clock() -> None:
    machine = Machine()
    clock = machine.clock()
    assert clock.now() == 1_000.0
    machine.pass_time(3.5)
    assert clock.now() == 1_003.5


@pytest.mark.parametrize("step", [3_600.0, -3_600.0, 1.5])
def test_a_step_of_the_wall_clock_is_ignored_and_logged_once(
    step: float, caplog: pytest.LogCaptureFixture
) -> None:
    machine = Machine()
    clock = machine.clock()
    machine.wall += step
    machine.pass_time(2.0)
    with caplog.at_level(logging.WARNING):
        assert clock.notice_step() == pytest.approx(step)
        assert clock.notice_step() == 0.0
    assert clock.now() == 1_002.0
    assert len(caplog.records) == 1


def test_a_small_drift_is_not_a_step() -> None:
    machine = Machine()
    clock = machine.clock()
    machine.wall += 0.4
    assert clock.notice_step() == 0.0


def test_time_never_starts_before_the_last_recorded_time() -> None:
    clock = Machine().clock(not_before=9_000.0)
    assert clock.now() == 9_000.0
    assert clock.notice_step() == 0.0


def test_waiting_for_a_past_time_returns_at_once() -> None:
    asyncio.run(Machine().clock().wait_until(999.0))
    asyncio.run(ManualClock(10.0).wait_until(10.0))


def test_the_system_clock_never_wakes_early() -> None:
    clock = SystemClock()
    until = clock.now() + 0.01
    asyncio.run(clock.wait_until(until))
    assert clock.now() >= until


def test_the_manual_clock_wakes_waiters_in_time_order() -> None:
    async def scenario() -> None:
        clock = ManualClock(100.0)
        early, late = (asyncio.create_task(clock.wait_until(at)) for at in (101.0, 102.0))
        await asyncio.sleep(0)
        clock.advance(1.5)
        await early
        assert not late.done()
        clock.advance(0.5)
        await late
        assert clock.now() == 102.0

    asyncio.run(scenario())


@pytest.mark.parametrize("make", [SystemClock, lambda: AgreedClock(1_000.0)])
def test_a_limit_of_a_running_clock_expires_by_itself(make: Callable[[], Clock]) -> None:
    async def scenario() -> None:
        async with make().limit(3_600.0):
            await asyncio.sleep(0)
        with pytest.raises(TimeoutError):
            async with make().limit(3_600.0):
                await asyncio.get_running_loop().create_future()

    run_virtually(scenario())


def test_a_limit_of_the_manual_clock_expires_when_the_clock_is_advanced() -> None:
    async def under(clock: ManualClock, seconds: float) -> None:
        async with clock.limit(seconds):
            await asyncio.get_running_loop().create_future()

    async def scenario() -> None:
        clock = ManualClock(100.0)
        async with clock.limit(1.0):
            assert clock.limited == 1
        early, late, cancelled = (asyncio.create_task(under(clock, seconds)) for seconds in (1.0, 2.0, 1.0))
        await asyncio.sleep(0)
        cancelled.cancel()
        await asyncio.wait({cancelled})
        assert cancelled.cancelled()
        clock.advance(1.5)
        await asyncio.wait({early})
        assert isinstance(early.exception(), TimeoutError)
        assert (late.done(), clock.limited) == (False, 1)
        clock.advance(0.5)
        clock.advance(0.5)
        await asyncio.wait({late})
        assert isinstance(late.exception(), TimeoutError)
        with pytest.raises(TimeoutError):
            await under(clock, 0.0)
        assert clock.limited == 0

    asyncio.run(scenario())


@pytest.mark.parametrize("agreed", [False, True])
def test_the_clock_records_when_a_stall_began_and_ended(
    agreed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine = Machine()
    clock: Clock = AgreedClock(1_000.0, lambda: machine.monotonic) if agreed else machine.clock()

    async def oversleep(seconds: float) -> None:
        machine.pass_time(seconds + late)

    monkeypatch.setattr(asyncio, "sleep", oversleep)
    late = 0.9
    asyncio.run(clock.wait_until(1_001.0))
    assert clock.stalls == []
    late = 30.0
    asyncio.run(clock.wait_until(clock.now() + 0.5))
    (stall,) = clock.stalls
    assert (round(stall.began, 6), round(stall.ended, 6)) == (1_002.4, 1_032.4)
    for number in range(2, 200):  # a reader that counts stalls finds the newest at the end
        asyncio.run(clock.wait_until(clock.now() + 0.5))
        assert len(clock.stalls) == number


def test_a_stall_is_recorded_before_the_waiters_wake() -> None:
    async def scenario() -> None:
        machine = Machine()
        clock = machine.clock()
        waiters = [asyncio.create_task(clock.wait_until(1_000.0 + seconds)) for seconds in (0.2, 0.5, 5.0)]
        await asyncio.sleep(0)
        waiters[0].cancel()
        await asyncio.sleep(0)
        machine.pass_time(1.5)
        assert clock.stalls == []
        machine.pass_time(4.0)
        stalls = [(round(stall.began, 6), round(stall.ended, 6)) for stall in clock.stalls]
        assert stalls == [(1_000.5, 1_005.5)]
        assert len(clock.stalls) == 1, "reading the stalls again adds none"
        for waiter in waiters[1:]:
            waiter.cancel()
        await asyncio.gather(*waiters, return_exceptions=True)

    asyncio.run(scenario())


def test_setting_an_agreed_clock_is_not_a_stall(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine()
    clock = AgreedClock(1_000.0, lambda: machine.monotonic)

    async def sleep_and_set_the_clock(seconds: float) -> None:
        machine.pass_time(seconds)
        clock.hear(5_000.0)

    monkeypatch.setattr(asyncio, "sleep", sleep_and_set_the_clock)
    asyncio.run(clock.wait_until(4_000.0))
    assert clock.stalls == []
