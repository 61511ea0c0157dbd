"""The page of a match: think, bid, show, and the result; alone, with bots or in a room.

The module is over 400 lines: every phase has its lines of text and its keys, and both read the same view.
"""

from __future__ import annotations

from collections.abc import Awaitable, Iterable, Iterator, Sequence
from dataclasses import replace
from math import ceil
from typing import ClassVar, Protocol

from rich.style import Style as TextStyle
from rich.text import Text

from ricochetrobots.core import (
    Move,
    Path,
    RicochetError,
    parse_board,
    parse_position,
)
from ricochetrobots.game import Mode, Phase, View
from ricochetrobots.game.absence import CATCHING_UP_PACE
from ricochetrobots.game.commands import (
    AgreeToEnd,
    AnswerInvitation,
    ClaimSolution,
    GiveUp,
    MoveRobot,
    Pass,
    PassMeaning,
    PlaceBid,
    PlayAgain,
    PlayerCommand,
    SayReady,
    SetOptions,
    StartMatch,
    StartTimer,
)
from ricochetrobots.game.events import EndReason, ReturnReason
from ricochetrobots.game.match import Outcome
from ricochetrobots.game.options import RANGES
from ricochetrobots.game.view import BidPart, BidState, RoundPart, SeatPart
from ricochetrobots.tui import rematch
from ricochetrobots.tui.board import BoardView
from ricochetrobots.tui.drawing import Picture
from ricochetrobots.tui.page import BACK, TRIAL_KEYS, Key, TrialPage, bindings
from ricochetrobots.tui.proof import Proof, proves
from ricochetrobots.tui.seen import bid_of, position_of, seat_of, target_of
from ricochetrobots.tui.trial import Trial

STEP_SECONDS = 0.2
"""The time between two looks at the clock."""
MOST_DIGITS = 2
SMALL_ROOM = 4
LARGE_ROOM = 3
"""The lines below the board, as `tui.host` lays them out."""
FEWEST_LINES = 2
"""The lines of a phase that give way to no note."""


class Table(Protocol):
    """A match, here or on a server."""

    @property
    def view(self) -> View | None:
        """Return what the person sees; None before the first view."""
        ...

    def now(self) -> float:
        """Return the time in which the view counts."""
        ...

    def send(self, command: PlayerCommand) -> Awaitable[None]:
        """Send a command of the person. Raises RicochetError if it is refused."""
        ...

    def step(self) -> Awaitable[None]:
        """Do what is due."""
        ...

    def find_optimum(self) -> Awaitable[None]:
        """Search for the optimum of the last round, if nobody else does."""
        ...


class GamePage(TrialPage):
    """A match, from what a seat sees."""

    KEYS: ClassVar = (
        *TRIAL_KEYS,
        *(Key(digit, "", f"digit('{digit}')") for digit in "0123456789"),
        Key("backspace", "", "erase"),
        Key("enter", "Enter", "enter", "enter"),
        Key("f", "f", "found", "alone-found"),
        Key("p", "p", "pass", "pass"),
        Key("t", "t", "timer", "tui-turn-timer"),
        Key("v", "v", "give_up", "show-give-up"),
        Key("w", "w", "series", "series"),
        Key("n", "n", "decline", "rematch-not-now"),
        Key("e", "e", "end", "ending-agree"),
        BACK,
    )
    BINDINGS: ClassVar = bindings(KEYS)

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self._bid = ""
        self._shown_round = (0, 0)
        self._proof: Proof | None = None
        self._early: Move | None = None
        """The last move of the person before the board was ready, made as soon as it is (R6.8)."""

    @property
    def tried(self) -> Trial | None:
        """Return the moves of a proof."""
        return None if self._proof is None else self._proof.trial

    def on_mount(self) -> None:
        """Show the match, and look at the clock again and again."""
        self.show()
        self._timer = self.set_interval(STEP_SECONDS, self._tick)

    def _tick(self) -> None:
        if not any(worker.group == "step" and worker.is_running for worker in self.workers):
            self.run_worker(self.step(), group="step")
        if not any(worker.group == "optimum" and worker.is_running for worker in self.workers):
            self.run_worker(self._find_optimum(), group="optimum")

    async def step(self) -> None:
        """Do what is due, and show it."""
        await self.table.step()
        if self._early is not None and not self._waits_for_board():
            move, self._early = self._early, None
            self.move(move)
        self.show()

    def _waits_for_board(self) -> bool:
        """Return whether the person is about to show, but the board is not ready yet."""
        view = self.table.view
        if view is None or view.demonstration is None or "move_robot" not in view.allowed_commands:
            return False
        return (view.demonstration.opens or 0) > self.table.now()

    async def _find_optimum(self) -> None:
        await self.table.find_optimum()
        self.show()

    # --- what is shown ---

    def show_state(self) -> None:
        """Show the view of this moment."""
        view = self.table.view
        if view is None:
            self.show_text(self.t("connecting"), [self.fault])
            return
        if (view.number, view.round) != self._shown_round:
            self._shown_round = view.number, view.round
            self._bid, self.fault, self._proof, self._early = "", "", None, None
        if self._proof is None and proves(view) and (puzzle := view.round_puzzle) is not None:
            self._proof = Proof(puzzle)
        self._show_position(view)
        self.show_text(self._title(view), self._lines_that_fit(view))
        self.show_aside(self._players(view))
        self.show_keys()

    def _show_position(self, view: View) -> None:
        if view.phase is Phase.LOBBY or not view.robots:
            self.query_one(BoardView).show(Picture(board=parse_board(view.board)), self.pen)
            return
        markers, target = position_of(view, view.markers), target_of(view)
        if self._proof is not None and proves(view):
            trial = self._proof.trial
            last = trial.slides[-1] if trial.slides else None
            with_stops = view.options.landing_marks
            self.show_board(trial.position, target, trial.start, last, with_stops=with_stops)
            return
        shown = view.demonstration
        path = Path() if shown is None else Path(step.move for step in shown.steps)
        if view.phase in (Phase.RESULT, Phase.FINISHED) and view.result is not None:
            markers = parse_position(view.result.start)
            path = Path(step.move for step in view.result.steps)
        slides = markers.trace(path)
        position = position_of(view, view.robots)
        is_mine = "move_robot" in view.allowed_commands
        last = slides[-1] if slides else None
        self.show_board(position, target, markers, last, with_stops=is_mine and view.options.landing_marks)

    def _title(self, view: View) -> str:
        parts = [self.t("alone" if view.mode is Mode.ALONE else "product")]
        if view.round:
            parts.append(self.t("chip-number", round=view.round))
            parts.append(self.t("chips-left", chips=view.chips_left))
        if view.chips_to_win is not None and view.mode is Mode.FRIENDS:
            parts.append(self.t("first-to", chips=view.chips_to_win))
        if view.is_series:
            parts.append(f"{self.t('series')}: {self.t('series-to', wins=view.options.series_wins)}")
        is_timed = view.phase is not Phase.LOBBY and (view.mode, view.phase) != (Mode.FRIENDS, Phase.THINKING)
        if view.until is not None and is_timed:
            parts.append(self.t("timer-left", seconds=max(0, ceil(view.until - self.table.now()))))
        return " · ".join(parts)

    def _lines_that_fit(self, view: View) -> list[Text | str]:
        """Return the lines of the phase and the notes, for which the last lines of the phase give way."""
        room = LARGE_ROOM if self.pen.is_large else SMALL_ROOM
        notes = [note for note in self._notes(view) if note][: room - FEWEST_LINES]
        return [*[line for line in self._lines(view) if line][: room - len(notes)], *notes]

    def _notes(self, view: View) -> Iterator[str]:
        """Yield what the person must read, most urgent first: a refusal, and what R8.10 to R9.6 have announced."""
        yield self.fault
        if view.phase is Phase.RESULT and view.last_try:
            yield self.t("result-last-try")
        if view.phase in (Phase.LOBBY, Phase.FINISHED):
            return
        if view.ending:
            yield self.t("ending-proposed", **self._person(view, view.ending[0]))
        if view.mode is Mode.FRIENDS and view.pause is not None:
            yield self.t("paused-waits")
        elif view.clock is not None and view.clock.pace == CATCHING_UP_PACE:
            yield self.t("catching-up", times=CATCHING_UP_PACE)

    def _lines(self, view: View) -> Iterator[Text | str]:
        target = target_of(view)
        if target is not None and view.phase in (Phase.THINKING, Phase.BIDDING, Phase.SHOWING):
            yield self.target_words(position_of(view, view.markers), target)
        match view.phase:
            case Phase.LOBBY if rematch.answer_of(view) is None:
                yield self.t("seats")
            case Phase.LOBBY:
                yield from rematch.lines(view, self.table.now(), self.t)
            case Phase.THINKING | Phase.BIDDING:
                yield from self._thinking(view)
            case Phase.SHOWING:
                yield from self._showing(view)
            case Phase.RESULT | Phase.FINISHED:
                yield from self._result(view)

    def _thinking(self, view: View) -> Iterator[str]:
        if rematch.accept_message(view) is not None:
            yield from rematch.lines(view, self.table.now(), self.t)
            return
        standing = bid_of(view, view.you)
        if self._proof is not None and proves(view):
            yield from self._proof.lines(view, self.t, with_note=not self.fault)
            return
        if self._may_bid(view):
            title = (
                self.t("bid-title") if standing is None else self.t("bid-title-lower", moves=standing.moves)
            )
            yield f"{title} {self._bid}_"
        elif view.mode is Mode.FRIENDS and view.you is not None:
            yield self.t("bid-not-yet")
        seat = seat_of(view, view.you)
        if seat is not None and seat.passed:
            yield self.t("passed-nothing-lower" if view.bids else "passed-no-way")
        if standing is not None:
            yield self.t("bid-own", moves=standing.moves)
        elif self.fault or (seat is not None and seat.passed):
            pass  # there is room for that line only
        elif view.mode is Mode.ALONE:
            yield self.t("alone-rule")
        elif view.phase is Phase.THINKING and view.until is not None:
            yield self.t("think-first-bid")
        elif view.phase is Phase.THINKING:
            yield self.t("think-lapsed")

    def _showing(self, view: View) -> Iterator[str]:
        shown = view.demonstration
        if shown is None:
            return
        who = self._person(view, shown.seat)
        if shown.moves is None:
            yield self.t("phase-show-way", **who)
        else:
            yield self.t("phase-show", moves=self.t("move-count", moves=shown.moves), **who)
        path = " ".join(step.move for step in shown.steps)
        yield f"{self.t('move-count', moves=len(shown.steps))}: {path}" if path else self.t("show-none")

    def _result(self, view: View) -> Iterator[str]:
        if view.phase is Phase.FINISHED:
            yield self._end(view)
            if view.end_reason is EndReason.AGREED:
                yield self.t("final-agreed", who=self._who_ended(view))
            if view.is_series:
                yield self._series(view)
        if (played := view.result) is None:
            return
        if played.reason is not ReturnReason.MATCH_ENDED:
            yield self._outcome(view, played)
        optimum = played.optimum
        if optimum is None:
            yield self.t("optimum-looking")
        elif optimum.moves is None:
            yield self.t("optimum-unknown")
        else:
            path = f" {optimum.path}" if optimum.path else ""
            yield f"{self.t('optimum-moves', moves=optimum.moves)}{path}"
        if path := " ".join(step.move for step in played.steps):
            yield f"{self.t('path-label', title=self.t('result-moves'), moves=len(played.steps))}: {path}"

    def _outcome(self, view: View, played: RoundPart) -> str:
        match played.outcome:
            case Outcome.FACE_UP:
                return self.t("alone-shown", moves=len(played.steps))
            case Outcome.FACE_DOWN:
                return self.t("alone-missed-line")
            case Outcome.RETURNED:
                reason = "nobody-bid" if played.reason is None else played.reason.value
                return f"{self.t(f'result-{reason}')}. {self.t('result-back')}"
            case Outcome.TAKEN:
                return self.t("phase-taken", **self._person(view, played.seat))

    def _end(self, view: View) -> str:
        if view.mode is Mode.ALONE:
            return self.t("final-alone-won" if view.winners else "final-alone-lost")
        if not view.winners:
            return self.t("final-nobody")
        if len(view.winners) > 1:
            return self.t("final-shared", names=self._names(view, view.winners))
        return self.t("final-wins", **self._person(view, view.winners[0]))

    def _who_ended(self, view: View) -> str:
        """Return who agreed to end the match (R8.11): the person alone with bots, the person and others, or others."""
        if view.you not in view.ending:
            return "others"
        return "you" if self._others_play(view) else "alone"

    def _others_play(self, view: View) -> bool:
        """Return whether other people sit at the table."""
        return any(not seat.left and seat.bot is None and seat.seat != view.you for seat in view.seats)

    def _series(self, view: View) -> str:
        """Return who leads or has won the series (R8.9)."""
        first, *others = sorted(view.seats, key=lambda seat: -seat.wins)
        following = max((seat.wins for seat in others), default=0)
        if len(view.series_winners) > 1:
            return self.t("series-shared", names=self._names(view, view.series_winners))
        score = self.t("series-score", most=first.wins, next=following)
        if first.wins == following:
            return self.t("series-level", score=score)
        message = "series-won" if view.series_winners else "series-leads"
        return self.t(message, score=score, **self._person(view, first.seat))

    def _names(self, view: View, seats: Iterable[int]) -> str:
        return ", ".join(self._player(view, number) for number in seats)

    def _players(self, view: View) -> Iterator[Text | str]:
        if view.mode is Mode.ALONE:
            found = sum(face_up for _, face_up in view.laid)
            yield self.t("alone-score", found=found, missed=len(view.laid) - found)
            return
        order = {bid.seat: index for index, bid in enumerate(view.bids)}
        for seat in sorted(view.seats, key=lambda seat: (order.get(seat.seat, len(order)), seat.seat)):
            if seat.left:
                continue
            bid = bid_of(view, seat.seat)
            is_showing = bid is not None and bid.state is BidState.SHOWING
            yield Text(self._player(view, seat.seat), TextStyle(bold=True, reverse=is_showing))
            yield f" {self.t('chip-count', chips=len(seat.chips))}"
            if state := self._state(view, seat, bid):
                yield f" {state}"
            if word := self.word_of(seat.seat):
                yield Text(f" {word}", TextStyle(italic=True))

    def word_of(self, seat: int) -> str:
        """Return the word of quick chat that a player said a moment ago, or nothing."""
        return ""

    def _state(self, view: View, seat: SeatPart, bid: BidPart | None) -> str:
        if view.phase is Phase.RESULT and seat.ready:
            return self.t("rows-ready")
        if bid is None:
            return self.t("rows-passed") if seat.passed else ""
        words = f"{self.t('rows-bid')} {bid.moves}"
        if bid.failure is not None:
            words += f", {self.t(f'rows-failed-{bid.failure.value}', moves=bid.moves)}"
        return words

    def _player(self, view: View, number: int | None) -> str:
        seat = seat_of(view, number)
        if seat is None:
            return ""
        if number == view.you:
            return self.t("you")
        if seat.bot is None:
            return seat.name
        level = "none" if seat.bot.level is None else seat.bot.level.value  # a program has no level (R9.7)
        return self.t("bot-name", name=seat.name, mark=self.t("bot-mark", level=f"level-{level}"))

    def _person(self, view: View, number: int | None) -> dict[str, str]:
        """Return the facts about a player for messages that differ for the reader."""
        return {"you": "yes" if number == view.you else "no", "name": self._player(view, number)}

    # --- what the keys do ---

    def key_label(self, key: Key) -> str:
        """Name what a key does now; a key that does nothing is not listed."""
        view = self.table.view
        if key is BACK:
            return super().key_label(key)
        if view is None:
            return ""
        allowed, is_alone = view.allowed_commands, view.mode is Mode.ALONE
        match key.action:
            case "enter":
                return self._enter_label(view)
            case "found":
                return self.t("alone-found") if "claim_solution" in allowed else ""
            case "pass":
                if "pass" not in allowed:
                    return ""
                return self.t("pass")
            case "timer":
                return self.t(key.message) if "start_timer" in allowed and not is_alone else ""
            case "give_up":
                return self.t(key.message) if "give_up" in allowed else ""
            case "series":
                return self.t(key.message) if "set_options" in allowed and not is_alone else ""
            case "decline":
                message = "ending-decline" if view.ending else rematch.decline_message(view)
                return "" if message is None or view.phase is Phase.FINISHED else self.t(message)
            case "end":
                return self._end_label(view)
            case "undo" | "restart":
                return super().key_label(key) if proves(view) else ""
            case _:
                moves = "move_robot" in allowed or proves(view)
                return super().key_label(key) if not key.message or moves else ""

    def _end_label(self, view: View) -> str:
        if "agree_to_end" not in view.allowed_commands or view.you in view.ending:
            return ""
        if view.ending:
            return self.t("ending-agree")
        return self.t("ending-propose", others=self._others(view))

    def _others(self, view: View) -> str:
        return "yes" if self._others_play(view) else "no"

    def _enter_label(self, view: View) -> str:
        allowed = view.allowed_commands
        if self._proof is not None and proves(view):
            moves = len(self._proof.trial.path)
            return self.t("proof-bid", moves=moves) if self._proof.is_lower(view) else ""
        if self._proof is not None and self._proof.rest(view):
            return self.t("proof-show")
        if self._bid and "place_bid" in allowed:
            return self.t("bid-send", exact="yes" if view.exact else "no", moves=int(self._bid))
        if self._bid and "claim_solution" in allowed:
            return self.t("alone-send", moves=int(self._bid))
        if message := rematch.accept_message(view):
            return self.t(message)
        again = "final-again" if view.mode is Mode.ALONE else "final-rematch"
        names = {"start_match": "bots-start", "say_ready": "result-ready", "play_again": again}
        return next((self.t(message) for name, message in names.items() if name in allowed), "")

    def _may_bid(self, view: View) -> bool:
        return "place_bid" in view.allowed_commands or "claim_solution" in view.allowed_commands

    def move(self, move: Move) -> None:
        """Make a move of the demonstration, or one on the private board. Raises MoveError."""
        view = self.table.view
        if view is not None and self._proof is not None and proves(view):
            self._proof.trial.play(move)
        elif self._waits_for_board():
            self._early = move
        elif view is not None and "move_robot" in view.allowed_commands:
            self.send(MoveRobot(round=view.round, move=str(move)))
        else:
            self.fault = self.t("refused-not-your-turn")

    def send(self, *commands: PlayerCommand) -> None:
        """Send commands beside the screen until one is refused, and show why it was."""
        self.fault = ""
        self.run_worker(self._send(commands), group="send")

    async def _send(self, commands: Sequence[PlayerCommand]) -> None:
        try:
            for command in commands:
                await self.table.send(command)
        except RicochetError as refused:
            self.fault = self.sentence_of(refused)
        self.show()

    def action_digit(self, digit: str) -> None:
        """Type a digit of a bid."""
        view = self.table.view
        if view is not None and self._may_bid(view) and not proves(view):
            self._bid = f"{self._bid}{digit}".lstrip("0")[-MOST_DIGITS:]
            self.show()

    def action_erase(self) -> None:
        """Take back a digit of the bid."""
        self._bid = self._bid[:-1]
        self.show()

    def action_enter(self) -> None:
        """Send the bid; or start the match, be ready for the next chip, ask for a rematch or accept it."""
        if (view := self.table.view) is None:
            return
        allowed, bid = view.allowed_commands, self._bid
        self._bid = ""
        if self._proof is not None and proves(view):
            if self._proof.is_lower(view):
                self.send(self._proof.bid(view))
            elif not self._proof.is_solved:
                self.fault = self.t("proof-bid-none")
                self.show()
        elif self._proof is not None and (rest := self._proof.rest(view)):
            self.send(*rest)
        elif bid and "place_bid" in allowed:
            self.send(PlaceBid(round=view.round, moves=int(bid)))
        elif bid and "claim_solution" in allowed:
            self.send(ClaimSolution(round=view.round, moves=int(bid)))
        elif rematch.accept_message(view) is not None:
            self.send(AnswerInvitation(accept=True))
        elif "start_match" in allowed:
            self.send(StartMatch())
        elif "say_ready" in allowed:
            self.send(SayReady(round=view.round))
        elif "play_again" in allowed:
            self.send(PlayAgain())

    def action_found(self) -> None:
        """Claim a solution without a number (R7.4)."""
        if (view := self.table.view) is not None:
            self.send(ClaimSolution(round=view.round))

    def action_pass(self) -> None:
        """Say that there is nothing lower, or no solution to see (R6.10)."""
        if (view := self.table.view) is not None:
            self.send(Pass(round=view.round, means=PassMeaning.beside(view.bids)))

    def action_timer(self) -> None:
        """Turn the sand timer (R6.7)."""
        if (view := self.table.view) is not None:
            self.send(StartTimer(round=view.round))

    def action_series(self) -> None:
        """Choose the next number of wins that a series takes; the first is a single match (R8.9)."""
        view = self.table.view
        if view is not None and "set_options" in view.allowed_commands and view.mode is Mode.FRIENDS:
            wins, allowed = view.options.series_wins, RANGES["series_wins"]
            wins = wins + 1 if wins < allowed.most else allowed.least
            self.send(SetOptions(options=replace(view.options, series_wins=wins)))

    def action_decline(self) -> None:
        """Play on (R8.11), decline the invitation to a rematch, or take back its acceptance (R8.7)."""
        if (view := self.table.view) is None:
            return
        if view.ending and "agree_to_end" in view.allowed_commands:
            self.send(AgreeToEnd(agrees=False))
        elif rematch.decline_message(view) is not None:
            self.send(AnswerInvitation(accept=False))

    def action_end(self) -> None:
        """Propose to end the match, after a question, or agree to that (R8.11)."""
        view = self.table.view
        if view is None or not self._end_label(view):
            return
        question = self.t("ending-sure", others=self._others(view))
        if view.ending or self.fault == question:
            self.send(AgreeToEnd())
        else:
            self.fault = question
            self.show()

    def action_leave(self) -> None:
        """Go back to the page before; a player is asked first while the match runs."""
        view, question = self.table.view, self.t("tui-leave-sure")
        is_over = view is None or view.you is None or view.phase in (Phase.LOBBY, Phase.FINISHED)
        if not is_over and self.fault != question:
            self.fault = question
            self.show()
        else:
            super().action_leave()

    def action_give_up(self) -> None:
        """Give up the demonstration (R6.8)."""
        if (view := self.table.view) is not None:
            self.send(GiveUp(round=view.round))
