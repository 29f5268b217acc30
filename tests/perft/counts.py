"""Perft: how many ways there are to play so many actions, from positions in the middle of random games.

`python -m tests.perft.counts` writes the file anew: only ever after a change of the rules that was meant.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from ludotheque.core.play import perft
from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from tests.cases import Case, name, plain_cases, start

FILE = Path(__file__).parent / "counts.json"
MOST = 30_000


def position(case: Case, share: float) -> State:
    """A position of a random game, `share` of its length from the start."""
    length = start(case, 7).play_out(Rng(8))
    state = start(case, 7)
    rng = Rng(8)
    for _ in range(int(length * share)):
        state.apply(state.random_action(rng))
    return state


def depths(state: State) -> list[int]:
    """The counts of depth 1, 2 ... up to about `MOST` leaves."""
    counts = [perft(state, 1)]
    while len(counts) < 6 and counts[-1] * counts[0] <= MOST:
        counts.append(perft(state, len(counts) + 1))
    return counts


def measured(case: Case) -> dict[str, list[int]]:
    return {f"{name(case)} at {share}": depths(position(case, share)) for share in (0.0, 0.5, 0.9)}


if __name__ == "__main__":
    known = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    for case in plain_cases():
        if len(sys.argv) == 1 or case[0].id in sys.argv[1:]:
            known.update(measured(case))
    rows = [f'"{key}": {json.dumps(counts)}' for key, counts in sorted(known.items())]
    FILE.write_text("{\n" + ",\n".join(rows) + "\n}\n", "utf-8")
