"""The browser's modules import downward only, and without cycles (ARCHITECTURE.md)."""

import posixpath
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from itertools import pairwise
from pathlib import Path, PurePosixPath

import pytest

WEB = Path(__file__).parents[1] / "src/ricochetrobots/web"
ROOMS = {
    "app": {"board", "net", "rules", "solver", "store", "vendor", "words"},
    "net": {"rules", "store", "vendor"},
    "words": {"board", "rules", "vendor"},
    "store": {"rules", "vendor"},
    "solver": {"board", "rules"},
    "rules": {"board/cells.js", "board/types.js", "vendor/glicko2.js"},
    "board": set[str](),
    "vendor": set[str](),
}
"""The packages, or single modules, that the modules of each package may import beside their own."""

SHARED = {
    "components": set[str](),
    "frame": {"components"},
    "links": {"components", "frame"},
    "share": {"components", "frame"},
    "hand": {"components", "frame"},
    "setup": {"components", "frame", "hand", "links"},
    "solve": {"components", "frame", "hand", "share"},
    "match": {"components", "frame", "hand", "links", "share"},
}
"""The folders of the app that pages share, and those that each may import. Every other folder is a page."""

SESSIONS = "a part with the sessions alone would go into the start of the bundle (build.mjs)"
ACROSS = {
    ("app/start/index.js", "app/room/index.js"): SESSIONS,
    ("app/game/gamespage.js", "app/room/index.js"): SESSIONS,
}
"""The imports from one page to another, with the reason. Both wait until a person has a running match."""

LONGEST_LINE = 140

MOST_LOOSE = 12
"""The most modules that lie right in app/: what stands around every page."""

ENTRIES = {"app/early.js", "app/main.js", "solver/worker.js"}
"""The modules that index.html names, and the worker that solver/solver.js starts."""

IMPORT = re.compile(r"""\b(?:from|import)\s*\(?\s*"(\.[^"]*)\"""")
"""Imports, and types that a comment imports."""

WORD = re.compile(
    r"""\s(?:spellcheck|draggable|translate|autofocus|hidden|inert|disabled|checked)="[^"]*\""""
)
"""An attribute whose property is a boolean, with a word as its value."""

EXPORT = re.compile(r"^export (?:async )?(?:function|const|class) (\w+)", re.MULTILINE)

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
    """Return the imports of a package or a folder of the app by one that must not import it."""
    return [
        f"{module} imports {other}"
        for module, others in imports.items()
        for other in sorted(others)
        if not _may_import(module, other)
    ]


def _may_import(module: str, other: str) -> bool:
    room = _room(module)
    if _room(other) != room:
        return not ROOMS[room].isdisjoint({_room(other), other})
    one, two = _folder(module), _folder(other)
    if room != "app" or one in {two, None}:
        return True
    return two in SHARED.get(one, SHARED.keys()) or (module, other) in ACROSS


def _room(module: str) -> str:
    return module.split("/", 1)[0]


def _folder(module: str) -> str | None:
    """Return the folder of the app in which a module lies, or None if it lies right in app/."""
    parts = module.split("/")
    return parts[1] if len(parts) > 2 else None


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


def namesakes(paths: list[str]) -> list[str]:
    """Return the names that several files have. A page's own module may be index.js."""
    names = Counter(PurePosixPath(path).name for path in paths)
    return sorted(name for name, count in names.items() if count > 1 and name != "index.js")


def test_no_two_files_have_one_name() -> None:
    rooms = [room for room in (*ROOMS, "offline") if room != "vendor"]
    files = [path for room in rooms for end in ("js", "css") for path in (WEB / room).rglob(f"*.{end}")]
    assert namesakes([_name(WEB, path) for path in files]) == []


def test_files_of_one_name_are_named() -> None:
    assert namesakes(
        ["app/hand/table.js", "app/match/table.js", "app/tv/index.js", "app/alone/index.js"]
    ) == ["table.js"]


def long_lines(web: Path) -> list[str]:
    """Return the lines of JavaScript and CSS that are too long to read, but not those of generated files."""
    paths = [path for end in ("js", "css", "mjs") for path in sorted(web.rglob(f"*.{end}"))]
    return [
        f"{_name(web, path)}:{number}"
        for path in paths
        if not {"dist", "node_modules", "vendor"} & set(path.relative_to(web).parts)
        and "enerated" not in path.read_text().partition("\n")[0]
        for number, line in enumerate(path.read_text().splitlines(), 1)
        if len(line) > LONGEST_LINE
    ]


def test_no_line_is_too_long() -> None:
    assert long_lines(WEB) == []


def test_a_line_that_is_too_long_is_named(tmp_path: Path) -> None:
    (tmp_path / "app").mkdir()
    (tmp_path / "app/long.css").write_text(f"a {{}}\n/* {'long ' * 30}*/\n")
    assert long_lines(tmp_path) == ["app/long.css:2"]


def test_few_modules_of_the_app_are_loose() -> None:
    loose = [path.name for path in (WEB / "app").glob("*.js")]
    assert len(loose) <= MOST_LOOSE, f"move one of {loose} into a folder"


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
        for room in ROOMS
        if room != "vendor"
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
    path.write_text(path.read_text() + '/** @typedef {import("../words/text.js").Words} Words */\n')
    assert upward_imports(read_imports(tmp_path)) == ["board/slide.js imports words/text.js"]


@pytest.mark.parametrize(
    ("module", "address", "other"),
    [
        ("app/hand/replay.js", "../match/rows.js", "app/match/rows.js"),
        ("app/learn/lessons.js", "../daily/archive.js", "app/daily/archive.js"),
        ("app/frame/keys.js", "../shell.js", "app/shell.js"),
        ("rules/slide.js", "../board/board.js", "board/board.js"),
    ],
    ids=["shared", "page", "loose", "module"],
)
def test_an_import_across_is_named(tmp_path: Path, module: str, address: str, other: str) -> None:
    plant(tmp_path, module, address)
    assert upward_imports(read_imports(tmp_path)) == [f"{module} imports {other}"]


def test_every_import_across_is_needed() -> None:
    imports = read_imports(WEB)
    assert [pair for pair in ACROSS if pair[1] not in imports[pair[0]]] == []


def plant(web: Path, name: str, address: str) -> Path:
    path = web / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f'import {{ thing }} from "{address}";\n')
    return path
