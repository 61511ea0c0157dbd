"""Tests of tools/docsite.py, and of the site that `make docs` built."""

import ast
import zlib
from importlib import import_module
from pathlib import Path

from docsite import PACKAGES, broken_links, missing_names

import ricochetrobots
from ricochetrobots import bots
from ricochetrobots.cli.docs import SITE
from support.needs import skip_without

ROOT = Path(__file__).parent.parent


def test_broken_links_are_found(tmp_path: Path) -> None:
    (tmp_path / "sub").mkdir()
    (tmp_path / "index.html").write_text(
        '<a href="sub/page.html#there">1</a> <a href="sub/page.html#gone">2</a> <img src="no.svg?v=1">'
        ' <a href="#top">3</a> <a href="https://example.org/">4</a> <a href="/sub/page.html">5</a>'
    )
    (tmp_path / "sub/page.html").write_text(
        '<p id="there"><a href="../index.html">1</a> <a href="index.html">2</a>'
    )
    assert sorted(broken_links(tmp_path)) == [
        "index.html: #top leads to no place of its page",
        "index.html: no.svg?v=1 leads to no file",
        "index.html: sub/page.html#gone leads to no place of its page",
        "sub/page.html: index.html leads to no file",
    ]


def test_missing_names_are_found(tmp_path: Path) -> None:
    names = [f"ricochetrobots.bots.{name} py:class 1 x -" for name in bots.__all__ if name != "PassingBot"]
    (tmp_path / "objects.inv").write_bytes(b"1\n2\n3\n4\n" + zlib.compress("\n".join(names).encode()))
    missing = [name for name in missing_names(tmp_path) if ".bots." in name]
    assert missing == ["the reference lacks ricochetrobots.bots.PassingBot"]
    assert "core" in PACKAGES


@skip_without("site", (SITE / "index.html").exists())
def test_the_built_site_is_whole() -> None:
    assert [*broken_links(SITE), *missing_names(SITE)] == []


def test_every_name_of_the_package_has_a_room_on_the_site() -> None:
    """`make docs` looks for them in this order, and is not part of the tests."""
    tree = ast.parse((ROOT / "docs/conf.py").read_text())
    (tasks,) = (
        ast.literal_eval(node.value)
        for node in tree.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "TASKS"
    )
    modules = [
        import_module(f"ricochetrobots.{package}") for packages in tasks.values() for package in packages
    ]
    homeless = [name for name in ricochetrobots.__all__ if not any(hasattr(each, name) for each in modules)]
    assert homeless == []
