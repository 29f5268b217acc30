"""OpenSpiel: every installed game under its name. Needs the extra `openspiel`.

    import pyspiel
    import ludotheque.envs.openspiel
    game = pyspiel.load_game("ludotheque_seikatsu(players=2)")

All chance of a match is in its deal, so a game begins with one chance node: which of `deals` deals it is.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

from ludotheque.core.extras import missing

try:
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise missing(error, __name__, "openspiel") from None

from ludotheque.core.errors import BadOption, NotNow
from ludotheque.core.game import Game
from ludotheque.core.journal import SPECTATOR, Journal
from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from ludotheque.envs.arrays import tables
from ludotheque.envs.encoder import Encoder
from ludotheque.envs.ids import spiel_name
from ludotheque.games import games

DEALS = 1024


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One of our games, with the options that its parameters name."""

    game: ClassVar[Game[State]]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.deals = int(given.pop("deals", DEALS))
        if self.deals < 1:
            raise BadOption(f"deals is 1 or more; not {self.deals}")
        # What is not said comes as these.
        given = {name: value for name, value in given.items() if value not in ("", 0)}
        self.encoder = Encoder(self.game, **given)
        self.players = self.encoder.options.players
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoder.actions,
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if self.players > 1 else None,
            max_game_length=self.game.max_length(self.encoder.options),
        )
        super().__init__(game_type(self.game, self.players), info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def __reduce__(self) -> tuple[object, ...]:
        return load_game, (str(self),)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        if params:
            raise ValueError(f"an observation has no parameters; not {params}")
        viewer_of = _viewer_of(iig_obs_type) if iig_obs_type else _own_view
        return SpielObserver(self.encoder, bool(iig_obs_type and iig_obs_type.perfect_recall), viewer_of)


def _own_view(player: int) -> int:
    return player


def _public_view(player: int) -> int:
    return SPECTATOR


def _viewer_of(kind: Any) -> Callable[[int], int]:
    """Whose view an observer of that type shows. Raises `ValueError` for what no viewer of ours sees."""
    private = pyspiel.PrivateInfoType
    if kind.public_info and kind.private_info == private.SINGLE_PLAYER:
        return _own_view
    if kind.public_info and kind.private_info == private.NONE:
        return _public_view
    raise ValueError(
        "an observation has the public information and that of one player (PrivateInfoType.SINGLE_PLAYER) or of none "
        f"(NONE); not public_info={kind.public_info} with {kind.private_info}"
    )


@dataclass(frozen=True)
class Past:
    """What each seat saw of each action, and last what spectators did. It never changes, so copies of a state share
    it."""

    events: tuple[tuple[str, ...], ...]

    def __deepcopy__(self, memo: object) -> Past:
        return self


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A position of our engine and what each seat has seen so far; before the deal neither."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._encoder = game.encoder
        self._deals = game.deals
        self.position: State | None = None
        """The state of our engine, once it is dealt."""
        self._past = Past(())

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.position.is_over else int(self.position.to_move)

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.is_over

    def returns(self) -> list[float]:
        return self.position.returns() if self.position is not None else [0.0] * self._encoder.options.players

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self._deals) for deal in range(self._deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.dealt().legal_actions()

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            if not 0 <= action < self._deals:
                raise ValueError(f"the chance outcomes, each a deal, are 0 to {self._deals - 1}; not {action}")
            self.position = self._encoder.game.deal(self._encoder.options, Rng(action))
            return
        journal = Journal()
        self.position.step(action, journal)
        viewers = (*range(self._encoder.options.players), SPECTATOR)
        events = tuple(json.dumps(journal.seen_by(viewer)) for viewer in viewers)
        self._past = Past((*self._past.events, events))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        self._check_player(player)
        return self._encoder.game.action_text(self.dealt(), action)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that `player` cannot tell from this one: what it cannot know is dealt anew."""
        self._check_player(player)
        drawn = sampler()
        if not 0 <= drawn <= 1:
            raise ValueError(f"the sampler draws numbers from 0 to 1; not {drawn}")
        other: SpielState = self.clone()
        other.position = self.dealt().redeal(player, Rng(int(drawn * 2**53)))
        return other

    def _check_player(self, player: int) -> None:
        if not 0 <= player < self._encoder.options.players:
            raise ValueError(f"the players are 0 to {self._encoder.options.players - 1}; not {player}")

    def seen_by(self, player: int) -> list[str]:
        """What a seat, or a spectator (-1), saw happen, action by action."""
        return [event[player] for event in self._past.events]

    def dealt(self) -> State:
        if self.position is None:
            raise NotNow("not-begun", f"the game is not dealt yet: apply a chance outcome from 0 to {self._deals - 1}")
        return self.position

    def __str__(self) -> str:
        return "not dealt yet" if self.position is None else str(self.position)


class SpielObserver:
    """Our observations in OpenSpiel's form. An information state is the same tensor, as all that play makes known is
    part of a position; as text it has also what the seat saw happen so far."""

    def __init__(self, encoder: Encoder, perfect_recall: bool, viewer_of: Callable[[int], int]) -> None:
        self._encoder = encoder
        self._perfect_recall = perfect_recall
        self._viewer_of = viewer_of
        self._numbers = np.zeros(encoder.layout.size, np.uint8)
        self.tensor: NDArray[np.float32] = np.zeros(encoder.layout.size, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = tables(encoder.layout, self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        if state.position is None:
            self.tensor.fill(0)
            return
        self._encoder.observation(state.position, self._viewer_of(player), self._numbers)
        self._encoder.scaled(self._numbers, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.position is None:
            return "not dealt yet"
        viewer = self._viewer_of(player)
        seen = json.dumps(self._encoder.game.view(state.position, viewer))
        return "\n".join([*state.seen_by(viewer), seen]) if self._perfect_recall else seen


def game_type(game: Game[State], players: int = 0) -> Any:
    counts = [count for mode in game.modes for count in mode.players]
    defaults: dict[str, Any] = {"players": 0, "mode": "", "deals": DEALS}
    defaults.update({choice.name: "" for choice in game.choices})
    utilities = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=spiel_name(game),
        long_name=game.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utilities.GENERAL_SUM if players == 1 else utilities.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults,
    )


def load_game(name: str) -> Any:
    """As `pyspiel.load_game`: what a pickled game calls, and so imports what registers it."""
    return pyspiel.load_game(name)


def register() -> None:
    """Makes every installed game known to `pyspiel.load_game`."""
    known = set(pyspiel.registered_names())
    for game in games():
        if spiel_name(game) not in known:
            pyspiel.register_game(game_type(game), type(f"Spiel_{game.id}", (SpielGame,), {"game": game}))


register()
