"""The kernel counts as many sequences of moves as the rules of the core."""

import pytest

from ricochetrobots.core import count_sequences, parse_position
from support.engines import NATIVE_ONLY
from support.golden import GOLDEN, read_counts

pytestmark = NATIVE_ONLY


def counted(text: str, depth: int) -> int | None:
    from ricochetrobots.solve import native  # which is not there without a kernel

    return native.count_sequences(parse_position(text), depth)


LINES = [line for path in sorted(GOLDEN.glob("*.count")) for line in read_counts(path)]
DEEP = [
    "4C3A2C1C Rc4 Gn12 Bj5 Ya2",
    "3D2D4C1C Rp5 Gl7 Bl5 Yb7 Si1",
    "8x8:b2e,Rd4/,Gf3\\,Be6/ Ra1 Gh1 Ba8 Yh8",
]


def test_golden_counts() -> None:
    compared = 0
    for line in LINES:
        found = counted(line.position, line.depth)
        if found is None:
            continue
        compared += 1
        assert found == line.count, f"{line.position}, {line.depth} moves"
    assert compared > len(LINES) // 3


@pytest.mark.parametrize("text", DEEP)
def test_six_moves(text: str, request: pytest.FixtureRequest) -> None:
    depth = 6 if "S" not in text or request.config.getoption("--full") else 5
    assert counted(text, depth) == count_sequences(parse_position(text), depth)


def test_what_the_fast_search_does_not_take() -> None:
    assert counted("5x5: Ra1", 2) is None
    assert counted("20x5: Ra1 Gb1 Bc1 Yd1", 2) is None


def test_no_negative_depth() -> None:
    with pytest.raises(ValueError, match="0 or more"):
        counted(DEEP[0], -1)
