"""The JSON schema of `json`, for readers in other languages.

``python -m ricochetrobots.formats.schema`` writes docs/values.schema.json; with ``--check`` it only compares.
"""

import json
import sys
from pathlib import Path

from ricochetrobots.core import PANELS, Status, Symbol, TieBreak
from ricochetrobots.core.parts import MAX_SIDE, MIN_SIDE
from ricochetrobots.formats.json import VERSION

FILE = Path(__file__).parents[3] / "docs/values.schema.json"

Schema = dict[str, object]

CELL: Schema = {
    "type": "string",
    "pattern": "^[a-z]{1,2}[1-9][0-9]?$",
    "description": "column and row, such as c4",
}
ROBOT: Schema = {"enum": ["R", "G", "B", "Y", "S"]}
COLOURED: Schema = {"enum": ["R", "G", "B", "Y"]}
WANTED: Schema = {"enum": ["R", "G", "B", "Y", None], "description": "the target's robot; null for any"}
MOVE: Schema = {"type": "string", "pattern": "^[RGBYS][nesw]$"}
MOVES: Schema = {"type": "array", "items": MOVE}
PANEL: Schema = {"enum": [*PANELS]}
WHOLE: Schema = {"type": "integer"}
COUNT: Schema = {"type": "integer", "minimum": 0}
NUMBER: Schema = {"type": "number"}
TEXT: Schema = {"type": "string"}
FLAG: Schema = {"type": "boolean"}
SIDE: Schema = {"type": "integer", "minimum": MIN_SIDE, "maximum": MAX_SIDE}


def schema() -> Schema:
    """Return the schema of all types."""
    board = _object(
        width=SIDE,
        height=SIDE,
        panels={"oneOf": [{"type": "null"}, {"type": "array", "items": PANEL, "minItems": 4, "maxItems": 4}]},
        walls={
            "type": "array",
            "items": {"type": "string", "pattern": "^[a-z]{1,2}[1-9][0-9]?[nesw]$"},
            "description": "walls between two open cells, each as a side of one of them",
        },
        closed={"type": "array", "items": CELL},
        targets={
            "type": "array",
            "items": _object(cell=CELL, robot=WANTED, symbol={"enum": [symbol.value for symbol in Symbol]}),
        },
        diagonals={"type": "array", "items": _object(cell=CELL, robot=COLOURED, lean={"enum": ["/", "\\"]})},
    )
    robots: Schema = {
        "type": "object",
        "propertyNames": ROBOT,
        "additionalProperties": CELL,
        "minProperties": 1,
    }
    position = _object(board={"$ref": "#/$defs/board"}, robots=robots)
    puzzle = _object(board={"$ref": "#/$defs/board"}, robots=robots, target=_object(cell=CELL, robot=WANTED))
    solution = _object(
        puzzle={"$ref": "#/$defs/puzzle"},
        status={"enum": [status.value for status in Status]},
        path={"oneOf": [{"type": "null"}, MOVES]},
        at_least=COUNT,
        expanded=COUNT,
        seconds=NUMBER,
        engine=TEXT,
    )
    types: dict[str, Schema] = {
        "board": board,
        "position": position,
        "puzzle": puzzle,
        "target": _object(cell=COUNT, robot={"enum": ["R", "G", "B", "Y", "S", None]}),
        "move": _object(move=MOVE),
        "path": _object(moves=MOVES),
        "edition": _object(
            id=TEXT,
            name=TEXT,
            panels={"type": "array", "items": PANEL},
            exact=FLAG,
            tie_break={"enum": [rule.value for rule in TieBreak]},
            fifth_robot_available=FLAG,
            timer_seconds=WHOLE,
        ),
        "solution": solution,
        "difficulty": _object(
            score=NUMBER,
            grade={"type": "integer", "minimum": 1, "maximum": 5},
            moves=COUNT,
            surprise=NUMBER,
            movers=COUNT,
            model=TEXT,
        ),
        "generated": _object(seed=WHOLE, index=COUNT, solution={"$ref": "#/$defs/solution"}),
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Values of Ricochet Robots",
        "oneOf": [
            {
                "allOf": [
                    _object(type={"const": name}, version={"const": VERSION}),
                    {"$ref": f"#/$defs/{name}"},
                ]
            }
            for name in types
        ],
        "$defs": types,
    }


def _object(**fields: Schema) -> Schema:
    """Return the schema of an object with these fields, all required."""
    return {"type": "object", "properties": fields, "required": [*fields]}


def main() -> None:
    """Write the file, or with ``--check`` exit with a message unless it is up to date."""
    text = json.dumps(schema(), indent=1) + "\n"
    if "--check" not in sys.argv:
        FILE.write_text(text, "utf-8")
    elif not FILE.is_file() or FILE.read_text("utf-8") != text:
        sys.exit(f"{FILE} is out of date. Run: python -m ricochetrobots.formats.schema")


if __name__ == "__main__":
    main()
