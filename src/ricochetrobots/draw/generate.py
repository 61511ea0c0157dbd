"""Write the browser's copies of the style: ``web/board/style.js`` and ``web/app/frame/tokens.css``.

``draw/style.json`` is the one source of colours, shapes and measures. Run
``python -m ricochetrobots.draw.generate`` after changing it; ``--check`` only reports stale copies.
"""

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TypedDict

PACKAGE = Path(__file__).parents[1]
SOURCE = Path(__file__).with_name("style.json")
THEMES = ("light", "dark")
WARNING = "Generated from draw/style.json by ricochetrobots.draw.generate; do not edit."

LETTERS = (("small-face", "none"), ("small-letter", "inline"))
"""The tokens that put letters in place of the faces of robots below 34 px."""

ByTheme = dict[str, str]


class RobotLook(TypedDict):
    """The colours of one robot; silver has no targets and so no tint."""

    name: str
    fill: ByTheme
    letter: ByTheme
    tint: ByTheme | None
    deep: ByTheme


class WallLook(TypedDict):
    """Line widths of a wall in cells."""

    normal: float
    contrast: float


class Measures(TypedDict):
    """The measures that style sheets need; the others are in ``style.js``."""

    wall: WallLook


class StyleTokens(TypedDict):
    """The part of ``style.json`` that becomes custom properties."""

    fixed: dict[str, str]
    colours: dict[str, ByTheme]
    robots: dict[str, RobotLook]
    measures: Measures


def load() -> StyleTokens:
    """Return the content of ``style.json``."""
    style: StyleTokens = json.loads(SOURCE.read_text(encoding="utf-8"))
    return style


def colours(style: StyleTokens) -> Iterator[tuple[str, str]]:
    """Yield name and value of each colour token, robots last; the browser selects the value of the theme."""
    for name, values in style["colours"].items():
        yield name, by_theme(values)
    for robot in style["robots"].values():
        name = robot["name"]
        yield name, by_theme(robot["fill"])
        yield f"{name}-letter", by_theme(robot["letter"])
        if tint := robot["tint"]:
            yield f"{name}-tint", by_theme(tint)
        yield f"{name}-deep", by_theme(robot["deep"])


def by_theme(values: ByTheme) -> str:
    """Return a colour that has a value in each theme."""
    light, dark = (values[theme] for theme in THEMES)
    return light if light == dark else f"light-dark({light}, {dark})"


def target_colours(style: StyleTokens) -> Iterator[str]:
    """Yield the names of the robots that have targets."""
    return (robot["name"] for robot in style["robots"].values() if robot["tint"])


def quiet(style: StyleTokens) -> Iterator[tuple[str, str]]:
    """Yield the tokens of quiet targets in ordinary contrast: tint, deep outline and symbol."""
    for name in target_colours(style):
        yield f"{name}-quiet", f"var(--{name}-tint)"
        yield f"{name}-quiet-edge", f"color-mix(in srgb, var(--{name}-deep) 75%, var(--{name}-tint))"
        yield f"{name}-quiet-symbol", f"var(--{name}-deep)"
    yield "wall-width", f"{style['measures']['wall']['normal']}px"
    yield from (("small-face", "inline"), ("small-letter", "none"))


def robot_tokens(robot: RobotLook) -> Iterator[tuple[str, str]]:
    """Yield the tokens that a robot's own pieces read, each in that robot's colours."""
    name = robot["name"]
    yield "fill", f"var(--{name})"
    for token in ("letter", "deep"):
        yield token, f"var(--{name}-{token})"
    if robot["tint"]:
        for token in ("tint", "quiet", "quiet-edge", "quiet-symbol"):
            yield token, f"var(--{name}-{token})"


def contrast(style: StyleTokens) -> Iterator[tuple[str, str]]:
    """Yield the tokens that high contrast changes: a darker grid, full targets, thicker walls."""
    yield "gap", "var(--ink-2)"
    for name in target_colours(style):
        yield f"{name}-quiet", f"var(--{name})"
        yield f"{name}-quiet-edge", "var(--rim)"
        yield f"{name}-quiet-symbol", f"var(--{name}-letter)"
    yield "wall-width", f"{style['measures']['wall']['contrast']}px"
    yield from LETTERS


def forced(style: StyleTokens) -> Iterator[tuple[str, str]]:
    """Yield every colour token as a system colour; shapes and letters show the difference."""
    text = {"ink", "ink-2", "line", "good", "sand", "wall", "centre", "spot", "rim"}
    for name, _ in colours(style):
        if name == "accent":
            yield name, "Highlight"
        else:
            yield (
                name,
                "CanvasText"
                if name in text or name.endswith(("-letter", "-deep")) or name.startswith("sign-")
                else "Canvas",
            )
    yield "gap", "color-mix(in srgb, CanvasText 30%, Canvas)"
    yield from LETTERS


def block(selector: str, tokens: Iterable[tuple[str, str]], *, indent: str = "", scheme: str = "") -> str:
    """Return one CSS rule that sets ``tokens``; ``scheme`` selects their theme and the matching form controls."""
    lines = [f"{indent}  --{name}: {value};" for name, value in tokens]
    if scheme:
        lines.insert(0, f"{indent}  color-scheme: {scheme};")
    return "\n".join([f"{indent}{selector} {{", *lines, f"{indent}}}"])


def tokens_css(style: StyleTokens) -> str:
    """Return the stylesheet of custom properties for both themes, high contrast and forced colours."""
    over_switch = ":root:root"  # equal in weight to the switch of contrast, and later
    parts = [
        f"/* {WARNING} */",
        block(":root", [*style["fixed"].items(), *colours(style), *quiet(style)], scheme="light dark"),
        *(block(f'[data-theme="{theme}"]', [], scheme=theme) for theme in THEMES),
        block(':root[data-letters="on"]', LETTERS),
        block(':root[data-contrast="more"]', contrast(style)),
        "@media (prefers-contrast: more) {\n" + block(over_switch, contrast(style), indent="  ") + "\n}",
        "@media (forced-colors: active) {\n" + block(over_switch, forced(style), indent="  ") + "\n}",
        *(
            block(f'[data-robot="{letter}"]', robot_tokens(robot))
            for letter, robot in style["robots"].items()
        ),
    ]
    return "\n\n".join(parts) + "\n"


def style_js() -> str:
    """Return the module with shapes and measures as a typed literal; colours are in tokens.css."""
    style = json.loads(SOURCE.read_text(encoding="utf-8"))
    del style["fixed"], style["colours"]
    for robot in style["robots"].values():
        for part in ("name", "fill", "letter", "tint", "deep"):
            del robot[part]
    text = json.dumps(style, indent=2)
    return f"// {WARNING}\n\nexport const style = /** @type {{const}} */ ({text});\n"


def outputs() -> dict[Path, str]:
    """Return the text that each generated file should have."""
    return {
        PACKAGE / "web/board/style.js": style_js(),
        PACKAGE / "web/app/frame/tokens.css": tokens_css(load()),
    }


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the generated files, or with ``--check`` name those that differ; return the exit status."""
    check = "--check" in (sys.argv[1:] if arguments is None else arguments)
    stale = {
        path: text for path, text in outputs().items() if not path.exists() or path.read_text("utf-8") != text
    }
    for path, text in stale.items():
        if not check:
            path.write_text(text, encoding="utf-8")
        sys.stderr.write(f"{'out of date' if check else 'wrote'}: {path.relative_to(PACKAGE)}\n")
    return 1 if check and stale else 0


if __name__ == "__main__":
    raise SystemExit(main())
