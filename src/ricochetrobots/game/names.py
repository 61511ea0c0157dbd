"""Players' names: reject names that are not allowed, or too similar to another name.

The nickname profile of PRECIS (RFC 8266) normalizes names and refuses invisible characters. Unicode's table of
confusable characters (UTS 39) finds names that look alike. The libraries for both are imported at the first check.
"""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from ricochetrobots.extras import require_extra
from ricochetrobots.game.errors import GameError

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from ricochetrobots.game.match import Match, Seat

MAX_NAME_LENGTH = 24
"""The most code points of a name."""

MAX_MARKS = 4
"""The most combining marks on one letter; more of them cover the lines above and below."""

BLANKS = frozenset("\u2800\U0001d159")
"""Symbols drawn as empty space, which the profile allows: a Braille cell and a musical notehead."""

STAND_IN = "\N{OBJECT REPLACEMENT CHARACTER}"
"""Replaces an emoji while the profile checks the rest, since the profile refuses joiners between emoji."""


def names_in_use(match: Match, returning: Seat | None = None) -> tuple[str, ...]:
    """Return the names that a newcomer may not take, or that a player may not take who returns to a seat."""
    return tuple(
        seat.name for seat in match.seats if seat is not returning and seat.name and not seat.removed
    )


def checked_name(name: str, taken: Iterable[str]) -> str:
    """Return the normalized name of a player, given the names already ``taken`` at the table.

    Normalizes spaces and compatibility forms (NFKC); keeps emoji and their joiners. Raises GameError for a name that
    is empty, too long or unreadable, or that differs from a taken one only in case or in letters that look the same.
    Raises MissingExtraError without the extra names.
    """
    require_extra("names", "A player's name")
    tidy = _enforced(" ".join(name.split()))
    if len(tidy) > MAX_NAME_LENGTH:
        raise GameError("name-too-long", most=MAX_NAME_LENGTH)
    alike = _looks(tidy)
    if any(not alike.isdisjoint(_looks(other)) for other in taken):
        raise GameError("name-taken", name=tidy)
    return tidy


def _enforced(name: str) -> str:
    """Return the name normalized by the profile."""
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
    if _most_marks(plain) > MAX_MARKS:
        raise GameError("name-unreadable")
    if not any(character.isalnum() for character in plain) and not _has_emoji(plain):
        raise GameError("name-without-letters")
    return plain


def _most_marks(name: str) -> int:
    """Return the largest number of combining marks on one letter."""
    marks = "".join(
        "m" if unicodedata.category(sign)[0] == "M" else " " for sign in unicodedata.normalize("NFD", name)
    )
    return max(map(len, marks.split()), default=0)


def _has_emoji(name: str) -> bool:
    import emoji

    return emoji.emoji_count(name) > 0


def _joined_emoji_in(name: str) -> list[tuple[str, int, int]]:
    """Return the emoji of several characters in a name, in order, each with its start and end."""
    if name.isascii():
        return []
    import emoji

    found = ((each["emoji"], each["match_start"], each["match_end"]) for each in emoji.emoji_list(name))
    return [(symbol, start, end) for symbol, start, end in found if len(symbol) > 1]


@lru_cache(maxsize=4096)
def _looks(name: str) -> frozenset[str]:
    """Return the name's skeletons, with and without case; two names that share one look alike."""
    return frozenset(_skeleton(text).casefold() for text in (name, name.casefold()))


def _skeleton(name: str) -> str:
    """Replace each character by the representative of all characters that look like it (UTS 39, 4)."""
    prototypes = _prototypes()
    shown = (
        character
        for character in unicodedata.normalize("NFD", name)
        if not _is_variation_or_joiner(character)
    )
    return "".join(prototypes.get(character, character) for character in shown)


def _is_variation_or_joiner(character: str) -> bool:
    """Return whether the character only changes how its neighbours are drawn, as within an emoji."""
    return character == "\N{ZERO WIDTH JOINER}" or "VARIATION SELECTOR" in unicodedata.name(character, "")


@cache
def _prototypes() -> Mapping[str, str]:
    """Return the representative of each confusable character. Takes about 50 ms, once."""
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
    """Return the sort key that chooses a representative; the smallest wins.

    Two letters sort before one, so that "m" matches "rn"; then a plain small letter (l for 1 and I), then a plain
    capital (O for 0), whose case can still be folded.
    """
    plain = text.isascii() and text.isalpha()
    return -len(text), not plain, not text.islower(), text
