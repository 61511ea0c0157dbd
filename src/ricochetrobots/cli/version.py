"""The version of this installation."""

import subprocess
from pathlib import Path

from ricochetrobots import __version__

CLONE = Path(__file__).parents[3]
COMMIT = ("git", "describe", "--always", "--abbrev=8", "--exclude=*", "--dirty=.changed")


def version() -> str:
    """Return the version of the package; in a clone, also its commit and whether its files have changed since then.

    Between two releases, ``__version__`` is that of the next one, with ``.dev0``.
    """
    if not (CLONE / ".git").exists():
        return __version__
    try:
        found = subprocess.run(COMMIT, cwd=CLONE, capture_output=True, text=True, check=True)  # noqa: S603
    except (OSError, subprocess.CalledProcessError):  # no git here, or the clone belongs to another user
        return __version__
    return f"{__version__}+g{found.stdout.strip()}"
