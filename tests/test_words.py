"""Tests of tools/house.py: commit messages, the changelog and times beside the clock."""

import json
import subprocess
import sys
from pathlib import Path

import house
import pytest

GOOD = "core: say what a move is\n\nA reader stopped there."


@pytest.mark.parametrize(
    ("message", "files", "fault"),
    [
        (GOOD, ["src/ricochetrobots/core/move.py"], None),
        (f"{GOOD}\n\nSignature: 1023830\n", ["native/kernel/search.hpp"], None),
        (f"{GOOD}\n\nNo functional change\n", ["native/kernel/search.hpp"], None),
        (GOOD, ["native/kernel/search.hpp"], "Signature"),
        (f"{GOOD}\n\nSignature: many", ["native/kernel/search.hpp"], "Signature"),
        (GOOD.replace("core: say", "Say"), [], "room"),
        (GOOD.replace("core", "kitchen"), [], "room"),
        (GOOD.replace("say", "Say"), [], "small letter"),
        (GOOD.replace(" is", " is."), [], "full stop"),
        (GOOD.replace("what", "what" * 20), [], "100 characters"),
        ("core: say what a move is", [], "no body"),
        ("core: say what a move is\nA reader stopped there.", [], "no body"),
    ],
)
def test_commit_messages(message: str, files: list[str], fault: str | None) -> None:
    faults = list(house.message_faults(message, files))
    assert len(faults) == (fault is not None)
    assert fault is None or fault in faults[0]


def test_a_history_that_is_not_here_is_reported(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(house, "git", lambda *words: None)
    assert list(house.commit_faults()) == []
    assert "not checked" in capsys.readouterr().out


def test_the_message_and_files_of_each_commit_are_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = f"\0aa1\0{GOOD}\n\0\n\nnative/kernel/search.hpp\nREADME.md\n"
    other = f"\0bb2\0Say it\n\0\n\nREADME.md\n\0cc3\0{GOOD}\n\0\n"
    monkeypatch.setattr(house, "git", lambda *words: kernel + other)
    found = [fault.split(" ")[1] for fault in house.commit_faults()]
    assert found == ["aa1", "bb2", "bb2"]


CHANGELOG = """# Changelog

Newest first.

## 0.3.0 - 2026-02-28

### Added

- A room.

### Fixed

- `play` opens it.

## 0.2.0 - 2026-01-31

### Changed

- All of it.

## 0.1.0 - 2025-12-01
"""


def test_a_changelog_of_the_form() -> None:
    assert list(house.changelog_faults(CHANGELOG)) == []


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("## 0.3.0 - 2026-02-28", "## Unreleased", 5),
        ("2026-01-31", "2026-02-31", 15),
        ("## 0.2.0 - 2026-01-31", "## 0.2.0", 15),
        ("0.2.0", "0.0.9", 21),
        ("### Fixed", "### Added", 11),
        ("### Added", "### Improved", 7),
        ("A room.", "a room.", 9),
        ("A room.", "A room", 9),
        ("- A room.", "- A room\n  with a door.", 9),
        ("### Added\n\n", "", 7),
        ("## 0.1.0 - 2025-12-01", "## 0.2.0 - 2025-12-01", 21),
    ],
)
def test_what_a_changelog_must_not_be(old: str, new: str, line: int) -> None:
    first = next(house.changelog_faults(CHANGELOG.replace(old, new, 1)))
    assert first.startswith(f"line {line}: ")


def test_a_version_of_the_changelog_fits_on_a_page() -> None:
    entry = "- A door.\n"
    most = CHANGELOG.replace("- A room.\n", entry * (house.MAX_ENTRIES - 1), 1)
    more = most.replace(entry, entry * 2, 1)
    assert not [fault for fault in house.changelog_faults(most) if "at most" in fault]
    assert [fault for fault in house.changelog_faults(more) if "at most 30 entries" in fault]


def test_the_changes_of_the_next_version_are_checked(tmp_path: Path) -> None:
    (tmp_path / "+room.added.md").write_text("A room.\n")
    assert list(house.change_faults(tmp_path)) == []
    (tmp_path / "room.added.md").write_text("A room.\n")
    (tmp_path / "+door.fixed.md").write_text("a door\n")
    (tmp_path / "+wall.new.md").write_text("A wall.\nA long one.\n")
    found = [fault.partition(":")[0] for fault in house.change_faults(tmp_path)]
    assert found == ["+door.fixed.md", "+wall.new.md", "+wall.new.md", "room.added.md"]


PLACE = f"{house.SERVER}rooms/x.py"


def banned(name: str, text: str) -> list[tuple[int, str]]:
    """Return the line and the name of each function that ruff refuses in a file of this name."""
    ruff = [
        str(Path(sys.executable).with_name("ruff")),
        "check",
        "--select",
        "TID251",
        "--output-format",
        "json",
    ]
    ran = subprocess.run(
        [*ruff, "--stdin-filename", name, "-"], input=text, cwd=house.ROOT, capture_output=True, text=True
    )
    faults = json.loads(ran.stdout)
    return [(fault["location"]["row"], fault["message"].split("`")[1]) for fault in faults]


def test_functions_beside_the_clock_are_refused() -> None:
    text = """import asyncio
import datetime
import time
from datetime import UTC
from datetime import datetime as moment
from time import monotonic
async def work(clock):
    async with asyncio.timeout(3): pass
    await asyncio.wait_for(work, 3)
    await asyncio.sleep(3)
    print(time.time(), time.monotonic_ns())
    print(moment.now(UTC), datetime.date.today())
    await asyncio.wait({work})
    async with clock.limit(3): pass
    print(moment.fromtimestamp(now, UTC))
"""
    expected = [
        (6, "time.monotonic"),
        (8, "asyncio.timeout"),
        (9, "asyncio.wait_for"),
        (10, "asyncio.sleep"),
        (11, "time.time"),
        (11, "time.monotonic_ns"),
        (12, "datetime.datetime.now"),
        (12, "datetime.date.today"),
    ]
    assert banned(PLACE, text) == expected
    assert banned(house.CLOCK, text) == []
    assert banned("tools/x.py", text) == []


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("await asyncio.wait({work}, timeout=3)", "asyncio.wait(timeout=)"),
        ("self.loop.call_later(3, work)", "self.loop.call_later"),
        ("await asyncio.wait({work})", None),
    ],
)
def test_methods_beside_the_clock_are_refused(line: str, expected: str | None) -> None:
    text = f"async def work():\n    {line}\n"
    found = [fault.split(": ")[:2] for fault in house.time_faults(PLACE, text)]
    assert found == ([] if expected is None else [[f"{PLACE}:2", expected]])
    assert list(house.time_faults(house.CLOCK, text)) == []


@pytest.mark.parametrize(("file", "expected"), house.BESIDE_THE_CLOCK)
def test_what_may_be_beside_the_clock_is_there(
    file: str, expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (house.ROOT / house.SERVER / file).read_text("utf-8")
    assert list(house.time_faults(f"{house.SERVER}{file}", text)) == []
    monkeypatch.delitem(house.BESIDE_THE_CLOCK, (file, expected))
    assert list(house.time_faults(f"{house.SERVER}{file}", text))
