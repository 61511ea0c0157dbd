"""Refusals carry the facts with which a client explains them."""

import pytest

from ricochetrobots.core import MoveError, Robot, parse_move, parse_position
from ricochetrobots.game import GameError
from ricochetrobots.server.refusals import refusal


def test_a_refusal_carries_its_facts() -> None:
    refused = refusal(GameError("bid-not-lower", offered=8, standing=7), "command-1")
    assert refused.facts == {"offered": 8, "standing": 7}
    assert (refused.id, refused.code, refused.clause) == ("command-1", "bid-not-lower", "R6.2")


def test_a_refused_move_names_its_obstacle() -> None:
    position = parse_position("4C3A2C1C Ra1 Gb1 Bj5 Yp16")
    with pytest.raises(MoveError) as caught:
        position.slide(parse_move("Re"))
    assert refusal(caught.value).facts == {"robot": Robot.RED.letter, "direction": "e", "by": "G"}
