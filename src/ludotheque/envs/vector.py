"""`VectorEnv`: many games at once, stepped in compiled code, in this process or in several."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from types import TracebackType
from typing import Any, NoReturn

from ludotheque.core.extras import missing

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise missing(error, __name__, "vector") from None

from ludotheque.core.batch import MOST_GAMES
from ludotheque.core.checked import whole
from ludotheque.core.errors import IllegalAction, NotNow
from ludotheque.core.game import Game
from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from ludotheque.envs.arrays import tables
from ludotheque.envs.checks import check_open, the_game
from ludotheque.envs.here import GamesHere
from ludotheque.envs.stepper import Stepper
from ludotheque.envs.workers import GamesInWorkers

Stepped = tuple[NDArray[np.uint8], NDArray[np.float64], NDArray[np.bool_]]


class VectorEnv(Stepper[Stepped, NDArray[np.int64]]):
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
        if not isinstance(observations, bool):
            raise TypeError(f"observations is True or False; not {type(observations).__name__} {observations!r:.60}")
        if games > MOST_GAMES:
            raise ValueError(f"there are at most {MOST_GAMES} games; not {games}")
        if games < 1 or not 1 <= processes <= games:
            raise ValueError(f"there is at least 1 game, and as many processes at most; not {games} in {processes}")
        self.game = the_game(game)
        self.options = self.game.options(**options)
        self.games = games
        self.layout = self.game.observer(self.options).layout if observations else None
        self._seed = seed
        self._closed = False
        parts: GamesHere | GamesInWorkers
        if processes == 1:
            parts = GamesHere(self.game, self.options, games, observations)
        else:
            parts = GamesInWorkers(self.game, self.options, games, observations, processes)
        self._parts = parts
        self.observations = parts.observations
        self.masks = parts.masks
        self.movers = parts.movers
        self.rewards = parts.rewards
        self.ended = parts.ended
        self.lengths = parts.lengths
        batch = parts.batch if isinstance(parts, GamesHere) else None
        super().__init__(batch, (parts.observations, parts.rewards, parts.ended), parts.actions, Rng(seed))

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
        self._ready = True
        self._parts.start(seeds)
        return self.observations, self.masks

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

    def __repr__(self) -> str:
        return f"<VectorEnv of {self.games} games of {self.game.id} {self.options}>"

    def close(self) -> None:
        """Ends its processes; nothing can be stepped any more."""
        self._closed = True
        self._ready = False
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
        if not self._ready:
            raise NotNow("not-begun", "the games are not dealt yet: call reset() first")

    def _take(self, actions: object) -> None:
        """Copies somebody's own array of actions."""
        try:
            chosen = np.asarray(actions)
        except ValueError:
            raise ValueError(
                f"actions are integers of shape ({self.games},), one for each game; not rows of several lengths"
            ) from None
        if chosen.shape != (self.games,) or chosen.dtype.kind not in "iu":
            raise ValueError(
                f"actions are integers of shape ({self.games},), one for each game; not {chosen.dtype} {chosen.shape}"
            )
        # What no number with a sign can be is no action either: it is refused with all that are above the highest.
        self.actions[...] = np.minimum(chosen, MOST_GAMES) if chosen.dtype == np.uint64 else chosen

    def _step_elsewhere(self) -> int:
        return self._parts.step()

    def _sample_elsewhere(self) -> None:
        self._parts.sample(self._sampling)

    def _refuse(self, game: int) -> None:
        try:
            self.game.check(self.state(game), int(self.actions[game]))
        except IllegalAction as error:
            raise IllegalAction(error.refusal, f"in game {game} {error.action}", error.allowed) from None
