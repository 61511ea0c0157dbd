"""The rules of practice, run in Node."""

from pathlib import Path
from typing import Any

from support.node import run_in_node


def values(*calls: object, zone: str = "Europe/Paris") -> list[Any]:
    """Return the value of each call, such as ``["scoreOf", {...}]``."""
    found: list[Any] = run_in_node(Path(__file__).with_name("parts.mjs"), calls, zone)
    return found


def value(*call: object, zone: str = "Europe/Paris") -> Any:
    """Return the value of one call."""
    return values([*call], zone=zone)[0]
