"""The style sheets use the scales of app/frame/scale.css and no other conditions than it lists."""

import re
from pathlib import Path

import pytest

from ricochetrobots.draw.svg import FONT

WEB = Path(__file__).parents[1] / "src/ricochetrobots/web"
SHEETS = sorted(path for folder in ("app", "board") for path in (WEB / folder).rglob("*.css"))
WIDTHS, HEIGHTS = ("19rem", "23rem", "32rem"), ("14rem", "22rem", "30rem")
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
    "(width < 900px) and (orientation: portrait)",
    "(height < 500px) and (orientation: landscape)",
}
"""Two columns, one column, and a low screen."""
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
TOKEN = re.compile(r"var\(--(?:size|weight|radius)-[\w-]+\)")
NUMBER = re.compile(r"(?<![\w.%-])\d*\.?\d+(?:rem|px)?(?![\w.%])")
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


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.name)
def test_conditions_are_those_of_the_list(sheet: Path) -> None:
    assert sorted({*CONDITION.findall(sheet.read_text())} - COLUMN - WINDOW - PERSON) == []


@pytest.mark.parametrize(
    "sheet", [sheet for sheet in SHEETS if sheet not in (BOARD, FACE)], ids=lambda sheet: sheet.name
)
def test_sizes_weights_and_radii_are_tokens(sheet: Path) -> None:
    assert free_values(sheet.read_text()) == []


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
    defined = set(re.findall(r"(--(?:size|weight|radius)-[\w-]+):", css))
    used = set(re.findall(r"var\((--(?:size|weight|radius)-[\w-]+)\)", css))
    assert defined == used


def test_every_sheet_is_linked_once() -> None:
    linked = re.findall(
        r'<link rel="stylesheet" href="/([^"]+)"(?: data-rest)?>', (WEB / "index.html").read_text()
    )
    assert sorted(linked) == sorted(sheet.relative_to(WEB).as_posix() for sheet in SHEETS)


def test_what_is_unseen_is_defined_once() -> None:
    css = "".join(sheet.read_text() for sheet in SHEETS)
    assert len(re.findall(r"clip-path: .*inset\(50%\)", css)) == 1
