import copy
import pickle
import re
from collections.abc import Callable

import pytest

from ricochetrobots import core
from ricochetrobots.core import (
    AmbiguousError,
    BlockedMoveError,
    Direction,
    EndlessSlideError,
    IllegalError,
    InputError,
    MoveError,
    RicochetError,
    Robot,
    RobotNotInPlayError,
    UnreadableError,
    errors,
    parse_board,
)
from ricochetrobots.core.errors import DiagonalStopError
from ricochetrobots.core.sentence import Sentence


def tree(root: type[RicochetError]) -> list[type[RicochetError]]:
    """Return the class and those below it in this module, in order of definition."""
    here = [kind for kind in root.__subclasses__() if kind.__module__ == errors.__name__]
    return [root, *(kind for child in here for kind in tree(child))]


def test_codes_are_stable() -> None:
    assert [(kind.__name__, kind.code, kind.clause) for kind in tree(RicochetError)] == [
        ("RicochetError", "error", None),
        ("RefusalError", "error", None),
        ("InputError", "input", None),
        ("UnreadableError", "unreadable", None),
        ("IllegalError", "illegal", None),
        ("AmbiguousError", "ambiguous", None),
        ("MoveError", "move", None),
        ("BlockedMoveError", "move-blocked", "R3.3"),
        ("DiagonalStopError", "stops-on-diagonal", "R4.3"),
        ("EndlessSlideError", "endless-slide", "R4.4"),
        ("RobotNotInPlayError", "robot-not-in-play", "R3.1"),
        ("WrongTypeError", "wrong-type", None),
    ]


def test_the_tree_in_the_docstring_is_the_tree() -> None:
    drawn = re.findall(r"(\w+Error) +([a-z-]+)? ", errors.__doc__ or "")
    assert [name for name, _ in drawn] == [kind.__name__ for kind in tree(RicochetError)]
    leaves = {kind.__name__: kind.code for kind in tree(RicochetError) if not kind.__subclasses__()}
    assert {name: code for name, code in drawn if name in leaves} == leaves


def test_input_errors_are_value_errors() -> None:
    assert issubclass(InputError, ValueError)
    assert not issubclass(MoveError, ValueError)


@pytest.mark.parametrize(
    "error",
    [
        UnreadableError(Sentence("fault", "No."), "text", 2),
        IllegalError(Sentence("fault", "No."), "text", 2, "R1.2"),
        AmbiguousError(Sentence("fault", "No."), "text", 2),
        BlockedMoveError(Robot.RED, Direction.EAST, "wall"),
        BlockedMoveError(Robot.RED, Direction.EAST, Robot.SILVER),
        DiagonalStopError(Robot.RED, Direction.EAST, parse_board("5x5:").cell("c3")),
        EndlessSlideError(Robot.RED, Direction.EAST),
        RobotNotInPlayError(Robot.BLUE),
    ],
    ids=lambda error: str(error),
)
def test_errors_survive_a_journey_between_processes(error: RicochetError) -> None:
    for there in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
        assert type(there) is type(error)
        assert str(there) == str(error)
        assert vars(there) == vars(error)
        assert (there.code, there.clause) == (error.code, error.clause)


@pytest.mark.parametrize("before", [0, 1, 50, 99, 100, 101, 150, 250, 1000])
@pytest.mark.parametrize("after", [0, 1, 98, 99, 100, 101, 1000])
def test_errors_quote_what_is_around_the_fault(before: int, after: int) -> None:
    error = UnreadableError(Sentence("fault", "No."), "a" * before + "!" + "z" * after, before)
    assert len(error.text) == min(before + 1 + after, 200)
    assert error.text[error.position] == "!"
    assert error.text.startswith("…") is (error.position < before)
    assert error.text.endswith("…") is (len(error.text) - error.position < 1 + after)
    assert vars(pickle.loads(pickle.dumps(error))) == vars(error)


@pytest.mark.parametrize(
    "read",
    [
        core.parse_puzzle,
        core.parse_move,
        core.parse_path,
        core.edition,
        core.parse_board("5x5:").cell,
        lambda text: core.assemble(text, text, text, text),
    ],
)
@pytest.mark.parametrize("text", ["x" * 5000, "Rn " * 5000, "5x5:" + "a1e," * 5000, "9" * 5000])
def test_errors_quote_little_of_a_long_text(read: Callable[[str], object], text: str) -> None:
    with pytest.raises(InputError) as error:
        read(text)
    assert len(error.value.text) == 200
    assert 0 <= error.value.position <= 200
    assert len(str(error.value)) < 300


def test_a_fault_keeps_its_place_within_a_longer_text() -> None:
    inner = IllegalError(Sentence("fault", "No."), "c9", 1, "R1.1")
    outer = inner.within("Rc9 Gc9", 1)
    assert type(outer) is IllegalError
    assert (outer.text, outer.position, outer.clause, str(outer)) == ("Rc9 Gc9", 2, "R1.1", "No.")
