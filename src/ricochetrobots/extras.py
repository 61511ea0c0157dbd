"""Detect the optional extras of the installation, and report a missing one with the command that installs it."""

import os
import sys
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import Any

from ricochetrobots.core.errors import RicochetError
from ricochetrobots.core.sentence import Sentence

DISTRIBUTION = "ricochetkit"
"""The name to install, which differs from the name to import. A test compares it with pyproject.toml."""

EXTRAS = {
    "cli": ("rich",),
    "client": ("msgspec", "websockets"),
    "dask": ("distributed",),
    "env": ("gymnasium", "pettingzoo"),
    "names": ("confusable_homoglyphs", "emoji", "precis_i18n"),
    "notebook": ("anywidget", "networkx"),
    "numpy": ("numpy",),
    "parquet": ("pyarrow",),
    "play": ("sqlalchemy", "starlette", "uvicorn"),
    "png": ("resvg_py",),
    "postgres": ("asyncpg", "greenlet"),
    "public": ("badwords",),
    "reasoning": ("reasoning_gym",),
    "tui": ("textual",),
}
"""For each extra, modules that only it installs."""


class MissingExtraError(RicochetError):
    """``what`` needs an extra of this package that is not installed."""

    code = "extra-missing"

    def __init__(self, what: str, extra: str) -> None:
        super().__init__(what, extra)
        self.what = what
        self.extra = extra

    def _words(self) -> Sentence:
        return Sentence(
            "fault-extra-missing",
            "{what} needs the extra {extra}: {command}",
            what=self.what,
            extra=self.extra,
            command=install_command(self.extra),
        )


def has_extra(extra: str) -> bool:
    """Return whether the libraries of that extra are installed."""
    return all(find_spec(module) is not None for module in EXTRAS[extra])


def require_extra(extra: str, what: str) -> None:
    """Raise MissingExtraError unless the libraries for ``what`` are installed."""
    if not has_extra(extra):
        raise MissingExtraError(what, extra)


def requirement(*extras: str) -> str:
    """Return what an installer needs to install this package with extras from where it came (PEP 610).

    That is the path of a clone or a wheel, the address of a repository or a file, or the version in an index.
    """
    chosen = f"[{','.join(extras)}]" if extras else ""
    origin = _origin()
    if origin is None:
        from importlib.metadata import version

        return f"{DISTRIBUTION}{chosen}=={version(DISTRIBUTION)}"
    url = origin["url"]
    if vcs := origin.get("vcs_info"):
        url = f"{vcs['vcs']}+{url}@{vcs['commit_id']}"
    return _path(url) + chosen if url.startswith("file:") else f"{DISTRIBUTION}{chosen} @ {url}"


def install_command(*extras: str) -> str:
    """Return the shell command that installs this package with extras for the Python that runs."""
    if sys.platform == "emscripten":  # a page of the documentation; its reader has a copy of the project
        return _quoted(["python3", "-m", "pip", "install", f".[{','.join(extras)}]"])
    editable = (_origin() or {}).get("dir_info", {}).get("editable", False)
    return _quoted([*_installer(), *["-e"] * editable, requirement(*extras)])


def source_folder() -> str | None:
    """Return the folder with the sources from which this package was installed, or None."""
    origin = _origin() or {}
    folder = _path(origin["url"]) if "dir_info" in origin else None
    return folder if folder is not None and os.path.isdir(folder) else None  # noqa: PTH112  pathlib is slow to import


def _origin() -> dict[str, Any] | None:
    """Return the installer's record of the origin; None for an index. Sources without installation are a folder."""
    import json
    from importlib.metadata import PackageNotFoundError, distribution
    from pathlib import Path

    try:
        record = distribution(DISTRIBUTION).read_text("direct_url.json")
    except PackageNotFoundError:
        return {"url": Path(__file__).parents[2].as_uri(), "dir_info": {}}
    origin: dict[str, Any] | None = json.loads(record) if record else None
    return origin


def _path(url: str) -> str:
    from urllib.parse import urlsplit
    from urllib.request import url2pathname

    return url2pathname(urlsplit(url).path)


def _installer() -> list[str]:
    """Return the words of pip for the Python that runs, or of uv if that Python has no pip."""
    import sysconfig
    from pathlib import Path

    managed = (
        sys.prefix == sys.base_prefix and Path(sysconfig.get_path("stdlib"), "EXTERNALLY-MANAGED").exists()
    )
    options = ["--break-system-packages"] * managed
    if find_spec("pip") is not None:
        return [sys.executable, "-m", "pip", "install", *options]
    clone = source_folder()
    ours = clone and Path(clone, ".uv/bin/uv")
    uv = os.environ.get("UV") or (str(ours) if ours and ours.exists() else "uv")
    return [uv, "pip", "install", "--python", sys.executable, *options]


def _quoted(words: Sequence[str]) -> str:
    if sys.platform == "win32":
        import subprocess

        return subprocess.list2cmdline(words)
    import shlex

    return shlex.join(words)


def stand_in(extra: str, module: str, name: str) -> Callable[..., None]:
    """Return a placeholder for a function of a module whose libraries are missing.

    A call raises MissingExtraError. The help shows the function's name and the same sentence.
    """
    error = MissingExtraError(f"{name}()", extra)

    def refuse(*_arguments: object, **_options: object) -> None:
        raise MissingExtraError(*error.args)

    refuse.__module__, refuse.__name__, refuse.__qualname__, refuse.__doc__ = module, name, name, str(error)
    return refuse
