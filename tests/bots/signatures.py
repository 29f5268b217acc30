"""Signatures of the bots: what each level does on fixed positions with fixed seeds, so that a change of play is seen.

python -m tests.bots.signatures        writes signatures.json anew
"""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path

from ludotheque.bots.levels import LEVELS, level_of, make_bot
from ludotheque.core.game import Game
from ludotheque.core.state import State
from tests.cases import games, walk

FILE = Path(__file__).with_name("signatures.json")
NODES = {"medium": 40, "hard": 80, "expert": 160}
"""Playouts in place of each level's own budget: enough to tell a change, few enough for plain Python."""
PLIES = (0, 9)

Signature = dict[str, list[str]]


def signature(game: Game[State]) -> Signature:
    """For every mode and level: the move and the playouts at each position."""
    return {
        f"{mode.id} {level}": [_line(game, mode.id, mode.players[0], level, ply) for ply in PLIES]
        for mode in game.modes
        for level in LEVELS
    }


def _line(game: Game[State], mode: str, players: int, level: str, ply: int) -> str:
    options = game.options(mode=mode, players=players)
    states = [state.clone() for state in islice(walk((game, options), 21), ply + 1) if not state.is_over]
    state = states[-1]
    spec = f"{level}:nodes={NODES[level]}" if level_of(level, game.id, mode).kind == "mcts" else level
    bot = make_bot(spec, game, options)
    action = bot.choose(game, state, state.to_move, seed=4)
    return f"ply {ply}: {game.action_text(state, action)} after {getattr(bot, 'nodes', 0)}"


def main() -> None:
    FILE.write_text(json.dumps({game.id: signature(game) for game in games()}, indent=1) + "\n", encoding="utf-8")
    print(f"wrote {FILE}")


if __name__ == "__main__":
    main()
