"""The browser's copies of the style agree with style.json, and have the required contrast."""

import re
from pathlib import Path

import pytest

from ricochetrobots.draw import generate


@pytest.mark.parametrize("path", generate.outputs(), ids=lambda path: path.name)
def test_generated_files_are_up_to_date(path: Path) -> None:
    assert path.read_text("utf-8") == generate.outputs()[path]


def test_check_reports_and_leaves_a_stale_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stale = tmp_path / "tokens.css"
    stale.write_text("old", encoding="utf-8")
    monkeypatch.setattr(generate, "PACKAGE", tmp_path)
    monkeypatch.setattr(generate, "outputs", lambda: {stale: "new"})
    assert generate.main(["--check"]) == 1
    assert stale.read_text("utf-8") == "old"
    assert "out of date: tokens.css" in capsys.readouterr().err
    assert generate.main([]) == 0
    assert stale.read_text("utf-8") == "new"
    assert generate.main(["--check"]) == 0


def luminance(colour: str) -> float:
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", generate.THEMES)
def test_text_and_signs_keep_their_contrast(theme: str) -> None:
    """WCAG AA: 4.5 for text, 3 for signs."""
    style = generate.load()
    colour = {name: values[theme] for name, values in style["colours"].items()}
    assert contrast(colour["ink"], colour["page"]) >= 4.5
    assert contrast(colour["ink-2"], colour["surface"]) >= 4.5
    assert contrast(colour["wall"], colour["cell"]) >= 4.5
    assert contrast(colour["accent"], colour["cell"]) >= 3
    assert contrast(colour["spot-rim"], colour["spot"]) >= 4.5
    for robot in style["robots"].values():
        assert contrast(robot["letter"][theme], robot["fill"][theme]) >= 4.5
        if robot["tint"]:
            assert contrast(robot["deep"][theme], robot["tint"][theme]) >= 4.5


def test_every_token_a_rule_reads_is_defined() -> None:
    css = generate.tokens_css(generate.load())
    defined = set(re.findall(r"--([\w-]+):", css))
    board = (generate.PACKAGE / "web/board/board.css").read_text("utf-8")
    face = (generate.PACKAGE / "web/app/frame/face.css").read_text("utf-8")
    local = set(re.findall(r"--([\w-]+):", board + face))
    assert set(re.findall(r"var\(--([\w-]+)", css + board)) <= defined | local
