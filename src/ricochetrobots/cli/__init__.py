"""The program ``ricochet``: find the command, run it and report errors."""

import gc
import io
import os
import sys
import warnings
from collections.abc import Sequence
from importlib import import_module

from ricochetrobots.cli.arguments import HELP, JSON, Command, UsageError, meant, read
from ricochetrobots.cli.commands import ABOUT, COMMANDS
from ricochetrobots.cli.console import BAD_USE, FULL, output_lost, redirected_target, refuse, say, write
from ricochetrobots.cli.text import t
from ricochetrobots.core import InputError, RicochetError
from ricochetrobots.extras import MissingExtraError, require_extra

__all__ = ["main", "run"]

INTERRUPTED = 130
"""The exit status after Ctrl-C."""


def main() -> None:
    """Run the command with the arguments of this process and exit."""
    gc.disable()  # imports leave no garbage, and collections take a sixth of the start
    warnings.showwarning = _show_warning
    sys.exit(run(sys.argv[1:]))


def _show_warning(message: Warning | str, *_: object, **__: object) -> None:
    """Show a warning as a message, without the line of code that `warnings` adds."""
    say(t("cli-warning", what=str(message)))


def run(words: Sequence[str]) -> int:
    """Run a command and return the exit status."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(
            errors="replace"
        )  # a character that the terminal lacks must not stop the command
    try:
        status = _answer(words)
        if sys.stdout is not None:
            sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        return output_lost(error)
    return status


def _answer(words: Sequence[str]) -> int:
    """Run a command or report an error. Raises OSError if the output cannot be written."""
    if [*words[:1]] == ["help"]:
        words = [*words[1:], HELP[-1]]
    if "_RICOCHET_COMPLETE" in os.environ:
        from ricochetrobots.cli.completion import complete

        return complete()
    command = None
    try:
        command = _find(words)
        if command is None:
            return _about(words)
        return _run(command, words[len(command.name.split()) :])
    except (UsageError, RicochetError) as error:
        return _refuse(error, command, words)
    except OSError as error:
        if error.filename is None or error.errno in FULL:
            raise  # the fault is in the output, not in an argument
        return _refuse(error, command, words)


def _find(words: Sequence[str]) -> Command | None:
    """Return the command, or None for a global option or the help of a group. Raises UsageError."""
    for command in COMMANDS:
        name = command.name.split()
        if name == list(words[: len(name)]):
            return command
    group = [command for command in COMMANDS if words and command.name.startswith(f"{words[0]} ")]
    unknown = [word for word in words[: len(group) + 1] if not word.startswith("-")][bool(group) :]
    if unknown:
        word = len(group[0].name.split()) - 1 if group else 0
        names = {command.name.split()[word] for command in group or COMMANDS}
        raise UsageError("usage-no-command", name=unknown[0], meant=meant(unknown[0], names))
    return None


def _run(command: Command, words: Sequence[str]) -> int:
    if not {*HELP}.isdisjoint(words):
        from ricochetrobots.cli.help import command_help

        write(command_help(command))
        return 0
    given = read(command, words)
    if command.extra:
        require_extra(command.extra, f"ricochet {command.name}")
    module = import_module(f"{__name__}.{command.module}")
    gc.freeze()
    gc.enable()
    status: int | None = getattr(module, command.name.split()[-1])(**given)
    if command.joins and (file := redirected_target()) is not None:
        explained = t("cli-redirected", file=file)
        say(t("cli-error", what=explained) if status else explained)
    return status or 0


def _about(words: Sequence[str]) -> int:
    """Handle an option that precedes any command. Without an option, show the help."""
    from ricochetrobots.cli.help import group_help

    group = [command for command in COMMANDS if words and command.name.startswith(f"{words[0]} ")]
    options = words[bool(group) :]
    if not options:
        say(group_help(group))
        return BAD_USE
    if options[0] in HELP:
        write(group_help(group))
    elif options[0] == "--version" and not group:
        from ricochetrobots.cli.version import version

        write(f"ricochet {version()}")
    elif options[0] in {"--install-completion", "--show-completion"} and not group:
        from ricochetrobots.cli import completion

        completion.offer(*options[1:2], install=options[0].startswith("--install"))
    else:
        names = {option.names for option in ABOUT.parameters} if not group else set()
        raise UsageError(
            "usage-no-option", options[0], name=options[0], meant=meant(options[0], {*names, *HELP})
        )
    return 0


def _refuse(
    error: UsageError | RicochetError | OSError, command: Command | None, words: Sequence[str]
) -> int:
    if isinstance(error, MissingExtraError):
        from ricochetrobots.cli.uvx import run_with_extra

        if (status := run_with_extra(error.extra, words)) is not None:
            return status
    if command is not None and (file := redirected_target()) is not None:
        error = UsageError("cli-redirected", file=file)
        return refuse(error, as_json=False)
    as_json = JSON in words
    if isinstance(error, UsageError) and error.message.startswith("usage-") and not as_json:
        from ricochetrobots.cli.help import usage

        say(usage(command))
        say(t("usage-try", command=f"ricochet {command.name} --help" if command else "ricochet --help"))
        say("")
    status = refuse(error, as_json=as_json)
    if command is not None and command.joins and isinstance(error, InputError) and not as_json:
        for file in words[1:]:
            if file == error.text and os.path.isfile(file):  # noqa: PTH113  pathlib is slow to import
                from shlex import quote

                how = "--file" if command.name == "convert" else "- <"
                say(t("cli-is-file", file=file, command=f"ricochet {command.name} {how} {quote(file)}"))
    return status
