"""Reads golden/drawings/*.txt: a text in notation, a path that may be empty, then the drawing without colours.

After a change that is meant, `PYTHONPATH=tests .venv/bin/python -m support.drawings` draws them all again.
"""

from dataclasses import dataclass, replace
from pathlib import Path

from ricochetrobots.draw.terminal import board_text

FOLDER = Path(__file__).parents[2] / "golden/drawings"


@dataclass(frozen=True)
class Drawing:
    id: str
    text: str
    path: str
    drawn: str

    def draw_again(self, *, colour: bool = False, ascii_only: bool = False) -> str:
        return board_text(self.text, path=self.path, colour=colour, ascii_only=ascii_only)


def read_drawings(folder: Path = FOLDER) -> list[Drawing]:
    drawings = []
    for path in sorted(folder.glob("*.txt")):
        text, moves, drawn = path.read_text("utf-8").split("\n", 2)
        drawings.append(Drawing(path.stem, text, moves, drawn))
    return drawings


def write_drawing(drawing: Drawing, folder: Path = FOLDER) -> None:
    lines = (drawing.text, drawing.path, drawing.drawn)
    (folder / f"{drawing.id}.txt").write_text("\n".join(lines), "utf-8")


if __name__ == "__main__":
    for drawing in read_drawings():
        write_drawing(replace(drawing, drawn=drawing.draw_again()))
