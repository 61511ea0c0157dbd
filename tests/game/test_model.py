"""Random commands in any order have the same effect in the game and in the model."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from random import Random
from typing import Any

import pytest
from hypothesis import Phase as Phases
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from game.model import Drawn, Model
from ricochetrobots.core import (
    Move,
    Optimum,
    Path,
    Puzzle,
    RicochetError,
    Status,
    TieBreak,
    parse_board,
    reached,
)
from ricochetrobots.game import (
    Length,
    Match,
    Mode,
    Options,
    PanelChoice,
    Phase,
    allowed_commands,
    commands,
    deadline,
    decide,
    evolve,
    view,
)
from ricochetrobots.game.absence import Absence, Gone
from ricochetrobots.game.bot_seats import BotCharacter, BotLevel
from ricochetrobots.game.events import (
    BoardLaid,
    ChipTurned,
    Event,
    MatchEnded,
    MatchOpened,
    MatchStarted,
    OptimumFound,
    PlayerSeated,
)
from ricochetrobots.game.match import BotClock
from ricochetrobots.server.log.snapshots import State, read_snapshot, take_snapshot
from ricochetrobots.solver import solve
from support import naive, strategies  # noqa: F401  # settings of the project
from support.depth import examples
from support.secrets import SecretKeeper

pytestmark = [pytest.mark.slow]

NAMES = ("Mara", "Tomo", "Ines", "Jonas", "Nuri", "Onno")
PROGRAMS = ("Nuri", "Onno")
"""Those of them who say, when the game goes on by itself, that they are programs (R9.7)."""
BOTS = ("Pip", "Nell")
"""The bots of the server that a host may seat."""
MOVES = tuple(robot + way for robot in "RGBYS" for way in "nesw")
SMALL = (
    "5x5:*a1,Re1m,Ga5g,Be5p,Yc3s",
    "5x5:Re1m,Ga5g",
    "4x4:b2e,c3s,*d1,Ra4m,Gb3/",
    "6x5:b2e,d4s,#c3,Rf1m,Bf5p,*a5,Gd2/,Yc4\\",
)
"""Small boards whose targets are at cells where robots stop, so that short paths reach them."""
BOARDS = tuple(str(parse_board(text)) for text in SMALL)

people = st.sampled_from((*NAMES, *BOTS))
waits = st.sampled_from(["no", "no", "no", "a second", "until just before", "until", "beyond"])
all_options = st.builds(
    Options,
    edition=st.sampled_from(["2013", "2013", "2013-zman", "1999"]),
    panels=st.just(PanelChoice.PICKED),
    board=st.sampled_from(BOARDS),
    fifth_robot=st.booleans(),
    exact=st.sampled_from([None, True, False, False]),
    tie_break=st.sampled_from([None, *TieBreak]),
    length=st.sampled_from(Length),
    chips_to_win=st.sampled_from([None, None, 1, 3]),
    series_wins=st.sampled_from([1, 2, 3]),
    timer_seconds=st.sampled_from([None, 5, 60]),
    no_bid_seconds=st.sampled_from([0, 300]),
    consent=st.sampled_from([True, True, False]),
    everybody_scores=st.booleans(),
    gentle_start=st.booleans(),
    demonstration_seconds=st.sampled_from([None, 10, 120]),
    solo_demonstration_seconds=st.sampled_from([None, 10, 30]),
    result_seconds=st.sampled_from([3, 20]),
    solo_timer_runs=st.sampled_from([1, 2]),
    seats=st.sampled_from([2, 3, 12, 12]),
)
changes: st.SearchStrategy[dict[str, Any]] = st.sampled_from(
    [
        {},
        {"panels": PanelChoice.DIAGONALS, "board": None},
        {"panels": PanelChoice.PLAIN, "board": None},
        {"panels": PanelChoice.FIRST_EDITION, "board": None},
        {"panels": PanelChoice.PICKED, "board": "1A2B3C4D"},
        {"panels": PanelChoice.PICKED, "board": "1A2B3C3D"},
        {"panels": PanelChoice.PICKED, "board": "2x2:Ra1m"},
        {"panels": PanelChoice.PICKED, "board": BOARDS[0]},
        {"timer_seconds": 30},
        {"timer_seconds": 4},
        {"fifth_robot": True},
        {"edition": "1987"},
        {"edition": "1999", "panels": PanelChoice.DIAGONALS, "board": None},
        {"consent": False},
        {"board": None},
        {"seats": 1},
        {"chips_to_win": 18},
        {"series_wins": 2},
        {"series_wins": 4},
    ]
)


@dataclass(frozen=True)
class Request:
    """A command before its round is known: the current round plus ``off``."""

    kind: Callable[..., commands.Command]
    parts: dict[str, Any]
    off: int | None = None

    def at(self, table: Match) -> commands.Command:
        if self.kind is commands.SetOptions:
            return commands.SetOptions(options=replace(table.options, **self.parts))
        round_part = {} if self.off is None else {"round": table.round_number + self.off}
        return self.kind(**self.parts, **round_part)


def always(
    kind: Callable[..., commands.Command], **parts: st.SearchStrategy[Any]
) -> st.SearchStrategy[Request]:
    return st.builds(Request, st.just(kind), st.fixed_dictionaries(parts))


def on_round(
    kind: Callable[..., commands.Command], **parts: st.SearchStrategy[Any]
) -> st.SearchStrategy[Request]:
    off = st.sampled_from([0, 0, 0, 0, 0, 1, -1])
    return st.builds(Request, st.just(kind), st.fixed_dictionaries(parts), off)


names = st.sampled_from([*NAMES, "mara", " Ines  of the hills", "", "\t", "x" * 24, "x" * 25, "a\u200bb"])
requests: st.SearchStrategy[Request] = st.one_of(
    always(commands.TakeSeat, name=names, program=st.sampled_from([False, False, True])),
    always(commands.LeaveSeat),
    always(commands.RenameSeat, name=names),
    st.builds(Request, st.just(commands.SetOptions), changes),
    always(commands.ShuffleBoard),
    always(
        commands.AddBot,
        character=st.sampled_from([BotCharacter.PIP, BotCharacter.NELL]),
        level=st.sampled_from(BotLevel),
    ),
    always(commands.RemovePlayer, seat=st.integers(0, 5)),
    always(commands.TransferHost, seat=st.integers(0, 5)),
    always(commands.LockRoom),
    always(commands.UnlockRoom),
    always(commands.RenewLink),
    always(
        commands.SetHandicap,
        seat=st.integers(0, 4),
        handicap=st.sampled_from([0, 0.5, 1, 1, 2, 3, 1.5]),
    ),
    always(commands.SetQuickChat, on=st.booleans()),
    always(commands.SetSpectatorDelay, seconds=st.sampled_from([0, 15, 60, 20])),
    st.sampled_from([Request(commands.CloseRoom, {}), *[Request(commands.Tick, {})] * 9]),
    always(commands.StartMatch),
    on_round(commands.PlaceBid, moves=st.integers(0, 12) | st.sampled_from([99, 100])),
    on_round(commands.StartTimer),
    on_round(commands.ClaimSolution, moves=st.none() | st.integers(1, 9)),
    on_round(commands.MoveRobot, move=st.sampled_from([*MOVES, "", "Rx", "Rn Re"])),
    on_round(commands.Pass, means=st.sampled_from([None, *commands.PassMeaning])),
    always(commands.AgreeToEnd, agrees=st.booleans()),
    on_round(commands.GiveUp),
    on_round(commands.ResumeRound),
    on_round(commands.PutChipBack),
    on_round(commands.SayReady),
    always(commands.PlayAgain, new_board=st.booleans()),
    always(commands.AnswerInvitation, accept=st.booleans()),
    always(commands.Tick),
    always(commands.OpenMatch, mode=st.sampled_from(Mode), options=all_options),
)


class TableMachine(RuleBasedStateMachine):
    """Sends the same commands to the game and to the model."""

    mode = Mode.FRIENDS

    def __init__(self) -> None:
        super().__init__()
        self.model = Model()
        self.match: Match | None = None
        self.events: list[Event] = []
        self.keeper = SecretKeeper()
        self.seats: dict[str, int] = {"Onno": 77}
        self.now = 1000.0
        self.seed = 0

    @property
    def table(self) -> Match:
        assert self.match is not None
        return self.match

    def say(self, person: str, command: commands.Command) -> None:
        seat = self.seats.get(person)
        self.seed += 1
        faults = self.model.faults(seat, command, self.now)
        before = self.match
        try:
            happened = decide(before, command, seat=seat, now=self.now, seed=self.seed, gone=self.gone)
        except RicochetError as error:
            refused = error.code
        else:
            refused = ""
        assert refused in (faults or {""}), (command, faults)
        if refused:
            return
        drawn = Drawn()
        for event in happened:
            self.match = evolve(self.match, event)
            self.keeper.hear(event)
            match event:
                case MatchOpened() | BoardLaid():
                    drawn.board = event.board
                case MatchEnded():
                    assert before is not None
                    assert before.phase is not Phase.FINISHED, "it ends once"
                case MatchStarted():
                    drawn.position = event.position
                case ChipTurned():
                    drawn.chip = event.chip
                case PlayerSeated():
                    by_host = event.bot is not None and not event.bot.is_program
                    self.seats[event.name if by_host else person] = event.seat
                case OptimumFound():
                    assert before is not None
                    rounds = [(None, played.number) for played in before.history]
                    assert (event.match, event.round) in [*rounds, *((o.match, o.round) for o in before.owed)]
        unseen = commands.ShuffleBoard | commands.RenewLink
        assert not happened or self.match != before or isinstance(command, unseen)
        self.events += happened
        taken = self.model.give(seat, command, self.now, drawn)
        assert taken is None or taken == self.seats[person]
        if before is not None and before.phase != "showing" and not isinstance(command, commands.PlayAgain):
            assert before.position in (None, self.table.position), "R6.1"

    @property
    def gone(self) -> Gone:
        """The model's absences, as the rules receive them."""
        elsewhere = self.model.elsewhere
        return {seat: Absence(since, seat in elsewhere) for seat, since in self.model.gone.items()}

    def connection(self, person: str, there: bool, elsewhere: bool = False) -> None:
        """Drop or restore the person's connection, or restore it for another page."""
        seat = self.seats.get(person)
        if self.match is None or seat is None or seat >= len(self.match.seats):
            return
        if not self.match.seats[seat].may_be_absent:  # a bot of the server (R9.3)
            return
        if there:
            self.model.gone.pop(seat, None)
        else:
            self.model.gone.setdefault(seat, self.now)
        (self.model.elsewhere.add if elsewhere else self.model.elsewhere.discard)(seat)

    @initialize(options=all_options, others=st.sampled_from([BOTS, BOTS[:1], BOTS[1:], PROGRAMS, ()]))
    def open(self, options: Options, others: tuple[str, ...]) -> None:
        self.say("nobody", commands.Tick())
        self.say("nobody", commands.TakeSeat(name="Mara"))
        self.say("nobody", commands.OpenMatch(mode=self.mode, options=replace(options, seats=0)))
        self.say("nobody", commands.OpenMatch(mode=self.mode, options=options))
        if self.match is None:
            options = replace(options, fifth_robot=False, edition="2013")
            self.say("nobody", commands.OpenMatch(mode=self.mode, options=options))
        self.say("Mara", commands.TakeSeat(name="Mara"))
        for name in others:
            if name in BOTS:
                self.seat_bot(name)
            else:
                self.say(name, commands.TakeSeat(name=name, program=True))

    def wait(self, wait: str) -> None:
        due = deadline(self.table, self.gone)
        if wait == "a second":
            self.now += 1
        elif wait != "no" and due is not None:
            self.now = max(self.now, due + {"until just before": -0.001, "until": 0, "beyond": 0.5}[wait])

    @rule(batch=st.lists(st.tuples(people, requests, waits), min_size=1, max_size=4))
    def anybody_says_anything(self, batch: list[tuple[str, Request, str]]) -> None:
        for person, request, wait in batch:
            self.wait(wait)
            self.say(person, request.at(self.table))

    @rule(
        chance=st.randoms(use_true_random=True),
        count=st.integers(1, 12),
        hopeless=st.sampled_from([False, False, False, False, True]),
    )
    def the_game_goes_on(self, chance: Random, count: int, hopeless: bool) -> None:
        """Play for a while; if it is ``hopeless``, nobody finds a solution, so chips come back (R8.10)."""
        for _ in range(count):
            if not hopeless:
                self.come_and_go(chance)
            if chance.random() < 0.06:
                self.agree_to_end(chance)
            match self.table.phase:
                case Phase.LOBBY:
                    if chance.random() < 0.6:
                        self.seat_bot(chance.choice(BOTS))
                    for name in chance.sample(NAMES, chance.randint(1, 5)):
                        self.say(name, commands.TakeSeat(name=name, program=name in PROGRAMS))
                        if self.table.invited_until is not None and chance.random() < 0.8:
                            self.say(name, commands.AnswerInvitation(accept=chance.random() < 0.8))
                    if chance.random() < 0.5:
                        self.wait("until")
                    self.say("nobody", commands.Tick())
                    self.say(self.person(self.table.host), commands.StartMatch())
                case Phase.THINKING | Phase.BIDDING if self.mode is Mode.ALONE:
                    self.say("Mara", commands.ResumeRound(round=self.table.round_number))
                    self.claim_or_wait(chance)
                case Phase.THINKING | Phase.BIDDING:
                    self.bid_and_wait(chance, hopeless)
                case Phase.SHOWING:
                    if self.table.demonstration is not None:
                        self.now = max(self.now, self.table.demonstration.opens or 0.0)
                    self.show(chance)
                case Phase.RESULT:
                    number = self.table.round_number
                    for person in NAMES:
                        if chance.random() < 0.9:
                            self.say(person, commands.SayReady(round=number))
                case Phase.FINISHED:
                    self.say(chance.choice(NAMES), commands.PlayAgain(new_board=chance.random() < 0.5))

    @rule(
        who=st.lists(
            st.tuples(people, st.sampled_from(["there", "lost", "elsewhere"]), st.booleans()),
            min_size=1,
            max_size=4,
        )
    )
    def connections_go_and_come_back(self, who: list[tuple[str, str, bool]]) -> None:
        for person, where, ticks in who:
            self.connection(person, where == "there", where == "elsewhere")
            if ticks:
                self.say("nobody", commands.Tick())

    @rule(
        chance=st.randoms(use_true_random=True),
        off=st.sampled_from([(0, 0)] * 5 + [(1, 0), (-1, 0), (0, 1)]),
    )
    def the_server_reports_an_optimum(self, chance: Random, off: tuple[int, int]) -> None:
        """Return any legal path, since the game requires no more; sometimes for another round."""
        if not self.table.history:
            return
        played, path = chance.choice(self.table.history), []
        position = played.start
        for _ in range(chance.randint(0, 4)):
            allowed = list(position.legal_moves())
            if allowed:
                path.append(chance.choice(allowed))
                position = position.play(path[-1])
        status = chance.choice([Status.SOLVED, Status.SOLVED, Status.LIMIT, Status.UNSOLVABLE])
        solved = status is Status.SOLVED
        optimum = Optimum(
            status=status,
            moves=len(path) if solved else None,
            at_least=len(path),
            count=chance.choice([None, 1, 1000]) if solved else None,
            count_capped=chance.random() < 0.5,
            path=str(Path(path)) if solved else None,
        )
        self.say(
            "nobody",
            commands.ReportOptimum(
                match=self.table.number + off[0], round=played.number + off[1] * 1000, optimum=optimum
            ),
        )

    def come_and_go(self, chance: Random) -> None:
        """Let players, including the demonstrator, leave sometimes and usually return."""
        if chance.random() < 0.2:
            self.say(chance.choice([*NAMES, self.person(self.model.shower)]), commands.LeaveSeat())
        if chance.random() < 0.3:
            person = chance.choice(NAMES)
            self.say(person, commands.TakeSeat(name=person))
        if chance.random() < 0.1:  # everybody goes, and a match with bots stands still (R9.6)
            for person in NAMES:
                self.connection(person, there=False)
            self.time_passes()
        if chance.random() < 0.3:
            self.connection(chance.choice([*NAMES, self.person(self.model.shower)]), there=False)
        for person in NAMES:
            if chance.random() < 0.3:
                self.connection(person, there=True)
        if chance.random() < 0.2:
            person = chance.choice(NAMES)
            self.say(person, commands.PutChipBack(round=self.table.round_number))

    def person(self, seat: int | None) -> str:
        return next((name for name, taken in self.seats.items() if taken == seat), "nobody")

    def time_passes(self) -> None:
        self.wait("until")
        self.say("nobody", commands.Tick())

    def claim_or_wait(self, chance: Random) -> None:
        if chance.random() < 0.3:
            self.time_passes()
        else:
            number = chance.choice([None, 2, 9])
            self.say("Mara", commands.ClaimSolution(round=self.table.round_number, moves=number))

    def seat_bot(self, bot: str) -> None:
        self.say(
            self.person(self.table.host),
            commands.AddBot(character=BotCharacter(bot.casefold()), level=BotLevel.LIKE_ME),
        )

    def agree_to_end(self, chance: Random) -> None:
        """Let everybody agree to end the match, or somebody decline (R8.11)."""
        for person in NAMES:
            self.say(person, commands.AgreeToEnd(agrees=chance.random() < 0.9))

    def declare(self, person: str, chance: Random) -> None:
        """Pass, usually with the meaning that it has (R6.10)."""
        means = commands.PassMeaning.NOTHING_LOWER if self.model.bids else commands.PassMeaning.NO_SOLUTION
        if chance.random() < 0.1:
            means = chance.choice(list(commands.PassMeaning))
        self.say(person, commands.Pass(round=self.table.round_number, means=means))

    def bid_and_wait(self, chance: Random, hopeless: bool) -> None:
        for _ in range(0 if hopeless else chance.randint(0, 4)):
            if chance.random() < 0.1:
                self.wait(chance.choice(["until just before", "until"]))
            number, path = chance.choice([1, 2, 3, 4, 8, 8, 12, 12]), None
            if self.table.options.everybody_scores and chance.random() < 0.9:
                path = self.proof(chance)
                number = len(path.split()) + (chance.random() < 0.1)
            bid = commands.PlaceBid(round=self.table.round_number, moves=number, path=path)
            self.say(chance.choice([*NAMES, *BOTS]), bid)
        everybody = 1.0 if hopeless else chance.choice([0.5, 1.0])
        for person in NAMES:
            if chance.random() < everybody:
                self.declare(person, chance)
        if chance.random() < 0.5:  # the bots take their time (R9.5)
            self.wait("a second")
            for bot in (*BOTS, *PROGRAMS):
                if chance.random() < 0.3 and not hopeless:
                    bid = commands.PlaceBid(round=self.table.round_number, moves=chance.choice([2, 5, 7]))
                    self.say(bot, bid)
                elif chance.random() < 0.7:
                    self.declare(bot, chance)
            if chance.random() < 0.3 and not hopeless:  # a person who bids ends the hurry
                lower = commands.PlaceBid(round=self.table.round_number, moves=chance.choice([3, 4, 6]))
                self.say(chance.choice(NAMES), lower)
        self.time_passes()
        self.say(chance.choice(NAMES), commands.StartTimer(round=self.table.round_number))

    def proof(self, chance: Random) -> str:
        """Return a path to the target, sometimes with moves before it, or any path if there is none."""
        puzzle = self.table.puzzle_in_play
        assert puzzle is not None
        moves, position = list[Move](), puzzle.position
        for _ in range(chance.choice([0, 0, 1, 2])):
            allowed = list(position.legal_moves())
            if allowed:
                moves.append(chance.choice(allowed))
                position = position.play(moves[-1])
        shortest = solve(Puzzle(position, puzzle.target)).path
        return str(Path((*moves, *(shortest or moves))))

    def show(self, chance: Random) -> None:
        """Make legal moves, and the one that reaches the target if there is one."""
        person, number = self.person(self.model.shower), self.table.round_number
        self.say("nobody", commands.Tick())
        self.say(person, commands.ResumeRound(round=number))
        while self.table.phase is Phase.SHOWING and self.person(self.model.shower) == person:
            this, start, position = self.table.round, self.table.markers, self.table.position
            assert this is not None
            assert this.demonstration is not None
            assert start is not None
            assert position is not None
            allowed = list(position.legal_moves())
            if not allowed or chance.random() < 0.04:
                self.say(person, commands.GiveUp(round=number))
                return
            puzzle, shown = Puzzle(start, this.chip), this.demonstration.slides
            right = [m for m in allowed if reached(puzzle, (*shown, position.slide(m))) is not None]
            move = chance.choice(right or allowed)
            self.say(person, commands.MoveRobot(round=number, move=str(move)))

    # --- invariants ---

    @invariant()
    def the_view_is_the_twins(self) -> None:
        if self.match is None:
            return
        assert {(owed.match, owed.round) for owed in self.match.owed} == self.model.owed.keys()
        for viewer in (None, 0, len(self.match.seats), len(self.match.seats) - 1):
            seen = view(self.match, viewer, self.gone)
            plain = asdict(seen) | {"options": seen.options}
            assert plain.pop("allowed_commands") == allowed_commands(self.match, viewer, self.gone)
            expected = self.model.seen(viewer)
            assert_same_clock(plain.pop("clock"), expected.pop("clock"), self.now)
            assert plain == expected
        assert deadline(self.match, self.gone) == self.model.deadline()

    @invariant()
    def chips_are_kept(self) -> None:
        if self.match is None or self.match.started_at is None:
            return
        won = [chip for seat in self.match.seats for chip in seat.chips]
        if self.match.options.everybody_scores:
            won = list(set(won))
        out = [
            *won,
            *(chip for chip, _ in self.match.laid),
        ]
        current = (
            [self.match.round.chip]
            if self.match.round and self.match.phase in ("thinking", "bidding", "showing")
            else []
        )
        assert sorted([*self.match.chips, *current, *out], key=lambda chip: chip.cell) == list(
            self.match.board.targets
        )

    @invariant()
    def allowed_commands_are_those_that_are_accepted(self) -> None:
        if self.match is None:
            return
        due = self.match.until
        gone = self.gone
        now = self.now if due is None else min(self.now, due - 0.001)
        if self.match.demonstration is not None and self.match.demonstration.opens is not None:
            now = max(now, self.match.demonstration.opens)  # a view has text from then on
        for viewer in (None, *(seat.number for seat in self.match.seats)):
            allowed = allowed_commands(self.match, viewer, gone)
            assert len(set(allowed)) == len(allowed)
            accepted = {
                name for name, some in self.some_of_each().items() if self.one_counts(viewer, some, now)
            }
            if self.match.options.everybody_scores:  # a path may be long, and there may be none
                accepted |= {"place_bid"} & set(allowed)
            assert set(allowed) == accepted

    def one_counts(self, viewer: int | None, requests: list[commands.Command], now: float) -> bool:
        for request in requests:
            try:
                if decide(self.match, request, seat=viewer, now=now, seed=0, gone=self.gone):
                    return True
            except RicochetError:
                continue
        return False

    def some_of_each(self) -> dict[str, list[commands.Command]]:
        options, number = self.table.options, self.table.round_number
        other = replace(options, spoken_slides=not options.spoken_slides)
        return {
            "take_seat": [commands.TakeSeat(name="Somebody else")],
            "leave_seat": [commands.LeaveSeat()],
            "renew_seat": [commands.RenewSeat()],
            "rename_seat": [commands.RenameSeat(name="Somebody else")],
            "set_consent": [commands.SetConsent(consents=consents) for consents in (True, False)],
            "set_options": [commands.SetOptions(options=other)],
            "set_handicap": [
                commands.SetHandicap(seat=seat.number, handicap=handicap)
                for seat in self.table.seats
                for handicap in (0, 0.5)
            ],
            "shuffle_board": [commands.ShuffleBoard()],
            "start_match": [commands.StartMatch()],
            "add_bot": [
                commands.AddBot(character=character, level=BotLevel.LIKE_ME) for character in BotCharacter
            ],
            "remove_player": [commands.RemovePlayer(seat=seat.number) for seat in self.table.seats],
            "transfer_host": [commands.TransferHost(seat=seat.number) for seat in self.table.seats],
            "lock_room": [commands.LockRoom()],
            "unlock_room": [commands.UnlockRoom()],
            "set_spectator_delay": [commands.SetSpectatorDelay(seconds=seconds) for seconds in (0, 15)],
            "set_quick_chat": [commands.SetQuickChat(on=on) for on in (True, False)],
            "renew_link": [commands.RenewLink()],
            "close_room": [commands.CloseRoom()],
            "place_bid": [commands.PlaceBid(round=number, moves=2)],
            "pass": [commands.Pass(round=number, means=means) for means in commands.PassMeaning],
            "agree_to_end": [commands.AgreeToEnd(agrees=agrees) for agrees in (True, False)],
            "put_chip_back": [commands.PutChipBack(round=number)],
            "start_timer": [commands.StartTimer(round=number)],
            "claim_solution": [commands.ClaimSolution(round=number, moves=None)],
            "move_robot": [commands.MoveRobot(round=number, move=move) for move in MOVES],
            "give_up": [commands.GiveUp(round=number)],
            "resume_round": [commands.ResumeRound(round=number)],
            "say_ready": [commands.SayReady(round=number)],
            "play_again": [commands.PlayAgain()],
            "answer_invitation": [commands.AnswerInvitation(accept=accept) for accept in (True, False)],
        }

    def teardown(self) -> None:
        match: Match | None = None
        for seq, event in enumerate(self.events, 1):
            match = evolve(match, event)
            state = State(match=match, at=event.at, opened_at=1, seated={}, renewed={}, link_renewed=0)
            assert read_snapshot("room", take_snapshot("room", seq, "", state)) == state
        assert match == self.match


def assert_same_clock(seen: dict[str, Any] | None, expected: dict[str, Any] | None, now: float) -> None:
    """Check that two clocks of the bots run alike and show the same time (R9.5)."""
    shown = [None if clock is None else BotClock(**clock).at(now) for clock in (seen, expected)]
    assert (seen and seen["pace"]) == (expected and expected["pace"])
    assert shown[0] == (None if shown[1] is None else pytest.approx(shown[1]))


class AloneMachine(TableMachine):
    """The same for the solo game."""

    mode = Mode.ALONE


PHASES = tuple(
    phase for phase in Phases if phase is not Phases.explain
)  # it traces every line: too slow here

# Each example is a match of up to 30 commands; each viewer's view is compared after every command.
TestTable = TableMachine.TestCase
TestTable.settings = settings(examples(4), stateful_step_count=30, phases=PHASES)
TestAlone = AloneMachine.TestCase
TestAlone.settings = settings(examples(8), stateful_step_count=30, phases=PHASES)
