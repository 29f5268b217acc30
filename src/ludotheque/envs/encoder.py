"""`Encoder`: observations and masks of single positions, and the sizes of both before any game is dealt."""

from __future__ import annotations

from functools import cached_property, partial
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.extras import missing

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise missing(error, __name__, "vector") from None

from ludotheque.core.checked import whole
from ludotheque.core.game import Game
from ludotheque.core.observer import Layout
from ludotheque.core.options import Options
from ludotheque.core.state import State
from ludotheque.envs.arrays import array_of, check_size, scales, tables
from ludotheque.envs.checks import the_game
from ludotheque.envs.factors import Factors, factors


class Encoder:
    """Positions of one game and its options as arrays: `Encoder("seikatsu", mode="teams", players=4)`."""

    def __init__(self, game: Game[Any] | str, **options: str | int) -> None:
        self.game = the_game(game)
        self.options: Options = self.game.options(**options)
        self.observer = self.game.observer(self.options)
        self.layout: Layout = self.observer.layout
        self.actions: int = self.game.max_actions(self.options)
        """Every action id is below this."""
        self._row = vec[i64]([0] * self.observer.words)
        self._written = array_of(self._row, np.uint8, self.layout.size)
        self._scales = scales(self.layout)

    @cached_property
    def factors(self) -> Factors:
        """What the action ids are made of."""
        return factors(self.game, self.options)

    def __deepcopy__(self, memo: object) -> Encoder:
        """Nothing about an encoder ever changes: copies of what holds one share it."""
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return partial(Encoder, self.game, **self.options.as_dict(), rules=self.options.rules), ()

    def observation(self, state: State, viewer: int, out: NDArray[np.uint8] | None = None) -> NDArray[np.uint8]:
        """What `viewer` (a seat, or -1 for a spectator) knows, as one flat vector; written into `out` if given."""
        self._check(state)
        if out is None:
            out = np.empty(self.layout.size, np.uint8)
        else:
            _check_out(out, (self.layout.size,), np.uint8)
        self.observer.observe(state, whole("the viewer, a seat or -1,", viewer), self._row, 0)
        out[...] = self._written
        return out

    def scaled(self, observations: NDArray[np.uint8], out: NDArray[np.float32] | None = None) -> NDArray[np.float32]:
        """The same as `float32`, every entry from 0 to 1: each is divided by the highest value it can have."""
        check_size(self.layout, observations)
        if out is not None:
            _check_out(out, observations.shape, np.float32)
        return np.multiply(observations, self._scales, out=out, dtype=np.float32)

    def tables(self, observations: NDArray[np.uint8]) -> dict[str, NDArray[np.uint8]]:
        """The named tables of one observation or of many: views of the same memory."""
        return tables(self.layout, observations)

    def mask(self, state: State, out: NDArray[np.bool_] | None = None) -> NDArray[np.bool_]:
        """True for each legal action of the seat to move; written into `out` if given."""
        self._check(state)
        if out is None:
            out = np.zeros(self.actions, np.bool_)
        else:
            _check_out(out, (self.actions,), np.bool_)
            out[...] = False
        out[state.legal_actions()] = True
        return out

    def _check(self, state: State) -> None:
        if not isinstance(state, State):
            raise TypeError(f"a position is a State of {self.game.id}; not {type(state).__name__} {state!r:.60}")
        if state.options != self.options:
            raise ValueError(f"this encoder is for {self.game.id} {self.options}; the state is of {state.options}")


def _check_out(out: object, shape: tuple[int, ...], kind: type[np.generic]) -> None:
    wanted = f"`out` is a writable array of {' x '.join(map(str, shape))} {kind.__name__.rstrip('_')}"
    if not isinstance(out, np.ndarray):
        raise TypeError(f"{wanted}; not {type(out).__name__}")
    if out.shape != shape or out.dtype != kind:
        raise ValueError(f"{wanted}; not {out.dtype} of shape {out.shape}")
    if not out.flags.writeable:
        raise ValueError(f"{wanted}; this one is for reading only")
