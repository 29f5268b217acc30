"""Self-play cut into pieces that any process, here or on a cluster, can play: the same piece, the same games."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass

from ludotheque.arena.cluster import run_on_cluster
from ludotheque.bots.bot import SearchBot
from ludotheque.bots.weights import learned_policy, read_weights
from ludotheque.games import game as find_game
from ludotheque.interrupts import ProcessLost, end_quietly, unheard
from ludotheque.learn.positions import Notebook, Positions


@dataclass(frozen=True)
class Piece:
    """`games` games from number `first` on. Without `nodes` the policy alone plays; `weights` is the network of a
    search, empty for one that has none."""

    name: str
    game: str
    options: dict[str, str]
    first: int
    games: int
    nodes: int = 0
    weights: bytes = b""


def play_piece(piece: Piece) -> tuple[str, Positions]:
    game = find_game(piece.game)
    options = game.check_options(piece.options)
    book = Notebook(game, options)
    numbers = range(piece.first, piece.first + piece.games)
    if not piece.nodes:
        return piece.name, Positions.joined([book.quick(number) for number in numbers])
    policy = game.policy(options)
    if piece.weights:
        policy = learned_policy(game, options, read_weights(piece.weights, game.env_version)) or policy
    settings = policy.settings.copy()
    settings.nodes = piece.nodes
    bot = SearchBot(policy, settings)
    return piece.name, Positions.joined([book.searched(number, bot) for number in numbers])


def play_pieces(pieces: Sequence[Piece], jobs: int, cluster: str | None) -> Iterator[tuple[str, Positions]]:
    """Each as soon as it is played."""
    if cluster is not None:
        yield from run_on_cluster(play_piece, [(piece,) for piece in pieces], cluster)
        return
    if jobs == 1:
        yield from map(play_piece, pieces)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=end_quietly) as pool:
        with unheard():
            asked = [pool.submit(play_piece, piece) for piece in pieces]
        try:
            for future in as_completed(asked):
                yield future.result()
        except BrokenProcessPool:
            raise ProcessLost("a process was ended from outside: the same command goes on from here") from None
        finally:
            pool.shutdown(cancel_futures=True)
