"""A bot at the table: it bids its path, shows it at a readable pace, and gives up a path that does not work."""

from dataclasses import replace

import pytest

from ricochetrobots.bots import BotCharacter, BotLevel, PersonBot, person_bot
from ricochetrobots.bots.person_bot import FIRST_MOVE_SECONDS, MOVE_SECONDS
from ricochetrobots.bots.thoughts import Thought, Thoughts
from ricochetrobots.core import Path, parse_move
from ricochetrobots.game import Match, Mode, Options, Phase, commands, decide, replay, view
from ricochetrobots.game.commands import Command, GiveUp, MoveRobot, Pass, PassMeaning, PlaceBid, SayReady
from ricochetrobots.testing import check_bot
from support.engines import NATIVE_ONLY

LEVELS = tuple(level for level in BotLevel if level is not BotLevel.LIKE_ME)


class Table:
    """A match of a bot on seat 0 and a person on seat 1, and its time."""

    def __init__(self, seed: int = 0, options: Options | None = None) -> None:
        self.now = 1000.0
        self.seed = seed
        opening = commands.OpenMatch(mode=Mode.FRIENDS, options=options or Options())
        opened = decide(None, opening, seat=None, now=1000.0, seed=seed)
        self.match: Match = replay(opened)
        for name in ("Otto", "Ada"):
            self.act(commands.TakeSeat(name=name), None)
        self.act(commands.StartMatch(), 0)

    def act(self, command: Command, seat: int | None) -> None:
        self.seed += 1
        self.match = replay(decide(self.match, command, seat=seat, now=self.now, seed=self.seed), self.match)

    def run(self, bot: PersonBot, seconds: float, step: float = 0.1) -> list[tuple[float, Command]]:
        """Let the bot choose for this long, and return its commands with their times."""
        chosen: list[tuple[float, Command]] = []
        for _ in range(round(seconds / step)):
            self.now += step
            self.act(commands.Tick(), None)
            command = bot.choose(view(self.match, 0), self.now)
            if command is not None:
                chosen.append((self.now, command))
                self.act(command, 0)
        return chosen


@pytest.mark.slow
@pytest.mark.long_cases("2", "3", "4", "5", "6")
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_keeps_the_contract(level: BotLevel) -> None:
    check_bot(lambda seed: PersonBot(seed, level))


@pytest.mark.slow
@pytest.mark.long_cases("juno", "nell", "otto", "pip", "vera")
@pytest.mark.parametrize("character", BotCharacter)
def test_every_character_keeps_the_contract(character: BotCharacter) -> None:
    check_bot(lambda seed: PersonBot(seed, BotLevel.STRONG, character))


def test_it_bids_and_shows_a_move_every_seven_tenths_of_a_second() -> None:
    table = Table()
    bot = PersonBot(3, BotLevel.MASTER)
    bids = [command for _, command in table.run(bot, 59) if isinstance(command, PlaceBid)]
    assert bids
    table.act(commands.Pass(round=1), 1)
    if table.match.phase is Phase.BIDDING:
        table.act(commands.Pass(round=1), 0)
    opens = table.now + 1.1
    moves = [(at, command) for at, command in table.run(bot, 15, 0.05) if isinstance(command, MoveRobot)]
    assert len(moves) == bids[-1].moves
    assert table.match.phase is Phase.RESULT
    assert table.match.seats[0].chips
    for number, (at, _) in enumerate(moves):
        assert at == pytest.approx(opens + FIRST_MOVE_SECONDS + MOVE_SECONDS * number, abs=0.06)


@NATIVE_ONLY
def test_it_proves_its_bid_and_scores_if_everybody_does() -> None:
    """R6.16: it never bids a path that does not work."""
    proven = 0
    for seed in range(4):
        table = Table(seed, Options(everybody_scores=True))
        bot = PersonBot(seed, BotLevel.EXPERT)
        bids = [command for _, command in table.run(bot, 400, 0.5) if isinstance(command, PlaceBid)]
        assert all(bid.path is not None for bid in bids)
        proven += bool(bids)
        assert bool(table.match.seats[0].chips) is bool(bids)
    assert proven


def test_it_gives_up_a_path_that_does_not_work(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table()
    position = table.match.position
    assert position is not None
    first = next(iter(position.legal_moves()))
    blocked = next(
        move
        for move in map(parse_move, ("Rn", "Re", "Rs", "Rw", "Gn", "Ge", "Gs", "Gw"))
        if move not in position.place(first.robot, position.slide(first).end).legal_moves()
    )
    believed = Thought(1.0, 3, Path((first, blocked, first)))
    monkeypatch.setattr(person_bot, "thoughts", lambda *_: Thoughts((believed,), None))
    assert [command for _, command in table.run(PersonBot(), 2)] == [PlaceBid(round=1, moves=3)]
    table.now += 60
    shown = [command for _, command in table.run(PersonBot(), 5)]
    assert shown == [MoveRobot(round=1, move=str(first)), GiveUp(round=1), SayReady(round=1)]
    assert table.match.phase is Phase.RESULT
    assert not table.match.seats[0].chips


def test_it_passes_when_its_search_is_over_and_not_because_others_have() -> None:
    """R9.3: it does not consent, so nobody wins by a bid of 20 and a pass."""
    table = Table()
    bot = PersonBot(0, BotLevel.BEGINNER)
    table.act(commands.PlaceBid(round=1, moves=20), 1)
    table.now += 1
    table.act(commands.Pass(round=1), 1)
    assert bot.choose(view(table.match, 0), table.now) is None
    chosen = [command for _, command in table.run(bot, 58)]
    assert Pass(round=1, means=PassMeaning.NOTHING_LOWER) in chosen


def test_a_count_that_is_too_high_is_filled_up_with_another_robot() -> None:
    table = Table()
    bot = PersonBot(3, BotLevel.MASTER)
    table.run(bot, 59)
    table.act(commands.Pass(round=1), 1)
    if table.match.phase is Phase.BIDDING:
        table.act(commands.Pass(round=1), 0)
    while not table.match.target_reached:
        seen = view(table.match, 0)
        command = bot.choose(seen, table.now)
        table.now += 1
        if isinstance(command, MoveRobot):
            assert seen.demonstration is not None
            if len(seen.demonstration.steps) + 1 == seen.bids[0].moves:
                break
            table.act(command, 0)
    seen = view(table.match, 0)
    shown = seen.demonstration
    assert shown is not None
    last = bot.choose(seen, table.now)
    assert isinstance(last, MoveRobot)
    table.now += 1
    reached = replace(seen, demonstration=replace(shown, reached=True))
    padding = bot.choose(reached, table.now)
    assert isinstance(padding, MoveRobot)
    assert padding.move[0] != shown.steps[-1].move[0]


def test_it_gives_up_when_its_path_is_not_known() -> None:
    table = Table()
    table.act(commands.PlaceBid(round=1, moves=20), 0)
    table.now += 61
    table.act(commands.Tick(), None)
    table.now += 5
    assert PersonBot(0).choose(view(table.match, 0), table.now) == GiveUp(round=1)
