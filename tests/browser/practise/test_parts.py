"""The rules of practice: ratings, scores, choices, links, three minutes, races, the year, and the list to try again."""

from collections import Counter
from datetime import date, timedelta
from math import exp, log, pi, sqrt
from typing import Any

import pytest

from browser.practise.parts import value, values
from ricochetrobots.puzzles import difficulty, random_puzzle
from ricochetrobots.puzzles.grading import GRADES

PLAYER = {"rating": 1500, "deviation": 200, "volatility": 0.06}
PUZZLE = {"rating": 1620, "deviation": 120, "volatility": 0.06}
FAIR = {"edition": "2013", "robots": 4, "moves": [3, 6], "grade": [3, 3], "themes": []}


def glicko2(one: dict[str, float], other: dict[str, float], score: float) -> dict[str, float]:
    """Return the rating after one game, by Glickman's own steps."""
    mu, mu_j = ((each["rating"] - 1500) / 173.7178 for each in (one, other))
    phi, phi_j = (each["deviation"] / 173.7178 for each in (one, other))
    g = 1 / sqrt(1 + 3 * phi_j**2 / pi**2)
    expected = 1 / (1 + exp(-g * (mu - mu_j)))
    v = 1 / (g**2 * expected * (1 - expected))
    delta = v * g * (score - expected)
    a = log(one["volatility"] ** 2)

    def f(x: float) -> float:
        total = phi**2 + v + exp(x)
        return exp(x) * (delta**2 - total) / (2 * total**2) - (x - a) / 0.25

    low, high = -20.0, 5.0
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (middle, high) if f(middle) > 0 else (low, middle)
    sigma = exp(low / 2)
    phi_new = 1 / sqrt(1 / (phi**2 + sigma**2) + 1 / v)
    rating = 173.7178 * (mu + phi_new**2 * g * (score - expected)) + 1500
    return {"rating": rating, "deviation": 173.7178 * phi_new, "volatility": sigma}


@pytest.mark.parametrize("score", [0, 0.25, 0.75, 1])
def test_both_ratings_change_as_glickman_describes(score: float) -> None:
    found = value("afterPuzzle", PLAYER, PUZZLE, score, 1)
    assert found["player"] == pytest.approx(glicko2(PLAYER, PUZZLE, score), abs=1e-3)
    assert found["puzzle"] == pytest.approx(glicko2(PUZZLE, PLAYER, 1 - score), abs=1e-3)


def test_a_theme_that_gives_the_path_away_halves_the_change() -> None:
    whole, half = values(*(["afterPuzzle", PLAYER, PUZZLE, 1, weight] for weight in (1, 0.5)))
    for name in ("player", "puzzle"):
        before = {"player": PLAYER, "puzzle": PUZZLE}[name]["rating"]
        assert half[name]["rating"] - before == pytest.approx((whole[name]["rating"] - before) / 2)
    assert values(["weightOf", []], ["weightOf", ["vortex"]], ["weightOf", ["vortex", "wait"]]) == [1, 1, 0.5]


def test_a_puzzle_starts_at_the_rating_of_its_difficulty() -> None:
    middle = (GRADES[1] + GRADES[2]) / 2
    easier, mean = values(["ratingOfScore", middle - 2], ["ratingOfScore", middle])
    assert (easier["rating"], mean["rating"]) == (pytest.approx(1300), 1500)
    edges = [1500 + 100 * (score - middle) for score in GRADES]
    assert values(*(["gradeOfRating", edge + 0.01] for edge in edges)) == [2, 3, 4, 5]
    assert values(*(["gradeOfRating", edge - 0.01] for edge in edges)) == [1, 2, 3, 4]


def test_a_rating_is_less_certain_after_a_rest() -> None:
    rested, *_, forgotten = values(["afterRest", PLAYER, 30], ["afterRest", PLAYER, 10_000])
    assert rested["deviation"] == pytest.approx(sqrt(200**2 + 30 * (173.7178 * 0.06) ** 2))
    assert (rested["rating"], forgotten["deviation"]) == (1500, 350)


@pytest.mark.parametrize(
    ("over", "hints", "score"),
    [
        (0, 0, 1),
        (0, 1, 1),
        (0, 2, 0.75),
        (0, 3, 0.5),
        (0, 4, 0.25),
        (0, 5, 0),
        (1, 0, 0.75),
        (2, 0, 0.5),
        (3, 0, 0.25),
        (9, 0, 0.25),
        (1, 3, 0.25),
        (3, 4, 0),
    ],
)
def test_a_solution_counts_by_its_length_and_hints(over: int, hints: int, score: float) -> None:
    assert value("scoreOf", {"moves": 5 + over, "best": 5, "hints": hints}) == score


def test_the_first_tap_sets_one_number_and_the_second_the_other_end() -> None:
    taps = ["movesAfterTap", ["movesAfterTap", [4, 7], 6], 3]
    assert values(["movesAfterTap", [4, 7], 6], taps, ["movesAfterTap", taps, 9]) == [[6, 6], [3, 6], [9, 9]]


def test_every_puzzle_has_one_of_the_chosen_themes_and_a_grade_around_the_rating() -> None:
    choice = {"grade": "near", "moves": [4, 9], "themes": ["wait", "blocker"], "edition": "2013"}
    first, second, hard = values(
        ["wantedOf", choice, 0, 1500], ["wantedOf", choice, 1, 1500], ["wantedOf", choice, 2, 1900]
    )
    assert (first["themes"], second["themes"]) == (["wait"], ["blocker"])
    assert (first["moves"], first["grade"], hard["grade"]) == ([4, 30], [3, 3], [5, 5])
    assert value("wantedOf", choice, 0, 1550)["grade"] == [3, 4]
    assert value("wantedOf", choice | {"grade": 2, "moves": [4, 6]}, 0, 1900)["grade"] == [2, 2]


def test_a_grade_and_its_moves_fit_each_other() -> None:
    """The device would search for other puzzles for seconds, or in vain."""
    ranges = [[moves, moves] for moves in range(3, 10)]
    assert values(*(["usualGrades", moves] for moves in [*ranges, [4, 7]])) == [
        *([1, 1], [1, 2], [2, 3], [3, 3], [3, 4], [4, 5], [5, 5]),
        [1, 4],
    ]
    choice = {"grade": "near", "moves": [4, 7], "themes": [], "edition": "2013"}
    fierce, easy, same = values(*(["withGrade", choice, grade] for grade in (5, 1, "near")))
    assert (fierce["moves"], easy["moves"], same) == ([8, 9], [4, 7], choice)
    tapped = values(["withMoves", fierce, 6], ["withMoves", fierce, 9])
    assert [(each["grade"], each["moves"]) for each in tapped] == [("near", [6, 6]), (5, [9, 9])]
    for rating, grade in ((1900, 4), (1000, 1)):  # a choice from an earlier version, too
        assert value("wantedOf", choice, 0, rating)["grade"] == [grade, grade]
    assert value("wantedOf", choice | {"grade": 5}, 0, 1500)["grade"] == [4, 4]


def test_the_usual_grades_are_those_of_nine_puzzles_in_ten() -> None:
    counts = Counter((found.moves, found.grade) for found in map(difficulty, map(random_puzzle, range(400))))
    for moves in range(3, 9):
        lowest, highest = value("usualGrades", [moves, moves])
        grades = {grade: n for (length, grade), n in counts.items() if length == moves}
        usual = sum(n for grade, n in grades.items() if lowest <= grade <= highest)
        assert usual >= 0.85 * sum(grades.values())


def test_a_box_offers_its_themes_only() -> None:
    choice = {"grade": 3, "moves": [4, 6], "themes": ["diagonal", "wait", "fifth-robot"], "edition": "2013"}
    assert value("withEdition", choice, "1999")["themes"] == ["wait"]
    assert value("themesIn", "2013") == [
        "blocker",
        "wait",
        "there-and-back",
        "diagonal",
        "vortex",
        "fifth-robot",
    ]


def test_a_link_names_a_puzzle() -> None:
    name = {"seed": 341_284, "index": 12, "wanted": FAIR | {"moves": [4, 30], "themes": ["wait"]}}
    assert value("nameText", name) == "7BC4/12/2013.3.4-30.wait"
    assert value("readName", "7BC4/12/2013.3.4-30.wait") == name
    assert value("readName", "7BC4/0/2013-zman.2-3.5")["wanted"] == FAIR | {
        "edition": "2013-zman",
        "grade": [2, 3],
        "moves": [5, 5],
    }
    bad = (
        "",
        "7BC4",
        "7BC4/12",
        "7BC4/-1/2013.3.4",
        "7BC4/1/2012.3.4",
        "7BC4/1/2013.6.4",
        "7BC4/1/2013.3.2",
        "7BC4/1/2013.3.6-4",
        "7BC4/1/1999.3.4.diagonal",
        "7BC4/1/2013.3.4/5",
        "?/1/2013.3.4",
    )
    assert values(*(["readName", text] for text in bad)) == [None] * len(bad)


def after(*events: str) -> Any:
    """Return three minutes after solved puzzles (s) and misses (m)."""
    rush: object = ["RUSH_START"]
    for each in "".join(events):
        rush = ["afterSolved" if each == "s" else "afterMiss", rush]
    return value(*rush) if isinstance(rush, list) else rush


def test_puzzles_in_a_row_win_seconds_and_misses_cost_ten() -> None:
    assert [after("s" * row)["won"] for row in (4, 5, 11, 12, 19, 20, 29, 30, 31)] == [
        0,
        3,
        3,
        8,
        8,
        15,
        15,
        25,
        25,
    ]
    rush = after("sssss", "m", "sss", "m")
    assert rush == {"solved": 8, "row": 0, "longest": 5, "won": 3, "lost": 20}
    assert values(["secondsLeft", rush, 60], ["secondsLeft", rush, 200]) == [103, 0]
    rows = (0, 4, 5, 29, 30)
    bonuses = values(*(["nextBonus", after("s" * row)] for row in rows))
    assert [bonus and bonus["row"] for bonus in bonuses] == [5, 5, 12, 30, None]


def test_three_minutes_become_harder() -> None:
    assert values(*(["gradeAfter", solved] for solved in (0, 7, 8, 16, 24, 32, 99))) == [1, 1, 2, 3, 4, 5, 5]


def test_a_race_is_a_link_with_ten_times_and_a_name() -> None:
    run = {"name": "Mara / 7", "seconds": [12.5, 7, 61.2, 8, 9, 10, 11, 12, 13, 140]}
    race = {"seed": 341_284, "wanted": FAIR, "run": run}
    text = value("raceText", race)
    assert text.startswith("7BC4/2013.3.3-6/3h-1y-")
    assert value("readRace", text) == race
    assert value("readRace", "7BC4/2013.3.3-6") == race | {"run": None}
    assert value("readRace", f"{text[:-8]}%E0%")["run"]["name"] == ""
    assert value("readRace", "7BC4/2013.3.3-6/3h-1y/Mara")["run"] is None
    assert values(
        ["totalOf", run], ["placeAt", run, 19.4], ["placeAt", run, 19.5], ["placeAt", run, 999]
    ) == [
        283.7,
        1,
        2,
        10,
    ]
    assert values(["overSeconds", 8, 6], ["overSeconds", 6, 6], ["passSeconds"]) == [10, 0, 20]


def diary(*results: tuple[str, dict[str, int]]) -> Any:
    """Return the diary after these results."""
    found: object = ["EMPTY_DIARY"]
    for day, added in results:
        found = ["withResult", found, day, added | {"rating": 1512.4, "deviation": 61.7}]
    return value(*found) if isinstance(found, list) else found


def test_the_streak_counts_days_up_to_today_or_yesterday_and_the_longest_stays() -> None:
    start = date(2026, 3, 28)  # the clocks change on the 29th
    one = {"solved": 1, "shortest": 1}
    days = diary(*((str(start + timedelta(days=day)), one) for day in (0, 1, 2, 3, 6, 7)))
    assert days["longest"] == {"days": 4, "end": "2026-03-31"}
    today = ("2026-04-04", "2026-04-05", "2026-04-06", "2026-03-31")
    assert values(*(["streakOn", days["days"], each] for each in today)) == [2, 2, 0, 4]


def test_a_device_keeps_400_days() -> None:
    days = diary(
        ("2025-10-21", {"solved": 1}),
        ("2025-10-22", {"solved": 1}),
        ("2026-11-24", {"quick": 3}),
        ("2026-11-24", {"solved": 2, "shortest": 1}),
    )["days"]
    assert value("daysBetween", "2025-10-21", "2026-11-24") == 399
    assert sorted(days) == ["2025-10-21", "2025-10-22", "2026-11-24"]
    assert days["2026-11-24"] == {"solved": 2, "shortest": 1, "quick": 3, "rating": 1512, "deviation": 62}
    assert sorted(diary(("2025-10-21", {"solved": 1}), ("2026-11-25", {"solved": 1}))["days"]) == [
        "2026-11-25"
    ]


def test_the_year_has_a_dot_for_each_day_by_the_number_of_puzzles() -> None:
    days = diary(
        ("2026-11-02", {"solved": 3}),
        ("2026-11-03", {"solved": 1, "quick": 3}),
        ("2026-11-24", {"quick": 10}),
    )["days"]
    dates = ("2026-11-01", "2026-11-02", "2026-11-03", "2026-11-24")
    assert values(*(["sizeOf", days.get(day)] for day in dates)) == [0, 1, 2, 3]
    months = value("monthsOf", days, "2026-11-24")
    november = {name: months[10][name] for name in ("first", "played", "past", "puzzles")}
    assert november == {"first": "2026-11-01", "played": 3, "past": 24, "puzzles": 17}
    assert [len(month["dates"]) for month in months][:3] == [31, 28, 31]
    assert value("weekdayOf", "2026-11-24") == date(2026, 11, 24).weekday()


@pytest.mark.parametrize("zone", ["Pacific/Kiritimati", "America/Adak", "Africa/Cairo"])
def test_days_follow_each_other_in_every_time_zone(zone: str) -> None:
    start = date(2026, 1, 1)
    after_days = values(*(["dateAfter", "2026-01-01", day] for day in range(365)), zone=zone)
    assert after_days == [str(start + timedelta(days=day)) for day in range(365)]


def test_a_failed_puzzle_comes_to_the_list_once_and_says_why() -> None:
    tried = {"best": 5, "moves": 5, "shown": False}
    cases = (
        {"moves": None},
        {"moves": 7},
        {"moves": 6},
        {"moves": 5},
        {"moves": 5, "shown": True},
    )
    assert values(*(["whyAgain", tried | case] for case in cases)) == ["none", "over", None, None, "shown"]
    listed = ["withFailed", [{"name": "a", "why": "none"}, {"name": "b"}], {"name": "a", "why": "over"}]
    assert value(*listed) == [{"name": "a", "why": "over"}, {"name": "b"}]
    assert value("withoutFailed", listed, "a") == [{"name": "b"}]
    many = [{"name": str(at)} for at in range(200)]
    assert len(value("withFailed", many, {"name": "new"})) == 200
