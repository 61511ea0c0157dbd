"""The words for a state of the match, formed in Node."""

from pathlib import Path

from browser.game.test_view_files import read_view
from support.node import run_in_node


def test_a_player_who_comes_back_reads_the_present_state() -> None:
    words = {
        "thinking": "You are back. Chip 6.",
        "bidding": "You are back. Chip 6. Mara is first with 7. Your bid is 9. 33 seconds.",
        "showing": "You are back. Chip 6. Mara, your turn: show 7. 101 seconds.",
        "own-showing": "You are back. Chip 6. Your turn: show 7. 101 seconds.",
        "returned": "You are back. Chip 6. Nobody found it.",
        "taken": "You are back. Chip 6. Mara takes the chip.",
    }
    case = {"views": [read_view(name) for name in words], "now": 1000}
    answers = run_in_node(Path(__file__).with_name("words.mjs"), case)
    assert dict(zip(words, answers, strict=True)) == words
