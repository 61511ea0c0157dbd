"""The English sentences in the code instead of locales/en.ftl: the id of each and its facts."""

import ast
from functools import cache
from pathlib import Path
from string import Formatter

import ricochetrobots
from ricochetrobots.game import errors as game
from ricochetrobots.server import errors as server
from ricochetrobots.server.operate.settings import SETTINGS
from ricochetrobots.solver import errors as solver
from ricochetrobots.web.pages import PAGES

PACKAGE = Path(ricochetrobots.__file__).parent


@cache
def sentences() -> dict[str, tuple[str, frozenset[str]]]:
    """Return the English and the facts of each `core.sentence.Sentence`, as written in the source."""
    found: dict[str, tuple[str, frozenset[str]]] = {}
    for file in PACKAGE.rglob("*.py"):
        for call in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not (
                isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Sentence"
            ):
                continue
            name, english = (part.value if isinstance(part, ast.Constant) else None for part in call.args)
            if isinstance(name, str) and isinstance(english, str):
                entry = english, frozenset(keyword.arg or "" for keyword in call.keywords)
                assert found.setdefault(name, entry) == entry, f"{name} is two sentences"
    return found | {f"link-{page.name}": (page.title, frozenset({"product"})) for page in PAGES if page.title}


def refusals() -> dict[str, tuple[str, frozenset[str]]]:
    """Return the English and the facts of each refusal in a table, by the id of its message."""
    found: dict[str, tuple[str, frozenset[str]]] = {}
    for reasons in (solver.REASONS, game.REASONS, server.REASONS):
        for code, reason in reasons.items():
            named = {name for _, name, _, _ in Formatter().parse(reason.sentence) if name}
            found[f"refused-{code}"] = reason.sentence, frozenset({*named, *reason.facts})
    return found


def helps() -> dict[str, str]:
    """Return the English help of each setting by the id of its message."""
    return {f"help-serve-{row.name}": row.help for row in SETTINGS}
