"""A match as events: `decide` makes them of commands, `evolve` folds them, `view` says what may be seen."""

from ricochetrobots.game.decide import deadline, decide
from ricochetrobots.game.errors import GameError
from ricochetrobots.game.evolve import evolve, replay
from ricochetrobots.game.match import Match, Phase
from ricochetrobots.game.options import Mode, Options, PanelChoice
from ricochetrobots.game.view import View, view

__all__ = [
    "GameError",
    "Match",
    "Mode",
    "Options",
    "PanelChoice",
    "Phase",
    "View",
    "deadline",
    "decide",
    "evolve",
    "replay",
    "view",
]
