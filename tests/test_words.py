"""Tests of tools/house.py: commit messages, the changelog and times beside the clock."""

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


CHANGELOG = """# Changelog

Newest first.

## Unreleased

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
        ("## Unreleased", "## Soon", 5),
        ("2026-01-31", "2026-02-31", 15),
        ("## 0.2.0 - 2026-01-31", "## 0.2.0", 15),
        ("0.2.0", "0.0.9", 21),
        ("### Fixed", "### Added", 11),
        ("### Added", "### Improved", 7),
        ("A room.", "a room.", 9),
        ("A room.", "A room", 9),
        ("- A room.", "- A room\n  with a door.", 9),
        ("### Added\n\n", "", 7),
        ("## 0.1.0 - 2025-12-01", "## Unreleased", 21),
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


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("async with asyncio.timeout(3): pass", "asyncio.timeout"),
        ("await asyncio.wait_for(work, 3)", "asyncio.wait_for"),
        ("await asyncio.wait({work}, timeout=3)", "asyncio.wait(timeout=)"),
        ("await asyncio.sleep(3)", "asyncio.sleep"),
        ("begun = time.time()", "time.time"),
        ("from time import monotonic", "time.monotonic"),
        ("self.loop.call_later(3, work)", "self.loop.call_later"),
        ("today = datetime.now(UTC)", "datetime.now"),
        ("today = datetime.date.today()", "datetime.date.today"),
        ("await asyncio.sleep(0)", None),
        ("await asyncio.wait({work})", None),
        ("async with clock.limit(3): pass", None),
        ("day = datetime.fromtimestamp(now, UTC)", None),
    ],
)
def test_times_beside_the_clock(line: str, expected: str | None) -> None:
    text = f"async def work():\n    {line}\n"
    found = [fault.split(": ")[:2] for fault in house.time_faults(f"{house.SERVER}rooms/x.py", text)]
    assert found == ([] if expected is None else [[f"{house.SERVER}rooms/x.py:2", expected]])
    assert list(house.time_faults(house.CLOCK, text)) == []


@pytest.mark.parametrize(("file", "expected"), house.BESIDE_THE_CLOCK)
def test_what_may_be_beside_the_clock_is_there(
    file: str, expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (house.ROOT / house.SERVER / file).read_text("utf-8")
    assert list(house.time_faults(f"{house.SERVER}{file}", text)) == []
    monkeypatch.delitem(house.BESIDE_THE_CLOCK, (file, expected))
    assert list(house.time_faults(f"{house.SERVER}{file}", text))
