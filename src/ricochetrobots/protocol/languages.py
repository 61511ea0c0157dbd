"""The languages that are spoken: one file of words each, which says its own name."""

from __future__ import annotations

import json
import re
from dataclasses import asdict, dataclass
from pathlib import Path

LOCALES = Path(__file__).parent.parent / "locales"
ATTRIBUTE = re.compile(r"^language-(name|tag) = (.+)$", re.MULTILINE)


@dataclass(frozen=True)
class Language:
    """``file`` is the name of its file without ``.ftl``, ``tag`` what browsers call it, ``name`` its own for itself."""

    file: str
    tag: str
    name: str


def languages() -> list[Language]:
    """Return all of them by their own names, as a list to choose from has them."""
    found = []
    for path in LOCALES.glob("*.ftl"):
        parts = dict(ATTRIBUTE.findall(path.read_text("utf-8")))
        found.append(Language(path.stem, parts.get("tag", path.stem), parts["name"]))
    return sorted(found, key=lambda language: language.name.casefold())


def languages_module() -> str:
    """Return web/net/languages.js."""
    spoken = "".join(f"  {json.dumps(asdict(language), ensure_ascii=False)},\n" for language in languages())
    return (
        "// Generated from locales/*.ftl by ricochetrobots.protocol.schema; do not edit.\n\n"
        "/** `file` is the name in locales/, `tag` what browsers call the language, `name` its own for itself. */\n"
        f"export const LANGUAGES = /** @type {{const}} */ ([\n{spoken}]);\n"
    )
