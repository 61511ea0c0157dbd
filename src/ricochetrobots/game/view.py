"""The view of a match for one person. All data shown, sent or exported passes through here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from ricochetrobots.core import (
    Board,
    Optimum,
    Position,
    Puzzle,
    RobotLetter,
    Slide,
    Symbol,
    Target,
    TieBreak,
    parse_puzzle,
)
from ricochetrobots.game.absence import NOBODY_GONE, Gone
from ricochetrobots.game.bids import demonstration_order, tie_breaks
from ricochetrobots.game.bot_seats import BotPart
from ricochetrobots.game.events import Answer, EndReason, FailureReason, ReturnReason
from ricochetrobots.game.match import BotClock, Match, Outcome, Phase, PlayedRound, Round, Score, Seat
from ricochetrobots.game.options import Mode, Options
from ricochetrobots.game.permissions import allowed_commands
from ricochetrobots.game.scoring import chips_in_all, chips_to_win


@dataclass(frozen=True, kw_only=True)
class ChipPart:
    """A chip: its robot (None: any, the vortex), symbol and cell."""

    robot: RobotLetter | None
    symbol: Symbol | None
    cell: str


@dataclass(frozen=True, kw_only=True)
class SeatPart:
    """A seat at the table.

    ``plays``: the player has not left and plays in the current round. ``passed``: the player has declared
    in this round, by passing or by the least bid (R6.10). For ``handicap`` see R6.15, for ``wins`` R8.9, for
    ``invitation`` R8.7, for ``bot`` R9.
    """

    seat: int
    name: str
    left: bool
    host: bool
    plays: bool
    chips: tuple[ChipPart, ...]
    wins: int
    handicap: float
    ready: bool
    passed: bool
    invitation: Answer
    bot: BotPart | None


class BidState(StrEnum):
    """The state of a bid."""

    WAITING = "waiting"
    SHOWING = "showing"
    FAILED = "failed"
    SUCCEEDED = "succeeded"


@dataclass(frozen=True, kw_only=True)
class BidPart:
    """One row of the bids, in the order of demonstration; ``after``: the seconds on the clock of the bots."""

    seat: int
    moves: int
    was: int | None
    at: float
    after: float = 0.0
    tie: TieBreak | None
    state: BidState
    failure: FailureReason | None


@dataclass(frozen=True, kw_only=True)
class StepPart:
    """A move made, with every cell from its start to its end."""

    move: str
    cells: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class DemonstrationPart:
    """The running demonstration, or the last one in a result. Moves before ``opens`` are refused.

    ``reached``: the moves so far solve the puzzle, perhaps with moves of the bid left (R6.14).
    """

    seat: int
    moves: int | None
    opens: float | None
    steps: tuple[StepPart, ...]
    reached: bool


@dataclass(frozen=True, kw_only=True)
class PausePart:
    """A pause (R7.6, R9.6); ``left`` are the seconds until the deadline that stands still, or None."""

    left: float | None


@dataclass(frozen=True, kw_only=True)
class RoundPart:
    """A finished round. ``optimum`` is added later; it has no path while the chip can still be won (R6.11).

    ``next_bid`` is the bid after the one that took the chip, or None. ``scores`` is empty unless everybody scores
    (R6.16).
    """

    round: int
    chip: ChipPart
    outcome: Outcome
    seat: int | None
    moves: int | None
    next_bid: int | None
    start: str
    steps: tuple[StepPart, ...]
    reason: ReturnReason | None
    scores: tuple[Score, ...]
    optimum: Optimum | None


@dataclass(frozen=True, kw_only=True)
class SharedView:
    """The part of a view that is the same for everybody in the room.

    ``clock``: the clock of the bots, whose pace is that of the sand too (R9.5). ``chips_left``: the chips that can
    still be won after the one turned up. ``last_try``: the match ends if nobody finds the present chip or, after a
    round, the next one (R8.10). ``ending``: the seats that agree to end the match now (R8.11).
    """

    number: int
    mode: Mode
    phase: Phase
    options: Options
    exact: bool
    tie_break: TieBreak
    timer_seconds: int
    board: str
    robots: Mapping[RobotLetter, str]
    markers: Mapping[RobotLetter, str]
    chips_to_win: int | None
    chips_left: int
    chips_total: int
    round: int
    chip: ChipPart | None
    turned_at: float | None
    clock: BotClock | None = None
    until: float | None
    pause: PausePart | None
    invited_by: int | None
    invited_until: float | None
    timer_run: int
    may_start_timer: bool
    seats: tuple[SeatPart, ...]
    locked: bool
    quick_chat: bool
    spectator_delay: int
    bids: tuple[BidPart, ...]
    demonstration: DemonstrationPart | None
    result: RoundPart | None
    history: tuple[RoundPart, ...]
    laid: tuple[tuple[ChipPart, bool], ...]
    last_try: bool = False
    ending: tuple[int, ...] = ()
    winners: tuple[int, ...]
    series_winners: tuple[int, ...]
    end_reason: EndReason | None
    started_at: float | None
    ended_at: float | None

    @property
    def is_series(self) -> bool:
        """Whether the match is one of a series (R8.9)."""
        return self.mode is Mode.FRIENDS and self.options.series_wins > 1

    @property
    def puzzle(self) -> Puzzle | None:
        """The chip turned up and the robots' current position; None between rounds."""
        return self._puzzle_from(self.robots)

    @property
    def round_puzzle(self) -> Puzzle | None:
        """The chip turned up and the robots' markers, where every path begins; None between rounds."""
        return self._puzzle_from(self.markers)

    def _puzzle_from(self, robots: Mapping[RobotLetter, str]) -> Puzzle | None:
        if self.chip is None or not robots:
            return None
        cells = " ".join(f"{robot}{cell}" for robot, cell in robots.items())
        return parse_puzzle(f"{self.board} {cells} >{self.chip.robot or '*'}{self.chip.cell}")


@dataclass(frozen=True, kw_only=True)
class OwnView:
    """The part of a view that differs from person to person.

    Only ``allowed_commands`` depends on which players are present (docs/adr/0003). ``consents``: the player allows
    the use of their moves for statistics.
    """

    you: int | None
    consents: bool
    allowed_commands: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class View(OwnView, SharedView):
    """All data that a page needs to draw the room for one viewer.

    ``exact``, ``tie_break`` and ``timer_seconds`` are the rules in force, agreed or from the edition. In the lobby,
    ``chips_to_win`` is computed from the seats that are taken (R8.5).
    """


def view(match: Match, viewer: int | None, gone: Gone = NOBODY_GONE) -> View:
    """Return the view of the player on seat ``viewer``, or of a spectator if None.

    The server sends only the fields of `SharedView` and `OwnView`.
    """
    history = tuple(round_part(match.board, played) for played in match.history)
    return View(**vars(shared_view(match, history)), **vars(own_view(match, viewer, gone)))


def own_view(match: Match, viewer: int | None, gone: Gone = NOBODY_GONE) -> OwnView:
    """Return the personal part of the view of seat ``viewer``, or of a spectator if None."""
    seat = match.find_seat(viewer)
    if seat is not None and seat.left:
        seat = None
    return OwnView(
        you=None if seat is None else seat.number,
        consents=seat is not None and seat.consents,
        allowed_commands=allowed_commands(match, viewer, gone),
    )


def shared_view(match: Match, history: tuple[RoundPart, ...]) -> SharedView:
    """Return the shared part of the view, given the finished rounds from `round_part`."""
    board, this = match.board, match.round
    over = match.phase in (Phase.RESULT, Phase.FINISHED)
    in_all = match.chips_in_all if match.started_at is not None else chips_in_all(match)
    chips_total = len(board.targets) if in_all is None else min(in_all, len(board.targets))
    return SharedView(
        number=match.number,
        mode=match.mode,
        phase=match.phase,
        options=match.options,
        exact=match.options.exact_in_force,
        tie_break=match.options.tie_break_in_force,
        timer_seconds=match.options.timer_in_force,
        board=str(board),
        robots=_robots(match.position),
        markers=_robots(match.markers),
        chips_to_win=match.chips_to_win if match.started_at is not None else chips_to_win(match),
        chips_left=_chips_left(match) if match.started_at is not None else chips_total,
        chips_total=chips_total,
        round=match.round_number,
        chip=None if this is None else chip_part(board, this.chip),
        turned_at=None if this is None else this.turned_at,
        clock=None if this is None else this.clock,
        until=match.until,
        pause=None if this is None or this.pause is None else PausePart(left=this.pause.left),
        invited_by=match.invited_by,
        invited_until=match.invited_until,
        timer_run=1 if this is None else this.timer_run,
        may_start_timer=this is not None and this.may_start_timer,
        seats=tuple(_seat(match, seat) for seat in match.seats),
        locked=match.locked,
        quick_chat=match.quick_chat,
        spectator_delay=match.spectator_delay,
        bids=bid_parts(match),
        demonstration=None if this is None else _demonstration(match, this),
        result=history[-1] if over and history else None,
        history=history,
        laid=tuple((chip_part(board, chip), face_up) for chip, face_up in match.laid),
        last_try=match.last_try,
        ending=match.ending,
        winners=match.winners,
        series_winners=match.series_winners,
        end_reason=match.end_reason,
        started_at=match.started_at,
        ended_at=match.ended_at,
    )


def _chips_left(match: Match) -> int:
    """Return the number of chips that can still be won after the one turned up."""
    return match.chips_to_play - (match.puzzle_in_play is not None)


def _robots(position: Position | None) -> Mapping[RobotLetter, str]:
    return {} if position is None else position.cell_names


def chip_part(board: Board, chip: Target) -> ChipPart:
    """Return a target as its chip."""
    return ChipPart(
        robot=None if chip.robot is None else chip.robot.letter,
        symbol=board.symbol(chip),
        cell=board.name(chip.cell),
    )


def _seat(match: Match, seat: Seat) -> SeatPart:
    return SeatPart(
        seat=seat.number,
        name=seat.name,
        left=seat.left,
        host=seat.number == match.host,
        plays=not seat.left and seat.plays_from <= max(match.round_number, 1),
        chips=tuple(chip_part(match.board, chip) for chip in seat.chips),
        wins=seat.wins,
        handicap=seat.handicap,
        ready=seat.ready,
        passed=match.round is not None and match.round.has_declared(seat.number),
        invitation=seat.invitation,
        bot=seat.bot,
    )


def bid_parts(match: Match) -> tuple[BidPart, ...]:
    """Return the bids of the round as everybody sees them."""
    this = match.round
    if this is None:
        return ()
    if this.order:
        bids = {bid.seat: bid for bid in this.bids}
        order = tuple(bids[seat] for seat in this.order)
    else:
        order = demonstration_order(match, this)
    demonstrator = None if this.demonstration is None else this.demonstration.seat
    over = match.phase in (Phase.RESULT, Phase.FINISHED)
    parts: list[BidPart] = []
    for bid, tie in zip(order, tie_breaks(match, this, order), strict=True):
        failure = this.failed(bid.seat) if this.failures else None
        if failure is not None:
            state = BidState.FAILED
        elif bid.seat == demonstrator:
            state = BidState.SUCCEEDED if over else BidState.SHOWING
        else:
            state = BidState.WAITING
        parts.append(
            BidPart(
                seat=bid.seat,
                moves=bid.moves,
                was=bid.was,
                at=bid.at,
                after=bid.after,
                tie=tie,
                state=state,
                failure=failure,
            )
        )
    return tuple(parts)


def _steps(board: Board, slides: tuple[Slide, ...]) -> tuple[StepPart, ...]:
    return tuple(
        StepPart(move=str(made.move), cells=tuple(board.name(cell) for cell in made.cells)) for made in slides
    )


def _demonstration(match: Match, this: Round) -> DemonstrationPart | None:
    shown = this.demonstration
    if shown is None:
        return None
    return DemonstrationPart(
        seat=shown.seat,
        moves=shown.moves,
        opens=shown.opens,
        steps=_steps(match.board, shown.slides),
        reached=match.target_reached,
    )


def round_part(board: Board, played: PlayedRound) -> RoundPart:
    """Return the view of a finished round."""
    return RoundPart(
        round=played.number,
        chip=chip_part(board, played.chip),
        outcome=played.outcome,
        seat=played.seat,
        moves=played.moves,
        next_bid=played.next_bid,
        start=str(played.start),
        steps=_steps(board, played.slides),
        reason=played.reason,
        scores=played.scores,
        optimum=played.optimum,
    )
