"""The preview picture of a link to a board or a puzzle: 1200 x 630, without fonts."""

from ricochetrobots.core import Robot
from ricochetrobots.draw.markup import element, number, placed
from ricochetrobots.draw.pieces import current_piece, robot_piece
from ricochetrobots.draw.scene import Scene, Shown
from ricochetrobots.draw.style import Style
from ricochetrobots.draw.svg import board_svg

WIDTH, HEIGHT = 1200, 630
MARGIN = 32
PIECE = 190
"""The side of a robot's cell beside the board, in pixels."""


def card_svg(shown: Shown | str) -> str:
    """Draw the board and, beside it, the robots or, for a puzzle, the robot and the chip of its target.

    Raises InputError for a text that cannot be read.
    """
    style = Style("light", outlined=True)
    scene = Scene.of(shown, ())
    board, side = scene.board, HEIGHT - 2 * MARGIN
    cells = max(board.width, board.height) + 2 * style.measure("frame.width")
    picture = board_svg(shown, cell=side / cells, outlined=True)
    middle = (MARGIN + side + WIDTH) / 2
    return element(
        "svg",
        element("rect", width=WIDTH, height=HEIGHT, fill=style.colour("page")),
        placed(
            MARGIN + side * (1 - (board.width + 2 * style.measure("frame.width")) / cells) / 2,
            MARGIN + side * (1 - (board.height + 2 * style.measure("frame.width")) / cells) / 2,
            picture,
        ),
        *(
            placed(middle + x * PIECE, HEIGHT / 2 + y * PIECE, _large(piece, scale))
            for piece, x, y, scale in _beside(style, scene)
        ),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=WIDTH,
        height=HEIGHT,
    )


def _beside(style: Style, scene: Scene) -> list[tuple[str, float, float, float]]:
    """Return the pieces beside the board, with the place and the size of each in cells from the middle."""
    if scene.target is None:
        places = ((-0.6, -0.6), (0.6, -0.6), (0.6, 0.6), (-0.6, 0.6))
        return [
            (robot_piece(style, robot, detailed=True), x, y, 1)
            for robot, (x, y) in zip(Robot, places, strict=False)
        ]
    wanted = scene.target.robot
    chip = current_piece(style, wanted, scene.board.symbol(scene.target))
    if wanted is None:
        return [(chip, 0, 0, 1.8)]
    return [(robot_piece(style, wanted, detailed=True), -0.85, 0, 1.4), (chip, 0.85, 0, 1.4)]


def _large(piece: str, scale: float) -> str:
    return element("g", piece, transform=f"scale({number(PIECE * scale)})")
