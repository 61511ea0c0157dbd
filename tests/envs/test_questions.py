"""Questions in words, and the score of answers."""

import subprocess
import sys

import pytest

from ricochetrobots import InputError, Wanted, generate
from ricochetrobots.envs.questions import question, score
from ricochetrobots.extras import install_command

EASY = "2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2"
WITH_DIAGONALS = "8x8:b2e,c3s,#d1,Ra3m,*c6,Bf6/ Rc4 Gh8 Ba2 >*h4"


@pytest.mark.parametrize(
    ("answer", "points"),
    [
        ("Re Rn", 1.0),
        (" Re,\nRn\n", 1.0),
        ("Gn Re Gs Rn", 0.6),
        ("Re Rn Rs Rn", 0.6),
        ("Re", 0.2),
        ("Gn Gs", 0.2),
        ("Re Re", 0.05),
        ("Re Rn Rn", 0.2 / 3),
        ("Sn", 0.0),
        ("Re Rn.", 0.0),
        ("Move red east.", 0.0),
        ("", 0.0),
        (None, 0.0),
        ("Gn Gs " * 50, 0.0),
    ],
)
def test_an_answer_scores_by_legality_success_and_length(answer: str | None, points: float) -> None:
    assert score(EASY, 2, answer) == pytest.approx(points, abs=1e-4)


def test_a_way_without_a_turn_does_not_score_as_a_solution() -> None:
    assert score("5x5: Ra1 Gc3 >Re1", 4, "Re") == 0.2


def test_a_shortest_path_scores_most() -> None:
    for found, _ in zip(generate(Wanted(edition="2013", moves=range(2, 7)), seed=3), range(20), strict=False):
        path, optimum = str(found.solution.path), found.solution.moves
        assert optimum is not None
        assert score(found.puzzle, optimum, path) == 1
        assert score(found.puzzle, optimum, path.rpartition(" ")[0]) <= 0.2
        assert 0 < score(found.puzzle, optimum, f"{path} {path}") < 1


def test_a_question_says_what_is_needed() -> None:
    text = question(EASY)
    assert "Bring the red robot (R) to m2." in text
    assert "R is red on l11, G is green on e14, B is blue on p7, Y is yellow on k16." in text
    assert "diagonal" not in text
    assert text.count("\n") > 33
    with_diagonals = question(WITH_DIAGONALS)
    assert "Bring any robot to h4." in with_diagonals
    assert "lets robots of its own colour pass" in with_diagonals
    assert "8 x 8" in with_diagonals


def test_a_text_that_is_no_puzzle_is_refused() -> None:
    for fault in (lambda: question("?"), lambda: score("?", 2, "Re")):
        with pytest.raises(InputError):
            fault()


def test_an_impossible_optimum_is_refused() -> None:
    """It would give a score below 0."""
    with pytest.raises(ValueError, match="optimum must be 2 or more"):
        score("5x5: Ra1 Ge1 >Rd5", -5, "Re Rs")


def test_a_missing_extra_is_one_sentence() -> None:
    program = "import sys; sys.modules['reasoning_gym'] = None\nimport ricochetrobots.envs.reasoning"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert ran.stderr.splitlines()[-1].endswith(
        f"ricochetrobots.envs.reasoning needs the extra reasoning: {install_command('reasoning')}"
    )
