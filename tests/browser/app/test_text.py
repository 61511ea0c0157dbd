"""Words used and words there are the same words."""

import re
from pathlib import Path

WEB = Path(__file__).parents[3] / "src/ricochetrobots/web/app"
ENGLISH = WEB.parents[1] / "locales/en.ftl"

MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) =", re.MULTILINE)
REFERENCE = re.compile(r"\{ ([a-z][\w-]*) \}")
ASKED = re.compile(r"\bt\(\s*\"([^\"]+)\"|\btext: \"([^\"]+)\"")
LITERAL = re.compile(r"\"([a-zA-Z][\w-]*)\"")
TEMPLATE = re.compile(r"`([a-zA-Z][\w-]*)\$\{[^}]*\}((?:[\w-]|\$\{[^}]*\})*)`")


def sources() -> str:
    return "\n".join(path.read_text() for path in sorted(WEB.rglob("*.js")))


def there() -> set[str]:
    return set(MESSAGE.findall(ENGLISH.read_text()))


def families(text: str) -> list[re.Pattern[str]]:
    """The ids that templates such as ``option-${name}-note`` can make."""
    tails = ((head, re.split(r"\$\{[^}]*\}", tail)) for head, tail in TEMPLATE.findall(text))
    return [re.compile(re.escape(head) + ".+" + ".+".join(map(re.escape, parts))) for head, parts in tails]


def test_every_text_asked_for_exists() -> None:
    asked = {first or second for first, second in ASKED.findall(sources())}
    assert asked
    assert sorted(asked - there()) == []


def test_every_text_that_exists_is_asked_for() -> None:
    text = sources()
    used = {*LITERAL.findall(text), *REFERENCE.findall(ENGLISH.read_text())}
    made = families(text)
    idle = [name for name in there() - used if not any(family.fullmatch(name) for family in made)]
    assert sorted(idle) == []


def test_no_text_is_there_twice() -> None:
    names = MESSAGE.findall(ENGLISH.read_text())
    assert sorted({name for name in names if names.count(name) > 1}) == []


def test_no_words_stand_in_the_code() -> None:
    """Words between tags or in spoken attributes would not be translated."""
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
