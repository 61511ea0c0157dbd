"""Set up this folder: `python3 tools/setup.py play`, `dev` for the tests, or `uv` for the installer alone.

It needs Python with pip, and changes nothing outside this folder. README.md has the same steps as plain commands.
Python 3.7 can read this file, so that an older Python than needed is reported in a sentence.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
UV = ROOT / ".uv/bin/uv"
VENV = ROOT / ".venv"
OLDEST = (3, 11)
PROBE = "#include <span>\n#include <Python.h>\nenum class Old { no }; using enum Old;\n"
"""The kernel needs a compiler for C++20 and Python's headers."""
COMPILED = re.compile(r"\[(\d+)/(\d+)\] (?:Building|Linking)")
SHARE_SHOWN = 8
"""Progress is shown at each eighth."""
PURE = {"SKBUILD_WHEEL_CMAKE": "false", "SKBUILD_WHEEL_PY_API": "py3"}
"""Build the package without its kernel."""


def main(words: list[str]) -> None:
    """Install what is missing for ``uv``, ``play`` or ``dev``."""
    if words not in (["uv"], ["play"], ["dev"]):
        sys.exit("usage: setup.py uv|play|dev")
    fault = fault_of_python(sys.version_info[:2], has_pip=find_spec("pip") is not None)
    if fault is not None:
        sys.exit(fault)
    (kind,) = words
    say("Setting up in this folder, once; nothing else on this computer is changed.")
    install_uv()
    if kind != "uv":
        install(kind)


def fault_of_python(version: tuple[int, ...], *, has_pip: bool) -> str | None:
    """Return the reason why a Python of this version cannot set up the folder, or None."""
    name = Path(sys.executable).name
    if version < OLDEST:
        return (
            f"Ricochet Robots needs Python {OLDEST[0]}.{OLDEST[1]} or newer, and {name} here is "
            f"{version[0]}.{version[1]}.\nIf a newer one has another name, name it: make play PYTHON=python3.12"
        )
    if not has_pip:
        return f"Ricochet Robots is set up by pip, which {name} here does not have (Debian: apt install python3-pip)."
    return None


def install_uv() -> None:
    """Install uv, which installs the rest, unless it is there with the pinned version."""
    pins = ROOT / "requirements/uv.txt"
    if UV.exists() and UV.stat().st_mtime >= pins.stat().st_mtime:
        return
    say("- uv, which installs the rest (about 10 s)")
    pip = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "-qq",
        "--disable-pip-version-check",
        "--upgrade",
    ]
    run([*pip, "--target", ROOT / ".uv", "--require-hashes", "-r", pins])
    UV.touch()


def install(kind: str) -> None:
    """Install the libraries of ``play`` or ``dev`` and the package, and make the stamp that make compares."""
    if not (VENV / "bin/python").exists():
        run([UV, "venv", "-q", "--allow-existing", "--no-python-downloads", "--python", sys.executable, VENV])
    compiles = has_compiler(os.environ)
    pins = [kind, "kernel"] if compiles else [kind]
    say(f"- the libraries of {' and '.join(f'requirements/{name}.txt' for name in pins)} (about 10 s)")
    files = [word for name in pins for word in ("-r", ROOT / f"requirements/{name}.txt")]
    run([UV, "pip", "install", "-q", "--require-hashes", *files])
    package = [UV, "pip", "install", "-v", "--no-deps", "--no-build-isolation", "-e", "."]
    if compiles:
        say("- the package, with its solver compiled (about 30 s)")
        run(package, RICOCHET_REQUIRE_KERNEL="1")
    else:
        say(
            "- the package; no C++20 compiler with Python.h was found (Debian: g++ python3-dev), so that only long "
            "puzzles are slow (about 5 s)"
        )
        run(package, **PURE)
    say("- the first start, which compiles what it imports (about 5 s)")
    # Many computers let Python write no bytecode; without it, every start would take as long.
    run([VENV / "bin/python", "-c", "import ricochetrobots.server.run"], PYTHONDONTWRITEBYTECODE="")
    for stamp in {"play", kind}:
        (VENV / stamp).touch()


def has_compiler(environment: os._Environ[str] | dict[str, str]) -> bool:
    """Return whether the kernel can be built; RICOCHET_REQUIRE_KERNEL may force it (1) or forbid it (0)."""
    required = environment.get("RICOCHET_REQUIRE_KERNEL", "")
    if required:
        return required != "0"
    compiler = shlex.split(environment.get("CXX", "c++"))
    headers = f"-I{sysconfig.get_path('include')}"
    try:
        ran = subprocess.run(
            [*compiler, "-std=c++20", headers, "-fsyntax-only", "-x", "c++", "-"],
            input=PROBE.encode(),
            capture_output=True,
            check=False,
        )
    except (FileNotFoundError, PermissionError):  # the latter if a folder of PATH cannot be read
        return False
    return ran.returncode == 0


def run(words: Sequence[object], **variables: str) -> None:
    """Run a command in the folder and show how far the compiler is; show the whole output if the command fails."""
    lines: list[str] = []
    shown = 0
    with subprocess.Popen(
        [str(word) for word in words],
        cwd=ROOT,
        env={**os.environ, **variables},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            lines.append(line)
            eighths, words_shown = progress(line)
            if eighths > shown:
                say(words_shown)
                shown = eighths
    if process.returncode:
        report = "".join(
            line for line in lines if not line.startswith("DEBUG")
        )  # of uv, which repeats them at its end
        sys.exit(f"{report}This command failed: {shlex.join(map(str, words))}")


def progress(line: str) -> tuple[int, str]:
    """Return how many eighths of the files are compiled, and the words that say it; 0 for another line."""
    found = COMPILED.search(line)
    if found is None:
        return 0, ""
    done, files = int(found[1]), int(found[2])
    return SHARE_SHOWN * done // files, f"  {done} of {files} steps"


def say(words: str) -> None:
    """Print a line at once."""
    print(words, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
