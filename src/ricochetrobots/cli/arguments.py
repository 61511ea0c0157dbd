"""Arguments of the commands: their declaration, and the parser of a command line.

argparse does not fit (docs/adr/0022). Its errors are English sentences that change with the version of Python, without
stable codes or translations. It also accepts no options between the words of a puzzle.
"""

import os
import re
import sys
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace

HELP = ("-h", "--help")
JSON = "--json"


class UsageError(Exception):
    """The arguments of a command cannot be accepted.

    ``message`` is the id of the message, and ``place`` is the invalid argument.
    """

    def __init__(self, message: str, place: str | None = None, /, **facts: str | float) -> None:
        super().__init__(message, place, facts)
        self.message = message
        self.place = place
        self.facts = facts

    @property
    def code(self) -> str:
        """The stable code: the id of the message without its first part."""
        return self.message.partition("-")[2]


@dataclass(frozen=True)
class Kind:
    """A kind of value. ``read`` raises ValueError for invalid text, and ``refusal`` is the id of the error message."""

    metavar: str
    read: Callable[[str], object] = str
    refusal: str = ""
    limits: str = ""
    facts: Mapping[str, str | float] | None = None

    def called(self, metavar: str) -> "Kind":
        """Return the same kind with another placeholder in the help."""
        return replace(self, metavar=metavar)


TEXT = Kind("TEXT")
FLAG = Kind("")
"""An option without a value. The names after ``/`` switch it off."""


def whole(low: int, high: int | None = None) -> Kind:
    """Return the kind of integers in that range."""
    if high is None:
        return Kind("INTEGER", _reader(int, low, None), "usage-whole", f"x>={low}", {"low": low})
    shown = f"{low}<=x<={high}"
    return Kind("INTEGER", _reader(int, low, high), "usage-whole-range", shown, {"low": low, "high": high})


def decimal(low: float, metavar: str = "FLOAT", high: float | None = None) -> Kind:
    """Return the kind of numbers in that range."""
    if high is None:
        return Kind(metavar, _reader(float, low, None), "usage-number", f"x>={low}", {"low": low})
    shown = f"{low}<=x<={high}"
    return Kind(metavar, _reader(float, low, high), "usage-number-range", shown, {"low": low, "high": high})


def between(low: int) -> Kind:
    """Return the kind of a number of at least ``low``, such as 6, or of a range with both ends, such as 4-9."""

    def read(text: str) -> range:
        first, _, last = text.partition("-")
        numbers = range(int(first), int(last or first) + 1)
        if not numbers or numbers[0] < low:
            raise ValueError(text)
        return numbers

    return Kind("NUMBERS", read, "usage-numbers", f"x>={low}", {"low": low})


def list_of(*choices: str) -> Kind:
    """Return the kind of lists of these texts, separated by commas."""

    def read(text: str) -> frozenset[str]:
        return frozenset(choices[choices.index(word)] for word in text.split(","))

    return Kind("LIST", read, "usage-list", "", {"choices": ", ".join(choices)})


def one_of(*choices: str) -> Kind:
    """Return the kind of texts in a list."""
    shown = "|".join(choices)
    return Kind(
        f"[{shown}]",
        lambda text: choices[choices.index(text)],
        "usage-choice",
        "",
        {"choices": ", ".join(choices)},
    )


def _reader(number: type[int] | type[float], low: float, high: float | None) -> Callable[[str], float]:
    def read(text: str) -> float:
        value = number(text)
        if not low <= value <= (sys.float_info.max if high is None else high):
            raise ValueError(text)
        return value

    return read


@dataclass(frozen=True)
class Option:
    """An option, or an argument if its name is in capitals. ``parameter`` names the function's parameter."""

    names: str
    """The names as the help shows them, such as ``--output, -o`` or ``--browser/--no-browser``."""
    kind: Kind = FLAG
    parameter: str = ""
    default: object = None
    is_required: bool = False
    variable: str = ""
    """The environment variable that replaces a missing option."""
    shown_default: str = ""
    takes_several: bool = False
    """Whether the option takes every word up to the next option. The parameter is the tuple of these texts."""
    help: str = ""
    """The English help of an option from another table. All others have theirs in en.ftl."""

    @property
    def is_argument(self) -> bool:
        """Return whether this is a positional argument."""
        return self.names.isupper()

    @property
    def spellings(self) -> list[str]:
        """All names on the command line. Those that switch it off come last."""
        return re.split("[,/ ]+", self.names)

    @property
    def key(self) -> str:
        """The name of the function's parameter."""
        return self.parameter or self.spellings[0].strip("-").replace("-", "_").lower()

    @property
    def absent(self) -> object:
        """The parameter's value without the option: False for a flag that has no negative name."""
        return False if self.kind is FLAG and "/" not in self.names else self.default

    def value(self, text: str) -> object:
        """Parse a text. Raises UsageError."""
        try:
            return self.kind.read(text)
        except ValueError:
            name = self.spellings[0]
            raise UsageError(
                self.kind.refusal, name, name=name, given=text or "''", **(self.kind.facts or {})
            ) from None


@dataclass(frozen=True)
class Command:
    """A command. A function of ``module`` runs it, with a keyword argument for each option."""

    name: str
    module: str
    options: tuple[Option, ...] | Callable[[], tuple[Option, ...]]
    extra: str = ""
    """The extra that the command needs."""
    joins: bool = False
    """True if additional words belong to a puzzle without quotation marks."""

    @property
    def parameters(self) -> tuple[Option, ...]:
        """All options. Import a table from another module only when it is needed."""
        return self.options if isinstance(self.options, tuple) else self.options()


def read(command: Command, words: Sequence[str]) -> dict[str, object]:
    """Return the value of each parameter. Raises UsageError."""
    options = command.parameters
    by_name = {name: option for option in options for name in option.spellings if not option.is_argument}
    found: dict[str, object] = {}
    collected: dict[str, list[str]] = {}
    texts: list[str] = []
    several: list[str] | None = None
    rest = iter(words)
    for word in rest:
        if word == "--":
            texts += rest
        elif word == "-" or not word.startswith("-"):
            if several is None:
                texts.append(word)
            else:
                several.append(word)
        else:
            name, equals, text = (
                word.partition("=") if word.startswith("--") else (word[:2], word[2:], word[2:])
            )
            if name not in by_name:
                raise UsageError("usage-no-option", name, name=name, meant=meant(name, {*by_name, *HELP}))
            option, several = by_name[name], None
            if option.kind is not FLAG:
                given = text if equals else next(rest, None)
                if given is None:
                    raise UsageError("usage-no-value", name, name=name)
                if option.takes_several:
                    several = collected.setdefault(option.key, [])
                    several.append(given)
                else:
                    found[option.key] = option.value(given)
            elif equals:
                raise UsageError("usage-value", name, name=name)
            else:
                found[option.key] = not option.names.endswith(f"/{name}")
    found |= {key: tuple(values) for key, values in collected.items()}
    arguments = [option for option in options if option.is_argument]
    if command.joins and len(texts) > len(arguments):
        texts = joined(texts, len(arguments))
    if len(texts) > len(arguments):
        raise UsageError("usage-extra", name=" ".join(texts[len(arguments) :]))
    for option, text in zip(arguments, texts, strict=False):
        found[option.key] = option.value(text)
    for option in options:
        if option.key in found:
            continue
        if option.is_required:
            raise UsageError("usage-missing", option.spellings[0], name=option.spellings[0])
        text = os.environ.get(option.variable, "")
        found[option.key] = option.value(text) if text else option.absent
    return found


def meant(word: str, names: Collection[str]) -> str:
    """Return the name that a person probably meant by a word, or ``none``."""
    from difflib import get_close_matches  # needed only for an error

    return next(iter(get_close_matches(word, sorted(names), 1)), "none")


def joined(texts: Sequence[str], arguments: int) -> list[str]:
    """Join the words of a puzzle into one text, and those of a path into a second if the command has one.

    A path is missing if the last word has a cell, as a robot or a target of the puzzle does.
    """
    if arguments == 1 or re.fullmatch(r">?[A-Z*][a-z]{1,2}\d{1,2}", texts[-1]):
        return [" ".join(texts)]
    moves = (number for number, text in enumerate(texts) if re.match("[A-Z][nesw]( |$)", text))
    path = next(moves, len(texts) - 1)
    return [" ".join(texts[:path]), " ".join(texts[path:])]
