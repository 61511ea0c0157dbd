"""The search expands as many states over the golden puzzles as it did when bench/signature.txt was written."""

import importlib.util
from pathlib import Path

from support.engines import NATIVE_ONLY

BENCH = Path(__file__).parents[2] / "bench"


@NATIVE_ONLY
def test_signature() -> None:
    spec = importlib.util.spec_from_file_location("signature", BENCH / "signature.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert module.signature() == int((BENCH / "signature.txt").read_text())
