"""Fuzz target of the notation: any text is refused with a place in it, or means one value that reads back.

Run it with any fuzzer that calls a function with bytes; tests/core/test_fuzz.py runs some thousand mutations.
"""

from collections.abc import Callable
from typing import TypeVar

from ricochetrobots.core import (
    InputError,
    assemble,
    format_target,
    format_url,
    parse_board,
    parse_cell,
    parse_direction,
    parse_move,
    parse_path,
    parse_position,
    parse_puzzle,
    parse_robot,
    parse_target,
)

T = TypeVar("T")

SEEDS = (
    "n",
    "S",
    "h12",
    "Rn",
    "Rn Be Gs Rw",
    "4C3A2A1C",
    "5x4:b2e,c3s,#d1,Ra1m,*c2,Bd3/",
    "3x2:",
    "32x32:ab30s,Raf32/,#p16,Gz9\\",
    "4C3A2A1C Rc4 Gn12 Bj5 Ya2 Se1",
    ">Re15",
    ">*h5",
    "1D2D3D4D Rb3 Go4 Bc15 Yn13 >Re15",
    "5x4:b2e,!d1,Ra1m,*c2,Bd3~,Gb4-_Ge4_>*c2",
)
"""Texts to begin with: one of each form."""

BOARD = assemble("4C", "3A", "2A", "1C")


def fuzz_one(data: bytes) -> None:
    """Read ``data`` as every form; AssertionError or any error other than InputError is a fault."""
    text = data.decode("utf-8", errors="replace")
    _round_trip(text, parse_direction, str)
    _round_trip(text, parse_robot, str)
    _round_trip(text, lambda text: parse_cell(text, BOARD), BOARD.name)
    _round_trip(text, lambda text: parse_target(text, BOARD), lambda target: format_target(target, BOARD))
    _round_trip(text, parse_move, str)
    _round_trip(text, parse_path, str, format_url)
    _round_trip(text, parse_board, str, format_url)
    _round_trip(text, parse_position, str, format_url)
    _round_trip(text, parse_puzzle, str, format_url)


def _round_trip(text: str, parse: Callable[[str], T], *formats: Callable[[T], str]) -> None:
    try:
        value = parse(text)
    except InputError as error:
        _check(error, text)
        return
    for format_value in formats:
        written = format_value(value)
        assert parse(written) == value
        assert format_value(parse(written)) == written


def _check(error: InputError, text: str) -> None:
    assert len(error.text) <= 200
    assert len(text) > 200 or error.text == text
    assert 0 <= error.position <= len(error.text)
    assert str(error)
