"""How much the chances that a bot tells are worth: told beside how the games ended, and the number that mends them."""

from __future__ import annotations

import hashlib
import multiprocessing
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from math import log

from ludotheque.bots.analysis import moves_of
from ludotheque.bots.bot import SearchBot
from ludotheque.bots.calibration import Calibration
from ludotheque.bots.endgame import won_parts
from ludotheque.bots.levels import make_bot
from ludotheque.core.errors import BadOption
from ludotheque.core.rng import Rng
from ludotheque.games import game as find_game
from ludotheque.interrupts import ProcessLost, end_quietly, unheard

BINS = 10
POWERS = [0.3 + 0.05 * step for step in range(75)]
SHIFTS = [0.1 * step for step in range(-20, 31)]
"""Tried for who plays alone."""
EVERY = 3
"""Of the decisions of a game every third is told of: they depend on each other anyway."""


@dataclass(frozen=True)
class Told:
    """A decision: what the search thought of all seats' chances, and how the game ended."""

    raw: list[float]
    won: list[float]
    sides: list[int]


def play_and_tell(game_id: str, options: dict[str, str], spec: str, number: int) -> list[Told]:
    """A game of a bot against itself."""
    game = find_game(game_id)
    checked = game.check_options(options)
    bot = make_bot(spec, game, checked)
    if not isinstance(bot, SearchBot):
        raise BadOption(f"{spec!r} tells no chances that could be measured: a search does")
    rng = Rng(int.from_bytes(hashlib.sha256(f"calibrate {number}".encode()).digest()[:6], "little"))
    state = game.deal(checked, rng)
    thought: list[list[float]] = []
    actions = 0
    while not state.is_over:
        legal = state.legal_actions()
        if len(legal) == 1:
            state.apply(legal[0])
            continue
        search = bot.searched(state, state.to_move, rng)
        best = moves_of(game, search)[0]
        if actions % EVERY == 0 and best.counted:
            thought.append([one / best.counted for one in best.chances])
        state.apply(best.action)
        actions += 1
    won = won_parts(state)
    sides = [int(state.team(seat)) for seat in range(state.players)]
    return [Told(raw, won, sides) for raw in thought]


def games_told(
    game: str, options: dict[str, str], spec: str, games: int, jobs: int, first: int = 0
) -> Iterator[list[Told]]:
    if jobs == 1:
        for number in range(first, first + games):
            yield play_and_tell(game, options, spec, number)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=end_quietly) as pool:
        with unheard():
            asked = [pool.submit(play_and_tell, game, options, spec, number) for number in range(first, first + games)]
        try:
            for future in asked:
                yield future.result()
        except BrokenProcessPool:
            raise ProcessLost("a process was ended from outside, and so the games are not complete") from None
        finally:
            pool.shutdown(cancel_futures=True)


def mended(told: Told, calibration: Calibration) -> list[float]:
    """By side, in the order of their first seats; who plays alone against the game, their chance."""
    first = [seat for seat, side in enumerate(told.sides) if told.sides.index(side) == seat]
    parts = [calibration.sharpened(told.raw[seat]) for seat in first]
    total = sum(parts) if len(parts) > 1 else 1.0
    return [part / total for part in parts]


def outcomes(told: Told) -> list[float]:
    return [won for seat, won in enumerate(told.won) if told.sides.index(told.sides[seat]) == seat]


AS_TOLD = Calibration()


def brier(all_told: Sequence[Told], calibration: Calibration = AS_TOLD) -> float:
    """The mean squared difference between a side's chance and what came: 0 is perfect, always saying half is 0.25."""
    errors = [
        (chance - won) ** 2
        for told in all_told
        for chance, won in zip(mended(told, calibration), outcomes(told), strict=True)
    ]
    return sum(errors) / max(1, len(errors))


def log_loss(all_told: Sequence[Told], calibration: Calibration) -> float:
    total = 0.0
    for told in all_told:
        for chance, won in zip(mended(told, calibration), outcomes(told), strict=True):
            sure = min(1 - 1e-4, max(1e-4, chance))
            total -= won * log(sure) + (1 - won) * log(1 - sure)
    return total


def best_calibration(all_told: Sequence[Told]) -> Calibration:
    """The one with which the games were least surprising."""
    tried = [Calibration(round(power, 2)) for power in POWERS]
    if all_told and len(set(all_told[0].sides)) == 1:
        tried = [Calibration(one.power, round(shift, 1)) for one in tried[::2] for shift in SHIFTS]
    return min(tried, key=lambda one: log_loss(all_told, one))


def reliability(all_told: Sequence[Told], calibration: Calibration = AS_TOLD) -> list[tuple[float, float, int]]:
    """For each tenth of the chances that was ever told: the mean chance, the share that came true, and how many."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for told in all_told:
        for chance, won in zip(mended(told, calibration), outcomes(told), strict=True):
            bins[min(BINS - 1, int(chance * BINS))].append((chance, won))
    return [
        (sum(chance for chance, _ in one) / len(one), sum(won for _, won in one) / len(one), len(one))
        for one in bins
        if one
    ]
