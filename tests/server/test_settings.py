"""What a server can be told."""

from dataclasses import fields
from pathlib import Path

import pytest

from ricochetrobots.server.settings import (
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
        ({"origin": "ftp://play.example.org"}, "--origin"),
    ],
)
def test_a_setting_that_cannot_be_says_its_name(given: dict[str, str], words: str) -> None:
    with pytest.raises(SettingError, match=words):
        read_settings(given, {})


@pytest.mark.parametrize(
    ("platform", "environment", "place"),
    [
        ("linux", {}, Path.home() / ".local/share/ricochetrobots"),
        ("linux", {"XDG_DATA_HOME": "/data"}, Path("/data/ricochetrobots")),
        ("darwin", {}, Path.home() / "Library/Application Support/ricochetrobots"),
        ("win32", {"LOCALAPPDATA": "/local"}, Path("/local/ricochetrobots")),
    ],
)
def test_games_are_kept_where_the_platform_keeps_a_persons_data(
    platform: str, environment: dict[str, str], place: Path
) -> None:
    assert default_data(platform, environment) == place


def test_the_table_has_every_setting_once() -> None:
    names = [row.name for row in SETTINGS]
    assert names == [field.name.replace("origins", "origin") for field in fields(Settings)]
    assert [row.variable for row in SETTINGS] == [f"RICOCHET_{name.upper()}" for name in names]
