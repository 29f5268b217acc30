"""Gymnasium: one seat learns, bots play the others. Needs the extra `gymnasium`.

import gymnasium
import ludotheque.envs.gymnasium
game = gymnasium.make("ludotheque/Seikatsu-v1", opponents="greedy")
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.core.extras import missing

try:
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Box, Discrete
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise missing(error, __name__, "gymnasium") from None

from ludotheque.bots.levels import make_bot
from ludotheque.core.checked import whole
from ludotheque.core.game import Game
from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from ludotheque.envs.arrays import highest
from ludotheque.envs.checks import check_dealt, check_open
from ludotheque.envs.encoder import Encoder
from ludotheque.envs.ids import env_id
from ludotheque.envs.render import RENDER_MODES, check_mode, render
from ludotheque.games import games

ANY_SEAT = "any"


class SeatEnv(gymnasium.Env[NDArray[Any], Any]):
    """The seat that learns is to move whenever it is asked; what the others do in between happens inside `step`.

    The reward comes with the last action: `State.returns()` of the learning seat.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        game: Game[State] | str,
        *,
        seat: int | str = 0,
        opponents: str | Sequence[str] = "random",
        scaled: bool = False,
        render_mode: str | None = None,
        **options: str | int,
    ) -> None:
        """`seat`: which one learns, or `any`, drawn for each match. `opponents`: a bot as `make_bot` names it, or one
        for each other seat. `scaled`: observations as float32 from 0 to 1 instead of uint8."""
        self.encoder = Encoder(game, **options)
        self.game = self.encoder.game
        players = self.encoder.options.players
        if isinstance(seat, str):
            known = seat == ANY_SEAT
        else:
            seat = whole("the seat that learns", seat)
            known = 0 <= seat < players
        if not known:
            raise ValueError(f"the seat that learns is one of 0 to {players - 1}, or {ANY_SEAT!r}; not {seat!r}")
        if not isinstance(opponents, str | Sequence):
            raise TypeError(f"opponents are the name of a bot, or a list of names; not {opponents!r:.60}")
        names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != players - 1:
            raise ValueError(f"there are {players - 1} opponents; {len(names)} were named")
        self._bots = [make_bot(name, self.game, self.encoder.options) for name in names]
        self._wanted_seat = seat
        self.seat = 0
        self.scaled = scaled
        self.render_mode = check_mode(render_mode)
        high = highest(self.encoder.layout)
        self.observation_space = (
            Box(0.0, np.minimum(high, 1).astype(np.float32), dtype=np.float32)
            if scaled
            else Box(0, high, dtype=np.uint8)
        )
        self.action_space = Discrete(self.encoder.actions)
        self._state: State | None = None
        self._closed = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        check_open(self._closed)
        super().reset(seed=None if seed is None else whole("seed", seed))
        self._rng = Rng(int(self.np_random.integers(2**62)))
        self.seat = (
            int(self._rng.below(self.encoder.options.players))
            if isinstance(self._wanted_seat, str)
            else self._wanted_seat
        )
        self._state = self.game.deal(self.encoder.options, self._rng)
        self._let_others_play()
        return self._observed(), {}

    def step(self, action: Any) -> tuple[NDArray[Any], float, bool, bool, dict[str, Any]]:
        """Raises `IllegalAction`, with the clause and what is allowed, for an action that the rules forbid."""
        state = self.state
        state.step(action)
        self._let_others_play()
        return self._observed(), state.returns()[self.seat], state.is_over, False, {}

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, under the name by which sb3-contrib's MaskablePPO asks for them."""
        return self.encoder.mask(self.state)

    def render(self) -> Any:
        return render(self.game, self.state, self.render_mode)

    def close(self) -> None:
        self._closed = True
        for bot in self._bots:
            bot.close()

    @property
    def state(self) -> State:
        check_open(self._closed)
        return check_dealt(self._state)

    def _let_others_play(self) -> None:
        state = self.state
        while not state.is_over and state.to_move != self.seat:
            place = (state.to_move - self.seat) % state.players - 1
            state.apply(self._bots[place].choose(self.game, state, state.to_move, int(self._rng.word())))

    def _observed(self) -> NDArray[Any]:
        numbers = self.encoder.observation(self.state, self.seat)
        return self.encoder.scaled(numbers) if self.scaled else numbers


def register() -> None:
    """Makes every installed game known to `gymnasium.make`."""
    for game in games():
        id = env_id(game)
        if id not in gymnasium.registry:
            gymnasium.register(id, entry_point="ludotheque.envs.gymnasium:SeatEnv", kwargs={"game": game.id})


register()
