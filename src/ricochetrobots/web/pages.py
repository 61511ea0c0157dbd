"""The pages of the browser, from the table web/pages.json.

The server's routes, preloads and previews read the table. ``python -m ricochetrobots.web.generate`` generates the
module app/pages.js from it, which the browser's router reads.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal

import msgspec

TABLE = Path(__file__).with_name("pages.json")
FIRST = "/"
"""The path of the page in the first part of the bundle; browsers fetch the others when they need them."""
PARAMETER = re.compile(r"\{(\w+)\}")
VALUE = r"[\w.-]+"
"""A regular expression for the value of a parameter, in ASCII."""


class Page(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A page: its paths, the component that draws it, and the data that the server needs before any script runs."""

    name: str
    paths: tuple[str, ...]
    """Its addresses, e.g. ``/today/{date}``. The component receives the value of each parameter as a property."""
    module: str
    """The file of its component below web/app."""
    component: str
    screen: Literal["start", "room", "game", "final", "page", "tv", "embed"]
    """The layout of the first frame, which leaves space for the board (app/frame/frame.js)."""
    title: str | None
    """The English title of its preview; other languages have it as ``link-NAME``.

    Null: the product, or set by preview.py.
    """
    first: bool = False
    """Whether people open it first. The start of the bundle then has its words and styles."""


def read_pages(table: Path = TABLE) -> tuple[Page, ...]:
    """Return the pages of a table in the table's order."""
    return msgspec.json.decode(table.read_bytes(), type=tuple[Page, ...])


PAGES = read_pages()


def pages_module(pages: tuple[Page, ...] = PAGES) -> str:
    """Return web/app/pages.js."""
    imports = "".join(
        f'import {{ {page.component} }} from "./{page.module}";\n' for page in pages if FIRST in page.paths
    )
    components = "".join(
        f'const {page.component} = later(async () => (await import("./{page.module}")).{page.component}'
        f"{', { first: true }' if page.first else ''});\n"
        for page in pages
        if FIRST not in page.paths
    )
    rows = "".join(
        f'  {{ path: {_literal(pattern)}, name: "{page.name}", component: {page.component} }},\n'
        for pattern, page in patterns(pages)
    )
    return (
        "// Generated from web/pages.json by ricochetrobots.web.generate; do not edit.\n\n"
        f'import {{ later }} from "./frame/later.js";\n{imports}\n{components}\n'
        "/** The router shows the first page whose path matches; its component receives the named groups. */\n"
        f"export const PAGES = [\n{rows}];\n"
    )


def _literal(pattern: str) -> str:
    """Return a Python pattern as a regular expression of JavaScript."""
    return "/^" + pattern.replace("?P<", "?<").replace("/", r"\/") + "$/"


def patterns(pages: tuple[Page, ...] = PAGES) -> list[tuple[str, Page]]:
    """Return a regular expression for each path; those without parameters come first."""
    paths = sorted(((path, page) for page in pages for path in page.paths), key=lambda each: "{" in each[0])
    return [(PARAMETER.sub(lambda name: f"(?P<{name[1]}>{VALUE})", path), page) for path, page in paths]
