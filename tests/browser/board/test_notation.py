"""The browser reads boards, positions and puzzles as the core does, and finds the same faults at the same places."""

import random
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from ricochetrobots.core import PANELS, Board, InputError, Puzzle, parse_board, parse_value
from support.board_data import board_data
from support.node import run_in_node

SCRIPT = Path(__file__).with_name("notation.mjs")
CUSTOM = (
    "5x4:",
    "5x4:*c2,Bd3/,c2w,b2e,c4n,#d1,Ra1m",
    "5x4:b2e,c3s,!d1,Ra1m,*c2,Bd3~,Gb4-",
    "2x2:a1e,a1e,b1w",
    "32x32:#af32,z1s,aa1n,Yaf1p,Gae2s,Raa1g,Bz3\\",
    "6x6:#c3,#d3,#c4,#d4,c3n,a1n,f6e,d4w",
    "12x9:l9w,a1s,b1s,c1s,Ra1m,Ga2m,Ba3m,Ya4m",
)
WRONG = (
    *("", "4", "4C3A2C", "4C3A2C1", "4C3A2C1C ", "4C3A2C1Cx", "9Z3A2C1C", "4E3A2C1C", "4C3A2A2C", "4C4A2A4C"),
    *("4c3A2C1C", "R", "5x", "x5:", "5x4", "05x4:", "5x04:", "123x4:", "1x4:", "5x33:", "99x99:a1e", "5x4:,"),
    *(
        "5x4:b2",
        "5x4:b2x",
        "5x4:b2e,",
        "5x4:b2e,,c3s",
        "5x4:b2e c3s",
        "5x4:f1e",
        "5x4:a5e",
        "5x4:ag1e",
        "5x4:zz9e",
    ),
    *(
        "5x4:b0e",
        "5x4:b01e",
        "5x4:#",
        "5x4:#f1",
        "5x4:*",
        "5x4:*c2m",
        "5x4:R",
        "5x4:Ra",
        "5x4:Ra1",
        "5x4:Ra1x",
    ),
    *(
        "5x4:Ra1m,Ra1m",
        "5x4:Ra1m,Ra1g",
        "5x4:Ra1m,*a1",
        "5x4:Bd3/,Bd3/",
        "5x4:Bd3/,Bd3\\",
        "5x4:Sd3/",
        "5x4:Sa1m",
    ),
    *(
        "5x4:Bd3/,#d3",
        "5x4:Ra1m,#a1",
        "5x4:*a1,#a1",
        "5x4:Rd3m,Bd3/",
        "5x4:Sd3m,Sa1/",
        "5x4:#a1,Sb1m,Ra1m",
        "5x4:*b2,Rb2~",
    ),
    *("5x4:Q1", "5x4:b2é", "5x4:\N{ROBOT FACE}", "5X4:b2e", "5x4:b2e\n"),
)


def in_python(text: str) -> dict[str, Any] | list[Any]:
    """Return the data that the browser needs, or the code and place of the fault."""
    try:
        board = parse_board(text)
    except InputError as error:
        return [error.code, error.position]
    return {**board_data(board), "written": str(board)}


def assert_alike(texts: list[str]) -> None:
    found = run_in_node(SCRIPT, {"kind": "boards", "texts": texts})
    for text, one in zip(texts, found, strict=True):
        assert one == in_python(text), text


@pytest.mark.long
def test_every_panel_is_read_in_every_quarter() -> None:
    chance = random.Random(25)
    faces = {marking: sorted(name for name in PANELS if name[0] == marking) for marking in "1234"}
    orders = list(permutations("1234"))
    texts = ["".join(face + letter for face in order) for order in orders for letter in "ABCD"]
    texts += ["".join(chance.choice(faces[marking]) for marking in chance.choice(orders)) for _ in range(200)]
    assert_alike(texts)


def test_custom_boards_are_read_and_written() -> None:
    assert_alike(list(CUSTOM))


def test_faults_have_their_code_and_place() -> None:
    assert all(isinstance(in_python(text), list) for text in WRONG)
    assert_alike(list(WRONG))


def test_damaged_texts_are_read_alike() -> None:
    chance = random.Random(26)
    signs = "abcz19ABCDRGBYS*#!/~\\-,:x nesw"
    texts = []
    for text in chance.choices([*CUSTOM, "4C3A2A1C"], k=600):
        at = chance.randrange(len(text))
        texts.append(text[:at] + chance.choice(("", *signs)) + text[at + chance.choice((0, 1)) :])
    assert_alike(texts)


VALUES = (
    "4C3A2A1C Rc4 Gn12 Bj5 Ya2 So9 >Re15",
    "4C3A2A1C_Sc4_Ya2_>*h5",
    "5x4:b2e,#d1,Ra1m,*c2,Bd3/ Rb1 Be4 >Ba1",
    "32x32:#af32 Raf31 >Ra1",
    "2x2: Sa1",
)
WRONG_VALUES = (
    *("4C3A2A1C Rc4 Rc4", "4C3A2A1C Rc4 Gd4 Rd4", "4C3A2A1C Rc4 Gc4", "4C3A2A1C Rc4 Gd4 Bd4 Yc4"),
    *("4C3A2A1C Rh8", "5x4:Bd3/ Rd3", "5x4: Rf1", "5x4: Ra5", "5x4: R", "5x4: r1", "5x4:  Ra1", "5x4: Ra1 "),
    *("5x4: Ra1 >Sa2", "5x4: Ra1 Sb1 >Sa2", "5x4: Ra1 >Ga2", "5x4:#b2 Ra1 >Rb2", "5x4:Bd3/ Ra1 >*d3"),
    *("5x4: Ra1 >", "5x4: Ra1 >R", "5x4: Ra1 >Rf1", "5x4: Ra1 >Rb2 ", "5x4: Ra1 >Rb2 Gb1", "5x4: >Rb2"),
    *("5x4:>Rb2", "5x4 >Rb2", "5x4: Ra1>Rb2", "5x4: Ra1 > Rb2", "5x4: Qa1 >Rb2", "5x4: Ra1 >qb2"),
)


def value_in_python(text: str) -> dict[str, Any] | list[Any]:
    """Return the parts of a value, or the code and place of the fault."""
    try:
        value = parse_value(text)
    except InputError as error:
        return [error.code, error.position]
    if isinstance(value, Board):
        return {"board": str(value), "robots": {}, "target": None}
    position = value.position if isinstance(value, Puzzle) else value
    board = position.board
    robots = {robot.letter: board.name(position.cell(robot)) for robot in position.in_play}
    target = None
    if isinstance(value, Puzzle):
        wanted = value.target.robot
        target = {"robot": None if wanted is None else wanted.letter, "cell": board.name(value.target.cell)}
    return {"board": str(board), "robots": robots, "target": target}


def assert_values_alike(texts: list[str]) -> None:
    found = run_in_node(SCRIPT, {"kind": "values", "texts": texts})
    for text, one in zip(texts, found, strict=True):
        assert one == value_in_python(text), text


def test_positions_and_puzzles_are_read() -> None:
    assert all(isinstance(value_in_python(text), dict) for text in VALUES)
    assert_values_alike([*VALUES, *CUSTOM])


def test_their_faults_have_their_code_and_place() -> None:
    assert all(isinstance(value_in_python(text), list) for text in WRONG_VALUES)
    assert_values_alike(list(WRONG_VALUES))


def test_damaged_positions_are_read_alike() -> None:
    chance = random.Random(27)
    signs = "abcz19ABCDRGBYS*#!/~\\-,:x nesw>_"
    texts = []
    for text in chance.choices(VALUES, k=600):
        at = chance.randrange(len(text))
        texts.append(text[:at] + chance.choice(("", *signs)) + text[at + chance.choice((0, 1)) :])
    assert_values_alike(texts)
