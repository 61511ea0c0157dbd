"""Robots, markers, targets, chips and diagonals as SVG in a unit cell centred on 0,0.

The twin of ``web/board/piece.js``: both draw what ``style.json`` defines.
"""

from ricochetrobots.core import Diagonal, Lean, Robot, Symbol
from ricochetrobots.draw.letters import outlined_letter
from ricochetrobots.draw.markup import BASELINE, element, number, text
from ricochetrobots.draw.style import Style, mixed

WHITE = "#FFFFFF"
BLACK = "#000000"


Vector = tuple[float, float]
"""To the right and down, of length 1 or 0."""


def robot_piece(style: Style, robot: Robot, *, detailed: bool, gaze: Vector = (0, 0)) -> str:
    """Draw a robot that looks along ``gaze``: with a letter when ``detailed``, otherwise with a larger face alone."""
    scale = style.measure("robot.scale")
    shadow = element(
        "path",
        d=_shape(style, robot),
        transform=f"translate(0 {number(style.measure('robot.shadow.y'))}) scale({number(scale)})",
        fill=BLACK,
        opacity=style.measure("robot.shadow.opacity"),
    )
    body = _body(
        style, robot, scale, style.measure("robot.rim"), style.of(robot, "fill"), style.colour("rim")
    )
    if not detailed:
        return shadow + body + _face(style, robot, "wide", gaze)
    return shadow + body + _face(style, robot, "visor", gaze) + _letter(style, robot)


def _face(style: Style, robot: Robot, visor: str, gaze: Vector) -> str:
    """Draw the ``visor``, which is "visor" or "wide", and the eyes."""
    y, half = (style.number(f"robots.{robot.letter}.{visor}.{name}") for name in ("y", "half"))
    high, eye = (style.measure(f"robot.{visor}.{name}") for name in ("high", "eye"))
    dx, dy = (style.measure("robot.gaze") * part for part in gaze)
    bar = element(
        "rect",
        x=-half,
        y=y - high / 2,
        width=2 * half,
        height=high,
        rx=high / 2,
        fill=style.colour("rim"),
    )
    eyes = (element("circle", cx=side * half / 2 + dx, cy=y + dy, r=eye, fill=WHITE) for side in (-1, 1))
    return bar + "".join(eyes)


def marker_piece(style: Style, robot: Robot) -> str:
    """Draw the marker of a robot's start (R2.2)."""
    scale = style.measure("marker.scale")
    outline = element(
        "path",
        d=_shape(style, robot),
        fill="none",
        stroke=style.of(robot, "deep"),
        stroke_width=style.measure("marker.line"),
        stroke_dasharray=" ".join(map(number, style.numbers("measures.marker.dash"))),
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    return _scaled(scale, outline)


def target_piece(style: Style, robot: Robot | None, symbol: Symbol | None) -> str:
    """Draw a target that is not the current one: a tint with its symbol, or the vortex."""
    if robot is None:
        return _scaled(style.number("symbols.vortex.scale"), _vortex(style))
    tint, deep = style.of(robot, "tint"), style.of(robot, "deep")
    edge = mixed(deep, style.measure("quiet.opacity"), tint)
    body = _body(style, robot, style.measure("quiet.scale"), style.measure("quiet.outline"), tint, edge)
    return body + _sign(style, robot, symbol, deep, tint)


def current_piece(style: Style, robot: Robot | None, symbol: Symbol | None) -> str:
    """Draw the current target on its inverse tile."""
    size = style.measure("current.spot.size")
    spot = element(
        "rect",
        x=-size / 2,
        y=-size / 2,
        width=size,
        height=size,
        rx=style.measure("current.spot.radius"),
        fill=style.colour("spot"),
    )
    return spot + _scaled(style.measure("current.scale"), chip_piece(style, robot, symbol))


def chip_piece(style: Style, robot: Robot | None, symbol: Symbol | None) -> str:
    """Draw a chip: the shape in full colour with its symbol, or the vortex."""
    rim, edge = style.measure("chip.rim"), style.colour("spot-rim")
    if robot is None:
        disc = style.number("symbols.vortex.disc")
        return element("circle", r=disc, fill="none", stroke=edge, stroke_width=rim) + _vortex(style)
    fill = style.of(robot, "fill")
    body = _body(style, robot, style.measure("chip.scale"), rim, fill, edge)
    return body + _sign(style, robot, symbol, style.of(robot, "letter"), fill)


def diagonal_piece(style: Style, diagonal: Diagonal, *, detailed: bool) -> str:
    """Draw a diagonal with the badge of the robot that passes it (R4.1), lettered when ``detailed``."""
    robot, half = diagonal.robot, style.measure("diagonal.half")
    end = -half if diagonal.lean is Lean.RISING else half
    fill, rim = style.of(robot, "fill"), style.colour("rim")
    bars = (
        element(
            "line",
            x1=-half,
            y1=-end,
            x2=half,
            y2=end,
            stroke=colour,
            stroke_width=style.measure(f"diagonal.{width}"),
            stroke_linecap="round",
        )
        for width, colour in (("rim", rim), ("fill", fill))
    )
    scale = style.measure("diagonal.badge.scale")
    badge = _body(style, robot, scale, style.measure("diagonal.badge.rim"), fill, rim)
    if detailed:
        size = style.measure("diagonal.badge.letter")
        down = size * BASELINE + style.number(f"robots.{robot.letter}.symbol.y") * scale
        badge += _written(style, robot, down, size)
    return "".join(bars) + badge


def _shape(style: Style, robot: Robot) -> str:
    return style.text(f"robots.{robot.letter}.shape")


def _scaled(scale: float, *children: str) -> str:
    return element("g", *children, transform=f"scale({number(scale)})")


def _body(style: Style, robot: Robot, scale: float, line: float, fill: str, stroke: str) -> str:
    """Draw the robot's shape with an outline of width ``line`` at every scale."""
    return element(
        "path",
        d=_shape(style, robot),
        transform=f"scale({number(scale)})",
        fill=fill,
        stroke=stroke,
        stroke_width=line / scale,
    )


def _letter(style: Style, robot: Robot) -> str:
    y, size = (style.number(f"robots.{robot.letter}.mark.{name}") for name in ("y", "size"))
    return _written(style, robot, y, size)


def _written(style: Style, robot: Robot, y: float, size: float) -> str:
    """Write the robot's letter, centred, with its baseline at ``y``."""
    colour = style.of(robot, "letter")
    if style.outlined:
        return outlined_letter(robot, y, size, colour)
    return text(robot.letter, 0, y, size, fill=colour, font_weight="800")


def _sign(style: Style, robot: Robot, symbol: Symbol | None, colour: str, under: str) -> str:
    """Draw a symbol in ``colour`` at its place on the robot's shape, which is filled with ``under``."""
    if symbol is None:
        return ""
    scale, y = (style.number(f"robots.{robot.letter}.symbol.{name}") for name in ("scale", "y"))
    if symbol is Symbol.PLANET:
        scale *= style.number("symbols.planet.scale")
        drawing = _planet(style, colour, under)
    else:
        drawing = element("path", d=style.text(f"symbols.{symbol}"), fill=colour, fill_rule="evenodd")
    return element("g", drawing, transform=f"translate(0 {number(y)}) scale({number(scale)})")


def _planet(style: Style, colour: str, under: str) -> str:
    front, line = style.text("symbols.planet.front"), style.number("symbols.planet.ring.width")
    rx, ry = (style.number(f"symbols.planet.ring.{name}") for name in ("rx", "ry"))
    gap = style.number("symbols.planet.gap")
    return element(
        "g",
        element("ellipse", rx=rx, ry=ry, fill="none", stroke=colour, stroke_width=line),
        element("circle", r=style.number("symbols.planet.disc"), fill=colour),
        element("path", d=front, fill="none", stroke=under, stroke_width=gap),
        element("path", d=front, fill="none", stroke=colour, stroke_width=line),
        transform=f"rotate({number(style.number('symbols.planet.turn'))})",
    )


def _vortex(style: Style) -> str:
    disc, hub = style.number("symbols.vortex.disc"), style.number("symbols.vortex.hub")
    blades = (
        element(
            "path",
            d=style.text("symbols.vortex.blade"),
            fill=style.of(robot, "fill"),
            transform=f"rotate({number(style.number(f'symbols.vortex.turns.{robot.letter}'))})",
        )
        for robot in Robot
        if robot is not Robot.SILVER
    )
    return (
        element("circle", r=disc, fill=style.colour("centre"))
        + "".join(blades)
        + element("circle", r=hub, fill=WHITE)
    )
