"""The stored views for browser tests have the form of the protocol."""

import json
import re
from pathlib import Path

import msgspec
import pytest

from ricochetrobots.game import View
from support.joined import join_modules

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


@pytest.mark.parametrize(
    "line", ["export default 1;", 'import "./other.js";', 'import other from "./other.js";']
)
def test_a_module_of_an_unknown_form_is_not_joined(line: str) -> None:
    with pytest.raises(ValueError, match="/app/a.js .*" + re.escape(line)):
        join_modules("/app/a.js", lambda _: f'import {{ html }} from "../vendor/vendor.js";\n{line}\n')
