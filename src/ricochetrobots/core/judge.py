"""Decide whether a robot reaches a target (R5) and judge paths."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from ricochetrobots.core.errors import MoveError
from ricochetrobots.core.geometry import Robot
from ricochetrobots.core.move import Move, Path, Slide
from ricochetrobots.core.position import Puzzle, as_puzzle
from ricochetrobots.core.reader import as_robot
from ricochetrobots.core.sentence import Sentence, titled


def has_ricocheted(slides: Sequence[Slide], robot: Robot | str) -> bool:
    """Return whether the robot turned by 90 degrees between two of its moves (R5.3).

    Only this robot's slides count. One must start at a right angle to the direction in which the previous one ended.
    Neither a move straight back nor a bounce on a diagonal within one slide is a ricochet.
    """
    robot = as_robot(robot)
    slides_of_robot = (slide for slide in slides if slide.move.robot is robot)
    return any(
        before.heading.is_horizontal is not after.move.direction.is_horizontal
        for before, after in pairwise(slides_of_robot)
    )


def reached(puzzle: Puzzle | str, slides: Sequence[Slide], *, ricochet_rule: bool = True) -> Robot | None:
    """Return the robot that has reached the target according to R5.1-R5.3 after these slides, or None.

    Any robot in play that has ricocheted can reach the vortex. Without ``ricochet_rule``, a robot only has to stand on
    the target, even before the first move.
    """
    puzzle = as_puzzle(puzzle)
    ends = {slide.move.robot: slide.end for slide in slides}
    wanted = puzzle.position.in_play if puzzle.target.robot is None else (puzzle.target.robot,)
    for robot in wanted:
        if ends.get(robot, puzzle.position.cell(robot)) == puzzle.target.cell:
            return robot if not ricochet_rule or has_ricocheted(slides, robot) else None
    return None


@dataclass(frozen=True)
class Verdict:
    """The result of `judge`; it is true as a condition only if the path is ``ok``.

    ``slides`` are the slides made until the verdict. If not ``ok``, ``clause`` and ``code`` identify the broken rule.
    ``move_index`` is the 0-based index of the illegal move, or None if every move is legal but the path fails.
    """

    ok: bool
    slides: tuple[Slide, ...]
    sentence: str
    clause: str | None = None
    code: str | None = None
    move_index: int | None = None

    def __bool__(self) -> bool:
        """Return ``ok``."""
        return self.ok


def judge(puzzle: Puzzle | str, path: Iterable[Move | str] | str, *, ricochet_rule: bool = True) -> Verdict:
    """Judge whether every move of the path is legal and the path ends on the target.

    The path may also pass the target earlier. ``code`` is that of a MoveError, ``path-empty`` (R5.4),
    ``target-not-reached`` (R5.1) or ``no-ricochet`` (R5.2). Both arguments may be text. Raises InputError for a text
    that is not valid.

    >>> judge("2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2", "Re Rn").sentence
    'Red reaches m2 in 2 moves.'
    """
    puzzle, path = as_puzzle(puzzle), Path(path)
    slides: list[Slide] = []
    position = puzzle.position
    for index, move in enumerate(path):
        try:
            slides.append(position.slide(move))
        except MoveError as error:
            return Verdict(False, tuple(slides), error.sentence, error.clause, error.code, index)
        position = position.place(move.robot, slides[-1].end)
    made = tuple(slides)
    name = position.board.name(puzzle.target.cell)
    robot = reached(puzzle, made, ricochet_rule=ricochet_rule)
    if robot is not None:
        reaches = Sentence(
            "judged-reaches",
            "{who} reaches {cell} in {count}.",
            who=titled(robot),
            cell=name,
            count=f"{len(path)} move{'' if len(path) == 1 else 's'}",
            moves=len(path),
        )
        return Verdict(True, made, reaches)
    if not path:
        return Verdict(
            False, made, Sentence("judged-empty", "A path has at least one move."), "R5.4", "path-empty"
        )
    required = puzzle.target.robot
    standing = position.robot_at(puzzle.target.cell)
    if standing is None or required not in (None, standing):
        if required is None:
            missed = Sentence("judged-nobody-there", "No robot stands on {cell} at the end.", cell=name)
        else:
            missed = Sentence(
                "judged-not-there",
                "The {colour} robot does not stand on {cell} at the end.",
                colour=required.colour,
                who=titled(required),
                cell=name,
            )
        return Verdict(False, made, missed, "R5.1", "target-not-reached")
    straight = Sentence(
        "judged-no-ricochet",
        "{who} has not turned by 90 degrees between two of its own moves.",
        who=titled(standing),
    )
    return Verdict(False, made, straight, "R5.2", "no-ricochet")
