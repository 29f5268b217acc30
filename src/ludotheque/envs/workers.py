"""The games of a `VectorEnv` in several processes: each steps its share and writes into memory that all share."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.core.errors import BadOption
from ludotheque.core.game import Game
from ludotheque.core.options import Options
from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from ludotheque.envs.here import GamesHere
from ludotheque.games import game as find_game
from ludotheque.games import game_ids

WRITTEN = ("observations", "masks", "movers", "rewards", "ended", "lengths", "actions")
PATIENCE = 60.0
"""Seconds for a process to end by itself."""


@dataclass(frozen=True)
class Share:
    """What a process is told: which games are its own, and where the arrays of all games lie."""

    game: str
    options: str
    first: int
    end: int
    observations: bool
    memory: str
    places: dict[str, tuple[int, tuple[int, ...], str]]
    """By array: where it begins, its shape and type."""


class Shared(SharedMemory):
    """Memory that arrays may outlive: it goes with the last of them."""

    def __del__(self) -> None:
        with suppress(BufferError):
            self.close()


def arrays_in(memory: SharedMemory, places: dict[str, tuple[int, tuple[int, ...], str]]) -> dict[str, NDArray[Any]]:
    return {
        name: np.ndarray(shape, kind, buffer=memory.buf, offset=start) for name, (start, shape, kind) in places.items()
    }


def work(share: Share, line: Connection) -> None:
    """A process: does what it is told until the line is closed."""
    memory = Shared(share.memory)
    common = {name: part[share.first : share.end] for name, part in arrays_in(memory, share.places).items()}
    game = find_game(share.game)
    games = GamesHere(game, game.parse_options(share.options), share.end - share.first, share.observations)
    sampling: Rng | None = None
    """A share has a stream of its own for random actions: the first number sent after a start decides it."""
    try:
        while True:
            command, *words = line.recv()
            if command == "state":
                line.send(game.position_text(games.state(words[0])))
                continue
            if command == "start":
                sampling = None
                games.start(words[0])
            elif command == "sample":
                games.sample(sampling := sampling or Rng(words[0]))
            else:
                games.actions[...] = common["actions"]
                games.step()
            for name in ("actions",) if command == "sample" else WRITTEN:
                common[name][...] = getattr(games, name)
            line.send(None)
    except (EOFError, OSError, KeyboardInterrupt):
        pass
    finally:
        common.clear()
        memory.close()


ENDED = (
    "a process of this VectorEnv has ended unexpectedly; make a new one. (New processes run a script's own file again: "
    'there, make a VectorEnv of several processes below `if __name__ == "__main__":`.)'
)


@contextmanager
def told_when_ended() -> Iterator[None]:
    try:
        yield
    except (EOFError, OSError):
        raise RuntimeError(ENDED) from None


class GamesInWorkers:
    observations: NDArray[np.uint8]
    masks: NDArray[np.bool_]
    movers: NDArray[np.int64]
    rewards: NDArray[np.float64]
    ended: NDArray[np.bool_]
    lengths: NDArray[np.int64]
    actions: NDArray[np.int64]

    def __init__(self, game: Game[State], options: Options, games: int, observations: bool, processes: int) -> None:
        if game.id not in game_ids() or find_game(game.id) is not game:
            raise BadOption(f"other processes find games by their id, and {game.id} is not an installed one")
        self._game = game
        one = GamesHere(game, options, 1, observations)
        places: dict[str, tuple[int, tuple[int, ...], str]] = {}
        size = 0
        for name in WRITTEN:
            part = getattr(one, name)
            places[name] = (size, (games, *part.shape[1:]), part.dtype.str)
            size += -(-games * part.nbytes // 64) * 64
        self._memory = Shared(create=True, size=size)
        for name, part in arrays_in(self._memory, places).items():
            setattr(self, name, part)
        context = get_context("spawn")
        self._ends = [games * (process + 1) // processes for process in range(processes)]
        self._firsts = [0, *self._ends[:-1]]
        self._lines: list[Connection] = []
        self._processes = []
        for first, end in zip(self._firsts, self._ends, strict=True):
            ours, theirs = context.Pipe()
            share = Share(game.id, str(options), first, end, observations, self._memory.name, places)
            process = context.Process(target=work, args=(share, theirs), daemon=True)
            process.start()
            theirs.close()
            self._lines.append(ours)
            self._processes.append(process)

    def start(self, seeds: Sequence[int]) -> None:
        self._tell([("start", seeds[first:end]) for first, end in zip(self._firsts, self._ends, strict=True)])

    def step(self) -> int:
        illegal = self._first_illegal()
        if illegal < 0:
            self._tell([("step",)] * len(self._lines))
        return illegal

    def _first_illegal(self) -> int:
        outside = (self.actions < 0) | (self.actions >= self.masks.shape[1])
        legal = self.masks[np.arange(len(self.actions)), np.where(outside, 0, self.actions)] & ~outside
        return -1 if legal.all() else int(np.argmin(legal))

    def sample(self, rng: Rng) -> None:
        self._tell([("sample", int(rng.word())) for _ in self._lines])

    def state(self, game: int) -> State:
        part = next(number for number, end in enumerate(self._ends) if game < end)
        with told_when_ended():
            self._lines[part].send(("state", game - self._firsts[part]))
            return self._game.parse_position(self._lines[part].recv())

    def close(self) -> None:
        for line in self._lines:
            line.close()
        for process in self._processes:
            process.join(PATIENCE)
            if process.is_alive():
                process.terminate()
        if self._lines:
            self._memory.unlink()
        self._lines, self._processes = [], []

    def _tell(self, commands: Sequence[tuple[object, ...]]) -> None:
        """Tells each process something, and waits until all have done it."""
        with told_when_ended():
            for line, command in zip(self._lines, commands, strict=True):
                line.send(command)
            for line in self._lines:
                line.recv()
