"""Files and data sets of puzzles: the same bytes after any end, and from any number of workers."""

import gzip
import json
import os
import random
import signal
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from ricochetrobots import runs
from ricochetrobots.puzzles import Wanted, files
from ricochetrobots.puzzles.dataset import CARD, CHECKSUM, PUZZLES, Summary, complete
from ricochetrobots.puzzles.files import PuzzleFileError, Run
from ricochetrobots.runs import FileBusyError
from ricochetrobots.solver import all_paths
from support.engines import NATIVE_ONLY

RUN = Run(Wanted(moves=range(2, 5)), seed=9, start=3, n=12, as_json=True)
KEPT = Path(__file__).parents[2] / "data/puzzles"


def bytes_of(run: Run) -> bytes:
    return "".join(f"{line}\n" for line in run.lines()).encode()


def test_the_path_is_the_same_with_every_engine() -> None:
    """One search of the kernel and one of the reference find different shortest paths of this puzzle."""
    row = json.loads(Run(Wanted(moves=4), seed=7, start=0, n=1, as_json=True).line(0))
    assert row["path"] == min(
        map(str, all_paths(row["puzzle"], engine="reference")), key=by_robot_and_direction
    )


def by_robot_and_direction(path: str) -> list[tuple[int, int]]:
    return [("RGBYS".index(move[0]), "nesw".index(move[1])) for move in path.split()]


@pytest.mark.parametrize("as_json", [False, True])
def test_a_file_that_was_cut_off_anywhere_becomes_the_same_again(tmp_path: Path, as_json: bool) -> None:
    run = Run(RUN.wanted, RUN.seed, RUN.start, 5, as_json=as_json)
    whole = bytes_of(run)
    file = tmp_path / "puzzles"
    for cut in (0, 5, *(end + shift for end in ends(whole) for shift in (-1, 0, 7))):
        file.write_bytes(whole[:cut])
        kept = whole[:cut].count(b"\n")
        assert list(run.keep(file)) == [*range(kept, 6)]
        assert file.read_bytes() == whole


def ends(whole: bytes) -> list[int]:
    """The bytes at which the lines end."""
    return [index + 1 for index, byte in enumerate(whole) if byte == ord("\n")]


def test_more_puzzles_are_added_to_those_of_a_shorter_run(tmp_path: Path) -> None:
    file = tmp_path / "puzzles"
    for n in (4, 12):
        run = Run(RUN.wanted, RUN.seed, RUN.start, n, as_json=True)
        assert list(run.keep(file, threads=2))[-1] == n
    assert file.read_bytes() == bytes_of(RUN)


@pytest.mark.parametrize(
    "other",
    [
        Run(RUN.wanted, 8, 3, 12, as_json=True),
        Run(RUN.wanted, 9, 2, 12, as_json=True),
        Run(RUN.wanted, 9, 3, 11, as_json=True),
        Run(RUN.wanted, 9, 3, 12, as_json=False),
        Run(Wanted(moves=5), 9, 3, 12, as_json=True),
    ],
    ids=["seed", "start", "fewer", "text", "options"],
)
def test_a_file_of_another_run_is_refused_and_left_alone(tmp_path: Path, other: Run) -> None:
    file = tmp_path / "puzzles"
    list(RUN.keep(file))
    before = file.read_bytes()
    with pytest.raises(PuzzleFileError) as caught:
        list(other.keep(file))
    assert caught.value.code == "puzzle-file"
    assert str(file) in str(caught.value)
    assert file.read_bytes() == before


@pytest.mark.parametrize("kept", [0, 1, 12])
def test_an_unfinished_line_of_another_file_is_refused_and_left_alone(tmp_path: Path, kept: int) -> None:
    file = tmp_path / "notes"
    before = b"".join(bytes_of(RUN).splitlines(keepends=True)[:kept]) + b"my notes, no newline at the end"
    file.write_bytes(before)
    with pytest.raises(PuzzleFileError):
        list(RUN.keep(file))
    assert file.read_bytes() == before


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such locks")
def test_two_runs_at_once_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "puzzles"
    first = RUN.keep(file)
    next(first)
    with pytest.raises(FileBusyError) as caught:
        next(RUN.keep(file))
    assert (caught.value.code, caught.value.path) == ("file-busy", file)
    list(first)
    assert file.read_bytes() == bytes_of(RUN)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such device")
def test_a_device_receives_all_lines() -> None:
    assert list(RUN.keep(Path(os.devnull))) == list(range(13))
    assert list(RUN.keep(Path(os.devnull))) == list(range(13))


KEEP = """
import sys
from pathlib import Path
from ricochetrobots.puzzles import Wanted
from ricochetrobots.puzzles.files import Run

for done in Run(Wanted(), seed=1, start=0, n=100_000, as_json=True).keep(Path(sys.argv[1])):
    print(done, flush=True)
"""


@NATIVE_ONLY
@pytest.mark.slow
@pytest.mark.parametrize("ended_by", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_a_file_goes_on_after_any_signal(tmp_path: Path, ended_by: signal.Signals) -> None:
    file = tmp_path / "puzzles"
    with subprocess.Popen(
        [sys.executable, "-c", KEEP, str(file)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    ) as process:
        assert process.stdout is not None
        for _ in range(50):
            process.stdout.readline()
        process.send_signal(ended_by)
        process.communicate()
    assert process.returncode == -ended_by
    kept = file.read_bytes().count(b"\n")
    assert 49 <= kept < 100_000
    run = Run(Wanted(), seed=1, start=0, n=kept + 10, as_json=True)
    assert list(run.keep(file)) == list(range(kept, kept + 11))
    assert file.read_bytes() == bytes_of(run)


@NATIVE_ONLY
@pytest.mark.long
@pytest.mark.parametrize("dies", [False, True])
def test_workers_write_the_same_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, dies: bool) -> None:
    """Also when one of them is killed at its work, and when a run continues another."""
    from distributed import LocalCluster

    monkeypatch.setattr(files, "TASK_PUZZLES", 50)
    file = tmp_path / "puzzles"
    list(Run(Wanted(), seed=1, start=7, n=30, as_json=True).keep(file))
    run = Run(Wanted(), seed=1, start=7, n=2_010, as_json=True)
    with LocalCluster(  # type: ignore[no-untyped-call]  # distributed has no types
        n_workers=2, threads_per_worker=1, dashboard_address=None
    ) as cluster:
        kept = run.keep(file, scheduler=cluster.scheduler_address)
        assert [next(kept), next(kept)] == [30, 31]
        if dies:
            os.kill(cluster.workers[0].process.pid, signal.SIGKILL)
        assert list(kept) == list(range(32, 2_011))
    assert file.read_bytes() == bytes_of(run)


@pytest.mark.slow
def test_a_scheduler_that_does_not_answer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runs, "CONNECT_SECONDS", 0.1)
    address = "tcp://127.0.0.1:1"
    with pytest.raises(runs.NoSchedulerError, match=address):
        list(Run(Wanted(), seed=1, start=0, n=1, as_json=False).lines(scheduler=address))


def test_a_data_set_has_its_checksum_and_its_counts(tmp_path: Path) -> None:
    list(RUN.keep(tmp_path / PUZZLES))
    summary = complete(tmp_path, command="ricochet puzzles 12", version="1", edition="1999")
    data = (tmp_path / PUZZLES).read_bytes()
    rows = [json.loads(line) for line in data.splitlines()]
    assert (tmp_path / CHECKSUM).read_text() == f"{sha256(data).hexdigest()}  {PUZZLES}\n"
    assert (summary.n, summary.different, summary.seed) == (12, len({row["puzzle"] for row in rows}), 9)
    assert (summary.first, summary.last) == (3, 14)
    head, _, *body, sums = [line.strip("| ").split(" | ") for line in summary.table.splitlines()]
    assert head == ["moves", *(f"grade {grade}" for grade in range(1, 6)), "all"]
    for moves, *counts, together in body:
        of_length = [row["grade"] for row in rows if row["moves"] == int(moves)]
        assert counts == [str(of_length.count(grade)) for grade in range(1, 6)]
        assert together == str(len(of_length))
    grades = [row["grade"] for row in rows]
    assert sums == ["all", *(str(grades.count(grade)) for grade in range(1, 6)), "12"]
    card = (tmp_path / CARD).read_text()
    assert summary.table in card
    assert summary.checksum in card
    for field in rows[0]:
        assert f"`{field}`" in card


def test_an_empty_data_set_is_refused(tmp_path: Path) -> None:
    (tmp_path / PUZZLES).touch()
    with pytest.raises(ValueError, match="at least one puzzle"):
        complete(tmp_path, command="", version="", edition="1999")


class TestKeptDataSet:
    """data/puzzles: the 10,000 puzzles of seed 1."""

    def test_its_card_and_checksum_are_those_of_its_puzzles(self, tmp_path: Path) -> None:
        (tmp_path / PUZZLES).write_bytes(gzip.decompress((KEPT / f"{PUZZLES}.gz").read_bytes()))
        summary = Summary.of(tmp_path / PUZZLES)
        assert (KEPT / CHECKSUM).read_text() == f"{summary.checksum}  {PUZZLES}\n"
        assert (summary.n, summary.different, summary.seed) == (10_000, 10_000, 1)
        assert (summary.first, summary.last) == (0, 9_999)
        card = (KEPT / CARD).read_text()
        assert summary.checksum in card
        assert summary.table in card

    @NATIVE_ONLY
    def test_a_sample_of_it_is_made_again(self) -> None:
        lines = gzip.decompress((KEPT / f"{PUZZLES}.gz").read_bytes()).decode().splitlines()
        run = Run(Wanted(), seed=1, start=0, n=10_000, as_json=True)
        for number in (0, 9_999, *random.Random(24).sample(range(10_000), 100)):
            assert run.line(number) == lines[number]
