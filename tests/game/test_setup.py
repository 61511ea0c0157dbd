"""Options, boards, starting positions, chips and names (R1, R2)."""

from collections import Counter
from dataclasses import fields, replace
from itertools import product
from random import Random
from typing import Any

import pytest

from ricochetrobots.core import (
    EDITIONS,
    PANELS,
    Position,
    Puzzle,
    Robot,
    all_boards,
    moves_alone,
    parse_board,
    parse_position,
    parse_target,
)
from ricochetrobots.game import Match, Mode, Options, PanelChoice, setup
from ricochetrobots.game.match import BotClock, Round, Seat
from ricochetrobots.game.options import RANGES, Range
from ricochetrobots.puzzles import difficulty
from support import strategies  # noqa: F401  # settings of the project
from support.refusals import refused

RANDOM_CHOICES = [choice for choice in PanelChoice if choice is not PanelChoice.PICKED]
DRAWN = [
    Options(edition=name, panels=choice)
    for name, choice in product(EDITIONS, RANDOM_CHOICES)
    if choice is not PanelChoice.DIAGONALS or any(PANELS[panel].diagonals for panel in EDITIONS[name].panels)
]


def name_of(options: Options) -> str:
    return f"{options.edition} {options.panels}"


def table(*names: str, board: str = "2A3C4A1C") -> Match:
    options = Options(panels=PanelChoice.PICKED, board=board)
    seats = tuple(Seat(number=number, name=name, plays_from=1) for number, name in enumerate(names))
    return Match(number=1, mode=Mode.FRIENDS, options=options, board=parse_board(board), seats=seats)


# --- options ---


@pytest.mark.parametrize(
    ("name", "least", "most"),
    [
        ("chips_to_win", 1, 17),
        ("timer_seconds", 5, 600),
        ("no_bid_seconds", 0, 3600),
        ("demonstration_seconds", 10, 3600),
        ("result_seconds", 3, 600),
        ("solo_timer_runs", 1, 2),
        ("solo_demonstration_seconds", 10, 3600),
        ("seats", 1, 30),
    ],
)
def test_numbers_have_limits(name: str, least: int, most: int) -> None:
    def options(value: int) -> Options:
        change: dict[str, Any] = {name: value}
        return replace(Options(), **change)

    setup.check_options(options(least))
    setup.check_options(options(most))
    for value in (least - 1, most + 1):
        with refused("option-invalid", match=f"{least} to {most}, not {value}") as error:
            setup.check_options(options(value))
        assert error.value.facts == {"field": name}
    assert RANGES[name] == Range(least, most)


def test_every_number_has_a_range() -> None:
    usual = Options()
    numbers = {
        option.name
        for option in fields(Options)
        if option.name in RANGES or type(getattr(usual, option.name)) is int
    }
    assert numbers == set(RANGES)


@pytest.mark.parametrize(
    ("options", "field"),
    [
        (Options(edition="1987"), "edition"),
        (Options(edition="1999", fifth_robot=True), "fifth_robot"),
        (Options(edition="1999", panels=PanelChoice.DIAGONALS), "panels"),
        (Options(panels=PanelChoice.PICKED), "board"),
        (Options(board="2A3C4A1C"), "board"),
        (Options(panels=PanelChoice.PICKED, board="2A3C4A2C"), "board"),
        (Options(panels=PanelChoice.PICKED, board="5x5:"), "board"),
        (Options(panels=PanelChoice.PICKED, board="3x2:Ra1m,Gb1m,#c1"), "board"),
        (Options(panels=PanelChoice.PICKED, board="5x1:Ra1m"), "board"),
    ],
    ids=str,
)
def test_options_that_no_match_can_be_played_by(options: Options, field: str) -> None:
    with refused("option-invalid") as error:
        setup.check_options(options)
    assert error.value.facts == {"field": field}


def test_a_board_must_have_room_for_the_fifth_robot_too() -> None:
    options = Options(panels=PanelChoice.PICKED, board="5x2:Ra1m,*b1,#c1,#d1,#e1,#e2")
    setup.check_options(options)
    with refused("option-invalid", match="no room"):
        setup.check_options(replace(options, fifth_robot=True))


def test_a_picked_board_consists_of_panels_of_its_box() -> None:
    for board in ("1A2A3A4A", "8x8:Rh1m,d4e"):
        setup.check_options(Options(edition="1999", panels=PanelChoice.PICKED, board=board))
    with refused("option-invalid", match="no such panels"):
        setup.check_options(Options(edition="1999", panels=PanelChoice.PICKED, board="1C2D3C4D"))


# --- boards ---


@pytest.mark.slow
@pytest.mark.parametrize("options", DRAWN, ids=name_of)
def test_every_board_of_the_box_may_be_drawn_and_each_as_often(options: Options) -> None:
    """R1.2, R1.3, R1.6: each face is equally frequent in each quarter of the board, with four different markings.

    With diagonals, a board that has none is redrawn, so faces with diagonals are more frequent.
    """
    draws = 1600
    names = setup.panel_names(options)
    found: Counter[tuple[int, str]] = Counter()
    for seed in range(draws):
        board = setup.choose_board(options, Random(seed))
        assert board.panels is not None
        assert len(set(board.markings or ())) == 4
        assert bool(board.diagonals) or options.panels is not PanelChoice.DIAGONALS
        assert setup.fits(board, options)
        found.update(enumerate(board.panels))
    assert set(found) == set(product(range(4), names))
    with_diagonals = sum(bool(PANELS[name].diagonals) for name in names) / len(names)
    without = 1 - with_diagonals
    if options.panels is PanelChoice.DIAGONALS:
        with_diagonals, without = with_diagonals / (1 - without**4), (without - without**4) / (1 - without**4)
    for (_, name), count in found.items():
        kind = with_diagonals if PANELS[name].diagonals else without
        alike = sum(bool(PANELS[name].diagonals) == bool(PANELS[other].diagonals) for other in names)
        assert 0.6 * draws * kind < count * alike < 1.4 * draws * kind


def test_which_panels_there_are_to_draw_from() -> None:
    first = set(EDITIONS["1999"].panels)
    plain = {name for name, panel in PANELS.items() if not panel.diagonals}
    for options in DRAWN:
        names = set(setup.panel_names(options))
        box = set(EDITIONS[options.edition].panels)
        wanted = {
            PanelChoice.DIAGONALS: box,
            PanelChoice.PLAIN: box & plain,
            PanelChoice.FIRST_EDITION: first,
        }
        assert names == wanted[options.panels]
        assert {name[0] for name in names} == set("1234")


def test_a_board_fits_if_it_could_have_been_drawn() -> None:
    boards = [board for board, _ in zip(all_boards(EDITIONS["2013"]), range(200), strict=False)]
    for options in DRAWN:
        names = set(setup.panel_names(options))
        needed = options.panels is PanelChoice.DIAGONALS
        for board in boards:
            drawn = set(board.panels or ()) <= names and (bool(board.diagonals) or not needed)
            assert setup.fits(board, options) is drawn
    custom = parse_board("5x5:Ra1m")
    assert not setup.fits(custom, Options())
    assert setup.fits(custom, Options(panels=PanelChoice.PICKED, board=str(custom)))
    assert not setup.fits(boards[0], Options(panels=PanelChoice.PICKED, board=str(custom)))


# --- robots and chips ---


@pytest.mark.parametrize("fifth_robot", [False, True])
@pytest.mark.parametrize("text", ["4C3A2C1C", "5x4:Ra1m,*c3,#b2,Gd2/"])
def test_robots_start_anywhere_they_may(text: str, fifth_robot: bool) -> None:
    board, options = parse_board(text), Options(fifth_robot=fifth_robot)
    stood: dict[Robot, set[int]] = {robot: set() for robot in Robot}
    for seed in range(2400):
        position = setup.place_robots(board, options, Random(seed))
        for robot in position.in_play:
            stood[robot].add(position.cell(robot))
    assert isinstance(position, Position)
    in_play = list(Robot) if fifth_robot else list(Robot)[:4]
    assert stood == {robot: set(board.starting_cells()) if robot in in_play else set() for robot in Robot}


def test_every_chip_face_down_is_as_likely() -> None:
    match = replace(table(), chips=parse_board("2A3C4A1C").targets)
    found = Counter(setup.draw_chip(match, Random(seed)) for seed in range(3400))
    assert set(found) == set(match.chips)
    assert all(140 < count < 260 for count in found.values())


def test_a_gentle_start_draws_three_chips_that_are_soon_found_among_those_that_one_robot_reaches() -> None:
    position = parse_position("1A2B3C4D Rp11 Gg5 Ba14 Yb7")
    match = replace(
        table(), options=Options(gentle_start=True), chips=position.board.targets, position=position
    )
    easy = {parse_target(text, position.board) for text in (">Yc10", ">*h11", ">Ro13")}
    assert set(setup.easy_chips(position, match.chips)) == easy
    efforts = {chip: difficulty(Puzzle(position, chip)).score for chip in easy}
    drawn = Counter(setup.draw_chip(match, Random(seed)) for seed in range(300))
    assert set(drawn) == easy - {max(easy, key=efforts.__getitem__)}
    assert all(100 < count < 200 for count in drawn.values())
    hard = replace(match, chips=tuple(chip for chip in match.chips if chip not in easy))
    assert {moves_alone(Puzzle(position, chip)) for chip in setup.easy_chips(position, hard.chips)} == {6}
    third = replace(
        match, round=Round(number=3, chip=match.chips[0], turned_at=0.0, clock=BotClock(since=0.0))
    )
    assert {setup.draw_chip(third, Random(seed)) for seed in range(300)} == set(match.chips)


def test_a_gentle_start_draws_a_chip_that_a_robot_reaches_at_once_last() -> None:
    position = parse_position("3A2A4B1A Rp15 Gp3 Ba4 Yi13")  # Rw ends on n15, and does not count (R5.2)
    direct, other = (parse_target(text, position.board) for text in (">Rn15", ">Yj12"))
    assert setup.found_soonest(position, (direct, other)) == (other,)
