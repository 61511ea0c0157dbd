"""Every screen of `ricochet tui` as golden text, and the properties that all of them share."""

import asyncio
import re
from collections.abc import Callable
from typing import TypeVar

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from ricochetrobots.tui import practice
from ricochetrobots.tui.app import RicochetApp
from ricochetrobots.words.languages import Language, languages
from support.terminal import GOLDEN, SCENES, SEED, SMALL, Clock, Scene, keys, press, run, settled

pytestmark = pytest.mark.slow

Result = TypeVar("Result")
FULL = [scene for scene in SCENES if scene.is_full]


@pytest.mark.long_cases("bots-bid")
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_a_screen_is_as_recorded(scene: Scene) -> None:
    assert asyncio.run(scene.text()) == (GOLDEN / f"{scene.name}.txt").read_text("utf-8")


def test_a_search_that_starts_late_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine its thread may run when the page has long been drawn."""

    async def late(function: Callable[[], Result]) -> Result:
        for _ in range(1_000):
            await asyncio.sleep(0)
        return function()

    monkeypatch.setattr(practice, "in_background", late)
    scene = next(scene for scene in SCENES if scene.name == "practice-blocked")
    assert asyncio.run(scene.text()) == (GOLDEN / f"{scene.name}.txt").read_text("utf-8")


def test_no_recorded_screen_is_left_over() -> None:
    assert {file.stem for file in GOLDEN.glob("*.txt")} == {scene.name for scene in SCENES}


def test_ascii_screens_are_ascii() -> None:
    for scene in SCENES:
        if scene.ascii_only:
            assert (GOLDEN / f"{scene.name}.txt").read_text("utf-8").isascii()


@pytest.mark.long_cases("ca", "en", "es", "fi", "it", "pt")
@pytest.mark.parametrize("scene", FULL, ids=lambda scene: scene.name)
@pytest.mark.parametrize("language", languages(), ids=lambda language: language.file)
def test_a_small_screen_shows_all_keys_and_lines_in_every_language(scene: Scene, language: Language) -> None:
    asyncio.run(run(scene.act, language=language.file, check=_fits))


async def _fits(pilot: Pilot[None]) -> None:
    for name, most in (("#keys", 2), ("#status", 4)):
        shown = pilot.app.screen.query_one(name, Static)
        assert shown.visual.get_height({}, shown.content_size.width) <= most, (pilot.app.screen, name)


@pytest.mark.parametrize("variable", [{"NO_COLOR": "1"}, {"TERM": "xterm-16color", "COLORTERM": ""}])
def test_a_terminal_with_few_colours_shows_the_same(
    variable: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in variable.items():
        monkeypatch.setenv(name, value)
    scene = next(scene for scene in SCENES if scene.name == "practice")
    assert asyncio.run(scene.text()) == (GOLDEN / "practice.txt").read_text("utf-8")


@pytest.mark.long
def test_language_and_theme_apply_at_once_and_stay() -> None:
    async def act(pilot: Pilot[None]) -> None:
        await press(pilot, "up enter right down right")
        assert isinstance(pilot.app, RicochetApp)
        assert pilot.app.theme == "ricochet-light"

    text = asyncio.run(run(act))
    assert "Asetukset" in text or "Español" in text
    back = asyncio.run(run(keys("up enter right escape")))
    assert back.splitlines()[0].strip() == "Ricochet Robots"
    assert not re.search("Practise|Settings", back)


def test_an_impossible_choice_of_practice_is_explained() -> None:
    """Grade 1 and 11 moves or more exclude each other."""
    text = asyncio.run(run(keys("down enter right down left enter")))
    assert "No puzzle fits this choice." in text
    assert "Practise" in text


def test_ctrl_c_ends_the_program() -> None:
    async def act() -> int | None:
        app = RicochetApp(seed=SEED, clock=Clock())
        async with app.run_test(size=SMALL) as pilot:
            await settled(pilot)
            await pilot.press("ctrl+c")
        return app.return_code

    assert asyncio.run(act()) == 0
