"""The cube against an independent model: each tile is a vector that rotation matrices turn."""

from __future__ import annotations

import itertools

import pytest

from ludotheque.core.bits import popcount
from ludotheque.core.rng import Rng
from ludotheque.games.octocube.rules.board import FACES, PIVOT_TURNS, ROLL_TURNS, TURNS
from ludotheque.games.octocube.rules.cube import distinct_pivots, nth_subset, tiled, turned
from tests.games.octocube.positions import cube, legal, play, position

Vector = tuple[int, int, int]
Matrix = tuple[Vector, Vector, Vector]

# East is x, north is y, up is z.
NORMALS: dict[str, Vector] = {
    "top": (0, 0, 1),
    "bottom": (0, 0, -1),
    "north": (0, 1, 0),
    "east": (1, 0, 0),
    "south": (0, -1, 0),
    "west": (-1, 0, 0),
}


def quarter(axis: Vector) -> Matrix:
    """A quarter turn about an axis, by Rodrigues' formula: v -> axis (axis . v) + axis x v."""
    columns = []
    for unit in ((1, 0, 0), (0, 1, 0), (0, 0, 1)):
        along = sum(a * u for a, u in zip(axis, unit, strict=True))
        cross = (
            axis[1] * unit[2] - axis[2] * unit[1],
            axis[2] * unit[0] - axis[0] * unit[2],
            axis[0] * unit[1] - axis[1] * unit[0],
        )
        columns.append(tuple(a * along + c for a, c in zip(axis, cross, strict=True)))
    x, y, z = zip(*columns, strict=True)
    return (tuple(x), tuple(y), tuple(z))


# A wheel that rolls north turns about the axis to the west: its top goes north. Clockwise from above is about -z.
ROLLS = {"N": quarter((-1, 0, 0)), "E": quarter((0, 1, 0)), "S": quarter((1, 0, 0)), "W": quarter((0, -1, 0))}
CLOCKWISE = quarter((0, 0, -1))


def moved(matrix: Matrix, vector: Vector) -> Vector:
    x, y, z = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return x, y, z


class Model:
    """Where each of six tiles points."""

    def __init__(self) -> None:
        self.pointing = {tile: NORMALS[face] for tile, face in enumerate(FACES, 1)}

    def turn(self, matrix: Matrix) -> None:
        self.pointing = {tile: moved(matrix, vector) for tile, vector in self.pointing.items()}

    def packed(self) -> int:
        tile_at = {vector: tile for tile, vector in self.pointing.items()}
        return sum(tile_at[NORMALS[face]] << (5 * place) for place, face in enumerate(FACES))


START = Model().packed()


@pytest.mark.parametrize(("direction", "letter"), list(enumerate("NESW")))
def test_o_3_4_a_roll_is_the_quarter_turn_of_a_wheel(direction: int, letter: str) -> None:
    model = Model()
    model.turn(ROLLS[letter])
    assert turned(START, ROLL_TURNS[direction]) == model.packed()


def test_o_3_4_rolling_north_carries_the_faces_as_the_clause_says() -> None:
    rolled = {face: FACES[(turned(START, ROLL_TURNS[0]) >> (5 * place) & 31) - 1] for place, face in enumerate(FACES)}
    assert rolled == {
        "north": "top",
        "bottom": "north",
        "south": "bottom",
        "top": "south",
        "east": "east",
        "west": "west",
    }


@pytest.mark.parametrize("quarters", [1, 2, 3])
def test_o_3_7_a_pivot_turns_about_the_vertical_axis(quarters: int) -> None:
    model = Model()
    for _ in range(quarters):
        model.turn(CLOCKWISE)
    assert turned(START, PIVOT_TURNS[quarters - 1]) == model.packed()


@pytest.mark.parametrize("direction", range(4))
def test_four_rolls_in_one_direction_bring_the_cube_back(direction: int) -> None:
    faces = START
    for count in range(1, 5):
        faces = turned(faces, ROLL_TURNS[direction])
        assert (faces == START) == (count == 4)


def test_every_loop_of_six_rolls_gives_the_orientation_of_a_physical_cube() -> None:
    loops = 0
    for letters in itertools.product("NESW", repeat=6):
        if letters.count("N") != letters.count("S") or letters.count("E") != letters.count("W"):
            continue
        model, faces = Model(), START
        for letter in letters:
            model.turn(ROLLS[letter])
            faces = turned(faces, ROLL_TURNS["NESW".index(letter)])
        assert faces == model.packed()
        loops += 1
    assert loops == 400


def test_random_walks_of_rolls_and_pivots_on_the_grid_agree_with_the_model() -> None:
    rng = Rng(11)
    for _ in range(30):
        state = position(everywhere="~plain", cubes={0: "b2 SwSlSdSgAwAl", 1: "d4"}, supply="5 -")
        model = Model()
        for _ in range(60):
            moves = legal(state, "N") + legal(state, "E") + legal(state, "S") + legal(state, "W") + legal(state, "p")
            move = next(iter(moves[rng.below(len(moves)) :]))
            if move == "pass":
                continue
            play(state, move)
            for _ in range({"p90": 1, "p180": 2, "p270": 3}.get(move, 0)):
                model.turn(CLOCKWISE)
            if move in ROLLS:
                model.turn(ROLLS[move])
            assert state.cubes[0] == model.packed()
            if state.idle >= 38:
                break
            play(state, "pass")


def test_all_24_orientations_are_reachable_and_distinct_on_six_different_tiles() -> None:
    by_tables = {turned(START, turn) for turn in range(len(TURNS))}
    reached = {START}
    fresh = [START]
    while fresh:
        faces = fresh.pop()
        for direction in range(4):
            further = turned(faces, ROLL_TURNS[direction])
            if further not in reached:
                reached.add(further)
                fresh.append(further)
    assert len(by_tables) == len(reached) == 24
    assert by_tables == reached


def test_the_24_turns_are_the_rotations_of_the_model_and_no_mirror_images() -> None:
    model_orientations = set()
    for first, second in itertools.product(["", "N", "NN", "NNN", "E", "W"], range(4)):
        model = Model()
        for letter in first:
            model.turn(ROLLS[letter])
        for _ in range(second):
            model.turn(CLOCKWISE)
        model_orientations.add(model.packed())
    assert model_orientations == {turned(START, turn) for turn in range(24)}


@pytest.mark.parametrize(
    ("faces", "count"),
    [
        ("SwSlSdSgAwAl", 24),
        ("Sw----------", 6),
        ("SwSw--------", 3),
        ("Sw--Sw------", 12),
        ("SwSwSw------", 12),
        ("SwSlSd------", 24),
        ("Sw--Sw--Sw--", 12),
        ("Sw--SwSw----", 8),
        ("SwSwSwSwSwSw", 1),
        ("SwSwSlSlSdSd", 12),
        ("SwSwSlSdSlSd", 6),
        ("------------", 1),
    ],
)
def test_o_3_1_orientations_that_look_alike_are_offered_once(faces: str, count: int) -> None:
    state = position(cubes={0: f"home {faces}"})
    offered = [move for move in legal(state) if move.startswith("@a1")]
    results = set()
    for move in offered:
        after = state.clone()
        play(after, move)
        results.add(cube(after))
    every = {turned(state.cubes[0], turn) for turn in range(24)}
    assert len(offered) == len(results) == len(every) == count


@pytest.mark.parametrize(
    ("sides", "offered"),
    [("SwSlSdSg", "p90 p180 p270"), ("SwSlSwSl", "p90 p180"), ("SwSwSwSw", "p90"), ("SwSwSwSl", "p90 p180 p270")],
)
def test_o_3_7_equal_pivots_are_offered_once(sides: str, offered: str) -> None:
    state = position(cubes={0: f"b2 CoCo{sides}"})
    assert legal(state, "p") == [*offered.split(" "), "pass"]
    assert popcount(distinct_pivots(state.cubes[0])) == len(offered.split(" "))


def test_subsets_are_picked_in_order() -> None:
    assert [nth_subset(0b1010, n) for n in range(4)] == [0, 0b10, 0b1000, 0b1010]
    assert tiled(START) == 63
