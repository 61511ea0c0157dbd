"""The messages of the commands in the language of the terminal.

Output for programs (data on standard output, JSON, codes) is not translated. English sentences in the code need no
lookup. Fluent is imported only for another language and for messages in locales/en.ftl.
"""

import os
from collections.abc import Mapping

USUAL = "en"


def language(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language that the environment requests (as in POSIX), or English if it has no translation."""
    names = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    requested = next(filter(None, names), "")
    tag = requested.partition(".")[0].partition("@")[0].replace("_", "-")
    if tag.partition("-")[0] in {"", "C", "POSIX", USUAL}:
        return USUAL
    from ricochetrobots.words.fluent import nearest

    return nearest(tag)


def t(name: str, /, **values: str | float) -> str:
    """Return the message ``name`` with its values, in English if the language lacks it."""
    from ricochetrobots.words.fluent import words

    return words(language(), name, **values)


def translated(sentence: str) -> str:
    """Return a sentence of the package in the language of the terminal."""
    if language() == USUAL:
        return str(sentence)
    from ricochetrobots.words.fluent import in_language

    return in_language(language(), sentence)
