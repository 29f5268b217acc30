from __future__ import annotations

from itertools import product

from ludotheque.games.tolleno.rules.board import (
    ACROSS,
    ARMS,
    CELL_AT,
    CELLS,
    CITY_KINDS,
    CONTRACT_TILES,
    CONTRACTS,
    DESIGNS,
    FOUNDATIONS,
    INSIDE,
    KIND_COUNTS,
    KINDS,
    NEIGHBOUR,
    PLACES,
    RING_END,
    ROTATIONS,
    VALUE,
    distance,
)


def test_there_are_54_tiles_with_the_values_and_foundations_of_t_1_3() -> None:
    assert sum(KIND_COUNTS) == 54
    values = [sum(KIND_COUNTS[kind] for kind in range(CITY_KINDS) if VALUE[kind] == value) for value in (2, 3, 4)]
    assert values == [22, 21, 11]
    assert sum(KIND_COUNTS[kind] * DESIGNS[kind][2].count("F") for kind in range(CITY_KINDS)) == 115
    assert KINDS - CITY_KINDS == 8


def test_a_fountain_points_across_its_own_border_only_t_1_3() -> None:
    for _, _, quads in DESIGNS:
        for quadrant, drawn in enumerate(quads):
            if drawn[0] == "o":
                assert set(drawn[1:]) <= {"NESW"[quadrant], "<", ">"}
                assert 1 <= len(drawn) - 1 <= 2


def test_no_building_is_pointed_at_more_than_twice_in_any_city_t_1_3() -> None:
    for kind, quadrant in product(range(KINDS), range(4)):
        quads = DESIGNS[kind][2]
        before, after = quads[(quadrant + 3) % 4], quads[(quadrant + 1) % 4]
        inside = (before[0] == "o" and ">" in before) + (after[0] == "o" and "<" in after)
        # One more can come across a border, from one neighbour only.
        assert inside <= 1


def test_fountains_inside_a_tile_point_at_foundations_t_1_3() -> None:
    for face in range(4 * KINDS):
        assert INSIDE[face] & ~FOUNDATIONS[face] == 0


def test_no_two_kinds_are_the_same_tile_turned() -> None:
    def looks(kind: int) -> set[tuple[int, ...]]:
        faces = range(4 * kind, 4 * kind + 4)
        return {(ARMS[face], VALUE[kind], FOUNDATIONS[face], ACROSS[face], INSIDE[face]) for face in faces}

    for one, two in product(range(CITY_KINDS), repeat=2):
        assert one == two or not looks(one) & looks(two)


def test_a_tile_that_looks_the_same_after_half_a_turn_is_offered_in_two_turns() -> None:
    assert [kind for kind in range(CITY_KINDS) if ROTATIONS[kind] == 3] == [
        kind
        for kind in range(CITY_KINDS)
        if DESIGNS[kind] in (("NESW", 4, ("F", "-", "F", "-")), ("NS", 4, ("F", "-", "F", "-")))
    ]


def test_every_canal_of_a_city_tile_has_a_foundation_on_its_quay_so_that_t_3_3_is_always_possible() -> None:
    for kind, axis in product(range(CITY_KINDS), range(2)):
        arms, _, quads = DESIGNS[kind]
        sides = [side for side in (axis, axis + 2) if "NESW"[side] in arms]
        quay = {quads[quadrant] for side in sides for quadrant in (side, (side + 3) % 4)}
        assert not sides or "F" in quay


def test_there_are_25_contracts_of_24_kinds_and_b1_twice_t_7() -> None:
    assert len(CONTRACT_TILES) == 25
    assert len(CONTRACTS) == 24
    assert [CONTRACTS[kind] for kind in set(CONTRACT_TILES) if CONTRACT_TILES.count(kind) == 2] == ["B1"]


def test_the_cells_are_numbered_by_rings_and_hold_any_city() -> None:
    assert PLACES == RING_END[54] == sum(distance(x, y) <= 54 for x, y in CELLS)
    assert [CELLS[cell] for cell in range(4)] == [(0, 0), (1, 0), (0, 1), (1, 1)]
    rings = [distance(x, y) for x, y in CELLS]
    assert rings == sorted(rings)
    for cell in range(PLACES):
        x, y = CELLS[cell]
        assert NEIGHBOUR[8 * cell] == CELL_AT[x, y - 1]
        assert NEIGHBOUR[8 * cell + 5] == CELL_AT[x + 1, y + 1]
