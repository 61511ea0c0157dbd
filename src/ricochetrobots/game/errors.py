"""Why the game refuses a command.

    RicochetError
    └── GameError                  code                facts
        ├── NoMatchError           no-match
        ├── NoSeatError            no-seat
        ├── AlreadySeatedError     already-seated
        ├── TableFullError         table-full          seats
        ├── PlayerNameError
        │   ├── NameEmptyError     name-empty
        │   ├── NameTooLongError   name-too-long       most
        │   ├── NameUnreadableError name-unreadable
        │   └── NameTakenError     name-taken          name
        ├── NotHostError           not-host
        ├── NoSuchPlayerError      no-such-player
        ├── RemovedError           player-removed
        ├── SeatForgottenError     seat-forgotten
        ├── RoomLockedError        room-locked
        ├── RoomClosedError        room-closed
        ├── MatchRunningError      match-running
        ├── OptionInvalidError     option-invalid      field
        ├── BoardPickedError       board-picked
        ├── WrongPhaseError        wrong-phase         phase
        ├── StaleRoundError        stale-round         round, current
        ├── JoinsNextRoundError    joins-next-round    round
        ├── BidTooSmallError       bid-too-small       offered, least
        ├── BidTooLargeError       bid-too-large       offered, most
        ├── BidNotLowerError       bid-not-lower       offered, standing
        ├── BiddingOverError       bidding-over
        ├── TooSoonError           too-soon            seconds
        ├── ConsentOffError        consent-off
        ├── PlayersThereError      players-there
        └── NotYourTurnError       not-your-turn

Moves that the board refuses pass through as MoveError, text that cannot be read as InputError (core.errors).
"""

from __future__ import annotations

from ricochetrobots.core import RicochetError

Fact = str | int | float | bool | None


class GameError(RicochetError):
    """A refusal. ``facts`` are what a program may want to know of it."""

    code = "refused"

    def __init__(self, sentence: str, **facts: Fact) -> None:
        super().__init__(sentence)
        self.facts: dict[str, Fact] = facts


class NoMatchError(GameError):
    """Nothing has been opened in this room yet."""

    code = "no-match"

    def __init__(self) -> None:
        super().__init__("There is no match in this room.")


class NoSeatError(GameError):
    """Only who sits at the table may say this."""

    code = "no-seat"

    def __init__(self) -> None:
        super().__init__("You are watching. Take a seat first.")


class AlreadySeatedError(GameError):
    """One person has one seat."""

    code = "already-seated"

    def __init__(self) -> None:
        super().__init__("You have a seat already.")


class NotHostError(GameError):
    """The first seat at the table sets up the match."""

    code = "not-host"

    def __init__(self) -> None:
        super().__init__("Only the host can do this.")


class NoSuchPlayerError(GameError):
    """The host acts on the seat of another player at the table."""

    code = "no-such-player"

    def __init__(self) -> None:
        super().__init__("No other player sits there.")


class RemovedError(GameError):
    """Who was removed does not come back to that seat."""

    code = "player-removed"

    def __init__(self) -> None:
        super().__init__("The host has removed you from the table.")


class SeatForgottenError(GameError):
    """Nobody comes back to a seat of which everything has been deleted, as its owner asked."""

    code = "seat-forgotten"

    def __init__(self) -> None:
        super().__init__("The name on this seat has been deleted, and the seat is given up.")


class RoomLockedError(GameError):
    """Nobody new sits down in a room that the host has locked."""

    code = "room-locked"

    def __init__(self) -> None:
        super().__init__("The host has locked the room.")


class RoomClosedError(GameError):
    """Nothing is said any more in a room that the host has closed."""

    code = "room-closed"

    def __init__(self) -> None:
        super().__init__("The host has closed the room.")


class MatchRunningError(GameError):
    """A match is opened when there is none or the last one is over."""

    code = "match-running"

    def __init__(self) -> None:
        super().__init__("A match is under way.")


class BoardPickedError(GameError):
    """A hand-picked board is not shuffled."""

    code = "board-picked"

    def __init__(self) -> None:
        super().__init__("This board was picked by hand. Choose random panels to shuffle.")


class BiddingOverError(GameError):
    """What is said at or after the end of the sand does not count."""

    code = "bidding-over"
    clause = "R6.2"

    def __init__(self) -> None:
        super().__init__("The sand has run out.")


class NotYourTurnError(GameError):
    """Only the demonstrator moves robots, and only until the limit of the demonstration (R6.8)."""

    code = "not-your-turn"
    clause = "R6.3"

    def __init__(self) -> None:
        super().__init__("It is not your turn to show.")


class ConsentOffError(GameError):
    """The sand always runs to its end where that was agreed."""

    code = "consent-off"
    clause = "R6.10"

    def __init__(self) -> None:
        super().__init__("In this match the sand always runs to its end.")


class PlayersThereError(GameError):
    """A chip is put back only when nobody who takes part in its round is there."""

    code = "players-there"
    clause = "R6.12"

    def __init__(self) -> None:
        super().__init__("Somebody who takes part in this round is there.")


class TableFullError(GameError):
    """Every seat is taken."""

    code = "table-full"

    def __init__(self, seats: int) -> None:
        super().__init__("The table is full.", seats=seats)


class PlayerNameError(GameError):
    """A name that cannot stand at the table."""

    code = "name-refused"


class NameEmptyError(PlayerNameError):
    """A name without a letter."""

    code = "name-empty"

    def __init__(self) -> None:
        super().__init__("A name has at least one letter.")


class NameTooLongError(PlayerNameError):
    """A name that no row has room for."""

    code = "name-too-long"

    def __init__(self, *, most: int) -> None:
        super().__init__(f"A name has at most {most} letters.", most=most)


class NameUnreadableError(PlayerNameError):
    """A name with control signs or signs that no font shows."""

    code = "name-unreadable"

    def __init__(self) -> None:
        super().__init__("This name has signs that cannot be shown.")


class NameTakenError(PlayerNameError):
    """Two people at one table have two names."""

    code = "name-taken"

    def __init__(self, name: str) -> None:
        super().__init__(f"Somebody at the table is called {name} already.", name=name)


class OptionInvalidError(GameError):
    """An option outside what it may be; ``field`` names it."""

    code = "option-invalid"

    def __init__(self, field: str, sentence: str) -> None:
        super().__init__(sentence, field=field)


class WrongPhaseError(GameError):
    """The command has no place in this phase."""

    code = "wrong-phase"

    def __init__(self, phase: str) -> None:
        super().__init__("This cannot be done now.", phase=phase)


class StaleRoundError(GameError):
    """The command speaks of another round than the present one."""

    code = "stale-round"

    def __init__(self, *, said: int, current: int) -> None:
        super().__init__(f"Round {said} is not the present round.", round=said, current=current)


class JoinsNextRoundError(GameError):
    """Who sits down during a round plays from the next chip."""

    code = "joins-next-round"

    def __init__(self, round_number: int) -> None:
        super().__init__("You play from the next chip.", round=round_number)


class BidTooSmallError(GameError):
    """No target is reached in fewer than two moves (R5.4)."""

    code = "bid-too-small"
    clause = "R6.2"

    def __init__(self, *, offered: int, least: int) -> None:
        super().__init__(f"{least} is the least.", offered=offered, least=least)


class BidTooLargeError(GameError):
    """A number nobody would show."""

    code = "bid-too-large"

    def __init__(self, *, offered: int, most: int) -> None:
        super().__init__(f"{most} is the most that can be said.", offered=offered, most=most)


class BidNotLowerError(GameError):
    """A player may lower the own bid, never raise it (R6.2)."""

    code = "bid-not-lower"
    clause = "R6.2"

    def __init__(self, *, offered: int, standing: int) -> None:
        super().__init__(
            f"You said {standing} before. A bid can only go down.", offered=offered, standing=standing
        )


class TooSoonError(GameError):
    """The thinking time is not over (R6.7), or the board is not ready for a demonstration (R6.8)."""

    code = "too-soon"
    clause = "R6.7"

    def __init__(self, seconds: float) -> None:
        super().__init__(f"That is {seconds:g} seconds too soon.", seconds=seconds)
