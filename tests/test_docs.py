"""The documentation's code runs, and the files and tests that it names exist."""

import doctest
import re
from pathlib import Path

import pytest

from support.engines import NATIVE_ONLY

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
NEED_THE_KERNEL = [ROOT / "docs/environments.md"]


@pytest.mark.parametrize(
    "page",
    [pytest.param(page, marks=NATIVE_ONLY if page in NEED_THE_KERNEL else ()) for page in PAGES],
    ids=lambda page: str(page.relative_to(ROOT)),
)
@pytest.mark.long_cases("docs/environments.md", "docs/extending.md")
def test_examples_run(page: Path) -> None:
    parser = doctest.DocTestParser()
    test = parser.get_doctest(page.read_text(), {}, page.name, str(page), 0)
    report: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=report.append)
    assert not report, "".join(report)


def test_the_readme_solves_a_puzzle() -> None:
    assert doctest.DocTestParser().get_examples((ROOT / "README.md").read_text())


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    folder = ROOT if page.parent.name == "changes" else page.parent  # they become part of CHANGELOG.md
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text()):
        if not target.startswith(("http:", "https:")):
            assert (folder / target).exists(), f"{page.name} links to {target}"


def test_architecture_names_what_exists() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text()
    for name in re.findall(r"`([a-z]+/[\w./]+\.(?:py|js|json))`", text):
        assert any((folder / name).exists() for folder in (ROOT, ROOT / "src/ricochetrobots")), name


def test_the_solver_page_explains_every_bound() -> None:
    """A bound that a reader cannot check is no proof of a shortest path."""
    used = (ROOT / "native/kernel/bounds/all_bounds.hpp").read_text()
    bounds = {*re.findall(r"using \w+ = (\w+);", used), *re.findall(r"`(\w+)` is the quick one", used)}
    assert len(bounds) >= 2
    page = (ROOT / "docs/solver.md").read_text()
    assert {bound for bound in bounds if f"`{bound}`" not in page} == set()


def test_the_threat_model_names_tests_that_exist() -> None:
    named = re.findall(r"`([\w/]+\.py)::(\w+)`", (ROOT / "docs/security.md").read_text())
    assert len(named) > 20
    for file, name in named:
        assert f"def {name}(" in (ROOT / "tests" / file).read_text(), f"{file}::{name}"
