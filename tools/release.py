"""Build the files of a release, and check them: ``python tools/release.py FOLDER``; `make release` calls it.

The folder gets a source archive, a pure wheel, and a wheel for each libc and processor of `PLATFORMS`; the list of the
parts of an installation (CycloneDX); the digests; and a statement of how the files were made (in-toto, with
SLSA provenance). Zig is the compiler: it has the headers of each libc, so one computer builds for all. Nothing is
uploaded or signed.
"""

import hashlib
import json
import os
import platform
import shutil
import subprocess
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ricochetrobots import __version__

ROOT = Path(__file__).parents[1]
BUILD = ROOT / "build/release"
UV = ROOT / ".uv/bin/uv"
PYTHONS = ("3.11", "3.12")
"""Each wheel of the second serves all later versions too (abi3), since nanobind needs the stable ABI of 3.12."""
ARM64_PACKAGES = (
    *("python3.11-minimal", "libpython3.11-minimal", "libpython3.11-stdlib"),
    *("libc6", "libexpat1", "libffi8", "libssl3", "zlib1g"),
)
"""Debian 12's packages for a Python that runs under qemu-user."""
WRAPPERS = {"cc": "cc", "cxx": "c++", "ar": "ar", "ranlib": "ranlib"}


@dataclass(frozen=True)
class Platform:
    """The processor and the libc of a wheel."""

    processor: str
    libc: str
    tag: str
    """The tag that auditwheel must find for the wheel."""

    @property
    def target(self) -> str:
        """The name that Zig uses."""
        return f"{self.processor}-linux-{self.libc}"


PLATFORMS = (
    Platform("x86_64", "gnu.2.17", "manylinux_2_17_x86_64"),
    Platform("aarch64", "gnu.2.17", "manylinux_2_17_aarch64"),
    Platform("x86_64", "musl", "musllinux_1_2_x86_64"),
    Platform("aarch64", "musl", "musllinux_1_2_aarch64"),
)


def run(*words: str | Path, folder: Path = ROOT, **variables: str) -> str:
    """Run a command in a folder with these variables, and return its output. Exit with the output of a failure."""
    path = f"{BUILD / 'tools/bin'}{os.pathsep}{os.environ['PATH']}"
    ran = subprocess.run(
        words,
        cwd=folder,
        env=os.environ | {"PATH": path} | variables,
        capture_output=True,
        text=True,
        check=False,
    )
    if ran.returncode:
        raise SystemExit(f"{' '.join(map(str, words))}\n{ran.stdout}{ran.stderr}")
    return ran.stdout


def wrap(target: str) -> dict[str, Path]:
    """Write the commands of a compiler for that target, because build tools take no command with arguments."""
    folder = BUILD / "compilers" / target
    folder.mkdir(parents=True, exist_ok=True)
    for name, tool in WRAPPERS.items():
        aim = f" -target {target}" if name in {"cc", "cxx"} else ""
        script = (
            f'#!/bin/sh\nPYTHONPATH={ROOT / "build/zig"} exec {sys.executable} -m ziglang {tool}{aim} "$@"\n'
        )
        (folder / name).write_text(script)
        (folder / name).chmod(0o755)
    return {name: folder / name for name in WRAPPERS}


@cache
def environment(version: str) -> Path:
    """Return a Python of that version with the libraries that build the package."""
    folder = BUILD / f"python{version}"
    if not folder.exists():
        run(UV, "venv", "-q", "--no-python-downloads", "--python", version, folder)
    needed = [word for kind in ("build", "kernel") for word in ("-r", ROOT / f"requirements/{kind}.txt")]
    run(UV, "pip", "install", "-q", "--python", folder / "bin/python", "--require-hashes", *needed)
    return folder / "bin/python"


def build_wheel(platform: Platform, version: str, folder: Path) -> Path:
    """Build the wheel of a platform and a version of Python, and let auditwheel name it."""
    tools = wrap(platform.target)
    raw = BUILD / f"raw-{platform.target}-{version}"
    shutil.rmtree(raw, ignore_errors=True)
    options = {
        "CMAKE_SYSTEM_NAME": "Linux",
        "CMAKE_SYSTEM_PROCESSOR": platform.processor,
        "CMAKE_AR": tools["ar"],
        "CMAKE_RANLIB": tools["ranlib"],
        # nanobind prints to stderr, which the stable ABI's Python.h no longer brings with it.
        "CMAKE_CXX_FLAGS": "-includecstdio",
    }
    run(
        *(UV, "build", "-q", "--wheel", "--no-build-isolation", "--python", environment(version)),
        *("--out-dir", raw, "-C", f"build-dir={BUILD / f'cmake-{platform.target}-{version}'}", ROOT),
        CC=str(tools["cc"]),
        CXX=str(tools["cxx"]),
        CMAKE_ARGS=" ".join(f"-D{name}={value}" for name, value in options.items()),
        PATH=f"{environment(version).parent}{os.pathsep}{os.environ['PATH']}",
        SETUPTOOLS_EXT_SUFFIX=f".cpython-{version.replace('.', '')}-{platform.processor}-linux-gnu.so",
        RICOCHET_REQUIRE_KERNEL="1",
        _PYTHON_HOST_PLATFORM=f"linux-{platform.processor}",
    )
    (built,) = raw.glob("*.whl")
    if platform.libc == "musl":
        built = name_musl(built, platform.processor)
    run("auditwheel", "repair", "--plat", "auto", "--wheel-dir", raw / "named", built)
    (named,) = (raw / "named").glob("*.whl")
    if platform.tag not in named.name:
        raise SystemExit(f"auditwheel says that {named.name} is for another system than {platform.tag}.")
    if "abi3" in named.name:
        run("abi3audit", "--strict", named)
    return Path(shutil.copy(named, folder))


def name_musl(wheel: Path, processor: str) -> Path:
    """Name the libc of a wheel as Alpine does, because auditwheel knows musl by that name. Zig calls it libc.so."""
    folder = wheel.parent / "musl"
    run("wheel", "unpack", "--dest", folder, wheel)
    for module in folder.rglob("*.so"):
        run("patchelf", "--replace-needed", "libc.so", f"libc.musl-{processor}.so.1", module)
    run("wheel", "pack", "--dest-dir", folder, *folder.iterdir())
    (packed,) = folder.glob("*.whl")
    return packed


def arm64_python() -> Path:
    """Return a folder with Debian's Python for arm64, unpacked beside this system without a change to it."""
    folder = BUILD / "arm64"
    root = folder / "root"
    if root.exists():
        return root
    (folder / "lists/partial").mkdir(parents=True, exist_ok=True)
    (folder / "cache/archives/partial").mkdir(parents=True, exist_ok=True)
    settings = {
        "APT::Architecture": "arm64",
        "APT::Architectures": "arm64",
        "APT::Sandbox::User": "root",
        "Dir::State::lists": folder / "lists",
        "Dir::State::status": "/dev/null",
        "Dir::Cache": folder / "cache",
    }
    options = [word for name, value in settings.items() for word in ("-o", f"{name}={value}")]
    run("apt-get", *options, "update", "-qq")
    run("apt-get", *options, "download", "-qq", *ARM64_PACKAGES, folder=folder)
    for package in folder.glob("*.deb"):
        run("dpkg", "-x", package, root)
    return root


def check_native(wheel: Path) -> None:
    """Run the search of a wheel for this computer. It must use the code for this processor that the checkout uses."""
    shown = "from ricochetrobots.solver._kernel import cpu_target; print(cpu_target())"
    python, folder = environment(PYTHONS[0]), str(unpack(wheel))
    run(python, ROOT / "bench/signature.py", "--check", PYTHONPATH=folder, RICOCHET_ENGINE="native")
    chosen = run(python, "-c", shown, PYTHONPATH=folder)
    expected = run(ROOT / ".venv/bin/python", "-c", shown)
    if chosen != expected:
        raise SystemExit(
            f"{wheel.name} runs the code for {chosen.strip()}, and the checkout for {expected.strip()}."
        )


def unpack(wheel: Path) -> Path:
    """Return a folder with the files of the wheel."""
    folder = BUILD / "unpacked"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.unpack_archive(wheel, folder, "zip")
    return folder


def check_arm64(wheel: Path) -> None:
    """Run the search of an arm64 wheel under qemu. It must expand as many states as everywhere else."""
    root = arm64_python()
    program = root / "usr/bin/python3.11"
    variables = "-E", f"PYTHONPATH={unpack(wheel)}", "-E", "RICOCHET_ENGINE=native"
    run("qemu-aarch64", "-L", root, *variables, program, ROOT / "bench/signature.py", "--check")


def provenance(files: list[Path]) -> dict[str, object]:
    """Return the in-toto statement of how the files were made (SLSA provenance 1.0). It is not signed."""
    commit = run("git", "-C", ROOT, "rev-parse", "HEAD").strip()
    pins = [*sorted(ROOT.glob("requirements/*.txt")), *sorted(ROOT.glob("tools/*/package-lock.json"))]
    return {
        "_type": "https://in-toto.io/Statement/v1",
        "subject": [{"name": file.name, "digest": {"sha256": digest(file)}} for file in files],
        "predicateType": "https://slsa.dev/provenance/v1",
        "predicate": {
            "buildDefinition": {
                "buildType": "make release",
                "externalParameters": {"version": __version__},
                "resolvedDependencies": [
                    {"name": "source", "digest": {"gitCommit": commit}},
                    *(
                        {"name": str(pin.relative_to(ROOT)), "digest": {"sha256": digest(pin)}}
                        for pin in pins
                    ),
                ],
            },
            "runDetails": {"builder": {"id": f"{platform.system()} {platform.machine()}"}},
        },
    }


def digest(file: Path) -> str:
    """Return the SHA-256 of a file."""
    return hashlib.sha256(file.read_bytes()).hexdigest()


def main() -> None:
    """Build and check everything."""
    folder = Path(sys.argv[1]).resolve()
    if run("git", "-C", ROOT, "status", "--porcelain", "--untracked-files=no"):
        raise SystemExit("The checkout has changes. A release is built from a commit.")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    run(
        UV,
        "build",
        "-q",
        "--sdist",
        "--no-build-isolation",
        "--python",
        sys.executable,
        "--out-dir",
        folder,
        ROOT,
    )
    run(
        *(UV, "build", "-q", "--wheel", "--no-build-isolation", "--python", sys.executable),
        *("--out-dir", folder, ROOT),
        SKBUILD_WHEEL_CMAKE="false",
        SKBUILD_WHEEL_PY_API="py3",
    )
    for each in PLATFORMS:
        for version in PYTHONS:
            wheel = build_wheel(each, version, folder)
            print(wheel.name, flush=True)
            if each.libc != "musl" and version == "3.11":
                check_arm64(wheel) if each.processor == "aarch64" else check_native(wheel)
    files = sorted(file for file in folder.iterdir() if file.suffix in {".whl", ".gz"})
    run("twine", "check", "--strict", *files)
    sbom = run(sys.executable, ROOT / "tools/dependencies.py", "sbom")
    (folder / "sbom.cdx.json").write_text(sbom)
    (folder / "provenance.intoto.json").write_text(json.dumps(provenance(files), indent=1) + "\n")
    (folder / "SHA256SUMS").write_text("".join(f"{digest(file)}  {file.name}\n" for file in files))


if __name__ == "__main__":
    main()
