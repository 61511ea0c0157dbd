"""Whole games as text: the commands at the table, the resulting events, and each person's view.

::

    # R6.2 A bid may be lowered, never raised.     a line of prose; the file shows these clauses
    @12.5 Mara: bid 7                              at 12.5 seconds Mara gives a command
    -> BidPlaced round=1 seat=Mara moves=7         an event that follows
    @13 Mara: bid 9
    !! bid-not-lower offered=9 standing=7          or the code and the facts of the refusal
    ? Mara: phase until                            what Mara sees of these parts of the view
    = phase bidding

The author writes the lines that begin with ``#``, ``@`` and ``?``; the recorder writes the others:
``PYTHONPATH=tests python -m support.playthrough --record [FILE…]``. Without ``--record`` it prints the
differences between the game and the recording.

``room`` speaks for the server: ``open MODE``, ``tick``, ``optimum ROUND STATUS AT-LEAST COUNT PATH``, ``away BEGAN
ENDED`` for an outage, and ``forget SEAT``. ``gone``, ``elsewhere`` and ``there`` are no commands: the connection of
a seat is lost, its player opens another page, or is back (R6.12). A person without ``sit`` watches. ``seed=N`` after
a command is the seed of its randomness, 0 if absent; ``round=N`` names another round than the current one.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from difflib import unified_diff
from functools import cache
from pathlib import Path
from typing import Any

from ricochetrobots.core import Optimum, RicochetError, Status, TieBreak, parse_path
from ricochetrobots.game import (
    GameError,
    Length,
    Match,
    Mode,
    Options,
    PanelChoice,
    commands,
    deadline,
    decide,
    evolve,
    view,
)
from ricochetrobots.game.absence import Absence
from ricochetrobots.game.bot_seats import BotCharacter, BotLevel
from ricochetrobots.game.events import Event, PlayerSeated

FOLDER = Path(__file__).parents[2] / "golden/playthroughs"
AUTHORED = ("#", "@", "?")
SEATS = ("seat", "order", "scorers", "winners", "series_winners", "you")
"""Fields with numbers of seats. They are written as names, except beside a name."""
RARE = ("bot", "scorers", "scores", "wins")
"""Fields that are written only if they have a value."""


@dataclass
class Table:
    """A room whose script is played: the players by seat, and all events."""

    match: Match | None = None
    events: list[Event] = field(default_factory=list)
    seats: dict[str, int] = field(default_factory=dict)
    gone: dict[int, Absence] = field(default_factory=dict)

    def command(self, speaker: str, command: commands.Command, now: float, seed: int) -> tuple[Event, ...]:
        """Execute a command, fold its events and return them. Raises RicochetError if it is refused."""
        seat = self.seats.get(speaker)
        happened = decide(self.match, command, seat=seat, now=now, seed=seed, gone=self.gone)
        for event in happened:
            self.match = evolve(self.match, event)
            self.events.append(event)
            if isinstance(event, PlayerSeated):
                self.seats[speaker if event.bot is None else event.name] = event.seat
        return happened


def script(path: Path) -> list[str]:
    """Return the lines of a playthrough, recorded ones too."""
    return path.read_text("utf-8").splitlines()


def record(lines: list[str], table: Table | None = None) -> list[str]:
    """Return the script with the results of each line. Raises ValueError for a line it cannot read."""
    table = Table() if table is None else table
    recorded: list[str] = []
    for number, line in enumerate(lines, 1):
        if not line or line.startswith(AUTHORED):
            recorded.append(line)
        try:
            recorded += results(table, line)
        except (ValueError, KeyError, AttributeError) as error:
            raise ValueError(f"line {number}, {line!r}: {error}") from error
    return recorded


@cache
def played(path: Path) -> tuple[Event, ...]:
    """Return the events of a playthrough, which is played once for all tests of a process."""
    table = Table()
    record(script(path), table)
    return tuple(table.events)


def results(table: Table, line: str) -> Iterator[str]:
    """Yield the lines that the recorder writes below a line."""
    if line.startswith("@"):
        stamp, _, rest = line[1:].partition(" ")
        speaker, _, content = rest.partition(": ")
        now = float(stamp)
        if content in ("gone", "elsewhere"):
            table.gone[table.seats[speaker]] = Absence(now, elsewhere=content == "elsewhere")
            return
        if content == "there":
            del table.gone[table.seats[speaker]]
            return
        seed, given = read_commands(content.split(), table.match)
        try:
            for command in given:
                for event in table.command(speaker, command, now, seed):
                    yield "-> " + written_event(event, table.match)
        except RicochetError as error:
            yield f"!! {error.code}" + written_fields(
                error.facts if isinstance(error, GameError) else {}, None
            )
    elif line.startswith("? "):
        viewer, _, parts = line[2:].partition(": ")
        if table.match is None:
            raise ValueError("Nothing is to be seen before a match is opened.")
        seen = view(table.match, table.seats.get(viewer), table.gone)
        for part in parts.split():
            value = deadline(table.match, table.gone) if part == "deadline" else getattr(seen, part)
            rows = value if isinstance(value, tuple) and value and is_dataclass(value[0]) else (value,)
            for row in rows:
                yield f"= {part} {written(row, table.match, part)}"


def read_commands(words: list[str], match: Match | None) -> tuple[int, list[commands.Command]]:
    """Read a command and its seed; a path is one command per move."""
    verb, *rest = words
    values = dict(word.split("=", 1) for word in rest if "=" in word)
    rest = [word for word in rest if "=" not in word]
    seed = int(values.pop("seed", 0))
    present = 0 if match is None else match.round_number
    on = int(values.pop("round", present))
    simple: dict[str, commands.Command] = {
        "leave": commands.LeaveSeat(),
        "renew": commands.RenewSeat(),
        "consent": commands.SetConsent(consents=rest != ["no"]),
        "shuffle": commands.ShuffleBoard(),
        "lock": commands.LockRoom(),
        "unlock": commands.UnlockRoom(),
        "renew-link": commands.RenewLink(),
        "close": commands.CloseRoom(),
        "start": commands.StartMatch(),
        "timer": commands.StartTimer(round=on),
        "found": commands.ClaimSolution(round=on, moves=int(rest[0]) if rest and verb == "found" else None),
        "pass": commands.Pass(
            round=on, means=commands.PassMeaning(rest[0]) if rest and verb == "pass" else None
        ),
        "put-back": commands.PutChipBack(round=on),
        "give-up": commands.GiveUp(round=on),
        "resume": commands.ResumeRound(round=on),
        "ready": commands.SayReady(round=on),
        "end": commands.AgreeToEnd(agrees=rest != ["no"]),
        "again": commands.PlayAgain(new_board=rest == ["new-board"]),
        "accept": commands.AnswerInvitation(accept=True),
        "decline": commands.AnswerInvitation(accept=False),
        "tick": commands.Tick(),
    }
    if verb in simple:
        return seed, [simple[verb]]
    match verb:
        case "open":
            return seed, [commands.OpenMatch(mode=Mode(rest[0]), options=read_options(values, Options()))]
        case "options":
            before = Options() if match is None else match.options
            return seed, [commands.SetOptions(options=read_options(values, before))]
        case "sit":
            return seed, [commands.TakeSeat(name=" ".join(rest))]
        case "program":
            return seed, [commands.TakeSeat(name=" ".join(rest), program=True)]
        case "rename":
            return seed, [commands.RenameSeat(name=" ".join(rest))]
        case "remove" | "transfer":
            kind = commands.RemovePlayer if verb == "remove" else commands.TransferHost
            return seed, [kind(seat=int(rest[0]))]
        case "bot":
            return seed, [commands.AddBot(character=BotCharacter(rest[0]), level=BotLevel(rest[1]))]
        case "handicap":
            return seed, [commands.SetHandicap(seat=int(rest[0]), handicap=float(rest[1]))]
        case "quick-chat":
            return seed, [commands.SetQuickChat(on=rest == ["on"])]
        case "delay":
            return seed, [commands.SetSpectatorDelay(seconds=int(rest[0]))]
        case "forget":
            return seed, [commands.ForgetSeat(seat=int(rest[0]))]
        case "bid":
            path = " ".join(rest[1:]) or None
            return seed, [commands.PlaceBid(round=on, moves=int(rest[0]), path=path)]
        case "away":
            began, ended = map(float, rest)
            return seed, [commands.MakeUpForOutage(began=began, ended=ended)]
        case "optimum":
            return seed, [read_optimum(rest, int(values.get("match", 1 if match is None else match.number)))]
        case "move":
            return seed, [commands.MoveRobot(round=on, move=move) for move in rest]
    raise ValueError(f"nobody can say {verb!r}")


def read_optimum(words: list[str], match: int) -> commands.ReportOptimum:
    """Read the optimum of a round: ``3 solved 2 5 Rn Re``, ``3 solved 2 1000+ Rn Re``, ``3 limit 9``."""
    number, status, at_least, *rest = words
    count, path = (rest[0], " ".join(rest[1:])) if rest else (None, None)
    optimum = Optimum(
        status=Status(status),
        moves=None if path is None else len(parse_path(path)),
        at_least=int(at_least),
        count=None if count in (None, "none") else int(count.rstrip("+")),
        count_capped=count is not None and count.endswith("+"),
        path=path,
    )
    return commands.ReportOptimum(match=match, round=int(number), optimum=optimum)


def read_options(values: Mapping[str, str], before: Options) -> Options:
    """Return other options, the named ones read from text."""
    plain: dict[str, Any] = {"none": None, "true": True, "false": False}
    read: dict[str, Any] = {part.name: getattr(before, part.name) for part in fields(Options)}
    for name, text in values.items():
        if name == "panels":
            read[name] = PanelChoice(text)
        elif name == "length":
            read[name] = Length(text)
        elif text in plain:
            read[name] = plain[text]
        elif name == "tie_break":
            read[name] = TieBreak(text)
        else:
            read[name] = text if name in ("edition", "board") else int(text)
    return Options(**read)


def written_event(event: Event, match: Match | None) -> str:
    """Write an event without its time, which is in the line of the command."""
    parts = {part.name: getattr(event, part.name) for part in fields(event) if part.name != "at"}
    return type(event).__name__ + written_fields(parts, match)


def written_fields(parts: Mapping[str, object], match: Match | None) -> str:
    seated = None if "name" in parts else match
    parts = {name: value for name, value in parts.items() if value or name not in RARE}
    return "".join(f" {name}={written(value, seated, name)}" for name, value in parts.items())


def written(value: object, match: Match | None, name: str = "") -> str:
    """Write a value: seats as names, and only the options that differ from the defaults."""
    if isinstance(value, Options):
        usual = Options()
        other = {part.name: getattr(value, part.name) for part in fields(value)}
        other = {key: content for key, content in other.items() if content != getattr(usual, key)}
        return f"({written_fields(other, match).strip()})"
    if is_dataclass(value):
        parts = {part.name: getattr(value, part.name) for part in fields(value)}
        return f"({written_fields(parts, match).strip()})"
    if isinstance(value, Mapping):
        return written_fields(value, match).strip() or "none"
    if isinstance(value, tuple):
        apart = " " if value and is_dataclass(value[0]) else ","
        return apart.join(written(each, match, name) for each in value) or "none"
    if isinstance(value, bool) or value is None:
        return str(value).lower()
    if name in SEATS and match is not None and isinstance(value, int):
        return written(match.seat(value).name, match)
    if isinstance(value, int | float):
        return f"{value:.12g}"
    text = str(value)
    return f'"{text}"' if " " in text or not text else text


def main() -> int:
    """Record the playthroughs, or print where the game differs from the recorded ones."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--record", action="store_true", help="write what happens into the files")
    parser.add_argument("files", nargs="*", type=Path, help="all of golden/playthroughs if none is named")
    chosen = parser.parse_args()
    differs = 0
    for path in chosen.files or sorted(FOLDER.glob("*.txt")):
        before = script(path)
        after = record(before)
        if chosen.record:
            path.write_text("\n".join(after) + "\n", "utf-8")
        else:
            lines = list(unified_diff(before, after, f"{path.name} as recorded", "as played", lineterm=""))
            differs += bool(lines)
            sys.stdout.writelines(line + "\n" for line in lines)
    return int(differs > 0)


if __name__ == "__main__":
    raise SystemExit(main())
