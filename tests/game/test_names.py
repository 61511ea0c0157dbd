"""Players' names: normalized, visible and distinguishable."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ricochetrobots import extras
from ricochetrobots.extras import MissingExtraError
from ricochetrobots.game import GameError
from ricochetrobots.game.names import checked_name
from support.refusals import refused


@pytest.mark.parametrize(
    ("name", "normalized"),
    [
        ("Mara", "Mara"),
        ("  Mara  ", "Mara"),
        ("Mara\tof \n the\u00a0hills", "Mara of the hills"),
        ("E\u0301va", "\u00c9va"),
        ("\u0939\u093f\u0928\u094d\u0926\u0940", "\u0939\u093f\u0928\u094d\u0926\u0940"),
        ("\U0001f916", "\U0001f916"),
        ("x" * 24 + "  ", "x" * 24),
        ("E\u0301" * 24, "\u00c9" * 24),
    ],
)
def test_names_are_tidied(name: str, normalized: str) -> None:
    assert checked_name(name, ["Tomo"]) == normalized


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "name-empty"),
        (" \t\n", "name-empty"),
        ("x" * 25, "name-too-long"),
        ("a\x00b", "name-unreadable"),
        ("a\u200bb", "name-unreadable"),
        ("\u202earaM", "name-unreadable"),
        ("\ud800", "name-unreadable"),
        ("\ue000", "name-unreadable"),
        ("\u3164", "name-unreadable"),
        ("\u2800\u2800", "name-unreadable"),
        ("...", "name-without-letters"),
        ("- *", "name-without-letters"),
        ("Z" + "\u0301" * 5, "name-unreadable"),
        ("a" + "\u0301\u0489" * 3 + "b", "name-unreadable"),
        ("Tomo", "name-taken"),
        ("TOMO", "name-taken"),
        (" tomo ", "name-taken"),
        ("STRASSE", "name-taken"),
    ],
)
def test_names_that_cannot_stand_at_the_table(name: str, code: str) -> None:
    with refused(code):
        checked_name(name, ["Tomo", "stra\u00dfe"])


def test_a_player_who_comes_back_may_write_the_own_name_otherwise() -> None:
    assert checked_name("TOMO", ["Mara"]) == "TOMO"
    with refused("name-taken"):
        checked_name("TOMO", ["Tomo", "Mara"])


@pytest.mark.parametrize(
    "name",
    [
        "\N{WOMAN}\u200d\N{ROCKET}",
        "Ada \N{WOMAN}\u200d\N{WOMAN}\u200d\N{GIRL} & Bo",
        "\N{HEAVY BLACK HEART}\ufe0f",
        "1\ufe0f\u20e3",
        "\N{THUMBS UP SIGN}\N{EMOJI MODIFIER FITZPATRICK TYPE-4}",
        "\N{REGIONAL INDICATOR SYMBOL LETTER F}\N{REGIONAL INDICATOR SYMBOL LETTER I}",
        "Q\u0338\u0332\u0332\u0301",
        "7",
        "\N{HOT BEVERAGE}",
        "\u0915\u094d\u200d\u0937",  # a joiner that shapes the letters around it
    ],
)
def test_emoji_and_letters_keep_their_joiners(name: str) -> None:
    assert checked_name(name, ["Tomo"]) == name


@pytest.mark.parametrize(
    "hidden",
    [
        "\u034f",  # combining grapheme joiner
        "\ufe00",
        "\ufe0f",
        "\U000e0101",
        "\u17b4",
        "\u17b5",
        "\u180e",
        "\u200d",
        "\u2060",
        "\u061c",
        "\u00ad",
        "\u115f",
        "\uffa0",
        "\u2800",
        "\ufffc",
        "\U0001d159",
        "\U000e0041",
    ],
)
def test_what_cannot_be_seen_is_refused(hidden: str) -> None:
    for name in (hidden, f"Ma{hidden}ra", f"Mara{hidden}", f"\N{ROBOT FACE}{hidden}{hidden}x"):
        with refused("name-unreadable"):
            checked_name(name, [])


@pytest.mark.parametrize(
    ("name", "taken"),
    [
        ("\u041c\u0430r\u0430", "Mara"),  # Cyrillic letters
        ("Bo1", "Bol"),
        ("BoI", "Bol"),
        ("Marn", "Mam"),
        ("\uff2d\uff41\uff52\uff41", "mara"),  # full width
        ("\N{MATHEMATICAL BOLD CAPITAL M}ara", "MARA"),
        ("T0m", "TOM"),
        ("\u0391nna", "anna"),  # a Greek capital
        ("\N{HEAVY BLACK HEART}", "\N{HEAVY BLACK HEART}\ufe0f"),
    ],
)
def test_a_name_that_only_looks_different_is_taken(name: str, taken: str) -> None:
    for one, other in ((name, taken), (taken, name)):
        with refused("name-taken"):
            checked_name(one, ["Tomo", checked_name(other, [])])


@pytest.mark.parametrize(
    ("name", "taken"),
    [("Jose", "Jos\u00e9"), ("Anna", "Hanna"), ("Mia", "Pia"), ("\u041e\u043b\u044f", "Ola")],
)
def test_names_that_look_different_are_two_names(name: str, taken: str) -> None:
    assert checked_name(name, [taken]) == name


@given(st.text(max_size=30))
def test_a_name_at_the_table_is_tidy(name: str) -> None:
    try:
        checked = checked_name(name, ["Tomo"])
    except GameError as error:
        if error.code.startswith("name-"):
            return
        raise
    assert 1 <= len(checked) <= 24
    assert checked == checked.strip()
    assert not re.search(r"\s\s|[^\S ]", checked)
    assert checked_name(checked, []) == checked


def test_a_check_without_its_libraries_names_their_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    with pytest.raises(
        MissingExtraError, match=r"^A player's name needs the extra names: .* pip install .*\[names\]"
    ):
        checked_name("Mara", [])
