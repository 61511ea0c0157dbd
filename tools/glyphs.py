"""Write `draw/glyphs.json`: digits and small letters of the face as outlines, for pictures that may use no font."""

import json
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

PACKAGE = Path(__file__).parents[1] / "src/ricochetrobots"
FACE = PACKAGE / "web/vendor/atkinson-hyperlegible-next-latin.woff2"
GLYPHS = PACKAGE / "draw/glyphs.json"
CHARACTERS = "0123456789abcdefghijklmnopqrstuvwxyz"
WEIGHT = 700


def outlines() -> dict[str, tuple[int, str]]:
    """Return the width and the outline of each character, in thousandths of the font's size, upwards."""
    font = instantiateVariableFont(TTFont(FACE), {"wght": WEIGHT})
    names, glyphs = font.getBestCmap(), font.getGlyphSet()
    found = {}
    for character in CHARACTERS:
        name = names[ord(character)]
        pen = SVGPathPen(glyphs, ntos=lambda length: str(round(length)))
        glyphs[name].draw(pen)
        found[character] = (font["hmtx"][name][0], pen.getCommands())
    return found


if __name__ == "__main__":
    lines = (f" {json.dumps(character)}: {json.dumps(glyph)}" for character, glyph in outlines().items())
    GLYPHS.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
