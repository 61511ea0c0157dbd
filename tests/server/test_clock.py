"""Clocks that are told what the machine's clocks show."""

import asyncio
import logging
from collections.abc import Callable

import pytest

from ricochetrobots.server.clock import AgreedClock, Clock, ManualClock, SystemClock
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


def test_time_starts_at_the_wall_and_goes_on_with_the_monotonic_clock() -> None:
    machine = Machine()
    clock = machine.clock()
    assert clock.now() == 1_000.0
    machine.pass_time(3.5)
    assert clock.now() == 1_003.5


@pytest.mark.parametrize("step", [3_600.0, -3_600.0, 1.5])
def test_a_step_of_the_wall_clock_changes_nothing_and_is_logged_once(
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


def test_small_drift_is_no_step() -> None:
    machine = Machine()
    clock = machine.clock()
    machine.wall += 0.4
    assert clock.notice_step() == 0.0


def test_time_never_starts_before_what_is_recorded() -> None:
    clock = Machine().clock(not_before=9_000.0)
    assert clock.now() == 9_000.0
    assert clock.notice_step() == 0.0


def test_waiting_for_a_time_that_has_come_returns_at_once() -> None:
    asyncio.run(Machine().clock().wait_until(999.0))
    asyncio.run(ManualClock(10.0).wait_until(10.0))


def test_the_system_clock_waits_no_less_than_asked() -> None:
    clock = SystemClock()
    until = clock.now() + 0.01
    asyncio.run(clock.wait_until(until))
    assert clock.now() >= until


def test_the_manual_clock_wakes_those_whose_time_has_come() -> None:
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
def test_the_limit_of_a_clock_that_passes_comes_by_itself(make: Callable[[], Clock]) -> None:
    async def scenario() -> None:
        async with make().limit(3_600.0):
            await asyncio.sleep(0)
        with pytest.raises(TimeoutError):
            async with make().limit(3_600.0):
                await asyncio.get_running_loop().create_future()

    run_virtually(scenario())


def test_the_limit_of_the_manual_clock_comes_when_it_is_advanced() -> None:
    async def under(clock: ManualClock, seconds: float) -> None:
        async with clock.limit(seconds):
            await asyncio.get_running_loop().create_future()

    async def scenario() -> None:
        clock = ManualClock(100.0)
        async with clock.limit(1.0):
            assert clock.limited == 1
        early, late, left = (asyncio.create_task(under(clock, seconds)) for seconds in (1.0, 2.0, 1.0))
        await asyncio.sleep(0)
        left.cancel()
        await asyncio.wait({left})
        assert left.cancelled()
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
def test_a_process_that_stood_still_knows_since_when(agreed: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine()
    clock: Clock = AgreedClock(1_000.0, lambda: machine.monotonic) if agreed else machine.clock()

    async def stopped(seconds: float) -> None:
        machine.pass_time(seconds + late)

    monkeypatch.setattr(asyncio, "sleep", stopped)
    late = 0.9
    asyncio.run(clock.wait_until(1_001.0))
    assert clock.stalls == []
    late = 30.0
    asyncio.run(clock.wait_until(clock.now() + 0.5))
    (stall,) = clock.stalls
    assert (round(stall.began, 6), round(stall.ended, 6)) == (1_002.4, 1_032.4)
    for number in range(2, 200):  # whoever has counted them finds the newest behind the others
        asyncio.run(clock.wait_until(clock.now() + 0.5))
        assert len(clock.stalls) == number


def test_that_it_stood_still_is_known_before_the_waiters_wake() -> None:
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
        assert len(clock.stalls) == 1, "it is one stall, however often it is asked for"
        for waiter in waiters[1:]:
            waiter.cancel()
        await asyncio.gather(*waiters, return_exceptions=True)

    asyncio.run(scenario())


def test_that_the_clock_of_another_is_set_is_no_stall(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine()
    clock = AgreedClock(1_000.0, lambda: machine.monotonic)

    async def set_meanwhile(seconds: float) -> None:
        machine.pass_time(seconds)
        clock.hear(5_000.0)

    monkeypatch.setattr(asyncio, "sleep", set_meanwhile)
    asyncio.run(clock.wait_until(4_000.0))
    assert clock.stalls == []
