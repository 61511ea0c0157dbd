"""The screens of `ricochet tui` as text, in golden/terminal; ``--record`` writes them again."""

import asyncio
import io
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console, RenderableType
from textual._compositor import Compositor
from textual.events import Key, Paste
from textual.keys import _character_to_key
from textual.pilot import Pilot
from textual.worker import WorkerCancelled

from ricochetrobots.tui.app import RicochetApp

GOLDEN = Path(__file__).parent.parent.parent / "golden/terminal"
SMALL = (80, 24)
LARGE = (120, 40)
SEED = 7
START = 1_000_000.0
"""The time at which each run begins."""

Act = Callable[[Pilot[None]], Awaitable[None]]


@dataclass
class Clock:
    """A clock that tests set."""

    now: float = START

    def __call__(self) -> float:
        return self.now


_render_update = Compositor.render_update


def _render_what_is_read(
    compositor: Compositor, full: bool = False, screen_stack: object = None, simplify: bool = False
) -> RenderableType | None:
    """Render the whole screen where `screen_text` asks for it, and no part that nobody sees: half of the time."""
    if full:
        return _render_update(compositor, full=True)
    compositor._dirty_regions.clear()
    return None


# Textual has no setting for this; mypy allows no assignment to a method.
Compositor.render_update = _render_what_is_read  # type: ignore[method-assign, assignment]


def screen_text(app: RicochetApp) -> str:
    """Return the characters on the screen, without blanks at the ends of lines."""
    width, height = app.size
    console = Console(
        width=width,
        height=height,
        file=io.StringIO(),
        force_terminal=True,
        record=True,
        legacy_windows=False,
        safe_box=False,
    )
    console.print(app.screen._compositor.render_update(full=True))
    lines = console.export_text().splitlines()
    return "".join(f"{line.rstrip()}\n" for line in lines)


async def settled(pilot: Pilot[None]) -> None:
    """Wait until everything that runs beside the screen has ended and is shown.

    It waits for events alone. Pilot's own pauses sleep until the process is idle, which takes 20 ms or more.
    """
    app = pilot.app
    busy = True
    while busy:
        if app._exception is not None:
            raise app._exception  # a page that failed has messages that nobody reads
        screen = app.screen
        with suppress(WorkerCancelled):  # a page that was left stops its search
            await app.workers.wait_for_complete()
        await app.animator.wait_until_complete()
        await pilot._wait_for_screen()
        # A page that opened meanwhile may have started a worker, whose thread a busy machine runs later.
        busy = (
            app.screen is not screen
            or any(not worker.is_finished for worker in app.workers)
            or any(pump.message_queue_size for pump in (app, *screen.walk_children(with_self=True)))
        )
    app.screen._on_timer_update()


async def press(pilot: Pilot[None], keys: str) -> None:
    """Press keys, separated by spaces, and wait for their effects after each."""
    for key in keys.split():
        character = key if len(key) == 1 else None
        pilot.app.post_message(Key(_character_to_key(key) if character else key, character))
        await settled(pilot)


async def nothing(pilot: Pilot[None]) -> None:
    """Check nothing."""


async def run(
    act: Act,
    *,
    size: tuple[int, int] = SMALL,
    language: str = "en",
    ascii_only: bool = False,
    check: Act = nothing,
) -> str:
    """Run the app, check its last screen and return it."""
    app = RicochetApp(language=language, ascii_only=ascii_only, seed=SEED, clock=Clock())
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        await act(pilot)
        await settled(pilot)
        await check(pilot)
        return screen_text(app)


def keys(text: str) -> Act:
    """Return an act that presses these keys."""

    async def act(pilot: Pilot[None]) -> None:
        await press(pilot, text)

    return act


def pasted(before: str, text: str, after: str = "enter") -> Act:
    """Return an act that presses keys, pastes a text and presses further keys. Typing takes several times as long."""

    async def act(pilot: Pilot[None]) -> None:
        await press(pilot, before)
        pilot.app.post_message(Paste(text))
        await settled(pilot)
        await press(pilot, after)

    return act


@dataclass(frozen=True)
class Scene:
    """A screen to record: the acts that lead to it, and the app in which they happen.

    ``is_full``: the screen has the most keys and lines of its kind, so it is tried in every language.
    """

    name: str
    act: Act
    size: tuple[int, int] = SMALL
    language: str = "en"
    ascii_only: bool = field(default=False, kw_only=True)
    is_full: bool = field(default=False, kw_only=True)

    async def text(self) -> str:
        """Return the screen."""
        return await run(self.act, size=self.size, language=self.language, ascii_only=self.ascii_only)


PUZZLE = "2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2"
PRACTICE = "down enter enter "
ANALYSIS = "down down down down down enter"
ALONE = "down down enter enter"
BOTS = "down down down enter"
ROOM = "down down down down enter"
REPLAY = "up up enter"
RECORD = str(GOLDEN.parent / "record.txt")
SCENES = (
    Scene("menu", keys("")),
    Scene("settings", keys("up enter")),
    Scene("today", keys("enter h h")),
    Scene("practice-settings", keys("down enter right down left")),
    Scene("practice", keys(PRACTICE)),
    Scene("practice-large", keys(PRACTICE), LARGE),
    Scene("practice-german", keys(PRACTICE + "h h h"), SMALL, "de"),
    Scene("practice-ascii", keys(PRACTICE), ascii_only=True),
    Scene("practice-moved", keys(PRACTICE + "up left h h"), is_full=True),
    Scene("practice-blocked", keys(PRACTICE + "up up")),
    Scene("practice-solved", keys(PRACTICE + "up left down right"), is_full=True),
    Scene("analysis", pasted(ANALYSIS, PUZZLE), is_full=True),
    Scene(
        "analysis-stepped", pasted(ANALYSIS, PUZZLE, "enter right_square_bracket right_square_bracket"), LARGE
    ),
    Scene("alone-start", keys("down down enter")),
    Scene("alone", keys(ALONE + " 1 2"), is_full=True),
    Scene("alone-showing", keys(ALONE + " f g up"), LARGE),
    Scene("bots-settings", keys(BOTS + " right right right"), is_full=True),
    Scene("bots", keys(BOTS + " enter 1 2"), is_full=True),
    Scene("bots-bid", keys(BOTS + " enter 1 2 enter p r"), is_full=True),
    Scene("room", keys(ROOM)),
    Scene("room-unreadable", pasted(ROOM, "example.org")),
    Scene("replay", pasted(REPLAY, RECORD, "enter right")),
    Scene("replay-large", pasted(REPLAY, RECORD, "enter n right right"), LARGE),
    Scene("analysis-unreadable", keys(ANALYSIS + " 2 A 3 C 4 A 1 X enter")),
)


def main() -> None:
    """Record the screens."""
    GOLDEN.mkdir(exist_ok=True)
    for scene in SCENES:
        text = asyncio.run(scene.text())
        if "--record" in sys.argv:
            (GOLDEN / f"{scene.name}.txt").write_text(text, "utf-8")
        else:
            print(f"== {scene.name}\n{text}")


if __name__ == "__main__":
    main()
