"""A match alone in the browser follows the rules of game/: golden playthroughs and random matches, played by both."""

import json
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass, replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ricochetrobots.core import Optimum, RicochetError
from ricochetrobots.game import (
    GameError,
    Match,
    Mode,
    Options,
    PanelChoice,
    Phase,
    commands,
    decide,
    evolve,
    view,
)
from ricochetrobots.game.absence import Absence
from ricochetrobots.game.bot_seats import BotCharacter, BotLevel, BotPart
from ricochetrobots.game.commands import PassMeaning
from ricochetrobots.solver import solve
from ricochetrobots.wire.wire_format import tag
from support.node import run_in_node
from support.playthrough import FOLDER, read_commands, script

PLAYED = {
    "start_match",
    "set_options",
    "shuffle_board",
    "claim_solution",
    "place_bid",
    "pass",
    "start_timer",
    "move_robot",
    "give_up",
    "resume_round",
    "say_ready",
    "agree_to_end",
    "play_again",
    "close_room",
}
"""The commands of a match on the device."""
PAUSED = ["resume_round", "close_room"]
"""Those of a paused match. There, "Continue" ends a pause among bots; in a room, the return of its player does."""
PLAYER = 0
FILES = [path for path in sorted(FOLDER.glob("*.txt")) if "room: open alone" in path.read_text("utf-8")]


def plain(value: object) -> Any:
    """Return a value as the wire has it."""
    if is_dataclass(value) and not isinstance(value, type):
        return {part.name: plain(getattr(value, part.name)) for part in fields(value)}
    return json.loads(msgspec.json.encode(value))


def choices(events: list[dict[str, Any]]) -> dict[str, str | None]:
    """Return what chance chose in these events."""
    found: dict[str, str | None] = {"board": None, "position": None, "chip": None}
    for event in events:
        found |= {name: event[name] for name in found if name in event}
    return found


@dataclass
class Game:
    """A match in Python, recorded for the browser."""

    match: Match | None = None
    gone: dict[int, Absence] = field(default_factory=dict)
    opened: dict[str, Any] = field(default_factory=dict)
    given: list[dict[str, Any]] = field(default_factory=list)
    outcomes: list[dict[str, Any]] = field(default_factory=list)
    shown: list[dict[str, Any]] = field(default_factory=list)

    def execute(
        self, command: commands.Command, now: float, seed: int = 0, seat: int = PLAYER
    ) -> list[dict[str, Any]]:
        happened = decide(self.match, command, seat=seat, now=now, seed=seed, gone=self.gone)
        for event in happened:
            self.match = evolve(self.match, event)
        return [{"type": tag(type(event)), **plain(event)} for event in happened]

    def open(
        self, options: Options, name: str, now: float, seed: int = 0, bots: Sequence[BotPart] = ()
    ) -> None:
        mode = Mode.FRIENDS if bots else Mode.ALONE
        events = self.execute(commands.OpenMatch(mode=mode, options=options), now, seed)
        self.execute(commands.TakeSeat(name=name), now)
        for bot in bots:
            assert bot.character is not None
            assert bot.level is not None
            self.execute(commands.AddBot(character=bot.character, level=bot.level), now)
        if bots:
            self.execute(commands.SetQuickChat(on=False), now)
        given = {"now": now, "choices": choices(events)}
        self.opened = {"options": plain(options), "name": name, "bots": plain(bots), "opened": given}
        self.record_view()

    def give(self, command: commands.Command, now: float, seed: int = 0, seat: int = PLAYER) -> None:
        """Execute a command and record its outcome, which may be a refusal."""
        try:
            outcome: dict[str, Any] = {"events": self.execute(command, now, seed, seat)}
        except RicochetError as error:
            facts = error.facts if isinstance(error, GameError) else {}
            outcome = {"refused": error.code, "facts": plain(dict(facts))}
        wire = plain_command(command)
        if isinstance(command, commands.Tick):
            wire["away"] = PLAYER in self.gone
            if any(event["type"] == "round_resumed" for event in outcome.get("events", ())):
                wire = plain_command(commands.ResumeRound(round=self.round_number))
        chosen = choices(outcome.get("events", []))
        self.given.append({"command": wire, "seat": seat, "now": now, "choices": chosen})
        self.outcomes.append(outcome)
        self.record_view()

    def record_view(self) -> None:
        """Record the player's view, with the commands of a match on the device."""
        assert self.match is not None
        seen = plain(view(self.match, PLAYER, self.gone))
        seen["allowed_commands"] = [name for name in seen["allowed_commands"] if name in PLAYED]
        if self.is_paused:
            seen["allowed_commands"] = PAUSED
        self.shown.append(seen)

    def let_time_pass(self, now: float, seed: int) -> None:
        """Give ticks until nothing more is due."""
        self.give(commands.Tick(), now, seed)
        while self.outcomes[-1]["events"]:
            self.give(commands.Tick(), now, seed)

    @property
    def round_number(self) -> int:
        """The number of the round."""
        return 0 if self.match is None else self.match.round_number

    @property
    def is_paused(self) -> bool:
        """Whether a round stands still."""
        this = None if self.match is None else self.match.round
        over = self.match is not None and self.match.phase in (Phase.FINISHED, Phase.LOBBY)
        return this is not None and this.pause is not None and not over


def plain_command(command: commands.Command) -> dict[str, Any]:
    """Return a command as the wire has it."""
    return {"type": tag(type(command)), **plain(command)}


def in_the_browser(games: list[Game]) -> None:
    """Compare the matches with the browser's."""
    found = run_in_node(
        Path(__file__).with_name("alone.mjs"), [game.opened | {"commands": game.given} for game in games]
    )
    for game, other in zip(games, found, strict=True):
        assert other["shown"][0] == game.shown[0]
        for place, given in enumerate(game.given):
            assert other["outcomes"][place] == game.outcomes[place], given
            assert other["shown"][place + 1] == game.shown[place + 1], given


def golden(path: Path) -> Game:
    """Play a playthrough up to the first time that its player leaves the table, which a device does not know."""
    game = Game()
    options = None
    for line in script(path):
        if not line.startswith("@"):
            continue
        stamp, _, rest = line[1:].partition(" ")
        speaker, _, content = rest.partition(": ")
        now, verb = float(stamp), content.split()[0]
        if verb == "leave":
            break
        if verb == "open":
            _, (opening,) = read_commands(content.split(), None)
            assert isinstance(opening, commands.OpenMatch)
            options = opening.options
        elif verb == "sit":
            if game.match is None:
                assert options is not None
                game.open(options, speaker, now)
        elif verb == "gone":
            game.gone[PLAYER] = Absence(now)
        elif verb == "there":
            game.gone.clear()
        else:
            seed, given = read_commands(content.split(), game.match)
            for command in given:
                game.give(command, now, seed)
                if "refused" in game.outcomes[-1]:
                    break
    return game


def chance_options(chance: random.Random) -> Options:
    edition = chance.choice(("1999", "2013"))
    newer = edition != "1999"
    panels = chance.choice(
        tuple(PanelChoice)[:3] if newer else (PanelChoice.PLAIN, PanelChoice.FIRST_EDITION)
    )
    return Options(
        edition=edition,
        panels=panels,
        fifth_robot=newer and chance.random() < 0.5,
        timer_seconds=chance.choice((None, 30)),
        solo_timer_runs=chance.choice((1, 2)),
        solo_demonstration_seconds=chance.choice((None, 15)),
    )


def chance_game(seed: int) -> Game:
    """Play a random match, with commands that the rules refuse among them."""
    chance = random.Random(seed)
    game = Game()
    game.open(Options(), "Mara", 1.0, seed)
    now = 2.0
    for changed in range(4):
        game.give(commands.SetOptions(options=chance_options(chance)), now, seed + changed)
    game.give(commands.StartMatch(), now, seed)
    for number in (1, 100, None):
        game.give(commands.ClaimSolution(round=1, moves=number), now)
    for _ in range(2):  # the second time, the robot is at its wall
        game.give(commands.MoveRobot(round=1, move="Rn"), now)
    game.give(commands.GiveUp(round=1), now)
    for _ in range(60):
        assert game.match is not None
        now += chance.choice((0.5, 1, 2, 7, 40))
        on = game.match.round_number if chance.random() < 0.95 else 99
        if chance.random() < 0.1:
            game.gone = {} if game.gone else {PLAYER: Absence(now)}
        game.give(commands.Tick(), now)
        if game.gone:
            continue  # an absent player sends nothing
        position = game.match.position
        moves = [] if position is None else [str(move) for move in position.legal_moves()]
        wanted: list[commands.Command] = [
            commands.ClaimSolution(round=on, moves=chance.choice((None, 1, 4, 100))),
            *(commands.MoveRobot(round=on, move=move) for move in (*moves, "Rn", "Re")),
            commands.GiveUp(round=on),
            commands.ResumeRound(round=on),
            commands.SayReady(round=on),
            commands.PlayAgain(new_board=True),
        ]
        game.give(chance.choice(wanted), now, chance.randrange(1000))
    return game


FEW_CHIPS: Mapping[str, Any] = {"panels": PanelChoice.PICKED, "board": "6x4:Rc2m,*e4,Ga1m"}
"""A board whose chips are soon tried in vain (R8.10)."""


def chance_game_with_bots(seed: int) -> Game:
    """Play a random match with bots: bids, right and wrong paths, absences, and commands that are refused."""
    chance = random.Random(seed)
    game = Game()
    bots = [
        BotPart(character=character, level=BotLevel.REGULAR)
        for character in chance.sample(list(BotCharacter), chance.choice((1, 2, 3)))
    ]
    options = replace(
        chance_options(chance),
        **(FEW_CHIPS if chance.random() < 0.5 else {}),
        demonstration_seconds=chance.choice((None, 20)),
        chips_to_win=chance.choice((None, 1, 2)),
        series_wins=chance.choice((1, 2)),
        consent=chance.random() < 0.8,
        no_bid_seconds=60,
    )
    game.open(options, "Mara", 1.0, seed, bots)
    now = 2.0
    for _ in range(150):
        assert game.match is not None
        match = game.match
        now += chance.choice((0.5, 1, 2, 7, 30))
        on = match.round_number if chance.random() < 0.95 else 99
        if chance.random() < 0.05:
            game.gone = {} if game.gone else {PLAYER: Absence(now)}
        sender = chance.randrange(len(bots) + 1)
        shown = match.demonstration
        if shown is not None and chance.random() < 0.9:
            sender = shown.seat
        if game.gone:
            sender = chance.randrange(len(bots)) + 1  # an absent player sends nothing
        game.let_time_pass(now, chance.randrange(1000))
        puzzle = match.puzzle_in_play
        bids = [chance.choice((1, 2, 3, 9))]
        moves: list[str] = ["Rn"]
        if puzzle is not None and match.position is not None:
            bids.append(len(solve(puzzle).path or ()) + chance.choice((0, 0, 1)))
            moves = [str(move) for move in match.position.legal_moves()]
            if match.demonstration and chance.random() < 0.9:
                path = solve(puzzle).path or ()
                made = [made.move for made in match.demonstration.slides]
                if list(path[: len(made)]) == made and len(made) < len(path):
                    moves = [str(path[len(made)])]
        wanted: list[commands.Command] = [
            *(commands.PlaceBid(round=on, moves=bid) for bid in bids),
            *(commands.Pass(round=on, means=means) for means in (None, *PassMeaning)),
            *4 * [commands.MoveRobot(round=on, move=chance.choice(moves))],
        ]
        mine: list[commands.Command] = [
            commands.StartMatch(),
            commands.StartTimer(round=on),
            commands.ClaimSolution(round=on),
            commands.GiveUp(round=on),
            commands.SayReady(round=on),
            commands.Pass(round=on, means=chance.choice(tuple(PassMeaning))),
            commands.AgreeToEnd(agrees=chance.random() < 0.1),
            commands.PlayAgain(new_board=chance.random() < 0.5),
        ]
        game.give(chance.choice(wanted), now, chance.randrange(1000), sender)
        if not game.gone:
            game.give(chance.choice(mine), now, chance.randrange(1000))
        if (match := game.match).history and chance.random() < 0.5:
            played = chance.choice(match.history)
            found = solve(played.puzzle)
            optimum = Optimum(
                status=found.status,
                moves=found.moves,
                at_least=found.at_least,
                path=None if found.path is None else str(found.path),
            )
            game.give(commands.ReportOptimum(match=match.number, round=played.number, optimum=optimum), now)
    return game


def test_golden_playthroughs_end_alike() -> None:
    assert len(FILES) >= 11
    games = [golden(path) for path in FILES]
    kinds = {
        event["type"] for game in games for outcome in game.outcomes for event in outcome.get("events", ())
    }
    assert kinds >= {
        "chip_laid",
        "match_ended",
        "round_paused",
        "round_resumed",
        "demonstration_failed",
        "timer_started",
    }
    in_the_browser(games)


def test_random_matches_go_alike() -> None:
    games = [chance_game(seed) for seed in range(16)]
    refused = {outcome["refused"] for game in games for outcome in game.outcomes if "refused" in outcome}
    assert refused >= {
        "wrong-phase",
        "stale-round",
        "round-paused",
        "bid-too-small",
        "bid-too-large",
        "move-blocked",
    }
    in_the_browser(games)


@pytest.mark.long
@pytest.mark.slow
def test_random_matches_with_bots_go_alike(full: bool) -> None:
    games = [chance_game_with_bots(seed) for seed in range(0, 24, 1 if full else 3)]
    refused = {outcome["refused"] for game in games for outcome in game.outcomes if "refused" in outcome}
    assert refused >= {
        "bidding-over",
        "bid-not-lower",
        "board-not-ready",
        "not-your-turn",
        "pass-stale",
        "round-paused",
        "too-soon",
    }
    events = [event for game in games for outcome in game.outcomes for event in outcome.get("events", ())]
    kinds = {event["type"] for event in events}
    assert kinds >= {
        "bidding_closed",
        "chip_returned",
        "chip_taken",
        "ending_answered",
        "match_ended",
        "pace_changed",
        "round_resumed",
        "thinking_lapsed",
    }
    ends = {event["reason"] for event in events if event["type"] == "match_ended"}
    assert ends == {"agreed", "chips-gone", "chips-reached"}
    assert {event["pace"] for event in events if event["type"] == "pace_changed"} == {1, 8}
    in_the_browser(games)
