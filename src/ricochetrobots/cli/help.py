"""Help in the language of the terminal.

Its messages in locales/LANGUAGE.ftl are ``help-COMMAND`` and ``help-COMMAND-PARAMETER``, or ``help-each-PARAMETER``
if several commands share a sentence.
"""

import shutil
from collections.abc import Iterable, Iterator, Sequence
from textwrap import fill

from ricochetrobots.cli.arguments import FLAG, HELP, Command, Option
from ricochetrobots.cli.commands import ABOUT, COMMANDS, GROUP
from ricochetrobots.cli.text import USUAL, language, t
from ricochetrobots.words.fluent import has_words

PROGRAM = "ricochet"
MAX_NAMES = 30
"""Columns for the names of options. Longer names have a separate line."""


def usage(command: Command | None) -> str:
    """Return the usage line of a command, or of the program if there is none."""
    if command is None:
        return " ".join([t("usage-usage"), PROGRAM, "[OPTIONS] COMMAND [ARGS]..."])
    arguments = [
        option.names if option.is_required else f"[{option.names}]"
        for option in command.parameters
        if option.is_argument
    ]
    return " ".join([t("usage-usage"), PROGRAM, command.name, "[OPTIONS]", *arguments])


def command_help(command: Command, width: int | None = None) -> str:
    """Return the help of a command."""
    parts = [usage(command), _paragraphs(t(f"help-{_key(command)}"), width)]
    for heading, wants_arguments in (("usage-arguments", True), ("usage-options", False)):
        rows = [
            _row(command, option) for option in command.parameters if option.is_argument == wants_arguments
        ]
        if not wants_arguments:
            rows.append((", ".join(HELP), t("help-help")))
        if rows:
            parts.append(f"{t(heading)}:\n" + "\n".join(_list(rows, width)))
    return "\n\n".join(parts)


def group_help(group: Sequence[Command] = (), width: int | None = None) -> str:
    """Return the help of all commands, or of a group of commands with the same first word."""
    about = GROUP if group else ABOUT
    rows: dict[str, str] = {}
    for command in group or COMMANDS:
        first, *rest = command.name.split() if not group else command.name.split()[1:]
        rows[first] = t(f"help-{GROUP.name if rest else _key(command)}").partition("\n")[0]
    options = [_row(about, option) for option in about.parameters] + [(", ".join(HELP), t("help-help"))]
    return "\n\n".join(
        [
            usage(None).replace(PROGRAM, f"{PROGRAM} {GROUP.name}" if group else PROGRAM),
            _paragraphs(t(f"help-{about.name}"), width),
            t("usage-options") + ":\n" + "\n".join(_list(options, width)),
            t("usage-commands") + ":\n" + "\n".join(_list(rows.items(), width)),
        ]
    )


def _key(command: Command) -> str:
    """Return the command's part in the ids of its messages."""
    return command.name.rpartition(" ")[2]


def _row(command: Command, option: Option) -> tuple[str, str]:
    """Return the names of an option and its help."""
    name, shared = f"help-{_key(command)}-{option.key}", f"help-each-{option.key}"
    alone = has_words(language(), name) or has_words(USUAL, name)
    text = option.help if option.help and not alone else t(name if alone else shared)
    remarks = []
    if option.variable:
        remarks.append(": ".join([t("usage-env-var"), option.variable]))
    default = option.shown_default or (
        "" if option.default in (None, False, (), frozenset()) else str(option.default)
    )
    if option.kind is FLAG and "/" in option.names:
        default = option.spellings[not option.default].strip("-") if option.default is not None else ""
    if default:
        remarks.append(": ".join([t("usage-default"), default]))
    if option.kind.limits:
        remarks.append(option.kind.limits)
    if option.is_required:
        remarks.append(t("usage-required"))
    metavar = "" if option.is_argument else option.kind.metavar
    names = f"{option.names.replace('/', ' / ')} {metavar}".strip()
    return names, f"{text}  [{'; '.join(remarks)}]" if remarks else text


def _paragraphs(text: str, width: int | None) -> str:
    return "\n\n".join(_filled(part, width, "  ", "  ") for part in text.split("\n\n"))


def _list(rows: Iterable[tuple[str, str]], width: int | None) -> Iterator[str]:
    rows = list(rows)
    column = min(max(len(names) for names, _ in rows), MAX_NAMES) + 4
    for names, text in rows:
        if len(names) <= MAX_NAMES:
            yield _filled(text, width, f"  {names}".ljust(column), " " * column)
        else:
            yield f"  {names}"
            yield _filled(text, width, " " * column, " " * column)


def _filled(text: str, width: int | None, first: str, later: str) -> str:
    columns = width or max(shutil.get_terminal_size().columns, len(first) + 20)
    return fill(
        " ".join(text.split()) if "  [" not in text else text,
        columns - 1,
        initial_indent=first,
        subsequent_indent=later,
    )
