"""The game without a network, and while its server changes to another version."""

import re
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, time, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from browser.app.test_alone import begin, find, play_bots, run_until, seen, watch_bots
from browser.app.test_analyse import PUZZLE, address
from browser.app.visits import walk
from core.test_lessons import lessons
from ricochetrobots.core import parse_puzzle
from ricochetrobots.puzzles import daily
from ricochetrobots.solver import solve
from support.browser import Contexts, listen_for_faults, open_tab
from support.halfway import halfway
from support.server import TODAY, LiveServer

pytestmark = pytest.mark.browser

UNTIL_KEPT = """async (version) => {
    const soon = () => new Promise((resolve) => setTimeout(resolve, 20));
    for (;;) {
        const registration = await navigator.serviceWorker.getRegistration();
        const names = (await caches.keys()).filter((name) => name.includes(version));
        const kept = (await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))).flat();
        const words = kept.filter(({ url }) => url.includes("/locales/"));
        if (registration && !registration.installing && words.length === 2) return;
        await soon();
    }
}"""
"""Wait until the browser has kept everything of a version. The words, in two files, come last."""
NEW_WORKER = """async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    const { waiting, active } = await navigator.serviceWorker.getRegistration();
    return waiting ? "waiting" : active?.state;
}"""
FATE_OF_UPDATE = """async () => {
    const registration = await navigator.serviceWorker.ready;
    const found = new Promise((resolve) => {
        registration.onupdatefound = () => resolve(registration.installing);
    });
    await registration.update();
    const worker = await found;
    await new Promise((resolve) => {
        worker.onstatechange = () => worker.state === "installing" || resolve();
    });
    return worker.state;
}"""
"""Fetch another service worker, and return its state after its installation."""
ALLOW_INSTALLATION = """async () => {
    dispatchEvent(new Event("beforeinstallprompt"));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}"""
CLOCK = """
    const now = %d;
    globalThis.Date = class extends Date {
        constructor(...parts) {
            super(...(parts.length ? parts : [now]));
        }
        static now() {
            return now;
        }
    };
"""
"""A day and time for one page, whereas the clock of a context stays with all of its pages."""
LOOK_FOR_WORKERS = """async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    for (const registration of registrations) await registration.update();
}"""
"""Let the browser do what it does some time after each visit."""
LEFT = """async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    const registrations = await navigator.serviceWorker.getRegistrations();
    if (registrations.some(({ waiting }) => waiting)) return "waiting";
    return registrations.length + (await caches.keys()).length ? "some" : "nothing";
}"""
VERSIONS = """() => {
    const names = performance.getEntriesByType("resource").map(({ name }) => /\\/v\\/(\\w+)\\//.exec(name)?.[1]);
    return [...new Set(names.filter(Boolean))];
}"""


@pytest.fixture
def server(versions: Callable[[str], Path], tmp_path: Path) -> Iterator[LiveServer]:
    """A server that the test may stop and change."""
    with LiveServer(tmp_path, package=versions("first")) as server:
        yield server


@pytest.fixture(scope="module")
def steady_server(
    versions: Callable[[str], Path], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[LiveServer]:
    """A server that no test stops or changes."""
    with LiveServer(tmp_path_factory.mktemp("server"), package=versions("first")) as server:
        yield server


@pytest.fixture
def context(contexts: Contexts) -> Iterator[BrowserContext]:
    context = contexts.new(offline=True)
    yield context
    context.close()


@pytest.fixture(scope="module")
def kept(contexts: Contexts, steady_server: LiveServer) -> Iterator[BrowserContext]:
    """A browser that has kept the game, which takes longer than most tests."""
    context = contexts.new(offline=True, base_url=steady_server.url)
    visit(context, f"{steady_server.url}/").close()
    yield context
    context.close()


@pytest.fixture
def page(kept: BrowserContext, steady_server: LiveServer) -> Iterator[Page]:
    """A page of the browser that has kept the game. It finds nothing that another test has stored."""
    page = kept.new_page()
    storage = kept.new_cdp_session(page)
    storage.send("Storage.clearDataForOrigin", {"origin": steady_server.url, "storageTypes": "local_storage"})
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    yield page
    page.close()
    kept.set_offline(False)
    assert faults == []


def visit(context: BrowserContext, address: str) -> Page:
    """Open a page and wait until the browser has kept the game."""
    page = context.new_page()
    page.goto(address)
    keep(page)
    return page


def keep(page: Page) -> None:
    """Wait until the browser has kept the version of a page."""
    page.evaluate(UNTIL_KEPT, version(page))
    let_take_over(page, NEW_WORKER, "activated")


def let_take_over(page: Page, script: str, wanted: str) -> None:
    """Wait until a script returns this, and let a new service worker take over if it returns "waiting".

    That one takes over when the one before is idle, which none is while the tools of the browser watch it.
    """
    tools = page.context.new_cdp_session(page)
    tools.send("ServiceWorker.enable")
    while (state := page.evaluate(script)) != wanted:
        if state == "waiting":  # a request may have woken the one before again
            tools.send("ServiceWorker.stopAllWorkers")


def version(page: Page) -> str | None:
    """Return the version of a page's files."""
    return page.locator("html").get_attribute("data-version")


def ran(page: Page) -> list[str]:
    """Return the versions of the scripts that ran in a page."""
    return list(page.evaluate("() => [...window.ran]"))


@pytest.mark.long
def test_without_a_network_the_start_page_offers_what_still_works(page: Page) -> None:
    page.goto("/")
    page.context.set_offline(True)
    expect(page.get_by_text("Offline. Only friends, codes and TV need a network.")).to_be_visible()
    for door in ("Play with friends", "Watch on a TV"):
        expect(page.get_by_role("button", name=door)).to_be_disabled()
    expect(page.get_by_label("Room code")).to_have_count(0)
    page.reload()
    expect(page.get_by_text("Offline. Only friends, codes and TV need a network.")).to_be_visible()
    page.get_by_role("link", name=re.compile("^Learn")).click()
    page.get_by_role("button", name="1: Sliding").click()
    expect(page.locator(".board .robot").first).to_be_visible()
    path = solve(parse_puzzle(str(lessons()[0]["puzzle"]))).path
    walk(page, " ".join(map(str, path or ())))
    expect(page.locator(".verdict")).to_be_visible()
    page.go_back()
    page.context.set_offline(False)
    expect(page.get_by_text("Offline. Only friends, codes and TV need a network.")).to_have_count(0)
    page.get_by_role("button", name="Play with friends").click()
    expect(page).to_have_url(re.compile("/r/"))


@pytest.mark.long
def test_the_puzzle_of_a_coming_day_is_solved_without_a_network(page: Page) -> None:
    page.goto("/")
    page.wait_for_function("() => localStorage.getItem('ricochet.puzzles')")
    page.add_init_script(
        CLOCK % (1000 * datetime.combine(TODAY + timedelta(days=3), time(12), UTC).timestamp())
    )
    page.context.set_offline(True)
    page.goto("/today")
    expect(page.get_by_role("heading", name="Find a solution")).to_be_visible()
    puzzle = daily.puzzle_of(TODAY + timedelta(days=3))
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hints")).to_contain_text(f"{puzzle.best + 3}")
    walk(page, puzzle.path)
    expect(page.get_by_role("heading", name="Shortest solution found")).to_be_visible()


@pytest.mark.long
@pytest.mark.timeout(180)
def test_a_new_version_waits_for_the_start_page_and_the_operator_can_withdraw_it(
    context: BrowserContext, server: LiveServer, versions: Callable[[str], Path]
) -> None:
    page = visit(context, f"{server.url}/rules")
    first = version(page)
    server.package = versions("second")
    server.restart()
    page.evaluate(FATE_OF_UPDATE)
    expect(page.get_by_text("A new version is ready.")).to_have_count(0)
    page.get_by_role("link", name="Ricochet Robots").click()
    expect(page.get_by_text("A new version is ready.")).to_be_visible()
    page.get_by_role("button", name="Start it").click()
    expect(page.locator("html")).not_to_have_attribute("data-version", first or "")
    expect(page.get_by_role("button", name="Play with friends")).to_be_visible()
    assert ran(page) == ["second"]
    server.offline = False
    server.restart()
    page.goto(f"{server.url}/rules")
    page.evaluate(LOOK_FOR_WORKERS)
    let_take_over(page, LEFT, "nothing")
    page.reload()
    expect(page.get_by_role("heading", name="Alone", exact=True)).to_be_visible()
    assert version(page) is None


@pytest.mark.long
def test_the_installation_is_offered_once_from_the_second_visit(
    context: BrowserContext, steady_server: LiveServer
) -> None:
    for visit_number in (1, 2, 3):
        page = context.new_page()
        page.goto(f"{steady_server.url}/")
        expect(page.get_by_role("button", name="Play with friends")).to_be_visible()
        page.evaluate(ALLOW_INSTALLATION)
        offer = page.get_by_role("heading", name="Keep it on this computer")
        if visit_number == 2:
            expect(offer).to_be_visible()
            page.get_by_role("button", name="Close").click()
        expect(offer).to_have_count(0)


@pytest.mark.long
def test_the_pages_for_one_device_open_and_solve_without_a_network(page: Page) -> None:
    page.context.set_offline(True)
    page.goto(address(PUZZLE))
    page.reload()
    expect(page.get_by_role("heading", name="Shortest: 4 moves")).to_be_visible()
    page.goto("/practise")
    page.reload()
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".board .robot").first).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    page.goto("/table")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Players")


def test_pages_open_without_a_network_after_one_visit(page: Page, steady_server: LiveServer) -> None:
    page.context.set_offline(True)
    open_pages(page, steady_server.url)
    faces = page.evaluate(
        """async () => (await document.fonts.load("1em 'Atkinson Hyperlegible Next'", "aě")).length"""
    )
    assert faces == 2, "also letters that no page has shown yet"


def open_pages(page: Page, address: str) -> None:
    """Open pages of the game at this address."""
    page.goto(f"{address}/rules")
    expect(page.get_by_role("heading", name="Alone", exact=True)).to_be_visible()
    page.goto(f"{address}/games")
    expect(page.get_by_role("heading", name="Games on this device")).to_be_visible()
    page.goto(f"{address}/")
    expect(page.get_by_role("button", name="Play with friends")).to_be_visible()


def test_a_chosen_language_is_kept(page: Page) -> None:
    page.goto("/rules")
    open_tab(page, "Settings")
    page.get_by_label("Language").select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("heading", name="Allein", exact=True)).to_be_visible()


@pytest.mark.long
def test_a_server_that_is_down_with_or_without_its_proxy_is_no_network(
    context: BrowserContext, steady_server: LiveServer, tmp_path: Path
) -> None:
    servers = [steady_server]
    with halfway(lambda _: servers[-1]) as address:
        visit(context, f"{address}/")
        servers.append(LiveServer(tmp_path))  # which does not run
        page = context.new_page()
        page.goto(f"{address}/rules")
        expect(page.get_by_role("heading", name="Alone", exact=True)).to_be_visible()
    page.reload()  # the proxy is down too
    expect(page.get_by_role("heading", name="Alone", exact=True)).to_be_visible()


@pytest.mark.long
@pytest.mark.timeout(180)
def test_a_page_keeps_its_version_while_the_server_changes(
    context: BrowserContext, server: LiveServer, versions: Callable[[str], Path]
) -> None:
    old = visit(context, f"{server.url}/rules")
    faults: list[str] = []
    listen_for_faults(old, faults.append)
    first = version(old)
    server.package = versions("second")
    server.restart()
    new = context.new_page()
    new.goto(f"{server.url}/rules")
    assert version(new) != first, "a page that opens is of the server's version"
    keep(new)
    assert ran(new) == ["second"]
    open_tab(old, "Settings")
    expect(old.get_by_role("dialog", name="Settings")).to_be_visible()
    assert ran(old) == ["first"]
    assert old.evaluate(VERSIONS) == [first]
    server.stop()
    new.reload()
    expect(new.get_by_role("heading", name="Alone", exact=True)).to_be_visible()
    assert ran(new) == ["second"]
    assert faults == []


@pytest.mark.long
def test_half_an_update_is_not_used(
    context: BrowserContext, steady_server: LiveServer, versions: Callable[[str], Path], tmp_path: Path
) -> None:
    with LiveServer(tmp_path / "second", package=versions("second")) as second:
        updated: set[str] = set()
        with halfway(lambda path: second if path in updated else steady_server) as address:
            page = visit(context, f"{address}/")
            first = version(page)
            updated.add("/worker.js")
            assert page.evaluate(FATE_OF_UPDATE) == "redundant"
        page.goto(f"{address}/rules")  # the site has gone
        expect(page.get_by_role("heading", name="Alone", exact=True)).to_be_visible()
        assert version(page) == first
        assert ran(page) == ["first"]


@pytest.mark.long
def test_a_match_is_played_without_a_network(page: Page) -> None:
    page.goto("/")
    page.context.set_offline(True)
    expect(page.get_by_text("Offline. Only friends, codes and TV need a network.")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Play alone")).click()
    expect(page).to_have_url(re.compile("/alone$"))
    begin(page)
    find(page)
    expect(page.locator(".result-head")).to_contain_text("No solution is shorter.")
    page.reload()
    expect(page.get_by_role("heading", name="Found", exact=True)).to_be_visible()
    page.get_by_role("button", name="Next chip").click()
    expect(page.get_by_role("button", name="Found, show it")).to_be_enabled()
    page.get_by_role("link", name="Ricochet Robots").click()
    page.get_by_role("link", name="Back to your game").click()
    expect(page.get_by_role("heading", name="Paused")).to_be_visible()
    assert len(seen(page)["history"]) == 1


@pytest.mark.long
def test_three_bots_play_without_a_network(context: BrowserContext, steady_server: LiveServer) -> None:
    page = visit(context, f"{steady_server.url}/")
    context.set_offline(True)
    expect(page.get_by_text("Offline. Only friends, codes and TV need a network.")).to_be_visible()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.clock.install()
    watch_bots(page)
    play_bots(page, "Pip", "Otto", "Nell", level="6")
    expect(page).to_have_url(re.compile("/alone$"))
    view = run_until(page, "bidding")
    assert {seat["bot"]["character"] for seat in view["seats"][1:]} == {"otto", "pip", "nell"}
    run_until(page, "showing")
    expect(page.get_by_role("heading", name=re.compile("shows"))).to_be_visible()
    run_until(page, "result")
    page.get_by_role("link", name="Ricochet Robots").click()
    page.get_by_role("button", name=re.compile("^Play with bots")).click()
    choice = page.get_by_role("dialog", name="Play with bots")
    expect(choice).to_contain_text("This ends the game that is in progress.")
    choice.get_by_role("button", name="Close").click()
    page.get_by_role("link", name="Back to your game").click()
    expect(page).to_have_url(re.compile("/alone$"))
    assert len(seen(page)["history"]) == 1
    assert faults == []
