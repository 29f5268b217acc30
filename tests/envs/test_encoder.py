"""Observations and masks of single positions as NumPy arrays."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest

from ludotheque import Rng, game
from ludotheque.core.observer import Observer
from ludotheque.envs.encoder import Encoder
from tests.core.pebbles import PEBBLES
from tests.envs.cases import CONFIGURATIONS, NAMES


@pytest.mark.parametrize(("id", "mode", "players"), CONFIGURATIONS, ids=NAMES)
def test_the_named_tables_are_views_of_the_flat_vector(id: str, mode: str, players: int) -> None:
    encoder = Encoder(id, mode=mode, players=players)
    state = encoder.game.deal(encoder.options, Rng(1))
    numbers = encoder.observation(state, 0)
    parts = encoder.tables(numbers)
    assert {name: part.shape for name, part in parts.items()} == {
        name: table.shape for name, table in encoder.layout.tables.items()
    }
    assert all(np.shares_memory(part, numbers) for part in parts.values())
    assert sum(int(part.sum()) for part in parts.values()) == int(numbers.sum())


@pytest.mark.parametrize(("id", "mode", "players"), CONFIGURATIONS, ids=NAMES)
def test_scaled_observations_lie_between_0_and_1(id: str, mode: str, players: int) -> None:
    encoder = Encoder(id, mode=mode, players=players)
    state = encoder.game.deal(encoder.options, Rng(1))
    state.play_out(Rng(2))
    scaled = encoder.scaled(encoder.observation(state, players - 1))
    assert scaled.dtype == np.float32
    assert scaled.min() >= 0
    assert scaled.max() <= 1


def test_an_observation_is_written_into_the_callers_array() -> None:
    encoder = Encoder("seikatsu")
    state = encoder.game.deal(encoder.options, Rng(1))
    rows = np.full((3, encoder.layout.size), 255, np.uint8)
    assert encoder.observation(state, 1, rows[1]).base is rows
    assert (rows[1] == encoder.observation(state, 1)).all()
    assert (rows[[0, 2]] == 255).all()


def test_an_observation_tells_what_it_says() -> None:
    encoder = Encoder("seikatsu")
    state = encoder.game.deal(encoder.options, Rng(5))
    for viewer in (0, 1):
        parts = encoder.tables(encoder.observation(state, viewer))
        view = encoder.game.view(state, viewer)
        assert int(parts["hand"].sum()) == 2
        assert int(parts["birds"].sum()) == 2
        assert parts["seats"][:, 3].tolist() == ([1, 0] if viewer == state.to_move else [0, 1])
        assert int(parts["game"][0]) == view["bag"]
        assert int(parts["seat"].argmax()) == viewer


@pytest.mark.parametrize(("id", "mode", "players"), CONFIGURATIONS, ids=NAMES)
def test_the_mask_has_exactly_the_legal_actions(id: str, mode: str, players: int) -> None:
    encoder = Encoder(id, mode=mode, players=players)
    state = encoder.game.deal(encoder.options, Rng(3))
    assert np.flatnonzero(encoder.mask(state)).tolist() == state.legal_actions()
    mask = np.ones(encoder.actions, np.bool_)
    assert encoder.mask(state, mask) is mask
    assert np.flatnonzero(mask).tolist() == state.legal_actions()


def test_bad_input_is_refused_with_what_is_allowed() -> None:
    encoder = Encoder("seikatsu")
    state = encoder.game.deal(encoder.options, Rng(1))
    wrong: Any
    for wrong in ("a", None, 1.0):
        with pytest.raises(TypeError, match="the viewer, a seat or -1, is a whole number"):
            encoder.observation(state, wrong)
        with pytest.raises(TypeError, match="a position is a State of seikatsu"):
            encoder.mask(wrong)
    for wrong in ([0] * 480, "a"):
        with pytest.raises(TypeError, match="a writable array of 480 uint8; not"):
            encoder.observation(state, 0, wrong)
    fixed = np.zeros(480, np.uint8)
    fixed.flags.writeable = False
    with pytest.raises(ValueError, match="for reading only"):
        encoder.observation(state, 0, fixed)
    with pytest.raises(ValueError, match="480 entries"):
        encoder.scaled(np.zeros(7, np.uint8))
    with pytest.raises(ValueError, match="a writable array of 480 uint8; not float64 of shape"):
        encoder.observation(state, 0, np.zeros(480))  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="a seat from 0 to 1 or a spectator"):
        encoder.observation(state, 2)
    with pytest.raises(ValueError, match="612 bool"):
        encoder.mask(state, np.zeros(3, np.bool_))
    with pytest.raises(ValueError, match="480 entries"):
        encoder.tables(np.zeros(7, np.uint8))
    for wrong in (None, [0] * 480):
        for shown in (encoder.tables, encoder.scaled):
            with pytest.raises(TypeError, match=f"observations are an array; not {type(wrong).__name__}"):
                shown(wrong)
    for wrong in (np.zeros(480, np.int8), np.zeros(7, np.float32), np.zeros((2, 480), np.float32)):
        with pytest.raises(ValueError, match="a writable array of 480 float32; not"):
            encoder.scaled(np.zeros(480, np.uint8), wrong)
    for place in (-1, 1):
        with pytest.raises(ValueError, match=f"the 60 words of an observation do not lie in 60 from word {place} on"):
            encoder.observer.observe(state, 0, encoder._row, place)
    teams = game("seikatsu")
    with pytest.raises(ValueError, match="this encoder is for seikatsu mode=standard players=2"):
        encoder.mask(teams.deal(teams.options(mode="teams"), Rng(1)))


def test_an_encoder_can_be_pickled() -> None:
    for id, mode, players in CONFIGURATIONS:
        encoder = pickle.loads(pickle.dumps(Encoder(id, mode=mode, players=players)))
        assert str(encoder.options) == str(Encoder(id, mode=mode, players=players).options)


def test_a_game_without_an_observer_says_so() -> None:
    with pytest.raises(NotImplementedError, match="pebbles has no observation"):
        Encoder(PEBBLES)


def test_an_observer_that_writes_nothing_is_no_observer() -> None:
    encoder = Encoder("seikatsu")
    bare = Observer(encoder.options, encoder.layout)
    with pytest.raises(NotImplementedError):
        bare.observe(encoder.game.deal(encoder.options, Rng(1)), 0, encoder._row, 0)
