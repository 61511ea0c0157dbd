"""The finished matches of a room as text, in the manner of the record of one match (docs/notation.md)."""

from __future__ import annotations

from collections.abc import Iterator

from ricochetrobots.records.text import write_numbers, write_time
from ricochetrobots.wire.http import RoomMatches


def write_matches(matches: RoomMatches) -> str:
    """Return the text: the wins of each seat, then each match with its game's id, its winners and chips."""
    return "".join(f"{line}\n" for line in _lines_of(matches))


def _lines_of(matches: RoomMatches) -> Iterator[str]:
    yield "Ricochet Robots matches 1"
    yield f"Room: {matches.name}"
    for part in matches.wins:
        yield f"Wins {part.seat}: {part.wins} {part.name}{_mark(part.bot is not None)}"
    for match in matches.matches:
        yield ""
        yield f"Match: {match.number}"
        yield f"Game: {match.game}"
        yield f"Started: {write_time(match.started_at)}"
        yield f"Ended: {write_time(match.ended_at)}"
        yield f"Rounds: {match.rounds}"
        yield f"Winners: {write_numbers(match.winners)}"
        for seat in match.seats:
            yield f"Chips {seat.seat}: {seat.chips} {seat.name}{_mark(seat.bot is not None)}"


def _mark(is_bot: bool) -> str:
    """Return the mark of a bot, which every name of one carries (R9.1)."""
    return " (bot)" if is_bot else ""
