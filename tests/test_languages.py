"""Each message of each language: correct with every number, translated, and in a release complete."""

import ast as python
import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ricochetrobots import tui
from ricochetrobots.game.bids import MOST_BID
from ricochetrobots.game.match import LEAST_BID
from ricochetrobots.game.names import MAX_NAME_LENGTH
from ricochetrobots.words import fluent as words
from ricochetrobots.words.fluent import TERMINAL, browser_words
from ricochetrobots.words.languages import LOCALES, Language, languages
from support.english import helps, refusals, sentences
from support.pseudo import GROWTH, pseudo

ENGLISH = LOCALES / "en.ftl"
COUNTS = (0, 1, 2, 5, 11, 1_000_000)
SAME_IN_ALL = re.compile(r"[^\W\d_]{3,}")
"""Words: signs, numbers and notation may be the same in every language."""
SAME = {
    "edition-2013-zman",
    "key-escape",
}
"""Messages with the same words in every language: names, and a key."""
TITLE = ("product", "tab-title")
"""The messages with the title of the game, which German players know by another one."""
ALSO_SAME = {
    "ca": {*TITLE, "key-tab", "share-text", "cli-error", "usage-arguments"},
    "de": {"key-enter", "key-tab", "chip-number", "share-text"},
    "es": {*TITLE, "key-tab", "cli-error", "cli-doctor-extras"},
    "fi": {*TITLE, "key-enter", "cli-doctor-data"},
    "it": {
        *TITLE,
        "menu",
        "key-tab",
        "cli-doctor-kernel",
        "cli-doctor-browser",
        "cli-doctor-database",
        "cli-doctor-server",
    },
    "pt": {*TITLE, "menu", "key-enter", "key-tab", "key-shift", "cli-doctor-extras"},
    "pt-BR": {*TITLE, "menu", "key-enter", "key-tab", "key-shift", "cli-doctor-extras", "replay-label"},
}
"""Messages for which a language uses the English word."""
OTHERS = [language for language in languages() if language.file != "en"]


class Parts(Visitor):
    """The variables, the choices and the words of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.choices: dict[str, set[str]] = {}
        self.references: set[str] = set()
        self.words = ""

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words += node.value

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        for argument in node.arguments.positional:
            if isinstance(argument, ast.VariableReference):
                self.choices.setdefault(argument.id.name, set()).add("other")  # a number
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {
            key.value if isinstance(key := each.key, ast.NumberLiteral) else key.name
            for each in node.variants
        }
        if isinstance(node.selector, ast.VariableReference):
            self.choices.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def parts_of(pattern: ast.BaseNode) -> Parts:
    parts = Parts()
    parts.visit(pattern)
    return parts


@cache
def resource_of(path: Path) -> ast.Resource:
    """Return a language, parsed once: that takes as long as all tests of it."""
    return FluentParser().parse(path.read_text("utf-8"))


@cache
def messages(path: Path) -> dict[str, Parts]:
    resource = resource_of(path)
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert junk == []
    found = {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}
    listed = [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
    assert len(found) == len(listed), sorted({name for name in listed if listed.count(name) > 1})
    return {name: parts_of(entry) for name, entry in found.items()}


def reached(name: str, there: dict[str, Parts]) -> tuple[set[str], dict[str, set[str]]]:
    """Return the variables and choices of a message and of the messages that it includes."""
    parts = there[name]
    variables, choices = set(parts.variables), {key: set(keys) for key, keys in parts.choices.items()}
    for other in parts.references:
        more, further = reached(other, there)
        variables |= more
        for key, keys in further.items():
            choices.setdefault(key, set()).update(keys)
    return variables, choices


@cache
def spoken(language: Language) -> FluentBundle:
    bundle = FluentBundle([language.tag], use_isolating=False)
    bundle.add_resource(resource_of(LOCALES / f"{language.file}.ftl"))
    return bundle


def names_in(text: str) -> set[str]:
    return {*re.findall(r"(?m)^([\w-]+) *=", text)}


def ways_to_say(variables: set[str], choices: dict[str, set[str]]) -> Iterator[dict[str, Any]]:
    """Yield values for a message: each choice once, each count once."""
    plain: dict[str, Any] = {name: sorted(choices.get(name, {"x"}))[0] for name in variables}
    plain |= {name: 2 for name in variables if is_count(choices.get(name, set()))}
    yield plain
    for name in sorted(variables):
        counted = is_count(choices.get(name, set()))
        for value in COUNTS if counted else sorted(choices.get(name, set())):
            yield plain | {name: value}


def is_count(keys: set[str]) -> bool:
    return bool(keys & {"one", "many", "few", "two"} or any(key.isdigit() for key in keys)) or keys == {
        "other"
    }


@cache
def translated() -> set[str]:
    """Return the messages that any other language has: a refusal that one translates is translated in all."""
    return {
        name
        for language in OTHERS
        for name in names_in((LOCALES / f"{language.file}.ftl").read_text("utf-8"))
    }


@pytest.mark.parametrize("language", languages(), ids=lambda language: language.file)
@pytest.mark.long_cases("ca", "es", "it", "pt")
def test_every_message_can_be_written_with_every_number(language: Language) -> None:
    path = LOCALES / f"{language.file}.ftl"
    there = messages(path)
    bundle = spoken(language)
    english = messages(ENGLISH)
    for name in there:
        variables, choices = reached(name, there)
        if name in english:  # a language may select by a variable that English only inserts
            more, further = reached(name, english)
            variables |= more
            choices = {key: choices.get(key, set()) | further.get(key, set()) for key in {*choices, *further}}
        for values in ways_to_say(variables, choices):
            message = bundle.get_message(name)
            assert message.value is not None, name
            words, faults = bundle.format_pattern(message.value, values)
            assert faults == [], (name, values)
            assert str(words).strip(), (name, values)
            assert "{" not in str(words), (name, values)


@pytest.mark.long_cases("ca", "es", "it", "pt")
@pytest.mark.parametrize("language", languages(), ids=lambda language: language.file)
def test_words_of_the_terminal_are_as_fluent_itself_says_them(language: Language) -> None:
    text = (LOCALES / f"{language.file}.ftl").read_text("utf-8")
    bundle, of_section = spoken(language), names_in(text.partition(words.TERMINAL)[2])
    there = messages(LOCALES / f"{language.file}.ftl")
    used = {
        name
        for name in there
        if name in of_section or name.startswith("refused-") or name in of_the_game_in_the_terminal()
    }
    assert len(used) > 150
    for name in used:
        for values in ways_to_say(*reached(name, there)):
            for seconds in (0.0, 0.5, 1.0, 12.3456):
                given = values | {key: seconds for key in values if key in {"seconds", "minutes"}}
                wrapped = {
                    key: fluent_number(value, useGrouping=False) if isinstance(value, int | float) else value
                    for key, value in given.items()
                }
                message = bundle.get_message(name).value
                assert message is not None
                expected, faults = bundle.format_pattern(message, wrapped)
                assert (faults, words.words(language.file, name, **given)) == ([], expected)


@pytest.mark.parametrize("language", OTHERS, ids=lambda language: language.file)
@pytest.mark.skipif(
    not os.environ.get("RICOCHET_RELEASE"), reason="only a release needs all (make release-check)"
)
def test_a_release_has_every_translation(language: Language) -> None:
    there = messages(LOCALES / f"{language.file}.ftl")
    needed = in_code() | (refusals().keys() & translated())
    assert sorted((messages(ENGLISH).keys() | needed) - there.keys()) == []


@pytest.mark.parametrize("language", OTHERS, ids=lambda language: language.file)
def test_no_message_is_unused_or_has_unknown_variables(language: Language) -> None:
    english, there = messages(ENGLISH), messages(LOCALES / f"{language.file}.ftl")
    needed = in_code() | (refusals().keys() & translated())
    assert english.keys() & in_code() == set()
    assert sorted(there.keys() - english.keys() - needed) == []
    may_use = {name: reached(name, english)[0] for name in english}
    may_use |= {name: set() for name in helps()}
    may_use |= {name: set(facts) for name, (_, facts) in (sentences() | refusals()).items()}
    unknown = {name: reached(name, there)[0] - may_use[name] for name in there}
    assert {name: names for name, names in unknown.items() if names} == {}


@pytest.mark.parametrize("language", OTHERS, ids=lambda language: language.file)
def test_only_what_is_listed_says_the_same_as_english(language: Language) -> None:
    english, there = messages(ENGLISH), messages(LOCALES / f"{language.file}.ftl")
    texts = {name: parts.words for name, parts in english.items()} | helps()
    texts |= {
        name: re.sub(r"\{.*?\}", "", template) for name, (template, _) in (sentences() | refusals()).items()
    }
    same = {
        name
        for name, parts in there.items()
        if parts.words == texts.get(name) and SAME_IN_ALL.search(parts.words)
    }
    assert same == SAME | ALSO_SAME[language.file]


@cache
def of_the_game_in_the_terminal() -> set[str]:
    """Return the messages that `ricochet tui` uses: all texts of its code that are names of messages."""
    texts = {
        part.value
        for file in Path(tui.__file__).parent.glob("*.py")
        for part in python.walk(python.parse(file.read_text("utf-8")))
        if isinstance(part, python.Constant) and isinstance(part.value, str)
    }
    beginnings = tuple(text for text in texts if re.fullmatch(r"[a-z]+(-[a-z]+)*-", text))
    return {name for name in messages(ENGLISH) if name in texts or name.startswith(beginnings)}


def test_the_game_in_the_terminal_uses_messages_that_exist() -> None:
    names = {
        call.args[0].value
        for file in Path(tui.__file__).parent.glob("*.py")
        for call in python.walk(python.parse(file.read_text("utf-8")))
        if isinstance(call, python.Call)
        and isinstance(call.func, python.Attribute)
        and call.func.attr == "t"
        and isinstance(call.args[0], python.Constant)
    }
    assert len(names) > 20
    assert names <= messages(ENGLISH).keys()
    assert of_the_game_in_the_terminal() >= names
    for_it_alone = {name for name in messages(ENGLISH) if name.startswith("tui-")}
    assert for_it_alone <= of_the_game_in_the_terminal()


def in_code() -> set[str]:
    """Return the names of the messages whose English is in the code."""
    return {*sentences(), *helps()}


def test_the_browser_gets_english_where_a_language_has_no_message() -> None:
    english = f"one = One\ntwo = Two\n# note\nthree = Three\n{TERMINAL}----\ncli = Command\n"
    words = browser_words(f"two = Zwei\n{TERMINAL}----\ncli = Befehl\n", english)
    resource = FluentParser().parse(words)
    shown = {
        entry.id.name: parts_of(entry).words for entry in resource.body if isinstance(entry, ast.Message)
    }
    assert shown == {"one": "One", "two": "Zwei", "three": "Three"}
    assert browser_words(english, english) == english.partition(TERMINAL)[0]


def test_english_says_of_a_refusal_what_its_table_says() -> None:
    known = {"least": str(LEAST_BID), "most": str(MOST_BID)}
    for name in messages(ENGLISH).keys() & refusals().keys():
        limits = known | ({"most": str(MAX_NAME_LENGTH)} if name == "refused-name-too-long" else {})
        sentence, _ = refusals()[name]
        for fact in re.findall(r"\{(\w+)\}", sentence):
            sentence = sentence.replace(f"{{{fact}}}", limits.get(fact, f"{{ ${fact} }}"))
        assert f"\n{name} = {sentence}\n" in ENGLISH.read_text("utf-8")


def test_every_message_of_a_refusal_has_a_row_in_a_table() -> None:
    there = {name for name in messages(ENGLISH) if name.startswith("refused-")}
    assert there - refusals().keys() == {"refused-otherwise", "refused-robot-not-in-play"}


def test_languages_name_themselves() -> None:
    assert [language for language in languages() if language.file == "en"] == [
        Language("en", "en", "English")
    ]
    assert len({language.name for language in languages()}) == len(languages())


def test_a_fault_in_a_language_is_found(tmp_path: Path) -> None:
    broken = tmp_path / "xx.ftl"
    broken.write_text("a = { $count ->\n    [one] one\n  }\n")
    with pytest.raises(AssertionError):
        messages(broken)
    broken = tmp_path / "xy.ftl"
    broken.write_text("a = one\na = two\n")
    with pytest.raises(AssertionError, match="'a'"):
        messages(broken)


def test_the_long_language_is_40_percent_longer() -> None:
    made = pseudo(
        "# note\nlanguage-name = English\nturn = Turn { $robot ->\n    [R] red\n   *[other] any\n} now\n"
    )
    assert "language-name = English" in made
    assert "[R] réddd" in made
    assert "{ $robot ->" in made
    english = sum(len(parts.words) for parts in messages(ENGLISH).values())
    assert len(pseudo()) > english * (1 + GROWTH)
