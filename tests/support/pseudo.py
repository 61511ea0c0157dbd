"""A pseudo-language: English with marks on its letters and 40 % longer, so that cut texts are visible.

Give it to a page before it loads:
``page.route("**/locales/en.ftl", lambda route: route.fulfill(body=pseudo(ENGLISH), content_type="text/plain"))``.
"""

import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

ENGLISH = (Path(__file__).parents[2] / "src/ricochetrobots/locales/en.ftl").read_text("utf-8")
GROWTH = 0.4
MARKS = str.maketrans("aeiounycAEIOUNYC", "áéíóúñýçÁÉÍÓÚÑÝÇ")
TAG = re.compile(r"(</?[a-z]+>)")
"""The tags of keys, which a page draws as key caps."""


class _Stretch(Transformer):
    def visit_TextElement(self, element: ast.TextElement) -> ast.TextElement:
        """Return the words with marks, and lengthened by repeating their last letter."""
        parts = TAG.split(element.value)
        parts[::2] = [words.translate(MARKS) for words in parts[::2]]
        texts = [at for at in range(0, len(parts), 2) if _letters(parts[at])]
        if texts:
            added = round(sum(len(_letters(parts[at])) for at in texts) * GROWTH + 0.5)
            words, last = parts[texts[-1]], _letters(parts[texts[-1]])[-1]
            parts[texts[-1]] = words[:last] + words[last] * (1 + added) + words[last + 1 :]
        element.value = "".join(parts)
        return element


def _letters(words: str) -> list[int]:
    """Return the places of the letters."""
    return [place for place, letter in enumerate(words) if letter.isalpha()]


@cache
def pseudo(source: str = ENGLISH) -> str:
    """Return a Fluent file in that language; ids, variables and choices stay."""
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and not entry.id.name.startswith("language-"):
            _Stretch().visit(entry)
    return FluentSerializer().serialize(resource)
