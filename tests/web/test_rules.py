"""The rules that the browser reads are those of the game."""

import json
import re

from ricochetrobots.core import EDITIONS
from ricochetrobots.game import Options
from ricochetrobots.web.generate.rules import FACTS, rules_module
from ricochetrobots.wire.messages import VERSION

WRITTEN = {
    name: json.loads(value)
    for name, value in re.findall(
        r"^export const (\w+) = /\*\* @type \{const\} \*/ \((.*?)\);$", rules_module(), re.M | re.S
    )
}


def test_every_fact_is_written() -> None:
    assert list(WRITTEN) == list(FACTS)
    assert WRITTEN["PROTOCOL"] == VERSION


def test_a_turn_waits_and_what_can_be_done_at_any_time_does_not() -> None:
    assert WRITTEN["TURN_COMMANDS"] == [
        "place_bid",
        "pass",
        "start_timer",
        "claim_solution",
        "move_robot",
        "give_up",
        "resume_round",
        "say_ready",
    ]


def test_editions_carry_all_that_is_special_about_them() -> None:
    for written, edition in zip(WRITTEN["EDITIONS"], EDITIONS.values(), strict=True):
        assert written == json.loads(json.dumps(vars(edition)))


def test_defaults_are_those_of_a_match_and_lie_within_their_ranges() -> None:
    defaults = WRITTEN["DEFAULTS"]
    assert defaults == json.loads(json.dumps(vars(Options())))
    for name, allowed in WRITTEN["RANGES"].items():
        assert defaults[name] is None or allowed["least"] <= defaults[name] <= allowed["most"]
