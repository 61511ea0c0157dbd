"""Every public function refuses an argument of a wrong type by an error with a code, not by a fault inside of it."""

import asyncio
import inspect
from collections.abc import Callable, Iterator

import pytest

import ricochetrobots as rr
from ricochetrobots import draw, formats, strong
from ricochetrobots.bots import find_bot
from ricochetrobots.core import Position, RicochetError, WrongTypeError, edition
from ricochetrobots.envs import Batch, Pool, Solve, find_environment
from ricochetrobots.puzzles import canonical
from ricochetrobots.solver import Limits, find_engine

BOARD = "2A3C4A1C"
POSITION = f"{BOARD} Rl11 Ge14 Bp7 Yk16"
PUZZLE = f"{POSITION} >Rm2"
WRONG: tuple[object, ...] = (None, 5, -1, 1.5, "", b"", [], {}, object())

GOOD: dict[str, object] = {
    "board": BOARD,
    "position": POSITION,
    "puzzle": PUZZLE,
    "puzzles": [PUZZLE],
    "shown": PUZZLE,
    "value": PUZZLE,
    "target": ">Rm2",
    "path": "Re",
    "depth": 1,
    "robot": "R",
    "robots": "RGBY",
    "link": "https://play.example.org/r/p7NzQ",
    "format": "json",
    "wanted": rr.Wanted(),
    "seed": 1,
    "nw": "2A",
    "ne": "3C",
    "se": "4A",
    "sw": "1C",
    "pool": Pool(size=1),
    "size": 1,
    "name": "reference",
}
"""A valid argument for each name of a parameter without a default."""

TESTED: tuple[Callable[..., object], ...] = (
    *(getattr(rr, name) for name in rr.__all__ if name.startswith(("parse_", "format_", "solve", "count_"))),
    *(
        rr.all_boards,
        rr.all_paths,
        rr.analyse,
        rr.assemble,
        rr.divide,
        edition,
        rr.judge,
        canonical.canonical,
    ),
    *(rr.transform, rr.board_svg, rr.board_text, rr.heat_svg, draw.stops_of),
    *(rr.from_json, rr.to_json, formats.find_format, formats.read, formats.recognise, formats.write),
    *(rr.difficulty, rr.generate, rr.random_board, rr.random_position, rr.random_puzzle, rr.themes_of),
    *(rr.join, rr.read_game, rr.write_game, Limits, Position, find_engine, find_bot, find_environment),
    *(Batch, Pool, Pool.of, Solve, strong.bytes_needed, strong.open_table, strong.kept_maxima),
)
SKIPPED = {"progress", "cancel", "timeout", "token", "seq", "room", "id"}
"""Parameters for callables and for a server, which are used later."""


def calls(tested: Callable[..., object]) -> Iterator[dict[str, object]]:
    """Yield arguments of which one is of a wrong type or value."""
    parameters = inspect.signature(tested).parameters.values()
    good = {one.name: GOOD.get(one.name, PUZZLE) for one in parameters if one.default is one.empty}
    for parameter in parameters:
        if parameter.name not in SKIPPED:
            for wrong in WRONG:
                yield good | {parameter.name: wrong}


@pytest.mark.parametrize("tested", TESTED, ids=lambda one: one.__qualname__)
def test_a_wrong_type_is_refused_with_a_code(
    tested: Callable[..., object], request: pytest.FixtureRequest
) -> None:
    """An invalid number raises ValueError, and the path of a missing file OSError."""
    for arguments in calls(tested):
        try:
            found = tested(**arguments)
            if isinstance(found, Iterator):
                next(found, None)
        except (RicochetError, ValueError, OSError):
            continue
        except Exception as fault:
            pytest.fail(f"{arguments}: {fault!r}")


@pytest.mark.parametrize("wrong", [None, 5, b"", []])
def test_the_error_names_what_is_expected(wrong: object) -> None:
    tried: dict[str, Callable[[object], object]] = {
        "a link": rr.join,  # type: ignore[dict-item]  # each receives a value of a wrong type
        "a puzzle, such as": rr.solve,  # type: ignore[dict-item]
    }
    for expected, function in tried.items():
        with pytest.raises(WrongTypeError, match=expected) as refused:
            function(wrong)
        assert refused.value.code == "wrong-type"


def test_playing_needs_a_link() -> None:
    async def play(link: object) -> None:
        await rr.play(find_bot("passing"), link, name="Mara")  # type: ignore[arg-type]  # not a link

    with pytest.raises(WrongTypeError, match="a link"):
        asyncio.run(play(None))
