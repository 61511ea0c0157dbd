"""Time the solver in the browser beside the native kernel, for bench/web.py.

The page runs the module itself, not its worker, since Chromium slows down only the page's own thread.
"""

import statistics
import time
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser

from ricochetrobots.solver import solve

ROOT = Path(__file__).parent.parent
SLOWDOWNS = (1, 4)
LONG = 14
"""The least moves of a long puzzle."""
MOST_BYTES = 256 * 2**20

MEASURE = """async ([sets, bytes]) => {
  const { readBoard } = await import("/rules/notation.js");
  const { readPuzzle } = await import("/rules/position.js");
  const { createKernel } = await import("/solver/kernel.js");
  const content = await (await fetch("/solver/kernel.wasm")).arrayBuffer();
  const ask = (text) => { const puzzle = readPuzzle(text); return { ...puzzle, board: readBoard(puzzle.board) }; };
  const began = performance.now();
  const kernel = createKernel(await WebAssembly.compile(content), bytes, () => {});
  kernel.solve(ask(sets[0][0]));
  const times = [[performance.now() - began]];
  for (const set of sets) {
    times.push(set.map(ask).map((puzzle) => {
      const before = performance.now();
      kernel.solve(puzzle);
      return performance.now() - before;
    }));
  }
  return times;
}"""


def rows(browser: Browser, url: str) -> Iterator[tuple[str, str]]:
    """Yield the name and the figure of each row: start-up, classic and long puzzles at each slow-down."""
    sets = {"classic": classic(), "long": long()}
    native = {name: milliseconds(texts) for name, texts in sets.items()}
    context = browser.new_context(bypass_csp=True)
    for rate in SLOWDOWNS:
        page = context.new_page()
        page.goto(f"{url}/rules")
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})
        (start,), *found = page.evaluate(MEASURE, [list(sets.values()), MOST_BYTES])
        yield f"solver at {rate}x: compiled, first answer", f"{start:.0f} ms"
        for (name, times), seen in zip(native.items(), found, strict=True):
            yield f"solver at {rate}x: {name}", f"{figure_of(seen)}; native {figure_of(times)}"
        page.close()
    context.close()


def figure_of(times: list[float]) -> str:
    return f"{statistics.median(times):.2f} ms, mean {statistics.mean(times):.2f}"


def milliseconds(texts: list[str]) -> list[float]:
    """Return the time of each puzzle in the native kernel, with the conversion of the board."""
    times = []
    for text in texts:
        began = time.perf_counter()
        solve(text)
        times.append((time.perf_counter() - began) * 1000)
    return times


def classic() -> list[str]:
    """Return the random puzzles of golden/puzzles.tsv on boards of the first edition."""
    _, *lines = (ROOT / "golden/puzzles.tsv").read_text().splitlines()
    return [line.split("\t")[1] for line in lines if line.startswith("classic-")]


def long() -> list[str]:
    """Return the puzzles of bench/lengths.txt with 14 moves and more: the last thirty of each length."""
    texts = [line for line in (ROOT / "bench/lengths.txt").read_text().splitlines() if ">" in line]
    return texts[30 * (LONG - 2) :]
