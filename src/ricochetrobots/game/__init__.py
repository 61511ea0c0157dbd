"""A match as events: `decide` turns commands into events, `evolve` folds them, `view` selects the data for a person."""

from ricochetrobots.game.absence import NOBODY_GONE, Gone, deadline
from ricochetrobots.game.decide import decide
from ricochetrobots.game.errors import GameError
from ricochetrobots.game.evolve import evolve, replay
from ricochetrobots.game.match import Match, Phase
from ricochetrobots.game.options import Length, Mode, Options, PanelChoice
from ricochetrobots.game.permissions import allowed_commands
from ricochetrobots.game.view import View, view

__all__ = [
    "NOBODY_GONE",
    "GameError",
    "Gone",
    "Length",
    "Match",
    "Mode",
    "Options",
    "PanelChoice",
    "Phase",
    "View",
    "allowed_commands",
    "deadline",
    "decide",
    "evolve",
    "replay",
    "view",
]
