"""A stand-in for the worker that generates puzzles: it answers at once, with puzzles that Python generated."""

import json
from functools import cache
from itertools import islice
from typing import Any

from playwright.sync_api import Page, Route

from ricochetrobots.core import judge, parse_path, parse_puzzle
from ricochetrobots.puzzles import Wanted, generate
from support.browser import serve_sources

MODULE = """
export class SolverStopped extends Error {}
export class SolverMemory extends Error {}
export class SolverMissing extends Error {}
const PUZZLES = %s;
window.asked = [];
export function createSolver() {
  return {
    async generate(asked) {
      window.asked.push(asked);
      if (window.noSolver) throw new SolverMissing("missing");
      return PUZZLES[(asked.seed + asked.index) %% PUZZLES.length];
    },
    cancel() {},
    close() {},
  };
}
"""


@cache
def puzzles() -> list[dict[str, Any]]:
    """Return puzzles as the worker would."""
    found = islice(generate(Wanted(edition="2013", moves=range(3, 6)), seed=5), 12)
    return [
        {
            "puzzle": str(each.puzzle),
            "path": str(each.solution.path).split(),
            "paths": each.paths,
            "grade": each.difficulty.grade,
            "score": each.difficulty.score,
            "surprise": each.difficulty.surprise,
            "themes": sorted(each.themes),
        }
        for each in found
    ]


def know_puzzles(page: Page) -> None:
    """Let the page generate these puzzles."""
    source = MODULE % json.dumps(puzzles())

    def answer(route: Route) -> None:
        route.fulfill(body=source, content_type="text/javascript")

    serve_sources(page)
    page.route("**/solver/solver.js", answer)


def detour(puzzle: dict[str, Any]) -> str:
    """Return the shortest path after two moves that do not affect it."""
    there_and_back = (
        f"{robot}{way[0]} {robot}{way[1]}" for robot in "RGBY" for way in ("ns", "sn", "ew", "we")
    )
    longer = (f"{moves} {' '.join(puzzle['path'])}" for moves in there_and_back)
    return next(path for path in longer if judge(parse_puzzle(puzzle["puzzle"]), parse_path(path)).ok)


def store(page: Page, **values: object) -> None:
    """Store values of practice before the page opens, once."""
    for name, value in values.items():
        kept = json.dumps(json.dumps({"version": 1, "value": value}))
        page.add_init_script(f"localStorage['ricochet.practise.{name}'] ??= {kept};")


def stored(page: Page, name: str) -> Any:
    """Return a value that practice has stored."""
    return page.evaluate(
        "(name) => JSON.parse(localStorage[`ricochet.practise.${name}`] ?? '{}').value", name
    )
