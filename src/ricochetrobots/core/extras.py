"""Detect the optional extras of the installation, and report a missing one."""

from collections.abc import Callable
from importlib.util import find_spec

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
    "play": ("litestar", "sqlalchemy", "uvicorn"),
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
            '{what} needs the extra {extra}: pip install "{package}[{extra}]"',
            what=self.what,
            extra=self.extra,
            package=DISTRIBUTION,
        )


def has_extra(extra: str) -> bool:
    """Return whether the libraries of that extra are installed."""
    return all(find_spec(module) is not None for module in EXTRAS[extra])


def require_extra(extra: str, what: str) -> None:
    """Raise MissingExtraError unless the libraries for ``what`` are installed."""
    if not has_extra(extra):
        raise MissingExtraError(what, extra)


def stand_in(extra: str, module: str, name: str) -> Callable[..., None]:
    """Return a placeholder for a function of a module whose libraries are missing.

    A call raises MissingExtraError. The help shows the function's name and the same sentence.
    """
    error = MissingExtraError(f"{name}()", extra)

    def refuse(*_arguments: object, **_options: object) -> None:
        raise MissingExtraError(*error.args)

    refuse.__module__, refuse.__name__, refuse.__qualname__, refuse.__doc__ = module, name, name, str(error)
    return refuse
