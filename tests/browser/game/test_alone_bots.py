"""The bots of a match on the device do what the bots of a room do: bids, passes, demonstrations, and their level."""

import random
from pathlib import Path
from typing import Any

import pytest

from browser.game.test_alone_rules import Game, choices, plain
from ricochetrobots.bots import PersonBot
from ricochetrobots.game import Options, PanelChoice, Phase, commands, view
from ricochetrobots.game.bot_seats import BotCharacter, BotLevel, BotPart
from ricochetrobots.game.options import Length
from ricochetrobots.solver import solve
from ricochetrobots.wire.wire_format import tag
from support.node import run_in_node

STEP = 0.5
"""The seconds between two looks at the clock."""
LONGEST = 4_000
EACH_LEVEL = (2, 3, 4, 5)
"""The seeds of the short run: every level, every edition, one to three bots, and a table without passes.
"""


def match_with_bots(seed: int) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Play a match of a player against bots; return what the browser needs, and the events."""
    chance = random.Random(seed)
    game = Game()
    level = (BotLevel.REGULAR, BotLevel.BEGINNER, BotLevel.MASTER, BotLevel.STRONG)[seed % 4]
    characters = chance.sample(list(BotCharacter), 1 + seed % 3)
    bots = [BotPart(character=character, level=level) for character in characters]
    seeds = [chance.randrange(2**32) for _ in bots]
    edition = ("2013", "1999", "2013-zman")[seed % 3]
    panels = PanelChoice.PLAIN if edition == "1999" else PanelChoice.DIAGONALS
    options = Options(edition=edition, panels=panels, length=Length.SHORT, consent=seed % 5 > 0)
    now = 1.0
    game.open(options, "Mara", now, seed, bots)
    events: list[dict[str, Any]] = []
    steps: list[dict[str, Any]] = [{"now": now, "command": plain_command(commands.StartMatch())}]
    events += game.execute(commands.StartMatch(), now, seed)
    for _ in range(LONGEST):
        now += STEP
        assert game.match is not None
        if game.match.phase is Phase.FINISHED:
            break
        events += game.execute(commands.Tick(), now, seed)
        for number, character in enumerate(characters):
            player = PersonBot(seeds[number], level, character)
            chosen = player.choose(view(game.match, number + 1), now)
            if chosen is not None:
                events += game.execute(chosen, now, seed, number + 1)
        command = person(game, chance, now)
        if command is not None:
            events += game.execute(command, now, seed)
        steps.append({"now": now, "command": command and plain_command(command)})
    given = game.opened | choices(events) | {"board": game.opened["opened"]["choices"]["board"]}
    chips = [event["chip"] for event in events if event["type"] == "chip_turned"]
    return given | {"seeds": seeds, "chips": chips, "steps": steps}, events


def person(game: Game, chance: random.Random, now: float) -> commands.PlayerCommand | None:
    """Return the command of a player who bids the fewest moves in some rounds, and shows them."""
    match = game.match
    assert match is not None
    allowed = view(match, 0).allowed_commands
    if "say_ready" in allowed:
        return commands.SayReady(round=match.round_number)
    puzzle = match.puzzle_in_play
    if puzzle is None:
        return None
    path = solve(puzzle).path or ()
    bids = match.round is not None and match.round.bid(0) is not None
    if "move_robot" in allowed and match.demonstration is not None:
        made = len(match.demonstration.slides)
        opens = match.demonstration.opens
        if opens is not None and now < opens:
            return None
        return commands.MoveRobot(round=match.round_number, move=str(path[made]))
    if "place_bid" in allowed and not bids and match.round_number % 2 and chance.random() < 0.02:
        return commands.PlaceBid(round=match.round_number, moves=len(path))
    return None


def plain_command(command: commands.PlayerCommand) -> dict[str, Any]:
    return {"type": tag(type(command)), **plain(command)}


@pytest.mark.long
@pytest.mark.slow
def test_bots_of_the_device_and_of_a_room_play_alike(full: bool) -> None:
    played = [match_with_bots(seed) for seed in (range(8) if full else EACH_LEVEL)]
    found = run_in_node(Path(__file__).with_name("bots.mjs"), [given for given, _ in played])
    kinds = set()
    for (given, events), other in zip(played, found, strict=True):
        opening = len(given["bots"]) + 3
        assert other[opening:] == events
        kinds |= {event["type"] for event in events}
    assert kinds >= {"chip_taken", "demonstration_failed", "player_passed", "match_ended"}
