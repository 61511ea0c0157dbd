import io
import re
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from inspect import signature
from pathlib import Path
from xml.etree import ElementTree

import pytest

from ricochetrobots.cli import console, drawing, lines, progress
from ricochetrobots.cli.answers import Output
from ricochetrobots.cli.commands import COMMANDS, THEMES
from ricochetrobots.cli.puzzling import Requirements
from ricochetrobots.cli.version import version
from ricochetrobots.core import EDITIONS, count_sequences, parse_position
from ricochetrobots.puzzles import Theme
from ricochetrobots.solver import Limits
from support.commands import Terminal, objects, run
from support.drawings import Drawing, read_drawings
from support.engines import CASES
from support.puzzles import read_puzzles

EASY = "2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2"
EASY_POSITION = EASY.partition(" >")[0]
WALLED_IN = "3x3:b1s,a2e,b2e,b2s Ra1 >Rb2"


def test_version() -> None:
    result = run("--version")
    assert (result.exit_code, result.stdout) == (0, f"ricochet {version()}\n")


@pytest.mark.parametrize(
    "arguments",
    [["fly"], ["solve"], ["solve", EASY, "--wings"], ["count", EASY], ["solve", EASY, "--max-moves", "-1"]],
)
def test_bad_use(arguments: list[str]) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert "Error: " in result.stderr


@pytest.mark.parametrize(
    ("arguments", "limits"),
    [
        (["solve", EASY, "--threads", "5000000000"], "from 1 to 1024"),
        (["puzzles", "1", "--threads", "5000000000"], "from 1 to 1024"),
        (["strong", "4C3A2C1C", ">Re15", "--threads", "5000000000"], "from 1 to 1024"),
        (["solve", EASY, "--max-memory", "1e300"], "from 0 to 1000000"),
        (["strong", "4C3A2C1C", ">Re15", "--max-memory", "1e300"], "from 0 to 1000000"),
        (["solve", EASY, "--all", "--at-most", "9" * 23], "from 1 to 1000000000"),
        (["puzzles", "9" * 23], "from 1 to 1000000000"),
    ],
)
def test_a_number_that_is_too_large_is_refused(arguments: list[str], limits: str) -> None:
    result = run(*arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert limits in result.stderr


@pytest.mark.parametrize(
    ("arguments", "text", "position"),
    [
        (["board", "2A3C4A1X"], "2A3C4A1X", 7),
        (["board", "2A3C4A1C Rl11 Gl11"], "2A3C4A1C Rl11 Gl11", 14),
        (["check", EASY, "Re Rx"], "Re Rx", 4),
        (["check", "2A3C", "Re"], "2A3C", 4),
        (["count", "2A3C4A1C R", "--depth", "1"], "2A3C4A1C R", 10),
        (["solve", "2A3C4A1C Rl11 >Gm2"], "2A3C4A1C Rl11 >Gm2", 14),
        (["solve", "2A3C\t4A1C"], "2A3C\N{REPLACEMENT CHARACTER}4A1C", 4),
    ],
)
def test_a_caret_stands_under_the_fault(arguments: list[str], text: str, position: int) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    sentence, quoted, caret = result.stderr.splitlines()
    assert sentence.startswith("Error: ")
    assert quoted == f"  {text}"
    assert caret == "  " + " " * position + "^"


@pytest.mark.parametrize("drawing", read_drawings(), ids=lambda drawing: drawing.id)
def test_board_in_the_terminal(drawing: Drawing) -> None:
    for text in (drawing.text, drawing.text.replace(" ", "_")):
        result = run("board", text, "--path", drawing.path)
        assert (result.exit_code, result.stdout) == (0, drawing.drawn)


def test_board_from_standard_input() -> None:
    assert run("board", "-", given="2x2:\n3x3:\n").stdout == run("board", "2x2:").stdout


def test_board_colours_are_requested() -> None:
    assert "\x1b[" in run("board", EASY, "--colour").stdout
    assert "\x1b[" not in run("board", EASY, "--no-colour").stdout
    assert "\x1b[" not in run("board", EASY).stdout  # standard output is no terminal here


def test_board_as_a_picture(tmp_path: Path) -> None:
    file = tmp_path / "board.svg"
    result = run("board", EASY, "--path", "Re Rn", "--svg", str(file), "--theme", "dark", "--coordinates")
    assert (result.exit_code, result.stdout) == (0, "")
    assert str(file) in result.stderr
    picture = ElementTree.parse(file).getroot()
    assert picture.findtext("{http://www.w3.org/2000/svg}title") == EASY
    shown = run("board", EASY, "--path", "Re Rn", "--svg", "-", "--theme", "dark", "--coordinates")
    assert shown.stdout == file.read_text("utf-8")


def test_a_picture_that_cannot_be_written(tmp_path: Path) -> None:
    result = run("board", EASY, "--svg", str(tmp_path / "none" / "board.svg"))
    assert result.exit_code == 2
    assert result.stderr.startswith(f"Error: {tmp_path}")


def test_board_shows_only_legal_paths() -> None:
    result = run("board", EASY, "--path", "Rn Rn")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == ("Error: move 2, Rn: Red cannot move north: a wall is in the way. (R3.3)\n")
    assert run("board", EASY, "--path", "Rn Rn", "--svg", "-").stderr == result.stderr
    assert run("board", "2A3C4A1C", "--path", "Rn").exit_code == 2


def test_no_colours_on_a_terminal_that_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", Terminal())
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert drawing._colour(None)
    monkeypatch.setenv("TERM", "dumb")
    assert not drawing._colour(None)
    assert drawing._colour(True)


def test_a_byte_order_mark_is_read_over() -> None:
    mark = "\N{ZERO WIDTH NO-BREAK SPACE}"
    assert run("solve", mark + EASY).stdout == "Re Rn\n"
    for arguments in (["solve", "-"], ["solve", "--json", "-"], ["board", "-"], ["check", "-", "Re Rn"]):
        assert run(*arguments, given=f"{mark}{EASY}\n").exit_code == 0
    assert run("solve", "-", given=f"{EASY}\n{mark}{EASY}\n").exit_code == 2, "only at the beginning"


@pytest.mark.parametrize(
    "arguments",
    [
        ["solve", "x" * 5000],
        ["solve", EASY + "9" * 5000],
        ["solve", EASY, "--max-moves", "x" * 5000],
        ["solve", EASY, "--engine", "x" * 5000],
        ["solve", EASY, "y" * 5000],
        ["board", EASY, "--svg", "x" * 5000],
        ["play", "--port", "x" * 5000],
        ["serve", "--port", "9" * 5000],
        ["serve", "--host", "x" * 5000],
    ],
    ids=lambda arguments: " ".join(word[:20] for word in arguments),
)
def test_errors_quote_little_of_what_was_given(arguments: list[str]) -> None:
    result = run(*arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert all(len(line) < 330 for line in result.stderr.splitlines())
    assert max(map(len, re.findall("x+|y+|9+", result.stderr)), default=0) <= 200


def test_the_caret_is_near_the_fault_of_a_long_text() -> None:
    text = EASY.partition(" >")[0] + "?" + " " * 300
    line, caret = console.pointer(text, text.index("?")).splitlines()
    assert line[caret.index("^")] == "?"
    assert len(line) <= 202


@pytest.mark.parametrize(
    ("puzzle", "path", "options", "exit_code", "lines", "words"),
    [
        (EASY, "Re Rn", [], 0, [" 1  Re  l11 m11", " 2  Rn  m11 m2"], "Red reaches m2 in 2 moves."),
        (EASY, "Re", [], 1, [" 1  Re  l11 m11"], "R5.1"),
        (EASY, "Re Re", [], 1, [" 1  Re  l11 m11", " 2  Re  R3.3 move-blocked"], "R3.3"),
        (EASY, "", [], 1, [], "R5.4"),
        (EASY, "Se", [], 1, [" 1  Se  R3.1 robot-not-in-play"], "R3.1"),
        ("3x3: Ra1 >Rc1", "Re", [], 1, [" 1  Re  a1 c1"], "R5.2"),
        ("3x3: Ra1 >Rc1", "Re", ["--no-ricochet-rule"], 0, [" 1  Re  a1 c1"], "Red reaches c1 in 1 move."),
        ("3x3:Gc1/ Ra1 >Rc3", "Re", [], 1, [" 1  Re  R4.3 stops-on-diagonal"], "R4.3"),
    ],
)
def test_check(
    puzzle: str, path: str, options: list[str], exit_code: int, lines: list[str], words: str
) -> None:
    result = run("check", puzzle, path, *options)
    assert result.exit_code == exit_code
    assert result.stdout.splitlines() == lines
    assert words in result.stderr


def test_check_as_json() -> None:
    result = run("check", EASY.replace(" ", "_"), "Re Rn", "--json")
    assert (result.exit_code, result.stderr) == (0, "")
    assert objects(result) == [
        {
            "puzzle": EASY,
            "path": "Re Rn",
            "ok": True,
            "code": None,
            "clause": None,
            "move_index": None,
            "sentence": "Red reaches m2 in 2 moves.",
            "slides": [
                {"move": "Re", "from": "l11", "to": "m11"},
                {"move": "Rn", "from": "m11", "to": "m2"},
            ],
        }
    ]
    refused = run("check", EASY, "Re Re", "--json")
    (answer,) = objects(refused)
    assert refused.exit_code == 1
    assert (answer["ok"], answer["move_index"], answer["code"]) == (False, 1, "move-blocked")
    assert answer["slides"] == [{"move": "Re", "from": "l11", "to": "m11"}]


def test_check_from_standard_input() -> None:
    assert run("check", "-", "-", given=f"{EASY}\nRe Rn\n").exit_code == 0
    assert run("check", EASY, "-", given="Re Rn").exit_code == 0


@pytest.mark.parametrize("text", [EASY, EASY_POSITION])
def test_count(text: str) -> None:
    assert run("count", text, "--depth", "0").stdout == "1\n"
    assert (
        run("count", text, "--depth", "2").stdout == f"{count_sequences(parse_position(EASY_POSITION), 2)}\n"
    )


def test_count_for_each_first_move() -> None:
    result = run("count", EASY, "--depth", "3", "--divide")
    counts = dict(line.split() for line in result.stdout.splitlines())
    assert len(counts) == int(run("count", EASY, "--depth", "1").stdout)
    total = run("count", EASY, "--depth", "3").stdout.strip()
    assert sum(map(int, counts.values())) == int(total)
    assert total in result.stderr
    assert run("count", EASY, "--depth", "0", "--divide").exit_code == 2


def test_count_as_json() -> None:
    total = int(run("count", EASY, "--depth", "2").stdout)
    (answer,) = objects(run("count", EASY, "--depth", "2", "--json"))
    assert answer == {"start": EASY_POSITION, "depth": 2, "count": total}
    (divided,) = objects(run("count", EASY, "--depth", "2", "--divide", "--json"))
    assert divided.pop("first_moves") == {
        move: int(found)
        for move, found in (
            line.split() for line in run("count", EASY, "--depth", "2", "--divide").stdout.splitlines()
        )
    }
    assert divided == answer


def test_count_to_the_greatest_depth() -> None:
    assert run("count", "3x3: Ra1", "--depth", "100").stdout == f"{2**100}\n"


def test_solve() -> None:
    result = run("solve", EASY)
    assert (result.exit_code, result.stdout) == (0, "Re Rn\n")
    assert result.stderr.startswith("2 moves; ")
    assert run("solve", "-", given=EASY).stdout == "Re Rn\n"
    assert run("check", "-", "-", given=f"{EASY}\nRe Rn\n").exit_code == 0, "a line for each"


@pytest.mark.parametrize("form", [["-"], ["--json", "-"]])
def test_lines_are_answered_alike_by_any_number_of_threads(form: list[str]) -> None:
    easy = [line.puzzle for line in read_puzzles() if line.moves <= 6][:30]
    lines = ["nonsense", *easy[:3], "", WALLED_IN, *easy, f"{EASY} ", WALLED_IN, "Xx", *easy[:20], "the end"]
    one, several = (run("solve", *form, "--threads", threads, given="\n".join(lines)) for threads in "13")
    assert one.exit_code == several.exit_code == 2
    assert untimed(one.stdout) == untimed(several.stdout)
    assert len(several.stdout.splitlines()) == len(lines)
    assert untimed(one.stderr) == untimed(several.stderr)


def untimed(printed: str) -> str:
    return re.sub(r"[0-9.]+ ?s\b|\"seconds\": [0-9.e-]+", "", printed)


def test_solve_is_believed_by_check() -> None:
    line = next(line for line in read_puzzles() if line.moves == 7)
    path = run("solve", line.puzzle).stdout.strip()
    assert run("check", line.puzzle, path).exit_code == 0
    assert len(path.split()) == 7


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([WALLED_IN], "There is no solution"),
        ([EASY, "--max-moves", "1"], "limit"),
        ([EASY, "--time-limit", "0"], "limit"),
        ([EASY, "--max-expanded", "0"], "limit"),
        ([EASY, "--max-memory", "0"], "limit"),
    ],
)
def test_solve_says_no(arguments: list[str], words: str) -> None:
    result = run("solve", *arguments)
    assert (result.exit_code, result.stdout) == (1, "")
    assert words in result.stderr


def test_solve_has_a_limit_of_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Limits] = []
    shortest = lines.shortest

    def watched(
        limits: Limits, *, ricochet_rule: bool, engine: str | None
    ) -> Callable[[str], Iterator[Output]]:
        seen.append(limits)
        return shortest(limits, ricochet_rule=ricochet_rule, engine=engine)

    monkeypatch.setattr(lines, "shortest", watched)
    assert run("solve", EASY).exit_code == run("solve", EASY, "--max-memory", "0.5").exit_code == 0
    assert [limits.max_bytes for limits in seen] == [4_000_000_000, 500_000_000]


def test_solve_without_the_ricochet_rule() -> None:
    assert run("solve", "3x3: Ra1 >Rc1").stdout == "Rs Re Rn\n"
    assert run("solve", "3x3: Ra1 >Rc1", "--no-ricochet-rule").stdout == "Re\n"
    assert run("solve", "3x3: Ra1 >Ra1", "--no-ricochet-rule").stdout == "\n"


@pytest.mark.parametrize("arguments", [[EASY], ["--json", "-"]])
def test_missing_engine(arguments: list[str]) -> None:
    result = run("solve", *arguments, "--engine", "steam", given="")
    assert result.exit_code == 2
    if "--json" in arguments:
        (fault,) = objects(result)
        assert (fault["code"], result.stderr) == ("engine-missing", "")
        assert "steam" in str(fault["message"])
    else:
        assert (result.stdout, "steam" in result.stderr) == ("", True)


def test_solve_many() -> None:
    texts = [EASY, "Xx", WALLED_IN, "", EASY.replace(" ", "_"), "2A3C4A1C Rl11 >Gm2"]
    result = run("solve", "--json", "-", given="\r\n".join(texts))
    answers = objects(result)
    assert [answer["status"] for answer in answers] == [
        "solved",
        "error",
        "unsolvable",
        "error",
        "solved",
        "error",
    ]
    assert [answer["puzzle"] for answer in answers] == [EASY, "Xx", WALLED_IN, "", EASY, texts[-1]]
    solved, unreadable, unsolvable, *_, illegal = answers
    assert set(solved) == {
        "puzzle",
        "status",
        "moves",
        "path",
        "at_least",
        "expanded",
        "seconds",
        "engine",
    }
    assert (solved["moves"], solved["path"]) == (2, "Re Rn")
    assert isinstance(solved["expanded"], int)
    assert isinstance(solved["seconds"], float)
    assert (unsolvable["moves"], unsolvable["path"]) == (None, None)
    assert set(unreadable) == {"puzzle", "status", "code", "message", "clause", "place", "position"}
    assert (unreadable["code"], unreadable["position"]) == ("unreadable", 0)
    assert (illegal["code"], illegal["position"]) == ("illegal", 14)
    assert result.exit_code == 2
    assert result.stderr == ""


def test_solve_many_as_lines() -> None:
    texts = [EASY, "Xx", WALLED_IN, "", EASY.replace(" ", "_")]
    result = run("solve", "-", given="\r\n".join(texts))
    assert result.stdout.splitlines() == ["Re Rn", "-", "-", "-", "Re Rn"], "each answer beside its line"
    assert result.exit_code == 2
    refusals = [line for line in result.stderr.splitlines() if line.startswith("Line ")]
    assert [line.partition(":")[0] for line in refusals] == ["Line 2", "Line 3", "Line 4"]
    assert "There is no solution" in refusals[1]
    assert run("solve", "-", given=f"{EASY}\n{WALLED_IN}\n").exit_code == 1
    assert run("solve", "-", given="").stdout == ""


@pytest.mark.parametrize(("lines", "exit_code"), [([EASY], 0), ([EASY, WALLED_IN, EASY], 1), ([], 0)])
def test_solve_many_ends_with_the_worst_status(lines: list[str], exit_code: int) -> None:
    assert run("solve", "--json", "-", given="\n".join(lines)).exit_code == exit_code


@pytest.mark.parametrize("engine", CASES)
def test_solve_names_its_engine(engine: str) -> None:
    (answer,) = objects(run("solve", "--json", EASY, "--engine", engine, "--threads", "2"))
    assert (answer["engine"], answer["moves"], answer["at_least"]) == (engine, 2, 2)


def test_solve_one_as_json() -> None:
    result = run("solve", "--json", EASY, "--max-moves", "1")
    assert (result.exit_code, objects(result)[0]["status"]) == (1, "limit")


def test_bytes_that_are_no_text() -> None:
    result = run("solve", "--json", "-", given=b"\xff\xfe\n" + EASY.encode())
    assert [answer["status"] for answer in objects(result)] == ["error", "solved"]


def test_progress_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr(progress, "PATIENCE_SECONDS", 0)
    monkeypatch.setenv("TERM", "xterm")
    shown = progress.Progress()
    shown.report(9)
    with shown:
        assert terminal.is_written.wait(timeout=30)
    assert "at least 9 moves" in terminal.getvalue()
    assert terminal.getvalue().endswith("\x1b[1A\x1b[2K"), "the line goes away"


@pytest.mark.parametrize(
    "stream", [None, io.StringIO(), Terminal()], ids=["none", "a file", "a plain terminal"]
)
def test_no_progress_where_nobody_looks(monkeypatch: pytest.MonkeyPatch, stream: io.StringIO | None) -> None:
    monkeypatch.setattr(progress, "PATIENCE_SECONDS", 0)
    monkeypatch.setattr(sys, "stderr", stream)
    monkeypatch.setenv("TERM", "dumb")
    with progress.Progress() as shown:
        assert not shown.is_shown


UNQUOTED = EASY.partition(" >")[0].split()


@pytest.mark.parametrize(
    "words",
    [
        ["solve", *EASY.split()],
        ["solve", *UNQUOTED, "--target", "Rm2"],
        ["solve", "--target", ">Rm2", EASY_POSITION],
        ["solve", "--target", "Rm2", "-"],
    ],
)
def test_a_puzzle_without_quotation_marks(words: list[str]) -> None:
    assert run(*words, given=EASY_POSITION).stdout == "Re Rn\n"


@pytest.mark.parametrize(
    "words",
    [
        [*EASY.split(), "Re", "Rn"],
        [*EASY.split(), "Re Rn"],
        [*UNQUOTED, "Re", "Rn", "--target", "Rm2"],
        [*UNQUOTED, "--target=Rm2", "Re", "Rn"],
    ],
)
def test_a_path_without_quotation_marks(words: list[str]) -> None:
    assert run("check", *words).exit_code == 0


@pytest.mark.parametrize("words", [UNQUOTED, [*UNQUOTED[:-1], f">{UNQUOTED[-1]}"], UNQUOTED[:-2]])
def test_a_missing_path_without_quotation_marks(words: list[str]) -> None:
    """The last robot or target is not taken for the path."""
    assert run("check", *words).stderr.splitlines()[-1] == "Error: PATH is missing."


def test_other_texts_without_quotation_marks() -> None:
    assert run("count", *UNQUOTED, "--depth", "2").stdout == run("count", EASY, "--depth", "2").stdout
    assert run("board", *UNQUOTED, "--coordinates").stdout == run("board", EASY_POSITION).stdout


@pytest.mark.parametrize(
    ("words", "code", "place"),
    [
        (["fly"], "no-command", None),
        (["solve"], "missing", "PUZZLE"),
        (["solve", EASY, "--wings"], "no-option", "--wings"),
        (["solve", EASY, "--max-moves"], "no-value", "--max-moves"),
        (["solve", EASY, "--max-moves", "-1"], "whole", "--max-moves"),
        (["count", EASY, "--depth", "101"], "whole-range", "--depth"),
        (["solve", EASY, "--time-limit", "soon"], "number", "--time-limit"),
        (["board", EASY, "--theme", "red"], "choice", "--theme"),
        (["board", EASY, "--coordinates=yes"], "value", "--coordinates"),
        (["backup", "a", "b"], "extra", None),
        (["board", "2A3C4A1C", "--path", "Rn"], "board-no-path", "--path"),
        (["strong", "2A3C4A1C"], "strong-target", "TARGET"),
        (["export"], "export-consented", "--consented"),
        (["tui"], "tui-terminal", None),
        (["puzzles", "1", "--scheduler", "nowhere"], "scheduler-unreachable", None),
        (["board", EASY, "--svg", "/none/board.svg"], "file", "/none/board.svg"),
        (["check", "2A3C", "Re"], "unreadable", "2A3C"),
        (["solve", EASY, "--engine", "steam"], "engine-missing", None),
        (["rooms", "--data", "/none"], "no-server", None),
        (["play", "--port", "many"], "setting", None),
        (["db", "upgrade"], "setting", None),
    ],
)
def test_an_error_is_an_object_with_a_stable_code(words: list[str], code: str, place: str | None) -> None:
    names = 2 if words[0] == "db" else 1
    result = run(*words[:names], "--json", *words[names:], RICOCHET_DATABASE="")
    (fault,) = objects(result)
    assert (result.exit_code, result.stderr) == (2, "")
    assert list(fault) == ["status", "code", "message", "clause", "place", "position"]
    assert (fault["status"], fault["code"], fault["place"]) == ("error", code, place)
    assert str(fault["message"]).strip()
    assert run(*words, RICOCHET_DATABASE="").stderr.splitlines()[-1].startswith(("Error: ", "  "))


def test_an_empty_value_is_quoted() -> None:
    assert run("puzzle", "--moves", "").stderr.splitlines()[-1].endswith("such as 4-9, not ''.")


def test_an_error_in_a_text_has_its_place() -> None:
    (fault,) = objects(run("check", EASY, "Re Rx", "--json"))
    assert (fault["place"], fault["position"]) == ("Re Rx", 4)
    (refused,) = objects(run("count", "2A3C4A1C Rh8", "--depth", "1", "--json"))
    assert (refused["code"], refused["clause"]) == ("illegal", "R1.4")


def test_every_command_has_json_and_takes_what_the_table_says() -> None:
    for command in COMMANDS:
        function = getattr(import_module(f"ricochetrobots.cli.{command.module}"), command.name.split()[-1])
        parameters = {*signature(function).parameters}
        if "requirements" in parameters:
            parameters = parameters - {"requirements"} | {*Requirements.__annotations__}
        keys = {option.key for option in command.parameters}
        assert "as_json" in keys
        assert keys == parameters or (command.name == "serve" and parameters == {"as_json", "given"})


def test_a_random_puzzle_can_have_every_theme_and_edition() -> None:
    assert tuple(Theme) == THEMES
    for edition in EDITIONS:
        assert run("puzzle", "--edition", edition, "--seed", "1").exit_code == 0


def test_drawings_and_findings_as_json(tmp_path: Path) -> None:
    (drawn,) = objects(run("board", EASY, "--path", "Re", "--json"))
    assert drawn == {"shown": EASY, "path": "Re", "drawing": run("board", EASY, "--path", "Re").stdout}
    file = str(tmp_path / "board.svg")
    assert objects(run("board", EASY, "--svg", file, "--json")) == [{"shown": EASY, "path": "", "file": file}]
    found = {str(each["part"]): each for each in objects(run("doctor", "--json", "--data", str(tmp_path)))}
    assert found["ricochet"] == {"part": "ricochet", "found": version(), "ok": True}
    assert {"python", "kernel", "extras", "browser", "database", "server"} <= found.keys()


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("solv", "There is no command solv. Did you mean solve?"),
        ("db upgrad", "There is no command upgrad. Did you mean upgrade?"),
        ("xyzzy", "There is no command xyzzy."),
        ("help solv", "There is no command solv. Did you mean solve?"),
        ("--versoin", "There is no option --versoin. Did you mean --version?"),
        ("puzzle --move 5", "There is no option --move. Did you mean --moves?"),
        ("solve -x", "There is no option -x."),
    ],
)
def test_a_mistyped_word_is_recognised(words: str, message: str) -> None:
    assert run(*words.split()).stderr.endswith(f"\nError: {message}\n")


def test_help_is_a_command_too() -> None:
    assert run("help") == run("--help")
    assert run("help", "solve") == run("solve", "--help")
    assert run("help", "db", "upgrade") == run("db", "upgrade", "--help")


def test_a_bot_is_not_announced_before_its_link_is_read() -> None:
    assert run("bot", "nowhere").stderr.startswith("Error: This is not a link to a room")


def test_values_with_a_slash_are_shown_as_they_are_written() -> None:
    assert "--forget ROOM/SEAT" in run("rooms", "--help").stdout
    assert "--browser / --no-browser" in run("play", "--help").stdout


@pytest.mark.parametrize(
    ("command", "how"), [("solve", "- <"), ("convert --to json", "--file"), ("board", "- <")]
)
def test_a_file_in_place_of_its_text_is_recognised(command: str, how: str, tmp_path: Path) -> None:
    file = tmp_path / "puzzles.txt"
    file.write_text(f"{EASY}\n")
    name, *options = command.split()
    result = run(name, str(file), *options)
    assert result.exit_code == 2
    assert result.stderr.endswith(f"{file} is a file. To read it: ricochet {name} {how} {file}\n")
    assert objects(run(name, str(file), *options, "--json"))[0]["code"] == "unreadable"
