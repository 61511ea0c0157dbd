"""Write SVG as text. Lengths are in cells."""

from html import escape

BASELINE = 0.36
"""The distance from the middle of a capital or digit to the baseline, in font sizes."""

TEXT_SCALE = 100
"""Letters are set this many times larger and scaled back, because programs have a smallest font size."""


def number(length: float) -> str:
    """Return a length rounded to a ten-thousandth, without trailing zeros."""
    return f"{round(length, 4) + 0:.6g}"


def element(tag: str, *children: str, **attributes: str | float | None) -> str:
    """Return an element around ``children``, each an element or escaped text.

    It omits attributes that are None; ``stroke_width`` becomes ``stroke-width``.
    """
    given = (
        f' {name.replace("_", "-")}="{escape(value if isinstance(value, str) else number(value))}"'
        for name, value in attributes.items()
        if value is not None
    )
    return f"<{tag}{''.join(given)}>{''.join(children)}</{tag}>"


def text(content: str, x: float, y: float, size: float, **attributes: str | float | None) -> str:
    """Return one line of text centred on ``x`` with its baseline at ``y``."""
    return element(
        "text",
        escape(content),
        transform=f"translate({number(x)} {number(y)}) scale({number(1 / TEXT_SCALE)})",
        font_size=size * TEXT_SCALE,
        text_anchor="middle",
        **attributes,
    )


def placed(x: float, y: float, *children: str) -> str:
    """Return the children with their origin at that point."""
    return element("g", *children, transform=f"translate({number(x)} {number(y)})")
