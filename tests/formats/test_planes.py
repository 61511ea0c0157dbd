"""Values as planes of NumPy."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ricochetrobots import formats
from ricochetrobots.core import InputError, parse_path
from ricochetrobots.extras import MissingExtraError
from ricochetrobots.formats import planes
from ricochetrobots.formats.format import Shown
from ricochetrobots.formats.planes import PLANES, from_planes, to_planes
from support.strategies import boards, positions, puzzles


@given(st.one_of(boards, positions(), puzzles()))
def test_planes_hold_every_value(value: Shown) -> None:
    drawn = to_planes(value)
    assert drawn.dtype == np.uint8
    assert from_planes(drawn) == value


def test_each_plane_has_a_name() -> None:
    assert len({*PLANES}) == len(PLANES) == 33
    drawn = to_planes("3x2:a1e,#c1,Gc2m,Yb1\\ Sa2 Ra1 >*b2")
    shown = {name: np.argwhere(drawn[number]).tolist() for number, name in enumerate(PLANES)}
    assert shown["closed"] == [[0, 2]]
    assert shown["robot silver"] == [[1, 0]]
    assert shown["target any"] == [[1, 1]]
    assert shown["printed green"] == shown["symbol moon"] == [[1, 2]]
    assert shown["diagonal yellow \\"] == [[0, 1]]
    assert [0, 0] in shown["wall east"]


def test_other_planes_are_refused() -> None:
    drawn = to_planes("4x4:Ra1m Rb2 >Ra1")
    symbol, robot, wall = (PLANES.index(name) for name in ("symbol moon", "robot red", "wall east"))
    for change in (symbol, robot, wall):
        changed = drawn.copy()
        changed[change, 3, 1] = 1
        with pytest.raises(InputError):
            from_planes(changed)
    for other in (drawn[1:], drawn[0], drawn * 2, np.zeros((33, 1, 99), np.uint8)):
        with pytest.raises(InputError):
            from_planes(other)


def test_a_path_has_no_planes() -> None:
    with pytest.raises(formats.FormatLossError, match="a path"):
        to_planes(parse_path("Rn"))


def test_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(extra: str, what: str) -> None:
        raise MissingExtraError(what, extra)

    monkeypatch.setattr(planes, "require_extra", missing)
    with pytest.raises(MissingExtraError, match=r"to_planes\(\) needs the extra numpy"):
        to_planes("4x4:")
