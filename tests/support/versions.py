"""Copies of the browser's files, each of another version."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from ricochetrobots.server.http.static import PACKAGE


@pytest.fixture(scope="module")
def versions(bundle: dict[str, list[str]], tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    """A function that returns a package of a named version. Each script of it adds the name to ``window.ran``."""

    def package(name: str) -> Path:
        folder = tmp_path_factory.mktemp("package")
        for part in ("web", "locales"):
            shutil.copytree(PACKAGE / part, folder / part, ignore=shutil.ignore_patterns("node_modules"))
        for script in (folder / "web/dist/app").glob("*.js"):
            script.write_text(f"{script.read_text()}\n(window.ran ??= new Set()).add('{name}');\n")
        return folder

    return package
