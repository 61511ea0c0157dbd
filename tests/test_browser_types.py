"""`npm run types` and `npm run lint` report mistakes in the browser's elements and hooks."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from support.needs import needs

WEB = Path(__file__).parents[1] / "src/ricochetrobots/web"
PACKAGES = WEB / "node_modules"

pytestmark = pytest.mark.slow

Mistakes = dict[str, tuple[str, str]]
"""The right text and the wrong one, by module."""

ELEMENTS: Mistakes = {
    "app/tables/index.js": ("<${PlayBots} onClose=${", "<${PlayBots} onCloze=${"),
    "app/components/field.js": ("value=${value} ref", "value=${onInput} ref"),
    "app/components/choice.js": ('type="checkbox" role="switch"', 'tipe="checkbox" role="switch"'),
    "app/components/keycap.js": ("<${KeyCap} key", "<${KeyCap} title=${KeyCap} key"),
}
"""In this order: a misspelt property, a value of the wrong type, a misspelt attribute below the first line of its
template, and a property that the component does not have."""

HOOKS: Mistakes = {
    "app/drawerpanel.js": ("focus(), [tab]", "focus() ?? tab, []"),
    "app/help.js": ("useState(first)", "first ? useState(first) : useState(first)"),
}
"""A dependency that is missing, and a hook under a condition."""


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """Return a copy of the browser's sources, with the packages that npm installed."""
    needs("node", shutil.which("npm"))
    needs("node-web", PACKAGES.is_dir())
    copy = tmp_path / "src/ricochetrobots/web"
    shutil.copytree(WEB, copy, ignore=shutil.ignore_patterns("dist", "node_modules"))
    (copy / "node_modules").symlink_to(PACKAGES)
    return copy


@pytest.mark.parametrize(
    ("command", "mistakes", "pattern"),
    [
        (["types"], ELEMENTS, r"^([\w./]+)\((\d+),\d+\): error"),
        (["lint", "--", "--format=unix"], HOOKS, r"^([\w./]+):(\d+):\d+: "),
    ],
    ids=["types", "lint"],
)
@pytest.mark.long_cases("types")
def test_every_mistake_is_reported_with_its_file_and_line(
    web: Path, command: list[str], mistakes: Mistakes, pattern: str
) -> None:
    places = set()
    for name, (right, wrong) in mistakes.items():
        before, found, after = (web / name).read_text("utf-8").partition(right)
        assert found, f"{name} has no {right}"
        (web / name).write_text(before + wrong + after, "utf-8")
        places.add((name, before.count("\n") + 1))
    # The mistakes' modules and those that they import; `make check` reads all.
    settings = json.loads((web / "tsconfig.json").read_text("utf-8"))
    (web / "tsconfig.json").write_text(json.dumps(settings | {"include": list(mistakes)}), "utf-8")
    result = subprocess.run(
        ["npm", "run", "--silent", *command], cwd=web, capture_output=True, text=True, check=False
    )
    reported = {(name, int(line)) for name, line in re.findall(pattern, result.stdout, re.MULTILINE)}
    assert result.returncode != 0
    assert reported == places, result.stdout + result.stderr
