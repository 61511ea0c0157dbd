"""The browser's modules in one file, because a page takes much longer to load a hundred of them one by one.

This is no bundler: it knows the few forms of imports and exports that our modules have, and refuses others.
"""

import posixpath
import re
from collections.abc import Callable

IMPORT = re.compile(r'^import (?:\{([^}]*)\}|\* as (\w+)) from "([^"]+)";', re.MULTILINE)
PASSED_ON = re.compile(r'^export \{([^}]*)\} from "([^"]+)";', re.MULTILINE)
EXPORT = re.compile(r"^export ((?:async function|function|class|const) (?:(\w+)|\{([^}]*)\}))", re.MULTILINE)
LATER = re.compile(r'\b(await|void) import\("([^"]+)"\)')
OTHER = re.compile(r"^(?:import|export)\b.*", re.MULTILINE)
WHOLE = "/vendor/"
"""The modules of this folder are bundles themselves, and stay files."""
START = "const parts = {}, made = {};\nglobalThis.part = (name) => (made[name] ??= parts[name]());\n"


def join_modules(entry: str, read: Callable[[str], str]) -> str:
    """Return a module that does what the one at the address ``entry`` does, with those that it imports inside.

    ``read`` returns the text at an address. A module runs when it is first imported, as a file does. Two modules
    must not import each other.
    """
    whole: dict[str, str] = {}
    parts: dict[str, str] = {}
    missing = [entry]
    while missing:
        address = missing.pop()
        if address not in parts:
            parts[address], needed = _part(address, read(address), whole)
            missing += needed
    first = parts.pop(entry)
    others = (f'parts["{address}"] = () => {{\n{text}}};\n' for address, text in parts.items())
    return "".join((*whole.values(), START, *others, first))


def _part(address: str, text: str, whole: dict[str, str]) -> tuple[str, list[str]]:
    """Return the body of a function that returns what a module exports, and the addresses that it imports.

    Add to ``whole`` a line for each module that stays a file.
    """
    needed: list[str] = []
    exported: list[str] = []

    def absolute(path: str) -> str:
        return posixpath.normpath(posixpath.join(posixpath.dirname(address), path))

    def made(other: str) -> str:
        if other.startswith(WHOLE):
            name = f"whole_{posixpath.basename(other).removesuffix('.js')}"
            whole[other] = f'import * as {name} from "{other}";\n'
            return name
        needed.append(other)
        return f'part("{other}")'

    def imported(found: re.Match[str]) -> str:
        names, all_names, path = found.groups()
        taken = all_names or f"{{{names.replace(' as ', ': ')}}}"
        return f"const {taken} = {made(absolute(path))};"

    def passed_on(found: re.Match[str]) -> str:
        exported.append(found[1])
        return f"const {{{found[1]}}} = {made(absolute(found[2]))};"

    def declared(found: re.Match[str]) -> str:
        exported.append(found[2] or found[3])
        return found[1]

    def later(found: re.Match[str]) -> str:
        other = absolute(found[2])
        if other.startswith(WHOLE):
            return f'{found[1]} import("{other}")'
        return f"{found[1]} Promise.resolve().then(() => {made(other)})"

    for form, replacement in ((IMPORT, imported), (PASSED_ON, passed_on), (EXPORT, declared), (LATER, later)):
        text = form.sub(replacement, text)
    if unknown := OTHER.search(text):
        raise ValueError(f"{address} has a form of import or export that the tests cannot join: {unknown[0]}")
    text = text.replace("import.meta.url", f'(location.origin + "{address}")')
    return text + (f"\nreturn {{ {', '.join(exported)} }};\n" if exported else ""), needed
