"""Tests of tools/prose.py: each kind of fault is found at its place, and exceptions are respected."""

import dataclasses

import pytest
from prose import (
    Exceptions,
    Grammar,
    Text,
    length_faults,
    name_faults,
    names,
    opening_faults,
    pattern_faults,
    texts,
)

EXCEPTIONS = Exceptions.read()


def passages(file: str, source: str) -> list[tuple[int, str, bool]]:
    return [(text.line, text.words.strip(), text.grammar) for text in texts(file, source)]


def test_the_english_of_each_kind_of_file_is_found() -> None:
    python = '"""Return it.\n\n>>> 1\n1\n"""\nx = 1  # A unit.\n\n\ndef f() -> None:\n    """Do it."""\n'
    assert passages("a.py", python) == [(1, "Return it.", True), (10, "Do it.", True), (6, "A unit.", False)]
    assert passages("a.md", "One.\n\n```sh\nwhoever\n```\nTwo.\n") == [(1, "One.\n\n\n\n\nTwo.", True)]
    assert passages("a.js", "let a = 1; // One.\n/** Two. @param {string} b */\n") == [
        (1, "One.", False),
        (2, "Two. b", False),
    ]
    assert passages("locales/en.ftl", "# A note here.\nbid = Bid { $moves }\n") == [
        (1, "A note here.", True),
        (2, "Bid Red", True),
    ]
    assert passages("locales/de.ftl", "bid = Biete { $moves }\n") == []


@pytest.mark.parametrize(
    "phrase",
    [
        "the delay of before",
        "read it anew",
        "so many of them",
        "the host is told",
        "whoever plays",
        "Nobody who sits",
    ],
)
def test_a_refused_phrase_is_named_with_its_place(phrase: str) -> None:
    (fault,) = pattern_faults(Text("a.md", 3, f"Fine.\nThen {phrase} it.", True, True), EXCEPTIONS)
    assert fault.startswith("a.md:4: ")
    assert not list(pattern_faults(Text("a.md", 1, f"Code: `{phrase}`.", True, True), EXCEPTIONS))


def test_a_refused_name_is_named_with_its_place() -> None:
    python = "def tell_news(by: int) -> int:\n    said = by\n    return said\n"
    assert [fault.split(": ")[:2] for fault in name_faults("a.py", python, EXCEPTIONS)] == [
        ["a.py:1", "tell_news"],
        ["a.py:1", "by"],
        ["a.py:2", "said"],
    ]
    script = "const wishList = 1;\nfunction f(bid, told) {}\n"
    assert [fault.split(": ")[:2] for fault in name_faults("a.js", script, EXCEPTIONS)] == [
        ["a.js:1", "wishList"],
        ["a.js:2", "told"],
    ]
    allowed = dataclasses.replace(EXCEPTIONS, names=EXCEPTIONS.names | {"told"})
    assert len(list(name_faults("a.js", script, allowed))) == 1


@pytest.mark.parametrize("python", ["TOLD_AT_ONCE = 1", "self._presence_told = {}", "toldTwice = 1"])
def test_a_refused_word_is_found_in_constants_and_attributes(python: str) -> None:
    (fault,) = name_faults("a.py", python, EXCEPTIONS)
    assert fault.startswith("a.py:1: ")


def test_names_are_those_that_a_file_defines() -> None:
    assert [name for _, name in names("a.py", "class A:\n    b: int = c\n")] == ["A", "b"]


@pytest.mark.long
def test_grammar_is_checked_with_the_exceptions(monkeypatch: pytest.MonkeyPatch) -> None:
    text = Text("a.md", 1, "This is fine.\n\nThis is an test of the the board.", True, True)
    faults = [fault.split(": ")[:2] for fault in Grammar(EXCEPTIONS).faults(text)]
    assert faults == [["a.md:3", "'an'"], ["a.md:3", "'the the'"]]
    text = Text("a.md", 1, "The robbot and its `colur` follow Preact, makeDirs and GMT.", True, True)
    assert [fault.split(": ")[1] for fault in Grammar(EXCEPTIONS).faults(text)] == ["'robbot'"]
    unknown = dataclasses.replace(EXCEPTIONS, words=EXCEPTIONS.words - {"Preact", "preact"})
    assert len(list(Grammar(unknown).faults(text))) == 2


def test_an_excepted_phrase_is_no_fault() -> None:
    text = Text("a.md", 1, "This is fine.\n\nThis is an test of the the board.", True, True)
    allowed = dataclasses.replace(EXCEPTIONS, phrases=("an test of the the board",))
    assert not list(Grammar(allowed).faults(text))


def test_a_long_sentence_is_named_with_its_place() -> None:
    long = " ".join(["word"] * (EXCEPTIONS.sentence_words + 1))
    (fault,) = length_faults(Text("a.md", 1, f"Short.\n\n- {long}.\n", True, True), EXCEPTIONS)
    assert fault.startswith(f"a.md:3: a sentence of {EXCEPTIONS.sentence_words + 1} words")
    assert not list(
        length_faults(Text("a.md", 1, f"{long[:-5]}.\n\n- {long[:-5]}.\n", True, True), EXCEPTIONS)
    )


def test_a_docstring_leads_with_a_verb_or_a_noun() -> None:
    source = (
        '"""What it holds."""\n\n\ndef f() -> None:\n    """Tell whether it is."""\n    # What follows.\n'
    )
    found = [fault for text in texts("a.py", source) for fault in opening_faults(text)]
    assert [fault.partition(": ")[0] for fault in found] == ["a.py:1", "a.py:5"]
    assert not [fault for text in texts("a.md", "What follows.\n") for fault in opening_faults(text)]
