"""Robots, markers, targets, chips and diagonals as SVG in a unit cell centred on 0,0.

The twin of ``web/board/piece.js``: both draw what ``look.json`` defines.
"""

from ricochetrobots.core import Diagonal, Lean, Robot, Symbol
from ricochetrobots.draw.letters import outlined_letter
from ricochetrobots.draw.look import Look, mixed
from ricochetrobots.draw.markup import BASELINE, element, number, text

WHITE = "#FFFFFF"
BLACK = "#000000"


def robot_piece(look: Look, robot: Robot, *, detailed: bool) -> str:
    """Draw a robot: with visor and small letter when ``detailed``, otherwise with a larger letter alone."""
    scale = look.measure("robot.scale")
    shadow = element(
        "path",
        d=_shape(look, robot),
        transform=f"translate(0 {number(look.measure('robot.shadow.y'))}) scale({number(scale)})",
        fill=BLACK,
        opacity=look.measure("robot.shadow.opacity"),
    )
    body = _body(look, robot, scale, look.measure("robot.rim"), look.of(robot, "fill"), look.colour("rim"))
    if not detailed:
        return shadow + body + _letter(look, robot, "small")
    return shadow + body + _visor(look, robot) + _letter(look, robot, "mark")


def _visor(look: Look, robot: Robot) -> str:
    y, half = (look.number(f"robots.{robot.letter}.visor.{name}") for name in ("y", "half"))
    high = look.measure("robot.visor")
    bar = element(
        "rect",
        x=-half,
        y=y - high / 2,
        width=2 * half,
        height=high,
        rx=high / 2,
        fill=look.colour("rim"),
    )
    eyes = (
        element("circle", cx=side * half / 2, cy=y, r=look.measure("robot.eye"), fill=WHITE)
        for side in (-1, 1)
    )
    return bar + "".join(eyes)


def marker_piece(look: Look, robot: Robot) -> str:
    """Draw the marker of a robot's start (R2.2)."""
    scale = look.measure("marker.scale")
    outline = element(
        "path",
        d=_shape(look, robot),
        fill="none",
        stroke=look.of(robot, "deep"),
        stroke_width=look.measure("marker.line"),
        stroke_dasharray=" ".join(map(number, look.numbers("measures.marker.dash"))),
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    return _scaled(scale, outline)


def target_piece(look: Look, robot: Robot | None, symbol: Symbol | None) -> str:
    """Draw a target that is not the current one: a tint with its symbol, or the vortex."""
    if robot is None:
        return _scaled(look.number("symbols.vortex.scale"), _vortex(look))
    tint, deep = look.of(robot, "tint"), look.of(robot, "deep")
    edge = mixed(deep, look.measure("quiet.opacity"), tint)
    body = _body(look, robot, look.measure("quiet.scale"), look.measure("quiet.outline"), tint, edge)
    return body + _sign(look, robot, symbol, deep, tint)


def current_piece(look: Look, robot: Robot | None, symbol: Symbol | None) -> str:
    """Draw the current target on its inverse tile."""
    size = look.measure("current.spot.size")
    spot = element(
        "rect",
        x=-size / 2,
        y=-size / 2,
        width=size,
        height=size,
        rx=look.measure("current.spot.radius"),
        fill=look.colour("spot"),
    )
    return spot + _scaled(look.measure("current.scale"), chip_piece(look, robot, symbol))


def chip_piece(look: Look, robot: Robot | None, symbol: Symbol | None) -> str:
    """Draw a chip: the shape in full colour with its symbol, or the vortex."""
    rim, edge = look.measure("chip.rim"), look.colour("spot-rim")
    if robot is None:
        disc = look.number("symbols.vortex.disc")
        return element("circle", r=disc, fill="none", stroke=edge, stroke_width=rim) + _vortex(look)
    fill = look.of(robot, "fill")
    body = _body(look, robot, look.measure("chip.scale"), rim, fill, edge)
    return body + _sign(look, robot, symbol, look.of(robot, "letter"), fill)


def diagonal_piece(look: Look, diagonal: Diagonal, *, detailed: bool) -> str:
    """Draw a diagonal with the badge of the robot that passes it (R4.1), lettered when ``detailed``."""
    robot, half = diagonal.robot, look.measure("diagonal.half")
    end = -half if diagonal.lean is Lean.RISING else half
    fill, rim = look.of(robot, "fill"), look.colour("rim")
    bars = (
        element(
            "line",
            x1=-half,
            y1=-end,
            x2=half,
            y2=end,
            stroke=colour,
            stroke_width=look.measure(f"diagonal.{width}"),
            stroke_linecap="round",
        )
        for width, colour in (("rim", rim), ("fill", fill))
    )
    scale = look.measure("diagonal.badge.scale")
    badge = _body(look, robot, scale, look.measure("diagonal.badge.rim"), fill, rim)
    if detailed:
        size = look.measure("diagonal.badge.letter")
        down = size * BASELINE + look.number(f"robots.{robot.letter}.symbol.y") * scale
        badge += _written(look, robot, down, size)
    return "".join(bars) + badge


def _shape(look: Look, robot: Robot) -> str:
    return look.text(f"robots.{robot.letter}.shape")


def _scaled(scale: float, *children: str) -> str:
    return element("g", *children, transform=f"scale({number(scale)})")


def _body(look: Look, robot: Robot, scale: float, line: float, fill: str, stroke: str) -> str:
    """Draw the robot's shape with an outline of width ``line`` at every scale."""
    return element(
        "path",
        d=_shape(look, robot),
        transform=f"scale({number(scale)})",
        fill=fill,
        stroke=stroke,
        stroke_width=line / scale,
    )


def _letter(look: Look, robot: Robot, kind: str) -> str:
    """Draw the robot's letter at the place and size in its ``mark`` or ``small``."""
    y, size = (look.number(f"robots.{robot.letter}.{kind}.{name}") for name in ("y", "size"))
    return _written(look, robot, y, size)


def _written(look: Look, robot: Robot, y: float, size: float) -> str:
    """Write the robot's letter, centred, with its baseline at ``y``."""
    colour = look.of(robot, "letter")
    if look.outlined:
        return outlined_letter(robot, y, size, colour)
    return text(robot.letter, 0, y, size, fill=colour, font_weight="800")


def _sign(look: Look, robot: Robot, symbol: Symbol | None, colour: str, under: str) -> str:
    """Draw a symbol in ``colour`` at its place on the robot's shape, which is filled with ``under``."""
    if symbol is None:
        return ""
    scale, y = (look.number(f"robots.{robot.letter}.symbol.{name}") for name in ("scale", "y"))
    if symbol is Symbol.PLANET:
        scale *= look.number("symbols.planet.scale")
        drawing = _planet(look, colour, under)
    else:
        drawing = element("path", d=look.text(f"symbols.{symbol}"), fill=colour, fill_rule="evenodd")
    return element("g", drawing, transform=f"translate(0 {number(y)}) scale({number(scale)})")


def _planet(look: Look, colour: str, under: str) -> str:
    front, line = look.text("symbols.planet.front"), look.number("symbols.planet.ring.width")
    rx, ry = (look.number(f"symbols.planet.ring.{name}") for name in ("rx", "ry"))
    gap = look.number("symbols.planet.gap")
    return element(
        "g",
        element("ellipse", rx=rx, ry=ry, fill="none", stroke=colour, stroke_width=line),
        element("circle", r=look.number("symbols.planet.disc"), fill=colour),
        element("path", d=front, fill="none", stroke=under, stroke_width=gap),
        element("path", d=front, fill="none", stroke=colour, stroke_width=line),
        transform=f"rotate({number(look.number('symbols.planet.turn'))})",
    )


def _vortex(look: Look) -> str:
    disc, hub = look.number("symbols.vortex.disc"), look.number("symbols.vortex.hub")
    blades = (
        element(
            "path",
            d=look.text("symbols.vortex.blade"),
            fill=look.of(robot, "fill"),
            transform=f"rotate({number(look.number(f'symbols.vortex.turns.{robot.letter}'))})",
        )
        for robot in Robot
        if robot is not Robot.SILVER
    )
    return (
        element("circle", r=disc, fill=look.colour("centre"))
        + "".join(blades)
        + element("circle", r=hub, fill=WHITE)
    )
