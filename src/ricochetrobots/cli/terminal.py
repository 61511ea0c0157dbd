"""The command ``tui``: the game in the terminal."""

from __future__ import annotations

from ricochetrobots.cli.arguments import UsageError
from ricochetrobots.cli.console import has_unicode, is_terminal
from ricochetrobots.cli.text import language
from ricochetrobots.tui.app import RicochetApp


def tui(*, link: str | None, plain: bool | None, as_json: bool) -> None:
    """Play until the person leaves. There is no output, so ``as_json`` changes only errors. Raises UsageError."""
    if not is_terminal():
        raise UsageError("cli-tui-terminal")
    ascii_only = not has_unicode() if plain is None else plain
    RicochetApp(language=language(), ascii_only=ascii_only, link=link).run()
