"""Random puzzles of the box, new ones in each run: all searches agree.

RICOCHET_SEED repeats a run with the seed that a failure names.
"""

import os
import random
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import pytest

from ricochetrobots.core import (
    PANELS,
    Cell,
    Position,
    Puzzle,
    Robot,
    assemble,
    judge,
    parse_path,
    parse_puzzle,
)
from ricochetrobots.solver import Limits, solve
from support.engines import NATIVE_ONLY, answers

pytestmark = [NATIVE_ONLY, pytest.mark.slow]

BOARDS = 10
"""With ``--full`` 25 times as many."""
PER_BOARD = 21
REFERENCE_EVERY = 16
REFERENCE_EXPANDED = 300
THREADS_START = 20_000
"""States after which the kernel takes more than one thread."""
LONG = {
    "4A2B3C1A Rf12 Gl3 Bg16 Ya9 >Bm7": 15,
    "4A3B2A1B Rm12 Go10 Bc5 Yd16 Sm3 >*h6": 9,
    "4D1C2D3B Ri7 Gb5 Bo8 Yj4 Sm9 >Yf9": 14,
}
"""Puzzles for which threads start, and their moves."""
MOST_EXPANDED = "30000"
"""A limit against a very hard puzzle. If it ends the search, the bounds are compared."""
GENERAL_MOVES = 4
"""The longest puzzles for the general search."""


@dataclass(frozen=True)
class Lot:
    """Puzzles that are solved by one rule, and their seed."""

    seed: int
    ricochet_rule: bool
    puzzles: tuple[Puzzle, ...]

    @property
    def words(self) -> str:
        return f"RICOCHET_SEED={self.seed} repeats this"


def drawn_lots(seed: int, boards: int) -> list[Lot]:
    """Return puzzles with four and five robots on boards of all panels, half of them for each rule."""
    chooser = random.Random(seed)
    lots = []
    for ricochet_rule in (True, False):
        puzzles = []
        for _ in range(boards // 2):
            names = [chooser.choice([name for name in PANELS if name[0] == marking]) for marking in "1234"]
            chooser.shuffle(names)
            board = assemble(*names)
            cells = [
                cell for cell in map(Cell, range(len(board.walls))) if board.standing_fault(cell) is None
            ]
            for _ in range(PER_BOARD):
                in_play = chooser.choice((4, 5))
                stands: list[Cell | None] = [*chooser.sample(cells, in_play)]
                position = Position(board, tuple(stands + [None] * (len(Robot) - in_play)))
                puzzles.append(Puzzle(position, chooser.choice(board.targets)))
        lots.append(Lot(seed, ricochet_rule, tuple(puzzles)))
    return lots


def test_random_puzzles(full: bool) -> None:
    from ricochetrobots.solver import native

    seed = int(os.environ.get("RICOCHET_SEED", random.SystemRandom().randrange(2**32)))
    paths = [name for name, is_supported in native.compiled_targets() if is_supported]
    compared = 0
    for lot in drawn_lots(seed, BOARDS * (25 if full else 1)):
        options = ["--max-expanded", MOST_EXPANDED]
        options += [] if lot.ricochet_rule else ["--no-ricochet-rule"]
        texts = [str(puzzle) for puzzle in lot.puzzles]
        with ThreadPoolExecutor(2) as pool:
            best, *others = pool.map(lambda cpu: answers(cpu, texts, *options), paths)  # noqa: B023
        for name, other in zip(paths[1:], others, strict=True):
            assert other == best, f"{paths[0]} and {name}: {lot.words}"
        short = []
        assert sum(answer["status"] == "solved" for answer in best) > 0.9 * len(best), lot.words
        for puzzle, text, answer in zip(lot.puzzles, texts, best, strict=True):
            if answer["status"] == "limit":
                continue
            assert answer["status"] == "solved", f"{text}: {lot.words}"
            path = parse_path(str(answer["path"]))
            assert judge(puzzle, path, ricochet_rule=lot.ricochet_rule).ok, f"{text}: {lot.words}"
            assert answer["moves"] == answer["at_least"] == len(path), f"{text}: {lot.words}"
            if len(path) <= GENERAL_MOVES:
                short.append((text, len(path)))
        general = answers("general", [text for text, _ in short], *options)
        for (text, moves), found in zip(short, general, strict=True):
            assert found["moves"] == moves, f"{text}: {lot.words}"
        assert len(short) > len(texts) // 8, lot.words
        for puzzle, text, answer in list(zip(lot.puzzles, texts, best, strict=True))[::REFERENCE_EVERY]:
            known = solve(
                puzzle,
                Limits(max_expanded=REFERENCE_EXPANDED),
                engine="reference",
                ricochet_rule=lot.ricochet_rule,
            )
            if answer["status"] == "limit":
                continue
            assert int(str(answer["moves"])) >= known.at_least, f"{text}: {lot.words}"
            if known.moves is not None:
                assert answer["moves"] == known.moves, f"{text}: {lot.words}"
                compared += 1
    assert compared > 0, lot.words


@pytest.mark.parametrize("text", LONG)
def test_threads_agree(text: str) -> None:
    puzzle, moves = parse_puzzle(text), LONG[text]
    one, two, three, again = (
        solve(puzzle, Limits(threads=threads), engine="native") for threads in (1, 2, 3, 3)
    )
    assert one.expanded > THREADS_START
    assert one.moves == moves
    assert one.path == two.path == three.path == again.path
    assert one.expanded == two.expanded == three.expanded == again.expanded
    assert one.path is not None
    assert judge(puzzle, one.path).ok
