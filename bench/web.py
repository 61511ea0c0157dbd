"""Measure the waiting times in the browser, and print them as a table: ``make bench-web``.

The command loads each page five times, or as often as ``--loads`` says. It simulates a phone of 390 x 844 with a
processor four times as slow as this one. The line has 1.6 Mbit/s and 150 ms of latency. Each page loads with an empty
cache, then with a full one. A visit lasts until the board is drawn and a button can be pressed, and the requests and
bytes count until then. Code that the page fetches ahead of need is left out. Then the command measures keys and slides
on the same slow processor, the slides while 200 people watch. The last rows time the solver (websolver.py).

It needs Chromium. On a busy machine the times are too long, but requests and bytes are right.
"""

import argparse
import asyncio
import json
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import websolver
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, ViewportSize
from websockets.asyncio.client import connect
from websockets.typing import Origin

ROOT = Path(__file__).parent.parent
sys.path.append(str(ROOT / "tests"))
from ricochetrobots.wire.messages import VERSION  # noqa: E402
from support.chromium import chromium  # noqa: E402
from support.traffic import Traffic  # noqa: E402

PHONE: ViewportSize = {"width": 390, "height": 844}
SLOWDOWN = 4
LINE = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 94_000}
"""1.6 Mbit/s down, 750 kbit/s up, in bytes."""
WATCHERS = 200

PRESSED = (
    "r",
    "ArrowRight",
    "ArrowDown",
    "ArrowLeft",
    "b",
    "ArrowUp",
    "ArrowRight",
    "g",
    "ArrowLeft",
    "ArrowUp",
)

WATCH_LOADING = """
  window.seen = { shift: 0, firstFrame: null, boardInFirstFrame: false, ready: null };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  const look = () => {
    const [paint] = performance.getEntriesByType("paint");
    const shown = (selector) => document.querySelector(selector)?.getBoundingClientRect().width > 0;
    if (seen.firstFrame === null && shown(".board-picture")) seen.boardInFirstFrame = true;
    if (paint && seen.firstFrame === null) seen.firstFrame = paint.startTime;
    const drawn = document.querySelectorAll(".board .targets .piece").length >= 17;
    if (drawn && shown("main button:not(:disabled)")) {
      requestAnimationFrame(() => setTimeout(() => { seen.answer(seen.ready = performance.now()); }));
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  window.answering = new Promise((resolve, reject) => {
    seen.answer = resolve;
    setTimeout(reject, 30_000);
  });
"""
"""A page is ready when the frame with board and buttons has been drawn and the page can react."""


WATCH_FRAMES = """() => {
  window.frameTimes = [];
  let last = null;
  const note = (now) => {
    if (last !== null) frameTimes.push(now - last);
    last = now;
    window.noting = requestAnimationFrame(note);
  };
  window.noting = requestAnimationFrame(note);
}"""


@dataclass(frozen=True)
class Load:
    """One visit."""

    requests: int
    kilobytes: float
    first_frame: float
    board_in_first_frame: bool
    ready: float
    shift: float


@contextmanager
def server() -> Iterator[str]:
    """Run `ricochet serve` as a host does; yield its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    url = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as data:
        ricochet = str(Path(sys.executable).with_name("ricochet"))
        command = [ricochet, "serve", "--data", data, "--port", str(port)]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            while True:
                try:
                    urlopen(f"{url}/health").close()
                    break
                except OSError:
                    time.sleep(0.05)
            yield url
        finally:
            process.terminate()
            process.wait()


def open_room(url: str, mode: str) -> dict[str, Any]:
    body = json.dumps({"mode": mode, "options": {}, "name": "Ines"}).encode()
    with urlopen(Request(f"{url}/api/rooms", body, {"Content-Type": "application/json"})) as answer:
        opened: dict[str, Any] = json.load(answer)
    return opened


def slow_page(context: BrowserContext, *, line: bool) -> tuple[Page, CDPSession]:
    page = context.new_page()
    tools = context.new_cdp_session(page)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    if line:
        tools.send("Network.emulateNetworkConditions", LINE)
    return page, tools


def load(context: BrowserContext, address: str) -> Load:
    """Open the address in a new page."""
    page, tools = slow_page(context, line=True)
    traffic = Traffic(tools)
    page.add_init_script(WATCH_LOADING)
    page.goto(address)
    # Playwright's waiting functions inject scripts, which take the slow processor 30 ms.
    if "exceptionDetails" in tools.send(
        "Runtime.evaluate", {"expression": "answering", "awaitPromise": True}
    ):
        raise TimeoutError(f"{address} does not answer")
    requests, kilobytes = len(traffic.requests), traffic.kilobytes
    page.wait_for_timeout(500)  # shifts that come late
    seen = page.evaluate("() => ({ ...window.seen, answer: null })")
    page.close()
    return Load(
        requests, kilobytes, seen["firstFrame"], seen["boardInFirstFrame"], seen["ready"], seen["shift"]
    )


def loads(browser: Browser, address: str, times: int) -> tuple[list[Load], list[Load]]:
    """Return first visits, each with an empty cache, and the second visit after each."""
    first, second = [], []
    for _ in range(times):
        context = browser.new_context(viewport=PHONE, has_touch=True, device_scale_factor=2)
        first.append(load(context, address))
        second.append(load(context, address))
        context.close()
    return first, second


def key_frames(browser: Browser, url: str) -> list[float]:
    """Return the milliseconds from each key to the frame that shows its effect, on today's puzzle."""
    context = browser.new_context(viewport=PHONE)
    page, _ = slow_page(context, line=False)
    page.add_init_script(
        """window.keys = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if (entry.name === "keydown") keys.push(entry.duration);
        }).observe({ type: "event", durationThreshold: 16, buffered: true });"""
    )
    page.goto(f"{url}/today")
    page.locator(".board [data-key=robot-R]").wait_for()
    page.wait_for_timeout(1000)
    for key in PRESSED:
        page.keyboard.press(key)
        page.wait_for_timeout(900)
    frames: list[float] = page.evaluate("() => window.keys")
    context.close()
    return frames + [16.0] * (len(PRESSED) - len(frames))  # those within a frame are not reported


def slide_frames(browser: Browser, url: str) -> list[float]:
    """Return the longest frame of each slide of a demonstration that 200 people watch, in milliseconds."""
    made = open_room(url, "alone")
    context = browser.new_context(viewport=PHONE)
    page, _ = slow_page(context, line=False)
    page.add_init_script(f"localStorage.setItem('ricochet.seat.{made['room']}', '{made['token']}')")
    page.goto(f"{url}/r/{made['room']}")
    page.get_by_role("button", name="Turn up the first chip").click()
    with crowd(url, made["room"]):
        page.get_by_role("button", name="Found, show it").click()
        page.locator(".board [data-key=robot-R]").wait_for()
        page.wait_for_timeout(1500)
        longest = []
        for key in PRESSED:
            page.evaluate(WATCH_FRAMES)
            page.keyboard.press(key)
            page.wait_for_timeout(800)
            frames = page.evaluate("() => { cancelAnimationFrame(window.noting); return window.frameTimes; }")
            if key.startswith("Arrow"):
                longest.append(max(frames))
    context.close()
    return longest


@contextmanager
def crowd(url: str, room: str) -> Iterator[None]:
    """Let 200 people watch the room from other computers, as far as the browser can tell."""
    there, over = threading.Semaphore(0), asyncio.Event()
    hello = json.dumps({"type": "hello", "protocol": VERSION, "room": room, "token": None, "seq": None})

    async def watch() -> None:
        async with connect(f"{url.replace('http', 'ws')}/ws", origin=Origin(url)) as socket:
            await socket.send(hello)
            await socket.recv()
            there.release()
            async for _ in socket:
                pass

    async def everybody() -> None:
        people = [asyncio.create_task(watch()) for _ in range(WATCHERS)]
        loops.append(asyncio.get_running_loop())
        await over.wait()
        for person in people:
            person.cancel()

    loops: list[asyncio.AbstractEventLoop] = []
    thread = threading.Thread(target=lambda: asyncio.run(everybody()), daemon=True)
    thread.start()
    for _ in range(WATCHERS):
        if not there.acquire(timeout=30):
            raise TimeoutError(f"the {WATCHERS} people did not come in")
    try:
        yield
    finally:
        loops[0].call_soon_threadsafe(over.set)
        thread.join()


def row(name: str, figure: str, aim: str, reached: bool) -> str:
    return f"| {name} | {figure} | {aim} | {'yes' if reached else 'no'} |"


def tell_loads(name: str, first: list[Load], second: list[Load]) -> Iterator[str]:
    def median(visits: list[Load], part: Callable[[Load], float]) -> float:
        return statistics.median(part(visit) for visit in visits)

    requests, size = median(first, lambda one: one.requests), median(first, lambda one: one.kilobytes)
    ready, shift = median(first, lambda one: one.ready) / 1000, max(one.shift for one in first + second)
    frame, again = (
        median(first, lambda one: one.first_frame) / 1000,
        median(second, lambda one: one.ready) / 1000,
    )
    board = all(one.board_in_first_frame for one in first)
    yield row(f"{name}: requests", f"{requests:.0f}", "<= 10", requests <= 10)
    yield row(f"{name}: on the wire", f"{size:.1f} KB", "<= 115 KB", size <= 115)
    yield row(
        f"{name}: first frame, with the board", f"{frame:.2f} s, {'yes' if board else 'no'}", "yes", board
    )
    yield row(f"{name}: board drawn, buttons answer", f"{ready:.2f} s", "<= 1.5 s", ready <= 1.5)
    yield row(f"{name}: layout shift, the most", f"{shift:.3f}", "< 0.02", shift < 0.02)
    yield row(f"{name}: second visit", f"{again:.2f} s", "<= 0.6 s", again <= 0.6)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--loads", type=int, default=5)
    times: int = parser.parse_args().loads
    print("| what | median | aim | reached |\n| --- | --- | --- | --- |")
    with server() as url, chromium() as browser:
        invited = open_room(url, "friends")
        for name, path in {
            "start": "/",
            "invite link": f"/r/{invited['room']}",
            "today's puzzle": "/today",
        }.items():
            for line in tell_loads(name, *loads(browser, url + path, times)):
                print(line, flush=True)
        keys = key_frames(browser, url)
        middle = statistics.median(keys)
        print(
            row(
                "key to first frame", f"{middle:.0f} ms, at most {max(keys):.0f}", "<= 50 ms", max(keys) <= 50
            )
        )
        frames = slide_frames(browser, url)
        frame_times = f"{statistics.median(frames):.0f} ms, at most {max(frames):.0f}"
        print(
            row(f"longest frame of a slide, {WATCHERS} watching", frame_times, "<= 34 ms", max(frames) <= 34)
        )
        for name, figure in websolver.rows(browser, url):
            print(f"| {name} | {figure} | | |", flush=True)


if __name__ == "__main__":
    main()
