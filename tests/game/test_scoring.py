"""The end of a match and its winners (R7.2, R8)."""

from dataclasses import replace

import pytest

from ricochetrobots.core import parse_board, parse_position
from ricochetrobots.game import Match, Mode, Options
from ricochetrobots.game.events import EndReason, MatchEnded, ReturnReason
from ricochetrobots.game.match import Outcome, PlayedRound, Seat
from ricochetrobots.game.scoring import chips_to_win, count_wins, ending

BOARD = parse_board("2A3C4A1C")
REACHED, GONE = EndReason.CHIPS_REACHED, EndReason.CHIPS_GONE


def table(*chips: int, left: tuple[int, ...] = (), agreed: int | None = None, gone: bool = False) -> Match:
    """Return a match whose players have this many chips; ``gone``: no chip is left face down."""
    face_down = list(BOARD.targets)
    seats: list[Seat] = []
    for number, count in enumerate(chips):
        taken, face_down = face_down[:count], face_down[count:]
        name = f"player {number}"
        seats.append(Seat(number=number, name=name, plays_from=1, left=number in left, chips=tuple(taken)))
    options = Options(chips_to_win=agreed)
    match = Match(number=1, mode=Mode.FRIENDS, options=options, board=BOARD, seats=tuple(seats))
    return replace(match, chips=() if gone else tuple(face_down), chips_to_win=chips_to_win(match))


def alone(face_up: int, face_down: int, *, gone: bool = True) -> Match:
    laid = [*((chip, True) for chip in BOARD.targets[:face_up])]
    laid += [(chip, False) for chip in BOARD.targets[face_up : face_up + face_down]]
    match = replace(table(0, gone=gone), mode=Mode.ALONE, laid=tuple(laid))
    return replace(match, chips_to_win=chips_to_win(match))


@pytest.mark.parametrize(
    ("players", "needed"), [(0, 8), (1, 8), (2, 8), (3, 6), (4, 5), (5, None), (6, None), (30, None)]
)
def test_chips_that_end_the_match(players: int, needed: int | None) -> None:
    """R8.1, R8.2. A match among friends with one player counts as one for two."""
    assert chips_to_win(table(*[0] * players)) == needed
    assert chips_to_win(table(*[0] * players, agreed=3)) == 3


def test_only_those_at_the_table_are_counted_at_the_start() -> None:
    assert chips_to_win(table(0, 0, 0, left=(1,))) == 8
    assert chips_to_win(alone(0, 0)) is None


@pytest.mark.parametrize(
    ("match", "winners", "reason"),
    [
        (table(7), None, None),
        (table(8), (0,), REACHED),
        (table(7, 7), None, None),
        (table(7, 8), (1,), REACHED),
        (table(5, 5, 5), None, None),
        (table(6, 5, 5), (0,), REACHED),
        (table(4, 4, 4, 4), None, None),
        (table(4, 3, 3, 5), (3,), REACHED),
        (table(8, 5, 1, 1, 1), None, None),
        (table(8, 5, 2, 1, 1, gone=True), (0,), GONE),
        (table(5, 5, 5, 1, 1, gone=True), (0, 1, 2), GONE),
        (table(6, 6, 5, agreed=17, gone=True), (0, 1), GONE),
        (table(2, 1, 1, 0, agreed=2), (0,), REACHED),
        (table(16, 0, agreed=17), None, None),
        (table(17, 0, agreed=17, gone=True), (0,), REACHED),
        (table(5, 6, 6, left=(1,), agreed=17, gone=True), (1, 2), GONE),
    ],
    ids=lambda value: ",".join(str(len(s.chips)) for s in value.seats) if isinstance(value, Match) else None,
)
def test_friends(match: Match, winners: tuple[int, ...] | None, reason: EndReason | None) -> None:
    """R8.1-R8.4: most chips win, equal players share the win, and a player who left keeps their chips."""
    end = None if winners is None or reason is None else MatchEnded(at=9.0, winners=winners, reason=reason)
    assert ending(match, 9.0) == end


@pytest.mark.parametrize(("up", "down", "won"), [(9, 8, True), (8, 9, False), (2, 2, False), (17, 0, True)])
def test_alone(up: int, down: int, won: bool) -> None:
    """R7.2: more face up than face down."""
    assert ending(alone(up, down), 9.0) == MatchEnded(at=9.0, winners=(0,) if won else (), reason=GONE)
    assert ending(alone(up, down, gone=False), 9.0) is None


def test_a_win_counts_in_the_series_unless_nobody_may_return_to_the_seat() -> None:
    """R8.9. A shared win counts for each player (R8.3); a match alone belongs to no series."""
    match = table(8, 8, 0, left=(1,))
    assert [seat.wins for seat in count_wins(match, (0, 1))] == [1, 1, 0]
    removed = tuple(replace(seat, removed=seat.left) for seat in match.seats)
    forgotten = tuple(replace(seat, forgotten=seat.left) for seat in match.seats)
    for seats in (removed, forgotten):
        assert [seat.wins for seat in count_wins(replace(match, seats=seats), (0, 1))] == [1, 0, 0]
    assert [seat.wins for seat in count_wins(table(5, 5, 0, 0, 5), (0, 1, 4))] == [1, 1, 0, 0, 1]
    assert [seat.wins for seat in count_wins(alone(9, 8), (0,))] == [0]


def unsolved(match: Match, *rounds: ReturnReason | Outcome) -> Match:
    """Return the match after these rounds, each with another chip of those left, and then with the same again.

    A reason is that of a chip that went back.
    """
    position = parse_position("2A3C4A1C Ra5 Gd6 Bl2 Yk13")
    history = tuple(
        PlayedRound(
            number=number,
            chip=match.chips[(number - 1) % len(match.chips)],
            outcome=Outcome.RETURNED if isinstance(played, ReturnReason) else played,
            seat=None,
            moves=None,
            next_bid=None,
            start=position,
            slides=(),
            reason=played if isinstance(played, ReturnReason) else None,
        )
        for number, played in enumerate(rounds, 1)
    )
    return replace(match, history=history)


BID, SHOWN, THERE = ReturnReason.NOBODY_BID, ReturnReason.NOBODY_SUCCEEDED, ReturnReason.NOBODY_THERE
ONE_LEFT, FIVE_LEFT = table(9, 7, agreed=17), table(7, 5, agreed=17)


@pytest.mark.parametrize(
    ("match", "winners"),
    [
        (unsolved(ONE_LEFT, BID), (0,)),
        (unsolved(ONE_LEFT, THERE), None),
        (unsolved(ONE_LEFT, THERE, SHOWN), (0,)),
        (unsolved(FIVE_LEFT, BID, SHOWN, BID, BID), None),
        (unsolved(FIVE_LEFT, BID, SHOWN, BID, THERE, BID), None),
        (unsolved(FIVE_LEFT, BID, SHOWN, BID, THERE, BID, BID, BID, BID, SHOWN), (0,)),
        (unsolved(FIVE_LEFT, BID, SHOWN, BID, BID, SHOWN), (0,)),
        (unsolved(FIVE_LEFT, BID, SHOWN, BID, Outcome.TAKEN, BID), None),
        (unsolved(table(0, 0), *[BID] * 16), None),
        (unsolved(table(0, 0), *[BID] * 17), ()),
        (unsolved(replace(table(0, 0, 0, 0, 0), chips_in_all=6), *[BID] * 6), None),
        (unsolved(table(7, 7, agreed=17), BID, BID), None),
        (unsolved(table(7, 7, agreed=17), BID, BID, BID), (0, 1)),
    ],
)
def test_chips_that_nobody_finds_end_the_match(match: Match, winners: tuple[int, ...] | None) -> None:
    """R8.10."""
    end = None if winners is None else MatchEnded(at=9.0, winners=winners, reason=GONE)
    assert ending(match, 9.0) == end
