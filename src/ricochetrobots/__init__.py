"""Ricochet Robots: rules, notation, solver, game and server.

This package exports the most useful names of all its packages; each package is imported when one of its names is
first used.

>>> from ricochetrobots import judge, parse_puzzle, solve
>>> puzzle = parse_puzzle("2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2")
>>> print(solve(puzzle).path)
Re Rn
"""

from importlib import import_module
from typing import TYPE_CHECKING, cast

from ricochetrobots.picture import draw_with as _draw_with

if TYPE_CHECKING:
    from ricochetrobots.client.connection import join
    from ricochetrobots.client.playing import play
    from ricochetrobots.core import (
        EDITIONS,
        AmbiguousError,
        BlockedMoveError,
        Board,
        Cell,
        Diagonal,
        DiagonalStopError,
        Direction,
        Edition,
        EndlessSlideError,
        IllegalError,
        InputError,
        Lean,
        Move,
        MoveError,
        Optimum,
        Path,
        Position,
        Puzzle,
        RicochetError,
        Robot,
        RobotNotInPlayError,
        Slide,
        Status,
        Symbol,
        Target,
        UnreadableError,
        Verdict,
        WrongTypeError,
        all_boards,
        assemble,
        count_sequences,
        divide,
        edition,
        format_target,
        format_url,
        judge,
        parse_board,
        parse_cell,
        parse_direction,
        parse_move,
        parse_path,
        parse_position,
        parse_puzzle,
        parse_robot,
        parse_target,
        transform,
    )
    from ricochetrobots.draw import (
        board_png,
        board_svg,
        board_text,
        heat_svg,
        path_widget,
        position_graph,
    )
    from ricochetrobots.formats import from_json, to_json
    from ricochetrobots.game import View
    from ricochetrobots.picture import Widget
    from ricochetrobots.puzzles import (
        Difficulty,
        Generated,
        NothingFoundError,
        Theme,
        UnsolvableError,
        Wanted,
        difficulty,
        generate,
        random_board,
        random_position,
        random_puzzle,
        themes_of,
    )
    from ricochetrobots.records.files import read_game
    from ricochetrobots.records.text import write_game
    from ricochetrobots.records.values import FinishedGame, FinishedRound, FinishedSeat
    from ricochetrobots.solver import (
        AllPaths,
        Cancel,
        CpuTargetError,
        EngineMissingError,
        LimitMetError,
        Limits,
        SlowSearchWarning,
        Solution,
        all_paths,
        analyse,
        count_paths,
        require_native,
        solve,
        solve_each_move,
        solve_many,
        solve_targets,
    )

__version__ = "0.4.0.dev0"

__all__ = [
    "EDITIONS",
    "AllPaths",
    "AmbiguousError",
    "BlockedMoveError",
    "Board",
    "Cancel",
    "Cell",
    "CpuTargetError",
    "Diagonal",
    "DiagonalStopError",
    "Difficulty",
    "Direction",
    "Edition",
    "EndlessSlideError",
    "EngineMissingError",
    "FinishedGame",
    "FinishedRound",
    "FinishedSeat",
    "Generated",
    "IllegalError",
    "InputError",
    "Lean",
    "LimitMetError",
    "Limits",
    "Move",
    "MoveError",
    "NothingFoundError",
    "Optimum",
    "Path",
    "Position",
    "Puzzle",
    "RicochetError",
    "Robot",
    "RobotNotInPlayError",
    "Slide",
    "SlowSearchWarning",
    "Solution",
    "Status",
    "Symbol",
    "Target",
    "Theme",
    "UnreadableError",
    "UnsolvableError",
    "Verdict",
    "View",
    "Wanted",
    "WrongTypeError",
    "all_boards",
    "all_paths",
    "analyse",
    "assemble",
    "board_png",
    "board_svg",
    "board_text",
    "count_paths",
    "count_sequences",
    "difficulty",
    "divide",
    "edition",
    "format_target",
    "format_url",
    "from_json",
    "generate",
    "heat_svg",
    "join",
    "judge",
    "parse_board",
    "parse_cell",
    "parse_direction",
    "parse_move",
    "parse_path",
    "parse_position",
    "parse_puzzle",
    "parse_robot",
    "parse_target",
    "path_widget",
    "play",
    "position_graph",
    "random_board",
    "random_position",
    "random_puzzle",
    "read_game",
    "require_native",
    "solve",
    "solve_each_move",
    "solve_many",
    "solve_targets",
    "themes_of",
    "to_json",
    "transform",
    "write_game",
]

_ROOMS = ("core", "solver", "puzzles", "draw", "formats", "game")
_WITH_CLIENT = {"join": "client.connection", "play": "client.playing", "read_game": "records.files"}
"""The modules of the functions that need the extra client."""
_IN_MODULES = _WITH_CLIENT | {
    "write_game": "records.text",
    "FinishedGame": "records.values",
    "FinishedRound": "records.values",
    "FinishedSeat": "records.values",
}
"""The modules of the names that no package exports itself."""


def __getattr__(name: str) -> object:
    """Return a name of ``__all__`` from the first package that has it (PEP 562)."""
    if name in _WITH_CLIENT:
        from ricochetrobots.extras import has_extra, stand_in

        if not has_extra("client"):
            return stand_in("client", __name__, name)
    if name in __all__:
        for room in [_IN_MODULES[name]] if name in _IN_MODULES else _ROOMS:
            module = import_module(f"{__name__}.{room}")
            if hasattr(module, name):
                return getattr(module, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


class _Drawing:
    """Draws with the package `draw`, which is imported when the first value draws itself."""

    def svg(self, shown: object, path: object) -> str:
        from ricochetrobots.draw.svg import board_svg

        return board_svg(cast("Puzzle", shown), path=cast("Path", path))

    def html(self, shown: object, path: object, caption: str) -> str:
        from ricochetrobots.draw.stepper import figure

        return figure(self.svg(shown, path), caption)

    def widget(self, shown: object, path: object) -> "Widget":
        from ricochetrobots.draw.stepper import path_widget

        return path_widget(cast("Puzzle", shown), cast("Path", path))


_draw_with(_Drawing())


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
