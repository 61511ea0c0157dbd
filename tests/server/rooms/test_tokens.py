"""Ids, codes, tokens and randomness."""

import re

import pytest

from ricochetrobots.server.errors import BadTokenError
from ricochetrobots.server.randomness import Randomness, SystemRandomness
from ricochetrobots.server.rooms.room_codes import ALPHABET, random_code, read_code, show_code
from ricochetrobots.server.rooms.room_names import FIRST, SECOND, room_name
from ricochetrobots.server.rooms.tokens import Tokens
from support.randomness import SeededRandomness

TOKENS = Tokens(b"secret")


def test_a_token_proves_its_seat() -> None:
    assert TOKENS.seat("room", TOKENS.seat_token("room", 12)) == (12, 0)
    assert TOKENS.seat("room", TOKENS.seat_token("room", 12, 34)) == (12, 34)


@pytest.mark.parametrize(
    "token",
    [
        TOKENS.seat_token("other room", 1),
        Tokens(b"other secret").seat_token("room", 1),
        TOKENS.seat_token("room", 1).replace("1.", "2.", 1),
        TOKENS.seat_token("room", 1)[:-1],
        TOKENS.seat_token("room", 1) + "A",
        f" {TOKENS.seat_token('room', 1)}",
        f"0{TOKENS.seat_token('room', 1)}",
        f"1.{TOKENS.game_id('room', 1)}",
        TOKENS.seat_token("room", 1, 34).replace("34", "35", 1),
        TOKENS.seat_token("room", 1).replace("1.", "1-0.", 1),
        "",
        ".",
        "1.",
        "1",
        "\N{ARABIC-INDIC DIGIT ONE}.x",
        "1.\N{LATIN SMALL LETTER E WITH ACUTE}",
        "-1.x",
    ],
)
def test_every_other_token_is_rejected(token: str) -> None:
    with pytest.raises(BadTokenError):
        TOKENS.seat("room", token)


def test_a_game_id_reveals_neither_room_nor_number() -> None:
    ids = {TOKENS.game_id(room, number) for room in ("a", "b") for number in (1, 2)}
    assert len(ids) == 4
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{22}", found) for found in ids)
    assert TOKENS.game_id("a", 1) == TOKENS.game_id("a", 1)


@pytest.mark.parametrize("randomness", [SystemRandomness(), SeededRandomness(7)])
def test_room_ids_carry_128_bits(randomness: Randomness) -> None:
    ids = {randomness.id() for _ in range(100)}
    assert len(ids) == 100
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{22}", found) for found in ids)


def test_codes_use_32_characters_without_lookalikes() -> None:
    assert len(set(ALPHABET)) == 32
    assert not set(ALPHABET) & set("O0I1")
    letters = {letter for _ in range(500) for letter in random_code(SystemRandomness())}
    assert letters == set(ALPHABET)


@pytest.mark.parametrize("typed", ["K7QM2XRD", "k7qm-2xrd", " K7QM 2XRD ", "k7qm\N{EN DASH}2xrd"])
def test_case_spaces_and_dashes_of_a_typed_code_do_not_matter(typed: str) -> None:
    assert read_code(typed) == "K7QM2XRD"
    assert show_code(read_code(typed)) == "K7QM-2XRD"


def test_rooms_have_friendly_names() -> None:
    assert room_name(b"\0\0") == "amber-acorn"
    for words in (FIRST.split(), SECOND.split()):
        assert len(set(words)) == len(words)
        assert all(re.fullmatch(r"[a-z]{3,9}", word) for word in words)


def test_seeded_randomness_is_reproducible() -> None:
    one, two, other = SeededRandomness(7), SeededRandomness(7), SeededRandomness(8)
    assert one.bytes(16) == two.bytes(16) != other.bytes(16)
    assert one.seed(3) == two.seed(3) != one.seed(4)
    assert SeededRandomness(7, run=1).bytes(16) != SeededRandomness(7).bytes(16)
    assert SeededRandomness(7, run=1).seed(3) == one.seed(3)


def test_the_systems_randomness_is_not_reproducible() -> None:
    assert SystemRandomness().seed(1) != SystemRandomness().seed(1)
