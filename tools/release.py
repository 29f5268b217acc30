"""Releases by a tag. `release.py prepare 1.2.3` writes the version and dates the changelog; `release.py check 1.2.3`
says whether all agree: the release workflow asks it before it builds. Needs nothing but Python and git.

The version has one place, `__version__` in src/ludotheque/__init__.py; CITATION.cff and the OpenAPI document repeat it
because they must.
"""

from __future__ import annotations

import datetime
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
VERSION = re.compile(r"\d+\.\d+\.\d+((a|b|rc)\d+)?")
PLACES = (
    ("src/ludotheque/__init__.py", r'(?m)^__version__ = "(?P<version>[^"]*)"$'),
    ("CITATION.cff", r"(?m)^version: (?P<version>\S+)$"),
    ("src/ludotheque/server/net/openapi.json", r'(?m)^  "version": "(?P<version>[^"]*)",$'),
)
HEADING = re.compile(r"^## (?P<version>\S+) \((?P<date>[^)]*)\)$", re.MULTILINE)
UNRELEASED = "unreleased"


def version_here(root: Path = ROOT) -> str:
    name, pattern = PLACES[0]
    said = re.search(pattern, (root / name).read_text("utf-8"))
    assert said is not None, name
    return said["version"]


def faults(version: str, root: Path = ROOT) -> list[str]:
    """What stands in the way of releasing this version; nothing if all agree."""
    found = [] if VERSION.fullmatch(version) else [no_version(version)]
    for name, pattern in PLACES:
        said = re.search(pattern, (root / name).read_text("utf-8"))
        if said is None or said["version"] != version:
            found.append(f"{name} says {said['version'] if said else 'nothing'}, not {version}")
    log = (root / "CHANGELOG.md").read_text("utf-8")
    newest = HEADING.search(log)
    if newest is None or newest["version"] != version:
        found.append(f"the newest heading of CHANGELOG.md is not {version}")
    elif newest["date"] == UNRELEASED:
        found.append(f"CHANGELOG.md says that {version} is unreleased")
    elif VERSION.fullmatch(version) and (older := not_older(version, log[newest.end() :])):
        found.append(f"CHANGELOG.md has {older} already, which is no older than {version}")
    elif not _entries(log, newest):
        found.append(f"CHANGELOG.md has nothing to say about {version}")
    return found


def no_version(text: str) -> str:
    return f"{text!r} is no version as in 1.2.3 or 1.2.3rc1"


def not_older(version: str, rest_of_log: str) -> str:
    """A released version that is as new as this one or newer; empty if there is none."""
    released = [found["version"] for found in HEADING.finditer(rest_of_log) if VERSION.fullmatch(found["version"])]
    return next((one for one in released if _age(one) >= _age(version)), "")


def _age(version: str) -> tuple[list[int], str, int]:
    """In the order of release: 1.2.3a1, 1.2.3b1, 1.2.3rc1, 1.2.3."""
    numbers, kind, count = re.fullmatch(r"([\d.]+)([a-z]*)(\d*)", version).groups()  # type: ignore[union-attr]  # it is one
    return [int(number) for number in numbers.split(".")], kind or "z", int(count or 0)


def _entries(log: str, heading: re.Match[str]) -> list[str]:
    rest = log[heading.end() :]
    following = HEADING.search(rest)
    return [line for line in rest[: following.start() if following else None].splitlines() if line.startswith("- ")]


def prepare(version: str, root: Path = ROOT, today: str = "") -> None:
    """Writes the version everywhere and dates the changelog's newest part; nothing, if it cannot be released."""
    if not VERSION.fullmatch(version):
        sys.exit(no_version(version))
    written = {}
    for name, pattern in PLACES:
        text = (root / name).read_text("utf-8")
        said = re.search(pattern, text)
        assert said is not None, name
        written[name] = text[: said.start("version")] + version + text[said.end("version") :]
    log = (root / "CHANGELOG.md").read_text("utf-8")
    newest = HEADING.search(log)
    if newest is None or newest["date"] != UNRELEASED or not _entries(log, newest):
        sys.exit(f"CHANGELOG.md does not begin with a part that is {UNRELEASED}: write there what is new")
    if older := not_older(version, log[newest.end() :]):
        sys.exit(f"CHANGELOG.md has {older} already, which is no older than {version}")
    heading = f"## {version} ({today or datetime.date.today().isoformat()})"
    written["CHANGELOG.md"] = log[: newest.start()] + heading + log[newest.end() :]
    for name, text in written.items():
        (root / name).write_text(text, "utf-8")


def main() -> None:
    if len(sys.argv) != 3 or sys.argv[1] not in ("prepare", "check"):
        sys.exit(__doc__)
    _, what, version = sys.argv
    if what == "prepare":
        if subprocess.run(["git", "status", "--porcelain"], cwd=ROOT, capture_output=True, text=True).stdout:
            sys.exit("there are changes that are not committed: a release is one commit of its own")
        prepare(version)
    if found := faults(version):
        sys.exit("\n".join(found))
    if what == "prepare":
        tag = f"git tag -s v{version} -m 'Ludotheque {version}'"
        print(f"now: git commit -am 'Release {version}' && {tag} && git push --follow-tags")


if __name__ == "__main__":
    main()
