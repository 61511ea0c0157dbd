"""The text record of a finished game, ``/games/ID.txt`` (docs/notation.md): to games what PGN is to chess."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from enum import Enum
from typing import NoReturn, TypeVar

from ricochetrobots.core import (
    EDITIONS,
    IllegalError,
    InputError,
    MoveError,
    Optimum,
    Puzzle,
    Status,
    UnreadableError,
    WrongTypeError,
    parse_puzzle,
)
from ricochetrobots.core.sentence import Sentence
from ricochetrobots.game.bot_seats import BotCharacter, BotLevel, BotPart
from ricochetrobots.game.events import EndReason, FailureReason, ReturnReason
from ricochetrobots.game.match import Outcome
from ricochetrobots.game.options import HANDICAPS, Mode
from ricochetrobots.game.record import RecordedBid, RecordedDemonstration
from ricochetrobots.records.values import (
    FinishedGame,
    FinishedRound,
    FinishedSeat,
    check_path,
    fault_of_round,
)

FIRST_WORDS = "Ricochet Robots record "
VERSION = "1"
MOST_BYTES = 4 * 1024 * 1024
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
PROGRAM = "program"
"""A bot that plays through the protocol (R9.7)."""
SOLVED = "solved"
"""The result of a demonstration that took the chip; others have a `FailureReason`."""
NONE = "-"
BID = re.compile(r"(-|\d{1,3}) after (\d{1,15}(?:\.\d{1,3})?) s", re.ASCII)
SHOWN = re.compile(r"(-|\d{1,3}) ([a-z-]+)((?: [RGBYS][nesw])*)", re.ASCII)
OPTIMUM = re.compile(
    r"(solved|unsolvable|limit) (\d{1,3})(?:, (\d{1,12}) paths?( or more)?)?(?:: (.+))?",
    re.ASCII,
)
LINE = re.compile(r"([A-Z][a-z]+)(?: (\d{1,4}))?:(?: (.*))?", re.ASCII)
SERIES = re.compile("[23]")
NUMBER = re.compile(r"\d{1,9}", re.ASCII)
TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", re.ASCII)

Word = TypeVar("Word", bound=Enum)


class _Bids(Enum):
    """The rule of R6.3 in force."""

    EXACTLY = "exactly"
    OR_FEWER = "or-fewer"


# --- writing ---------------------------------------------------------------------------------------


def write_game(game: FinishedGame) -> str:
    """Return a finished game as a text record, which `read_game` reads. It leaves out the events.

    Raises ValueError for a name with a line break, and WrongTypeError.
    """
    if not isinstance(game, FinishedGame):
        raise WrongTypeError.of("a finished game, such as read_game returns", game)
    return "".join(f"{line}\n" for line in _lines_of(game))


def _lines_of(game: FinishedGame) -> Iterator[str]:
    yield FIRST_WORDS + VERSION
    yield f"Game: {_one_line(game.id)}"
    yield f"Mode: {game.mode.value}"
    yield f"Edition: {game.edition}"
    yield f"Bids: {(_Bids.EXACTLY if game.exact else _Bids.OR_FEWER).value}"
    yield f"Started: {write_time(game.started_at)}"
    yield f"Ended: {write_time(game.ended_at)}"
    for number, seat in enumerate(game.seats):
        yield f"Seat {number}: {_one_line(seat.name)}"
    for number, seat in enumerate(game.seats):
        if seat.handicap:
            yield f"Handicap {number}: {seat.handicap:g}"
    for number, seat in enumerate(game.seats):
        if seat.bot is not None:
            yield f"Bot {number}: {' '.join(filter(None, (seat.bot.character, seat.bot.level))) or PROGRAM}"
    if game.series_wins > 1:
        yield f"Series: {game.series_wins}"
        for number, seat in enumerate(game.seats):
            yield f"Wins {number}: {seat.wins}"
    yield f"Winners: {write_numbers(game.winners)}"
    yield f"End: {game.reason.value}"
    for played, score in zip(game.rounds, game.scores(), strict=True):
        yield ""
        yield f"Round: {played.number}"
        yield f"Puzzle: {played.puzzle}"
        for bid in played.bids:
            yield f"Bid {bid.seat}: {_or_none(bid.moves)} after {_write_seconds(bid.seconds)} s"
        if played.order:
            yield f"Order: {write_numbers(played.order)}"
        for shown in played.demonstrations:
            result = SOLVED if shown.failure is None else shown.failure.value
            yield f"Shown {shown.seat}: {' '.join(filter(None, (_or_none(shown.moves), result, shown.path)))}"
        yield f"Chip: {' '.join(filter(None, (played.outcome.value, played.reason and played.reason.value)))}"
        if played.scorers:
            yield f"Scorers: {write_numbers(played.scorers)}"
        if played.optimum is not None:
            yield f"Optimum: {_write_optimum(played.optimum)}"
        yield f"Score: {write_numbers(score)}"


def _one_line(text: str) -> str:
    if "\n" in text or "\r" in text:
        raise ValueError(f"{text!r} does not fit on one line.")
    return text


def write_numbers(numbers: tuple[int, ...]) -> str:
    """Return numbers with spaces between them, a dash for none."""
    return " ".join(map(str, numbers)) or NONE


def _or_none(moves: int | None) -> str:
    return NONE if moves is None else str(moves)


def _write_seconds(seconds: float) -> str:
    return f"{seconds:.3f}".rstrip("0").rstrip(".")


def write_time(seconds: float) -> str:
    """Return a time in seconds since 1970 as text in UTC, with milliseconds."""
    time = EPOCH + timedelta(milliseconds=round(seconds * 1000))
    return time.replace(tzinfo=None).isoformat(timespec="milliseconds") + "Z"


def _write_optimum(optimum: Optimum) -> str:
    text = f"{optimum.status.value} {optimum.at_least}"
    if optimum.count is not None:
        text += (
            f", {optimum.count} path{'' if optimum.count == 1 else 's'}{' or more' * optimum.count_capped}"
        )
    return text if optimum.path is None else f"{text}: {optimum.path}"


# --- reading ---------------------------------------------------------------------------------------


def read_text(content: bytes) -> FinishedGame:
    """Return the game of a text record. Raises UnreadableError and IllegalError, with the number of the line.

    Lines may end in CR LF, and blank lines do not matter. Cost: 100 us for each round.
    """
    if len(content) > MOST_BYTES:
        why = Sentence("fault-record-size", "A text record has at most {most} MB.", most=MOST_BYTES >> 20)
        raise UnreadableError(why, "", 0)
    try:
        text = content.decode()
    except UnicodeDecodeError as fault:
        line = content.count(b"\n", 0, fault.start) + 1
        raise _fault(UnreadableError, line, "The text is not UTF-8.", "", 0) from None
    lines = _Lines(text)
    game = _game(lines)
    lines.end()
    return game


def _fault(
    kind: type[InputError], line: int, why: str, text: str, at: int, clause: str | None = None
) -> InputError:
    sentence = Sentence("fault-record", "Line {line} of the record: {why}", line=line, why=why)
    error = kind(sentence, text, at, clause)
    error.facts = {**error.facts, "line": line}
    return error


@dataclass(frozen=True)
class _Line:
    """A line of a record, ``KEY NUMBER: VALUE``, its own number counted from 1, and its offset in the text."""

    text: str
    place: int
    at: int
    key: str
    number: int
    value: str

    def fail(self, why: str, kind: type[InputError] = UnreadableError, clause: str | None = None) -> NoReturn:
        raise _fault(kind, self.place, why, self.text, self.at, clause)

    def word(self, kind: type[Word], text: str | None = None) -> Word:
        """Return the value, or a part of it, as one of the words of ``kind``."""
        try:
            return kind(self.value if text is None else text)
        except ValueError:
            self.fail(f"Expected one of {', '.join(str(each.value) for each in kind)}.")

    def seat(self, seats: int) -> int:
        """Return the number after the key as one of so many seats."""
        return self._seat(self.number, seats)

    def seat_numbers(self, seats: int) -> tuple[int, ...]:
        """Return the value as numbers of seats, each at most once."""
        numbers = tuple(self._seat(number, seats) for number in self.numbers())
        if len(set(numbers)) < len(numbers):
            self.fail("A seat is named twice.", IllegalError)
        return numbers

    def _seat(self, number: int, seats: int) -> int:
        if number >= seats:
            self.fail(f"There is no seat {number}.", IllegalError)
        return number

    def numbers(self) -> tuple[int, ...]:
        """Return the value as numbers; none if it is a dash."""
        words = [] if self.value == NONE else self.value.split(" ")
        if not all(map(NUMBER.fullmatch, words)):
            self.fail(f'Expected numbers, or "{NONE}" for none.')
        return tuple(map(int, words))

    def match(self, pattern: re.Pattern[str], form: str) -> re.Match[str]:
        """Return the match of the value with a pattern, which ``form`` describes."""
        found = pattern.fullmatch(self.value)
        if found is None:
            self.fail(f"Expected {form}.")
        return found


class _Lines:
    """The lines of a record, to be taken in their order."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._rest = self._split()
        self._next = next(self._rest, None)
        self._place = 1

    def _split(self) -> Iterator[_Line]:
        at = 0
        for place, ended in enumerate(self._text.split("\n"), 1):
            line = ended.removesuffix("\r")
            if place == 1 and line == FIRST_WORDS + VERSION:
                pass
            elif place == 1:
                raise _fault(UnreadableError, 1, f'Expected "{FIRST_WORDS}{VERSION}".', self._text, 0)
            elif line.strip():
                found = LINE.fullmatch(line)
                if found is None:
                    raise _fault(UnreadableError, place, 'Expected "Key: value".', self._text, at)
                number = -1 if found[2] is None else int(found[2])
                yield _Line(self._text, place, at, found[1], number, found[3] or "")
            at += len(ended) + 1

    def _step(self, line: _Line) -> _Line:
        self._place = line.place
        self._next = next(self._rest, None)
        return line

    def take(self, key: str) -> _Line:
        """Take the next line, which must have this key and no number."""
        line = self.take_if(key)
        if line is None:
            where = self._next
            if where is None:
                why = f'The record ends before "{key}: …".'
                raise _fault(UnreadableError, self._place, why, self._text, len(self._text))
            where.fail(f'Expected "{key}: …".')
        return line

    def take_if(self, key: str) -> _Line | None:
        """Take the next line if it has this key and no number."""
        line = self._next
        return self._step(line) if line is not None and (line.key, line.number) == (key, -1) else None

    def take_all(self, key: str) -> Iterator[_Line]:
        """Take all next lines that have this key and a number."""
        while self._next is not None and self._next.key == key and self._next.number >= 0:
            yield self._step(self._next)

    def end(self) -> None:
        """Refuse any further line."""
        if self._next is not None:
            self._next.fail(f'Expected "Round: …" instead of "{self._next.key}".')


def _game(lines: _Lines) -> FinishedGame:
    id = lines.take("Game").value
    mode = lines.take("Mode").word(Mode)
    edition = lines.take("Edition")
    if edition.value not in EDITIONS:
        edition.fail(f"Expected one of {', '.join(EDITIONS)}.")
    exact = lines.take("Bids").word(_Bids) is _Bids.EXACTLY
    started_at, ended_at = _read_time(lines.take("Started")), _read_time(lines.take("Ended"))
    series_wins, seats = _series(lines, _seats(lines))
    winners = lines.take("Winners").seat_numbers(len(seats))
    reason = lines.take("End").word(EndReason)
    rounds: list[FinishedRound] = []
    chips = [0] * len(seats)
    while line := lines.take_if("Round"):
        played = _round(lines, line, len(seats))
        rounds.append(played)
        for seat in played.takers:
            chips[seat] += 1
        score = lines.take("Score")
        if score.numbers() != tuple(chips):
            score.fail(f"The score after this round is {write_numbers(tuple(chips))}.", IllegalError)
    return FinishedGame(
        id,
        mode,
        edition.value,
        exact,
        started_at,
        ended_at,
        seats,
        winners,
        reason,
        tuple(rounds),
        series_wins=series_wins,
    )


def _read_time(line: _Line) -> float:
    line.match(TIME, "a time such as 2026-11-26T19:30:05.250Z")
    try:
        time = datetime.fromisoformat(line.value.removesuffix("Z")).replace(tzinfo=UTC)
    except ValueError:
        line.fail("There is no such time.")
    return round((time - EPOCH).total_seconds(), 3)


def _seats(lines: _Lines) -> tuple[FinishedSeat, ...]:
    names: list[str] = []
    for line in lines.take_all("Seat"):
        if line.number != len(names):
            line.fail(f"Expected seat {len(names)}.")
        names.append(line.value)
    handicaps = {f"{handicap:g}": float(handicap) for handicap in HANDICAPS if handicap}
    given: dict[int, float] = {}
    for line in lines.take_all("Handicap"):
        if line.value not in handicaps:
            line.fail(f"Expected one of {', '.join(handicaps)}.")
        given[line.seat(len(names))] = handicaps[line.value]
    bots: dict[int, BotPart] = {}
    for line in lines.take_all("Bot"):
        character, _, level = line.value.partition(" ")
        bots[line.seat(len(names))] = (
            BotPart()
            if line.value == PROGRAM
            else BotPart(character=line.word(BotCharacter, character), level=line.word(BotLevel, level))
        )
    return tuple(
        FinishedSeat(name, given.get(number, 0.0), bots.get(number)) for number, name in enumerate(names)
    )


def _series(lines: _Lines, seats: tuple[FinishedSeat, ...]) -> tuple[int, tuple[FinishedSeat, ...]]:
    """Return the number of wins that the series takes, 1 outside a series, and the seats with their wins (R8.9)."""
    series = lines.take_if("Series")
    if series is None:
        return 1, seats
    wins = {line.seat(len(seats)): int(line.match(NUMBER, "a number")[0]) for line in lines.take_all("Wins")}
    with_wins = (replace(seat, wins=wins.get(number, 0)) for number, seat in enumerate(seats))
    return int(series.match(SERIES, "2 or 3")[0]), tuple(with_wins)


def _round(lines: _Lines, head: _Line, seats: int) -> FinishedRound:
    number = int(head.match(NUMBER, "the number of a round")[0])
    puzzle = _puzzle(lines.take("Puzzle"))
    bids = tuple(_bid(line, seats) for line in lines.take_all("Bid"))
    order = lines.take_if("Order")
    shown = tuple(_demonstration(line, puzzle, seats) for line in lines.take_all("Shown"))
    chip = lines.take("Chip")
    outcome, _, reason = chip.value.partition(" ")
    scorers = lines.take_if("Scorers")
    optimum = lines.take_if("Optimum")
    played = FinishedRound(
        number=number,
        puzzle=puzzle,
        outcome=chip.word(Outcome, outcome),
        bids=bids,
        order=() if order is None else order.seat_numbers(seats),
        demonstrations=shown,
        reason=chip.word(ReturnReason, reason) if reason else None,
        optimum=None if optimum is None else _read_optimum(optimum, puzzle),
        scorers=() if scorers is None else scorers.seat_numbers(seats),
    )
    fault = fault_of_round(played, seats)
    if fault is not None:
        chip.fail(fault, IllegalError)
    return played


def _puzzle(line: _Line) -> Puzzle:
    try:
        return parse_puzzle(line.value)
    except InputError as fault:
        at = line.at + len("Puzzle: ") + fault.position
        raise _fault(type(fault), line.place, fault.sentence, line.text, at, fault.clause) from None


def _bid(line: _Line, seats: int) -> RecordedBid:
    found = line.match(BID, '"6 after 21.5 s"')
    moves = None if found[1] == NONE else int(found[1])
    return RecordedBid(seat=line.seat(seats), moves=moves, seconds=float(found[2]))


def _demonstration(line: _Line, puzzle: Puzzle, seats: int) -> RecordedDemonstration:
    found = line.match(SHOWN, f'a bid, "{SOLVED}" or the reason why it failed, and the moves')
    failure = None if found[2] == SOLVED else line.word(FailureReason, found[2])
    path = found[3].removeprefix(" ")
    _check_path(line, puzzle, path)
    moves = None if found[1] == NONE else int(found[1])
    return RecordedDemonstration(seat=line.seat(seats), moves=moves, path=path, failure=failure)


def _check_path(line: _Line, puzzle: Puzzle, path: str) -> None:
    try:
        check_path(puzzle, path)
    except (InputError, MoveError) as fault:
        kind = type(fault) if isinstance(fault, InputError) else IllegalError
        line.fail(fault.sentence, kind, fault.clause)


def _read_optimum(line: _Line, puzzle: Puzzle) -> Optimum:
    found = line.match(OPTIMUM, '"solved 5, 3 paths: Rn Be"')
    status, moves, count, more, path = found.groups()
    _check_path(line, puzzle, path or "")
    solved = status == Status.SOLVED.value
    return Optimum(
        status=Status(status),
        moves=int(moves) if solved else None,
        at_least=int(moves),
        count=None if count is None else int(count),
        count_capped=more is not None,
        path=path,
    )
