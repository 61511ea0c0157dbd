"""The options of a server, in one table that the command line, the environment and the documentation read."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from ricochetrobots.core import RicochetError
from ricochetrobots.core.sentence import Sentence

DEFAULT_PORT = 8017
MAX_PORT = 65535
MAX_QUOTED = 80
OPERATOR = "operator"
BASE_PATH = re.compile(r"(/[A-Za-z0-9_.~-]+)*")
DATABASES = ("postgresql", "postgres")
CHOICES = {
    "rooms": ("everybody", OPERATOR),
    "tables": ("yes", "no"),
    "ladder_places": ("everybody", OPERATOR),
    "offline": ("yes", "no"),
    "log_level": ("debug", "info", "warning", "error"),
    "log_format": ("text", "json"),
}


def default_data() -> Path:
    """Return the default data directory: the platform's place for a person's data."""
    from platformdirs import (
        user_data_path,
    )  # slower to import than the rest of this module, and --help does not need it

    return user_data_path("ricochetrobots", appauthor=False)


@dataclass(frozen=True, kw_only=True)
class Settings:
    """The settings of a server."""

    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    operators: tuple[str, int] = ("127.0.0.1", 0)
    """The address at which operators reach the metrics, readiness and the commands; port 0 means any free port."""
    data: Path
    database: str | None = field(default=None, repr=False)  # it may hold a password
    """The URL of a PostgreSQL for the games, which several servers may share; None: a file in ``data``."""
    origins: tuple[str, ...] = ()
    """Origins whose pages may use this server besides its own, as ``https://play.example.org``."""
    base_path: str = ""
    """The path of the host below which the game is served, as ``/ricochet``; empty for the root."""
    trusted_proxy: str = ""
    """Comma-separated addresses or networks of reverse proxies whose X-Forwarded-For and -Proto the server trusts."""
    keep_days: int | None = None
    """Delete rooms after this many days without an event; None: never."""
    rooms: str = "everybody"
    """The people who may open rooms: ``everybody`` or the ``operator`` alone."""
    tables: bool = False
    """Whether a host may list a room, which anybody may then join."""
    ladder: str = ""
    """The name of the club ladder; empty for none."""
    ladder_places: str = OPERATOR
    """The people who may add a place to the ladder: ``everybody`` or the ``operator`` alone."""
    offline: bool = True
    """Whether browsers keep the game for use without a network; if not, they delete what they kept."""
    log_level: str = "info"
    log_format: str = "text"


@dataclass(frozen=True)
class Setting:
    """A row of the table."""

    name: str
    variable: str
    default: str
    help: str

    @property
    def option(self) -> str:
        """The name on the command line, without the leading hyphens."""
        return self.name.replace("_", "-")


SETTINGS = (
    Setting("host", "RICOCHET_HOST", "127.0.0.1", "Address to listen on; 0.0.0.0 for all."),
    Setting("port", "RICOCHET_PORT", str(DEFAULT_PORT), "Port to listen on; 0 for any free port."),
    Setting(
        "operators",
        "RICOCHET_OPERATORS",
        "127.0.0.1:0",
        "Address for operators alone: metrics, readiness, commands. Port 0 for any free port.",
    ),
    Setting(
        "data",
        "RICOCHET_DATA",
        "",
        "Directory for the games. Default: your own data directory.",
    ),
    Setting(
        "database",
        "RICOCHET_DATABASE",
        "",
        "PostgreSQL for the games, postgresql://user@host/name. Default: a file in the data directory.",
    ),
    Setting(
        "origin",
        "RICOCHET_ORIGIN",
        "",
        "Address that players enter, such as https://play.example.org. Separate several by commas.",
    ),
    Setting(
        "base_path",
        "RICOCHET_BASE_PATH",
        "",
        "Path below which to serve the game, such as /ricochet. Default: /.",
    ),
    Setting(
        "trusted_proxy",
        "RICOCHET_TRUSTED_PROXY",
        "",
        "Addresses or networks of reverse proxies, such as 10.0.0.0/8. Separate several by commas.",
    ),
    Setting(
        "keep_days",
        "RICOCHET_KEEP_DAYS",
        "",
        "Delete rooms in which nothing has happened for this many days.",
    ),
    Setting("rooms", "RICOCHET_ROOMS", "everybody", "Who may open rooms: everybody or operator."),
    Setting("tables", "RICOCHET_TABLES", "no", "Public tables, which anybody may join: yes or no."),
    Setting(
        "ladder", "RICOCHET_LADDER", "", "Name of a club ladder, such as Tuesday club. Default: no ladder."
    ),
    Setting(
        "ladder_places",
        "RICOCHET_LADDER_PLACES",
        OPERATOR,
        "Who may add people to the ladder: everybody or operator.",
    ),
    Setting("offline", "RICOCHET_OFFLINE", "yes", "Browsers keep the game for use offline: yes or no."),
    Setting("log_level", "RICOCHET_LOG_LEVEL", "info", "Lowest level to log: debug, info, warning or error."),
    Setting("log_format", "RICOCHET_LOG_FORMAT", "text", "Format of the log: text or json."),
)


class SettingError(RicochetError, ValueError):
    """A setting that cannot be used; the sentence names the option."""

    code = "setting"


def read_settings(given: Mapping[str, str | None], environment: Mapping[str, str]) -> Settings:
    """Return the settings: from the arguments, the environment, or the defaults, in this order. Raises SettingError."""
    values = {
        row.name: given.get(row.name) or environment.get(row.variable) or row.default for row in SETTINGS
    }
    port = values["port"]
    if not re.fullmatch("[0-9]{1,5}", port) or int(port) > MAX_PORT:
        raise SettingError(
            Sentence(
                "fault-port",
                "--port must be a number from 0 to {most}, not {said}.",
                most=MAX_PORT,
                said=_quoted(port),
            )
        )
    operators = re.fullmatch(r"(?:\[([0-9a-fA-F:]+)\]|([^\s:\[\]]+)):([0-9]{1,5})", values["operators"])
    if operators is None or int(operators[3]) > MAX_PORT:
        raise SettingError(
            Sentence(
                "fault-operators",
                "--operators must look like 127.0.0.1:9017, not {said}.",
                said=_quoted(values["operators"]),
            )
        )
    origins = tuple(_origin(part.strip()) for part in values["origin"].split(",") if part.strip())
    base_path = values["base_path"].rstrip("/")
    if not BASE_PATH.fullmatch(base_path):
        raise SettingError(
            Sentence(
                "fault-base-path",
                "--base-path must look like /ricochet, not {said}.",
                said=_quoted(base_path),
            )
        )
    proxies = [part.strip() for part in values["trusted_proxy"].split(",") if part.strip()]
    for proxy in proxies:
        try:
            ipaddress.ip_network(proxy)
        except ValueError:
            raise SettingError(
                Sentence(
                    "fault-trusted-proxy",
                    "--trusted-proxy must name addresses or networks like 10.0.0.0/8, not {said}.",
                    said=_quoted(proxy),
                )
            ) from None
    data = Path(values["data"]).expanduser() if values["data"] else default_data()
    database = values["database"]
    if database:
        check_database(database)
    days = values["keep_days"]
    if days and not re.fullmatch("[1-9][0-9]{0,4}", days):
        raise SettingError(
            Sentence(
                "fault-keep-days",
                "--keep-days must be a number from 1 to 99999, not {said}.",
                said=_quoted(days),
            )
        )
    ladder = " ".join(values["ladder"].split())
    if len(ladder) > MAX_QUOTED or not ladder.isprintable():
        raise SettingError(
            Sentence(
                "fault-ladder",
                "--ladder must be a name of at most {most} characters, not {said}.",
                most=MAX_QUOTED,
                said=_quoted(ladder),
            )
        )
    for name, choices in CHOICES.items():
        if values[name] not in choices:
            option = name.replace("_", "-")
            raise SettingError(
                Sentence(
                    "fault-choice",
                    "--{option} must be {choices}, not {said}.",
                    option=option,
                    choices=" or ".join(choices),
                    said=_quoted(values[name]),
                    list=", ".join(choices),
                )
            )
    return Settings(
        host=values["host"],
        port=int(port),
        data=data,
        operators=(operators[1] or operators[2], int(operators[3])),
        database=database or None,
        origins=origins,
        base_path=base_path,
        trusted_proxy=",".join(proxies),
        keep_days=int(days) if days else None,
        rooms=values["rooms"],
        tables=values["tables"] == "yes",
        ladder=ladder,
        ladder_places=values["ladder_places"],
        offline=values["offline"] == "yes",
        log_level=values["log_level"],
        log_format=values["log_format"],
    )


def _origin(text: str) -> str:
    """Return an origin as browsers send it: in small letters, without the usual port. Raises SettingError."""
    with suppress(ValueError):  # a port that is no number, or an unfinished IPv6 address
        parts = urlsplit(text.rstrip("/").lower())
        ports = {"http": 80, "https": 443}
        rest = parts.path or parts.query or parts.fragment or "@" in parts.netloc
        if parts.scheme in ports and parts.hostname and not rest:
            host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
            port = "" if parts.port in {None, ports[parts.scheme]} else f":{parts.port}"
            return f"{parts.scheme}://{host}{port}"
    raise SettingError(
        Sentence(
            "fault-origin",
            "--origin must look like https://play.example.org, not {said}.",
            said=_quoted(text),
        )
    )


def check_database(url: str) -> None:
    """Raise SettingError, without repeating the URL, unless it is one of PostgreSQL."""
    try:
        parts = urlsplit(url)
        usable = parts.scheme in DATABASES and len(parts.path) > 1 and parts.port != 0
    except ValueError:  # a port that is not a number
        usable = False
    if not usable:
        raise SettingError(
            Sentence("fault-database", "--database must look like postgresql://user@host/name.")
        )


def _quoted(text: str) -> str:
    return repr(text if len(text) <= MAX_QUOTED else f"{text[:MAX_QUOTED]}...")
