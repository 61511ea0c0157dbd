"""Matches of `ricochet tui` on this computer: alone and with bots, by the engine and through the pages."""

import asyncio
from collections.abc import Callable
from itertools import count

import pytest

from ricochetrobots.bots import BotCharacter, BotLevel
from ricochetrobots.core import RicochetError
from ricochetrobots.game import Mode, Phase
from ricochetrobots.game.commands import ClaimSolution, GiveUp, MoveRobot, Pass, PlaceBid, SayReady
from ricochetrobots.game.match import Outcome
from ricochetrobots.solver import solve
from ricochetrobots.tui.local import PERSON, LocalTable
from support.terminal import Clock

BOTS = ((BotCharacter.VERA, BotLevel.EXPERT), (BotCharacter.PIP, BotLevel.STRONG))


def table(clock: Clock, *, with_bots: bool = False) -> LocalTable:
    return LocalTable(clock=clock, chance=count(1).__next__, bots=BOTS if with_bots else (), person="You")


async def until(table: LocalTable, clock: Clock, condition: Callable[[], bool], seconds: float = 600) -> None:
    """Let time pass in steps of a second until the condition holds."""
    end = clock.now + seconds
    while not condition():
        assert clock.now < end, table.view.phase
        clock.now += 1
        await table.step()


def test_alone_a_chip_that_is_shown_in_time_is_laid_face_up() -> None:
    async def play() -> None:
        clock = Clock()
        alone = table(clock)
        assert (alone.view.mode, alone.view.phase) == (Mode.ALONE, Phase.THINKING)
        puzzle = alone.view.round_puzzle
        assert puzzle is not None
        await alone.send(ClaimSolution(round=1, moves=9))
        for move in solve(puzzle).path or ():
            await alone.send(MoveRobot(round=1, move=str(move)))
        assert alone.view.phase is Phase.RESULT
        assert [face_up for _, face_up in alone.view.laid] == [True]
        await alone.find_optimum()
        result = alone.view.result
        assert result is not None
        assert result.optimum is not None
        assert result.optimum.moves == len(result.steps)

    asyncio.run(play())


def test_alone_the_sand_runs_by_the_clock_of_the_table() -> None:
    async def play() -> None:
        clock = Clock()
        alone = table(clock)
        clock.now += alone.view.timer_seconds - 1
        await alone.step()
        assert alone.view.phase is Phase.THINKING
        clock.now += 1
        await alone.step()
        result = alone.view.result
        assert result is not None
        assert (alone.view.phase, result.outcome) == (Phase.RESULT, Outcome.FACE_DOWN)

    asyncio.run(play())


def test_bots_bid_show_and_win_a_whole_match() -> None:
    async def play() -> None:
        clock = Clock()
        friends = table(clock, with_bots=True)
        assert [seat.bot is None for seat in friends.view.seats] == [True, False, False]
        while friends.view.phase is not Phase.FINISHED:
            before = friends.view.round
            await until(friends, clock, lambda: friends.view.phase in (Phase.RESULT, Phase.FINISHED))
            if friends.view.phase is Phase.RESULT:
                await friends.send(SayReady(round=before))
        assert friends.view.winners
        assert PERSON not in friends.view.winners
        assert len(friends.view.history) >= 3

    asyncio.run(play())


def test_a_bid_of_the_person_is_shown_before_a_higher_one() -> None:
    async def play() -> None:
        clock = Clock()
        friends = table(clock, with_bots=True)
        await friends.send(PlaceBid(round=1, moves=2))
        await friends.send(Pass(round=1))
        await until(friends, clock, lambda: friends.view.phase is Phase.SHOWING)
        shown = friends.view.demonstration
        assert shown is not None
        assert (shown.seat, shown.moves) == (PERSON, 2)
        with pytest.raises(RicochetError):
            await friends.send(PlaceBid(round=1, moves=3))
        await friends.send(GiveUp(round=1))
        assert friends.view.bids[0].failure is not None

    asyncio.run(play())
