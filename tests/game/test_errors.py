"""Refusals have stable codes, and the playthroughs show them."""

import re

from ricochetrobots.game.errors import REASONS
from ricochetrobots.game.events import Event
from support.playthrough import FOLDER, script

LINES = [line for path in sorted(FOLDER.glob("*.txt")) for line in script(path)]


def test_codes_are_kebab_case() -> None:
    assert all(re.fullmatch("[a-z]+(-[a-z]+)*", code) for code in REASONS)


def test_every_refusal_is_played_but_one_that_cannot_be_printed() -> None:
    played = {line.split()[1] for line in LINES if line.startswith("!! ")}
    assert set(REASONS) - played == {"name-unreadable"}


def test_every_event_is_played() -> None:
    played = {line.split()[1] for line in LINES if line.startswith("-> ")}
    assert played == {kind.__name__ for kind in Event.__args__}
