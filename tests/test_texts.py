"""Wherever a public signature takes a value, the value's text works too, and nothing else is accepted silently."""

from __future__ import annotations

import importlib
import inspect
import typing
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from enum import Enum
from functools import partial
from random import Random

import pytest

from ricochetrobots.core import (
    Board,
    Cell,
    Diagonal,
    Direction,
    Edition,
    Lean,
    Move,
    Path,
    Position,
    Puzzle,
    RicochetError,
    Robot,
    Symbol,
    Target,
    edition,
    parse_board,
    parse_position,
    parse_puzzle,
    parse_target,
)
from ricochetrobots.solver import AllPaths, Solution
from ricochetrobots.strong import StrongTable
from support.engines import NATIVE_ONLY

ROOMS = (
    "ricochetrobots",
    "ricochetrobots.core",
    "ricochetrobots.solver",
    "ricochetrobots.draw",
    "ricochetrobots.puzzles",
    "ricochetrobots.formats",
    "ricochetrobots.strong",
)
VALUES = (
    *(Board, Cell, Diagonal, Direction, Edition, Lean, Move, Path, Position, Puzzle, Robot, Symbol, Target),
)

BOARD = parse_board("8x8:b2e,c3s,#d1,Ra3m,*c6,Bf6/")
POSITION = parse_position(f"{BOARD} Rc4 Gh8 Ba2")
PUZZLE = parse_puzzle(f"{POSITION} >Rh4")
TARGET, DIAGONAL = BOARD.targets[0], BOARD.diagonals[0]

SMALL = (parse_board("4x4:b2e"), "4x4:b2e")
SMALL_TARGET = (parse_target(">Ra3", SMALL[0]), ">Ra3")

GIVEN: Mapping[str, tuple[object, object]] = {
    "board": (BOARD, str(BOARD)),
    "position": (POSITION, str(POSITION)),
    "puzzle": (PUZZLE, str(PUZZLE)),
    "puzzles": ([PUZZLE], [str(PUZZLE)]),
    "target": (TARGET, ">Ra3"),
    "targets": ([TARGET], [">Ra3"]),
    "symbols": ([Symbol.MOON], ["moon"]),
    "diagonals": ([DIAGONAL], ["Bf6/"]),
    "closed": ([BOARD.cell("d1")], ["d1"]),
    "cell": (BOARD.cell("c4"), "c4"),
    "robot": (Robot.RED, "R"),
    "direction": (Direction.EAST, "e"),
    "heading": (Direction.EAST, "e"),
    "lean": (Lean.RISING, "/"),
    "move": (Move(Robot.RED, Direction.EAST), "Re"),
    "moves": (Path("Re Rs"), "Re Rs"),
    "path": (Path("Re Rs"), "Re Rs"),
    "edition": (edition("1999"), "1999"),
    "shown": (PUZZLE, str(PUZZLE)),
    "value": (PUZZLE, str(PUZZLE)),
}
"""A value and its text for each name of a parameter."""

SPECIAL: Mapping[tuple[str, str], tuple[object, object]] = {
    ("Position", "robots"): (POSITION.robots, ("c4", "h8", "a2", None, None)),
    ("Board.build", "walls"): ([(BOARD.cell("b2"), Direction.EAST)], [("b2", "e")]),
    ("Board.build", "targets"): ([(TARGET, Symbol.MOON)], [(">Ra3", "moon")]),
    ("Puzzle", "target"): (PUZZLE.target, ">Rh4"),
    ("Position.place", "cell"): (BOARD.cell("h1"), "h1"),
    ("strong_table", "board"): SMALL,
    ("strong_table", "target"): SMALL_TARGET,
    ("maxima_of", "board"): SMALL,
    ("maxima_of", "target"): SMALL_TARGET,
}
"""The same for names with another meaning in some functions."""

PLAIN: Mapping[str, object] = {
    "width": 8,
    "height": 8,
    "walls": Board.build(8, 8, closed=[Cell(3)]).walls,
    "depth": 2,
    "colour": False,
    "ascii_only": True,
    "format": "json",
    "slides": POSITION.trace("Re Rs"),
    "symbols": [Symbol.MOON],
}
"""Arguments for parameters without a default that take no value of the game."""

TEXTS = {"parse_cell": "c4", "parse_target": ">Ra3"}

EXEMPT = {
    "Diagonal.cell": "no board is known that could read the name",
    "Target.cell": "no board is known that could read the name",
    "Format.write": "a contract; `formats.write` reads the text for it",
    "Position.of": "its keywords are robots; tests/core/test_fast_values.py passes texts",
    "Panel": "a face of the box, read from panels.json",
    "Slide": "the rules make it",
    "Verdict": "judge makes it",
    "Optimum": "a search makes it",
    "FinishedRound": "read_game makes it",
    "Solution": "a search makes it",
    "StrongTable": "strong_table makes it",
    "StrongTable.distance": "a table has to be made first; tests/strong passes texts",
    "Maximum": "maxima_of makes it",
    "keep_maxima": "it writes a file; tests/strong passes texts",
    "AllPaths": "a search makes it",
    "path_widget": "it needs the extra notebook; tests/notebooks passes texts",
    "position_graph": "it needs the extra notebook; tests/notebooks passes texts",
}


def public() -> Iterator[tuple[str, Callable[..., object]]]:
    """Yield each public function, constructor and method, by its name."""
    seen: set[object] = set()
    for room in map(importlib.import_module, ROOMS):
        for name in room.__all__:
            item = getattr(room, name)
            if (
                not callable(item)
                or item in seen
                or isinstance(item, typing.NewType)
                or typing.get_args(item)
            ):
                continue
            seen.add(item)
            if not isinstance(item, type):
                yield name, item
                continue
            if not issubclass(item, Exception | Enum):
                yield name, item
            for method, found in inspect.getmembers(item, callable):
                if not method.startswith("_") and method in vars(item):
                    bound = isinstance(vars(item)[method], classmethod)
                    yield f"{name}.{method}", found if bound else partial(found, instance(item))


def instance(kind: type) -> object:
    """Return the object on which a method is called."""
    made: Mapping[type, object] = {
        Board: BOARD,
        Position: POSITION,
        Puzzle: PUZZLE,
        Lean: Lean.RISING,
    }
    return made.get(kind)


def hints(function: Callable[..., object]) -> dict[str, object]:
    """Return the annotation of each parameter."""
    if isinstance(function, partial):
        names = [*inspect.signature(function.func).parameters][1:]
        found = typing.get_type_hints(function.func)
        return {name: found[name] for name in names if name in found}
    target = function
    if isinstance(function, type):
        target = function.__new__ if function is Path else function.__init__  # type: ignore[misc]  # of a class, whichever it is
    found = typing.get_type_hints(target)
    return {name: found[name] for name in inspect.signature(function).parameters if name in found}


def leaves(hint: object) -> set[object]:
    """Return the types of which an annotation consists."""
    parts = hint if isinstance(hint, list) else typing.get_args(hint)
    return {hint} if not parts else set().union(*map(leaves, parts))


def takers() -> Iterator[tuple[str, str, Callable[..., object]]]:
    """Yield each function with a parameter that takes a value, and the name of the parameter."""
    for name, function in public():
        for parameter, hint in hints(function).items():
            if leaves(hint) & {*VALUES} and not {name, f"{name}.{parameter}"} & EXEMPT.keys():
                yield name, parameter, function


TAKERS = {f"{name}({parameter})": (name, parameter, function) for name, parameter, function in takers()}
each_taker = pytest.mark.parametrize(
    "taker",
    [
        pytest.param(taker, marks=NATIVE_ONLY if taker.startswith(("strong_table", "maxima_of")) else ())
        for taker in TAKERS
    ],
)


def call(name: str, function: Callable[..., object], changed: Mapping[str, object]) -> object:
    """Call the function with values, except for the changed arguments, and return a comparable result."""
    arguments: dict[str, object] = {}
    for parameter, details in inspect.signature(function).parameters.items():
        if parameter in changed:
            arguments[parameter] = changed[parameter]
        elif parameter == "seed":
            arguments[parameter] = 7
        elif details.default is inspect.Parameter.empty:
            arguments[parameter] = default(name, parameter)
    return comparable(function(**arguments))


def default(name: str, parameter: str) -> object:
    """Return the value for a parameter that has none."""
    if parameter == "text":
        return TEXTS[name]
    if parameter == "chance":
        return Random(7)
    if (name, parameter) in SPECIAL:
        return SPECIAL[name, parameter][0]
    return PLAIN[parameter] if parameter in PLAIN else GIVEN[parameter][0]


def comparable(result: object) -> object:
    """Return the result without what differs from call to call."""
    if isinstance(result, Solution):
        return replace(result, seconds=0)
    if isinstance(result, StrongTable):
        return result.digest()
    if isinstance(result, dict):
        return {key: comparable(value) for key, value in result.items()}
    if isinstance(result, AllPaths):
        return [*result]
    return [*map(comparable, result)] if isinstance(result, Iterator) else result


def test_the_walk_finds_the_signatures() -> None:
    assert len(TAKERS) > 70
    expected = "Board.wall(cell) Position.robot_at(cell) Puzzle(target) format_target(board) solve(puzzle)"
    assert {*expected.split()} <= TAKERS.keys()
    assert {name for name, _ in public()} >= {name.partition(".")[0] for name in EXEMPT}


@each_taker
def test_a_text_gives_what_its_value_gives(taker: str) -> None:
    name, parameter, function = TAKERS[taker]
    value, text = SPECIAL.get((name, parameter)) or GIVEN[parameter]
    also = beside(name, parameter)
    assert call(name, function, {parameter: text, **also}) == call(name, function, {parameter: value, **also})
    assert str in leaves(hints(function)[parameter]), "the annotation has no str"


@each_taker
def test_anything_else_is_refused_with_a_code(taker: str) -> None:
    name, parameter, function = TAKERS[taker]
    _, text = SPECIAL.get((name, parameter)) or GIVEN[parameter]
    with pytest.raises(RicochetError) as refused:
        call(name, function, {parameter: wrong(text), **beside(name, parameter)})
    assert refused.value.code in ("unreadable", "illegal", "wrong-type")


def beside(name: str, parameter: str) -> dict[str, object]:
    """Return the arguments that the parameter requires."""
    pairs: dict[str, dict[str, object]] = {
        "targets": {"symbols": [Symbol.MOON]},
        "symbols": {"targets": [TARGET]},
    }
    return pairs.get(parameter, {}) if name == "Board" else {}


def wrong(text: object) -> object:
    """Return an argument of the same shape whose first text is invalid."""
    if isinstance(text, list | tuple):
        return type(text)([wrong(text[0]), *text[1:]])
    return "?"


NEVER_NONE = [
    taker
    for taker, (_, parameter, function) in TAKERS.items()
    if type(None) not in leaves(hints(function)[parameter])
]


@pytest.mark.parametrize("taker", NEVER_NONE)
def test_none_is_refused(taker: str) -> None:
    name, parameter, function = TAKERS[taker]
    with pytest.raises(TypeError):
        call(name, function, {parameter: None})
