"""Help and wrong use in another language than English: imported for those alone.

English stands where the commands are declared. What other languages say for it is the message ``help-COMMAND`` or
``help-COMMAND-PARAMETER`` in locales/LANGUAGE.ftl, or ``help-each-PARAMETER`` where several commands share a sentence.
"""

import re
from copy import copy
from typing import Any

import typer
from typer._click.exceptions import (
    BadParameter,
    MissingParameter,
    NoArgsIsHelpError,
    NoSuchOption,
    UsageError,
)
from typer._click.formatting import HelpFormatter
from typer.core import TyperCommand, TyperGroup

from ricochetrobots.cli.text import language, t
from ricochetrobots.protocol.words import has_words

HEADINGS = {
    "Arguments": "usage-arguments",
    "Options": "usage-options",
    "Commands": "usage-commands",
}
REMARKS = {"required": "usage-required", "default": "usage-default", "env var": "usage-env-var"}
"""What Typer says at the end of an option's help, as in ``[env var: RICOCHET_PORT; default: 1]``."""
HELP_OPTION = "Show this message and exit."


def help_of(command: TyperCommand | TyperGroup, ctx: Any) -> str:
    """Return the help of a command in the language of the terminal."""
    ctx.formatter_class = Formatter
    translated = in_words(command)
    parent = TyperGroup if isinstance(command, TyperGroup) else TyperCommand
    return parent.get_help(translated, ctx)


def in_words(command: Any) -> Any:
    """Return a copy of a command, or of a group with its commands, whose help is in the language of the terminal."""
    made = copy(command)
    made.help = _help(f"help-{command.name}", command.help)
    made.params = [copy(param) for param in command.params]
    for param in made.params:
        param.help = _help(f"help-{command.name}-{param.name}", param.help, f"help-each-{param.name}")
    if isinstance(command, TyperGroup):
        made.commands = {name: in_words(one) for name, one in command.commands.items()}
    return made


def _help(own: str, english: str | None, shared: str = "") -> str | None:
    """Return the message of that name, or the one that several share, or the English."""
    return next((t(name) for name in (own, shared) if has_words(language(), name)), english)


class Formatter(HelpFormatter):
    """Says in the language of the terminal what Typer itself puts into a help."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """Write how a command is called."""
        super().write_usage(prog, args, t("usage-usage") + " ")

    def write_heading(self, heading: str) -> None:
        """Write the heading of a list."""
        super().write_heading(t(HEADINGS[heading]))

    def write_dl(self, rows: Any, col_max: int = 30, col_spacing: int = 2) -> None:
        """Write a list of parameters or commands."""
        super().write_dl([(first, _remarked(second)) for first, second in rows], col_max, col_spacing)


def _remarked(words: str) -> str:
    """Return the help of a parameter with Typer's remarks at its end in words."""
    if words == HELP_OPTION:
        return t("help-help")
    text, bracket, remarks = words.rpartition("  [")
    if not bracket:
        return words
    said = "; ".join(
        re.sub("^[a-z ]+(?=$|: )", lambda found: t(REMARKS[found[0]]), remark)
        for remark in remarks.removesuffix("]").split("; ")
    )
    return f"{text}  [{said}]"


def show_fault(error: typer.TyperException) -> int:
    """Say what is wrong with the arguments, and how help is asked for; return the exit status."""
    if isinstance(error, NoArgsIsHelpError):
        error.show()
        return error.exit_code
    ctx = error.ctx if isinstance(error, UsageError) else None
    if ctx is not None:
        ctx.formatter_class = Formatter
        typer.echo(ctx.get_usage(), err=True)
        typer.echo(t("usage-try", command=f"{ctx.command_path} {ctx.help_option_names[0]}") + "\n", err=True)
    typer.echo(t("cli-error", what=_fault(error)), err=True)
    return error.exit_code


def _fault(error: typer.TyperException) -> str:
    if isinstance(error, MissingParameter) and error.param is not None:
        return t("usage-missing", name=error.param.get_error_hint())
    if isinstance(error, NoSuchOption):
        return t("usage-no-option", name=error.option_name)
    if isinstance(error, BadParameter) and error.param is not None:
        ctx = error.ctx
        assert ctx is not None  # noqa: S101  Typer gives what it reads a context
        return t("usage-invalid", name=error.param.get_error_hint(), takes=error.param.display_type(ctx))
    if isinstance(error, BadParameter):  # one of ours, in words
        return error.message if error.param_hint is None else f"{error.param_hint}: {error.message}"
    for pattern, name in FAULTS.items():
        if found := re.match(pattern, error.message):
            return t(name, name=found[1])
    return error.message


FAULTS = {
    r"No such command '(.*?)'\.": "usage-no-command",
    r"Option '(.*)' requires ": "usage-no-value",
    r"Option '(.*)' does not take a value\.": "usage-value",
    r"Got unexpected extra argument\(s\) \((.*)\)": "usage-extra",
    r"(Missing command)\.": "usage-missing-command",
}
"""Sentences of Typer that come as text alone."""
