"""Check the English of the project: grammar, refused phrases and the names of things (CONTRIBUTING.md).

``python tools/prose.py [PATH ...]`` prints each fault with its place; without paths it checks every tracked file.
Harper checks the grammar of Markdown, docstrings and ``en.ftl``. The phrases are also searched in comments, and
the names in identifiers. ``tools/prose.toml`` lists every exception, and ``tools/words.txt`` the words that Harper
does not know.
"""

from __future__ import annotations

import ast
import hashlib
import io
import json
import re
import subprocess
import sys
import tokenize
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from harper import Dialect, Linter

ROOT = Path(__file__).parent.parent
EXCEPTIONS = ROOT / "tools/prose.toml"
WORDS = ROOT / "tools/words.txt"
NAME = re.compile(r"\w[*]?\.?|.*\d.*|.*[a-z_][A-Z].*|[A-Z]{2,}s?('s)?|.*[_/].*")
"""The form of names of things in code, which are not spelt as words: a digit, an inner capital, only capitals."""
CACHE = ROOT / "build/prose.json"
"""Faults that Harper found, by the hash of the text: it takes half a second for a thousand words."""
SKIPPED = re.compile(r"(^|/)(node_modules|vendor|dist)/|\.min\.js$|_kernel\.pyi$|/messages\.d\.ts$")
SOURCES = {".js", ".mjs", ".cpp", ".hpp", ".css"}
COMMENT = re.compile(r"/\*(.*?)\*/|(?<![:\"'`\\])//([^\n]*)", re.DOTALL)
JS_NAME = re.compile(r"\bfunction\b\s*(\w*\s*\([^)]*\))|\b(?:const|let|var|class)\s+(\w+)")
SENTENCE = re.compile(r"(?:[^.!?:;|\n]|\n(?!\s*(?:[-*|#>]|\d+\.|\n))|[.!?:;](?!\s))+")
"""A text without the end of a sentence, a paragraph, an item or a table's cell."""
OPENING = re.compile(r"\s*(What|Who|Whoever|Tells? whether|Of the|By the) ")
WORD = re.compile(r"[a-z]+|[A-Z][a-z]+|[A-Z]+(?![a-z])")


@dataclass(frozen=True)
class Exceptions:
    """The exceptions from ``tools/prose.toml``."""

    rules_off: frozenset[str]
    words: frozenset[str]
    phrases: tuple[str, ...]
    names: frozenset[str]
    patterns: dict[str, str]
    name_words: dict[str, str]
    whole_names: dict[str, str]
    sentence_words: int

    @classmethod
    def read(cls, path: Path = EXCEPTIONS) -> Exceptions:
        """Read the file."""
        table = tomllib.loads(path.read_text("utf-8"))
        words = WORDS.read_text("utf-8").split()
        return cls(
            frozenset(table["harper"]["rules_off"]),
            frozenset(words) | {f"{word}'s" for word in words},
            tuple(table["harper"]["phrases"]),
            frozenset(table["names"]["allowed"]),
            table["patterns"],
            table["names"]["refused"],
            table["names"]["refused_whole"],
            table["harper"]["sentence_words"],
        )

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """All refused phrases as one pattern."""
        return re.compile(
            "|".join(f"(?P<p{n}>{phrase})" for n, phrase in enumerate(self.patterns)), re.IGNORECASE
        )

    def advice(self, found: re.Match[str]) -> str:
        """Return the advice for a refused phrase."""
        return list(self.patterns.values())[int((found.lastgroup or "p0")[1:])]


@dataclass(frozen=True)
class Text:
    """A passage of English: ``line`` is its first line in the file."""

    file: str
    line: int
    words: str
    markdown: bool
    grammar: bool

    def place(self, offset: int) -> str:
        """Return the place of a character as ``file:line``."""
        return f"{self.file}:{self.line + self.words.count(chr(10), 0, offset)}"


def texts(file: str, source: str) -> Iterator[Text]:
    """Yield the English of a file."""
    suffix = Path(file).suffix
    if suffix == ".md":
        yield Text(file, 1, _without_code(source), markdown=True, grammar=True)
    elif suffix == ".py":
        yield from _docstrings(file, source)
        yield from _python_comments(file, source)
    elif suffix in SOURCES:
        for found in COMMENT.finditer(source):
            words = re.sub(r"(?m)^\s*\* ?|@\w+ (\{.*?\} ?)?", "", found[1] or found[2] or "")
            yield Text(file, source.count("\n", 0, found.start()) + 1, words, markdown=False, grammar=False)
    elif file.endswith("en.ftl"):
        yield from _messages(file, source)


def _without_code(source: str) -> str:
    """Blank out fenced code, keeping the lines."""
    return re.sub(r"(?ms)^( *)(```|~~~).*?^\1\2[^\n]*$", lambda found: "\n" * found[0].count("\n"), source)


def _docstrings(file: str, source: str) -> Iterator[Text]:
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Expr(value=ast.Constant(value=str(words))):
                prose = re.sub(r"(?m)^ *(>>>|\.\.\.).*(\n(?! *(>>>|\.\.\.)|\s*$).*)*", "", words)
                prose = re.sub(r"(?ms)^([^\n]*)::\n\n.*?(?=^\S|\Z)", lambda found: found[1], prose)
                yield Text(file, node.lineno, prose.replace("``", "`"), markdown=True, grammar=True)
            case _:
                pass


def _python_comments(file: str, source: str) -> Iterator[Text]:
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT and not token.string.startswith("#!"):
            words = re.sub(r"(noqa|type):.*", "", token.string.lstrip("# "))
            yield Text(file, token.start[0], words, markdown=False, grammar=False)


def _messages(file: str, source: str) -> Iterator[Text]:
    """Yield each line of a message without its placeables, and each comment."""
    for number, line in enumerate(source.splitlines(), 1):
        words = re.sub(r"^[\w-]+ = |^ *\.\w+ = |^ *\*?\[\w+\] ?|^#+ ?", "", line)
        words = re.sub(r"\{ ?\$?[\w-]*(\(.*?\))? ?(->)?\}?|^\s*\}", "Red", words).strip()
        if len(words.split()) > 1:
            yield Text(file, number, words, markdown=False, grammar=not line.startswith(" "))


def pattern_faults(text: Text, exceptions: Exceptions) -> Iterator[str]:
    """Yield each refused phrase of a text."""
    for found in exceptions.pattern.finditer(
        re.sub(r"`[^`\n]*`", lambda code: "`" * len(code[0]), text.words)
    ):
        yield f"{text.place(found.start())}: {found[0]!r}: {exceptions.advice(found)}"


def opening_faults(text: Text) -> Iterator[str]:
    """Yield the beginning of the text if it hides the subject. A docstring leads with a verb or a noun."""
    if text.grammar and not text.file.endswith(".md") and (found := OPENING.match(text.words)):
        yield f"{text.place(found.start(1))}: {found[1]!r}: lead with a verb or a noun"


def names(file: str, source: str) -> Iterator[tuple[int, str]]:
    """Yield the line and the name of each thing that a source file defines."""
    if file.endswith(".py"):
        for node in ast.walk(ast.parse(source)):
            match node:
                case (
                    ast.Name(id=name, ctx=ast.Store())
                    | ast.Attribute(attr=name, ctx=ast.Store())
                    | ast.arg(arg=name)
                ):
                    yield node.lineno, name
                case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                    if name != "of":  # a class method such as `Position.of` is not the name of a thing
                        yield node.lineno, name
                case _:
                    pass
    elif Path(file).suffix in {".js", ".mjs"}:
        for found in JS_NAME.finditer(source):
            line = source.count("\n", 0, found.start()) + 1
            yield from ((line, name) for name in re.findall(r"\w+", found[1] or found[2] or ""))


def name_faults(file: str, source: str, exceptions: Exceptions) -> Iterator[str]:
    """Yield each name that is, or contains, a refused word."""
    for line, name in dict.fromkeys(names(file, source)):
        if name in exceptions.names:
            continue
        for word in {word.lower() for word in WORD.findall(name)} & {*exceptions.name_words}:
            yield f"{file}:{line}: {name}: {exceptions.name_words[word]}"
        if name in exceptions.whole_names:
            yield f"{file}:{line}: {name}: {exceptions.whole_names[name]}"


def length_faults(text: Text, exceptions: Exceptions) -> Iterator[str]:
    """Yield each sentence that is too long."""
    prose = re.sub(r"`[^`\n]*`|\[([^\]\n]*)\]\([^)\n]*\)", lambda found: found[1] or "code", text.words)
    for found in SENTENCE.finditer(prose):
        words = len(re.findall(r"[^\W\d][\w'’-]*", found[0]))  # figures do not count as words
        if words > exceptions.sentence_words:
            yield f"{text.place(found.start())}: a sentence of {words} words: {' '.join(found[0].split())[:60]}..."


class Grammar:
    """Harper, with the project's exceptions and a cache on disk."""

    def __init__(self, exceptions: Exceptions) -> None:
        self._exceptions = exceptions
        self._known: dict[str, list[tuple[int, str]]] = {}
        self._used: dict[str, list[tuple[int, str]]] = {}
        settings = f"{exceptions}{NAME.pattern}"
        self._salt = hashlib.sha256(settings.encode()).hexdigest()
        if CACHE.exists():
            self._known = json.loads(CACHE.read_text("utf-8"))

    @cached_property
    def _linter(self) -> Linter:
        linter = Linter(Dialect.BRITISH)
        config = linter.get_default_lint_config()
        unknown = self._exceptions.rules_off - {*config}
        if unknown:
            sys.exit(f"tools/prose.toml: Harper has no rule {', '.join(sorted(unknown))}")
        linter.set_lint_config(
            {name: on and name not in self._exceptions.rules_off for name, on in config.items()}
        )
        linter.import_words(sorted(self._exceptions.words))
        return linter

    def faults(self, text: Text) -> Iterator[str]:
        """Yield each grammatical fault of a text."""
        key = hashlib.sha256(f"{self._salt}{text.markdown}{text.words}".encode()).hexdigest()
        found = self._known.get(key)
        if found is None:
            language = "markdown" if text.markdown else "plaintext"
            found = [
                (lint.span.start, f"{lint.problem_text!r}: {rule}: {lint.message}")
                for rule, lints in self._linter.organized_lints(text.words, language=language).items()
                for lint in lints
                if rule != "SpellCheck" or not NAME.fullmatch(lint.problem_text)
            ]
        self._used[key] = found
        for offset, message in found:
            around = text.words[max(0, offset - 60) : offset + 60]
            if not any(phrase in around for phrase in self._exceptions.phrases):
                yield f"{text.place(offset)}: {message}"

    def save(self) -> None:
        """Store the results for the next run."""
        CACHE.parent.mkdir(exist_ok=True)
        CACHE.write_text(json.dumps({**self._known, **self._used}), "utf-8")


def tracked() -> list[str]:
    """Return the files that git tracks."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    return listed.stdout.splitlines()


def faults(files: Iterable[str], exceptions: Exceptions) -> Iterator[str]:
    """Yield each fault with its place."""
    grammar = Grammar(exceptions)
    for file in files:
        if SKIPPED.search(file) or not (
            Path(file).suffix in SOURCES | {".py", ".md"} or file.endswith("en.ftl")
        ):
            continue
        source = (ROOT / file).read_text("utf-8")
        yield from name_faults(file, source, exceptions)
        for text in texts(file, source):
            yield from pattern_faults(text, exceptions)
            yield from opening_faults(text)
            if text.grammar:
                yield from grammar.faults(text)
                yield from length_faults(text, exceptions)
    grammar.save()


def main() -> None:
    """Print the faults and exit with status 1, or print nothing."""
    exceptions = Exceptions.read()
    wanted = [Path(path).resolve().relative_to(ROOT).as_posix() for path in sys.argv[1:]]
    files = [
        file
        for file in tracked()
        if not wanted or any(file == path or file.startswith(f"{path}/") for path in wanted)
    ]
    printed = list(faults(files, exceptions))
    if printed:
        print("\n".join(printed))
    sys.exit(bool(printed))


if __name__ == "__main__":
    main()
