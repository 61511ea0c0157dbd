"""The version, in a clone and elsewhere."""

import shutil
import subprocess
from pathlib import Path

import pytest

from ricochetrobots import __version__
from ricochetrobots.cli import version as module
from ricochetrobots.cli.version import version
from support.needs import skip_without

GIT = ("git", "-c", "user.name=Ada", "-c", "user.email=ada@example.org")


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder that counts as the clone of the package."""
    monkeypatch.setattr(module, "CLONE", tmp_path)
    return tmp_path


def git(clone: Path, *words: str) -> str:
    ran = subprocess.run([*GIT, *words], cwd=clone, check=True, capture_output=True, text=True)
    return ran.stdout.strip()


@skip_without("git", shutil.which("git"))
def test_a_clone_names_its_commit_and_whether_it_has_changed(clone: Path) -> None:
    git(clone, "init", "-q")
    (clone / "file").write_text("as committed")
    git(clone, "add", "file")
    git(clone, "commit", "-q", "-m", "x")
    git(clone, "tag", "-a", "-m", "x", "v1")
    commit = git(clone, "rev-parse", "--short=8", "HEAD")
    assert version() == f"{__version__}+g{commit}"
    (clone / "file").write_text("changed")
    assert version() == f"{__version__}+g{commit}.changed"


def test_an_installed_package_names_its_version_alone(clone: Path) -> None:
    assert version() == __version__
    (clone / ".git").mkdir()  # git cannot read it
    assert version() == __version__
