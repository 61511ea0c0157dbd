import pytest

from ricochetrobots.core import count_sequences, divide, parse_position
from support import naive
from support.golden import GOLDEN, CountLine, read_counts

LINES = {
    f"{path.stem}-{line.id}-{line.depth}": line
    for path in sorted(GOLDEN.glob("*.count"))
    for line in read_counts(path)
}
SHALLOW = {id: line for id, line in LINES.items() if line.depth <= 2}


def breakdown(line: CountLine) -> str:
    """Return the counts of each first move, of the package and of the twin, to help find the fault."""
    ours = {str(move): count for move, count in divide(parse_position(line.position), line.depth).items()}
    board, robots = naive.read_position(line.position)
    rows = [f"{line.position}: {line.count} sequences of {line.depth} moves; first move, found, by the twin:"]
    for move in [robot + direction for robot in robots for direction in "nesw"]:
        outcome = naive.slide(board, robots, move)
        after = {**robots, move[0]: outcome.spots[-1]}
        twin = outcome.refused or naive.count(board, after, line.depth - 1)
        rows.append(f"  {move} {ours.get(move, 'refused')} {twin}")
    return "\n".join(rows)


@pytest.mark.parametrize("line", LINES.values(), ids=LINES)
def test_golden_counts(line: CountLine) -> None:
    assert count_sequences(parse_position(line.position), line.depth) == line.count, breakdown(line)


@pytest.mark.parametrize("line", SHALLOW.values(), ids=SHALLOW)
def test_the_twin_counts_the_same(line: CountLine) -> None:
    assert naive.count(*naive.read_position(line.position), line.depth) == line.count


def test_golden_counts_cover_what_matters() -> None:
    texts = {line.position for line in LINES.values()}
    assert len(texts) >= 30
    assert {len(text.split()) - 1 for text in texts} == {1, 2, 3, 4, 5}
    assert max(line.depth for line in LINES.values()) >= 6


def test_divide_says_what_each_first_move_leads_to() -> None:
    position = parse_position("3D2D4C1C Rp5 Gl7 Bl5 Yb7 Si1")
    parts = divide(position, 3)
    assert sum(parts.values()) == count_sequences(position, 3)
    assert all(count_sequences(position.play(move), 2) == count for move, count in parts.items())
    assert list(parts) == sorted(parts)


def test_a_robot_in_a_corner_has_two_moves_and_then_two_more() -> None:
    position = parse_position("5x5: Ra1")
    assert {str(move): count for move, count in divide(position, 2).items()} == {"Re": 2, "Rs": 2}


def test_no_moves_is_one_sequence() -> None:
    assert count_sequences(parse_position("2x2: Ra1"), 0) == 1


def test_nobody_counts_below_nothing() -> None:
    position = parse_position("2x2: Ra1")
    with pytest.raises(ValueError, match="0 or more, not -1"):
        count_sequences(position, -1)
    with pytest.raises(ValueError, match="1 or more, not 0"):
        divide(position, 0)
