"""The rules that every file of the project follows."""

import json
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

from ricochetrobots import __version__
from ricochetrobots.extras import DISTRIBUTION, EXTRAS
from support.needs import needs

ROOT = Path(__file__).parent.parent


def tracked() -> list[Path]:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)
    needs("git", listed.returncode == 0)
    return [ROOT / line for line in listed.stdout.splitlines() if (ROOT / line).is_file()]


def test_the_root_stays_small() -> None:
    assert len({path.relative_to(ROOT).parts[0] for path in tracked()}) <= 21


def test_no_file_names_a_package_registry() -> None:
    words = [
        rb"https?://[^\s\"']*/(?:simple|packages)/",
        rb"\"resolved\":\s*\"",
        rb"registry\.n" rb"pmjs",
        rb"pypi\.o" rb"rg",
    ]
    address = re.compile(rb"|".join(words))
    found = [str(path.relative_to(ROOT)) for path in tracked() if address.search(path.read_bytes())]
    assert not found


@pytest.mark.parametrize("file", sorted(ROOT.glob("requirements/*.txt")), ids=lambda file: file.name)
def test_every_requirement_is_pinned_by_hash(file: Path) -> None:
    text = file.read_text().replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    assert lines
    assert all("==" in line and "--hash=sha256:" in line for line in lines)


def test_the_version_between_two_releases_is_not_that_of_a_release() -> None:
    (newest, *_) = re.findall(r"^## (\S+) - ", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert __version__.endswith(".dev0") == (newest != __version__)
    assert __version__.endswith(".dev0") == any((ROOT / "docs/changes").glob("+*.md"))


def test_the_distribution_is_named_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert project["name"] == DISTRIBUTION
    assert DISTRIBUTION in project["scripts"]
    assert "version" in project["dynamic"]  # its place is ricochetrobots.__version__
    assert {*EXTRAS} == {*project["optional-dependencies"]} - {"dev"}
    for name, modules in EXTRAS.items():
        lines = " ".join(project["optional-dependencies"][name])
        packages = lines.replace("-", "_").replace("sqlalchemy[asyncio]", "greenlet")
        assert [module for module in modules if module not in packages] == []


def test_no_page_installs_from_an_index() -> None:
    """No index has the package yet: pages name a copy of the project or a wheel."""
    installs = re.compile(rf"(pip install|uvx)( --?[\w-]+)* ['\"]?({DISTRIBUTION}|ricochetrobots)(?!-\d)")
    pages = [file for file in tracked() if file.suffix in {".md", ".ftl"} and file.name != "CHANGELOG.md"]
    pages = [file for file in pages if "releases" not in file.parts]
    assert [file.name for file in pages if installs.search(file.read_text("utf-8"))] == []


def test_every_file_of_pins_is_installed_by_a_command_and_made_by_make() -> None:
    table = tomllib.loads((ROOT / "pyproject.toml").read_text())
    makefile = (ROOT / "Makefile").read_text()
    (extras,) = re.findall(r"^EXTRAS := (.+)$", makefile, re.MULTILINE)
    assert set(extras.split()) <= set(table["project"]["optional-dependencies"])
    pinned = {*extras.split(), *table["dependency-groups"], "uv"}
    assert {file.stem for file in ROOT.glob("requirements/*.txt")} == pinned
    commands = "".join(
        (ROOT / name).read_text()
        for name in ("Makefile", "README.md", "deploy/Containerfile", "tools/release.py")
    )
    assert {name for name in pinned - {"build"} if f"requirements/{name}.txt" not in commands} == set()
    assert '"build", "kernel"' in commands  # of tools/release.py


@pytest.mark.parametrize("extra", ["env", "play", "tui"])
def test_an_extra_that_runs_games_checks_names(extra: str) -> None:
    table = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    (included,) = (line for line in table[extra] if line.startswith(DISTRIBUTION))
    assert "names" in re.split(r"[\[\],]", included)
    pinned = (ROOT / f"requirements/{'play' if extra == 'play' else 'dev'}.txt").read_text()
    assert [line for line in table["names"] if f"\n{line.partition('>')[0]}==" not in f"\n{pinned}"] == []


def test_every_direct_dependency_has_a_reason() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert project["project"]["dependencies"] == []
    extras = project["project"]["optional-dependencies"]
    names = {re.split(r"[<>=\[; ]", line)[0] for lines in extras.values() for line in lines}
    packages = json.loads((ROOT / "src/ricochetrobots/web/package.json").read_text())
    names |= {*packages.get("dependencies", {}), *packages.get("devDependencies", {})}
    reasons = (ROOT / "docs/adr/0002-dependencies.md").read_text()
    assert not [name for name in names - {DISTRIBUTION} if name not in reasons]
