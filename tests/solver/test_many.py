"""Many puzzles in one call: the answers of single calls, in order, whatever the number of threads."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import count
from weakref import WeakKeyDictionary

import pytest

from ricochetrobots.core import (
    Puzzle,
    Status,
    UnreadableError,
    WrongTypeError,
    format_target,
    parse_position,
    parse_puzzle,
)
from ricochetrobots.envs import Pool
from ricochetrobots.solver import Cancel, Limits, Solution, solve, solve_many, solve_targets
from ricochetrobots.solver.worker import Question, answers
from support.engines import NATIVE_ONLY
from support.puzzles import read_puzzles

PUZZLES = [parse_puzzle(line.puzzle) for line in read_puzzles() if 2 <= line.moves <= 9][:40]


def untimed(solution: Solution) -> Solution:
    return replace(solution, seconds=0.0)


@pytest.mark.parametrize("threads", [1, 3])
@pytest.mark.parametrize("ricochet_rule", [True, False])
def test_each_answer_is_that_of_a_single_call(threads: int, ricochet_rule: bool) -> None:
    seen: list[int] = []
    answers = list(solve_many(PUZZLES, threads=threads, progress=seen.append, ricochet_rule=ricochet_rule))
    assert list(map(untimed, answers)) == [
        untimed(solve(puzzle, ricochet_rule=ricochet_rule)) for puzzle in PUZZLES
    ]
    assert seen == list(range(1, len(PUZZLES) + 1))


@pytest.mark.parametrize(("threads", "ahead"), [(1, 0), (2, 16)])
def test_it_reads_no_further_than_it_has_to(threads: int, ahead: int) -> None:
    read: list[int] = []

    def endless() -> Iterator[Puzzle]:
        for number in count(1):
            read.append(number)
            yield PUZZLES[number % len(PUZZLES)]

    answers = solve_many(endless(), threads=threads)
    for answered in range(1, 50):
        next(answers)
        assert len(read) <= answered + ahead


@pytest.mark.parametrize("threads", [1, 3])
def test_a_limit_is_for_each_puzzle(threads: int) -> None:
    limits = Limits(max_moves=5)
    for puzzle, found in zip(PUZZLES, solve_many(PUZZLES, limits, threads=threads), strict=True):
        assert untimed(found) == untimed(solve(puzzle, limits))


@pytest.mark.parametrize("threads", [1, 3])
def test_what_is_left_when_it_is_cancelled_is_answered_limit(threads: int) -> None:
    for cancel, limits in ((Cancel(), Limits()), (Cancel(), Limits(cancel=Cancel()))):
        answers = solve_many(PUZZLES, limits, threads=threads, cancel=cancel)
        first = next(answers)
        assert first.status is Status.SOLVED
        (limits.cancel or cancel).cancel()
        rest = list(answers)
        assert len(rest) == len(PUZZLES) - 1
        assert rest[-1].status is Status.LIMIT


@pytest.mark.parametrize("threads", [1, 3])
def test_a_text_that_is_no_puzzle_is_refused_in_its_turn(threads: int) -> None:
    answers = solve_many([str(PUZZLES[0]), "nonsense"], threads=threads)
    with pytest.raises(UnreadableError):
        list(answers)


def test_a_single_puzzle_is_refused() -> None:
    """A text would be read character by character."""
    for puzzle in (PUZZLES[0], str(PUZZLES[0])):
        with pytest.raises(WrongTypeError, match="several puzzles"):
            solve_many(puzzle)  # type: ignore[arg-type]  # wrong on purpose
        with pytest.raises(WrongTypeError, match="several puzzles"):
            Pool.of(puzzle)  # type: ignore[arg-type]  # wrong on purpose


def test_it_needs_a_thread() -> None:
    with pytest.raises(ValueError, match="threads must be 1 or more"):
        solve_many(PUZZLES, threads=0)


@NATIVE_ONLY
def test_a_board_is_converted_once_for_all_questions_about_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The targets of a position, and the rounds of an evening, which a solver's process reads one by one."""
    from ricochetrobots.solver import _kernel, native  # which are missing without a kernel

    made: list[object] = []
    convert: Callable[..., object] = _kernel.KernelBoard

    def counted(*numbers: object) -> object:
        made.append(numbers)
        return convert(*numbers)

    monkeypatch.setattr(native, "_boards", WeakKeyDictionary())
    monkeypatch.setattr(_kernel, "KernelBoard", counted)
    text = "4A3D2B1C Rc4 Gn12 Bj5 Ya2"
    targets = [
        format_target(target, parse_position(text).board) for target in parse_position(text).board.targets
    ]
    assert len(solve_targets(text, limits=Limits(max_moves=2))) == len(targets) == 17
    for target in targets:
        question = Question(
            puzzle=f"{text} {target}", seconds=60, max_expanded=10, max_bytes=10**8, max_count=10
        )
        assert len(list(answers(question))) == 2
    assert len(made) == 1
