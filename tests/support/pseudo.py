"""A pseudo-language: English with marks on its letters and 40 % longer, so that cut texts are visible.

Give it to a page before it loads:
``page.route("**/locales/en.ftl", lambda route: route.fulfill(body=pseudo(ENGLISH), content_type="text/plain"))``.
"""

from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

ENGLISH = (Path(__file__).parents[2] / "src/ricochetrobots/locales/en.ftl").read_text("utf-8")
GROWTH = 0.4
MARKS = str.maketrans("aeiounycAEIOUNYC", "áéíóúñýçÁÉÍÓÚÑÝÇ")


class _Stretch(Transformer):
    def visit_TextElement(self, element: ast.TextElement) -> ast.TextElement:
        """Return the words with marks, and lengthened by repeating their last letter."""
        words = element.value.translate(MARKS)
        letters = [place for place, letter in enumerate(words) if letter.isalpha()]
        if letters:
            last = letters[-1]
            words = words[:last] + words[last] * (1 + round(len(letters) * GROWTH + 0.5)) + words[last + 1 :]
        element.value = words
        return element


def pseudo(source: str = ENGLISH) -> str:
    """Return a Fluent file in that language; ids, variables and choices stay."""
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and not entry.id.name.startswith("language-"):
            _Stretch().visit(entry)
    return FluentSerializer().serialize(resource)
