"""What a server can be told."""

import sys
from dataclasses import fields
from pathlib import Path

import pytest

from ricochetrobots.server.operate.settings import (
    DEFAULT_PORT,
    SETTINGS,
    SettingError,
    Settings,
    default_data,
    read_settings,
)


def test_nothing_said_gives_a_server_for_this_computer() -> None:
    assert read_settings({}, {}) == Settings(data=default_data())
    assert read_settings({}, {}).host == "127.0.0.1"
    assert read_settings({}, {}).port == DEFAULT_PORT


def test_what_is_given_goes_before_the_environment() -> None:
    environment = {"RICOCHET_PORT": "9001", "RICOCHET_HOST": "0.0.0.0", "RICOCHET_DATA": "/games"}
    said = read_settings({"port": "9002", "host": None}, environment)
    assert (said.port, said.host, said.data) == (9002, "0.0.0.0", Path("/games"))


def test_the_home_directory_may_be_abbreviated() -> None:
    assert read_settings({"data": "~/games"}, {}).data == Path.home() / "games"


def test_several_origins() -> None:
    said = read_settings({"origin": "https://play.example.org/, http://games.local:8017"}, {})
    assert said.origins == ("https://play.example.org", "http://games.local:8017")


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"port": "many"}, "--port"),
        ({"port": "70000"}, "--port"),
        ({"port": "-1"}, "--port"),
        ({"port": "\N{ARABIC-INDIC DIGIT THREE}"}, "--port"),
        ({"origin": "play.example.org"}, "--origin"),
        ({"origin": "https://play.example.org/path"}, "--origin"),
        ({"keep_days": "0"}, "--keep-days"),
        ({"rooms": "nobody"}, "--rooms"),
        ({"origin": "ftp://play.example.org"}, "--origin"),
    ],
)
def test_a_setting_that_cannot_be_says_its_name(given: dict[str, str], words: str) -> None:
    with pytest.raises(SettingError, match=words):
        read_settings(given, {})


@pytest.mark.skipif(sys.platform != "linux", reason="where others keep data is their own")
@pytest.mark.parametrize("said", ["", "/data"])
def test_games_are_kept_where_the_platform_keeps_a_persons_data(
    monkeypatch: pytest.MonkeyPatch, said: str
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", said)
    assert default_data() == Path(said or Path.home() / ".local/share") / "ricochetrobots"


@pytest.mark.parametrize("option", ["port", "origin"])
def test_errors_quote_little_of_what_was_given(option: str) -> None:
    with pytest.raises(SettingError) as refused:
        read_settings({option: "9" * 5000}, {})
    assert 80 < len(str(refused.value)) < 200


def test_the_table_has_every_setting_once() -> None:
    names = [row.name for row in SETTINGS]
    assert names == [field.name.replace("origins", "origin") for field in fields(Settings)]
    assert [row.variable for row in SETTINGS] == [f"RICOCHET_{name.upper()}" for name in names]
