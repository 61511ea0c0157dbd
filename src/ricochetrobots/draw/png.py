"""Convert SVG on standard input to PNG on standard output with resvg, the extra `png`.

Run it in a separate process (`COMMAND`): the library holds the interpreter's lock while it draws. It reads no system
fonts, so the picture is the same everywhere.
"""

import os
import sys
from importlib.util import find_spec

COMMAND = (sys.executable, "-I", __file__)


def can_draw() -> bool:
    """Return whether the library is installed."""
    return find_spec("resvg_py") is not None


def main() -> None:
    """Draw the SVG from standard input, at the lowest priority."""
    import resvg_py

    if hasattr(os, "nice"):  # not on Windows
        os.nice(19)

    svg = sys.stdin.buffer.read().decode()
    sys.stdout.buffer.write(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True))


if __name__ == "__main__":
    main()
