"""The site for Sphinx: `make docs` builds it, and `ricochet docs` serves it.

The source folder is the whole checkout, so that links between README.md, docs/ and the rest hold there and here.
"""

import sys
from importlib import import_module

from docutils import nodes
from docutils.parsers.rst import Directive
from pygments.lexers.special import TextLexer
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.errors import PycodeError
from sphinx.pycode import ModuleAnalyzer

import ricochetrobots

project = "Ricochet Robots"
release = ricochetrobots.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
include_patterns = [
    "*.md",
    "bench/**.md",
    "deploy/*.md",
    "docs/**.md",
    "src/ricochetrobots/web/app/README.md",
]
exclude_patterns = ["docs/changes"]  # parts of the next CHANGELOG.md
root_doc = "docs/index"

html_theme = "furo"
html_title = project
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_js_files = [("run.js", {"type": "module"})]
html_copy_source = False
html_show_sphinx = False

myst_heading_anchors = 4
suppress_warnings = ["misc.highlighting_failure"]  # an example may leave something out by "…"

autodoc_default_options = {"members": True}
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
default_role = "code"


TASKS = {
    "Boards, positions, puzzles and moves": ("core",),
    "Shortest paths": ("solver",),
    "Random puzzles, and how difficult they are": ("puzzles",),
    "Pictures": ("draw",),
    "Other programs' formats": ("formats",),
    "Live matches and finished games": (
        "game",
        "records.values",
        "records.files",
        "records.text",
        "client.connection",
        "client.playing",
    ),
}
"""For each task of a reader, the packages that have the names of `ricochetrobots` for it, in order."""


class PublicNames(Directive):
    """List every name of `ricochetrobots` by task, with the first line of its docstring, linked to its page."""

    def run(self) -> list[nodes.Node]:
        """Return a heading and a list for each task."""
        shown: list[nodes.Node] = []
        left = set(ricochetrobots.__all__)
        for task, packages in TASKS.items():
            listed = nodes.bullet_list()
            for name in sorted(left, key=str.casefold):
                package = next(
                    (one for one in packages if hasattr(import_module(f"ricochetrobots.{one}"), name)), None
                )
                if package is not None:
                    left.discard(name)
                    listed += nodes.list_item("", _entry(f"ricochetrobots.{package}.{name}", name))
            shown += [nodes.rubric(text=task), listed]
        if left:
            raise self.error(f"no task has {sorted(left)}")
        return shown


def _entry(target: str, name: str) -> nodes.Node:
    link = addnodes.pending_xref(
        "", nodes.literal("", name), refdomain="py", reftype="obj", reftarget=target, refwarn=True
    )
    purpose = (getattr(ricochetrobots, name).__doc__ or "").partition("\n")[0].replace("``", "")
    return nodes.paragraph("", "", link, nodes.Text(f" {purpose}"))


def document_constant(
    app: Sphinx, what: str, name: str, value: object, options: object, lines: list[str]
) -> None:
    """Replace the docstring of a constant's class by the text below its definition, in whichever module that is.

    autodoc searches only the package that exports the constant. Without a text, the page gives the description.
    """
    if what != "data":
        return
    package, _, constant = name.rpartition(".")
    lines.clear()
    for module in [name for name in sys.modules if f"{name}.".startswith(f"{package}.")]:
        if getattr(sys.modules[module], constant, None) is not value:
            continue
        try:
            texts = ModuleAnalyzer.for_module(module).find_attr_docs()
        except PycodeError:  # a compiled module
            continue
        if ("", constant) in texts:
            lines += texts["", constant]
            return


def setup(app: Sphinx) -> None:
    """Add the directive, the texts of constants, and the sessions of docs/protocol.md as plain text."""
    app.add_directive("public-names", PublicNames)
    app.connect("autodoc-process-docstring", document_constant)
    app.add_lexer("session", TextLexer)
