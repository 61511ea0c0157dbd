"""Players that use the protocol: they solve each puzzle and demonstrate the path."""

import asyncio
from contextlib import AsyncExitStack

from ricochetrobots.client.connection import Client, CommandRefusedError, join
from ricochetrobots.client.session import Session
from ricochetrobots.core import Move, Puzzle, parse_position, parse_target
from ricochetrobots.game import View
from ricochetrobots.game.commands import (
    ClaimSolution,
    GiveUp,
    MoveRobot,
    PlaceBid,
    SayReady,
    StartMatch,
    StartTimer,
    TakeSeat,
)
from ricochetrobots.game.demonstration import BOARD_BACK_SECONDS
from ricochetrobots.solver import Limits, solve
from support.server import LiveServer, Opened

SOLVING_SECONDS = 4.0
THINKING_SECONDS = 10.0
"""The server allows this much time for each chip alone; a player without a pause must wait."""


def seen(session: Session) -> View:
    """Return the newest view of a session that has one."""
    assert session.view is not None
    return session.view


def puzzle_of(view: View) -> Puzzle:
    """Return the puzzle of the round that a view shows."""
    assert view.chip is not None
    robots = " ".join(f"{robot}{cell}" for robot, cell in view.robots.items())
    position = parse_position(f"{view.board} {robots}")
    return Puzzle(position, parse_target(f">{view.chip.robot or '*'}{view.chip.cell}", position.board))


def way_of(view: View) -> tuple[Move, ...] | None:
    """Return a shortest path, or None if none is found in time."""
    return solve(puzzle_of(view), Limits(seconds=SOLVING_SECONDS)).path


class Party:
    """Clients in one room of a server: players in the order of their seats, and a spectator."""

    def __init__(self, server: LiveServer, players: list[Client], spectator: Client) -> None:
        self.server = server
        self.players = players
        self.spectator = spectator

    @property
    def everybody(self) -> list[Client]:
        """All of them."""
        return [*self.players, self.spectator]

    async def all_at(self, seq: int) -> None:
        """Wait until everybody has received event ``seq``."""
        for client in self.everybody:
            await client.until(lambda session: (session.seq or 0) >= seq)

    async def play_round(self, bidder: int, *, bluffer: int | None = None) -> None:
        """Play the current chip: ``bluffer`` fails with a low bid, then ``bidder`` shows a shortest path."""
        view = self.players[0].view
        way = way_of(view)
        if way is None:
            await self._let_it_go()
            return
        bids = {bidder: len(way)}
        if bluffer is not None and len(way) > 2:
            bids[bluffer] = len(way) - 1
        await asyncio.gather(
            *(
                self.players[seat].send(PlaceBid(round=view.round, moves=moves))
                for seat, moves in bids.items()
            )
        )
        self.server.let_pass(view.timer_seconds)
        if bluffer is not None and bluffer in bids:
            await self._wait_for_turn(bluffer)
            await self.players[bluffer].send(GiveUp(round=view.round))
        await self._wait_for_turn(bidder)
        await show(self.server, self.players[bidder], way)
        await self._ready()

    async def _wait_for_turn(self, seat: int) -> None:
        def shows(session: Session) -> bool:
            showing = seen(session).demonstration
            return seen(session).phase == "showing" and showing is not None and showing.seat == seat

        await self.players[seat].until(shows)

    async def _let_it_go(self) -> None:
        options = self.players[0].view.options
        self.server.let_pass(options.no_bid_seconds)
        await self.players[0].until(lambda session: seen(session).may_start_timer)
        await self.players[0].send(StartTimer(round=self.players[0].view.round))
        self.server.let_pass(self.players[0].view.timer_seconds)
        await self.players[0].until(lambda session: seen(session).phase == "result")
        await self._ready()

    async def _ready(self) -> None:
        number = self.players[0].view.round
        for player in self.players:
            await player.until(lambda session: seen(session).phase in ("result", "finished"))
            if player.view.phase == "result":
                await player.send(SayReady(round=number))
        for client in self.everybody:
            await client.until(
                lambda session: seen(session).phase == "finished" or seen(session).round > number
            )


async def show(server: LiveServer, player: Client, way: tuple[Move, ...]) -> None:
    """Make the moves of a demonstration, once the board is ready."""
    number = player.view.round
    server.let_pass(BOARD_BACK_SECONDS)
    for move in way:
        await sure(player, MoveRobot(round=number, move=str(move)))


async def sure(player: Client, move: MoveRobot) -> None:
    """Make a move, and repeat it if the server's clock has not advanced yet, or if that was too often."""
    try:
        await player.send(move)
    except CommandRefusedError as error:
        if error.refused.code not in ("board-not-ready", "too-fast"):
            raise
        await sure(player, move)


async def play_alone(server: LiveServer, player: Client) -> None:
    """Play the current chip alone: find a path and prove it, or let the sand run out."""
    number, way = player.view.round, way_of(player.view)
    if way is None:
        server.let_pass(player.view.timer_seconds)
    else:
        server.let_pass(THINKING_SECONDS)
        await player.send(ClaimSolution(round=number, moves=len(way)))
        await show(server, player, way)
    await player.until(lambda session: seen(session).phase in ("result", "finished"))
    if player.view.phase == "result":
        await player.send(SayReady(round=number))
        await player.until(lambda session: seen(session).phase == "finished" or seen(session).round > number)


async def gather_party(stack: AsyncExitStack, server: LiveServer, room: Opened, *names: str) -> Party:
    """Connect players to a room that its host has opened, and start the match."""

    async def enter(token: str | None) -> Client:
        return await stack.enter_async_context(join(server.live_url, room.room, token=token))

    players = [await enter(room.token)]
    for name in names:
        players.append(await enter(None))
        await players[-1].send(TakeSeat(name=name))
    party = Party(server, players, await enter(None))
    started = await players[0].send(StartMatch())
    await party.all_at(started.seq)
    return party
