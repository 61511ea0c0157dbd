"""Every value as JSON: an object whose ``type`` names the value, and whose ``version`` is that of this format.

A board lists its walls, targets, diagonals and closed cells, so that a reader needs no notation; a board of panels
names them too, and the listed parts must agree with them. A reader ignores fields that it does not know. A cell alone
is a number and needs no format. `schema` describes every type.
"""

import json
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from math import isfinite
from typing import NoReturn

from ricochetrobots.core import (
    PANELS,
    Board,
    Cell,
    Edition,
    InputError,
    Move,
    Path,
    Position,
    Puzzle,
    Robot,
    Status,
    Target,
    TieBreak,
    assemble,
)
from ricochetrobots.formats.format import MAX_CHARACTERS, Value, Written, refuse, value_of
from ricochetrobots.puzzles import Difficulty, Features, Generated
from ricochetrobots.solver import Solution

VERSION = 1
"""The version of this format. Raise it for any change other than a new field or a new type."""

Object = dict[str, object]


class Json:
    """All values of the game as JSON, without loss."""

    def recognises(self, text: str) -> bool:
        """Return whether it begins as an object does and names a type."""
        start = text.lstrip()
        return start[:1] == "{" and '"type"' in start

    def read(self, text: str) -> Value:
        """Return the value of a text. Raises InputError."""
        return from_json(text)

    def write(self, value: Value) -> Written:
        """Return the text of a value, complete."""
        return Written(to_json(value))


JSON = Json()


def to_json(value: Value | str) -> str:
    """Write a value as JSON on one line.

    A board, a position, a puzzle or a path may be text. The text of a move is a path of one move.

    >>> to_json("Re Rn")
    '{"type": "path", "version": 1, "moves": ["Re", "Rn"]}'
    """
    value = value_of(value)
    return json.dumps({"type": type(value).__name__.lower(), "version": VERSION, **_fields(value)})


def from_json(text: str) -> Value:
    """Read a text of `to_json`.

    Raises InputError, which names the place of a wrong field, such as ``$.board.walls[3]``.

    >>> print(from_json('{"type": "move", "version": 1, "move": "Re"}'))
    Re
    """
    if len(text) > MAX_CHARACTERS:
        refuse(f"it has more than {MAX_CHARACTERS} characters", text)
    try:
        found = json.loads(text, object_pairs_hook=_object, parse_constant=_constant)
    except RecursionError:
        refuse("it is nested too deeply", text)
    except InputError:
        raise
    except json.JSONDecodeError as fault:
        refuse(fault.msg, text, fault.pos)
    except ValueError as fault:
        refuse(str(fault), text)
    whole = _Part(found, "$")
    kind = whole.field("type").one_of(_READERS)
    if whole.field("version").whole() != VERSION:
        whole.field("version").refuse(f"is not {VERSION}, the version that this program reads")
    return _READERS[kind](whole)


def _fields(value: Value) -> Object:
    match value:
        case Board():
            return {
                "width": value.width,
                "height": value.height,
                "panels": value.panels,
                "walls": [f"{value.name(cell)}{side}" for cell, side in value.inner_walls()],
                "closed": [value.name(cell) for cell in sorted(value.closed)],
                "targets": [
                    {"cell": value.name(target.cell), "robot": _letter(target.robot), "symbol": symbol.value}
                    for target, symbol in zip(value.targets, value.symbols, strict=True)
                ],
                "diagonals": [
                    {"cell": value.name(part.cell), "robot": str(part.robot), "lean": part.lean.value}
                    for part in value.diagonals
                ],
            }
        case Position():
            return {"board": _fields(value.board), "robots": {**value.cell_names}}
        case Puzzle():
            target = value.target
            cell = value.position.board.name(target.cell)
            return {**_fields(value.position), "target": {"cell": cell, "robot": _letter(target.robot)}}
        case Target():
            return {"cell": value.cell, "robot": _letter(value.robot)}
        case Move():
            return {"move": str(value)}
        case Path():
            return {"moves": [str(move) for move in value]}
        case Edition() | Difficulty():
            return asdict(value)
        case Solution():
            return {
                "puzzle": _fields(value.puzzle),
                "status": value.status.value,
                "path": None if value.path is None else [str(move) for move in value.path],
                "at_least": value.at_least,
                "expanded": value.expanded,
                "seconds": value.seconds,
                "engine": value.engine,
            }
        case Generated():
            return {"seed": value.seed, "index": value.index, "solution": _fields(value.solution)}


def _letter(robot: Robot | None) -> str | None:
    return None if robot is None else str(robot)


@dataclass(frozen=True)
class _Part:
    """A part of the JSON with its place. Each method raises UnreadableError for a part of another kind."""

    found: object
    place: str

    def refuse(self, why: str) -> NoReturn:
        refuse(f"{self.place} {why}", self.place)

    def field(self, name: str) -> "_Part":
        if not isinstance(self.found, dict):
            self.refuse("must be an object")
        if name not in self.found:
            self.refuse(f"lacks the field {name}")
        return _Part(self.found[name], f"{self.place}.{name}")

    def names(self) -> list[str]:
        if not isinstance(self.found, dict):
            self.refuse("must be an object")
        return [*self.found]

    def items(self) -> list["_Part"]:
        if not isinstance(self.found, list):
            self.refuse("must be a list")
        return [_Part(item, f"{self.place}[{number}]") for number, item in enumerate(self.found)]

    def texts(self) -> list[str]:
        return [item.text() for item in self.items()]

    def text(self) -> str:
        if not isinstance(self.found, str):
            self.refuse("must be a string")
        return self.found

    def one_of(self, choices: Mapping[str, object]) -> str:
        text = self.text()
        if text not in choices:
            self.refuse(f"is not one of {', '.join(choices)}")
        return text

    def whole(self) -> int:
        if not isinstance(self.found, int) or isinstance(self.found, bool):
            self.refuse("must be a whole number")
        return self.found

    def number(self) -> float:
        if isinstance(self.found, float) and isfinite(self.found):
            return self.found
        return self.whole()

    def flag(self) -> bool:
        if not isinstance(self.found, bool):
            self.refuse("must be true or false")
        return self.found

    @property
    def is_null(self) -> bool:
        return self.found is None

    def robot(self) -> str | None:
        """Return the letter of a robot, or None for the vortex."""
        return None if self.is_null else self.text()


def _board(part: _Part) -> Board:
    board = Board.build(
        part.field("width").whole(),
        part.field("height").whole(),
        walls=[(wall[:-1], wall[-1:]) for wall in part.field("walls").texts()],
        closed=part.field("closed").texts(),
        targets=[(_aim(target), target.field("symbol").text()) for target in part.field("targets").items()],
        diagonals=[
            "".join(diagonal.field(name).text() for name in ("robot", "cell", "lean"))
            for diagonal in part.field("diagonals").items()
        ],
    )
    panels = part.field("panels")
    if panels.is_null:
        return board
    names = panels.texts()
    if len(names) != 4:
        panels.refuse("must be null or four names")
    nw, ne, se, sw = names
    laid = assemble(nw, ne, se, sw)
    if _fields(laid) != {**_fields(board), "panels": laid.panels}:
        panels.refuse("does not agree with the parts of the board")
    return laid


def _aim(part: _Part) -> str:
    """Return a target in notation."""
    return f">{part.field('robot').robot() or '*'}{part.field('cell').text()}"


def _position(part: _Part) -> Position:
    robots, letters = part.field("robots"), [*map(str, Robot)]
    if not {*robots.names()} <= {*letters}:
        robots.refuse("may only have the fields R, G, B, Y and S")
    cells = {letter: robots.field(letter).text() for letter in robots.names()}
    return Position(_board(part.field("board")), tuple(map(cells.get, letters)))


def _puzzle(part: _Part) -> Puzzle:
    return Puzzle(_position(part), _aim(part.field("target")))


def _solution(part: _Part) -> Solution:
    path = part.field("path")
    return Solution(
        _puzzle(part.field("puzzle")),
        Status(part.field("status").one_of({status.value: status for status in Status})),
        None if path.is_null else Path(path.texts()),
        part.field("at_least").whole(),
        part.field("expanded").whole(),
        float(part.field("seconds").number()),
        part.field("engine").text(),
    )


def _edition(part: _Part) -> Edition:
    return Edition(
        id=part.field("id").text(),
        name=part.field("name").text(),
        panels=tuple(panel.one_of(PANELS) for panel in part.field("panels").items()),
        exact=part.field("exact").flag(),
        tie_break=TieBreak(part.field("tie_break").one_of({rule.value: rule for rule in TieBreak})),
        fifth_robot_available=part.field("fifth_robot_available").flag(),
        timer_seconds=part.field("timer_seconds").whole(),
    )


def _difficulty(part: _Part) -> Difficulty:
    features = part.field("features")
    return Difficulty(
        part.field("score").number(),
        part.field("grade").whole(),
        Features(
            moves=features.field("moves").whole(),
            helpers=features.field("helpers").whole(),
            first_looks=features.field("first_looks").number(),
            shortest_looks=features.field("shortest_looks").number(),
        ),
        part.field("model").text(),
    )


_READERS: Mapping[str, Callable[[_Part], Value]] = {
    "board": _board,
    "position": _position,
    "puzzle": _puzzle,
    "target": lambda part: Target(Cell(part.field("cell").whole()), part.field("robot").robot()),
    "move": lambda part: Path([part.field("move").text()])[0],
    "path": lambda part: Path(part.field("moves").texts()),
    "edition": _edition,
    "solution": _solution,
    "difficulty": _difficulty,
    "generated": lambda part: Generated(
        part.field("seed").whole(), part.field("index").whole(), _solution(part.field("solution"))
    ),
}


def _object(pairs: list[tuple[str, object]]) -> Object:
    found = dict(pairs)
    if len(found) < len(pairs):
        twice = next(name for name, count in Counter(name for name, _ in pairs).items() if count > 1)
        refuse(f"the field {twice[:40]!r} is given twice", twice)
    return found


def _constant(name: str) -> NoReturn:
    refuse(f"{name} is not JSON", name)
