"""Every value as JSON: an object whose ``type`` names the value.

A board lists its walls, targets, diagonals and closed cells, so that a reader needs no notation; a board of panels
names them too, and what it lists must agree with them.
"""

import json
from collections.abc import Callable, Mapping
from typing import NoReturn

from ricochetrobots.core import (
    Board,
    Cell,
    InputError,
    Move,
    Path,
    Position,
    Puzzle,
    RicochetError,
    Robot,
    Status,
    Target,
    UnreadableError,
    assemble,
)
from ricochetrobots.core.sentence import Sentence
from ricochetrobots.formats.format import MAX_CHARACTERS, Value, Written, value_of
from ricochetrobots.solver import Solution

Object = dict[str, object]


class Json:
    """All values of the game as JSON, without loss."""

    def recognises(self, text: str) -> bool:
        """Return whether it begins as an object does."""
        return text.lstrip()[:1] == "{"

    def read(self, text: str) -> Value:
        """Return the value of a text. Raises InputError."""
        return from_json(text)

    def write(self, value: Value) -> Written:
        """Return the text of a value, complete."""
        return Written(to_json(value))


JSON = Json()


def to_json(value: Value | str) -> str:
    """Write a value, which may be given in notation, as JSON on one line.

    >>> to_json(Path("Re Rn"))
    '{"type": "path", "moves": ["Re", "Rn"]}'
    """
    value = value_of(value)
    return json.dumps({"type": type(value).__name__.lower(), **_fields(value)})


def from_json(text: str) -> Value:
    """Read what `to_json` writes. Raises InputError."""
    if len(text) > MAX_CHARACTERS:
        _refuse(f"it has more than {MAX_CHARACTERS} characters")
    try:
        found = json.loads(text, object_pairs_hook=_object, parse_constant=_constant)
    except RecursionError:
        _refuse("it is nested too deeply")
    except InputError:
        raise
    except ValueError as fault:
        _refuse(str(fault))
    fields = _as_object(found)
    kind = fields.pop("type", None)
    if not isinstance(kind, str) or kind not in _READERS:
        _refuse(f"its type is none of {', '.join(_READERS)}")
    try:
        return _READERS[kind](fields)
    except InputError:
        raise
    except (RicochetError, KeyError, TypeError, ValueError, AttributeError, OverflowError) as fault:
        _refuse(f"a field of this {kind} is missing or wrong ({fault})")


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


def _letter(robot: Robot | None) -> str | None:
    return None if robot is None else str(robot)


def _board(fields: Object) -> Board:
    names = fields["panels"]
    walls, targets = _list(fields["walls"]), [_as_object(part) for part in _list(fields["targets"])]
    diagonals = [_as_object(part) for part in _list(fields["diagonals"])]
    board = Board.build(
        _int(fields["width"]),
        _int(fields["height"]),
        walls=[(_text(wall)[:-1], _text(wall)[-1:]) for wall in walls],
        closed=[_text(cell) for cell in _list(fields["closed"])],
        targets=[
            (
                f">{'*' if part['robot'] is None else _text(part['robot'])}{_text(part['cell'])}",
                _text(part["symbol"]),
            )
            for part in targets
        ],
        diagonals=[f"{_text(part['robot'])}{_text(part['cell'])}{_text(part['lean'])}" for part in diagonals],
    )
    if names is None:
        return board
    nw, ne, se, sw = map(_text, _list(names))
    laid = assemble(nw, ne, se, sw)
    if _fields(laid) != {**_fields(board), "panels": laid.panels}:
        _refuse("the parts of the board are not those of its panels")
    return laid


def _position(fields: Object) -> Position:
    board = _board(_as_object(fields["board"]))
    cells = _as_object(fields["robots"])
    if not {*cells} <= {*map(str, Robot)}:
        _refuse("the robots are R, G, B, Y and S")
    return Position(
        board, tuple(_text(cells[str(robot)]) if str(robot) in cells else None for robot in Robot)
    )


def _puzzle(fields: Object) -> Puzzle:
    target = _as_object(fields["target"])
    robot = "*" if target["robot"] is None else _text(target["robot"])
    return Puzzle(_position(fields), f">{robot}{_text(target['cell'])}")


def _target(fields: Object) -> Target:
    return Target(Cell(_int(fields["cell"])), None if fields["robot"] is None else _text(fields["robot"]))


def _path(moves: object) -> Path:
    return Path(map(_text, _list(moves)))


def _solution(fields: Object) -> Solution:
    seconds = fields["seconds"]
    if not isinstance(seconds, int | float):
        _refuse("seconds must be a number")
    return Solution(
        _puzzle(_as_object(fields["puzzle"])),
        Status(_text(fields["status"])),
        None if fields["path"] is None else _path(fields["path"]),
        _int(fields["at_least"]),
        _int(fields["expanded"]),
        float(seconds),
        _text(fields["engine"]),
    )


_READERS: Mapping[str, Callable[[Object], Value]] = {
    "board": _board,
    "position": _position,
    "puzzle": _puzzle,
    "target": _target,
    "move": lambda fields: Path([_text(fields["move"])])[0],
    "path": lambda fields: _path(fields["moves"]),
    "solution": _solution,
}


def _object(pairs: list[tuple[str, object]]) -> Object:
    found = dict(pairs)
    if len(found) < len(pairs):
        _refuse("a field is given twice")
    return found


def _constant(name: str) -> NoReturn:
    _refuse(f"{name} is not JSON")


def _as_object(found: object) -> Object:
    if not isinstance(found, dict):
        _refuse("an object is missing")
    return found


def _list(found: object) -> list[object]:
    if not isinstance(found, list):
        _refuse("a list is missing")
    return found


def _int(found: object) -> int:
    if not isinstance(found, int) or isinstance(found, bool):
        _refuse("a whole number is missing")
    return found


def _text(found: object) -> str:
    if not isinstance(found, str):
        _refuse("a text is missing")
    return found


def _refuse(why: str) -> NoReturn:
    raise UnreadableError(
        Sentence("fault-format", "This text cannot be read as a value: {why}.", why=why), "", 0
    ) from None
