"""Check commit messages, the form of CHANGELOG.md and docs/changes, and that the server has no time but its clock's.

`make check` runs it. CONTRIBUTING.md describes the rules.
"""

import ast
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from datetime import date
from pathlib import Path

ROOT = Path(__file__).parent.parent

LAST_FREE_COMMIT = "3e23be2992e0"
"""The form is required of the commits after this one."""

ROOMS = (
    *(
        "core",
        "game",
        "solver",
        "strong",
        "puzzles",
        "formats",
        "bots",
        "envs",
        "draw",
        "records",
        "words",
        "wire",
        "client",
        "protocol",  # until 0.4: wire, client, records and words
        "server",
        "cli",
        "tui",
    ),
    *("web", "locales", "kernel", "bench", "fuzz", "golden", "docs", "tests", "examples", "deploy", "house"),
)
MAX_SUBJECT = 72
KERNEL = "native/kernel/"
KERNEL_ENDINGS = re.compile(r"^(Signature: \d+|No functional change)$")

SECTIONS = ("Added", "Changed", "Fixed", "Removed")
ENTRY = r"[A-Z`0-9].*\."
"""An entry: one line of whole sentences."""
MAX_ENTRIES = 30
"""The most entries of a version, so that it fits on a page."""

SERVER = "src/ricochetrobots/server/"
CLOCK = f"{SERVER}clock.py"
BESIDE_THE_CLOCK = {
    ("socket/websocket.py", "self.loop.call_later"): "the end of a TCP connection, which no simulation has",
    ("gate.py", "self.loop.call_later"): "the gate, before anybody is heard; no simulation has it",
}
"""The permitted places, with reasons. Ruff checks the functions that have a name (`banned-api` in pyproject.toml)."""


def git(*words: str) -> str | None:
    """Return the output of git, or None if it fails or is missing."""
    try:
        output = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        return None
    return output.stdout if output.returncode == 0 else None


def message_faults(message: str, files: Iterable[str]) -> Iterator[str]:
    """Yield the faults of the message of a commit that changes these files."""
    subject, _, rest = message.strip().partition("\n")
    room, colon, what = subject.partition(": ")
    if not colon or room not in ROOMS:
        yield f"begins with no room of {', '.join(ROOMS)}"
    elif not what or what[0].isupper() or what.endswith("."):
        yield "does not go on after its room with a small letter, or ends in a full stop"
    if len(subject) > MAX_SUBJECT:
        yield f"has a subject of {len(subject)} characters; {MAX_SUBJECT} are the most"
    if not rest.startswith("\n") or not rest.strip():
        yield "has no body after an empty line: say why, and what was measured"
    last = message.strip().rpartition("\n")[2]
    if any(file.startswith(KERNEL) for file in files) and not KERNEL_ENDINGS.match(last):
        yield "changes the kernel and does not end in `Signature: NUMBER` or `No functional change`"


def commit_faults() -> Iterator[str]:
    """Yield the faults of the messages after LAST_FREE_COMMIT."""
    listed = git(
        "log", "--no-merges", "--name-only", "--format=%x00%h%x00%B%x00", f"{LAST_FREE_COMMIT}..HEAD"
    )
    if listed is None:
        print(f"commits: not checked, since the history after {LAST_FREE_COMMIT} is not here")
        return
    parts = listed.split("\0")[1:]
    for commit, message, files in zip(parts[::3], parts[1::3], parts[2::3], strict=True):
        for fault in message_faults(message, files.split("\n")):
            yield f"commit {commit} ({message.partition(chr(10))[0]}) {fault}"


def changelog_faults(text: str) -> Iterator[str]:
    """Yield the faults of a changelog's form."""
    versions: list[tuple[int, ...]] = []
    sections: list[str] = []
    entries = 0
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("## "):
            sections, entries = [], 0
            found = re.fullmatch(r"## (\d+)\.(\d+)\.(\d+) - (\d{4}-\d\d-\d\d)", line)
            if not found or not _is_date(found[4]):
                yield f"line {number}: a heading is `## 0.2.0 - 2026-01-31`"
                continue
            version = tuple(map(int, found.groups()[:3]))
            if versions and version >= versions[-1]:
                yield f"line {number}: the newest version stands first"
            versions.append(version)
        elif line.startswith("### "):
            sections.append(line.removeprefix("### "))
            if sections != [name for name in SECTIONS if name in sections]:
                yield f"line {number}: sections are {', '.join(SECTIONS)}, each once and in this order"
        elif line.startswith("- "):
            entries += 1
            if entries == MAX_ENTRIES + 1:
                yield f"line {number}: a version has at most {MAX_ENTRIES} entries"
            if not sections:
                yield f"line {number}: it stands under no section"
            if not re.fullmatch(f"- {ENTRY}", line):
                yield f"line {number}: an entry is one line of whole sentences"
        elif line and sections:
            yield f"line {number}: an entry is one line that begins with `- `"


def change_faults(folder: Path) -> Iterator[str]:
    """Yield the faults of the entries for the next version, each in a file such as ``+bots.added.md``."""
    entries = sorted(folder.iterdir())
    if len(entries) > MAX_ENTRIES:
        yield f"{folder.name}: a version has at most {MAX_ENTRIES} entries"
    for entry in entries:
        if not re.fullmatch(rf"\+[a-z-]+\.({'|'.join(SECTIONS).lower()})\.md", entry.name):
            yield f"{entry.name}: an entry's name is like +bots.added.md; the sections are {', '.join(SECTIONS)}"
        if not re.fullmatch(f"{ENTRY}\n", entry.read_text("utf-8")):
            yield f"{entry.name}: an entry is one line of whole sentences"


def _is_date(text: str) -> bool:
    try:
        date.fromisoformat(text)
    except ValueError:
        return False
    return True


def time_faults(name: str, text: str) -> Iterator[str]:
    """Yield each method call in a file of the server that waits without the clock."""
    if name == CLOCK:
        return
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Attribute(attr="call_later" | "call_at"):
                found = ast.unparse(node)
            case ast.Call(func=ast.Attribute(attr="wait")) if any(
                word.arg == "timeout" for word in node.keywords
            ):
                found = f"{ast.unparse(node.func)}(timeout=)"
            case _:
                continue
        if (name.removeprefix(SERVER), found) not in BESIDE_THE_CLOCK:
            yield f"{name}:{node.lineno}: {found}: use the clock (server/clock.py), which a simulation may hold"


def faults() -> Iterator[str]:
    """Yield all faults."""
    yield from commit_faults()
    for fault in changelog_faults((ROOT / "CHANGELOG.md").read_text("utf-8")):
        yield f"CHANGELOG.md, {fault}"
    yield from change_faults(ROOT / "docs/changes")
    for path in sorted((ROOT / SERVER).rglob("*.py")):
        name = path.relative_to(ROOT).as_posix()
        yield from time_faults(name, path.read_text("utf-8"))


def main() -> None:
    """Print the faults and exit with status 1, or print nothing."""
    found = list(faults())
    for fault in found:
        print(fault)
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
