"""Sends events to a page that shows a view without a server."""

from playwright.sync_api import Page

Happening = dict[str, object]

MOVES = ("Sn", "Gn", "Ge", "Gn", "Gw", "Gs", "Gw")
CLOSED: Happening = {"type": "bidding_closed", "round": 6, "order": [1, 2]}
TAKEN: Happening = {
    "type": "chip_taken",
    "round": 6,
    "seat": 1,
    "path": " ".join(MOVES),
    "until": 1009.0,
    "scorers": [],
}
END: Happening = {"type": "match_ended", "winners": [1], "reason": "chips-reached"}
TURNED: Happening = {"type": "chip_turned", "round": 6, "chip": ">Gj2", "until": 1203.0}


def happens(page: Page, name: str, *events: Happening, missed: bool = False) -> None:
    """Send events that lead to the view `name`."""
    page.evaluate(
        """async ([name, events, missed]) => {
            const { view } = await window.game.readScene(name);
            window.game.session.happen(events, view, { missed });
        }""",
        [name, [{"at": 1000.0, **event} for event in events], missed],
    )


def shows(seat: int, moves: int = 7) -> Happening:
    return {"type": "demonstration_started", "round": 6, "seat": seat, "moves": moves, "until": 1101.0}


def opened(seat: int) -> Happening:
    """Return a demonstration that begins before the board is ready."""
    return shows(seat) | {"opens": 0.0}


def fails(seat: int, reason: str = "moves-used") -> Happening:
    return {"type": "demonstration_failed", "round": 6, "seat": seat, "reason": reason}


def moves(first: int, last: int, seat: int = 1) -> list[Happening]:
    """Return the moves of the path in the views, counted from 1."""
    return [
        {"type": "robot_moved", "round": 6, "seat": seat, "move": MOVES[count - 1], "count": count}
        for count in range(first, last + 1)
    ]
