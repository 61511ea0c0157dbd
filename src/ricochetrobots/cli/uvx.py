"""``uvx --from . ricochetkit play``: the base has no server, so uv restarts the command with the missing extra."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from ricochetrobots.extras import DISTRIBUTION, requirement

STARTED_AGAIN = "RICOCHET_STARTED_AGAIN"


def run_with_extra(extra: str, words: Sequence[str]) -> int | None:
    """Run the command in an environment of uv that has the extra, and return its exit status.

    Return None unless uv runs this process under the name of the distribution, as ``uvx`` does. In any other
    environment, the user decides which packages to install.
    """
    uv = os.environ.get("UV")
    if uv is None or Path(sys.argv[0]).stem != DISTRIBUTION or STARTED_AGAIN in os.environ:
        return None
    command = [uv, "tool", "run", "--from", requirement(extra), DISTRIBUTION, *words]
    environment = os.environ | {STARTED_AGAIN: "1"}
    if os.name == "posix":
        os.execve(uv, command, environment)  # noqa: S606  one process remains, so Ctrl-C reaches it
    from subprocess import call

    return call(command, env=environment)  # noqa: S603
