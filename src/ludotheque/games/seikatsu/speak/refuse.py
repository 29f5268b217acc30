"""Why a tile cannot be placed there: the clause, and a reason that the catalogues put into words."""

from __future__ import annotations

from ludotheque.core.bits import BIT
from ludotheque.core.errors import BadNotation, Refusal
from ludotheque.core.state import NOBODY
from ludotheque.games.seikatsu.rules.board import NO_SPACE, NO_TILE, POND, SPACE_NAMES, SPACES, TILE_NAMES, WHOLE_GARDEN
from ludotheque.games.seikatsu.rules.state import Seikatsu
from ludotheque.games.seikatsu.speak.notation import parse_space, parse_tile, unread


def refusal(state: Seikatsu, action: int) -> Refusal:
    """Why an action that is not legal now is not."""
    kind, space = divmod(action, SPACES)
    return _why_tile(state, kind) or _why_space(state, space) or _why_there(state, space)


def why_not(state: Seikatsu, targets: list[str]) -> Refusal | None:
    """Targets are `tile:wp` and `space:d3`, one or both, in any order."""
    kind: int = NO_TILE
    space: int = NO_SPACE
    for target in targets:
        sort, _, name = target.partition(":")
        if sort == "tile":
            kind = parse_tile(name)
        elif target == f"space:{POND}":
            return Refusal("S-1.2", "pond")
        elif sort == "space":
            space = parse_space(name)
        else:
            raise BadNotation(f"a target is tile:wp or space:d3; not {target[:40]!r}", unread("unread-target", target))
    if kind != NO_TILE and (why := _why_tile(state, kind)):
        return why
    if space == NO_SPACE:
        return None
    if why := _why_space(state, space):
        return why
    legal = [divmod(action, SPACES) for action in state.legal_actions()]
    if any(there == space and kind in (held, NO_TILE) for held, there in legal):
        return None
    return _why_there(state, space)


def _why_tile(state: Seikatsu, kind: int) -> Refusal | None:
    if state.to_move == NOBODY:
        return Refusal("S-4.1" if state.occupied == WHOLE_GARDEN else "S-6.4", "over")
    if not state.holds(state.to_move, kind):
        return Refusal("S-3.1", "not-in-hand", {"tile": TILE_NAMES[kind]})
    if not state.spaces_for(kind):
        return Refusal("S-6.2", "no-space", {"tile": TILE_NAMES[kind], "last": SPACE_NAMES[state.last]})
    return None


def _why_space(state: Seikatsu, space: int) -> Refusal | None:
    if state.to_move == NOBODY:
        return Refusal("S-4.1" if state.occupied == WHOLE_GARDEN else "S-6.4", "over")
    there = state.kind_on(space)
    if there != NO_TILE:
        return Refusal("S-3.1", "occupied", {"space": SPACE_NAMES[space], "tile": TILE_NAMES[there]})
    return None


def _why_there(state: Seikatsu, space: int) -> Refusal:
    name = SPACE_NAMES[space]
    if state.frontier & BIT[space]:
        return Refusal("S-6.2", "not-next-to-last", {"space": name, "last": SPACE_NAMES[state.last]})
    return Refusal("S-3.1", "no-neighbour", {"space": name})
