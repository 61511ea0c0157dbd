"""The picture of a link."""

from xml.etree import ElementTree

import pytest

from ricochetrobots.draw.card import card_svg


@pytest.mark.parametrize(
    "shown", ["1A2B3C4D", "2A3C4A1D Rl11 Ge14 Bp7 Yk16 Sa2 >Rm2", "7x5:*c3 Ra1 >*c3", "5x12: Ra1 >Re5"]
)
def test_no_font_is_requested(shown: str) -> None:
    root = ElementTree.fromstring(card_svg(shown))
    assert (root.get("width"), root.get("height")) == ("1200", "630")
    assert not [part for part in root.iter() if part.tag.endswith("text")]
