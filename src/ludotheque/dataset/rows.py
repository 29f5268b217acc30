"""The tables of a dataset, and the rows of a match. docs/dataset.md says what each column means."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import Any

import pyarrow as pa

from ludotheque.core.match import Match
from ludotheque.core.record import write_record
from ludotheque.core.rng import Rng

VERSION = "1"
"""Of the schema: it is written into every file, and raised when a column changes its meaning."""

MATCHES = pa.schema(
    [
        ("match", pa.string()),
        ("game", pa.string()),
        ("rules", pa.int16()),
        ("mode", pa.string()),
        ("players", pa.int8()),
        ("options", pa.string()),
        ("bots", pa.list_(pa.string())),
        ("actions", pa.int32()),
        ("scores", pa.list_(pa.int32())),
        ("winners", pa.list_(pa.int8())),
        ("returns", pa.list_(pa.float32())),
        ("ended", pa.string()),
        ("record", pa.string()),
    ],
    metadata={"ludotheque.dataset": VERSION},
)
DECISIONS = pa.schema(
    [
        ("match", pa.string()),
        ("step", pa.int32()),
        ("seat", pa.int8()),
        ("known", pa.string()),
        ("legal", pa.list_(pa.int32())),
        ("visits", pa.list_(pa.int32())),
        ("action", pa.int32()),
        ("notation", pa.string()),
        ("outcome", pa.float32()),
    ],
    metadata={"ludotheque.dataset": VERSION},
)
HIDDEN = pa.schema(
    [("match", pa.string()), ("step", pa.int32()), ("position", pa.string())],
    metadata={"ludotheque.dataset": VERSION},
)
SCHEMAS = {"matches": MATCHES, "decisions": DECISIONS, "hidden": HIDDEN}

Row = dict[str, Any]


@dataclass
class Rows:
    """The rows of some matches, by table."""

    tables: dict[str, list[Row]] = field(default_factory=lambda: {name: [] for name in SCHEMAS})

    def add(self, key: str, match: Match, bots: list[str], visits: list[dict[int, int] | None]) -> None:
        """All rows of a match that is over. `visits`: by step, how often the search tried each action."""
        returns = match.state.returns()
        outcome = match.outcome()
        if outcome is None:
            raise ValueError(f"{key} is not over")
        options = match.options
        self.tables["matches"].append(
            {
                "match": key,
                "game": match.game.id,
                "rules": options.rules,
                "mode": options.mode,
                "players": options.players,
                "options": str(options),
                "bots": bots,
                "actions": len(match.line),
                "scores": outcome["scores"],
                "winners": outcome["winners"],
                "returns": returns,
                "ended": outcome["reason"],
                "record": write_record(match),
            }
        )
        self._add_decisions(key, match, visits, returns)

    def _add_decisions(self, key: str, match: Match, visits: list[dict[int, int] | None], returns: list[float]) -> None:
        game = match.game
        state = match.state_at(0)
        for step, entry in enumerate(match.line):
            legal = state.legal_actions()
            tried = visits[step] if step < len(visits) else None
            known = state.redeal(entry.seat, Rng(redeal_seed(key, step)))
            self.tables["decisions"].append(
                {
                    "match": key,
                    "step": step,
                    "seat": entry.seat,
                    "known": game.position_text(known),
                    "legal": legal,
                    "visits": None if tried is None else [tried.get(action, 0) for action in legal],
                    "action": entry.action,
                    "notation": game.action_text(state, entry.action),
                    "outcome": returns[entry.seat],
                }
            )
            self.tables["hidden"].append({"match": key, "step": step, "position": game.position_text(state)})
            state.apply(entry.action)
            state = match.dealt(step + 1, state)


def redeal_seed(key: str, step: int) -> int:
    """Nothing that the seat does not know decides how its unknown things are dealt."""
    return int.from_bytes(hashlib.sha256(f"dataset {key} {step}".encode()).digest()[:6], "little")
