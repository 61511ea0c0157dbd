"""The browser's modules import downward only, and without cycles (ARCHITECTURE.md)."""

import posixpath
import re
from collections.abc import Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from itertools import pairwise
from pathlib import Path, PurePosixPath

import pytest

WEB = Path(__file__).parents[1] / "src/ricochetrobots/web"
ROOMS = {
    "app": {"board", "net", "vendor"},
    "board": set[str](),
    "net": {"solver", "vendor"},
    "solver": {"board"},
    "vendor": set[str](),
}
"""The packages that the modules of each package may import beside their own."""

ENTRIES = {"app/early.js", "app/main.js", "solver/worker.js"}
"""The modules that index.html names, and the worker that net/solver.js starts."""

IMPORT = re.compile(r"""\b(?:from|import)\s*\(?\s*"(\.[^"]*)\"""")
"""Imports, and types that a comment imports."""

WORD = re.compile(
    r"""\s(?:spellcheck|draggable|translate|autofocus|hidden|inert|disabled|checked)="[^"]*\""""
)
"""An attribute whose property is a boolean, with a word as its value."""

EXPORT = re.compile(r"^export (?:async )?(?:function|const|class) (\w+)", re.MULTILINE)

ABOVE = {
    "app/table/": ("app/game/", "app/puzzle/", "app/learn/", "app/evening/", "app/practise/"),
    "app/puzzle/": ("app/game/", "app/learn/", "app/evening/", "app/practise/"),
    "app/learn/": ("app/game/", "app/puzzle/", "app/evening/", "app/practise/"),
    "app/evening/": ("app/game/", "app/puzzle/", "app/learn/", "app/practise/"),
    "app/practise/": ("app/game/", "app/puzzle/", "app/learn/", "app/evening/"),
    "app/components/": (
        "app/table/",
        "app/game/",
        "app/puzzle/",
        "app/learn/",
        "app/evening/",
        "app/practise/",
    ),
}
"""Folders of the app and what they must not import: every page composes table/, and game/ has only rounds."""

Imports = dict[str, set[str]]


@cache
def read_imports(web: Path) -> Imports:
    """Return the modules that each module imports, all by their path below ``web``."""
    found: Imports = {}
    for room in ROOMS:
        for path in sorted((web / room).rglob("*.js")):
            name = _name(web, path)
            found[name] = {
                posixpath.normpath(f"{posixpath.dirname(name)}/{address}")
                for address in IMPORT.findall(path.read_text())
            }
    return found


def _name(web: Path, path: Path) -> str:
    return path.relative_to(web).as_posix()


def dead_imports(web: Path, imports: Imports) -> list[str]:
    """Return the imports of missing modules. A file with only types has the suffix ``.d.ts``."""
    return [
        f"{module} imports {other}"
        for module, others in imports.items()
        for other in sorted(others)
        if not any((web / other).with_suffix(suffix).is_file() for suffix in (".js", ".d.ts"))
    ]


def idle_modules(imports: Imports) -> list[str]:
    """Return the modules that nothing imports and no document names."""
    imported = {other for others in imports.values() for other in others}
    return sorted(imports.keys() - imported - ENTRIES)


def unused_exports(sources: dict[str, str], elsewhere: str = "") -> list[str]:
    """Return the exports that no other module names, nor the text ``elsewhere``."""
    exported = [(module, name) for module, text in sources.items() for name in EXPORT.findall(text)]
    words = {module: {*re.findall(r"\w+", text)} for module, text in sources.items()}
    also = {*re.findall(r"\w+", elsewhere)}
    return [
        f"{module} exports {name}"
        for module, name in exported
        if name not in also and not any(name in words[other] for other in words if other != module)
    ]


def upward_imports(imports: Imports) -> list[str]:
    """Return the imports of a folder by one that must not import it."""
    return [
        f"{module} imports {other}"
        for module, others in imports.items()
        for other in sorted(others)
        if _room(other) not in {_room(module), *ROOMS[_room(module)]}
        or any(module.startswith(folder) and other.startswith(above) for folder, above in ABOVE.items())
    ]


def _room(module: str) -> str:
    return module.split("/", 1)[0]


def circles(imports: Imports) -> list[str]:
    """Return, for each folder whose files and folders import each other in a cycle, the imports of the cycle."""
    folders = {folder.as_posix() for module in imports for folder in PurePosixPath(module).parents}
    return [circle for folder in sorted(folders) for circle in _circle(folder, imports)]


def _circle(folder: str, imports: Imports) -> Iterator[str]:
    between: dict[tuple[str, str], str] = {}
    for module, others in imports.items():
        for other in sorted(others):
            one, two = _child(folder, module), _child(folder, other)
            if one and two and one != two:
                between.setdefault((one, two), f"{module} imports {other}")
    graph: dict[str, set[str]] = {}
    for one, two in between:
        graph.setdefault(one, set()).add(two)
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        circle: list[str] = error.args[1][::-1]
        yield "; ".join(between[step] for step in pairwise(circle))


def _child(folder: str, module: str) -> str | None:
    """The file or folder right below ``folder`` in which ``module`` lies, if it does."""
    if folder == ".":
        return module.partition("/")[0]
    return module.removeprefix(f"{folder}/").partition("/")[0] if module.startswith(f"{folder}/") else None


def test_every_import_leads_somewhere() -> None:
    imports = read_imports(WEB)
    assert imports["app/main.js"]
    assert dead_imports(WEB, imports) == []


def test_every_module_is_imported() -> None:
    idle = idle_modules(read_imports(WEB))
    assert idle == [], "nothing imports them; for a page: python -m ricochetrobots.web.generate"


def test_a_module_that_nothing_imports_is_named(tmp_path: Path) -> None:
    plant(tmp_path, "app/main.js", "./app.js")
    plant(tmp_path, "app/app.js", "../board/board.js")
    plant(tmp_path, "app/credits.js", "./app.js")
    assert idle_modules(read_imports(tmp_path)) == ["app/credits.js"]


def test_every_export_is_used() -> None:
    sources = {
        _name(WEB, path): path.read_text()
        for room in ("app", "board", "net", "solver")
        for path in (WEB / room).rglob("*.js")
    }
    tests = Path(__file__).parent / "browser"
    users = [path for ending in ("js", "mjs", "py") for path in tests.rglob(f"*.{ending}")]
    assert unused_exports(sources, "".join(path.read_text() for path in users)) == []


def test_an_export_that_nobody_uses_is_named() -> None:
    sources = {
        "a.js": "export function one() {}\nexport const two = one;",
        "b.js": 'import { two } from "./a.js";',
    }
    assert unused_exports(sources) == ["a.js exports one"]
    assert unused_exports(sources, "one()") == []


def test_imports_point_downward() -> None:
    assert upward_imports(read_imports(WEB)) == []


def test_no_boolean_property_is_set_to_a_word() -> None:
    """Preact sets these as properties, and every word, even "false", means true."""
    templates = {path: path.read_text() for path in sorted((WEB / "app").rglob("*.js"))}
    found = [
        f"{path.name}: {match.group()}" for path, text in templates.items() for match in WORD.finditer(text)
    ]
    assert found == []


def test_no_module_or_folder_is_in_a_circle() -> None:
    assert circles(read_imports(WEB)) == []


@pytest.mark.parametrize(
    ("planted", "circle"),
    [
        (
            {"app/shell.js": "./header.js", "app/header.js": "./help.js", "app/help.js": "./shell.js"},
            "app/header.js imports app/help.js; app/help.js imports app/shell.js; app/shell.js imports app/header.js",
        ),
        (
            {
                "app/room.js": "./game/game.js",
                "app/game/hand.js": "../room.js",
                "app/game/game.js": "../text.js",
            },
            "app/game/hand.js imports app/room.js; app/room.js imports app/game/game.js",
        ),
    ],
    ids=["modules", "folder"],
)
def test_a_circle_is_named(tmp_path: Path, planted: dict[str, str], circle: str) -> None:
    for name, address in planted.items():
        plant(tmp_path, name, address)
    assert [set(found.split("; ")) for found in circles(read_imports(tmp_path))] == [set(circle.split("; "))]


def test_an_upward_import_is_named_even_of_a_type(tmp_path: Path) -> None:
    path = plant(tmp_path, "board/slide.js", "./cells.js")
    path.write_text(path.read_text() + '/** @typedef {import("../app/text.js").Words} Words */\n')
    assert upward_imports(read_imports(tmp_path)) == ["board/slide.js imports app/text.js"]


def test_a_table_that_knows_rounds_is_named(tmp_path: Path) -> None:
    plant(tmp_path, "app/table/replay.js", "../game/rounds.js")
    assert upward_imports(read_imports(tmp_path)) == ["app/table/replay.js imports app/game/rounds.js"]


def plant(web: Path, name: str, address: str) -> Path:
    path = web / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f'import {{ thing }} from "{address}";\n')
    return path
