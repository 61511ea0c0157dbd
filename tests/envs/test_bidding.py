"""The bidding game for PettingZoo: its contract, and that an agent sees what a seat sees."""

import subprocess
import sys
import warnings
from math import nan
from typing import cast

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test

from ricochetrobots import solve
from ricochetrobots.core import WrongTypeError
from ricochetrobots.envs.bidding_v0 import ACTIONS, OF_SEAT, SHARED, BiddingEnv, env, parallel_env
from ricochetrobots.extras import install_command
from ricochetrobots.formats.planes import to_planes
from ricochetrobots.game import Options, Phase, View

DICTIONARIES = (
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    "Observation is not a NumPy array",
)
"""PettingZoo warns of observations with a mask, although its own games have them."""


def seen_by(infos: dict[str, dict[str, object]], agent: str) -> View:
    return cast(View, infos[agent]["view"])


def named(observation: "np.ndarray[tuple[int, ...], np.dtype[np.generic]]", seats: int) -> dict[str, int]:
    names = [*SHARED, *(f"{name} {number}" for number in range(seats) for name in OF_SEAT)]
    return dict(zip(names, observation.tolist(), strict=True))


def test_pettingzoo_accepts_both() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for message in DICTIONARIES:
            warnings.filterwarnings("ignore", message)
        parallel_api_test(parallel_env(seats=3), num_cycles=60)
        api_test(env(), num_cycles=100)


def choose(seen: View, mask: "np.ndarray[tuple[int, ...], np.dtype[np.generic]]") -> str:
    """Bid the optimum, show the solver's path, and otherwise be ready."""
    names = {name for name, allowed in zip(ACTIONS, mask, strict=True) if allowed}
    puzzle = seen.puzzle
    if puzzle is not None and seen.phase is Phase.THINKING:
        return f"bid {solve(puzzle).moves}"
    demonstration = seen.demonstration
    if demonstration is not None and any(name.startswith("move") for name in names):
        start = dict(seen.markers)
        text = " ".join((seen.board, *(f"{robot}{cell}" for robot, cell in start.items())))
        assert seen.chip is not None
        path = solve(f"{text} >{seen.chip.robot or '*'}{seen.chip.cell}").path
        assert path is not None
        return f"move {path[len(demonstration.steps)]}"
    return "pass" if "pass" in names else "ready" if "ready" in names else "wait"


def test_a_seat_that_solves_wins_the_match() -> None:
    table = BiddingEnv(options=Options(chips_to_win=2), seconds=2.0)
    observations, infos = table.reset(seed=9)
    total = dict.fromkeys(table.agents, 0.0)
    phases = set()
    while table.agents:
        actions = {}
        for agent in table.agents:
            seen, mask = seen_by(infos, agent), observations[agent]["action_mask"]
            numbers = named(observations[agent]["observation"], 2)
            assert numbers["phase"] == list(Phase).index(seen.phase)
            assert numbers["chips 0"] == total[agent]
            assert table.observation_space(agent).contains(observations[agent])
            if seen.puzzle is not None:
                assert (observations[agent]["planes"] == to_planes(seen.puzzle)).all()
                assert numbers["target cell"] == seen.puzzle.target.cell
            phases.add(seen.phase)
            wanted = choose(seen, mask) if agent == "seat_0" else "pass"
            actions[agent] = ACTIONS.index(wanted) if mask[ACTIONS.index(wanted)] else 0
        observations, rewards, terminated, truncated, infos = table.step(actions)
        for agent, reward in rewards.items():
            total[agent] += reward
    assert total == {"seat_0": 2.0, "seat_1": 0.0}
    assert all(terminated.values())
    assert not any(truncated.values())
    assert phases >= {Phase.THINKING, Phase.SHOWING, Phase.RESULT}


def test_a_seat_sees_the_bids_and_the_demonstration_of_another() -> None:
    table = parallel_env(options=Options(exact=False), seconds=2.0)
    table.reset(seed=1)
    wait = ACTIONS.index("wait")
    table.step({"seat_0": ACTIONS.index("bid 20"), "seat_1": wait})
    observations, *_, infos = table.step({"seat_0": ACTIONS.index("pass"), "seat_1": ACTIONS.index("pass")})
    numbers = named(observations["seat_1"]["observation"], 2)
    assert (numbers["bid 0"], numbers["bid 1"], numbers["demonstrator"]) == (0, 20, 1)
    assert named(observations["seat_0"]["observation"], 2)["demonstrator"] == 0
    assert observations["seat_1"]["action_mask"].sum() == 1
    mask = observations["seat_0"]["action_mask"]
    move = next(action for action, name in enumerate(ACTIONS) if mask[action] and name.startswith("move"))
    observations, *_, infos = table.step({"seat_0": move, "seat_1": wait})
    demonstration = seen_by(infos, "seat_1").demonstration
    assert demonstration is not None
    assert [f"move {step.move}" for step in demonstration.steps] == [ACTIONS[move]]
    numbers = named(observations["seat_1"]["observation"], 2)
    assert numbers["moves left"] == 19
    assert sorted(numbers[name] for name in SHARED if name.startswith("memory"))[:4] == [0] * 4


def test_an_action_that_came_too_late_is_refused() -> None:
    table = BiddingEnv(options=Options(no_bid_seconds=0), seconds=1.0)
    table.reset(seed=2)
    observations, *_ = table.step(dict.fromkeys(table.agents, 0))
    timer = ACTIONS.index("start timer")
    assert observations["seat_0"]["action_mask"][timer]
    *_, infos = table.step({"seat_0": timer, "seat_1": timer})
    assert [infos[agent]["refused"] for agent in table.agents] == ["wrong-phase", None]
    with pytest.raises(ValueError, match="seat_0 may not give up now"):
        table.step({"seat_0": ACTIONS.index("give up"), "seat_1": 0})


def test_a_bid_only_goes_down() -> None:
    table = BiddingEnv()
    table.reset(seed=2)
    observations, *_ = table.step({"seat_0": ACTIONS.index("bid 5"), "seat_1": 0})
    masks = [observations[agent]["action_mask"] for agent in table.agents]
    allowed = [[name for name, ok in zip(ACTIONS, mask, strict=True) if ok] for mask in masks]
    assert [name for name in allowed[0] if name.startswith("bid")] == ["bid 2", "bid 3", "bid 4"]
    assert "bid 40" in allowed[1]


def test_one_seed_deals_one_match() -> None:
    texts = []
    for seed in (4, 4, 5):
        table = BiddingEnv(edition="2013", options=Options(fifth_robot=True))
        seen = seen_by(table.reset(seed=seed)[1], "seat_0")
        texts.append((seen.board, dict(seen.robots), seen.chip))
    assert texts[0] == texts[1] != texts[2]
    assert "S" in texts[0][1]


def test_a_match_is_cut_after_its_steps() -> None:
    table = BiddingEnv(max_steps=2)
    table.reset(seed=0)
    table.step(dict.fromkeys(table.agents, 0))
    _, _, terminated, truncated, _ = table.step(dict.fromkeys(table.agents, 0))
    assert (set(terminated.values()), set(truncated.values()), table.agents) == ({False}, {True}, [])


@pytest.mark.parametrize("mode", ["rgb_array", "ansi", "svg", None])
def test_it_draws_the_table(mode: str | None) -> None:
    table = BiddingEnv(render_mode=mode)  # type: ignore[arg-type]  # the mode is a parameter, a plain text
    table.reset(seed=0)
    kinds = {"rgb_array": "ndarray", "ansi": "str", "svg": "str", None: "NoneType"}
    assert type(table.render()).__name__ == kinds[mode]
    table.close()


@pytest.mark.parametrize(
    "options",
    [{"seats": 1}, {"seconds": 0}, {"seconds": nan}, {"max_steps": 0}, {"render_mode": "human"}],
)
def test_a_table_that_cannot_play_is_refused(options: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=next(iter(options))):
        BiddingEnv(**options)  # type: ignore[arg-type]  # wrong on purpose


def test_options_of_another_type_are_refused() -> None:
    with pytest.raises(WrongTypeError, match="options"):
        BiddingEnv(options={"chips_to_win": 3})  # type: ignore[arg-type]  # wrong on purpose


def test_a_missing_extra_is_one_sentence() -> None:
    program = "import sys; sys.modules['pettingzoo'] = None\nimport ricochetrobots.envs.bidding_v0"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert ran.stderr.splitlines()[-1].endswith(
        f"ricochetrobots.envs.bidding_v0 needs the extra env: {install_command('env')}"
    )
