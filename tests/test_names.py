"""One name, one class: a reader who searches for a class finds one."""

import ast
from collections import defaultdict
from pathlib import Path

SOURCES = Path(__file__).parent.parent / "src/ricochetrobots"


def test_no_two_public_classes_share_a_name() -> None:
    modules = defaultdict(list)
    for path in {*SOURCES.rglob("*.py")} - {
        *SOURCES.glob("site/**/*.py")
    }:  # `make docs` copies examples there
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                modules[node.name].append(path.relative_to(SOURCES).as_posix())
    assert len(modules) > 300
    assert {name: found for name, found in modules.items() if len(found) > 1} == {}
