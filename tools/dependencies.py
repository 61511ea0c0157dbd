"""The dependencies of this project: ``python tools/dependencies.py audit`` or ``... sbom > sbom.cdx.json``.

``audit`` queries the database of known vulnerabilities (OSV) for every pinned version, for Python and for the
browser, including tools. The exit status is 1 if a vulnerability is known, and 2 if any query failed, because an
incomplete audit proves nothing. ``sbom`` lists in CycloneDX the content of an installation: the project, all
libraries that it needs, and those in the browser's bundle. It needs no network and gives the same text for the
same pins.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.metadata import Distribution, distribution
from pathlib import Path
from urllib.error import URLError
from urllib.request import Request, urlopen
from uuid import NAMESPACE_URL, uuid5

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from ricochetrobots import __version__
from ricochetrobots.extras import DISTRIBUTION

ROOT = Path(__file__).parents[1]
REQUIREMENTS = sorted(f"requirements/{file.name}" for file in ROOT.glob("requirements/*.txt"))
BROWSER = "src/ricochetrobots/web"
LOCKS = (
    f"{BROWSER}/package-lock.json",
    "tests/browser/firefox/package-lock.json",
    "tests/consumer/package-lock.json",
    "tools/pyodide/package-lock.json",
)
OSV = "https://api.osv.dev/v1/querybatch"
PATIENCE_SECONDS = 30
INSTALLED = f"{DISTRIBUTION}[postgres]"
"""The installation that the bill of materials describes: all that a server needs."""
PIN = re.compile(r"([A-Za-z0-9._-]+)==([^\s;]+)")


@dataclass(frozen=True, order=True)
class Package:
    """One version of a library. ``ecosystem`` is ``PyPI`` or ``npm``, as OSV writes them."""

    ecosystem: str
    name: str
    version: str

    @property
    def url(self) -> str:
        """The name that CycloneDX uses (package URL)."""
        name = self.name.replace("@", "%40")
        return f"pkg:{self.ecosystem.lower()}/{name}@{self.version}"


class UnansweredError(Exception):
    """A query failed."""


def pinned(root: Path = ROOT) -> list[Package]:
    """Return every version that the project's files pin. Raises NotAskedError for a line that pins none."""
    return sorted({*_pinned_python(root), *(found for lock in LOCKS for found, _ in _locked(root / lock))})


def _pinned_python(root: Path) -> Iterator[Package]:
    for file in REQUIREMENTS:
        for line in (root / file).read_text("utf-8").splitlines():
            if line[:1] in {"", " ", "#"}:
                continue
            pin = PIN.match(line)
            if pin is None:
                raise UnansweredError(f"{file} pins no version in {line!r}")
            yield Package("PyPI", canonicalize_name(pin[1]), pin[2])


def _locked(lock: Path) -> Iterator[tuple[Package, dict[str, str]]]:
    for place, answer in json.loads(lock.read_bytes())["packages"].items():
        if place:
            yield Package("npm", place.rpartition("node_modules/")[2], answer["version"]), answer


def vulnerabilities(packages: Sequence[Package], service: str = OSV) -> dict[Package, list[str]]:
    """Return the ids of the known vulnerabilities of each affected package. Raises NotAskedError."""
    queries = [
        {"package": {"ecosystem": each.ecosystem, "name": each.name}, "version": each.version}
        for each in packages
    ]
    request = Request(
        service, json.dumps({"queries": queries}).encode(), {"Content-Type": "application/json"}
    )
    try:
        with urlopen(request, timeout=PATIENCE_SECONDS) as answer:
            results = json.load(answer)["results"]
    except (URLError, OSError, ValueError, KeyError) as fault:
        raise UnansweredError(f"{service} does not answer: {fault}") from fault
    if len(results) != len(packages) or any("next_page_token" in result for result in results):
        raise UnansweredError(f"{service} answers {len(results)} of {len(packages)} questions in part")
    return {
        package: [each["id"] for each in result["vulns"]]
        for package, result in zip(packages, results, strict=True)
        if result.get("vulns")
    }


def installed(wanted: str = INSTALLED) -> dict[str, Distribution]:
    """Return the libraries that a package needs on this machine, directly or indirectly, by name."""
    found: dict[str, Distribution] = {}
    waiting = [Requirement(wanted)]
    followed: set[tuple[str, frozenset[str]]] = set()
    while waiting:
        one = waiting.pop()
        name, extras = canonicalize_name(one.name), frozenset(one.extras) | {""}
        known = found.setdefault(name, distribution(name))
        if (name, extras) in followed:
            continue
        followed.add((name, extras))
        for line in known.requires or ():
            needed = Requirement(line)
            if needed.marker is None or any(needed.marker.evaluate({"extra": each}) for each in extras):
                waiting.append(needed)
    del found[DISTRIBUTION]
    return found


def sbom() -> dict[str, object]:
    """Return the bill of materials, in CycloneDX 1.6."""
    components = [
        _component(Package("PyPI", name, found.version), _license_of(found))
        for name, found in sorted(installed().items())
    ]
    components += [
        _component(package, answer["license"])
        for package, answer in sorted(_locked(ROOT / LOCKS[0]), key=lambda entry: entry[0])
        if not answer.get("dev")
    ]
    serial = uuid5(NAMESPACE_URL, json.dumps(components))
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{serial}",
        "version": 1,
        "metadata": {"component": {"type": "application", "name": DISTRIBUTION, "version": __version__}},
        "components": components,
    }


def _component(package: Package, declared_license: str) -> dict[str, object]:
    answer = {"license": {"name": declared_license}}
    return {
        "type": "library",
        "bom-ref": package.url,
        "name": package.name,
        "version": package.version,
        "purl": package.url,
        "licenses": [answer] if declared_license else [],
    }


def _license_of(found: Distribution) -> str:
    """Return a package's statement of its license: an expression, classifiers, or text."""

    def report(field: str) -> list[str]:
        return found.metadata.get_all(field) or []

    if expressions := report("License-Expression"):
        return expressions[0]
    if classified := [line for line in report("Classifier") if line.startswith("License :: ")]:
        return " and ".join(line.rpartition(" :: ")[2] for line in classified)
    return next(iter(report("License")), "")


def main(answer: Sequence[str]) -> int:
    """Print the requested report; return the exit status."""
    if answer == ["sbom"]:
        print(json.dumps(sbom(), indent=2))
        return 0
    if answer != ["audit"]:
        print("Say audit or sbom.", file=sys.stderr)
        return 2
    try:
        packages = pinned()
        known = vulnerabilities(packages)
    except UnansweredError as fault:
        print(f"The audit is not complete: {fault}.", file=sys.stderr)
        return 2
    for package, ids in known.items():
        print(package.url, *ids)
    print(f"{len(packages)} versions asked about, {len(known)} of them with known vulnerabilities.")
    return 1 if known else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
