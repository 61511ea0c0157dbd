"""A second, simpler implementation of the game, with which the tests compare the real one.

It shares only the options and commands with `ricochetrobots.game`. It has no events: its state is lists, dicts and
texts that change in place. ``faults`` returns the reasons to refuse a command, ``give`` executes one, and ``seen``
returns the expected view. The caller passes the random results (`Drawn`); the model only checks that they are possible.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import asdict, dataclass, field
from itertools import zip_longest
from typing import Any

from ricochetrobots.core import EDITIONS, PANELS, InputError, parse_board
from ricochetrobots.game import Options, commands
from support import naive

RANGES = {
    "chips_to_win": (1, 17),
    "timer_seconds": (5, 600),
    "no_bid_seconds": (0, 3600),
    "demonstration_seconds": (10, 3600),
    "result_seconds": (3, 600),
    "solo_timer_runs": (1, 2),
    "solo_demonstration_seconds": (10, 3600),
    "seats": (1, 30),
}


OFF = ("chips_to_win", "timer_seconds", "demonstration_seconds", "solo_demonstration_seconds")
"""The numeric options that may be None: the edition decides, or there is no limit."""
BARRIERS = {name for name, panel in PANELS.items() if panel.diagonals}


@dataclass
class Drawn:
    """The random results of one command."""

    board: str | None = None
    position: str | None = None
    chip: str | None = None


@dataclass
class Player:
    name: str
    here: bool = True
    removed: bool = False
    invited: str = "accepted"
    handicap: float = 0.0
    wins: int = 0
    ready: bool = False
    bot: dict[str, Any] | None = None
    chips: list[str] = field(default_factory=list)


@dataclass
class StandingBid:
    """A standing bid; lists of bids are in the order in which they were placed."""

    seat: int
    moves: int
    was: int | None
    at: float


def tidied(name: str) -> str:
    return " ".join(unicodedata.normalize("NFC", name).split())


class Model:
    def __init__(self) -> None:
        self.number = 0
        self.players: list[Player] = []
        self.gone: dict[int, float] = {}
        self.elsewhere: set[int] = set()
        """Those of them who are connected, but on another page."""
        self.first_host = 0
        self.locked = False
        self.spectator_delay = 0
        self.quick_chat = True
        self.closed = False
        self.owed: dict[tuple[int, int], tuple[str, dict[str, Any]]] = {}
        """The rounds of earlier matches whose optimum is not published: where they started, and their chip."""

    # --- a match and its rounds ---

    def lay_out(self, mode: str, options: Options, board: str) -> None:
        """Open a match with players but no robots or chips."""
        if self.number:
            for played in self.history:
                if not is_published(played["optimum"]):
                    self.owed[self.number, played["round"]] = played["start"], played["chip"]
        self.number += 1
        self.mode: str = mode
        self.options = options
        self.lay_board(board)
        self.phase = "lobby"
        self.until: float | None = None
        self.round = 0
        self.to_win: int | None = None
        self.in_all: int | None = None
        self.invited_by: int | None = None
        self.invited_until: float | None = None
        self.robots: naive.Robots = {}
        self.markers: naive.Robots = {}
        self.chip: str | None = None
        self.playing: set[int] = set()
        self.forget_round()
        self.history: list[dict[str, Any]] = []
        self.laid: list[tuple[str, bool]] = []
        self.winners: list[int] = []
        self.end_reason: str | None = None
        self.started_at: float | None = None
        self.ended_at: float | None = None
        self.ending: list[int] = []
        self.tried: set[str] = set()
        """The chips that have come back since one was last won, and had their turn (R8.10)."""
        for player in self.players:
            player.chips.clear()
            player.ready = False
            player.invited = "accepted"

    def lay_board(self, text: str) -> None:
        self.board = text
        self.walls = naive.read_board(text)
        board = parse_board(text)
        self.symbols = {
            f">{'*' if target.robot is None else target.robot.letter}{board.name(target.cell)}": str(symbol)
            for target, symbol in zip(board.targets, board.symbols, strict=True)
        }
        self.face_down = set(self.symbols)
        self.starts = {board.name(cell) for cell in board.starting_cells()}

    def forget_round(self) -> None:
        self.bids: list[StandingBid] = []
        self.passed: set[int] = set()
        self.order: list[int] = []
        self.failed: dict[int, str] = {}
        self.shower: int | None = None
        self.shows_since = 0.0
        self.opens: float | None = None
        self.board_used = False  # a player who left before demonstrating has moved nothing
        self.sand_left = 0.0
        self.shown: list[str] = []
        self.shown_from = ""
        self.steps: list[dict[str, Any]] = []
        self.claimed: int | None = None
        self.lapsed = False
        self.run = 1
        self.paused_since: float | None = None
        self.left_of_pause: float | None = None
        self.clock: dict[str, Any] | None = None
        self.bid_after: dict[int, float] = {}

    @property
    def host(self) -> int | None:
        sitting = [seat for seat in range(len(self.players)) if self.sits(seat)]
        people = [seat for seat in sitting if not self.players[seat].bot]
        here = people or [seat for seat in sitting if self.is_program(seat)]
        return min(here, key=lambda seat: (seat < self.first_host, seat), default=None)

    def sits(self, seat: int) -> bool:
        return self.players[seat].here and self.players[seat].invited == "accepted"

    def there(self, seat: int) -> bool:
        """Whether a person sits there and is present on the page; a bot never counts as present (R9.3)."""
        return self.sits(seat) and seat not in self.gone and not self.players[seat].bot

    def is_program(self, seat: int) -> bool:
        """Whether a program plays through the protocol (R9.7)."""
        bot = self.players[seat].bot
        return bot is not None and bot["character"] is None

    def declared(self, seat: int) -> bool:
        """Whether the seat has passed, or said by a bid of 2 that nothing is lower (R6.10)."""
        return seat in self.passed or self.number_bid(seat) == 2

    @property
    def takers(self) -> list[int]:
        """Those who take part in the round and have not left."""
        return [seat for seat in sorted(self.playing) if self.sits(seat)]

    @property
    def people_there(self) -> list[int]:
        return [seat for seat in self.takers if self.there(seat)]

    @property
    def slow_bots(self) -> list[int]:
        """The bots that take part and have not declared; a program whose connection is lost is absent (R9.7)."""
        return [
            seat
            for seat in self.takers
            if self.players[seat].bot
            and not self.declared(seat)
            and not (self.is_program(seat) and seat in self.gone)
        ]

    @property
    def bidding_may_close(self) -> bool:
        """Whether it is a moment at which declarations count."""
        open_to_bids = self.mode == "friends" and self.phase in ("thinking", "bidding")
        return open_to_bids and self.may_pass and self.paused_since is None

    @property
    def waits_only_for_bots(self) -> bool:
        """R9.5: every person who takes part and is present has declared, and a bot has not."""
        people = self.people_there
        done = bool(people) and all(map(self.declared, people))
        return self.bidding_may_close and done and bool(self.slow_bots)

    @property
    def all_agree_to_end(self) -> bool:
        """R8.11: all who sit at the table and are present agree; bots always do."""
        people = [seat for seat in range(len(self.players)) if self.there(seat)]
        return self.phase != "finished" and bool(self.ending and people) and set(people) <= set(self.ending)

    @property
    def answering(self) -> list[int]:
        """The connected players who have not answered the invitation."""
        return [
            seat
            for seat, player in enumerate(self.players)
            if player.here and player.invited == "open" and (seat not in self.gone or seat in self.elsewhere)
        ]

    @property
    def counts_down(self) -> bool:
        """Whether the rematch starts by itself."""
        return (
            self.until is not None
            and self.host is not None
            and sum(self.sits(seat) for seat in range(len(self.players))) > 1
        )

    @property
    def connected(self) -> list[int]:
        return [seat for seat in range(len(self.players)) if self.there(seat)]

    @property
    def required(self) -> list[int]:
        """The players who must be ready before the next chip is turned up."""
        return [seat for seat in self.connected if seat in self.playing] or self.connected

    @property
    def nobody_is_waited_for(self) -> bool:
        """Whether all required players have answered, passed or are ready, depending on the phase."""
        if self.phase == "lobby":
            return self.counts_down and not self.answering
        if self.phase == "result":
            return bool(self.required) and all(self.players[seat].ready for seat in self.required)
        if not self.bidding_may_close or self.slow_bots:
            return False
        present = [seat for seat in self.takers if self.is_program(seat) and seat not in self.gone]
        people = self.people_there
        return bool(people or present) and all(map(self.declared, people))

    @property
    def may_pass(self) -> bool:
        """Whether passes count: if everybody scores, only before the first bid."""
        return self.options.consent and (not self.options.everybody_scores or not self.bids)

    @property
    def exact(self) -> bool:
        usual = EDITIONS[self.options.edition].exact and not self.options.gentle_start
        return usual if self.options.exact is None else self.options.exact

    @property
    def tie_break(self) -> str:
        agreed = self.options.tie_break
        return EDITIONS[self.options.edition].tie_break if agreed is None else agreed

    @property
    def timer(self) -> int:
        agreed = self.options.timer_seconds
        return EDITIONS[self.options.edition].timer_seconds if agreed is None else agreed

    # --- refusals ---

    def faults(self, seat: int | None, command: commands.Command, now: float) -> set[str]:
        """Return the possible codes of the refusal; none if the command must be accepted."""
        if isinstance(command, commands.OpenMatch):
            return {"match-running"} if self.number else option_faults(command.options)
        if not self.number:
            return {"no-match"}
        if isinstance(command, commands.Tick | commands.ReportOptimum):
            return set()
        if self.closed:
            return {"room-closed"}
        sits = seat is not None and seat < len(self.players) and self.players[seat].here
        if isinstance(command, commands.TakeSeat):
            return {"already-seated"} if sits else self.seat_faults(seat, command.name)
        if seat is None or not sits:
            return {"no-seat"}
        for_everybody = (
            *(commands.LeaveSeat, commands.RenewSeat, commands.SetConsent),
            *(commands.PlayAgain, commands.AnswerInvitation, commands.RenameSeat),
        )
        if not self.sits(seat) and not isinstance(command, for_everybody):
            return {"invitation-open"}
        match command:
            case commands.LeaveSeat():
                return set()
            case commands.RenameSeat():
                alone = {"wrong-phase"} if self.mode == "alone" else set()
                return alone | self.seat_faults(seat, command.name)
            case commands.SetOptions() | commands.ShuffleBoard() | commands.StartMatch():
                return self.set_up_faults(seat, command, now)
            case commands.AddBot(character=character):
                found = set() if seat == self.host else {"not-host"}
                if self.mode == "alone" or self.phase == "finished":
                    found.add("wrong-phase")
                if any(character == other.name.casefold() for other in self.players if not other.removed):
                    found.add("name-taken")
                full = sum(player.here for player in self.players) >= self.options.seats
                return found | {"no-free-seat"} if full else found
            case commands.RemovePlayer(seat=other) | commands.TransferHost(seat=other):
                sits = 0 <= other < len(self.players) and self.players[other].here
                if isinstance(command, commands.TransferHost):
                    sits = sits and not self.players[other].bot
                found = set() if seat == self.host else {"not-host"}
                return found if sits and other != seat else found | {"no-such-player"}
            case commands.LockRoom() | commands.UnlockRoom() | commands.RenewLink() | commands.CloseRoom():
                return set() if seat == self.host else {"not-host"}
            case commands.SetHandicap(seat=other, handicap=handicap):
                found = set() if handicap in (0, 0.5, 1, 2, 3) else {"option-invalid"}
                if self.phase != "lobby" or self.mode == "alone":
                    found.add("wrong-phase")
                if not (0 <= other < len(self.players) and self.players[other].here):
                    found.add("no-such-player")
                return found if seat in (other, self.host) else found | {"not-host"}
            case commands.SetQuickChat():
                found = {"wrong-phase"} if self.mode == "alone" else set[str]()
                return found if seat == self.host else found | {"not-host"}
            case commands.SetSpectatorDelay(seconds=seconds):
                found = set() if seconds in (0, 15, 30, 60, 120) else {"option-invalid"}
                return found if seat == self.host else found | {"not-host"}
            case commands.PlayAgain():
                return set() if self.phase == "finished" else {"wrong-phase"}
            case commands.AnswerInvitation():
                decided = self.phase != "lobby" and self.sits(seat)
                over = self.invited_until is None or self.phase == "finished" or decided
                return {"wrong-phase"} if over else set()
            case commands.AgreeToEnd():
                in_a_match = self.mode == "friends" and self.phase not in ("lobby", "finished")
                return set() if in_a_match else {"wrong-phase"}
            case commands.PlaceBid() | commands.Pass():
                return self.bid_faults(seat, command, now)
            case _:
                return self.other_faults(seat, command, now)

    def seat_faults(self, seat: int | None, name: str) -> set[str]:
        found = set()
        seated = seat if seat is not None and seat < len(self.players) else None
        tidy = tidied(name)
        if not tidy:
            found.add("name-empty")
        if len(tidy) > 24:
            found.add("name-too-long")
        if any(unicodedata.category(sign) in ("Cc", "Cf", "Cn", "Co", "Cs") for sign in tidy):
            found.add("name-unreadable")
        if tidy and not any(unicodedata.category(sign)[0] in "LNS" for sign in tidy):
            found.add("name-without-letters")
        others = [
            player.name
            for number, player in enumerate(self.players)
            if number != seated and not player.removed
        ]
        if tidy.casefold() in [other.casefold() for other in others]:
            found.add("name-taken")
        if seated is not None and self.players[seated].removed:
            found.add("player-removed")
        if seated is None and self.locked:
            found.add("room-locked")
        here = sum(player.here for player in self.players)
        if seated is None and (self.players if self.mode == "alone" else here >= self.options.seats):
            found.add("table-full")
        return found

    def set_up_faults(self, seat: int, command: commands.Command, now: float) -> set[str]:
        found = set()
        if self.phase != "lobby":
            found.add("wrong-phase")
        if seat != self.host:
            found.add("not-host")
        if isinstance(command, commands.SetOptions):
            found |= option_faults(command.options)
        if isinstance(command, commands.ShuffleBoard) and self.options.panels == "picked":
            found.add("board-picked")
        early = self.invited_until is not None and now < self.invited_until
        if isinstance(command, commands.StartMatch) and early and self.answering:
            found.add("others-answering")
        return found

    def bid_faults(self, seat: int, command: commands.PlaceBid | commands.Pass, now: float) -> set[str]:
        found = set()
        if self.mode == "alone" or self.phase not in ("thinking", "bidding", "showing"):
            found.add("wrong-phase")
        if self.round and command.round != self.round:
            found.add("stale-round")
        if seat not in self.playing:
            found.add("joins-next-round")
        over = self.phase == "bidding" and self.until is not None and now >= self.until
        if over or self.phase == "showing":
            found.add("bidding-over")
        if self.paused_since is not None:
            found.add("round-paused")
        if isinstance(command, commands.Pass):
            if command.means not in (None, "nothing-lower" if self.bids else "no-solution"):
                found.add("pass-stale")
            return found if self.may_pass else found | {"consent-off"}
        found |= number_faults(command.moves)
        standing = [bid.moves for bid in self.bids if bid.seat == seat]
        if self.options.everybody_scores and standing != [command.moves]:
            found |= self.proof_faults(command)
        if standing and command.moves > standing[0]:
            found.add("bid-not-lower")
        return found

    def proof_faults(self, bid: commands.PlaceBid) -> set[str]:
        moves = bid.path.split(" ") if bid.path else []
        if not all(re.fullmatch("[RGBYS][nesw]", move) for move in moves):
            return {"unreadable"}
        right = len(moves) == bid.moves and self.chip is not None
        return (
            set() if right and naive.solves(f"{self.start_text()} {self.chip}", moves) else {"bid-unproven"}
        )

    def other_faults(self, seat: int, command: commands.Command, now: float) -> set[str]:
        found = set()
        late = self.until is not None and now >= self.until
        if self.round and getattr(command, "round") != self.round:  # noqa: B009  # every command left has one
            found.add("stale-round")
        match command:
            case commands.ResumeRound():
                if self.mode != "alone" or self.phase not in ("thinking", "showing"):
                    found.add("wrong-phase")
            case commands.StartTimer():
                if self.mode == "alone" or self.phase != "thinking":
                    found.add("wrong-phase")
                if self.paused_since is not None:
                    found.add("round-paused")
                elif not self.lapsed and not late:
                    found.add("too-soon")
            case commands.ClaimSolution(moves=moves):
                if self.mode != "alone" or self.phase != "thinking":
                    found.add("wrong-phase")
                if late:
                    found.add("bidding-over")
                if self.paused_since is not None:
                    found.add("round-paused")
                found |= set() if moves is None else number_faults(moves)
            case commands.SayReady():
                if self.phase != "result":
                    found.add("wrong-phase")
                if self.players[seat].bot or (seat not in self.playing and seat not in self.required):
                    found.add("joins-next-round")
            case commands.PutChipBack():
                if self.mode == "alone" or self.phase not in ("thinking", "bidding", "showing"):
                    found.add("wrong-phase")
                nobody = self.players[seat].bot is not None  # never "somebody who is present" (R9.3)
                if nobody or any(player == seat or self.there(player) for player in self.playing):
                    found.add("players-there")
            case commands.MoveRobot() | commands.GiveUp():
                if self.phase != "showing":
                    found.add("wrong-phase")
                if seat != self.shower or late:
                    found.add("not-your-turn")
                if self.paused_since is not None:
                    found.add("round-paused")
                if isinstance(command, commands.MoveRobot) and not found:
                    early = self.opens is not None and now < self.opens
                    found |= {"board-not-ready"} if early else self.move_faults(command.move)
        return found

    def move_faults(self, move: str) -> set[str]:
        if not re.fullmatch("[RGBYS][nesw]", move):
            return {"unreadable"}
        if move[0] not in self.robots:
            return {"robot-not-in-play"}
        refused = naive.slide(self.walls, self.robots, move).refused
        return set() if refused is None else {refused}

    # --- commands ---

    def give(self, seat: int | None, command: commands.Command, now: float, drawn: Drawn) -> int | None:
        """Execute a command without faults; return the seat taken if it was `TakeSeat`."""
        match command:
            case commands.OpenMatch():
                self.lay_out(command.mode, command.options, self.possible_board(command.options, drawn))
            case commands.TakeSeat():
                return self.sit(seat, tidied(command.name), command.program)
            case commands.RenameSeat():
                assert seat is not None
                self.players[seat].name = tidied(command.name)
            case commands.LeaveSeat():
                self.leave(seat, now, drawn)
            case commands.AddBot():
                bot = {"character": command.character, "level": command.level}
                self.players.append(Player(command.character.capitalize(), bot=bot))
            case commands.RemovePlayer():
                self.players[command.seat].removed = True
                self.players[command.seat].wins = 0
                self.leave(command.seat, now, drawn)
            case commands.TransferHost():
                self.first_host = command.seat
            case commands.LockRoom():
                self.locked = True
            case commands.UnlockRoom():
                self.locked = False
            case commands.SetHandicap():
                self.players[command.seat].handicap = command.handicap
            case commands.SetQuickChat():
                self.quick_chat = command.on
            case commands.SetSpectatorDelay():
                self.spectator_delay = command.seconds
            case commands.RenewLink():
                pass
            case commands.CloseRoom():
                self.close(now)
            case commands.SetOptions():
                if command.options != self.options:
                    self.until = None
                if command.options.series_wins != self.options.series_wins:
                    self.start_series()
                self.options = command.options
                if not self.fits(self.board):
                    self.lay_board(self.possible_board(self.options, drawn))
            case commands.ShuffleBoard():
                self.until = None
                self.lay_board(self.possible_board(self.options, drawn))
            case commands.StartMatch():
                self.start(now, drawn)
            case commands.PlayAgain():
                board = self.possible_board(self.options, drawn) if command.new_board else self.board
                if self.series_winners():
                    self.start_series()
                self.lay_out(self.mode, self.options, board)
                self.invite(seat, now)
                if self.invited_until is None:  # nobody is asked (R8.7)
                    self.start(now, drawn)
            case commands.AnswerInvitation():
                self.answer(seat, command.accept, now, drawn)
            case commands.PlaceBid():
                self.bid(seat, command.moves, now)
                self.go_on_unless_waiting(now, drawn)
            case commands.StartTimer():
                self.phase, self.until = "bidding", now + self.timer
                self.lapsed = False
                self.run_clock(now, 1)
            case commands.Pass():
                if not self.declared(seat or 0):
                    self.passed.add(seat or 0)
                    self.go_on_unless_waiting(now, drawn)
            case commands.PutChipBack():
                self.retrace([])
                self.round_over("returned", None, now, reason="nobody-there")
                self.turn(now, drawn)
            case commands.AgreeToEnd():
                self.answer_ending(seat or 0, command.agrees, now, drawn)
            case commands.ClaimSolution():
                assert self.until is not None
                self.claimed, self.sand_left = command.moves, self.until - now
                self.show(seat, now)
            case commands.ResumeRound():
                self.resume(now)
            case commands.MoveRobot():
                self.move(command.move, now)
            case commands.GiveUp():
                self.fail("gave-up", now)
            case commands.SayReady():
                if not self.players[seat or 0].ready:
                    self.players[seat or 0].ready = True
                    self.go_on_unless_waiting(now, drawn)
            case commands.Tick():
                self.tick(now, drawn)
            case commands.ReportOptimum():
                self.report_optimum(command)
        return None

    def possible_board(self, options: Options, drawn: Drawn) -> str:
        if options.board is not None:
            return options.board
        assert drawn.board is not None
        names = [drawn.board[at : at + 2] for at in range(0, 8, 2)]
        assert len({name[0] for name in names}) == 4
        assert set(names) <= box(options)
        assert options.panels != "diagonals" or set(names) & BARRIERS
        return drawn.board

    def fits(self, text: str) -> bool:
        if self.options.board is not None:
            return text == self.options.board
        names = {text[at : at + 2] for at in range(0, 8, 2)}
        if ":" in text or not names <= box(self.options):
            return False
        return self.options.panels != "diagonals" or bool(names & BARRIERS)

    def sit(self, seat: int | None, name: str, program: bool) -> int:
        if seat is not None and seat < len(self.players):
            self.players[seat].name, self.players[seat].here = name, True
            self.players[seat].invited = "accepted"
            return seat
        self.players.append(Player(name, bot={"character": None, "level": None} if program else None))
        return len(self.players) - 1

    def invite(self, seat: int | None, now: float) -> None:
        self.invited_by = seat
        for number, player in enumerate(self.players):
            player.invited = "open" if player.here and number != seat and not player.bot else "accepted"
        if any(
            player.here and not player.bot for number, player in enumerate(self.players) if number != seat
        ):
            self.until = self.invited_until = now + 20

    def answer(self, seat: int | None, accept: bool, now: float, drawn: Drawn) -> None:
        answer = "accepted" if accept else "declined"
        player = self.players[seat or 0]
        if player.invited != answer:
            player.invited = answer
            self.go_on_unless_waiting(now, drawn)

    def answer_ending(self, seat: int, agrees: bool, now: float, drawn: Drawn) -> None:
        """R8.11: one player who declines withdraws the proposal for everybody."""
        before = list(self.ending)
        if not agrees:
            self.ending = []
        elif seat not in self.ending:
            self.ending.append(seat)
        if self.ending != before:
            self.go_on_unless_waiting(now, drawn)

    def end_by_agreement(self, now: float) -> None:
        if self.phase != "result":
            self.retrace([])
            self.round_over("returned", None, now, reason="match-ended")
        self.end_as_it_stands("agreed", now)

    def leave(self, seat: int | None, now: float, drawn: Drawn) -> None:
        assert seat is not None
        self.players[seat].here = self.players[seat].ready = False
        if self.phase == "showing" and self.shower == seat:
            self.fail("left", now)
        else:
            self.go_on_unless_waiting(now, drawn)

    def close(self, now: float) -> None:
        if self.phase not in ("lobby", "finished"):
            if self.phase != "result":
                self.retrace([])
                self.round_over("returned", None, now, reason="room-closed")
            self.phase, self.end_reason, self.ended_at = "finished", "closed", now
            self.end_pause(now)
        self.closed, self.until = True, None

    def start(self, now: float, drawn: Drawn) -> None:
        assert drawn.position is not None
        self.walls, self.robots = naive.read_position(drawn.position)
        cells = [naive.name(spot) for spot in self.robots.values()]
        assert len(set(cells)) == len(cells)
        assert set(cells) <= self.starts
        assert "".join(self.robots) == ("RGBYS" if self.options.fifth_robot else "RGBY")
        self.markers = dict(self.robots)
        self.started_at = now
        self.to_win, self.in_all = self.would_win(), self.would_be_in_all()
        self.turn(now, drawn)

    def would_win(self) -> int | None:
        """Return how many chips win if the match starts with the current players."""
        if self.mode == "alone":
            return None
        here = sum(self.sits(seat) for seat in range(len(self.players)))
        usual = {0: 8, 1: 8, 2: 8, 3: 6, 4: 5}
        by_players = {0: 3, 1: 3, 2: 3, 3: 3, 4: 2} if self.options.length == "short" else usual
        return by_players.get(here) if self.options.chips_to_win is None else self.options.chips_to_win

    def would_be_in_all(self) -> int | None:
        """Return after how many won chips the match ends."""
        short = self.options.length == "short" and self.mode == "friends"
        return 6 if short and self.would_win() is None else None

    def total(self) -> int:
        in_all = self.in_all if self.started_at is not None else self.would_be_in_all()
        return len(self.symbols) if in_all is None else min(in_all, len(self.symbols))

    def won(self) -> int:
        """Return how many chips have been won; several players may count the same one."""
        return len({chip for player in self.players for chip in player.chips})

    def left(self) -> int:
        """Return how many chips can still be turned up."""
        if self.started_at is None:
            return self.total()
        if self.in_all is None:
            return len(self.face_down)
        in_play = self.phase in ("thinking", "bidding", "showing")
        return min(len(self.face_down) + in_play, self.in_all - self.won()) - in_play

    def run_clock(self, now: float, pace: int) -> None:
        """Let the clock of the bots run at this pace from now on (R9.5)."""
        self.clock = {"since": now, "seconds": self.clock_at(now), "pace": pace}

    def clock_at(self, now: float) -> float:
        if self.clock is None:
            return 0.0
        return float(self.clock["seconds"] + max(0.0, now - self.clock["since"]) * self.clock["pace"])

    @property
    def pace(self) -> int:
        return 1 if self.clock is None else int(self.clock["pace"])

    @property
    def new_pace(self) -> int | None:
        """The pace at which the sand and the clock should run from now on; None if it is theirs already."""
        if self.phase not in ("thinking", "bidding") or self.paused_since is not None:
            return None
        wanted = 8 if self.waits_only_for_bots else 1
        return None if wanted == self.pace else wanted

    def change_pace(self, now: float) -> None:
        wanted = self.new_pace
        if wanted is not None:
            if self.until is not None:
                self.until = now + (self.until - now) * self.pace / wanted
            self.run_clock(now, wanted)

    def go_on_unless_waiting(self, now: float, drawn: Drawn) -> None:
        if self.all_agree_to_end:
            self.end_by_agreement(now)
        elif not self.nobody_is_waited_for:
            self.change_pace(now)
        elif self.phase == "result":
            self.turn(now, drawn)
        elif self.phase == "lobby":
            self.start(now, drawn)
        else:
            self.close_bidding(now)

    def close_bidding(self, now: float) -> None:
        self.run_clock(now, 1)  # the bots have declared, or the sand has run out (R9.5)
        if self.bids:
            self.order = [bid.seat for bid in self.bids_in_order()]
            self.phase = "showing"
            self.show_next(now)
        else:
            self.round_over("returned", None, now, reason="nobody-bid")

    def turn(self, now: float, drawn: Drawn) -> None:
        assert drawn.chip in self.face_down - self.tried, "R8.10"
        if self.options.gentle_start and self.round < 3:
            assert drawn.chip in self.easy_chips()
        self.face_down.remove(drawn.chip)
        self.chip = drawn.chip
        self.turned_at = now
        self.round += 1
        self.forget_round()
        self.run_clock(now, 1)
        self.phase = "thinking"
        self.playing = {seat for seat in range(len(self.players)) if self.sits(seat)}
        for player in self.players:
            player.ready = False
        alone = self.mode == "alone"
        self.until = now + (self.timer if alone else self.options.no_bid_seconds)

    def easy_chips(self) -> set[str]:
        """Return the chips that a robot reaches alone in 3 moves; if there is none, those with the fewest moves."""
        lengths = {
            chip: naive.moves_alone(self.walls, self.robots, chip, 6) for chip in self.face_down - self.tried
        }
        most = max(3, min(lengths.values()))
        return {chip for chip, length in lengths.items() if length <= most}

    def bid(self, seat: int | None, moves: int, now: float) -> None:
        assert seat is not None
        before = [bid for bid in self.bids if bid.seat == seat]
        if before and before[0].moves == moves:
            return
        if not self.bids:
            self.phase, self.until, self.lapsed = "bidding", now + self.timer, False
            self.passed.clear()
        self.bid_after[seat] = self.clock_at(now)
        if not self.bids:
            self.run_clock(now, 1)
        self.passed.discard(seat)
        self.bids = [bid for bid in self.bids if bid.seat != seat]
        self.bids.append(StandingBid(seat, moves, before[0].moves if before else None, now))

    def tick(self, now: float, drawn: Drawn) -> None:
        if self.closed:
            return
        if self.host is not None and self.following_host() is not None and self.gone[self.host] + 30 <= now:
            self.first_host = self.following_host() or 0
        if self.all_agree_to_end or self.nobody_is_waited_for or self.new_pace is not None:
            self.go_on_unless_waiting(now, drawn)
            return
        nobody_here = self.host is None
        over = self.until is not None and now >= self.until and not (self.phase == "result" and nobody_here)
        over = over and (self.phase != "lobby" or self.counts_down)
        if self.must_go_on:
            self.resume(now)
            return
        tired = self.tired_of_bots_at
        if not over and tired is not None and now >= tired:
            self.passed |= set(self.slow_bots)
            self.go_on_unless_waiting(now, drawn)
            return
        if not over and self.must_pause_at is not None:
            self.left_of_pause = None if self.until is None else (self.until - now) * self.pace
            self.paused_since, self.until = now, None
            self.run_clock(now, 0)
            return
        away = self.away_at()
        if away is not None and now >= away and not (over and (self.until or 0) <= away):
            self.fail("away", now)
        elif not over:
            return
        elif self.phase == "result":
            self.turn(now, drawn)
        elif self.phase == "lobby":
            self.start(now, drawn)
        elif self.phase == "showing":
            self.fail("time", now)
        elif self.phase == "bidding":
            self.close_bidding(now)
        elif self.mode == "friends":
            self.lapsed, self.until = True, None
        elif self.run < self.options.solo_timer_runs:
            self.run += 1
            self.until = now + self.timer
        else:
            self.round_over("face-down", 0, now)

    def following_host(self) -> int | None:
        """Return the next host if the current one is absent; None if the host is present or nobody is."""
        host = self.host
        if host is None or self.there(host) or host in self.elsewhere:
            return None
        sitting = [
            seat for seat in range(len(self.players)) if self.sits(seat) and not self.players[seat].bot
        ]
        able = [seat for seat in sitting if seat not in self.gone or seat in self.elsewhere]
        return min(able, key=lambda seat: (seat < host, seat), default=None)

    @property
    def tired_of_bots_at(self) -> float | None:
        """When people have waited 8 s for the bots (R9.5)."""
        waiting = (
            self.phase in ("thinking", "bidding") and self.paused_since is None and self.clock is not None
        )
        return self.clock["since"] + 8 if waiting and self.clock and self.pace == 8 else None

    @property
    def must_pause_at(self) -> float | None:
        """Since when the clock should stand still: the player of a solo game has gone (R7.6), or all people (R9.6)."""
        if self.paused_since is not None:
            return None
        if self.mode == "alone":
            running = self.phase in ("thinking", "showing") and self.sits(0) and 0 in self.gone
            return self.gone[0] if running else None
        if self.phase in ("lobby", "finished"):
            return None
        if not any(self.players[seat].bot and not self.is_program(seat) for seat in self.takers):
            return None
        if any(seat not in self.gone for seat in self.who_keeps_it_going):
            return None
        return max((self.gone[seat] for seat in self.who_keeps_it_going), default=0.0)

    @property
    def who_keeps_it_going(self) -> list[int]:
        """The people who take part in the round or, once it is over, in the next one (R9.6)."""
        seats = range(len(self.players)) if self.phase == "result" else self.takers
        return [seat for seat in seats if self.sits(seat) and not self.players[seat].bot]

    @property
    def must_go_on(self) -> bool:
        """Whether a person is there again in a match with bots that stands still (R9.6)."""
        paused = self.mode == "friends" and self.paused_since is not None
        return paused and any(seat not in self.gone for seat in self.who_keeps_it_going)

    def resume(self, now: float) -> None:
        """Let the clock run on; a pause takes no time from a demonstration."""
        if self.paused_since is not None:
            self.shows_since += now - self.paused_since
            if self.opens is not None and self.opens >= self.paused_since:
                self.opens += now - self.paused_since
            self.until = None if self.left_of_pause is None else now + self.left_of_pause
            self.end_pause(now)

    def end_pause(self, now: float) -> None:
        if self.paused_since is not None:
            self.paused_since = None
            self.run_clock(now, 1)

    def away_at(self) -> float | None:
        if self.phase != "showing" or self.shower not in self.gone or self.mode == "alone":
            return None
        if self.paused_since is not None or self.must_pause_at is not None:
            return None
        return max(self.gone[self.shower], self.shows_since) + 20

    def bids_in_order(self) -> list[StandingBid]:
        def key(bid: StandingBid) -> tuple[float, int, int]:
            chips = self.chips_before(bid) if self.tie_break == "fewer-chips" else 0
            return self.with_handicap(bid), chips, self.bids.index(bid)

        return sorted(self.bids, key=key)

    def with_handicap(self, bid: StandingBid) -> float:
        return bid.moves + self.players[bid.seat].handicap

    def chips_before(self, bid: StandingBid) -> int:
        """Return how many chips the player had when the current one was turned up."""
        return len([chip for chip in self.players[bid.seat].chips if chip != self.chip])

    # --- demonstrations ---

    def show(self, seat: int | None, now: float) -> None:
        self.phase, self.shower, self.shows_since = "showing", seat, now
        options, alone = self.options, self.mode == "alone"
        limit = options.solo_demonstration_seconds if alone else options.demonstration_seconds
        self.opens = None if alone else now + (2.04 if self.board_used else 1.1)
        self.board_used = True
        self.until = None if limit is None else (now if alone else self.opens or 0.0) + limit
        self.retrace([])

    def show_next(self, now: float) -> None:
        for seat in self.order:
            if seat not in self.failed:
                if self.players[seat].here:
                    self.show(seat, now)
                    return
                self.failed[seat] = "left"
        self.round_over("returned", None, now, reason="nobody-succeeded")

    def retrace(self, moves: list[str]) -> None:
        """Make these moves, starting from the markers."""
        self.robots, self.shown, self.steps = dict(self.markers), [], []
        for move in moves:
            outcome = naive.slide(self.walls, self.robots, move)
            self.robots[move[0]] = outcome.spots[-1]
            self.shown.append(move)
            self.steps.append({"move": move, "cells": tuple(map(naive.name, outcome.spots))})

    def move(self, move: str, now: float) -> None:
        self.shown_from = self.start_text()
        self.retrace([*self.shown, move])
        there = naive.solves(f"{self.start_text()} {self.chip}", self.shown)
        if self.mode == "alone":
            if there:
                self.round_over("face-up", 0, now)
            return
        used = len(self.shown) == self.number_bid(self.shower)
        if there and (used or not self.exact):
            self.round_over("taken", self.shower, now)
        elif used:
            self.fail("moves-used", now)

    def fail(self, reason: str, now: float) -> None:
        assert self.shower is not None
        self.failed[self.shower] = reason
        self.shower = None
        self.retrace([])
        if self.mode == "alone":
            self.phase = "thinking"
            if self.paused_since is not None:
                self.shows_since += now - self.paused_since
                self.end_pause(now)
            self.until = max(now, self.shows_since + self.sand_left)
        else:
            self.show_next(now)

    def number_bid(self, seat: int | None) -> int | None:
        return next((bid.moves for bid in self.bids if bid.seat == seat), None)

    def start_text(self) -> str:
        return " ".join([self.board, *(f"{robot}{naive.name(at)}" for robot, at in self.markers.items())])

    # --- the end of a round and of the match ---

    def round_over(self, outcome: str, seat: int | None, now: float, reason: str | None = None) -> None:
        assert self.chip is not None
        alone = self.mode == "alone"
        moves = self.claimed if alone else self.number_bid(seat)
        everybody = outcome == "taken" and self.options.everybody_scores
        scores = tuple(
            {"seat": bid.seat, "moves": bid.moves}
            for bid in self.bids_in_order()
            if everybody and self.players[bid.seat].here
        )
        played = {
            "round": self.round,
            "chip": self.chip_part(self.chip),
            "outcome": outcome,
            "seat": seat,
            "moves": moves,
            "next_bid": self.next_bid(seat) if outcome == "taken" else None,
            "start": self.start_text(),
            "steps": tuple(self.steps),
            "reason": reason,
            "scores": scores,
            "optimum": None,
        }
        if outcome == "returned":
            played["steps"], self.shower = (), None
            self.end_pause(now)
        self.history.append(played)
        self.phase = "result"
        self.until = None if alone or reason == "nobody-there" else now + self.options.result_seconds
        self.markers = dict(self.robots)
        if outcome == "returned":
            self.face_down.add(self.chip)
            if reason in {"nobody-bid", "nobody-succeeded"}:
                self.tried.add(self.chip)
                if self.face_down <= self.tried:
                    self.end_as_it_stands("chips-gone", now)
            return
        self.tried.clear()
        if alone:
            self.laid.append((self.chip, outcome == "face-up"))
        else:
            for scorer in [score["seat"] for score in scores] or [seat or 0]:
                self.players[scorer].chips.append(self.chip)
        self.end_if_won(now)

    def next_bid(self, seat: int | None) -> int | None:
        """Return the number of the bid after the seat's in the order of demonstration."""
        rest = [self.number_bid(other) for other in self.order[self.order.index(seat or 0) + 1 :]]
        return rest[0] if rest else None

    def report_optimum(self, report: commands.ReportOptimum) -> None:
        owed = self.owed.get((report.match, report.round))
        if owed is not None and report.match != self.number:
            if not self.plays_again({"start": owed[0], "chip": owed[1]}):
                del self.owed[report.match, report.round]
            return
        if report.match != self.number or not 0 < report.round <= len(self.history):
            return
        played, optimum = self.history[report.round - 1], asdict(report.optimum)
        secret = self.may_still_be_won(played)
        if secret:
            optimum |= {"path": None, "count": None, "count_capped": False}
        before = played["optimum"]
        if before is None and not self.plays_again(played):
            played["optimum"] = optimum
        elif before is not None and before["status"] == "solved" and before["path"] is None:
            played["optimum"] = before if optimum["path"] is None else optimum

    def may_still_be_won(self, played: dict[str, Any]) -> bool:
        """Return whether the match is running and the round's chip is face down or turned up."""
        won = [part for seat in range(len(self.players)) for part in self.seat_part(seat)["chips"]]
        return self.mode == "friends" and self.phase != "finished" and played["chip"] not in won

    def plays_again(self, played: dict[str, Any]) -> bool:
        """Return whether the same puzzle is being played again."""
        live = self.phase in ("thinking", "bidding", "showing") and self.chip is not None
        return (
            live
            and played["start"] == self.start_text()
            and played["chip"] == self.chip_part(self.chip or "")
        )

    @property
    def last_try(self) -> bool:
        """R8.10: whether the match ends if nobody finds the chip in play or, after a round, the next one."""
        untried = len(self.face_down - self.tried)
        if self.mode == "alone" or self.phase in ("lobby", "finished"):
            return False
        return untried == 1 if self.phase == "result" else untried == 0

    def end_if_won(self, now: float) -> None:
        counts = [len(player.chips) for player in self.players]
        if self.to_win is not None and max(counts) >= self.to_win:
            self.end_as_it_stands("chips-reached", now)
        elif not self.face_down or (self.in_all is not None and self.won() >= self.in_all):
            self.end_as_it_stands("chips-gone", now)

    def end_as_it_stands(self, reason: str, now: float) -> None:
        self.end_reason = reason
        self.phase, self.until, self.ended_at = "finished", None, now
        self.end_pause(now)
        if self.mode == "alone":
            up = sum(face_up for _, face_up in self.laid)
            self.winners = [0] if 2 * up > len(self.laid) else []
        else:
            counts = [len(player.chips) for player in self.players]
            self.winners = [seat for seat, count in enumerate(counts) if count == max(counts) > 0]
        for seat in self.winners if self.mode == "friends" else []:
            self.players[seat].wins += not self.players[seat].removed

    def start_series(self) -> None:
        for player in self.players:
            player.wins = 0

    def series_winners(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player.wins >= self.options.series_wins]

    def deadline(self) -> float | None:
        if self.closed:
            return None
        nobody_here = self.host is None
        stays = (self.phase == "result" and nobody_here) or (self.phase == "lobby" and not self.counts_down)
        dues = [None if stays else self.until, self.away_at()]
        if self.host is not None and self.following_host() is not None:
            dues.append(self.gone[self.host] + 30)
        dues += [self.must_pause_at, self.tired_of_bots_at]
        if self.nobody_is_waited_for or self.all_agree_to_end or self.new_pace is not None or self.must_go_on:
            dues.append(max(self.gone.values(), default=0.0))
        return min((due for due in dues if due is not None), default=None)

    # --- the view ---

    def chip_part(self, chip: str) -> dict[str, Any]:
        return {"robot": None if chip[1] == "*" else chip[1], "symbol": self.symbols[chip], "cell": chip[2:]}

    def seen(self, viewer: int | None) -> dict[str, Any]:
        """Return every part of the view but ``allowed_commands``."""
        over = self.phase in ("result", "finished")
        started = self.started_at is not None
        sits = viewer is not None and viewer < len(self.players) and self.players[viewer].here
        showing = None
        if self.shower is not None:
            moves = self.claimed if self.mode == "alone" else self.number_bid(self.shower)
            there = bool(self.shown) and naive.solves(f"{self.shown_from} {self.chip}", self.shown)
            showing = {
                "seat": self.shower,
                "moves": moves,
                "opens": self.opens,
                "steps": tuple(self.steps),
                "reached": there,
            }
        return {
            "number": self.number,
            "mode": self.mode,
            "phase": self.phase,
            "options": self.options,
            "exact": self.exact,
            "tie_break": self.tie_break,
            "timer_seconds": self.timer,
            "board": self.board,
            "robots": {robot: naive.name(spot) for robot, spot in self.robots.items()},
            "markers": {robot: naive.name(spot) for robot, spot in self.markers.items()},
            "chips_to_win": self.to_win if started else self.would_win(),
            "chips_left": self.left(),
            "chips_total": self.total(),
            "round": self.round,
            "chip": None if self.chip is None else self.chip_part(self.chip),
            "turned_at": None if self.chip is None else self.turned_at,
            "clock": self.clock,
            "until": self.until,
            "pause": None if self.paused_since is None else {"left": self.left_of_pause},
            "invited_by": self.invited_by,
            "invited_until": self.invited_until,
            "timer_run": self.run,
            "may_start_timer": self.lapsed,
            "seats": tuple(self.seat_part(seat) for seat in range(len(self.players))),
            "locked": self.locked,
            "quick_chat": self.quick_chat,
            "spectator_delay": self.spectator_delay,
            "bids": self.bid_parts(),
            "demonstration": showing,
            "result": self.history[-1] if over else None,
            "history": tuple(self.history),
            "laid": tuple((self.chip_part(chip), face_up) for chip, face_up in self.laid),
            "last_try": self.last_try,
            "ending": tuple(self.ending),
            "winners": tuple(self.winners),
            "series_winners": tuple(self.series_winners()),
            "end_reason": self.end_reason,
            "started_at": self.started_at,
            "ended_at": self.ended_at,
            "you": viewer if sits else None,
            "consents": False,  # nobody says so there
        }

    def seat_part(self, seat: int) -> dict[str, Any]:
        player = self.players[seat]
        return {
            "seat": seat,
            "name": player.name,
            "left": not player.here,
            "host": seat == self.host,
            "plays": player.here and (self.round == 0 or seat in self.playing),
            "chips": tuple(self.chip_part(chip) for chip in player.chips),
            "wins": player.wins,
            "handicap": player.handicap,
            "ready": player.ready,
            "passed": self.declared(seat),
            "invitation": player.invited,
            "bot": player.bot,
        }

    def bid_parts(self) -> tuple[dict[str, Any], ...]:
        order = self.bids_in_order()
        return tuple(self.bid_part(bid, below) for bid, below in zip_longest(order, order[1:]))

    def bid_part(self, bid: StandingBid, below: StandingBid | None) -> dict[str, Any]:
        failure = self.failed.get(bid.seat)
        state = "waiting" if failure is None else "failed"
        if bid.seat == self.shower:
            state = "showing" if self.phase == "showing" else "succeeded"
        tie = None
        if below is not None and self.with_handicap(below) == self.with_handicap(bid):
            fewer = self.tie_break == "fewer-chips" and self.chips_before(bid) < self.chips_before(below)
            tie = "fewer-chips" if fewer else "first-said"
        return {
            "seat": bid.seat,
            "moves": bid.moves,
            "was": bid.was,
            "at": bid.at,
            "after": self.bid_after[bid.seat],
            "tie": tie,
            "state": state,
            "failure": failure,
        }


def is_published(optimum: dict[str, Any] | None) -> bool:
    return optimum is not None and (optimum["status"] != "solved" or optimum["path"] is not None)


def number_faults(moves: int) -> set[str]:
    if moves < 2:
        return {"bid-too-small"}
    return {"bid-too-large"} if moves > 99 else set()


def option_faults(options: Options) -> set[str]:
    wrong = options.edition not in EDITIONS
    for name, (least, most) in RANGES.items():
        value = getattr(options, name)
        off = value is None and name in OFF
        wrong = wrong or not (off or least <= value <= most)
    wrong = wrong or (options.fifth_robot and options.edition == "1999")
    wrong = wrong or (options.panels == "diagonals" and options.edition == "1999")
    wrong = wrong or (options.panels == "picked") != (options.board is not None)
    if options.board is not None:
        try:
            board = parse_board(options.board)
        except InputError:
            return {"option-invalid"}
        room = len(board.starting_cells()) >= (5 if options.fifth_robot else 4)
        foreign = board.panels is not None and not set(board.panels) <= box_of(options.edition)
        wrong = wrong or not board.targets or not room or foreign
    return {"option-invalid"} if wrong else set()


def box_of(edition: str) -> set[str]:
    return {name for name, panel in PANELS.items() if panel.edition_first_seen == 1999 or edition != "1999"}


def box(options: Options) -> set[str]:
    """Return the faces that a random board may contain."""
    first = options.panels == "1999" or options.edition == "1999"
    plain = options.panels == "plain"
    return {
        name
        for name, panel in PANELS.items()
        if (panel.edition_first_seen == 1999 or not first) and not (plain and panel.diagonals)
    }
