"""The tool that finds what rows of Seikatsu come to."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from tools.seikatsu_rows import ROUNDS, main

TOOL = Path("tools/seikatsu_rows.py")


@pytest.mark.parametrize("players", ["2", "3"])
def test_it_prints_its_rounds_and_the_numbers_as_the_module_has_them(
    players: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", [str(TOOL), players, "--games", "2"])
    main()
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in lines[:ROUNDS]] == [f"round {number}" for number in range(ROUNDS)]
    numbers = [float(number) for line in lines[ROUNDS:] for number in line.strip(' ",').split()]
    assert len(numbers) == 56 + 21


@pytest.mark.parametrize("asked", [[], ["4"], ["two"], ["2", "--games", "0"]])
def test_what_it_cannot_do_it_says(
    asked: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", [str(TOOL), *asked])
    with pytest.raises(SystemExit):
        main()
    assert "error:" in capsys.readouterr().err
