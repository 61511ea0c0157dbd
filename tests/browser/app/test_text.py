"""The code uses exactly the messages that the locales define."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from ricochetrobots.core import EDITIONS, TieBreak
from ricochetrobots.core.geometry import Robot
from ricochetrobots.game.events import FailureReason, ReturnReason
from ricochetrobots.game.match import Outcome
from ricochetrobots.words.fluent import TERMINAL

WEB = Path(__file__).parents[3] / "src/ricochetrobots/web/app"
COMMANDS = WEB.parents[1] / "cli"
ENGLISH = WEB.parents[1] / "locales/en.ftl"

MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) =", re.MULTILINE)
REFERENCE = re.compile(r"\{ ([a-z][\w-]*) \}")
SHOWN = re.compile(r"\bt\(\s*\"([^\"]+)\"|\btext: \"([^\"]+)\"")
LITERAL = re.compile(r"\"([a-zA-Z][\w-]*)\"")
TEMPLATE = re.compile(r"`([a-zA-Z][\w-]*)\$\{[^}]*\}((?:[\w-]|\$\{[^}]*\})*)`")


READ_BY_PYTHON = {"language-name", "language-tag"}
"""By words/languages.py, for the list of languages."""
IN_THE_TERMINAL = re.compile(r"tui-[a-z0-9-]+")

NAMED: dict[str, Iterable[str]] = {
    "edition-{}": EDITIONS,
    "lay-box-{}": EDITIONS,
    "lay-box-note-{}": EDITIONS,
    "ties-{}": TieBreak,
    "tie-rule-{}": TieBreak,
    "rows-{}": TieBreak,
    "tie-{}": TieBreak,
    "rows-failed-{}": FailureReason,
    "failed-{}": FailureReason,
    "result-{}": ReturnReason,
    "round-{}": set(Outcome) - {Outcome.TAKEN},
    "key-choose-{}": [robot.letter for robot in Robot],
}
"""Messages of which one exists for each value in the rules."""


def sources() -> str:
    """The code that uses messages: the browser's, and the commands'."""
    rooms = (WEB, WEB.parent / "store", WEB.parent / "words")
    modules = [path for room in rooms for path in sorted(room.rglob("*.js"))]
    files = [*modules, *sorted(COMMANDS.glob("*.py"))]
    return "\n".join(path.read_text() for path in files)


def there() -> set[str]:
    return set(MESSAGE.findall(ENGLISH.read_text()))


def terminal() -> set[str]:
    """The messages of the terminal; cli/help.py and cli/doctor.py form the ids of theirs from tables."""
    return set(MESSAGE.findall(ENGLISH.read_text().partition(TERMINAL)[2]))


def families(text: str) -> list[re.Pattern[str]]:
    """Return the ids that templates such as ``option-${name}-note`` can make."""
    tails = ((head, re.split(r"\$\{[^}]*\}", tail)) for head, tail in TEMPLATE.findall(text))
    return [re.compile(re.escape(head) + ".+" + ".+".join(map(re.escape, parts))) for head, parts in tails]


def test_every_text_requested_exists() -> None:
    named = {first or second for first, second in SHOWN.findall(sources())}
    assert named
    assert sorted(named - there()) == []


def test_every_text_that_exists_is_requested() -> None:
    text = sources()
    in_the_terminal = "".join(path.read_text() for path in (WEB.parents[1] / "tui").glob("*.py"))
    used = {
        *READ_BY_PYTHON,
        *IN_THE_TERMINAL.findall(in_the_terminal),
        *LITERAL.findall(text),
        *REFERENCE.findall(ENGLISH.read_text()),
    }
    made = families(text)
    commands = {name for name in terminal() if name.startswith(("help-", "cli-doctor-"))}
    idle = [name for name in there() - used - commands if not any(family.fullmatch(name) for family in made)]
    assert sorted(idle) == []


@pytest.mark.parametrize(("text", "values"), NAMED.items(), ids=NAMED)
def test_every_value_has_its_words(text: str, values: Iterable[str]) -> None:
    """A new edition, tie rule or reason fails here with the name of the missing message."""
    assert sorted({text.format(value) for value in values} - there()) == []


def test_no_text_is_there_twice() -> None:
    names = MESSAGE.findall(ENGLISH.read_text())
    assert sorted({name for name in names if names.count(name) > 1}) == []


def test_no_words_stand_in_the_code() -> None:
    """Text between tags or in spoken attributes would not be translated."""
    between = re.compile(r">\s*([A-Za-z][a-z]+(?: [A-Za-z]+)*[.!?]?)\s*<(?=/|\$)")
    spoken = re.compile(r"\b(?:aria-label|alt|title|placeholder)=\"([A-Za-z][^\"]*)\"")
    pages = [path for path in sorted(WEB.rglob("*.js")) if "html`" in path.read_text()]
    found = [
        (path.name, words)
        for path in pages
        for one in (between, spoken)
        for words in one.findall(path.read_text())
    ]
    assert found == []
