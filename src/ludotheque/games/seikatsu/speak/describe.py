"""What an action does, and what is asked, as data that the text catalogues put into words."""

from __future__ import annotations

from ludotheque.core.errors import Arg
from ludotheque.core.speech import Described, Prompt
from ludotheque.core.state import NOBODY
from ludotheque.games.seikatsu.rules.board import (
    BIRDS,
    CELLS,
    KOI,
    NO_SPACE,
    NO_TILE,
    PAGODAS,
    PINK,
    SPACE_NAMES,
    SPACES,
    TILE_NAMES,
)
from ludotheque.games.seikatsu.rules.journal import row_flower_name, space_names
from ludotheque.games.seikatsu.rules.state import HAND, Seikatsu
from ludotheque.games.seikatsu.speak.notation import action_text, turns_taken


def describe(state: Seikatsu, action: int) -> Described:
    """What the placing scores now, and what it does to the row of each pagoda that it falls in."""
    kind, space = divmod(action, SPACES)
    after = state.clone()
    after.put(kind, space)
    pagodas = state.pagodas()
    rows = [CELLS[space].row(pagoda) for pagoda in pagodas]
    places = list(zip(pagodas, rows, strict=True))
    args: dict[str, Arg] = {
        "seat": state.to_move,
        "tile": TILE_NAMES[kind],
        "space": SPACE_NAMES[space],
        "points": state.flock_points(kind, space),
        "scorer": state.scorer_name(),
        "bird": BIRDS[state.flock_bird(kind, space)],
        "matches": space_names(state.flock(kind, space)),
        "pagodas": [PAGODAS[pagoda] for pagoda in pagodas],
        "rows": [row + 1 for row in rows],
        "rows_before": [state.row_points(pagoda, row) for pagoda, row in places],
        "rows_after": [after.row_points(pagoda, row) for pagoda, row in places],
        "rows_flower": [row_flower_name(after, pagoda, row) for pagoda, row in places],
    }
    own = int(state.pagoda(state.to_move)) if state.to_move != NOBODY else PINK
    own_row = CELLS[space].row(own)
    args |= {"row": own_row + 1, "before": state.row_points(own, own_row), "after": after.row_points(own, own_row)}
    return Described(
        action=action,
        notation=action_text(state, action),
        kind="place",
        targets=[f"tile:{TILE_NAMES[kind]}", f"space:{SPACE_NAMES[space]}"],
        args=args,
    )


def prompt(state: Seikatsu) -> Prompt:
    if state.solo:
        return _solo_prompt(state)
    hand = state.hands[HAND * state.to_move : HAND * state.to_move + HAND]
    return Prompt(
        kind="place",
        clause="S-3.1",
        args={
            "seat": state.to_move,
            "tiles": len([kind for kind in hand if kind != NO_TILE]),
            "turn": turns_taken(state) // state.players + 1,
            "turns": state.max_length // state.players,
        },
    )


def _solo_prompt(state: Seikatsu) -> Prompt:
    first, second = state.hands[0], state.hands[1]
    args: dict[str, Arg] = {"seat": 0, "turn": turns_taken(state) + 1}
    if state.last == NO_SPACE:
        return Prompt(kind="solo-first", clause="S-6.2", args=args)
    args["space"] = SPACE_NAMES[state.last]
    if first == KOI:
        return Prompt(kind="solo-only-koi", clause="S-6.2", args=args)
    if not state.spaces_for(first):
        return Prompt(kind="solo-koi", clause="S-6.2", args=args)
    return Prompt(kind="solo" if second == KOI else "solo-garden", clause="S-6.2", args=args)
