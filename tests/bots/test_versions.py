"""Versions of levels never change, whatever the levels of that name have become."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import ludotheque
from ludotheque.bots.levels import VERSIONS, make_bot
from ludotheque.bots.weights import learned_policy, shipped
from ludotheque.core.game import Game
from ludotheque.core.state import State
from tests.bots.signatures import PLIES, chosen
from tests.cases import games

FILE = Path(__file__).with_name("versions.json")
"""What each version plays: `expert@0.1` with 160 playouts, `master@1.0` as `master_plays` asks, and its budget."""
MASTER_FILE = Path(__file__).with_name("master.json")
GAMES = games()


def master_plays(game: Game[State], master: str) -> dict[str, list[str]]:
    """With few playouts, in every mode and with every number of players."""
    return {
        f"{mode.id} {players}": [
            chosen(game, game.options(mode=mode.id, players=players), f"{master}:nodes=60", ply) for ply in PLIES
        ]
        for mode in game.modes
        for players in mode.players
    }


def test_what_each_version_plays_is_written_down() -> None:
    assert set(json.loads(FILE.read_text("utf-8"))) == set(VERSIONS)


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_the_expert_of_the_first_release_plays_as_it_did(game: Game[State]) -> None:
    plays = {
        mode.id: [
            chosen(game, game.options(mode=mode.id, players=mode.players[0]), "expert@0.1:nodes=160", ply)
            for ply in PLIES
        ]
        for mode in game.modes
    }
    assert plays == json.loads(FILE.read_text("utf-8"))["expert@0.1"][game.id]


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_the_master_of_1_0_plays_as_it_did(game: Game[State]) -> None:
    """Whoever finds better numbers for `master` leaves these to `master@1.0`."""
    assert master_plays(game, "master@1.0") == json.loads(FILE.read_text("utf-8"))["master@1.0"][game.id]["plays"]


def test_the_master_of_1_0_has_the_budget_that_it_had() -> None:
    written = json.loads(FILE.read_text("utf-8"))["master@1.0"]
    for game in GAMES:
        for mode in game.modes:
            bot = make_bot("master@1.0", game, game.options(mode=mode.id, players=mode.players[0]))
            settings = bot.settings  # type: ignore[attr-defined]  # it is a search
            assert (settings.nodes, settings.steps, settings.seconds) == (0, written[game.id]["steps"][mode.id], 0.9)


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_master_plays_as_its_signature_says_compiled_and_not(game: Game[State]) -> None:
    """`python -m tests.bots.test_versions` writes it anew after new weights."""
    assert master_plays(game, "master") == json.loads(MASTER_FILE.read_text("utf-8"))[game.id]


def test_masters_weights_are_small_and_read_whole() -> None:
    folder = Path(ludotheque.__file__).parent / "games"
    assert sum(path.stat().st_size for path in folder.glob("*/weights.net")) <= 4_000_000
    for game in games():
        for name, part in shipped(game.id, game.env_version).items():
            options = game.parse_options(name)
            assert part.shape.entries == game.observer(options).layout.size
            assert part.shape.outputs == 2 * options.players
            assert learned_policy(game, options) is not None


def test_where_nothing_was_learned_master_searches_by_the_games_own_policy() -> None:
    seen = []
    for game in games():
        for mode in game.modes:
            options = game.options(mode=mode.id, players=mode.players[-1])
            master = make_bot("master:nodes=9", game, options)
            if not master.policy.learned:  # type: ignore[attr-defined]  # it is a search
                own = make_bot("mcts:nodes=9", game, options)
                numbers = [bot.settings.as_numbers() for bot in (master, own)]  # type: ignore[attr-defined]
                assert numbers[0] == numbers[1]
                seen.append(f"{game.id} {mode.id}")
    assert seen == ["octocube kids", "seikatsu solo", "seikatsu tournament"]


def test_the_expert_of_the_first_release_thinks_for_its_time_and_counts_nothing() -> None:
    for game in games():
        for mode in game.modes:
            bot = make_bot("expert@0.1", game, game.options(mode=mode.id, players=mode.players[0]))
            settings = bot.settings  # type: ignore[attr-defined]  # it is a search
            assert (settings.nodes, settings.steps, settings.seconds) == (0, 0, 0.9)


if __name__ == "__main__":
    plays = {game.id: master_plays(game, "master") for game in games()}
    MASTER_FILE.write_text(json.dumps(plays, indent=1) + "\n", "utf-8")
