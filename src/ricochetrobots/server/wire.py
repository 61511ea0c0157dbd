"""What the server refuses, as clients receive it."""

from __future__ import annotations

from ricochetrobots.core import BlockedMoveError, InputError, MoveError, RicochetError
from ricochetrobots.protocol.messages import Fact, Refused


def refusal(error: RicochetError, command_id: str | None = None, path: str | None = None) -> Refused:
    """Return an error as clients receive it."""
    return Refused(
        id=command_id,
        code=error.code,
        message=str(error),
        clause=error.clause,
        facts=facts_of(error),
        path=path,
    )


def facts_of(error: RicochetError) -> dict[str, Fact]:
    """Return what an error knows besides its code, by the names in docs/protocol.md."""
    facts: dict[str, Fact] = dict(getattr(error, "facts", {}))
    if isinstance(error, InputError):
        facts |= {"text": error.text, "position": error.position}
    if isinstance(error, MoveError):
        facts["robot"] = error.robot.letter
        if error.direction is not None:
            facts["direction"] = error.direction.letter
    if isinstance(error, BlockedMoveError):
        facts["by"] = "wall" if error.by == "wall" else error.by.letter
    return facts
