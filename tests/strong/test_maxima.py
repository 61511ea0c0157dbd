"""The results for whole boxes: stored line by line, and continued after any interruption."""

import os
import random
import signal
import subprocess
import sys
from math import comb
from pathlib import Path

import pytest

from ricochetrobots.core import (
    EDITIONS,
    Board,
    Puzzle,
    format_target,
    parse_board,
    parse_position,
    parse_target,
)
from ricochetrobots.solver import solve
from ricochetrobots.strong import (
    Maximum,
    TableBusyError,
    TableFileError,
    keep_maxima,
    kept_maxima,
    maxima_of,
    plain_boards,
)
from support.engines import NATIVE_ONLY

SMALL = parse_board("4x4:b2e,c3s")
KEPT = Path(__file__).parents[2] / "data" / "maxima-1999.tsv"
CELLS = 252
"""The number of cells where a robot may stand, on a board of the box without diagonals."""


def boards() -> list[Board]:
    """Two small boards with targets for one robot and for any."""
    return [parse_board("4x4:b2e,c3s,Rb3m,*d1"), parse_board("4x4:b1s,c2e,Ga4g")]


@NATIVE_ONLY
@pytest.mark.parametrize("target", [">Rb3", ">*b3"])
def test_the_hardest_position_is_as_hard_as_it_says(target: str) -> None:
    parsed = parse_target(target, SMALL)
    for found in maxima_of(SMALL, parsed):
        solution = solve(Puzzle(parse_position(found.hardest), parsed), ricochet_rule=found.ricochet_rule)
        assert str(solution.moves) == found.maximum
        assert sum(found.distribution) + found.unsolvable == (1820 if target[1] == "*" else 7280)
        assert Maximum.parse(str(found)) == found


@NATIVE_ONLY
def test_it_goes_on_after_any_end(tmp_path: Path) -> None:
    """A file that was truncated anywhere is restored, and only the missing tables are computed."""
    file = tmp_path / "maxima.tsv"
    made = list(keep_maxima(boards(), file))
    whole = file.read_bytes()
    assert kept_maxima(file) == made
    assert [found.about for found in made] == [
        (str(board), format_target(target, board), rule)
        for board in boards()
        for target in board.targets
        for rule in (False, True)
    ]
    assert list(keep_maxima(boards(), file)) == []
    ends = [index + 1 for index, byte in enumerate(whole) if byte == ord("\n")]
    for cut in (0, 5, *(end + shift for end in ends for shift in (-1, 0, 7) if end + shift < len(whole))):
        file.write_bytes(whole[:cut])
        lines_left = max(whole[:cut].count(b"\n") - 1, 0)
        assert list(keep_maxima(boards(), file)) == made[lines_left:]
        assert file.read_bytes() == whole


ADD = """
import sys
from pathlib import Path
from ricochetrobots.core import parse_board
from ricochetrobots.strong import keep_maxima

for _ in keep_maxima(map(parse_board, sys.argv[2:]), Path(sys.argv[1])):
    print("kept", flush=True)
"""


@NATIVE_ONLY
@pytest.mark.slow
@pytest.mark.long_cases("2", "15")
@pytest.mark.parametrize("ended_by", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_it_goes_on_after_any_signal(tmp_path: Path, ended_by: signal.Signals) -> None:
    """Stored results stay, and a dead worker blocks nobody."""
    whole, file = tmp_path / "whole.tsv", tmp_path / "maxima.tsv"
    some = [*boards(), parse_board("8x8:Rh1m,Ga8g,Bh8p,Yd4s,d4e,e6s,f2n,b6w")]
    made = list(keep_maxima(some, whole))
    with subprocess.Popen(
        [sys.executable, "-c", ADD, str(file), *map(str, some)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"kept\n"
        process.send_signal(ended_by)
        process.communicate()
    assert process.returncode == -ended_by
    kept = kept_maxima(file)
    assert 0 < len(kept) < len(made)
    assert [*kept, *keep_maxima(some, file)] == made
    assert file.read_bytes() == whole.read_bytes()


@NATIVE_ONLY
@pytest.mark.skipif(sys.platform == "win32", reason="there are no such locks")
def test_two_runs_at_once_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "maxima.tsv"
    first = keep_maxima(boards(), file)
    row = next(first)
    before = file.read_bytes()
    with pytest.raises(TableBusyError) as caught:
        next(keep_maxima(boards(), file))
    assert (caught.value.code, file.read_bytes()) == ("table-busy", before)
    assert str(file) in str(caught.value)
    del first  # which closes the file
    second = keep_maxima(boards(), file)
    assert next(second) != row


@NATIVE_ONLY
def test_lines_that_come_twice_count_once(tmp_path: Path) -> None:
    """Equal lines are accepted, as simultaneous runs once wrote them. Of two different lines one is wrong."""
    file = tmp_path / "maxima.tsv"
    made = list(keep_maxima(boards(), file))
    header, *lines = file.read_text().splitlines(keepends=True)
    file.write_text(header + "".join(line * 2 for line in lines))
    assert kept_maxima(file) == made
    assert list(keep_maxima(boards(), file)) == []
    unlike = lines[0].replace("\t0\t", "\t1\t")
    assert unlike != lines[0]
    file.write_text(header + "".join([*lines, unlike]))
    with pytest.raises(TableFileError) as caught:
        kept_maxima(file)
    assert caught.value.fault == "damaged"


@NATIVE_ONLY
@pytest.mark.long
@pytest.mark.parametrize("dies", [False, True])
def test_workers_make_the_same_file(tmp_path: Path, dies: bool) -> None:
    """This holds also if one of them is killed; earlier results are not computed again."""
    from distributed import LocalCluster

    here, there = tmp_path / "here.tsv", tmp_path / "there.tsv"
    some = [*boards(), parse_board("8x8:Rh1m,Ga8g,Bh8p,Yd4s,d4e,e6s,f2n,b6w")]
    list(keep_maxima(some, here))
    next(keep_maxima(some, there))
    with LocalCluster(  # type: ignore[no-untyped-call]  # distributed has no types
        n_workers=2, threads_per_worker=1, dashboard_address=None
    ) as cluster:
        made = keep_maxima(some, there, scheduler=cluster.scheduler_address)
        first = next(made)
        if dies:
            os.kill(cluster.workers[0].process.pid, signal.SIGKILL)
        rest = list(made)
    assert [first, *rest] == kept_maxima(here)[1:]
    assert there.read_bytes() == here.read_bytes()


@NATIVE_ONLY
def test_another_file_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "maxima.tsv"
    next(keep_maxima(boards(), file))
    right = file.read_text()
    for text, fault in (
        ("Dear Alex,\n", "foreign"),
        ("Dear Alex,", "foreign"),
        (right.replace("\tno\t", "\tmaybe\t"), "damaged"),
        (f"{right}one line more\n", "damaged"),
    ):
        file.write_text(text)
        with pytest.raises(TableFileError) as caught:
            list(keep_maxima(boards(), file))
        assert caught.value.fault == fault
        assert file.read_text() == text


def test_the_boards_of_a_box() -> None:
    assert len(list(plain_boards(EDITIONS["1999"]))) == 96
    assert len(list(plain_boards(EDITIONS["2013"]))) == 486


def test_the_kept_rows_are_those_of_the_box_in_its_order() -> None:
    """Each target without and with the ricochet rule, and all positions of each."""
    rows = kept_maxima(KEPT)
    assert [row.about for row in rows] == [
        (str(board), format_target(target, board), rule)
        for board in plain_boards(EDITIONS["1999"])
        for target in board.targets
        for rule in (False, True)
    ]
    for row in rows:
        on_target = comb(CELLS - 1, 3)
        off_target = comb(CELLS - 1, 4) if row.target.startswith(">*") else 653_635_375
        assert row.ricochet_rule or row.distribution[0] == on_target
        assert sum(row.distribution) + row.unsolvable == on_target + off_target


@NATIVE_ONLY
def test_kept_rows_agree_with_the_search() -> None:
    """The hardest positions of ten fixed rows."""
    for row in random.Random(12).sample(kept_maxima(KEPT), 10):
        board = parse_board(row.board)
        puzzle = Puzzle(parse_position(row.hardest), parse_target(row.target, board))
        assert str(solve(puzzle, ricochet_rule=row.ricochet_rule).moves) == row.maximum


@NATIVE_ONLY
@pytest.mark.long
@pytest.mark.timeout(3600)
def test_a_kept_row_is_made_again() -> None:
    """Both tables of one target, verified, to the digest: a minute of one processor and 2 GB."""
    rows = kept_maxima(KEPT)
    row = random.Random(12).choice([row for row in rows if row.ricochet_rule])
    board = parse_board(row.board)
    made = maxima_of(board, parse_target(row.target, board), threads=2)
    assert set(made) <= set(rows)
