"""Tests of tools/changed.py: a change runs every test that it can break."""

import re
from pathlib import Path

import changed
import pytest
from changed import PACKAGE, READERS, TESTS, affected, broken_by, folders, layers, selection


def test_a_change_in_the_core_runs_everything() -> None:
    assert broken_by(f"{PACKAGE}core/move.py", alone=False) == folders()


def test_a_change_runs_the_tests_of_the_packages_above() -> None:
    assert broken_by(f"{PACKAGE}tui/game.py", alone=False) == {"tui", "cli", "journeys"}
    assert broken_by(f"{PACKAGE}server/rooms/room.py", alone=False) == {
        "server",
        "journeys",
        "tui",
        "cli",
        "faults",
        "browser",
    }
    assert broken_by(f"{PACKAGE}game/decide.py", alone=False) >= {
        "game",
        "bots",
        "envs",
        "client",
        "web",
        "server",
        "browser",
    }
    assert not broken_by(f"{PACKAGE}game/decide.py", alone=False) & {
        "core",
        "solver",
        "formats",
        "puzzles",
        "draw",
    }
    assert broken_by(f"{PACKAGE}testing.py", alone=False) == set()  # tests at the top of tests/ check it


def test_a_full_run_takes_the_changed_packages_alone() -> None:
    assert broken_by(f"{PACKAGE}game/decide.py", alone=True) == {"game"}
    assert selection([f"{PACKAGE}game/decide.py"], full=True)[:3] == ["-m", "long or shortened", "tests/game"]


def test_a_change_in_a_test_runs_its_folder() -> None:
    assert broken_by("tests/tui/test_game.py", alone=False) == {"tui"}
    assert broken_by("tests/test_words.py", alone=False) == set()
    assert broken_by("tests/support/rooms.py", alone=False) == folders()
    assert broken_by("tests/conftest.py", alone=False) == folders()


@pytest.mark.parametrize(
    "file", ["pyproject.toml", "CMakeLists.txt", "native/binding.cpp", "golden/slides.txt", "new/file"]
)
def test_a_file_that_no_table_knows_runs_everything(file: str) -> None:
    assert broken_by(file, alone=False) == folders()


def test_every_package_and_every_folder_of_tests_has_its_place() -> None:
    packages = set().union(*layers())
    assert folders() <= packages | changed.DRIVES.keys()
    assert all(affected(package) <= folders() for package in packages)


def test_the_tests_at_the_top_always_run() -> None:
    assert selection([], full=False) == sorted(f"tests/{file.name}" for file in TESTS.glob("test_*.py"))


@pytest.mark.parametrize("beginning", ["bench/", "deploy/", "docs/", "fuzz/"])
def test_every_reader_of_a_folder_is_in_the_table(beginning: str) -> None:
    """A test that names a file of ``docs/`` as ``"docs/..."`` or ``/ "docs"`` runs when ``docs/`` changes."""
    named = re.compile(rf"""["']({beginning}|{beginning[:-1]}["'])|^from {beginning[:-1]}\b""", re.MULTILINE)
    readers = {
        file.relative_to(TESTS).parts[0]
        for folder in folders()
        for file in (TESTS / folder).rglob("*.py")
        if named.search(file.read_text("utf-8"))
    }
    assert readers <= set(READERS[beginning])


def test_the_base_is_the_commit_before_where_main_is_checked_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(changed, "_git", lambda *words: ["0" * 40])
    assert changed.default_base() in {"origin/main", "HEAD~1"}
    monkeypatch.setattr(changed, "ROOT", Path("/"))
    assert changed.default_base() == "HEAD~1"
