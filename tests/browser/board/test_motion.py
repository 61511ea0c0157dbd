"""Motion: the state changes at once, and the animation follows."""

import re
from typing import Any

import pytest

from browser.board.bench import BENCH_SCRIPT, ROBOTS, STAR, BoardBench

pytestmark = pytest.mark.browser

STILL = [{"reduced_motion": "reduce"}]


def start(board: BoardBench, script: str, value: object = None) -> list[dict[str, Any]]:
    """Start a motion and return its animations; `done` resolves with it."""
    motions = f"(await import('{BENCH_SCRIPT}')).motions()"
    animations: list[dict[str, Any]] = board.run(f"(window.done = {script}, {motions})", value)
    return animations


def move_red(board: BoardBench, **pace: float) -> list[dict[str, Any]]:
    red_north = {"robot": "R", "cells": [43, 27, 11], "heading": "n"}
    return start(board, f"board.animateMove(value, {pace or '{}'})", red_north)


def test_a_slide_takes_its_time_and_leaves_the_end(board: BoardBench) -> None:
    board.lay(robots=ROBOTS, trail={"moves": []}, selected="R", landing=[{"direction": "n", "cell": "l1"}])
    motion = next(animation for animation in move_red(board) if animation["on"] == "motion")
    assert motion["duration"] == 90 + 2 * 38
    assert motion["easing"] == "cubic-bezier(0.35, 0.05, 0.45, 1)"
    assert [frame["transform"] for frame in motion["frames"]] == [
        "translate(0px, 2px)",
        "translate(0px, 1px)",
        "translate(0px, 0px)",
    ]
    assert board.run("at('robot-R')") == "translate(11.5 0.5)"
    assert board.run("count('.trail-fill')") == 1
    assert board.run("count('.landing')") == 0
    board.run("await done")
    assert board.run("svg.getAnimations({ subtree: true }).length") == 0


def test_a_long_slide_takes_no_longer_than_the_longest_and_speed_halves_it(board: BoardBench) -> None:
    assert board.run("((await import('/src/ricochetrobots/web/board/anim.js')).slideMs(15))") == 520
    board.lay(robots=ROBOTS, trail={"moves": []})
    motion = next(animation for animation in move_red(board, speed=2) if animation["on"] == "motion")
    assert motion["duration"] == (90 + 2 * 38) / 2


def test_the_trail_grows_with_the_robot_and_the_number_comes_last(board: BoardBench) -> None:
    board.lay(robots=ROBOTS, trail={"moves": []})
    animations = {animation["on"]: animation for animation in move_red(board)}
    assert animations["piece trail-fill"]["duration"] == animations["motion"]["duration"]
    assert animations["stop"]["frames"][0]["opacity"] == "0"
    assert animations["stop"]["duration"] == animations["motion"]["duration"]


def test_the_robot_recoils_against_what_stopped_it(board: BoardBench) -> None:
    board.lay(robots=ROBOTS)
    recoil = next(animation for animation in move_red(board) if animation["on"] == "piece robot")
    assert (recoil["delay"], recoil["duration"]) == (90 + 2 * 38, 120)
    assert "scale(1, 0.95)" in recoil["frames"][1]["transform"]


def test_setting_the_same_view_does_not_disturb_a_slide(board: BoardBench) -> None:
    board.lay(robots=ROBOTS)
    before = len(move_red(board, speed=0.01))
    board.view(robots={**ROBOTS, "R": "l1"})
    assert board.run("svg.getAnimations({ subtree: true }).length") == before > 0
    board.view(robots=ROBOTS)
    assert board.run("svg.getAnimations({ subtree: true }).length") == 0
    assert board.run("at('robot-R')") == "translate(11.5 2.5)"
    board.run("await done")


def test_a_second_slide_finishes_the_first(board: BoardBench) -> None:
    board.lay(robots=ROBOTS, trail={"moves": []})
    move_red(board)
    board.run("window.first = done.then(() => 'over')")
    start(board, "board.animateMove(value)", {"robot": "R", "cells": [11, 12, 13], "heading": "e"})
    assert board.run("await first") == "over"
    assert board.run("at('robot-R')") == "translate(13.5 0.5)"
    assert board.run("count('.trail-fill')") == 2
    board.run("await done")


def test_a_diagonal_lights_when_the_robot_bounces(board: BoardBench) -> None:
    board.lay("3x3:Bb2/", robots={"R": "a2", "B": "a1"})
    bounce = {"robot": "R", "cells": [3, 4, 1], "heading": "n"}
    light = next(
        animation
        for animation in start(board, "board.animateMove(value)", bounce)
        if animation["on"] == "bar"
    )
    assert light["duration"] == 120
    assert 0 < light["delay"] < 90 + 2 * 38
    board.run("await done")
    passing = {"robot": "B", "cells": [1, 4, 7], "heading": "s"}
    assert "bar" not in [animation["on"] for animation in start(board, "board.animateMove(value)", passing)]
    board.run("await done")


def test_the_light_comes_when_the_curve_has_covered_the_way(board: BoardBench) -> None:
    shares = [0.1, 0.25, 0.5, 0.75, 0.9]
    assert board.ask("coveredAt", shares) == pytest.approx(shares, abs=0.01)


def test_a_refused_move_shakes_twice_and_leaves_everything(board: BoardBench) -> None:
    board.lay(robots=ROBOTS, trail={"moves": []})
    (shaken,) = start(board, "board.shake('G', 'e')")
    assert (shaken["on"], shaken["duration"]) == ("motion", 160)
    out = [frame["transform"] != "none" for frame in shaken["frames"]]
    assert out == [False, True, False, True, False]
    push = float(shaken["frames"][1]["transform"].removeprefix("translate(").split("px")[0])
    assert push * 712 / 16.56 == pytest.approx(2, abs=0.05)
    board.run("await done")
    assert board.run("at('robot-G')") == "translate(11.5 8.5)"
    assert board.run("count('.trail-fill')") == 0


def test_a_turned_board_shakes_as_it_is_seen(board: BoardBench) -> None:
    board.lay(robots=ROBOTS)
    board.run("board.orient({ turn: 1, mirror: false })")
    (shaken,) = start(board, "board.shake('G', 'e')")
    assert shaken["frames"][1]["transform"].startswith("translate(0px, 0.0")
    board.run("await done")


def test_failure_fades_the_robots_to_their_markers(board: BoardBench) -> None:
    board.lay(
        robots={**ROBOTS, "R": "l1", "G": "p9"},
        markers=ROBOTS,
        trail={"moves": [board.slide("R", "n")]},
        selected="R",
    )
    faded = start(board, "board.fadeToMarkers()")
    assert [(fade["on"], fade["duration"]) for fade in faded] == [("motion", 240)] * 2
    assert [frame["opacity"] for frame in faded[0]["frames"]] == ["1", "0", "0", "1"]
    assert board.run("at('robot-R')") == "translate(11.5 2.5)"
    assert board.run("count('.trail-fill') + count('.ring')") == 0
    board.run("await done")


def test_a_new_chip_turns_over_and_points_to_its_target(board: BoardBench) -> None:
    board.lay(robots=ROBOTS)
    turned = start(board, "board.turnChip(value)", STAR)
    assert {animation["duration"] for animation in turned} == {360}
    assert len(turned) == 2
    assert board.run("count('.targets .current')") == 1
    board.run("svg.getAnimations({ subtree: true }).forEach((animation) => animation.finish())")
    board.run("await new Promise(requestAnimationFrame)")
    (ring,) = board.ask("motions")
    assert (ring["on"], ring["duration"]) == ("herald", 400)
    assert ring["frames"][0]["transform"].startswith("translate(8px, 8px)")
    assert ring["frames"][1]["transform"].startswith("translate(9.5px, 1.5px)")
    board.run("await done")


def test_a_board_without_centre_just_shows_the_chip(board: BoardBench) -> None:
    board.lay("5x4:Ra1m", robots={"R": "c3"})
    assert start(board, "board.turnChip(value)", {"cell": "a1", "robot": "R", "symbol": "moon"}) == []
    board.run("await done")
    assert board.run("count('.targets .current')") == 1


@pytest.mark.parametrize("media", STILL)
def test_reduced_motion_fades_instead_of_travelling(board: BoardBench) -> None:
    board.lay(robots=ROBOTS, trail={"moves": []}, markers=ROBOTS)
    (fade,) = move_red(board)
    assert fade["duration"] == 120
    assert [frame["transform"] for frame in fade["frames"]] == ["translate(0px, 2px)"] * 2 + ["none"] * 2
    assert [frame["opacity"] for frame in fade["frames"]] == ["1", "0", "0", "1"]
    board.run("await done")
    assert board.run("count('.trail-fill')") == 1
    (back,) = start(board, "board.fadeToMarkers()")
    assert back["duration"] == 120
    board.run("await done")
    (chip,) = start(board, "board.turnChip(value)", STAR)
    assert "transform" not in chip["frames"][0]
    board.run("await done")


def test_in_a_hidden_page_nothing_moves_and_nothing_waits(board: BoardBench) -> None:
    board.lay(robots=ROBOTS, trail={"moves": []})
    board.run("Object.defineProperty(document, 'hidden', { value: true, configurable: true })")
    assert move_red(board) == []
    board.run("await done")
    assert board.run("at('robot-R')") == "translate(11.5 0.5)"


def test_a_robot_leans_to_invite_a_move(board: BoardBench) -> None:
    board.lay(robots=ROBOTS, invitation={"robot": "R", "directions": ["e", "s"], "target": "c3"})
    assert board.run("count('.inviting')") == 4  # two arrows and two rings
    start(board, "board.lean('R', 'e')", None)
    frames = board.run(
        "svg.getAnimations({ subtree: true })[0].effect.getKeyframes().map(({ transform }) => transform)"
    )
    assert frames[0] == frames[2] == "none"
    assert re.fullmatch(r"translate\(0?\.?\d+px, 0px\)", frames[1])
    board.run("await done")
