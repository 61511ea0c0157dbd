"""Data sets as Parquet. `make parquet` installs pyarrow beside the other libraries."""

import json
from importlib.util import find_spec
from pathlib import Path

import pytest

from ricochetrobots.puzzles import dataset
from support.commands import run
from support.needs import skip_without

pytestmark = skip_without("pyarrow", find_spec("pyarrow"))


@pytest.mark.parametrize("seed", [7, 2**64 - 1, 2**64 + 7])
def test_parquet_has_the_rows_of_the_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    from pyarrow import parquet

    monkeypatch.setattr(dataset, "GROUP_ROWS", 3)
    words = ("puzzles", "7", "--seed", str(seed), "--moves", "2-5", "--dataset", str(tmp_path), "--parquet")
    assert run(*words).exit_code == 0
    file = parquet.ParquetFile(tmp_path / "puzzles.parquet")
    lines = (tmp_path / "puzzles.jsonl").read_text().splitlines()
    assert file.num_row_groups == 3
    assert file.read().to_pylist() == [json.loads(line) | {"seed": seed % 2**64} for line in lines]
    assert {str(kind) for kind in file.schema_arrow.types} == {"uint64", "uint8", "double", "string"}
