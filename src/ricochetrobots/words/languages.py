"""The languages of the product: each has one file of messages, which contains the language's name."""

from __future__ import annotations

import json
import re
from dataclasses import asdict, dataclass
from pathlib import Path

LOCALES = Path(__file__).parent.parent / "locales"
ATTRIBUTE = re.compile(r"^language-(name|tag) = (.+)$", re.MULTILINE)


@dataclass(frozen=True)
class Language:
    """A language: ``file`` is its file's name without ``.ftl``, ``tag`` its tag in browsers, ``name`` its own name."""

    file: str
    tag: str
    name: str


def languages() -> list[Language]:
    """Return all languages, sorted by their own names."""
    found = []
    for path in LOCALES.glob("*.ftl"):
        parts = dict(ATTRIBUTE.findall(path.read_text("utf-8")))
        found.append(Language(path.stem, parts.get("tag", path.stem), parts["name"]))
    return sorted(found, key=lambda language: language.name.casefold())


def languages_module() -> str:
    """Return web/words/languages.js."""
    spoken = "".join(f"  {json.dumps(asdict(language), ensure_ascii=False)},\n" for language in languages())
    return (
        "// Generated from locales/*.ftl by ricochetrobots.web.generate; do not edit.\n\n"
        "/** `file` is the name in locales/, `tag` its tag in browsers, `name` the language's own name. */\n"
        f"export const LANGUAGES = /** @type {{const}} */ ([\n{spoken}]);\n"
    )
