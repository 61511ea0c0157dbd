"""Properties of the log and of the clients' events that hold in the simulation whatever goes wrong."""

from __future__ import annotations

from collections.abc import Sequence

from faults.simulated_client import Client
from faults.simulated_server import SimulatedServer
from ricochetrobots.game import Match, view
from ricochetrobots.game.absence import LOADING_AGAIN_SECONDS, Absence
from ricochetrobots.game.automatic import USABLE_SECONDS
from ricochetrobots.game.commands import PlaceBid
from ricochetrobots.game.events import (
    BiddingClosed,
    BidPlaced,
    ChipTurned,
    DeadlineExtended,
    Event,
    PlayerPassed,
    PlayerSeated,
    TimerStarted,
)
from support.rooms import derived

SEATS = 3
TIMER_SECONDS = 20


class ViolationError(AssertionError):
    """A property does not hold."""


async def check(server: SimulatedServer, clients: Sequence[Client]) -> None:
    """Compare everything with the log, once nothing moves. Raises ViolationError."""
    stored = await server.load_room()
    log, match = list(stored.snapshot.events), stored.snapshot.match
    here = [client.seat for client, line in server.lines if line.served and line.greeted]
    for client in clients:
        if client.fault is not None:
            raise ViolationError(f"seat {client.seat}: {client.fault}")
        base = client.base or 0
        if client.received != log[base : base + len(client.received)]:
            raise ViolationError(f"seat {client.seat} was told what is not in the log")
        _check_answers(client, log)
        if match is not None and knows_everything(server, client):
            if client.knows != len(log):
                raise ViolationError(f"seat {client.seat} knows {client.knows} events of {len(log)}")
            _check_seen(client, match, here, server.clock.now())
    _check_log(log)


async def check_derived(server: SimulatedServer) -> None:
    """Compare the data that is derived from the log with the log. Raises ViolationError."""
    stored = await server.store.derived(server.room_id)
    follows = await derived(server.rooms, server.room_id)
    if stored != follows:
        raise ViolationError(f"stored beside the log: {stored}, not {follows}")


def knows_everything(server: SimulatedServer, client: Client) -> bool:
    """Return whether nothing prevents the client from knowing all stored events."""
    line = client.line
    in_time = not (server.store.hangs or server.store.hidden or client.slow)
    return in_time and line is not None and line.greeted and not (line.noticed or line.unread)


def _check_seen(client: Client, match: Match, here: Sequence[int | None], now: float) -> None:
    """Compare the view of a client that knows all events with the events and with the presence."""
    seen, presence = client.seen, client.presence
    if presence is None:
        raise ViolationError(f"seat {client.seat} is not told who is there")
    lost = {
        one.seat: Absence(one.since, one.elsewhere)
        for one in presence.seats
        if not one.connected or one.elsewhere
    }
    gone = {seat: absence for seat, absence in lost.items() if absence.since + LOADING_AGAIN_SECONDS <= now}
    if seen != view(match, client.seat, gone):
        raise ViolationError(f"seat {client.seat} sees what does not follow from the log")
    connected = {seat.number: seat.number in here for seat in match.seats}
    if {one.seat: one.connected for one in presence.seats} != connected:
        raise ViolationError(f"seat {client.seat} is told that {presence} are there, and {here} are")
    if presence.watching != here.count(None):
        raise ViolationError(f"seat {client.seat} is told that {presence.watching} watch")
    line = client.line
    if line is not None and not line.waiting and (client.open or client.pings):
        raise ViolationError(f"seat {client.seat} has no answer to {client.open}, {client.pings} pings")


def _check_answers(client: Client, log: Sequence[Event]) -> None:
    """Compare the answers to a client with the log."""
    for id_, answer in client.answers.items():
        command = client.sent[id_].command
        if answer.seq > len(log):
            raise ViolationError(f"{id_} was acknowledged and is lost")
        if isinstance(command, PlaceBid):
            wanted = (command.round, client.seat, command.moves)
            done = [
                event
                for event in log[: answer.seq]
                if isinstance(event, BidPlaced) and (event.round, event.seat, event.moves) == wanted
            ]
            if len(done) != 1:
                raise ViolationError(f"the bid {wanted} was acknowledged and is {len(done)} times in the log")


def _check_log(log: Sequence[Event]) -> None:
    """Check the deadlines in the log: each takes effect once, not too soon, and is never shortened."""
    until, closed, sand = None, set(), 0.0
    for before, event in zip([None, *log], log, strict=False):
        if before is not None and event.at < before.at:
            raise ViolationError("time runs backwards in the log")
        if isinstance(event, ChipTurned | TimerStarted):
            until = event.until
            sand = event.until - event.at if isinstance(event, TimerStarted) else 0.0
            if isinstance(event, TimerStarted) and round(sand, 6) != TIMER_SECONDS:
                raise ViolationError("the sand does not run as long as was agreed")
        elif isinstance(event, DeadlineExtended):
            if event.seconds <= 2 or (
                sand and until and event.until != max(until + event.seconds, event.at + USABLE_SECONDS)
            ):
                raise ViolationError("a deadline was not extended by the outage")
            if event.until < event.at + USABLE_SECONDS:
                raise ViolationError("an extension ended before players could use it")
            until = event.until
        elif isinstance(event, BidPlaced) and sand and until is not None and event.at >= until:
            raise ViolationError("a bid was taken after the deadline")
        elif isinstance(event, BiddingClosed):
            if event.round in closed:
                raise ViolationError("the bidding was closed twice")
            closed.add(event.round)
            passed = any(
                isinstance(passing, PlayerPassed) and passing.round == event.round for passing in log
            )
            if until is not None and event.at < until and not passed:
                raise ViolationError("the bidding was closed before the deadline")
            sand = 0.0
        elif isinstance(event, PlayerSeated) and event.seat >= SEATS:
            raise ViolationError("somebody was seated twice")
