"""The notebooks are those of the template, and every cell runs."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from ludotheque.codegen.notebooks import notebook, path
from ludotheque.games import game, game_ids

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("id", game_ids())
def test_the_notebooks_are_up_to_date(id: str) -> None:
    assert (ROOT / path(game(id))).read_text("utf-8") == notebook(game(id)), (
        "run python -m ludotheque.codegen.notebooks"
    )


@pytest.mark.parametrize("id", game_ids())
def test_a_notebook_has_its_rules_ratings_and_versions(id: str) -> None:
    found = game(id)
    cells = json.loads((ROOT / path(found)).read_text("utf-8"))["cells"]
    texts = {cell["source"].splitlines()[0]: cell["source"] for cell in cells if cell["cell_type"] == "markdown"}
    assert re.search(r"\. .*\.$", texts[f"# {found.name} for learning"].split("\n")[2]), "whole sentences"
    rules = texts["## Rules in short"]
    assert "**The turn" in rules
    assert "**The end**" in rules
    assert rules.count("\n- ") >= 6
    rated = [line.split("|") for line in texts["## Baselines"].splitlines() if line.startswith(f"| {found.name}")]
    assert rated
    for line in rated:
        assert line[2].strip() == "0"
        assert int(line[3]) < int(line[4]) < int(line[5])
    told = [line for line in texts["## Versions"].splitlines() if line.startswith("| v")][1:]
    assert [line.split("|")[1].strip() for line in told] == [f"v{number + 1}" for number in range(found.env_version)]
    assert told[0] == "| v1 | the first |"


@pytest.mark.parametrize("id", game_ids())
def test_every_cell_of_a_notebook_runs(id: str, capsys: pytest.CaptureFixture[str]) -> None:
    cells = json.loads((ROOT / path(game(id))).read_text("utf-8"))["cells"]
    known: dict[str, object] = {}
    for cell in cells:
        if cell["cell_type"] == "code":
            exec(cell["source"], known)
    printed = capsys.readouterr().out
    assert "matches over" in printed
    assert "greedy won" in printed
