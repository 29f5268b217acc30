"""What runs the checks runs all of them: before a commit, in `make test`, in `make drills`."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")


def checks_of_make() -> set[str]:
    rule = re.search(r"^lint:.*\n((?:\t.*\n)+)", MAKEFILE, re.MULTILINE)
    assert rule is not None
    lines = rule[1].replace("$(BIN)", ".venv/bin").replace("$(VENV)", ".venv").splitlines()
    return {re.sub(r'^\t(PATH="[^"]*" )?', "", line).removesuffix(" .") for line in lines}


def checks_before_a_commit() -> set[str]:
    entries = re.findall(r"^ +entry: (.*)$", (ROOT / ".pre-commit-config.yaml").read_text("utf-8"), re.MULTILINE)
    return {entry.removesuffix(" --force-exclude") for entry in entries}


def test_every_drill_lies_where_make_drills_looks_for_them() -> None:
    rule = re.search(r"^drills:\n(?:\t.*\n)*\t\$\(call in-browser,drill,(.*)\)$", MAKEFILE, re.MULTILINE)
    assert rule is not None
    folders = ["tests/browser", *rule[1].split()]
    marks = re.compile(r"mark\.drill\b|\bseldom\(")
    drills = [path for path in (ROOT / "tests").rglob("test_*.py") if marks.search(path.read_text("utf-8"))]
    own = [path.relative_to(ROOT).as_posix() for path in drills if path != Path(__file__)]
    assert own
    assert [path for path in own if not path.startswith(tuple(f"{folder}/" for folder in folders))] == []


def test_the_hooks_are_the_checks_of_lint() -> None:
    assert checks_before_a_commit() == checks_of_make()
    assert len(checks_of_make()) == 5
