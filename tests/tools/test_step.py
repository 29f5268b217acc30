"""A long step of make says that it is at work, how long it took, and what went wrong."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

STEP = Path(__file__).parent.parent.parent / "tools" / "step"


def step(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([STEP, "building the bridge", *command], capture_output=True, text=True)


def test_a_step_that_goes_well_is_told_in_two_lines_and_is_quiet_otherwise() -> None:
    ran = step("echo", "details")
    assert ran.returncode == 0
    begun, ended = ran.stderr.splitlines()
    assert begun == "building the bridge ..."
    assert ended.startswith("building the bridge: done in ")
    assert ran.stdout == ""


def test_what_we_have_to_say_ourselves_is_shown_all_the_same() -> None:
    said = "ludotheque: no C compiler; the engine runs as plain Python"
    assert said in step("echo", f"details\n  {said}").stderr


def test_a_step_that_fails_shows_what_was_said_and_keeps_its_exit_code() -> None:
    ran = step("sh", "-c", "echo the river is too wide; exit 7")
    assert ran.returncode == 7
    assert "the river is too wide\nbuilding the bridge: failed" in ran.stderr


def test_a_step_that_takes_long_says_again_and_again_that_it_is_at_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTHEQUE_STEP_SAYS", "1")
    begun, *between, ended = step("sleep", "3").stderr.splitlines()
    assert begun == "building the bridge ..."
    assert between
    assert all(re.fullmatch(r"building the bridge \.\.\. \d+ s", line) for line in between)
    assert ended.startswith("building the bridge: done in ")
