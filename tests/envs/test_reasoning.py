"""The dataset in reasoning-gym itself, which `make reasoning` installs beside the other libraries."""

from importlib.util import find_spec

import pytest

from support.needs import skip_without

pytestmark = [
    skip_without("reasoning", find_spec("reasoning_gym")),
    pytest.mark.filterwarnings("ignore::SyntaxWarning"),  # of a library that reasoning-gym imports
]


def test_reasoning_gym_makes_the_dataset() -> None:
    import reasoning_gym

    from ricochetrobots.envs.reasoning import NAME, RicochetRobotsConfig, RicochetRobotsDataset

    data = reasoning_gym.create_dataset(NAME, seed=7, size=12, min_moves=3, max_moves=4)
    assert isinstance(data, RicochetRobotsDataset)
    assert isinstance(data, reasoning_gym.factory.ProceduralDataset)
    entries = list(data)
    assert len(entries) == len(data) == 12
    assert len({entry["question"] for entry in entries}) == 12
    for number, entry in enumerate(entries):
        assert entry["metadata"]["source_index"] == number
        assert entry["metadata"]["optimum"] in (3, 4)
        assert data.score_answer(entry["answer"], entry) == 1.0
        assert 0.0 <= data.score_answer("Rn Rs", entry) < 1.0
        assert data.score_answer(None, entry) == 0.0
    assert reasoning_gym.get_score_answer_fn(NAME)(entries[0]["answer"], entries[0]) == 1.0
    assert RicochetRobotsDataset(RicochetRobotsConfig(seed=7, min_moves=3, max_moves=4))[5] == entries[5]
    with pytest.raises(IndexError):
        data[12]
    with pytest.raises(ValueError, match="moves"):
        reasoning_gym.create_dataset(NAME, max_moves=1)


def test_it_mixes_with_other_datasets() -> None:
    from reasoning_gym.composite import CompositeConfig, CompositeDataset, DatasetSpec

    from ricochetrobots.envs.reasoning import NAME

    specs = [DatasetSpec(name, 1.0, {}) for name in (NAME, "leg_counting")]
    mixed = CompositeDataset(CompositeConfig(seed=1, size=8, datasets=specs))
    entries = [mixed[number] for number in range(8)]
    assert {entry["metadata"]["source_dataset"] for entry in entries} == {NAME, "leg_counting"}
    assert all(mixed.score_answer(entry["answer"], entry) == 1.0 for entry in entries)
