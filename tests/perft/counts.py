"""Perft: how many ways there are to play so many actions, from positions in the middle of random games.

`python -m tests.perft.counts` writes the files anew: only ever after a change of the rules that was meant.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from ludotheque.core.play import perft
from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from tests.cases import WANTED, Case, name, older_cases, plain_cases, start

FOLDER = Path(__file__).parent
SHARES = (0.0, 0.5, 0.9)
MOST = 30_000


def known(game: str) -> dict[str, list[int]]:
    counts: dict[str, list[int]] = json.loads((FOLDER / f"{game}.json").read_text("utf-8"))
    return counts


def keys(case: Case) -> dict[str, float]:
    return {f"{name(case)} at {share}": share for share in SHARES}


def position(case: Case, share: float) -> State:
    """A position of a random game, `share` of its length from the start."""
    length = start(case, 7).play_out(Rng(8))
    state = start(case, 7)
    rng = Rng(8)
    for _ in range(int(int(length) * share)):
        state.apply(state.random_action(rng))
    return state


def depths(state: State) -> list[int]:
    """The counts of depth 1, 2 ... up to about `MOST` leaves."""
    counts = [perft(state, 1)]
    while len(counts) < 6 and counts[-1] * counts[0] <= MOST:
        counts.append(perft(state, len(counts) + 1))
    return counts


def write(game: str) -> None:
    cases = [case for case in plain_cases() + older_cases() if case[0].id == game]
    counts = {key: depths(position(case, share)) for case in cases for key, share in keys(case).items()}
    rows = [f'"{key}": {json.dumps(row)}' for key, row in sorted(counts.items())]
    (FOLDER / f"{game}.json").write_text("{\n" + ",\n".join(rows) + "\n}\n", "utf-8")


if __name__ == "__main__":
    for game in sys.argv[1:] or WANTED:
        write(game)
