"""What `VectorEnv` does at every step, compiled: with few games each call and each look-up of Python counts."""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from ludotheque.core.batch import ALL_LEGAL, Batch
from ludotheque.core.rng import Rng

Stepped = TypeVar("Stepped")
Actions = TypeVar("Actions")


@mypyc_attr(allow_interpreted_subclasses=True)
class Stepper(Generic[Stepped, Actions]):
    """Steps a batch, or hands a step on where the games are in other processes."""

    def __init__(self, batch: Batch | None, stepped: Stepped, actions: Actions, sampling: Rng) -> None:
        self.actions: Actions = actions
        """By game: what is played next; `step` writes it."""
        self._batch = batch
        self._stepped = stepped
        self._sampling = sampling
        self._ready = False
        """Whether the games are dealt and can be stepped."""

    def step(self, actions: object) -> Stepped:
        """Plays an action in each game; gives observations, rewards by seat, and which games ended.

        Raises `IllegalAction` that says in which game and what is allowed there; then no game has changed.
        """
        if not self._ready:
            self._check_begun()
        if actions is not self.actions:
            self._take(actions)
        batch = self._batch
        illegal = self._step_elsewhere() if batch is None else int(batch.step())
        if illegal != ALL_LEGAL:
            self._refuse(illegal)
        return self._stepped

    def sample(self) -> Actions:
        """A legal action of each game, chosen evenly; the array is `actions`."""
        if not self._ready:
            self._check_begun()
        batch = self._batch
        if batch is None:
            self._sample_elsewhere()
        else:
            batch.sample(self._sampling)
        return self.actions

    def _check_begun(self) -> None:
        raise NotImplementedError

    def _take(self, actions: object) -> None:
        raise NotImplementedError

    def _refuse(self, game: int) -> None:
        raise NotImplementedError

    def _step_elsewhere(self) -> int:
        raise NotImplementedError

    def _sample_elsewhere(self) -> None:
        raise NotImplementedError
