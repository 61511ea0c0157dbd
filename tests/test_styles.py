"""The style sheets use the scales of app/frame/scale.css and no other conditions than it lists."""

import re
from pathlib import Path

import pytest

from ricochetrobots.draw.svg import FONT

WEB = Path(__file__).parents[1] / "src/ricochetrobots/web"
SHEETS = sorted(path for folder in ("app", "board") for path in (WEB / folder).rglob("*.css"))
WIDTHS, HEIGHTS = ("19rem", "23rem", "32rem"), ("14rem", "16rem", "17.5rem", "21rem", "22rem", "30rem")
"""A pad with one row of keys needs 16 rem, with its title 17.5 rem; one with two rows needs 21 rem."""
COLUMN = {
    f"side ({side} {sign} {size})"
    for side, sizes in (("width", WIDTHS), ("height", HEIGHTS))
    for size in sizes
    for sign in ("<", ">=")
} | {
    "header (width < 19rem)",
    "header (width < 21rem)",
    "header (width < 23rem)",
    "doors (width < 19rem)",
}
WINDOW = {
    "(width >= 900px)",
    "(width < 900px)",
    "(width < 360px)",
    "(width < 900px) and (orientation: portrait)",
    "(height < 500px) and (orientation: landscape)",
}
"""Two columns, one column, the narrowest phones, and a low screen."""
PERSON = {
    "(forced-colors: active)",
    "(prefers-color-scheme: dark)",
    "(prefers-contrast: more)",
    "(prefers-reduced-motion: reduce)",
    "(hover: none)",
    "(hover: hover) and (pointer: fine)",
}
CONDITION = re.compile(r"@(?:media|container) (.+?) \{")
SCALED = re.compile(r"\b(font-size|font-weight|border-radius): ([^;]+);")
SPACED = re.compile(r"(?<![\w-])((?:row-|column-)?gap|(?:padding|margin)[a-z-]*): ([^;{}]+);")
TOKEN = re.compile(r"var\(--(?:size|weight|radius|space)-[\w-]+\)")
LENGTH = re.compile(r"(?<![\w.])\d*\.?\d+(?:px|rem)")
COLOUR = re.compile(r"#[0-9a-fA-F]{3,8}\b(?![^{}]*\{)|\b(?:rgba?|hsla?|oklch|lab)\(")
SCALES = {"size": 11, "weight": 4, "radius": 4, "space": 8}
"""How many values each scale of scale.css has."""
NUMBER = re.compile(r"(?<![\w.%-])\d*\.?\d+(?:rem|px)?(?![\w.%])")
TOKENS = WEB / "app/frame/tokens.css"
"""The generated file of all colours."""
LEAST_ROOM = 4.0
"""From this many rem on, a padding is room that a certain text needs, and no space between parts."""
BOARD = WEB / "board/board.css"
"""The file whose measures are those of pieces, in cells."""
FACE = WEB / "app/frame/face.css"
"""The file that declares the face, with the range of its weights."""
FAMILY = re.compile(r"(?:font-family|font): ([^;]+)")


def free_values(css: str) -> list[str]:
    """Return the sizes of text, weights and radii that are no tokens; a share of the box or column may be a number."""
    return [
        f"{name}: {value}"
        for name, value in SCALED.findall(css)
        if any(number != "0" for number in NUMBER.findall(TOKEN.sub("", value)))
    ]


def free_spaces(css: str) -> list[str]:
    """Return the values of gap, padding and margin that are neither tokens nor the width of a line, 1px."""
    return [
        f"{name}: {value}"
        for name, value in SPACED.findall(css)
        if any(_is_space(length) for length in LENGTH.findall(TOKEN.sub("", value)))
    ]


def _is_space(length: str) -> bool:
    return length != "1px" and not (length.endswith("rem") and float(length[:-3]) >= LEAST_ROOM)


def chains(css: str) -> list[str]:
    """Return the selectors that ask twice what is beside or in another element: the shell can say it (useMark)."""
    rules = re.findall(r"[^{}]+(?=\{)", re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL))
    selectors = [part.strip() for rule in rules for part in re.split(r",(?![^(]*\))", rule)]
    return [selector for selector in selectors if selector.count(":has(") > 1]


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.name)
def test_conditions_are_those_of_the_list(sheet: Path) -> None:
    assert sorted({*CONDITION.findall(sheet.read_text())} - COLUMN - WINDOW - PERSON) == []


@pytest.mark.parametrize(
    "sheet", [sheet for sheet in SHEETS if sheet not in (BOARD, FACE)], ids=lambda sheet: sheet.name
)
def test_sizes_weights_and_radii_are_tokens(sheet: Path) -> None:
    assert free_values(sheet.read_text()) == []


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.name)
def test_spaces_are_tokens(sheet: Path) -> None:
    assert free_spaces(sheet.read_text()) == []


@pytest.mark.parametrize(
    "sheet", [sheet for sheet in SHEETS if sheet != TOKENS], ids=lambda sheet: sheet.name
)
def test_every_colour_is_a_token(sheet: Path) -> None:
    assert COLOUR.findall(sheet.read_text()) == []


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.name)
def test_no_selector_asks_twice(sheet: Path) -> None:
    assert chains(sheet.read_text()) == []


def test_the_scales_are_short() -> None:
    css = (WEB / "app/frame/scale.css").read_text()
    assert {scale: len(re.findall(rf"--{scale}-[\w-]+:", css)) for scale in SCALES} == SCALES


def test_a_free_space_colour_or_chain_is_named() -> None:
    assert free_spaces(
        "a { gap: 10px var(--space-8); margin: 0 -4px; padding: 1px 0 calc(1px + .5rem) 9rem; }"
    ) == [
        "gap: 10px var(--space-8)",
        "margin: 0 -4px",
        "padding: 1px 0 calc(1px + .5rem) 9rem",
    ]
    assert free_spaces("a { padding: 1px var(--space-2) 9rem; scroll-padding: 3px; margin: auto 5%; }") == []
    assert COLOUR.findall("#app { color: #fff; } b { fill: rgb(0 0 0); }") == ["#fff", "rgb("]
    assert chains("a:has(b):not(:has(c)) > d, e:has(f) { gap: 0; }") == ["a:has(b):not(:has(c)) > d"]


def test_a_free_value_is_named() -> None:
    css = "a { font-size: 14px; border-radius: 50%; } b { font-weight: 600; border-radius: 0 var(--radius-tag) 3px; }"
    assert free_values(css) == [
        "font-size: 14px",
        "font-weight: 600",
        "border-radius: 0 var(--radius-tag) 3px",
    ]
    assert free_values("a { font-size: min(var(--size-code), 12.4cqi); }") == []


@pytest.mark.parametrize("sheet", [sheet for sheet in SHEETS if sheet != FACE], ids=lambda sheet: sheet.name)
def test_every_text_has_the_face(sheet: Path) -> None:
    assert set(FAMILY.findall(sheet.read_text())) <= {"var(--face)", "inherit"}


def test_pictures_outside_of_the_browser_name_the_same_face() -> None:
    (face,) = re.findall(r'--face: "([^"]+)"', FACE.read_text())
    assert FONT.startswith(f"'{face}', ")


def test_every_token_is_defined_and_used() -> None:
    css = "".join(sheet.read_text() for sheet in SHEETS)
    defined = set(re.findall(r"(--(?:size|weight|radius|space)-[\w-]+):", css))
    used = set(re.findall(r"var\((--(?:size|weight|radius|space)-[\w-]+)\)", css))
    assert defined == used


def test_every_sheet_is_linked_once() -> None:
    linked = re.findall(
        r'<link rel="stylesheet" href="/([^"]+)"(?: data-rest)?>', (WEB / "index.html").read_text()
    )
    assert sorted(linked) == sorted(sheet.relative_to(WEB).as_posix() for sheet in SHEETS)


def test_what_is_unseen_is_defined_once() -> None:
    css = "".join(sheet.read_text() for sheet in SHEETS)
    assert len(re.findall(r"clip-path: .*inset\(50%\)", css)) == 1
