"""The code on docs/extending.md that is not Python: the page, and the bound that a compiler accepts."""

import re
import shutil
import subprocess
from pathlib import Path

import msgspec
import pytest

from ricochetrobots.web.pages import PAGES, Page, pages_module
from support.needs import needs

ROOT = Path(__file__).parent.parent
GUIDE = (ROOT / "docs/extending.md").read_text()


def block(language: str) -> str:
    """Return the only block of code in a language."""
    (found,) = re.findall(rf"(?ms)^```{language}\n(.*?)^```$", GUIDE)
    return str(found)


def test_the_line_of_the_page_fits_the_table() -> None:
    page = msgspec.json.decode(block("json"), type=Page)
    assert f"export function {page.component}()" in block("js")
    assert f"`web/app/{page.module}`" in GUIDE
    assert f'name: "{page.name}", component: {page.component}' in pages_module((*PAGES, page))


def test_the_module_of_the_page_imports_what_exists() -> None:
    page = msgspec.json.decode(block("json"), type=Page)
    folder = (ROOT / "src/ricochetrobots/web/app" / page.module).parent
    imports = re.findall(r'import \{ (.*?) \} from "(.*?)"', block("js"))
    assert len(imports) == 4
    for names, module in imports:
        source = (folder / module).resolve().read_text()
        for name in names.split(", "):
            assert re.search(rf"export (?:const|function) {name}\b|export ?\{{[^}}]*\b{name}\b", source), name


def test_the_words_of_the_page_are_those_that_it_shows() -> None:
    (named,) = re.findall(r"Add the words (.*?) to `locales/en.ftl`", GUIDE)
    assert re.findall("`(.*?)`", named) == sorted({*re.findall(r't\("(.*?)"\)', block("js"))})


def test_every_header_of_the_kernel_is_included() -> None:
    """So a bound that all_bounds.hpp does not name is found."""
    native = ROOT / "native"
    sources = "".join(path.read_text() for path in native.rglob("*.?pp"))
    headers = {path.relative_to(native).as_posix() for path in (native / "kernel").rglob("*.hpp")}
    assert headers - {*re.findall(r'#include "(.*?)"', sources)} == set()


@pytest.mark.slow
@pytest.mark.long
def test_the_bound_compiles(tmp_path: Path) -> None:
    compiler = shutil.which("c++")
    needs("compiler", compiler)
    (tmp_path / "quick_again.hpp").write_text(block("cpp"))
    source = tmp_path / "bound.cpp"
    source.write_text('#include "quick_again.hpp"\n')
    options = ["-std=c++20", "-fsyntax-only", "-DRICOCHET_CPU_TARGET=portable", f"-I{ROOT / 'native'}"]
    subprocess.run([str(compiler), *options, str(source)], check=True)
