"""The order of demonstration (R6.3, R6.4)."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ricochetrobots.core import TieBreak, parse_board
from ricochetrobots.game import Match, Mode, Options
from ricochetrobots.game.bids import demonstration_order, tie_breaks
from ricochetrobots.game.match import Bid, BotClock, Round, Seat
from support import strategies  # noqa: F401  # settings of the project

BOARD = parse_board("2A3C4A1C")


def table(bids: list[tuple[int, int]], chips: list[int], tie_break: TieBreak) -> tuple[Match, Round]:
    """Return a match with these bids (seat, number), in this order, and this many chips per seat."""
    present, *others = BOARD.targets
    seats: list[Seat] = []
    for number, count in enumerate(chips):
        taken, others = others[:count], others[count:]
        seats.append(Seat(number=number, name=f"player {number}", plays_from=1, chips=tuple(taken)))
    standing = tuple(Bid(seat=seat, moves=moves, was=None, at=7.0, after=7.0) for seat, moves in bids)
    this = Round(number=1, chip=present, turned_at=0.0, clock=BotClock(since=0.0), bids=standing)
    options = Options(tie_break=tie_break)
    match = Match(number=1, mode=Mode.FRIENDS, options=options, board=BOARD, seats=tuple(seats), round=this)
    return match, this


def order(bids: list[tuple[int, int]], chips: list[int], tie_break: TieBreak) -> list[int]:
    return [bid.seat for bid in demonstration_order(*table(bids, chips, tie_break))]


@pytest.mark.parametrize(
    ("bids", "chips", "earliest", "fewer_chips"),
    [
        ([], [0, 0], [], []),
        ([(1, 5)], [0, 0], [1], [1]),
        ([(0, 5), (1, 4)], [0, 3], [1, 0], [1, 0]),
        ([(0, 5), (1, 5)], [0, 0], [0, 1], [0, 1]),
        ([(1, 5), (0, 5)], [0, 0], [1, 0], [1, 0]),
        ([(0, 5), (1, 5)], [1, 0], [0, 1], [1, 0]),
        ([(2, 4), (0, 4), (1, 4), (3, 3)], [1, 0, 1, 5], [3, 2, 0, 1], [3, 1, 2, 0]),
    ],
)
def test_who_shows_first(
    bids: list[tuple[int, int]], chips: list[int], earliest: list[int], fewer_chips: list[int]
) -> None:
    assert order(bids, chips, TieBreak.EARLIER_BID) == earliest
    assert order(bids, chips, TieBreak.FEWER_CHIPS) == fewer_chips


def test_the_chip_just_taken_does_not_change_the_order() -> None:
    match, this = table([(0, 5), (1, 5)], [1, 1], TieBreak.FEWER_CHIPS)
    winner = replace(match.seats[0], chips=(*match.seats[0].chips, this.chip))
    after = replace(match, seats=(winner, match.seats[1]))
    assert demonstration_order(after, this) == demonstration_order(match, this)
    assert tie_breaks(after, this, demonstration_order(after, this)) == (TieBreak.EARLIER_BID, None)


numbers = st.lists(st.integers(2, 4), max_size=6)
counts = st.lists(st.integers(0, 2), min_size=6, max_size=6)


@given(numbers, counts, st.permutations(range(6)), st.sampled_from(TieBreak))
def test_each_row_says_why_it_stands_before_the_next(
    moves: list[int], chips: list[int], seats: list[int], tie_break: TieBreak
) -> None:
    bids = list(zip(seats, moves, strict=False))
    match, this = table(bids, chips, tie_break)
    rows = demonstration_order(match, this)
    assert sorted(bid.seat for bid in rows) == sorted(seat for seat, _ in bids)
    why = tie_breaks(match, this, rows)
    assert len(why) == len(rows)
    assert not why or why[-1] is None
    for before, below, reason in zip(rows, rows[1:], why, strict=False):
        early = this.bids.index(before) < this.bids.index(below)
        has = chips[before.seat], chips[below.seat]
        match reason:
            case None:
                assert before.moves < below.moves
            case TieBreak.FEWER_CHIPS:
                assert before.moves == below.moves
                assert tie_break is TieBreak.FEWER_CHIPS
                assert has[0] < has[1]
            case TieBreak.EARLIER_BID:
                assert before.moves == below.moves
                assert early
                assert tie_break is TieBreak.EARLIER_BID or has[0] == has[1]
