"""Every refusal of the server: its code with the English sentence, the HTTP status and the facts.

A refusal has a class of its own only if some code catches it by type.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar, Literal

from ricochetrobots.core.errors import Reason, RefusalError


@dataclass(frozen=True)
class ServerReason(Reason):
    """An entry in the server's table of refusals."""

    status: int = 400
    """The status of an HTTP answer."""


REASONS: Mapping[str, ServerReason] = MappingProxyType(
    {
        # the named thing does not exist; a closed room looks like a missing one
        "no-such-room": ServerReason("No room has this link or code.", status=404),
        "no-such-game": ServerReason("No finished game has this id.", status=404),
        "not-found": ServerReason("There is nothing at this address.", status=404),
        "no-such-day": ServerReason("This is not a date such as 2026-11-22.", status=404),
        "day-not-come": ServerReason("This day has not come yet.", status=404),
        "no-such-hint": ServerReason("There is no such hint.", status=404),
        "no-ladder": ServerReason("This server has no ladder.", status=404),
        "no-such-place": ServerReason("Nobody has this place on the ladder.", status=404),
        # a client may not do this
        "bad-token": ServerReason("This token is not that of a seat in this room.", status=403),
        "token-renewed": ServerReason(
            "You are signed out here because another device signed out all others of this seat.", status=403
        ),
        "link-renewed": ServerReason("The host renewed the link of the room. Your old link no longer works."),
        "foreign-origin": ServerReason("Pages of {origin} may not use this server.", status=403),
        "rooms-not-opened": ServerReason(
            "Only the operator can open rooms on this server. Ask them for a link.", status=403
        ),
        "personal-link": ServerReason(
            "This personal link no longer works. Ask the operator for a new one.", status=403
        ),
        "places-not-open": ServerReason(
            "Only the operator can add people to the ladder. Ask them for a personal link.", status=403
        ),
        "tables-off": ServerReason("This server has no public tables.", status=404),
        # not now, or not in this room
        "not-public": ServerReason("Players can be reported only at a public table.", status=409),
        "ladder-full": ServerReason("The ladder has no room for more people.", status=409),
        "lost-race": ServerReason(
            "Something else happened in the room at the same moment. Try again.", status=409
        ),
        "name-offensive": ServerReason("This name is not allowed at a public table. Choose another one."),
        "room-full": ServerReason("This room has reached its limit. Open another one."),
        "id-reused": ServerReason("This command id was used before, for something else."),
        "quick-chat-off": ServerReason("The host turned quick chat off."),
        "too-fast": ServerReason("Too fast. Wait a moment.", status=429, facts=("retry_seconds",)),
        "too-many-connections": ServerReason(
            "Too many windows are open for this seat or from this network. Close one and reload."
        ),
        "disk-low": ServerReason(
            "The server is low on disk space and cannot open new rooms at the moment.", status=503
        ),
        "storage-unavailable": ServerReason(
            "The server cannot save anything at the moment. Try again.", status=503
        ),
        "task-died": ServerReason(
            'The background task "{task}" of the server has died. Restart the server.', status=503
        ),
        "room-set-aside": ServerReason("The data of this room is damaged. Nobody can enter it.", status=503),
        "internal": ServerReason("Something went wrong in the server.", status=500),
        # a message or request that cannot be read; each is raised with a more precise sentence
        "malformed": ServerReason("This is not one JSON object with each key once."),
        "too-large": ServerReason("This message is too large.", status=413),
        "unknown-type": ServerReason("No message has this type."),
        "invalid": ServerReason("A field is missing, unknown, of another kind or out of range."),
        "method-not-allowed": ServerReason("This address does not allow this method.", status=405),
        # why a server does not start, or a command for its operator fails; no client receives these
        "data": ServerReason("The data cannot be used."),
        "data-place": ServerReason("Games cannot be kept in {place}: {why}."),
        "data-unopened": ServerReason("The data in {place} cannot be opened: {why}."),
        "data-in-use": ServerReason(
            "Another server is using {place}. Stop it, or choose another directory with --data."
        ),
        "data-newer": ServerReason(
            "The data has schema {found}, but this version knows only {known}. Update the program."
        ),
        "data-no-tables": ServerReason(
            "The database {place} has no tables yet. Run: ricochet db upgrade --database URL"
        ),
        "data-no-version": ServerReason(
            "The table alembic_version does not contain exactly one version of the data. Restore it from a backup."
        ),
        "data-tables-missing": ServerReason(
            "The data lacks the tables {tables}. Restore them from a backup."
        ),
        "data-older": ServerReason(
            "The database {place} has schema {found}, which is older than this version's."
            " Run: ricochet db upgrade --database URL"
        ),
        "data-elsewhere": ServerReason(
            "The games are kept in PostgreSQL. Copy them with its own tools, such as pg_dump."
        ),
        "data-not-empty": ServerReason("{place} is not empty. Choose an empty directory with --data."),
        "data-not-a-file": ServerReason(
            "{place} is not an ordinary file. Choose another place for the copy."
        ),
        "data-server-file": ServerReason(
            "{place} is a file of a server's data, or a copy of another server's. Choose another place for the copy."
        ),
        "data-damaged": ServerReason("{place} cannot be used: {why}."),
        "secret": ServerReason(
            "The secret that proves the players' seats is {fault}. Restore the table secrets from a backup:"
            " without it, every player's token stops working."
        ),
        "data-secret-unproven": ServerReason(
            "The table meta lacks the check value of the secret that proves the players' seats. Restore the table from"
            " a backup: with a wrong secret, every player's token stops working."
        ),
        "database-unreachable": ServerReason("The database {place} cannot be reached: {why}."),
        "database-missing": ServerReason("There is no database {place}. Create it with createdb."),
        "database-password": ServerReason("The database {place} does not accept this user or password."),
        "database-rights": ServerReason("The user of the database {place} lacks rights: {why}."),
        "no-server": ServerReason("No server runs on {place}."),
        "refused": ServerReason("The running server rejected this request."),
    }
)
"""The reasons by code. A new refusal gets its row here and is raised as ``ServerError(code, **facts)``."""


class ServerError(RefusalError):
    """A refusal of the server."""

    reasons: ClassVar[Mapping[str, Reason]] = REASONS

    @property
    def status(self) -> int:
        """The status of an HTTP answer."""
        return REASONS[self.code].status


class NoSuchRoomError(ServerError):
    """No room has this link or code, or the room no longer admits people."""

    code = "no-such-room"


class BadTokenError(ServerError):
    """The token proves no seat of this room."""

    code = "bad-token"


class ForeignOriginError(ServerError):
    """A page of another site made the request."""

    code = "foreign-origin"


class SolverBusyError(Exception):
    """Too many puzzles wait for the solver; ``retry_seconds`` is an estimate. No client receives it."""

    retry_seconds = 5.0


class TooFastError(ServerError):
    """A client sends more than the limit allows; it may try again after ``retry_seconds``."""

    code = "too-fast"

    def __init__(self, retry_seconds: float) -> None:
        super().__init__(retry_seconds=round(retry_seconds, 1))
        self.retry_seconds = retry_seconds


class TooManyConnectionsError(ServerError):
    """A seat or an address holds as many connections as it may."""

    code = "too-many-connections"


class StorageUnavailableError(ServerError):
    """The database did not confirm a write. Repeating the command with the same id shows whether it was stored.

    ``reason`` is the database's message for the operator.
    """

    code = "storage-unavailable"

    def __init__(self, reason: object = "") -> None:
        super().__init__()
        self.reason = str(reason)


class RoomLockedError(StorageUnavailableError):
    """Another transaction kept the room's row locked for too long; the database works for the other rooms."""


class LostRaceError(ServerError):
    """Another writer stored the room's next event first, so this one was not stored."""

    code = "lost-race"


class RoomSetAsideError(ServerError):
    """The log of one room cannot be read; other rooms are not affected."""

    code = "room-set-aside"

    def __init__(self, room: str, seq: int, reason: str) -> None:
        super().__init__()
        self.room = room
        self.seq = seq
        self.reason = reason


class ReadingError(ServerError):
    """A message that cannot be read; ``path`` is the place of the fault.

    ``command_id`` is the message's id if it could be read.
    """

    def __init__(
        self, code: str, detail: str, command_id: str | None = None, path: str | None = None
    ) -> None:
        super().__init__(code, detail)
        self.command_id = command_id
        self.path = path


class DataError(ServerError):
    """The data directory or the database cannot be used."""

    code = "data"


class DataInUseError(DataError):
    """Another process owns the data."""

    code = "data-in-use"


class SecretError(DataError):
    """The server's secret is missing, damaged, or not the one that the stored rooms were made with."""

    code = "secret"

    def __init__(self, fault: Literal["missing", "damaged", "wrong"]) -> None:
        super().__init__(fault=fault)


class DataNewerError(DataError):
    """A newer version of the program wrote the data."""

    code = "data-newer"


class DataDamagedError(DataError):
    """A file is damaged, or is not a database of this game."""

    code = "data-damaged"
