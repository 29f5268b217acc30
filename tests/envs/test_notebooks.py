"""The notebooks are those of the template, and every cell runs."""

from __future__ import annotations

import json
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
def test_every_cell_of_a_notebook_runs(id: str, capsys: pytest.CaptureFixture[str]) -> None:
    cells = json.loads((ROOT / path(game(id))).read_text("utf-8"))["cells"]
    known: dict[str, object] = {}
    for cell in cells:
        if cell["cell_type"] == "code":
            exec(cell["source"], known)
    printed = capsys.readouterr().out
    assert "matches over" in printed
    assert "greedy won" in printed
