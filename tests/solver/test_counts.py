"""The kernel counts as many sequences of moves as the core."""

import pytest

from ricochetrobots.core import count_sequences, parse_position
from ricochetrobots.solver import count_sequences as counted_either_way
from support.engines import NATIVE_ONLY
from support.golden import GOLDEN, read_counts

pytestmark = [NATIVE_ONLY, pytest.mark.slow]


def counted(text: str, depth: int) -> int:
    from ricochetrobots.solver import native  # which is missing without a kernel

    return native.count_sequences(parse_position(text), depth)


LINES = [line for path in sorted(GOLDEN.glob("*.count")) for line in read_counts(path)]
DEEP = [
    "4C3A2C1C Rc4 Gn12 Bj5 Ya2",
    "3D2D4C1C Rp5 Gl7 Bl5 Yb7 Si1",
    "8x8:b2e,Rd4/,Gf3\\,Be6/ Ra1 Gh1 Ba8 Yh8",
]


def test_golden_counts() -> None:
    for line in LINES:
        assert counted(line.position, line.depth) == line.count, f"{line.position}, {line.depth} moves"


@pytest.mark.parametrize("text", DEEP)
def test_six_moves(text: str, request: pytest.FixtureRequest) -> None:
    depth = 6 if "S" not in text or request.config.getoption("--full") else 5
    assert counted(text, depth) == count_sequences(parse_position(text), depth)


@pytest.mark.parametrize("text", ["5x5: Ra1", "20x5:Ge2/ Ra1 Gb1 Bc1 Yd1", "30x4: Ra1 Gb2 Bc1 Yd3 Se4"])
def test_what_the_fast_search_does_not_take(text: str) -> None:
    for depth in range(4):
        assert counted(text, depth) == count_sequences(parse_position(text), depth)


def test_no_negative_depth() -> None:
    with pytest.raises(ValueError, match="0 or more"):
        counted(DEEP[0], -1)


@pytest.mark.parametrize("depth", [0, 3, 8])
def test_counts_are_those_of_the_core_at_any_depth(depth: int) -> None:
    assert counted_either_way("3x4: Ra1 Gb3", depth) == count_sequences("3x4: Ra1 Gb3", depth)
