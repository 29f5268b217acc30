"""Seikatsu explained as data: what an action does, what is asked, why not, how the count goes, how it ended."""

from __future__ import annotations

from ludotheque.core.errors import Arg, BadNotation, Refusal
from ludotheque.core.game import Described, Outcome, Prompt, ScoreStep
from ludotheque.core.state import NOBODY
from ludotheque.games.seikatsu.board import (
    BIRDS,
    BIT,
    CELLS,
    KOI,
    NO_SPACE,
    NO_TILE,
    PAGODAS,
    PINK,
    POND,
    ROWS,
    SPACE_NAMES,
    SPACES,
    TILE_NAMES,
    WHOLE_GARDEN,
)
from ludotheque.games.seikatsu.notation import action_text, parse_space, parse_tile, turns_taken
from ludotheque.games.seikatsu.rules import HAND, RIVAL, Seikatsu
from ludotheque.games.seikatsu.rules_journal import row_count, space_names


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
        "rows_flower": [row_count(after, pagoda, row)["flower"] for pagoda, row in places],
    }
    own = int(state.pagoda(state.to_move)) if state.to_move != NOBODY else PINK
    own_row = CELLS[space].row(own)
    args |= {"row": own_row + 1, "before": state.row_points(own, own_row), "after": after.row_points(own, own_row)}
    return Described(
        action=action,
        notation=action_text(action),
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
            raise BadNotation(f"a target is tile:wp or space:d3; not {target[:40]!r}")
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


def score_sheet(state: Seikatsu) -> list[ScoreStep]:
    """The flocks, then each row of each pagoda; in solo the rival's lines give the seat nothing."""
    flocks = [state.flocks[state.pagoda(seat)] for seat in range(state.players)]
    sheet = [ScoreStep(kind="flocks", clause="S-3.2", args={}, points=flocks, targets=[])]
    if state.solo and state.scorer_name() == "rival":
        args: dict[str, Arg] = {"points": state.flocks[RIVAL]}
        sheet.append(ScoreStep(kind="rival-flocks", clause="S-6.3", args=args, points=[0], targets=[]))
    for pagoda in state.pagodas():
        seats = [seat for seat in range(state.players) if state.pagoda(seat) == pagoda]
        sheet += [_row_step(state, pagoda, row, seats) for row in range(ROWS)]
    return sheet


def _row_step(state: Seikatsu, pagoda: int, row: int, seats: list[int]) -> ScoreStep:
    count = row_count(state, pagoda, row)
    points = count["points"]
    return ScoreStep(
        kind="row" if seats else "rival-row",
        clause="S-4.1" if seats else "S-6.5",
        args={
            "pagoda": count["pagoda"],
            "row": count["row"],
            "flower": count["flower"],
            "flowers": count["flowers"],
            "koi": count["koi"],
            "points": points,
        },
        points=[points if seat in seats else 0 for seat in range(state.players)],
        targets=[f"space:{space}" for space in count["counted"]],
    )


def outcome(state: Seikatsu) -> Outcome:
    full = state.occupied == WHOLE_GARDEN
    scores = state.scores()
    return Outcome(
        reason="full" if full else "stuck",
        clause="S-4.1" if full else "S-6.4",
        scores=scores,
        winners=state.winners(),
        decided_by=_solo_decision(state) if state.solo else _decision(state, scores),
    )


def _decision(state: Seikatsu, scores: list[int]) -> str:
    best = {int(state.team(seat)) for seat in range(state.players) if scores[seat] == max(scores)}
    return "points" if len(best) == 1 else "tie"


def _solo_decision(state: Seikatsu) -> str:
    own, rival = state.points(PINK), state.rival_points()
    if own == rival:
        return "solo-tie"
    return "solo-won" if own > rival else "solo-lost"
