"""The replies that a room has given: a command that comes again has no second effect and gets the same reply."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

from ricochetrobots.protocol import messages
from ricochetrobots.server.errors import IdReusedError
from ricochetrobots.server.log.store import StoredReply
from ricochetrobots.server.rooms.tokens import Tokens

Reply = messages.Accepted | messages.Refused

REMEMBERED_REPLIES = 256
"""Replies to commands that changed nothing, which are not stored: so many of a room are remembered."""


@dataclass(frozen=True)
class Request:
    """A command as it was heard: its id, a digest of all it says, and the seat of whoever said it."""

    id: str
    digest: str
    seat_number: int | None

    @classmethod
    def of(cls, message: messages.CommandMessage, seat_number: int | None) -> Self:
        """Return the request that a message makes."""
        return cls(
            message.id, hashlib.sha256(messages.CLIENT_MESSAGES.encode(message)).hexdigest(), seat_number
        )


class Replies:
    """The replies of one room: the stored ones, and the last ones to commands that changed nothing."""

    def __init__(self, room_id: str, tokens: Tokens) -> None:
        self._room_id = room_id
        self._tokens = tokens
        self._stored: dict[str, StoredReply] = {}
        self._passing: OrderedDict[str, tuple[Request, Reply]] = OrderedDict()

    def load(self, stored: Iterable[StoredReply]) -> None:
        """Take over what the store has, and keep what is known already."""
        self._stored |= {reply.id: reply for reply in stored}

    def find(self, request: Request) -> Reply | None:
        """Return the reply that this id has had, None if it is new.

        Raises IdReusedError if the id was somebody else's or came with something else.
        """
        stored = self._stored.get(request.id)
        if stored is not None:
            sits_there = stored.seat is not None and request.seat_number == stored.seat
            if stored.request != request.digest or not (request.seat_number == stored.actor or sits_there):
                raise IdReusedError
            return self._accepted(stored)
        before, reply = self._passing.get(request.id, (request, None))
        if before != request:
            raise IdReusedError
        return reply

    def of_seat(self, seat_number: int) -> tuple[StoredReply, ...]:
        """Return the stored replies to commands of that seat, the one that took it included, in order."""
        own = (reply for reply in self._stored.values() if seat_number in (reply.actor, reply.seat))
        return tuple(sorted(own, key=lambda reply: reply.seq))

    def keep(self, stored: StoredReply) -> messages.Accepted:
        """Remember a reply that has been stored, and return it as clients receive it."""
        self._stored[stored.id] = stored
        return self._accepted(stored)

    def keep_passing(self, request: Request, reply: Reply) -> None:
        """Remember for a while a reply on which nothing stored depends: a refusal, or a command without effect."""
        self._passing[request.id] = (request, reply)
        if len(self._passing) > REMEMBERED_REPLIES:
            self._passing.popitem(last=False)

    def _accepted(self, stored: StoredReply) -> messages.Accepted:
        token = None if stored.seat is None else self._tokens.seat_token(self._room_id, stored.seat)
        return messages.Accepted(id=stored.id, seq=stored.seq, seat=stored.seat, token=token)
