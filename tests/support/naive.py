"""The rules of movement again, by the simplest means: a twin with which tests compare the package.

Shares no code with it. Cells are (column, row); a board is a set of closed sides, each a pair of cells;
robots are a dict from letter to cell. Reads the forms of docs/notation.md without checking them.
"""

import json
import re
from dataclasses import dataclass
from pathlib import Path

Spot = tuple[int, int]
Robots = dict[str, Spot]

DATA = Path(__file__).parents[2] / "src/ricochetrobots/core/panels.json"
AHEAD = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
BOUNCE = {
    "/": {"n": "e", "e": "n", "s": "w", "w": "s"},
    "\\": {"n": "w", "w": "n", "s": "e", "e": "s"},
}
COLOURS = {"red": "R", "green": "G", "blue": "B", "yellow": "Y"}


@dataclass
class NaiveBoard:
    width: int
    height: int
    sides: set[frozenset[Spot]]
    closed: set[Spot]
    diagonals: dict[Spot, tuple[str, str]]

    def is_open(self, spot: Spot, direction: str) -> bool:
        beyond = ahead(spot, direction)
        inside = 0 <= beyond[0] < self.width and 0 <= beyond[1] < self.height
        return inside and beyond not in self.closed and frozenset((spot, beyond)) not in self.sides


@dataclass
class Outcome:
    """The end of a move, or its refusal: then ``refused`` is the code and ``by`` the obstacle."""

    spots: list[Spot]
    heading: str
    refused: str | None = None
    blocker: str | None = None


def ahead(spot: Spot, direction: str) -> Spot:
    return spot[0] + AHEAD[direction][0], spot[1] + AHEAD[direction][1]


def name(spot: Spot) -> str:
    letters = [chr(97 + i) for i in range(26)] + [f"a{chr(97 + i)}" for i in range(6)]
    return f"{letters[spot[0]]}{spot[1] + 1}"


def spot(cell_name: str) -> Spot:
    letters = cell_name.rstrip("0123456789")
    column = 26 + ord(letters[1]) - 97 if len(letters) == 2 else ord(letters) - 97
    return column, int(cell_name[len(letters) :]) - 1


def turned(place: Spot, quarters: int) -> Spot:
    """Turn a place of a 16 x 16 board clockwise around the centre."""
    x, y = 2 * place[0] - 15, 2 * place[1] - 15
    for _ in range(quarters):
        x, y = -y, x
    return (x + 15) // 2, (y + 15) // 2


def read_board(text: str) -> NaiveBoard:
    return custom_board(text) if ":" in text else official_board(text)


def official_board(text: str) -> NaiveBoard:
    faces = json.loads(DATA.read_text())["panels"]
    board = NaiveBoard(16, 16, set(), {(7, 7), (8, 7), (7, 8), (8, 8)}, {})
    for quarters in range(4):
        face = faces[text[2 * quarters : 2 * quarters + 2]]
        for key, (dx, dy) in (("wall_east", (1, 0)), ("wall_south", (0, 1))):
            for x, y in face[key]:
                board.sides.add(frozenset((turned((x, y), quarters), turned((x + dx, y + dy), quarters))))
        for diagonal in face["diagonals"]:
            lean = diagonal["orientation"]
            if quarters in (1, 3):
                lean = {"/": "\\", "\\": "/"}[lean]
            board.diagonals[turned((diagonal["x"], diagonal["y"]), quarters)] = (
                COLOURS[diagonal["colour"]],
                lean,
            )
    return board


def custom_board(text: str) -> NaiveBoard:
    size, _, parts = text.partition(":")
    width, height = map(int, size.split("x"))
    board = NaiveBoard(width, height, set(), set(), {})
    for part in filter(None, parts.split(",")):
        if part[0] == "#":
            board.closed.add(spot(part[1:]))
        elif part[-1] in "/\\":
            board.diagonals[spot(part[1:-1])] = part[0], part[-1]
        elif re.fullmatch(r"[a-z]+[0-9]+[nesw]", part):
            cell = spot(part[:-1])
            board.sides.add(frozenset((cell, ahead(cell, part[-1]))))
    return board


def read_position(text: str) -> tuple[NaiveBoard, Robots]:
    board, *robots = text.split(" ")
    return read_board(board), {robot[0]: spot(robot[1:]) for robot in robots if robot[0] != ">"}


def slide(board: NaiveBoard, robots: Robots, move: str) -> Outcome:
    robot, heading = move[0], move[1]
    others = {where: letter for letter, where in robots.items() if letter != robot}
    spots = [robots[robot]]
    for _ in range(4 * board.width * board.height + 1):
        here = spots[-1]
        beyond = ahead(here, heading)
        if not board.is_open(here, heading) or beyond in others:
            if len(spots) == 1:
                blocker = others.get(beyond, "wall") if board.is_open(here, heading) else "wall"
                return Outcome(spots, heading, "move-blocked", blocker)
            refused = "stops-on-diagonal" if here in board.diagonals else None
            return Outcome(spots, heading, refused)
        spots.append(beyond)
        if beyond in board.diagonals:
            colour, lean = board.diagonals[beyond]
            if colour != robot:
                heading = BOUNCE[lean][heading]
    return Outcome(spots, heading, "endless-slide")


def count(board: NaiveBoard, robots: Robots, depth: int) -> int:
    if depth == 0:
        return 1
    total = 0
    for robot in robots:
        for direction in "nesw":
            outcome = slide(board, robots, robot + direction)
            if outcome.refused is None:
                total += count(board, {**robots, robot: outcome.spots[-1]}, depth - 1)
    return total


def solves(puzzle: str, path: list[str], *, ricochet_rule: bool = True) -> bool:
    """Return whether the path ends with the right robot on the target, by R5.1-R5.3."""
    position, _, target = puzzle.rpartition(" >")
    board, robots = read_position(position)
    travelled: dict[str, list[str]] = {robot: [] for robot in robots}
    for move in path:
        if move[0] not in robots:
            return False
        outcome = slide(board, robots, move)
        if outcome.refused is not None:
            return False
        robots = {**robots, move[0]: outcome.spots[-1]}
        travelled[move[0]] += [move[1], outcome.heading]
    for robot, where in robots.items():
        if where == spot(target[1:]) and target[0] in ("*", robot):
            ways = travelled[robot]
            joints = zip(ways[1::2], ways[2::2], strict=False)
            return not ricochet_rule or any((a in "ns") != (b in "ns") for a, b in joints)
    return False


def moves_alone(board: NaiveBoard, robots: Robots, chip: str, most: int) -> float:
    """Return the moves that one robot needs to the chip, such as ">Rc4", while the others stand still."""
    target, runs = spot(chip[2:]), [letter for letter in robots if chip[1] in ("*", letter)]
    walked = {(letter, robots[letter], "") for letter in runs}
    known = set(walked)
    for moves in range(1, most + 1):
        after = set()
        for letter, where, ways in walked:
            for direction in "nesw":
                made = slide(board, {**robots, letter: where}, letter + direction)
                turned = ways == "corner" or (ways and (ways in "ns") != (direction in "ns"))
                if made.refused is None:
                    after.add((letter, made.spots[-1], "corner" if turned else made.heading))
        if any(where == target and ways == "corner" for _, where, ways in after):
            return moves
        walked = after - known
        known |= after
    return float("inf")
