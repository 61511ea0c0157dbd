"""The words of the commands in the language of the terminal.

What programs read (data on standard output, JSON, codes) stays as it is. English that stands in the code comes at once;
Fluent is imported only for another language, and for the sentences that locales/en.ftl has.
"""

import os
from collections.abc import Mapping

USUAL = "en"


def language(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language that the environment asks for (as POSIX has it), or English where its words are missing."""
    names = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    asked = next(filter(None, names), "")
    tag = asked.partition(".")[0].partition("@")[0].replace("_", "-")
    if tag.partition("-")[0] in {"", "C", "POSIX", USUAL}:
        return USUAL
    from ricochetrobots.protocol.words import nearest

    return nearest(tag)


def t(name: str, /, **values: str | float) -> str:
    """Return the words for ``name`` with the values in them, in English where the language has none."""
    from ricochetrobots.protocol.words import words

    return words(language(), name, **values)


def translated(sentence: str) -> str:
    """Return a sentence of the package in the language of the terminal."""
    if language() == USUAL:
        return str(sentence)
    from ricochetrobots.protocol.words import in_language

    return in_language(language(), sentence)
