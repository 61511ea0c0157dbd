"""A path to step through in a notebook: a widget of anywidget (the extra notebook), or plain HTML."""

from collections.abc import Iterable
from html import escape
from pathlib import Path as File

from ricochetrobots.core import Move, Path, Position, Puzzle, as_value
from ricochetrobots.draw.svg import board_svg
from ricochetrobots.extras import require_extra
from ricochetrobots.picture import Widget

MOST_MOVES = 200
"""A picture takes some 60 kB; this many take 12 MB."""
PROGRAM = File(__file__).with_name("stepper.js")
STYLES = File(__file__).with_name("stepper.css")


def path_widget(shown: Position | Puzzle | str, path: Iterable[Move | str] | str) -> Widget:
    """Return a widget that shows a position and the moves of a path, one after the other.

    Its trait ``step`` is the number of moves shown; a program may read, set and observe it. Raises MoveError for an
    illegal move, ValueError for more than 200 moves, InputError, and MissingExtraError without the extra notebook.
    """
    require_extra("notebook", "path_widget()")
    import anywidget
    import traitlets

    moves = Path(path)
    if len(moves) > MOST_MOVES:
        raise ValueError(f"A widget shows at most {MOST_MOVES} moves.")
    start = as_value(shown)
    traits = {
        "__doc__": "A path, of which ``step`` moves are shown.",
        "_esm": PROGRAM.read_text("utf-8"),
        "_css": STYLES.read_text("utf-8"),
        "pictures": traitlets.List(traitlets.Unicode()).tag(sync=True),
        "moves": traitlets.List(traitlets.Unicode()).tag(sync=True),
        "step": traitlets.Int(0).tag(sync=True),
    }
    widget = type("PathWidget", (anywidget.AnyWidget,), traits)
    pictures = [board_svg(start, path=moves[:number]) for number in range(len(moves) + 1)]
    made: Widget = widget(pictures=pictures, moves=[*map(str, moves)])
    return made


def figure(svg: str, caption: str) -> str:
    """Return HTML with a picture and a sentence below it."""
    return f"<figure style='margin: 0'>{svg}<figcaption>{escape(caption)}</figcaption></figure>"
