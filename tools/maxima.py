"""Write the figures and plots of docs/maxima.md, and examples/hardest.txt, from the kept maxima.

    python tools/maxima.py     write all three from data/; compute tables only for new hardest positions

`ricochet strong --box 1999 --out data` made data/maxima-1999.tsv.
"""

import re
from collections import Counter
from itertools import islice, zip_longest
from pathlib import Path
from typing import NamedTuple

from ricochetrobots.core import parse_board, parse_target
from ricochetrobots.strong import Maximum, kept_maxima, strong_table

ROOT = Path(__file__).parent.parent
KEPT = ROOT / "data/maxima-1999.tsv"
PAGE = ROOT / "docs/maxima.md"
PLOTS = ROOT / "docs/images"
HARDEST = ROOT / "examples/hardest.txt"
HOW_MANY = 100
FIGURES = re.compile(r"(?<=<!-- figures -->\n).*?(?=<!-- end of figures -->)", re.DOTALL)


class Part(NamedTuple):
    """Positions of one table at one distance."""

    moves: int
    board: str
    target: str
    positions: int


def rows() -> list[Maximum]:
    """Return all kept maxima, each table once."""
    return list({row.about: row for row in kept_maxima(KEPT)}.values())


def pairs(found: list[Maximum]) -> list[tuple[Maximum, Maximum]]:
    """Return the targets that have both tables, without and with the ricochet rule."""
    free = {row.about[:2]: row for row in found if not row.ricochet_rule}
    return [(free[row.about[:2]], row) for row in found if row.ricochet_rule and row.about[:2] in free]


def added(distributions: list[tuple[int, ...]]) -> tuple[int, ...]:
    """Return the sum of several distributions."""
    return tuple(map(sum, zip_longest(*distributions, fillvalue=0)))


def hardest_parts(found: list[Maximum], how_many: int = HOW_MANY) -> list[Part]:
    """Return the tables of the hardest positions with the ricochet rule, hardest first, with the number to list."""
    parts = [
        Part(moves, row.board, row.target, count)
        for row in found
        if row.ricochet_rule
        for moves, count in enumerate(row.distribution)
    ]
    parts.sort(key=lambda part: -part.moves)  # tables stay in their order
    taken: list[Part] = []
    for part in parts:
        count = min(part.positions, how_many - sum(each.positions for each in taken))
        if count:
            taken.append(part._replace(positions=count))
    return taken


def figures(found: list[Maximum]) -> str:
    """Return the figures of docs/maxima.md."""
    kept = pairs(found)
    free, ruled = (added([pair[side].distribution for pair in kept]) for side in (0, 1))
    unsolvable = sum(row.unsolvable for _, row in kept)
    positions = sum(ruled) + unsolvable
    most = len(ruled) - 1
    parts = [part for part in hardest_parts(found, 10**9) if part.moves == most]
    first = next(row for _, row in kept if row.about[:2] == parts[0][1:3])
    where = ", ".join(f"{part.positions} of `{part.board} {part.target}`" for part in parts)
    changed = max(sum(free[: moves + 1]) - sum(ruled[: moves + 1]) for moves in range(len(free)))
    lines = [
        f"- The hardest position takes **{most} moves**: `{first.hardest} {first.target}`.",
        f"- {ruled[-1]:,} of {positions:,} positions are that hard, one in {positions // ruled[-1]:,}; {where}.",
        f"- Positions without a solution: {unsolvable:,}.",
        f"- The mean distance of a position that can be solved is {mean(ruled):.2f} moves with the ricochet rule, and "
        f"{mean(free):.2f} without it.",
        f"- The rule changes the distance of at least {changed:,} positions ({changed / positions:.2%}), and the "
        f"maximum of {sum(one.maximum != two.maximum for one, two in kept)} targets.",
        "",
        "| moves | positions, no ricochet rule | with it | share | targets with that maximum, no rule | with it |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    maxima = [Counter(pair[side].maximum for pair in kept) for side in (0, 1)]
    for moves, (without, count) in enumerate(zip_longest(free, ruled, fillvalue=0)):
        lines.append(
            f"| {moves} | {without:,} | {count:,} | {count / positions:.2g} | {maxima[0][str(moves)]} "
            f"| {maxima[1][str(moves)]} |"
        )
    return "\n".join(lines) + "\n"


def mean(distribution: tuple[int, ...]) -> float:
    """Return the mean distance."""
    return sum(moves * count for moves, count in enumerate(distribution)) / sum(distribution)


def write_hardest(found: list[Maximum]) -> None:
    """List the hardest positions, unless the file already lists them."""
    parts = hardest_parts(found)
    wanted = [(part.board, part.target) for part in parts for _ in range(part.positions)]
    lines = HARDEST.read_text().splitlines() if HARDEST.exists() else []
    if [(line.split()[0], line.split()[-1]) for line in lines] == wanted:
        return
    lines_of: dict[Part, list[str]] = {}
    for about in dict.fromkeys((part.board, part.target) for part in parts):
        board = parse_board(about[0])
        with strong_table(board, parse_target(about[1], board)) as table:
            for part in parts:
                if (part.board, part.target) == about:
                    lines_of[part] = [
                        f"{position} {part.target}"
                        for position in islice(table.at(part.moves), part.positions)
                    ]
    HARDEST.write_text("".join(f"{line}\n" for part in parts for line in lines_of[part]))


def plot(found: list[Maximum]) -> None:
    """Draw the distribution of positions and that of maxima."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    mpl.rcParams.update({"svg.hashsalt": "ricochet", "svg.fonttype": "none", "font.size": 9})
    kept = pairs(found)
    names = ("no ricochet rule", "ricochet rule")
    for name, label in (("distances", "positions"), ("targets", "targets")):
        figure = Figure(figsize=(6.4, 3.2), layout="constrained")
        axes = figure.add_subplot()
        for side, colour in enumerate(("#b8b8b8", "#2f6db3")):
            counts: tuple[int, ...]
            if name == "distances":
                counts = added([pair[side].distribution for pair in kept])
                axes.set_yscale("log")
            else:
                maxima = Counter(pair[side].maximum for pair in kept)
                counts = tuple(maxima[str(moves)] for moves in range(max(map(int, maxima)) + 1))
                axes.locator_params(integer=True)
            places = [moves + 0.4 * side - 0.2 for moves in range(len(counts))]
            axes.bar(places, counts, width=0.4, color=colour, label=names[side])
        axes.set_xlabel("moves" if name == "distances" else "moves of a target's hardest position")
        axes.set_ylabel(label)
        axes.spines[["top", "right"]].set_visible(False)
        axes.legend(frameon=False)
        figure.savefig(PLOTS / f"maxima-{name}.svg", metadata={"Date": None})


def main() -> None:
    """Write all three."""
    found = rows()
    PAGE.write_text(FIGURES.sub(lambda _: figures(found), PAGE.read_text()))
    plot(found)
    write_hardest(found)


if __name__ == "__main__":
    main()
