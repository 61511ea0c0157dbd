"""The sources and objects of the kernel.

Code for one kind of processor stays apart, so that one build is safe on all of them: the linker keeps only the
first copy of a function that two objects share. If that copy was compiled for AVX-512, every caller would use
it. So every shared function must be in the namespace of its CPU target.

Code for one kind of compiler stays in one place, so that every compiler can build the kernel. And every bound in
the sources is used: the search reads its bounds from one list.
"""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from support.needs import needs

ROOT = Path(__file__).parents[2]
SHARED = re.compile(r" [VWu] ")
HARMLESS = re.compile(r"DW\.ref\.")  # the type of an exception: no code
NOT_PLAIN = re.compile(r"__builtin_\w+|__attribute__|__\w*SSE\w*|\w+mmintrin")
ITS_PLACE = "simd.hpp"
ONE_COMPILER = "wasm"
"""The folder of sources that only the compiler of WebAssembly reads."""
BOUNDS = ROOT / "native/kernel/bounds"
COMPOSITION = re.compile(r"using Thorough = (\w+);")


def objects() -> list[Path]:
    """Return the objects of the last build of the package."""
    return sorted(ROOT.glob("build/cp*/CMakeFiles/*_avx*.dir/native/**/*.o"))


def test_objects_for_one_processor_share_nothing() -> None:
    if os.uname().machine != "x86_64":
        pytest.skip("only x86-64 has several CPU targets")
    needs("nm", objects() and shutil.which("nm"))
    seen = 0
    for path in objects():
        target = next(part for part in path.parts if "_avx" in part)
        namespace = f"::{target.split('_', 1)[1].removesuffix('.dir')}::"  # in ricochet or ricochet::envs
        listed = subprocess.run(["nm", "-C", path], capture_output=True, text=True, check=True).stdout
        shared = [line for line in listed.splitlines() if SHARED.search(line)]
        seen += len(shared)
        foreign = [line for line in shared if namespace not in line and not HARMLESS.search(line)]
        assert foreign == [], path
    assert seen > 0


def test_what_is_not_plain_is_in_one_place() -> None:
    sources = sorted([*ROOT.glob("native/**/*.hpp"), *ROOT.glob("native/**/*.cpp")])
    plain = [path for path in sources if path.parent.name != ONE_COMPILER]
    found = {path.name: NOT_PLAIN.findall(path.read_text()) for path in plain}
    assert found.pop(ITS_PLACE)
    assert {name: words for name, words in found.items() if words} == {}


def test_every_bound_is_composed() -> None:
    listed = COMPOSITION.findall((BOUNDS / "all_bounds.hpp").read_text())
    files = {path.stem for path in BOUNDS.glob("*.hpp") if "unsigned refuted(" in path.read_text()}
    assert {"".join(word.title() for word in stem.split("_")) for stem in files} == {*listed}
