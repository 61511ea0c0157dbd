"""Tables of all distances: every position of small boards, positions of official ones, and the file."""

import json
import random
import zlib
from collections.abc import Callable
from itertools import permutations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ricochetrobots.core import (
    Board,
    Cell,
    InputError,
    Position,
    Puzzle,
    Robot,
    Target,
    parse_board,
    parse_position,
    parse_target,
)
from ricochetrobots.solver import Cancel, EngineMissingError, solve
from ricochetrobots.strong import (
    StrongTable,
    TableBesideError,
    TableCancelledError,
    TableFileError,
    TableMemory,
    TableMemoryError,
    TablePositionError,
    TableProgress,
    TableUnsupportedError,
    TableWrongError,
    bytes_needed,
    keep_maxima,
    maxima_of,
    open_table,
    plain_boards,
    strong_table,
)
from ricochetrobots.strong.layout import TableLayout
from support.depth import examples
from support.engines import NATIVE_ONLY
from support.naive_search import shortest
from support.strategies import COLOURED, custom_boards, standable

pytestmark = pytest.mark.slow

BARE = "4x4:b2e,c3s"
COLOURFUL = "4x4:b2e,Rc1/,Gd3\\,Ba3/"
QUARTER = "8x8:Rh1m,Ga8g,Bh8p,Yd4s,d4e,Re6g,e6s,Gc3/,f2n,b6w"
QUARTER_PLAIN = "8x8:Rh1m,Ga8g,Bh8p,Yd4s,d4e,e6s,f2n,b6w"
DISTANCES_UP_TO = 60
"""More moves than any state of these boards needs, so that the naive search always ends."""


def table(board: str, target: str, *, robots: str = "RGBY", ricochet_rule: bool = True) -> StrongTable:
    read = parse_board(board)
    return strong_table(read, parse_target(target, read), robots=robots, ricochet_rule=ricochet_rule)


def positions(board: Board, robots: tuple[Robot, ...]) -> list[Position]:
    """All of them."""
    return [
        Position(board, tuple(dict(zip(robots, cells, strict=True)).get(robot) for robot in Robot))
        for cells in permutations(standable(board), len(robots))
    ]


@NATIVE_ONLY
@examples(15)
@given(board=custom_boards(max_side=4), draw=st.data(), ricochet_rule=st.booleans())
def test_small_boards(board: Board, draw: st.DataObject, ricochet_rule: bool) -> None:
    cells = standable(board)
    if len(cells) < 4:
        return
    absent = draw.draw(st.sampled_from(Robot))
    robots = tuple(robot for robot in Robot if robot is not absent)
    chosen = draw.draw(
        st.sampled_from([robot for robot in COLOURED if robot is not absent])
        | (st.none() if not board.diagonals else st.nothing())
    )
    target = Target(draw.draw(st.sampled_from(cells)), chosen)
    letters = "".join(robot.letter for robot in robots)
    with strong_table(board, target, robots=letters, ricochet_rule=ricochet_rule) as made:
        for _ in range(3):
            stands = draw.draw(st.permutations(cells))[:4]
            placed = dict(zip(robots, stands, strict=True))
            position = Position(board, tuple(map(placed.get, Robot)))
            text = str(Puzzle(position, target))
            answer = shortest(text, ricochet_rule=ricochet_rule, max_moves=DISTANCES_UP_TO)
            assert answer.moves is not None or answer.exhausted
            assert made.distance(position) == answer.moves


@NATIVE_ONLY
@pytest.mark.parametrize(("board", "target"), [(BARE, ">Rb3"), (COLOURFUL, ">Bc3"), ("3x3:#b2,Ra2/", ">Ra1")])
@pytest.mark.parametrize("ricochet_rule", [True, False])
def test_counts_are_those_of_its_positions(board: str, target: str, ricochet_rule: bool) -> None:
    with table(board, target, ricochet_rule=ricochet_rule) as made:
        robots = tuple(map(Robot, range(4)))
        all_positions = positions(made.board, robots)
        distances = [made.distance(position) for position in all_positions]
        assert len(all_positions) % made.positions == 0
        times = len(all_positions) // made.positions  # robots that are alike may be exchanged
        for moves, count in enumerate(made.distribution):
            assert distances.count(moves) == times * count
        assert distances.count(None) == times * made.unsolvable
        assert made.maximum == max(distance for distance in distances if distance is not None)
        hardest = {
            position
            for position, distance in zip(all_positions, distances, strict=True)
            if distance == made.maximum
        }
        found = made.hardest(limit=100_000)
        assert len(found) == made.distribution[-1]
        assert hardest.issuperset(found)
        assert made.hardest(limit=1) == found[:1]


@NATIVE_ONLY
@pytest.mark.timeout(3600)
def test_whole_boards(request: pytest.FixtureRequest) -> None:
    """A board of a quarter's size; with --full whole ones, with diagonals too, in minutes and 5 GB."""
    full = request.config.getoption("--full", default=False)
    chosen = [(QUARTER, ">Re6", True), (QUARTER, ">Re6", False)]
    if full:
        chosen += [("3A2B1A4B", ">Bm7", True), ("2A3C4A1C", ">Rm2", False), ("2A3C4A1C", ">Rm2", True)]
        chosen += [("2A3C4D1C", ">Rm2", True), ("2A3C4D1C", ">Rm2", False)]
    for text, wanted, ricochet_rule in chosen:
        board = parse_board(text)
        target = parse_target(wanted, board)
        with strong_table(board, target, ricochet_rule=ricochet_rule, threads=2) as made:
            chooser = random.Random(7)
            cells = standable(board)
            for _ in range(300):
                position = Position(board, (*map(Cell, chooser.sample(cells, 4)), None))
                solution = solve(Puzzle(position, target), ricochet_rule=ricochet_rule)
                assert made.distance(position) == solution.moves
            for position in made.hardest(limit=1000 if full else 100):
                solution = solve(Puzzle(position, target), ricochet_rule=ricochet_rule)
                assert solution.moves == made.maximum


@NATIVE_ONLY
def test_threads_make_no_difference(tmp_path: Path) -> None:
    board = parse_board(COLOURFUL)
    target = parse_target(">Bc3", board)
    for threads in (1, 3):
        strong_table(board, target, threads=threads).save(tmp_path / str(threads))
    assert (tmp_path / "1").read_bytes() == (tmp_path / "3").read_bytes()


@NATIVE_ONLY
@pytest.mark.parametrize(("board", "target"), [(BARE, ">Rb3"), (COLOURFUL, ">Bc3")])
def test_a_file_answers_as_the_table_did(board: str, target: str, tmp_path: Path) -> None:
    with table(board, target) as made:
        made.save(tmp_path / "table")
        with open_table(tmp_path / "table") as read:
            assert (read.board, read.target, read.robots) == (made.board, made.target, made.robots)
            assert (read.distribution, read.ricochet_rule) == (made.distribution, made.ricochet_rule)
            for position in positions(made.board, tuple(map(Robot, range(4))))[::97]:
                assert read.distance(position) == made.distance(position)
            read.save(tmp_path / "again")
    assert (tmp_path / "again").read_bytes() == (tmp_path / "table").read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["again", "table"]


@NATIVE_ONLY
def test_a_file_that_cannot_be_written_is_not_there(tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.mkdir()
    with table(BARE, ">Rb3") as made, pytest.raises(OSError, match="taken"):
        made.save(taken)
    assert list(tmp_path.iterdir()) == [taken]


@NATIVE_ONLY
def test_any_changed_byte_is_seen(tmp_path: Path) -> None:
    path = tmp_path / "table"
    table(BARE, ">Rb3").save(path)
    whole = path.read_bytes()
    chooser = random.Random(3)
    header = whole.index(b"}")
    used = [*range(header + 1), *range(4096, len(whole))]
    for at in chooser.sample(used, 60):
        path.write_bytes(whole[:at] + bytes([whole[at] ^ 1 << chooser.randrange(8)]) + whole[at + 1 :])
        with pytest.raises(TableFileError):
            open_table(path)
    for length in (0, 10, 20, 40, 4096, 5000, len(whole) - 1):
        path.write_bytes(whole[:length])
        with pytest.raises(TableFileError):
            open_table(path)
    path.write_bytes(whole + b"\0")
    with pytest.raises(TableFileError, match="damaged"):
        open_table(path)


def test_a_foreign_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter"
    path.write_text("Dear Alex, a robot walks into a wall.")
    with pytest.raises(TableFileError, match="not a table") as caught:
        open_table(path)
    assert (caught.value.code, caught.value.fault) == ("table-file", "foreign")


@pytest.mark.parametrize(
    ("target", "robots", "sentence"),
    [
        (">Rb3", "RGBYS", "not 5"),
        (">Rb3", "GBYS", "red robot is not among"),
    ],
)
def test_what_no_table_answers(target: str, robots: str, sentence: str) -> None:
    with pytest.raises(TableUnsupportedError, match=sentence):
        table(BARE, target, robots=robots)


def test_the_vortex_needs_robots_that_are_alike() -> None:
    with pytest.raises(TableUnsupportedError, match="vortex"):
        table(COLOURFUL, ">*b3")


@NATIVE_ONLY
@pytest.mark.parametrize("target", [">Rb3", ">*b3"])
def test_a_table_of_any_robot_lists_each_position_once(target: str) -> None:
    with table(BARE, target) as made:
        for moves, count in enumerate(made.distribution):
            found = list(made.at(moves))
            assert len(found) == count
            assert all(made.distance(position) == moves for position in found)


@NATIVE_ONLY
def test_a_wrong_distance_is_found(tmp_path: Path) -> None:
    """Change any bit of any position, in a file whose checksum is adapted."""
    path, chooser = tmp_path / "table", random.Random(5)
    free = table(BARE, ">Rb3", ricochet_rule=False)
    for rests_on, chosen in ((None, free), (free, table(BARE, ">Rb3"))):
        chosen.verify(rests_on)
        chosen.save(path)
        whole = path.read_bytes()
        planes = whole[4096:]
        layout = TableLayout(chosen.board, chosen.target, tuple(map(Robot, range(4))))
        size = layout.triples * 32
        for _ in range(20):
            stands = chooser.sample(standable(chosen.board), 4)
            position = Position(chosen.board, (*stands, None))
            bit = layout.triple(position) * 256 + layout.spots[stands[0]]
            at = chooser.randrange(len(planes) // size) * size + bit // 8
            spoiled = planes[:at] + bytes([planes[at] ^ 1 << bit % 8]) + planes[at + 1 :]
            path.write_bytes(with_planes(whole, spoiled))
            with open_table(path) as wrong, pytest.raises(TableWrongError) as caught:
                wrong.verify(rests_on)
            assert caught.value.recorded != caught.value.due
            assert caught.value.code == "table-wrong"


def with_planes(whole: bytes, planes: bytes) -> bytes:
    """Return a table's file with other planes and the checksums that fit them."""
    length = int.from_bytes(whole[20:24], "little")
    header = json.loads(whole[28 : 28 + length])
    header["crc32"] = zlib.crc32(planes)
    encoded = json.dumps(header).encode()
    numbers = (1, len(encoded), zlib.crc32(encoded))
    head = whole[:16] + b"".join(number.to_bytes(4, "little") for number in numbers) + encoded
    return head.ljust(4096, b"\0") + planes


@NATIVE_ONLY
def test_what_a_table_rests_on_is_requested() -> None:
    free, ruled, vortex = table(BARE, ">Rb3", ricochet_rule=False), table(BARE, ">Rb3"), table(BARE, ">*b3")
    vortex.verify(ruled)
    ruled.verify(free)
    for chosen, beside in (
        (ruled, None),
        (ruled, ruled),
        (ruled, table(BARE, ">Rb2", ricochet_rule=False)),
        (ruled, table(BARE, ">Gb3", ricochet_rule=False)),
        (vortex, free),
        (vortex, vortex),
    ):
        with pytest.raises(TableBesideError):
            chosen.verify(beside)
    turned = table(COLOURFUL, ">Bc3")
    with pytest.raises(TableUnsupportedError, match="a diagonal turns"):
        turned.verify(table(COLOURFUL, ">Bc3", ricochet_rule=False))


@NATIVE_ONLY
@pytest.mark.parametrize(("board", "target"), [(BARE, ">Rb3"), (BARE, ">*b3"), (COLOURFUL, ">Bc3")])
def test_a_table_made_from_another_is_the_same(board: str, target: str) -> None:
    one = ">R" + target[2:] if target[1] == "*" else target
    free, ruled = table(board, one, ricochet_rule=False), table(board, one)
    read = parse_board(board)
    chosen = parse_target(target, read)
    rests_on = ruled if chosen.robot is None else free
    made = strong_table(read, chosen, beside=rests_on)
    alone = table(board, target)
    assert (made.digest(), made.distribution) == (alone.digest(), alone.distribution)
    with pytest.raises(TableBesideError):
        strong_table(read, chosen, beside=made)


@NATIVE_ONLY
def test_memory_of_a_closed_table_is_used_again() -> None:
    """Closing works with any content; a closed table answers nothing."""
    read = parse_board(BARE)
    first, second = parse_target(">Rb3", read), parse_target(">Ga1", read)
    with TableMemory() as memory:
        made = strong_table(read, first, memory=memory)
        data = made._data
        made.close()
        made.close()
        with pytest.raises(ValueError, match="closed"):
            made.digest()
        for target, rule in ((second, True), (first, False), (first, True)):
            with strong_table(read, target, ricochet_rule=rule, memory=memory) as again:
                assert again._data is data
                alone = strong_table(read, target, ricochet_rule=rule)
                assert (again.digest(), again.distribution) == (alone.digest(), alone.distribution)
    assert data.closed


@NATIVE_ONLY
def test_equal_tables_have_equal_digests(tmp_path: Path) -> None:
    made = table(BARE, ">Rb3")
    made.save(tmp_path / "table")
    with open_table(tmp_path / "table") as read:
        assert read.digest() == made.digest() == table(BARE, ">Rb3").digest()
    assert made.digest() != table(BARE, ">Rb3", ricochet_rule=False).digest()


def test_a_board_may_be_too_large_or_too_small() -> None:
    for board in ("17x16:", "3x2:#a1,#b1,#c1"):
        with pytest.raises(TableUnsupportedError, match="4 to 256 cells"):
            table(board, ">Rb2")


def test_memory_is_limited() -> None:
    board = parse_board("2A3C4A1C")
    target = parse_target(">Rm2", board)
    needed = bytes_needed(board, target)
    assert needed == (5 + 4) * 2_635_500 * 32
    with pytest.raises(TableMemoryError, match=r"0\.8 GB") as caught:
        strong_table(board, target, max_bytes=needed - 1)
    assert caught.value.needed == needed


def test_positions_of_the_box_are_counted() -> None:
    board = parse_board("2A3C4A1C")
    layout = TableLayout(board, parse_target(">Rm2", board), tuple(map(Robot, range(4))))
    on_target = 251 * 250 * 249 // 6
    assert layout.positions - on_target == 653_635_375


@given(data=st.data(), board=st.sampled_from(["2A3C4A1C", "2A3D4D1C", BARE, COLOURFUL]))
def test_every_bit_is_one_position(data: st.DataObject, board: str) -> None:
    read = parse_board(board)
    layout = TableLayout(read, Target(Cell(3), Robot.RED), tuple(map(Robot, range(4))))
    position = Position(read, (*data.draw(st.permutations(standable(read)))[:4], None))
    triple = layout.triple(position)
    assert 0 <= triple < layout.triples
    again = layout.position(triple, layout.spots[position.cell(Robot.RED)])
    assert layout.triple(again) == triple
    assert sorted(filter(None, again.robots)) == sorted(filter(None, position.robots))


@NATIVE_ONLY
def test_other_positions_are_refused() -> None:
    with table(BARE, ">Rb3") as made:
        for text in ("4x4:b2e Ra1 Gb1 Bc1 Yd1", f"{BARE} Ra1 Gb1 Bc1 Sd1", f"{BARE} Ra1 Gb1 Bc1"):
            with pytest.raises(TablePositionError, match="RGBY"):
                made.distance(parse_position(text))


@NATIVE_ONLY
def test_a_text_gives_what_its_value_gives(tmp_path: Path) -> None:
    board = parse_board(BARE)
    target = parse_target(">Rb3", board)
    position = "4x4:b2e,c3s Ra1 Gb1 Bc1 Yd1"
    assert bytes_needed(BARE, ">Rb3") == bytes_needed(board, target)
    with strong_table(BARE, ">Rb3") as made, strong_table(board, target) as expected:
        assert made.distribution == expected.distribution
        assert made.distance(position) == expected.distance(parse_position(position))
    assert maxima_of(BARE, ">Rb3") == maxima_of(board, target)
    assert len([*plain_boards("1999")]) == 96
    kept = {
        name: list(keep_maxima([given], tmp_path / name))
        for name, given in (("text", QUARTER_PLAIN), ("value", parse_board(QUARTER_PLAIN)))
    }
    assert kept["text"] == kept["value"]
    assert kept["text"]


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: bytes_needed("?", ">Rb3"),
        lambda: bytes_needed(BARE, "?"),
        lambda: maxima_of("?", ">Rb3"),
        lambda: strong_table(BARE, "?"),
        lambda: next(plain_boards("?")),
    ],
)
def test_a_text_that_is_no_value_is_refused(wrong: Callable[[], object]) -> None:
    with pytest.raises(InputError):
        wrong()


@NATIVE_ONLY
def test_it_can_be_cancelled() -> None:
    cancel = Cancel()
    cancel.cancel()
    board = parse_board("2A3C4A1C")
    with pytest.raises(TableCancelledError):
        strong_table(board, parse_target(">Rm2", board), cancel=cancel)


@NATIVE_ONLY
def test_what_progress_raises_ends_it() -> None:
    seen: list[TableProgress] = []

    class Enough(Exception):  # noqa: N818
        pass

    def progress(now: TableProgress) -> None:
        seen.append(now)
        raise Enough

    board = parse_board("2A3C4A1C")
    with pytest.raises(Enough):
        strong_table(board, parse_target(">Rm2", board), progress=progress)
    assert len(seen) == 1
    assert seen[0].positions == 656_239_500


def test_without_the_kernel_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ricochetrobots.strong._kernel", None)
    with pytest.raises(EngineMissingError):
        table(BARE, ">Rb3")
