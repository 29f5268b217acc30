"""Why something is not allowed now: the clause, and a reason that the catalogues put into words."""

from __future__ import annotations

from ludotheque.core.bits import BIT
from ludotheque.core.errors import BadNotation, Refusal
from ludotheque.core.state import NOBODY
from ludotheque.games.tolleno.rules.actions import FIRST_SAIL, NO_ACTION, cell_of, extension, rank_of, spot_of
from ludotheque.games.tolleno.rules.board import (
    ARMS,
    CELL_NAMES,
    CONTRACTS,
    FLOORS,
    NO_CELL,
    NO_CONTRACT,
    NO_TILE,
    ROTATIONS,
)
from ludotheque.games.tolleno.rules.city import GUARDS, SPOTS
from ludotheque.games.tolleno.rules.offer import is_offered, offered_at
from ludotheque.games.tolleno.rules.state import Tolleno
from ludotheque.games.tolleno.rules.table import LIFT, PUT, SECOND, STEPS
from ludotheque.games.tolleno.speak.count import end_clause
from ludotheque.games.tolleno.speak.describe import STEP_CLAUSES, kind_of, targets_of
from ludotheque.games.tolleno.speak.notation import (
    contract_text,
    parse_cell,
    parse_spot,
    parse_tile,
    spot_text,
    tile_text,
)

STEP_KINDS = (
    ("extend",),
    ("build",),
    ("build", "contract"),
    ("sail",),
    ("lift", "carry-nothing"),
    ("put",),
)
"""The kinds of action of each step."""


def refusal(state: Tolleno, action: int) -> Refusal:
    """Why an action that is not legal is not."""
    if state.to_move == NOBODY:
        return Refusal(end_clause(state), "over")
    kind = kind_of(action)
    if kind not in STEP_KINDS[state.phase]:
        return Refusal(STEP_CLAUSES[state.phase], "wrong-step", {"step": STEPS[state.phase]})
    if kind == "extend":
        cell, turn = cell_of(state.city, action), action % 4
        if cell == NO_CELL:
            return Refusal("T-3.1", "no-tile")
        if extension(state.city, cell, turn) not in (action, NO_ACTION):
            return Refusal("T-3.1", "has-a-name", {"cell": CELL_NAMES[cell]})
        return refuse_extension(state, cell, turn)
    if kind == "build":
        return refuse_floor(state, spot_of(action))
    if kind == "contract":
        contract = offered_at(state.pieces, rank_of(action))
        if contract == NO_CONTRACT:
            return Refusal("T-3.5", "not-offered", {"contract": contract_text(state, rank_of(action))})
        return refuse_contract(state, contract, spot_of(action))
    if kind == "sail":
        return refuse_harbour(state, action - FIRST_SAIL)
    if kind == "lift":
        return refuse_cargo(state, spot_of(action))
    return Refusal("T-4.3", "no-landing")


def refuse_extension(state: Tolleno, cell: int, turn: int) -> Refusal:
    city = state.city
    name = CELL_NAMES[cell]
    if city.tile_at(cell) != NO_TILE:
        return Refusal("T-3.1", "occupied", {"cell": name})
    around = int(city.around(cell))
    sides, joins = around & 15, around >> 4 & 15
    if not sides:
        return Refusal("T-3.1", "apart", {"cell": name})
    guards = [seat for seat in range(state.players) if around >> GUARDS >> seat & 1 and seat != state.to_move]
    if guards:
        return Refusal("T-3.1", "guarded-cell", {"cell": name, "seat": guards[0]})
    if not joins:
        return Refusal("T-3.1", "prolongs-nothing", {"cell": name})
    kind = state.held(state.to_move)
    arms = ARMS[4 * kind + turn]
    if not arms & joins:
        return Refusal("T-3.1", "prolongs-nothing", {"cell": name})
    if arms & sides != joins:
        return Refusal("T-3.1", "dead-end", {"cell": name})
    assert not ROTATIONS[kind] >> turn & 1, "a tile that fits there is legal there"
    return Refusal("T-3.1", "same-turn", {"turn": turn - 2})


def refuse_floor(state: Tolleno, spot: int) -> Refusal:
    city = state.city
    seat = state.to_move
    if state.placed(seat) == FLOORS:
        return Refusal("T-3.5", "no-floor")
    return _refuse_spot(state, spot) or (
        Refusal("T-3.3", "not-yours", {"spot": spot_text(city, spot), "seat": city.owner(spot)})
        if city.owner(spot) >= 0
        else Refusal("T-3.3", "no-foundation", {"spot": spot_text(city, spot)})
    )


def refuse_contract(state: Tolleno, contract: int, spot: int) -> Refusal:
    if not is_offered(state.pieces, contract):
        return Refusal("T-3.5", "not-offered", {"contract": CONTRACTS[contract]})
    return _refuse_spot(state, spot) or Refusal("T-3.5", "not-free", {"spot": spot_text(state.city, spot)})


def _refuse_spot(state: Tolleno, spot: int) -> Refusal | None:
    """Why nothing may be placed there in this step, whatever it is."""
    city = state.city
    tile = spot // 4
    if tile >= city.tiles:
        return Refusal(STEP_CLAUSES[state.phase], "no-tile")
    args = {"spot": spot_text(city, spot)}
    for seat in range(state.players):
        if seat != state.to_move and city.boat(seat) == tile:
            return Refusal("T-4.4", "guarded", {"tile": tile_text(city, tile), "seat": seat})
    if state.phase == SECOND and tile == state.first_spot // 4:
        return Refusal("T-3.4", "same-tile", {"tile": tile_text(city, tile)})
    if not state.city.sets[SPOTS + spot % 4] & BIT[tile]:
        if state.phase == SECOND:
            return Refusal("T-3.4", "not-perpendicular", dict(args))
        return Refusal("T-3.3", "not-on-quay", dict(args))
    return None


def refuse_harbour(state: Tolleno, tile: int) -> Refusal:
    city = state.city
    if tile >= city.tiles:
        return Refusal("T-4.2", "no-tile")
    args = {"tile": tile_text(city, tile)}
    if city.boat(state.to_move) == tile:
        return Refusal("T-4.2", "must-move")
    for seat in range(state.players):
        if city.boat(seat) == tile:
            return Refusal("T-4.2", "taken", {**args, "seat": seat})
    return Refusal("T-4.1" if city.boat(state.to_move) == NO_TILE else "T-4.2", "unreachable", dict(args))


def refuse_cargo(state: Tolleno, spot: int) -> Refusal:
    city = state.city
    if spot // 4 >= city.tiles or city.owner(spot) != state.to_move:
        return Refusal("T-4.3", "nothing-to-carry")
    for seat in range(state.players):
        if seat != state.to_move and city.boat(seat) == spot // 4:
            return Refusal("T-4.4", "guarded", {"tile": tile_text(city, spot // 4), "seat": seat})
    return Refusal("T-4.3", "not-on-the-way", {"spot": spot_text(city, spot)})


def why_not(state: Tolleno, targets: list[str]) -> Refusal | None:
    """Why pointing at these targets leads to no legal action; None if it leads to one."""
    if state.to_move == NOBODY:
        return Refusal(end_clause(state), "over")
    for action in state.legal_actions():
        if targets_of(state, action)[: len(targets)] == targets:
            return None
    chosen = {sort: name for sort, _, name in (target.partition(":") for target in targets)}
    try:
        return _why_not(state, chosen)
    except BadNotation:
        return Refusal(STEP_CLAUSES[state.phase], "wrong-step", {"step": STEPS[state.phase]})


def _why_not(state: Tolleno, chosen: dict[str, str]) -> Refusal:
    kinds = STEP_KINDS[state.phase]
    if "cell" in chosen and "extend" in kinds:
        cell = parse_cell(chosen["cell"])
        turn = chosen.get("turn", "0")
        return refuse_extension(state, cell, int(turn) if turn in "0123" else 0)
    if "contract" in chosen and "contract" in kinds and chosen["contract"] in CONTRACTS:
        kind = CONTRACTS.index(chosen["contract"])
        if "spot" in chosen:
            return refuse_contract(state, kind, parse_spot(state.city, chosen["spot"]))
        if not is_offered(state.pieces, kind):
            return Refusal("T-3.5", "not-offered", {"contract": chosen["contract"]})
        if len(chosen) == 1:
            return Refusal("T-3.5", "no-free-spot")
    if "spot" in chosen and "build" in kinds:
        return refuse_floor(state, parse_spot(state.city, chosen["spot"]))
    if "tile" in chosen and "sail" in kinds:
        return refuse_harbour(state, parse_tile(state.city, chosen["tile"]))
    if "spot" in chosen and state.phase == LIFT:
        return refuse_cargo(state, parse_spot(state.city, chosen["spot"]))
    if "spot" in chosen and state.phase == PUT:
        return Refusal("T-4.3", "no-landing")
    return Refusal(STEP_CLAUSES[state.phase], "wrong-step", {"step": STEPS[state.phase]})
