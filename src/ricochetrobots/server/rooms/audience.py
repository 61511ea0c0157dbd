"""The listeners of a room: the connected seats, and the updates that each listener has received.

Updates carry stored events. Ephemeral messages, such as presence, are never stored, so later listeners do not receive
them. If the host has set a delay, spectators receive both kinds later. The module is over 400 lines: presence and
updates share the listeners, and splitting them would pass every listener back and forth.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple, Protocol

from ricochetrobots.core import RicochetError
from ricochetrobots.game import Match, Phase
from ricochetrobots.game.absence import LOADING_AGAIN_SECONDS, NOBODY_GONE, Absence, Gone
from ricochetrobots.game.events import Event, PlayerReturned, PlayerSeated
from ricochetrobots.game.match import Seat
from ricochetrobots.game.permissions import turned_away
from ricochetrobots.game.spectators import visible_from, watches
from ricochetrobots.server.background import stop
from ricochetrobots.server.clock import Clock
from ricochetrobots.server.errors import ServerError
from ricochetrobots.server.limits import ServerLimits
from ricochetrobots.server.rooms.held_back import HeldBack, Moment
from ricochetrobots.server.rooms.room_state import RoomState
from ricochetrobots.wire import messages
from ricochetrobots.wire.updates import RoomUpdate, UpdateWriter

PRESENCE_SECONDS = 0.5
"""A crowd of more than `ServerLimits.sent_at_once` receives presence only this often."""
PRESENCE_SECONDS_EACH = 0.0005
"""Added per listener, so that presence takes a few percent of the processor for a crowd of any size."""


class Listener(Protocol):
    """A connection to a room, perhaps with a seat there."""

    seat: int | None

    def tell(self, message: bytes) -> None:
        """Queue an encoded message. Must not wait."""
        ...

    def goodbye(self, code: str, message: str, *, retry: bool) -> None:
        """Send a goodbye and close. Nothing is sent after it, not even a second goodbye."""
        ...


class Known(NamedTuple):
    """The newest event that a listener received, and its allowed commands, None after a change of seat."""

    seq: int
    allowed: tuple[str, ...] | None


class Audience:
    """The listeners of one room.

    It sends them views of the newest `RoomState`. ``started`` is when the server started: no listener was
    connected before. ``game_id`` returns the public id of a match by its number. The audience calls ``noted`` when a
    seat connects to or disconnects from this server.
    """

    def __init__(
        self,
        room: RoomState,
        clock: Clock,
        limits: ServerLimits,
        started: float,
        game_id: Callable[[int], str],
        noted: Callable[[messages.SeatPresence], None] = lambda _: None,
    ) -> None:
        self._room = room
        self._game_id = game_id
        self._noted = noted
        self._clock = clock
        self._limits = limits
        self._started = started
        self._listeners: dict[Listener, Known] = {}
        self._proved: dict[Listener, int] = {}
        """The token with which each listener has proved its seat (`_present_token`)."""
        self._link_known: dict[Listener, int] = {}
        """The event that made the newest link known to each listener: the link it joined by, or one it received."""
        self._connections: Counter[int | None] = Counter()
        self._elsewhere: set[Listener] = set()
        """The listeners whose players are on another page."""
        self._presence: dict[int, messages.SeatPresence] = {}
        self._lost: tuple[tuple[Seat, ...], Gone] | None = None
        """The times at which seats lost their connections, cached for these seats; None if outdated."""
        self._on_other_servers: dict[int, messages.SeatPresence] = {}
        """The presence of seats on other servers."""
        self._writer = UpdateWriter()
        self._writer_of_past = UpdateWriter()
        self._held_back: HeldBack[Mapping[int, messages.SeatPresence]] = HeldBack()
        """Past presence, for spectators with a delay."""
        self._telling_spectators: asyncio.Task[None] | None = None
        self._presence_sent: dict[Listener, bytes] = {}
        """The presence that each spectator with a delay received last."""
        self._telling_presence: asyncio.Task[None] | None = None
        self._telling_watchers: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._listeners)

    def __iter__(self) -> Iterator[Listener]:
        return iter(tuple(self._listeners))

    def receive(self, room: RoomState, events: Iterable[Event] = ()) -> None:
        """Use this state from now on; ``events`` are those since the last one."""
        self._room = room
        for event in events:
            if isinstance(event, PlayerSeated | PlayerReturned):
                self.seat_taken(event.seat, event.at)

    def connections(self, seat_number: int | None) -> int:
        """Return the number of connections of a seat, or of spectators for None."""
        return self._connections[seat_number]

    def join(self, listener: Listener, known: int | None, *, elsewhere: bool = False) -> None:
        """Send ``listener`` the current state with the events after number ``known``, and every later update.

        ``elsewhere``: its player is on another page.

        If there are more events than an update may contain, the client fetches the older ones over HTTP
        (GET /api/rooms/ID/events).
        """
        newest = self._room.seq_seen_from(listener.seat, self._clock.now())
        furthest = newest - min(self._limits.events_at_once, len(self._room.events_up_to(newest)))
        known = newest if known is None or known > newest else max(known, furthest)
        self._listeners[listener] = Known(known, None)
        self.token_given(listener)
        self._link_known[listener] = self._room.link_renewed
        self._connections[listener.seat] += 1
        if elsewhere:
            self._elsewhere.add(listener)
        if self._seat_changed(listener.seat):
            self.broadcast()
        else:
            self._broadcast((listener,))
        self._tell_presence(listener)

    def set_elsewhere(self, listener: Listener, *, elsewhere: bool) -> None:
        """Record that the player of a listener has left the room's page for another, or has returned to it."""
        if listener not in self._listeners:
            return
        (self._elsewhere.add if elsewhere else self._elsewhere.discard)(listener)
        if self._seat_changed(listener.seat):
            self.broadcast()
            self._tell_presence()

    def leave(self, listener: Listener) -> None:
        """Remove a listener."""
        self._proved.pop(listener, None)
        self._link_known.pop(listener, None)
        self._presence_sent.pop(listener, None)
        self._elsewhere.discard(listener)
        if self._listeners.pop(listener, None) is not None:
            self._connections[listener.seat] -= 1
            if self._seat_changed(listener.seat):
                self.broadcast()
            self._tell_presence()

    def move(self, listener: Listener, seat_number: int) -> None:
        """Move a listener to that seat, and send it the view from there."""
        if listener in self._listeners:
            self._listeners[listener] = Known(self._listeners[listener].seq, None)
            self._connections[listener.seat] -= 1
            self._connections[seat_number] += 1
        listener.seat = seat_number
        self.token_given(listener)
        self._seat_changed(seat_number)
        self.broadcast()
        self._tell_presence()

    def token_given(self, listener: Listener) -> None:
        """Record that a listener has sent or received the current token of its seat."""
        self._proved[listener] = self._present_token(listener)

    def gone(self) -> Gone:
        """Return the absence of each absent seat. A seat has a short time to return first."""
        lost = self._since_when_lost()
        now = self._clock.now() if lost else 0.0
        return {
            seat: absence for seat, absence in lost.items() if absence.since + LOADING_AGAIN_SECONDS <= now
        }

    def next_gone_at(self) -> float | None:
        """Return when the next seat that is absent counts as gone, None if there is none."""
        lost = self._since_when_lost()
        now = self._clock.now() if lost else 0.0
        ends = (absence.since + LOADING_AGAIN_SECONDS for absence in lost.values())
        return min((end for end in ends if end > now), default=None)

    def seat_taken(self, seat_number: int, at: float) -> None:
        """Record that a seat was taken, even if its player has not connected yet."""
        before = self._presence.get(seat_number)
        if before is None or not before.connected:
            self._note(seat_number, connected=False, since=max(at, self._started))

    def hear_of_seats(self, elsewhere: Iterable[messages.SeatPresence]) -> None:
        """Record the presence on other servers, and send the presence if it has changed."""
        reported = {presence.seat: presence for presence in elsewhere}
        if reported != self._on_other_servers:
            before, known = self.presence(), self._known()
            self._on_other_servers, self._lost = reported, None
            if self.presence() != before:
                self._hold_back(known)
                self._tell_presence()

    def broadcast(self) -> None:
        """Send all listeners new events and changes of their allowed commands, each with the view from its seat.

        Allowed commands also change when a player connects or disconnects. In a crowd, players receive the update
        first, and spectators in parts, so that other rooms are not delayed.
        """
        if len(self) <= self._limits.sent_at_once:
            self._broadcast(tuple(self._listeners))
            return
        self._broadcast([listener for listener in self if listener.seat is not None])
        telling = asyncio.create_task(self._tell_watchers(), name="watchers")
        self._telling_watchers.add(telling)
        telling.add_done_callback(self._telling_watchers.discard)

    def presence(self) -> messages.Presence:
        """Return the presence: the connected seats and the number of spectators. The server's bots are connected."""
        return messages.Presence(
            seats=tuple(
                self._presence_of(seat.number)
                if seat.may_be_absent
                else messages.SeatPresence(seat=seat.number, connected=True, since=self._started)
                for seat in self._room.seats
                if seat.may_be_absent or not seat.left
            ),
            watching=self._connections[None],
        )

    def presence_of(self, seat_number: int) -> messages.SeatPresence:
        """Return the presence of a person's seat on this server and on others."""
        return self._presence_of(seat_number)

    def tell_ephemeral(self, message: messages.Ephemeral) -> None:
        """Send everybody a message that is not stored, except spectators who see the match later."""
        encoded, now = messages.SERVER_MESSAGES.encode(message), self._clock.now()
        for listener in self:
            if self._room.seen_from(listener.seat, now) is None:
                listener.tell(encoded)

    def _broadcast(self, listeners: Sequence[Listener]) -> None:
        match, gone = self._room.match, self.gone()
        if match is None:
            return
        self._writer.set_match(match, gone)
        seq, shared, now = self._room.seq, None, self._clock.now()
        delayed = self._room.delays(now)
        past: dict[int, RoomUpdate] = {}
        for listener in listeners:
            moment = self._room.seen_from(listener.seat, now) if delayed else None
            if moment is not None:
                self._tell_of(moment, listener, past)
                continue
            part, known = self._writer.viewer_part(listener.seat), self._listeners[listener]
            if known.seq != seq or known.allowed != part.allowed_commands:
                shared = shared or self._shared_update(match)
                self._listeners[listener] = Known(seq, part.allowed_commands)
                listener.tell(shared.update(known.seq, part))
        self._send_away(match, listeners)
        self._tell_link(listeners)
        if delayed:
            self._tell_more_later()

    def _shared_update(self, match: Match) -> RoomUpdate:
        room = self._room
        return self._writer.room_update(match, room.seq, room.events, self._clock.now(), self._game_of(match))

    def _game_of(self, match: Match) -> str | None:
        """Return the public id of a finished match, None before its end."""
        return self._game_id(match.number) if match.phase is Phase.FINISHED else None

    def _tell_of(self, moment: Moment, listener: Listener, past: dict[int, RoomUpdate]) -> None:
        """Send a spectator a past moment unless it has received it. ``past`` caches the updates by moment."""
        known = self._listeners[listener]
        if known.allowed is not None and moment.seq <= known.seq:
            return
        writer, match = self._writer_of_past, moment.match
        writer.set_match(match, NOBODY_GONE)
        part = writer.viewer_part(listener.seat if watches(match, listener.seat) else None)
        if moment.seq not in past:
            events, now = self._room.events_up_to(moment.seq), moment.time_shown(self._clock.now())
            past[moment.seq] = writer.room_update(match, moment.seq, events, now, self._game_of(match))
        self._listeners[listener] = Known(moment.seq, part.allowed_commands)
        listener.tell(past[moment.seq].update(known.seq, part))

    def _tell_more_later(self) -> None:
        """Schedule the delayed updates for spectators."""
        if self._telling_spectators is None and self._more_seen_at() is not None:
            telling = self._tell_spectators()
            self._telling_spectators = asyncio.create_task(telling, name="spectators")

    def _more_seen_at(self) -> float | None:
        """Return when a spectator may see more, None if no update is held back."""
        now = self._clock.now()
        times = self._room.held_back.next_at(now), self._held_back.next_at(now)
        due = min((at for at in times if at is not None), default=None)
        anybody = due is not None and any(self._room.seen_from(listener.seat, now) for listener in self)
        return due if anybody else None

    async def close(self) -> None:
        """Stop sending what is sent later: updates with a delay, and presence and updates for a crowd."""
        tasks = (self._telling_spectators, self._telling_presence, *self._telling_watchers)
        await stop(task for task in tasks if task is not None)

    async def _tell_spectators(self) -> None:
        """Send spectators each delayed update when its time has come."""
        try:
            while (at := self._more_seen_at()) is not None:
                await self._clock.wait_until(at)
                await self._tell_watchers()
                now = self._clock.now()
                behind = [listener for listener in self if self._room.seen_from(listener.seat, now)]
                await self._tell_presence_in_turns(behind)
        finally:
            self._telling_spectators = None

    def _send_away(self, match: Match, listeners: Sequence[Listener]) -> None:
        """Send a goodbye to listeners that may not stay, or whose token has been renewed."""
        everybody_stays = not match.closed and not any(seat.removed or seat.forgotten for seat in match.seats)
        if everybody_stays and not self._room.renewed:
            return
        faults = {seat: turned_away(match, seat) for seat in {listener.seat for listener in listeners}}
        for listener in listeners:
            fault: RicochetError | None = faults[listener.seat]
            if self._proved.get(listener, 0) != self._present_token(listener):
                fault = ServerError("token-renewed")
            if fault is not None:
                listener.goodbye(fault.code, str(fault), retry=False)

    def _tell_link(self, listeners: Sequence[Listener]) -> None:
        """Send players the new link, and a goodbye to spectators who joined by the old one."""
        renewed = self._room.link_renewed
        if not renewed:
            return
        invitation: bytes | None = None
        for listener in listeners:
            if self._link_known.get(listener) == renewed:
                continue
            self._link_known[listener] = renewed
            if listener.seat is None:
                fault = ServerError("link-renewed")
                listener.goodbye(fault.code, str(fault), retry=False)
                continue
            if invitation is None:
                invited = messages.Invitation(room=self._room.address, code=self._room.code)
                invitation = messages.SERVER_MESSAGES.encode(invited)
            listener.tell(invitation)

    def _present_token(self, listener: Listener) -> int:
        """Return the event that made the current token of the listener's seat, 0 for the first token."""
        return 0 if listener.seat is None else self._room.renewed.get(listener.seat, 0)

    async def _tell_watchers(self) -> None:
        """Send everybody the updates that they have not received, to a few listeners at a time."""
        everybody = tuple(self._listeners)
        for first in range(0, len(everybody), self._limits.sent_at_once):
            some = everybody[first : first + self._limits.sent_at_once]
            self._broadcast([listener for listener in some if listener in self._listeners])
            await asyncio.sleep(0)  # noqa: TID251  it waits for no time

    def _seat_changed(self, seat_number: int | None) -> bool:
        """Note whether a seat is connected and its player elsewhere; return whether that has changed."""
        if seat_number is None:
            return False
        connected = self._connections[seat_number]
        elsewhere = 0 < connected == sum(listener.seat == seat_number for listener in self._elsewhere)
        known = self._presence_here(seat_number)
        if (connected > 0, elsewhere) == (known.connected, known.elsewhere):
            return False
        before = _state(self._presence_of(seat_number))
        self._note(seat_number, connected=connected > 0, since=self._clock.now(), elsewhere=elsewhere)
        self._noted(self._presence[seat_number])
        return _state(self._presence_of(seat_number)) != before

    def _tell_presence(self, newcomer: Listener | None = None) -> None:
        """Send the presence: to a newcomer at once, and to the others at once only if they are few."""
        if len(self) <= self._limits.sent_at_once:
            self._tell_presence_to(tuple(self))
            return
        if newcomer is not None:
            self._tell_presence_to((newcomer,))
        if self._telling_presence is None:
            self._telling_presence = asyncio.create_task(self._tell_presence_later(), name="presence")

    async def _tell_presence_later(self) -> None:
        """Send everybody the presence after a pause, which combines several changes."""
        pause = max(PRESENCE_SECONDS, len(self) * PRESENCE_SECONDS_EACH)
        await self._clock.wait_until(self._clock.now() + pause)
        self._telling_presence = None
        await self._tell_presence_in_turns(tuple(self))

    async def _tell_presence_in_turns(self, listeners: Sequence[Listener]) -> None:
        for first in range(0, len(listeners), self._limits.sent_at_once):
            self._tell_presence_to(listeners[first : first + self._limits.sent_at_once])
            await asyncio.sleep(0)  # noqa: TID251  it waits for no time

    def _tell_presence_to(self, listeners: Iterable[Listener]) -> None:
        """Send these listeners the presence, and spectators with a delay the past presence if it is new to them."""
        seen: dict[int | None, bytes] = {}
        now = self._clock.now()
        delayed = self._room.delays(now)
        for listener in listeners:
            seat = listener.seat if delayed else None
            if seat not in seen:
                seen[seat] = self._presence_seen_from(seat)
            if delayed and self._room.seen_from(seat, now) is not None:
                if self._presence_sent.get(listener) == seen[seat]:
                    continue
                self._presence_sent[listener] = seen[seat]
            listener.tell(seen[seat])

    def _presence_seen_from(self, seat: int | None) -> bytes:
        now = self._clock.now()
        moment = self._room.seen_from(seat, now)
        presence = self.presence()
        if moment is not None:
            known = self._held_back.seen(now) or self._known()
            seats = (known.get(one.number) or self._never(one.number) for one in moment.match.seats)
            presence = replace(presence, seats=tuple(seats))
        return messages.SERVER_MESSAGES.encode(presence)

    def _known(self) -> Mapping[int, messages.SeatPresence]:
        """Return the presence by seat if spectators have a delay, and nothing otherwise."""
        seats = self.presence().seats if self._room.delays(self._clock.now()) else ()
        return {presence.seat: presence for presence in seats}

    def _hold_back(self, before: Mapping[int, messages.SeatPresence]) -> None:
        """Hold the new presence back from spectators; ``before`` is the old one."""
        match, now = self._room.match, self._clock.now()
        if match is not None and self._room.delays(now) and visible_from(match, now) > now:
            self._held_back = self._held_back.hold(before, self._known(), visible_from(match, now), now)
            self._tell_more_later()

    def _since_when_lost(self) -> Gone:
        seats = self._room.seats
        if self._lost is None or self._lost[0] is not seats:
            known = map(self._presence_of, (seat.number for seat in seats if seat.may_be_absent))
            absent = [seat for seat in known if not seat.connected or seat.elsewhere]
            self._lost = seats, {seat.seat: Absence(seat.since, seat.elsewhere) for seat in absent}
        return self._lost[1]

    def _note(self, seat_number: int, *, connected: bool, since: float, elsewhere: bool = False) -> None:
        before = self._known()
        self._presence[seat_number] = messages.SeatPresence(
            seat=seat_number, connected=connected, since=since, elsewhere=elsewhere
        )
        self._lost = None
        self._hold_back(before)

    def _presence_of(self, seat_number: int) -> messages.SeatPresence:
        here, other = self._presence_here(seat_number), self._on_other_servers.get(seat_number)
        if other is None:
            return here
        if _state(here) == _state(other):
            return other if _state(here) < PRESENT and other.since > here.since else here
        return max(here, other, key=_state)

    def _presence_here(self, seat_number: int) -> messages.SeatPresence:
        return self._presence.get(seat_number) or self._never(seat_number)

    def _never(self, seat_number: int) -> messages.SeatPresence:
        return messages.SeatPresence(seat=seat_number, connected=False, since=self._started)


PRESENT = 2


def _state(presence: messages.SeatPresence) -> int:
    """Return 2 for a present player, 1 for one who is elsewhere, 0 for one without a connection."""
    return presence.connected * (PRESENT - presence.elsewhere)
