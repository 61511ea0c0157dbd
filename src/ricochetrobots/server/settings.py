"""What a server can be told, in one table: the command line, the environment and the documentation read it."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from ricochetrobots.core import RicochetError

DEFAULT_PORT = 8017


def default_data(platform: str = sys.platform, environment: Mapping[str, str] = os.environ) -> Path:
    """Return where games are kept when nothing else is said: the platform's place for a person's data."""
    if platform == "win32" and "LOCALAPPDATA" in environment:
        base = Path(environment["LOCALAPPDATA"])
    elif platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    elif "XDG_DATA_HOME" in environment:
        base = Path(environment["XDG_DATA_HOME"])
    else:
        base = Path.home() / ".local" / "share"
    return base / "ricochetrobots"


@dataclass(frozen=True, kw_only=True)
class Settings:
    """How a server runs."""

    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    data: Path
    origins: tuple[str, ...] = ()
    """Origins whose pages may use this server besides its own address, as ``https://play.example.org``."""
    proxies: str = ""
    """Addresses of reverse proxies whose X-Forwarded-For is believed."""


@dataclass(frozen=True)
class Setting:
    """A row of the table."""

    name: str
    variable: str
    default: str
    help: str


SETTINGS = (
    Setting("host", "RICOCHET_HOST", "127.0.0.1", "Address to listen on; 0.0.0.0 for all."),
    Setting("port", "RICOCHET_PORT", str(DEFAULT_PORT), "Port to listen on; 0 for any that is free."),
    Setting(
        "data",
        "RICOCHET_DATA",
        "",
        "Directory in which games are kept; if not said, your own data directory.",
    ),
    Setting(
        "origin", "RICOCHET_ORIGIN", "", "Address people type, https://play.example.org; several by commas."
    ),
    Setting("proxies", "RICOCHET_PROXIES", "", "Addresses of reverse proxies in front; several by commas."),
)


class SettingError(RicochetError, ValueError):
    """A setting that cannot be used; the sentence names the option."""

    code = "setting"


def read_settings(given: Mapping[str, str | None], environment: Mapping[str, str]) -> Settings:
    """Return the settings: what was given, else the environment's, else the default. Raises SettingError."""
    said = {row.name: given.get(row.name) or environment.get(row.variable) or row.default for row in SETTINGS}
    port = int(said["port"]) if said["port"].isascii() and said["port"].isdigit() else -1
    if not 0 <= port <= 65535:
        raise SettingError(f"--port must be a number from 0 to 65535, not {said['port']!r}.")
    origins = tuple(part.strip().rstrip("/") for part in said["origin"].split(",") if part.strip())
    for origin in origins:
        if not origin.startswith(("http://", "https://")) or origin.count("/") != 2:
            raise SettingError(f"--origin must look like https://play.example.org, not {origin!r}.")
    data = Path(said["data"]).expanduser() if said["data"] else default_data()
    return Settings(host=said["host"], port=port, data=data, origins=origins, proxies=said["proxies"])
