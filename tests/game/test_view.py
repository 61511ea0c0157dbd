"""The view after every event of every playthrough."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from ricochetrobots.game import Match, Phase, evolve, view
from ricochetrobots.game.view import own_view
from support.playthrough import FOLDER, played

FILES = sorted(FOLDER.glob("*.txt"))


def moments(path: Path) -> Iterator[Match]:
    """Yield the match after each event of a playthrough."""
    match: Match | None = None
    for event in played(path):
        match = evolve(match, event)
        yield match


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_what_holds_at_every_moment(path: Path) -> None:
    matches = [*moments(path)]
    everybody_sees_the_same_but_for_the_own_part(matches)
    no_robot_moves_but_in_a_demonstration(matches)
    every_chip_is_somewhere(matches)


def everybody_sees_the_same_but_for_the_own_part(matches: list[Match]) -> None:
    for match in matches:
        spectator = view(match, None)
        assert spectator.you is None
        assert view(match, 1000) == spectator
        for seat in match.seats:
            seen = view(match, seat.number)
            assert seen.you == (None if seat.left else seat.number)
            assert seen.consents == (seat.consents and not seat.left)
            assert replace(seen, **vars(own_view(match, None))) == spectator


def no_robot_moves_but_in_a_demonstration(matches: list[Match]) -> None:
    """R6.1, R6.5: robots move during a demonstration, and the next round starts from its end."""
    before: Match | None = None
    for match in matches:
        if before is not None and before.number == match.number and before.position is not None:
            assert match.position == before.position or before.phase is Phase.SHOWING
        if match.phase is not Phase.SHOWING:
            assert match.position == match.markers
        before = match


def every_chip_is_somewhere(matches: list[Match]) -> None:
    """R2.1: face down, turned up, taken, or laid."""
    for match in matches:
        seen = view(match, None)
        up = seen.phase in (Phase.THINKING, Phase.BIDDING, Phase.SHOWING)
        taken = len({chip for seat in seen.seats for chip in seat.chips})  # several may count one (R6.16)
        assert seen.chips_left + up + taken + len(seen.laid) == seen.chips_total
