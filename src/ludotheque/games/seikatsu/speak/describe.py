"""What an action does, and what is asked, as data that the text catalogues put into words."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotheque.core.bits import BIT
from ludotheque.core.errors import Arg
from ludotheque.core.speech import Described, DescribedRun, Prompt
from ludotheque.core.state import NOBODY
from ludotheque.games.seikatsu.rules.board import (
    BIRDS,
    CELLS,
    FLOWER_OF,
    KOI,
    NO_SPACE,
    NO_TILE,
    PAGODAS,
    PINK,
    ROWS,
    SPACE_NAMES,
    SPACES,
    TILE_NAMES,
)
from ludotheque.games.seikatsu.rules.journal import flower_name, space_names
from ludotheque.games.seikatsu.rules.state import HAND, Seikatsu
from ludotheque.games.seikatsu.speak.notation import action_text, turns_taken

KIND: Final = "place"
ARGS: Final = (
    "seat",
    "tile",
    "space",
    "points",
    "scorer",
    "bird",
    "matches",
    "pagodas",
    "rows",
    "rows_before",
    "rows_after",
    "rows_flower",
    "row",
    "before",
    "after",
)
BEFORE_ARGS: Final = 3
"""In a row of a run: the action, its notation and its targets."""
NOTATIONS: Final = [f"{tile}@{space}" for tile in TILE_NAMES for space in SPACE_NAMES]
TARGETS: Final = [[f"tile:{tile}", f"space:{space}"] for tile in TILE_NAMES for space in SPACE_NAMES]
"""By action: made once, because a server describes every action of every turn."""
ROW_OF: Final = [cell.row(pagoda) for pagoda in range(len(PAGODAS)) for cell in CELLS]
"""The row of a space as a pagoda sees it, at `36 * pagoda + space`."""
ROW_NUMBERS: Final = [
    [ROW_OF[SPACES * pagoda + space] + 1 for pagoda in range(scoring)]
    for scoring in range(len(PAGODAS) + 1)
    for space in range(SPACES)
]
"""The numbers of the rows of a space as the first pagodas see it, at `36 * how_many + space`."""


def describe(state: Seikatsu, action: int) -> Described:
    """What the placing scores now, and what it does to the row of each pagoda that it falls in."""
    pagodas = state.pagodas()
    row = _row(state, state.clone(), [PAGODAS[pagoda] for pagoda in pagodas], _points_before(state), action)
    args: dict[str, Arg] = dict(zip(ARGS, row[BEFORE_ARGS:], strict=True))
    return Described(
        action=action, notation=action_text(state, action), kind=KIND, targets=list(TARGETS[action]), args=args
    )


def describe_all(state: Seikatsu) -> list[DescribedRun]:
    """Every legal action, as `describe` has it."""
    legal = state.legal_actions()
    if not legal:
        return []
    after, pagodas = state.clone(), state.pagodas()
    names = [PAGODAS[pagoda] for pagoda in pagodas]
    points = _points_before(state)
    rows = [_row(state, after, names, points, action) for action in legal]
    return [DescribedRun(kind=KIND, args=list(ARGS), rows=rows)]


def _points_before(state: Seikatsu) -> list[int]:
    """Of each row of the pagodas that score, at `7 * pagoda + row`: these are the first pagodas."""
    return [int(state.row_points(pagoda, row)) for pagoda in state.pagodas() for row in range(ROWS)]


def _row(state: Seikatsu, after: Seikatsu, names: list[str], points: list[int], action: int) -> list[Arg]:
    """What tells of an action, in the order of a run's rows. `after` is a copy of the state, and is one again."""
    kind: i64 = action // SPACES
    space: i64 = action % SPACES
    scoring: i64 = len(names)
    before: list[int] = []
    afterwards: list[int] = []
    flowers: list[str] = []
    own: i64 = state.pagoda(state.to_move) if state.to_move != NOBODY else PINK
    # Of the tile only its flower counts in a row.
    after.flowers[FLOWER_OF[kind]] |= BIT[space]
    pagoda: i64 = PINK
    while pagoda < scoring:
        row: i64 = ROW_OF[SPACES * pagoda + space]
        flower: i64 = after.row_flower(pagoda, row)
        before.append(points[ROWS * pagoda + row])
        afterwards.append(after.row_points_for(pagoda, row, flower))
        flowers.append(flower_name(flower))
        pagoda += 1
    after.flowers[FLOWER_OF[kind]] &= ~BIT[space]
    return [
        action,
        NOTATIONS[action],
        TARGETS[action],
        state.to_move,
        TILE_NAMES[kind],
        SPACE_NAMES[space],
        state.flock_points(kind, space),
        state.scorer_name(),
        BIRDS[state.flock_bird(kind, space)],
        space_names(state.flock(kind, space)),
        names,
        ROW_NUMBERS[SPACES * scoring + space],
        before,
        afterwards,
        flowers,
        ROW_OF[SPACES * own + space] + 1,
        before[own],
        afterwards[own],
    ]


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
