"""Play for the bots of a room while somebody listens there (R9).

A bot receives the view of its seat and sends commands as any seat does. All that it chooses follows from that view and
from the seed of its seat, so a restarted server goes on where the last one stopped. Several servers may play for the
same bot: they choose alike, and the id of a command follows from the situation, so it has one effect. A bot thinks in a
thread, during which the kernel releases the interpreter (docs/adr/0028-bots.md).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence, Sized
from typing import Protocol

from ricochetrobots.bots import PersonBot
from ricochetrobots.core import RicochetError
from ricochetrobots.game import Gone, Match, Phase, View, view
from ricochetrobots.game.commands import PlayerCommand
from ricochetrobots.game.match import Seat
from ricochetrobots.server.clock import Clock
from ricochetrobots.server.rooms.replies import Reply
from ricochetrobots.server.rooms.room_state import RoomState
from ricochetrobots.server.rooms.tokens import Tokens
from ricochetrobots.wire.messages import CommandMessage, Ephemeral, Remark, Saying

log = logging.getLogger(__name__)

LOOK_SECONDS = 1.0
"""A bot chooses this often while it thinks."""
SHOWING_SECONDS = 0.7
"""The shortest time between two moves of a bot (R9)."""


class BotSeat:
    """The listener of a bot, which reads no messages: it receives the view of its seat instead."""

    def __init__(self, seat: int) -> None:
        self.seat: int | None = seat

    def tell(self, message: bytes) -> None:
        """Ignore the message."""

    def goodbye(self, code: str, message: str, *, retry: bool) -> None:
        """Ignore the goodbye."""


class RoomAudience(Sized, Protocol):
    """The listeners of a room."""

    def gone(self) -> Gone:
        """Return the absence of each absent seat."""
        ...

    def tell_ephemeral(self, message: Ephemeral) -> None:
        """Send a message that is not stored to the listeners of this server."""
        ...


class RoomWithBots(Protocol):
    """A room in which bots play."""

    @property
    def snapshot(self) -> RoomState:
        """The current state of the room."""
        ...

    @property
    def audience(self) -> RoomAudience:
        """The listeners of the room."""
        ...

    async def play(self, message: CommandMessage, bot: BotSeat) -> Reply:
        """Carry out the command of a bot, even if the caller is cancelled."""
        ...


class Bots:
    """The bots of one room."""

    def __init__(self, tokens: Tokens, clock: Clock) -> None:
        self._tokens = tokens
        self._clock = clock
        self._running: asyncio.Task[None] | None = None
        self._last_word: tuple[int, Saying] | None = None
        """The number of the match in which bots spoke last, and their word."""

    @property
    def running(self) -> bool:
        """Return whether a bot is playing."""
        return self._running is not None

    def start(self, room: RoomWithBots) -> None:
        """Let the bots play and speak, if it is their turn and they do not play already."""
        if self._running is None and (_bots_to_play(room) or self._word(room)):
            self._running = asyncio.create_task(self._run(room), name="bots")

    async def stop(self) -> None:
        """Stop playing."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.wait({self._running})

    async def _run(self, room: RoomWithBots) -> None:
        try:
            self._speak(room)
            while bots := _bots_to_play(room):
                for seat in bots:
                    await self._choose(room, seat)
                showing = _match(room).phase is Phase.SHOWING
                await self._clock.wait_until(
                    self._clock.now() + (SHOWING_SECONDS if showing else LOOK_SECONDS)
                )
                self._speak(room)
        except RicochetError as fault:
            log.warning("the bots of room %s stopped: %s", room.snapshot.row.id, fault)
        except Exception:
            log.exception("the bots of room %s stopped with an internal error", room.snapshot.row.id)
        finally:
            self._running = None

    def _word(self, room: RoomWithBots) -> Saying | None:
        """Return what the bots still have to say: a greeting with the first chip, and a word at the end."""
        match = _match(room)
        if match.closed or not match.quick_chat or not len(room.audience):
            return None
        if match.phase is Phase.FINISHED:
            word = Saying.GOOD_GAME
        elif match.phase is Phase.THINKING and match.round_number == 1:
            word = Saying.HELLO
        else:
            return None
        return None if self._last_word == (match.number, word) else word

    def _speak(self, room: RoomWithBots) -> None:
        """Send the word of each bot. Each server tells its own listeners, so no bot says it twice."""
        word = self._word(room)
        if word is not None:
            match = _match(room)
            self._last_word = (match.number, word)
            for seat in match.playing:
                if not seat.may_be_absent:
                    room.audience.tell_ephemeral(Remark(seat=seat.number, saying=word))

    async def _choose(self, room: RoomWithBots, seat: Seat) -> None:
        if seat.bot is None or seat.bot.character is None or seat.bot.level is None:
            return  # a program plays for itself (R9.7)
        room_id = room.snapshot.row.id
        bot = PersonBot(self._tokens.bot_seed(room_id, seat.number), seat.bot.level, seat.bot.character)
        seen = view(_match(room), seat.number, room.audience.gone())
        command = await asyncio.to_thread(bot.choose, seen, self._clock.now())
        if command is not None:
            message = CommandMessage(
                id=self._tokens.bot_command(room_id, _situation(seen, command)), command=command
            )
            await room.play(message, BotSeat(seat.number))


def _match(room: RoomWithBots) -> Match:
    match = room.snapshot.match
    if match is None:
        raise ValueError("a room's first event opens a match")
    return match


def _bots_to_play(room: RoomWithBots) -> Sequence[Seat]:
    """Return the bots that think or demonstrate now; none while nobody listens."""
    match = _match(room)
    if match.closed or not len(room.audience) or (match.round is not None and match.round.pause is not None):
        return ()
    bots = [seat for seat in match.playing if not seat.may_be_absent]
    if match.phase in (Phase.THINKING, Phase.BIDDING):
        return bots
    shown = match.demonstration
    return [seat for seat in bots if shown is not None and shown.seat == seat.number]


def _situation(seen: View, command: PlayerCommand) -> str:
    """Return what distinguishes a command of a bot from all others of its seat that may have another effect."""
    standing = next((bid.moves for bid in seen.bids if bid.seat == seen.you), None)
    steps = 0 if seen.demonstration is None else len(seen.demonstration.steps)
    return f"{seen.number} {seen.you} {command} {bool(seen.bids)} {standing} {steps}"
