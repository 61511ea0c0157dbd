"""The kernel's batch agrees with the reference and with the rules of `core`."""

from collections.abc import Sequence

import numpy as np
import pytest
from numpy.typing import NDArray

from ricochetrobots import Wanted, generate, parse_puzzle
from ricochetrobots.core import Position, Puzzle, Robot, parse_move, reached
from ricochetrobots.envs import FARTHEST, MOVES, NUMBERS, PLANES, Batch, Environment, Pool, Reward, Solve
from ricochetrobots.formats import planes as formats_planes
from ricochetrobots.puzzles import UnsolvableError
from ricochetrobots.testing import check_environment
from support.engines import NATIVE_ONLY

EASY = "2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2"
WANTED = [
    Wanted(edition="1999"),
    Wanted(edition="2013", diagonals=False),
    Wanted(edition="2013", diagonals=True),
    Wanted(edition="2013-zman", robots=5),
    Wanted(edition="1999", robots=1, moves=range(1, 6)),
]
SMALL = (
    "8x8:b2e,c3s,#d1,Ra3m,*c6,Bf6/ Rc4 Gh8 Ba2 >*h4",
    "8x8:c3s,f4s,e7e Gd2 Sb1 Ra8 >*e7",
    "8x8:Gb2/,Gf2\\,Gb6\\,Gf6/,Rd4/ Ra2 Ge5 Yh8 >Yc3",  # Red can slide in a ring of green diagonals (R4.4)
)
CORNER = "5x5: Ra1 Ga2 Bb1 Yc3 >Yc5"
RNG = 20261125


def chosen_legally(legal: NDArray[np.int8], rng: np.random.Generator) -> NDArray[np.int64]:
    """Return a random legal action for each environment."""
    return np.asarray((rng.random(legal.shape) * legal).argmax(axis=1))


def assert_like_core(pool: Pool, size: int, steps: int) -> None:
    """Play random actions and compare each with the move in `core`."""
    batch, rng = Batch(pool, size, illegal="penalty"), np.random.default_rng(RNG)
    positions = [batch.puzzle(number).position for number in range(size)]
    memories = [[0] * len(Robot) for _ in range(size)]
    for _ in range(steps):
        over = (batch.terminated | batch.truncated).tolist()
        anything = rng.integers(0, len(MOVES), size)
        actions = np.where(rng.random(size) < 0.9, chosen_legally(batch.legal, rng), anything)
        masks = batch.legal.astype(bool).tolist()
        batch.step(actions)
        cells, rewards = batch.cells.tolist(), batch.rewards.tolist()
        for number, (action, mask) in enumerate(zip(actions.tolist(), masks, strict=True)):
            position, memory, move = positions[number], memories[number], MOVES[action]
            if over[number]:
                start = pool[int(batch.numbers[number])].puzzle.position
                positions[number], memories[number] = start, [0] * len(Robot)
                assert (batch.puzzle(number).position, rewards[number]) == (start, 0)
                continue
            legal = position.legal_moves()
            if [move for move, is_legal in zip(MOVES, mask, strict=True) if is_legal] != [*legal]:
                raise AssertionError(f"{position}: {mask} and {legal}")
            if move in legal:
                made = position.slide(move)
                position = positions[number] = position.place(move.robot, made.end)
                across = 2 if move.direction.is_horizontal else 1
                has_turned = memory[move.robot] in (across, 3)
                memory[move.robot] = 3 if has_turned else 1 if made.heading.is_horizontal else 2
            elif rewards[number] != -1:
                raise AssertionError(f"{position}: {move} is not legal and earns {rewards[number]}")
            robots = [-1 if cell is None else cell for cell in position.robots]
            if cells[number][: 2 * len(Robot)] != [*robots, *memory]:
                raise AssertionError(f"{position} {memory} after {move}: {cells[number]}")


def assert_like_the_reference(pool: Pool, size: int, steps: int, reward: Reward, max_moves: int) -> None:
    batch, rng = Batch(pool, size, reward=reward, max_moves=max_moves), np.random.default_rng(RNG)
    singles = [Solve(pool, reward=reward, max_moves=max_moves) for _ in range(size)]
    seeds = [2**64 - 1 - number for number in range(size)]
    batch.reset(seeds)
    observed: list[Sequence[int]] = [single.reset(seed) for single, seed in zip(singles, seeds, strict=True)]
    over = [False] * size
    for _ in range(steps):
        assert batch.cells.tolist() == list(map(list, observed))
        assert batch.optima.tolist() == [single.optimum for single in singles]
        assert batch.numbers.tolist() == [single.number for single in singles]
        for legal, single, is_over in zip(batch.legal, singles, over, strict=True):
            assert is_over or legal.nonzero()[0].tolist() == list(single.legal())
        actions = chosen_legally(batch.legal, rng)
        batch.step(actions)
        for number, (single, action) in enumerate(zip(singles, actions.tolist(), strict=True)):
            ends = (0.0, False, False)
            if over[number]:
                observed[number] = single.next()
            else:
                step = single.step(action)
                observed[number] = step.observation
                ends = (step.reward, step.ended, step.cut)
            over[number] = ends[1] or ends[2]
            assert (batch.rewards[number], batch.terminated[number], batch.truncated[number]) == ends


class TestReference:
    def test_it_keeps_the_contract(self) -> None:
        environment: Environment = Solve(Pool.of([EASY]))
        check_environment(environment)

    def test_it_ends_at_the_target(self) -> None:
        solve = Solve(Pool.of([EASY]))
        assert dict(zip(NUMBERS, solve.reset(3), strict=True))["target cell"] == solve.puzzle.target.cell
        assert not solve.step(MOVES.index(parse_move("Re"))).ended
        step = solve.step(MOVES.index(parse_move("Rn")))
        assert (step.reward, step.ended, step.cut) == (1.0, True, False)

    def test_a_way_without_a_turn_does_not_count(self) -> None:
        solve = Solve(Pool.of(["5x5: Ra1 Gc3 >Re1"]))
        step = solve.step(MOVES.index(parse_move("Re")))
        assert not step.ended
        assert reached(solve.puzzle, [], ricochet_rule=False) is Robot.RED

    def test_it_is_cut_after_the_limit(self) -> None:
        solve = Solve(Pool.of([EASY]), max_moves=2)
        steps = [solve.step(solve.legal()[0]) for _ in range(2)]
        assert [(step.ended, step.cut) for step in steps] == [(False, False), (False, True)]

    def test_seeds_and_episodes_draw_different_puzzles(self) -> None:
        pool = Pool(Wanted(moves=range(1, 5)), size=30)
        solve = Solve(pool)
        numbers = []
        for seed in range(10):
            solve.reset(seed)
            numbers.append(solve.number)
            solve.next()
            numbers.append(solve.number)
        assert len(set(numbers)) > 8
        assert numbers[:2] == [pool.draw(0, 0), pool.draw(0, 1)]

    @pytest.mark.parametrize(
        ("options", "words"), [({"max_moves": 0}, "10000"), ({"reward": "x"}, "distance")]
    )
    def test_a_rule_that_does_not_exist_is_refused(self, options: dict[str, object], words: str) -> None:
        with pytest.raises(ValueError, match=words):
            Solve(Pool.of([EASY]), **options)  # type: ignore[arg-type]  # wrong on purpose


class TestPool:
    def test_it_holds_what_generate_yields(self) -> None:
        wanted = Wanted(moves=4)
        pool = Pool(wanted, seed=5, size=3)
        solutions = [found.solution for found, _ in zip(generate(wanted, seed=5), range(3), strict=False)]
        assert [(one.puzzle, one.path) for one in pool] == [(one.puzzle, one.path) for one in solutions]
        assert pool[-1].puzzle == pool[2].puzzle == pool[1:][1].puzzle
        with pytest.raises(IndexError):
            pool[3]

    def test_it_refuses_what_cannot_be_drawn(self) -> None:
        with pytest.raises(ValueError, match="at least one"):
            Pool.of([])
        with pytest.raises(ValueError, match="one size"):
            Pool.of([EASY, SMALL[0]])
        with pytest.raises(UnsolvableError):
            Pool.of(["3x3: Ra1 >Rb2"])


@NATIVE_ONLY
class TestBatch:
    @pytest.mark.parametrize("wanted", WANTED, ids=lambda wanted: f"{wanted.edition.id}-{wanted.robots}")
    def test_an_edition_is_played_as_core_plays_it(self, wanted: Wanted) -> None:
        assert_like_core(Pool(wanted, size=20), size=20, steps=40)

    def test_small_boards_are_played_as_core_plays_them(self) -> None:
        assert_like_core(Pool.of([*SMALL]), size=30, steps=100)

    @pytest.mark.long
    @pytest.mark.timeout(3600)
    @pytest.mark.parametrize("wanted", WANTED[:4], ids=lambda wanted: f"{wanted.edition.id}-{wanted.robots}")
    def test_ten_million_moves(self, wanted: Wanted) -> None:
        """2.5 million for each edition, with and without diagonals and a fifth robot."""
        assert_like_core(Pool(wanted, size=1000), size=1000, steps=2500)

    @pytest.mark.parametrize("reward", ["solved", "moves"])
    def test_it_rewards_and_ends_as_the_reference_does(self, reward: Reward) -> None:
        pool = Pool(Wanted(edition="2013", moves=range(1, 4)), size=10)
        assert_like_the_reference(pool, size=6, steps=120, reward=reward, max_moves=12)

    def test_distances_are_those_of_the_reference(self) -> None:
        pool = Pool(Wanted(moves=range(1, 4)), size=5)
        assert_like_the_reference(pool, size=4, steps=40, reward="distance", max_moves=10)

    def test_a_shortest_path_earns_its_length_in_distance(self) -> None:
        pool = Pool(Wanted(moves=6), size=3)
        for solution in pool:
            batch = Batch(Pool.of([solution.puzzle]), 1, reward="distance")
            for at, move in enumerate(solution.path or (), 1):
                batch.step([MOVES.index(move)])
                assert (batch.rewards[0], batch.distances[0]) == (1, 6 - at)
            assert batch.terminated[0]

    def test_a_position_without_a_solution_is_farthest(self) -> None:
        """From c1 Red never leaves the east column."""
        batch = Batch(Pool.of(["3x3:b1e,b3e Rb2 >Rb1"]), 1, reward="distance")
        rewards = []
        for move in ("Re", "Rn"):
            batch.step([MOVES.index(parse_move(move))])
            rewards.append(batch.rewards[0].item())
        assert batch.distances[0] == FARTHEST
        assert sum(rewards) == batch.optima[0] - FARTHEST

    @pytest.mark.parametrize("wanted", [WANTED[2], WANTED[3]], ids=["diagonals", "fifth robot"])
    def test_planes_are_those_of_formats(self, wanted: Wanted) -> None:
        batch, rng = Batch(Pool(wanted, size=10), 8, observation="planes"), np.random.default_rng(RNG)
        shared = [name for name in PLANES if name in formats_planes.PLANES]
        assert len(shared) == len(PLANES) - 3
        ours = [PLANES.index(name) for name in shared]
        theirs = [formats_planes.PLANES.index(name) for name in shared]
        for _ in range(70):
            batch.step(chosen_legally(batch.legal, rng))
            for number in range(8):
                expected = formats_planes.to_planes(batch.puzzle(number))[theirs]
                assert (batch.planes[number, ours] == expected).all()
                memories = {
                    int(cell): int(memory) for cell, memory in batch.cells[number, :10].reshape(2, 5).T
                }
                for plane in range(3):
                    marked = batch.planes[number, PLANES.index("moved level") + plane].ravel().nonzero()[0]
                    assert sorted(marked) == sorted(
                        cell for cell, memory in memories.items() if cell >= 0 and memory == plane + 1
                    )

    def test_an_illegal_action_is_refused_and_changes_nothing(self) -> None:
        batch = Batch(Pool.of([CORNER]), 3)
        before = batch.cells.copy()
        with pytest.raises(ValueError, match="action 0 is not legal in environment 1"):
            batch.step([12, 0, 12])
        assert (batch.cells == before).all()
        for action in (-1, 20, -(2**63), 2**63 - 1):
            with pytest.raises(ValueError, match="0 to 19"):
                batch.step([12, action, 12])
        with pytest.raises(ValueError, match="one item for each game"):
            batch.step([12])

    def test_an_illegal_action_costs_a_move_where_that_is_wanted(self) -> None:
        batch = Batch(Pool.of([CORNER]), 1, max_moves=2, illegal="penalty")
        before = batch.cells.copy()
        batch.step([0])
        assert (batch.rewards[0], batch.truncated[0], (batch.cells == before).all()) == (-1, False, True)
        batch.step([19])
        assert (batch.rewards[0], batch.truncated[0]) == (-1, True)

    def test_an_environment_begins_its_next_episode_alone(self) -> None:
        batch = Batch(Pool(Wanted(moves=range(1, 5)), size=50), 2)
        numbers = batch.numbers.tolist()
        batch.next([False, True])
        assert batch.numbers.tolist() == [numbers[0], batch.pool.draw(1, 1)]

    def test_one_seed_gives_one_run(self) -> None:
        runs = []
        for _ in range(2):
            batch, rng = Batch(Pool(size=20, seed=3), 5), np.random.default_rng(1)
            batch.reset(np.arange(5) + 7)
            for _ in range(80):
                batch.step(chosen_legally(batch.legal, rng))
            runs.append((batch.cells.tolist(), batch.numbers.tolist()))
        assert runs[0] == runs[1]

    def test_the_puzzle_is_the_present_one(self) -> None:
        batch = Batch(Pool.of([EASY]), 1)
        batch.step([MOVES.index(parse_move("Re"))])
        assert batch.puzzle(0) == parse_puzzle(EASY).play("Re")
        assert isinstance(batch.puzzle(0), Puzzle)
        assert isinstance(batch.puzzle(0).position, Position)

    def test_a_batch_of_nothing_is_refused(self) -> None:
        with pytest.raises(ValueError, match="at least one environment"):
            Batch(Pool.of([EASY]), 0)
