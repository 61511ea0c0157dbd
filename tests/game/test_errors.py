"""Refusals have stable codes, and the playthroughs show them."""

import re

from ricochetrobots.game import GameError, errors
from ricochetrobots.game.events import Event
from support.playthrough import FOLDER, script

LINES = [line for path in sorted(FOLDER.glob("*.txt")) for line in script(path)]


def tree(root: type[GameError]) -> list[type[GameError]]:
    return [root, *(kind for child in root.__subclasses__() for kind in tree(child))]


LEAVES = [kind for kind in tree(GameError) if not kind.__subclasses__()]


def test_codes_are_kebab_case_and_told_apart() -> None:
    codes = [kind.code for kind in LEAVES]
    assert len(set(codes)) == len(codes)
    assert all(re.fullmatch("[a-z]+(-[a-z]+)*", code) for code in codes)


def test_the_tree_in_the_docstring_is_the_tree() -> None:
    drawn = dict(re.findall(r"(\w+Error) +([a-z]+-[a-z-]+)", errors.__doc__ or ""))
    assert drawn == {kind.__name__: kind.code for kind in LEAVES}


def test_every_refusal_is_played_but_one_that_cannot_be_printed() -> None:
    played = {line.split()[1] for line in LINES if line.startswith("!! ")}
    assert {kind.code for kind in LEAVES} - played == {"name-unreadable"}


def test_every_event_is_played() -> None:
    played = {line.split()[1] for line in LINES if line.startswith("-> ")}
    assert played == {kind.__name__ for kind in Event.__args__}
