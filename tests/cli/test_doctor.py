import asyncio
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import ricochetrobots.solve
from ricochetrobots import __version__
from ricochetrobots.cli import app
from ricochetrobots.server.log.store import sqlite_url
from support.engines import NATIVE_ONLY
from support.serving import serving


def doctor(data: Path) -> Result:
    return CliRunner().invoke(app, ["doctor", "--data", str(data)])


def findings(result: Result) -> dict[str, str]:
    rows = (line.split("  ", 1) for line in result.stdout.splitlines())
    return {label: words.strip() for label, words in rows}


def test_all_is_well(tmp_path: Path) -> None:
    result = doctor(tmp_path / "not" / "yet")
    assert result.exit_code == 0, result.stdout
    found = findings(result)
    assert found["ricochet"] == __version__
    assert found["python"].startswith(".".join(map(str, sys.version_info[:3])))
    assert found["data"].endswith("can be written")
    assert found["database"] == "none yet"
    assert found["server"] == "none is running"
    assert not (tmp_path / "not").exists()


@NATIVE_ONLY
def test_says_which_paths_there_are(tmp_path: Path) -> None:
    found = findings(doctor(tmp_path))
    assert found["kernel"] == "the native engine answers"
    assert found["cpu path"] in found["compiled"].replace("the general search only", "general")


def test_a_kernel_that_was_not_built_is_no_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ricochetrobots.solve, "KERNEL_FAULT", ModuleNotFoundError("no _kernel"))
    result = doctor(tmp_path)
    assert result.exit_code == 0
    assert "the reference engine answers" in findings(result)["kernel"]


def test_a_kernel_that_cannot_be_loaded_is_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ricochetrobots.solve, "KERNEL_FAULT", ImportError("undefined symbol"))
    result = doctor(tmp_path)
    assert result.exit_code == 1
    assert "undefined symbol" in findings(result)["kernel"]


def test_a_place_that_cannot_hold_data_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    result = doctor(tmp_path / "file")
    assert result.exit_code == 1
    assert "is no directory" in findings(result)["data"]


@NATIVE_ONLY
def test_a_cpu_path_that_is_not_there_is_wrong(tmp_path: Path) -> None:
    ricochet = Path(sys.executable).with_name("ricochet")
    for command in (["doctor", "--data", tmp_path], ["solve", "3x3: Ra1 >Rc1"]):
        result = subprocess.run(
            [ricochet, *command],
            env=os.environ | {"RICOCHET_CPU": "steam"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert result.returncode == (1 if command[0] == "doctor" else 2)
        assert "there is no CPU target steam" in result.stdout + result.stderr
