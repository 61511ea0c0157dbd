"""The commands speak the language of the terminal."""

import pickle
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ricochetrobots.cli import text
from ricochetrobots.cli.doctor import LABEL_WIDTH
from ricochetrobots.core import MoveError, parse_position
from ricochetrobots.core.sentence import Sentence
from ricochetrobots.server.http.static import Files
from ricochetrobots.words import fluent as words
from ricochetrobots.words.languages import LOCALES
from support.bundle import bundle
from support.commands import run

__all__ = ["bundle"]

PUZZLE = "2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2"
GERMAN = f"""product = Rasende Roboter
{words.TERMINAL}-----
cli-solved = {{ $moves }} {{ $moves ->
    [one] Zug
   *[other] Züge
  }}; {{ $states }} Stellungen in {{ NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) }} s.
"""
SECTION = (LOCALES / "en.ftl").read_text().partition(words.TERMINAL)[2]


@pytest.fixture
def locales(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """English, and a German file with one sentence."""
    english = (LOCALES / "en.ftl").read_text()
    (tmp_path / "en.ftl").write_text(english)
    (tmp_path / "de.ftl").write_text(GERMAN)
    monkeypatch.setattr(words, "LOCALES", tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("environment", "chosen"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "de_DE@euro", "LC_TIME": "en_GB.UTF-8"}, "de"),
        ({"LC_ALL": "en_GB.UTF-8", "LC_MESSAGES": "de_DE.UTF-8", "LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_MESSAGES": "de_DE.UTF-8", "LANG": "en_GB.UTF-8"}, "de"),
        ({"LC_ALL": "", "LANG": "de_DE.UTF-8"}, "de"),
        ({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "tlh_QO.UTF-8"}, "en"),
        ({"LANG": "../en"}, "en"),
    ],
)
@pytest.mark.usefixtures("locales")
def test_the_environment_chooses_the_language(environment: dict[str, str], chosen: str) -> None:
    assert text.language(environment) == chosen


@pytest.mark.usefixtures("locales")
def test_a_command_speaks_it_and_english_where_words_are_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    solved = run("solve", PUZZLE)
    assert solved.stdout == "Re Rn\n"
    assert re.fullmatch(r"2 Züge; \d+ Stellungen in \d,\d\d s\.\n", solved.stderr)
    refused = run("solve", "nonsense")
    assert refused.exit_code == 2
    assert refused.stderr.startswith("Error: ")


@pytest.mark.parametrize(("count", "shown"), [(1, "1 move"), (2, "2 moves"), (1234567, "1234567 moves")])
def test_numbers_are_written_as_they_always_were(count: int, shown: str) -> None:
    assert text.t("cli-move-count", moves=count) == shown


@pytest.mark.parametrize("name", re.findall(r"^((?:cli|usage|help)-[\w-]+) =", SECTION, re.MULTILINE))
def test_every_sentence_can_be_written(name: str) -> None:
    values = dict.fromkeys(re.findall(r"\$(\w+)", SECTION), 2)
    shown = words.words("en", name, **values)
    assert shown.strip()
    assert "{" not in shown


@pytest.fixture
def german(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    monkeypatch.setenv("COLUMNS", "200")


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize(
    ("arguments", "shown"),
    [
        ("solve nonsense", "Erwartet: ein Planteil (1A bis 4D) oder eine Größe wie 5x4:. Gefunden: 'n'."),
        ("count 2A3C4A1C_R --depth 1", "Erwartet: ein Feld wie c4. Gefunden: das Ende."),
        ("count 2A3C4A1C_Rc4_Rc5 --depth 1", "Rot ist zweimal angegeben, und verschieden."),
        ("count 2A3C4A1C_Rh8 --depth 1", "Rot kann nicht auf h8 stehen: Das Feld ist geschlossen. (R1.4)"),
        (
            "board 2A3C4A1C_Rl11 --path Rn_Rn",
            "Zug 2, Rn: Rot kann nicht nach Norden: Eine Wand steht im Weg. (R3.3)",
        ),
        ("serve --port x", "--port muss eine Zahl von 0 bis 65535 sein, nicht 'x'."),
        ("solve 2A3C4A1C_Rl11_>Rm2 --engine x", "Die Engine 'x' ist hier nicht installiert; es gibt "),
        ("slve", "Den Befehl slve gibt es nicht."),
        ("check", "PUZZLE fehlt."),
        ("check --nothing", "Die Option --nothing gibt es nicht."),
        ("count x --depth", "--depth braucht einen Wert."),
        ("count x --divide=1", "--divide nimmt keinen Wert."),
        ("count x --depth 101", "--depth muss eine ganze Zahl von 0 bis 100 sein, nicht 101."),
        ("solve x --max-moves -1", "--max-moves muss eine ganze Zahl ab 0 sein, nicht -1."),
        ("solve x --time-limit nan", "--time-limit muss eine Zahl ab 0 sein, nicht nan."),
        ("board x --theme red", "--theme muss eins von light, dark sein, nicht red."),
        (
            "--show-completion tcsh",
            "Vervollständigung gibt es für bash, zsh, fish, powershell, nicht für tcsh.",
        ),
        ("backup a b c", "Unerwartetes Argument: b c"),
        ("strong 2A3C4A1C", "TARGET: Das Ziel muss angegeben werden."),
    ],
)
def test_what_is_refused_is_refused_in_its_language(arguments: str, shown: str) -> None:
    refused = run(*arguments.split())
    assert refused.exit_code == 2
    assert f"Fehler: {shown}" in refused.stderr
    assert not re.search("Error|Usage|Try", refused.stderr)


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize(
    ("path", "status", "shown"),
    [
        ("Re Rn", 0, "Rot erreicht m2 in 2 Zügen."),
        ("Re", 1, "Rot steht am Ende nicht auf m2. (R5.1)"),
        ("Re Re", 1, "Rot kann nicht nach Osten: Eine Wand steht im Weg. (R3.3)"),
    ],
)
def test_a_path_is_judged_in_its_language(path: str, status: int, shown: str) -> None:
    judged = run("check", PUZZLE, path)
    assert (judged.exit_code, judged.stderr) == (status, f"{shown}\n")


@pytest.mark.usefixtures("german")
def test_help_is_in_its_language() -> None:
    shown = run("--help").stdout
    assert shown.startswith("Aufruf: ")
    assert "Befehle:\n  play     Auf diesem Computer spielen" in shown
    assert "-h, --help            Diese Hilfe zeigen." in shown
    shown = " ".join(run("serve", "--help").stdout.split())
    assert "Port; 0 für irgendeinen freien. [Variable: RICOCHET_PORT; Standard: 8017]" in shown
    shown = run("count", "--help").stdout
    assert "[0<=x<=100; erforderlich]" in shown
    assert "Ein JSON-Objekt statt Zeilen schreiben." in shown


def test_help_is_english_again_after_another_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fi")
    assert run("count", "--help").stdout.startswith("Käyttö: ")
    monkeypatch.setenv("LC_ALL", "C")
    shown = run("count", "--help").stdout
    assert shown.startswith("Usage: ")
    assert "Number of moves in a sequence." in shown


@pytest.mark.parametrize("words_given", ["C", "de"])
def test_without_a_command_the_whole_help_comes(monkeypatch: pytest.MonkeyPatch, words_given: str) -> None:
    monkeypatch.setenv("LC_ALL", words_given)
    assert run().stderr == run("--help").stdout


def test_a_sentence_keeps_its_name_and_facts() -> None:
    with pytest.raises(MoveError) as refused:
        parse_position("2A3C4A1C Rl11").play("Rn").play("Rn")
    sentence = refused.value.sentence
    assert sentence == str(refused.value) == "Red cannot move north: a wall is in the way."
    again = pickle.loads(pickle.dumps(sentence))
    assert isinstance(again, Sentence)
    assert again == sentence
    assert words.in_language("de", again) == "Rot kann nicht nach Norden: Eine Wand steht im Weg."


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("en-GB, it;q=0.5", "en"),
        ("nl, pt-BR;q=0.7, fi;q=0.8", "fi"),
        ("pt-br, en;q=0.5", "pt-BR"),
        ("pt-AO, pt-BR;q=0.5", "pt"),
        ("de;q=0, *", "en"),
        ("../en;q=x", "en"),
    ],
)
def test_a_browser_chooses_by_its_preference(header: str, language: str) -> None:
    assert words.preferred(header) == language


def test_doctor_labels_stand_in_their_column() -> None:
    for file in LOCALES.glob("*.ftl"):
        labels = re.findall(
            r"^cli-doctor-(?:platform|kernel|cpu-target|compiled|extras|missing|browser|data|database|server) = (.*)$",
            file.read_text(),
            re.M,
        )
        assert len(labels) == 10
        assert max(map(len, labels)) < LABEL_WIDTH


def test_a_command_speaks_without_any_library() -> None:
    program = """
import sys
before = {*sys.modules}
from ricochetrobots.cli import run
run(["solve", "2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2"])
rooms = {name.partition(".")[0] for name in {*sys.modules} - before} - sys.stdlib_module_names
print(rooms - {"ricochetrobots"})
"""
    shown = subprocess.run(
        [sys.executable, "-I", "-W", "ignore:The native engine is", "-c", program],
        env={"LC_ALL": "de_DE.UTF-8"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert shown.stdout == "Re Rn\nset()\n"
    assert shown.stderr.startswith("2 Züge; ")


def test_the_browser_gets_nothing_of_it() -> None:
    assert_for_the_browser("/locales/en.ftl")


def test_the_bundle_has_nothing_of_it(bundle: dict[str, list[str]]) -> None:
    assert_for_the_browser("/dist/locales/en.ftl")


def assert_for_the_browser(address: str) -> None:
    served = Files().find(address)
    assert served is not None
    assert b"product =" in served.body
    assert b"\ncli-" not in served.body
