"""Why a move is not allowed: its clause, and a reason that the catalogues put into words."""

from __future__ import annotations

from collections.abc import Callable

from ludotheque.core.errors import Arg, BadNotation, Refusal
from ludotheque.core.state import NOBODY
from ludotheque.games.octocube.rules.actions import (
    ADVANCED,
    CUBE,
    FILL,
    HERE,
    KIDS,
    LAY,
    PASS,
    PHASE_ACT,
    PHASE_AGAIN,
    PHASE_FILL,
    PHASE_LAY,
    PHASE_OFFER,
    PHASE_PLACE,
    PHASE_POWER,
    PHASE_RETURN,
    PIVOT,
    PLACE,
    RETRIEVE,
    ROLL,
    SCORE,
    SPACE,
    STAY,
    TILE,
    TURN,
    USE,
    WAYS,
)
from ludotheque.games.octocube.rules.board import (
    ABYSS_B,
    ABYSS_I,
    BARE,
    COIN,
    DIRECTIONS,
    EDGE,
    FACES,
    GRID,
    GROUNDS,
    HOLE,
    NEIGHBOURS,
    OBJECT_KINDS,
    ROTATIONS,
    SPACE_NAMES,
    TILE_MASK,
    TILE_NAMES,
)
from ludotheque.games.octocube.rules.cube import face
from ludotheque.games.octocube.rules.powers import target_base
from ludotheque.games.octocube.rules.state import Octocube
from ludotheque.games.octocube.rules.table import HOME
from ludotheque.games.octocube.speak.count import end_clause
from ludotheque.games.octocube.speak.describe import describe
from ludotheque.games.octocube.speak.notation import TURN_CODES

Args = dict[str, Arg]

# What a power needs before it can be used (O-5.3), for when it has no legal use.
POWER_NEEDS = {
    "B": "needs-top-object-and-board",
    "C": "needs-free-space",
    "D": "needs-bare-top",
    "F": "needs-adjacent-object-and-board",
    "G": "needs-opponent",
    "H": "needs-two-stacks",
    "I": "needs-both-tops",
}


def refusal(state: Octocube, action: int) -> Refusal:
    if state.to_move == NOBODY:
        return Refusal(end_clause(state), "over")
    return _wrong_time(state, action) or _illegal(state, action)


def _wrong_time(state: Octocube, action: int) -> Refusal | None:
    """An action that does not belong to what is to be decided now."""
    phase = state.phase
    if phase == PHASE_POWER:
        base = int(target_base(state.power, state.chosen))
        ends = {SPACE: TURN, TURN: TILE, TILE: CUBE, CUBE: RETRIEVE}
        aims = base <= action < ends[base]
        return None if aims else Refusal("O-5.3", "aim-first", {"power": GROUNDS[state.power]})
    waiting: dict[int, tuple[Callable[[int], bool], str, str]] = {
        PHASE_AGAIN: (lambda id: ROLL <= id < PIVOT or id == STAY, "O-3.6", "again-or-stay"),
        PHASE_OFFER: (lambda id: False, "O-5.2", "use-or-stay"),
        PHASE_FILL: (lambda id: FILL <= id < LAY, "O-6.3", "fill-first"),
        PHASE_LAY: (lambda id: id >= LAY, "O-6.3", "lay-first"),
        PHASE_RETURN: (lambda id: SPACE <= id < TURN, "O-6.3", "give-back-first"),
    }
    if phase in waiting:
        belongs, clause, reason = waiting[phase]
        return None if belongs(action) else Refusal(clause, reason)
    if phase == PHASE_PLACE and action >= ROLL:
        if action == PASS:
            return Refusal("O-6.3" if state.mode == KIDS else "O-3.9", "must-place")
        return Refusal("O-3.1", "must-place")
    if phase == PHASE_ACT and action < ROLL:
        return Refusal("O-3.2", "cube-in-play")
    return None


def _illegal(state: Octocube, action: int) -> Refusal:
    seat = int(state.to_move)
    if action < ROLL:
        return _no_place(state, *divmod(action - PLACE, ROTATIONS))
    if action < PIVOT:
        return _no_roll(state, seat, action - ROLL)
    if state.mode == KIDS and action < RETRIEVE and state.phase == PHASE_ACT:
        return Refusal("O-6.1", "roll-or-retrieve")
    if action < SCORE:
        return Refusal("O-3.7", "same-pivot", {"degrees": 90 * (action - PIVOT + 1)})
    if action < PASS:
        bare = [name for position, name in enumerate(FACES) if _wants_bare(state, seat, action - SCORE, position)]
        return Refusal("O-3.8", "bare-faces", {"faces": bare})
    if USE <= action < STAY:
        return _no_use(state, seat, action - USE)
    if action == STAY:
        return Refusal("O-3.9", "nothing-to-decline")
    if SPACE <= action < TURN and state.phase == PHASE_RETURN:
        return _no_return(state, action - SPACE)
    if state.phase == PHASE_POWER:
        return _no_target(state, seat, action)
    if action < RETRIEVE:
        return Refusal("O-5.2", "no-power-in-use")
    return _no_kids(state, action)


def _wants_bare(state: Octocube, seat: int, subset: int, position: int) -> bool:
    return bool(subset >> position & 1) and face(state.cubes[seat], position) == BARE


def _not_free(state: Octocube, space: int, clause: str) -> Refusal | None:
    """Why a spot is no unoccupied space."""
    args: Args = {"space": SPACE_NAMES[space]}
    if not GRID[state.players] >> space & 1:
        return Refusal("O-2.1", "off-grid", args)
    if state.occupied >> space & 1:
        return Refusal(clause, "occupied", args)
    if state.ground[space] == HOLE:
        return Refusal("O-3.5", "hole", args)
    return None


def _no_place(state: Octocube, space: int, turn: int) -> Refusal:
    taken = _not_free(state, space, "O-3.1")
    if taken is not None:
        return taken
    if not EDGE[state.players] >> space & 1:
        return Refusal("O-3.1", "not-edge", {"space": SPACE_NAMES[space]})
    return Refusal("O-3.1", "same-turn", {"turn": TURN_CODES[turn]})


def _no_roll(state: Octocube, seat: int, direction: int) -> Refusal:
    space = NEIGHBOURS[4 * state.at[seat] + direction]
    clause = "O-6.2" if state.mode == KIDS else "O-3.4"
    if space < 0 or not GRID[state.players] >> space & 1:
        return Refusal(clause, "no-space-there", {"direction": DIRECTIONS[direction]})
    return _not_free(state, space, clause) or Refusal(clause, "roll-or-retrieve")


def _no_use(state: Octocube, seat: int, direction: int) -> Refusal:
    if state.mode != ADVANCED:
        return Refusal("O-5.1", "no-powers")
    if direction == HERE:
        return Refusal("O-5.2", "only-after-rolling")
    space = NEIGHBOURS[4 * state.at[seat] + direction]
    if space < 0 or not ABYSS_B <= state.ground[space] <= ABYSS_I:
        return Refusal("O-5.2", "no-abyss-there", {"direction": DIRECTIONS[direction]})
    args: Args = {"space": SPACE_NAMES[space], "power": GROUNDS[state.ground[space]]}
    if state.occupied >> space & 1:
        return Refusal("O-5.2", "abyss-covered", args)
    return Refusal("O-5.2", POWER_NEEDS[GROUNDS[state.ground[space]]], args)


def _no_target(state: Octocube, seat: int, action: int) -> Refusal:
    power = GROUNDS[state.power]
    args: Args = {"power": power}
    if action < TURN:
        space = action - SPACE
        return _not_free(state, space, "O-5.3") or _no_space_target(state, seat, power, space)
    if action < TILE:
        return Refusal("O-5.3", "same-turn", {"turn": TURN_CODES[action - TURN]})
    if action < CUBE:
        return Refusal("O-5.3", "not-on-board", {"tile": TILE_NAMES[action - TILE + 1]})
    other = action - CUBE
    if other == seat:
        return Refusal("O-5.3", "own-cube", args)
    if other >= state.players:
        return Refusal("O-5.3", "no-such-seat", {"other_seat": other})
    if state.at[other] == HOME:
        return Refusal("O-5.3", "cube-at-home", {"other_seat": other})
    return Refusal("O-5.3", "no-top-tile", {"other_seat": other})


def _no_space_target(state: Octocube, seat: int, power: str, space: int) -> Refusal:
    """An unoccupied space that the power cannot be aimed at: C takes any, D tiles, F adjacent objects, H the others."""
    args: Args = {"space": SPACE_NAMES[space]}
    if power == "H":
        return Refusal("O-5.3", "same-stack", args)
    if power == "F" and space not in _neighbours(state, seat):
        return Refusal("O-5.3", "not-adjacent", args)
    if state.stacks[space] & TILE_MASK == COIN:
        return Refusal("O-5.3", "coin", args)
    return Refusal("O-5.3", "no-tile-there", args)


def _neighbours(state: Octocube, seat: int) -> list[int]:
    at = state.at[seat]
    return [] if at == HOME else [NEIGHBOURS[4 * at + direction] for direction in range(4)]


def _no_return(state: Octocube, space: int) -> Refusal:
    taken = _not_free(state, space, "O-6.3")
    if taken is not None:
        return taken
    if GROUNDS[state.ground[space]] == "A":
        return Refusal("O-6.3", "centre-stays")
    abyss = any(GROUNDS[state.ground[other]] in ("plain", "floor") for other in _free_spaces(state))
    return Refusal("O-6.3", "replace-abyss" if abyss else "lowest-stack", {"space": SPACE_NAMES[space]})


def _free_spaces(state: Octocube) -> list[int]:
    return [space for space in range(len(SPACE_NAMES)) if state.free() >> space & 1]


def _no_kids(state: Octocube, action: int) -> Refusal:
    if state.mode != KIDS:
        return Refusal("O-6.1", "only-in-kids")
    if state.phase not in (PHASE_FILL, PHASE_LAY):
        return Refusal("O-6.3", "retrieve-first")
    fills = action < LAY
    kind = (action - FILL) // len(WAYS) + 1 if fills else action - LAY + 1
    on_cube = any(face(state.cubes[state.to_move], position) == kind for position in range(len(FACES)))
    if not on_cube:
        return Refusal("O-6.3", "not-on-cube", {"tile": TILE_NAMES[kind]})
    return Refusal("O-6.3", "no-space-for-tile", {"tile": TILE_NAMES[kind], "way": WAYS[(action - FILL) % len(WAYS)]})


def why_not(state: Octocube, targets: list[str]) -> Refusal | None:
    """Pointing at some targets is fine if a legal action begins with them; the faces of a Score in any order."""
    if state.to_move == NOBODY:
        return Refusal(end_clause(state), "over")
    if not targets:
        raise BadNotation("at least one target is needed, such as space:b3", Refusal("", "no-target"))
    for action in state.legal_actions():
        own = describe(state, action)["targets"]
        if own[: len(targets)] == targets or (targets[0] == own[0] == "act:score" and set(targets) <= set(own)):
            return None
    return _pointed_at(state, targets)


def _pointed_at(state: Octocube, targets: list[str]) -> Refusal:
    sort, _, name = targets[0].partition(":")
    seat = int(state.to_move)
    if sort == "space" and name in SPACE_NAMES:
        return _pointed_at_space(state, seat, SPACE_NAMES.index(name))
    if sort == "abyss" and name in SPACE_NAMES:
        return _pointed_at_abyss(state, seat, SPACE_NAMES.index(name))
    if sort == "act" and name in ("pass", "stay", "retrieve", "score"):
        return _pointed_at_act(state, name, targets[1:])
    if sort == "roll" and name in DIRECTIONS:
        return refusal(state, ROLL + DIRECTIONS.index(name))
    if sort == "pivot" and name in ("90", "180", "270"):
        return refusal(state, PIVOT + int(name) // 90 - 1)
    if sort == "turn" and name in TURN_CODES:
        return refusal(state, TURN + TURN_CODES.index(name))
    if sort == "seat" and name in ("0", "1", "2", "3"):
        return refusal(state, CUBE + int(name))
    if sort == "tile" and name in TILE_NAMES[1 : OBJECT_KINDS + 1]:
        return _pointed_at_tile(state, TILE_NAMES.index(name) - 1, targets[1:])
    raise BadNotation(
        f"{targets[0][:40]!r} is no target: they are space:b3, abyss:b3, act:score (then face:top ...), act:pass, "
        "act:stay, act:retrieve, roll:north, pivot:90, turn:BN, tile:starfish-white (then slot:any), seat:1",
        Refusal("", "unread-target", {"typed": targets[0][:40]}),
    )


def _pointed_at_space(state: Octocube, seat: int, space: int) -> Refusal:
    if state.phase == PHASE_PLACE:
        return refusal(state, PLACE + ROTATIONS * space)
    if state.phase in (PHASE_POWER, PHASE_RETURN):
        return refusal(state, SPACE + space)
    if state.phase in (PHASE_ACT, PHASE_AGAIN):
        neighbours = _neighbours(state, seat)
        if space in neighbours:
            return refusal(state, ROLL + neighbours.index(space))
        clause = "O-6.2" if state.mode == KIDS else "O-3.4"
        return _not_free(state, space, clause) or Refusal(clause, "not-adjacent", {"space": SPACE_NAMES[space]})
    return refusal(state, ROLL)


def _pointed_at_abyss(state: Octocube, seat: int, space: int) -> Refusal:
    neighbours = _neighbours(state, seat)
    if space in neighbours:
        return refusal(state, USE + neighbours.index(space))
    if state.phase == PHASE_ACT and state.mode == ADVANCED and space != state.at[seat]:
        return Refusal("O-5.2", "not-adjacent", {"space": SPACE_NAMES[space]})
    return refusal(state, USE + HERE)


def _pointed_at_act(state: Octocube, name: str, rest: list[str]) -> Refusal:
    if name != "score":
        return refusal(state, {"pass": PASS, "stay": STAY, "retrieve": RETRIEVE}[name])
    faces = [target.removeprefix("face:") for target in rest]
    if not all(name in FACES for name in faces):
        faces_are = ", ".join(f"face:{name}" for name in FACES)
        raise BadNotation(
            f"after act:score come faces: {faces_are}", Refusal("", "unread-face", {"targets": faces_are})
        )
    return refusal(state, SCORE + sum(2 ** FACES.index(name) for name in set(faces)))


def _pointed_at_tile(state: Octocube, kind: int, rest: list[str]) -> Refusal:
    if state.phase == PHASE_LAY:
        return refusal(state, LAY + kind)
    if state.mode != KIDS:
        return refusal(state, TILE + kind)
    way = rest[0].removeprefix("slot:") if rest else WAYS[-1]
    if way not in WAYS:
        slots_are = ", ".join(f"slot:{way}" for way in WAYS)
        raise BadNotation(f"after a tile comes {slots_are}", Refusal("", "unread-slot", {"targets": slots_are}))
    return refusal(state, FILL + len(WAYS) * kind + WAYS.index(way))
