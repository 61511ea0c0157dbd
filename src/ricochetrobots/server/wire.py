"""Between the game's values and the wire's: same names, same fields, told apart by module (docs/adr/0001)."""

from __future__ import annotations

from typing import get_args

import msgspec

from ricochetrobots.core import BlockedMoveError, InputError, MoveError, RicochetError
from ricochetrobots.game import Match, commands, view
from ricochetrobots.game.events import Event
from ricochetrobots.game.options import Options
from ricochetrobots.protocol import messages
from ricochetrobots.protocol.events import WireEvent
from ricochetrobots.protocol.view import OptionsPart, View
from ricochetrobots.server.log.journal import tag

_COMMANDS: dict[str, type[commands.Command]] = {tag(kind): kind for kind in get_args(commands.Command)}


def wire_event(event: Event) -> WireEvent:
    """Return the event as clients receive it."""
    fields = {"type": tag(type(event)), **msgspec.to_builtins(event)}
    converted: WireEvent = msgspec.convert(fields, WireEvent)
    return converted


def wire_view(match: Match, viewer: int | None, game: str | None) -> View:
    """Return what the person on that seat may see; ``game`` is the id of the finished game, if it is one."""
    return msgspec.convert({**msgspec.to_builtins(view(match, viewer)), "game": game}, View)


def wire_options(options: Options) -> OptionsPart:
    """Return the options as clients say them."""
    return msgspec.convert(msgspec.to_builtins(options), OptionsPart)


def game_options(options: OptionsPart) -> Options:
    """Return what was said as the game's options; whether a match can be played by them, the game decides."""
    return msgspec.convert(msgspec.to_builtins(options), Options)


def game_command(message: messages.ClientCommand) -> commands.Command:
    """Return the command that a message wishes for."""
    fields = msgspec.to_builtins(message)
    kind = _COMMANDS[fields.pop("type")]
    del fields["id"]
    return msgspec.convert(fields, kind)


def refusal(error: RicochetError, command_id: str | None = None, path: str | None = None) -> messages.Refused:
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
    return messages.Refused(
        id=command_id, code=error.code, message=str(error), clause=error.clause, facts=facts, path=path
    )
