"""What `make check` says of commit messages, the changelog and words that are given up."""

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


def test_a_history_that_is_not_here_is_said(
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


def test_a_word_that_is_given_up_is_named_with_its_place() -> None:
    (word, instead), *_ = house.WORDS.items()
    assert list(house.word_faults("core/x.py", f"a = 1\nb = {word}\n")) == [
        f"core/x.py:2: {word}: say {instead}"
    ]
    assert list(house.word_faults("core/x.py", f"b = un{word} + {word}d")) == []


def test_words_are_looked_for_in_every_language() -> None:
    files = list(house.searched_files())
    for suffix in (".py", ".js", ".hpp", ".md"):
        assert any(name.endswith(suffix) for name in files)
    assert not [name for name in files if "/vendor/" in name or "node_modules" in name]
