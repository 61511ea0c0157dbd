"""The replies of a room: a repeated command has no second effect and gets the same reply."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Self

from ricochetrobots.game.commands import RenameSeat, RenewSeat, TakeSeat
from ricochetrobots.server.errors import ServerError
from ricochetrobots.server.log.records import StoredReply
from ricochetrobots.server.rooms.tokens import Tokens
from ricochetrobots.wire import messages

Reply = messages.Accepted | messages.Refused
Renewed = Mapping[int, int]
"""For each seat, the event that last renewed its token."""

REMEMBERED_REPLIES = 256
"""Replies to commands without effect are not stored. Each room keeps this many in memory."""


@dataclass(frozen=True)
class Request:
    """A received command: its id, a digest of its content, and the sender's seat."""

    id: str
    digest: str
    seat_number: int | None
    renews: bool = False
    """True if the command requests a new token for the seat."""

    @classmethod
    def of(cls, message: messages.CommandMessage, seat_number: int | None) -> Self:
        """Return the request in a message. The digest does not cover a name, which could be guessed from it."""
        digested = message
        if isinstance(message.command, TakeSeat | RenameSeat):
            digested = replace(message, command=replace(message.command, name=""))
        digest = hashlib.sha256(messages.CLIENT_MESSAGES.encode(digested)).hexdigest()
        return cls(message.id, digest, seat_number, isinstance(message.command, RenewSeat))


class Replies:
    """The replies of one room: the last stored ones, and the last ones to commands without effect."""

    def __init__(self, room_id: str, tokens: Tokens) -> None:
        self._room_id = room_id
        self._tokens = tokens
        self._stored: dict[str, StoredReply] = {}
        self._passing: OrderedDict[str, tuple[Request, Reply]] = OrderedDict()

    def load(self, stored: Iterable[StoredReply], since: int) -> None:
        """Add replies from the store, and forget those stored with events up to ``since``."""
        self._stored |= {reply.id: reply for reply in stored}
        self.forget(since)

    def forget(self, since: int) -> None:
        """Forget the replies stored with events up to ``since``."""
        if self._stored and next(iter(self._stored.values())).seq <= since:
            self._stored = {reply.id: reply for reply in self._stored.values() if reply.seq > since}

    def find(self, request: Request, renewed: Renewed) -> Reply | None:
        """Return the earlier reply to this id if it is in memory, and None otherwise.

        Raises ServerError if the id belongs to another sender or another command.
        """
        stored = self._stored.get(request.id)
        if stored is not None:
            return self.given(stored, request, renewed)
        before, reply = self._passing.get(request.id, (request, None))
        if before != request:
            raise ServerError("id-reused")
        return reply

    def given(self, stored: StoredReply, request: Request, renewed: Renewed) -> messages.Accepted:
        """Return a stored reply to a client that repeats the id. Raises the error of `find`."""
        sits_there = stored.seat is not None and request.seat_number == stored.seat
        locked_out = request.renews and request.seat_number is None  # the client never received the new token
        known = request.seat_number == stored.actor or sits_there or locked_out
        if stored.request != request.digest or not known:
            raise ServerError("id-reused")
        return self._accepted(stored, renewed)

    def keep(self, stored: StoredReply, renewed: Renewed) -> messages.Accepted:
        """Keep a stored reply in memory, and return it as clients receive it."""
        self._stored[stored.id] = stored
        return self._accepted(stored, renewed)

    def keep_passing(self, request: Request, reply: Reply) -> None:
        """Keep for a while a reply that is not stored: a refusal, or a reply to a command without effect."""
        self._passing[request.id] = (request, reply)
        if len(self._passing) > REMEMBERED_REPLIES:
            self._passing.popitem(last=False)

    def _accepted(self, stored: StoredReply, renewed: Renewed) -> messages.Accepted:
        token = None
        if stored.seat is not None:
            newest = renewed.get(stored.seat, 0)
            if stored.seq >= newest:  # an older reply must not reveal the current token
                token = self._tokens.seat_token(self._room_id, stored.seat, newest)
        return messages.Accepted(id=stored.id, seq=stored.seq, seat=stored.seat, token=token)
