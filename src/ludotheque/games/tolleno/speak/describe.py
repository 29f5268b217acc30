"""What an action is and touches, as data, and what there is to decide."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.bits import BIT
from ludotheque.core.errors import Arg
from ludotheque.core.speech import Described, Prompt
from ludotheque.core.state import NOBODY
from ludotheque.games.tolleno.rules.actions import (
    CARRY_NOTHING,
    FIRST_BUILD,
    FIRST_CONTRACT,
    FIRST_LIFT,
    FIRST_PUT,
    FIRST_SAIL,
    cell_of,
    rank_of,
    spot_of,
)
from ludotheque.games.tolleno.rules.board import CELL_NAMES, FLOORS, GONE, KIND_NAMES, NO_TILE, SEAT, VALUE
from ludotheque.games.tolleno.rules.boat import route, turns_allowed
from ludotheque.games.tolleno.rules.city import City
from ludotheque.games.tolleno.rules.contract import contract_units, unit_stars
from ludotheque.games.tolleno.rules.offer import offered_at
from ludotheque.games.tolleno.rules.score import final_count
from ludotheque.games.tolleno.rules.state import Tolleno
from ludotheque.games.tolleno.rules.table import LIFT, PUT, SAIL, SECOND, STEPS
from ludotheque.games.tolleno.speak.notation import action_text, cell_text, contract_text, spot_text, tile_text

Args = dict[str, Arg]

STEP_CLAUSES = ("T-3.1", "T-3.3", "T-3.4", "T-4.2", "T-4.3", "T-4.3")


def kind_of(action: int) -> str:
    if action < FIRST_BUILD:
        return "extend"
    if action < FIRST_CONTRACT:
        return "build"
    if action < FIRST_SAIL:
        return "contract"
    if action < FIRST_LIFT:
        return "sail"
    if action < CARRY_NOTHING:
        return "lift"
    return "carry-nothing" if action == CARRY_NOTHING else "put"


def targets_of(state: Tolleno, action: int) -> list[str]:
    """What a person points at to choose the action."""
    city = state.city
    kind = kind_of(action)
    if kind == "extend":
        return [f"cell:{cell_text(city, action)}", f"turn:{action % 4}"]
    if kind == "build":
        return [f"spot:{spot_text(city, spot_of(action))}"]
    if kind == "contract":
        return [f"contract:{contract_text(state, rank_of(action))}", f"spot:{spot_text(city, spot_of(action))}"]
    if kind == "sail":
        return [f"tile:{tile_text(city, action - FIRST_SAIL)}"]
    if kind == "lift":
        return [f"spot:{spot_text(city, spot_of(action))}"]
    if kind == "carry-nothing":
        return ["cargo:none"]
    return [f"spot:{spot_text(city, 4 * city.boat(state.to_move) + action - FIRST_PUT)}"]


def describe(state: Tolleno, action: int) -> Described:
    kind = kind_of(action)
    if kind == "sail" and state.city.boat(state.to_move) == NO_TILE:
        kind = "enter"
    return Described(
        action=action,
        notation=action_text(state, action),
        kind=kind,
        targets=targets_of(state, action),
        args=ARGS[kind_of(action)](state, action),
    )


def _extend_args(state: Tolleno, action: int) -> Args:
    kind = state.held(state.to_move)
    cell = cell_of(state.city, action)
    joins = state.city.around(cell) >> 4 & 15
    return {
        "cell": CELL_NAMES[cell],
        "turn": action % 4,
        "tile": KIND_NAMES[kind],
        "value": VALUE[kind],
        "canals": (1 if joins & 5 else 0) + (1 if joins & 10 else 0),
        "sides": [letter for side, letter in enumerate("nesw") if joins >> side & 1],
    }


def _build_args(state: Tolleno, action: int) -> Args:
    spot = spot_of(action)
    city = state.city
    after = city.clone()
    after.raise_floor(state.to_move, spot)
    pieces = state.pieces[:]
    pieces[GONE + SEAT * state.to_move] += 1
    gain = _count(state, after, pieces) - _count(state, city, state.pieces)
    return {
        "spot": spot_text(city, spot),
        "floor": state.placed(state.to_move) + 1,
        "height": after.height(spot),
        "fountains": city.fountains(spot),
        "value": VALUE[city.face(spot // 4) >> 2],
        "stars": gain,
    }


def _count(state: Tolleno, city: City, pieces: vec[i64]) -> int:
    """What the seat to move would score, star tokens apart, if the game ended so."""
    totals = vec[i64]([0, 0, 0, 0])
    final_count(city, pieces, state.initial, totals, None)
    return int(totals[state.to_move])


def _contract_args(state: Tolleno, action: int) -> Args:
    kind, spot = offered_at(state.pieces, rank_of(action)), spot_of(action)
    units = contract_units(state.city, state.to_move, kind, spot)
    each = unit_stars(state.city, kind)
    return {
        "contract": contract_text(state, rank_of(action)),
        "spot": spot_text(state.city, spot),
        "units": units,
        "each": each,
        "stars": units * each,
    }


def _sail_args(state: Tolleno, action: int) -> Args:
    city = state.city
    end = action - FIRST_SAIL
    way = route(city, city.boat(state.to_move), end, turns_allowed(state.placed(state.to_move)), NO_TILE)
    cargo, landings = _cargo_and_landings(state, action)
    return {
        "tile": tile_text(city, end),
        "path": [CELL_NAMES[cell] for cell in way],
        "cargo": [spot_text(city, spot) for spot in cargo],
        "landings": [spot_text(city, spot) for spot in landings],
    }


def _cargo_and_landings(state: Tolleno, action: int) -> tuple[list[int], list[int]]:
    """The floors that a boat could carry after a voyage, and where it could put one."""
    seat = state.to_move
    after = state.clone()
    after.apply(action)
    if after.to_move != seat or after.phase != LIFT:
        return [], []
    return [spot_of(lift) for lift in after.legal_actions() if lift < CARRY_NOTHING], _landings(after.city, seat)


def _landings(city: City, seat: int) -> list[int]:
    """T-4.3: where a carried floor may go, on the tile of the seat's boat."""
    boat = city.boat(seat)
    return [4 * boat + quadrant for quadrant in range(4) if city.buildable(seat, quadrant) & BIT[boat]]


def _lift_args(state: Tolleno, action: int) -> Args:
    city = state.city
    seat = state.to_move
    spot = spot_of(action)
    boat = city.boat(seat)
    way = route(city, state.sailed_from, boat, turns_allowed(state.placed(seat)), spot // 4)
    return {
        "from": spot_text(city, spot),
        "tile": tile_text(city, boat),
        "landings": [spot_text(city, one) for one in _landings(city, seat)],
        "path": [CELL_NAMES[cell] for cell in way],
    }


def _nothing_args(state: Tolleno, action: int) -> Args:
    return {"tile": tile_text(state.city, state.city.boat(state.to_move))}


def _put_args(state: Tolleno, action: int) -> Args:
    city = state.city
    spot = 4 * city.boat(state.to_move) + action - FIRST_PUT
    return {"from": spot_text(city, state.lifted), "spot": spot_text(city, spot), "height": city.height(spot) + 1}


def _voyage_stars(state: Tolleno) -> list[int]:
    """What each legal action of the boat brings at best, as things stand, in their order.

    The prompt tells it, because what an action is described by has stayed the same since the first version.
    """
    now = _count(state, state.city, state.pieces)
    return [_best_voyage(state, action) - now for action in state.legal_actions()]


def _best_voyage(state: Tolleno, action: int) -> int:
    """The most that the seat to move would score, star tokens apart, once its boat has come to rest."""
    seat, city = state.to_move, state.city
    kind = kind_of(action)
    if kind == "put":
        return _carry(state, city, state.lifted, 4 * city.boat(seat) + action - FIRST_PUT)
    if kind == "lift":
        return _best_carry(state, city, spot_of(action), _landings(city, seat))
    there = city.clone()
    if kind == "sail":
        there.move_boat(seat, action - FIRST_SAIL)
    best = _count(state, there, state.pieces)
    if kind == "sail":
        cargo, landings = _cargo_and_landings(state, action)
        for lifted in cargo:
            best = max(best, _best_carry(state, there, lifted, landings))
    return best


def _carry(state: Tolleno, city: City, lifted: int, spot: int) -> int:
    """What the seat to move would score, star tokens apart, with a floor carried from one spot to another."""
    after = city.clone()
    after.take_floor(state.to_move, lifted)
    after.raise_floor(state.to_move, spot)
    return _count(state, after, state.pieces)


def _best_carry(state: Tolleno, city: City, lifted: int, landings: list[int]) -> int:
    return max(_carry(state, city, lifted, spot) for spot in landings)


ARGS = {
    "extend": _extend_args,
    "build": _build_args,
    "contract": _contract_args,
    "sail": _sail_args,
    "lift": _lift_args,
    "carry-nothing": _nothing_args,
    "put": _put_args,
}


def prompt(state: Tolleno) -> Prompt:
    if state.to_move == NOBODY:
        return Prompt(kind="over", clause="T-6.1", args={})
    step = state.phase
    kind = STEPS[step]
    clause = STEP_CLAUSES[step]
    args: Args = {"floor": state.placed(state.to_move) + 1}
    if step == SECOND and state.placed(state.to_move) == FLOORS:
        kind, clause = "contract", "T-3.5"
    elif step == SECOND and not state.can_place_contract():
        kind = "second-floor"
    elif step == SAIL:
        args = {"turns": turns_allowed(state.placed(state.to_move))}
        if state.city.boat(state.to_move) == NO_TILE:
            kind, clause = "enter", "T-4.1"
    elif step in (LIFT, PUT):
        args = {"tile": tile_text(state.city, state.city.boat(state.to_move))}
    if step in (SAIL, LIFT, PUT):
        args["stars"] = _voyage_stars(state)
    return Prompt(kind=kind, clause=clause, args=args)
