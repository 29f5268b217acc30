"""The checks before a commit are those that decide: what one lets through, the other does too."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def checks_of_make() -> set[str]:
    rule = re.search(r"^lint:.*\n((?:\t.*\n)+)", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert rule is not None
    lines = rule[1].replace("$(BIN)", ".venv/bin").replace("$(VENV)", ".venv").splitlines()
    return {re.sub(r'^\t(PATH="[^"]*" )?', "", line).removesuffix(" .") for line in lines}


def checks_before_a_commit() -> set[str]:
    entries = re.findall(r"^ +entry: (.*)$", (ROOT / ".pre-commit-config.yaml").read_text("utf-8"), re.MULTILINE)
    return {entry.removesuffix(" --force-exclude") for entry in entries}


def test_the_hooks_are_the_checks_of_lint() -> None:
    assert checks_before_a_commit() == checks_of_make()
    assert len(checks_of_make()) == 5
