"""What the server refuses beside the rules, rooted in core/errors.py.

::

    ServerError
    ├── NoSuchRoomError           no-such-room          missing and closed look the same
    ├── NoSuchGameError           no-such-game
    ├── NoSuchPageError           not-found
    ├── NoSuchDayError            no-such-day           a puzzle is asked for by what is no date
    ├── DayNotComeError           day-not-come          the puzzle of a day to come
    ├── NoSuchHintError           no-such-hint
    ├── BadTokenError             bad-token             the token proves no seat of this room
    ├── TokenRenewedError         token-renewed         the token proved a seat until it was renewed
    ├── LinkRenewedError          link-renewed          the link by which somebody came has been renewed
    ├── ForeignOriginError        foreign-origin
    ├── RoomsNotOpenedError       rooms-not-opened      whoever runs the server opens its rooms
    ├── DiskLowError              disk-low              no new rooms are opened
    ├── RoomFullError             room-full             too much has happened there
    ├── IdReusedError             id-reused
    ├── PuzzleInPlayError         puzzle-in-play        it is being played in a room
    ├── SolverBusyError           solver-busy           too many wait for the solver
    ├── TooFastError              too-fast
    ├── TooManyConnectionsError   too-many-connections
    ├── StorageUnavailableError   storage-unavailable   nothing happened; try again
    ├── LostRaceError             lost-race             another writer was first; nothing happened
    ├── RoomSetAsideError         room-set-aside        its log cannot be read
    ├── ReadingError              unreadable-message    what a stranger sent cannot be taken
    │   ├── MalformedError        malformed             no JSON object, or not one by the letter
    │   ├── TooLargeError         too-large
    │   ├── UnknownTypeError      unknown-type
    │   └── InvalidFieldError     invalid               ``path`` is the place of the fault
    ├── InternalError             internal              a fault of the program, told in full in its log
    └── DataError                 data
        ├── DataInUseError        data-in-use
        ├── DataNewerError        data-newer
        ├── DataOlderError        data-older            PostgreSQL waits for `ricochet db upgrade`
        ├── DataElsewhereError    data-elsewhere        it is in PostgreSQL, which has its own means
        ├── DatabaseUnreachableError  database-unreachable
        ├── DatabaseMissingError  database-missing      no database has that name there
        ├── DatabasePasswordError database-password     the user is unknown or the password wrong
        ├── DatabaseRightsError   database-rights       the user may not do what a server does
        ├── DataNotEmptyError     data-not-empty        a backup is restored where something is already
        └── DataDamagedError      data-damaged          it is no whole database of this game
"""

from __future__ import annotations

from ricochetrobots.core import RicochetError
from ricochetrobots.core.sentence import Sentence


class ServerError(RicochetError):
    """A refusal of the server."""

    code = "server"


class NoSuchRoomError(ServerError):
    """No room goes by this link or code, or it no longer admits people."""

    code = "no-such-room"

    def __init__(self) -> None:
        super().__init__(Sentence("fault-no-such-room", "No room has this link or code."))


class NoSuchGameError(ServerError):
    """No finished game has this id."""

    code = "no-such-game"

    def __init__(self) -> None:
        super().__init__("No finished game has this id.")


class NoSuchPageError(ServerError):
    """Nothing is served at this address."""

    code = "not-found"

    def __init__(self) -> None:
        super().__init__("There is nothing at this address.")


class NoSuchDayError(ServerError):
    """A puzzle is asked for by what is no date."""

    code = "no-such-day"

    def __init__(self) -> None:
        super().__init__("This is no date such as 2026-11-22.")


class DayNotComeError(ServerError):
    """The puzzle of a day to come is asked for."""

    code = "day-not-come"

    def __init__(self) -> None:
        super().__init__("This day has not come yet.")


class NoSuchHintError(ServerError):
    """A hint has no such grade."""

    code = "no-such-hint"

    def __init__(self) -> None:
        super().__init__("There is no such hint.")


class BadTokenError(ServerError):
    """The token proves no seat of this room."""

    code = "bad-token"

    def __init__(self) -> None:
        super().__init__("This token is not that of a seat in this room.")


class TokenRenewedError(ServerError):
    """The token proved a seat until it was renewed."""

    code = "token-renewed"

    def __init__(self) -> None:
        super().__init__("You have been signed out here: this seat has been secured from another device.")


class LinkRenewedError(ServerError):
    """Whoever watches came by a link that has been renewed."""

    code = "link-renewed"

    def __init__(self) -> None:
        super().__init__(
            "The host has renewed the link of the room; the one you came by is not valid any more."
        )


class ForeignOriginError(ServerError):
    """A page of another site made the request."""

    code = "foreign-origin"

    def __init__(self, origin: str) -> None:
        super().__init__(f"Pages of {origin} may not use this server.")


class RoomsNotOpenedError(ServerError):
    """Somebody other than whoever runs the server would open a room, where that is not allowed."""

    code = "rooms-not-opened"

    def __init__(self) -> None:
        super().__init__("On this server rooms are opened by whoever runs it. Ask them for a link.")


class DiskLowError(ServerError):
    """So little is left on the disk that no new rooms are opened; those that are open go on."""

    code = "disk-low"

    def __init__(self) -> None:
        super().__init__("The server has little space left, so no new rooms are opened at the moment.")


class RoomFullError(ServerError):
    """So much has happened in the room that nothing more is stored of what people say there."""

    code = "room-full"

    def __init__(self) -> None:
        super().__init__("So much has happened in this room that it takes no more. Open another one.")


class IdReusedError(ServerError):
    """A command id came again with another body or from another person."""

    code = "id-reused"

    def __init__(self) -> None:
        super().__init__("This command id was used before, for something else.")


class PuzzleInPlayError(ServerError):
    """The puzzle, or one at most a robot away, is in play in a room in some guise, so nobody is told its path."""

    code = "puzzle-in-play"

    def __init__(self) -> None:
        super().__init__("This puzzle is being played in a room. Ask again when that round is over.")


class SolverBusyError(ServerError):
    """Too many questions wait for the solver, or too many of one asker; ``retry_seconds`` is a guess."""

    code = "solver-busy"
    retry_seconds = 5.0

    def __init__(self) -> None:
        super().__init__("Too many puzzles wait to be solved. Ask again in a moment.")


class TooFastError(ServerError):
    """More requests than the limit allows; ``retry_seconds`` from now there is room again."""

    code = "too-fast"

    def __init__(self, retry_seconds: float) -> None:
        super().__init__(Sentence("fault-too-fast", "Too many at once. Wait a moment."))
        self.retry_seconds = retry_seconds
        self.facts = {"retry_seconds": round(retry_seconds, 1)}


class TooManyConnectionsError(ServerError):
    """A seat or an address holds as many connections as it may."""

    code = "too-many-connections"

    def __init__(self) -> None:
        super().__init__("Too many windows are open for this seat or address.")


class StorageUnavailableError(ServerError):
    """The storage did not take it, so it has not happened. ``reason`` is the storage's own word, for the operator."""

    code = "storage-unavailable"

    def __init__(self, reason: object = "") -> None:
        super().__init__(
            Sentence(
                "fault-storage-unavailable",
                "The server cannot store this at the moment. Nothing was lost; try again.",
            )
        )
        self.reason = str(reason)


class LostRaceError(ServerError):
    """Somebody else wrote the room's next event first; this one has not happened."""

    code = "lost-race"

    def __init__(self) -> None:
        super().__init__("Something else happened in the room at the same moment. Try again.")


class RoomSetAsideError(ServerError):
    """The log of one room cannot be read; other rooms are not touched."""

    code = "room-set-aside"

    def __init__(self, room: str, seq: int, reason: str) -> None:
        super().__init__("This room's record is damaged, so it has been set aside.")
        self.room = room
        self.seq = seq
        self.reason = reason


class ReadingError(ServerError):
    """A message that cannot be taken. ``command_id`` is its id as far as it can be made out."""

    code = "unreadable-message"

    def __init__(self, sentence: str, command_id: str | None = None, path: str | None = None) -> None:
        super().__init__(sentence)
        self.command_id = command_id
        self.path = path


class MalformedError(ReadingError):
    """What came is not one JSON object in a text frame, with each key once and numbers that are numbers."""

    code = "malformed"


class TooLargeError(ReadingError):
    """The message is larger than any message needs to be."""

    code = "too-large"


class UnknownTypeError(ReadingError):
    """The message's type is not one that a client may send."""

    code = "unknown-type"


class InvalidFieldError(ReadingError):
    """A field is missing, unknown, of another kind or out of range."""

    code = "invalid"


class InternalError(ServerError):
    """A fault of the program."""

    code = "internal"

    def __init__(self) -> None:
        super().__init__("Something went wrong in the server.")


class DataError(ServerError):
    """The data directory cannot be used."""

    code = "data"


class DataInUseError(DataError):
    """Another process owns the data."""

    code = "data-in-use"

    def __init__(self, place: str) -> None:
        super().__init__(
            Sentence(
                "fault-data-in-use",
                "Another server is using {place}. Stop it, or choose another directory with --data.",
                place=place,
            )
        )


class DataNewerError(DataError):
    """A newer version of the program wrote the data."""

    code = "data-newer"

    def __init__(self, found: str, known: str) -> None:
        super().__init__(
            Sentence(
                "fault-data-newer",
                "The data has schema {found}, but this version knows only {known}. Update the program.",
                found=found,
                known=known,
            )
        )


class DataOlderError(DataError):
    """The database has not been brought up to date, which others that use it may not want yet."""

    code = "data-older"

    def __init__(self, place: str, found: str | None) -> None:
        super().__init__(
            Sentence(
                "fault-data-no-tables",
                "The database {place} has no tables yet. Run: ricochet db upgrade --database URL",
                place=place,
            )
            if found is None
            else Sentence(
                "fault-data-older",
                "The database {place} has schema {found}, which is older than this version's."
                " Run: ricochet db upgrade --database URL",
                place=place,
                found=found,
            )
        )


class DataElsewhereError(DataError):
    """A copy is asked for of what PostgreSQL keeps."""

    code = "data-elsewhere"

    def __init__(self) -> None:
        super().__init__(
            Sentence(
                "fault-data-elsewhere",
                "The games are kept in PostgreSQL. Copy them with its own means, such as pg_dump.",
            )
        )


class DatabaseUnreachableError(DataError):
    """No database answers, or it takes no more connections."""

    code = "database-unreachable"

    def __init__(self, place: str, fault: str) -> None:
        super().__init__(
            Sentence(
                "fault-database-unreachable",
                "The database {place} cannot be reached: {why}.",
                place=place,
                why=fault.rstrip("."),
            )
        )


class DatabaseMissingError(DataError):
    """A server of PostgreSQL answers, but has no database of that name."""

    code = "database-missing"

    def __init__(self, place: str) -> None:
        super().__init__(
            Sentence(
                "fault-database-missing", "There is no database {place}. Make it with createdb.", place=place
            )
        )


class DatabasePasswordError(DataError):
    """The database does not know the user, or not with this password."""

    code = "database-password"

    def __init__(self, place: str) -> None:
        super().__init__(
            Sentence(
                "fault-database-password",
                "The database {place} does not take this user or password.",
                place=place,
            )
        )


class DatabaseRightsError(DataError):
    """The user of the database may not do what a server has to."""

    code = "database-rights"

    def __init__(self, place: str, fault: str) -> None:
        super().__init__(
            Sentence(
                "fault-database-rights",
                "The user of the database {place} lacks rights: {why}.",
                place=place,
                why=fault.rstrip("."),
            )
        )


class DataNotEmptyError(DataError):
    """A backup is to be restored into a directory in which something is."""

    code = "data-not-empty"

    def __init__(self, place: object) -> None:
        super().__init__(
            Sentence(
                "fault-data-not-empty",
                "There is something in {place} already. Choose an empty directory with --data.",
                place=str(place),
            )
        )


class DataDamagedError(DataError):
    """A file is no whole database of this game."""

    code = "data-damaged"

    def __init__(self, place: object, fault: str) -> None:
        super().__init__(
            Sentence("fault-data-damaged", "{place} cannot be used: {why}.", place=str(place), why=fault)
        )
        self.fault = fault
