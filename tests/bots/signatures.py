"""Signatures of the bots: what each level does on fixed positions with fixed seeds, so that a change of play is seen.

python -m tests.bots.signatures        writes signatures.json anew
"""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path

from ludotheque.bots.levels import LEVELS, level_of, make_bot
from ludotheque.core.game import Game
from ludotheque.core.options import Options
from ludotheque.core.state import State
from tests.cases import games, walk

FILE = Path(__file__).with_name("signatures.json")
NODES = {"easy": 15, "medium": 40, "hard": 80, "expert": 160, "master": 160}
"""Playouts in place of each level's own budget: enough to tell a change, few enough for plain Python."""
PLIES = (0, 9)

Signature = dict[str, list[str]]


def signature(game: Game[State]) -> Signature:
    """For every mode, version of its rules and level: the move and the playouts at each position."""
    return {
        f"{mode.id}{f' rules={rules}' if rules > 1 else ''} {level}": [
            _line(game, game.options(mode=mode.id, players=mode.players[0], rules=rules), level, ply) for ply in PLIES
        ]
        for mode in game.modes
        for rules in mode.rules
        for level in LEVELS
    }


def master_at_a_table(game: Game[State]) -> str:
    """With the whole budget that it has there, and all the time it may take for it."""
    mode = game.modes[0]
    return chosen(game, game.options(mode=mode.id, players=mode.players[0]), "master:within=600", PLIES[-1])


def _line(game: Game[State], options: Options, level: str, ply: int) -> str:
    spec = f"{level}:nodes={NODES[level]}" if level_of(level, game, options.mode).kind == "mcts" else level
    return chosen(game, options, spec, ply)


def chosen(game: Game[State], options: Options, spec: str, ply: int) -> str:
    states = [state.clone() for state in islice(walk((game, options), 21), ply + 1) if not state.is_over]
    state = states[-1]
    bot = make_bot(spec, game, options)
    action = bot.choose(game, state, state.to_move, seed=4)
    return f"ply {ply}: {game.action_text(state, action)} after {getattr(bot, 'nodes', 0)}"


def main() -> None:
    FILE.write_text(json.dumps({game.id: signature(game) for game in games()}, indent=1) + "\n", encoding="utf-8")
    print(f"wrote {FILE}")


if __name__ == "__main__":
    main()
