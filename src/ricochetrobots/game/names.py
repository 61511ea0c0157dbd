"""Players' names: what may stand at the table, and which two names are too alike to tell apart.

The nickname profile of PRECIS (RFC 8266) tidies names and refuses what cannot be seen; Unicode's table of confusable
characters (UTS 39) finds names that only look different. Both come from libraries, imported when the first name is
judged.
"""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from ricochetrobots.game.errors import GameError

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

MAX_NAME_LENGTH = 24
"""In code points."""

BLANKS = frozenset("\u2800\U0001d159")
"""Symbols drawn as empty space, which the profile takes for any other symbol: a Braille cell, a musical notehead."""

STAND_IN = "\N{OBJECT REPLACEMENT CHARACTER}"
"""Takes an emoji's place while the profile judges the rest: it knows nothing of joiners between emoji."""


def checked_name(name: str, taken: Iterable[str]) -> str:
    """Return the name as it will stand at the table, beside the names that are ``taken`` there.

    Spaces are tidied and compatibility forms replaced (NFKC); emoji and their joiners are kept. Raises GameError for a
    name that is empty, too long or unreadable, and for one that differs from a taken one only in case or in letters
    that look the same.
    """
    tidy = _enforced(" ".join(name.split()))
    if len(tidy) > MAX_NAME_LENGTH:
        raise GameError("name-too-long", most=MAX_NAME_LENGTH)
    alike = _looks(tidy)
    if any(not alike.isdisjoint(_looks(other)) for other in taken):
        raise GameError("name-taken", name=tidy)
    return tidy


def _enforced(name: str) -> str:
    """Return the name as the profile writes it."""
    from precis_i18n import get_profile

    if not name:
        raise GameError("name-empty")
    if not BLANKS.isdisjoint(name) or STAND_IN in name:
        raise GameError("name-unreadable")
    emoji = _joined_emoji_in(name)
    for _, start, end in reversed(emoji):
        name = name[:start] + STAND_IN + name[end:]
    try:
        plain = str(get_profile("NicknameCasePreserved").enforce(name))
    except UnicodeEncodeError as fault:
        raise GameError("name-unreadable") from fault
    for symbol, _, _ in emoji:
        plain = plain.replace(STAND_IN, symbol, 1)
    return plain


def _joined_emoji_in(name: str) -> list[tuple[str, int, int]]:
    """Return the emoji of several characters in a name, in their order, each with its start and end."""
    if name.isascii():
        return []
    import emoji

    found = ((each["emoji"], each["match_start"], each["match_end"]) for each in emoji.emoji_list(name))
    return [(symbol, start, end) for symbol, start, end in found if len(symbol) > 1]


@lru_cache(maxsize=4096)
def _looks(name: str) -> frozenset[str]:
    """Return what a name looks like as it is written and without regard to case; names that share one are alike."""
    return frozenset(_skeleton(text).casefold() for text in (name, name.casefold()))


def _skeleton(name: str) -> str:
    """Return the name with each character replaced by the one that stands for all that look like it (UTS 39, 4)."""
    prototypes = _prototypes()
    shown = (
        character
        for character in unicodedata.normalize("NFD", name)
        if not _is_variation_or_joiner(character)
    )
    return "".join(prototypes.get(character, character) for character in shown)


def _is_variation_or_joiner(character: str) -> bool:
    """Tell whether it only changes how its neighbours are drawn, as within an emoji."""
    return character == "\N{ZERO WIDTH JOINER}" or "VARIATION SELECTOR" in unicodedata.name(character, "")


@cache
def _prototypes() -> Mapping[str, str]:
    """Return for each character that can be confused with others what stands for all of them. About 50 ms, once."""
    from confusable_homoglyphs import confusables

    parent: dict[str, str] = {}

    def root(text: str) -> str:
        while (above := parent.setdefault(text, text)) != text:
            text = above
        return text

    for text, alike in confusables.confusables_data.items():
        for other in alike:
            first, second = (root(each.strip("\N{LEFT-TO-RIGHT MARK}")) for each in (text, other["c"]))
            parent[first] = parent[second] = min(first, second, key=_precedence)
    return {
        text: "".join(root(part) if len(root(part)) == 1 else part for part in root(text))
        for text in list(parent)
        if len(text) == 1
    }


def _precedence(text: str) -> tuple[int, bool, bool, str]:
    """Return a key by which the smallest stands for all: two letters before one, so that "m" meets "rn", then a plain
    small letter (l for 1 and I), then a plain capital (O for 0), which the case of names can still be folded on.
    """
    plain = text.isascii() and text.isalpha()
    return -len(text), not plain, not text.islower(), text
