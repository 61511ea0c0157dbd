"""The solver of the device: the kernel in a worker of the page (solver/solver.js)."""

import pytest
from playwright.sync_api import Page, Route

from ricochetrobots.core import Puzzle, parse_position, parse_puzzle
from ricochetrobots.puzzles import difficulty
from ricochetrobots.puzzles.surprise import likeliest_path
from ricochetrobots.solver import all_paths, count_paths, solve, solve_each_move
from support.generated import GOLDEN, KINDS, SEED, as_json, generated
from support.puzzles import read_puzzles
from support.server import LiveServer

pytestmark = pytest.mark.browser

PUZZLE = "1B4C2D3B Rd1 Gh10 Bn2 Yi16 So5 >Rk3"
LONGEST = "1A4A3B2B Ra1 Gb3 Bn12 Yp15 >Bd10"
"""25 moves, for which 64 MiB are too little (data/maxima-1999.tsv)."""
SEVENTEEN = "1A4C3C2B Rg14 Gp6 Bp9 Ya13 >Bd10"
"""17 moves, for which 16 MiB are too little."""
STRAIGHT = "3D2B4D1A Rk14 Gm2 Bg16 Yk12 >Gj2"
"""Green can slide to its target in one move, but must turn first (R5.2), even after green west."""
MOST_OF_GENERAL = 2
"""With more robots, the native kernel uses the fast search of wide boards, and may find another shortest path."""
LITTLE = 16 * 2**20
PREPARE = """async (base) => {
    const { readBoard } = await import(`${base}/rules/notation.js`);
    const { readPuzzle } = await import(`${base}/rules/position.js`);
    window.kit = await import(`${base}/solver/solver.js`);
    window.ask = (text) => {
        const puzzle = readPuzzle(text);
        return { ...puzzle, board: readBoard(puzzle.board) };
    };
}"""


def prepare(page: Page, url: str) -> None:
    page.goto(f"{url}/rules")
    page.evaluate(PREPARE, url)


def test_the_page_solves_as_the_native_kernel_does(page: Page, live_server: LiveServer) -> None:
    solve_as_the_native_kernel(page, live_server.url)


def solve_as_the_native_kernel(page: Page, url: str) -> None:
    """Solve a puzzle in a page of the game at this address, and compare the answer."""
    prepare(page, url)
    answer, bounds = page.evaluate(
        """async (text) => {
            const solver = kit.createSolver(), bounds = [];
            return [await solver.solve(ask(text), { onBound: (atLeast) => bounds.push(atLeast) }), bounds];
        }""",
        PUZZLE,
    )
    found = solve(PUZZLE)
    assert answer == {
        "status": "solved",
        "atLeast": found.moves,
        "path": [str(move) for move in found.path or ()],
    }
    assert bounds == sorted({*bounds})
    assert found.moves is not None
    assert bounds[-1] <= found.moves


def test_moves_already_made_count_for_the_ricochet(page: Page, live_server: LiveServer) -> None:
    prepare(page, live_server.url)
    lengths = page.evaluate(
        """async (text) => {
            const solver = kit.createSolver(), question = await ask(text);
            const after = (made) => solver.solve({ ...question, made });
            return (await Promise.all([after([]), after(["Gw"]), after(["Gn"])])).map(({ path }) => path.length);
        }""",
        STRAIGHT,
    )
    each = {str(move): found.moves for move, found in solve_each_move(STRAIGHT).items()}
    assert lengths == [solve(STRAIGHT).moves, each["Gw"], each["Gn"]]


def test_a_full_memory_is_reported_with_the_proven_bound(page: Page, live_server: LiveServer) -> None:
    prepare(page, live_server.url)
    answer, bounds, after = page.evaluate(
        """async ([hard, puzzle, bytes]) => {
            const solver = kit.createSolver(bytes), bounds = [];
            const answer = await solver.solve(ask(hard), { onBound: (atLeast) => bounds.push(atLeast) });
            return [answer, bounds, await solver.solve(ask(puzzle))];
        }""",
        [LONGEST, PUZZLE, LITTLE],
    )
    assert answer == {"status": "memory", "atLeast": bounds[-1], "path": None}
    assert 15 < bounds[-1] < 25
    assert after["status"] == "solved"


def test_a_cancelled_question_ends_and_the_next_is_answered(page: Page, live_server: LiveServer) -> None:
    prepare(page, live_server.url)
    stopped, after = page.evaluate(
        """async ([hard, puzzle]) => {
            const solver = kit.createSolver();
            const question = ask(hard);
            const running = new Promise((resolve) => {
                const stopped = solver.solve(question, { onBound: () => resolve(null) }).catch((error) => error);
                window.stopped = stopped;
            });
            await running;
            solver.cancel();
            const error = await stopped;
            const isOnlyStopped = error instanceof kit.SolverStopped && !(error instanceof kit.SolverMemory);
            return [isOnlyStopped, await solver.solve(ask(puzzle))];
        }""",
        [LONGEST, PUZZLE],
    )
    assert stopped
    assert after["status"] == "solved"


def test_a_search_stops_at_the_most_moves(page: Page, live_server: LiveServer) -> None:
    prepare(page, live_server.url)
    answer = page.evaluate(
        "async (text) => kit.createSolver().solve(ask(text), { most: 10 })",
        LONGEST,
    )
    assert answer == {"status": "most", "atLeast": 11, "path": None}


def test_a_browser_without_webassembly_says_so(
    page: Page, live_server: LiveServer, faults: list[str]
) -> None:
    page.route("**/kernel.wasm", lambda route: route.fulfill(status=404))
    prepare(page, live_server.url)
    missing = page.evaluate(
        """async (text) => {
            const question = ask(text);
            const error = await kit.createSolver().solve(question).catch((found) => found);
            return error instanceof kit.SolverMissing;
        }""",
        PUZZLE,
    )
    assert missing
    faults.clear()


def test_a_phone_gives_the_solver_less_memory(page: Page, live_server: LiveServer) -> None:
    use_phone(page)
    prepare(page, live_server.url)
    assert page.evaluate("() => kit.memoryCap()") == 64 * 2**20


def use_phone(page: Page) -> None:
    agent = "Mozilla/5.0 (Linux; Android 10; K) Chrome/139.0.0.0 Mobile Safari/537.36"
    page.context.new_cdp_session(page).send("Emulation.setUserAgentOverride", {"userAgent": agent})


def test_only_the_response_of_the_worker_allows_webassembly(page: Page, live_server: LiveServer) -> None:
    with_policy: list[str] = []
    page.on(
        "response",
        lambda response: (
            with_policy.append(response.url)
            if "wasm-unsafe-eval" in response.headers.get("content-security-policy", "")
            else None
        ),
    )
    prepare(page, live_server.url)
    page.evaluate("async (text) => (await kit.createSolver().solve(ask(text))).status", PUZZLE)
    assert with_policy == [f"{live_server.url}/solver/worker.js"]


def test_the_bundle_has_the_worker_and_the_kernel(
    page: Page, live_server: LiveServer, bundle: dict[str, list[str]]
) -> None:
    assert bundle
    prepare(page, live_server.url)
    path = page.evaluate(
        """async (text) => {
            const worker = new Worker("/dist/solver/worker.js", { type: "module" });
            worker.postMessage({ bytes: 2 ** 26 });
            worker.postMessage({ id: 1, name: "solve", puzzle: ask(text) });
            return await new Promise((resolve, fail) => {
                worker.onmessage = ({ data: { answer, missing } }) => {
                    if (answer) resolve(answer.path);
                    if (missing) fail(missing);
                };
                worker.onerror = ({ message }) => fail(message);
            });
        }""",
        PUZZLE,
    )
    assert path == [str(move) for move in solve(PUZZLE).path or ()]


def test_golden_puzzles_have_the_answers_of_the_native_kernel(
    page: Page, live_server: LiveServer, full: bool
) -> None:
    """Every fourth without `--full`; tests/solver/test_wasm.py asks the same kernel all of them."""
    prepare(page, live_server.url)
    texts = [line.puzzle for line in read_puzzles()][:: 1 if full else 4]
    answers = page.evaluate(
        """async (texts) => {
            const solver = kit.createSolver(), answers = [];
            for (const text of texts) {
                const { path } = await solver.solve(ask(text));
                const { score, grade, moves, surprise, movers } = await solver.difficulty(ask(text));
                answers.push([path.join(" "), await solver.count(ask(text)), score, grade, moves, surprise, movers]);
            }
            return answers;
        }""",
        texts,
    )
    for text, answer in zip(texts, answers, strict=True):
        found = difficulty(text)
        measured = [found.score, found.grade, found.moves, found.surprise, found.movers]
        assert answer == [str(solve(text).path), count_paths(text), *measured], text


def test_all_shortest_paths_are_listed_in_order(page: Page, live_server: LiveServer) -> None:
    prepare(page, live_server.url)
    puzzle = next(line.puzzle for line in read_puzzles() if 1 < (count_paths(line.puzzle) or 0) < 50)
    whole, part = page.evaluate(
        """async (text) => {
            const solver = kit.createSolver();
            return [await solver.allPaths(ask(text)), await solver.allPaths(ask(text), { most: 1 })];
        }""",
        puzzle,
    )
    expected = [[str(move) for move in path] for path in all_paths(puzzle)]
    assert whole == {"paths": expected, "count": len(expected), "complete": True}
    assert part == {"paths": expected[:1], "count": len(expected), "complete": False}


def test_wide_boards_and_few_robots_are_solved(page: Page, live_server: LiveServer) -> None:
    prepare(page, live_server.url)
    texts = ["17x3:Yq2/ Ra1 >Rq1", "4x4:b2e Ra1 >Rc3", "4x4: Ra1 Gb1 Ba2 >Rd4"]
    found = page.evaluate(
        """async (texts) => {
            const solver = kit.createSolver();
            const both = (text) => Promise.all([solver.solve(ask(text)), solver.count(ask(text))]);
            return Promise.all(texts.map(both));
        }""",
        texts,
    )
    for text, (answer, count) in zip(texts, found, strict=True):
        native = solve(text)
        few = len(parse_puzzle(text).position.in_play) <= MOST_OF_GENERAL
        shortest = [native.path] if few else list(all_paths(text))
        assert answer["status"] == native.status.value, text
        assert answer["path"] in [path and [str(move) for move in path] for path in shortest], text
        assert count == (count_paths(text) or 0)


def test_a_puzzle_without_the_ricochet_rule(page: Page, live_server: LiveServer) -> None:
    prepare(page, live_server.url)
    line = next(line for line in read_puzzles() if line.moves_without_ricochet_rule < line.moves)
    answer = page.evaluate(
        "async (text) => kit.createSolver().solve({ ...ask(text), ricochet: false })", line.puzzle
    )
    assert len(answer["path"]) == line.moves_without_ricochet_rule


def test_several_workers_solve_all_targets_of_a_board(page: Page, live_server: LiveServer) -> None:
    prepare(page, live_server.url)
    position = parse_position("1B4C2D3B Rd1 Gh10 Bn2 Yi16 So5")
    texts = [str(Puzzle(position, target)) for target in position.board.targets]
    found = page.evaluate(
        """async (texts) => {
            const answers = [];
            await kit.createSolvers(2).solveMany(texts.map(ask), (answer, at) => { answers[at] = answer.path; });
            return answers;
        }""",
        texts,
    )
    assert found == [[str(move) for move in solve(text).path or ()] for text in texts]


def test_a_puzzle_too_hard_for_a_share_of_the_memory_is_solved_with_all_of_it(
    page: Page, live_server: LiveServer
) -> None:
    use_phone(page)
    prepare(page, live_server.url)
    found, alone = page.evaluate(
        """async ([hard, usual]) => {
            const alone = await kit.createSolver(kit.memoryCap() / 4).solve(ask(hard));
            const answers = [];
            const note = (answer, at) => { answers.push([at, answer.status]); };
            await kit.createSolvers(4).solveMany([ask(hard), ask(usual)], note);
            return [answers, alone.status];
        }""",
        [SEVENTEEN, PUZZLE],
    )
    assert alone == "memory"
    assert found == [[1, "solved"], [0, "solved"]]


@pytest.mark.long
def test_generated_puzzles_are_those_of_python(page: Page, live_server: LiveServer) -> None:
    prepare(page, live_server.url)
    questions = [
        {"seed": SEED, "index": int(index), "wanted": as_json(KINDS[kind])}
        for kind, index, *_ in (line.split("\t") for line in GOLDEN.read_text().splitlines())
    ]
    found = page.evaluate(
        """async (questions) => {
            const solver = kit.createSolver(), puzzles = [];
            for (const one of questions) puzzles.push(await solver.generate(one));
            return puzzles;
        }""",
        questions,
    )
    expected = [each for kind in KINDS for each in generated(kind)]
    for puzzle, other in zip(found, expected, strict=True):
        assert puzzle == {
            "puzzle": str(other.puzzle),
            "path": str(likeliest_path(other.puzzle, all_paths(other.puzzle))).split(),
            "paths": other.paths,
            "grade": other.difficulty.grade,
            "score": other.difficulty.score,
            "surprise": other.difficulty.surprise,
            "themes": sorted(other.themes),
        }


def test_a_page_learns_that_no_puzzle_was_found(page: Page, live_server: LiveServer) -> None:
    page.route("**/solver/numbers.js", try_once)
    prepare(page, live_server.url)
    assert page.evaluate(
        """async () => {
            const questions = { seed: 1, index: 0, wanted: { moves: 12, paths: 1 } };
            const error = await kit.createSolver().generate(questions).catch((found) => found);
            return error instanceof kit.SolverNothing;
        }"""
    )


def try_once(route: Route) -> None:
    text = route.fetch().text()
    assert "ATTEMPTS = 100000;" in text
    route.fulfill(body=text.replace("ATTEMPTS = 100000;", "ATTEMPTS = 1;"), content_type="text/javascript")
