"""Environments for Gymnasium (the extra env). Importing this module registers them.

`IDS` has their names. The number after ``-v`` grows when the same seed and actions no longer give the same run.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, TypeVar

from ricochetrobots.core import Puzzle, Robot
from ricochetrobots.envs.batch import Batch, Illegal, Observation
from ricochetrobots.envs.pixels import RENDER_MODES, RenderMode, frame
from ricochetrobots.envs.pool import USUAL_SIZE, Pool
from ricochetrobots.envs.solving import MOVES, USUAL_MOVES, Reward, check_choice
from ricochetrobots.extras import MissingExtraError
from ricochetrobots.puzzles import Wanted

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as missing:
    raise MissingExtraError("ricochetrobots.envs.gym", "env") from missing

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Observed = NDArray[np.generic]
    BoolArray = NDArray[np.bool_]
    FloatArray = NDArray[np.float32]
    Frame = NDArray[np.uint8] | str
    SingleBase = gymnasium.Env[Observed, np.int64]
    VectorBase = VectorEnv[Observed, NDArray[np.int64], NDArray[np.generic]]
else:
    SingleBase, VectorBase = gymnasium.Env, VectorEnv

Item = TypeVar("Item", bound=np.generic)
FRAMES_PER_SECOND = 4
KEPT_POOLS = 4
SEED_END = 2**63

IDS = ("RicochetRobots/Solve-v0",)
"""The registered environments, for ``gymnasium.make`` and ``gymnasium.make_vec``."""


class SolveEnv(SingleBase):
    """Solve one puzzle after another, as `Solve` describes.

    ``wanted`` states the requirements of the puzzles; ``pool`` replaces them by puzzles of your own. ``observation``:
    "cells" are the twelve `NUMBERS`, "planes" the `PLANES`. ``illegal``: "penalty" lets an action that is not legal
    cost a move and the reward -1; "mask" raises ValueError, for learners that use the mask. ``info`` has
    ``action_mask`` (20 of int8), ``optimum``, ``puzzle`` (its number in the pool) and, where it is the reward,
    ``distance``.

    A seed of `reset` begins its first episode; without a seed the next one begins. Raises as `Batch` does.
    """

    metadata: dict[str, object] = {"render_modes": list(RENDER_MODES), "render_fps": FRAMES_PER_SECOND}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        *,
        wanted: Wanted | None = None,
        pool: Pool | None = None,
        pool_seed: int = 0,
        pool_size: int = USUAL_SIZE,
        max_moves: int = USUAL_MOVES,
        observation: Observation = "cells",
        reward: Reward = "solved",
        illegal: Illegal = "penalty",
        render_mode: RenderMode | None = None,
    ) -> None:
        self._batch = Batch(
            _pool(wanted, pool, pool_seed, pool_size),
            1,
            max_moves=max_moves,
            observation=observation,
            reward=reward,
            illegal=illegal,
        )
        self.render_mode = _checked(render_mode)
        self._with_distance, self._is_begun = reward == "distance", False
        self.observation_space = _observation_space(self._batch)
        self.action_space = spaces.Discrete(len(MOVES))

    @property
    def puzzle(self) -> Puzzle:
        """The target and the current position of the robots."""
        return self._batch.puzzle(0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> "tuple[Observed, dict[str, object]]":
        """Begin an episode. Raises ValueError for any option, since there are none."""
        _refuse(options)
        super().reset(seed=seed)
        if seed is None and self._is_begun:
            self._batch.next([True])
        else:
            self._batch.reset([int(self.np_random.integers(SEED_END)) if seed is None else seed])
        self._is_begun = True
        return self._batch.observations[0].copy(), self._info()

    def step(self, action: np.int64) -> "tuple[Observed, float, bool, bool, dict[str, object]]":
        """Make a move. After the end of an episode, begin the next one, with the reward 0."""
        batch = self._batch
        batch.step([action])
        ends = bool(batch.terminated[0]), bool(batch.truncated[0])
        return batch.observations[0].copy(), float(batch.rewards[0]), *ends, self._info()

    def render(self) -> "Frame | None":
        """Return the current puzzle in the render mode."""
        return None if self.render_mode is None else frame(self.puzzle, self.render_mode)

    def _info(self) -> dict[str, object]:
        batch = self._batch
        info: dict[str, object] = {
            "action_mask": batch.legal[0].copy(),
            "optimum": int(batch.optima[0]),
            "puzzle": int(batch.numbers[0]),
        }
        return info | {"distance": int(batch.distances[0])} if self._with_distance else info


class SolveVectorEnv(VectorBase):
    """``num_envs`` of `SolveEnv` in one step of the kernel, with the same arguments and values in arrays.

    The step after the end of an episode begins the next one (``AutoresetMode.NEXT_STEP``). A seed of `reset` is that
    of the first environment, and each other has the next number; a sequence has a seed for each. ``copy=False`` returns
    the arrays that every step overwrites.
    """

    metadata: dict[str, object] = {  # noqa: RUF012  # as Gymnasium declares it
        **SolveEnv.metadata,
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        num_envs: int = 1,
        *,
        wanted: Wanted | None = None,
        pool: Pool | None = None,
        pool_seed: int = 0,
        pool_size: int = USUAL_SIZE,
        max_moves: int = USUAL_MOVES,
        observation: Observation = "cells",
        reward: Reward = "solved",
        illegal: Illegal = "penalty",
        render_mode: RenderMode | None = None,
        copy: bool = True,
    ) -> None:
        self.batch = Batch(
            _pool(wanted, pool, pool_seed, pool_size),
            num_envs,
            max_moves=max_moves,
            observation=observation,
            reward=reward,
            illegal=illegal,
        )
        self.num_envs, self.render_mode = num_envs, _checked(render_mode)
        self._with_distance, self._is_begun, self._copy = reward == "distance", False, copy
        self._everywhere = np.ones(num_envs, np.bool_)
        self.single_observation_space = _observation_space(self.batch)
        self.single_action_space = spaces.Discrete(len(MOVES))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, object] | None = None
    ) -> "tuple[Observed, dict[str, object]]":
        """Begin an episode in each environment. Raises ValueError for any option, since there are none."""
        _refuse(options)
        super().reset(seed=seed if isinstance(seed, int) else None)
        if seed is None and self._is_begun:
            self.batch.next(self._everywhere)
        elif seed is None:
            self.batch.reset(self.np_random.integers(SEED_END, size=self.num_envs))
        else:
            self.batch.reset(range(seed, seed + self.num_envs) if isinstance(seed, int) else seed)
        self._is_begun = True
        return self._kept(self.batch.observations), self._infos()

    def step(
        self, actions: "NDArray[np.int64]"
    ) -> "tuple[Observed, FloatArray, BoolArray, BoolArray, dict[str, object]]":
        """Make a move in each environment, or begin its next episode."""
        batch, kept = self.batch, self._kept
        batch.step(actions)
        ends = kept(batch.terminated), kept(batch.truncated)
        return kept(batch.observations), kept(batch.rewards), *ends, self._infos()

    def render(self) -> "tuple[Frame, ...] | None":
        """Return the current puzzle of each environment in the render mode."""
        if self.render_mode is None:
            return None
        return tuple(frame(self.batch.puzzle(number), self.render_mode) for number in range(self.num_envs))

    def _infos(self) -> dict[str, object]:
        batch = self.batch
        values: dict[str, Observed]
        values = {"action_mask": batch.legal, "optimum": batch.optima, "puzzle": batch.numbers}
        if self._with_distance:
            values["distance"] = batch.distances
        infos: dict[str, object] = {}
        for name, array in values.items():
            infos[name], infos[f"_{name}"] = self._kept(array), self._everywhere
        return infos

    def _kept(self, array: "NDArray[Item]") -> "NDArray[Item]":
        return array.copy() if self._copy else array


@lru_cache(KEPT_POOLS)
def _shared_pool(wanted: Wanted, seed: int, size: int) -> Pool:
    return Pool(wanted, seed=seed, size=size)


def _pool(wanted: Wanted | None, pool: Pool | None, seed: int, size: int) -> Pool:
    """Return the pool; environments with the same requirements share theirs. Raises ValueError for both."""
    if pool is None:
        wanted = Wanted() if wanted is None else wanted
        return _shared_pool(wanted, seed, size)
    if wanted is not None:
        raise ValueError("A pool has its own puzzles, so nothing can be wanted of them.")
    return pool


def _observation_space(batch: Batch) -> "spaces.Space[Observed]":
    if len(batch.planes):
        return spaces.Box(0, 1, batch.planes.shape[1:], np.uint8)
    board = batch.pool[0].puzzle.board
    last, robots = len(board.walls) - 1, len(Robot)
    low = np.array([*[-1] * robots, *[0] * robots, -1, 0], np.int16)
    high = np.array([*[last] * robots, *[3] * robots, robots - 1, last], np.int16)
    return spaces.Box(low, high, dtype=np.int16)


def _checked(mode: RenderMode | None) -> RenderMode | None:
    check_choice("render_mode", mode, (*RENDER_MODES, None))
    return mode


def _refuse(options: dict[str, object] | None) -> None:
    """Raise ValueError if there is an option for `reset`, which has none."""
    if options:
        raise ValueError(f"reset() has no option {next(iter(options))!r}.")


for _id in IDS:
    gymnasium.register(
        _id,
        entry_point="ricochetrobots.envs.gym:SolveEnv",
        vector_entry_point="ricochetrobots.envs.gym:SolveVectorEnv",
        order_enforce=True,
    )
