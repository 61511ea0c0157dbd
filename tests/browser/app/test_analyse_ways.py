"""The ways to the analysis and back, what it takes along, and chips that are in play."""

import json
import re
import struct
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Download, Page, expect

from browser.app.test_analyse import PUZZLE, address, open_analysis
from browser.app.visits import solve_an_easy_day, walk
from browser.game.person import Person
from support.browser import PHONE, OpenPage
from support.server import LiveServer

pytestmark = pytest.mark.browser

NewPerson = Callable[..., Person]
COPIED = """
window.copied = [];
const writeText = async (words) => void window.copied.push(words);
Object.defineProperty(navigator, "clipboard", { value: { writeText } });
"""


@pytest.fixture
def person(open_page: OpenPage, live_server: LiveServer) -> NewPerson:
    """Another person, on a phone."""
    return lambda: Person(open_page(size=PHONE, touch=True), live_server)


def two_who_think(live_server: LiveServer, person: NewPerson, **options: object) -> tuple[Person, Person]:
    room = live_server.open_room(
        None, "friends", no_bid_seconds=0, result_seconds=600, demonstration_seconds=3600, **options
    ).room
    mara, jonas = person(), person()
    mara.join(room, "Mara")
    jonas.join(room, "Jonas")
    mara.start()
    jonas.thinks()
    return mara, jonas


def analysis_of(person: Person) -> str:
    return address(str(person.puzzle()))


@pytest.mark.long
def test_a_solved_puzzle_is_analysed_and_left_by_one_key(page: Page) -> None:
    solve_an_easy_day(page)
    moves = page.get_by_role("listitem").count()
    assert moves
    back = page.url
    page.keyboard.press("a")
    expect(page).to_have_url(re.compile(r"/analyse#"))
    expect(page.get_by_role("heading", level=1)).to_contain_text("Shortest: ")
    expect(page.locator(".solution.shown")).to_contain_text("You")
    page.locator(".solution.shown .solution-choose").click()
    expect(page.locator(".player-place")).not_to_have_text("0 of 0")
    page.keyboard.press("a")
    expect(page).to_have_url(back)
    expect(page.get_by_role("heading", name="Target reached")).to_be_visible()


@pytest.mark.long
def test_a_chip_is_analysed_after_its_round_and_the_result_leads_there_and_back(
    live_server: LiveServer, person: NewPerson
) -> None:
    mara, jonas = two_who_think(live_server, person)
    where = analysis_of(mara)
    name = mara.page.locator(".header-room").inner_text()
    path = mara.path()
    assert path is not None
    mara.page.goto(live_server.url + where)
    expect(mara.page.get_by_role("heading", level=1)).to_have_text(
        f"This chip is in play in {name}. Analyse it after the round."
    )
    mara.page.keyboard.press("c")
    expect(mara.page.get_by_role("button", name=re.compile("in play in a room"))).to_have_count(1)
    jonas.bid(len(path))
    live_server.let_pass(60)
    jonas.reads(f"Show your {len(path)}")
    jonas.show(path)
    jonas.reads("You take the chip")
    mara.page.keyboard.press("w")
    expect(mara.page.get_by_role("heading", level=1)).to_contain_text("Shortest: ")
    mara.page.go_back()
    mara.reads("Jonas takes the chip")
    mara.page.get_by_role("button", name="Analyse").click()
    expect(mara.page.get_by_role("heading", level=1)).to_contain_text("Shortest: ")
    expect(mara.page.locator(".solution.shown")).to_contain_text("Jonas, round 1")
    mara.page.get_by_role("link", name="Back to the match").click()
    mara.reads("Jonas takes the chip")


@pytest.mark.long
def test_a_link_shows_the_moves_and_the_orientation(open_page: OpenPage, live_server: LiveServer) -> None:
    page, other = (open_page(base_url=live_server.url) for _ in range(2))
    page.add_init_script(COPIED)
    open_analysis(page)
    walk(page, "Rn Se")
    page.keyboard.press("f")
    page.keyboard.press("Shift+F")
    page.get_by_role("button", name="Copy link").click()
    page.get_by_role("button", name="Text", exact=True).click()
    page.wait_for_function("() => window.copied.length === 2")
    link, text = page.evaluate("() => window.copied")
    assert text == f"{PUZZLE}\nRn Se"
    assert link.endswith(f"{address(PUZZLE).replace('>', '%3E')}&moves=Rn_Se&turn=1&mirror")
    other.goto(link)
    robots = "[...document.querySelectorAll('.board [data-key^=robot-]')]"
    places = f"() => {robots}.map((each) => each.getAttribute('transform'))"
    expect(other.get_by_role("list", name="Moves so far").get_by_role("listitem")).to_have_count(2)
    assert other.evaluate(places) == page.evaluate(places)


@pytest.mark.long
def test_the_picture_is_what_the_board_shows(page: Page, tmp_path: Path) -> None:
    open_analysis(page)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Shortest: 4 moves")
    expect(page.locator(".board .stop")).to_have_count(4)
    files = {kind: _picture(page, kind, tmp_path) for kind in ("SVG", "PNG")}
    root = ElementTree.parse(files["SVG"]).getroot()
    assert root.tag.endswith("svg")
    numbers = {text.text for text in root.iter("{http://www.w3.org/2000/svg}text")}
    assert {"1", "2", "3", "4", "a", "p", "with ricochet"} <= numbers
    assert not re.search(r"class=|var\(|style=", files["SVG"].read_text())
    head = files["PNG"].read_bytes()[:24]
    assert head.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", head[16:])
    assert (width, height) == (2 * int(root.attrib["width"]), 2 * int(root.attrib["height"]))


def _picture(page: Page, kind: str, folder: Path) -> Path:
    page.get_by_role("button", name="Picture").click()
    with page.expect_download() as waiting:
        page.get_by_role("button", name=kind).click()
    page.get_by_role("button", name="Close").click()
    download: Download = waiting.value
    assert download.suggested_filename.endswith(kind.lower())
    file = folder / kind
    download.save_as(file)
    return file


def test_another_position_can_be_typed_on_a_desk(page: Page) -> None:
    open_analysis(page)
    expect(page.get_by_role("heading", name="Shortest: 4 moves")).to_be_visible()  # all is loaded
    field = page.get_by_label("Position as text")
    field.fill("4C3A2C1C Rc4 Gn12 Bj5 Ya2")
    field.press("Enter")
    expect(page.locator(".board .robot")).to_have_count(4)
    assert json.dumps(page.evaluate("() => location.hash")).startswith('"#4C3A2C1C_Rc4')


def test_the_pencil_opens_set_up_with_the_position(page: Page) -> None:
    open_analysis(page)
    page.get_by_role("button", name="Set up").click()
    expect(page.get_by_role("heading", name="Which chip is up?")).to_be_visible()
    expect(page.locator(".board .robot")).to_have_count(5)
    page.get_by_role("button", name="Robots").click()
    page.get_by_role("button", name="Red robot, on l3").click()
    page.locator('.board [data-cell="a1"]').click(force=True)
    page.reload()
    expect(page.get_by_role("heading", name="Which chip is up?")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Shortest: ")
