"""What the server refuses, as clients receive it."""

from __future__ import annotations

from ricochetrobots.core import BlockedMoveError, InputError, MoveError, RicochetError
from ricochetrobots.protocol.messages import Refused


def refusal(error: RicochetError, command_id: str | None = None, path: str | None = None) -> Refused:
    """Return an error as clients receive it."""
    facts = dict(getattr(error, "facts", {}))
    if isinstance(error, InputError):
        facts |= {"text": error.text, "position": error.position}
    if isinstance(error, MoveError):
        facts["robot"] = error.robot.letter
        if error.direction is not None:
            facts["direction"] = error.direction.letter
    if isinstance(error, BlockedMoveError):
        facts["by"] = "wall" if error.by == "wall" else error.by.letter
    return Refused(
        id=command_id, code=error.code, message=str(error), clause=error.clause, facts=facts, path=path
    )
