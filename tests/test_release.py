"""Tests of tools/release.py, without its builds."""

import hashlib
import subprocess
from pathlib import Path

import pytest
import release


def test_a_compiler_for_each_platform_gets_its_target(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(release, "BUILD", tmp_path)
    for platform in release.PLATFORMS:
        tools = release.wrap(platform.target)
        assert f"c++ -target {platform.target} " in tools["cxx"].read_text()
        assert "-target" not in tools["ar"].read_text()
    assert len({platform.target for platform in release.PLATFORMS}) == len(release.PLATFORMS)


def test_the_statement_names_each_file_with_its_digest_and_the_commit(tmp_path: Path) -> None:
    (tmp_path / "a.whl").write_bytes(b"wheel")
    statement = release.provenance([tmp_path / "a.whl"])
    assert statement["subject"] == [
        {"name": "a.whl", "digest": {"sha256": hashlib.sha256(b"wheel").hexdigest()}}
    ]
    commit = subprocess.run(
        ["git", "rev-parse", "HEAD"], cwd=release.ROOT, capture_output=True, text=True, check=True
    )
    assert commit.stdout.strip() in str(statement["predicate"])
    assert "requirements/build.txt" in str(statement["predicate"])


def test_a_failing_command_ends_the_release_with_its_output() -> None:
    with pytest.raises(SystemExit, match="broken"):
        release.run("sh", "-c", "echo broken; exit 3")
