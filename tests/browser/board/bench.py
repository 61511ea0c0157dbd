"""A page with one board on it, for the tests of this folder."""

from typing import Any

from playwright.sync_api import Page

from support.board_data import read_board_data

BENCH_SCRIPT = "/tests/browser/board/bench.js"
BOARD = "3D2B4D1A"
ROBOTS = {"R": "l3", "G": "l9", "B": "o6", "Y": "o5", "S": "l8"}
STAR = {"cell": "j2", "robot": "G", "symbol": "star"}


class BoardBench:
    """A page with one board on it; bench.js defines the names that its scripts can use. All tests use the same
    page: each lays its own board, and leaves no listener behind.
    """

    def __init__(self, page: Page) -> None:
        self.page = page

    def lay(self, text: str = BOARD, **view: object) -> None:
        """Show a board of 712 px."""
        self.ask("setUp", 712)
        self.run("board.setBoard(value)", read_board_data(text))
        self.view(**view)

    def run(self, script: str, value: object = None) -> Any:
        """Return the result of the script, which may be asynchronous."""
        return self.page.evaluate(f"async (value) => {{ return {script}; }}", value)

    def ask(self, name: str, *values: object) -> Any:
        """Return the result of a function of bench.js."""
        return self.run(f"(await import('{BENCH_SCRIPT}')).{name}(...value)", list(values))

    def view(self, **changes: object) -> None:
        self.run("board.setView(value)", changes)

    def events(self) -> list[list[str]]:
        heard: list[list[str]] = self.run("events.splice(0)")
        return heard

    def point(self, cell: str) -> tuple[float, float]:
        """Return the middle of a cell on the screen."""
        box = self.page.locator(f'[data-cell="{cell}"]').bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def swipe(self, cell: str, dx: float, dy: float) -> None:
        x, y = self.point(cell)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + dx / 2, y + dy / 2)
        self.page.mouse.move(x + dx, y + dy)
        self.page.mouse.up()

    def tap(self, cell: str) -> None:
        self.page.mouse.click(*self.point(cell))

    def slide(self, robot: str, direction: str) -> dict[str, Any]:
        """Return the browser's result for a move from the position ROBOTS."""
        found: dict[str, Any] = self.ask("slide", read_board_data(BOARD), ROBOTS, robot, direction)
        return found
