"""Puzzles as questions in words, and a score for the answers."""

import re

from ricochetrobots.core import InputError, MoveError, Puzzle, Slide, as_puzzle, parse_move, reached
from ricochetrobots.draw import board_text
from ricochetrobots.puzzles.grading import FEWEST_MOVES

MOST_MOVES = 99
"""Longer answers score 0, as no bid is higher."""
DIGITS = 4
FOR_LEGAL = 0.2
"""The score of a path of legal moves that does not solve the puzzle. A path that breaks off gets at most half of it."""

RULES = """\
Robots slide on a board of {width} x {height} cells. Columns are named by letters from the west, rows by numbers from \
the north. A robot that moves continues in its direction until a wall, the edge or another robot stops it. A move is \
the letter of a robot and a direction: n, e, s or w. A robot that is stopped at once cannot move that way.{diagonals}
{task} Before it arrives, this robot must have turned by 90 degrees between two of its own moves: moves along one line \
alone do not count.
"""
DIAGONALS = """
A diagonal (a letter and / or \\) turns robots of other colours by 90 degrees and lets robots of its own colour pass. \
No robot may stop on one.\
"""
ANSWER = """\
Find a path with as few moves as possible. Answer with the moves alone, in order, separated by spaces, such as: \
Rn Be Gs"""


def question(puzzle: Puzzle | str) -> str:
    """Return the rules, a drawing of the puzzle and the task. Raises InputError for a text that is no puzzle."""
    puzzle = as_puzzle(puzzle)
    board, target, position = puzzle.board, puzzle.target, puzzle.position
    cell = board.name(target.cell)
    wanted = (
        "any robot" if target.robot is None else f"the {target.robot.colour} robot ({target.robot.letter})"
    )
    rules = RULES.format(
        width=board.width,
        height=board.height,
        diagonals=DIAGONALS if board.diagonals else "",
        task=f"Bring {wanted} to {cell}.",
    )
    robots = ", ".join(
        f"{robot.letter} is {robot.colour} on {board.name(position.cell(robot))}"
        for robot in position.in_play
    )
    return f"{rules}\n{board_text(puzzle)}\n\nRobots: {robots}.\nTarget: {cell}.\n\n{ANSWER}"


def score(puzzle: Puzzle | str, optimum: int, answer: str | None) -> float:
    """Return how good an answer is, from 0 to 1.

    1: a path as short as the optimum. Longer paths that solve the puzzle get 0.2 and the rest in proportion:
    ``0.2 + 0.8 * optimum / moves``. Legal moves that do not solve it get 0.2. Where a move is not legal, the share of
    moves before it gets at most 0.1. A text that is no path, no moves or more than 99 get 0. Moves may be separated by
    spaces, commas or line breaks. Raises InputError for a puzzle that is none, and ValueError for an optimum below 2,
    which no puzzle has (R5.4).

    >>> puzzle = "2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2"
    >>> [score(puzzle, 2, answer) for answer in ("Re Rn", "Gn Re Rn Gs", "Re", "Re Rx", "")]
    [1.0, 0.6, 0.2, 0.0, 0.0]
    """
    puzzle = as_puzzle(puzzle)
    if optimum < FEWEST_MOVES:
        raise ValueError(f"optimum must be {FEWEST_MOVES} or more, not {optimum}.")
    words = [] if answer is None else [word for word in re.split(r"[\s,]+", answer) if word]
    if len(words) not in range(1, MOST_MOVES + 1):
        return 0.0
    try:
        moves = [parse_move(word) for word in words]
    except InputError:
        return 0.0
    position, slides = puzzle.position, list[Slide]()
    for move in moves:
        try:
            slides.append(position.slide(move))
        except MoveError:
            return round(FOR_LEGAL / 2 * len(slides) / len(moves), DIGITS)
        position = position.play(move)
    if reached(puzzle, slides) is None:
        return FOR_LEGAL
    return round(FOR_LEGAL + (1 - FOR_LEGAL) * min(1.0, optimum / len(moves)), DIGITS)
