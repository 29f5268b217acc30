"""`VectorEnv`: many games at once, stepped in compiled code, in this process or in several."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from types import TracebackType
from typing import Any, NoReturn

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ludotheque.core.checked import whole
from ludotheque.core.errors import IllegalAction, NotNow
from ludotheque.core.game import Game
from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from ludotheque.envs.arrays import tables
from ludotheque.envs.checks import check_open, the_game
from ludotheque.envs.here import GamesHere
from ludotheque.envs.workers import GamesInWorkers


class VectorEnv:
    """`games` games of one kind, for ever: where one ends, the next is dealt in the same step.

        env = VectorEnv("seikatsu", 1024, seed=1)
        observations, masks = env.reset()
        while True:
            observations, rewards, ended = env.step(choose(observations, env.masks))

    The arrays are made once and written anew by every step: copy what you keep. Game `i` begins with the seed
    `seed + i`; with equal seeds and equal actions everything is equal, whatever the number of processes.
    """

    observations: NDArray[np.uint8]
    """By game: what the seat to move knows."""
    masks: NDArray[np.bool_]
    """By game: the legal actions of the seat to move."""
    movers: NDArray[np.int64]
    """By game: the seat to move."""
    rewards: NDArray[np.float64]
    """By game and seat: `State.returns()` of the game that the last step ended; 0 where it goes on."""
    ended: NDArray[np.bool_]
    """By game: whether the last step ended it; then all else is of the next game already."""
    lengths: NDArray[np.int64]
    """By game: the actions of the running game so far."""
    actions: NDArray[np.int64]
    """By game: what is played next; `step` writes it."""

    def __init__(
        self,
        game: Game[Any] | str,
        games: int,
        *,
        seed: int = 0,
        processes: int = 1,
        observations: bool = True,
        **options: str | int,
    ) -> None:
        """`options` as in `Game.options`: mode, players and the game's own."""
        games, processes, seed = (
            whole(name, value) for name, value in (("games", games), ("processes", processes), ("seed", seed))
        )
        if games < 1 or not 1 <= processes <= games:
            raise ValueError(f"there is at least 1 game, and as many processes at most; not {games} in {processes}")
        self.game = the_game(game)
        self.options = self.game.options(**options)
        self.games = games
        self.layout = self.game.observer(self.options).layout if observations else None
        self._sampling = Rng(seed)
        self._seed = seed
        self._began = False
        self._closed = False
        self._parts: GamesHere | GamesInWorkers
        if processes == 1:
            self._parts = GamesHere(self.game, self.options, games, observations)
        else:
            self._parts = GamesInWorkers(self.game, self.options, games, observations, processes)
        self.observations = self._parts.observations
        self.masks = self._parts.masks
        self.movers = self._parts.movers
        self.rewards = self._parts.rewards
        self.ended = self._parts.ended
        self.lengths = self._parts.lengths
        self.actions = self._parts.actions

    def reset(self, seed: int | Sequence[int] | None = None) -> tuple[NDArray[np.uint8], NDArray[np.bool_]]:
        """Deals all games anew; gives observations and masks. `seed`: that of the first game, or one for each."""
        check_open(self._closed)
        if seed is None:
            seed = self._seed
        if isinstance(seed, Iterable) and not isinstance(seed, str):
            seeds = [whole("a seed", one) for one in seed]
        else:
            first = whole("seed", seed)
            seeds = [first + game for game in range(self.games)]
        if len(seeds) != self.games:
            raise ValueError(f"there is one seed for each of the {self.games} games; not {len(seeds)}")
        self._sampling = Rng(seeds[0])
        self._began = True
        self._parts.start(seeds)
        return self.observations, self.masks

    def step(self, actions: ArrayLike) -> tuple[NDArray[np.uint8], NDArray[np.float64], NDArray[np.bool_]]:
        """Plays an action in each game; gives observations, rewards by seat, and which games ended.

        Raises `IllegalAction` that says in which game and what is allowed there; then no game has changed.
        """
        self._check_begun()
        if actions is not self.actions:
            chosen = np.asarray(actions)
            if chosen.shape != (self.games,) or chosen.dtype.kind not in "iu":
                raise ValueError(
                    f"actions are integers of shape ({self.games},), one for each game; "
                    f"not {chosen.dtype} {chosen.shape}"
                )
            self.actions[...] = chosen
        illegal = self._parts.step()
        if illegal >= 0:
            self._refuse(illegal)
        return self.observations, self.rewards, self.ended

    def sample(self) -> NDArray[np.int64]:
        """A legal action of each game, chosen evenly; the array is `actions`."""
        self._check_begun()
        self._parts.sample(self._sampling)
        return self.actions

    def state(self, game: int) -> State:
        """A copy of the position of one game."""
        self._check_begun()
        number = whole("the number of a game", game)
        if not 0 <= number < self.games:
            raise ValueError(f"the games are 0 to {self.games - 1}; not {number}")
        return self._parts.state(number)

    def tables(self) -> dict[str, NDArray[np.uint8]]:
        """The observations as named tables: views of the same memory."""
        if self.layout is None:
            raise ValueError("this VectorEnv was made with observations=False")
        return tables(self.layout, self.observations)

    def close(self) -> None:
        """Ends its processes; nothing can be stepped any more."""
        self._closed = True
        self._parts.close()

    def __enter__(self) -> VectorEnv:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __reduce__(self) -> NoReturn:
        raise TypeError(
            "a VectorEnv is memory and processes, and is neither copied nor pickled: make another, or take state(i)"
        )

    def _check_begun(self) -> None:
        check_open(self._closed)
        if not self._began:
            raise NotNow("not-begun", "the games are not dealt yet: call reset() first")

    def _refuse(self, game: int) -> None:
        try:
            self.game.check(self.state(game), int(self.actions[game]))
        except IllegalAction as error:
            raise IllegalAction(error.refusal, f"in game {game} {error.action}", error.allowed) from None
