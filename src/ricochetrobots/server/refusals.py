"""The server's refusals, as clients receive them."""

from __future__ import annotations

from ricochetrobots.core import RicochetError
from ricochetrobots.wire.messages import Refused


def refusal(error: RicochetError, command_id: str | None = None, path: str | None = None) -> Refused:
    """Return an error as clients receive it."""
    return Refused(
        id=command_id,
        code=error.code,
        message=str(error),
        clause=error.clause,
        facts=error.facts,
        path=path,
    )
