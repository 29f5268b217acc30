"""A city as a viewer may imagine it.

A view does not tell which contracts were placed, what they were worth to others, from where a boat sailed in this
turn, whether somebody could extend in this round, and whether others have seen the viewer's own tile. All of it was
seen as it happened; here it is guessed: contracts by chance among those that are not on offer, each to a seat by
chance and for what it would be worth now, a way on which the boat met a floor to carry, a round in which somebody
extended, and a tile that nobody has seen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.bits import members
from ludotheque.core.errors import BadNotation
from ludotheque.core.imagine import ChooseOptions, whole
from ludotheque.core.options import Options
from ludotheque.core.rng import Rng
from ludotheque.core.state import NOBODY
from ludotheque.games.tolleno.rules.board import (
    CENTRE_TILES,
    CITY_KINDS,
    CONTRACT_TILES,
    CONTRACTS,
    FLOORS,
    KIND_COUNTS,
    KIND_NAMES,
    NO_TILE,
    SEAT,
    START_STARS,
    TOKENS,
)
from ludotheque.games.tolleno.rules.city import CONTRACT
from ludotheque.games.tolleno.rules.contract import contract_worth
from ludotheque.games.tolleno.rules.state import Tolleno
from ludotheque.games.tolleno.rules.table import EXTEND, LIFT, STEPS
from ludotheque.games.tolleno.speak.picture import ARROWS, SEAT_LETTERS, WIDTH
from ludotheque.games.tolleno.speak.position import read_position

FARTHEST = 56
SIDES = "nesw"


def imagine(view: Any, choose: ChooseOptions, rng: Rng) -> Iterator[Tolleno]:
    over = view["to_move"] == NOBODY
    others = [seat["stars"] for seat in view["seats"] if seat["seat"] != view["viewer"]]
    open_scores = "yes" if not over and None not in others else "no"
    # T-3.4: the lit canals tell the two apart, in some positions.
    for perpendicular in ("adjacent", "extended"):
        options = choose(players=view["players"], open_scores=open_scores, perpendicular=perpendicular)
        state = _read(view, options)
        placed = _contracts_placed(state, rng)
        _guess_stars(view, state, placed, rng)
        if not over and state.phase == LIFT:
            yield from _sailed(state, rng)
        else:
            yield state


def _read(view: Any, options: Options) -> Tolleno:
    hidden = [seat["seat"] for seat in view["seats"] if seat["has_tile"] and seat["held"] is None]
    unseen = _unseen(view)
    if len(unseen) < len(hidden):
        raise BadNotation(f"{len(hidden)} seats hold a hidden tile, and {len(unseen)} are left")
    if view["step"] != STEPS[EXTEND] or view["to_move"] not in hidden:
        return _read_with(view, options, unseen, {seat: unseen[place] for place, seat in enumerate(hidden)})
    # All know that who is to extend holds a tile that fits.
    hidden.remove(view["to_move"])
    for kind in sorted(set(unseen)):
        rest = list((Counter(unseen) - Counter([kind])).elements())
        held = {seat: rest[place] for place, seat in enumerate(hidden)} | {view["to_move"]: kind}
        try:
            return _read_with(view, options, unseen, held)
        except BadNotation as error:
            wrong = error
    raise wrong


def _read_with(view: Any, options: Options, unseen: list[str], held: dict[int, str]) -> Tolleno:
    pile = list((Counter(unseen) - Counter(held.values())).elements())
    offer = [contract["contract"] if contract else "-" for contract in view["offer"]]
    contracts = Counter(CONTRACTS[kind] for kind in CONTRACT_TILES) - Counter(offer)
    gone = contracts.total() - whole(view["contracts_in_pile"], len(CONTRACT_TILES), "contracts_in_pile")
    if gone != sum(1 for tile in view["tiles"] for quadrant in tile["quadrants"] if quadrant["contract"]):
        raise BadNotation(f"of {contracts.total()} contracts {gone} lie in the city; the tiles show another number")
    lines = [
        f"tolleno {options}",
        f"initial {view['initial']}",
        _round_line(view),
        *(["extended"] if _extended(view) else []),
        *_turn_lines(view),
        *(_seat_line(view, seat, held) for seat in view["seats"]),
        "offer " + " ".join(offer),
        " ".join(["contracts", *contracts.elements()]),
        " ".join(["pile", *pile, *(["|", *view["known_tiles"]] if view["known_tiles"] else [])]),
        " ".join(["order", *(tile["cell"] for tile in view["tiles"][CENTRE_TILES:])]),
        *_picture(view),
    ]
    return read_position("\n".join(lines), lambda _: options)


def _unseen(view: Any) -> list[str]:
    """The tiles in the pile and in hands that the viewer does not see."""
    left = Counter({name: KIND_COUNTS[kind] for kind, name in enumerate(KIND_NAMES[:CITY_KINDS])})
    left.subtract(tile["name"] for tile in view["tiles"][CENTRE_TILES:])
    left.subtract(seat["held"]["name"] for seat in view["seats"] if seat["held"])
    left.subtract(view["known_tiles"])
    for name, count in left.items():
        if count < 0:
            raise BadNotation(f"there are not so many tiles {str(name)[:20]!r}")
    return sorted(left.elements())


def _round_line(view: Any) -> str:
    over = view["to_move"] == NOBODY
    move, step = ("-", STEPS[EXTEND]) if over else (view["to_move"], view["step"])
    return f"round {view['round']} first {view['first_seat']} move {move} step {step}"


def _extended(view: Any) -> bool:
    if view["to_move"] == NOBODY:
        # T-3.2: what else would have ended the game.
        return bool(view["last_round"])
    return view["to_move"] != view["first_seat"] or any(tile["laid"] for tile in view["tiles"])


def _turn_lines(view: Any) -> list[str]:
    words = ["turn"]
    words += [word for tile in view["tiles"] if tile["laid"] for word in ("laid", tile["cell"])]
    words += ["first", view["first_spot"]] if view["first_spot"] else []
    words += ["lifted", view["lifted_spot"]] if view["lifted_spot"] else []
    return [" ".join(words)] if len(words) > 1 else []


def _seat_line(view: Any, seat: Any, held: dict[int, str]) -> str:
    name = seat["held"]["name"] if seat["held"] else held.get(seat["seat"], "-")
    shown = " shown" if seat["held"] and seat["seat"] != view["viewer"] else ""
    return f"seat {seat['seat']} board {seat['board']} stars {seat['stars'] or 0} held {name}{shown}"


def _picture(view: Any) -> list[str]:
    """The lines of `picture.py`."""
    places = [(tile["x"], tile["y"]) for tile in view["tiles"]]
    for x, y in places:
        if not (isinstance(x, int) and isinstance(y, int) and min(x, y) >= -FARTHEST and max(x, y) <= FARTHEST):
            raise BadNotation(f"no tile can lie at {x!r:.20},{y!r:.20}")
    left, top = min(x for x, _ in places), min(y for _, y in places)
    width, height = max(x for x, _ in places) - left + 1, max(y for _, y in places) - top + 1
    canvas = [[" "] * (WIDTH * width) for _ in range(4 * height - 1)]
    for tile, (x, y) in zip(view["tiles"], places, strict=True):
        for line, text in enumerate(_tile(tile)):
            start = WIDTH * (x - left)
            canvas[4 * (y - top) + line][start : start + len(text)] = text
    return [f"city {left},{top}", *("".join(line).rstrip() for line in canvas)]


def _tile(tile: Any) -> list[str]:
    arms = tile["arms"]
    north_east, south_east, south_west, north_west = (_quadrant(quadrant) for quadrant in tile["quadrants"])
    west = "=" if "w" in arms else " "
    middle = west if tile["boat"] == NOBODY else SEAT_LETTERS[tile["boat"]]
    return [
        f"{north_west:<3}{'|' if 'n' in arms else ' '}{north_east:<3}",
        f"{west}{middle}{west}{tile['value']}{'===' if 'e' in arms else '   '}",
        f"{south_west:<3}{'|' if 's' in arms else ' '}{south_east:<3}",
    ]


def _quadrant(quadrant: Any) -> str:
    if quadrant["height"]:
        return f"{SEAT_LETTERS[quadrant['seat']]}{whole(quadrant['height'], FLOORS, 'height')}"
    if quadrant["contract"]:
        return "#"
    if quadrant["ground"] == "fountain":
        return "o" + "".join(ARROWS[SIDES.index(arrow)] for arrow in quadrant["arrows"])
    return "F" if quadrant["ground"] == "foundation" else "-"


def _contracts_placed(state: Tolleno, rng: Rng) -> list[int]:
    """Takes as many contracts out of the pile as lie in the city; says which."""
    spots = sum(len(members(state.city.sets[CONTRACT + quadrant])) for quadrant in range(4))
    if spots == 0:
        return []
    rng.shuffle(state.contracts)
    placed = [int(kind) for kind in state.contracts[:spots]]
    state.contracts = vec[i64](sorted(state.contracts[spots:]))
    return placed


def _guess_stars(view: Any, state: Tolleno, placed: list[int], rng: Rng) -> None:
    """T-8: what the star tokens of others may be: those of the start, and contracts."""
    unknown = [seat["seat"] for seat in view["seats"] if seat["stars"] is None]
    for seat in unknown:
        state.pieces[TOKENS + SEAT * seat] = START_STARS[state.players][(seat - state.first) % state.players]
    spots = [4 * tile + quadrant for quadrant in range(4) for tile in members(state.city.sets[CONTRACT + quadrant])]
    for spot, kind in zip(spots, placed, strict=True):
        seat = int(rng.below(state.players))
        if seat in unknown:
            state.pieces[TOKENS + SEAT * seat] += contract_worth(state.city, seat, kind, spot)


def _sailed(state: Tolleno, rng: Rng) -> Iterator[Tolleno]:
    """The ways that the boat may have come, so that there is something to carry (T-4.3)."""
    starts = vec[i64]([NO_TILE, *range(state.city.tiles)])
    rng.shuffle(starts)
    for start in starts:
        if start != state.city.boat(state.to_move):
            copy = state.clone()
            copy.sailed_from = start
            if copy.find_cargo():
                yield copy
