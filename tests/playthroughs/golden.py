"""Golden playthroughs: one random match per game, mode and number of players, with all the engine says of it.

`python -m tests.playthroughs.golden` writes the files anew: look at the difference before you commit it.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

from ludotheque.core.journal import OPEN, Journal
from ludotheque.core.match import Match
from ludotheque.core.rng import Rng
from tests.cases import Case, name, older_cases, plain_cases, seed_of, viewers

FOLDER = Path(__file__).parent
SEED = 2026


def file_of(case: Case) -> Path:
    return FOLDER / f"{name(case)}.txt"


def playthrough(case: Case) -> str:
    game, options = case
    match = Match(game, options, seed_of(SEED))
    rng = Rng(SEED)
    lines = [
        f"game {game.id} rules {options.rules} {options.chosen}",
        f"max_actions {match.state.max_actions} max_length {match.state.max_length}",
        "position " + game.position_text(match.state).replace("\n", "\nposition "),
    ]
    while not match.is_over:
        state = match.state
        legal = state.legal_actions()
        action = int(state.random_action(rng))
        lines.append(
            f"{match.ply} seat {state.to_move} hash {state.hash()} scores {_list(state.scores())} "
            f"legal {len(legal)} {_digest([game.describe(state, other) for other in legal])} "
            f"views {_digest([game.view(state, viewer) for viewer in viewers(state)])} "
            f"play {action} {game.action_text(state, action)}"
        )
        journal: Journal = match.play(state.to_move, action)
        lines.extend(f"  {_text(event)}" for event in journal.seen_by(OPEN))
    outcome = match.outcome()
    assert outcome is not None
    lines.append(f"hash {match.state.hash()} scores {_list(outcome['scores'])} winners {_list(outcome['winners'])}")
    lines.append(f"ended {outcome['reason']} ({outcome['clause']}) decided by {outcome['decided_by']}")
    return "\n".join(lines) + "\n"


def _digest(data: object) -> str:
    return hashlib.sha256(_text(data).encode()).hexdigest()[:12]


def _list(numbers: list[int]) -> str:
    return ",".join(map(str, numbers)) or "-"


def _text(data: object) -> str:
    return json.dumps(data, sort_keys=True)


if __name__ == "__main__":
    for case in plain_cases() + older_cases():
        if len(sys.argv) == 1 or case[0].id in sys.argv[1:]:
            file_of(case).write_text(playthrough(case), "utf-8")
