"""Run the tests that a change can break.

``python tools/changed.py [BASE] [ARGUMENT ...]`` compares the working tree with ``BASE``, by default ``origin/main``
or, where that is the current commit, the commit before it. A change in a package runs the tests of the package and of
all packages above it, by the layers in ``pyproject.toml``. The tests at the top of ``tests/`` always run, because
each of them checks the whole project. pytest receives the further arguments.

With ``--full`` among them only the long tests and the shortened ones run, with all cases, and of the changed packages
alone: `make test` has run the shorter tests of the packages above.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parent.parent
TESTS = ROOT / "tests"
PACKAGE = "src/ricochetrobots/"
DRIVES = {"faults": "server", "browser": "server", "journeys": "cli"}
"""Folders of tests without a package of their own, and the highest package that they drive."""
READERS = {
    f"{PACKAGE}web/": ("bots", "browser", "core", "draw", "journeys", "server", "solver", "web"),
    f"{PACKAGE}locales/": ("browser", "cli", "journeys", "web", "words", "server", "tui"),
    "bench/": ("bots", "draw", "faults", "formats", "solver"),
    "data/": ("puzzles",),
    "deploy/": ("server",),
    "docs/": ("cli", "core", "faults", "server", "web"),
    "examples/": (),
    "fuzz/": ("core", "faults", "formats", "server", "solver"),
    "golden/terminal/": ("tui",),
    "tests/notebooks/": (),  # only `make notebooks` runs them
    "tools/": (),
    "Makefile": (),
    ".ci/": (),
}
"""Files without a package, and the folders of tests that read them."""


def layers() -> list[set[str]]:
    """Return the packages of each layer, the highest first."""
    table = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]
    (contract,) = (
        contract for contract in table["contracts"] if contract.get("containers") == ["ricochetrobots"]
    )
    return [set(layer.split(" | ")) for layer in contract["layers"]]


def folders() -> set[str]:
    """Return the folders of tests."""
    return {
        path.name
        for path in TESTS.iterdir()
        if path.name not in {"support", "consumer", "notebooks"} and any(path.rglob("test_*.py"))
    }


def affected(package: str) -> set[str]:
    """Return the folders of the tests of a package and of all that may import it."""
    order = layers()
    (depth,) = (depth for depth, layer in enumerate(order) if package in layer)
    packages = {package}.union(*order[:depth])
    return folders() & packages | {folder for folder, top in DRIVES.items() if top in packages}


def broken_by(file: str, *, alone: bool) -> set[str]:
    """Return the folders of tests that a change in ``file`` can break; if ``alone``, those of its package only."""
    for beginning, readers in READERS.items():
        if file.startswith(beginning):
            return set(readers)
    if "/" not in file and file.endswith((".md", "LICENSE", ".gitignore")):
        return set()
    first, _, rest = file.removeprefix(PACKAGE).partition("/")
    if file.startswith("tests/"):
        folder, inside, _ = rest.partition("/")
        if folder in folders():
            return {folder}
        return set() if not inside and folder != "conftest.py" else folders()
    if file.startswith(PACKAGE) and first.removesuffix(".py") in set().union(*layers()):
        package = first.removesuffix(".py")
        return {package} & folders() if alone else affected(package)
    return folders()


def changed(base: str) -> list[str]:
    """Return the files that differ from ``base``, and those that git does not track yet."""
    different = _git("diff", "--name-only", "--no-renames", _git("merge-base", base, "HEAD")[0])
    return different + _git("ls-files", "--others", "--exclude-standard")


def default_base() -> str:
    """Return ``origin/main``, or the commit before this one if ``origin/main`` is this one or does not exist."""
    known = subprocess.run(
        ["git", "rev-parse", "--verify", "-q", "origin/main"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    ).stdout.split()
    return "origin/main" if known and known != _git("rev-parse", "HEAD") else "HEAD~1"


def _git(*words: str) -> list[str]:
    run = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)
    return run.stdout.splitlines()


def selection(files: Iterable[str], *, full: bool) -> list[str]:
    """Return the arguments of pytest: folders and files, and the marks with ``full``."""
    wanted = sorted(set().union(*(broken_by(file, alone=full) for file in files)))
    marks = ["-m", "long or shortened"] if full else []
    return [
        *marks,
        *(f"tests/{folder}" for folder in wanted),
        *sorted(f"tests/{each.name}" for each in TESTS.glob("test_*.py")),
    ]


def main() -> None:
    """Run pytest in place of this program."""
    words = sys.argv[1:]
    base = words.pop(0) if words and not words[0].startswith("-") else default_base()
    arguments = ["-n", "2", *selection(changed(base), full="--full" in words), *words]
    print(f"Since {base}: pytest {' '.join(arguments)}", flush=True)
    os.execv(sys.executable, [sys.executable, "-m", "pytest", *arguments])


if __name__ == "__main__":
    main()
