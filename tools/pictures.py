"""Make the icons and screenshots of web/manifest.webmanifest: `python tools/pictures.py [icons | screenshots]`.

Icons come from web/app/icon.svg, screenshots from a server in Chromium. Run it when one of them looks different.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import expect

from ricochetrobots.draw.png import COMMAND

ROOT = Path(__file__).parents[1]
APP = ROOT / "src/ricochetrobots/web/app"
PICTURES = APP / "pictures"
SIDE = 28
"""The side of icon.svg."""
SAFE = 0.8
"""Systems may cut a maskable icon to a circle of this part of its width."""


def main() -> None:
    """Make the wanted pictures, by default all."""
    wanted = sys.argv[1:] or ["icons", "screenshots"]
    PICTURES.mkdir(exist_ok=True)
    if "icons" in wanted:
        for name, picture in icons().items():
            drawn = subprocess.run(COMMAND, input=picture.encode(), capture_output=True, check=True)
            (PICTURES / name).write_bytes(drawn.stdout)
    if "screenshots" in wanted:
        take_screenshots()


def icons() -> dict[str, str]:
    """Return the icons as SVG, by the name of their PNG."""
    icon = (APP / "icon.svg").read_text()
    inner = icon[icon.index(">") + 1 : icon.rindex("</svg>")]
    margin = SIDE * (1 / SAFE - 1) / 2
    square = inner.replace('rx="7"', "").replace(
        'width="28" height="28"', 'x="-9" y="-9" width="46" height="46"'
    )
    return {
        "icon-192.png": _svg(0, 192, inner),
        "icon-512.png": _svg(0, 512, inner),
        "icon-maskable.png": _svg(margin, 512, square),
        "icon-apple.png": _svg(margin / 2, 180, square),
    }


def _svg(margin: float, pixels: int, inner: str) -> str:
    side = SIDE + 2 * margin
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{pixels}" height="{pixels}" '
        f'viewBox="{-margin} {-margin} {side} {side}">{inner}</svg>'
    )


def take_screenshots() -> None:
    """Photograph the puzzle of a day on a phone, and the start page at a desk."""
    sys.path.insert(0, str(ROOT / "tests"))
    from support.chromium import chromium
    from support.server import LiveServer

    with (
        tempfile.TemporaryDirectory() as data,
        LiveServer(Path(data)) as server,
        chromium() as browser,
    ):
        for name, path, width, height in (("phone", "/today", 390, 844), ("desk", "/", 1280, 800)):
            page = browser.new_page(viewport={"width": width, "height": height}, has_touch=width < 500)
            page.goto(server.url + path)
            expect(page.locator(".board .robot").first).to_be_visible()
            page.screenshot(path=PICTURES / f"{name}.png", animations="disabled")


if __name__ == "__main__":
    main()
