"""The environments of Gymnasium keep its contract and agree with `Solve`."""

import subprocess
import sys
import warnings
from typing import cast

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from ricochetrobots import Wanted
from ricochetrobots.draw import board_svg, board_text
from ricochetrobots.envs import MOVES, Pool, Solve
from ricochetrobots.envs.gym import IDS, SolveEnv, SolveVectorEnv
from ricochetrobots.extras import install_command
from support.engines import NATIVE_ONLY

pytestmark = NATIVE_ONLY

POOL = Pool(Wanted(moves=range(1, 5)), size=20)
(ID,) = IDS
OPTIONS: list[dict[str, object]] = [
    {},
    {"observation": "planes"},
    {"reward": "moves", "max_moves": 3},
    {"reward": "distance"},
]


def legal_action(info: dict[str, object], rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(cast("np.ndarray", info["action_mask"]))))


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_gymnasium_accepts_the_environment(options: dict[str, object]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(ID, pool=POOL, **options).unwrapped)  # type: ignore[arg-type]  # each option has its own type


def test_wishes_make_the_pool() -> None:
    env = cast(SolveEnv, gymnasium.make(ID, wanted=Wanted(moves=3), pool_size=5).unwrapped)
    assert env.reset(seed=1)[1]["optimum"] == 3
    with pytest.raises(ValueError, match="nothing can be wanted"):
        SolveEnv(wanted=Wanted(moves=3), pool=POOL)


def test_it_plays_what_the_reference_plays() -> None:
    env, solve, rng = SolveEnv(pool=POOL, max_moves=8), Solve(POOL, max_moves=8), np.random.default_rng(3)
    observed, info = env.reset(seed=5)
    expected: tuple[int, ...] = solve.reset(5)
    for _ in range(60):
        assert observed.tolist() == list(expected)
        assert (info["optimum"], info["puzzle"]) == (solve.optimum, solve.number)
        assert env.puzzle == solve.puzzle
        action = legal_action(info, rng)
        observed, reward, terminated, truncated, info = env.step(np.int64(action))
        step = solve.step(action)
        expected = step.observation
        assert (reward, terminated, truncated) == (step.reward, step.ended, step.cut)
        if terminated or truncated:
            (observed, info), expected = env.reset(), solve.next()


def test_many_at_once_play_what_single_ones_play() -> None:
    envs = cast(
        SolveVectorEnv,
        gymnasium.make_vec(ID, num_envs=3, pool=POOL, max_moves=6, reward="distance"),
    )
    singles = [SolveEnv(pool=POOL, max_moves=6, reward="distance") for _ in range(3)]
    observed, infos = envs.reset(seed=11)
    begun = [single.reset(seed=11 + number) for number, single in enumerate(singles)]
    assert [one.tolist() for one, _ in begun] == observed.tolist()
    assert envs.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    rng, over = np.random.default_rng(4), [False] * 3
    for _ in range(40):
        masks = cast("np.ndarray", infos["action_mask"])
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])
        observed, *results, infos = envs.step(actions)
        assert envs.observation_space.contains(observed)
        for number, single in enumerate(singles):
            if over[number]:
                expected, info = single.reset()
                ends: tuple[float, bool, bool] = (0.0, False, False)
            else:
                expected, *step, info = single.step(actions[number])
                ends = cast(tuple[float, bool, bool], tuple(step))
            assert observed[number].tolist() == expected.tolist()
            assert tuple(result[number] for result in results) == ends
            assert {name: cast("np.ndarray", infos[name])[number].tolist() for name in info} == {
                name: np.asarray(value).tolist() for name, value in info.items()
            }
            over[number] = ends[1] or ends[2]


def test_the_first_seed_is_that_of_gymnasium() -> None:
    """Without a seed two environments begin differently, and one continues."""
    numbers = {tuple(SolveVectorEnv(8, pool=POOL).reset()[1]["puzzle"].tolist()) for _ in range(4)}  # type: ignore[attr-defined]  # infos are objects
    assert len(numbers) > 1
    envs = SolveVectorEnv(2, pool=POOL)
    envs.reset(seed=[3, 3])
    infos = envs.reset()[1]
    assert cast("np.ndarray", infos["puzzle"]).tolist() == [POOL.draw(3, 1)] * 2


def test_an_array_without_copy_is_overwritten() -> None:
    kept, shared = (SolveVectorEnv(4, pool=POOL, copy=copy) for copy in (True, False))
    first, _ = kept.reset(seed=0)
    same, infos = shared.reset(seed=0)
    before = first.copy()
    actions = cast("np.ndarray", infos["action_mask"]).argmax(axis=1)
    kept.step(actions)
    shared.step(actions)
    assert (first == before).all()
    assert not (same == before).all()


@pytest.mark.parametrize("kind", [SolveEnv, SolveVectorEnv])
@pytest.mark.parametrize("option", ["observation", "reward", "illegal", "render_mode"])
def test_a_misspelt_choice_is_refused_by_name(kind: type, option: str) -> None:
    with pytest.raises(ValueError, match=f"{option} must be .* not 'plane'"):
        kind(pool=POOL, **{option: "plane"})


@pytest.mark.parametrize("kind", [SolveEnv, SolveVectorEnv])
def test_an_option_of_reset_is_refused_by_name(kind: type[SolveEnv | SolveVectorEnv]) -> None:
    env = kind(pool=POOL)
    env.reset(options={})
    with pytest.raises(ValueError, match="no option 'puzle'"):
        env.reset(options={"puzle": 3})


def test_a_mask_can_be_required() -> None:
    env = SolveEnv(pool=Pool.of(["5x5: Ra1 Gc3 >Re5"]), illegal="mask")
    env.reset(seed=0)
    with pytest.raises(ValueError, match="not legal"):
        env.step(np.int64(0))
    env = SolveEnv(pool=Pool.of(["5x5: Ra1 Gc3 >Re5"]))
    env.reset(seed=0)
    assert env.step(np.int64(0))[1] == -1


@pytest.mark.parametrize("mode", ["rgb_array", "ansi", "svg", None])
def test_render_modes_show_the_puzzle(mode: str | None) -> None:
    env = cast(SolveEnv, gymnasium.make(ID, pool=POOL, render_mode=mode).unwrapped)
    env.reset(seed=2)
    frame = env.render()
    if mode == "rgb_array":
        assert isinstance(frame, np.ndarray)
        assert frame.shape == (384, 384, 3)
        before = frame
        mask = cast("np.ndarray", env.reset(seed=2)[1]["action_mask"])
        env.step(mask.argmax())
        after = env.render()
        assert isinstance(after, np.ndarray)
        assert 0 < (before != after).any(axis=2).sum() < 24 * 24 * 4
    else:
        assert frame == {"ansi": board_text(env.puzzle), "svg": board_svg(env.puzzle), None: None}[mode]
    envs = SolveVectorEnv(2, pool=POOL, render_mode=mode)  # type: ignore[arg-type]  # the mode is a parameter, a plain text
    frames = envs.render()
    assert frames is None if mode is None else frames is not None and len(frames) == 2


def test_every_move_has_an_action() -> None:
    assert SolveEnv(pool=POOL).action_space == gymnasium.spaces.Discrete(len(MOVES))


def test_a_missing_extra_is_one_sentence() -> None:
    program = "import sys; sys.modules['gymnasium'] = None\nimport ricochetrobots.envs.gym"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert ran.stderr.splitlines()[-1].endswith(
        f"ricochetrobots.envs.gym needs the extra env: {install_command('env')}"
    )
