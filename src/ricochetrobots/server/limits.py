"""The limits of a server, as one value."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Limit:
    """A number of uses at once, and the seconds in which all of them recover."""

    uses: int
    seconds: float


@dataclass(frozen=True, kw_only=True)
class ServerLimits:
    """Every limit of a server, which a test may replace."""

    # --- messages, by connection, seat, room and address ---

    messages_per_connection: Limit = Limit(30, 10.0)
    messages_per_seat: Limit = Limit(60, 10.0)
    """Messages over all connections of a seat, including lost ones."""
    messages_per_room: Limit = Limit(600, 10.0)
    """Messages of the players of a room; spectators do not count."""
    messages_per_address: Limit = Limit(3_000, 10.0)
    queued_messages: int = 256
    """The most messages that may wait to be sent to a connection."""
    queued_bytes: int = 512 * 1024

    # --- connections ---

    connections_per_seat: int = 10
    connections_per_address: int = 200
    """Enough for a club behind one router, or a house with many windows."""
    sockets_per_address: int = 600
    """TCP connections of any kind; a browser holds up to seven."""
    head_seconds: float = 10.0
    body_seconds: float = 20.0
    """The time for the whole body of a request; ``head_seconds`` is that for its head."""
    hello_seconds: float = 5.0
    """The time for the first message of a connection."""
    send_seconds: float = 5.0
    """The time in which the other end must read a message when its buffers are full."""
    stalled_seconds: float = 5.0
    """The time in which the other end must acknowledge some of the data that was sent."""
    looked_after_seconds: float = 2.0
    """The time between two checks of a connection."""
    linger_seconds: float = 2.0
    """The time between a conversation's end and the abort of its connection: the peer can read the last bytes."""

    # --- requests, by address ---

    rooms_per_address: Limit = Limit(20, 60.0)
    places_per_address: Limit = Limit(10, 3600.0)
    """New people on an open ladder. As with rooms, refused requests do not count."""
    documents_per_address: Limit = Limit(1_200, 60.0)
    """HTML pages and puzzles of days: a hundred quick reloads by each of ten people behind one router."""
    files_per_address: Limit = Limit(30_000, 60.0)
    """Files of the browser; a page without the bundle has up to 210 of them."""
    downloads_per_address: Limit = Limit(120, 60.0)
    """Finished games as data and as text; each costs up to 12 ms."""
    health_per_address: Limit = Limit(600, 60.0)
    """Requests of monitors: one that asks each second uses a tenth."""
    boards_per_address: Limit = Limit(600, 60.0)
    claims_per_address: Limit = Limit(120, 60.0)
    """Paths to judge."""
    texts_per_address: Limit = Limit(60, 60.0)
    """Pasted texts to read."""
    long_texts_per_address: Limit = Limit(6, 60.0)
    """Those of more than 12,000 characters; one of a million characters costs up to 2 s."""
    pictures_per_address: Limit = Limit(30, 60.0)
    hints_per_address: Limit = Limit(100, 60.0)
    """Hints cost no search, and several people behind one router may request all of them."""
    lists_per_address: Limit = Limit(120, 60.0)
    """Lists of public tables; a page reads one every few seconds, and several people may be behind one router."""
    pages_per_address: Limit = Limit(300, 60.0)
    """Pages of a room's history, and everything else that reads a room."""
    reports_per_address: Limit = Limit(20, 3600.0)
    reports_per_seat: Limit = Limit(5, 3600.0)
    """Reports of other players at public tables."""
    guesses_per_address: Limit = Limit(10, 60.0)
    guesses_in_all: Limit = Limit(100, 1.0)
    """Guesses of room codes by all addresses that have guessed wrong lately."""
    first_guesses_in_all: Limit = Limit(1_000, 1.0)
    """Guesses by all other addresses: many wrong guesses do not lock out somebody who knows a code."""

    # --- a room in memory ---

    rooms_in_memory: int = 2_000
    """Above this number of rooms, rooms without listeners are evicted."""
    events_in_memory: int = 500
    """A room keeps at least this many events in memory, its last ones, and at most twice as many."""
    events_at_once: int = 1_000
    """The most events in an update, and in a page of a room's history."""
    sent_at_once: int = 50
    """Send to this many listeners without a pause. A larger crowd receives presence only twice a second."""
    overdue_a_step: int = 20
    """The most rooms without listeners that one step of a sweep ticks."""
    board_is_shown: bool = True
    """Whether people see the order of the bids, and a failed position, for a while before a demonstration opens."""

    # --- the log and its database ---

    events_per_room: int = 200_000
    """About 60 MB; a match of twelve players has a thousand."""
    bytes_per_room: Limit = Limit(1024 * 1024, 600.0)
    """Stored for the players of a room."""
    free_bytes: int = 256 * 1024 * 1024
    """With less free space on the disk, nobody can open new rooms."""
    read_events: int = 500
    """Events that are read from the store and folded without a pause; 15 ms."""
    snapshot_events: int = 500
    """Write a new snapshot of a room this many events after the last one."""
    forgotten_events: int = 100
    """An evicted room gets a snapshot if it has this many events since its last one."""
    events_before_snapshot: int = 250
    """Read this many earlier events together with a snapshot, for returning clients that know some of them."""
    check_page_seconds: float = 0.005
    """The pause between the pages of a room during its check, in which other tasks run."""
    check_room_seconds: float = 0.05
    """The pause of the check of all rooms after each: reading one takes a few milliseconds."""
    deleted_events: int = 5_000
    """The most events of old rooms that one transaction deletes, unless one room has more. Players wait for it."""
    members_of_ladder: int = 5_000
    stored_reports: int = 1_000
    """Delete the oldest reports when more are stored."""
    checked_bytes: int = 256 * 1024 * 1024
    """Check the pages of an SQLite file up to this size when it is opened: 2 ms for each MB. `doctor` checks all."""
    busy_seconds: float = 1.0
    """The time to wait for an ending server to release the file."""

    # --- servers on one PostgreSQL ---

    poll_seconds: float = 1.0
    """Poll the log this often even if no notification arrives."""
    lock_seconds: float = 3.0
    """The longest wait for the row of a room that another transaction has locked; 0 for any length."""
    server_lease_seconds: float = 5.0
    """A server counts as dead this long after its last heartbeat."""
    spent_seconds: float = 60.0
    """Delete recovered budgets this often, if anything is spent."""

    # --- searches for shortest paths ---

    waiting_puzzles: int = 100
    """The most puzzles that may be queued, and with a shared queue in progress."""
    remembered_optima: int = 2_000
    solver_poll_seconds: float = 0.5
    """An idle worker polls the shared queue this often."""


USUAL = ServerLimits()
"""The limits of a server, except in tests."""
