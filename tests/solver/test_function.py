"""`solve` is an ordinary function, and a missing kernel is reported once."""

import inspect
import pickle
import pydoc
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

import ricochetrobots
from ricochetrobots import EngineMissingError, require_native, solve
from ricochetrobots.solver import engines, kernel_state, reference
from support.engines import NATIVE_ONLY

PUZZLES = ["2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2", "2B4C1C3B Ra8 Gh14 Bn10 Yb14 >Gm15"]


@pytest.mark.parametrize("name", ["solve", "solve_many", "solve_targets", "all_paths"])
def test_functions_are_exported_pickled_and_described(name: str) -> None:
    function = getattr(ricochetrobots, name)
    assert inspect.isfunction(function)
    assert pickle.loads(pickle.dumps(function)) is function
    assert next(iter(inspect.signature(function).parameters)) in ("puzzle", "puzzles", "position")
    assert f"{name}(" in pydoc.plain(pydoc.render_doc(function))


@NATIVE_ONLY
def test_a_pool_of_processes_maps_it() -> None:
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        assert [solution.moves for solution in pool.map(solve, PUZZLES)] == [2, 5]


@pytest.fixture
def without_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "ENGINES", {"reference": reference.search})
    monkeypatch.setattr(engines, "KERNEL_FAULT", ImportError("cannot import name '_kernel'"))
    monkeypatch.setattr(engines, "_warned", False)
    monkeypatch.delenv("RICOCHET_ENGINE", raising=False)


@pytest.mark.usefixtures("without_kernel")
@pytest.mark.filterwarnings("default")
def test_a_missing_kernel_warns_once() -> None:
    with pytest.warns(engines.SlowSearchWarning, match="700 times slower") as warned:
        assert [solve(PUZZLES[0]).engine for _ in range(3)] == ["reference"] * 3
    assert [warning.filename for warning in warned] == [__file__]


@pytest.mark.usefixtures("without_kernel")
def test_a_missing_kernel_can_be_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(EngineMissingError) as missing:
        require_native()
    assert isinstance(missing.value.__cause__, ImportError)
    monkeypatch.setenv("RICOCHET_ENGINE", "native")
    with pytest.raises(EngineMissingError):
        solve(PUZZLES[0])


@pytest.mark.parametrize("kind", ["ImportError", "ModuleNotFoundError"])
def test_both_errors_of_a_missing_kernel_are_treated_alike(kind: str) -> None:
    program = f"""
import sys, importlib.abc
class Absent(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name == "ricochetrobots.solver.native":
            raise {kind}("no _kernel")
sys.meta_path.insert(0, Absent())
from ricochetrobots.solver import ENGINES, KERNEL_FAULT, solve
assert [*ENGINES] == ["reference"] and type(KERNEL_FAULT) is {kind}
assert solve({PUZZLES[0]!r}).moves == 2
"""
    subprocess.run([sys.executable, "-W", "ignore", "-c", program], check=True)


@NATIVE_ONLY
def test_a_kernel_that_works_is_ready() -> None:
    assert kernel_state() == "ready"
    require_native()
