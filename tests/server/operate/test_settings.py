"""Settings of the server."""

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


def test_the_defaults_serve_this_computer_only() -> None:
    assert read_settings({}, {}) == Settings(data=default_data())
    assert read_settings({}, {}).host == "127.0.0.1"
    assert read_settings({}, {}).port == DEFAULT_PORT


def test_options_override_the_environment() -> None:
    environment = {"RICOCHET_PORT": "9001", "RICOCHET_HOST": "0.0.0.0", "RICOCHET_DATA": "/games"}
    settings = read_settings({"port": "9002", "host": None}, environment)
    assert (settings.port, settings.host, settings.data) == (9002, "0.0.0.0", Path("/games"))


def test_the_home_directory_may_be_abbreviated() -> None:
    assert read_settings({"data": "~/games"}, {}).data == Path.home() / "games"


def test_origins_are_separated_by_commas() -> None:
    settings = read_settings({"origin": "https://play.example.org/, http://games.local:8017"}, {})
    assert settings.origins == ("https://play.example.org", "http://games.local:8017")


def test_origins_are_compared_as_browsers_send_them() -> None:
    settings = read_settings({"origin": "HTTPS://Play.Example.org:443, http://[::1]:80, http://a:443"}, {})
    assert settings.origins == ("https://play.example.org", "http://[::1]", "http://a:443")


@pytest.mark.parametrize(
    ("values", "words"),
    [
        ({"port": "many"}, "--port"),
        ({"port": "70000"}, "--port"),
        ({"port": "-1"}, "--port"),
        ({"port": "\N{ARABIC-INDIC DIGIT THREE}"}, "--port"),
        ({"origin": "play.example.org"}, "--origin"),
        ({"origin": "https://play.example.org/path"}, "--origin"),
        ({"keep_days": "0"}, "--keep-days"),
        ({"rooms": "nobody"}, "--rooms"),
        ({"ladder": "x" * 81}, "--ladder"),
        ({"ladder": "one\0two"}, "--ladder"),
        ({"ladder_places": "nobody"}, "--ladder-places"),
        ({"offline": "perhaps"}, "--offline"),
        ({"tables": "perhaps"}, "--tables"),
        ({"origin": "ftp://play.example.org"}, "--origin"),
        ({"origin": "https://play.example.org:many"}, "--origin"),
        ({"origin": "https://ada@play.example.org"}, "--origin"),
    ],
)
def test_the_error_for_an_invalid_setting_names_the_option(values: dict[str, str], words: str) -> None:
    with pytest.raises(SettingError, match=words):
        read_settings(values, {})


@pytest.mark.skipif(sys.platform != "linux", reason="other platforms use other directories")
@pytest.mark.parametrize("value", ["", "/data"])
def test_games_are_stored_in_the_users_data_directory(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", value)
    assert default_data() == Path(value or Path.home() / ".local/share") / "ricochetrobots"


@pytest.mark.parametrize("option", ["port", "origin"])
def test_errors_quote_only_the_start_of_a_long_value(option: str) -> None:
    with pytest.raises(SettingError) as refused:
        read_settings({option: "9" * 5000}, {})
    assert 80 < len(str(refused.value)) < 200


def test_the_table_lists_every_setting_once() -> None:
    names = [row.name for row in SETTINGS]
    assert names == [field.name.replace("origins", "origin") for field in fields(Settings)]
    assert [row.variable for row in SETTINGS] == [f"RICOCHET_{name.upper()}" for name in names]
