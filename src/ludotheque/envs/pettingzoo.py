"""PettingZoo: every seat is an agent. Needs the extra `pettingzoo`.

from ludotheque.envs.pettingzoo import env
game = env("seikatsu", mode="teams", players=4, render_mode="ansi")
"""

from __future__ import annotations

from typing import Any

from ludotheque.core.extras import missing

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ModuleNotFoundError as error:
    raise missing(error, __name__, "pettingzoo") from None

from ludotheque.core.checked import whole
from ludotheque.core.errors import NotNow
from ludotheque.core.game import Game
from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from ludotheque.envs.arrays import highest
from ludotheque.envs.checks import check_dealt, check_open
from ludotheque.envs.encoder import Encoder
from ludotheque.envs.ids import env_id
from ludotheque.envs.render import RENDER_MODES, check_mode, render

Seen = dict[str, NDArray[Any]]


class SeatsEnv(AECEnv):  # type: ignore[misc]  # pettingzoo has no types
    """An observation is a dict of `observation` (uint8, docs/observations.md) and `action_mask` (int8), which is all
    zeros for a seat that is not to move. Rewards come with the last action: `State.returns()`."""

    def __init__(
        self,
        game: Game[State] | str,
        *,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **options: str | int,
    ) -> None:
        """`max_cycles`: once every seat has had so many turns, the match is broken off (truncated), without rewards.
        A turn is what a seat does until another is asked; alone, each action."""
        super().__init__()
        self.encoder = Encoder(game, **options)
        self.game = self.encoder.game
        self.render_mode = check_mode(render_mode)
        if max_cycles is not None and whole("max_cycles", max_cycles) < 1:
            raise ValueError(f"max_cycles is 1 or more, or None for whole matches; not {max_cycles}")
        self.max_cycles = max_cycles
        self.metadata = {
            "name": env_id(self.game),
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.encoder.options.players)]
        self._rng: Rng | None = None
        self._state: State | None = None
        self._closed = False
        # Made once for each agent: a space has a seed of its own.
        high = highest(self.encoder.layout)
        self._action_spaces = {agent: Discrete(self.encoder.actions) for agent in self.possible_agents}
        self._observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(0, high, dtype=np.uint8),
                    "action_mask": Box(0, 1, (self.encoder.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Dict:
        return self._observation_spaces[self.possible_agents[self._seat(agent)]]

    def action_space(self, agent: str) -> Discrete:
        return self._action_spaces[self.possible_agents[self._seat(agent)]]

    def _seat(self, agent: str) -> int:
        if agent not in self.possible_agents:
            raise ValueError(f"the agents are {', '.join(self.possible_agents)}; not {agent!r:.60}")
        return self.possible_agents.index(agent)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        check_open(self._closed)
        if seed is not None or self._rng is None:
            self._rng = Rng(int(np.random.default_rng().integers(2**62)) if seed is None else whole("seed", seed))
        self._state = self.game.deal(self.encoder.options, self._rng)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turns = dict.fromkeys(self.agents, 0)
        self.agent_selection = self.agents[self.state_of_play.to_move]

    def observe(self, agent: str) -> Seen:
        state = self.state_of_play
        seat = self._seat(agent)
        mask = np.zeros(self.encoder.actions, np.int8)
        if state.to_move == seat:
            mask[state.legal_actions()] = 1
        return {"observation": self.encoder.observation(state, seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        """Raises `IllegalAction`, with the clause and what is allowed, for an action that the rules forbid."""
        state = self._going_on()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state.step(action)
        self._cumulative_rewards[agent] = 0.0
        if state.players == 1 or state.to_move != self._seat(agent):
            self._turns[agent] += 1
        self._clear_rewards()
        if state.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.possible_agents, state.returns(), strict=True))
        else:
            if self.max_cycles is not None and min(self._turns.values()) >= self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.possible_agents[state.to_move]
        self._accumulate_rewards()

    def last(self, observe: bool = True) -> tuple[Seen | None, float, bool, bool, dict[str, Any]]:
        self._going_on()
        found: tuple[Seen | None, float, bool, bool, dict[str, Any]] = super().last(observe)
        return found

    def _going_on(self) -> State:
        state = self.state_of_play
        if not self.agents:
            raise NotNow("over", "the match is over and every seat has left: call reset() for the next one")
        return state

    @property
    def state_of_play(self) -> State:
        """The position, hidden things included."""
        check_open(self._closed)
        return check_dealt(self._state)

    def close(self) -> None:
        self._closed = True

    def render(self) -> str | NDArray[np.uint8] | None:
        return render(self.game, self.state_of_play, self.render_mode)


class InOrder(OrderEnforcingWrapper):  # type: ignore[misc]  # pettingzoo has no types
    """Refuses a step or a look after the end, which PettingZoo's own wrapper would only warn of or stumble over."""

    def __repr__(self) -> str:
        return f"<{self.metadata['name']} {self.unwrapped.encoder.options}>"

    def step(self, action: Any) -> None:
        if self._has_reset and not self.agents:
            self.env.step(action)
        super().step(action)

    def last(self, observe: bool = True) -> tuple[Seen | None, float, bool, bool, dict[str, Any]]:
        if self._has_reset and not self.agents:
            self.env.last(observe)
        found: tuple[Seen | None, float, bool, bool, dict[str, Any]] = super().last(observe)
        return found


def raw_env(game: Game[State] | str, **wanted: Any) -> SeatsEnv:
    """The environment without wrappers."""
    return SeatsEnv(game, **wanted)


def env(game: Game[State] | str, **wanted: Any) -> AECEnv:
    """`env("seikatsu", mode="teams", players=4)`; `render_mode` and `max_cycles` as in `SeatsEnv`."""
    return InOrder(raw_env(game, **wanted))
