"""The examples of learning run, at small size. Those that need torch run where it is: `make test-learn`."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

from ludotheque.games import game_ids

EXAMPLES = Path(__file__).parents[2] / "examples" / "learn"
NEEDS_TORCH = "torch is too large for every test run: make test-learn installs it and runs this"


def example(name: str) -> dict[str, Any]:
    return runpy.run_path(str(EXAMPLES / f"{name}.py"))


def test_openspiels_ismcts_plays_matches() -> None:
    assert 0 <= example("openspiel_ismcts")["play"]("seikatsu", matches=2, simulations=4) <= 1


@pytest.mark.parametrize("game", game_ids())
def test_ppo_runs_on_every_game(game: str) -> None:
    pytest.importorskip("torch", reason=NEEDS_TORCH)
    ppo = example("ppo")
    settings = ppo["Settings"](game, steps=512, games=16, rollout=16, hidden=32, judged=16)
    points = ppo["train"](settings)
    assert [steps for steps, _ in points] == [0, 256, 512]
    assert all(0 <= wins <= 1 for _, wins in points)


def test_ppo_learns() -> None:
    pytest.importorskip("torch", reason=NEEDS_TORCH)
    ppo = example("ppo")
    points = ppo["train"](ppo["Settings"]("seikatsu", steps=40_000, games=64, rollout=34))
    assert points[-1][1] > 0.6


@pytest.mark.parametrize("parts", [False, True])
@pytest.mark.parametrize("game", game_ids())
def test_maskable_ppo_runs_on_every_game(game: str, parts: bool) -> None:
    pytest.importorskip("sb3_contrib", reason=NEEDS_TORCH)
    maskable = example("maskable_ppo")
    points = maskable["train"](game, steps=256, matches=2, parts=parts)
    assert [steps for steps, _ in points] == [0, 256]
    assert all(0 <= wins <= 1 for _, wins in points)
