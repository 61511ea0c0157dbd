"""Generate the JSON Schema of the messages, and types, rules and languages for the browser.

``python -m ricochetrobots.web.generate`` writes the files. ``--check`` only compares them.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import msgspec

from ricochetrobots.web.generate.panels import panels_module
from ricochetrobots.web.generate.rules import rules_module
from ricochetrobots.web.generate.solver import solver_module
from ricochetrobots.web.generate.typescript import declarations
from ricochetrobots.web.pages import pages_module
from ricochetrobots.wire import messages
from ricochetrobots.words.languages import languages_module

PACKAGE = Path(__file__).parents[2]


def json_schema() -> str:
    """Return docs/protocol.schema.json: the messages that a client may send and receive."""
    directions = {
        "ClientMessage": messages.CLIENT_MESSAGES.wire_type,
        "ServerMessage": messages.SERVER_MESSAGES.wire_type,
    }
    definitions = {}
    for name, kind in directions.items():
        (schema,), parts = msgspec.json.schema_components(
            (kind,), ref_template=f"#/$defs/{name}/$defs/{{name}}"
        )
        definitions[name] = {**schema, "$defs": parts}
    schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Ricochet Robots protocol, version {messages.VERSION}",
        "$defs": definitions,
    }
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def outputs() -> dict[Path, str]:
    """Return every generated file with its content."""
    return {
        PACKAGE.parent.parent / "docs" / "protocol.schema.json": json_schema(),
        PACKAGE / "web" / "rules" / "panels.js": panels_module(),
        PACKAGE / "web" / "rules" / "messages.d.ts": declarations(),
        PACKAGE / "web" / "rules" / "constants.js": rules_module(),
        PACKAGE / "web" / "words" / "languages.js": languages_module(),
        PACKAGE / "web" / "solver" / "numbers.js": solver_module(),
        PACKAGE / "web" / "app" / "pages.js": pages_module(),
    }


def main(arguments: list[str]) -> int:
    """Write the files, or with ``--check`` report those that are not current; return the exit status."""
    stale = [path for path, text in outputs().items() if not path.exists() or path.read_text() != text]
    if "--check" in arguments:
        for path in stale:
            sys.stderr.write(f"{path} is out of date: run python -m ricochetrobots.web.generate\n")
        return 1 if stale else 0
    for path in stale:
        path.write_text(outputs()[path])
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
