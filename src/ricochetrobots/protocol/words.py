"""What is said outside the browser, in any language: the last section of locales/LANGUAGE.ftl, by Fluent.

English sentences that stand in the code (`core.sentence`) are said without it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING

from ricochetrobots.core.sentence import Fact, Sentence
from ricochetrobots.protocol.languages import LOCALES

if TYPE_CHECKING:
    from pathlib import Path

    from fluent.runtime import FluentBundle
    from fluent.runtime.types import FluentNone, FluentNumber

TERMINAL = "# ---- The terminal "
"""The line that opens the section; the server cuts it off for the browser."""
USUAL = "en"

_WISH = re.compile(r"([A-Za-z]{2,3})(?:-[\w-]+)?\s*(?:;\s*q=(\d(?:\.\d+)?)\s*)?(?:,|$)")


def nearest(tag: str) -> str:
    """Return the language with words that a tag such as ``de-AT`` asks for, or English."""
    there = _there(LOCALES)
    return next((name for name in (tag, tag.partition("-")[0]) if name in there), USUAL)


def wished(header: str) -> str:
    """Return the language with words that an ``Accept-Language`` prefers, or English."""
    wishes = sorted(_WISH.findall(header), key=lambda wish: -float(wish[1] or 1))
    there = _there(LOCALES)
    return next((name for tag, quality in wishes if (name := tag.lower()) in there and quality != "0"), USUAL)


def words(language: str, name: str, /, **values: Fact) -> str:
    """Return the words for ``name`` with the values in them, in English where the language has none.

    Where Fluent is not installed it returns the name and the values. The first call takes 0.1 s.
    """
    said = _formed(language, name, values) or _formed(USUAL, name, values)
    return said or " ".join([name, *map(str, values.values())])


def in_language(language: str, sentence: str) -> str:
    """Return a sentence in that language; as it is where that has no words for it. English is free."""
    if language == USUAL or not isinstance(sentence, Sentence):
        return str(sentence)
    return _formed(language, sentence.name, sentence.facts) or str(sentence)


def has_words(language: str, name: str) -> bool:
    """Tell whether the language has words of that name."""
    try:
        return _bundle(language, LOCALES).has_message(name)
    except ModuleNotFoundError:
        return False


def _formed(language: str, name: str, values: Mapping[str, Fact]) -> str | None:
    try:
        from fluent.runtime.types import fluent_number
    except ModuleNotFoundError:
        return None
    bundle = _bundle(language, LOCALES)
    if not bundle.has_message(name) or (pattern := bundle.get_message(name).value) is None:
        return None
    formed: dict[str, FluentNumber | FluentNone | str] = {}
    for key, value in values.items():
        if isinstance(value, int | float) and not isinstance(value, Enum):
            formed[key] = fluent_number(value, useGrouping=False)
        else:
            formed[key] = in_language(language, value) if isinstance(value, str) else str(value)
    said, _ = bundle.format_pattern(pattern, formed)
    return str(said)


@cache
def _there(folder: Path) -> frozenset[str]:
    return frozenset(file.stem for file in folder.glob("*.ftl"))


@cache
def _bundle(language: str, folder: Path) -> FluentBundle:
    """Return the section of that language in the folder."""
    from fluent.runtime import FluentBundle, FluentResource

    head, _, section = (folder / f"{language}.ftl").read_text("utf-8").partition(TERMINAL)
    tag = re.search(r"^language-tag = (.+)$", head, re.MULTILINE)
    bundle = FluentBundle([tag[1] if tag else language], use_isolating=False)
    bundle.add_resource(FluentResource(f"#{section}"))
    return bundle
