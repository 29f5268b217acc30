"""Tolleno a second time, slowly and from the clauses: what the fast engine keeps step by step, worked out anew.

`python -m tests.games.tolleno.from_scratch 2000` checks so many random games per number of players.
"""

from __future__ import annotations

import sys
from collections import Counter

from ludotheque.core.bits import members
from ludotheque.core.rng import Rng
from ludotheque.games.tolleno.game import GAME
from ludotheque.games.tolleno.rules.board import (
    CELL_AT,
    CELLS,
    CENTRE_TILES,
    CONTRACTS,
    DESIGNS,
    DIRECTIONS,
    KIND_COUNTS,
    NO_CONTRACT,
    NO_TILE,
    QUADRANTS,
)
from ludotheque.games.tolleno.rules.city import ARM, BUILT, CANAL, CONTRACT, FREE, NEAR, OPEN_ARM, SPOTS, VALUED, City
from ludotheque.games.tolleno.rules.state import Tolleno

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
ALL_TILES = [kind for kind, count in enumerate(KIND_COUNTS) for _ in range(count)]
Place = tuple[int, int]
Spot = tuple[Place, int]


class Laid:
    """A tile as it lies, read from its design."""

    def __init__(self, kind: int, turn: int) -> None:
        arms, self.value, quads = DESIGNS[kind]
        self.arms = {(DIRECTIONS.index(letter) + turn) % 4 for letter in arms}
        self.foundations = {(quadrant + turn) % 4 for quadrant in range(4) if quads[quadrant] == "F"}
        self.inside: list[int] = []
        self.across: list[int] = []
        for quadrant, drawn in enumerate(quads):
            here = (quadrant + turn) % 4
            for arrow in drawn[1:]:
                if arrow == ">":
                    self.inside.append((here + 1) % 4)
                elif arrow == "<":
                    self.inside.append((here - 1) % 4)
                else:
                    self.across.append(here)


def beyond(place: Place, side: int) -> Place:
    return place[0] + STEPS[side][0], place[1] + STEPS[side][1]


class Geometry:
    """All that follows from the laid tiles alone."""

    def __init__(self, city: City) -> None:
        self.places = [CELLS[city.cell(tile)] for tile in range(city.tiles)]
        self.number = {place: tile for tile, place in enumerate(self.places)}
        self.laid = {place: Laid(city.face(tile) >> 2, city.face(tile) & 3) for tile, place in enumerate(self.places)}
        self.canals = {(place, axis): self.canal(place, axis) for place in self.places for axis in range(2)}
        self.pointed = self.fountains()
        self.open_cells = {
            beyond(place, side)
            for place, tile in self.laid.items()
            for side in tile.arms
            if beyond(place, side) not in self.laid
        }

    def joined(self, place: Place, side: int) -> bool:
        other = self.laid.get(beyond(place, side))
        return side in self.laid[place].arms and other is not None and (side + 2) % 4 in other.arms

    def canal(self, place: Place, axis: int) -> set[Place]:
        """T-1.4."""
        if not {axis, axis + 2} & self.laid[place].arms:
            return set()
        found = {place}
        for side in (axis, axis + 2):
            here = place
            while self.joined(here, side):
                here = beyond(here, side)
                found.add(here)
        return found

    def quay(self, place: Place, axis: int) -> set[Spot]:
        """T-1.5: the quadrants that touch an arm of the canal."""
        return {
            (here, quadrant)
            for here in self.canals[place, axis]
            for side in (axis, axis + 2)
            if side in self.laid[here].arms
            for quadrant in (side, (side + 3) % 4)
        }

    def fountains(self) -> Counter[Spot]:
        """T-1.3."""
        pointed: Counter[Spot] = Counter()
        for place, tile in self.laid.items():
            pointed.update((place, quadrant) for quadrant in tile.inside)
            pointed.update(
                (beyond(place, side), (side + 1) % 4) for side in tile.across if beyond(place, side) in self.laid
            )
        return pointed

    def mask(self, places: set[Place]) -> int:
        return sum(2 ** self.number[place] for place in places)


class Expected:
    """What the city should keep, as long as no tile is laid."""

    def __init__(self, truth: Geometry) -> None:
        places, laid = truth.places, truth.laid
        self.canals = [truth.mask(truth.canals[place, axis]) for place in places for axis in range(2)]
        self.quays = [
            truth.mask({here for here, quad in truth.quay(place, axis) if quad == quadrant})
            for place in places
            for axis in range(2)
            for quadrant in range(4)
        ]
        self.fountains = [truth.pointed[place, quadrant] for place in places for quadrant in range(4)]
        self.near = [
            truth.mask({other for other in places if abs(other[0] - x) <= 1 and abs(other[1] - y) <= 1})
            for x, y in places
        ]
        self.arms = [truth.mask({place for place in places if side in laid[place].arms}) for side in range(4)]
        self.open_arms = [
            truth.mask({place for place in places if side in laid[place].arms and not truth.joined(place, side)})
            for side in range(4)
        ]
        self.values = [truth.mask({place for place in places if laid[place].value == value}) for value in (2, 3, 4)]
        self.open_cells = sorted(truth.open_cells)
        self.foundations = [
            truth.mask({place for place in places if quadrant in laid[place].foundations}) for quadrant in range(4)
        ]
        self.around = {cell: self.sides(truth, cell) for cell in truth.open_cells}

    def sides(self, truth: Geometry, cell: Place) -> int:
        """The sides of a cell with a neighbour, and from bit 4 on those where it has an arm."""
        sides = [side for side in range(4) if beyond(cell, side) in truth.laid]
        arms = [side for side in sides if (side + 2) % 4 in truth.laid[beyond(cell, side)].arms]
        return sum(1 << side for side in sides) + sum(16 << side for side in arms)


def check_geometry(city: City, expected: Expected) -> None:
    tiles = range(city.tiles)
    assert sorted(CELLS[city.open_cells[place]] for place in range(city.opens)) == expected.open_cells
    assert [city.tile_at(city.cell(tile)) for tile in tiles] == list(tiles)
    assert list(city.sets[CANAL : CANAL + 2 * city.tiles]) == expected.canals
    assert quays(city) == expected.quays
    assert [city.fountains(spot) for spot in range(4 * city.tiles)] == expected.fountains
    assert max(expected.fountains) <= 2
    assert list(city.sets[NEAR : NEAR + city.tiles]) == expected.near
    assert list(city.sets[ARM : ARM + 4]) == expected.arms
    assert list(city.sets[OPEN_ARM : OPEN_ARM + 4]) == expected.open_arms
    assert list(city.sets[VALUED : VALUED + 3]) == expected.values


def quays(city: City) -> list[int]:
    """By tile, axis and quadrant: the tiles whose quadrant is on the quay of the canal."""
    found: list[int] = []
    city = city.clone()
    for tile in range(city.tiles):
        city.find_quays(city.sets[CANAL + 2 * tile], 0)
        found += city.sets[SPOTS : SPOTS + 4]
        city.find_quays(0, city.sets[CANAL + 2 * tile + 1])
        found += city.sets[SPOTS : SPOTS + 4]
    return found


def check_around(state: Tolleno, truth: Geometry, expected: Expected) -> None:
    """T-3.1: what lies round each open cell, and whose boats guard it."""
    city = state.city
    guards: Counter[Place] = Counter()
    for seat in range(state.players):
        if city.boat(seat) != NO_TILE:
            place = truth.places[city.boat(seat)]
            for side in truth.laid[place].arms:
                guards[beyond(place, side)] += 256 * 2**seat
    for cell, around in expected.around.items():
        assert city.around(CELL_AT[cell]) == around + guards[cell]


def check_pieces(state: Tolleno, expected: Expected) -> None:
    """Every floor, tile and contract is somewhere, once."""
    city = state.city
    floors = [0] * state.players
    for quadrant in range(4):
        sets = [int(city.sets[FREE + quadrant]), int(city.sets[CONTRACT + quadrant])]
        for seat in range(state.players):
            sets.append(int(city.sets[BUILT + 4 * seat + quadrant]))
            built = [int(city.height(4 * tile + quadrant)) for tile in members(sets[-1])]
            assert 0 not in built
            floors[seat] += sum(built)
        # No two of the sets share a tile, and together they are the foundations.
        assert sum(sets) == expected.foundations[quadrant]
        assert sum(mask.bit_count() for mask in sets) == expected.foundations[quadrant].bit_count()
    assert sum(city.heights) == sum(floors)
    assert floors == [state.placed(seat) for seat in range(state.players)]
    assert max(floors) <= 20
    laid = [city.face(tile) >> 2 for tile in range(CENTRE_TILES, city.tiles)]
    hands = [state.held(seat) for seat in range(state.players)]
    held = [kind for kind in hands if kind != NO_TILE]
    assert sorted([*laid, *held, *state.pile[state.drawn :]]) == ALL_TILES
    offered = [kind for kind in state.offered() if kind != NO_CONTRACT]
    contracts = sum(int(mask).bit_count() for mask in city.sets[CONTRACT : CONTRACT + 4])
    assert contracts + len(offered) + len(state.contracts) - state.revealed == 25


def legal(state: Tolleno, truth: Geometry) -> set[str]:
    """The legal actions by the clauses, in notation."""
    step = GAME.view(state, state.to_move)["step"]
    if step == "extend":
        return legal_extensions(state, truth)
    if step == "build":
        return legal_builds(state, truth, first_quays(state, truth))
    if step == "second":
        quays = second_quays(state, truth)
        return legal_builds(state, truth, quays) | legal_contracts(state, truth, quays)
    return legal_boat(state, truth, str(step))


def legal_extensions(state: Tolleno, truth: Geometry) -> set[str]:
    """T-3.1; equal faces count once, in their lowest turn."""
    guarded = guarded_places(state, truth)
    kind = state.held(state.to_move)
    found: set[str] = set()
    for cell in truth.open_cells:
        faces: list[tuple[object, ...]] = []
        for turn in range(4):
            tile = Laid(kind, turn)
            sides = [side for side in range(4) if beyond(cell, side) in truth.laid]
            arms = [side for side in sides if (side + 2) % 4 in truth.laid[beyond(cell, side)].arms]
            fits = all((side in tile.arms) == (side in arms) for side in sides)
            joins = [side for side in arms if side in tile.arms]
            if not fits or not joins or any(beyond(cell, side) in guarded for side in joins):
                continue
            face = (tile.arms, tile.foundations, sorted(tile.inside), sorted(tile.across))
            if face not in faces:
                faces.append(face)
                found.add(f"{cell[0]},{cell[1]}r{turn}")
    return found


def guarded_places(state: Tolleno, truth: Geometry) -> set[Place]:
    boats = [state.city.boat(seat) for seat in range(state.players) if seat != state.to_move]
    return {truth.places[boat] for boat in boats if boat != NO_TILE}


def first_quays(state: Tolleno, truth: Geometry) -> set[Spot]:
    """T-3.3: the canals that the laid tile prolonged are those that it shares with another tile."""
    place = truth.places[state.laid]
    axes = [axis for axis in range(2) if len(truth.canals[place, axis]) > 1]
    return {spot for axis in axes for spot in truth.quay(place, axis)}


def second_quays(state: Tolleno, truth: Geometry) -> set[Spot]:
    """T-3.4."""
    tile, quadrant = divmod(int(state.first_spot), 4)
    place, laid = truth.places[tile], truth.places[state.laid]
    quays: set[Spot] = set()
    for axis in range(2):
        if (place, quadrant) not in truth.quay(place, axis):
            continue
        prolonged = laid in truth.canals[place, axis] and len(truth.canals[laid, axis]) > 1
        if state.options["perpendicular"] == "extended" and not prolonged:
            continue
        for here in truth.canals[place, axis]:
            quays |= truth.quay(here, 1 - axis)
    return {spot for spot in quays if spot[0] != place}


def name(spot: Spot) -> str:
    return f"{spot[0][0]},{spot[0][1]}{QUADRANTS[spot[1]]}"


def stands(state: Tolleno, truth: Geometry, spot: Spot) -> str:
    """What is at a spot: `free`, `own`, or something else."""
    number = 4 * truth.number[spot[0]] + spot[1]
    if state.city.owner(number) == state.to_move:
        return "own"
    return "free" if state.city.sets[FREE + spot[1]] & 2 ** truth.number[spot[0]] else "other"


def legal_builds(state: Tolleno, truth: Geometry, quays: set[Spot]) -> set[str]:
    if state.placed(state.to_move) == 20:
        return set()
    guarded = guarded_places(state, truth)
    return {name(s) for s in quays if s[0] not in guarded and stands(state, truth, s) in ("free", "own")}


def legal_contracts(state: Tolleno, truth: Geometry, quays: set[Spot]) -> set[str]:
    guarded = guarded_places(state, truth)
    free = [name(s) for s in quays if s[0] not in guarded and stands(state, truth, s) == "free"]
    return {f"{CONTRACTS[kind]}@{spot}" for kind in state.offered() if kind != NO_CONTRACT for spot in free}


def legal_boat(state: Tolleno, truth: Geometry, step: str) -> set[str]:
    seat = state.to_move
    placed = state.placed(seat)
    turns = 2 if placed >= 16 else 1 if placed >= 13 else 0
    start = state.city.boat(seat) if step == "sail" else state.sailed_from
    ways = all_ways(truth, None if start == NO_TILE else truth.places[start], turns)
    guarded = guarded_places(state, truth)
    if step == "sail":
        ends = {end for end, _ in ways if end not in guarded}
        return {f">{x},{y}" for x, y in ends}
    boat = truth.places[state.city.boat(seat)]
    landings = [q for q in range(4) if stands(state, truth, (boat, q)) in ("free", "own")]
    if step == "put":
        return {f"={QUADRANTS[quadrant]}" for quadrant in landings}
    crossed = {place for end, way in ways if end == boat for place in way} - guarded
    lifts = {name((p, q)) for p in crossed for q in range(4) if stands(state, truth, (p, q)) == "own"}
    return {"^-", *(f"^{spot}" for spot in lifts)}


def all_ways(truth: Geometry, start: Place | None, turns: int) -> list[tuple[Place, frozenset[Place]]]:
    """T-4.1, T-4.2: every end that a boat can reach, with the tiles left or crossed before it."""
    found: list[tuple[Place, frozenset[Place]]] = []

    def go_on(here: Place, side: int, left: int, way: frozenset[Place]) -> None:
        """The boat has come to `here` heading for `side`; it may stop, go straight on, or turn."""
        if here != start:
            found.append((here, way))
        for heading in range(4):
            if heading == (side + 2) % 4 or (heading != side and left == 0):
                continue
            if truth.joined(here, heading):
                go_on(beyond(here, heading), heading, left - (heading != side), way | {here})

    if start is None:
        for place, tile in truth.laid.items():
            for side in tile.arms:
                if beyond(place, side) not in truth.laid:
                    go_on(place, (side + 2) % 4, turns, frozenset())
    else:
        for side in range(4):
            if truth.joined(start, side):
                go_on(beyond(start, side), side, turns, frozenset({start}))
    return found


def check_game(state: Tolleno, rng: Rng, with_actions: bool) -> int:
    """Plays a random game and checks it after every action; says how many."""
    truth = Geometry(state.city)
    expected = Expected(truth)
    actions = 0
    while True:
        if len(truth.places) != state.city.tiles:
            truth = Geometry(state.city)
            expected = Expected(truth)
        check_geometry(state.city, expected)
        check_around(state, truth, expected)
        check_pieces(state, expected)
        if state.is_over:
            return actions
        if with_actions:
            texts = {GAME.action_text(state, action) for action in state.legal_actions()}
            assert texts == legal(state, truth), GAME.position_text(state)
        state.apply(state.random_action(rng))
        actions += 1


def main(games: int, counts: list[int]) -> None:
    for players in counts:
        rng = Rng(players)
        actions = 0
        for number in range(games):
            option = "extended" if number % 4 == 3 else "adjacent"
            state = GAME.deal(GAME.options(players=players, perpendicular=option), rng)
            actions += check_game(state, rng, with_actions=number % 10 == 0)
        print(f"{players} players: {games} games, {actions} actions checked")


if __name__ == "__main__":
    main(int(sys.argv[1]), [int(count) for count in sys.argv[2:]] or [2, 3, 4])
