"""Evenings at the table, as lists of events, played by the page's reducer in Node."""

from pathlib import Path
from typing import Any

from support.node import run_in_node

Event = dict[str, Any]
State = dict[str, Any]
NAMES = ("Mara", "Jonas", "Ines", "Tomo", "Ada", "Luc", "Noor", "Pia")


def run_script(name: str, given: Any) -> Any:
    """Return the output of a script of this folder."""
    return run_in_node(Path(__file__).with_name(name), given)


def play_all(cases: list[dict[str, Any]]) -> list[State]:
    """Return the output of log.mjs for each case."""
    states: list[State] = run_script("log.mjs", cases)
    return states


def play(*events: Event, undos: tuple[int, ...] = (), now: int = 0) -> State:
    return play_all([{"events": events, "undos": undos, "now": now}])[0]


def people(count: int, handicaps: dict[int, float] | None = None) -> Event:
    """The first names at the table, and the handicaps of some places."""
    given = handicaps or {}
    each = [
        {"name": name, "handicap": given.get(at, 0), "plays": True} for at, name in enumerate(NAMES[:count])
    ]
    return {"type": "people", "people": each}


def rules(edition: str = "2013", sand: int = 60, length: str | int = "usual") -> Event:
    return {"type": "rules", "edition": edition, "sand": sand, "length": length}


def turn(chip: str | None = None, at: int = 0) -> Event:
    return {"type": "turn", "at": at, "chip": chip}


def bid(player: int, moves: int, at: int) -> Event:
    return {"type": "bid", "at": at, "player": player, "moves": moves}


def pass_(player: int, at: int) -> Event:
    return {"type": "pass", "at": at, "player": player}


def close(at: int) -> Event:
    return {"type": "close", "at": at}


def judge(shown: bool, at: int = 100_000) -> Event:
    return {"type": "judge", "at": at, "shown": shown}


NEXT: Event = {"type": "next"}


def won(player: int, chip: str | None = None) -> list[Event]:
    """A round that a player wins with the only bid."""
    return [turn(chip), bid(player, 5, 0), close(60_000), judge(True), NEXT]
