"""JSON of every value, and its schema."""

import json
import subprocess
import sys
from time import process_time

import pytest
from hypothesis import given
from jsonschema import Draft202012Validator

from ricochetrobots import formats, solve
from ricochetrobots.core import (
    EDITIONS,
    InputError,
    Puzzle,
    UnreadableError,
    WrongTypeError,
    parse_path,
    parse_value,
)
from ricochetrobots.formats.format import Value
from ricochetrobots.formats.schema import FILE, schema
from ricochetrobots.puzzles import Wanted, difficulty, generate
from ricochetrobots.testing import sample_values
from support.strategies import puzzles

VALIDATOR = Draft202012Validator(schema())
PUZZLE = "2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2"


def values() -> list[Value]:
    generated = next(generate(Wanted(moves=3), seed=1))
    return [*sample_values(), *EDITIONS.values(), difficulty(PUZZLE), generated, generated.solution]


def test_every_value_is_read_back_and_fits_the_schema() -> None:
    kinds = set()
    for value in values():
        text = formats.to_json(value)
        assert formats.from_json(text) == value
        VALIDATOR.validate(json.loads(text))
        kinds.add(json.loads(text)["type"])
    assert kinds == {*schema()["$defs"]}  # type: ignore[misc]  # the schema is plain JSON


def test_the_text_of_a_value_will_do() -> None:
    for text in ("4C3A2C1C", "3x2: Ra1", PUZZLE, "Rn", "Rn Re"):
        value = parse_path(text) if text.startswith("R") else parse_value(text)
        assert formats.to_json(text) == formats.write(text, "json") == formats.to_json(value)
    with pytest.raises(UnreadableError):
        formats.to_json(">Re15")


@given(puzzles())
def test_every_puzzle_fits_the_schema(puzzle: Puzzle) -> None:
    VALIDATOR.validate(json.loads(formats.to_json(puzzle)))


@pytest.mark.parametrize(
    "change",
    [
        {"version": 2},
        {"type": "poem"},
        {"robots": {"Q": "a1"}},
        {"robots": {}},
        {"target": {"cell": "m2"}},
        {"board": None},
    ],
)
def test_schema_and_reader_refuse_the_same(change: dict[str, object]) -> None:
    damaged = {**json.loads(formats.to_json(PUZZLE)), **change}
    assert not VALIDATOR.is_valid(damaged)
    with pytest.raises(ValueError, match=r"\S"):
        formats.from_json(json.dumps(damaged))


def test_the_file_is_up_to_date() -> None:
    assert json.loads(FILE.read_text("utf-8")) == schema()
    subprocess.run([sys.executable, "-m", "ricochetrobots.formats.schema", "--check"], check=True)


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ('"version": 1', '"version": 2', "$.version"),
        ('"width": 16', '"width": "16"', "$.board.width"),
        ('"width": 16', '"width": true', "$.board.width"),
        ('"width": 16, ', "", "$.board"),
        ('"R": "l11"', '"R": 7', "$.robots.R"),
        ('"R": "l11"', '"Z": "l11"', "$.robots"),
        ('"4A"', "4", "$.board.panels[2]"),
        ('"4A"', '"4B"', "$.board.panels"),
        ('"cell": "m2", "robot": "R"}}', '"cell": "m2"}}', "$.target"),
        ('"type": "puzzle"', '"type": "poem"', "$.type"),
    ],
)
def test_the_place_of_a_wrong_field(old: str, new: str, place: str) -> None:
    text = formats.to_json(PUZZLE)
    assert old in text
    with pytest.raises(UnreadableError) as refused:
        formats.from_json(text.replace(old, new))
    assert refused.value.text == place
    assert place in str(refused.value)


@pytest.mark.parametrize(
    ("field", "value", "place", "words"),
    [
        ("path", ["Re", "Rx"], "$.path[1]", "Expected a direction"),
        ("path", ["Re"], "$.path", "does not lead to the target"),
        ("path", ["Re", "Yn", "Yn", "Rn"], "$.path", "does not lead to the target"),
        ("path", None, "$.path", "must be a path if the status is solved"),
        ("status", "unsolvable", "$.path", "must be a path if the status is solved"),
        ("at_least", 3, "$.at_least", "must be 2"),
        ("expanded", -1, "$.expanded", "0 or more"),
        ("robots", {"R": "a1", "G": "a1"}, "$.puzzle.robots", "both on a1"),
        ("robots", {"R": "z9"}, "$.puzzle.robots.R", "no cell z9"),
        ("robots", {"R": "h8"}, "$.puzzle.robots", "cannot stand on h8"),
        ("target", {"cell": "m2", "robot": "S"}, "$.puzzle.target", "belongs to the silver robot"),
        ("target", {"cell": "m2", "robot": "Q"}, "$.puzzle.target.robot", "is not one of"),
        ("walls", ["a1e", "b2s", "a1x", "c3e"], "$.puzzle.board.walls[2]", "found 'x'"),
        ("closed", ["a1", "z1"], "$.puzzle.board.closed[1]", "no cell z1"),
        ("width", 99, "$.puzzle.board", "2 to 32 cells"),
    ],
)
def test_the_place_of_a_contradiction(field: str, value: object, place: str, words: str) -> None:
    whole = json.loads(formats.to_json(solve(PUZZLE)))
    parts = [whole, whole["puzzle"], whole["puzzle"]["board"]]
    next(part for part in parts if field in part)[field] = value
    with pytest.raises(InputError, match=words) as refused:
        formats.from_json(json.dumps(whole))
    assert refused.value.text == place
    assert place in str(refused.value)


def test_only_text_is_read() -> None:
    for read in (formats.from_json, formats.read, formats.recognise):
        with pytest.raises(WrongTypeError, match="Expected a text, not None"):
            read(None)  # type: ignore[arg-type]  # wrong on purpose


@pytest.mark.parametrize("number", ["NaN", "Infinity", "1e999", "9" * 5000, "١", '"1"'])
def test_numbers_that_are_none_are_refused(number: str) -> None:
    text = formats.to_json(difficulty(PUZZLE)).replace('"score": ', f'"score": {number}, "x": ')
    with pytest.raises(UnreadableError):
        formats.from_json(text)


def test_a_field_given_twice_among_many_is_found_in_linear_time() -> None:
    fields = ", ".join(f'"{number}": 0' for number in [*range(12_000), 11_999])
    start = process_time()
    with pytest.raises(UnreadableError, match="the field '11999' is given twice"):
        formats.from_json(f"{{{fields}}}")
    assert process_time() - start < 1
