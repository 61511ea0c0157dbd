"""The 16 panel faces, and the boards that four of them make (R1.1-R1.6).

`PANELS` holds each face in its north-west orientation, with the recessed corner at the bottom right.
"""

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from types import MappingProxyType

from ricochetrobots.core.board import MARKINGS, Board
from ricochetrobots.core.errors import IllegalError, UnreadableError, WrongTypeError, quoted
from ricochetrobots.core.geometry import Cell, Direction, Robot, Symbol
from ricochetrobots.core.parts import Diagonal, Lean, Target
from ricochetrobots.core.sentence import Sentence, titled

PANEL_SIDE = 8
BOARD_SIDE = 2 * PANEL_SIDE
QUADRANT_ORIGINS = (
    (0, 0),
    (PANEL_SIDE, 0),
    (PANEL_SIDE, PANEL_SIDE),
    (0, PANEL_SIDE),
)
"""Column and row of the first cell of each quadrant, clockwise from the north-west."""

STEPS = (-BOARD_SIDE, 1, BOARD_SIDE, -1)
"""The number to add to a cell for its neighbour in each direction."""

SYMBOLS = {
    "circle": Symbol.MOON,
    "triangle": Symbol.GEAR,
    "square": Symbol.PLANET,
    "hexagon": Symbol.STAR,
    "vortex": Symbol.VORTEX,
}
LEANS_TURNED = {Lean.RISING: Lean.FALLING, Lean.FALLING: Lean.RISING}


@dataclass(frozen=True)
class Spot:
    """A space of a panel, column and row from its top left."""

    x: int
    y: int

    def on_board(self, quadrant: int) -> Cell:
        """Return the board cell of this spot when its panel lies in that quadrant (0 to 3 for NW NE SE SW)."""
        x, y = self.x, self.y
        for _ in range(quadrant):
            x, y = PANEL_SIDE - 1 - y, x
        column, row = QUADRANT_ORIGINS[quadrant]
        return Cell((row + y) * BOARD_SIDE + column + x)


@dataclass(frozen=True)
class Panel:
    """One face of a physical quarter of the board."""

    name: str
    marking: Robot
    section: str
    edition_first_seen: int
    walls: tuple[tuple[Spot, Direction], ...]
    targets: tuple[tuple[Spot, Robot | None, Symbol], ...]
    diagonals: tuple[tuple[Spot, Robot, Lean], ...]

    @property
    def has_diagonals(self) -> bool:
        """Return whether the face has coloured barriers (R1.6)."""
        return bool(self.diagonals)


def _load() -> Mapping[str, Panel]:
    here = os.path.dirname(__file__)  # noqa: PTH120  importing pathlib takes as long as importing this package
    with open(os.path.join(here, "panels.json"), encoding="utf-8") as file:  # noqa: PTH118, PTH123
        data = json.load(file)
    robots = {robot.colour: robot for robot in Robot}
    panels = {}
    for name, face in sorted(data["panels"].items()):
        sides = ((Direction.EAST, face["wall_east"]), (Direction.SOUTH, face["wall_south"]))
        panels[name] = Panel(
            name=name,
            marking=robots[face["colour_marking"]],
            section=face["section"],
            edition_first_seen=face["edition_first_seen"],
            walls=tuple((Spot(x, y), direction) for direction, spots in sides for x, y in spots),
            targets=tuple(
                (Spot(t["x"], t["y"]), robots.get(t["colour"]), SYMBOLS[t["shape"]]) for t in face["targets"]
            ),
            diagonals=tuple(
                (Spot(d["x"], d["y"]), robots[d["colour"]], Lean(d["orientation"])) for d in face["diagonals"]
            ),
        )
    return MappingProxyType(panels)


PANELS: Mapping[str, Panel] = _load()
"""Every face by its name in notation, ``1A`` to ``4D``."""


def assemble(nw: str, ne: str, se: str, sw: str) -> Board:
    """Return the 16 x 16 board with these panels, each turned with its notch towards the centre (R1.1).

    >>> board = assemble("4C", "3A", "2A", "1C")
    >>> len(board.targets)
    17

    Raises UnreadableError for an unknown panel and IllegalError (R1.2) if two have the same marking. The ``text`` of
    both errors is the four names joined. Raises WrongTypeError for a name that is not text.
    """
    try:
        return assembled((nw, ne, se, sw))
    except TypeError:  # checking the types first would slow down every reading of a board
        for name in (nw, ne, se, sw):
            if not isinstance(name, str):
                raise WrongTypeError.of("the name of a panel", name) from None
        raise


@lru_cache(maxsize=2048)
def assembled(names: tuple[str, str, str, str]) -> Board:
    """Return the board that `assemble` returns, once for the same names."""
    text = "".join(names)
    for quadrant, name in enumerate(names):
        offset = sum(map(len, names[:quadrant]))
        if name not in PANELS:
            raise UnreadableError(
                Sentence(
                    "fault-no-panel", "There is no panel {panel}: panels are 1A to 4D.", panel=quoted(name)
                ),
                text,
                offset,
            )
        if name[0] in (other[0] for other in names[:quadrant]):
            marking = MARKINGS[name[0]]
            raise IllegalError(
                Sentence(
                    "fault-same-marking",
                    "Two panels have the {colour} marking; a board needs all four.",
                    colour=marking.colour,
                    who=titled(marking),
                ),
                text,
                offset,
                "R1.2",
            )
    walls = _CLOSED_WALLS
    targets: list[tuple[Target, Symbol]] = []
    diagonals: list[Diagonal] = []
    for quadrant, name in enumerate(names):
        turned = _turned(name, quadrant)
        walls |= turned.walls
        targets += turned.targets
        diagonals += turned.diagonals
    return Board(
        BOARD_SIDE,
        BOARD_SIDE,
        tuple(walls.to_bytes(BOARD_SIDE**2, "little")),
        tuple(target for target, _ in targets),
        tuple(symbol for _, symbol in targets),
        tuple(diagonals),
        _CLOSED,
        names,
    )


@dataclass(frozen=True)
class _Turned:
    """A panel's parts on a board. ``walls`` has one byte for the mask of each cell, the first cell lowest."""

    walls: int
    targets: tuple[tuple[Target, Symbol], ...]
    diagonals: tuple[Diagonal, ...]


@cache
def _turned(name: str, quadrant: int) -> _Turned:
    panel = PANELS[name]
    walls = 0
    for spot, side in panel.walls:  # inner walls only: the edge is already closed
        cell, direction = spot.on_board(quadrant), Direction((side + quadrant) % 4)
        there = cell + STEPS[direction]
        walls |= 1 << 8 * cell + direction | 1 << 8 * there + (direction ^ 2)
    return _Turned(
        walls,
        tuple((Target(spot.on_board(quadrant), robot), symbol) for spot, robot, symbol in panel.targets),
        tuple(
            Diagonal(spot.on_board(quadrant), robot, LEANS_TURNED[lean] if quadrant % 2 else lean)
            for spot, robot, lean in panel.diagonals
        ),
    )


_NOTCH = Spot(PANEL_SIDE - 1, PANEL_SIDE - 1)
_CLOSED = frozenset(_NOTCH.on_board(quadrant) for quadrant in range(4))
_CLOSED_WALLS = int.from_bytes(bytes(Board.build(BOARD_SIDE, BOARD_SIDE, closed=_CLOSED).walls), "little")
