"""The reducer of an evening: bids, ties, handicaps, the sand, the end of the match, and Undo."""

import random
from typing import Any

import pytest

from browser.evening.evenings import (
    NEXT,
    Event,
    State,
    bid,
    close,
    judge,
    pass_,
    people,
    play,
    play_all,
    rules,
    turn,
    won,
)
from ricochetrobots.core import EDITIONS, TieBreak
from ricochetrobots.game.scoring import CHIPS_BY_PLAYERS, SHORT_CHIPS_BY_PLAYERS, SHORT_CHIPS_IN_ALL

BOARD: Event = {"type": "board", "board": "1A2A3A4A", "robots": {"R": "a1"}}


def order(state: State) -> list[tuple[int, int]]:
    return [(each["player"], each["moves"]) for each in state["bids"]]


def test_the_lowest_bid_shows_first_and_the_earlier_of_equal_bids() -> None:
    state = play(people(4), rules(), turn(), bid(0, 7, 0), bid(3, 12, 5), bid(1, 7, 9), bid(2, 9, 20))
    assert order(state) == [(0, 7), (1, 7), (2, 9), (3, 12)]
    assert state["ties"] == ["first-said", None, None, None]


def test_a_bid_only_goes_down_and_its_time_is_that_of_its_number() -> None:
    state = play(
        people(3), turn(), bid(0, 9, 0), bid(1, 7, 1), bid(0, 7, 2), bid(1, 8, 3), bid(1, 7, 4), bid(2, 1, 5)
    )
    assert state["refusals"][5:] == ["bid-not-lower", "bid-same", "bid-range"]
    assert order(state) == [(1, 7), (0, 7)], "Mara bid 7 later"
    assert state["bids"][1]["was"] == 9


def test_in_1999_fewer_chips_break_a_tie() -> None:
    played = (people(3), rules("1999"), *won(0), turn(), bid(0, 7, 0), bid(1, 7, 1), bid(2, 7, 2))
    state = play(*played)
    assert [player for player, _ in order(state)] == [1, 2, 0]
    assert state["ties"] == ["first-said", "fewer-chips", None]
    others = play(*(rules("2013-zman") if each["type"] == "rules" else each for each in played))
    assert [player for player, _ in order(others)] == [0, 1, 2]


def test_a_handicap_orders_a_bid_as_if_it_were_higher() -> None:
    state = play(
        people(5, {0: 1, 1: 0.5, 2: 3}),
        turn(),
        bid(0, 7, 0),
        bid(1, 7, 1),
        bid(2, 6, 2),
        bid(3, 8, 3),
        bid(4, 7, 4),
    )
    assert order(state) == [(4, 7), (1, 7), (0, 7), (3, 8), (2, 6)]
    assert state["ties"] == [None, None, "first-said", None, None]


def test_the_first_bid_turns_the_sand_at_the_tap_on_the_name() -> None:
    events = (people(2), rules(sand=30), turn(at=1000), bid(0, 9, 4000))
    assert play(*events, now=10_000)["left"] == 24_000
    assert play(*events, bid(1, 8, 33_999))["refusals"][-1] is None
    assert play(*events, bid(1, 8, 34_000))["refusals"][-1] == "too-late"


def test_sand_turned_without_a_bid_gives_the_first_bid_a_full_minute() -> None:
    events = (people(2), turn(), {"type": "sand", "at": 300_000})
    assert play(*events, now=310_000)["left"] == 50_000
    assert play(*events, bid(0, 9, 350_000), now=350_000)["left"] == 60_000
    state = play(*events, close(360_000))
    assert (state["phase"], state["rounds"][0]["winner"], state["chipsLeft"]) == ("result", None, 17)


def test_the_sand_stands_still_while_the_phone_sleeps() -> None:
    events = (people(2), turn(), bid(0, 9, 0), {"type": "pause", "at": 27_000})
    assert play(*events, now=999_000)["left"] == 33_000
    resumed = {"type": "resume", "at": 900_000}
    assert play(*events, resumed, now=901_000)["left"] == 32_000


def test_everybody_without_a_lower_bid_ends_the_bidding() -> None:
    events = (people(3), turn(), pass_(1, 1), bid(0, 9, 2), pass_(0, 3), pass_(1, 4))
    assert play(*events)["phase"] == "bidding", (
        "the pass before the first bid lapsed, and Ines has not passed"
    )
    assert play(*events, bid(1, 8, 5), pass_(2, 6))["phase"] == "bidding", "a bid takes the pass back"
    state = play(*events, pass_(2, 5))
    assert (state["phase"], state["timer"]) == ("showing", None)


def test_the_chip_goes_back_when_nobody_sees_a_solution_or_everybody_fails() -> None:
    nobody = play(people(2), turn("Gs"), pass_(0, 1), pass_(1, 2))
    failed = play(people(2), turn("Gs"), bid(0, 9, 0), close(60_000), judge(False))
    for state in (nobody, failed):
        assert state["phase"] == "result"
        assert state["rounds"][-1] == {"chip": "Gs", "winner": None, "moves": None, "shortest": None}
        assert state["chipsLeft"] == 17
    again = play(people(2), turn("Gs"), pass_(0, 1), pass_(1, 2), NEXT, turn("Gs"))
    assert again["refusals"][-1] is None


def test_a_failed_demonstration_passes_the_turn_on() -> None:
    events = (people(3), turn("Gs"), bid(0, 7, 0), bid(1, 8, 1), close(60_000), judge(False, 90_000))
    state = play(*events)
    assert (state["phase"], state["failed"], state["since"]) == ("showing", 1, 90_000)
    state = play(*events, judge(True))
    assert (state["people"][1]["chips"], state["chipsLeft"]) == (["Gs"], 16)
    assert play(*events, judge(True), NEXT, turn("Gs"))["refusals"][-1] == "chip-given"


@pytest.mark.parametrize(("count", "chips"), [(2, 8), (3, 6), (4, 5)])
def test_few_players_play_to_a_number_of_chips(count: int, chips: int) -> None:
    events = [people(count), *won(1) * (chips - 1)]
    assert play(*events)["phase"] == "choosing"
    state = play(*events, *won(1))
    assert (state["phase"], state["winners"]) == ("over", [1])


def test_more_players_play_all_chips_and_share_a_tie() -> None:
    events = [people(5), *won(0) * 7, *won(1) * 7, *won(2) * 2]
    assert play(*events)["phase"] == "choosing"
    state = play(*events, *won(2))
    assert (state["phase"], state["winners"], state["chipsLeft"]) == ("over", [0, 1], 0)


def test_the_length_is_short_or_any_number_and_the_first_chip_fixes_it() -> None:
    assert play(people(5), rules(length="short"), *won(0) * 6)["phase"] == "over"
    assert play(people(3), rules(length="short"), *won(0) * 3)["phase"] == "over"
    assert play(people(5), rules(length=2), *won(0) * 2)["winners"] == [0]
    assert play(people(2), rules(length=12), *won(0) * 9, *won(1) * 8)["winners"] == [0], "no chips are left"
    joined = play(people(2), *won(0) * 6, people(4), *won(0))
    assert (joined["goals"]["toWin"], joined["phase"]) == (8, "choosing")


def test_somebody_who_leaves_keeps_the_chips_and_can_win() -> None:
    away = people(3)
    away["people"][0] = away["people"][0] | {"plays": False}
    state = play(
        people(3),
        *won(0) * 2,
        *won(1),
        away,
        turn(),
        bid(0, 5, 0),
        pass_(1, 1),
        pass_(2, 2),
        NEXT,
        {"type": "end"},
    )
    assert state["refusals"][-5:-2] == ["wrong-phase", None, None], "the two others are everybody"
    assert (state["phase"], state["winners"]) == ("over", [0])


def test_the_robots_on_screen_stay_as_they_were_before_the_first_chip_not_entered() -> None:
    robots = {"type": "robots", "robots": {"R": "c3"}}
    events = (people(2), BOARD, *won(0))
    assert play(*events)["stale"] == 1
    assert play(*events, *won(0))["stale"] == 1
    corrected = play(*events, *won(0), robots)
    assert (corrected["stale"], corrected["robots"]) == (None, {"R": "c3"})
    assert play(*events, robots, turn(), pass_(0, 0), pass_(1, 0))["stale"] is None, "they went back"
    assert play(people(2), *won(0))["stale"] is None, "there is no board"


def test_undo_removes_the_last_bid_and_restores_the_timer() -> None:
    events = (people(2), turn(), bid(0, 9, 0), bid(1, 7, 20_000))
    state = play(*events, undos=(30_000,), now=31_000)
    assert (order(state), state["left"]) == ([(0, 9)], 39_000)
    state = play(*events, undos=(30_000, 35_000))
    assert (state["phase"], state["timer"]) == ("thinking", None)
    assert play(*events, undos=(1, 2, 3))["phase"] == "setup"
    assert play(*events, undos=(1, 2, 3, 4, 5))["log"] == [people(2)]


def test_undo_after_the_sand_ran_out_gives_back_the_last_bid() -> None:
    events = (people(2), turn(), bid(0, 9, 0), bid(1, 7, 50_000))
    state = play(*events, close(60_000), undos=(70_000,), now=70_000)
    assert (order(state), state["left"]) == ([(0, 9)], 10_000)
    state = play(*events, close(55_000), undos=(70_000,), now=70_000)
    assert (order(state), state["left"]) == ([(1, 7), (0, 9)], 5_000), "somebody ended the bidding early"


def test_undo_takes_back_a_verdict_with_its_chip_and_what_the_phone_added() -> None:
    shortest = {"type": "shortest", "shortest": {"moves": 4, "path": "Rn Gn Ge Gs"}}
    events = (people(2), BOARD, turn("Gs"), bid(0, 9, 0), close(60_000), judge(True), shortest)
    assert play(*events)["rounds"][0]["shortest"]["moves"] == 4
    state = play(*events, undos=(1,))
    assert (state["phase"], state["people"][0]["chips"], state["rounds"]) == ("showing", [], [])


# ---- A second reducer, which shares nothing with the first ------------------------------------------


def random_evening(chance: random.Random) -> list[Event]:
    """Return events that people could enter, and some that the rules refuse."""
    count = chance.randint(1, 8)
    handicaps = {at: chance.choice((0, 0, 0, 0.5, 1, 2, 3)) for at in range(count)}
    length = chance.choice(("usual", "short", chance.randint(1, 17)))
    events = [people(count, handicaps), rules(chance.choice([*EDITIONS]), length=length)]
    for _ in range(chance.randint(1, 14)):
        events.append(turn())
        events += [
            bid(chance.randrange(count), chance.randint(4, 9), at) for at in range(chance.randint(0, 9))
        ]
        events += [pass_(at, 10) for at in range(count)]
        events += [judge(chance.random() < 0.6) for _ in range(count)]
        events.append(NEXT)
    return events


def twin(events: list[Event]) -> dict[str, Any]:
    """Play an evening of `random_evening` by the rules of docs/rules.md."""
    seats = events[0]["people"]
    agreed = events[1]
    by_players = SHORT_CHIPS_BY_PLAYERS if agreed["length"] == "short" else CHIPS_BY_PLAYERS
    to_win = agreed["length"] if isinstance(agreed["length"], int) else by_players.get(len(seats))
    in_all = SHORT_CHIPS_IN_ALL if agreed["length"] == "short" and to_win is None else 17
    chips, rounds, over = [0] * len(seats), list[int | None](), False
    fewer = EDITIONS[agreed["edition"]].tie_break is TieBreak.FEWER_CHIPS
    starts = [at for at, event in enumerate(events) if event["type"] == "turn"]
    for start, end in zip(starts, [*starts[1:], len(events)], strict=True):
        if over:
            break
        standing: dict[int, tuple[int, int]] = {}
        for place, event in enumerate(events[start:end]):
            if event["type"] == "bid" and event["moves"] < standing.get(event["player"], (100, 0))[0]:
                standing[event["player"]] = (event["moves"], place)
        queue = sorted(
            standing,
            key=lambda seat: (
                standing[seat][0] + seats[seat]["handicap"],
                chips[seat] if fewer else 0,
                standing[seat][1],
            ),
        )
        verdicts = [event["shown"] for event in events[start:end] if event["type"] == "judge"]
        shown = list(zip(queue, verdicts, strict=False))
        winner = next((seat for seat, verdict in shown if verdict), None)
        rounds.append(winner)
        if winner is not None:
            chips[winner] += 1
            over = sum(chips) >= in_all or (to_win is not None and chips[winner] >= to_win)
    return {"phase": "over" if over else "choosing", "chips": chips, "rounds": rounds}


def test_random_evenings_are_played_as_by_a_second_reducer() -> None:
    chance = random.Random(20)
    evenings = [random_evening(chance) for _ in range(400)]
    wanted = [twin(events) for events in evenings]
    played = play_all([{"events": events} for events in evenings])
    found = [
        {
            "phase": state["phase"],
            "chips": [len(person["chips"]) for person in state["people"]],
            "rounds": [each["winner"] for each in state["rounds"]],
        }
        for state in played
    ]
    assert found == wanted
    assert {each["phase"] for each in wanted} == {"over", "choosing"}


def test_undo_of_any_evening_leads_back_through_each_state_before() -> None:
    chance = random.Random(21)
    for _ in range(4):
        events = random_evening(chance)[:30]
        kept = [event for event, code in zip(events, play(*events)["refusals"], strict=True) if code is None]
        before = play_all([{"events": kept[:length]} for length in range(2, len(kept))])
        after = play_all(
            [{"events": kept, "undos": [0] * (len(kept) - length)} for length in range(2, len(kept))]
        )
        for one, other in zip(before, after, strict=True):
            assert {name: one[name] for name in ("phase", "people", "bids", "passed", "rounds")} == {
                name: other[name] for name in ("phase", "people", "bids", "passed", "rounds")
            }
