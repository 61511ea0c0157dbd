"""The table of pages, web/pages.json, and the other files that each page needs."""

import re
from pathlib import Path

import msgspec
import pytest

from ricochetrobots.web.pages import PAGES, PARAMETER, Page, pages_module, patterns, read_pages

WEB = Path(__file__).parents[1] / "src/ricochetrobots/web"
LINK = re.compile(r"""\b(?:to=|go\(|linkTo\(|nowAt\(|(?:TODAY|DAYS) = )["`](/[^"`]*)["`]""")
"""A path in the code that a page must have."""
EXAMPLE = Page("example", ("/example", "/example/{year}"), "example.js", "ExamplePage", "page", None)

each_page = pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])


def find_page(path: str) -> tuple[Page, dict[str, str]] | None:
    """Return the page at a path with the values of its parameters, as the browser's router finds it."""
    for pattern, page in patterns():
        if found := re.fullmatch(pattern, path, re.ASCII):
            return page, found.groupdict()
    return None


@each_page
def test_the_module_of_a_page_exports_its_component(page: Page) -> None:
    module = WEB / "app" / page.module
    assert module.is_file(), f"web/pages.json names {module.relative_to(WEB)}"
    assert re.search(rf"export (?:function|const) {page.component}\b", module.read_text()), page.component


@each_page
def test_a_page_is_found_at_each_of_its_paths(page: Page) -> None:
    for path in page.paths:
        values = dict.fromkeys(PARAMETER.findall(path), "2026-11-20")
        assert find_page(path.format(**values)) == (page, values)


@pytest.mark.parametrize("path", ["", "/Rules", "/rules/1", "/today/days/1", "/r/", "/r/no!", "/r/é"])
def test_no_page_is_found_elsewhere(path: str) -> None:
    assert find_page(path) is None


def test_every_link_leads_to_a_page() -> None:
    links = {
        (module.relative_to(WEB).as_posix(), re.sub(r"\$\{[^}]*\}", "1", link).partition("#")[0])
        for module in (WEB / "app").rglob("*.js")
        for link in LINK.findall(module.read_text())
    }
    assert ("app/start/index.js", "/rules") in links
    assert sorted((name, link) for name, link in links if find_page(link) is None) == []


def test_names_and_paths_are_unique() -> None:
    assert len({page.name for page in PAGES}) == len(PAGES)
    paths = [path for page in PAGES for path in page.paths]
    assert len(set(paths)) == len(paths)


def test_a_page_is_routed_in_the_browser_too() -> None:
    module = pages_module((*PAGES, EXAMPLE))
    assert 'const ExamplePage = later(async () => (await import("./example.js")).ExamplePage);' in module
    assert r'{ path: /^\/example$/, name: "example", component: ExamplePage },' in module
    assert r'{ path: /^\/example\/(?<year>[\w.-]+)$/, name: "example", component: ExamplePage },' in module


@pytest.mark.parametrize(
    ("old", "new"),
    [('"screen": "page"', '"screen": "poster"'), ('"module"', '"file"'), (', "title": null', "")],
)
def test_a_fault_in_the_table_is_named(tmp_path: Path, old: str, new: str) -> None:
    table = tmp_path / "pages.json"
    text = (WEB / "pages.json").read_text()
    table.write_text(text)
    assert read_pages(table) == PAGES
    table.write_text(text.replace(old, new))
    with pytest.raises(msgspec.ValidationError):
        read_pages(table)
