"""Finish the site that Sphinx built, and check it: ``python tools/docsite.py FOLDER WHEEL``.

The checks: every link leads to a file and a place in it, and the reference has every public name. Where npm installed
Python for WebAssembly, the site gets it and the wheel, so that the examples run in the page.
"""

import gzip
import sys
import zlib
from collections.abc import Iterator
from html.parser import HTMLParser
from importlib import import_module
from pathlib import Path
from urllib.parse import unquote, urldefrag, urljoin

FRONT = (
    '<!doctype html><meta charset="utf-8"><title>Ricochet Robots</title>'
    '<meta http-equiv="refresh" content="0; url=docs/index.html"><a href="docs/index.html">Ricochet Robots</a>\n'
)
PACKAGES = ("core", "solver", "puzzles", "draw", "formats", "game", "bots", "envs", "strong")
PYODIDE = Path(__file__).parent.parent / "tools/pyodide/node_modules/pyodide"
PYTHON = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
"""The files of Pyodide that a page loads. Each file is stored compressed, and `ricochet docs` sends it so."""
MOST = 10_000_000
ELSEWHERE = ("http:", "https:", "mailto:", "data:", "javascript:")


class Page(HTMLParser):
    """The addresses that a page links to, and the places that others can link to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.places: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Collect ids and addresses."""
        for name, value in attrs:
            if value and (name == "id" or (name == "name" and tag == "a")):
                self.places.add(value)
            elif value and name in {"href", "src"}:
                self.links.append(value)


def broken_links(site: Path) -> Iterator[str]:
    """Yield each broken link. Addresses of other hosts are not checked, so that the check works offline."""
    pages = {
        path.relative_to(site).as_posix(): Page(path.read_text("utf-8")) for path in site.rglob("*.html")
    }
    for name, page in pages.items():
        for link in page.links:
            if link.startswith(ELSEWHERE):
                continue
            target, place = urldefrag(urljoin(f"/{name}", link))
            file = unquote(target.partition("?")[0]).lstrip("/")
            if not (site / file).is_file():
                yield f"{name}: {link} leads to no file"
            elif place and file in pages and unquote(place) not in pages[file].places:
                yield f"{name}: {link} leads to no place of its page"


def missing_names(site: Path) -> Iterator[str]:
    """Yield each public name that the reference lacks."""
    content = (site / "objects.inv").read_bytes().split(b"\n", 4)[4]
    documented = {line.split(" ", 1)[0] for line in zlib.decompress(content).decode().splitlines()}
    for package in PACKAGES:
        for name in import_module(f"ricochetrobots.{package}").__all__:
            if f"ricochetrobots.{package}.{name}" not in documented:
                yield f"the reference lacks ricochetrobots.{package}.{name}"


def add_python(site: Path, wheel: Path) -> None:
    """Store Pyodide and the wheel in the site, compressed. Exit if a page would load more than 10 MB for them."""
    folder = site / "_static/python"
    folder.mkdir()
    for file, name in [*((PYODIDE / name, name) for name in PYTHON), (wheel, "ricochetrobots.zip")]:
        (folder / f"{name}.gz").write_bytes(gzip.compress(file.read_bytes(), mtime=0))
    size = sum(file.stat().st_size for file in folder.iterdir())
    print(f"Python for the examples: {size / 1e6:.1f} MB")
    if size > MOST:
        raise SystemExit(f"A page would load more than {MOST / 1e6:.0f} MB.")


def main() -> None:
    """Finish and check the site."""
    site, wheel = map(Path, sys.argv[1:])
    (site / "index.html").write_text(FRONT, "utf-8")
    if PYODIDE.exists():
        add_python(site, wheel)
    if faults := [*broken_links(site), *missing_names(site)]:
        raise SystemExit("\n".join(faults))


if __name__ == "__main__":
    main()
