"""Many games at once: the same games as one by one, whatever the number of processes."""

from __future__ import annotations

import copy
import multiprocessing
import os
import pickle
import random
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ludotheque import IllegalAction, NotNow, Rng, game_ids
from ludotheque.core.batch import MANY
from ludotheque.core.errors import BadOption
from ludotheque.envs.encoder import Encoder
from ludotheque.envs.vector import VectorEnv
from tests.core.pebbles import PEBBLES
from tests.envs.cases import CONFIGURATIONS, NAMES

GAMES = 3


@pytest.mark.parametrize(("id", "mode", "players"), CONFIGURATIONS, ids=NAMES)
def test_every_array_shows_what_the_games_are(id: str, mode: str, players: int) -> None:
    """Each game beside its twin that is played by itself, over the end and into the next game."""
    env = VectorEnv(id, GAMES, mode=mode, players=players, seed=7)
    encoder = Encoder(id, mode=mode, players=players)
    env.reset()
    streams = [Rng(7 + number) for number in range(GAMES)]
    twins = [encoder.game.deal(encoder.options, stream) for stream in streams]
    over = 0
    for _ in range(3000):
        for number, twin in enumerate(twins):
            assert env.movers[number] == twin.to_move
            assert np.flatnonzero(env.masks[number]).tolist() == twin.legal_actions()
            assert (env.observations[number] == encoder.observation(twin, twin.to_move)).all()
        actions = env.sample().copy()
        env.step(actions)
        for number, action in enumerate(actions):
            twins[number].apply(int(action))
            assert env.ended[number] == twins[number].is_over
            assert env.rewards[number].tolist() == twins[number].returns()
            if twins[number].is_over:
                over += 1
                twins[number] = encoder.game.deal(encoder.options, streams[number])
        if over >= GAMES:
            return
    pytest.fail("no game came to its end")


@pytest.mark.parametrize(("id", "mode", "players"), CONFIGURATIONS, ids=NAMES)
def test_a_row_that_was_written_on_and_on_is_as_one_written_at_once(id: str, mode: str, players: int) -> None:
    """Whatever is played, evenly or always the first or last that is allowed, and wherever all is dealt anew."""
    env = VectorEnv(id, GAMES, mode=mode, players=players)
    encoder = Encoder(id, mode=mode, players=players)
    chance = random.Random(f"{id} {mode} {players}")
    for seed in range(4):
        env.reset(seed=seed)
        for _ in range(chance.randrange(1, 240)):
            way = chance.choice(("even", "even", "even", "first", "last"))
            if way == "even":
                env.step(env.sample())
            elif way == "first":
                env.step(env.masks.argmax(axis=1))
            else:
                env.step(env.masks.shape[1] - 1 - env.masks[:, ::-1].argmax(axis=1))
            for number in range(GAMES):
                state = env.state(number)
                assert (env.observations[number] == encoder.observation(state, state.to_move)).all()
                assert np.flatnonzero(env.masks[number]).tolist() == state.legal_actions()


@pytest.mark.parametrize("id", game_ids())
def test_many_games_are_played_as_few_are(id: str) -> None:
    """A batch of many asks memory ahead: each game is as it is among few, over its end and into the next."""
    picked = [0, 5, MANY - 1]
    many, few = VectorEnv(id, MANY), VectorEnv(id, len(picked))
    many.reset(seed=0)
    few.reset(seed=picked)
    ended = 0
    while ended < len(picked):
        few.step(many.sample()[picked])
        many.step(many.actions)
        for name in ("observations", "masks", "movers", "rewards", "ended", "lengths"):
            assert (getattr(many, name)[picked] == getattr(few, name)).all(), name
        ended += int(few.ended.sum())
    assert [many.state(number) for number in picked] == [few.state(place) for place in range(len(picked))]


def test_the_games_are_the_same_in_several_processes() -> None:
    with VectorEnv("seikatsu", 5, seed=3) as one, VectorEnv("seikatsu", 5, seed=3, processes=2) as two:
        for env in (one, two):
            env.reset()
        for _ in range(40):
            actions = one.sample().copy()
            one.step(actions)
            two.step(actions)
            for name in ("observations", "masks", "movers", "rewards", "ended", "lengths"):
                assert (getattr(one, name) == getattr(two, name)).all(), name
        assert one.state(4) == two.state(4)
        assert two.masks[np.arange(5), two.sample()].all()
        with pytest.raises(IllegalAction, match="in game 4"):
            two.step(np.where(np.arange(5) < 4, two.sample(), -1))


@pytest.mark.parametrize("id", game_ids())
def test_random_actions_are_the_same_whether_they_were_drawn_ahead_or_not(id: str) -> None:
    """`step` draws the next ones beforehand if the last ones were drawn: nobody can tell."""
    env = VectorEnv(id, GAMES, seed=2)
    env.reset()
    rng = Rng(2)
    for step in range(150):
        for _ in range(2 if step % 7 == 3 else 1):
            drawn = [env.state(number).random_action(rng) for number in range(GAMES)]
            assert env.sample().tolist() == drawn
        if step % 5 == 4:
            env.step(env.masks.argmax(axis=1))
            env.step(env.masks.argmax(axis=1))
        elif step % 40 == 39:
            env.reset()
            rng = Rng(2)
        else:
            env.step(env.actions)


def test_seeds_decide_everything_and_can_be_given_by_game() -> None:
    env = VectorEnv("tolleno", 2)
    env.reset(seed=5)
    first = env.observations.copy()
    env.step(env.sample())
    env.reset(seed=[5, 6])
    assert (env.observations == first).all()
    env.reset(seed=[6, 5])
    assert (env.observations == first[::-1]).all()


def test_an_illegal_action_is_refused_with_what_is_allowed_and_changes_nothing() -> None:
    env = VectorEnv("seikatsu", 2)
    env.reset()
    before = env.observations.copy()
    actions = env.sample().copy()
    actions[1] = np.flatnonzero(~env.masks[1])[0]
    with pytest.raises(IllegalAction, match=r"in game 1 .* is not allowed \(S-.*allowed: "):
        env.step(actions)
    for outside in (-1, 612):
        with pytest.raises(IllegalAction, match=f"in game 1 {outside} is not allowed"):
            env.step([actions[0], outside])
    assert (env.observations == before).all()


def test_bad_input_is_refused_with_what_is_allowed() -> None:
    env = VectorEnv("seikatsu", 2)
    wrong: Any
    with pytest.raises(NotNow, match="call reset"):
        env.step([0, 0])
    with pytest.raises(NotNow, match="call reset"):
        env.sample()
    with pytest.raises(NotNow, match="call reset"):
        env.state(0)
    env.reset()
    for outside in (-1, 2):
        with pytest.raises(ValueError, match=f"the games are 0 to 1; not {outside}"):
            env.state(outside)
    with pytest.raises(TypeError, match="number of a game is a whole number; not float"):
        env.state(1.0)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"integers of shape \(2,\), one for each game; not int64 \(3,\)"):
        env.step([1, 2, 3])
    for wrong in ([0.5, 1.5], [float("nan"), 1], [True, False], None, 1, [[1], [2]], [[1], [2, 3]], [2**70, 1]):
        with pytest.raises(ValueError, match=r"integers of shape \(2,\), one for each game; not "):
            env.step(wrong)
    with pytest.raises(IllegalAction, match="in game 0 2147483647 is not allowed"):
        env.step(np.array([2**63, 1], np.uint64))
    with pytest.raises(ValueError, match="one seed for each of the 2 games; not 1"):
        env.reset(seed=[1])
    for wrong in (1.5, "ab", [1, "b"]):
        with pytest.raises(TypeError, match="seed is a whole number"):
            env.reset(seed=wrong)
    for wrong in ({"games": 2.5}, {"games": 2, "processes": "2"}, {"games": 2, "seed": None}):
        with pytest.raises(TypeError, match=f"{list(wrong)[-1]} is a whole number"):
            VectorEnv("seikatsu", **wrong)
    with pytest.raises(ValueError, match="at least 1 game"):
        VectorEnv("seikatsu", 0)
    with pytest.raises(ValueError, match="at most 2147483647 games; not"):
        VectorEnv("seikatsu", 2**70)
    with pytest.raises(TypeError, match="observations is True or False; not str"):
        VectorEnv("seikatsu", 1, observations="no")  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="for 2 or 3 players; not '7'"):
        VectorEnv("seikatsu", 1, players=7)
    with pytest.raises(BadOption, match="the games are"):
        VectorEnv("chess", 1)
    with pytest.raises(BadOption, match="pebbles is not an installed one"):
        VectorEnv(PEBBLES, 2, processes=2, observations=False)


def test_a_script_that_begins_anew_in_every_process_is_told_how_to_begin(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(
        "from ludotheque.envs.vector import VectorEnv\nVectorEnv('seikatsu', 2, processes=2).reset()\n", "utf-8"
    )
    said = subprocess.run([sys.executable, script], capture_output=True, text=True, check=False).stderr
    assert 'make a VectorEnv of several processes below `if __name__ == "__main__":`' in said


@pytest.mark.parametrize("processes", [1, 2])
def test_nothing_is_stepped_once_it_is_closed(processes: int) -> None:
    env = VectorEnv("seikatsu", 2, processes=processes)
    env.reset()
    env.close()
    for late in (env.reset, env.sample, lambda: env.step([0, 0]), lambda: env.state(0)):
        with pytest.raises(NotNow, match="closed: make a new one"):
            late()


def test_a_game_without_observations_has_masks_all_the_same() -> None:
    env = VectorEnv(PEBBLES, 2, observations=False)
    env.reset()
    assert env.observations.shape == (2, 0)
    for _ in range(50):
        env.step(env.sample())
    with pytest.raises(ValueError, match="observations=False"):
        env.tables()


def test_the_arrays_stay_where_they_are() -> None:
    env = VectorEnv(game_ids()[0], 2)
    observations, masks = env.reset()
    places = observations.ctypes.data, masks.ctypes.data
    for _ in range(300):
        observations, _, _ = env.step(env.sample())
        assert (observations.ctypes.data, env.masks.ctypes.data) == places
    assert all(np.shares_memory(table, observations) for table in env.tables().values())


def test_what_is_asked_of_a_process_that_has_ended_is_refused_in_words() -> None:
    env = VectorEnv("seikatsu", 4, processes=2, players=2)
    env.reset()
    for worker in multiprocessing.active_children():
        os.kill(worker.pid or 0, signal.SIGKILL)
        worker.join()
    for asked in (lambda: env.state(0), env.sample, env.reset):
        with pytest.raises(RuntimeError, match="has ended unexpectedly; make a new one"):
            asked()
    env.close()


def test_an_environment_is_neither_copied_nor_pickled() -> None:
    env = VectorEnv("seikatsu", 2, players=2)
    for asked in (copy.copy, copy.deepcopy, pickle.dumps):
        with pytest.raises(TypeError, match=r"make another, or take state\(i\)"):
            asked(env)


def test_it_says_what_it_plays() -> None:
    with VectorEnv("octocube", 3, mode="advanced", players=2) as env:
        assert repr(env) == f"<VectorEnv of 3 games of octocube {env.options}>"
        assert "mode=advanced players=2" in repr(env)
