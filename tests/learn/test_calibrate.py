"""`ludotheque calibrate`: told beside what came."""

from __future__ import annotations

import json
from math import log
from pathlib import Path

import pytest

from ludotheque.bots.calibration import Calibration, calibration_of, key_of
from ludotheque.core.rng import Rng
from ludotheque.games import game as load
from ludotheque.games import game_ids
from ludotheque.learn.calibrate import Told, best_calibration, brier, play_and_tell, reliability
from tests.cli.runner import complaint, run


def too_modest(count: int, power: float) -> list[Told]:
    """Games of two whose real odds are those that are told, raised to a power."""
    rng = Rng(3)
    found = []
    for _ in range(count):
        chance = 0.05 + 0.9 * rng.unit()
        odds = (chance / (1 - chance)) ** power
        won = float(rng.unit() < odds / (1 + odds))
        found.append(Told([chance, 1 - chance], [won, 1 - won], [0, 1]))
    return found


@pytest.mark.parametrize("power", [0.6, 1.0, 2.0])
def test_the_power_that_chances_lack_is_found(power: float) -> None:
    assert best_calibration(too_modest(2000, power)).power == pytest.approx(power, abs=0.15)
    assert best_calibration(too_modest(2000, power)).shift == 0


def test_mended_chances_come_true() -> None:
    told = too_modest(6000, 2.0)
    assert brier(told, Calibration(2.0)) < brier(told)
    for chance, won, count in reliability(told, Calibration(2.0)):
        assert count > 100
        assert won == pytest.approx(chance, abs=0.06)


def test_alone_chances_that_are_all_too_low_are_moved() -> None:
    rng = Rng(5)
    told = []
    for _ in range(3000):
        odds = (chance := 0.05 + 0.9 * rng.unit()) / (1 - chance) * 3
        told.append(Told([chance], [float(rng.unit() < odds / (1 + odds))], [0]))
    found = best_calibration(told)
    assert found.power == pytest.approx(1.0, abs=0.15)
    assert found.shift == pytest.approx(log(3), abs=0.2)
    assert brier(told, found) < brier(told, Calibration(found.power)) < brier(told) + 0.01
    for chance, won, _ in reliability(told, found):
        assert won == pytest.approx(chance, abs=0.08)


def test_alone_each_difficulty_has_numbers_of_its_own_and_certainty_stays_certain() -> None:
    game = load("seikatsu")
    keys = {level: key_of(game.options(mode="solo", level=level), False) for level in ("easy", "medium", "hard")}
    assert keys == {"easy": "solo 1 easy", "medium": "solo 1 medium", "hard": "solo 1 hard"}
    assert key_of(game.options(players=3), True) == "standard 3 learned"
    options = game.options(mode="solo", level="hard")
    state = game.deal(options, Rng(1))
    mended = calibration_of(options, learned=False)
    assert mended.chances(state, [0.3])[0] > 0.4, "playouts play worse than who plays"
    assert mended.chances(state, [0.0]) == [0.0]
    assert mended.chances(state, [1.0]) == [1.0]


def test_a_brier_score_is_the_mean_squared_error_by_side() -> None:
    told = [Told([0.75, 0.25], [1.0, 0.0], [0, 1]), Told([0.3, 0.7, 0.3, 0.7], [0.0, 1.0, 0.0, 1.0], [0, 1, 0, 1])]
    assert brier(told) == pytest.approx((2 * 0.25**2 + 2 * 0.3**2) / 4)


def test_the_same_number_is_the_same_game() -> None:
    assert play_and_tell("seikatsu", {}, "mcts:nodes=8", 4) == play_and_tell("seikatsu", {}, "mcts:nodes=8", 4)


@pytest.mark.parametrize("game", game_ids())
def test_the_command_says_what_chances_are_worth(game: str, tmp_path: Path) -> None:
    ran = run("calibrate", game, "--bot", "mcts:nodes=6", "-n", "2", "--json", "--plot", str(tmp_path / "it.svg"))
    assert ran.code == 0
    told = json.loads(ran.out)
    assert told["decisions"] > 0
    assert set(told["brier"]) == {"raw", "shipped", "fitted"}
    assert all(0 <= score <= 1 for score in told["brier"].values())
    assert (tmp_path / "it.svg").stat().st_size > 0


def test_a_bot_that_does_not_search_tells_no_chances() -> None:
    assert "tells no chances" in complaint("calibrate", "seikatsu", "--bot", "greedy", "-n", "2")
