"""Every value as JSON: an object whose ``type`` names the value, and whose ``version`` is that of this format.

A board lists its walls, targets, diagonals and closed cells, so that a reader needs no notation; a board of panels
names them too, and the listed parts must agree with them. A reader ignores fields that it does not know. A cell alone
is a number and needs no format. `schema` describes every type.
"""

import json
from bisect import bisect
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from functools import partial
from math import isfinite
from typing import NoReturn, TypeVar

from ricochetrobots.core import (
    PANELS,
    Board,
    Cell,
    Edition,
    InputError,
    Move,
    MoveError,
    Path,
    Position,
    Puzzle,
    Robot,
    Status,
    Target,
    TieBreak,
    WrongTypeError,
    as_move,
    assemble,
)
from ricochetrobots.core.sentence import Sentence
from ricochetrobots.formats.format import MAX_CHARACTERS, ROBOT_LETTERS, Value, Written, refuse, value_of
from ricochetrobots.puzzles import Difficulty, Generated
from ricochetrobots.solver import Solution

VERSION = 1
"""The version of this format. Raise it for any change other than a new field or a new type."""

Object = dict[str, object]
Made = TypeVar("Made")


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

    Raises InputError, which names the place of a wrong field, such as ``$.board.walls[3]``, and WrongTypeError. A
    solution must agree with its puzzle: its path is legal and ends on the target. Whether it is a shortest one is not
    checked.

    >>> print(from_json('{"type": "move", "version": 1, "move": "Re"}'))
    Re
    """
    if not isinstance(text, str):
        raise WrongTypeError.of("a text", text)
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

    def made(self, make: Callable[[], Made]) -> Made:
        """Return what the function makes of this part. Raises its InputError with the place of the part."""
        try:
            return make()
        except InputError as error:
            why = Sentence("fault-at-place", "{place}: {why}", place=self.place, why=error.sentence)
            raise type(error)(why, self.place, 0, error.clause) from None

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

    def whole(self, least: int | None = None) -> int:
        if not isinstance(self.found, int) or isinstance(self.found, bool):
            self.refuse("must be a whole number")
        if least is not None and self.found < least:
            self.refuse(f"must be {least} or more")
        return self.found

    def number(self) -> float:
        """Return a number of 0 or more."""
        if isinstance(self.found, float) and isfinite(self.found) and self.found >= 0:
            return self.found
        return self.whole(0)

    def flag(self) -> bool:
        if not isinstance(self.found, bool):
            self.refuse("must be true or false")
        return self.found

    @property
    def is_null(self) -> bool:
        return self.found is None

    def robot(self) -> str | None:
        """Return the letter of a robot, or None for the vortex."""
        return None if self.is_null else self.one_of(dict.fromkeys(ROBOT_LETTERS))

    def move(self) -> Move:
        return self.made(partial(as_move, self.text()))

    def path(self) -> Path:
        """Return a path of the moves in a list."""
        return Path([move.move() for move in self.items()])


def _board(part: _Part) -> Board:
    width, height = part.field("width").whole(), part.field("height").whole()
    lists: dict[str, list[object]] = {
        "walls": [(wall[:-1], wall[-1:]) for wall in part.field("walls").texts()],
        "closed": [*part.field("closed").texts()],
        "targets": [
            (_aim(target), target.field("symbol").text()) for target in part.field("targets").items()
        ],
        "diagonals": [
            "".join(diagonal.field(name).text() for name in ("robot", "cell", "lean"))
            for diagonal in part.field("diagonals").items()
        ],
    }

    def build(**parts: list[object]) -> Board:
        return Board.build(width, height, **parts)  # type: ignore[arg-type]  # each list has its own type

    try:
        board = build(**lists)
    except InputError:
        _find_fault(part, build, lists)
        raise
    panels = part.field("panels")
    if panels.is_null:
        return board
    names = [panel.one_of(PANELS) for panel in panels.items()]
    if len(names) != 4:
        panels.refuse("must be null or four names")
    laid = panels.made(lambda: assemble(*names))
    if _fields(laid) != {**_fields(board), "panels": laid.panels}:
        panels.refuse("does not agree with the parts of the board")
    return laid


def _find_fault(part: _Part, build: Callable[..., Board], lists: Mapping[str, list[object]]) -> None:
    """Raise the InputError of the first item with which the board cannot be built, with its place."""
    part.made(build)
    sound: dict[str, list[object]] = {}
    for name, values in lists.items():

        def fails(count: int, name: str = name, values: list[object] = values) -> bool:
            try:
                build(**sound, **{name: values[:count]})
            except InputError:
                return True
            return False

        first = bisect(range(len(values) + 1), False, key=fails) - 1
        if first < len(values):
            part.field(name).items()[first].made(partial(build, **sound, **{name: values[: first + 1]}))
        sound[name] = values


def _aim(part: _Part) -> str:
    """Return a target in notation."""
    return f">{part.field('robot').robot() or '*'}{part.field('cell').text()}"


def _position(part: _Part) -> Position:
    robots, letters = part.field("robots"), [*map(str, Robot)]
    if not {*robots.names()} <= {*letters}:
        robots.refuse("may only have the fields R, G, B, Y and S")
    board = _board(part.field("board"))
    cells: dict[str, Cell] = {}
    for letter in robots.names():
        cell = robots.field(letter)
        cells[letter] = cell.made(partial(board.cell, cell.text()))
    return robots.made(lambda: Position(board, tuple(map(cells.get, letters))))


def _puzzle(part: _Part) -> Puzzle:
    position, target = _position(part), part.field("target")
    aim = _aim(target)
    return target.made(lambda: Puzzle(position, aim))


def _solution(part: _Part) -> Solution:
    puzzle, path = _puzzle(part.field("puzzle")), part.field("path")
    status = Status(part.field("status").one_of({status.value: status for status in Status}))
    if path.is_null is (status is Status.SOLVED):
        path.refuse("must be a path if the status is solved, and null otherwise")
    moves = None if path.is_null else path.path()
    at_least = part.field("at_least").whole(0)
    if moves is not None:
        if not _arrives(puzzle, moves):
            path.refuse("does not lead to the target of the puzzle")
        if at_least != len(moves):
            part.field("at_least").refuse(f"must be {len(moves)}, the length of the path")
    return Solution(
        puzzle,
        status,
        moves,
        at_least,
        part.field("expanded").whole(0),
        float(part.field("seconds").number()),
        part.field("engine").text(),
    )


def _arrives(puzzle: Puzzle, path: Path) -> bool:
    """Return whether the path is legal and ends with a robot on its target, with or without a ricochet (R5.1)."""
    position, target = puzzle.position, puzzle.target
    try:
        for move in path:
            position = position.play(move)
    except MoveError:
        return False
    robot = position.robot_at(target.cell)
    return robot is not None and target.robot in (None, robot)


def _generated(part: _Part) -> Generated:
    solution = _solution(part.field("solution"))
    if solution.path is None:
        part.field("solution").field("status").refuse("must be solved")
    return Generated(solution, seed=part.field("seed").whole(), index=part.field("index").whole())


def _edition(part: _Part) -> Edition:
    return Edition(
        id=part.field("id").text(),
        name=part.field("name").text(),
        panels=tuple(panel.one_of(PANELS) for panel in part.field("panels").items()),
        exact=part.field("exact").flag(),
        tie_break=TieBreak(part.field("tie_break").one_of({rule.value: rule for rule in TieBreak})),
        fifth_robot_available=part.field("fifth_robot_available").flag(),
        timer_seconds=part.field("timer_seconds").whole(1),
    )


def _difficulty(part: _Part) -> Difficulty:
    return Difficulty(
        part.field("score").number(),
        part.field("grade").whole(1),
        part.field("moves").whole(0),
        part.field("surprise").number(),
        part.field("movers").whole(0),
        part.field("model").text(),
    )


_READERS: Mapping[str, Callable[[_Part], Value]] = {
    "board": _board,
    "position": _position,
    "puzzle": _puzzle,
    "target": lambda part: Target(Cell(part.field("cell").whole(0)), part.field("robot").robot()),
    "move": lambda part: part.field("move").move(),
    "path": lambda part: part.field("moves").path(),
    "edition": _edition,
    "solution": _solution,
    "difficulty": _difficulty,
    "generated": _generated,
}


def _object(pairs: list[tuple[str, object]]) -> Object:
    found = dict(pairs)
    if len(found) < len(pairs):
        twice = next(name for name, count in Counter(name for name, _ in pairs).items() if count > 1)
        refuse(f"the field {twice[:40]!r} is given twice", twice)
    return found


def _constant(name: str) -> NoReturn:
    refuse(f"{name} is not JSON", name)
