"""The stored views for browser tests have the form of the protocol."""

import json
from pathlib import Path

import msgspec
import pytest

from ricochetrobots.game import View

VIEWS = Path(__file__).parent / "views"
NAMES = sorted(path.stem for path in VIEWS.glob("*.json"))


def read_view(name: str) -> dict[str, object]:
    scene = json.loads((VIEWS / f"{name}.json").read_text())
    base = read_view(scene["extends"]) if "extends" in scene else {}
    return {**base, **scene["view"]} if "view" in scene else base


@pytest.mark.parametrize("name", NAMES)
def test_views_are_what_the_wire_carries(name: str) -> None:
    view = msgspec.convert(read_view(name), View, strict=True)
    assert json.loads(msgspec.json.encode(view)) == read_view(name)
