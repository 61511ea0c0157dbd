"""The messages shown outside the browser, in any language, from locales/LANGUAGE.ftl.

Commands use the last section. `ricochetrobots.tui` also uses messages of the browser that need no more of Fluent:
values, references to other messages, ``NUMBER`` with fraction digits, and
selections without nested selections. The code below formats that part, and the tests compare every message that is
used with fluent.runtime. That library and babel would add 35 MB and 0.1 s to every start (docs/adr/0014).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING

from ricochetrobots.core.sentence import Fact, Sentence
from ricochetrobots.words.languages import LOCALES

if TYPE_CHECKING:
    from pathlib import Path

TERMINAL = "# ---- The terminal "
"""The line that begins the section; the server omits the section in the file for the browser."""
USUAL = "en"

_PREFERENCE = re.compile(r"([A-Za-z]{2,3}(?:-[\w-]+)?)\s*(?:;\s*q=(\d(?:\.\d+)?)\s*)?(?:,|$)")
_MESSAGE = re.compile(r"^([a-z][\w-]*) = *(.*(?:\n(?:[ }].*|(?=\n+[ ])))*)", re.MULTILINE)
_CHOICE = re.compile(r"\{\s*\$(\w+)\s*->((?:[^{}]|\{[^{}]*\})*)\}")
_VARIANT = re.compile(r"(\*?)\[\s*([\w-]+)\s*\]\s*(.*)")
_VALUE = re.compile(r"\{\s*(?:NUMBER\(\s*)?(\$?)([\w-]+)((?:\s*,\s*\w+: *\d+)*)\s*\)?\s*\}")
_DIGITS = re.compile(r"(\w+)FractionDigits: *(\d+)")
MAX_FRACTION_DIGITS = 3
"""The most fraction digits that Fluent writes when a message does not set a number."""


def browser_words(source: str, english: str) -> str:
    """Return the messages of a language for the browser; those that it lacks are in English.

    ``source`` and ``english`` are the two Fluent files. The section of the terminal is left out.
    """
    source, english = (text.partition(TERMINAL)[0] for text in (source, english))
    translated = {message[1] for message in _MESSAGE.finditer(source)}
    missing = [message[0] for message in _MESSAGE.finditer(english) if message[1] not in translated]
    return "\n".join([source, *missing, ""]) if missing else source


def nearest(tag: str) -> str:
    """Return the available language that matches a tag such as ``de-AT`` or ``pt-BR``, or English."""
    return _match(tag) or USUAL


def preferred(header: str) -> str:
    """Return the available language that an ``Accept-Language`` header prefers, or English."""
    preferences = sorted(_PREFERENCE.findall(header), key=lambda preference: -float(preference[1] or 1))
    return next((name for tag, quality in preferences if quality != "0" and (name := _match(tag))), USUAL)


def _match(tag: str) -> str | None:
    """Return the language of a whole tag, or that of its first part. Brazilian and European Portuguese differ."""
    there = {name.lower(): name for name in _there(LOCALES)}
    return there.get(tag.lower()) or there.get(tag.lower().partition("-")[0])


def words(language: str, name: str, /, **values: Fact) -> str:
    """Return the message ``name`` with its values filled in, in English if the language lacks it."""
    chosen = language if has_words(language, name) else USUAL
    return _formed(chosen, name, values)


def in_language(language: str, sentence: str) -> str:
    """Return a sentence in that language, or in English if the language lacks it. English costs nothing."""
    if language == USUAL or not isinstance(sentence, Sentence) or not has_words(language, sentence.name):
        return str(sentence)
    return _formed(language, sentence.name, sentence.facts)


def has_words(language: str, name: str) -> bool:
    """Return whether the language has a message of that name."""
    return name in _messages(language, LOCALES)


def _formed(language: str, name: str, values: Mapping[str, Fact]) -> str:
    """Return the message with its selections resolved and its values filled in."""

    def chosen(choice: re.Match[str]) -> str:
        value = values[choice[1]]
        variants = _VARIANT.findall(choice[2])
        matching: Iterator[str] = (
            text
            for _, key, text in variants
            if key == str(value) or (key == "one" and _is_one(language, value))
        )
        default: str = next(text for star, _, text in variants if star)
        return next(matching, default)

    def filled(found: re.Match[str]) -> str:
        variable, key, options = found.groups()
        if not variable:
            return words(language, key, **values)
        value = values[key]
        if isinstance(value, float):
            return _decimal(language, value, {kind: int(digits) for kind, digits in _DIGITS.findall(options)})
        return in_language(language, value) if isinstance(value, Sentence) else str(value)

    return _VALUE.sub(filled, _CHOICE.sub(chosen, _messages(language, LOCALES)[name]))


def _is_one(language: str, value: Fact) -> bool:
    """Return whether a number takes the singular. In Brazilian Portuguese, all numbers below 2 do."""
    if not isinstance(value, int | float):
        return False
    return 0 <= value < 2 if language == "pt-BR" else value == 1


def _decimal(language: str, value: float, digits: Mapping[str, int]) -> str:
    """Return the number with those fraction digits; every language but English has a decimal comma."""
    most = digits.get("maximum", max(MAX_FRACTION_DIGITS, digits.get("minimum", 0)))
    whole, _, fraction = f"{value:.{most}f}".partition(".")
    fraction = fraction.rstrip("0").ljust(digits.get("minimum", 0), "0")
    return whole + (("." if language == USUAL else ",") + fraction if fraction else "")


@cache
def _there(folder: Path) -> frozenset[str]:
    return frozenset(file.stem for file in folder.glob("*.ftl"))


@cache
def _messages(language: str, folder: Path) -> Mapping[str, str]:
    """Return the messages by name, as in the file but without indentation."""
    found = _MESSAGE.findall((folder / f"{language}.ftl").read_text("utf-8"))
    return {name: re.sub(r"^ +", "", text, flags=re.MULTILINE) for name, text in found}
