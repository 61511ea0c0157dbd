"""The words of the commands in the language of the terminal: the last section of locales/LANGUAGE.ftl, by Fluent.

What programs read (data on standard output, JSON, codes) stays as it is.
"""

import os
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LOCALES = Path(__file__).parent.parent / "locales"
TERMINAL = "# ---- The terminal "
"""The line that opens the section; the server cuts it off for the browser."""
USUAL = "en"


def language(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language that the environment asks for (as POSIX has it), or English where its words are missing."""
    names = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return _nearest(next(filter(None, names), ""), LOCALES)


@cache
def _nearest(asked: str, folder: Path) -> str:
    tag = asked.partition(".")[0].partition("@")[0].replace("_", "-")
    there = {file.stem for file in folder.glob("*.ftl")}
    return next((name for name in (tag, tag.partition("-")[0]) if name in there), USUAL)


def t(name: str, **values: str | float) -> str:
    """Return the words for ``name`` with the values in them, in English where the language has none.

    Where Fluent is not installed it returns the name and the values. The first call takes 0.1 s.
    """
    try:
        from fluent.runtime.types import fluent_number
    except ModuleNotFoundError:
        return " ".join([name, *map(str, values.values())])
    formed = {
        key: value if isinstance(value, str) else fluent_number(value, useGrouping=False)
        for key, value in values.items()
    }
    for one in dict.fromkeys((language(), USUAL)):
        bundle = _bundle(one)
        if bundle.has_message(name) and (pattern := bundle.get_message(name).value):
            words, _ = bundle.format_pattern(pattern, formed)
            return str(words)
    return name


@cache
def _bundle(name: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    head, _, section = (LOCALES / f"{name}.ftl").read_text("utf-8").partition(TERMINAL)
    tag = re.search(r"^language-tag = (.+)$", head, re.MULTILINE)
    bundle = FluentBundle([tag[1] if tag else name], use_isolating=False)
    bundle.add_resource(FluentResource(f"#{section}"))
    return bundle
