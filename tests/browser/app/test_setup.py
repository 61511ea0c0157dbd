"""Set up: a position from the box in 14 taps, by keys, by touch, and from text."""

import re
from urllib.parse import unquote

import pytest
from playwright.sync_api import Locator, Page, expect

from ricochetrobots import formats
from ricochetrobots.solver import solve
from support.browser import PHONE, OpenPage
from support.server import LiveServer

pytestmark = pytest.mark.browser

PANELS = ("3C", "1B", "2D", "4A")
ROBOTS = {"Red": "c4", "Green": "n12", "Blue": "j5", "Yellow": "a2"}
COLOURS = {"3": "Red", "1": "Green", "2": "Blue", "4": "Yellow"}


def tap(page: Page, name: str | re.Pattern[str]) -> None:
    page.get_by_role("button", name=name).tap()


def point(page: Page, cell: str) -> tuple[float, float]:
    box = page.locator(f'.board [data-cell="{cell}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.fixture
def phone(open_page: OpenPage, live_server: LiveServer) -> Page:
    return open_page(size=PHONE, touch=True, base_url=live_server.url)


def lay(page: Page) -> int:
    """Lay the panels; return the number of taps."""
    taps = 0
    for place, panel in enumerate(PANELS):
        if place < 3:
            tap(page, re.compile(f"^{COLOURS[panel[0]]} mark"))
            taps += 1
        tap(page, re.compile(f"^Face {panel}:"))
        taps += 1
    return taps


def place_robots(page: Page) -> int:
    for robot, cell in ROBOTS.items():
        expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(robot.lower()))
        page.touchscreen.tap(*point(page, cell))
    tap(page, "No silver robot")
    return len(ROBOTS) + 1


@pytest.mark.long
def test_a_position_takes_fourteen_taps_and_the_next_thirteen(phone: Page) -> None:
    phone.goto("/analyse")
    tap(phone, re.compile("^2013 eight"))
    taps = 1 + lay(phone) + place_robots(phone)
    tap(phone, re.compile(r"^green gear"))
    assert taps + 1 == 14
    expect(phone).to_have_url(re.compile("#3C1B2D4A_Rc4_Gn12_Bj5_Ya2_%3EG"))
    puzzle = unquote(phone.url.split("#")[1]).replace("_", " ")
    shortest = phone.get_by_role("heading", name=f"Shortest: {solve(puzzle).moves} moves")
    expect(shortest, "the device solves what was tapped").to_be_visible()
    phone.goto("/rules")
    phone.goto("/analyse")
    expect(phone.get_by_role("heading", name=re.compile("Top left panel"))).to_be_visible()


def test_the_last_mark_shows_its_faces_and_used_marks_are_shut(phone: Page) -> None:
    phone.goto("/analyse")
    tap(phone, re.compile("^2013 eight"))
    expect(phone.get_by_role("button", name=re.compile("^Yellow mark.*vortex"))).to_be_enabled()
    lay(phone)
    tap(phone, re.compile("^Panels"))
    tap(phone, re.compile("^Bottom left panel: 4A"))
    for colour in ("Red", "Green", "Blue"):
        expect(phone.get_by_role("button", name=re.compile(f"^{colour} mark"))).to_be_disabled()
    expect(phone.get_by_role("button", name=re.compile("^Face 4A:"))).to_have_attribute(
        "aria-pressed", "true"
    )
    tap(phone, re.compile("^Face 4D:.*diagonals"))
    expect(phone.get_by_role("heading", name=re.compile("Where is red"))).to_be_visible()


@pytest.mark.long
def test_the_lens_shows_the_square_under_the_finger(phone: Page) -> None:
    phone.goto("/analyse")
    tap(phone, re.compile("^2013 eight"))
    lay(phone)
    phone.touchscreen.tap(*point(phone, "c4"))
    finger = phone.context.new_cdp_session(phone)

    def touch(kind: str, cell: str | None) -> None:
        points = [] if cell is None else [dict(zip("xy", point(phone, cell), strict=True))]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    title = phone.get_by_role("heading", level=1)
    touch("touchStart", "e5")
    expect(title).to_have_text("Green on e5")
    expect(phone.locator(".crosshair")).to_have_count(2)
    expect(phone.locator(".lay-lens [data-key=robot-G]")).to_have_count(1)
    touch("touchMove", "c4")
    expect(phone.get_by_text("Red is here.")).to_be_visible()
    touch("touchEnd", None)
    expect(title).to_have_text("Where is green?")
    expect(phone.locator(".crosshair")).to_have_count(0)
    touch("touchStart", "h8")
    expect(phone.get_by_text("This square is closed.")).to_be_visible()
    touch("touchEnd", None)
    expect(title).to_have_text("Where is green?")
    touch("touchStart", "h6")
    touch("touchMove", "n12")
    touch("touchEnd", None)
    expect(title).to_have_text("Where is blue?")
    expect(phone.get_by_role("gridcell", name=re.compile("^n12.*Green robot"))).to_be_attached()
    phone.get_by_role("button", name="Undo").click()
    expect(title).to_have_text("Where is green?")


def test_keys_alone_set_up_a_position(page: Page) -> None:
    page.goto("/analyse")
    page.get_by_role("button", name=re.compile("^1999")).press("Enter")
    spoken = page.locator("[aria-live=assertive]")
    for keys in ("r1", "g2", "b1"):
        for key in keys:
            page.keyboard.press(key)
    expect(spoken).to_have_text(
        re.compile(r"^Bottom right panel, 3 of 4\. Blue mark\. Face 2A: .*green star \w+")
    )
    page.keyboard.press("Backspace")
    expect(page.get_by_role("heading", name=re.compile("Bottom right panel"))).to_be_visible()
    page.keyboard.press("2")
    page.keyboard.press("2")
    for cell in ("c4", "n12", "j5"):
        for key in cell:
            page.keyboard.press(key)
        page.keyboard.press("Enter")
    page.keyboard.press("a")
    page.keyboard.press("1")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("heading", level=1)).to_have_text("Yellow on a2")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Which chip is up?")).to_be_visible()
    page.get_by_role("button", name="All 17").press("Enter")
    expect(page).to_have_url(re.compile("#3A1B2B4B_Rc4_Gn12_Bj5_Ya2$"))


@pytest.mark.long
def test_text_is_read_at_once(page: Page, live_server: LiveServer, faults: list[str]) -> None:
    page.goto("/analyse")
    field = page.get_by_label("Or paste it")
    field.fill("4C3A2A1C Rc4 Gn12 Xj5")
    expect(page.get_by_text("character 19, “X”, does not fit")).to_be_visible()
    field.fill("nonsense")
    expect(page.get_by_text("No position found. Example: 4C3A2C1C Rc4 Gn12 >Re15")).to_be_visible()
    field.fill("4C3A2A1C Rc4 Gn12 Bj5 Ya2")
    message = page.locator(".message")
    expect(message).to_contain_text("Notation. Pasted: the board and 4 robots. No chip in the text.")
    expect(page.get_by_role("heading", name="Which chip is up?")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    field.fill(f"{live_server.url}/analyse#4C3A2A1C_Rc4_Gn12_Bj5_Ya2_>Re15")
    expect(message).to_contain_text("A link of this site. Pasted: the board and 4 robots.")
    expect(page).to_have_url(re.compile("#4C3A2A1C_Rc4_Gn12_Bj5_Ya2_%3ERe15"))
    page.goto("/analyse")
    field.fill("CDEF+40+20D49010+1A")
    expect(message).to_contain_text("It cannot hold the diagonals of its panels, so none are set.")
    faults.clear()  # the browser reports that the server refused "nonsense"


PASTE = """(field, text) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text", text);
  field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}"""


def paste(field: Locator, text: str) -> None:
    field.evaluate(PASTE, text)


def test_a_text_of_many_lines_is_read_and_a_long_one_says_so(page: Page, faults: list[str]) -> None:
    page.goto("/analyse")
    field = page.get_by_label("Or paste it")
    paste(field, "(" * 1_000_001)
    expect(field).to_have_value("(" * 2000)
    expect(page.get_by_text("This text is too long. The most is 1,000,000 characters.")).to_be_visible()
    task = formats.write("4C3A2A1C Rc4 Gn12 Bj5 Ya2 >Re15", "pddl", lossy=True)
    assert len(task) > 16_384
    paste(field, f"; a comment ends with its line\n{task}")
    expect(page).to_have_url(re.compile("_Rc4_Gn12_Bj5_Ya2_%3ERe15_free$"))
    expect(page.get_by_role("button", name="free rule")).to_be_visible()
    faults.clear()


def test_a_pasted_board_at_the_table_is_ready(page: Page) -> None:
    page.goto("/table#board")
    page.get_by_label("Or paste it").fill("4C3A2A1C Rc4 Gn12 Bj5 Ya2")
    expect(page).to_have_url(re.compile("/table$"))
    expect(page.get_by_role("img", name="Board")).to_be_visible()


def test_a_target_on_a_plain_square_has_a_name_and_no_vortex(page: Page) -> None:
    page.goto("/analyse")
    page.get_by_label("Or paste it").fill("4A1A2A3C Rf1 Ge2 Bc12 Yh14 >Bg14")
    expect(page.locator(".header-aside")).to_have_text("blue target")
    expect(page.locator(".board .target.current .chip")).to_be_visible()
    expect(page.locator(".board .target.current .blade")).to_have_count(0)


def test_other_formats_need_a_connection(page: Page, faults: list[str]) -> None:
    page.goto("/analyse")
    page.route("**/api/read", lambda route: route.abort())
    page.get_by_label("Or paste it").fill("0765+41+2E21BD0F+1C")
    expect(page.get_by_text("Another tool’s text needs a connection.")).to_be_visible()
    page.get_by_label("Or paste it").fill("4C3A2A1C Rc4")
    expect(page.get_by_role("heading", level=1)).to_have_text("Which chip is up?")
    faults.clear()
