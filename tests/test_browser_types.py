"""`npm run types` compares the properties of every element of the browser with those that it accepts."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

WEB = Path(__file__).parents[1] / "src/ricochetrobots/web"
PACKAGES = WEB / "node_modules"
FAULT = re.compile(r"^([\w./]+)\((\d+),\d+\): error", re.MULTILINE)

FAULTS = {
    "app/tables/tables.js": ("<${ThreeBots} formRef=${place}", "<${ThreeBots} formReef=${place}"),
    "app/components/field.js": ("value=${value} ref", "value=${onInput} ref"),
    "app/components/choice.js": ('type="checkbox" role="switch"', 'tipe="checkbox" role="switch"'),
    "app/app.js": ("<${Shell}>", "<${Shell} title=${Shell}>"),
}
"""Mistakes by module: a misspelt property of a component, a value of the wrong type, a misspelt attribute of an element
that is several lines below the start of its template, and a property that a component does not have."""


@pytest.mark.slow
def test_every_mistake_is_reported_with_its_file_and_line(tmp_path: Path) -> None:
    if shutil.which("npm") is None or not PACKAGES.is_dir():
        missing = "npm or web/node_modules is missing: install Node, then run make web"
        if os.environ.get("RICOCHET_REQUIRE_BROWSER"):
            pytest.fail(missing)
        pytest.skip(missing)
    web = tmp_path / "src/ricochetrobots/web"
    shutil.copytree(WEB, web, ignore=shutil.ignore_patterns("dist", "node_modules"))
    (web / "node_modules").symlink_to(PACKAGES)
    places = set()
    for name, (right, wrong) in FAULTS.items():
        source = (web / name).read_text("utf-8")
        before, found, after = source.partition(right)
        assert found, f"{name} has no {right}"
        (web / name).write_text(before + wrong + after, "utf-8")
        places.add((name, before.count("\n") + 1))
    result = subprocess.run(
        ["npm", "run", "--silent", "types"], cwd=web, capture_output=True, text=True, check=False
    )
    reported = {(name, int(line)) for name, line in FAULT.findall(result.stdout)}
    assert result.returncode != 0
    assert reported == places, result.stdout + result.stderr
