"""Puzzles as a dataset of reasoning-gym (the extra reasoning). Importing this module registers it as `NAME`."""

from dataclasses import dataclass
from typing import cast

from ricochetrobots.envs.questions import question, score
from ricochetrobots.extras import MissingExtraError
from ricochetrobots.puzzles import Wanted, generate

try:
    from reasoning_gym.factory import ProceduralDataset, register_dataset
except ModuleNotFoundError as missing:
    raise MissingExtraError("ricochetrobots.envs.reasoning", "reasoning") from missing

NAME = "ricochet_robots"
"""The name of the dataset, for ``reasoning_gym.create_dataset``."""

Entry = dict[str, object]


@dataclass
class RicochetRobotsConfig:
    """The puzzles of a dataset: the shortest path has ``min_moves`` to ``max_moves``; the rest is as in `Wanted`."""

    edition: str = "1999"
    diagonals: bool | None = None
    robots: int = 4
    min_moves: int = 2
    max_moves: int = 6
    seed: int | None = None
    size: int = 500

    def validate(self) -> None:
        """Raise ValueError if no puzzle can have all of this, and UnreadableError for an unknown edition."""
        self.wanted()

    def wanted(self) -> Wanted:
        """Return the requirements for each puzzle."""
        return Wanted(
            edition=self.edition,
            diagonals=self.diagonals,
            robots=self.robots,
            moves=range(self.min_moves, self.max_moves + 1),
        )


class RicochetRobotsDataset(ProceduralDataset):  # type: ignore[misc]  # reasoning-gym has no types
    """Questions with a puzzle each. The seed and the index determine a question."""

    def __init__(self, config: RicochetRobotsConfig) -> None:
        super().__init__(config=config, seed=config.seed, size=config.size)

    def __getitem__(self, idx: int) -> Entry:
        """Return the question, a shortest path as its answer, and the puzzle with its optimum as metadata.

        Raises IndexError beyond the size. Cost: some milliseconds.
        """
        if idx not in range(self.size):
            raise IndexError(idx)
        config = cast(RicochetRobotsConfig, self.config)
        solution = next(generate(config.wanted(), seed=cast(int, self.seed), start=idx)).solution
        return {
            "question": question(solution.puzzle),
            "answer": str(solution.path),
            "metadata": {
                "source_dataset": NAME,
                "source_index": idx,
                "puzzle": str(solution.puzzle),
                "optimum": solution.moves,
                "difficulty": {"moves": (config.min_moves, config.max_moves), "edition": config.edition},
            },
        }

    def score_answer(self, answer: str | None, entry: Entry) -> float:
        """Return how good an answer is, from 0 to 1, as `questions.score` says."""
        metadata = cast(Entry, entry["metadata"])
        return score(cast(str, metadata["puzzle"]), cast(int, metadata["optimum"]), answer)


register_dataset(NAME, RicochetRobotsDataset, RicochetRobotsConfig)
